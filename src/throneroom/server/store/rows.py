"""Reading and writing rows. No game is known here, and nothing is decided."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sqlalchemy import RowMapping, delete, func, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from throneroom.server.fold import Action
from throneroom.server.store import schema
from throneroom.server.store.batches import Writing

Row = Mapping[str, Any]
CHANNEL: Final = "throneroom"
"""Where processes on one PostgreSQL tell each other which match has news."""


async def add_match(c: AsyncConnection, match: Row, seats: Sequence[Row]) -> None:
    await c.execute(insert(schema.match).values(**match))
    await c.execute(insert(schema.seat), [dict(seat) for seat in seats])


async def find_match(c: AsyncConnection, id: str) -> RowMapping | None:
    return (await c.execute(select(schema.match).where(schema.match.c.id == id))).mappings().first()


async def find_invite(c: AsyncConnection, hash: str) -> RowMapping | None:
    return (await c.execute(select(schema.match).where(schema.match.c.invite == hash))).mappings().first()


async def change_match(c: Writing, id: str, **changes: Any) -> None:
    await c.execute(update(schema.match).where(schema.match.c.id == id).values(**changes))


async def seats_of(c: AsyncConnection, match: str) -> list[RowMapping]:
    found = await c.execute(select(schema.seat).where(schema.seat.c.match == match).order_by(schema.seat.c.seat))
    return list(found.mappings())


async def change_seat(c: Writing, match: str, seat: int, **changes: Any) -> None:
    where = (schema.seat.c.match == match) & (schema.seat.c.seat == seat)
    await c.execute(update(schema.seat).where(where).values(**changes))


async def actions_of(c: AsyncConnection, match: str, since: int = 0) -> list[Action]:
    table = schema.action
    where = (table.c.match == match) & (table.c.ply >= since)
    found = await c.execute(select(table).where(where).order_by(table.c.ply))
    return [
        Action(row["ply"], row["kind"], row["seat"], row["decision"], _choice(row["choice"]), row["hash"], row["key"])
        for row in found.mappings()
    ]


def _choice(stored: Any) -> Any:
    return tuple(stored) if isinstance(stored, list) else stored


async def add_actions(c: Writing, match: str, actions: Sequence[Action], made: float) -> None:
    """Append rows; the unique keys decide who was first."""
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
                "key": action.key,
                "hash": action.hash,
                "made": made,
            }
            for action in actions
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


async def put_draft(c: Writing, match: str, decision: str, seat: int, **values: Any) -> None:
    """A draft takes the place of an earlier one for the same decision."""
    await drop_draft(c, match, decision, seat)
    await c.execute(insert(schema.draft).values(match=match, decision=decision, seat=seat, **values))


async def add_given(c: Writing, match: str, key: str, decision: str, seat: int, choice: Any) -> None:
    """Remember under which key a simultaneous choice came, whatever becomes of it."""
    await c.execute(insert(schema.given).values(match=match, key=key, decision=decision, seat=seat, choice=choice))


async def given_of(c: AsyncConnection, match: str) -> list[RowMapping]:
    found = await c.execute(select(schema.given).where(schema.given.c.match == match))
    return list(found.mappings())


async def drop_draft(c: Writing, match: str, decision: str, seat: int) -> None:
    table = schema.draft
    where = (table.c.match == match) & (table.c.decision == decision) & (table.c.seat == seat)
    await c.execute(delete(table).where(where))


async def drop_drafts(c: Writing, match: str) -> None:
    await c.execute(delete(schema.draft).where(schema.draft.c.match == match))


async def count_matches(c: AsyncConnection) -> dict[str, int]:
    """How many matches there are, by status."""
    table = schema.match
    found = await c.execute(select(table.c.status, func.count().label("count")).group_by(table.c.status))
    return {row["status"]: row["count"] for row in found.mappings()}


async def matches_of(c: AsyncConnection, user: str) -> list[RowMapping]:
    """The matches a user sits in, owns or watches, newest first."""
    sits = select(schema.seat.c.match).where(schema.seat.c.user == user)
    watches = select(schema.watcher.c.match).where(schema.watcher.c.user == user)
    where = schema.match.c.id.in_(sits) | schema.match.c.id.in_(watches) | (schema.match.c.owner == user)
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


async def announce(c: AsyncConnection, match: str, revision: int) -> bool:
    """Mark a match of PostgreSQL as changed, and tell the other processes once this transaction is stored.

    False if it is not at the revision any more, because another process was first. The mark is also a lock: others
    wait with theirs until this transaction has ended.
    """
    table = schema.match
    where = (table.c.id == match) & (table.c.revision == revision)
    if (await c.execute(update(table).where(where).values(revision=revision + 1))).rowcount == 0:
        return False
    await tell_all(c, f"match {match}")
    return True


async def tell_all(c: AsyncConnection, what: str) -> None:
    """Tell the other processes on a PostgreSQL something, once this transaction is stored."""
    await c.execute(text("SELECT pg_notify(:channel, :what)"), {"channel": CHANNEL, "what": what})


async def revision_of(c: AsyncConnection, match: str) -> int | None:
    found: int | None = (await c.execute(select(schema.match.c.revision).where(schema.match.c.id == match))).scalar()
    return found


async def watchers_of(c: AsyncConnection, match: str) -> set[str]:
    found = await c.execute(select(schema.watcher.c.user).where(schema.watcher.c.match == match))
    return set(found.scalars())


async def add_watcher(c: AsyncConnection, match: str, user: str) -> None:
    await c.execute(insert(schema.watcher).values(match=match, user=user))


async def overdue(c: AsyncConnection, now: float) -> list[RowMapping]:
    """The seats of matches under way whose time is up."""
    seat, match = schema.seat, schema.match
    where = (seat.c.due.is_not(None)) & (seat.c.due <= now) & (match.c.status == "playing")
    found = await c.execute(
        select(seat.c.match, seat.c.seat).join(match, match.c.id == seat.c.match).where(where).limit(500)
    )
    return list(found.mappings())


async def put_off(c: AsyncConnection, kind: str, seconds: float) -> None:
    """Give every running deadline of the matches of a pace more time."""
    seat, match = schema.seat, schema.match
    paced = select(match.c.id).where((match.c.pace["kind"].as_string() == kind) & (match.c.status == "playing"))
    where = seat.c.due.is_not(None) & seat.c.match.in_(paced)
    changed = select(seat.c.match).where(where)
    await c.execute(update(match).where(match.c.id.in_(changed)).values(revision=match.c.revision + 1))
    await c.execute(update(seat).where(where).values(due=seat.c.due + seconds))


async def find_setting(c: AsyncConnection, name: str) -> str | None:
    found: str | None = (await c.execute(select(schema.setting.c.value).where(schema.setting.c.name == name))).scalar()
    return found


async def put_setting(c: AsyncConnection, name: str, value: str) -> None:
    table = schema.setting
    changed = await c.execute(update(table).where(table.c.name == name).values(value=value))
    if changed.rowcount == 0:
        await c.execute(insert(table).values(name=name, value=value))


async def last_message(c: AsyncConnection, match: str) -> int:
    """How many messages there are."""
    found = (await c.execute(select(func.max(schema.message.c.number)).where(schema.message.c.match == match))).scalar()
    return 0 if found is None else int(found) + 1


async def kept_matches(c: AsyncConnection) -> list[str]:
    """The matches under way in which a bot keeps a seat."""
    seat, match = schema.seat, schema.match
    kept = select(seat.c.match).where(seat.c.controller.in_(("bot", "caretaker")))
    found = await c.execute(select(match.c.id).where((match.c.status == "playing") & match.c.id.in_(kept)))
    return list(found.scalars())


async def names_of(c: AsyncConnection, users: Sequence[str]) -> dict[str, str]:
    found = await c.execute(select(schema.user.c.id, schema.user.c.name).where(schema.user.c.id.in_(users)))
    return {row.id: row.name for row in found}


async def muted_by(c: AsyncConnection, match: str) -> list[tuple[str, str]]:
    """Who does not want to hear whom."""
    found = await c.execute(select(schema.mute.c.by, schema.mute.c.user).where(schema.mute.c.match == match))
    return [(row.by, row.user) for row in found]


async def put_mute(c: AsyncConnection, match: str, by: str, user: str, is_muted: bool) -> None:
    table = schema.mute
    await c.execute(delete(table).where((table.c.match == match) & (table.c.by == by) & (table.c.user == user)))
    if is_muted:
        await c.execute(insert(table).values(match=match, by=by, user=user))


async def tokens_of(c: AsyncConnection, user: str, kind: str) -> list[RowMapping]:
    table = schema.token
    found = await c.execute(select(table).where((table.c.user == user) & (table.c.kind == kind)))
    return list(found.mappings())


async def drop_links(c: AsyncConnection, user: str, match: str) -> None:
    """The personal links of a user into a match lead nowhere from now on."""
    table = schema.token
    where = (table.c.user == user) & (table.c.kind == "link") & (table.c.label == match)
    await c.execute(delete(table).where(where))
