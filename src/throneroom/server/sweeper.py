"""Deadlines: answered for when they pass, and put off when it was our fault that nobody could play."""

from __future__ import annotations

import asyncio
import logging
import platform
from collections.abc import Set
from pathlib import Path
from typing import Final

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from throneroom.server import logs
from throneroom.server.clock import SteadyClock
from throneroom.server.matches import Matches
from throneroom.server.pace import GRACE
from throneroom.server.rooms import PLAYING, Room
from throneroom.server.store import rows
from throneroom.server.store.database import NotStored
from throneroom.server.table import Table

BEAT: Final = "heartbeat"
CLOCK: Final = "clock"
"""Which clock was followed last, and how it was set: processes on one machine move the deadlines once."""
AWAY: Final = "away"
"""When a server was there again after none was for a day or more, or after the clock was set by as much."""
AWAY_SECONDS: Final = 86_400.0
JUMP_SECONDS: Final = 0.25
BEAT_SECONDS: Final = 5.0
GAP_SECONDS: Final = 15.0
LOCK: Final = 84_115_203


class Sweeper:
    """Looks every second whether somebody's time is up.

    The heartbeat in the database tells how long no process looked. After a gap every running deadline is put off by the
    gap and some grace. When the clock of the machine is set, every running deadline moves along with it.
    """

    def __init__(self, matches: Matches, table: Table, clock: SteadyClock, seconds: float = 1.0) -> None:
        self.matches = matches
        self.table = table
        self.clock = clock
        self.seconds = seconds
        self._task: asyncio.Task[None] | None = None
        self._settling: dict[str, asyncio.Task[None]] = {}

    async def open(self) -> None:
        """Put deadlines off by the time that no server was there, before the first request is taken."""
        await self.beat(allowed=0.0)
        async with self.matches.database.write() as c:
            await rows.put_setting(c, CLOCK, f"{_machine()} {self.clock.offset!r}")

    def start(self) -> None:
        self.matches.listeners.append(self.wake)
        self._task = asyncio.get_running_loop().create_task(self._watch())

    async def stop(self) -> None:
        tasks = [task for task in (self._task, *self._settling.values()) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def wake(self, room: Room, is_own: bool = True, only: Set[str] | None = None) -> None:
        """Look whether somebody who has no choice is asked since a match has news."""
        if not is_own or room.status != PLAYING or room.fold is None or room.id in self._settling:
            return
        if any([room.given_by(d.seat) is not None for d in room.fold.state.pending]):
            self._settling[room.id] = asyncio.get_running_loop().create_task(self._settle(room))

    async def _settle(self, room: Room) -> None:
        try:
            async with self.matches.alone(room.id):
                await self.table.settle(room)
        except NotStored:
            pass  # the next beat, or the next news, looks again
        finally:
            del self._settling[room.id]

    async def _watch(self) -> None:
        while True:
            try:
                await self.look()
            except NotStored:
                pass
            except Exception as e:
                logs.event("sweep-failed", logging.ERROR, fault=e)
            await asyncio.sleep(self.seconds)

    async def look(self) -> int:
        """Follow the clock of the machine, note that the server is there, and answer for who is late; how many."""
        await self.follow()
        await self.beat()
        return await self.sweep()

    async def follow(self) -> None:
        """Move every running deadline along when the clock of the machine was set."""
        jump = self.clock.jump()
        if abs(jump) < JUMP_SECONDS:
            return
        database = self.matches.database
        offset = self.clock.offset + jump
        async with database.write() as c:
            await self._one_at_a_time(c)
            machine, _, followed = (await rows.find_setting(c, CLOCK) or "").partition(" ")
            if machine != _machine() or abs(float(followed) - offset) > JUMP_SECONDS:
                for kind in GRACE:
                    await rows.put_off(c, kind, jump)
                await rows.move_candles(c, jump)
                if abs(jump) >= AWAY_SECONDS:
                    await rows.put_setting(c, AWAY, repr(self.clock.now() + jump))
                await rows.put_setting(c, BEAT, repr(float(await rows.find_setting(c, BEAT) or 0.0) + jump))
                await rows.put_setting(c, CLOCK, f"{_machine()} {offset!r}")
        self.clock.follow()
        await self._read_clocks()

    async def _one_at_a_time(self, c: AsyncConnection) -> None:
        if not self.matches.database.is_sqlite:
            await c.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})

    async def beat(self, allowed: float = GAP_SECONDS) -> None:
        """Note that the server is there, and put deadlines off if it was not. One process at a time does it.

        A gap of `allowed` seconds is nothing unusual; when a process starts, any gap is.
        """
        now = self.clock.now()
        database = self.matches.database
        async with database.read() as c:
            last = await rows.find_setting(c, BEAT)
        if last is not None and 0 <= now - float(last) < min(BEAT_SECONDS, allowed):
            return
        async with database.write() as c:
            await self._one_at_a_time(c)
            last = await rows.find_setting(c, BEAT)
            gap = now - float(last) if last is not None else 0.0
            is_gap = gap > allowed or gap < 0
            for kind, grace in GRACE.items() if is_gap else ():
                await rows.put_off(c, kind, gap + grace)
            if abs(gap) >= AWAY_SECONDS:
                await rows.put_setting(c, AWAY, repr(now))
            await rows.put_setting(c, BEAT, repr(now))
        if is_gap:
            await self._read_clocks()

    async def _read_clocks(self) -> None:
        """The deadlines in memory follow those in the store."""
        for room in list(self.matches.rooms.values()):
            async with self.matches.alone(room.id), room.lock:
                async with self.matches.database.read() as c:
                    stored = {seat["seat"]: seat for seat in await rows.seats_of(c, room.id)}
                for chair in room.chairs:
                    seat = stored[chair.seat]
                    chair.due, chair.shows, chair.burns = seat["due"], seat["shows"], seat["burns"]

    async def sweep(self) -> int:
        """Answer for every seat whose time is up; how many there were."""
        async with self.matches.database.read() as c:
            late = await rows.overdue(c, self.clock.now())
            lit = await rows.lit(c, self.clock.now())
        for row in late:
            async with self.matches.alone(row["match"]):
                await self.table.time_is_up(await self.matches.room(row["match"]), row["seat"])
            await self.beat()  # however many are late, the server is there meanwhile
        for id in lit:
            async with self.matches.alone(id):
                await self.table.settle(await self.matches.room(id), is_beat=True)
            await self.beat()
        return len(late)


def _machine() -> str:
    """What all processes that share a clock have in common."""
    boot = Path("/proc/sys/kernel/random/boot_id")
    return boot.read_text().strip() if boot.exists() else platform.node()
