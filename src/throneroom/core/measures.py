"""Measures: the numbers in which the story of a game is told when it is over, round by round."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from throneroom.core.events import Event

Counted = tuple[Event, str]
"""An event that counts, and the code of the seat it counts for."""


@dataclass(frozen=True, slots=True)
class Measure:
    """What every seat has at a moment, such as its castles. Of a place the lowest number is the best."""

    id: str
    values: Callable[[Any], Sequence[int]]
    is_place: bool = False


@dataclass(frozen=True, slots=True)
class Tally:
    """What every seat has done so far, such as fights it won: `counted` finds it in the events of one round."""

    id: str
    counted: Callable[[Sequence[Event]], Iterator[Counted]]


def told_as(*ids: str) -> Callable[[Sequence[Event]], Iterator[Counted]]:
    """Count every event with one of these ids, for its `seat`."""

    def counted(events: Sequence[Event]) -> Iterator[Counted]:
        for event in events:
            if event.id in ids:
                yield event, str(event.facts["seat"])

    return counted
