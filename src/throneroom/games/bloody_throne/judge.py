"""Knowledge of the game for bots. (First version: no preference.)"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from throneroom.core.decision import Decision, Prefix
from throneroom.games.bloody_throne.table import View


class BloodyThroneJudge:
    def weigh(self, view: View, d: Decision, prefix: Prefix, options: Sequence[int]) -> list[float]:
        return [0.0] * len(options)

    def value(self, view: View, seat: int) -> float:
        return 1.0 / view.table.players


JUDGE: Final = BloodyThroneJudge()
