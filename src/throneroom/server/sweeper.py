"""Deadlines: answered for when they pass, and put off when it was our fault that nobody could play."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Final

from sqlalchemy import text
from sqlalchemy.exc import IntegrityError

from throneroom.server import logs
from throneroom.server.matches import Matches
from throneroom.server.pace import GRACE
from throneroom.server.problems import Problem
from throneroom.server.store import rows
from throneroom.server.store.database import NotStored
from throneroom.server.table import Table

BEAT: Final = "heartbeat"
BEAT_SECONDS: Final = 10.0
GAP_SECONDS: Final = 15.0
LOCK: Final = 84_115_203


class Sweeper:
    """Looks every second whether somebody's time is up.

    The heartbeat in the database tells how long no process looked. After a gap, whether the server was down or
    the clock of the machine jumped, every running deadline is put off by the gap and some grace.
    """

    def __init__(self, matches: Matches, table: Table, seconds: float = 1.0) -> None:
        self.matches = matches
        self.table = table
        self.seconds = seconds
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.get_running_loop().create_task(self._watch())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _watch(self) -> None:
        while True:
            try:
                await self.beat()
                await self.sweep()
            except NotStored:
                pass
            except Exception as e:  # a defect in one match must not stop the clocks of all others
                logs.event("sweep-failed", logging.ERROR, fault=e)
            await asyncio.sleep(self.seconds)

    async def beat(self, allowed: float = GAP_SECONDS) -> None:
        """Note that the server is there, and put deadlines off if it was not. One process at a time does it.

        A gap of `allowed` seconds is nothing unusual; when a process starts, any gap is.
        """
        now = self.matches.clock.now()
        database = self.matches.database
        async with database.read() as c:
            last = await rows.find_setting(c, BEAT)
        if last is not None and 0 <= now - float(last) < min(BEAT_SECONDS, allowed):
            return
        async with database.write() as c:
            if not database.is_sqlite:
                await c.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
            last = await rows.find_setting(c, BEAT)
            gap = now - float(last) if last is not None else 0.0
            is_gap = gap > allowed or gap < 0
            for kind, grace in GRACE.items() if is_gap else ():
                await rows.put_off(c, kind, gap + grace)
            await rows.put_setting(c, BEAT, repr(now))
        if is_gap:
            await self._read_clocks()

    async def _read_clocks(self) -> None:
        """The deadlines in memory follow those in the store."""
        for room in list(self.matches.rooms.values()):
            async with room.lock:
                async with self.matches.database.read() as c:
                    dues = {seat["seat"]: seat["due"] for seat in await rows.seats_of(c, room.id)}
                for chair in room.chairs:
                    chair.due = dues[chair.seat]

    async def sweep(self) -> int:
        """Answer for every seat whose time is up; how many there were."""
        async with self.matches.database.read() as c:
            late = await rows.overdue(c, self.matches.clock.now())
        for row in late:
            with contextlib.suppress(Problem, IntegrityError):  # another process was first
                room = await self.matches.room(row["match"])
                await self.table.time_is_up(room, row["seat"])
        return len(late)
