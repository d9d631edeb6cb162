"""Knowledge of the game for bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from throneroom.core.decision import Decision, Prefix
from throneroom.games.iron_throne.table import View, placed


class IronThroneJudge:
    """What the game's spec offers to bots."""

    def weigh(self, view: View, d: Decision, prefix: Prefix, options: Sequence[int]) -> list[float]:
        return [0.0] * len(options)

    def value(self, view: View, seat: int) -> float:
        return placed(view.table, seat) / 5


JUDGE: Final = IronThroneJudge()
