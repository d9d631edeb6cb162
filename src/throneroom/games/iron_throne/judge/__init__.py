"""Knowledge of the game for bots: every choice by everybody's chance to win once the round is over.

All of it sees views only. `worth.py` says what a table is worth and who is how likely to win. `changes.py`,
`deeds.py`, `clashes.py` and `trial.py` carry out abilities on an imagined table, `aftermath.py` settles an
encounter there, `guessing.py` says what others may lay and `forecast.py` how encounters end. On that build
the weighers: `encounter.py` before the cards, `laying.py` for the cards, `bargaining.py` for talks,
`captives.py` for hostages, `abilities.py` for leaders and Character cards, `cards.py` for single cards on
the way, `leaders.py` for the first choice of all.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from throneroom.core.decision import Decision, Prefix
from throneroom.games.iron_throne.judge import abilities, bargaining, captives, cards, encounter, laying
from throneroom.games.iron_throne.judge.leaders import weigh_leader
from throneroom.games.iron_throne.judge.worth import chances
from throneroom.games.iron_throne.table import View

Weigher = Callable[[View, Decision, Prefix, Sequence[int]], list[float]]


def _any(v: View, d: Decision, prefix: Prefix, options: Sequence[int]) -> list[float]:
    """Where every choice is as good as another."""
    return [0.0] * len(options)


WEIGHERS: Final[dict[str, Weigher]] = {
    "leader": weigh_leader,
    "hostage": captives.weigh_hostage,
    "blow": captives.weigh_blow,
    "source": captives.weigh_source,
    "victim": captives.weigh_victim,
    "use": abilities.weigh_use,
    "play": abilities.weigh_use,
    "aim": abilities.weigh_aim,
    "aim-open": abilities.weigh_aim,
    "amount": abilities.weigh_amount,
    "choice": abilities.weigh_choice,
    "consent": abilities.weigh_consent,
    "defender": encounter.weigh_defender,
    "power": encounter.weigh_power,
    "character": encounter.weigh_character,
    "support": encounter.weigh_support,
    "answer": encounter.weigh_answer,
    "lay": laying.weigh_lay,
    "relay": laying.weigh_relay,
    "swap": laying.weigh_swap,
    "proposal": bargaining.weigh_proposal,
    "reply": bargaining.weigh_reply,
    "shed": cards.weigh_shed,
    "pick": cards.weigh_pick,
    "order": cards.weigh_order,
    "due": _any,
}


class IronThroneJudge:
    """Sends every question to the part that knows about it."""

    def weigh(self, view: View, d: Decision, prefix: Prefix, options: Sequence[int]) -> list[float]:
        """How good each next small choice looks; only the order matters."""
        return WEIGHERS[d.kind.id](view, d, prefix, options)

    def value(self, view: View, seat: int) -> float:
        """The chance of a seat to win, from what lies on the table; exact once the game is over."""
        return chances(view)[seat]


JUDGE: Final = IronThroneJudge()
