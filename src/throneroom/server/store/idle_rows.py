"""What nobody comes back to: matches that wait or stand still, and uploads of guests who are gone."""

from __future__ import annotations

from sqlalchemy import ColumnElement, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from throneroom.server.store.schema import action, match, message, presence, token, upload, user


async def waiting(
    c: AsyncConnection, before: float, after: str, most: int, only: str | None = None
) -> list[tuple[str, float]]:
    """Some matches that wait for players since before a time, by id from one on, and when they were touched last.

    Touching is setting up, being there as a player, and talking.
    """
    here = select(func.max(presence.c.until)).where(presence.c.match == match.c.id).scalar_subquery()
    said = select(func.max(message.c.made)).where(message.c.match == match.c.id).scalar_subquery()
    found = select(match.c.id, match.c.created, here, said).where(match.c.status == "waiting", match.c.created < before)
    some = await c.execute(found.where(_those(after, only)).order_by(match.c.id).limit(most))
    return [(id, max(created, seen or 0.0, last or 0.0)) for id, created, seen, last in some]


async def playing(
    c: AsyncConnection, before: float, after: str, most: int, only: str | None = None
) -> list[tuple[str, float]]:
    """Some matches that are played since before a time, by id from one on, and when their last action was made."""
    newest = select(action.c.made).where(action.c.match == match.c.id).order_by(action.c.ply.desc()).limit(1)
    found = select(match.c.id, match.c.started, newest.scalar_subquery())
    found = found.where(match.c.status == "playing", match.c.started < before, _those(after, only))
    some = await c.execute(found.order_by(match.c.id).limit(most))
    return [(id, max(started, made or 0.0)) for id, started, made in some]


def _those(after: str, only: str | None) -> ColumnElement[bool]:
    """The matches from one on, or one alone."""
    return match.c.id > after if only is None else match.c.id == only


async def uploads(c: AsyncConnection, now: float, before: float, most: int) -> list[str]:
    """Some uploads from before a time, of guests who can never come back: no session or token of theirs is good."""
    good = (token.c.user == user.c.id) & (token.c.expires.is_(None) | (token.c.expires >= now))
    gone = user.c.login.is_(None) & ~select(token.c.hash).where(good).exists()
    found = select(upload.c.id).join(user, user.c.id == upload.c.user).where(gone, upload.c.made < before).limit(most)
    return list((await c.execute(found)).scalars())
