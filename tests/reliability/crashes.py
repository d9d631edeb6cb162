"""Points at which a server under test kills itself: between each two things that must not come apart."""

from __future__ import annotations

import os
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

from sqlalchemy import Engine, event

from throneroom.server import matches, run, table
from throneroom.server.store.batches import Batches
from throneroom.server.store.database import Database
from throneroom.server.web import live

POINTS: Final = (
    "before-checking",
    "before-the-transaction",
    "before-the-insert",
    "after-the-insert",
    "before-the-commit",
    "after-the-commit",
    "before-telling",
    "after-telling",
    "before-the-answer",
    "amid-the-answer",
    "before-a-packet",
    "while-loading",
)

_INSERT: Final = "INSERT INTO action"
_PLACES: Final = {"http.response.start": "before-the-answer", "http.response.body": "amid-the-answer"}


def crash_at(point: str, after: int) -> None:
    """Die by SIGKILL when a point is reached for the nth time."""
    assert point in POINTS
    pass_by = deadly(point, after)
    around(table.Table, "_take", pass_by, "before-checking")
    around(matches.Matches, "_go_on", pass_by, "while-loading")
    _around_transactions(pass_by)
    _around_telling(pass_by)
    _around_answers(pass_by)


def deadly(point: str, after: int) -> Callable[[str], None]:
    """What is called with the name of every point that is passed, and kills when it is this one for the nth time."""
    left = after

    def pass_by(here: str) -> None:
        nonlocal left
        if here == point:
            left -= 1
            if left <= 0:
                os.kill(os.getpid(), signal.SIGKILL)

    return pass_by


def around(owner: Any, name: str, pass_by: Callable[[str], None], before: str, after: str = "") -> None:
    """Pass a point before a coroutine, and one after it."""
    real = getattr(owner, name)

    async def wrapped(*args: Any, **kwargs: Any) -> Any:
        pass_by(before)
        found = await real(*args, **kwargs)
        pass_by(after)
        return found

    setattr(owner, name, wrapped)


def _around_transactions(pass_by: Callable[[str], None]) -> None:
    """Every transaction, whether it is of one change or of many."""

    def before(_: Any, __: Any, statement: str, *___: Any) -> None:
        pass_by("before-the-insert" if statement.startswith(_INSERT) else "")

    def after(_: Any, __: Any, statement: str, *___: Any) -> None:
        pass_by("after-the-insert" if statement.startswith(_INSERT) else "")

    event.listen(Engine, "begin", lambda _: pass_by("before-the-transaction"))
    event.listen(Engine, "commit", lambda _: pass_by("before-the-commit"))
    event.listen(Engine, "before_cursor_execute", before)
    event.listen(Engine, "after_cursor_execute", after)
    _after_the_block(Database, "write", pass_by)
    _after_the_block(Batches, "batch", pass_by)


def _after_the_block(owner: Any, name: str, pass_by: Callable[[str], None]) -> None:
    real = getattr(owner, name)

    @asynccontextmanager
    async def wrapped(*args: Any) -> AsyncIterator[Any]:
        async with real(*args) as found:
            yield found
        pass_by("after-the-commit")

    setattr(owner, name, wrapped)


def _around_telling(pass_by: Callable[[str], None]) -> None:
    tell = matches.Matches.tell

    def told(*args: Any, **kwargs: Any) -> None:
        pass_by("before-telling")
        tell(*args, **kwargs)
        pass_by("after-telling")

    matches.Matches.tell = told  # type: ignore[method-assign]
    around(live, "packet_in_turns", pass_by, "before-a-packet")


def _around_answers(pass_by: Callable[[str], None]) -> None:
    real = run.create_app

    def create_app(*given: Any) -> Any:
        app = real(*given)

        async def outside(scope: Any, receive: Any, send: Any) -> None:
            async def passing(message: Any) -> None:
                pass_by(_PLACES.get(message["type"], ""))
                await send(message)

            await app(scope, receive, passing)

        outside.state, outside.app = app.state, app  # type: ignore[attr-defined]
        return outside

    run.create_app = create_app
