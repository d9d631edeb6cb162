"""Knowledge of the game for bots. (First version: no preference.)"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from throneroom.core.decision import Decision, Prefix
from throneroom.games.westeros.control import castles
from throneroom.games.westeros.table import View


class WesterosJudge:
    """No preference yet."""

    def weigh(self, view: View, d: Decision, prefix: Prefix, options: Sequence[int]) -> list[float]:
        return [0.0] * len(options)

    def value(self, view: View, seat: int) -> float:
        held = [castles(view.table, h) for h in range(view.table.players)]
        return held[seat] / max(1, sum(held))


JUDGE: Final = WesterosJudge()
