"""Defects put into a server under test: each breaks one promise, and the test of that promise must notice."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

from sqlalchemy import delete
from sqlalchemy.ext.asyncio import AsyncConnection

from reliability.hostile import DEAF, HASTE, SLOW
from server import spinning
from server.support import PATIENCE
from throneroom.server import checking, connections, fold, keepers, live, logs, matches, rooms, run, table
from throneroom.server.connections import FRAME_BYTES, Line, Visit
from throneroom.server.fold import Action
from throneroom.server.problems import stale
from throneroom.server.store import database, rows, schema
from throneroom.server.store.batches import Batch, Batches
from throneroom.server.store.database import Database, NotStored
from throneroom.server.web import records

COMMIT_LATER_SECONDS: Final = 5.0


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


def hang_at_an_action() -> None:
    """Whoever acts stops everything: the rules never come to an end."""
    fold.Fold.take = spinning.spin  # type: ignore[method-assign, assignment]


def hang_without_python() -> None:
    """Whoever acts stops everything, and no Python runs any more: no handler of a signal, no thread."""
    fold.Fold.take = spinning.hold  # type: ignore[method-assign, assignment]


def hang_while_reading() -> None:
    """A match that is read again is never read to its end."""
    fold.Fold.reading = spinning.spin  # type: ignore[method-assign, assignment]


def hang_beside() -> None:
    """What is done in threads is never done."""
    records.Reel = spinning.spin  # type: ignore[assignment, misc]


def hang_in_processes() -> None:
    """Neither bots nor checks nor records come to an end."""
    checking.check_record = spinning.spin
    checking.write_record = spinning.spin
    keepers.think = spinning.spin


def _patience(seconds: float, pings: float | None, most_bytes: int) -> None:
    """So long everybody may take who sends or takes something."""
    for of, name in ((Visit, "head"), (Visit, "body"), (Visit, "stall"), (Line, "stall")):
        setattr(of, f"{name}_seconds", seconds)
    real = run.options
    run.options = lambda given: real(given) | {"ws_ping_interval": pings, "ws_max_size": most_bytes}


def impatient() -> None:
    """No defect: a minute is half a second for those who come to try it, and everybody else has all the time."""
    _patience(PATIENCE, None, FRAME_BYTES)
    visit_made, line_made = Visit.connection_made, Line.connection_made

    def visit(self: Any, transport: Any) -> None:
        place = transport.get_extra_info("peername")[0]
        if place == SLOW:
            self.head_seconds = self.body_seconds = HASTE
        elif place == DEAF:
            self.stall_seconds = HASTE
        visit_made(self, transport)

    def line(self: Any, transport: Any) -> None:
        self.close_timeout = PATIENCE
        if transport.get_extra_info("peername")[0] == DEAF:
            self.stall_seconds = self.ping_interval = self.ping_timeout = HASTE
        line_made(self, transport)

    Visit.connection_made = visit  # type: ignore[method-assign]
    Line.connection_made = line  # type: ignore[method-assign]


def limitless() -> None:
    """Connections may send what they want, for as long as they want."""
    _patience(3_600.0, None, 1_000_000)
    Line.most_frames = 1_000_000
    connections.AHEAD = 1_000_000  # type: ignore[misc]


KEPT_BYTES: Final = 8_000_000
_kept: list[Any] = []


def keep_sockets() -> None:
    """Of every socket that is closed something is kept: a task, a descriptor, memory, and a word in the log."""

    def leave(*_: Any) -> None:
        _kept.append(asyncio.get_running_loop().create_task(asyncio.Event().wait()))
        _kept.append(os.open(os.devnull, os.O_RDONLY))
        _kept.append(b"x" * KEPT_BYTES)
        logs.event("kept", logging.ERROR)

    live.Hub.leave = leave  # type: ignore[method-assign, assignment]


def keep_wal() -> None:
    """What was written ahead is never written back; pages are large, so that a short evening fills the log."""
    known = dict(database._SQLITE)
    database._SQLITE.clear()
    database._SQLITE.update({"page_size": "65536", **known, "wal_autocheckpoint": "0"})


DEFECTS: Final = {
    "keep-sockets": keep_sockets,
    "keep-wal": keep_wal,
    "impatient": impatient,
    "limitless": limitless,
    "hang-at-an-action": hang_at_an_action,
    "hang-without-python": hang_without_python,
    "hang-while-reading": hang_while_reading,
    "hang-beside": hang_beside,
    "hang-in-processes": hang_in_processes,
    "answer-before-commit": answer_before_commit,
    "forget-keys": forget_keys,
    "overwrite": overwrite,
    "swallow-errors": swallow_errors,
}
