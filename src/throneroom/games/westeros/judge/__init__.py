"""Knowledge of Westeros for bots: how good each small choice looks from one house's view.

`worth.py` says what things are worth, `planning.py` lays out orders, `marching.py` moves armies, `fighting.py` plays
combats, `court.py` bids, musters and answers cards. All of them see views only.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from throneroom.core.decision import Decision, Prefix
from throneroom.games.westeros.control import castles
from throneroom.games.westeros.judge import court, fighting, marching, planning
from throneroom.games.westeros.table import View

Weigher = Callable[[View, Decision, Prefix, Sequence[int]], list[float]]

_WEIGHERS: Final[dict[str, Weigher]] = {
    "plan": planning.weigh_plan,
    "raven": planning.weigh_raven,
    "raid": planning.weigh_raid,
    "march": marching.weigh_march,
    "support": fighting.weigh_support,
    "accept": fighting.weigh_accept,
    "card": fighting.weigh_card,
    "text": fighting.weigh_text,
    "blade": fighting.weigh_blade,
    "redraw": fighting.weigh_redraw,
    "lose": fighting.weigh_loss,
    "retreat": fighting.weigh_retreat,
    "ships": court.weigh_more,
    "power": court.weigh_power,
    "muster": court.weigh_muster,
    "bid": court.weigh_bid,
    "tie": court.weigh_tie,
    "rival": court.weigh_rival,
    "wild": court.weigh_wild,
    "choose": court.weigh_event,
}


class WesterosJudge:
    """Sends every question to the part that knows about it."""

    def weigh(self, view: View, d: Decision, prefix: Prefix, options: Sequence[int]) -> list[float]:
        """How good each next small choice looks; only the order matters."""
        weigher = _WEIGHERS.get(d.kind.id)
        return weigher(view, d, prefix, options) if weigher is not None else [0.0] * len(options)

    def value(self, view: View, seat: int) -> float:
        """The share of castles and strongholds, a rough chance to win."""
        held = [castles(view.table, house) for house in range(view.table.players)]
        return held[seat] / max(1, sum(held))


JUDGE: Final = WesterosJudge()
