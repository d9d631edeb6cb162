"""Seats left and taken back, given away, kept for who is away; nudges; latecomers; and that the table is told."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import select

from server.running import Client, running, sqlite
from server.support import ManualClock, add_person, with_matches
from server.test_life import by_default, new_match, started_by, table_of
from throneroom.core.game import find_game
from throneroom.server.absence import HERE_SECONDS, SILENT, Absence, Away
from throneroom.server.chairs import Chairs
from throneroom.server.handing import Handing
from throneroom.server.live import Hub, Listener
from throneroom.server.matches import Matches
from throneroom.server.pace import DAY, DAYS, Pace
from throneroom.server.problems import Problem
from throneroom.server.rooms import ABANDONED, BOT, CARETAKER, PERSON, PLAYING, Chair, Room
from throneroom.server.store import schema
from throneroom.server.told import actor

LANGUAGES = ("en", "cs", "hu")


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running(sqlite(tmp_path_factory.mktemp("leaving")), rate_limits=100) as found:
        yield found


def told(client: Client, id: str, **more: Any) -> list[Any]:
    """What the server has said at a table: keys with facts."""
    return [line["told"] for line in client.get(f"/api/matches/{id}/messages", **more) if line["channel"] == "system"]


def seat_of(client: Client, id: str, seat: int) -> Any:
    return client.get(f"/api/matches/{id}")["seats"][seat]


# ---------------------------------------------------------------- leaving


def test_a_player_leaves_and_only_coming_back_on_purpose_takes_the_seat(hall: str) -> None:
    id, (ann, bob, _), _ = table_of(hall)
    bob.post(f"/api/matches/{id}/leave")
    left = seat_of(ann, id, 1)
    assert (left["controller"], left["left"], left["name"]) == ("caretaker", True, "Bob")
    bob.get(f"/api/matches/{id}/view")
    with bob.http.stream("GET", f"/api/matches/{id}/stream") as lines:
        next(lines.iter_lines())
    assert seat_of(ann, id, 1)["controller"] == "caretaker", "opening the match takes nothing back"
    body = {"decision": "0.0", "seat": "blu", "key": "k" * 16, "choice": 0}
    assert bob.post(f"/api/matches/{id}/choices", body, 409)["type"] == "/problems/left-seat"
    back = bob.post(f"/api/matches/{id}/return")["seats"][1]
    assert (back["controller"], back["left"]) == ("person", False)
    assert [line["key"] for line in told(ann, id)] == ["left", "back"]
    assert {line["player"] for line in told(ann, id)} == {"Bob"}


def test_what_the_server_says_names_the_player_who_did_it(hall: str) -> None:
    id, (ann, bob, _), _ = table_of(hall)
    bob.post(f"/api/matches/{id}/leave")
    assert [line["player"] for line in ann.get(f"/api/matches/{id}/messages")] == [bob.get("/api/me")["id"]]
    assert actor("late", {"player": "bob", "by": None}) == "", "it happened to him"
    assert actor("nudged", {"player": "bob", "by": "ann"}) == "ann"


def test_a_bot_plays_for_who_has_left(hall: str) -> None:
    id, (ann, bob, _), _ = table_of(hall)
    bob.post(f"/api/matches/{id}/leave")
    by_default(ann, id)
    with ann.http.stream("GET", f"/api/matches/{id}/stream") as lines:
        assert any('"awaited":["grn"]' in line for line in lines.iter_lines())


def test_the_table_is_told_in_every_readers_language(hall: str) -> None:
    id, (ann, bob, _), _ = table_of(hall)
    bob.post(f"/api/matches/{id}/leave")
    texts = {ann.get(f"/api/matches/{id}/messages", lang=lang)[-1]["text"] for lang in LANGUAGES}
    assert len(texts) == 3
    assert all("Bob" in text for text in texts)


def test_who_has_no_seat_cannot_leave_one(hall: str) -> None:
    id, _, match = table_of(hall)
    dan = Client(hall, "Dan")
    dan.post(f"/api/matches/{id}/join", {"invite": match["invite"], "watch": True})
    assert dan.post(f"/api/matches/{id}/leave", status=403)["type"] == "/problems/not-your-seat"


# ---------------------------------------------------------------- giving away


def test_the_owner_gives_the_seat_of_who_left_away_and_the_former_player_looks_on(hall: str) -> None:
    id, (ann, bob, cyd), _ = table_of(hall)
    bob.post(f"/api/matches/{id}/leave")
    assert ann.post(f"/api/matches/{id}/seats/1/give")["seats"][1]["controller"] == "bot"
    assert [(line["key"], line["player"], line["by"]) for line in told(cyd, id)][1:] == [("given", "Bob", "Ann")]
    mine = bob.get(f"/api/matches/{id}")
    assert (mine["mine"], mine["former"]) == ([], True)
    assert bob.get(f"/api/matches/{id}/view")["seat"] is None
    bob.get(f"/api/matches/{id}/view", 403, seat="blu")
    bob.post(f"/api/matches/{id}/return")
    assert seat_of(ann, id, 1)["controller"] == "bot"


def test_a_seat_that_was_given_away_goes_to_who_has_the_seat_link(hall: str) -> None:
    id, (ann, bob, _), _ = table_of(hall)
    bob.post(f"/api/matches/{id}/leave")
    ann.post(f"/api/matches/{id}/seats/1/give")
    link = ann.post(f"/api/matches/{id}/seat-link", {"to": "person", "seat": 1}, 201)["link"]
    dan = Client(hall, "Dan")
    dan.post("/api/seat-links", {"link": link}, 201)
    assert seat_of(ann, id, 1)["name"] == "Dan"
    assert [line["key"] for line in told(ann, id)] == ["left", "given", "took-over"]


def test_all_others_give_the_owners_seat_away_and_the_next_of_them_says_to_whom_it_goes(hall: str) -> None:
    id, (ann, bob, cyd), _ = table_of(hall)
    link, wanted = f"/api/matches/{id}/seat-link", {"to": "person", "seat": 0}
    ann.post(f"/api/matches/{id}/leave")
    bob.post(f"/api/matches/{id}/seats/0/give")
    assert bob.post(link, wanted, 403)["type"] == "/problems/not-your-seat"
    cyd.post(f"/api/matches/{id}/seats/0/give")
    assert [client.get(f"/api/matches/{id}")["owner"] for client in (ann, bob, cyd)] == [False, True, False]
    assert [(line["key"], line["player"]) for line in told(cyd, id)][-2:] == [("agreed", "Ann"), ("inherits", "Bob")]
    assert ann.post(link, wanted, 403)["type"] == "/problems/not-your-seat"
    dan = Client(hall, "Dan")
    dan.post("/api/seat-links", {"link": bob.post(link, wanted, 201)["link"]}, 201)
    assert seat_of(bob, id, 0)["name"] == "Dan"


def test_an_owner_who_gives_up_the_last_seat_owns_no_longer_where_somebody_sits(hall: str) -> None:
    id, (ann, bob, cyd), _ = table_of(hall)
    bob.post(f"/api/matches/{id}/leave")
    ann.post(f"/api/matches/{id}/seats/0/give")
    assert cyd.get(f"/api/matches/{id}")["owner"], "who has left to a caretaker owns only if nobody else sits"
    cyd.post(f"/api/matches/{id}/seats/2", {"who": "greedy"})
    assert bob.get(f"/api/matches/{id}")["owner"]
    bob.post(f"/api/matches/{id}/seats/1", {"who": "greedy"})
    assert bob.get(f"/api/matches/{id}")["owner"], "there is nobody else"


def test_the_owner_alone_gives_no_seat_away_whose_player_is_there(hall: str) -> None:
    id, (ann, bob, cyd), _ = table_of(hall)
    give = f"/api/matches/{id}/seats/1/give"
    wanted = ann.post(give)["seats"][1]
    assert (wanted["controller"], wanted["name"], wanted["agreed"]) == ("person", "Bob", ["Ann"])
    assert [(line["key"], line["player"], line["by"]) for line in told(bob, id)] == [("wanted", "Bob", "Ann")]
    ann.post(f"/api/matches/{id}/seat-link", {"to": "person", "seat": 1}, 403)
    assert ann.post(give, {"wants": False})["seats"][1]["agreed"] == []
    cyd.post(give)
    assert seat_of(bob, id, 1)["controller"] == "person", "who wanted it once does not want it any more"
    assert ann.post(give, status=409)["type"] == "/problems/not-absent", "nobody waits for who is not asked"


def test_an_owner_without_a_seat_does_not_agree_about_those_of_others(hall: str) -> None:
    ann, people = Client(hall, "Ann"), [Client(hall, name) for name in ("Bob", "Cyd", "Dan")]
    match = new_match(ann, "empty", "empty", "empty")
    for person in people:
        person.post(f"/api/matches/{match['id']}/join", {"invite": match["invite"]})
    ann.post(f"/api/matches/{match['id']}/start")
    for lang in LANGUAGES:
        refused = ann.post(f"/api/matches/{match['id']}/seats/1/give?lang={lang}", status=409)
        assert refused["type"] == "/problems/not-absent"
    assert seat_of(ann, match["id"], 1)["agreed"] == []


def test_all_others_together_take_no_move_from_who_is_there(hall: str) -> None:
    id, (ann, bob, cyd), _ = table_of(hall)
    assert bob.post(f"/api/matches/{id}/seats/0/give")["seats"][0]["agreed"] == ["Bob"]
    assert bob.post(f"/api/matches/{id}/seats/0/give", {"wants": False})["seats"][0]["agreed"] == []
    assert cyd.post(f"/api/matches/{id}/seats/0/give")["seats"][0]["controller"] == "person"
    said = [bob.post(f"/api/matches/{id}/seats/0/give", status=409, lang=lang) for lang in LANGUAGES]
    assert {problem["type"] for problem in said} == {"/problems/still-thinking"}
    assert len({problem["title"] for problem in said}) == 3
    assert said[0]["facts"] == {"minutes": 10}
    assert seat_of(ann, id, 0)["controller"] == "person"


def test_all_others_together_have_a_bot_play_for_who_is_there_and_does_not_answer(database: str) -> None:
    clock = ManualClock()

    async def run(matches: Matches) -> None:
        there = await evening(matches, clock)
        room, (ann, bob, cyd) = there.room, there.people
        await there.come(0)
        assert not await there.handing.give(room, 0, bob)
        clock.go_on(599)
        with pytest.raises(Problem) as soon:
            await there.handing.give(room, 0, cyd)
        assert (soon.value.type, soon.value.facts) == ("still-thinking", {"minutes": 1})
        clock.go_on(1)
        assert not await there.handing.give(room, 0, cyd)
        assert (room.chairs[0].controller, room.chairs[0].user, room.votes) == (CARETAKER, ann, {})
        await there.chairs.come_back(room, ann)
        assert room.chairs[0].controller == PERSON

    with_matches(database, run, clock)


def test_one_person_alone_gives_no_others_seat_away_who_is_there(hall: str) -> None:
    ann, bob = Client(hall, "Ann"), Client(hall, "Bob")
    match = new_match(ann, "me", "empty", "random")
    bob.post(f"/api/matches/{match['id']}/join", {"invite": match["invite"]})
    ann.post(f"/api/matches/{match['id']}/start")
    give = f"/api/matches/{match['id']}/seats/0/give"
    assert bob.post(give)["seats"][0]["controller"] == "person"
    ann.post(f"/api/matches/{match['id']}/leave")
    assert bob.post(give)["seats"][0]["controller"] == "bot"


# ---------------------------------------------------------------- latecomers


def test_who_takes_over_a_bot_is_announced_and_gets_no_second_seat(hall: str) -> None:
    ann, dan = Client(hall, "Ann"), Client(hall, "Dan")
    match = new_match(ann, "me", "random", "random")
    started_by(ann, match)
    join = f"/api/matches/{match['id']}/join"
    assert dan.post(join, {"invite": match["invite"], "seat": 1})["mine"] == [1]
    dan.post(f"/api/matches/{match['id']}/seats/1", {"who": "random"})
    assert dan.get(f"/api/matches/{match['id']}/view")["seat"] is None
    assert dan.post(join, {"invite": match["invite"], "seat": 2}, 403)["type"] == "/problems/gave-up-seat"
    assert [(line["key"], line["player"]) for line in told(ann, match["id"])] == [
        ("took-over", "Dan"), ("gave-up", "Dan")]  # fmt: skip


@pytest.mark.parametrize("way", ["invitation", "seat link"])
def test_an_owner_who_looks_at_a_bots_hand_is_announced_both_times_and_sees_no_other(hall: str, way: str) -> None:
    ann, bob = Client(hall, "Ann"), Client(hall, "Bob")
    match = new_match(ann, "empty", "random", "random")
    id = match["id"]
    bob.post(f"/api/matches/{id}/join", {"invite": match["invite"], "seat": 0})
    started_by(ann, match)

    def take(seat: int, status: int) -> Any:
        if way == "invitation":
            join = {"invite": match["invite"], "seat": seat}
            return ann.post(f"/api/matches/{id}/join", join, 200 if status == 201 else status)
        owner = ann if seat == 1 else bob  # who gave a seat up owns no longer
        link = owner.post(f"/api/matches/{id}/seat-link", {"to": "person", "seat": seat}, 201)["link"]
        return ann.post("/api/seat-links", {"link": link}, status)

    take(1, 201)
    assert ann.get(f"/api/matches/{id}/view")["seat"] is not None
    ann.post(f"/api/matches/{id}/seats/1", {"who": "random"})
    assert ann.get(f"/api/matches/{id}/view")["seat"] is None
    assert take(2, 403)["type"] == "/problems/gave-up-seat"
    assert [(line["key"], line["player"]) for line in told(bob, id)] == [
        ("took-over", "Ann"), ("gave-up", "Ann"), ("inherits", "Bob")]  # fmt: skip


def test_the_table_is_told_when_the_owner_exchanges_a_bot_in_a_match_under_way(hall: str) -> None:
    id, (ann, bob, _), _ = table_of(hall)
    bob.post(f"/api/matches/{id}/seats/1/give")
    before = told(ann, id)
    for _ in range(2):  # the same one again is nothing new
        ann.post(f"/api/matches/{id}/seats/1", {"who": "random"})
    assert told(ann, id) == [*before, {"key": "exchanged", "player": "Ann", "by": None}]
    lines = {lang: ann.get(f"/api/matches/{id}/messages", lang=lang)[-1]["text"] for lang in LANGUAGES}
    assert len(set(lines.values())) == 3


def test_the_owner_says_whether_latecomers_take_over(hall: str) -> None:
    ann, dan = Client(hall, "Ann"), Client(hall, "Dan")
    match = new_match(ann, "me", "random", "random", latecomers=False)
    started_by(ann, match)
    join = f"/api/matches/{match['id']}/join"
    assert dan.post(join, {"invite": match["invite"]}, 403)["type"] == "/problems/no-latecomers"
    assert ann.post(f"/api/matches/{match['id']}/latecomers", {"may": True})["latecomers"] is True
    assert dan.post(join, {"invite": match["invite"]})["mine"] == [1]
    assert new_match(ann, "me", "random", "random")["latecomers"] is True
    assert new_match(ann, "me", "random", "random", visibility="public")["latecomers"] is False


def test_taking_over_does_not_go_on_without_end(hall: str) -> None:
    ann = Client(hall, "Ann")
    match = new_match(ann, "me", "random", "random")
    started_by(ann, match)
    join = f"/api/matches/{match['id']}/join"
    for n in range(6):
        late = Client(hall, f"Late {n}")
        late.post(join, {"invite": match["invite"], "seat": 1})
        late.post(f"/api/matches/{match['id']}/seats/1", {"who": "random"})
    refused = Client(hall, "Dan").post(join, {"invite": match["invite"], "seat": 1}, 409)
    assert refused["type"] == "/problems/too-many-latecomers"


# ---------------------------------------------------------------- nudging


def test_a_player_is_nudged_once_for_a_decision_and_everybody_sees_it(hall: str) -> None:
    id, (ann, bob, cyd), _ = table_of(hall)
    nudge = f"/api/matches/{id}/seats/0/nudge"
    assert ann.post(nudge, status=409)["type"] == "/problems/not-awaited"
    assert bob.post(nudge)["seats"][0]["nudged"] is True
    assert cyd.post(nudge, status=409)["type"] == "/problems/nudged-already"
    assert bob.post(f"/api/matches/{id}/seats/2/nudge", status=409)["type"] == "/problems/not-awaited"
    assert seat_of(cyd, id, 0)["nudged"] is True
    assert [(line["key"], line["by"]) for line in told(cyd, id)] == [("nudged", "Bob")]
    by_default(ann, id)
    assert seat_of(cyd, id, 0)["nudged"] is False


# ---------------------------------------------------------------- absent


class Evening:
    """A match of three people, and a clock that goes on when a test says so."""

    def __init__(self, matches: Matches, clock: ManualClock, people: list[str], room: Room) -> None:
        self.matches, self.clock, self.people, self.room = matches, clock, people, room
        self.hub = Hub()
        self.absence = Absence(matches, self.hub, 600.0)
        self.chairs = Chairs(matches)
        self.handing = Handing(self.chairs, self.absence)

    async def come(self, seat: int) -> Listener:
        listener = Listener(seat, self.people[seat], 0, 0)
        self.hub.join(self.room.id, listener)
        self.absence.came(self.room.id, listener.person)
        await self.absence.stop()
        return listener

    async def go(self, listener: Listener) -> None:
        self.hub.leave(self.room.id, listener)
        self.absence.went(self.room.id, listener.person)
        await self.absence.stop()


async def evening(matches: Matches, clock: ManualClock, pace: Pace | None = None) -> Evening:
    people = [await add_person(matches, name) for name in ("Ann", "Bob", "Cyd")]
    chairs = [Chair(seat, PERSON, user) for seat, user in enumerate(people)]
    game, options = find_game("bloody-throne"), {"start": "red"}
    room, _ = await matches.create(people[0], game, 3, options, chairs, pace=pace)
    await Chairs(matches).begin(room)
    return Evening(matches, clock, people, room)


def test_who_is_away_on_their_own_move_is_kept_by_a_bot_after_a_while_and_gets_the_seat_back(database: str) -> None:
    clock = ManualClock()

    async def run(matches: Matches) -> None:
        there = await evening(matches, clock)
        ann, bob = await there.come(0), await there.come(1)
        clock.go_on(100)
        assert 0 not in await there.absence.of(there.room)
        await there.go(ann)
        went = clock.now()
        clock.go_on(HERE_SECONDS / 2)
        away = (await there.absence.of(there.room))[0]
        assert (away.since, away.keep_at) == (went, went + 600)
        assert not await there.absence.is_absent(there.room, 0)
        clock.go_on(600)
        there.absence.came(there.room.id, bob.person)
        assert await there.absence.is_absent(there.room, 0)
        assert not await there.absence.is_absent(there.room, 1), "nobody waits for who is there"
        await there.handing.keep(there.room, 0, there.people[1])
        assert there.room.chairs[0].controller == CARETAKER
        await there.chairs.come_back(there.room, there.people[0])
        assert there.room.chairs[0].controller == PERSON
        await there.absence.stop()

    with_matches(database, run, clock)


def test_of_two_people_who_does_not_answer_is_kept_by_a_bot_though_they_are_there(database: str) -> None:
    clock = ManualClock()

    async def run(matches: Matches) -> None:
        there = await evening(matches, clock)
        room, (_, bob, cyd) = there.room, there.people
        for seat in range(3):
            await there.come(seat)
        await there.handing.leave(room, cyd)
        clock.go_on(SILENT * 600 - 1)
        assert await there.absence.of(room) == {}
        clock.go_on(1)
        assert await there.absence.of(room) == {0: Away(None, clock.now())}, "who is not asked is left alone"
        await there.chairs.come_back(room, cyd, is_wanted=True)
        assert await there.absence.of(room) == {}, "of three people two can agree"
        await there.handing.leave(room, cyd)
        assert await there.absence.is_absent(room, 0)
        await there.handing.keep(room, 0, bob)
        assert room.chairs[0].controller == CARETAKER

    with_matches(database, run, clock)


def test_the_owner_alone_gives_the_seat_of_who_is_away_for_long_away(database: str) -> None:
    clock = ManualClock()

    async def run(matches: Matches) -> None:
        there = await evening(matches, clock)
        room, (ann, bob, _) = there.room, there.people
        await there.chairs.change(room, [replace(room.chairs[1], controller=CARETAKER)])
        clock.go_on(1000)
        here = await there.come(1)
        assert not await there.absence.may_lose(room, 1), "a caretaker keeps the seat of who is there"
        assert not await there.handing.give(room, 1, ann, is_owner=True)
        await there.go(here)
        went = clock.now()
        assert (await there.absence.give_at(room))[1] == went + 600
        clock.go_on(599)
        assert not await there.handing.give(room, 1, ann, is_owner=True)
        clock.go_on(1)
        assert await there.handing.give(room, 1, ann, is_owner=True)
        assert (room.chairs[1].controller, (bob, 1) in room.former) == (BOT, True)

    with_matches(database, run, clock)


def test_who_is_there_and_silent_is_kept_by_a_bot_but_never_loses_the_seat_to_one_person_alone(database: str) -> None:
    clock = ManualClock()

    async def run(matches: Matches) -> None:
        there = await evening(matches, clock)
        room, (ann, bob, cyd) = there.room, there.people
        for seat in range(3):
            await there.come(seat)
        await there.handing.leave(room, cyd)
        clock.go_on(SILENT * 600)
        assert await there.absence.is_absent(room, 0)
        assert not await there.handing.give(room, 0, bob, is_owner=True)
        await there.handing.keep(room, 0, bob)
        assert not await there.handing.give(room, 0, bob, is_owner=True)
        assert (room.chairs[0].controller, room.chairs[0].user) == (CARETAKER, ann)

    with_matches(database, run, clock)


def test_all_others_together_give_a_seat_away_for_good_only_while_its_player_is_away(database: str) -> None:
    clock = ManualClock()

    async def run(matches: Matches) -> None:
        there = await evening(matches, clock)
        room, (ann, bob, cyd) = there.room, there.people
        here = await there.come(0)
        clock.go_on(SILENT * 600)
        for user in (bob, cyd):
            assert not await there.handing.give(room, 0, user)
        assert (room.chairs[0].controller, room.chairs[0].user, room.votes) == (CARETAKER, ann, {})
        await there.chairs.come_back(room, ann)
        assert room.chairs[0].controller == PERSON
        await there.go(here)
        clock.go_on(600)
        assert not await there.handing.give(room, 0, bob)
        assert await there.handing.give(room, 0, cyd)
        assert (room.chairs[0].controller, (ann, 0) in room.former) == (BOT, True)

    with_matches(database, run, clock)


def test_on_another_process_who_is_there_is_not_away(postgres: Any) -> None:
    postgres.psql("CREATE DATABASE absence;")
    address, clock = str(postgres.get_uri("absence")), ManualClock()

    async def run(matches: Matches) -> None:
        there = await evening(matches, clock)
        other = Absence(matches, Hub(), 600.0)
        clock.go_on(1000)
        ann = await there.come(0)
        assert 0 not in await other.of(there.room)
        await there.go(ann)
        clock.go_on(HERE_SECONDS)
        assert 0 in await other.of(there.room)

    with_matches(address, run, clock)


def test_with_a_clock_nobody_is_kept_by_hand(database: str) -> None:
    clock = ManualClock()

    async def run(matches: Matches) -> None:
        there = await evening(matches, clock, Pace(DAYS, DAY))
        clock.go_on(5000)
        away = await there.absence.of(there.room)
        assert [away[seat].keep_at for seat in range(3)] == [None] * 3
        assert not await there.absence.is_absent(there.room, 0)

    with_matches(database, run, clock)


def test_who_is_kept_by_a_caretaker_for_a_short_time_is_asked_about_the_end(database: str) -> None:
    clock = ManualClock()

    async def run(matches: Matches) -> None:
        there = await evening(matches, clock, Pace(DAYS, DAY))
        room, (ann, bob, cyd) = there.room, there.people
        await there.handing.leave(room, cyd)
        here = await there.come(1)
        clock.go_on(DAY)
        await there.go(here)
        await there.chairs.change(room, [replace(room.chairs[1], controller=CARETAKER, due=None)])
        for _ in range(2):
            gone = await there.absence.gone(room)
            assert bob not in gone
            await there.chairs.want_end(room, ann, gone=gone)
            assert room.status == PLAYING
            assert not await there.handing.give(room, 1, ann), "nor does one person alone give the seat away"
            clock.go_on(DAY)
        await there.chairs.want_end(room, ann, gone=await there.absence.gone(room))
        assert room.status == ABANDONED

    with_matches(database, run, clock)


def test_what_is_left_wanted_given_and_told_is_stored(database: str) -> None:
    clock = ManualClock()

    async def run(matches: Matches) -> None:
        there = await evening(matches, clock)
        id, (ann, bob, cyd) = there.room.id, there.people
        assert not await there.handing.give(there.room, 0, bob)
        await there.handing.nudge(there.room, 0, bob)
        matches.rooms.clear()
        again = await matches.room(id)
        assert again.votes == {0: {bob}}
        assert again.chairs[0].nudged is not None
        assert again.chairs[0].nudged == there.room.chairs[0].nudged
        await there.handing.leave(again, cyd)
        matches.rooms.clear()
        again = await matches.room(id)
        assert (again.chairs[2].has_left, again.chairs[2].controller) == (True, CARETAKER)
        assert await there.handing.give(again, 2, ann, is_owner=True)
        matches.rooms.clear()
        last = await matches.room(id)
        assert (last.chairs[2].controller, last.chairs[2].user, (cyd, 2) in last.former) == (BOT, None, True)
        assert last.votes == {0: {bob}}
        assert last.said == again.said
        async with matches.database.read() as c:
            said = await c.execute(select(schema.message.c.text).order_by(schema.message.c.number))
            assert list(said.scalars()) == ["wanted", "nudged", "left", "given"]

    with_matches(database, run, clock)


def test_of_two_who_nudge_at_once_one_is_refused(database: str) -> None:
    clock = ManualClock()

    async def run(matches: Matches) -> list[Any]:
        there = await evening(matches, clock)
        nudges = [there.handing.nudge(there.room, 0, user) for user in there.people[1:]]
        return list(await asyncio.gather(*nudges, return_exceptions=True))

    found = with_matches(database, run, clock)
    assert [type(result) for result in found].count(Problem) == 1
