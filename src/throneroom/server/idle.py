"""What nobody comes back to ends, so that it takes no room from others: matches, and the uploads of guests."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from throneroom.server import logs
from throneroom.server.chairs import Chairs
from throneroom.server.people import SESSION_SECONDS
from throneroom.server.reels import Reels
from throneroom.server.rooms import PLAYING, WAITING
from throneroom.server.store import idle_rows, replays, rows
from throneroom.server.store.database import NotStored
from throneroom.server.sweeper import AWAY

DAY: Final = 86_400.0
MOST: Final = 200
"""So many matches of a status, and so many uploads, are looked at in one go; the next goes on where it stopped."""
LOOK_SECONDS: Final = 60.0
FIND: Final = {WAITING: idle_rows.waiting, PLAYING: idle_rows.playing}


class Idle:
    """Looks now and then for matches that nobody touched for days; each of them ends by itself.

    Time in which no server was there for long does not count: nobody could come.
    """

    def __init__(self, chairs: Chairs, reels: Reels, days: dict[str, float]) -> None:
        self.chairs = chairs
        self.matches = chairs.matches
        self.database = chairs.matches.database
        self.reels = reels
        self.days = days
        """By status, for how long a match may be left alone."""
        self._after = dict.fromkeys(days, "")
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.get_running_loop().create_task(self._watch())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await self.look()
            except NotStored:
                pass
            except Exception as e:
                logs.event("idle-failed", logging.ERROR, fault=e)

    async def look(self) -> None:
        """End some of what nobody comes back to."""
        for status in self.days:
            await self._end(status)
        await self._drop_uploads()

    async def _end(self, status: str) -> None:
        async with self.database.read() as c:
            before = await self._before(c, status)
            found = await FIND[status](c, before, self._after[status], MOST)
        self._after[status] = found[-1][0] if len(found) == MOST else ""
        for id in [id for id, touched in found if touched < before]:
            async with self.matches.alone(id):
                room = await self.matches.room(id)
                await self.chairs.abandon(room, only_if=status, is_idle=partial(self._is_idle, status, id))

    async def _is_idle(self, status: str, id: str) -> bool:
        """Whether a match was still left alone: somebody may have come since it was found."""
        async with self.database.read() as c:
            before = await self._before(c, status)
            found = await FIND[status](c, before, "", 1, id)
        return any([touched < before for _, touched in found])

    async def _before(self, c: AsyncConnection, status: str) -> float:
        """What was touched last before this is left alone for too long."""
        now, seconds = self.matches.clock.now(), self.days[status] * DAY
        back = float(await rows.find_setting(c, AWAY) or 0.0)
        return now - seconds if back + seconds <= now else 0.0

    async def _drop_uploads(self) -> None:
        async with self.database.read() as c:
            now = self.matches.clock.now()
            found = await idle_rows.uploads(c, now, now - SESSION_SECONDS, MOST)
        for id in found:
            async with self.database.write() as c:
                await replays.drop_upload(c, id)
            self.reels.forget(id)
