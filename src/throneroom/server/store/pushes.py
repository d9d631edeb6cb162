"""The rows of devices that show notices. Nothing is decided here."""

from __future__ import annotations

from typing import Any

from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from throneroom.server.store.schema import push


async def put(c: AsyncConnection, **values: Any) -> None:
    """Have a device; a device is of one person alone."""
    await c.execute(delete(push).where(push.c.digest == values["digest"]))
    await c.execute(insert(push).values(**values))


async def drop(c: AsyncConnection, user: str, digest: str | None = None) -> None:
    """Forget one device of a person, or all."""
    found = push.c.user == user
    await c.execute(delete(push).where(found if digest is None else found & (push.c.digest == digest)))


async def of(c: AsyncConnection, user: str) -> list[dict[str, Any]]:
    """The devices of a person, the oldest first."""
    found = await c.execute(select(push).where(push.c.user == user).order_by(push.c.made, push.c.id))
    return [dict(row) for row in found.mappings()]


async def others(c: AsyncConnection, user: str, digest: str) -> int:
    """How many devices a person has beside this one."""
    chosen = (push.c.user == user) & (push.c.digest != digest)
    return int((await c.execute(select(func.count()).select_from(push).where(chosen))).scalar_one())
