"""Knowledge of the game for bots: what cards are worth, and which choice changes that for the best.

It sees a view only. `outlook` reads the row as one seat sees it, `worth` says what cards still bring,
and `placing`, `facing` and `abilities` compare the options of each decision. All is in points.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from throneroom.core.decision import Decision, Prefix
from throneroom.games.bloody_throne.judge.abilities import weigh_copy, weigh_hit, weigh_move, weigh_rob
from throneroom.games.bloody_throne.judge.chances import win_chance
from throneroom.games.bloody_throne.judge.facing import weigh_face
from throneroom.games.bloody_throne.judge.outlook import Outlook, read
from throneroom.games.bloody_throne.judge.placing import weigh_place
from throneroom.games.bloody_throne.table import View

_WEIGH: Final[dict[str, Callable[[Outlook, Prefix, Sequence[int]], list[float]]]] = {
    "place": weigh_place,
    "face": weigh_face,
    "hit": weigh_hit,
    "rob": weigh_rob,
    "copy": weigh_copy,
    "move": weigh_move,
}


class BloodyThroneJudge:
    """What the game's spec offers to bots."""

    def weigh(self, view: View, d: Decision, prefix: Prefix, options: Sequence[int]) -> list[float]:
        return _WEIGH[d.kind.id](read(view, d.seat), prefix, options)

    def value(self, view: View, seat: int) -> float:
        return win_chance(view, seat)


JUDGE: Final = BloodyThroneJudge()
