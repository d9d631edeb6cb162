"""The rows of notices: what is owed to people who are not there. Nothing is decided here."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import RowMapping, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from throneroom.server.store.schema import IS_OPEN, notice, presence, push, user

Row = dict[str, Any]


async def put(
    c: AsyncConnection, match: str, user: str, *, instead_of: Sequence[str], changes: Sequence[str], **values: Any
) -> None:
    """Owe somebody a notice. One that is open for the match becomes it, with these `changes`, if its kind gives way."""
    new = (sqlite if c.dialect.name == "sqlite" else postgresql).insert(notice)
    new = new.values(id=secrets.token_hex(12), match=match, user=user, tries=0, **values)
    statement = new.on_conflict_do_update(
        index_elements=[notice.c.user, notice.c.match],
        index_where=IS_OPEN,
        set_={name: new.excluded[name] for name in ("id", *changes)},
        where=notice.c.kind.in_(instead_of),
    )
    await c.execute(statement)


async def wanting(c: AsyncConnection, users: Iterable[str], kind: str) -> set[str]:
    """Those of some people who want notices of a kind."""
    has_way = (user.c.channel != "") | user.c.id.in_(select(push.c.user))
    chosen = user.c.id.in_(sorted(users)) & has_way
    found = await c.execute(select(user.c.id, user.c.untold).where(chosen))
    return {row.id for row in found if kind not in row.untold.split()}


async def has(c: AsyncConnection, match: str, user: str, kind: str) -> bool:
    """Whether somebody has, or had, a notice of a kind of a match."""
    where = (notice.c.match == match) & (notice.c.user == user) & (notice.c.kind == kind)
    return (await c.execute(select(notice.c.id).where(where).limit(1))).first() is not None


async def unheeded(c: AsyncConnection, match: str, users: Iterable[str], kind: str) -> set[str]:
    """Those of some people who have not looked at a match since they were sent a notice of a kind."""
    looked = (presence.c.match == notice.c.match) & (presence.c.user == notice.c.user)
    chosen = (notice.c.match == match) & notice.c.user.in_(sorted(users)) & (notice.c.kind == kind)
    is_after = presence.c.until.is_(None) | (presence.c.until < notice.c.sent)
    found = select(notice.c.user).select_from(notice.outerjoin(presence, looked))
    return set((await c.execute(found.where(chosen, notice.c.sent.is_not(None), is_after))).scalars())


async def open_until(c: AsyncConnection, due: float) -> list[Row]:
    """The open notices that are due by a moment, the oldest first."""
    found = await c.execute(select(notice).where(IS_OPEN & (notice.c.due <= due)).order_by(notice.c.due).limit(500))
    return [dict(row) for row in found.mappings()]


async def change_open(c: AsyncConnection, row: Row, **changes: Any) -> bool:
    """Change a notice, if it is still open and what it was when it was read; whether it was."""
    same = [notice.c[name] == row[name] for name in ("id", "kind", "ply", "due")]
    return (await c.execute(update(notice).where(IS_OPEN, *same).values(**changes))).rowcount == 1


async def add_sent(c: AsyncConnection, user: str, kind: str, text: str, now: float) -> None:
    """A notice of no match that was sent at once."""
    values = {"id": secrets.token_hex(12), "user": user, "kind": kind, "text": text, "ply": 0}
    await c.execute(insert(notice).values(**values, made=now, due=now, sent=now))


async def of_user(c: AsyncConnection, user: str, most: int) -> list[RowMapping]:
    """Somebody's notices, the newest first."""
    found = await c.execute(select(notice).where(notice.c.user == user).order_by(notice.c.made.desc()).limit(most))
    return list(found.mappings())
