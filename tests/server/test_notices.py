"""Notices of matches by days: each one once, only to who is not there, and never a secret in them."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from datetime import datetime
from html import unescape
from importlib.resources import files
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import httpx
import pytest
from sqlalchemy import select

from server.mailbox import mailbox
from server.running import Client, free_port, running
from server.support import GAMES, key
from throneroom.core.dice import Dice
from throneroom.core.game import find_game
from throneroom.core.secrecy import sample
from throneroom.server import quiet
from throneroom.server.channels import Channels, masked
from throneroom.server.house import House
from throneroom.server.live import Listener
from throneroom.server.notices import DEBOUNCE_SECONDS, owe_nudge, owe_rematch
from throneroom.server.pace import DAY, DAYS, LIVE, Pace
from throneroom.server.people import Person
from throneroom.server.postman import BACK_OFF, sendable
from throneroom.server.problems import Problem
from throneroom.server.rooms import BOT, CARETAKER, ENDED, PERSON, Chair, Room
from throneroom.server.settings import Settings, from_environment
from throneroom.server.store import rows, schema
from throneroom.server.told import sentence

NOON = datetime(2026, 3, 10, 12, tzinfo=ZoneInfo("UTC")).timestamp()
BY_DAYS = Pace(DAYS, 3 * DAY)
BASE = "https://throne.example"


class Hands:
    """A clock that goes when it is told to."""

    def __init__(self, now: float = NOON) -> None:
        self.time = now

    def now(self) -> float:
        return self.time

    def elapsed(self) -> float:
        return self.time

    def set(self, *day_and_hour: int, zone: str) -> None:
        self.time = datetime(*day_and_hour, tzinfo=ZoneInfo(zone)).timestamp()  # type: ignore[arg-type, misc]


class Evening:
    """A house in which people play by days."""

    def __init__(self, house: House, clock: Hands) -> None:
        self.house = house
        self.clock = clock

    async def guest(self, name: str, channel: str = "test:", language: str = "en") -> Person:
        person, _ = await self.house.people.guest(name, language)
        if "@" in channel:
            async with self.house.database.write() as c:
                await rows.change_user(c, person.id, mail=channel)
            channel = "mail:"
        await self.house.postman.wish(person.id, channel, None)
        return person

    async def match(
        self, *people: Person | str, game: str = "bloody-throne", pace: Pace = BY_DAYS, name: str = ""
    ) -> Room:
        """A match that has begun; who is a word is a bot."""
        chairs = [
            Chair(seat, BOT, bot=who) if isinstance(who, str) else Chair(seat, PERSON, who.id)
            for seat, who in enumerate(people)
        ]
        owner = next(who for who in people if isinstance(who, Person))
        room, _ = await self.house.matches.create(
            owner.id, find_game(game), len(people), {}, chairs, name=name, pace=pace
        )
        await self.house.chairs.begin(room)
        return room

    async def play(self, room: Room, dice: Dice) -> int:
        """Who is asked first answers at random; their seat."""
        fold = room.playing()
        d = fold.state.pending[0]
        choice = sample(fold.game.view(fold.state, d.seat), d, dice)
        await self.house.table.submit(room, d.seat, fold.decision(d), choice, key())
        return d.seat

    async def play_until(self, room: Room, dice: Dice, *, is_asked: bool) -> None:
        """Everybody answers until the first seat is asked, or is no longer asked."""
        while (room.playing().state.pending[0].seat == 0) != is_asked:
            await self.play(room, dice)

    async def later(self, seconds: float = DEBOUNCE_SECONDS) -> None:
        self.clock.time += seconds
        await self.house.postman.look()

    async def notices(self, person: Person) -> list[Any]:
        """All notices of a person, the oldest first."""
        return list(reversed(await self.house.postman.listed(person.id)))

    async def sent(self, person: Person) -> list[str]:
        """The kinds of the notices a person was sent."""
        return [row["kind"] for row in await self.notices(person) if row["sent"] is not None]

    def come(self, room: Room, person: Person) -> Listener:
        listener = Listener(0, person.id, 0, 0)
        self.house.hub.join(room.id, listener)
        return listener


def with_house(database: str, work: Callable[[Evening], Awaitable[None]], **settings: Any) -> None:
    """Do something in an open house."""

    async def run() -> None:
        clock = Hands()
        given = {"base_url": BASE, "notify_test": True} | settings
        house = House(Settings(database=database, **given), clock)
        await house.open()
        try:
            await work(Evening(house, clock))
        finally:
            await house.close()

    asyncio.run(run())


def awaited(room: Room, *people: Person) -> Person:
    """The first of some people whose turn it is."""
    seat = room.playing().state.pending[0].seat
    return next(person for person in people if room.chairs[seat].user == person.id)


# ---------------------------------------------------------------- each once


def test_a_match_that_begins_is_told_once_to_everybody_after_a_minute(database: str) -> None:
    async def work(evening: Evening) -> None:
        people = [await evening.guest(name) for name in ("Ann", "Bob", "Cyd")]
        room = await evening.match(*people)
        await evening.later(DEBOUNCE_SECONDS - 1)
        assert [await evening.sent(person) for person in people] == [[], [], []]
        await evening.later(1)
        await evening.later()
        await evening.later(3600)
        assert [await evening.sent(person) for person in people] == [["start"]] * 3
        asked = awaited(room, *people)
        texts = {person.name: (await evening.notices(person))[0]["text"] for person in people}
        assert [name for name, text in texts.items() if "it is your turn" in text] == [asked.name]

    with_house(database, work)


def test_who_is_asked_is_told_once_for_each_turn(database: str) -> None:
    async def work(evening: Evening) -> None:
        people = [await evening.guest(name) for name in ("Ann", "Bob", "Cyd")]
        room = await evening.match(*people)
        await evening.later()
        dice = Dice("turns")
        expected = {person.id: ["start"] for person in people}
        for _ in range(8):
            await evening.play(room, dice)
            for d in room.playing().state.pending:
                expected[str(room.chairs[d.seat].user)].append("turn")
            await evening.later()
            await evening.later()
        assert {person.id: await evening.sent(person) for person in people} == expected

    with_house(database, work)


def test_a_host_sets_how_long_a_notice_waits(database: str) -> None:
    async def work(evening: Evening) -> None:
        ann, bob = await evening.guest("Ann"), await evening.guest("Bob")
        await evening.match(ann, bob, bob)
        await evening.later(4)
        assert await evening.sent(ann) == []
        await evening.later(1)
        assert await evening.sent(ann) == ["start"]

    own = from_environment({"NOTIFY_SECONDS": "5"}, Path("/"))
    with_house(database, work, notify_seconds=own.notify_seconds)


def test_who_answers_within_a_minute_is_not_told(database: str) -> None:
    async def work(evening: Evening) -> None:
        ann, bob = await evening.guest("Ann"), await evening.guest("Bob")
        room = await evening.match(ann, bob, bob)
        await evening.later()
        dice = Dice("quick")
        await evening.play_until(room, dice, is_asked=False)
        await evening.play_until(room, dice, is_asked=True)
        await evening.later(DEBOUNCE_SECONDS - 1)
        before = await evening.sent(ann)
        await evening.play_until(room, dice, is_asked=False)
        await evening.later()
        assert await evening.sent(ann) == before
        assert [row["dropped"] for row in await evening.notices(ann) if row["kind"] == "turn"] == [True]

    with_house(database, work)


def test_the_end_is_told_and_takes_the_place_of_everything_else(database: str) -> None:
    async def work(evening: Evening) -> None:
        ann, bob = await evening.guest("Ann"), await evening.guest("Bob")
        room = await evening.match(ann, bob, bob)
        dice = Dice("end")
        while room.status != ENDED:
            await evening.play(room, dice)
        await evening.later()
        assert await evening.sent(ann) == await evening.sent(bob) == ["end"]
        assert "The match has ended." in (await evening.notices(ann))[0]["text"]

    with_house(database, work)


def test_a_match_that_is_stopped_is_told_as_that(database: str) -> None:
    async def work(evening: Evening) -> None:
        ann, bob = await evening.guest("Ann"), await evening.guest("Bob")
        room = await evening.match(ann, bob, bob)
        await evening.house.chairs.abandon(room)
        await evening.later()
        assert "stopped without a result" in (await evening.notices(bob))[0]["text"]

    with_house(database, work)


# ---------------------------------------------------------------- messages


def test_a_message_is_told_once_and_without_its_words(database: str) -> None:
    async def work(evening: Evening) -> None:
        ann, bob, cyd = [await evening.guest(name) for name in ("Ann", "Bob", "Cyd")]
        room = await evening.match(ann, bob, cyd, game="westeros")
        await evening.later()
        await evening.house.talk.say(room, ann, 0, "Shall we dance?", to=1)
        await evening.later(DEBOUNCE_SECONDS - 1)
        await evening.house.talk.say(room, ann, 0, "Or not?", to=1)
        await evening.later(1)
        await evening.later()
        assert await evening.sent(bob) == ["start", "message"]
        assert await evening.sent(ann) == await evening.sent(cyd) == ["start"]
        text = (await evening.notices(bob))[-1]["text"]
        assert "new message" in text and "dance" not in text and "Ann" not in text

    with_house(database, work)


def test_who_was_told_of_a_message_is_told_again_only_after_a_look(database: str) -> None:
    async def work(evening: Evening) -> None:
        ann, bob = await evening.guest("Ann"), await evening.guest("Bob")
        room = await evening.match(ann, bob, "random")
        await evening.later()
        for n in range(5):
            await evening.house.talk.say(room, ann, 0, f"Number {n}")
            await evening.later(2 * DEBOUNCE_SECONDS)
        assert (await evening.sent(bob)).count("message") == 1
        async with evening.house.database.write() as c:
            await rows.note_here(c, room.id, bob.id, evening.clock.now())
        evening.clock.time += 1
        await evening.house.talk.say(room, ann, 0, "Welcome back")
        await evening.later(2 * DEBOUNCE_SECONDS)
        assert (await evening.sent(bob)).count("message") == 2

    with_house(database, work)


def test_a_turn_beats_a_message_and_an_answered_turn_gives_way_to_one(database: str) -> None:
    async def work(evening: Evening) -> None:
        ann, bob = await evening.guest("Ann"), await evening.guest("Bob")
        room = await evening.match(ann, bob, bob)
        await evening.later()
        dice = Dice("talk")
        await evening.play_until(room, dice, is_asked=False)
        await evening.play_until(room, dice, is_asked=True)
        await evening.house.talk.say(room, bob, 1, "Your turn!")
        await evening.later()
        assert await evening.sent(ann) == ["start", "turn"]
        await evening.play_until(room, dice, is_asked=False)
        await evening.play_until(room, dice, is_asked=True)
        await evening.play_until(room, dice, is_asked=False)
        await evening.house.talk.say(room, bob, 1, "Well done!")
        await evening.later()
        assert await evening.sent(ann) == ["start", "turn", "message"]

    with_house(database, work)


def test_who_has_answered_a_message_or_muted_its_author_is_not_told(database: str) -> None:
    async def work(evening: Evening) -> None:
        ann, bob, cyd = [await evening.guest(name) for name in ("Ann", "Bob", "Cyd")]
        room = await evening.match(ann, bob, cyd)
        await evening.later()
        await evening.house.talk.mute(room, cyd.id, ann.id, True)
        await evening.house.talk.say(room, ann, 0, "Anybody here?")
        await evening.house.talk.say(room, bob, 1, "Yes.")
        await evening.later()
        assert await evening.sent(bob) == ["start"]
        assert await evening.sent(ann) == ["start", "message"]
        messages = [row["ply"] for row in await evening.notices(cyd) if row["kind"] == "message"]
        assert messages == [1]

    with_house(database, work)


# ---------------------------------------------------------------- not to everybody


def test_who_is_there_is_not_told(database: str) -> None:
    async def work(evening: Evening) -> None:
        ann, bob = await evening.guest("Ann"), await evening.guest("Bob")
        room = await evening.match(ann, bob, bob)
        evening.come(room, ann)
        await evening.later()
        assert await evening.sent(ann) == []
        assert [row["dropped"] for row in await evening.notices(ann)] == [True]
        assert await evening.sent(bob) == ["start"]

    with_house(database, work)


def test_who_came_and_left_within_the_minute_is_not_told(database: str) -> None:
    async def work(evening: Evening) -> None:
        ann, bob = await evening.guest("Ann"), await evening.guest("Bob")
        room = await evening.match(ann, bob, bob)
        here = evening.come(room, ann)
        await evening.later(10)
        evening.house.hub.leave(room.id, here)
        await evening.later()
        assert await evening.sent(ann) == []
        assert await evening.sent(bob) == ["start"]

    with_house(database, work)


def test_who_has_looked_at_it_is_not_told(database: str) -> None:
    async def work(evening: Evening) -> None:
        ann, bob = await evening.guest("Ann"), await evening.guest("Bob")
        room = await evening.match(ann, bob, bob)
        await evening.house.chairs.seen(room, ann.id, room.playing().plies)
        await evening.later()
        assert await evening.sent(ann) == []
        assert await evening.sent(bob) == ["start"]

    with_house(database, work)


@pytest.mark.parametrize("pace", [Pace(), Pace(LIVE, 60.0, 600.0)], ids=["no clock", "live"])
def test_only_matches_by_days_are_told(database: str, pace: Pace) -> None:
    async def work(evening: Evening) -> None:
        ann, bob = await evening.guest("Ann"), await evening.guest("Bob")
        room = await evening.match(ann, bob, bob, pace=pace)
        await evening.house.talk.say(room, bob, 1, "Hello")
        await evening.later()
        assert await evening.notices(ann) == await evening.notices(bob) == []

    with_house(database, work)


@pytest.mark.parametrize("pace", [Pace(), BY_DAYS], ids=["no clock", "days"])
def test_a_nudge_is_told_at_once_and_at_any_pace_to_who_is_awaited_and_not_there(database: str, pace: Pace) -> None:
    async def nudge(evening: Evening, room: Room, person: Person) -> bool:
        async with evening.house.database.write() as c:
            return await owe_nudge(c, room, person.id, evening.clock.now())

    async def work(evening: Evening) -> None:
        people = [await evening.guest(name) for name in ("Ann", "Bob", "Cyd")]
        deaf = await evening.guest("Dan", channel="")
        room = await evening.match(*people, pace=pace)
        await evening.later()
        asked = awaited(room, *people)
        idle = next(person for person in people if person != asked)
        before = {person.id: await evening.sent(person) for person in people}
        here = evening.come(room, asked)
        assert await nudge(evening, room, asked)
        await evening.later(0)
        evening.house.hub.leave(room.id, here)
        assert await evening.sent(asked) == before[asked.id]
        assert [await nudge(evening, room, person) for person in (asked, idle, deaf)] == [True, True, False]
        await evening.later(0)
        await evening.later(0)
        assert await evening.sent(asked) == [*before[asked.id], "nudge"]
        assert await evening.sent(idle) == before[idle.id]
        assert "The others are waiting for you." in (await evening.notices(asked))[-1]["text"]

    with_house(database, work)


def test_a_wish_to_play_again_is_told_after_the_end_and_takes_its_place(database: str) -> None:
    async def work(evening: Evening) -> None:
        ann, bob = await evening.guest("Ann"), await evening.guest("Bob")
        room = await evening.match(ann, bob, bob)
        await evening.house.chairs.abandon(room)
        async with evening.house.database.write() as c:
            assert await owe_rematch(c, room, ann.id, evening.clock.now())
        await evening.later(0)
        assert await evening.sent(ann) == ["rematch"]
        assert "The others want to play again." in (await evening.notices(ann))[-1]["text"]
        await evening.later()
        assert await evening.sent(ann) == ["rematch"]
        assert await evening.sent(bob) == ["end"]

    with_house(database, work)


def test_bots_and_who_has_no_channel_are_owed_nothing(database: str) -> None:
    async def work(evening: Evening) -> None:
        ann, bob = await evening.guest("Ann", channel=""), await evening.guest("Bob")
        await evening.match(ann, bob, "random")
        await evening.later()
        async with evening.house.database.read() as c:
            owed = (await c.execute(select(schema.notice.c.user))).scalars()
        assert set(owed) == {bob.id}

    with_house(database, work)


@pytest.mark.parametrize("pace", [Pace(DAYS, DAY, misses=1), Pace("live", 60.0, misses=1)], ids=["days", "live"])
def test_whose_chair_a_caretaker_keeps_is_told_so_as_is_the_table_and_nothing_else(database: str, pace: Pace) -> None:
    async def work(evening: Evening) -> None:
        ann, bob = await evening.guest("Ann"), await evening.guest("Bob", channel="")
        room = await evening.match(ann, bob, bob, pace=pace)
        await evening.play_until(room, Dice("late"), is_asked=True)
        await evening.later()
        known = await evening.notices(ann)
        evening.clock.time = float(room.chairs[0].due or 0) + 1
        await evening.house.table.time_is_up(room, 0)
        assert room.chairs[0].controller == CARETAKER
        await evening.house.talk.say(room, bob, 1, "Are you there?")
        await evening.later()
        told = (await evening.notices(ann))[len(known) :]
        assert [row["kind"] for row in told if row["sent"] is not None] == ["kept"]
        assert told[0]["text"].startswith("Bloody Throne: You were away for too long")
        lines = await evening.house.talk.heard(room, 1, bob.id)
        assert [line.text for line in lines] == ["late", "Are you there?"]
        names = {ann.id: "Ann"}
        said = sentence("en", room, "late", lines[0].seat or 0, lines[0].facts or {}, names)
        assert said.startswith("Ann has run out of time. A bot plays ")
        await evening.house.chairs.come_back(room, ann.id)
        await evening.play_until(room, Dice("again"), is_asked=True)
        evening.clock.time = float(room.chairs[0].due or 0) + 1
        await evening.house.table.time_is_up(room, 0)
        await evening.house.chairs.come_back(room, ann.id)  # before anybody could tell
        await evening.later()
        assert (await evening.sent(ann)).count("kept") == 1

    with_house(database, work)


def test_who_turned_it_off_in_the_meantime_is_not_told(database: str) -> None:
    async def work(evening: Evening) -> None:
        ann, bob = await evening.guest("Ann"), await evening.guest("Bob")
        await evening.match(ann, bob, bob)
        await evening.house.postman.wish(ann.id, "", None)
        await evening.later()
        assert await evening.sent(ann) == []

    with_house(database, work)


def test_nobody_is_told_of_what_they_do_not_want_to_hear(database: str) -> None:
    async def work(evening: Evening) -> None:
        ann, bob, cyd = [await evening.guest(name) for name in ("Ann", "Bob", "Cyd")]
        await evening.house.postman.wish(ann.id, None, kinds={"start": False, "turn": False, "message": False})
        room = await evening.match(ann, bob, cyd)
        await evening.house.talk.say(room, bob, 1, "Hello")
        await evening.house.postman.wish(bob.id, None, kinds={"start": False})
        await evening.later()
        assert await evening.notices(ann) == []
        assert await evening.sent(bob) == []
        assert await evening.sent(cyd) == ["start"]
        await evening.house.postman.wish(ann.id, None, kinds={"message": True})
        await evening.house.talk.say(room, bob, 1, "Hello again")
        await evening.later()
        assert await evening.sent(ann) == ["message"]
        with pytest.raises(Problem) as problem:
            await evening.house.postman.wish(ann.id, None, kinds={"weather": True})
        assert (problem.value.status, problem.value.type) == (422, "bad-kind")

    with_house(database, work)


# ---------------------------------------------------------------- quiet hours


def test_at_night_a_notice_waits_for_the_morning(database: str) -> None:
    async def work(evening: Evening) -> None:
        ann, bob = await evening.guest("Ann"), await evening.guest("Bob")
        hours = {"from": 22, "to": 7, "zone": "Europe/Prague"}
        await evening.house.postman.wish(ann.id, None, hours)
        await evening.house.postman.wish(bob.id, None, hours | {"zone": "America/New_York"})
        evening.clock.set(2026, 3, 10, 23, zone="Europe/Prague")
        await evening.match(ann, bob, bob)
        await evening.later()
        assert await evening.sent(ann) == []
        assert await evening.sent(bob) == ["start"]
        evening.clock.set(2026, 3, 11, 6, 59, zone="Europe/Prague")
        await evening.later(0)
        assert await evening.sent(ann) == []
        await evening.later(60)
        assert await evening.sent(ann) == ["start"]

    with_house(database, work)


@pytest.mark.parametrize(
    ("zone", "first", "last", "now", "end"),
    [
        ("Europe/Prague", 22, 7, "2026-03-10T22:00", "2026-03-11T07:00"),
        ("Europe/Prague", 22, 7, "2026-03-11T06:59", "2026-03-11T07:00"),
        ("Europe/Prague", 22, 7, "2026-03-11T07:00", None),
        ("Europe/Prague", 22, 7, "2026-03-11T21:59", None),
        ("Europe/Prague", 22, 7, "2026-03-28T23:30", "2026-03-29T07:00"),
        ("America/New_York", 9, 17, "2026-03-10T12:00", "2026-03-10T17:00"),
        ("America/New_York", 9, 17, "2026-03-10T17:00", None),
        ("Asia/Kathmandu", 0, 6, "2026-12-31T00:15", "2026-12-31T06:00"),
        ("Asia/Kathmandu", 20, 0, "2026-12-31T20:15", "2027-01-01T00:00"),
    ],
)
def test_quiet_hours_follow_the_clock_on_the_wall(zone: str, first: int, last: int, now: str, end: str | None) -> None:
    def at(text: str) -> float:
        return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()

    assert quiet.ends({"from": first, "to": last, "zone": zone}, at(now)) == (at(end) if end else None)


def test_quiet_hours_that_make_no_sense_are_refused() -> None:
    quiet.check({})
    quiet.check({"from": 22, "to": 7, "zone": "Europe/Prague"})
    for broken in ({"from": 22}, {"from": 7, "to": 7, "zone": "UTC"}, {"from": 24, "to": 7, "zone": "UTC"},
                   {"from": 22, "to": 7, "zone": "Europe"}, {"from": 22, "to": 7, "zone": "../etc/passwd"},
                   {"from": 22, "to": 7, "zone": 3}, {"from": True, "to": 7, "zone": "UTC"}):  # fmt: skip
        with pytest.raises(Problem) as problem:
            quiet.check(broken)
        assert problem.value.type == "bad-quiet"


# ---------------------------------------------------------------- no secrets


@pytest.mark.parametrize("language", ["en", "cs", "hu"])
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_the_text_has_the_title_the_name_and_the_link_and_no_card(database: str, game: str, language: str) -> None:
    source = files("throneroom.i18n").joinpath("messages", language, f"{game}.ftl").read_text(encoding="utf-8")
    cards = re.findall(r"^(?:card|person|leader|westeros|order)-[\w-]+ = ([^{}\n]+)$", source, re.M)
    title = re.findall(r"^game-title = (.+)$", source, re.M)[0]

    async def work(evening: Evening) -> None:
        ann, bob = await evening.guest("Ann", language=language), await evening.guest("Bob")
        room = await evening.match(ann, bob, bob, game=game, name="Friday @everyone <b>")
        await evening.later()
        dice = Dice(game)
        for _ in range(12):
            await evening.play(room, dice)
            await evening.later()
        texts = [row["text"] for row in await evening.notices(ann) if row["sent"] is not None]
        assert len(texts) >= 1
        for text in texts:
            assert text.startswith(f"{title} – Friday everyone b: ")
            assert f"{BASE}/t/{room.id}\n" in text
            rest = text.replace(title, "")
            assert [card for card in cards if re.search(rf"\b{re.escape(card)}\b", rest)] == []

    assert len(cards) >= 10
    with_house(database, work)


@pytest.mark.parametrize(
    ("name", "sent"),
    [
        ("Friday, 8 p.m.: round 2", "Friday, 8 p m : round 2"),
        ("Win at https://evil.example/x", "Win at https evil examplex"),
        ("www.evil.example or evil.example:8443", "www evil example or evil example 8443"),
        ("mail ann@evil.example @everyone #all *b* [x](y)", "mail annevil example everyone all b x(y)"),
        ("evil\uff0eexample evil\u3002example a\u202eb\x00c\x07", "evilexample evilexample abc"),
        ("word " * 16, "word word word word word word word word…"),
    ],
)
def test_what_a_stranger_called_a_match_goes_out_short_and_leads_nowhere(name: str, sent: str) -> None:
    assert sendable(name) == sent
    assert len(sent) <= 40


# ---------------------------------------------------------------- channels


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_two_processes_send_a_notice_once(database: str) -> None:
    async def run() -> None:
        async with mailbox() as box:
            clock = Hands()
            houses = [House(Settings(database=database, notify_mail=box.url), clock) for _ in range(2)]
            for house in houses:
                await house.open()
            try:
                one = Evening(houses[0], clock)
                people = [await one.guest(name, f"{name}@example.org") for name in ("ann", "bob", "cyd")]
                await one.match(*people)
                clock.time += DEBOUNCE_SECONDS
                await asyncio.gather(*[house.postman.look() for house in houses])
            finally:
                for house in houses:
                    await house.close()
            assert sorted(str(mail["to"]) for mail in box.mails) == [f"{person.name}@example.org" for person in people]
            assert houses[0].postman.off_link("x") == houses[1].postman.off_link("x")

    asyncio.run(run())


def test_mail_goes_to_one_person_and_offers_the_way_out(database: str) -> None:
    async def run() -> None:
        async with mailbox() as box:
            house = House(Settings(database=database, base_url=BASE, notify_mail=box.url), Hands())
            await house.open()
            try:
                ann = await Evening(house, Hands()).guest("Ann", "ann+throne@example.org", "cs")
                await house.postman.try_out(ann.id)
            finally:
                await house.close()
            (mail,) = box.mails
            assert (mail["to"], mail["from"]) == ("ann+throne@example.org", "throneroom@example.org")
            assert mail["list-unsubscribe"] == f"<{house.postman.off_link(ann.id)}>"
            assert mail["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
            assert "Upozornění fungují." in mail["subject"]

    asyncio.run(run())


def test_a_failing_channel_is_tried_again_and_given_up_and_stops_nobody_else(database: str) -> None:
    async def work(evening: Evening) -> None:
        ann, bob = await evening.guest("Ann", "ann@example.org"), await evening.guest("Bob")
        room = await evening.match(ann, bob, bob)
        await evening.later()
        assert await evening.sent(bob) == ["start"]
        for tries, wait in enumerate(BACK_OFF, start=1):
            (notice,) = await evening.notices(ann)
            assert (notice["sent"], notice["tries"], notice["dropped"]) == (None, tries, False)
            await evening.later(wait - 1)
            assert (await evening.notices(ann))[0]["tries"] == tries
            await evening.later(1)
        (notice,) = await evening.notices(ann)
        assert (notice["sent"], notice["dropped"]) == (None, True)
        await evening.house.talk.say(room, ann, 0, "Hello")
        await evening.later()
        assert await evening.sent(bob) == ["start", "message"]

    with_house(database, work, notify_mail=f"mailto://127.0.0.1:{free_port()}?from=a@example.org&mode=insecure")


def test_a_failed_notice_gives_way_to_a_newer_one(database: str) -> None:
    async def work(evening: Evening) -> None:
        ann, bob = await evening.guest("Ann", "ann@example.org"), await evening.guest("Bob")
        room = await evening.match(ann, bob, bob)
        await evening.later()
        await evening.house.chairs.abandon(room)
        assert [(row["kind"], row["tries"]) for row in await evening.notices(ann)] == [("end", 0)]

    with_house(database, work, notify_mail=f"mailto://127.0.0.1:{free_port()}?from=a@example.org&mode=insecure")


INNER = [
    "json://10.0.0.1", "https://10.0.0.1/hook", "ntfy://10.0.0.1/topic", "ntfy://user@inner/topic", "ntfys://inner/topic",
    "ntfy://topic?mode=private", "matrixs://user:pass@inner", "form://inner", "file:///etc/passwd",
    "discord://111111111111111111/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa?template=/etc/passwd",
    "mailto://user:pass@inner", "test:", "nonsense", "tgram://", "a@b.example,c@d.example", "ntfy://topic ntfy://other",
]  # fmt: skip


@pytest.mark.parametrize("channel", INNER)
def test_a_channel_that_could_reach_an_inner_host_is_refused(channel: str) -> None:
    with pytest.raises(Problem) as problem:
        asyncio.run(Channels(Settings(database="")).check(channel))
    assert (problem.value.status, problem.value.type) == (422, "bad-channel")


def test_public_services_are_taken_and_the_host_chooses_among_them() -> None:
    plain = Channels(Settings(database=""))
    for channel in ("", "ntfy://my-own-topic", "tgram://123456789:AAabcdefghijklmnopqrstuvwxyzabcdefg/12345"):
        asyncio.run(plain.check(channel))
    with pytest.raises(Problem) as problem:
        asyncio.run(plain.check("mail:"))
    assert problem.value.type == "no-mail"
    own = from_environment({"NOTIFY_SCHEMAS": "tgram, ntfy", "NOTIFY_TEST": "1"}, files("throneroom"))  # type: ignore[arg-type]
    assert own.notify_schemas == ("tgram", "ntfy")
    asyncio.run(Channels(own).check("test:"))
    assert Channels(own).schemas == ("ntfy", "tgram")
    assert plain.schemas == ("discord", "ntfy", "pover", "slack", "tgram")
    with pytest.raises(ValueError, match=r"NOTIFY_SCHEMAS .*'gotifys'"):
        from_environment({"NOTIFY_SCHEMAS": "ntfy gotifys"}, files("throneroom"))  # type: ignore[arg-type]


def test_a_channel_is_shown_without_its_secret() -> None:
    shown = [masked(x) for x in ("", "test:", "ann@example.org", "ntfy://topic", "tgram://123:secret/5")]
    assert shown == ["", "test:", "a…@example.org", "ntfy://…", "tgram://…"]


# ---------------------------------------------------------------- over the web


def test_settings_a_trial_and_one_click_off_over_the_web(database: str) -> None:
    with running(database, notify_test=True) as address:
        settings_a_trial_and_one_click_off(address)


def settings_a_trial_and_one_click_off(address: str) -> None:
    ann = Client(address, "Ann")
    assert ann.get("/api/notifications/settings")["channel"] == ""
    ann.post("/api/notifications/test", status=409)
    assert "discord" in ann.post("/api/notifications/settings", {"channel": "json://inner"}, 422)["title"]
    ann.post("/api/notifications/settings", {"quiet": {"from": 22, "to": 22, "zone": "UTC"}}, 422)
    hours = {"from": 22, "to": 7, "zone": "Europe/Prague"}
    found = ann.post("/api/notifications/settings", {"channel": "test:", "quiet": hours})
    assert (found["channel"], found["quiet"], found["test"], found["mail"]) == ("test:", hours, True, False)
    assert set(found["kinds"].values()) == {True}
    assert ann.post("/api/notifications/settings", {"kinds": {"end": False}})["kinds"]["end"] is False
    assert "rematch" in ann.post("/api/notifications/settings", {"kinds": {"weather": False}}, 422)["title"]
    ann.post("/api/notifications/test")
    (notice,) = ann.get("/api/notifications")
    assert notice["kind"] == "test" and "Notifications work." in notice["text"]
    link = re.findall(r"https?://\S+/off/\S+", notice["text"])[0]

    nobody = httpx.Client()
    page = nobody.get(link, headers={"accept-language": "cs"})
    assert page.status_code == 200 and page.headers["content-type"].startswith("text/html")
    assert "Už nechceš dostávat upozornění?" in unescape(page.text) and "<script" not in page.text
    assert ann.get("/api/notifications/settings")["channel"] == "test:"
    assert nobody.post(link, headers={"origin": "https://foreign.example"}).status_code == 403
    assert nobody.post(link[:-1] + ("0" if link[-1] != "0" else "1")).status_code == 404
    one_click = nobody.post(link, data={"List-Unsubscribe": "One-Click"})
    assert one_click.status_code == 200
    assert ann.get("/api/notifications/settings")["channel"] == ""
    ann.post("/api/notifications/settings", {"channel": "test:"})
    assert nobody.post(link, headers={"origin": address}).status_code == 200
    assert ann.get("/api/notifications/settings")["channel"] == ""
    assert nobody.post(f"{address}/api/guests", json={"name": "Eve"}).status_code == 403


def test_trials_are_limited(database: str) -> None:
    with running(database, notify_test=True) as address:
        ann = Client(address, "Ann")
        ann.post("/api/notifications/settings", {"channel": "test:"})
        for _ in range(10):
            ann.post("/api/notifications/test")
        assert ann.post("/api/notifications/test", status=429)["type"] == "/problems/too-many"
