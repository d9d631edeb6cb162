"""Lists of matches: nobody fills that of public ones alone, and nobody who asks for their own holds others up."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from reliability.direct import Direct, direct
from server.running import Client, running, sqlite
from server.support import ManualClock, add_person, with_matches
from server.test_accounts import Browser, on, somebody
from server.test_budgets import There, set_up_in_public
from throneroom.core.game import find_game
from throneroom.games.iron_throne import texts
from throneroom.server.live import Listener
from throneroom.server.matches import Matches
from throneroom.server.openers import in_turns
from throneroom.server.rooms import EMPTY, Chair
from throneroom.server.store import rows
from throneroom.server.web import matches as listing


def test_of_each_owner_the_newest_three_are_listed(database: str) -> None:
    clock = ManualClock()

    async def opened(matches: Matches, owner: str, visibility: str = "public") -> str:
        clock.go_on(1)
        chairs = [Chair(seat, EMPTY) for seat in range(3)]
        room, _ = await matches.create(owner, find_game("bloody-throne"), 3, {}, chairs, visibility=visibility)
        return room.id

    async def run(matches: Matches) -> None:
        ann, bob = [await add_person(matches, name) for name in ("Ann", "Bob")]
        first = await opened(matches, bob)
        many = [await opened(matches, ann) for _ in range(120)]
        await opened(matches, bob, "private")
        last = await opened(matches, bob)
        async with matches.database.read() as c:
            waiting = await rows.open_matches(c, clock.now())
        assert in_turns(waiting, lambda _: None, lambda *_: False) == [last, *many[:-4:-1], first]

    with_matches(database, run, clock)


def test_who_waits_in_their_match_comes_first(database: str) -> None:
    clock = ManualClock()

    async def run(matches: Matches) -> None:
        chairs = [Chair(seat, EMPTY) for seat in range(3)]
        ids = []
        for name in ("Ann", "Bob", "Cyd", "Dan"):
            clock.go_on(1)
            owner, game = await add_person(matches, name), find_game("bloody-throne")
            room, _ = await matches.create(owner, game, 3, {}, chairs, visibility="public")
            ids.append((room.id, owner))
        async with matches.database.write() as c:
            await rows.note_here(c, *ids[0], clock.now() + 90)
            await rows.note_here(c, *ids[2], clock.now())
        async with matches.database.read() as c:
            waiting = await rows.open_matches(c, clock.now())
        ann, bob, cyd, dan = [id for id, _ in ids]
        assert in_turns(waiting, lambda _: None, lambda id, _: id == bob) == [bob, ann, dan, cyd]

    with_matches(database, run, clock)


def test_three_addresses_do_not_fill_the_list_that_others_stand_in(tmp_path: Path) -> None:
    async def run() -> None:
        clock = ManualClock()
        async with direct(sqlite(tmp_path), clock) as server, AsyncExitStack() as stack:
            there = There(server, clock, stack)
            ann, bob = await there.guest("192.0.2.1"), await there.guest("192.0.2.2")
            made = [(await set_up_in_public(who)).json["id"] for who in (ann, bob)]
            for address in ("198.51.100.1", "198.51.100.2", "198.51.100.3"):
                for _ in range(40):
                    clock.go_on(1)
                    assert (await set_up_in_public(await there.guest(address))).status == 201
            listed = [match["id"] for match in (await ann.ask("GET", "/api/matches/open")).json]
            assert len(listed) == 100
            assert set(made) < set(listed)
            server.house.hub.join(made[0], Listener(0, (await ann.ask("GET", "/api/me")).json["id"], 0, 0))
            listed = [match["id"] for match in (await ann.ask("GET", "/api/matches/open")).json]
            assert listed[0] == made[0]

    asyncio.run(run())


def test_a_match_that_is_called_off_makes_room_for_another_of_its_address(tmp_path: Path) -> None:
    async def run() -> None:
        few = {"LIMIT_PUBLIC_MATCHES_ADDRESS": 2}
        async with direct(sqlite(tmp_path), ManualClock(), limits=few) as server, AsyncExitStack() as stack:
            there = There(server, ManualClock(), stack)
            ann, bob, cyd = [await there.guest("192.0.2.100") for _ in range(3)]
            made = [await set_up_in_public(who) for who in (ann, bob, cyd)]
            assert [answer.status for answer in made] == [201, 201, 429]
            assert (await bob.post(f"/api/matches/{made[1].json['id']}/end", {"wants": True})).status == 200
            assert [(await set_up_in_public(who)).status for who in (cyd, cyd)] == [201, 429]

    asyncio.run(run())


def test_what_is_owed_is_said_in_the_language_of_the_reader_and_to_nobody_else(tmp_path: Path) -> None:
    with running(sqlite(tmp_path)) as address:
        ann, bob = Client(address, "Ann"), Client(address, "Bob")
        seats = [{"who": "me"}, {"who": "empty"}, {"who": "greedy"}]
        match = ann.post(
            "/api/matches", {"game": "bloody-throne", "players": 3, "seats": seats, "options": {"start": "red"}}, 201
        )
        bob.post(f"/api/matches/{match['id']}/join", {"invite": match["invite"]})
        ann.post(f"/api/matches/{match['id']}/start")
        owed = [found["owes"] for found in ann.get("/api/matches", lang="en")]
        assert owed == [[{"seat": 0, "question": "Place a card from your hand face down."}]]
        assert ann.get("/api/matches", lang="cs")[0]["owes"][0]["question"] != owed[0][0]["question"]
        assert bob.get("/api/matches")[0]["owes"] == []


async def new_match(ann: Browser, options: dict[str, str]) -> str:
    body = {"game": "iron-throne", "players": 3, "seats": [{"who": "me"}] * 3, "options": options}
    return str((await ann.post("/api/matches", body))["id"])


def test_a_list_walks_through_no_card_set_and_leaves_others_a_turn_after_each_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log: list[str] = []
    owed, walk = listing._owed, texts._words

    def counted(*given: Any) -> Any:
        log.append("match")
        asyncio.get_running_loop().call_soon(log.append, "others")
        return owed(*given)

    def walked(data: Any) -> Any:
        log.append("walk")
        return walk(data)

    monkeypatch.setattr(listing, "_owed", counted)

    async def work(server: Direct) -> None:
        ann = await somebody(server)
        for _ in range(6):
            id = await new_match(ann, {"cards": json.dumps({"name": "mine"})})
            await ann.post(f"/api/matches/{id}/start", status=200)
        await ann.get("/api/matches")
        monkeypatch.setattr(texts, "_words", walked)
        log.clear()
        for lang in ("en", "cs", "hu"):
            assert len(await ann.get(f"/api/matches?lang={lang}")) == 6
        assert log == ["match", "others"] * 18

    on(sqlite(tmp_path), work)


def test_a_long_list_counts_as_several(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listing, "LISTED", 2)

    async def work(server: Direct) -> None:
        ann, bob = await somebody(server), await somebody(server, "Bob")
        for _ in range(6):
            await new_match(ann, {})
        for _ in range(2):
            await ann.get("/api/matches")
        for _ in range(9):
            await bob.get("/api/matches")
        await ann.get("/api/matches")
        await ann.get("/api/matches", status=429)

    on(sqlite(tmp_path), work, clock=ManualClock(), limits={"LIMIT_LISTS_PERSON": 12})
