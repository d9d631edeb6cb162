"""One broken match stays alone: it is put aside and shown as such, and every other match goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from reliability.direct import Direct, asked, direct
from server.running import Client, running
from server.support import ManualClock, add_person, with_matches
from throneroom.core.game import find_game
from throneroom.server.chairs import Chairs
from throneroom.server.clock import SteadyClock
from throneroom.server.keepers import Keepers
from throneroom.server.matches import Matches, PutAside
from throneroom.server.pace import Pace
from throneroom.server.rooms import ABANDONED, BOT, PERSON, PLAYING, QUARANTINED, WAITING, Chair, Room
from throneroom.server.store import rows, schema, texts
from throneroom.server.store.database import opened
from throneroom.server.sweeper import Sweeper
from throneroom.server.table import Table
from throneroom.server.web import matches as web_matches

Breaking = Callable[[AsyncConnection, str], Any]
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


async def _no_options(c: AsyncConnection, match: str) -> None:
    await rows.change_match(c, match, options=None)


async def _options_of_another_kind(c: AsyncConnection, match: str) -> None:
    await rows.change_match(c, match, options=["start", 7])


async def _raw(c: AsyncConnection, match: str, column: str, value: str) -> None:
    """What is no JSON at all. PostgreSQL takes no such thing, so there it is a text."""
    stored = f"'{value}'" if c.dialect.name == "sqlite" else f"'\"{value[:1]}\"'"
    await c.execute(text(f"UPDATE match SET {column} = {stored} WHERE id = :id"), {"id": match})


async def _unreadable_options(c: AsyncConnection, match: str) -> None:
    await _raw(c, match, "options", "{")


async def _options_without_end(c: AsyncConnection, match: str) -> None:
    await _raw(c, match, "options", "[" * 100_000)


async def _unreadable_pace(c: AsyncConnection, match: str) -> None:
    await _raw(c, match, "pace", "{")


IN_THE_GAME: list[Breaking] = [_no_choice, _no_draft, _other_hash]
"""What is only met when a match is played through."""
IN_THE_ROW: list[Breaking] = [
    _unknown_game, _no_pace, _too_many_players, _no_options, _options_of_another_kind, _unreadable_options,
    _options_without_end, _unreadable_pace,
]  # fmt: skip
BREAKING = IN_THE_GAME + IN_THE_ROW


async def _begun(matches: Matches, owner: str, pace: Pace | None = None) -> Room:
    chairs = [Chair(0, PERSON, owner), Chair(1, PERSON, owner), Chair(2, PERSON, owner)]
    room, _ = await matches.create(owner, find_game("bloody-throne"), 3, {}, chairs, pace=pace)
    await Chairs(matches).begin(room)
    return room


@pytest.mark.parametrize("breaking", BREAKING, ids=lambda f: f.__name__[1:])
def test_a_broken_match_is_put_aside_and_the_clocks_of_the_others_go_on(breaking: Breaking, database: str) -> None:
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


async def _set_up(server: Direct, ada: str, status: str) -> str:
    seats = [{"who": "me"}] * 3
    body = {"game": "bloody-throne", "players": 3, "seats": seats, "visibility": "public"}
    id = str((await server.call(asked("POST", "/api/matches", body, ada))).json["id"])
    for step, data in [("start", {}), ("end", {"wants": True})][: [WAITING, PLAYING, ABANDONED].index(status)]:
        assert (await server.call(asked("POST", f"/api/matches/{id}/{step}", data, ada))).status == 200
    return id


async def _guest(server: Direct, name: str) -> tuple[str, str]:
    made = await server.call(asked("POST", "/api/guests", {"name": name}))
    return made.json["id"], made.cookies[0].partition("=")[2].partition(";")[0]


@pytest.mark.parametrize("status", [WAITING, PLAYING, ABANDONED])
def test_no_list_and_no_other_match_is_broken_by_one(status: str, database: str) -> None:
    """Broken in every way, before the start, under way and over: its players and administrators see a match as put
    aside, with all that is stored of it, and all others go on.
    """
    # before the start nothing is stored that these could break
    unharmed: list[Breaking] = [_no_choice, _other_hash] if status == WAITING else []
    spoilt = [breaking for breaking in BREAKING if breaking not in unharmed]
    late = IN_THE_GAME if status == ABANDONED else []  # no list plays what is over

    async def prepare() -> tuple[str, str, list[str], list[str]]:
        async with direct(database) as server:
            (_, ada), (root_id, root) = await _guest(server, "Ada"), await _guest(server, "Root")
            bad = [await _set_up(server, ada, status) for _ in spoilt]
            good = [await _set_up(server, ada, status) for _ in range(2)]  # the newest: no list ends before them
            async with server.house.database.write() as c:
                await rows.change_user(c, root_id, is_admin=True)
                for breaking, id in zip(spoilt, bad, strict=True):
                    await breaking(c, id)
        return ada, root, bad, good

    async def look(ada: str, root: str, bad: list[str], good: list[str]) -> None:
        async with direct(database) as server:

            async def get(path: str, cookie: str = "", status: int = 200) -> Any:
                answer = await server.call(asked("GET", path, cookie=cookie))
                assert answer.status == status, (path, answer.body)
                return answer.json

            async def lists(broken: list[str]) -> None:
                expected = dict.fromkeys(good, status) | dict(zip(bad, broken, strict=True))
                for path, cookie in (("/api/matches", ada), ("/api/admin/matches", root)):
                    assert {match["id"]: match["status"] for match in await get(path, cookie)} == expected, path
                open_ids = {match["id"] for match in await get("/api/matches/open")}
                assert open_ids == (set(good) if status == WAITING else set())
                over = {replay["id"] for replay in (await get("/api/replays", ada))["replays"]}
                assert over >= set(good) if status == ABANDONED else not over

            await lists([status if breaking in late else QUARANTINED for breaking in spoilt])
            played = 409 if status == WAITING else 200
            for id in bad:
                await get(f"/api/matches/{id}/view", ada, 409)
                assert (await get(f"/api/matches/{id}", ada))["status"] == QUARANTINED
                for other in good:
                    assert (await get(f"/api/matches/{other}", ada))["status"] == status
                    await get(f"/api/matches/{other}/view", ada, played)
            await lists([QUARANTINED] * len(bad))
            for id in bad:
                assert (await get(f"/api/admin/matches/{id}/stored", root))["match"][0]["id"] == id
                again = await server.call(asked("POST", f"/api/admin/matches/{id}/retry", {}, root))
                assert (again.status, again.json["status"]) == (200, QUARANTINED)

    asyncio.run(look(*asyncio.run(prepare())))


@pytest.mark.parametrize("status", [WAITING, PLAYING, ABANDONED])
def test_a_match_that_was_mended_is_brought_back_as_what_it_was(status: str, database: str) -> None:
    async def prepare() -> tuple[str, str, str]:
        async with direct(database) as server:
            (_, ada), (root_id, root) = await _guest(server, "Ada"), await _guest(server, "Root")
            id = await _set_up(server, ada, status)
            async with server.house.database.write() as c:
                await rows.change_user(c, root_id, is_admin=True)
                await _unknown_game(c, id)
        return ada, root, id

    async def mend(ada: str, root: str, id: str) -> None:
        async with direct(database) as server:
            (seen,) = (await server.call(asked("GET", "/api/matches", cookie=ada))).json
            assert seen["status"] == QUARANTINED
            async with server.house.database.write() as c:
                await rows.change_match(c, id, game="bloody-throne")
            again = await server.call(asked("POST", f"/api/admin/matches/{id}/retry", {}, root))
            assert (again.status, again.json["status"]) == (200, status)
            (seen,) = (await server.call(asked("GET", "/api/matches", cookie=ada))).json
            assert seen["status"] == status

    asyncio.run(mend(*asyncio.run(prepare())))


@pytest.mark.parametrize("status", [PLAYING, WAITING, ABANDONED])
def test_a_defect_in_telling_of_one_match_breaks_no_list(
    status: str, tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = web_matches.match_json

    async def work() -> None:
        async with direct(f"sqlite:///{tmp_path / 'a.db'}") as server:
            _, ada = await _guest(server, "Ada")
            bad, good = await _set_up(server, ada, status), await _set_up(server, ada, status)

            def failing(room: Room, *given: Any) -> Any:
                if room.id == bad and room.status != QUARANTINED:
                    raise ZeroDivisionError
                return told(room, *given)

            monkeypatch.setattr(web_matches, "match_json", failing)
            found = (await server.call(asked("GET", "/api/matches", cookie=ada))).json
            assert {match["id"]: match["status"] for match in found} == {bad: QUARANTINED, good: status}
            monkeypatch.setattr(web_matches, "match_json", told)
            found = (await server.call(asked("GET", "/api/matches", cookie=ada))).json
            assert {match["id"]: match["status"] for match in found} == {bad: status, good: status}  # it goes on

    asyncio.run(work())


def test_an_outage_is_made_good_for_the_others_where_one_pace_makes_no_sense(database: str) -> None:
    async def work(matches: Matches) -> None:
        owner = await add_person(matches, "Ada")
        bad, good = await _begun(matches, owner, LIVE), await _begun(matches, owner, LIVE)
        due = good.chairs[good.playing().state.pending[0].seat].due
        assert due is not None
        async with matches.database.write() as c:
            await _unreadable_pace(c, bad.id)
            await rows.put_off(c, "live", 100.0)
            assert due + 100.0 in [seat["due"] for seat in await rows.seats_of(c, good.id)]

    with_matches(database, work, ManualClock())


@pytest.mark.parametrize("status", [WAITING, PLAYING, ABANDONED])
def test_a_row_that_cannot_be_read_at_all_leaves_the_list_to_the_others(
    status: str, tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = f"sqlite:///{tmp_path / 'a.db'}"
    whole = texts.whole

    async def failing(c: AsyncConnection, options: Any) -> Any:
        if options == ["unreadable"]:
            raise RuntimeError
        return await whole(c, options)

    async def prepare() -> tuple[str, str, str]:
        async with direct(address) as server:
            _, ada = await _guest(server, "Ada")
            bad, good = await _set_up(server, ada, status), await _set_up(server, ada, status)
            async with server.house.database.write() as c:
                await rows.change_match(c, bad, options=["unreadable"])
        return ada, bad, good

    async def read(ada: str, bad: str, good: str) -> None:
        async with direct(address) as server:
            for _ in range(2):
                found = (await server.call(asked("GET", "/api/matches", cookie=ada))).json
                assert {match["id"]: match["status"] for match in found} == {good: status}
            for path in (f"/api/matches/{bad}", f"/api/matches/{bad}/view"):
                answer = await server.call(asked("GET", path, cookie=ada))
                assert (answer.status, answer.problem) == (404, "not-found")

    prepared = asyncio.run(prepare())
    monkeypatch.setattr(texts, "whole", failing)
    asyncio.run(read(*prepared))
