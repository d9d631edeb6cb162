"""What an attacker tried: memory filled with refusals and repeated choices, passwords guessed beside the door,
what is kept back read from its surroundings.
"""

from __future__ import annotations

import asyncio
import tracemalloc
from pathlib import Path

import pytest

from server.running import Client, running, sqlite
from server.support import ManualClock, add_person, begun, go_on, key, with_matches
from server.test_steward import CANDLE, keep_two_cards, until_laying, until_spared
from throneroom.core.dice import Dice
from throneroom.core.game import default_choice, find_game
from throneroom.core.seats import SPECTATOR
from throneroom.i18n import Catalogue
from throneroom.server import packets
from throneroom.server.absence import Absence
from throneroom.server.chairs import Chairs
from throneroom.server.handing import Handing
from throneroom.server.live import Hub, Listener
from throneroom.server.matches import Matches
from throneroom.server.packets import packet_in_turns
from throneroom.server.people import Person
from throneroom.server.problems import Problem
from throneroom.server.rooms import PERSON, Chair, Room
from throneroom.server.steward import Steward
from throneroom.server.store import rows
from throneroom.server.table import MOST_GIVEN, Table
from throneroom.server.talk import Talk
from throneroom.server.turns import Turns
from throneroom.telling import Teller


def test_what_somebody_sent_is_not_remembered_with_the_sentence_that_refuses_it() -> None:
    words = Catalogue("en", "core", "ui", "server")
    words.say("refused-CORE-GAME", {"name": "x" * 30_000, "known": "y"})
    tracemalloc.start()
    for n in range(200):
        words.say("refused-CORE-GAME", {"name": f"{n}" + "x" * 30_000, "known": ("y", "z" * 30_000)})
    kept, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert kept < 1_000_000


def test_a_refusal_sends_back_only_the_beginning_of_a_long_text(tmp_path: Path) -> None:
    with running(sqlite(tmp_path)) as address:
        refused = Client(address).get(f"/api/games/{'a' * 20_000}/rules", 422)
        assert len(refused["facts"]["name"]) < 300
        assert len(refused["detail"]) < 600


def test_choices_made_again_and_again_for_one_decision_do_not_pile_up(database: str) -> None:
    async def work(matches: Matches) -> None:
        room = await begun(matches, "westeros")
        fold = room.playing()
        d = fold.state.pending[0]
        choice = default_choice(fold.game.view(fold.state, d.seat), d)
        table, keys = Table(matches), [key() for _ in range(MOST_GIVEN + 20)]
        for k in keys:
            await table.submit(room, d.seat, fold.decision(d), choice, k)
        async with matches.database.read() as c:
            stored = {row["key"] for row in await rows.given_of(c, room.id)}
        assert stored == {k for _, k in room.given} == set(keys[-len(stored) :])
        assert len(stored) <= MOST_GIVEN + 1
        assert (await table.submit(room, d.seat, fold.decision(d), choice, keys[-2])).repeated

    with_matches(database, work)


def test_neither_a_nudge_nor_an_absence_tells_whether_what_is_kept_back_had_a_choice(tmp_path: Path) -> None:
    clock = ManualClock()

    async def work(matches: Matches) -> None:
        matches.steward = Steward(CANDLE)
        room = await begun(matches, "iron-throne")
        seat = await until_spared(matches, clock, room, Dice("candle"))
        assert room.is_ready(seat)
        assert not room.seems_ready(seat)
        absence = Absence(matches, Hub(), 600.0)
        away = await absence.of(room)
        assert away[seat].keep_at is not None
        assert (await absence.give_at(room))[seat] == away[seat].keep_at
        await Handing(Chairs(matches), absence).nudge(room, seat, "somebody else")  # as where there is a choice

    with_matches(sqlite(tmp_path), work, clock)


async def table_of_three(matches: Matches, game: str) -> tuple[Room, list[Person]]:
    people = [Person(await add_person(matches, name), name) for name in ("Ann", "Bob", "Cyd")]
    chairs = [Chair(seat, PERSON, person.id) for seat, person in enumerate(people)]
    room, _ = await matches.create(people[0].id, find_game(game), 3, {}, chairs)
    await Chairs(matches).begin(room)
    return room, people


class Woken:
    """Whose lines were woken since one looked last, of one line for each seat and one of a spectator."""

    def __init__(self, matches: Matches, room: Room) -> None:
        hub = Hub()
        matches.listeners.append(hub.wake)
        self.lines = [Listener(chair.seat, str(chair.user), 0, 0) for chair in room.chairs]
        self.lines.append(Listener(SPECTATOR, "", 0, 0))
        for line in self.lines:
            hub.join(room.id, line)
        self.seats()

    def seats(self) -> list[int]:
        found = [line.seat for line in self.lines if line.news.is_set()]
        for line in self.lines:
            line.news.clear()
        return found


def test_what_is_kept_back_wakes_nobody_but_whose_it_is(tmp_path: Path) -> None:
    clock = ManualClock()

    async def work(matches: Matches) -> None:
        matches.steward = Steward(CANDLE)
        room, _ = await table_of_three(matches, "iron-throne")
        seat = await until_laying(matches, clock, room, Dice("laying"))
        keep_two_cards(room, seat)
        assert room.is_veiled(seat) and not room.is_ready(seat)
        woken, table, fold = Woken(matches, room), Table(matches), room.playing()
        d = next(d for d in fold.state.pending if d.seat == seat)
        choice = default_choice(fold.game.view(fold.state, seat), d)
        await table.submit(room, seat, fold.decision(d), choice, key())
        assert woken.seats() == [seat]
        await table.withdraw(room, seat)
        assert woken.seats() == [seat]
        await Chairs(matches).ask(room, seat, everywhere=True)
        assert woken.seats() == [seat]
        await Chairs(matches).want_end(room, str(room.chairs[seat].user))
        assert woken.seats() == [0, 1, 2, SPECTATOR]

    with_matches(sqlite(tmp_path), work, clock)


def test_a_whisper_wakes_its_two_people_and_other_talk_all(tmp_path: Path) -> None:
    async def work(matches: Matches) -> None:
        room, people = await table_of_three(matches, "westeros")
        woken, talk = Woken(matches, room), Talk(matches)
        await talk.say(room, people[2], 2, "Between us", to=0)
        assert woken.seats() == [0, 2]
        await talk.say(room, people[2], 2, "To all")
        assert woken.seats() == [0, 1, 2, SPECTATOR]

    with_matches(sqlite(tmp_path), work)


def test_a_listener_looks_at_a_message_for_others_once_and_again_after_the_end() -> None:
    listener = Listener(0, "ann", 0, 0)
    assert listener.looks_from(is_over=False) == 0
    listener.read_to = 7_200
    assert listener.looks_from(is_over=False) == 7_200
    assert listener.looks_from(is_over=True) == 0
    listener.read_to = 7_300
    assert listener.looks_from(is_over=True) == 7_300


def test_a_password_is_not_guessed_where_the_mail_address_is_changed(tmp_path: Path) -> None:
    with running(sqlite(tmp_path), notify_mail="mailto://127.0.0.1:9") as address:
        ann = Client(address, "Ann")
        ann.post("/api/accounts", {"login": "ann@example.org", "password": "correct horse"}, 201)
        found = [ann.http.post("/api/notifications/mail", json={"address": "", "password": f"guess {n}"}).status_code
                 for n in range(30)]  # fmt: skip
        assert found[0] == 401
        assert 429 in found


def test_a_seat_kept_for_who_has_left_for_good_is_free(tmp_path: Path) -> None:
    with running(sqlite(tmp_path)) as address:
        ann, bob, eve = Client(address, "Ann"), Client(address, "Bob"), Client(address, "Eve")
        seats = [{"who": "me"}, {"who": "empty"}, {"who": "random"}]
        made = ann.post("/api/matches", {"game": "bloody-throne", "players": 3, "seats": seats}, 201)
        bob.post(f"/api/matches/{made['id']}/join", {"invite": made["invite"]})
        ann.post(f"/api/matches/{made['id']}/start")
        for person in (ann, bob):
            person.post(f"/api/matches/{made['id']}/end", {"wants": True})
        again = ann.post(f"/api/matches/{made['id']}/rematch", {}, 201)
        assert again["seats"][1]["kept_for"] == "Bob"
        assert bob.http.post("/api/me/delete", json={"password": ""}).status_code < 300
        eve.post(f"/api/matches/{again['id']}/join", {"invite": again["invite"]})


def test_a_nudge_of_who_has_openly_chosen_is_refused(tmp_path: Path) -> None:
    async def work(matches: Matches) -> None:
        room = await begun(matches, "westeros")
        fold = room.playing()
        d = fold.state.pending[0]
        choice = default_choice(fold.game.view(fold.state, d.seat), d)
        await Table(matches).submit(room, d.seat, fold.decision(d), choice, key())
        with pytest.raises(Problem, match="not-awaited"):
            await Handing(Chairs(matches), Absence(matches, Hub(), 600.0)).nudge(room, d.seat, "somebody else")

    with_matches(sqlite(tmp_path), work)


def test_who_wants_a_long_story_often_lets_others_have_their_turn(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[int] = []
    monkeypatch.setattr(packets, "AT_ONCE", 5)
    monkeypatch.setattr(packets, "_told", lambda ply, *rest: told.append(ply))

    async def ask(matches: Matches) -> list[int]:
        room = await begun(matches, "bloody-throne")
        await go_on(matches, room, Dice(1), most=40)
        fold, turns = room.playing(), Turns()
        teller = Teller("en", fold.game, fold.options)
        asked = [asyncio.ensure_future(packet_in_turns(room, SPECTATOR, 0, teller, turns, "a")) for _ in range(20)]
        most, before = [], 0
        while not all([task.done() for task in asked]):
            await asyncio.sleep(0)
            most.append(len(told) - before)
            before = len(told)
        assert turns._locks == turns._there == {}
        return most

    most = with_matches(database, ask)
    assert len(told) > 20 * 40 / 2
    assert max(most) <= 10
