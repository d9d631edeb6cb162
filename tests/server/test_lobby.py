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
from throneroom.server.matches import Matches
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
            assert await rows.open_matches(c) == [last, *many[:-4:-1], first]

    with_matches(database, run, clock)


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
