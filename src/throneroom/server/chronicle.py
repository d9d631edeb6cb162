"""The story of a game that is over, in numbers: what every seat had when a round ended, and what it had done."""

from __future__ import annotations

from dataclasses import dataclass

from throneroom.core.events import Event
from throneroom.core.flow import AnyState
from throneroom.core.measures import Measure, Tally
from throneroom.server.reels import ROUND, Reel

Series = dict[str, list[int]]
"""By the code of a seat, a number for every round that was played, and before them one for the beginning."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A moment that a tally counts, and the seat it counts for."""

    ply: int
    measure: str
    seat: str


@dataclass(frozen=True, slots=True)
class Chronicle:
    """The numbers of every measure at the end of rounds; `rounds` begins with 0, the table before the first."""

    rounds: list[int]
    plies: list[int]
    series: dict[str, Series]
    marks: list[Mark]


Told = list[tuple[int, Event]]
"""What was told, each with its ply."""


def chronicle(reel: Reel) -> Chronicle:
    """The numbers of a whole game."""
    begun, told = _rounds(reel)
    plies = [ply for _, ply in begun] + [reel.plies]
    rounds = [number - 1 for number, _ in begun] + [begun[-1][0]]
    states = [reel.state(ply) for ply in plies]
    series: dict[str, Series] = {}
    marks: list[Mark] = []
    for measure in reel.game.measures:
        if isinstance(measure, Tally):
            found = _counted(measure, told)
            marks += [mark for in_round in found for mark in in_round]
            series[measure.id] = _added_up(reel, found)
        else:
            series[measure.id] = _read(reel, measure, states)
    return Chronicle(rounds, plies, series, sorted(marks, key=lambda mark: mark.ply))


def _rounds(reel: Reel) -> tuple[list[tuple[int, int]], list[Told]]:
    """The number and the first ply of every round, and what was told in it."""
    begun = [(1, 0)]  # what is told before the first round belongs to it; where it begins the game, nobody tells it
    told: list[Told] = [[]]
    for ply, _, events in reel.walk():
        for event in events:
            if event.id == ROUND and event.facts["round"] == 1:
                begun = [(1, ply)]
            elif event.id == ROUND:
                begun.append((int(str(event.facts["round"])), ply))
                told.append([])
            told[-1].append((ply, event))
    return begun, told


def _read(reel: Reel, measure: Measure, states: list[AnyState]) -> Series:
    found = [measure.values(s) for s in states]
    return {code: [values[seat] for values in found] for seat, code in enumerate(reel.seats)}


def _counted(tally: Tally, told: list[Told]) -> list[list[Mark]]:
    """What counts, round by round."""
    found = []
    for in_round in told:
        plies = {id(event): ply for ply, event in in_round}
        counted = tally.counted([event for _, event in in_round])
        found.append([Mark(plies[id(event)], tally.id, seat) for event, seat in counted])
    return found


def _added_up(reel: Reel, found: list[list[Mark]]) -> Series:
    series: Series = {code: [0] for code in reel.seats}
    for in_round in found:
        seats = [mark.seat for mark in in_round]
        for code, line in series.items():
            line.append(line[-1] + seats.count(code))
    return series
