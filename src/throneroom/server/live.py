"""Live updates: every socket is told that there is something new, and fetches its own view of it.

A socket has no queue that could grow: it holds at most one mark "there is news", and the packet is made
when it is sent, from what the socket has seen so far.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Set

from throneroom.core.seats import SPECTATOR, Seat
from throneroom.server.rooms import Room


class Listener:
    """One open socket: whose view it shows, and what it has seen."""

    __slots__ = ("has_ended", "has_view", "news", "person", "read_to", "seat", "since", "talk_since")

    def __init__(self, seat: Seat, person: str, since: int, talk_since: int) -> None:
        self.seat = seat
        self.person = person
        self.since = since
        self.has_view = since > 0
        """Whether it has the view of then, so that it can be told what has changed in it."""
        self.talk_since = talk_since
        self.read_to = 0
        """Up to which message all were looked at, also those that are for others; after the end more are for all."""
        self.has_ended = False
        self.news = asyncio.Event()

    async def woken(self, seconds: float) -> None:
        """Wait for news, so long at most."""
        with contextlib.suppress(asyncio.TimeoutError):
            await asyncio.wait_for(self.news.wait(), seconds)

    def looks_from(self, is_over: bool) -> int:
        """The first message that was not looked at."""
        if is_over and not self.has_ended:
            self.has_ended, self.read_to = True, 0
        return max(self.talk_since, self.read_to)


class Hub:
    """The open sockets of this process, by match."""

    def __init__(self) -> None:
        self._listeners: dict[str, set[Listener]] = {}
        self.spectators = 0
        """How many of the sockets are of people who look on."""
        self.is_closed = False

    def join(self, match: str, listener: Listener) -> None:
        """Somebody is there. The others are told if it is a seat that was not there before."""
        is_new = listener.seat not in self.present(match)
        self._listeners.setdefault(match, set()).add(listener)
        self.spectators += listener.seat == SPECTATOR
        listener.news.set()
        self._tell(match, listener, is_new)

    def follow(self, match: str, listener: Listener, seat: Seat) -> None:
        """Somebody listens from another seat now. The others are told who is there, as it may have changed."""
        listener.seat, listener.has_view = seat, False
        self._tell(match, listener, True)

    def leave(self, match: str, listener: Listener) -> None:
        """Somebody goes. The others are told if nobody is left at that seat."""
        there = self._listeners.get(match, set())
        there.discard(listener)
        self.spectators -= listener.seat == SPECTATOR
        if not there:
            self._listeners.pop(match, None)
        self._tell(match, listener, listener.seat not in self.present(match))

    def _tell(self, match: str, listener: Listener, has_changed: bool) -> None:
        """Who looks on comes and goes without a word: one of them must not wake a thousand."""
        for other in self._listeners.get(match, ()) if has_changed and listener.seat != SPECTATOR else ():
            other.news.set()

    def wake(self, room: Room, is_own: bool = True, only: Set[str] | None = None) -> None:
        """Something new in a match, whoever made it; for some people only, if nobody else sees anything of it."""
        for listener in self._listeners.get(room.id, ()):
            if only is None or listener.person in only:
                listener.news.set()

    def look_again(self, user: str) -> None:
        """Somebody's rights may have ended: every line they have open looks again whether it may go on."""
        for there in self._listeners.values():
            for listener in there:
                if listener.person == user:
                    listener.news.set()

    def is_open(self, match: str) -> bool:
        """Whether anybody has a match open."""
        return match in self._listeners

    def is_there(self, match: str, user: str) -> bool:
        """Whether a person has a match open."""
        return any([x.person == user for x in self._listeners.get(match, ())])

    @property
    def sockets(self) -> int:
        return sum([len(there) for there in self._listeners.values()])

    def present(self, match: str) -> list[Seat]:
        """The seats whose players are there."""
        return sorted({x.seat for x in self._listeners.get(match, ()) if x.seat != SPECTATOR})

    def close(self) -> None:
        self.is_closed = True
        for there in self._listeners.values():
            for listener in there:
                listener.news.set()
