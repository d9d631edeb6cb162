"""The story of a game of Westeros in numbers."""

from __future__ import annotations

from typing import Final

from throneroom.core.measures import Measure, Tally, told_as
from throneroom.games.westeros.control import place_on
from throneroom.games.westeros.outcome import scores
from throneroom.games.westeros.pieces import TRACKS
from throneroom.games.westeros.table import State


def _power(s: State) -> list[int]:
    return s.table.power


def _supply(s: State) -> list[int]:
    return s.table.supply


def _track(number: int) -> Measure:
    """The places of the houses on a track."""

    def places(s: State) -> list[int]:
        return [place_on(s.table, number, house) + 1 for house in range(s.table.players)]

    return Measure(TRACKS[number], places, is_place=True)


MEASURES: Final[tuple[Measure | Tally, ...]] = (
    Measure("castles", scores),
    Tally("fights", told_as("fight-won", "fight-tied")),
    Measure("power", _power),
    Measure("supply", _supply),
    *(_track(number) for number in range(len(TRACKS))),
)
