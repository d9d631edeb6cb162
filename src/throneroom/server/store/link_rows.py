"""Reading and writing the rows of links."""

from __future__ import annotations

from typing import Any

from sqlalchemy import RowMapping, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from throneroom.server.store.schema import link


async def add(c: AsyncConnection, **values: Any) -> None:
    await c.execute(insert(link).values(**values))


async def find(c: AsyncConnection, hash: str) -> RowMapping | None:
    return (await c.execute(select(link).where(link.c.hash == hash))).mappings().first()


async def drop(c: AsyncConnection, hash: str) -> bool:
    """Take a link away; whether it was still there."""
    return (await c.execute(delete(link).where(link.c.hash == hash))).rowcount > 0


async def drop_over(c: AsyncConnection, now: float) -> None:
    """Links whose time is up go."""
    await c.execute(delete(link).where(link.c.expires <= now))


async def drop_same(c: AsyncConnection, kind: str, user: str, match: str | None, seat: int | None) -> None:
    """The links of a kind that a user has for the same thing go."""
    where = (link.c.kind == kind) & (link.c.user == user)
    await c.execute(delete(link).where(where, link.c.match.is_not_distinct_from(match),
                                       link.c.seat.is_not_distinct_from(seat)))  # fmt: skip


async def keep_newest(c: AsyncConnection, kind: str, user: str, most: int) -> None:
    """Of the links of a kind that a user has, only so many stay."""
    mine = (link.c.kind == kind) & (link.c.user == user)
    newest = select(link.c.hash).where(mine).order_by(link.c.created.desc(), link.c.hash).limit(most)
    await c.execute(delete(link).where(mine, link.c.hash.not_in(newest)))


async def drop_into(c: AsyncConnection, user: str, match: str) -> None:
    """The links of a user into a match go."""
    await c.execute(delete(link).where((link.c.user == user) & (link.c.match == match)))


async def drop_all(c: AsyncConnection, user: str) -> None:
    """All links of a user go."""
    await c.execute(delete(link).where(link.c.user == user))


async def drop_kinds(c: AsyncConnection, user: str, *kinds: str) -> None:
    """The links of some kinds that a user has go."""
    await c.execute(delete(link).where((link.c.user == user) & link.c.kind.in_(kinds)))


async def about(c: AsyncConnection, user: str, kind: str, now: float) -> str:
    """What the link of a kind that a user has is about; nothing if there is none."""
    mine = (link.c.user == user) & (link.c.kind == kind) & (link.c.expires > now)
    return (await c.execute(select(link.c.about).where(mine).limit(1))).scalar() or ""
