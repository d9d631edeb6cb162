"""The story of a game of Bloody Throne in numbers."""

from __future__ import annotations

from typing import Final

from throneroom.core.measures import Measure, Tally, told_as
from throneroom.games.bloody_throne.flow import scores
from throneroom.games.bloody_throne.table import OWNER, State


def in_row(s: State) -> list[int]:
    """The cards of every seat in the row, covered ones too."""
    lying = [OWNER[token] for stack in s.table.row for token in stack]
    return [lying.count(seat) for seat in range(s.table.players)]


MEASURES: Final = (
    Measure("points", scores),
    Measure("in-row", in_row),
    Tally("eliminations", told_as("eliminated")),
)
