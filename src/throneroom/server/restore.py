"""Filling an empty database from a backup, and proving that its matches are what they were."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from sqlalchemy import JSON, Connection, MetaData, Table, insert, select, update
from sqlalchemy.exc import DataError, IntegrityError, NoSuchTableError
from sqlalchemy.ext.asyncio import AsyncConnection

from throneroom.server.backup import DAMAGED, NEWER, BadBackup, Header, Part, Tell, reading
from throneroom.server.fold import new_fold
from throneroom.server.pace import GRACE
from throneroom.server.rooms import QUARANTINED, WAITING
from throneroom.server.store import revisions, rows, schema
from throneroom.server.store.database import NO_LIMIT, opened, tables_of
from throneroom.server.sweeper import BEAT

_BATCH: Final = 500


class NotEmpty(Exception):
    """Something is stored already, and a restore would mix with it."""


@dataclass(slots=True)
class Restored:
    """What a restore brought back."""

    rows: int = 0
    matches: int = 0
    aside: list[str] = field(default_factory=list)
    """Matches whose actions do not give their hashes; they are there, and put aside."""


async def restore(url: str, path: Path, now: float, tell_rows: Tell, tell_matches: Tell) -> Restored:
    """Bring back all of a backup, or nothing. Clients see that `epoch` has risen and forget what they saw."""
    with reading(path) as (header, rest):
        if not revisions.is_known(header.revision):
            raise BadBackup(NEWER)
        async with opened(url) as database, database.write(NO_LIMIT) as c:
            await _make_tables(c, header.revision)
            done = Restored(rows=await _fill(c, header, rest, tell_rows))
            await c.run_sync(revisions.upgrade)
            await _verify(c, done, tell_matches)
            await c.execute(update(schema.match).values(epoch=schema.match.c.epoch + 1))
            await _put_off(c, header.time, now)
    return done


async def _make_tables(c: AsyncConnection, revision: str) -> None:
    """Tables as they were when the backup was made, whatever tables there are now, if nothing is in them."""
    await c.run_sync(revisions.lock)
    await tables_of(c)
    if await c.run_sync(revisions.has_data):
        raise NotEmpty
    await c.run_sync(revisions.clear)
    await c.run_sync(revisions.upgrade, revision)


async def _fill(c: AsyncConnection, header: Header, rest: Iterator[Part | list[Any]], tell: Tell) -> int:
    """Store every row; how many there were."""
    done = 0
    for part, batch in _batches(rest):
        try:
            await c.execute(insert(await c.run_sync(_table, part)), batch)
        except (DataError, IntegrityError):  # rows that no database of ours could have held
            raise BadBackup(DAMAGED) from None
        done += len(batch)
        tell(done, header.rows)
    if done != header.rows:
        raise BadBackup(DAMAGED)
    return done


def _batches(rest: Iterator[Part | list[Any]]) -> Iterator[tuple[Part, list[dict[str, Any]]]]:
    """The rows of a backup, some at a time, with the table they belong to."""
    part, batch = Part("", []), []
    for item in rest:
        if isinstance(item, list):
            batch.append(dict(zip(part.columns, item, strict=True)))
        if batch and (isinstance(item, Part) or len(batch) == _BATCH):
            yield part, batch
            batch = []
        if isinstance(item, Part):
            part = item
    if batch:
        yield part, batch


def _table(c: Connection, part: Part) -> Table:
    """A table as it is in the database: that of the backup's revision, and not the newest."""
    try:
        table = Table(part.table, MetaData(), autoload_with=c, resolve_fks=False)
    except NoSuchTableError:
        raise BadBackup(DAMAGED) from None
    if not set(part.columns) <= set(table.columns.keys()):
        raise BadBackup(DAMAGED)
    for column in table.columns:
        if isinstance(column.type, JSON):
            column.type = JSON(none_as_null=bool(column.nullable))
    return table


async def _verify(c: AsyncConnection, done: Restored, tell: Tell) -> None:
    """Fold every match that has begun, and put aside those that do not give the states they gave."""
    ids = list((await c.execute(select(schema.match.c.id))).scalars())
    done.matches = len(ids)
    for number, id in enumerate(ids, 1):
        if not await _is_whole(c, id):
            done.aside.append(id)
            await rows.change_match(c, id, status=QUARANTINED)
        tell(number, len(ids))


async def _is_whole(c: AsyncConnection, id: str) -> bool:
    match = await rows.find_match(c, id)
    assert match is not None
    if match["status"] == WAITING:
        return True
    try:
        fold = new_fold(match["game"], match["players"], match["options"], match["seed"], match["rules_version"])
        fold.read(await rows.actions_of(c, id))
    except Exception:  # whatever is wrong with one match, the others are brought back
        return False
    return True


async def _put_off(c: AsyncConnection, made: float, now: float) -> None:
    """Nobody could play since the backup was made: the heartbeat begins now, and every deadline moves along."""
    for kind, grace in GRACE.items():
        await rows.put_off(c, kind, max(0.0, now - made) + grace)
    await rows.put_setting(c, BEAT, repr(now))
