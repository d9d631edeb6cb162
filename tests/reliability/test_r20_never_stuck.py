"""R20: an unfinished game always waits for somebody who can do something, and every decision has a default.

2,000 games with all numbers of players and the options of the games: 1,500 of Bloody Throne, 450 of The Iron
Throne, 50 of Westeros. A quarter each is played by players who choose at random, always the first option, always
the last, always the default; so are 16 games of The Iron Throne with random card sets that the checker calls
correct. Then 20 matches over SQLite, in which the chair of a seat changes at every ply.

Repeat with more: `SCALE=50 pytest -n auto tests/reliability/test_r20_never_stuck.py`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from games.iron_throne.random_sets import random_set
from properties.support import ALL_GAMES, SCALE, answered
from server.support import add_person, begun, go_on, key, with_matches
from throneroom.core.decision import Choice, Decision, next_options, whole
from throneroom.core.dice import Dice
from throneroom.core.events import Event
from throneroom.core.flow import AnyState, Frame, again, play, push
from throneroom.core.game import Game, all_choices, default_choice, explain, new_game, seated, settled, state_hash
from throneroom.core.play import deal
from throneroom.core.seats import CHANCE
from throneroom.core.secrecy import sample
from throneroom.server.chairs import Chairs
from throneroom.server.matches import Matches
from throneroom.server.rooms import BOT, CARETAKER, PERSON, Chair, Room
from throneroom.server.table import Table

FRAMES = 32
"""More frames than any position needs; 11 is the most seen."""

BOUNDS = {"bloody-throne": 200, "iron-throne": 40_000, "westeros": 1_500, "toy": 1_000}
"""Actions, chance included, after which every game is over.

The Iron Throne is that long only if nobody ever agrees and every card is laid: 11,325 is the most seen.
"""

CARD_SETS = 4
"""So many random card sets are played by each kind of player."""

GAMES = {"bloody-throne": 1_500, "iron-throne": 450, "westeros": 50, "toy": 50}

Player = Callable[[Any, Decision, Dice], Choice]


def first(p: Any, d: Decision, dice: Dice) -> Choice:
    """Always the first small choice."""
    return all_choices(p, d, most=1)[0]


def last(p: Any, d: Decision, dice: Dice) -> Choice:
    """Always the last small choice."""
    prefix: tuple[int, ...] = ()
    while options := next_options(p, d, prefix):
        prefix += (options[-1],)
    return whole(d.kind, prefix)


def default(p: Any, d: Decision, dice: Dice) -> Choice:
    """Never answers."""
    return default_choice(p, d)


PLAYERS: dict[str, Player] = {"random": sample, "first": first, "last": last, "default": default}


def some_options(game: Game, players: int, dice: Dice) -> dict[str, str]:
    """Random values for the options of a game; those that take any text keep to the book."""
    chosen = {}
    for option in game.options:
        values = [value for value in option.values if value not in ("seat", "*")]
        values += game.seats[:players] if "seat" in option.values else ()
        chosen[option.id] = dice.pick(values)
    return chosen


# ---------------------------------------------------------------- the checker


def faults(
    game: Game,
    players: int,
    player: Player,
    dice: Dice,
    options: Mapping[str, str] | None = None,
    told: list[Event] | None = None,
) -> Iterator[str]:
    """What is wrong with one game played to its end, the first thing first; what it tells is noted."""
    chosen = settled(game, players, some_options(game, players, dice) | dict(options or {}))
    game = seated(game, players, chosen)
    s = new_game(game, players, chosen)
    s.sink = told
    for _ in range(BOUNDS[game.id]):
        if not s.pending:
            yield from bad_ends(game, s, players)
            return
        if game.outcome(s) is not None:
            yield f"there is a result, but {s.pending} are asked"
        if len(s.frames) > FRAMES:
            yield f"{len(s.frames)} frames"
            return
        for d in s.pending:
            yield from dead_ends(game, s, d)
        d = dice.pick(s.pending)
        play(s, d.seat, deal(s, dice) if d.seat == CHANCE else player(s, d, dice))
    yield f"not over after {BOUNDS[game.id]} actions"


def bad_ends(game: Game, s: AnyState, players: int) -> Iterator[str]:
    """What is wrong with a position in which nobody is asked."""
    outcome = game.outcome(s)
    if outcome is None:
        yield "nobody is asked, and there is no result"
        return
    if not outcome.winners or not set(outcome.winners) <= set(range(players)) or not outcome.rules:
        yield f"not a result: {outcome}"
    if not len(outcome.scores) == players == len(game.scores(s)):
        yield f"not a score for everybody: {outcome.scores}"


def dead_ends(game: Game, s: AnyState, d: Decision) -> Iterator[str]:
    """What is wrong with one open decision."""
    if not next_options(s, d, ()):
        yield f"nothing can be chosen in {d}"
    elif d.seat != CHANCE:
        for what, choice in (("first choice", first), ("default", default)):
            refusal = explain(s, d, choice(game.view(s, d.seat), d, Dice(0)))
            if refusal is not None:
                yield f"the {what} of {d} is refused: {refusal}"


def share(id: str, players: int) -> int:
    """How many games of a table each kind of player plays."""
    return max(1, round(GAMES[id] * SCALE / len(PLAYERS) / len(ALL_GAMES[id].players)))


@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize(("id", "players"), [(id, n) for id in GAMES for n in ALL_GAMES[id].players])
def test_until_a_game_ends_somebody_can_act_or_be_acted_for(
    id: str, players: int, player: str, record_property: Callable[[str, object], None]
) -> None:
    game = ALL_GAMES[id]
    for run in range(share(id, players)):
        found = list(faults(game, players, PLAYERS[player], Dice(f"stuck {id} {players} {player} {run}")))
        assert not found, (run, found)
    record_property("games", share(id, players))


def of_the_set(event: Event, data: Mapping[str, Mapping[str, Any]]) -> bool:
    """Whether an ability of a card set is used."""
    is_use = event.id.startswith(("used", "played"))
    return is_use and (event.facts.get("card") in data["cards"] or event.facts.get("leader") in data["leaders"])


@pytest.mark.parametrize("player", PLAYERS)
def test_with_a_random_card_set_somebody_can_act_or_be_acted_for(
    player: str, record_property: Callable[[str, object], None]
) -> None:
    game = ALL_GAMES["iron-throne"]
    sets = max(1, round(CARD_SETS * SCALE))
    used = 0
    for run in range(sets):
        data, players, told = random_set(run), game.players[run % len(game.players)], list[Event]()
        dice = Dice(f"stuck with cards {player} {run}")
        found = list(faults(game, players, PLAYERS[player], dice, {"cards": json.dumps(data)}, told))
        assert not found, (run, found)
        used += sum(of_the_set(event, data) for event in told)
    if PLAYERS[player] is sample:
        assert used > sets, "the abilities of the sets come up"
    record_property("games", sets)


# ---------------------------------------------------------------- chairs

MATCHES = {("bloody-throne", 3): 8, ("bloody-throne", 5): 8, ("iron-throne", 4): 2, ("westeros", 6): 2}
MOST_CHOICES = 150
"""Longer matches are left here."""


def standing(room: Room) -> tuple[object, ...]:
    """Where a match stands, to the byte."""
    fold = room.playing()
    return state_hash(fold.game, fold.state), fold.state.pending, fold.plies, room.drafts.copy(), room.status


async def touched(matches: Matches, chairs: Chairs, id: str, players: int, dice: Dice) -> list[str]:
    """Plies at which a match stands elsewhere after somebody else has taken a chair."""
    room = await begun(matches, id, players)
    out: list[str] = []
    choices = 0
    while not room.playing().is_over and choices < MOST_CHOICES:
        seat, controller = dice.below(players), dice.pick([PERSON, BOT, CARETAKER])
        user = None if controller == BOT else await add_person(matches, "Bob")
        before = standing(room)
        await chairs.sit(room, seat, Chair(seat, controller, user, bot="random"))
        if standing(room) != before:
            out.append(f"seat {seat} taken by a {controller} at ply {before[2]}")
        choices += await go_on(matches, room, dice, most=1)
    read = await Matches(matches.database, matches.clock).room(room.id)
    if standing(read) != standing(room):
        out.append("another match is stored")
    return out


def touched_in(folder: Path, seating: type[Chairs], id: str, players: int, run: int) -> list[str]:
    """The same for a match over SQLite."""
    dice = Dice(f"chairs {id} {players} {run}")
    address = f"sqlite:///{folder / 'throneroom.db'}"
    return with_matches(address, lambda matches: touched(matches, seating(matches), id, players, dice))


@pytest.mark.parametrize(("id", "players"), MATCHES)
def test_a_match_stays_as_it_is_when_somebody_else_takes_a_chair(
    id: str, players: int, tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    matches = max(1, round(MATCHES[id, players] * SCALE))
    for run in range(matches):
        found = touched_in(tmp_path, Chairs, id, players, run)
        assert not found, (run, found)
    record_property("matches", matches)


class Hasty(Chairs):
    """Whoever takes a chair answers at once what is asked there."""

    async def sit(self, room: Room, seat: int, chair: Chair, only_if: frozenset[str] | None = None) -> None:
        await super().sit(room, seat, chair, only_if)
        fold = room.playing()
        d = fold.owed(seat)
        if d is not None:
            choice = default_choice(fold.state, d)
            await Table(self.matches).submit(room, seat, fold.decision(d), choice, key())


def test_a_chair_that_changes_the_match_is_found(tmp_path: Path) -> None:
    assert touched_in(tmp_path, Hasty, "bloody-throne", 3, 0)


# ---------------------------------------------------------------- the checker is checked

THRONE = ALL_GAMES["bloody-throne"]
TRIES = 5


def is_found(game: Game, what: str) -> bool:
    """Whether the first fault of some games of three is of that description."""
    found = [next(faults(game, 3, sample, Dice(f"stuck {run}")), None) for run in range(TRIES)]
    return any([fault is not None and what in fault for fault in found])


def test_without_a_defect_nothing_is_found() -> None:
    assert not is_found(THRONE, "")


@pytest.mark.parametrize(
    ("part", "value", "what"),
    [("options", (), "nothing can be chosen"), ("default", 99, "the default of")],
)
def test_a_decision_without_a_way_out_is_found(
    monkeypatch: pytest.MonkeyPatch, part: str, value: Any, what: str
) -> None:
    kind = next(kind for kind in THRONE.kinds if kind.id == "face")
    monkeypatch.setattr(kind, part, lambda *asked: value)
    assert is_found(THRONE, what)


def test_a_game_without_a_result_is_found() -> None:
    assert is_found(replace(THRONE, outcome=lambda s: None), "no result")


def ask_for_ever(original: Callable[..., None], s: Any, f: Frame, answers: dict[int, Any]) -> None:
    again(s, f)


def ask_deeper_and_deeper(original: Callable[..., None], s: Any, f: Frame, answers: dict[int, Any]) -> None:
    push(s, f.script)


@pytest.mark.parametrize(("then", "what"), [(ask_for_ever, "not over"), (ask_deeper_and_deeper, "frames")])
def test_a_game_that_goes_on_for_ever_is_found(then: Callable[..., None], what: str) -> None:
    with answered("bloody-throne.placement", then):
        assert is_found(THRONE, what)
