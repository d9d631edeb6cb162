"""Live updates: every socket is told that there is something new, and fetches its own view of it.

A socket has no queue that could grow: it holds at most one mark "there is news", and the packet is made
when it is sent, from what the socket has seen so far.
"""

from __future__ import annotations

import asyncio

from throneroom.core.seats import SPECTATOR, Seat
from throneroom.server.rooms import Room


class Listener:
    """One open socket: whose view it shows, and what it has seen."""

    __slots__ = ("news", "person", "seat", "since", "talk_since")

    def __init__(self, seat: Seat, person: str, since: int, talk_since: int) -> None:
        self.seat = seat
        self.person = person
        self.since = since
        self.talk_since = talk_since
        self.news = asyncio.Event()


class Hub:
    """The open sockets of this process, by match."""

    def __init__(self) -> None:
        self._listeners: dict[str, set[Listener]] = {}
        self.is_closed = False

    def join(self, match: str, listener: Listener) -> None:
        self._listeners.setdefault(match, set()).add(listener)

    def leave(self, match: str, listener: Listener) -> None:
        there = self._listeners.get(match, set())
        there.discard(listener)
        if not there:
            self._listeners.pop(match, None)

    def wake(self, room: Room, is_own: bool = True) -> None:
        """Something new in a match, whoever made it."""
        for listener in self._listeners.get(room.id, ()):
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
