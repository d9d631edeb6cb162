"""Opening a database so that acknowledged means stored; refusing one that could lose what it took."""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

from sqlalchemy import event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool

from throneroom.server.store.schema import METADATA

_SQLITE: Final = {"journal_mode": "wal", "synchronous": "2", "busy_timeout": "5000", "foreign_keys": "1"}
"""Settings that are read back after they were made; `synchronous` 2 is FULL."""
_POSTGRES: Final = ("fsync", "full_page_writes", "synchronous_commit")


class Unsafe(Exception):
    """The database could lose what it acknowledged, or somebody else has it open."""


class NotStored(Exception):
    """The database could not be reached or written; nothing was changed."""


class Database:
    """One connection that writes, and some that read. PostgreSQL has one pool for both."""

    def __init__(self, url: str) -> None:
        self.url = _driver(url)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self._lock: int | None = None
        if self.is_sqlite:
            self._lock_file()
            self.writer = self._sqlite(size=1, reads=False)
            self.reader = self._sqlite(size=4, reads=True)
        else:
            self.writer = self.reader = create_async_engine(self.url, pool_size=8, pool_pre_ping=True)

    # ------------------------------------------------------------ opening

    def _lock_file(self) -> None:
        """A second server on one SQLite file is refused: two checkpointing writers can corrupt it."""
        path = self.url.database
        if not path or path == ":memory:":
            raise Unsafe("a database in memory forgets everything: name a file")
        self._lock = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(self._lock)
            self._lock = None
            raise Unsafe(f"another server has {path} open") from None

    def _sqlite(self, size: int, reads: bool) -> AsyncEngine:
        engine = create_async_engine(
            self.url, poolclass=AsyncAdaptedQueuePool, pool_size=size, max_overflow=0, connect_args={"timeout": 5}
        )

        @event.listens_for(engine.sync_engine, "connect")
        def connect(connection: Any, _: Any) -> None:
            connection.isolation_level = None
            cursor = connection.cursor()
            for name, value in _SQLITE.items():
                cursor.execute(f"PRAGMA {name}={value}")
            if reads:
                cursor.execute("PRAGMA query_only=ON")
                cursor.execute("PRAGMA wal_autocheckpoint=0")
            cursor.close()

        @event.listens_for(engine.sync_engine, "begin")
        def begin(connection: Any) -> None:
            connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")

        return engine

    async def start(self, migrate: bool = True) -> None:
        """Check that the database keeps its word, and make the tables where that is ours to do."""
        async with self.writer.connect() as connection:
            await (self._assert_sqlite(connection) if self.is_sqlite else self._assert_postgres(connection))
        if migrate:
            async with self.writer.begin() as connection:
                await connection.run_sync(METADATA.create_all)

    async def _assert_sqlite(self, connection: AsyncConnection) -> None:
        for name, value in _SQLITE.items():
            found = (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar()
            if str(found).lower() != value:
                raise Unsafe(f"SQLite has {name}={found}, and {value} is needed")

    async def _assert_postgres(self, connection: AsyncConnection) -> None:
        for name in _POSTGRES:
            found = (await connection.execute(text(f"SHOW {name}"))).scalar()
            if found == "off":
                raise Unsafe(f"PostgreSQL has {name}=off")

    async def stop(self) -> None:
        """Close all connections and let go of the file."""
        await self.reader.dispose()
        if self.writer is not self.reader:
            await self.writer.dispose()
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    # ------------------------------------------------------------ using

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction; when the block is left, it is durable or `NotStored` is raised."""
        try:
            async with self.writer.begin() as connection:
                yield connection
        except (OperationalError, ConnectionError, OSError) as e:
            raise NotStored(str(e)) from e
        except DBAPIError as e:
            if e.connection_invalidated:
                raise NotStored(str(e)) from e
            raise

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read from."""
        try:
            async with self.reader.connect() as connection:
                yield connection
        except (OperationalError, ConnectionError, OSError) as e:
            raise NotStored(str(e)) from e

    @asynccontextmanager
    async def listening(self, channel: str, heard: Callable[..., None]) -> AsyncIterator[asyncio.Event]:
        """A connection of its own that calls `heard` for every notification; the event is set when it is lost."""
        lost = asyncio.Event()
        async with self.reader.connect() as connection:
            raw = (await connection.get_raw_connection()).driver_connection
            assert raw is not None
            raw.add_termination_listener(lambda *_: lost.set())
            await raw.add_listener(channel, heard)
            try:
                yield lost
            finally:
                with contextlib.suppress(Exception):
                    await raw.remove_listener(channel, heard)


def _driver(url: str) -> Any:
    """The address with the asynchronous driver of its database."""
    parsed = make_url(url)
    driver = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    if parsed.drivername not in driver and parsed.drivername not in driver.values():
        raise Unsafe(f"{parsed.drivername} is not SQLite or PostgreSQL")
    return parsed.set(drivername=driver.get(parsed.drivername, parsed.drivername))
