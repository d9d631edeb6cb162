"""What the property tests share: the games, the number of runs, and random walks through games."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

import msgspec
import pytest

from core.toy import TOY
from throneroom.core import flow
from throneroom.core.decision import Choice, Decision
from throneroom.core.dice import Dice
from throneroom.core.events import Event
from throneroom.core.flow import SCRIPTS, AnyState, Frame, play
from throneroom.core.game import Game, games, new_game
from throneroom.core.play import deal
from throneroom.core.seats import CHANCE
from throneroom.core.secrecy import sample

SCALE = float(os.environ.get("SCALE", "1"))
"""How many times the usual number of games to play; `SCALE=50` is a soak."""

USUAL_ACTIONS = 100
"""Longer games are played less often."""

VISITS = 60
"""States looked at in one game where looking takes long."""

MOST_ACTIONS = 20_000
"""No game may take longer than this."""

ALL_GAMES: dict[str, Game] = {**games(), TOY.id: TOY}
"""Every installed game, and the toy that has every shape of decision."""

TABLES = [(game, players) for game in ALL_GAMES.values() for players in game.players]


def every_table_of(ids: Iterable[str]) -> pytest.MarkDecorator:
    """Run a test for these games and every number of players."""
    tables = [(game, players) for game, players in TABLES if game.id in ids]
    return pytest.mark.parametrize(("game", "players"), tables, ids=[f"{game.id}-{n}" for game, n in tables])


every_table = every_table_of(ALL_GAMES)
"""Run a test for every game and every number of players."""


def runs(count: int, game: Game, players: int) -> range:
    """Numbers of games to play: as many as the scale says, fewer if a game is long."""
    return range(max(1, round(count * SCALE * min(1.0, USUAL_ACTIONS / length(game.id, players)))))


@cache
def length(id: str, players: int) -> int:
    """How many actions a random game takes, chance included."""
    return sum(1 for _ in walk(ALL_GAMES[id], players, Dice("length")))


def dice_for(test: str, game: Game, players: int, run: int) -> Dice:
    """The dice of one run of one test: the same on every machine."""
    return Dice(f"{test} {game.id} {players} {run}")


def dumped(game: Game, s: AnyState) -> str:
    """The whole state as text, taken now: what changes later does not change it."""
    return json.dumps(game.dump(s), sort_keys=True)


def is_chance(s: AnyState) -> bool:
    """Whether chance has to act next."""
    return bool(s.pending) and s.pending[0].seat == CHANCE


def draw(s: AnyState, dice: Dice) -> tuple[Decision, Choice]:
    """One of the decisions now open, and a random answer to it."""
    d = dice.pick(s.pending)
    return d, deal(s, dice) if d.seat == CHANCE else sample(s, d, dice)


def walk(game: Game, players: int, dice: Dice) -> Iterator[tuple[AnyState, Decision, Choice]]:
    """A random game: each state with the decision that is answered next, and its answer."""
    s = new_game(game, players)
    s.sink = []
    for _ in range(MOST_ACTIONS):
        if not s.pending:
            return
        d, choice = draw(s, dice)
        yield s, d, choice
        play(s, d.seat, choice)
    raise AssertionError(f"{game.id} has not ended after {MOST_ACTIONS} actions")


def visits(game: Game, players: int, dice: Dice, most: int = VISITS) -> Iterator[tuple[AnyState, Decision, Choice]]:
    """A random game like `walk`, but of a long one only some states, about `most`, evenly likely."""
    share = length(game.id, players)
    for s, d, choice in walk(game, players, dice):
        if dice.below(share) < most:
            yield s, d, choice


def finish(game: Game, s: AnyState, dice: Dice) -> list[tuple[int, Choice]]:
    """Play a state to its end; the actions that led there."""
    actions: list[tuple[int, Choice]] = []
    while s.pending:
        d, choice = draw(s, dice)
        play(s, d.seat, choice)
        actions.append((d.seat, choice))
        assert len(actions) < MOST_ACTIONS
    return actions


def told(s: AnyState) -> list[Event]:
    """The events so far."""
    assert s.sink is not None
    return s.sink


def plain(x: Any) -> Any:
    """A value as it comes back from JSON."""
    return json.loads(json.dumps(x))


class Undeclared(Exception):
    """A key that a declared type does not have."""


def fits(value: Any, type: Any) -> None:
    """Refuse what lacks a key of its type, has one more, or another kind of value."""
    sent = plain(value)
    if plain(msgspec.convert(sent, type, strict=True)) != sent:
        raise Undeclared(sent)


Answers = dict[int, Any]


@contextmanager
def answered(script: str, then: Callable[[Callable[..., None], Any, Frame, Answers], None]) -> Iterator[None]:
    """While this lasts, the answers to the first question of a script go to `then(original, ...)`: a planted defect."""
    number = next(i for i, known in enumerate(SCRIPTS) if known.name == script)
    steps = flow._STEPS[number]
    original = steps[0].then
    assert original is not None
    spoiled = steps[0]._replace(then=lambda s, f, answers: then(original, s, f, answers))
    flow._STEPS[number] = (spoiled, *steps[1:])
    try:
        yield
    finally:
        flow._STEPS[number] = steps
