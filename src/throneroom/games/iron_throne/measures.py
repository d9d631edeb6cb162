"""The story of a game of The Iron Throne in numbers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from throneroom.core.events import Event
from throneroom.core.measures import Counted, Measure, Tally
from throneroom.games.iron_throne.outcome import scores
from throneroom.games.iron_throne.table import State, living, own_characters


def _power(s: State) -> list[int]:
    """The power of the characters of every house, without what its leader keeps."""
    t = s.table
    return [sum([t.power[char] for char in own_characters(t, seat)]) for seat in range(t.players)]


def _living(s: State) -> list[int]:
    return [len(living(s.table, seat)) for seat in range(s.table.players)]


def encounters(events: Sequence[Event]) -> Iterator[Counted]:
    """The encounter of a round counts for the active player of the side that won in the end."""
    active = {}
    won = None
    for event in events:
        if event.id == "round":
            active["challenger"] = str(event.facts["seat"])
        elif event.id == "defender":
            active["defender"] = str(event.facts["seat"])
        elif event.id in ("side-won", "winner-changed"):
            won = event
    if won is not None:
        yield won, active[str(won.facts["side"])]


MEASURES: Final = (
    Measure("influence", scores),
    Tally("encounters", encounters),
    Measure("power", _power),
    Measure("living", _living),
)
