"""Who is away from a match, since when, and from when on the others may let a bot play for them."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import dataclass
from typing import Final

from sqlalchemy.exc import IntegrityError

from throneroom.core.seats import Seat
from throneroom.server.live import Hub
from throneroom.server.matches import Matches
from throneroom.server.rooms import CARETAKER, PERSON, PLAYING, Chair, Room
from throneroom.server.store import rows
from throneroom.server.store.database import NotStored

HERE_SECONDS: Final = 90.0
"""So long a player counts as there for other processes after they were last heard of."""
SILENT: Final = 10
"""So many times as long as who is away, a player who is there may think before the only other one lets a bot play."""
MOST: Final = 5000
Seen = dict[str, float]
"""By user, until when somebody is, or was, there."""


@dataclass(frozen=True, slots=True)
class Away:
    """A player is not there; on a move of theirs without a clock, a bot may play for them from a moment on.

    Without a time since when, they are there, and have not answered for very long.
    """

    since: float | None
    keep_at: float | None


class Absence:
    """The players of the matches of this process who are not there."""

    def __init__(self, matches: Matches, hub: Hub, seconds: float) -> None:
        self.matches = matches
        self.database = matches.database
        self.clock = matches.clock
        self.hub = hub
        self.seconds = seconds
        self._began = self.clock.now()
        self._seen: dict[str, tuple[float, Seen]] = {}
        self._noted: dict[tuple[str, str], float] = {}
        self._moved: dict[str, tuple[int, float]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # ------------------------------------------------------------ noting

    def came(self, match: str, user: str) -> None:
        """A player is there, or still is; other processes are told so now and then."""
        last = self._noted.get((match, user), 0.0)
        if self.clock.now() - last > HERE_SECONDS / 2:
            self._note(match, user, self.clock.now() + HERE_SECONDS)

    def went(self, match: str, user: str) -> None:
        """A player has closed the match everywhere in this process."""
        if not self.hub.is_there(match, user):
            self._note(match, user, self.clock.now())
            self._noted.pop((match, user), None)

    def _note(self, match: str, user: str, until: float) -> None:
        if len(self._noted) > MOST:
            self._noted.clear()
        self._noted[match, user] = self.clock.now()
        if match in self._seen:
            self._seen[match][1][user] = until
        task = asyncio.get_running_loop().create_task(self._store(match, user, until))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _store(self, match: str, user: str, until: float) -> None:
        with contextlib.suppress(NotStored, IntegrityError):
            async with self.database.write() as c:
                await rows.note_here(c, match, user, until)

    async def stop(self) -> None:
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # ------------------------------------------------------------ asking

    async def of(self, room: Room) -> dict[Seat, Away]:
        """The players of a match under way who are not there, or as good as not."""
        if room.status != PLAYING or room.fold is None:
            return {}
        asked = {c.seat for c in room.chairs if room.fold.owed(c.seat) is not None and not room.seems_ready(c.seat)}
        found = await self._silent(room, asked)
        for chair, since in await self._not_there(room, PERSON):
            found[chair.seat] = Away(since, await self._keep_at(room, since) if chair.seat in asked else None)
        return found

    async def _silent(self, room: Room, asked: set[Seat]) -> dict[Seat, Away]:
        """Of two people at the table, who has not answered for so long that being there does not help."""
        people = [chair for chair in room.chairs if chair.controller == PERSON]
        if room.pace.is_timed or len({chair.user for chair in people}) != 2:
            return {}
        keep_at = max(self._began, await self._asked_since(room)) + SILENT * self.seconds
        is_long = keep_at <= self.clock.now()
        return {chair.seat: Away(None, keep_at) for chair in people if is_long and chair.seat in asked}

    async def gone(self, room: Room) -> set[str]:
        """Whose seats a caretaker keeps and who were away for so long that they are not asked about the match."""
        if room.status != PLAYING:
            return set()
        before = self.clock.now() - self._patience(room)
        return {str(chair.user) for chair, since in await self._not_there(room, CARETAKER) if since <= before}

    async def give_at(self, room: Room) -> dict[Seat, float]:
        """From when on one other person alone may give a seat away for good: its player is away, or has left it.

        Who is there never loses a seat like that, however long they think.
        """
        if room.status != PLAYING or room.fold is None:
            return {}
        away = {seat: found.keep_at for seat, found in (await self.of(room)).items() if found.since is not None}
        kept = {chair.seat: since + self._patience(room) for chair, since in await self._not_there(room, CARETAKER)}
        left = {chair.seat: room.row["started"] or 0.0 for chair in room.chairs if chair.has_left}
        return {seat: at for seat, at in {**away, **kept, **left}.items() if at is not None}

    async def may_lose(self, room: Room, seat: Seat) -> bool:
        """Whether one other person alone may give a seat away now."""
        at = (await self.give_at(room)).get(seat)
        return at is not None and at <= self.clock.now()

    def _patience(self, room: Room) -> float:
        """So long who is kept by a caretaker is waited for."""
        return max(self.seconds, room.pace.misses * room.pace.seconds)

    async def _not_there(self, room: Room, controller: str) -> list[tuple[Chair, float]]:
        """The chairs of one kind whose players are not there, and since when."""
        away = [c for c in room.chairs if c.controller == controller and not self.hub.is_there(room.id, c.user or "")]
        seen = await self._last_seen(room.id) if away else {}
        now = self.clock.now()
        last = [(chair, seen.get(chair.user or "", 0.0)) for chair in away]
        return [(chair, max(min(until, now), self._began, room.row["started"] or 0.0))
                for chair, until in last if self.database.is_sqlite or until <= now]  # fmt: skip

    def is_here(self, match: str, user: str) -> bool:
        """Whether somebody has a match open, in this process or, as far as it was heard of lately, in another."""
        return self.hub.is_there(match, user) or self._seen.get(match, (0.0, {}))[1].get(user, 0.0) > self.clock.now()

    async def thinks_until(self, room: Room, seat: Seat) -> float | None:
        """Until when who is there may think before all others let a bot play; none with a clock."""
        if room.pace.is_timed or room.playing().owed(seat) is None or room.seems_ready(seat):
            return None
        return max(self._began, await self._asked_since(room)) + self.seconds

    async def gone_at(self, room: Room, user: str) -> float | None:
        """From when on the others need not wait for somebody who is not in a match that has not begun."""
        if self.hub.is_there(room.id, user):
            return None
        seen = (await self._last_seen(room.id)).get(user, 0.0)
        return max(seen, self._began, float(room.row["created"])) + self.seconds

    async def is_absent(self, room: Room, seat: Seat) -> bool:
        """Whether the others may let a bot play for a seat now."""
        away = (await self.of(room)).get(seat)
        return away is not None and away.keep_at is not None and away.keep_at <= self.clock.now()

    async def _keep_at(self, room: Room, since: float) -> float | None:
        if room.pace.is_timed:
            return None
        return max(since, await self._asked_since(room)) + self.seconds

    async def _asked_since(self, room: Room) -> float:
        """When the last action was made, after which the match waits."""
        plies = room.playing().plies
        known = self._moved.get(room.id, (-1, 0.0))
        if known[0] != plies:
            if len(self._moved) > MOST:
                self._moved.clear()
            async with self.database.read() as c:
                known = (plies, await rows.last_made(c, room.id) or room.row["started"] or 0.0)
            self._moved[room.id] = known
        return known[1]

    async def _last_seen(self, match: str) -> Seen:
        """By user; what other processes note is read again after a while."""
        read, seen = self._seen.get(match, (0.0, {}))
        is_old = not self.database.is_sqlite and self.clock.elapsed() - read > HERE_SECONDS / 9
        if match not in self._seen or is_old:
            if len(self._seen) > MOST:
                self._seen.clear()
            await self.stop()  # what is noted here is read along
            async with self.database.read() as c:
                seen = await rows.last_here(c, match)
            self._seen[match] = (self.clock.elapsed(), seen)
        return seen
