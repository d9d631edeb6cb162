"""Reading all rows of one person, and taking them away."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from sqlalchemy import Column, RowMapping, Table, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from throneroom.server.store.schema import (
    METADATA,
    block,
    draft,
    former,
    match,
    message,
    mute,
    notice,
    push,
    report,
    seat,
    upload,
    user,
    vote,
    watcher,
)

STAYS: Final = frozenset({("match", "owner"), ("seat", "user"), ("former", "user")})
"""What still names somebody who is gone: the record of a match stays, and who sat where belongs to it."""
KEPT: Final = frozenset({"id", "created", "is_banned"})
NOBODY: Final = "\u2014"
"""What somebody is called who is gone."""


async def open_matches(c: AsyncConnection, person: str) -> list[str]:
    """The matches that wait or are played in which a person sits or is waited for, or which they own."""
    sits = select(seat.c.match).where(seat.c.user == person)
    kept = select(seat.c.match).where(seat.c.kept_for == person)
    where = (match.c.owner == person) | match.c.id.in_(sits) | match.c.id.in_(kept)
    found = await c.execute(select(match.c.id).where(match.c.status.in_(("waiting", "playing")), where))
    return list(found.scalars())


async def wipe(c: AsyncConnection, person: str) -> None:
    """Take away everything that is a person's own; the row that matches point to stays, without name or rights."""
    for table, column in _of_people():
        if (table.name, column.name) not in STAYS:
            lost = update(table).values({column.name: None}) if column.nullable else delete(table)
            await c.execute(lost.where(column == person))
    empty = {column.name: _empty(column) for column in user.columns if column.name not in KEPT}
    await c.execute(update(user).where(user.c.id == person).values(**empty | {"name": NOBODY}))


def _of_people() -> Iterator[tuple[Table, Column[Any]]]:
    """Every column that names a person."""
    for table in METADATA.sorted_tables:
        for column in table.columns:
            if any([key.column is user.c.id for key in column.foreign_keys]):
                yield table, column


def _empty(column: Column[Any]) -> Any:
    default: Any = column.default
    if default is None:
        return None
    return default.arg(None) if default.is_callable else default.arg


async def everything(c: AsyncConnection, person: str) -> dict[str, list[RowMapping]]:
    """What there is of a person: the account, matches and what they chose there, what they said and reported, whom they
    do not want to hear, notices with the devices they come to, uploads.
    """
    sits = select(seat.c.match).where(seat.c.user == person)
    watches = select(watcher.c.match).where(watcher.c.user == person)
    mine = (match.c.owner == person) | match.c.id.in_(sits) | match.c.id.in_(watches)
    asked = {
        "account": select(user).where(user.c.id == person),
        "matches": select(match).where(mine).order_by(match.c.created),
        "seats": select(seat).where(seat.c.user == person),
        "messages": select(message).where(message.c.user == person).order_by(message.c.made),
        "notices": select(notice).where(notice.c.user == person).order_by(notice.c.made),
        "former": select(former).where(former.c.user == person).order_by(former.c.match, former.c.seat),
        "votes": select(vote).where(vote.c.user == person).order_by(vote.c.match, vote.c.seat),
        "drafts": select(draft).join(seat, (seat.c.match == draft.c.match) & (seat.c.seat == draft.c.seat))
        .where(seat.c.user == person).order_by(draft.c.made),
        "blocks": select(block).where(block.c.by == person).order_by(block.c.user),
        "mutes": select(mute).where(mute.c.by == person).order_by(mute.c.match, mute.c.user),
        "reports": select(report).where(report.c.by == person).order_by(report.c.made),
        "devices": select(push).where(push.c.user == person).order_by(push.c.made, push.c.id),
        "uploads": select(upload).where(upload.c.user == person).order_by(upload.c.made),
    }  # fmt: skip
    return {name: list((await c.execute(query)).mappings()) for name, query in asked.items()}
