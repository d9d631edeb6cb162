"""Other processes on the same PostgreSQL: hearing which match has news, and looking at it."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

from throneroom.server.matches import Matches
from throneroom.server.people import People
from throneroom.server.problems import Problem
from throneroom.server.store.database import NotStored
from throneroom.server.store.rows import CHANNEL

RETRY_SECONDS = 2.0


class Neighbours:
    """Listens to the database. A notification says only which match; what is new is read from the rows."""

    def __init__(self, matches: Matches, people: People) -> None:
        self.matches = matches
        self.people = people
        self._task: asyncio.Task[None] | None = None
        self._work: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        if not self.matches.database.is_sqlite:
            self._task = asyncio.get_running_loop().create_task(self._listen())

    async def stop(self) -> None:
        if self._task is not None:
            tasks = [self._task, *self._work]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _listen(self) -> None:
        """Keep a connection that listens, and make a new one when it is lost."""
        while True:
            with contextlib.suppress(NotStored, OSError):
                async with self.matches.database.listening(CHANNEL, self._heard) as lost:
                    self.people.forget_all()
                    await self.matches.catch_up_all()
                    await lost.wait()
            await asyncio.sleep(RETRY_SECONDS)

    def _heard(self, *given: Any) -> None:
        what, _, id = str(given[-1]).partition(" ")
        if what == "person":
            self.people.forget_person(id)
            return
        task = asyncio.get_running_loop().create_task(self._look(id))
        self._work.add(task)
        task.add_done_callback(self._work.discard)

    async def _look(self, match: str) -> None:
        """Look at a match; again if the database did not answer, because nobody will say it a second time."""
        while True:
            try:
                with contextlib.suppress(Problem):  # it was put aside, or deleted
                    await self.matches.heard(match)
                return
            except NotStored:
                await asyncio.sleep(RETRY_SECONDS)
