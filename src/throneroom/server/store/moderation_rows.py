"""Rows for administrators: people and matches found by a word, reports, and whom people block."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import RowMapping, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from throneroom.server.store import schema

LISTED: Final = 50


async def find_people(c: AsyncConnection, word: str) -> list[RowMapping]:
    """People whose name or login has a word in it, or whose id it is; the newest first."""
    user = schema.user
    columns = (user.c.id, user.c.name, user.c.login, user.c.is_admin, user.c.is_banned, user.c.created)
    has = func.lower(user.c.name).contains(word.lower(), autoescape=True)
    has |= func.lower(user.c.login).contains(word.lower(), autoescape=True)
    query = select(*columns).where(has | (user.c.id == word)).order_by(user.c.created.desc())
    return list((await c.execute(query.limit(LISTED))).mappings())


async def find_matches(c: AsyncConnection, word: str, status: str) -> list[str]:
    """Matches whose name has a word in it, whose id it is, or in which somebody with that id sits; the newest first."""
    match, seat = schema.match, schema.seat
    sits = match.c.id.in_(select(seat.c.match).where(seat.c.user == word))
    where = func.lower(match.c.name).contains(word.lower(), autoescape=True) | (match.c.id == word) | sits
    if status:
        where &= match.c.status == status
    found = await c.execute(select(match.c.id).where(where).order_by(match.c.created.desc()).limit(LISTED))
    return list(found.scalars())


async def open_of(c: AsyncConnection, owner: str) -> list[str]:
    """The matches of somebody that are not over."""
    match = schema.match
    found = select(match.c.id).where((match.c.owner == owner) & match.c.status.in_(("waiting", "playing")))
    return list((await c.execute(found)).scalars())


async def times_of(c: AsyncConnection, match: str) -> tuple[bool, bool]:
    """Whether a match has begun, and whether it is over, whatever else stands in its row."""
    of = schema.match.c
    row = (await c.execute(select(of.started, of.ended).where(of.id == match))).one()
    return row.started is not None, row.ended is not None


async def everything_of(c: AsyncConnection, match: str) -> dict[str, list[dict[str, Any]]]:
    """All rows of a match as they are stored, but for the secret of its invitation."""
    found: dict[str, list[dict[str, Any]]] = {}
    for table in (schema.match, schema.seat, schema.action, schema.draft, schema.given):
        key = table.c.id if table is schema.match else table.c.match
        columns = [column for column in table.columns if column.name != "invite"]
        rows = await c.execute(select(*columns).where(key == match).order_by(*table.primary_key))
        found[table.name] = [dict(row) for row in rows.mappings()]
    return found


async def add_report(c: AsyncConnection, **values: Any) -> None:
    await c.execute(insert(schema.report).values(**values))


async def count_reports(c: AsyncConnection, by: str) -> int:
    """How many reports of somebody nobody has dealt with yet."""
    where = (schema.report.c.by == by) & ~schema.report.c.done
    return int((await c.execute(select(func.count()).select_from(schema.report).where(where))).scalar_one())


async def reports(c: AsyncConnection, is_done: bool) -> list[RowMapping]:
    """Reports that were dealt with, or not; the newest first."""
    table = schema.report
    query = select(table).where(table.c.done == is_done).order_by(table.c.made.desc()).limit(LISTED)
    return list((await c.execute(query)).mappings())


async def close_report(c: AsyncConnection, id: str, is_done: bool) -> bool:
    """Mark a report as dealt with, or not; whether there is such a one."""
    table = schema.report
    return (await c.execute(update(table).where(table.c.id == id).values(done=is_done))).rowcount > 0


async def blocked(c: AsyncConnection, by: str) -> list[str]:
    """Whom somebody blocks."""
    return list((await c.execute(select(schema.block.c.user).where(schema.block.c.by == by))).scalars())


async def apart(c: AsyncConnection, user: str) -> set[str]:
    """Whom somebody blocks, and who blocks them."""
    block = schema.block.c
    blocked = select(block.user).where(block.by == user)
    return set((await c.execute(blocked.union(select(block.by).where(block.user == user)))).scalars())


async def put_block(c: AsyncConnection, by: str, user: str, is_blocked: bool) -> None:
    table = schema.block
    await c.execute(delete(table).where((table.c.by == by) & (table.c.user == user)))
    if is_blocked:
        await c.execute(insert(table).values(by=by, user=user))
