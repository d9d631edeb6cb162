"""Reading a database as it is at one moment, beside a server that goes on."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import quote

from sqlalchemy import URL, event
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from throneroom.server.store.database import UNREACHABLE, NotMigrated, Unsafe, address, tables_of, unreached
from throneroom.server.store.revisions import Standing


@asynccontextmanager
async def snapshot(url: str) -> AsyncIterator[AsyncConnection]:
    """One transaction that only reads. No server waits for it, and it waits for none."""
    parsed = address(url)
    engine = _sqlite(parsed) if parsed.get_backend_name() == "sqlite" else _postgres(parsed)
    try:
        try:
            connection = await engine.connect()
        except UNREACHABLE as e:
            raise unreached(e) from e
        try:
            if await tables_of(connection) is not Standing.HEAD:
                raise NotMigrated
            yield connection
        finally:
            await connection.close()
    finally:
        await engine.dispose()


def _postgres(url: URL) -> AsyncEngine:
    options = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
    return create_async_engine(url, poolclass=NullPool, execution_options=options)


def _sqlite(url: URL) -> AsyncEngine:
    """In WAL mode a reader sees the moment of its first read until it ends, and stops no writer."""
    path = Path(str(url.database)).absolute()
    if not path.is_file():
        raise Unsafe(f"there is no file {path}")
    file = f"file:{quote(str(path))}"
    engine = create_async_engine(url.set(database=file, query={"mode": "ro", "uri": "true"}), poolclass=NullPool)

    @event.listens_for(engine.sync_engine, "connect")
    def connect(connection: Any, _: Any) -> None:
        connection.isolation_level = None

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Any) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine
