"""How much there is in the database, for the budgets: of a person, and in all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Column, ColumnElement, LargeBinary, Text, cast, func, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from throneroom.server.store import schema, texts

OPEN: Final = ("waiting", "playing")
MOST_VALUES: Final = 1_000


async def open_matches(c: AsyncConnection, owner: str | None = None) -> int:
    """Matches that are not over: somebody's, or all."""
    match = schema.match
    found = select(func.count()).select_from(match).where(match.c.status.in_(OPEN))
    found = found.where(match.c.owner == owner) if owner is not None else found
    return int((await c.execute(found)).scalar_one())


async def open_among(c: AsyncConnection, ids: Sequence[str]) -> list[str]:
    """Those of some matches that are not over; asked for in pieces, as a query has only so many values."""
    match, found = schema.match, list[str]()
    for piece in _pieces(ids):
        some = select(match.c.id).where(match.c.id.in_(piece) & match.c.status.in_(OPEN))
        found += (await c.execute(some)).scalars()
    return found


async def public_matches(c: AsyncConnection, owner: str | None = None, among: Sequence[str] | None = None) -> list[str]:
    """Public matches that wait for players: somebody's, or those among some."""
    match = schema.match
    found = select(match.c.id).where((match.c.status == "waiting") & (match.c.visibility == "public"))
    found = found.where(match.c.owner == owner) if owner is not None else found
    if among is None:
        return list((await c.execute(found)).scalars())
    some = [await c.execute(found.where(match.c.id.in_(p))) for p in _pieces(among)]
    return [id for part in some for id in part.scalars()]


async def tokens(c: AsyncConnection, user: str, kind: str) -> int:
    """Tokens of one kind that somebody has."""
    token = schema.token
    where = (token.c.user == user) & (token.c.kind == kind)
    return int((await c.execute(select(func.count()).select_from(token).where(where))).scalar_one())


async def uploads(c: AsyncConnection, user: str) -> tuple[int, int]:
    """How many uploads are kept for somebody, and how many bytes they have."""
    upload = schema.upload
    whole_size = func.coalesce(func.sum(_bytes(c, upload.c.text)), 0)
    count, size = (await c.execute(select(func.count(), whole_size).where(upload.c.user == user))).one()
    return int(count), int(size)


async def card_sets(c: AsyncConnection, owner: str) -> dict[str, int]:
    """The bytes of the card sets, by their digests, that the matches of somebody keep."""
    match, card_set = schema.match, schema.card_set
    having = cast(match.c.options, Text).contains(texts.MARK)
    found = await c.execute(select(match.c.options).where(match.c.owner == owner, texts.KEEPS, having))
    digests = {value for options in found.scalars() for value in options.values() if texts.is_digest(value)}
    sizes = select(card_set.c.digest, _bytes(c, card_set.c.text)).where(card_set.c.digest.in_(digests))
    return {digest: int(size) for digest, size in await c.execute(sizes)}


def _pieces(ids: Sequence[str]) -> list[Sequence[str]]:
    return [ids[at : at + MOST_VALUES] for at in range(0, len(ids), MOST_VALUES)]


def _bytes(c: AsyncConnection, column: Column[Any]) -> ColumnElement[int]:
    """How many bytes a text has."""
    if c.dialect.name == "postgresql":
        return func.octet_length(column)
    return func.length(cast(column, LargeBinary))


async def whole(c: AsyncConnection) -> int:
    """The bytes of the whole database that are in use."""
    if c.dialect.name == "postgresql":
        return int((await c.execute(text("SELECT pg_database_size(current_database())"))).scalar_one())
    pages, free, size = [
        int((await c.execute(text(f"PRAGMA {name}"))).scalar_one())
        for name in ("page_count", "freelist_count", "page_size")
    ]
    return (pages - free) * size
