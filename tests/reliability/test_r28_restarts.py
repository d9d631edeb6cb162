"""R28: a server that is told to end does so in order, and the next one is there at once.

Eight players play all games while the server gets SIGTERM at random moments and is started again: it ends by itself,
with nothing acknowledged lost. What a start reads does not grow with the matches that are stored: the rows that come
back from the database until it can serve are counted with few matches and with many. A server that plays every match
through at its start is found out.

Repeat with more: `SCALE=10 pytest tests/reliability/test_r28_restarts.py`.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy.engine import Connection

from reliability.players import Party, complaints
from reliability.support import Stable, scaled, started
from server.running import sqlite
from server.support import add_person, counted_plays, with_matches
from throneroom.core.game import find_game
from throneroom.server.chairs import Chairs
from throneroom.server.house import House
from throneroom.server.matches import Matches
from throneroom.server.rooms import BOT, PERSON, Chair
from throneroom.server.settings import Settings
from throneroom.server.store import rows

RESTARTS = scaled(5)
FEW, MANY = 3, 40


def test_a_server_that_is_told_to_end_ends_in_order_and_loses_nothing(servers: Stable, tmp_path: Path) -> None:
    luck = random.Random(28)
    database = sqlite(tmp_path)
    served = started(servers, database)
    party = Party([served.port])
    codes = []
    for _ in range(RESTARTS):
        party.go_on(luck.randint(1, 8))
        os.kill(served.pid, signal.SIGTERM)
        codes.append(servers.wait(served))
        served = started(servers, database, served.port)
    party.look_on()
    journals = party.stop()
    servers.kill(served)
    assert codes == [0] * RESTARTS
    assert complaints(database, journals) == []
    assert party.errors == []


def store(database: str, count: int) -> None:
    """So many matches against bots in which a person is asked."""

    async def fill(matches: Matches) -> None:
        owner = await add_person(matches, "Ada")
        for _ in range(count):
            chairs = [Chair(0, PERSON, owner), Chair(1, BOT, bot="random"), Chair(2, BOT, bot="random")]
            room, _ = await matches.create(owner, find_game("bloody-throne"), 3, {"start": "red"}, chairs)
            await Chairs(matches).begin(room)

    with_matches(database, fill)


@pytest.fixture(scope="module")
def stored(tmp_path_factory: pytest.TempPathFactory) -> dict[int, str]:
    """A database with few matches, and one with many."""
    found = {}
    for count in (FEW, MANY):
        found[count] = sqlite(tmp_path_factory.mktemp("stored"))
        store(found[count], count)
    return found


def work_of_a_start(database: str, monkeypatch: pytest.MonkeyPatch) -> tuple[list[int], int]:
    """How many rows each statement has until all that a start began is done; and how many actions are replayed."""
    read: list[int] = []

    def executed(c: Connection, cursor: Any, *_: Any) -> None:
        read.append(len(cursor._rows))  # the driver of SQLite has fetched them all by now

    async def start() -> None:
        house = House(Settings(database=database))
        for engine in (house.database.reader, house.database.writer):
            event.listen(engine.sync_engine, "after_cursor_execute", executed)
        await house.open()
        await asyncio.gather(*house.keepers._tasks)
        await house.close()

    with counted_plays(monkeypatch) as played:
        asyncio.run(start())
    return read, len(played)


def test_what_a_start_does_is_the_same_with_few_matches_and_with_many(
    stored: dict[int, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (few, _), (many, played) = [work_of_a_start(stored[count], monkeypatch) for count in (FEW, MANY)]
    assert len(many) - len(few) < MANY - FEW  # clocks and notices are looked at now and then, but no match by itself
    assert max(many) < MANY  # nor all of them at once
    assert played == 0


def test_a_start_that_reads_a_row_of_every_match_is_found_out(
    stored: dict[int, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = rows.kept_matches

    async def looks_at_all(c: Any) -> list[str]:
        (await c.execute(rows.select(rows.schema.match.c.id))).scalars()
        return await kept(c)

    monkeypatch.setattr(rows, "kept_matches", looks_at_all)
    assert max(work_of_a_start(stored[MANY], monkeypatch)[0]) >= MANY


def test_a_server_that_plays_every_match_through_at_its_start_is_found_out(
    stored: dict[int, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def all_of_them(c: Any) -> list[str]:
        return list((await c.execute(rows.select(rows.schema.match.c.id))).scalars())

    monkeypatch.setattr(rows, "kept_matches", all_of_them)
    assert work_of_a_start(stored[FEW], monkeypatch)[1] >= FEW
