"""One broken match stays alone: it is put aside and shown as such, and every other match goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from server.running import Client, running
from server.support import ManualClock, add_person, with_matches
from throneroom.core.game import find_game
from throneroom.server.chairs import Chairs
from throneroom.server.clock import SteadyClock
from throneroom.server.keepers import Keepers
from throneroom.server.matches import Matches, PutAside
from throneroom.server.pace import Pace
from throneroom.server.rooms import BOT, PERSON, PLAYING, QUARANTINED, Chair, Room
from throneroom.server.store import rows, schema
from throneroom.server.store.database import opened
from throneroom.server.sweeper import Sweeper
from throneroom.server.table import Table

LIVE = Pace("live", 60.0, 0.0, 9)


async def _no_choice(c: AsyncConnection, match: str) -> None:
    await c.execute(update(schema.action).where(schema.action.c.match == match).values(choice=None))


async def _no_draft(c: AsyncConnection, match: str) -> None:
    await rows.put_draft(c, match, "1.0", 0, choice=None, ready=False, key=None, remaining=None, made=0.0)


async def _other_hash(c: AsyncConnection, match: str) -> None:
    await c.execute(update(schema.action).where(schema.action.c.match == match).values(hash="0" * 16))


async def _unknown_game(c: AsyncConnection, match: str) -> None:
    await rows.change_match(c, match, game="chess")


async def _no_pace(c: AsyncConnection, match: str) -> None:
    await rows.change_match(c, match, pace={"kind": "sometimes"})


async def _too_many_players(c: AsyncConnection, match: str) -> None:
    await rows.change_match(c, match, players=40)


BREAKING = [_no_choice, _no_draft, _other_hash, _unknown_game, _no_pace, _too_many_players]


async def _begun(matches: Matches, owner: str, pace: Pace | None = None) -> Room:
    chairs = [Chair(0, PERSON, owner), Chair(1, PERSON, owner), Chair(2, PERSON, owner)]
    room, _ = await matches.create(owner, find_game("bloody-throne"), 3, {}, chairs, pace=pace)
    await Chairs(matches).begin(room)
    return room


@pytest.mark.parametrize("breaking", BREAKING, ids=lambda f: f.__name__[1:])
def test_a_broken_match_is_put_aside_and_the_clocks_of_the_others_go_on(
    breaking: Callable[[AsyncConnection, str], Any], database: str
) -> None:
    clock = ManualClock()

    async def spoil(matches: Matches) -> tuple[str, list[str]]:
        owner = await add_person(matches, "Ada")
        ids = [(await _begun(matches, owner, LIVE)).id for _ in range(3)]
        async with matches.database.write() as c:
            await breaking(c, ids[1])
        return owner, ids

    owner, ids = with_matches(database, spoil, clock)

    async def sweep(matches: Matches) -> None:
        clock.go_on(61)
        assert await Sweeper(matches, Table(matches), SteadyClock(clock)).sweep() == 3
        for id in (ids[0], ids[2]):
            assert (await matches.room(id)).playing().plies > 1  # the default was played
        with pytest.raises(PutAside):
            await matches.room(ids[1])
        aside = await matches.glance(ids[1])
        assert aside is not None
        assert aside.status == QUARANTINED
        async with matches.database.read() as c:
            assert await rows.matches_of(c, owner)  # the list reads

    with_matches(database, sweep, clock)


def test_a_defect_while_answering_for_one_seat_does_not_stop_the_clocks_of_others(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = ManualClock()

    async def work(matches: Matches) -> None:
        owner = await add_person(matches, "Ada")
        bad, good = await _begun(matches, owner, LIVE), await _begun(matches, owner, LIVE)
        table = Table(matches)
        thought_over = table._thought_over

        def failing(room: Room, *given: Any) -> Any:
            if room is bad:
                raise ZeroDivisionError
            return thought_over(room, *given)

        monkeypatch.setattr(table, "_thought_over", failing)
        clock.go_on(61)
        assert await Sweeper(matches, table, SteadyClock(clock)).sweep() == 2
        assert good.status == PLAYING
        assert good.playing().plies > 1
        assert bad.status == QUARANTINED

    with_matches(database, work, clock)


def test_bots_of_other_matches_are_woken_when_one_match_is_broken(database: str) -> None:
    async def begin(matches: Matches) -> tuple[str, list[str]]:
        owner = await add_person(matches, "Ada")
        ids = []
        for _ in range(3):
            chairs = [Chair(0, PERSON, owner), *[Chair(n, BOT, bot="random") for n in (1, 2)]]
            room, _ = await matches.create(owner, find_game("bloody-throne"), 3, {"start": "blu"}, chairs)
            await Chairs(matches).begin(room)
            ids.append(room.id)
        async with matches.database.write() as c:
            await _no_choice(c, ids[0])
        return owner, ids

    _, ids = with_matches(database, begin)

    async def resume(matches: Matches) -> None:
        woken: list[str] = []
        keepers = Keepers(matches, Table(matches), 1)
        keepers.wake = lambda room, is_own=True: woken.append(room.id)  # type: ignore[method-assign]
        await keepers._resume()
        assert sorted(woken) == sorted(ids[1:])

    with_matches(database, resume)


def test_a_broken_match_is_in_the_list_as_put_aside_and_strangers_do_not_see_it(database: str) -> None:
    with running(database) as address:
        ada, bob = Client(address, "Ada"), Client(address, "Bob")
        seats = [{"who": "me"}, {"who": "random"}, {"who": "random"}]
        ids = []
        for _ in range(2):
            ids.append(ada.post("/api/matches", {"game": "bloody-throne", "players": 3, "seats": seats}, 201)["id"])
            ada.post(f"/api/matches/{ids[-1]}/start")

    async def spoil() -> None:
        async with opened(database) as store, store.write() as c:
            await _no_choice(c, ids[0])

    asyncio.run(spoil())
    with running(database) as address:
        for person in (ada, bob):
            person.http.base_url = address
            person.http.headers["origin"] = address
        listed = {match["id"]: match["status"] for match in ada.get("/api/matches")}
        assert listed == {ids[0]: "quarantined", ids[1]: "playing"}
        assert ada.get(f"/api/matches/{ids[0]}")["status"] == "quarantined"
        assert ada.get(f"/api/matches/{ids[0]}/view", 409)["type"] == "/problems/quarantined"
        nobody = bob.get("/api/matches/0000000000000000/view", 404)
        assert bob.get(f"/api/matches/{ids[0]}/view", 404) == nobody
        assert bob.get(f"/api/matches/{ids[0]}", 404) == nobody


def test_a_row_that_cannot_be_read_at_all_leaves_the_list_to_the_others(tmp_path: Any) -> None:
    address = f"sqlite:///{tmp_path / 'a.db'}"

    async def spoil(matches: Matches) -> tuple[str, list[str]]:
        owner = await add_person(matches, "Ada")
        ids = [(await _begun(matches, owner)).id for _ in range(2)]
        async with matches.database.write() as c:
            await c.execute(text("UPDATE match SET options = '{' WHERE id = :id"), {"id": ids[0]})
        return owner, ids

    owner, ids = with_matches(address, spoil)

    async def read(matches: Matches) -> None:
        async with matches.database.read() as c:
            found = await rows.matches_of(c, owner)
        rooms = {id: await matches.glance(id) for id in found}
        assert rooms[ids[0]] is None
        assert rooms[ids[1]] is not None

    with_matches(address, read)
