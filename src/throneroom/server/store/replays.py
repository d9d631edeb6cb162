"""The rows behind replays: matches that are over, and uploaded records."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import RowMapping, delete, insert, literal, select
from sqlalchemy.ext.asyncio import AsyncConnection

from throneroom.server.store import schema

MATCH, UPLOAD = "match", "upload"
OVER: Final = ("ended", "abandoned")


async def listed(c: AsyncConnection, user: str, game: str | None, skip: int, most: int) -> list[RowMapping]:
    """What somebody may watch, newest first: public matches, their own, and what they uploaded."""
    match, upload = schema.match, schema.upload
    sits = select(schema.seat.c.match).where(schema.seat.c.user == user)
    watches = select(schema.watcher.c.match).where(schema.watcher.c.user == user)
    own = match.c.id.in_(sits) | match.c.id.in_(watches) | (match.c.owner == user)
    over = match.c.status.in_(OVER) & match.c.started.is_not(None)
    matches = select(match.c.id, match.c.ended.label("time"), literal(MATCH).label("kind")).where(
        over & ((match.c.visibility == "public") | own)
    )
    uploads = select(upload.c.id, upload.c.made.label("time"), literal(UPLOAD).label("kind")).where(
        upload.c.user == user
    )
    if game is not None:
        matches, uploads = matches.where(match.c.game == game), uploads.where(upload.c.game == game)
    both = matches.union_all(uploads).subquery()
    found = await c.execute(select(both).order_by(both.c.time.desc(), both.c.id).limit(most).offset(skip))
    return list(found.mappings())


async def add_upload(c: AsyncConnection, **values: Any) -> None:
    await c.execute(insert(schema.upload).values(**values))


async def find_upload(c: AsyncConnection, id: str) -> RowMapping | None:
    """An upload, without the record itself."""
    columns = [column for column in schema.upload.c if column.name != "text"]
    return (await c.execute(select(*columns).where(schema.upload.c.id == id))).mappings().first()


async def text_of_upload(c: AsyncConnection, id: str) -> str | None:
    """The record that somebody uploaded."""
    return (await c.execute(select(schema.upload.c.text).where(schema.upload.c.id == id))).scalar()


async def drop_upload(c: AsyncConnection, id: str) -> None:
    await c.execute(delete(schema.upload).where(schema.upload.c.id == id))
