"""Sitting down: what an invitation tells, another seat before the start, a seat taken over; on both databases."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from reliability.direct import Direct, direct
from server.running import Client, running, sqlite
from server.support import add_person, with_matches
from server.test_accounts import Browser, on, somebody
from throneroom.core.game import find_game
from throneroom.server.chairs import Chairs
from throneroom.server.matches import Matches
from throneroom.server.problems import Problem
from throneroom.server.rooms import BOT, PERSON, Chair

WESTEROS = ("bar", "lan", "sta", "gre")


async def waiting(server: Direct, *others: Browser, owner: Browser, **more: Any) -> dict[str, Any]:
    """A match of four that waits: its owner on the first seat, then the others."""
    body = {"game": "westeros", "players": 4, "name": "Evening", "seats": [{"who": "me"}], **more}
    match = await owner.post("/api/matches", body)
    for other in others:
        await other.post(f"/api/matches/{match['id']}/join", {"invite": match["invite"]}, 200)
    return dict(match)


async def names(person: Browser, id: str) -> list[str | None]:
    """Who sits where."""
    return [seat["name"] for seat in (await person.get(f"/api/matches/{id}"))["seats"]]


async def swap(person: Browser, id: str, seat: int, status: int = 200, **more: Any) -> Any:
    return await person.post(f"/api/matches/{id}/seats/{seat}/swap", more, status)


# ---------------------------------------------------------------- one seat


def test_nobody_gets_two_seats_of_a_match_under_way_by_asking_twice_at_once(database: str) -> None:
    async def run(matches: Matches) -> None:
        ann, bob = [await add_person(matches, name) for name in ("Ann", "Bob")]
        chairs = [Chair(0, PERSON, ann), Chair(1, BOT, bot="random"), Chair(2, BOT, bot="random")]
        room, _ = await matches.create(ann, find_game("bloody-throne"), 3, {}, chairs)
        there = Chairs(matches)
        await there.begin(room)
        sits = [there.sit(room, seat, Chair(seat, PERSON, bob), only_if=frozenset({BOT})) for seat in (1, 2)]
        found = await asyncio.gather(*sits, return_exceptions=True)
        assert [result.type for result in found if isinstance(result, Problem)] == ["sits-already"]
        assert room.seats_of(bob) == [1]

    with_matches(database, run)


def test_a_guest_gets_one_seat_of_a_public_match_and_who_is_invited_several(database: str) -> None:
    async def work(server: Direct) -> None:
        ann, bob, cyd = [await somebody(server, name) for name in ("Ann", "Bob", "Cyd")]
        match = await waiting(server, owner=ann, players=6, visibility="public")
        join = f"/api/matches/{match['id']}/join"
        assert (await bob.post(join, {}, 200))["mine"] == [1]
        assert (await bob.post(join, {}, 409))["type"] == "/problems/sits-already"
        assert (await bob.post(join, {"seat": 3}, 409))["type"] == "/problems/sits-already"
        for mine in ([2], [2, 3]):
            assert (await cyd.post(join, {"invite": match["invite"]}, 200))["mine"] == mine
        assert (await ann.post(join, {}, 200))["mine"] == [0, 4]

    on(database, work)


# ---------------------------------------------------------------- the invitation


def test_an_invitation_tells_what_it_leads_to_before_anybody_has_a_name(database: str) -> None:
    async def work(server: Direct) -> None:
        ann, bob = [await somebody(server, name) for name in ("Ann", "Bob")]
        seats = [{"who": "me"}, {"who": "empty"}, {"who": "greedy"}]
        match = await waiting(server, bob, owner=ann, seats=seats, pace={"kind": "days", "days": 2})
        before = await ann.get(f"/api/matches/{match['id']}")
        look = {"invite": match["invite"]}
        for _ in range(3):
            told = await Browser(server).post("/api/invitations/look", look, 200)
        facts = ("match", "game", "players", "name", "host", "language", "status", "member")
        expected = [match["id"], "westeros", 4, "Evening", "Ann", "en", "waiting", False]
        assert [told[fact] for fact in facts] == expected
        assert (told["pace"]["kind"], told["pace"]["days"]) == ("days", 2)
        assert [(s["code"], s["name"], s["bot"], s["free"]) for s in told["seats"]] == [
            ("bar", "Ann", None, False), ("lan", "Bob", None, False), ("sta", None, "greedy", False),
            ("gre", None, None, True),
        ]  # fmt: skip
        assert [s["code"] for s in before["seats"]] == [s["code"] for s in told["seats"]]
        assert not {"seed", "commitment", "invite", "owner"} & told.keys()
        assert (await bob.post("/api/invitations/look", look, 200))["member"]
        assert (await ann.post("/api/invitations/look", look, 200))["member"]
        assert not (await (await somebody(server, "Cyd")).post("/api/invitations/look", look, 200))["member"]
        assert await ann.get(f"/api/matches/{match['id']}") == before

    on(database, work)


def test_who_looks_at_an_invitation_again_and_again_keeps_nobody_from_signing_in(database: str) -> None:
    async def work() -> None:
        async with direct(database, limits={"LIMIT_SIGN_IN_ADDRESS": 2}) as server:
            match = await waiting(server, owner=await somebody(server, "Ann"))
            for _ in range(4):
                await Browser(server).post("/api/invitations/look", {"invite": match["invite"]}, 200)

    asyncio.run(work())


def test_an_invitation_that_has_ended_is_like_one_that_never_was(database: str) -> None:
    async def work(server: Direct) -> None:
        ann = await somebody(server)
        match = await waiting(server, owner=ann)
        stranger = Browser(server)
        await ann.post(f"/api/matches/{match['id']}/invite")
        ended = await stranger.ask("POST", "/api/invitations/look", {"invite": match["invite"]})
        never = await stranger.ask("POST", "/api/invitations/look", {"invite": "x" * len(match["invite"])})
        assert (ended.status, ended.body) == (404, never.body)

    on(database, work)


def test_seats_that_are_dealt_out_have_no_house_yet_and_a_bot_of_a_match_under_way_is_free(database: str) -> None:
    async def work(server: Direct) -> None:
        ann = await somebody(server)
        dealt = await waiting(server, owner=ann, options={"houses": "dealt"})
        told = await Browser(server).post("/api/invitations/look", {"invite": dealt["invite"]}, 200)
        assert {seat["code"] for seat in told["seats"]} == {None}
        assert {seat["code"] for seat in dealt["seats"]} == {None}
        bots = [{"who": "me"}, *[{"who": "random"}] * 3]
        match = await waiting(server, owner=ann, seats=bots)
        await ann.post(f"/api/matches/{match['id']}/start", status=200)
        invite = await ann.post(f"/api/matches/{match['id']}/invite")
        told = await Browser(server).post("/api/invitations/look", invite, 200)
        assert (told["status"], [seat["free"] for seat in told["seats"]]) == ("playing", [False, True, True, True])
        await ann.post(f"/api/matches/{match['id']}/latecomers", {"may": False}, 200)
        told = await Browser(server).post("/api/invitations/look", invite, 200)
        assert not any(seat["free"] for seat in told["seats"])

    on(database, work)


# ---------------------------------------------------------------- another seat before the start


def test_a_player_takes_a_free_seat_or_a_bots_before_the_start(database: str) -> None:
    async def work(server: Direct) -> None:
        ann, bob = [await somebody(server, name) for name in ("Ann", "Bob")]
        match = await waiting(server, bob, owner=ann)
        id = match["id"]
        assert (await swap(bob, id, 3))["mine"] == [3]
        assert await names(ann, id) == ["Ann", None, None, "Bob"]
        for seat in (1, 2):
            await ann.post(f"/api/matches/{id}/seats/{seat}", {"who": "random"}, 200)
        await swap(bob, id, 2)
        seats = (await ann.get(f"/api/matches/{id}"))["seats"]
        assert [seat["name"] or seat["bot"] for seat in seats] == ["Ann", "random", "Bob", "random"]
        await ann.post(f"/api/matches/{id}/start", status=200)
        await swap(bob, id, 1, 409)
        started = (await ann.get(f"/api/matches/{id}"))["seats"]
        assert [seat["code"] for seat in started] == [*WESTEROS]
        assert [seat["name"] for seat in started] == ["Ann", None, "Bob", None]

    on(database, work)


def test_two_players_swap_when_both_want_it(database: str) -> None:
    async def work(server: Direct) -> None:
        ann, bob, cyd = [await somebody(server, name) for name in ("Ann", "Bob", "Cyd")]
        match = await waiting(server, bob, cyd, owner=ann)
        id = match["id"]
        assert (await swap(bob, id, 0))["seats"][1]["wants_seat"] == 0
        assert await names(ann, id) == ["Ann", "Bob", "Cyd", None], "nobody is moved who has not agreed"
        await swap(ann, id, 1, wants=False)
        assert (await ann.get(f"/api/matches/{id}"))["seats"][1]["wants_seat"] is None
        await swap(bob, id, 0)
        await swap(cyd, id, 0)
        agreed = await swap(ann, id, 1)
        assert [seat["name"] for seat in agreed["seats"]] == ["Bob", "Ann", "Cyd", None]
        assert {seat["wants_seat"] for seat in agreed["seats"]} == {None}, "Ann, whom Cyd asked, does not sit there"
        await swap(cyd, id, 0)
        await cyd.post(f"/api/matches/{id}/seats/2", {"who": "empty"}, 200)
        assert {seat["wants_seat"] for seat in (await ann.get(f"/api/matches/{id}"))["seats"]} == {None}

    on(database, work)


def test_of_two_who_move_to_one_seat_at_once_one_is_there_and_nobody_is_lost(database: str) -> None:
    async def work(server: Direct) -> None:
        ann, bob, cyd = [await somebody(server, name) for name in ("Ann", "Bob", "Cyd")]
        match = await waiting(server, bob, cyd, owner=ann)
        await asyncio.gather(*[swap(person, match["id"], 3) for person in (ann, bob, cyd)])
        seats = (await ann.get(f"/api/matches/{match['id']}"))["seats"]
        assert sorted([seat["name"] or "" for seat in seats]) == ["", "Ann", "Bob", "Cyd"]
        assert seats[3]["name"] is not None
        assert [seat["wants_seat"] for seat in seats].count(3) == 2, "the others have asked who was faster"

    on(database, work)


def test_nobody_swaps_for_others_or_onto_a_seat_that_is_not_there(database: str) -> None:
    async def work(server: Direct) -> None:
        ann, bob, cyd = [await somebody(server, name) for name in ("Ann", "Bob", "Cyd")]
        match = await waiting(server, bob, owner=ann)
        id = match["id"]
        await swap(cyd, id, 3, 404)
        await cyd.post(f"/api/matches/{id}/join", {"invite": match["invite"], "watch": True}, 200)
        await swap(cyd, id, 3, 403)
        await swap(bob, id, 3, 403, mine=0)
        await swap(bob, id, 9, 404)
        await swap(bob, id, 1, 409)
        assert await names(ann, id) == ["Ann", "Bob", None, None]

    on(database, work)


# ---------------------------------------------------------------- a seat taken over


def test_who_takes_a_seat_over_has_seen_nothing_of_it(database: str) -> None:
    async def work(server: Direct) -> None:
        ann, bob, cyd = [await somebody(server, name) for name in ("Ann", "Bob", "Cyd")]
        bots = [{"who": "me"}, {"who": "empty"}, {"who": "random"}, {"who": "random"}]
        match = await waiting(server, bob, owner=ann, seats=bots)
        path = f"/api/matches/{match['id']}"
        await ann.post(f"{path}/start", status=200)
        await bob.post(f"{path}/seen", {"ply": 1}, 200)
        room = await server.house.matches.room(match["id"])
        assert room.chairs[1].seen == min(1, room.plies)
        await bob.post(f"{path}/seats/1/give", status=200)
        invite = await ann.post(f"{path}/invite")
        await cyd.post(f"{path}/join", {**invite, "seat": 1}, 200)
        room = await server.house.matches.room(match["id"])
        assert room.chairs[1].seen == 0
        told = [line["told"] for line in await cyd.get(f"{path}/messages") if line["channel"] == "system"]
        assert [(line["key"], line["player"]) for line in told] == [("gave-up", "Bob"), ("took-over", "Cyd")]

    on(database, work)


def test_who_is_moved_goes_on_listening_from_the_new_seat(tmp_path: Path) -> None:
    with running(sqlite(tmp_path), rate_limits=100) as hall:
        ann, bob = Client(hall, "Ann"), Client(hall, "Bob")
        body = {"game": "westeros", "players": 3, "seats": [{"who": "me"}, {"who": "empty"}, {"who": "random"}]}
        match = ann.post("/api/matches", body, 201)
        path = f"/api/matches/{match['id']}"
        bob.post(f"{path}/join", {"invite": match["invite"]})
        with bob.http.stream("GET", f"{path}/stream") as stream:
            lines = (json.loads(line) for line in stream.iter_lines())
            next(lines)
            bob.post(f"{path}/seats/0/swap")
            ann.post(f"{path}/seats/1/swap")
            ann.post(f"{path}/start")
            packet = next(line["packet"] for line in lines if "packet" in line or "problem" in line)
        assert packet["seat"] == "bar"
