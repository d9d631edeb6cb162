"""Reading and writing rows. No game is known here, and nothing is decided."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from sqlalchemy import ColumnElement, RowMapping, Text, case, cast, delete, func, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from throneroom.server.fold import Action
from throneroom.server.store import schema, texts
from throneroom.server.store.batches import Writing

Row = Mapping[str, Any]
CHANNEL: Final = "throneroom"
"""Where processes on one PostgreSQL tell each other which match has news."""
MOST_WAITING: Final = 2000
"""So many matches that wait are looked at for their list."""
MOST_OF_ONE_OWNER: Final = 3
"""So many matches of one owner stand in the list of those that wait, so that nobody fills it alone."""


async def add_match(c: AsyncConnection, match: Row, seats: Sequence[Row]) -> None:
    await c.execute(insert(schema.match).values(**{**match, "options": await texts.put(c, match["options"])}))
    await c.execute(insert(schema.seat), [dict(seat) for seat in seats])


async def find_match(c: AsyncConnection, id: str) -> Row | None:
    """A match with the texts of its options."""
    row = (await c.execute(select(schema.match).where(schema.match.c.id == id))).mappings().first()
    return {**row, "options": await texts.whole(c, row["options"])} if row is not None else None


@dataclass(frozen=True, slots=True)
class Over:
    """What a list tells of a match that is over."""

    row: Row
    seats: list[RowMapping]
    watchers: set[str]
    plies: int


async def matches_over(c: AsyncConnection, ids: Sequence[str]) -> list[Over]:
    """Those of some matches that are over, in as many statements for many as for one."""
    match, seat, watcher, action = schema.match, schema.seat, schema.watcher, schema.action
    is_over = match.c.id.in_(ids) & match.c.status.in_(("ended", "abandoned"))
    found = list((await c.execute(select(match).where(is_over))).mappings()) if ids else []
    over = {row["id"]: Over(dict(row), [], set(), 0) for row in found}
    if not over:
        return []
    for row in (await c.execute(select(seat).where(seat.c.match.in_(over)).order_by(seat.c.seat))).mappings():
        over[row["match"]].seats.append(row)
    for watching in await c.execute(select(watcher).where(watcher.c.match.in_(over))):
        over[watching.match].watchers.add(watching.user)
    counted = select(action.c.match, func.count().label("plies")).where(action.c.match.in_(over))
    plies = {row.match: row.plies for row in await c.execute(counted.group_by(action.c.match))}
    return [
        replace(one, row={**one.row, "options": await texts.whole(c, one.row["options"])}, plies=plies.get(id, 0))
        for id, one in over.items()
    ]


async def status_of(c: AsyncConnection, id: str) -> str | None:
    found: str | None = (await c.execute(select(schema.match.c.status).where(schema.match.c.id == id))).scalar()
    return found


async def find_invite(c: AsyncConnection, hash: str) -> RowMapping | None:
    return (await c.execute(select(schema.match).where(schema.match.c.invite == hash))).mappings().first()


async def find_key(c: AsyncConnection, key: str) -> RowMapping | None:
    """The match that was set up with a key."""
    of = schema.match.c
    return (await c.execute(select(of.id, of.asked).where(of.key == key))).mappings().first()


async def change_match(c: Writing, id: str, **changes: Any) -> None:
    await c.execute(update(schema.match).where(schema.match.c.id == id).values(**changes))


async def put_aside(c: AsyncConnection, id: str) -> None:
    """Mark a match as one that cannot be played."""
    table = schema.match
    changes = {"status": "quarantined", "revision": table.c.revision + 1}
    await c.execute(update(table).where(table.c.id == id).values(changes))


async def set_rematch(c: AsyncConnection, id: str, before: str | None, rematch: str) -> bool:
    """Note the one rematch of a match, in the place of one that was called off; whether nobody else did before."""
    table = schema.match
    where = (table.c.id == id) & (table.c.rematch.is_(None) if before is None else table.c.rematch == before)
    return (await c.execute(update(table).where(where).values(rematch=rematch))).rowcount == 1


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


async def count_actions(c: AsyncConnection, match: str) -> int:
    table = schema.action
    return int((await c.execute(select(func.count()).select_from(table).where(table.c.match == match))).scalar_one())


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


async def drop_given(c: Writing, match: str, seat: int, key: str) -> None:
    of = schema.given.c
    await c.execute(delete(schema.given).where((of.match == match) & (of.seat == seat) & (of.key == key)))


async def given_of(c: AsyncConnection, match: str) -> list[RowMapping]:
    found = await c.execute(select(schema.given).where(schema.given.c.match == match))
    return list(found.mappings())


async def drop_draft(c: Writing, match: str, decision: str, seat: int) -> None:
    table = schema.draft
    where = (table.c.match == match) & (table.c.decision == decision) & (table.c.seat == seat)
    await c.execute(delete(table).where(where))


async def drop_drafts(c: Writing, match: str) -> None:
    await c.execute(delete(schema.draft).where(schema.draft.c.match == match))


async def drop_play(c: AsyncConnection, match: str) -> None:
    """Forget what was played in a match, as if it had never begun."""
    for table in (schema.action, schema.draft, schema.given):
        await c.execute(delete(table).where(table.c.match == match))


async def drop_match(c: AsyncConnection, id: str) -> None:
    """Take a match away with all that belongs to it. Its rematch goes on."""
    for table in reversed(schema.METADATA.sorted_tables):
        if "match" in table.c:
            await c.execute(delete(table).where(table.c.match == id))
    await c.execute(delete(schema.match).where(schema.match.c.id == id))


async def count_matches(c: AsyncConnection) -> dict[str, int]:
    """How many matches there are, by status."""
    table = schema.match
    found = await c.execute(select(table.c.status, func.count().label("count")).group_by(table.c.status))
    return {row["status"]: row["count"] for row in found.mappings()}


async def matches_of(c: AsyncConnection, user: str) -> list[str]:
    """The matches a user sits in, owns or watches, or is awaited in before the start; newest first."""
    sits = select(schema.seat.c.match).where(schema.seat.c.user == user)
    watches = select(schema.watcher.c.match).where(schema.watcher.c.user == user)
    kept = select(schema.seat.c.match).where(schema.seat.c.kept_for == user)
    awaits = schema.match.c.id.in_(kept) & (schema.match.c.status == "waiting")
    where = schema.match.c.id.in_(sits) | schema.match.c.id.in_(watches) | (schema.match.c.owner == user) | awaits
    found = await c.execute(select(schema.match.c.id).where(where).order_by(schema.match.c.created.desc()).limit(200))
    return list(found.scalars())


async def open_matches(c: AsyncConnection, now: float) -> list[RowMapping]:
    """Public matches that still wait for players, the newest of each owner, and whether that one is there.

    Of too many, first those whose owner is there, then the newest one of each owner.
    """
    of, presence = schema.match.c, schema.presence.c
    newest = func.row_number().over(partition_by=of.owner, order_by=of.created.desc()).label("number")
    is_here = select(presence.until).where(presence.match == of.id, presence.user == of.owner, presence.until > now)
    columns = (of.id, of.owner, of.created, newest, is_here.exists().label("is_here"))
    waiting = select(*columns).where((of.status == "waiting") & (of.visibility == "public")).subquery().c
    some = select(waiting.id, waiting.owner, waiting.created, waiting.is_here)
    some = some.where(waiting.number <= MOST_OF_ONE_OWNER)
    first = (waiting.is_here.desc(), waiting.number, waiting.created.desc())
    return list((await c.execute(some.order_by(*first).limit(MOST_WAITING))).mappings())


async def add_user(c: AsyncConnection, **values: Any) -> None:
    await c.execute(insert(schema.user).values(**values))


async def find_user(c: AsyncConnection, id: str) -> RowMapping | None:
    return (await c.execute(select(schema.user).where(schema.user.c.id == id))).mappings().first()


async def lock_user(c: AsyncConnection, id: str) -> RowMapping | None:
    """A user whom nobody else changes until this transaction has ended."""
    found = await c.execute(select(schema.user).where(schema.user.c.id == id).with_for_update())
    return found.mappings().first()


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


LATE_AT_ONCE: Final = 200
"""So many seats, or matches, are answered for before the server looks again."""


async def overdue(c: AsyncConnection, now: float) -> list[RowMapping]:
    """The seats of matches under way whose time is up: of every owner the one that waits longest, then the others."""
    seat, match = schema.seat, schema.match
    where = (seat.c.due.is_not(None)) & (seat.c.due <= now) & (match.c.status == "playing")
    turn = func.row_number().over(partition_by=match.c.owner, order_by=seat.c.due)
    asked = select(seat.c.match, seat.c.seat).join(match, match.c.id == seat.c.match).where(where)
    found = await c.execute(asked.order_by(turn, seat.c.due).limit(LATE_AT_ONCE))
    return list(found.mappings())


async def lit(c: AsyncConnection, now: float) -> list[str]:
    """The matches under way in which an answer may come to light, in turns as above."""
    seat, match = schema.seat, schema.match
    where = (seat.c.shows <= now) & (match.c.status == "playing")
    first = func.min(seat.c.shows)
    turn = func.row_number().over(partition_by=match.c.owner, order_by=first)
    asked = select(seat.c.match).join(match, match.c.id == seat.c.match).where(where)
    found = await c.execute(asked.group_by(seat.c.match, match.c.owner).order_by(turn, first).limit(LATE_AT_ONCE))
    return list(found.scalars())


async def put_off(c: AsyncConnection, kind: str, seconds: float) -> None:
    """Give every running deadline of the matches of a pace more time."""
    seat, match = schema.seat, schema.match
    its: ColumnElement[str] = match.c.pace["kind"].as_string()
    if c.dialect.name == "sqlite":  # what is no JSON would be an error of the whole statement
        its = case((func.json_valid(cast(match.c.pace, Text)) == 1, its), else_="")
    paced = select(match.c.id).where((its == kind) & (match.c.status == "playing"))
    where = seat.c.due.is_not(None) & seat.c.match.in_(paced)
    changed = select(seat.c.match).where(where)
    await c.execute(update(match).where(match.c.id.in_(changed)).values(revision=match.c.revision + 1))
    await c.execute(update(seat).where(where).values(due=seat.c.due + seconds))


async def move_candles(c: AsyncConnection, seconds: float) -> None:
    """The clock of the machine was set: candles burn as long as before."""
    seat = schema.seat
    await c.execute(update(seat).where(seat.c.shows.is_not(None)).values(shows=seat.c.shows + seconds))
    await c.execute(update(seat).where(seat.c.burns.is_not(None)).values(burns=seat.c.burns + seconds))


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
    """The matches under way in which a seat that a bot keeps is asked something, or may be."""
    return list(await kept_revisions(c))


async def kept_revisions(c: AsyncConnection) -> dict[str, int]:
    """The same matches, and how often each was changed; found from the matches under way, not from all seats."""
    seat, match = schema.seat, schema.match
    is_kept = seat.c.controller.in_(("bot", "caretaker")) & seat.c.asked.is_not(False)
    kept = select(seat.c.seat).where((seat.c.match == match.c.id) & is_kept).exists()
    found = await c.execute(select(match.c.id, match.c.revision).where((match.c.status == "playing") & kept))
    return {row.id: row.revision for row in found}


async def names_of(c: AsyncConnection, users: Sequence[str]) -> dict[str, str]:
    found = await c.execute(select(schema.user.c.id, schema.user.c.name).where(schema.user.c.id.in_(users)))
    return {row.id: row.name for row in found}


async def deaf_to(
    c: AsyncConnection, match: str, listeners: Collection[str], users: Collection[str]
) -> set[tuple[str, str]]:
    """Which of some people do not want to hear which others: in this match, or anywhere."""
    mute, block = schema.mute.c, schema.block.c
    muted = select(mute.by, mute.user).where((mute.match == match) & mute.by.in_(listeners) & mute.user.in_(users))
    blocked = select(block.by, block.user).where(block.by.in_(listeners) & block.user.in_(users))
    return {(row.by, row.user) for row in await c.execute(muted.union(blocked))}


async def count_muted(c: AsyncConnection, match: str, by: str, but: str) -> int:
    """How many people somebody has muted in a match, without one of them."""
    mute = schema.mute.c
    where = (mute.match == match) & (mute.by == by) & (mute.user != but)
    return int((await c.execute(select(func.count()).select_from(schema.mute).where(where))).scalar_one())


async def put_mute(c: AsyncConnection, match: str, by: str, user: str, is_muted: bool) -> None:
    table = schema.mute
    await c.execute(delete(table).where((table.c.match == match) & (table.c.by == by) & (table.c.user == user)))
    if is_muted:
        await c.execute(insert(table).values(match=match, by=by, user=user))


async def tokens_of(c: AsyncConnection, user: str, kind: str) -> list[RowMapping]:
    table = schema.token
    where = (table.c.user == user) & (table.c.kind == kind)
    found = await c.execute(select(table).where(where).order_by(table.c.used.desc(), table.c.hash))
    return list(found.mappings())


async def change_token(c: AsyncConnection, hash: str, **changes: Any) -> None:
    await c.execute(update(schema.token).where(schema.token.c.hash == hash).values(**changes))


async def keep_tokens(c: AsyncConnection, user: str, kind: str, most: int) -> None:
    """Of the sessions or tokens of a user, only so many stay, those used last."""
    table = schema.token
    mine = (table.c.user == user) & (table.c.kind == kind)
    newest = select(table.c.hash).where(mine).order_by(table.c.used.desc(), table.c.hash).limit(most)
    await c.execute(delete(table).where(mine, table.c.hash.not_in(newest)))


async def drop_sessions(c: AsyncConnection, user: str, kind: str, but: str) -> None:
    """The sessions of a user go, except one."""
    table = schema.token
    await c.execute(delete(table).where((table.c.user == user) & (table.c.kind == kind) & (table.c.hash != but)))


async def note_here(c: AsyncConnection, match: str, user: str, until: float) -> None:
    """A player is there until a moment, or was."""
    table = schema.presence
    where = (table.c.match == match) & (table.c.user == user)
    if (await c.execute(update(table).where(where).values(until=until))).rowcount == 0:
        await c.execute(insert(table).values(match=match, user=user, until=until))


async def last_here(c: AsyncConnection, match: str) -> dict[str, float]:
    """Until when each player of a match is, or was, there."""
    table = schema.presence
    found = await c.execute(select(table.c.user, table.c.until).where(table.c.match == match))
    return {row.user: row.until for row in found}


async def last_made(c: AsyncConnection, match: str) -> float | None:
    """When the last action of a match was made."""
    table = schema.action
    found: float | None = (await c.execute(select(func.max(table.c.made)).where(table.c.match == match))).scalar()
    return found


async def formers_of(c: AsyncConnection, match: str) -> set[tuple[str, int]]:
    """Who had which seat of a match under way, and has not any more."""
    table = schema.former
    found = await c.execute(select(table.c.user, table.c.seat).where(table.c.match == match))
    return {(row.user, row.seat) for row in found}


async def add_former(c: AsyncConnection, match: str, seat: int, user: str) -> None:
    await c.execute(insert(schema.former).values(match=match, seat=seat, user=user))


async def votes_of(c: AsyncConnection, match: str) -> dict[int, set[str]]:
    """Who wants which seats of a match to be given away."""
    found = await c.execute(select(schema.vote.c.seat, schema.vote.c.user).where(schema.vote.c.match == match))
    votes: dict[int, set[str]] = {}
    for row in found:
        votes.setdefault(row.seat, set()).add(row.user)
    return votes


async def put_vote(c: AsyncConnection, match: str, seat: int, user: str, is_for: bool) -> None:
    table = schema.vote
    await c.execute(delete(table).where((table.c.match == match) & (table.c.seat == seat) & (table.c.user == user)))
    if is_for:
        await c.execute(insert(table).values(match=match, seat=seat, user=user))


async def drop_votes(c: AsyncConnection, match: str, seat: int) -> None:
    """A seat has changed hands: nobody wants it given away any more."""
    await c.execute(delete(schema.vote).where((schema.vote.c.match == match) & (schema.vote.c.seat == seat)))
