"""The states an action goes through, one for each thing it tells, kept for a short while.

From them every reader is sent what each event changes in their own view, so that a client can show one thing after
the other. A still is a copy of the state; it is looked at through `view` and `view_json` alone, like any other.
All stills of a process share one shelf of a fixed size: the oldest go first, and events without stills are told
without changes.
"""

from __future__ import annotations

import logging
from collections import deque
from itertools import pairwise
from typing import Final

from throneroom.core.changes import Change, changes
from throneroom.core.flow import AnyState
from throneroom.core.game import Game, Json
from throneroom.core.seats import Seat
from throneroom.server.logs import event

MOST_STILLS: Final = 4000
"""So many are kept by a process: one takes two kilobytes, five with all that six readers were sent of it."""
MOST_OF_ACTION: Final = 100
"""An action that tells more than this is shown at once."""
MOST_AT_ONCE: Final = 200
"""A reader who has missed more events than this is shown the end at once."""


class Stills:
    """The states of one action: before it, at each of its events, and after it."""

    __slots__ = ("_before", "_found", "_views", "game", "states")

    def __init__(self, game: Game, now: AnyState, last: Stills | None) -> None:
        self.game = game
        is_known = last is not None and bool(last.states)
        self.states: list[AnyState] = [last.states[-1] if last is not None and is_known else game.clone(now)]
        self._before: dict[Seat, Json] = last._views if last is not None else {}
        """What the readers saw after the action before, from where it is taken as soon as it is needed."""
        self._views: dict[Seat, Json] = {}
        """What they saw after this one, until the next."""
        self._found: dict[Seat, list[list[Change]]] = {}

    def add(self, s: AnyState) -> None:
        """Something is told while a state is like this."""
        if len(self.states) <= MOST_OF_ACTION:
            self.states.append(self.game.clone(s))

    def end(self, s: AnyState) -> None:
        """The action is over."""
        self.states.append(self.game.clone(s))

    def are_of(self, told: int) -> bool:
        """Whether there is one for each of so many events of an action that is over."""
        return len(self.states) == told + 2

    def drop(self) -> None:
        self.states, self._found, self._before, self._views = [], {}, {}, {}

    def changes(self, seat: Seat) -> list[list[Change]] | None:
        """What each event changes in the view of a seat, and what the action changes after the last one, if known."""
        if seat not in self._found and self.states:
            try:
                first = self._before.pop(seat, None) or self._view(self.states[0], seat)
                views = [first, *[self._view(s, seat) for s in self.states[1:]]]
            except Exception as fault:  # in the middle of an action a state may be such that no view shows it
                event("still-not-seen", logging.WARNING, fault, game=self.game.id)
                self.drop()
                return None
            self._found[seat] = [changes(a, b) for a, b in pairwise(views)]
            self._views[seat] = views[-1]
        return self._found.get(seat)

    def _view(self, s: AnyState, seat: Seat) -> Json:
        view: Json = self.game.view_json(self.game.view(s, seat))
        return view


class Shelf:
    """All stills of a process. What no longer fits is forgotten."""

    def __init__(self, most: int = MOST_STILLS) -> None:
        self.most = most
        self.count = 0
        self._kept: deque[tuple[int, Stills]] = deque()

    def put(self, stills: Stills) -> None:
        """Keep the stills of an action that is complete."""
        self._kept.append((len(stills.states), stills))
        self.count += len(stills.states)
        while self.count > self.most:
            size, oldest = self._kept.popleft()
            self.count -= size
            oldest.drop()
