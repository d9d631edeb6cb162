"""Playing again: one rematch for all who played, with a seat kept for each until they answer."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from typing import Any

import pytest
from sqlalchemy import func, select

from server.running import Client, running, sqlite
from server.support import ManualClock, add_person, with_matches
from server.test_life import new_match, table_of
from throneroom.core.game import find_game
from throneroom.server.absence import Absence
from throneroom.server.budgets import Limits
from throneroom.server.chairs import Chairs
from throneroom.server.clock import SystemClock
from throneroom.server.live import Hub, Listener
from throneroom.server.matches import Matches
from throneroom.server.moderation import Moderation
from throneroom.server.notices import REMATCH
from throneroom.server.problems import Problem
from throneroom.server.rematch import Rematches
from throneroom.server.rooms import BOT, EMPTY, PERSON, PLAYING, Chair, Room
from throneroom.server.store import rows, schema
from throneroom.server.store.database import started

Json = dict[str, Any]
ABSENT = 600.0


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running(sqlite(tmp_path_factory.mktemp("rematch")), rate_limits=100) as found:
        yield found


def over(hall: str, **more: Any) -> tuple[str, list[Client]]:
    """A match of Ann, Bob and Cyd that they have stopped."""
    id, people, _ = table_of(hall, **more)
    for client in people:
        client.post(f"/api/matches/{id}/end")
    return id, people


def seated(match: Json) -> list[str | None]:
    """Who sits on each seat of a match, or is awaited there."""
    return [seat["name"] or seat["bot"] or (f"({seat['kept_for']})" if seat["kept_for"] else None)
            for seat in match["seats"]]  # fmt: skip


def listed(client: Client) -> list[str]:
    return [match["id"] for match in client.get("/api/matches") if match["status"] == "waiting"]


def test_who_begins_the_rematch_alone_leaves_the_others_one_of_their_own(hall: str) -> None:
    id, (ann, bob, cyd) = over(hall)
    alone = ann.post(f"/api/matches/{id}/rematch", status=201)["id"]
    for seat in (1, 2):
        ann.post(f"/api/matches/{alone}/seats/{seat}", {"who": "random"})
    ann.post(f"/api/matches/{alone}/start")
    assert ann.post(f"/api/matches/{id}/rematch")["id"] == alone, "she plays already"
    again = bob.post(f"/api/matches/{id}/rematch", status=201)
    assert again["id"] != alone
    assert seated(again) == ["(Ann)", "Bob", "(Cyd)"]
    assert cyd.post(f"/api/matches/{id}/rematch")["id"] == again["id"]
    assert ann.post(f"/api/matches/{id}/rematch")["mine"] == [0]


def test_who_asks_later_sits_down_in_the_one_rematch(hall: str) -> None:
    id, (ann, bob, cyd) = over(hall, name="Friday", pace={"kind": "days", "days": 3})
    again = bob.post(f"/api/matches/{id}/rematch", status=201)
    assert (again["rematch_of"], again["name"], again["owner"], again["mine"]) == (id, "Friday", True, [1])
    assert again["pace"]["days"] == 3
    assert seated(again) == ["(Ann)", "Bob", "(Cyd)"]
    told = ann.get(f"/api/matches/{id}")["again"]
    assert (told["id"], told["by"], told["names"], told["kept"], told["mine"]) == (again["id"], "Bob", ["Bob"], [0], [])
    joined = ann.post(f"/api/matches/{id}/rematch")
    assert (joined["id"], joined["mine"], joined["owner"]) == (again["id"], [0], False)
    assert "invite" not in joined
    assert ann.post(f"/api/matches/{id}/rematch")["id"] == again["id"]
    assert cyd.get(f"/api/matches/{id}")["again"]["names"] == ["Ann", "Bob"]
    cyd.post(f"/api/matches/{id}/rematch")
    assert bob.post(f"/api/matches/{again['id']}/start")["status"] == "playing"
    assert seated(bob.get(f"/api/matches/{again['id']}")) == ["Ann", "Bob", "Cyd"]


def test_no_seat_of_a_rematch_is_for_who_is_blocked_by_its_owner(hall: str) -> None:
    id, (ann, bob, cyd) = over(hall)
    ann.post("/api/blocks", {"player": bob.get("/api/me")["id"]})
    again = ann.post(f"/api/matches/{id}/rematch", status=201)
    assert seated(again) == ["Ann", None, "(Cyd)"]
    assert listed(bob) == []
    assert bob.post(f"/api/matches/{id}/rematch", status=403)["type"] == "/problems/blocked"
    cyd.post(f"/api/matches/{id}/rematch")
    assert seated(ann.get(f"/api/matches/{again['id']}")) == ["Ann", None, "Cyd"]
    link = ann.post(f"/api/matches/{again['id']}/seat-link", {"to": "person", "seat": 1}, 201)["link"]
    assert bob.post("/api/seat-links", {"link": link}, 403)["type"] == "/problems/blocked"
    Client(hall, "Dan").post("/api/seat-links", {"link": link}, 201)


def test_fifty_rematches_are_one_that_goes_when_it_is_declined(hall: str) -> None:
    id, (ann, bob, cyd) = over(hall)
    asked = {ann.post(f"/api/matches/{id}/rematch", status=201 if n == 0 else 200)["id"] for n in range(50)}
    (again,) = asked
    assert listed(bob) == listed(cyd) == [again]
    bob.post(f"/api/matches/{again}/decline")
    assert ann.get(f"/api/matches/{again}/messages")[-1]["text"] == "Bob does not play this time."
    assert listed(bob) == []
    assert bob.get(f"/api/matches/{id}")["again"] is None
    assert bob.post(f"/api/matches/{again}/decline", status=404)["type"] == "/problems/not-found"
    assert ann.post(f"/api/matches/{again}/decline", status=404)["type"] == "/problems/not-found"
    assert listed(cyd) == [again]
    assert bob.post(f"/api/matches/{id}/rematch")["mine"] == [1], "who changes their mind may still come"


def test_a_rematch_that_was_called_off_can_be_asked_for_anew_but_not_of_who_declined(hall: str) -> None:
    id, (ann, bob, cyd) = over(hall)
    first = ann.post(f"/api/matches/{id}/rematch", status=201)["id"]
    bob.post(f"/api/matches/{first}/decline")
    ann.post(f"/api/matches/{first}/end")
    assert listed(cyd) == []
    ann.post(f"/api/matches/{first}/rematch", status=409)
    second = ann.post(f"/api/matches/{id}/rematch", status=201)
    assert second["id"] != first
    assert seated(second) == ["Ann", None, "(Cyd)"]
    assert (listed(bob), listed(cyd)) == ([], [second["id"]])


def test_a_kept_seat_is_for_its_player_until_the_owner_frees_it(hall: str) -> None:
    id, (ann, _, _) = over(hall)
    again = ann.post(f"/api/matches/{id}/rematch", status=201)
    dan, join = Client(hall, "Dan"), f"/api/matches/{again['id']}/join"
    assert dan.post(join, {"invite": again["invite"]}, 409)["type"] == "/problems/seat-taken"
    assert dan.post(join, {"invite": again["invite"], "seat": 1}, 409)["type"] == "/problems/seat-taken"
    ann.post(f"/api/matches/{again['id']}/seats/1", {"who": "empty"})
    assert dan.post(join, {"invite": again["invite"]})["mine"] == [1]
    ann.post(f"/api/matches/{again['id']}/seats/2", {"who": "random"})
    ann.post(f"/api/matches/{again['id']}/start")


def test_who_comes_after_the_start_is_told_so(hall: str) -> None:
    id, (ann, bob, cyd) = over(hall)
    again = ann.post(f"/api/matches/{id}/rematch", status=201)["id"]
    bob.post(f"/api/matches/{id}/rematch")
    ann.post(f"/api/matches/{again}/seats/2", {"who": "random"})
    ann.post(f"/api/matches/{again}/start")
    assert cyd.post(f"/api/matches/{id}/rematch", status=409)["type"] == "/problems/rematch-begun"
    assert bob.post(f"/api/matches/{id}/rematch")["status"] == "playing"


@pytest.mark.parametrize(
    "seating, seats", [("kept", ["Ann", "(Bob)", "random"]), ("rotated", ["random", "Ann", "(Bob)"])]
)
def test_seats_are_kept_or_rotated_with_the_bots(hall: str, seating: str, seats: list[str]) -> None:
    ann, bob = Client(hall, "Ann"), Client(hall, "Bob")
    match = new_match(ann, "me", "empty", "random")
    bob.post(f"/api/matches/{match['id']}/join", {"invite": match["invite"]})
    ann.post(f"/api/matches/{match['id']}/start")
    for client in (ann, bob):
        client.post(f"/api/matches/{match['id']}/end")
    assert seated(ann.post(f"/api/matches/{match['id']}/rematch", {"seating": seating}, 201)) == seats


def test_seats_are_dealt_when_the_rematch_starts(hall: str) -> None:
    orders = set()
    for _ in range(12):
        ann = Client(hall, "Ann")
        id = new_match(ann, "me", "random", "greedy")["id"]
        ann.post(f"/api/matches/{id}/start")
        ann.post(f"/api/matches/{id}/end")
        again = ann.post(f"/api/matches/{id}/rematch", {"seating": "dealt"}, 201)
        assert (again["seating"], seated(again)) == ("dealt", ["Ann", "random", "greedy"])
        orders.add(tuple(seated(ann.post(f"/api/matches/{again['id']}/start"))))
        if len(orders) > 1:
            break
    assert len(orders) > 1


def rematches(matches: Matches, hub: Hub | None = None) -> Rematches:
    return Rematches(Chairs(matches), Absence(matches, hub or Hub(), ABSENT))


async def company(matches: Matches, people: list[str]) -> Room:
    """A match under way of some people."""
    chairs = [Chair(seat, PERSON, user) for seat, user in enumerate(people)]
    room, _ = await matches.create(people[0], find_game("bloody-throne"), len(people), {}, chairs)
    await Chairs(matches).begin(room)
    return room


def test_two_who_ask_at_once_on_two_processes_get_one_rematch(database: str) -> None:
    async def run() -> tuple[list[Any], int, int]:
        async with AsyncExitStack() as stack:
            count = 1 if database.startswith("sqlite") else 2
            houses = [Matches(await stack.enter_async_context(started(database)), SystemClock()) for _ in range(count)]
            people = [await add_person(houses[0], name) for name in ("Ann", "Bob", "Cyd")]
            room = await company(houses[0], people)
            await Chairs(houses[0]).abandon(room)
            rooms = [await matches.room(room.id) for matches in houses]
            asked = await asyncio.gather(*[
                rematches(houses[n % count]).ask(rooms[n % count], user) for n, user in enumerate(people)
            ])  # fmt: skip
            async with houses[0].database.read() as c:
                stored = (await c.execute(select(func.count()).select_from(schema.match))).scalar_one()
            again = await houses[0].room(asked[0][0].id)
            return asked, stored, len([chair for chair in again.chairs if chair.controller == PERSON])

    asked, stored, sitting = asyncio.run(run())
    assert len({again.id for again, _ in asked}) == 1
    assert len([invite for _, invite in asked if invite]) == 1
    assert (stored, sitting) == (2, 3)


def test_who_is_awaited_is_owed_one_notice_whatever_the_pace(database: str) -> None:
    async def ask(matches: Matches) -> list[tuple[str, str]]:
        people = [await add_person(matches, name) for name in ("Ann", "Bob", "Cyd")]
        async with matches.database.write() as c:
            await c.execute(schema.user.update().where(schema.user.c.id == people[1]).values(channel="mailto://x"))
        room = await company(matches, people)
        await Chairs(matches).abandon(room)
        again, _ = await rematches(matches).ask(room, people[0])
        assert [chair.controller for chair in again.chairs] == [PERSON, EMPTY, EMPTY]
        async with matches.database.read() as c:
            found = await c.execute(select(schema.notice.c.user, schema.notice.c.kind))
            return [("Bob" if row.user == people[1] else "?", row.kind) for row in found]

    assert with_matches(database, ask) == [("Bob", REMATCH)]


async def want_notices(matches: Matches, *people: str) -> None:
    async with matches.database.write() as c:
        for person in people:
            await rows.change_user(c, person, channel="mailto://x")


async def owed(matches: Matches, user: str) -> list[str]:
    async with matches.database.read() as c:
        found = await c.execute(select(schema.notice.c.kind).where(schema.notice.c.user == user))
        return list(found.scalars())


async def leave_to_bots(matches: Matches, again: Room) -> None:
    """Its owner begins a rematch with bots on all seats."""
    await Chairs(matches).change(again, [Chair(chair.seat, BOT, bot="random") for chair in again.chairs])
    await Chairs(matches).begin(again)


def test_who_opens_one_rematch_after_the_other_is_told_of_once(database: str) -> None:
    async def ask(matches: Matches) -> None:
        eve, bob = [await add_person(matches, name) for name in ("Eve", "Bob")]
        await want_notices(matches, bob)
        room = await company(matches, [eve, bob, bob])
        await Chairs(matches).abandon(room)
        opened = set()
        for _ in range(3):
            again, invite = await rematches(matches).ask(room, eve)
            assert invite is not None
            opened.add(again.id)
            async with matches.database.write() as c:
                await c.execute(schema.notice.update().values(sent=1.0))
            await leave_to_bots(matches, again)
        assert len(opened) == 3
        assert await owed(matches, bob) == [REMATCH]

    with_matches(database, ask)


def test_who_blocks_the_opener_of_a_rematch_is_neither_told_nor_awaited_nor_seated_there(database: str) -> None:
    async def ask(matches: Matches) -> None:
        eve, bob, cyd = [await add_person(matches, name) for name in ("Eve", "Bob", "Cyd")]
        await want_notices(matches, bob, cyd)
        room = await company(matches, [eve, bob, cyd])
        await Chairs(matches).abandon(room)
        await Moderation(matches, Limits(matches.clock)).block(bob, eve, True)
        again, _ = await rematches(matches).ask(room, eve)
        assert [chair.kept_for for chair in again.chairs] == [None, None, cyd]
        assert (await owed(matches, bob), await owed(matches, cyd)) == ([], [REMATCH])
        own, invite = await rematches(matches).ask(room, bob)
        assert invite is not None and own.id != again.id
        assert [chair.user or chair.kept_for for chair in own.chairs] == [None, bob, cyd]
        assert await owed(matches, eve) == []
        with pytest.raises(Problem) as refused:
            await rematches(matches).ask(room, eve)
        assert refused.value.type == "blocked"

    with_matches(database, ask)


def test_who_opens_a_rematch_and_goes_keeps_nobody_from_playing(database: str) -> None:
    clock = ManualClock()

    async def ask(matches: Matches) -> None:
        ann, bob, cyd = [await add_person(matches, name) for name in ("Ann", "Bob", "Cyd")]
        room = await company(matches, [ann, bob, cyd])
        chairs = Chairs(matches)
        await chairs.abandon(room)
        hub = Hub()
        asking = rematches(matches, hub)
        again, _ = await asking.ask(room, ann)
        listener = Listener(0, ann, 0, 0)
        hub.join(again.id, listener)
        clock.go_on(2 * ABSENT)
        assert await asking.own_at(again, bob) is None, "nobody sees to a match in which they do not sit"
        await asking.ask(room, bob)
        assert again.row["owner"] == ann  # who is there stays the owner
        assert await asking.own_at(again, bob) is None
        hub.leave(again.id, listener)
        asking.absence.went(again.id, ann)
        await asking.absence.stop()
        clock.go_on(ABSENT - 1)
        await asking.ask(room, cyd)
        assert again.row["owner"] == ann
        assert [await asking.own_at(again, user) for user in (ann, bob, cyd)] == [None, *[clock.now() + 1] * 2]
        clock.go_on(1)
        await asking.ask(room, cyd)
        async with matches.database.read() as c:
            stored = await rows.find_match(c, again.id)
            told = [(line["text"], line["facts"]) for line in await rows.messages_of(c, again.id, 0)]
        assert stored is not None
        assert (stored["owner"], again.row["owner"]) == (cyd, cyd)
        assert told == [("owns", {"player": cyd, "by": ann})]
        assert [chair.user for chair in again.chairs] == [ann, bob, cyd]
        dan = await add_person(matches, "Dan")
        await chairs.sit(again, 1, Chair(1, PERSON, dan))
        assert await asking.own_at(again, dan) is None, "who is new here did not play before"
        await chairs.begin(again)
        assert again.status == PLAYING

    with_matches(database, ask, clock)
