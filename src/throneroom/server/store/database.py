"""Opening a database so that acknowledged means stored; refusing one that could lose what it took."""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import json
import logging
import math
import os
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, NoReturn

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

from throneroom.server.store import damage, revisions
from throneroom.server.store.batches import Batches
from throneroom.server.store.probe import Probe
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
SECONDS: Final = 10.0
"""What a PostgreSQL has for a connection and a transaction; a slow one is not lost, one that stands still is."""
NO_LIMIT: Final = math.inf
"""What a migration and a restore have: who began one sees it go on, and it takes as long as there is to do."""


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

    def __init__(self, url: str, seconds: float = SECONDS) -> None:
        self.url = address(url)
        self.seconds = seconds
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self._lock: int | None = None
        self._is_gone = False
        self._is_probed = False
        if self.is_sqlite:
            self._lock_file()
            self.writer = self._sqlite(size=1, reads=False)
            self.batches = Batches(lambda: self._using(self.writer))
            self.reader = self._sqlite(size=4, reads=True)
            self._asker = self._sqlite(size=1, reads=True)
        else:
            self.writer = self._postgres(size=8, more=10)
            self.reader = self.writer.execution_options(isolation_level="AUTOCOMMIT")
            self._asker = self._postgres(size=1, more=0)
        self.probe = Probe(self._ask, seconds / 2)

    # ------------------------------------------------------------ opening

    def _lock_file(self) -> None:
        """A second server on one SQLite file is refused: two checkpointing writers can corrupt it."""
        if not self.url.database or self.url.database == ":memory:":
            raise Unsafe("a database in memory forgets everything: name a file")
        path = self.file
        try:
            self._lock = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as e:
            raise Unsafe(f"{path}: {e.strerror}") from None
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self._unlock()
            raise Unsafe(f"another server has {path} open") from None
        if not path.exists():
            path.touch(0o600)  # who reads it knows every hidden card
        elif path.stat().st_nlink > 1:
            self._unlock()
            raise Unsafe(f"{path} has a second name (a hard link), under which another server could open it")

    def _unlock(self) -> None:
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    @property
    def file(self) -> Path:
        """The file of a SQLite database, whatever links lead to it."""
        return Path(str(self.url.database)).resolve()

    def _sqlite(self, size: int, reads: bool) -> AsyncEngine:
        engine = create_async_engine(
            self.url, poolclass=AsyncAdaptedQueuePool, pool_size=size, max_overflow=0, connect_args={"timeout": 5},
            json_deserializer=_read_json,
        )  # fmt: skip

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

    def _postgres(self, size: int, more: int) -> AsyncEngine:
        given = {"timeout": self.seconds, "server_settings": _POSTGRES_SESSION}
        engine = create_async_engine(self.url, pool_size=size, max_overflow=more, connect_args=given)

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
        """Check that the database is whole, answers and keeps its word."""
        if self.is_sqlite and self.file.stat().st_size <= damage.AT_ONCE:
            await self._refuse_damage()
        try:
            async with self.writer.connect() as connection:
                await (self._assert_sqlite(connection) if self.is_sqlite else self._assert_postgres(connection))
        except UNREACHABLE as e:
            if damage.is_damage(getattr(e, "orig", None)):
                raise Unsafe("the file is damaged: restore a backup") from e
            raise unreached(e) from e

    async def _refuse_damage(self) -> None:
        found = await asyncio.to_thread(damage.damage_of, self.file)
        if found:
            raise Unsafe(f"the file is damaged ({found}): restore a backup")

    async def look_for_damage(self) -> None:
        """Look through a large SQLite file while the server runs, and end it at once if the file is damaged."""
        if self.is_sqlite and self.file.stat().st_size > damage.AT_ONCE:
            try:
                await self._refuse_damage()
            except Unsafe as found:
                _stop_at_once(found)

    async def migrate(self) -> bool:
        """Bring the tables to the newest revision; whether that changed any. All of it is done, or nothing."""
        if self.is_sqlite:
            await self._copy_if_old()
        async with self.write(NO_LIMIT) as connection:
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
        await self.probe.stop()
        await self._asker.dispose()
        await self.reader.dispose()
        if self.writer is not self.reader:
            await self.writer.dispose()
        self._unlock()

    # ------------------------------------------------------------ using

    @asynccontextmanager
    async def write(self, seconds: float | None = None) -> AsyncIterator[AsyncConnection]:
        """A transaction; when the block is left, it is durable, or an exception says that it may not be."""
        async with self._using(self.writer, seconds) as connection, connection.begin():
            yield connection

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read from."""
        async with self._using(self.reader) as connection:
            yield connection

    @asynccontextmanager
    async def _using(self, engine: AsyncEngine, seconds: float | None = None) -> AsyncIterator[AsyncConnection]:
        """A connection for a short time; everything that can be wrong with a database becomes `NotStored`."""
        try:
            if self.is_sqlite:
                async with engine.connect() as connection:
                    yield connection
            else:
                async with self._probing(), self._in_time(engine, seconds or self.seconds, self._lose) as connection:
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
            self._is_gone = False
        finally:
            if is_probe:
                self._is_probed = False

    @asynccontextmanager
    async def _in_time(
        self, engine: AsyncEngine, seconds: float, lose: Callable[[], None]
    ) -> AsyncIterator[AsyncConnection]:
        """A connection whose work ends in time: one that does not answer is cut, which ends the waiting at once."""
        loop = asyncio.get_running_loop()
        deadline = loop.time() + seconds
        try:
            async with asyncio.timeout_at(min(deadline, loop.time() + self.seconds)):
                connection = await engine.connect()
        except (SQLAlchemyError, OSError):
            lose()
            raise
        raw: Any = (await connection.get_raw_connection()).driver_connection

        def cut() -> None:
            lose()
            raw.terminate()

        timer = loop.call_at(deadline, cut)
        try:
            yield connection
        finally:
            try:
                await connection.close()
            finally:
                timer.cancel()

    def _lose(self) -> None:
        self._is_gone = True

    async def _ask(self) -> bool:
        """Whether the database answers, asked over a connection that nobody else uses."""
        try:
            if self.is_sqlite:
                async with self._asker.connect() as connection:
                    await connection.execute(text("SELECT 1"))
            else:
                async with self._in_time(self._asker, self.probe.seconds, lambda: None) as connection:
                    await connection.execute(text("SELECT 1"))
        except (SQLAlchemyError, OSError):
            return False
        return True

    @asynccontextmanager
    async def listening(self, channel: str, heard: Callable[..., None]) -> AsyncIterator[asyncio.Event]:
        """A connection of its own that calls `heard` for every notification; the event is set when it is lost."""
        import asyncpg  # takes long, and only PostgreSQL needs it

        lost = asyncio.Event()
        try:
            raw = await asyncpg.connect(
                self.url.set(drivername="postgresql").render_as_string(False),
                timeout=self.seconds,
                command_timeout=self.seconds,
            )
            raw.add_termination_listener(lambda *_: lost.set())
            await raw.add_listener(channel, heard)
        except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as e:
            raise NotStored(str(e)) from e
        try:
            yield lost
        finally:
            raw.terminate()


def _read_json(stored: Any) -> Any:
    """What a column of JSON has. What is none is given as it is: who needs sense there finds out, no list ends."""
    try:
        return json.loads(stored)
    except (ValueError, TypeError, RecursionError):
        return stored


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
    cause = getattr(e, "orig", None)
    return getattr(cause, "sqlite_errorcode", None) in _FATAL or damage.is_damage(cause)


def _stop_at_once(e: Exception) -> NoReturn:
    """After a failed write or in a damaged file nobody knows what the disk has: end, and read it at the next start."""
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
async def opened(url: str, seconds: float = SECONDS) -> AsyncIterator[Database]:
    """A database that keeps its word, whatever its tables are, for as long as the block lasts."""
    database = Database(url, seconds)
    try:
        await database.check()
        yield database
    finally:
        await database.stop()


@asynccontextmanager
async def started(url: str, seconds: float = SECONDS) -> AsyncIterator[Database]:
    """A database with our tables, for as long as the block lasts."""
    database = Database(url, seconds)
    try:
        await database.start()
        yield database
    finally:
        await database.stop()


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
