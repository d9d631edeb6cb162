"""Opening a database so that acknowledged means stored; refusing one that could lose what it took."""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import logging
import os
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, NoReturn

import asyncpg
from sqlalchemy import event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import (
    ArgumentError,
    DBAPIError,
    DisconnectionError,
    IntegrityError,
    InterfaceError,
    OperationalError,
    SQLAlchemyError,
)
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool

from throneroom.server.store import revisions
from throneroom.server.store.batches import Batches
from throneroom.server.store.revisions import Standing

_SQLITE: Final = {"journal_mode": "wal", "synchronous": "2", "busy_timeout": "5000", "foreign_keys": "1"}
"""Settings that are read back after they were made; `synchronous` 2 is FULL."""
UNREACHABLE: Final = (DBAPIError, OSError)
"""What drivers raise when a connection cannot be made."""
_POSTGRES: Final = ("fsync", "full_page_writes", "synchronous_commit")
_POSTGRES_SESSION: Final = {"application_name": "throneroom", "idle_in_transaction_session_timeout": "10000"}
"""A process that froze in the middle of a transaction does not hold up the others for ever."""
_CLASHES: Final = frozenset({"40001", "40P01"})
_TROUBLES: Final = frozenset({"08", "25", "40", "53", "55", "57", "58"})
"""Classes of PostgreSQL's errors that are not about what was asked, but about being able to answer."""
_FATAL: Final = frozenset({sqlite3.SQLITE_IOERR_WRITE, sqlite3.SQLITE_IOERR_FSYNC, sqlite3.SQLITE_IOERR_DIR_FSYNC,
                           sqlite3.SQLITE_IOERR_TRUNCATE})  # fmt: skip
DISK_FAILED: Final = 74
"""How a process ends whose disk failed; `EX_IOERR` of sysexits.h."""
LIMIT: Final = 1.5
"""Seconds a PostgreSQL has for a connection and a transaction; who asks is told within two that it is not stored."""
MIGRATION_LIMIT: Final = 3600.0


class Unsafe(Exception):
    """The database could lose what it acknowledged, is not ours as it is, or somebody else has it open."""


class NotMigrated(Unsafe):
    """An earlier version of the program made the tables, or nobody yet."""

    def __init__(self) -> None:
        super().__init__("its tables are not those of this version: run `throneroom migrate`")


class NotStored(Exception):
    """The database could not be reached or written. If it was lost during a commit, only asking again tells."""


class Clash(NotStored):
    """Two transactions were in each other's way; this one was undone and can be tried again."""


class Database:
    """One connection that writes, and some that read. PostgreSQL has one pool for both."""

    def __init__(self, url: str) -> None:
        self.url = address(url)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self._lock: int | None = None
        self._is_gone = False
        self._is_probed = False
        if self.is_sqlite:
            self._lock_file()
            self.writer = self._sqlite(size=1, reads=False)
            self.batches = Batches(lambda: self._using(self.writer))
            self.reader = self._sqlite(size=4, reads=True)
        else:
            self.writer = self._postgres()
            self.reader = self.writer.execution_options(isolation_level="AUTOCOMMIT")

    # ------------------------------------------------------------ opening

    def _lock_file(self) -> None:
        """A second server on one SQLite file is refused: two checkpointing writers can corrupt it."""
        path = self.url.database
        if not path or path == ":memory:":
            raise Unsafe("a database in memory forgets everything: name a file")
        try:
            self._lock = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as e:
            raise Unsafe(f"{path}: {e.strerror}") from None
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(self._lock)
            self._lock = None
            raise Unsafe(f"another server has {path} open") from None
        if not Path(path).exists():
            Path(path).touch(0o600)  # who reads it knows every hidden card

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

    def _postgres(self) -> AsyncEngine:
        engine = create_async_engine(
            self.url, pool_size=8, connect_args={"timeout": LIMIT, "server_settings": _POSTGRES_SESSION}
        )

        @event.listens_for(engine.sync_engine, "checkout")
        def checkout(connection: Any, *_: Any) -> None:
            if connection.driver_connection.is_closed():
                raise DisconnectionError

        @event.listens_for(engine.sync_engine, "before_cursor_execute", retval=True)
        def execute(_: Any, __: Any, statement: str, given: Any, ___: Any, is_many: bool) -> tuple[str, Any]:
            return statement, [_writable(row) for row in given] if is_many else _writable(given)

        return engine

    async def start(self) -> None:
        """Check that the database keeps its word and has our tables. A SQLite file gets them by itself."""
        await self.check()
        async with self.read() as connection:
            standing = await tables_of(connection)
        if standing is Standing.HEAD:
            return
        if not self.is_sqlite:
            raise NotMigrated
        await self.migrate()

    async def check(self) -> None:
        """Check that the database answers and keeps its word."""
        try:
            async with self.writer.connect() as connection:
                await (self._assert_sqlite(connection) if self.is_sqlite else self._assert_postgres(connection))
        except UNREACHABLE as e:
            raise unreached(e) from e

    async def migrate(self) -> bool:
        """Bring the tables to the newest revision; whether that changed any. All of it is done, or nothing."""
        if self.is_sqlite:
            await self._copy_if_old()
        async with self.write(MIGRATION_LIMIT) as connection:
            await connection.run_sync(revisions.lock)
            is_old = await tables_of(connection) is not Standing.HEAD
            if is_old:
                await connection.run_sync(revisions.upgrade)
        return is_old

    async def _copy_if_old(self) -> None:
        """Keep a SQLite file with data as it was before a migration."""
        async with self.read() as connection:
            is_old = await tables_of(connection) is Standing.OLD
            if not is_old or not await connection.run_sync(revisions.has_data):
                return
            revision = await connection.run_sync(revisions.current)
        _copy(Path(str(self.url.database)), Path(f"{self.url.database}.before-{revisions.head()}-was-{revision}"))

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
    async def write(self, seconds: float = LIMIT) -> AsyncIterator[AsyncConnection]:
        """A transaction; when the block is left, it is durable, or an exception says that it may not be."""
        async with self._using(self.writer, seconds) as connection, connection.begin():
            yield connection

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read from."""
        async with self._using(self.reader) as connection:
            yield connection

    @asynccontextmanager
    async def _using(self, engine: AsyncEngine, seconds: float = LIMIT) -> AsyncIterator[AsyncConnection]:
        """A connection for a short time; everything that can be wrong with a database becomes `NotStored`."""
        try:
            if self.is_sqlite:
                async with engine.connect() as connection:
                    yield connection
            else:
                async with self._probing(), self._in_time(engine, seconds) as connection:
                    yield connection
        except (SQLAlchemyError, OSError) as e:
            if _is_fatal(e):
                _stop_at_once(e)
            found = _not_stored(e)
            if found is None:
                raise
            raise found from e

    @asynccontextmanager
    async def _probing(self) -> AsyncIterator[None]:
        """While the database is gone, one at a time finds out whether it is back; the others need not wait for it."""
        if self._is_gone and self._is_probed:
            raise NotStored("the database is gone")
        is_probe = self._is_gone
        self._is_probed = self._is_probed or is_probe
        try:
            yield
        finally:
            if is_probe:
                self._is_probed = False

    @asynccontextmanager
    async def _in_time(self, engine: AsyncEngine, seconds: float) -> AsyncIterator[AsyncConnection]:
        """A connection whose work ends in time: one that does not answer is cut, which ends the waiting at once."""
        loop = asyncio.get_running_loop()
        deadline = loop.time() + seconds
        try:
            async with asyncio.timeout_at(deadline):
                connection = await engine.connect()
        except (SQLAlchemyError, OSError):
            self._is_gone = True
            raise
        raw: Any = (await connection.get_raw_connection()).driver_connection
        timer = loop.call_at(deadline, self._cut, raw)
        try:
            yield connection
            self._is_gone = False
        finally:
            timer.cancel()
            closing = loop.call_later(LIMIT, self._cut, raw)
            try:
                await connection.close()
            finally:
                closing.cancel()

    def _cut(self, raw: Any) -> None:
        self._is_gone = True
        raw.terminate()

    @asynccontextmanager
    async def listening(self, channel: str, heard: Callable[..., None]) -> AsyncIterator[asyncio.Event]:
        """A connection of its own that calls `heard` for every notification; the event is set when it is lost."""
        lost = asyncio.Event()
        try:
            raw = await asyncpg.connect(
                self.url.set(drivername="postgresql").render_as_string(False), timeout=LIMIT, command_timeout=LIMIT
            )
            raw.add_termination_listener(lambda *_: lost.set())
            await raw.add_listener(channel, heard)
        except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as e:
            raise NotStored(str(e)) from e
        try:
            yield lost
        finally:
            raw.terminate()


def _writable(values: Any) -> Any:
    """Values of a statement without the one sign that PostgreSQL cannot store; a text with it is merely unknown."""
    if not any([isinstance(value, str) and "\0" in value for value in values]):
        return values
    return tuple([value.replace("\0", "\ufffd") if isinstance(value, str) else value for value in values])


def _not_stored(e: SQLAlchemyError | OSError) -> NotStored | None:
    """What an exception says about the database; none if it is our own defect, or a key that was there before."""
    if isinstance(e, OSError | OperationalError | InterfaceError | PoolTimeout):
        return NotStored(str(e))
    if not isinstance(e, DBAPIError) or isinstance(e, IntegrityError):
        return None
    state = str(getattr(e.orig, "sqlstate", None) or "")
    if state in _CLASHES:
        return Clash(str(e))
    return NotStored(str(e)) if e.connection_invalidated or state[:2] in _TROUBLES else None


def _is_fatal(e: SQLAlchemyError | OSError) -> bool:
    code = getattr(getattr(e, "orig", None), "sqlite_errorcode", None)
    return code in _FATAL


def _stop_at_once(e: Exception) -> NoReturn:
    """After a failed write nobody knows what is on the disk but the disk: end, and read it again at the next start."""
    logging.getLogger(__name__).critical("the disk failed, so the server ends: %s", e)
    logging.shutdown()
    os._exit(DISK_FAILED)


def _copy(path: Path, to: Path) -> None:
    """Copy a SQLite file that is in use; the copy is whole and on the disk, or it is not there."""
    part = to.with_name(f".{to.name}.part")
    part.unlink(missing_ok=True)
    part.touch(0o600)
    with contextlib.closing(sqlite3.connect(path)) as old, contextlib.closing(sqlite3.connect(part)) as new:
        old.backup(new)
    with part.open("rb") as file:
        os.fsync(file.fileno())
    part.replace(to)


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Database]:
    """A database that keeps its word, whatever its tables are, for as long as the block lasts."""
    database = Database(url)
    try:
        await database.check()
        yield database
    finally:
        await database.stop()


@asynccontextmanager
async def started(url: str) -> AsyncIterator[Database]:
    """A database with our tables, for as long as the block lasts."""
    async with opened(url) as database:
        await database.start()
        yield database


def unreached(fault: DBAPIError | OSError) -> NotStored:
    """A fault of a connection in the words of the database alone."""
    return NotStored(str(fault.orig if isinstance(fault, DBAPIError) else fault))


async def tables_of(connection: AsyncConnection) -> Standing:
    """Whether the tables are old or as needed; `Unsafe` if this program must not touch them."""
    found = await connection.run_sync(revisions.standing)
    if found is Standing.NEWER:
        raise Unsafe("a later version of this program made its tables")
    if found is Standing.FOREIGN:
        raise Unsafe("its tables are of other origin")
    return found


def address(url: str) -> URL:
    """The address with the asynchronous driver of its database; `Unsafe` if it cannot be one of ours."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise Unsafe("its address is not of the form sqlite:///FILE or postgresql://...") from None
    driver = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    if parsed.drivername not in driver and parsed.drivername not in driver.values():
        raise Unsafe(f"{parsed.drivername} is not SQLite or PostgreSQL")
    return parsed.set(drivername=driver.get(parsed.drivername, parsed.drivername))
