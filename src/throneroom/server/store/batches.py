"""Many small changes of a SQLite file with few writes to the disk.

A change is written down as statements first. They are carried out in one go in the thread of the writing
connection, together with all the changes that came while the disk was busy: each succeeds or fails alone, and one
commit makes all of them durable. Nobody is told before that.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.pool import StaticPool
from sqlalchemy.sql import Executable


class Batch:
    """The statements of one change. Nothing can be read in it."""

    def __init__(self) -> None:
        self.statements: list[tuple[Executable, Any]] = []

    async def execute(self, statement: Executable, parameters: Any = None) -> None:
        """Write a statement down, to be carried out with the others."""
        self.statements.append((statement, parameters))


Writing = AsyncConnection | Batch
"""What a change is made through, where nothing is read."""


class Batches:
    """The changes that wait for the disk."""

    def __init__(self, using: Callable[[], AbstractAsyncContextManager[AsyncConnection]]) -> None:
        self._using = using
        self._waiting: list[tuple[Batch, asyncio.Future[None]]] = []
        self._task: asyncio.Task[None] | None = None
        self._engine: tuple[Any, Engine] | None = None

    @asynccontextmanager
    async def batch(self) -> AsyncIterator[Batch]:
        """A change; when the block is left, it is durable, or an exception says why not."""
        batch = Batch()
        yield batch
        stored = asyncio.get_running_loop().create_future()
        self._waiting.append((batch, stored))
        if self._task is None or self._task.done():
            self._task = asyncio.get_running_loop().create_task(self._carry_out_all())
        await stored

    async def _carry_out_all(self) -> None:
        while self._waiting:
            taken, self._waiting = self._waiting, []
            try:
                async with self._using() as connection:
                    raw: Any = (await connection.get_raw_connection()).driver_connection
                    # aiosqlite has no public way to run several statements in its thread at one go
                    _tell(taken, await raw._execute(_carry_out, self._sync(raw), [batch for batch, _ in taken]))
            except Exception as e:
                _tell(taken, [e] * len(taken))

    def _sync(self, raw: Any) -> Engine:
        """An engine over the connection that `raw` has in its thread."""
        if self._engine is None or self._engine[0] is not raw:
            engine = create_engine("sqlite://", creator=lambda: raw._conn, poolclass=StaticPool)
            event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
            self._engine = raw, engine
        return self._engine[1]


def _tell(taken: list[tuple[Batch, asyncio.Future[None]]], found: list[Exception | None]) -> None:
    """Let those who wait for their change go on; who has gone meanwhile reads it from the store."""
    for (_, stored), fault in zip(taken, found, strict=True):
        if stored.done():
            continue
        if fault is None:
            stored.set_result(None)
        else:
            stored.set_exception(fault)


def _carry_out(engine: Engine, batches: list[Batch]) -> list[Exception | None]:
    """One transaction for all; a change whose key was there before leaves the others alone."""
    found: list[Exception | None] = []
    with engine.begin() as connection:
        for batch in batches:
            try:
                with connection.begin_nested():
                    for statement, parameters in batch.statements:
                        connection.execute(statement, parameters)
                found.append(None)
            except IntegrityError as e:
                found.append(e)
    return found
