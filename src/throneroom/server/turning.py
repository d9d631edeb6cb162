"""The turning points of a game that is over: the few moments at which the lead changed, or most was won or lost.

They are found in the first measure of the game alone, which is what its end counts.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, Literal

from throneroom.core.events import Event, SeenEvent, seen_by
from throneroom.core.flow import AnyState, play
from throneroom.core.measures import Measure
from throneroom.core.seats import SPECTATOR
from throneroom.server.reels import ROUND, Reel

FEW: Final = 4
"""So many of them are told."""
Values = Sequence[int]


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A moment, whose it was, what that seat had before and after it, and what of it everybody was told."""

    ply: int
    round: int
    kind: Literal["lead", "won", "lost"]
    seat: str
    before: int
    after: int
    event: SeenEvent


@dataclass(frozen=True, slots=True)
class _Change:
    ply: int
    round: int
    was: Values
    now: Values
    leader: int | None
    """Who took the lead by it."""

    @property
    def moved(self) -> int:
        """The seat for which most changed."""
        return max(range(len(self.now)), key=lambda seat: (abs(self.now[seat] - self.was[seat]), self.now[seat]))

    @property
    def weight(self) -> tuple[bool, int, int]:
        return self.leader is not None, abs(self.now[self.moved] - self.was[self.moved]), self.ply


def turning_points(reel: Reel) -> list[TurningPoint]:
    """The turning points of a game in their order: the last change of the lead first of all, then the weightiest."""
    changes = list(_changes(reel))
    leads = [change for change in changes if change.leader is not None]
    ranked = leads[-1:] + sorted(changes, key=lambda change: change.weight, reverse=True)
    by_round: dict[int, _Change] = {}
    for change in ranked:
        by_round.setdefault(change.round, change)
    spread = dict.fromkeys([*by_round.values(), *ranked])  # of every round one, before there are two of any
    return [_told(reel, change) for change in sorted([*spread][:FEW], key=lambda change: change.ply)]


def _measure(reel: Reel) -> Measure:
    first = reel.game.measures[0]
    assert isinstance(first, Measure)
    return first


def _changes(reel: Reel) -> Iterator[_Change]:
    """Every action after which what counts was another than before, once the first round has begun."""
    measure, round, leader = _measure(reel), 0, None
    was: Values = ()
    for ply, s, events in reel.walk():
        now = tuple(measure.values(s))
        if round and was != now and events:
            best = [seat for seat, value in enumerate(now) if value == max(now)]
            alone = best[0] if len(best) == 1 else None
            takes = alone if alone != leader else None
            yield _Change(ply, round, was, now, takes)
            leader = leader if alone is None else alone
        was = now
        round = max([round, *[int(str(event.facts["round"])) for event in events if event.id == ROUND]])


class _Hearing(list[Event]):
    """What is told, and what counted when each event of it was."""

    def __init__(self, s: AnyState, measure: Measure) -> None:
        super().__init__()
        self.values: list[Values] = []
        self._s, self._measure = s, measure

    def append(self, event: Event) -> None:
        super().append(event)
        self.values.append(tuple(self._measure.values(self._s)))


def _told(reel: Reel, change: _Change) -> TurningPoint:
    """A change as a turning point, with the event of it at which most changed."""
    seat = change.moved if change.leader is None else change.leader
    s = reel.state(change.ply - 1)
    s.sink = heard = _Hearing(s, _measure(reel))
    play(s, *reel.actions[change.ply - 1])
    course = [change.was, *heard.values]
    steps = [abs(after[change.moved] - before[change.moved]) for before, after in pairwise(course)]
    at = steps.index(max(steps)) if any(steps) else -1
    gain = change.now[seat] - change.was[seat]
    return TurningPoint(
        change.ply,
        change.round,
        "lead" if change.leader is not None else "won" if gain > 0 else "lost",
        reel.seats[seat],
        change.was[seat],
        change.now[seat],
        seen_by(heard[at], SPECTATOR),
    )
