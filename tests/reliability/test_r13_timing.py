"""R13: from what an observer is sent, and when, nobody can tell whether an answer was a choice.

The moment is forked: in one world the seat has no choice and the server answers, in the other it has one and its player
answers the same at some moment. Frames are taken as a socket sends them, by the injected clock. How long answers take,
also beyond the candle, is measured on twenty thousand pairs of players with different habits.
"""

from __future__ import annotations

import json
from collections import Counter
from math import ceil, log
from pathlib import Path
from random import Random
from statistics import mean, variance
from typing import Any

import pytest

from server.running import sqlite
from server.support import ManualClock, begun, key, with_matches
from server.test_steward import CANDLE, ask_anew, until_laying, until_spared
from throneroom.core.decision import Choice, Decision
from throneroom.core.dice import Dice
from throneroom.core.game import all_choices, default_choice, only_choice
from throneroom.games.iron_throne.pieces import CARDS_EACH, TRUCE
from throneroom.server import matches as setting_up
from throneroom.server import steward as stewards
from throneroom.server.clock import SteadyClock
from throneroom.server.matches import Matches
from throneroom.server.pace import DAY
from throneroom.server.packets import match_json, packet
from throneroom.server.rooms import Room
from throneroom.server.steward import BLUR, ENOUGH, Steward, longer, remembered
from throneroom.server.sweeper import Sweeper
from throneroom.server.table import Table
from throneroom.server.web.live import _shown
from throneroom.telling import Teller

MOMENTS = 3
KINDS = {"play": until_spared, "lay": until_laying}
Frames = list[tuple[float, int, str]]


def watched(
    database: str, moment: int, answers_after: float | None, candle: float = CANDLE, kind: str = "play"
) -> Frames:
    """What an observer is sent while a question is open: when, how much, and what."""
    clock = ManualClock()

    async def work(matches: Matches) -> Frames:
        matches.steward = Steward(CANDLE)
        room = await begun(matches, "iron-throne")
        seat = await KINDS[kind](matches, clock, room, Dice(f"fork {moment}"))
        room.row["spans"] = []
        fold = room.playing()
        if kind == "lay":
            keep_two_cards(room, seat)
        others = [d.seat for d in fold.state.pending if d.seat != seat]
        observer = (others or [(seat + 1) % fold.players])[0]
        forced = world(room, seat, observer, has_choice=False)
        answer = only_choice(fold.game, forced, owed(forced, seat))
        assert answer is not None
        fold.state = forced if answers_after is None else world(room, seat, observer, has_choice=True, allows=answer)
        matches.steward = room.steward = Steward(candle)
        for at in range(fold.players):
            await ask_anew(matches, clock, room, at)
        for at in others:
            await submit(matches, room, at, default_choice(fold.game.view(fold.state, at), owed(fold.state, at)))
        matches.is_read = lambda id: True
        frames = listening(matches, clock, room, observer)
        sweeper = Sweeper(matches, Table(matches), SteadyClock(clock))
        start, plies = clock.now(), fold.plies
        if not candle:
            await Table(matches).settle(room)
        while room.playing().plies == plies:
            assert clock.now() < start + DAY, "the match does not go on"
            clock.go_on(0.5)
            if answers_after is not None and clock.now() - start == answers_after:
                await submit(matches, room, seat, answer)
            await sweeper.sweep()
        assert all(['"changes"' in text or '"rest": [[' in text for _, _, text in frames])
        return [(at - start, size, text.replace(room.id, "ID")) for at, size, text in frames]

    return with_matches(database, work, clock)


def owed(s: Any, seat: int) -> Decision:
    return next(d for d in s.pending if d.seat == seat)


async def submit(matches: Matches, room: Room, seat: int, choice: Choice) -> None:
    fold = room.playing()
    await Table(matches).submit(room, seat, fold.decision(owed(fold.state, seat)), choice, key())


def keep_two_cards(room: Room, seat: int) -> None:
    """All but two cards of a hand go to the discard pile, Truces last: two of them may be left."""
    s = room.playing().state
    hand = sorted(s.secrets.hands[seat], key=lambda card: card % CARDS_EACH == TRUCE)
    s.secrets.hands[seat] = tuple(sorted(hand[-2:]))
    s.table.discards[seat] = tuple(sorted([*s.table.discards[seat], *hand[:-2]]))


def world(room: Room, seat: int, observer: int, *, has_choice: bool, allows: Choice | None = None) -> Any:
    """A world that the observer cannot tell from this one, in which the seat has a choice, or has none."""
    fold = room.playing()
    view = fold.game.view(fold.state, observer)
    for n in range(5000):
        found = fold.game.sample_world(view, Dice(f"world {n}"))
        choices = all_choices(fold.game.view(found, seat), owed(found, seat), most=9)
        if (len(choices) > 1) == has_choice and (allows is None or allows in choices):
            return found
    raise AssertionError("no such world")


def listening(matches: Matches, clock: ManualClock, room: Room, observer: int) -> Frames:
    """Take what the socket of a seat would send from now on."""
    fold = room.playing()
    teller = Teller("en", fold.game, fold.options)
    frames: Frames = []

    def message_of(room: Room) -> dict[str, Any]:
        return {"match": match_json(room, {}), "packet": packet(room, observer, fold.plies, teller)}

    last = [_shown(message_of(room))]

    def hear(news: Room, is_own: bool) -> None:
        message = message_of(news)
        if _shown(message) != last[0]:
            last[0] = _shown(message)
            text = json.dumps(message)
            frames.append((clock.now(), len(text), text))

    matches.listeners.append(hear)
    return frames


@pytest.fixture(autouse=True)
def alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both worlds are dealt alike."""
    monkeypatch.setattr(setting_up, "new_seed", lambda: "13" * 32)


def folder(tmp_path: Path, name: str) -> str:
    (tmp_path / name).mkdir()
    return sqlite(tmp_path / name)


@pytest.mark.parametrize(("kind", "moment"), [*[("play", moment) for moment in range(MOMENTS)], ("lay", 0)])
def test_an_answer_with_a_choice_and_one_without_look_alike(
    kind: str, moment: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stewards, "USUAL", (0.0,))  # real answers do not outlast the candle
    given = watched(sqlite(tmp_path), moment, None, kind=kind)
    assert [at for at, _, _ in given] == [CANDLE]
    for after in (0.5, 2.5, 4.0):
        assert watched(folder(tmp_path, f"{after}"), moment, after, kind=kind) == given


@pytest.mark.parametrize("kind", KINDS)
def test_they_look_alike_also_when_they_outlast_the_candle(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stewards, "USUAL", (7.0,))
    given = watched(sqlite(tmp_path), 0, None, kind=kind)
    ((at, _, _),) = given
    assert CANDLE < at <= CANDLE + 7.0 * (1 + BLUR) + 0.5
    assert watched(folder(tmp_path, "real"), 0, at, kind=kind) == given


def test_a_server_that_answers_at_once_is_found_out(tmp_path: Path) -> None:
    given = watched(sqlite(tmp_path), 0, None, candle=0.0)
    assert watched(folder(tmp_path, "other"), 0, 2.5) != given
    assert given[0][0] == 0.0


# ---------------------------------------------------------------- how long answers take

HABITS = {"quick": 2.0, "usual": 4.0, "slow": 12.0}
"""The seconds in which half of somebody's answers are given; the others take up to several times as long."""
MATCHES, QUESTIONS = 50, 400
MOST_T = 4.5


class Times:
    """The seconds after which answers came to light: real ones, and those that were given for the seat."""

    def __init__(self) -> None:
        self.real: list[int] = []
        self.given: list[int] = []

    def welch(self) -> float:
        error = sum([variance(times) / len(times) for times in (self.real, self.given)]) ** 0.5
        return abs(mean(self.real) - mean(self.given)) / error

    def right(self) -> float:
        """How often who guesses best, knowing the habits of the seat and all that was ever seen, is right."""
        real, given = Counter(self.real), Counter(self.given)
        apart = [abs(real[at] / len(self.real) - given[at] / len(self.given)) for at in {*real, *given}]
        return 0.5 + sum(apart) / 4

    def __str__(self) -> str:
        return (f"{len(self.real)} pairs, real {mean(self.real):.2f} s, given {mean(self.given):.2f} s, "
                f"Welch t {self.welch():.2f}, best guess right {self.right():.1%}")  # fmt: skip


def measured() -> dict[str, tuple[Times, Times]]:
    """For each habit how long answers take in whole matches: at first, and when the server has seen enough of a seat.

    Every question is forked: what its player would have done, and what the server would have. Half of them are real.
    """
    random = Random("how long answers take")
    found = {habit: (Times(), Times()) for habit in HABITS}
    for match in range(MATCHES):
        room = Room(f"{match}", {"seed": f"{match}", "spans": [], "pace": {}}, [])
        answered = dict.fromkeys(HABITS, 0)
        for question in range(QUESTIONS):
            seat = question % len(HABITS)
            habit = list(HABITS)[seat]
            thinks = random.lognormvariate(log(HABITS[habit]), 0.8)
            beat = random.random()  # how long after the question the sweeper looks first
            times = found[habit][answered[habit] >= ENOUGH]
            times.real.append(seen(max(CANDLE, thinks), beat))
            times.given.append(seen(CANDLE + longer(room, seat, f"{question}"), beat))
            if random.random() < 0.5:
                answered[habit] += 1
                room.row["spans"] = remembered(room.row, seat, max(0.0, thinks - CANDLE))
    return found


def seen(after: float, beat: float) -> int:
    """After how many looks of the sweeper an answer comes to light."""
    return ceil(after - beat)


def test_answers_given_for_a_seat_take_as_long_as_its_own() -> None:
    found = measured()
    for habit, (first, then) in found.items():
        print(f"{habit}: at first {first}; then {then}")
    pairs = sum([len(times.real) for both in found.values() for times in both])
    assert pairs == MATCHES * QUESTIONS
    for first, then in found.values():
        assert then.welch() < MOST_T
        assert then.right() < 0.55
        assert first.right() < 0.8


def test_a_server_that_does_not_follow_the_habits_of_a_seat_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stewards, "ENOUGH", QUESTIONS)
    found = measured()
    assert found["quick"][1].welch() > MOST_T
    assert found["slow"][1].welch() > MOST_T
