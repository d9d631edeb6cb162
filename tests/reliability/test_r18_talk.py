"""R18: talk cannot be abused.

2,000 messages made of everything that ever spoiled a chat (direction signs, zero-width signs, towers of combining
marks, markup, links) come out as at most 500 plain signs; the secrets of our links are refused; floods and repeated
lines are held back; a whisper reaches exactly its two seats, whoever looks and however the match stands, and nobody
else can count it by the numbers of the lines around it; a muted
person is not heard from that moment on; the gallery is closed to players until the end; and no line crosses into
another match. The checkers are shown to find what they look for.

Repeat with more: `SCALE=5 pytest tests/reliability/test_r18_talk.py` is 10,000 messages.
"""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Awaitable, Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from properties.support import SCALE
from server.running import Client, running, sqlite
from server.support import ManualClock, add_person, with_matches
from throneroom.core.dice import Dice
from throneroom.core.game import find_game
from throneroom.core.seats import SPECTATOR, Seat
from throneroom.server.chairs import Chairs
from throneroom.server.matches import Matches
from throneroom.server.numbers import Numbers
from throneroom.server.people import Person
from throneroom.server.problems import Problem
from throneroom.server.rooms import ABANDONED, BOT, ENDED, PERSON, PLAYING, Chair, Room
from throneroom.server.secret import new_secret
from throneroom.server.talk import WHISPER, Talk, clean

SEATS = 6
BIDI = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
ZERO_WIDTH = "\u00ad\u200b\u200c\u200d\u2060\ufeff\u180e"
MARKS = "\u0300\u0301\u0308\u0327\u0489\u20dd\u1ab0"
WORDS = ("<b>bold</b>", "<script>alert(1)</script>", "https://evil.example/?a=1", "javascript:alert(1)", "&lt;", "žluť")


def runs(count: int) -> int:
    return max(1, round(count * SCALE))


# ---------------------------------------------------------------- what a line may hold


def faults(text: str) -> list[str]:
    """What is wrong with a line that is shown to people."""
    found = []
    if len(text) > 500 or not text.strip():
        found.append("length")
    if unicodedata.normalize("NFC", text) != text:
        found.append("not composed")
    if any(c in BIDI + ZERO_WIDTH or unicodedata.category(c) in ("Cc", "Cf", "Cs", "Zl", "Zp") for c in text):
        found.append("invisible")
    marks = 0
    for c in text:
        marks = marks + 1 if unicodedata.category(c).startswith("M") else 0
        if marks > 3:
            found.append("marks")
            break
    return found


pieces = st.one_of(
    st.text(max_size=40),
    st.sampled_from(WORDS),
    st.text(alphabet=BIDI + ZERO_WIDTH, max_size=10),
    st.text(alphabet=MARKS, max_size=30),
    st.text(alphabet="aAzZ \n\t-_.!", max_size=200),
)
lines = st.lists(pieces, max_size=12).map("".join)


@settings(max_examples=runs(2000), deadline=None)
@given(text=lines)
def test_whatever_is_said_comes_out_as_a_short_plain_line(text: str) -> None:
    try:
        shown = clean(text)
    except Problem as problem:
        assert problem.type in ("empty-message", "long-message", "secret-link")
        return
    assert faults(shown) == []
    assert clean(shown) == shown


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("a" * 501, "length"),
        ("e\u0301", "not composed"),
        ("abc\u202edef", "invisible"),
        ("a\u200bb", "invisible"),
        ("x" + "\u0489" * 4, "marks"),
    ],
)
def test_the_checker_finds_every_fault(text: str, fault: str) -> None:
    assert fault in faults(text)


def test_length_is_counted_after_cleaning() -> None:
    assert len(clean("a" * 500 + "\u200b" * 100)) == 500
    assert clean("e\u0301" * 500) == "é" * 500
    with pytest.raises(Problem, match="long-message"):
        clean("a" * 501)
    with pytest.raises(Problem, match="empty-message"):
        clean(f" {BIDI}{ZERO_WIDTH}\u3164 ")


def test_the_secrets_of_our_links_are_refused_however_they_are_wrapped() -> None:
    for n in range(runs(200)):
        secret = new_secret()
        hidden = "\u200b".join([secret[:20], secret[20:]])
        wraps = (secret, f"https://our.example/join/{secret}", f"see ({secret})!", f"#link={secret}&x=1", hidden)
        with pytest.raises(Problem, match="secret-link"):
            clean(wraps[n % len(wraps)])
    assert clean("-" * 43)
    assert clean(new_secret()[:42])
    assert clean("https://example.org/a-page-with-quite-a-long-address-in-lower-case-letters")


# ---------------------------------------------------------------- a match to talk in


class Court:
    """A match of Westeros with six people at the table, and some who watch."""

    def __init__(self, matches: Matches, clock: ManualClock, room: Room, people: list[Person]) -> None:
        self.matches = matches
        self.clock = clock
        self.room = room
        self.people = people
        self.talk = Talk(matches)

    async def say(self, who: int, text: str, to: Seat | None = None, wait: float = 61.0) -> None:
        self.clock.go_on(wait)
        await self.talk.say(self.room, self.people[who], self.seat(who), text, to)

    def seat(self, who: int) -> Seat:
        return who if who < SEATS else SPECTATOR

    async def heard(self, who: int) -> list[str]:
        found = await self.talk.heard(self.room, self.seat(who), self.people[who].id)
        return [message.text for message in found]


async def court(matches: Matches, clock: ManualClock, people: int = SEATS + 2) -> Court:
    persons = [Person(await add_person(matches, f"Person {i}"), f"Person {i}") for i in range(people)]
    chairs = [Chair(seat, PERSON, persons[seat].id) for seat in range(SEATS)]
    room, _ = await matches.create(persons[0].id, find_game("westeros"), SEATS, {}, chairs)
    await Chairs(matches).begin(room)
    return Court(matches, clock, room, persons)


def in_court(path: Path, work: Callable[[Court], Awaitable[None]]) -> None:
    clock = ManualClock()

    async def run(matches: Matches) -> None:
        await work(await court(matches, clock))

    with_matches(sqlite(path), run, clock)


# ---------------------------------------------------------------- floods and repeated lines


def test_four_lines_in_ten_seconds_are_enough(tmp_path: Path) -> None:
    async def work(c: Court) -> None:
        said: list[float] = []
        dice = Dice("flood")
        held = 0
        for n in range(runs(400)):
            c.clock.go_on(dice.below(12) / 4)
            now = c.clock.elapsed()
            is_free = len([moment for moment in said if moment > now - 10]) < 4
            try:
                await c.say(1, f"line {n}", wait=0.0)
                said.append(now)
                assert is_free
            except Problem as problem:
                assert problem.type == "too-many"
                assert not is_free
                held += 1
        assert held > 20 * SCALE
        await c.say(2, "I am not slowed down by others", wait=0.0)

    in_court(tmp_path, work)


def test_the_same_line_again_is_held_back_however_it_is_written(tmp_path: Path) -> None:
    variants = ("Attack the north now", "attack the north now", "ATTACK, the north... now!!!", "Attackthenorthnow",
                "  Attack  the  north  now ", "Attack\u200b the north now", "Ａttack the north now?")  # fmt: skip

    async def work(c: Court) -> None:
        await c.say(1, variants[0])
        for variant in variants:
            with pytest.raises(Problem, match="said-already"):
                await c.say(1, variant, wait=3.0)
        await c.say(1, "Something else", wait=10.0)
        with pytest.raises(Problem, match="said-already"):
            await c.say(1, variants[2], wait=3.0)
        await c.say(2, variants[0], wait=0.0)
        await c.say(1, "attack the south now", wait=10.0)
        await c.say(1, variants[0], wait=61.0)
        await c.say(1, "?!")
        await c.say(1, "...", wait=3.0)
        assert len(await c.heard(0)) == 7

    in_court(tmp_path, work)


# ---------------------------------------------------------------- who hears what


def test_a_whisper_reaches_exactly_its_two_seats_whoever_looks_and_whenever(tmp_path: Path) -> None:
    async def work(c: Court) -> None:
        expected: dict[int, list[str]] = {who: [] for who in range(SEATS + 2)}
        for a in range(SEATS):
            for b in range(SEATS):
                if a == b:
                    with pytest.raises(Problem, match="not-found"):
                        await c.say(a, "To myself", b)
                    continue
                await c.say(a, f"From {a} to {b}", b)
                for who in (a, b):
                    expected[who].append(f"From {a} to {b}")
        for watcher in (SEATS, SEATS + 1):
            with pytest.raises(Problem, match="no-whispers"):
                await c.say(watcher, "Psst", 0)
        for status in (PLAYING, ENDED, ABANDONED):
            c.room.row["status"] = status
            assert {who: await c.heard(who) for who in expected} == expected
            strangers = await c.talk.heard(c.room, SPECTATOR, "")
            assert strangers == []

    in_court(tmp_path, work)


def test_a_whisper_stays_with_its_people_whoever_gets_their_seats(tmp_path: Path) -> None:
    async def work(c: Court) -> None:
        chairs = Chairs(c.matches)
        await c.say(1, "Let us march on 0", to=2)
        await chairs.sit(c.room, 2, Chair(2, BOT, bot="random"))
        await c.say(1, "Is anybody there?", to=2)
        await chairs.sit(c.room, 2, Chair(2, PERSON, c.people[SEATS].id))
        await c.say(1, "Welcome", to=2)
        await chairs.sit(c.room, 1, Chair(1, PERSON, c.people[SEATS + 1].id))
        said = ["Let us march on 0", "Is anybody there?", "Welcome"]

        async def whispers(who: int) -> list[str]:
            user = c.people[who].id
            found = await c.talk.heard(c.room, (c.room.seats_of(user) or [SPECTATOR])[0], user)
            return [message.text for message in found if message.channel == WHISPER]

        assert [await whispers(who) for who in range(SEATS + 2)] == [[], said, said[:1], [], [], [], said[2:], []]

    in_court(tmp_path, work)


def test_a_whisper_before_the_start_stays_with_its_people_when_the_seats_are_dealt_out(tmp_path: Path) -> None:
    clock = ManualClock()

    async def run(matches: Matches) -> None:
        persons = [Person(await add_person(matches, f"Person {i}"), f"Person {i}") for i in range(SEATS)]
        seats = [Chair(seat, PERSON, person.id) for seat, person in enumerate(persons)]
        room, _ = await matches.create(persons[0].id, find_game("westeros"), SEATS, {}, seats)
        c = Court(matches, clock, room, persons)
        for seat in range(SEATS):
            await c.say(seat, f"From {seat}", (seat + 1) % SEATS)
        await Chairs(matches).begin(room, at_random=True)
        for seat, person in enumerate(persons):
            found = await c.talk.heard(room, room.seats_of(person.id)[0], person.id)
            assert {message.text for message in found} == {f"From {seat}", f"From {(seat - 1) % SEATS}"}

    with_matches(sqlite(tmp_path), run, clock)


def test_who_has_two_seats_reads_whispers_where_they_came(tmp_path: Path) -> None:
    async def work(c: Court) -> None:
        both = c.people[1].id
        c.room.chairs[2].user = both
        await c.say(0, "To the first", to=1)
        await c.say(0, "To the second", to=2)
        heard = {seat: await c.talk.heard(c.room, seat, both) for seat in (1, 2)}
        whispers = {seat: [m.text for m in found if m.channel == WHISPER] for seat, found in heard.items()}
        assert whispers == {1: ["To the first"], 2: ["To the second"]}

    in_court(tmp_path, work)


def test_players_do_not_see_the_gallery_before_the_end_however_much_is_said_there(tmp_path: Path) -> None:
    async def work(c: Court) -> None:
        for n in range(520):
            await c.say(SEATS + n % 2, f"Look at hand number {n}")
        await c.say(0, "At the table")
        assert [await c.heard(seat) for seat in range(SEATS)] == [["At the table"]] * SEATS
        assert len(await c.heard(SEATS)) >= 500
        for status in (ENDED, ABANDONED):
            c.room.row["status"] = status
            assert "Look at hand number 0" in await c.heard(3)

    in_court(tmp_path, work)


def test_a_muted_person_is_not_heard_from_that_moment_on(tmp_path: Path) -> None:
    async def work(c: Court) -> None:
        await c.say(2, "You are all fools")
        await c.talk.mute(c.room, c.people[1].id, c.people[2].id, True)
        await c.say(2, "And cowards")
        await c.say(2, "You above all", to=1)
        assert await c.heard(1) == []
        assert len(await c.heard(3)) == 2
        await c.talk.mute(c.room, c.people[1].id, c.people[2].id, False)
        assert len(await c.heard(1)) == 3
        await c.talk.mute(c.room, c.people[0].id, c.people[2].id, True)
        with pytest.raises(Problem, match="muted"):
            await c.say(2, "I am still here")
        with pytest.raises(Problem, match="not-found"):
            await c.talk.mute(c.room, c.people[0].id, "nobody", True)

    in_court(tmp_path, work)


def strays(heard: dict[int, list[str]]) -> int:
    """How many lines were heard in another match than the one they name."""
    return sum([not line.startswith(f"match {n}:") for n, texts in heard.items() for line in texts])


def test_no_line_crosses_into_another_match(tmp_path: Path) -> None:
    clock = ManualClock()

    async def run(matches: Matches) -> None:
        courts = [await court(matches, clock, SEATS) for _ in range(4)]
        dice = Dice("cross")
        for n in range(runs(500)):
            m, who = dice.below(4), dice.below(SEATS)
            to = dice.below(SEATS + 1)
            await courts[m].say(who, f"match {m}: {n}", to if to not in (who, SEATS) else None)
        heard = {m: [line for who in range(SEATS) for line in await c.heard(who)] for m, c in enumerate(courts)}
        assert strays(heard) == 0
        assert all(len(texts) > 100 for texts in heard.values())
        heard[0].append("match 1: planted")
        assert strays(heard) == 1

    with_matches(sqlite(tmp_path), run, clock)


# ---------------------------------------------------------------- over the wire


def test_markup_and_links_come_back_as_text_and_never_as_a_page(tmp_path: Path) -> None:
    with running(sqlite(tmp_path)) as address:
        ann, bob = Client(address, "Ann"), Client(address, "Bob")
        seats = [{"who": who} for who in ("me", "empty", "random")]
        match = ann.post("/api/matches", {"game": "westeros", "players": 3, "seats": seats}, 201)
        bob.post(f"/api/matches/{match['id']}/join", {"invite": match["invite"]})
        path = f"/api/matches/{match['id']}/messages"
        for client, text in zip((ann, bob, ann, bob, ann, bob), WORDS, strict=True):
            client.post(path, {"text": text}, 201)
        answer = bob.http.get(path)
        assert answer.headers["content-type"].startswith("application/json")
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "default-src 'none'" in answer.headers["content-security-policy"]
        assert [message["text"] for message in answer.json()] == list(WORDS)
        for secret in (match["invite"], ann.post(f"/api/matches/{match['id']}/invite", status=201)["invite"]):
            refused = bob.post(path, {"text": f"Sit down here: {address}/join/{secret}"}, 422)
            assert refused["type"] == "/problems/secret-link"
        bob.post(f"/api/matches/{match['id']}/mute", {"player": "nobody"}, 404)


# ---------------------------------------------------------------- what the numbers of lines tell


def countable(numbers: list[int]) -> int:
    """How many lines have a number so near to another's that what lies between them could be counted."""
    return sum([after - before < 1_000 for before, after in pairwise(sorted(numbers))])


def with_whispers_between(address: str) -> tuple[list[Client], str, list[Any]]:
    """Three people at a table, two of whom whisper before, between and after its lines; and what the third is told."""
    people = [Client(address, name) for name in ("Ann", "Bob", "Cyd")]
    seats = [{"who": "me"}, {"who": "empty"}, {"who": "empty"}]
    match = people[0].post("/api/matches", {"game": "westeros", "players": 3, "seats": seats}, 201)
    path = f"/api/matches/{match['id']}"
    for person in people[1:]:
        person.post(f"{path}/join", {"invite": match["invite"]})
    ann, bob = [seat["code"] for seat in match["seats"][:2]]
    said = [(0, "w0", bob), (0, "One", None), (1, "w1", ann), (1, "Two", None), (0, "w2", bob), (2, "Three", None)]
    for who, text, to in said:
        people[who].post(f"{path}/messages", {"text": text} | ({"to": to} if to else {}), 201)
    assert [line["text"] for line in people[0].get(f"{path}/messages")] == [text for _, text, _ in said]
    return people, path, people[2].get(f"{path}/messages")


def test_nobody_can_count_the_whispers_of_others_and_everybody_can_read_on(tmp_path: Path) -> None:
    with running(sqlite(tmp_path)) as address:
        (_, bob, cyd), path, lines = with_whispers_between(address)
        numbers = [line["number"] for line in lines]
        assert [line["text"] for line in lines] == ["One", "Two", "Three"]
        assert countable(numbers) == 0
        for at, number in enumerate(numbers):
            assert cyd.get(f"{path}/messages", since=number) == lines[at + 1 :]
            with cyd.http.stream("GET", f"{path}/stream", params={"heard": number}) as stream:
                assert json.loads(next(stream.iter_lines()))["messages"] == lines[at + 1 :]
        about = {"player": bob.get("/api/me")["id"], "text": "Rude."}
        cyd.post(f"{path}/reports", about | {"message": numbers[1]}, 201)
        assert cyd.post(f"{path}/reports", about | {"message": numbers[1] ^ 1}, 404)["status"] == 404
        (report,) = cyd.get("/api/me/everything")["reports"]
        assert report["message"] == numbers[1]
        cyd.post(f"{path}/mute", {"player": about["player"]})
        assert cyd.get(f"{path}/messages") == [lines[0], lines[2]]
        assert cyd.get(f"{path}/messages", since=numbers[1]) == [lines[2]]


def test_a_server_that_numbers_lines_by_their_places_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Numbers, "told", lambda self, place: place)
    with running(sqlite(tmp_path)) as address:
        _, _, lines = with_whispers_between(address)
        assert countable([line["number"] for line in lines]) == 2
