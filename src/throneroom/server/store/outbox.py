"""The rows of notices: what is owed to people who are not there. Nothing is decided here."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import RowMapping, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from throneroom.server.store.schema import IS_OPEN, notice, user


async def put(
    c: AsyncConnection, match: str, user: str, *, instead_of: Sequence[str], changes: Sequence[str], **values: Any
) -> None:
    """Owe somebody a notice. Where one is open for the match, its `changes` are taken over if its kind gives way."""
    new = (sqlite if c.dialect.name == "sqlite" else postgresql).insert(notice)
    new = new.values(id=secrets.token_hex(12), match=match, user=user, tries=0, **values)
    statement = new.on_conflict_do_update(
        index_elements=[notice.c.user, notice.c.match],
        index_where=IS_OPEN,
        set_={name: new.excluded[name] for name in changes},
        where=notice.c.kind.in_(instead_of),
    )
    await c.execute(statement)


async def with_channel(c: AsyncConnection, users: Iterable[str]) -> set[str]:
    """Those of some people who want notices."""
    found = await c.execute(select(user.c.id).where(user.c.id.in_(sorted(users)) & (user.c.channel != "")))
    return set(found.scalars())


async def open_until(c: AsyncConnection, due: float) -> list[RowMapping]:
    """The open notices that are due by a moment, the oldest first."""
    found = await c.execute(select(notice).where(IS_OPEN & (notice.c.due <= due)).order_by(notice.c.due).limit(500))
    return list(found.mappings())


async def change_open(c: AsyncConnection, row: RowMapping, **changes: Any) -> bool:
    """Change a notice, if it is still open and what it was when it was read; whether it was."""
    same = [notice.c[name] == row[name] for name in ("id", "kind", "ply", "due")]
    return (await c.execute(update(notice).where(IS_OPEN, *same).values(**changes))).rowcount == 1


async def change(c: AsyncConnection, id: str, **changes: Any) -> None:
    await c.execute(update(notice).where(notice.c.id == id).values(**changes))


async def add_sent(c: AsyncConnection, user: str, kind: str, text: str, now: float) -> None:
    """A notice of no match that was sent at once."""
    values = {"id": secrets.token_hex(12), "user": user, "kind": kind, "text": text, "ply": 0}
    await c.execute(insert(notice).values(**values, made=now, due=now, sent=now))


async def of_user(c: AsyncConnection, user: str, most: int) -> list[RowMapping]:
    """Somebody's notices, the newest first."""
    found = await c.execute(select(notice).where(notice.c.user == user).order_by(notice.c.made.desc()).limit(most))
    return list(found.mappings())
