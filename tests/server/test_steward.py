"""Questions without a choice: nobody is asked them, and nobody learns anything by it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from server.running import sqlite
from server.support import GAMES, ManualClock, add_person, begun, key, with_matches
from throneroom.core.decision import Shape
from throneroom.core.dice import Dice
from throneroom.core.events import NO_CHOICE, NO_CHOICE_OF_YOURS
from throneroom.core.flow import play
from throneroom.core.game import all_choices, find_game, is_hidden, new_game, owed_by, seated
from throneroom.core.play import deal_all
from throneroom.core.seats import SPECTATOR
from throneroom.core.secrecy import sample
from throneroom.games.iron_throne.pieces import CARDS_EACH, TRUCE
from throneroom.server import matches as setting_up
from throneroom.server.chairs import Chairs
from throneroom.server.clock import SteadyClock
from throneroom.server.fold import FORCED, SPARED, new_fold
from throneroom.server.matches import Matches
from throneroom.server.pace import DAY, DAYS, Pace
from throneroom.server.rooms import BOT, PERSON, Chair, Room
from throneroom.server.steward import BLUR, CANDLE_IN_DAYS, USUAL, Steward, spans
from throneroom.server.store import rows
from throneroom.server.sweeper import Sweeper
from throneroom.server.table import Table

CANDLE = 4.0
LONGEST = CANDLE + max(USUAL) + 1
MOST_STEPS = 5_000
"""More than a match has."""


def attended(database: str, work: Callable[[Matches, ManualClock], Awaitable[None]]) -> None:
    """Matches with a steward, and a clock that a test moves."""
    clock = ManualClock()

    async def run(matches: Matches) -> None:
        matches.steward = Steward(CANDLE)
        await work(matches, clock)

    with_matches(database, run, clock)


async def against_bots(matches: Matches, game: str) -> Room:
    owner = await add_person(matches, "Ada")
    chairs = [Chair(0, PERSON, owner), Chair(1, BOT, bot="greedy"), Chair(2, BOT, bot="greedy")]
    room, _ = await matches.create(owner, find_game(game), 3, {}, chairs)
    await Chairs(matches).begin(room)
    return room


async def answer_any(matches: Matches, room: Room, dice: Dice) -> None:
    """Somebody who is asked answers, at random."""
    fold = room.playing()
    d = next(d for d in fold.state.pending if not room.is_ready(d.seat))
    choice = sample(fold.game.view(fold.state, d.seat), d, dice)
    is_by_bot = room.chairs[d.seat].is_kept_by_a_bot
    await Table(matches).submit(room, d.seat, fold.decision(d), choice, key(), is_by_bot=is_by_bot)


async def until_spared(matches: Matches, clock: ManualClock, room: Room, dice: Dice) -> int:
    """Play until a seat has nothing to choose in a window, while the others cannot know that; which one."""
    sweeper = Sweeper(matches, Table(matches), SteadyClock(clock))
    for _ in range(MOST_STEPS):
        for d in room.playing().state.pending:
            given = room.given_by(d.seat)
            if room.is_veiled(d.seat) and given is not None and given.kind == SPARED:
                return d.seat
        if all(room.is_ready(d.seat) for d in room.playing().state.pending):
            clock.go_on(LONGEST)
            await sweeper.sweep()
        else:
            await answer_any(matches, room, dice)
    raise AssertionError("no seat was spared")


async def until_laying(matches: Matches, clock: ManualClock, room: Room, dice: Dice) -> int:
    """Play until two seats are asked to lay a card; the first of them."""
    sweeper = Sweeper(matches, Table(matches), SteadyClock(clock))
    for _ in range(MOST_STEPS):
        if [d.kind.id for d in room.playing().state.pending] == ["lay", "lay"]:
            return room.playing().state.pending[0].seat
        if all(room.is_ready(d.seat) for d in room.playing().state.pending):
            clock.go_on(LONGEST)
            await sweeper.sweep()
        else:
            await answer_any(matches, room, dice)
    raise AssertionError("nobody was asked to lay a card")


def keep_two_cards(room: Room, seat: int) -> None:
    """All but two cards of a hand go to the discard pile, Truces last: two of them may be left."""
    s = room.playing().state
    hand = sorted(s.secrets.hands[seat], key=lambda card: card % CARDS_EACH == TRUCE)
    s.secrets.hands[seat] = tuple(sorted(hand[-2:]))
    s.table.discards[seat] = tuple(sorted([*s.table.discards[seat], *hand[:-2]]))


async def ask_anew(matches: Matches, clock: ManualClock, room: Room, seat: int) -> None:
    """The seat is asked now what it is asked, after its cards were changed behind its back."""
    assert room.steward is not None
    chair = room.steward.lit(room, room.playing(), replace(room.chairs[seat], shows=None), clock.now())
    room.chairs[seat] = chair
    async with matches.database.write() as c:
        await rows.change_seat(c, room.id, seat, shows=chair.shows, burns=chair.burns)


@pytest.mark.parametrize("game", GAMES)
def test_against_bots_a_person_is_asked_only_where_there_is_a_choice(game: str, tmp_path: Path) -> None:
    async def work(matches: Matches, clock: ManualClock) -> None:
        room = await against_bots(matches, game)
        dice = Dice("alone")
        for _ in range(120):
            fold = room.playing()
            if fold.is_over:
                break
            for d in fold.state.pending:
                if d.seat == 0 and not room.is_ready(0):
                    assert len(all_choices(fold.game.view(fold.state, 0), d, most=2)) == 2
            assert not all(room.is_ready(d.seat) for d in fold.state.pending)
            await answer_any(matches, room, dice)
        kinds = [action.kind for action in room.playing().actions]
        lines = [event.id for _, events in room.playing().log_since(0, 0) for event in events]
        assert lines.count(NO_CHOICE) == kinds.count(FORCED)
        assert lines.count(NO_CHOICE_OF_YOURS) == kinds.count(SPARED)
        others = [event.id for _, events in room.playing().log_since(0, 1) for event in events]
        assert others.count(NO_CHOICE) == kinds.count(FORCED)
        assert NO_CHOICE_OF_YOURS not in others

    attended(sqlite(tmp_path), work)


@pytest.mark.parametrize("game", GAMES)
def test_of_every_kind_of_question_it_is_said_who_knows_whether_there_is_a_choice(game: str) -> None:
    spec = find_game(game)
    said = [*spec.public, *spec.veiled, *spec.several]
    assert sorted(said) == sorted(kind.id for kind in spec.kinds if kind.shape is not Shape.CHANCE)
    assert not {*spec.standing} & {*spec.several}


@pytest.mark.parametrize("game", GAMES)
def test_what_everybody_is_said_to_know_does_not_depend_on_what_a_seat_alone_knows(game: str) -> None:
    spec = seated(find_game(game), 3)
    dice = Dice("public")
    for _ in range({"westeros": 1}.get(game, 4)):
        s = new_game(spec, 3)
        while s.pending:
            deal_all(spec, s, dice)
            for d in s.pending:
                if d.kind.id in spec.several:
                    assert len(all_choices(spec.view(s, d.seat), d, most=2)) == 2, d
                elif not is_hidden(spec, s, d):
                    world = spec.sample_world(spec.view(s, SPECTATOR), dice)
                    found = [all_choices(spec.view(p, d.seat), d, most=40) for p in (s, world)]
                    assert owed_by(world, d.seat) == d
                    assert (len(found[0]) == 1) == (len(found[1]) == 1), d
                    assert found[0] == found[1] or d.kind.id not in spec.public, d
            if s.pending:
                d = s.pending[0]
                play(s, d.seat, sample(spec.view(s, d.seat), d, dice))


def test_what_everybody_knows_to_be_forced_ends_nobodys_undo_and_what_is_secret_does() -> None:
    found = 0
    for seed in range(40):
        fold = new_fold("bloody-throne", 3, {}, f"{seed}")
        fold.deal()
        dice = Dice(seed)
        for _ in range(6):
            d = fold.state.pending[0]
            fold.take(d.seat, sample(fold.game.view(fold.state, d.seat), d, dice))
            first = fold.undoable(d.seat)
            if first is None or fold.is_over or fold.state.pending[0].seat == d.seat:
                continue
            other = fold.state.pending[0]
            choice = sample(fold.game.view(fold.state, other.seat), other, dice)
            forced, spared = fold.twin(), fold.twin()
            forced.take(other.seat, choice, kind=FORCED)
            spared.take(other.seat, choice, kind=SPARED)
            if any(event.reveals for event in forced.told[-1].events):
                continue
            assert forced.undoable(d.seat) == first
            assert spared.undoable(d.seat) is None
            assert forced.undoable(other.seat) is spared.undoable(other.seat) is None
            forced.undo(d.seat, first)
            found += 1
    assert found


def test_among_people_an_empty_window_is_passed_when_its_candle_is_out_also_after_a_restart(tmp_path: Path) -> None:
    async def work(matches: Matches, clock: ManualClock) -> None:
        room = await begun(matches, "iron-throne")
        seat = await until_spared(matches, clock, room, Dice("candle"))
        chair, plies = room.chairs[seat], room.playing().plies
        assert chair.burns == clock.now() + CANDLE
        assert chair.shows is not None
        assert chair.burns <= chair.shows <= chair.burns + max(USUAL)
        clock.go_on(chair.shows - clock.now() - 0.5)
        sweeper = Sweeper(matches, Table(matches), SteadyClock(clock))
        await sweeper.sweep()
        assert room.playing().plies == plies
        again = Matches(matches.database, clock)  # as after a restart
        again.steward = Steward(CANDLE)
        clock.go_on(0.5)
        await Sweeper(again, Table(again), SteadyClock(clock)).sweep()
        played = (await again.room(room.id)).playing()
        assert next(action.kind for action in played.actions if action.ply == plies) == SPARED

    attended(sqlite(tmp_path), work)


@pytest.mark.parametrize(("cards", "kind", "own", "others"), [
    (1, FORCED, NO_CHOICE, NO_CHOICE),
    (2, SPARED, NO_CHOICE_OF_YOURS, None),
])  # fmt: skip
def test_the_only_card_is_laid_for_a_seat_and_who_can_know_it_is_told(
    cards: int, kind: str, own: str, others: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(setting_up, "new_seed", lambda: "13" * 32)

    async def work(matches: Matches, clock: ManualClock) -> None:
        room = await begun(matches, "iron-throne")
        seat = await until_laying(matches, clock, room, Dice("lay"))
        fold = room.playing()
        plies, other = fold.plies, next(d.seat for d in fold.state.pending if d.seat != seat)
        truce = fold.state.table.houses[seat] * CARDS_EACH + TRUCE
        fold.state.secrets.hands[seat] = (truce,) * cards
        await ask_anew(matches, clock, room, seat)
        assert room.is_ready(seat)
        assert room.seems_ready(seat) == (kind == FORCED)
        d = fold.owed(other)
        assert d is not None
        choice = sample(fold.game.view(fold.state, other), d, Dice(1))
        await Table(matches).submit(room, other, fold.decision(d), choice, key())
        assert kind == FORCED or room.playing().plies == plies
        clock.go_on(LONGEST)
        await Sweeper(matches, Table(matches), SteadyClock(clock)).sweep()
        fold = room.playing()
        laid = next(action for action in fold.actions if action.ply >= plies and action.seat == seat)
        assert laid.kind == kind

        def lines(at: int) -> list[str]:
            told = [event.id for ply, events in fold.log_since(plies, at) for event in events if ply == laid.ply]
            return [id for id in told if id in (NO_CHOICE, NO_CHOICE_OF_YOURS)]

        assert lines(seat) == [own]
        assert lines(other) == lines(SPECTATOR) == ([others] if others is not None else [])

    attended(sqlite(tmp_path), work)


def test_who_wants_to_be_asked_everywhere_is_asked_and_their_answer_is_kept_back_all_the_same(tmp_path: Path) -> None:
    async def work(matches: Matches, clock: ManualClock) -> None:
        room = await begun(matches, "iron-throne", pace=Pace("live", 60.0, 100.0, 2))
        seat = await until_spared(matches, clock, room, Dice("asks"))
        await Chairs(matches).ask(room, seat, everywhere=True)
        assert not room.is_ready(seat)
        fold, due = room.playing(), room.chairs[seat].due
        d = fold.owed(seat)
        assert d is not None
        choice = sample(fold.game.view(fold.state, seat), d, Dice(1))
        answer = await Table(matches).submit(room, seat, fold.decision(d), choice, key())
        assert answer.ply is None
        assert room.chairs[seat].due == due  # the clock that others see goes on
        sweeper = Sweeper(matches, Table(matches), SteadyClock(clock))
        await sweeper.sweep()
        assert room.playing().plies == fold.plies
        clock.go_on(CANDLE)
        await sweeper.sweep()
        assert next(action.key for action in room.playing().actions if action.ply == fold.plies) is not None
        assert room.chairs[seat].bank == 100.0
        assert spans(room, seat)[-1] == 0.0

    attended(sqlite(tmp_path), work)


def test_where_people_have_days_who_is_there_keeps_nobody_waiting_longer_than_in_a_live_match(tmp_path: Path) -> None:
    async def work(matches: Matches, clock: ManualClock) -> None:
        steward, here = Steward(CANDLE), {True}
        matches.steward = steward
        steward.is_here = lambda match, user: bool(here)
        room = await begun(matches, "iron-throne", pace=Pace(DAYS, 2 * DAY))
        user = str(room.chairs[0].user)
        seat = await until_spared(matches, clock, room, Dice("days"))
        assert room.chairs[seat].burns == clock.now() + CANDLE
        shows = room.chairs[seat].shows
        assert shows is not None
        assert shows <= clock.now() + CANDLE + max(USUAL) * (1 + BLUR)
        here.clear()  # who is asked while away
        await ask_anew(matches, clock, room, seat)
        away = room.chairs[seat]
        assert away.burns == clock.now() + CANDLE * CANDLE_IN_DAYS
        clock.go_on(60)
        await Table(matches).came(room, user)
        assert room.chairs[seat].burns == clock.now() + CANDLE
        matches.rooms.clear()
        again = await matches.room(room.id)
        assert again.chairs[seat] == room.chairs[seat]
        plies = again.playing().plies
        clock.go_on(LONGEST * (1 + BLUR))
        await Sweeper(matches, Table(matches), SteadyClock(clock)).sweep()
        assert again.playing().plies > plies

    attended(sqlite(tmp_path), work)


def test_how_long_who_is_there_takes_does_not_follow_those_who_were_away(tmp_path: Path) -> None:
    async def work(matches: Matches, clock: ManualClock) -> None:
        room = await begun(matches, "iron-throne", pace=Pace(DAYS, 2 * DAY))
        room.row["spans"] = [[0, 40_000.0], [0, 3.0], [1, 80_000.0]]
        assert set(spans(room, 0, is_here=True)) <= {*USUAL, 3.0}
        assert {40_000.0, 80_000.0} <= set(spans(room, 0))

    attended(sqlite(tmp_path), work)
