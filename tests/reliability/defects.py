"""Defects put into a server under test: each breaks one promise, and the test of that promise must notice."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

from sqlalchemy import delete
from sqlalchemy.ext.asyncio import AsyncConnection

from throneroom.server import matches, rooms, table
from throneroom.server.fold import Action
from throneroom.server.problems import stale
from throneroom.server.store import rows, schema
from throneroom.server.store.batches import Batch, Batches
from throneroom.server.store.database import Database, NotStored

COMMIT_LATER_SECONDS: Final = 0.03


def answer_before_commit() -> None:
    """A change is stored a moment after its block was left, and its answer given."""
    real = Batches.batch
    later: set[asyncio.Task[Any]] = set()

    @asynccontextmanager
    async def batch(self: Batches) -> AsyncIterator[Batch]:
        mine = Batch()
        yield mine

        async def commit() -> None:
            await asyncio.sleep(COMMIT_LATER_SECONDS)
            async with real(self) as late:
                late.statements = mine.statements

        task = asyncio.get_running_loop().create_task(commit())
        later.add(task)
        task.add_done_callback(later.discard)

    Batches.batch = batch  # type: ignore[method-assign, assignment]


def forget_keys() -> None:
    """No submission is known when it comes again."""

    def repeated(*_: Any) -> Any:
        raise stale()

    table.Table._known = lambda *_: None  # type: ignore[assignment, method-assign]
    table.Table.repeated = repeated  # type: ignore[method-assign]


class _Open(asyncio.Lock):
    """A lock that keeps nobody out."""

    async def acquire(self) -> Any:
        return True

    def release(self) -> None:
        pass

    def locked(self) -> bool:
        return True


def overwrite() -> None:
    """The last writer wins: nothing is locked, and rows that are there already are replaced."""
    real = rows.add_actions

    async def add_actions(c: AsyncConnection, match: str, actions: Sequence[Action], made: float) -> None:
        of = schema.action
        await c.execute(delete(of).where((of.c.match == match) & (of.c.ply >= actions[0].ply)))
        await real(c, match, actions, made)

    async def announce(c: AsyncConnection, match: str, _: int) -> bool:
        await rows.tell_all(c, f"match {match}")
        return True

    init = rooms.Room.__init__

    def unlocked(self: rooms.Room, *args: Any, **kwargs: Any) -> None:
        init(self, *args, **kwargs)
        self.lock = _Open()

    rooms.Room.__init__ = unlocked  # type: ignore[method-assign]
    rows.add_actions = add_actions
    rows.announce = announce


class _Nothing:
    """A connection that takes everything and keeps nothing."""

    rowcount = 1

    async def execute(self, *_: Any) -> _Nothing:
        return self

    def scalar(self) -> None:
        return None


def swallow_errors() -> None:
    """A database that is gone is not noticed: what cannot be stored is acknowledged all the same."""
    real_write, real_catch_up = Database.write, matches.Matches.catch_up

    @asynccontextmanager
    async def write(self: Database, *given: float) -> AsyncIterator[Any]:
        transaction = real_write(self, *given)
        try:
            connection: Any = await transaction.__aenter__()
        except NotStored:
            yield _Nothing()
            return
        yield connection
        with contextlib.suppress(NotStored):
            await transaction.__aexit__(None, None, None)

    async def catch_up(self: matches.Matches, room: rooms.Room) -> bool:
        with contextlib.suppress(NotStored):
            return await real_catch_up(self, room)
        return False

    Database.write = write  # type: ignore[method-assign, assignment]
    matches.Matches.catch_up = catch_up  # type: ignore[method-assign]


DEFECTS: Final = {
    "answer-before-commit": answer_before_commit,
    "forget-keys": forget_keys,
    "overwrite": overwrite,
    "swallow-errors": swallow_errors,
}
