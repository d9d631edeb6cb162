"""The rules about talk that the server keeps: who may speak, when, to whom, and that no word binds anybody."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from server.running import sqlite
from server.support import ManualClock, add_person, begun, go_on, key, with_matches
from throneroom.core.decision import next_options
from throneroom.core.dice import Dice
from throneroom.core.game import find_game, seat_code, state_hash
from throneroom.core.seats import CHANCE, SPECTATOR, Seat
from throneroom.core.secrecy import sample
from throneroom.server.budgets import Limits
from throneroom.server.chairs import Chairs
from throneroom.server.fold import Fold, new_fold
from throneroom.server.matches import Matches
from throneroom.server.people import Person
from throneroom.server.problems import Problem
from throneroom.server.rooms import PERSON, Chair, Room
from throneroom.server.store import moderation_rows, rows
from throneroom.server.table import Table
from throneroom.server.talk import Message, Talk


class Court:
    """A match in which everybody is a person of their own and talks whenever a test says so."""

    def __init__(self, matches: Matches, clock: ManualClock, room: Room, people: list[Person]) -> None:
        self.matches = matches
        self.clock = clock
        self.room = room
        self.people = people
        self.talk = Talk(matches)

    @property
    def hash(self) -> str:
        fold = self.room.playing()
        return state_hash(fold.game, fold.state)

    async def say(self, seat: Seat, text: str, to: Seat | None = None) -> Message:
        self.clock.go_on(61)
        return await self.talk.say(self.room, self.people[seat], seat, text, to)

    async def heard_by(self, seat: Seat) -> list[str]:
        return [message.text for message in await self.talk.heard(self.room, seat, self.people[seat].id)]

    async def everybody_hears(self, text: str) -> bool:
        return all([(await self.heard_by(seat))[-1] == text for seat in range(len(self.people))])

    def options(self) -> list[tuple[int, ...]]:
        """Everything that can be chosen now, seat by seat."""
        fold = self.room.playing()
        return [tuple(next_options(fold.game.view(fold.state, d.seat), d, ())) for d in fold.state.pending]


def in_court(path: Path, game: str, players: int, work: Callable[[Court], Awaitable[None]], seed: str = "") -> None:
    clock = ManualClock()

    async def run(matches: Matches) -> None:
        people = [Person(await add_person(matches, f"Player {i}"), f"Player {i}") for i in range(players)]
        chairs = [Chair(seat, PERSON, person.id) for seat, person in enumerate(people)]
        room, _ = await matches.create(people[0].id, find_game(game), players, {}, chairs)
        if seed:
            async with matches.database.write() as c:
                await rows.change_match(c, room.id, seed=seed)
            room.row["seed"] = seed
        await Chairs(matches).begin(room)
        await work(Court(matches, clock, room, people))

    with_matches(sqlite(path), run, clock)


async def moments(court: Court, label: str, steps: int) -> None:
    """Speak after every few choices of a whole stretch of play: it is heard, and nothing changes."""
    dice = Dice(label)
    asked = set()
    for n in range(steps):
        fold = court.room.playing()
        if fold.is_over:
            break
        asked.add(fold.state.pending[0].kind.id)
        before, seat = court.hash, n % len(court.people)
        await court.say(seat, f"Words {n}")
        assert await court.everybody_hears(f"Words {n}")
        assert court.hash == before
        await go_on(court.matches, court.room, dice, 1)
    assert len(asked) >= 8


@pytest.mark.rule("IT-TALK-01")
def test_everybody_may_talk_in_every_phase_of_the_iron_throne(tmp_path: Path) -> None:
    in_court(tmp_path, "iron-throne", 4, lambda court: moments(court, "talk", 60))


@pytest.mark.rule("WS-ALLY-01")
def test_everybody_may_talk_in_every_phase_of_westeros(tmp_path: Path) -> None:
    in_court(tmp_path, "westeros", 3, lambda court: moments(court, "talk", 90))


@pytest.mark.rule("IT-TALK-02")
def test_in_the_iron_throne_every_word_is_heard_by_all_and_there_are_no_whispers(tmp_path: Path) -> None:
    async def work(court: Court) -> None:
        for seat in range(4):
            for to in range(4):
                with pytest.raises(Problem, match="no-whispers"):
                    await court.say(seat, "Between us", to)
            await court.say(seat, f"Hear me, {seat}!")
            assert await court.everybody_hears(f"Hear me, {seat}!")
        assert [len(await court.heard_by(seat)) for seat in range(4)] == [4] * 4

    in_court(tmp_path, "iron-throne", 4, work)


@pytest.mark.rule("IT-TALK-05")
@pytest.mark.rule("WS-INFL-14")
@pytest.mark.parametrize("game", ["iron-throne", "westeros"])
def test_no_claim_is_checked_or_marked(tmp_path: Path, game: str) -> None:
    claims = ("I hold the strongest card of all.", "I hold nothing.", "The wildling card was a lie.", "It is Mance!")

    async def work(court: Court) -> None:
        before, options = court.hash, court.options()
        said = [await court.say(1, claim) for claim in claims]
        assert [message.text for message in said] == list(claims)
        assert await court.heard_by(0) == list(claims)
        assert (court.hash, court.options()) == (before, options)
        marks = {(message.channel, message.user, message.seat, message.to_seat) for message in said}
        assert len(marks) == 1  # true and false claims differ in their words alone

    in_court(tmp_path, game, 3, work)


def truces() -> Iterator[tuple[Fold, str, Seat]]:
    """Games of The Iron Throne in the middle of a truce negotiation, with their seeds and a supporter."""
    for n in range(40):
        seed = f"{n:064x}"
        fold = new_fold("iron-throne", 5, {}, seed)
        fold.deal()
        dice = Dice(n)
        while not fold.is_over:
            if fold.state.pending[0].kind.id in ("proposal", "reply"):
                seen = fold.game.view_json(fold.game.view(fold.state, SPECTATOR))
                sides = (seen["challenger"], seen["defender"])
                helping = [i for i, h in enumerate(seen["houses"]) if h["side"] and h["seat"] not in sides]
                if helping:
                    yield fold, seed, helping[0]
                    break
            for d in fold.state.pending:
                fold.take(d.seat, sample(fold.game.view(fold.state, d.seat), d, dice))


@pytest.mark.rule("IT-TRUCE-14")
def test_supporters_may_talk_while_a_truce_is_negotiated(tmp_path: Path) -> None:
    fold, seed, supporter = next(truces())

    async def work(court: Court) -> None:
        for action in fold.actions:
            if action.seat != CHANCE:
                table = Table(court.matches)
                await table.submit(court.room, action.seat, action.decision, action.choice, key())
        assert court.room.playing().state.pending[0].kind.id in ("proposal", "reply")
        before = court.hash
        await court.say(supporter, "Take the hostage, not the card!")
        assert await court.everybody_hears("Take the hostage, not the card!")
        assert court.hash == before

    in_court(tmp_path, "iron-throne", 5, work, seed)


@pytest.mark.rule("WS-PLAN-07")
def test_players_talk_in_public_and_in_private_while_they_assign_orders(tmp_path: Path) -> None:
    async def work(court: Court) -> None:
        fold = court.room.playing()
        assert {d.kind.id for d in fold.state.pending} == {"plan"}
        await go_on(court.matches, court.room, Dice(1), 1)
        await court.say(0, "Who marches on whom?")
        assert await court.everybody_hears("Who marches on whom?")
        await court.say(0, "Leave the sea to me.", to=1)
        await court.say(2, "Do not trust them.", to=1)
        assert [len(await court.heard_by(seat)) for seat in range(3)] == [2, 3, 2]

    in_court(tmp_path, "westeros", 3, work)


@pytest.mark.rule("WS-ALLY-02")
def test_a_promise_binds_nobody(tmp_path: Path) -> None:
    async def work(court: Court) -> None:
        dice = Dice("promise")
        while "march" not in [d.kind.id for d in court.room.playing().state.pending]:
            assert await go_on(court.matches, court.room, dice, 1), "nobody marches in this match"
        before, options = court.hash, court.options()
        for seat in range(3):
            await court.say(seat, f"{seat}: peace between us for ever", to=(seat + 1) % 3)
        assert (court.hash, court.options()) == (before, options)
        await go_on(court.matches, court.room, dice, 10)
        assert court.hash != before

    in_court(tmp_path, "westeros", 3, work)


@pytest.mark.rule("WS-ALLY-07")
def test_who_agreed_on_a_bid_may_bid_something_else(tmp_path: Path) -> None:
    async def work(court: Court) -> None:
        dice = Dice("bid")
        room = court.room
        while "bid" not in [d.kind.id for d in room.playing().state.pending]:
            assert await go_on(court.matches, room, dice, 1), "nobody bids in this match"
        options = court.options()
        code = seat_code(room.playing().game, 0)
        await court.say(0, f"{code} bids nothing, I swear.", to=1)
        assert court.options() == options
        d = next(d for d in room.playing().state.pending)
        most = max(next_options(room.playing().game.view(room.playing().state, d.seat), d, ()))
        decision = room.playing().decision(d)
        await Table(court.matches).submit(room, d.seat, decision, most, key())
        assert room.drafts[d.seat].choice == most

    in_court(tmp_path, "westeros", 3, work)


def test_only_the_mutes_between_a_reader_and_who_has_spoken_are_read(database: str) -> None:
    """Whatever others have muted or blocked; and what is muted at the limit can be muted again, and heard again."""

    async def run(matches: Matches) -> None:
        room = await begun(matches, "westeros")
        owner, limits = str(room.row["owner"]), Limits(matches.clock, chosen={"LIMIT_KEPT_MUTES_PLACE": 20})
        reader = await add_person(matches, "Reader")
        crowd = [await add_person(matches, f"Person {n}") for n in range(20)]
        talk = Talk(matches, limits)
        for muted in crowd:
            await talk.mute(room, reader, muted, True)
            async with matches.database.write() as c:
                await moderation_rows.put_block(c, crowd[0], muted, True)
        with pytest.raises(Problem, match="over-budget"):
            await talk.mute(room, reader, owner, True)
        await talk.mute(room, reader, crowd[0], True)
        await talk.say(room, Person(crowd[0], "Person 0"), SPECTATOR, "I was muted.")
        await talk.say(room, Person(crowd[0], "Person 0"), SPECTATOR, "So I was.")
        await talk.say(room, Person(owner, "Ada"), SPECTATOR, "Hush.")
        async with matches.database.read() as c:
            assert len(await rows.deaf_to(c, room.id, [reader], [crowd[0], owner])) == 1
            assert len(await rows.deaf_to(c, room.id, [owner], crowd)) == 0
        assert [m.text for m in await talk.heard(room, SPECTATOR, reader)] == ["Hush."]
        await talk.mute(room, reader, crowd[0], False)
        assert len(await talk.heard(room, SPECTATOR, reader)) == 3
        await talk.mute(room, owner, crowd[0], True)
        with pytest.raises(Problem, match="muted"):
            await talk.say(room, Person(crowd[0], "Person 0"), SPECTATOR, "Again.")

    with_matches(database, run)
