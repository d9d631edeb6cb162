"""What strangers do to a match costs its players nothing: they can be neither held up, nor silenced, nor shut out."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from reliability.direct import asked, direct, routes_of
from server.running import sqlite
from server.support import ManualClock, add_person, with_matches
from server.test_budgets import SOCKET, Guest, There, say, set_up_in_public, stay
from throneroom.core.game import find_game
from throneroom.server.chairs import Chairs
from throneroom.server.matches import Matches
from throneroom.server.problems import Problem
from throneroom.server.rooms import BOT, EMPTY, PERSON, Chair, Room
from throneroom.server.web import live

FEW = {f"LIMIT_{line}_MATCH": 3 for line in ("CHOICES", "DRAFTS", "UNDO", "QUESTIONS", "MESSAGES", "SOCKETS")}


def among_strangers(
    path: Path,
    work: Callable[[There, Guest], Awaitable[None]],
    visibility: str = "private",
    limits: Mapping[str, int] = FEW,
) -> None:
    """Ann plays a match in which very little is allowed; whoever else comes is from elsewhere."""

    async def run() -> None:
        clock = ManualClock()
        async with direct(sqlite(path), clock, limits=dict(limits)) as server, AsyncExitStack() as stack:
            there = There(server, clock, stack)
            ann = await there.guest("192.0.2.1")
            await ann.play(visibility=visibility)
            await work(there, ann)

    asyncio.run(run())


@pytest.mark.parametrize("visibility", ["private", "public"])
@pytest.mark.parametrize("path", ["choices", "drafts", "undo", "options", "return"])
def test_strangers_use_up_nothing_of_a_match(tmp_path: Path, visibility: str, path: str) -> None:
    body = {"decision": "x", "seat": "sta", "key": "k" * 16, "choice": 0}

    async def knock(who: Guest) -> int:
        method = "GET" if path == "options" else "POST"
        answer = await who.ask(method, f"/api/matches/MATCH/{path}", body if method == "POST" else None)
        return answer.status

    async def work(there: There, ann: Guest) -> None:
        for n in range(3):
            eve = await there.guest(f"192.0.2.{50 + n}")
            eve.match = ann.match
            assert {await knock(eve) for _ in range(10)} <= {200, 403, 404, 409, 422}
        assert await knock(ann) != 429

    among_strangers(tmp_path, work, visibility)


def test_nothing_of_a_match_is_played_for_who_may_not_see_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[str] = []
    play = Matches._fold

    async def counting(self: Matches, room: Room, *more: Any) -> Any:
        played.append(room.id)
        return await play(self, room, *more)

    monkeypatch.setattr(Matches, "_fold", counting)

    async def work(there: There, ann: Guest) -> None:
        rooms, app = there.server.house.matches.rooms, there.server.app
        eve = await there.guest("192.0.2.50")
        paths = [(method, path) for method, path in routes_of(app) if path.startswith("/api/matches/{id}")]
        reads = [(method, path) for method, path in paths if method in ("GET", SOCKET)]
        assert len(reads) > 8
        for method, path in [*reads, ("GET", "/t/{id}"), ("POST", "/api/matches/{id}/return")]:
            rooms.clear()
            request = asked(method, path.format(id=ann.match, ply=0), {} if method == "POST" else None)
            for cookie in ("", eve.cookie):
                await there.ask(request.having(cookie=f"throneroom={cookie}" if cookie else None), eve.address)
            assert (played, list(rooms)) == ([], []), path
        assert (await ann.ask("GET", "/api/matches/MATCH/view")).status == 200
        assert played == [ann.match]

    among_strangers(tmp_path, work)


def test_what_is_played_for_who_has_a_link_is_counted(tmp_path: Path) -> None:
    async def work(there: There, ann: Guest) -> None:
        eve = await there.guest("192.0.2.50")
        invite = (await ann.post("/api/matches/MATCH/invite")).json["invite"]
        link = (await ann.post("/api/matches/MATCH/seat-link", {"to": "person"})).json["link"]
        budget = there.server.house.limits.readings
        ways = {
            "/api/invitations/look": {"invite": invite},
            f"/api/matches/{ann.match}/join": {"invite": invite, "watch": True},
            "/api/seat-links/look": {"link": link},
            "/api/seat-links": {"link": link},
        }
        counted: list[int] = []
        for path, body in ways.items():
            there.server.house.matches.rooms.clear()
            with pytest.MonkeyPatch.context() as patched:
                patched.setattr(budget, "add", lambda amount, **who: counted.append(amount))
                await eve.post(path, body)
        plies = there.server.house.matches.rooms[ann.match].plies
        assert counted == [plies] * len(ways)

    among_strangers(tmp_path, work)


def test_spectators_do_not_silence_the_players(tmp_path: Path) -> None:
    async def work(there: There, ann: Guest) -> None:
        said = []
        for n in range(8):
            eve = await there.guest(f"192.0.2.{50 + n}")
            eve.match = ann.match
            said.append((await say(eve)).status)
        assert set(said) == {201}
        assert (await say(ann)).status == 201

    among_strangers(tmp_path, work, "public")


def test_who_frees_a_seat_while_the_match_begins_leaves_none_empty(tmp_path: Path) -> None:
    async def run(matches: Matches) -> None:
        owner, guest = await add_person(matches, "Ann"), await add_person(matches, "Bob")
        chairs = [Chair(0, PERSON, owner), Chair(1, PERSON, guest), Chair(2, BOT, bot="random")]
        room, _ = await matches.create(owner, find_game("bloody-throne"), 3, {}, chairs)
        seats = Chairs(matches)
        freed = seats.sit(room, 1, Chair(1, EMPTY), only_if=frozenset({PERSON}))
        begun, left = await asyncio.gather(seats.begin(room), freed, return_exceptions=True)
        assert begun is None
        assert isinstance(left, Problem) and left.type == "wrong-state"
        assert [chair.controller for chair in room.chairs] == [PERSON, PERSON, BOT]

    with_matches(sqlite(tmp_path), run)


def test_a_seat_link_leads_to_the_seat_of_its_maker_alone(tmp_path: Path) -> None:
    async def run(matches: Matches) -> None:
        ann, bob, eve = [await add_person(matches, name) for name in ("Ann", "Bob", "Eve")]
        chairs = [Chair(0, PERSON, ann), Chair(1, PERSON, bob), Chair(2, EMPTY)]
        room, _ = await matches.create(ann, find_game("bloody-throne"), 3, {}, chairs)
        with pytest.raises(Problem, match="seat-taken"):
            await Chairs(matches).sit(room, 1, Chair(1, PERSON, eve), only_if=frozenset({PERSON}), whose=ann)
        assert room.chairs[1].user == bob

    with_matches(sqlite(tmp_path), run)


def test_of_many_who_look_on_one_is_told_after_the_other_and_rests(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "SPECTATORS_AT_ONCE", 2)
    real, rest = live._Telling.message, asyncio.sleep
    going, most, rests = 0, 0, list[float]()

    async def message(telling: live._Telling) -> Any:
        nonlocal going, most
        going += 1
        most = max(most, going)
        try:
            await rest(0)
            return await real(telling)
        finally:
            going -= 1

    async def sleep(seconds: float) -> None:
        rests.append(seconds)
        await rest(0)

    async def work(there: There, ann: Guest) -> None:
        monkeypatch.setattr(live._Telling, "message", message)
        monkeypatch.setattr(live.asyncio, "sleep", sleep)
        for n in range(5):
            eve = await there.guest(f"192.0.2.{50 + n}")
            eve.match = ann.match
            assert (await stay(SOCKET, "/api/matches/MATCH/live")(eve)).status == 200
        assert there.server.house.hub.spectators == 5
        assert (await say(ann)).status == 201
        for _ in range(2_000):
            await rest(0)

    among_strangers(tmp_path, work, "public", FEW | {"LIMIT_SOCKETS_MATCH": 100})
    assert most == 1
    assert 5 / live.SPECTATORS_A_SECOND in rests


def test_of_many_public_matches_opened_at_once_only_as_many_are_made_as_may_be(tmp_path: Path) -> None:
    async def run() -> list[int]:
        clock = ManualClock()
        limits = {"LIMIT_PUBLIC_MATCHES_ADDRESS": 5}
        async with direct(sqlite(tmp_path), clock, limits=limits) as server, AsyncExitStack() as stack:
            there = There(server, clock, stack)
            guests = [await there.guest("192.0.2.1") for _ in range(6)]
            made = await asyncio.gather(*[set_up_in_public(guest) for guest in guests * 2])
            return sorted([answer.status for answer in made])

    assert asyncio.run(run()) == [201] * 5 + [429] * 7
