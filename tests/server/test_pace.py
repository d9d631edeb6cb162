"""The pace of a match: time is counted to the second, nobody gains any, and nobody loses any by our fault."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update
from websockets.sync.client import connect

from server.postgres import Postgres
from server.running import Client, running, sqlite
from server.support import PATIENCE, ManualClock, add_person, begun, key, with_matches
from throneroom.core.decision import Begun, Choice
from throneroom.core.dice import Dice
from throneroom.core.game import default_choice, find_game
from throneroom.core.seats import Seat
from throneroom.core.secrecy import sample
from throneroom.server.absence import Absence
from throneroom.server.chairs import Chairs
from throneroom.server.clock import SteadyClock
from throneroom.server.handing import Handing
from throneroom.server.live import Hub
from throneroom.server.matches import Matches
from throneroom.server.pace import DAY, Pace, pace_of
from throneroom.server.problems import Problem
from throneroom.server.rooms import BOT, CARETAKER, PERSON, Chair, Room
from throneroom.server.store import rows, schema
from throneroom.server.store.database import started
from throneroom.server.sweeper import BEAT, Sweeper
from throneroom.server.table import Table

LIVE = Pace("live", 60.0, 100.0, 2)
BY_DAY = pace_of({"kind": "days", "days": 1})
RED_FIRST = {"start": "red"}


class Hall:
    """A table, a sweeper and a clock that a test moves; the server is there all the time unless it says otherwise."""

    def __init__(self, matches: Matches, clock: ManualClock, steady: SteadyClock) -> None:
        self.matches = matches
        self.clock = clock
        self.steady = steady
        self.table = Table(matches)
        self.chairs = Chairs(matches)
        self.sweeper = Sweeper(matches, self.table, steady)

    async def wait(self, seconds: float) -> int:
        """Time passes while the server runs; how many seats were late."""
        self.clock.go_on(seconds)
        async with self.matches.database.write() as c:
            await rows.put_setting(c, BEAT, repr(self.steady.now()))
        return await self.sweeper.sweep()

    def choice(self, room: Room, seat: Seat, dice: Dice | None = None) -> Choice:
        fold = room.playing()
        view = fold.game.view(fold.state, seat)
        return default_choice(view, view.pending[0]) if dice is None else sample(view, view.pending[0], dice)

    async def answer(self, room: Room, seat: Seat, choice: Choice | None = None) -> None:
        d = room.playing().owed(seat)
        assert d is not None
        chosen = choice if choice is not None else self.choice(room, seat)
        await self.table.submit(room, seat, room.playing().decision(d), chosen, key())

    def kind(self, room: Room, seat: Seat) -> str:
        d = room.playing().owed(seat)
        assert d is not None
        return d.kind.id

    async def think(self, room: Room, seat: Seat, choice: Begun) -> None:
        d = room.playing().owed(seat)
        assert d is not None
        await self.table.think(room, seat, room.playing().decision(d), choice)

    def left(self, room: Room, seat: Seat) -> float | None:
        due = room.chairs[seat].due
        return None if due is None else due - self.steady.now()


def in_hall(database: str, work: Callable[[Hall], Awaitable[None]]) -> None:
    clock = ManualClock()
    steady = SteadyClock(clock)

    async def run(matches: Matches) -> None:
        await work(Hall(matches, clock, steady))

    with_matches(database, run, steady)


# ---------------------------------------------------------------- counting


def test_without_a_clock_nobody_is_ever_late(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        room = await begun(hall.matches, "bloody-throne")
        assert [chair.due for chair in room.chairs] == [None] * 3
        plies = room.playing().plies
        assert await hall.wait(1000 * DAY) == 0
        assert room.playing().plies == plies

    in_hall(sqlite(tmp_path), work)


def test_a_decision_has_its_own_time_first_and_the_bank_is_used_up_and_never_refilled(database: str) -> None:
    async def work(hall: Hall) -> None:
        room = await begun(hall.matches, "bloody-throne", options=RED_FIRST, pace=LIVE)
        assert [hall.left(room, seat) for seat in range(3)] == [160.0, None, None]
        await hall.wait(50)
        await hall.answer(room, 0)
        assert [hall.left(room, seat) for seat in range(3)] == [None, 160.0, None]
        assert [chair.bank for chair in room.chairs] == [100.0, 100.0, 100.0]
        await hall.wait(90)
        await hall.answer(room, 1)
        assert [chair.bank for chair in room.chairs] == [100.0, 70.0, 100.0]
        dice = Dice("bank")
        for _ in range(40):
            awaited = [d.seat for d in room.playing().state.pending]
            for seat in awaited:
                await hall.wait(1)
                assert hall.left(room, seat) == 60 - 1 + room.chairs[seat].bank
                await hall.answer(room, seat, hall.choice(room, seat, dice))
        assert [chair.bank for chair in room.chairs] == [100.0, 70.0, 100.0]
        again = await Matches(hall.matches.database, hall.clock).room(room.id)
        assert again.chairs == room.chairs

    in_hall(database, work)


@pytest.mark.parametrize("days", [1, 2, 3, 7])
def test_by_days_each_decision_has_so_many_days_and_there_is_no_bank(tmp_path: Path, days: int) -> None:
    async def work(hall: Hall) -> None:
        pace = pace_of({"kind": "days", "days": days})
        room = await begun(hall.matches, "bloody-throne", options=RED_FIRST, pace=pace)
        assert hall.left(room, 0) == days * DAY
        assert await hall.wait(days * DAY - 1) == 0
        await hall.answer(room, 0)
        assert hall.left(room, 1) == days * DAY
        assert await hall.wait(days * DAY) == 1
        assert hall.left(room, 2) == days * DAY

    in_hall(sqlite(tmp_path), work)


def test_other_paces_are_refused() -> None:
    for asked in ({"kind": "days", "days": 4}, {"kind": "live", "seconds": 4}, {"kind": "live", "bank": 99_999}):
        with pytest.raises(Problem, match="bad-pace"):
            pace_of(asked)
    assert pace_of({}) == Pace()


# ---------------------------------------------------------------- no time to be gained


def test_the_clock_stands_while_a_simultaneous_choice_is_ready_and_goes_on_where_it_stood(database: str) -> None:
    async def work(hall: Hall) -> None:
        room = await begun(hall.matches, "iron-throne", pace=LIVE)
        await hall.wait(30)
        await hall.answer(room, 0)
        assert hall.left(room, 0) is None
        await hall.wait(100)
        await hall.answer(room, 0)
        assert room.remaining(0) == 130.0
        await hall.table.withdraw(room, 0)
        assert hall.left(room, 0) == 130.0
        await hall.wait(25)
        assert hall.left(room, 0) == 105.0

    in_hall(database, work)


def test_ready_changed_and_withdrawn_in_any_order_never_gain_or_lose_a_second(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        for seed in range(15):
            dice = Dice(f"ready {seed}")
            room = await begun(hall.matches, "iron-throne", pace=LIVE)
            used = 0.0
            for _ in range(20):
                seconds = dice.below(40) / 4
                hall.clock.go_on(seconds)
                if room.is_ready(0):
                    await (hall.table.withdraw(room, 0) if dice.below(2) else hall.answer(room, 0))
                else:
                    used += seconds
                    step = dice.below(3)
                    if step == 0 or used > 150:
                        await hall.answer(room, 0)
                    elif step == 1:
                        await hall.think(room, 0, hall.choice(room, 0, dice))
                left = room.remaining(0) if room.is_ready(0) else hall.left(room, 0)
                assert left == 160.0 - used, seed
                assert room.chairs[0].bank >= min(100.0, 160.0 - used)

    in_hall(sqlite(tmp_path), work)


@pytest.mark.parametrize("game", ["bloody-throne", "westeros"])
def test_taking_back_gives_no_new_time(tmp_path: Path, game: str) -> None:
    async def work(hall: Hall) -> None:
        undone = 0
        for seed in range(8):
            dice = Dice(f"{game} undo {seed}")
            room = await begun(hall.matches, game, pace=LIVE)
            least: dict[Seat, float] = {}
            for _ in range(60):
                hall.clock.go_on(dice.below(20) / 4)
                fold = room.playing()
                back = next((seat for seat in range(3) if fold.undoable(seat) is not None and not room.drafts), None)
                for seat in range(3):
                    left = hall.left(room, seat)
                    if left is not None:
                        least[seat] = min(left, least.get(seat, left))
                if back is not None and dice.below(2):
                    await hall.table.undo(room, back)
                    undone += 1
                    left = hall.left(room, back)
                    assert left is not None
                    assert left <= least[back], seed
                else:
                    seat = next(d.seat for d in fold.state.pending if not room.is_ready(d.seat))
                    await hall.answer(room, seat, hall.choice(room, seat, dice))
                fold = room.playing()
                least = {seat: left for seat, left in least.items()
                         if not fold.owed(seat) or fold.undoable(seat) is not None or fold.went_back(seat)}  # fmt: skip
        assert undone > 50

    in_hall(sqlite(tmp_path), work)


def test_thinking_long_and_taking_back_again_and_again_runs_out_of_time(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        room = await begun(hall.matches, "bloody-throne", options=RED_FIRST, pace=Pace("live", 60.0, 0.0, 2))
        thought = 0
        while room.chairs[0].misses == 0 and thought < 1000:
            await hall.wait(7)
            thought += 7
            if room.chairs[0].misses == 0:
                await hall.answer(room, 0)
                await hall.wait(2)  # the next player thinks, in vain: this is red's time too
                await hall.table.undo(room, 0)
        assert thought == 49

    in_hall(sqlite(tmp_path), work)


def test_two_who_play_together_cannot_stop_a_clock_by_taking_back(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        room = await begun(hall.matches, "bloody-throne", options=RED_FIRST, pace=Pace("live", 60.0, 0.0, 2))
        await hall.answer(room, 0)
        await hall.wait(50)
        await hall.table.undo(room, 0)
        assert hall.left(room, 0) == pytest.approx(10)
        await hall.answer(room, 0)
        await hall.wait(12)
        with pytest.raises(Problem, match="cannot-undo"):
            await hall.table.undo(room, 0)
        await hall.wait(49)
        assert room.chairs[1].misses == 1

    in_hall(sqlite(tmp_path), work)


# ---------------------------------------------------------------- time is up


def test_a_legal_draft_is_played_when_the_time_is_up_and_else_the_default(database: str) -> None:
    async def work(hall: Hall) -> None:
        dice = Dice("draft")
        room = await begun(hall.matches, "bloody-throne", options=RED_FIRST, pace=LIVE)
        default = hall.choice(room, 0)
        wanted = next(c for c in iter(lambda: hall.choice(room, 0, dice), None) if c != default)
        await hall.think(room, 0, wanted)
        assert await hall.wait(159) == 0
        assert await hall.wait(1) == 1
        assert room.playing().actions[-1].choice == wanted
        default = hall.choice(room, 1)
        await hall.think(room, 1, (99, 99))
        await hall.wait(160)
        assert room.playing().actions[-1].choice == default
        default = hall.choice(room, 2)
        await hall.wait(160)
        assert room.playing().actions[-1].choice == default
        assert [(chair.misses, chair.bank) for chair in room.chairs] == [(1, 0.0)] * 3

    in_hall(database, work)


def test_the_open_parts_of_a_draft_are_filled_by_the_default_when_the_time_is_up(tmp_path: Path) -> None:
    """What was chosen stands, also where the default would have put the same order elsewhere."""

    async def work(hall: Hall) -> None:
        room = await begun(hall.matches, "westeros", pace=LIVE)
        assert hall.kind(room, 0) == "plan"
        default = hall.choice(room, 0)
        assert isinstance(default, tuple)
        first = default[0]
        assert default.count(first) == 2
        await hall.think(room, 0, (None, first, first, *[None] * (len(default) - 3)))
        await hall.wait(160)
        played = next(action.choice for action in room.playing().actions if action.seat == 0)
        assert played[1:3] == (first, first)
        assert played[0] != first

    in_hall(sqlite(tmp_path), work)


def test_misses_count_in_a_row_and_then_a_caretaker_keeps_the_seat_without_a_clock(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        room = await begun(hall.matches, "bloody-throne", options=RED_FIRST, pace=Pace("live", 60.0, 0.0, 2))
        seen = []
        answers = iter([False, True, False, False])
        for _ in range(40):
            seat = room.playing().state.pending[0].seat
            if seat != 0:
                await hall.answer(room, seat)
                continue
            if room.chairs[0].controller == CARETAKER:
                break
            await (hall.answer(room, 0) if next(answers) else hall.wait(60))
            seen.append((room.chairs[0].misses, room.chairs[0].controller))
        assert seen == [(1, PERSON), (0, PERSON), (1, PERSON), (2, CARETAKER)]
        assert room.chairs[0].due is None
        assert await hall.wait(1000) == 0
        user = room.chairs[0].user
        assert user is not None
        await hall.chairs.come_back(room, user)
        assert (room.chairs[0].controller, room.chairs[0].misses, hall.left(room, 0)) == (PERSON, 0, 60.0)

    in_hall(sqlite(tmp_path), work)


def test_all_who_are_late_with_a_simultaneous_choice_are_answered_for_at_once(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        room = await begun(hall.matches, "iron-throne", pace=LIVE)
        before = room.playing().plies
        await hall.answer(room, 0)
        assert await hall.wait(160) == 2
        assert room.playing().plies > before
        assert [chair.misses for chair in room.chairs] == [0, 1, 1]
        assert room.drafts == {}

    in_hall(sqlite(tmp_path), work)


def test_a_late_simultaneous_choice_cannot_be_taken_back_but_another_can_take_its_place(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        room = await begun(hall.matches, "iron-throne", pace=LIVE)
        await hall.answer(room, 0)
        await hall.wait(100)
        await hall.table.withdraw(room, 0)
        assert await hall.wait(60) == 2
        assert [room.is_ready(seat) for seat in range(3)] == [False, True, True]
        with pytest.raises(Problem, match="time-is-up"):
            await hall.table.withdraw(room, 1)
        dice = Dice("late")
        default = room.drafts[1].choice
        other = next(c for c in iter(lambda: hall.choice(room, 1, dice), None) if c != default)
        await hall.answer(room, 1, other)
        assert room.chairs[1].due is None
        await hall.answer(room, 0)
        assert next(a.choice for a in room.playing().actions if a.seat == 1) == other

    in_hall(sqlite(tmp_path), work)


def test_who_returns_and_takes_back_what_a_bot_chose_is_on_the_clock(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        room = await begun(hall.matches, "iron-throne", pace=LIVE)
        room.chairs[1].controller = CARETAKER
        room.chairs[1].due = None
        user = room.chairs[1].user
        assert user is not None
        await hall.answer(room, 1)
        await hall.chairs.come_back(room, user)
        assert hall.left(room, 1) is None
        await hall.table.withdraw(room, 1)
        assert hall.left(room, 1) == 160.0

    in_hall(sqlite(tmp_path), work)


def by_leaving(hall: Hall, room: Room, owner: str) -> Awaitable[None]:
    return Handing(hall.chairs, Absence(hall.matches, Hub(), 600.0)).leave(room, owner)


async def by_giving_up(hall: Hall, room: Room, owner: str) -> None:
    """To a bot, which is exchanged before it answers, and then to who comes late."""
    await hall.chairs.sit(room, 0, Chair(0, BOT, bot="greedy"), by=owner)
    await hall.chairs.sit(room, 0, Chair(0, BOT, bot="random"), by=owner)
    await hall.chairs.sit(room, 0, Chair(0, PERSON, await add_person(hall.matches, "Late")))


async def by_handing_over(hall: Hall, room: Room, owner: str) -> None:
    """To somebody else at once, as by a seat link."""
    await hall.chairs.sit(room, 0, Chair(0, PERSON, await add_person(hall.matches, "Friend")), whose=owner)


async def by_returning(hall: Hall, room: Room, owner: str) -> None:
    await by_leaving(hall, room, owner)
    assert hall.left(room, 0) is None
    await hall.wait(1000)
    await hall.chairs.come_back(room, owner, is_wanted=True)


@pytest.mark.parametrize("change", [by_returning, by_giving_up, by_handing_over])
def test_a_decision_has_one_clock_whoever_sits_there(
    database: str, change: Callable[[Hall, Room, str], Awaitable[None]]
) -> None:
    async def work(hall: Hall) -> None:
        room = await begun(hall.matches, "bloody-throne", options=RED_FIRST, pace=LIVE)
        await hall.wait(150)
        await change(hall, room, str(room.row["owner"]))
        assert room.chairs[0].controller == PERSON
        assert hall.left(room, 0) == 10.0
        again = await Matches(hall.matches.database, hall.clock).room(room.id)
        assert again.chairs == room.chairs
        await hall.answer(room, 0)
        assert room.chairs[0].bank == 10.0, "the bank is not given back either"

    in_hall(database, work)


def test_a_bot_that_answers_after_its_player_has_left_gives_the_bank_not_back(tmp_path: Path) -> None:
    """The next decision is a new one, with a time of its own and what is left in the bank."""

    async def work(hall: Hall) -> None:
        room = await begun(hall.matches, "bloody-throne", options=RED_FIRST, pace=LIVE)
        await hall.wait(150)
        await by_leaving(hall, room, str(room.row["owner"]))
        await hall.answer(room, 0)
        while room.playing().owed(0) is None:
            await hall.answer(room, room.playing().state.pending[0].seat)
        await hall.chairs.come_back(room, str(room.row["owner"]), is_wanted=True)
        assert (hall.left(room, 0), room.chairs[0].bank) == (70.0, 10.0)

    in_hall(sqlite(tmp_path), work)


@pytest.mark.parametrize("has_bot_answered", [True, False])
def test_leaving_and_withdrawing_a_simultaneous_choice_gives_no_new_time(
    tmp_path: Path, has_bot_answered: bool
) -> None:
    async def work(hall: Hall) -> None:
        room = await begun(hall.matches, "iron-throne", pace=LIVE)
        owner = str(room.row["owner"])
        await hall.wait(150)
        if not has_bot_answered:
            await hall.answer(room, 0)
        await by_leaving(hall, room, owner)
        if has_bot_answered:
            await hall.answer(room, 0)
        await hall.chairs.come_back(room, owner, is_wanted=True)
        assert hall.left(room, 0) is None
        await hall.table.withdraw(room, 0)
        assert hall.left(room, 0) == 10.0

    in_hall(sqlite(tmp_path), work)


# ---------------------------------------------------------------- caretakers over the API


@contextmanager
def quick_match(tmp_path: Path) -> Iterator[tuple[Client, Client, str, ManualClock]]:
    """Ann and Bob at Bloody Throne with a bot, five seconds for a decision; one miss and a bot takes care."""
    clock = ManualClock(time.time())
    with running(sqlite(tmp_path), clock) as address:
        ann, bob = Client(address, "Ann"), Client(address, "Bob")
        match = ann.post("/api/matches", {
            "game": "bloody-throne", "players": 3, "options": RED_FIRST,
            "seats": [{"who": "me"}, {"who": "empty"}, {"who": "random"}],
            "pace": {"kind": "live", "seconds": 5, "bank": 0, "misses": 1},
        }, 201)  # fmt: skip
        bob.post(f"/api/matches/{match['id']}/join", {"invite": match["invite"]})
        ann.post(f"/api/matches/{match['id']}/start")
        yield ann, bob, match["id"], clock


def until(look: Callable[[], Any], wanted: Callable[[Any], bool]) -> Any:
    """What is seen once it is as wanted; time is real here, because a bot thinks in a process of its own."""
    deadline = time.monotonic() + PATIENCE
    while not wanted(found := look()):
        assert time.monotonic() < deadline, found
        time.sleep(0.05)
    return found


def by_default(client: Client, id: str, packet: Any) -> Any:
    decision = packet["decisions"][0]
    body = {"decision": decision["id"], "seat": packet["seat"], "key": key(), "text": decision["default"]}
    return client.post(f"/api/matches/{id}/choices", body)


def headers(client: Client) -> dict[str, str]:
    return {"cookie": f"throneroom={client.http.cookies['throneroom']}"}


def by_socket(client: Client, id: str) -> None:
    address = str(client.http.base_url).replace("http", "ws", 1)
    with connect(f"{address}/api/matches/{id}/live", additional_headers=headers(client)) as socket:
        assert json.loads(socket.recv(timeout=PATIENCE))["match"]["seats"][0]["controller"] == PERSON


def by_stream(client: Client, id: str) -> None:
    with client.http.stream("GET", f"/api/matches/{id}/stream") as answer:
        assert json.loads(next(answer.iter_lines()))["match"]["seats"][0]["controller"] == PERSON


def by_submission(client: Client, id: str) -> None:
    body = {"decision": "0.0", "seat": "red", "key": key(), "choice": 0}
    client.post(f"/api/matches/{id}/choices", body, 409)


def by_request(client: Client, id: str) -> None:
    assert client.post(f"/api/matches/{id}/return")["seats"][0]["controller"] == PERSON


@pytest.mark.parametrize("way", [by_socket, by_stream, by_submission, by_request])
def test_a_caretaker_plays_until_its_player_returns_who_then_plays_on(
    tmp_path: Path, way: Callable[[Client, str], None]
) -> None:
    with quick_match(tmp_path) as (ann, bob, id, clock):
        clock.go_on(6)
        match = until(lambda: bob.get(f"/api/matches/{id}"), lambda m: m["seats"][0]["controller"] == CARETAKER)
        assert match["seats"][0]["deadline"] is None
        assert match["seats"][0]["name"] == "Ann"
        packet = bob.get(f"/api/matches/{id}/view")
        while packet["ply"] < 12:  # by then it was red's turn three times
            packet = until(lambda: bob.get(f"/api/matches/{id}/view"), lambda p: p["awaited"] == ["blu"])
            by_default(bob, id, packet)
        way(ann, id)
        assert bob.get(f"/api/matches/{id}")["seats"][0]["controller"] == PERSON

        def asked() -> list[Client]:
            return [client for client in (bob, ann) if client.get(f"/api/matches/{id}/view")["decisions"]]

        while (client := until(asked, bool)[0]) is not ann:
            by_default(client, id, client.get(f"/api/matches/{id}/view"))
        assert by_default(ann, id, ann.get(f"/api/matches/{id}/view"))["ply"] is not None


def test_a_caretaker_that_was_still_thinking_is_too_late_once_its_player_is_back(database: str) -> None:
    async def work(hall: Hall) -> None:
        room = await begun(hall.matches, "bloody-throne", options=RED_FIRST, pace=LIVE)
        user = room.chairs[0].user
        assert user is not None

        async def bot_answers() -> None:
            fold = room.playing()
            d = fold.owed(0)
            assert d is not None
            await hall.table.submit(room, 0, fold.decision(d), hall.choice(room, 0), key(), is_by_bot=True)

        room.chairs[0].controller = CARETAKER
        plies = room.playing().plies
        _, late = await asyncio.gather(hall.chairs.come_back(room, user), bot_answers(), return_exceptions=True)
        assert isinstance(late, Problem)
        assert late.type == "stale-decision"
        assert room.playing().plies == plies
        room.chairs[0].controller = CARETAKER
        await bot_answers()
        assert room.playing().plies == plies + 1

    in_hall(database, work)


# ---------------------------------------------------------------- outages


OUTAGES = (60.0, 61.0, 600.0, 3600.0, DAY, 3 * DAY, 7 * DAY)
JUMPS = (-3600.0, -60.0, -1.0, 60.0, 3600.0)


def test_nobody_runs_out_of_time_because_the_server_was_down_or_the_clock_was_set(database: str) -> None:
    async def work(hall: Hall) -> None:
        dice = Dice("outage")
        for pace in (LIVE, BY_DAY):
            room = await begun(hall.matches, "bloody-throne", options=RED_FIRST, pace=pace)
            for outage, jump in product(OUTAGES, JUMPS):
                seat = room.playing().state.pending[0].seat
                await hall.wait(dice.below(40))
                before, plies = hall.left(room, seat), room.playing().plies
                hall.clock.go_on(outage)
                hall.clock.jump(jump)
                assert await hall.sweeper.look() == 0, (outage, jump)
                after = hall.left(room, seat)
                assert before is not None
                assert after is not None
                assert before <= after <= before + 15 * 60, (outage, jump)
                assert room.playing().plies == plies
                await hall.wait(after - 1 if dice.below(2) else 0)
                await hall.answer(room, seat, hall.choice(room, seat, dice))
            await hall.chairs.abandon(room)

    in_hall(database, work)


@pytest.mark.parametrize("jump", [-3600.0, -12.0, -1.0, 1.0, 12.0, 3600.0, -DAY, DAY])
def test_a_clock_that_is_set_while_the_server_runs_takes_no_time_from_anybody(tmp_path: Path, jump: float) -> None:
    async def work(hall: Hall) -> None:
        room = await begun(hall.matches, "bloody-throne", options=RED_FIRST, pace=LIVE)
        await hall.wait(100)
        hall.clock.jump(jump)
        assert await hall.sweeper.look() == 0
        assert hall.left(room, 0) == pytest.approx(60)
        left = hall.left(room, 0)
        assert left is not None
        assert await hall.wait(left) == 1  # and it still runs out

    in_hall(sqlite(tmp_path), work)


@pytest.mark.parametrize("jump", [-3600.0, 3600.0, DAY])
def test_a_clock_that_is_set_between_the_beat_and_the_look_makes_nobody_late(tmp_path: Path, jump: float) -> None:
    async def work(hall: Hall) -> None:
        room = await begun(hall.matches, "bloody-throne", options=RED_FIRST, pace=LIVE)
        await hall.wait(100)
        await hall.sweeper.follow()
        await hall.sweeper.beat()
        hall.clock.jump(jump)
        assert await hall.sweeper.sweep() == 0
        assert await hall.sweeper.look() == 0
        assert hall.left(room, 0) == pytest.approx(60)

    in_hall(sqlite(tmp_path), work)


def test_time_runs_out_as_ever_when_the_server_was_there(tmp_path: Path) -> None:
    """The check of the checks above: without an outage the same time is not given back."""

    async def work(hall: Hall) -> None:
        room = await begun(hall.matches, "bloody-throne", options=RED_FIRST, pace=LIVE)
        late = 0
        for _ in range(40):
            hall.clock.go_on(4)
            await hall.sweeper.beat()
            late += await hall.sweeper.sweep()
        assert late == 1
        assert room.chairs[0].misses == 1

    in_hall(sqlite(tmp_path), work)


def test_that_very_many_are_late_gives_nobody_else_more_time(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        quick = [await begun(hall.matches, "bloody-throne", pace=Pace("live", 5.0, 0.0, 9)) for _ in range(4)]
        other = await begun(hall.matches, "bloody-throne", options=RED_FIRST, pace=LIVE)
        hall.clock.go_on(6)
        await hall.sweeper.beat()
        due = other.chairs[0].due
        real = hall.table.time_is_up

        async def slowly(room: Room, seat: Seat) -> None:
            await real(room, seat)
            hall.clock.go_on(8)

        hall.table.time_is_up = slowly  # type: ignore[method-assign]
        assert await hall.sweeper.look() == len(quick)
        await hall.sweeper.beat()
        assert other.chairs[0].due == due

    in_hall(sqlite(tmp_path), work)


def test_of_very_many_who_are_late_every_owner_has_a_turn(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rows, "LATE_AT_ONCE", 2)

    async def work(hall: Hall) -> None:
        first = []
        for _ in range(3):
            first.append(await begun(hall.matches, "bloody-throne", pace=LIVE))
            hall.clock.go_on(10)
        last = await begun(hall.matches, "bloody-throne", pace=LIVE)
        async with hall.matches.database.write() as c:
            await c.execute(update(schema.match).values(owner=first[0].row["owner"]))
            await c.execute(update(schema.match).where(schema.match.c.id == last.id).values(owner=last.row["owner"]))
            await c.execute(update(schema.seat).where(schema.seat.c.due.is_not(None)).values(shows=schema.seat.c.due))
        hall.clock.go_on(500)
        async with hall.matches.database.read() as c:
            late = await rows.overdue(c, hall.steady.now())
            assert [row["match"] for row in late] == [first[0].id, last.id]
            assert await rows.lit(c, hall.steady.now()) == [first[0].id, last.id]

    in_hall(database, work)


def test_the_bank_is_not_used_up_by_an_outage_however_soon_somebody_chooses_after_it(tmp_path: Path) -> None:
    database = sqlite(tmp_path)
    clock = ManualClock(time.time())
    with running(database, clock) as address:
        ann = Client(address, "Ann")
        id = ann.post("/api/matches", {
            "game": "bloody-throne", "players": 3, "options": RED_FIRST, "seats": [{"who": "me"}] * 3,
            "pace": {"kind": "live", "seconds": 60, "bank": 100},
        }, 201)["id"]  # fmt: skip
        ann.post(f"/api/matches/{id}/start")
        cookies = ann.http.cookies
    clock.go_on(500)
    with running(database, clock) as address:
        ann = Client(address)
        ann.http.cookies = cookies
        by_default(ann, id, ann.get(f"/api/matches/{id}/view", seat="red"))
        seat = ann.get(f"/api/matches/{id}")["seats"][0]
    assert seat["bank"] == 100.0


def test_two_processes_that_look_at_one_clock_answer_once(postgres: Postgres) -> None:
    postgres.psql("CREATE DATABASE sweepers;")
    uri = postgres.get_uri("sweepers")
    clock = ManualClock()

    async def run() -> None:
        async with started(uri, PATIENCE) as one, started(uri, PATIENCE) as two:
            steady = [SteadyClock(clock), SteadyClock(clock)]
            halls = [Hall(Matches(store, time), clock, time) for store, time in zip((one, two), steady, strict=True)]
            for hall in halls:
                await hall.sweeper.open()
            for _ in range(10):
                room = await begun(halls[0].matches, "bloody-throne", options=RED_FIRST, pace=LIVE)
                other = await halls[1].matches.room(room.id)
                plies = room.playing().plies
                await halls[0].wait(159)
                clock.go_on(1)
                await asyncio.gather(*[hall.sweeper.sweep() for hall in halls])
                for hall in halls:
                    found = await hall.matches.room(room.id)
                    assert found.playing().plies == plies + 1
                    assert found.chairs[0].misses == 1
                    assert found.chairs[0].controller == PERSON
                assert other.chairs == (await halls[0].matches.room(room.id)).chairs
                left = [hall.left(await hall.matches.room(room.id), 1) for hall in halls]
                clock.jump(3600)
                await asyncio.gather(*[hall.sweeper.look() for hall in halls])
                assert [hall.left(await hall.matches.room(room.id), 1) for hall in halls] == pytest.approx(left)
                await halls[0].chairs.abandon(room)

    asyncio.run(run())


def test_a_match_that_waited_for_a_bot_when_the_server_stopped_goes_on_by_itself(database: str) -> None:
    async def work(matches: Matches) -> str:
        owner = await add_person(matches, "Ada")
        chairs = [Chair(0, BOT, bot="random"), Chair(1, PERSON, owner), Chair(2, BOT, bot="greedy")]
        room, _ = await matches.create(owner, find_game("bloody-throne"), 3, RED_FIRST, chairs, "", "public", BY_DAY)
        await Chairs(matches).begin(room)
        assert [d.seat for d in room.playing().state.pending] == [0]
        return room.id

    id = with_matches(database, work)
    with running(database) as address:
        match = until(lambda: Client(address).get(f"/api/matches/{id}"), lambda m: m["awaited"] == ["blu"])
    assert match["ply"] > 3
    assert match["seats"][1]["deadline"] is not None
