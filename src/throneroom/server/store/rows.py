"""Reading and writing rows. No game is known here, and nothing is decided."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import RowMapping, delete, func, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from throneroom.server.fold import Action
from throneroom.server.store import schema

Row = Mapping[str, Any]


async def add_match(c: AsyncConnection, match: Row, seats: Sequence[Row]) -> None:
    await c.execute(insert(schema.match).values(**match))
    await c.execute(insert(schema.seat), [dict(seat) for seat in seats])


async def find_match(c: AsyncConnection, id: str) -> RowMapping | None:
    return (await c.execute(select(schema.match).where(schema.match.c.id == id))).mappings().first()


async def find_invite(c: AsyncConnection, hash: str) -> RowMapping | None:
    return (await c.execute(select(schema.match).where(schema.match.c.invite == hash))).mappings().first()


async def change_match(c: AsyncConnection, id: str, **changes: Any) -> None:
    await c.execute(update(schema.match).where(schema.match.c.id == id).values(**changes))


async def seats_of(c: AsyncConnection, match: str) -> list[RowMapping]:
    found = await c.execute(select(schema.seat).where(schema.seat.c.match == match).order_by(schema.seat.c.seat))
    return list(found.mappings())


async def change_seat(c: AsyncConnection, match: str, seat: int, **changes: Any) -> None:
    where = (schema.seat.c.match == match) & (schema.seat.c.seat == seat)
    await c.execute(update(schema.seat).where(where).values(**changes))


async def actions_of(c: AsyncConnection, match: str, since: int = 0) -> list[Action]:
    table = schema.action
    where = (table.c.match == match) & (table.c.ply >= since)
    found = await c.execute(select(table).where(where).order_by(table.c.ply))
    return [
        Action(row["ply"], row["kind"], row["seat"], row["decision"], _choice(row["choice"]), row["hash"])
        for row in found.mappings()
    ]


def _choice(stored: Any) -> Any:
    return tuple(stored) if isinstance(stored, list) else stored


async def add_actions(
    c: AsyncConnection, match: str, actions: Sequence[tuple[Action, str | None]], made: float
) -> None:
    """Append rows, each with the key of the submission behind it; the unique keys decide who was first."""
    await c.execute(
        insert(schema.action),
        [
            {
                "match": match,
                "ply": action.ply,
                "kind": action.kind,
                "seat": action.seat,
                "decision": action.decision,
                "choice": list(action.choice) if isinstance(action.choice, tuple) else action.choice,
                "key": key,
                "hash": action.hash,
                "made": made,
            }
            for action, key in actions
        ],
    )


async def action_with_key(c: AsyncConnection, match: str, key: str) -> RowMapping | None:
    table = schema.action
    found = await c.execute(select(table).where((table.c.match == match) & (table.c.key == key)))
    return found.mappings().first()


async def drafts_of(c: AsyncConnection, match: str) -> list[RowMapping]:
    table = schema.draft
    found = await c.execute(select(table).where(table.c.match == match).order_by(table.c.seat))
    return list(found.mappings())


async def put_draft(c: AsyncConnection, match: str, decision: str, seat: int, **values: Any) -> None:
    """A draft takes the place of an earlier one for the same decision."""
    await drop_draft(c, match, decision, seat)
    await c.execute(insert(schema.draft).values(match=match, decision=decision, seat=seat, **values))


async def drop_draft(c: AsyncConnection, match: str, decision: str, seat: int) -> None:
    table = schema.draft
    where = (table.c.match == match) & (table.c.decision == decision) & (table.c.seat == seat)
    await c.execute(delete(table).where(where))


async def drop_drafts(c: AsyncConnection, match: str) -> None:
    await c.execute(delete(schema.draft).where(schema.draft.c.match == match))


async def matches_of(c: AsyncConnection, user: str) -> list[RowMapping]:
    """The matches a user sits in or owns, newest first."""
    sits = select(schema.seat.c.match).where(schema.seat.c.user == user)
    where = schema.match.c.id.in_(sits) | (schema.match.c.owner == user)
    found = await c.execute(select(schema.match).where(where).order_by(schema.match.c.created.desc()).limit(200))
    return list(found.mappings())


async def open_matches(c: AsyncConnection) -> list[RowMapping]:
    """Public matches that still wait for players."""
    where = (schema.match.c.status == "waiting") & (schema.match.c.visibility == "public")
    found = await c.execute(select(schema.match).where(where).order_by(schema.match.c.created.desc()).limit(100))
    return list(found.mappings())


async def add_user(c: AsyncConnection, **values: Any) -> None:
    await c.execute(insert(schema.user).values(**values))


async def find_user(c: AsyncConnection, id: str) -> RowMapping | None:
    return (await c.execute(select(schema.user).where(schema.user.c.id == id))).mappings().first()


async def find_login(c: AsyncConnection, login: str) -> RowMapping | None:
    return (await c.execute(select(schema.user).where(schema.user.c.login == login))).mappings().first()


async def change_user(c: AsyncConnection, id: str, **changes: Any) -> None:
    await c.execute(update(schema.user).where(schema.user.c.id == id).values(**changes))


async def add_token(c: AsyncConnection, **values: Any) -> None:
    await c.execute(insert(schema.token).values(**values))


async def find_token(c: AsyncConnection, hash: str) -> RowMapping | None:
    return (await c.execute(select(schema.token).where(schema.token.c.hash == hash))).mappings().first()


async def drop_token(c: AsyncConnection, hash: str) -> None:
    await c.execute(delete(schema.token).where(schema.token.c.hash == hash))


async def add_message(c: AsyncConnection, match: str, **values: Any) -> int:
    """Append a message to the talk of a match; its number."""
    table = schema.message
    last = (await c.execute(select(func.max(table.c.number)).where(table.c.match == match))).scalar()
    number = 0 if last is None else int(last) + 1
    await c.execute(insert(table).values(match=match, number=number, **values))
    return number


async def messages_of(c: AsyncConnection, match: str, since: int = 0) -> list[RowMapping]:
    table = schema.message
    where = (table.c.match == match) & (table.c.number >= since)
    found = await c.execute(select(table).where(where).order_by(table.c.number).limit(500))
    return list(found.mappings())


async def notify(c: AsyncConnection, channel: str, what: str) -> None:
    """Tell the other processes of a PostgreSQL database, once this transaction is stored."""
    await c.execute(text("SELECT pg_notify(:channel, :what)"), {"channel": channel, "what": what})
