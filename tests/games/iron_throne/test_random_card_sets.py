"""Whatever the checker calls correct can be played to an end: sets of random abilities, in random games.

Nearly every word of the grammar comes up in them. Before every action the defaults must be legal; after it the table
must make sense, what was told must be known to the game, and now and then the state must survive writing and imagining.
"""

from __future__ import annotations

import json
import os
from typing import Any, Final

import pytest

from properties.support import fits
from properties.test_scenario_ends import tells_whether_there_is_a_choice
from throneroom.core.dice import Dice
from throneroom.core.events import event_json, seen_by
from throneroom.core.flow import AnyState, play
from throneroom.core.game import Game, default_choice, explain, find_game, new_game, seated, settled
from throneroom.core.seats import CHANCE
from throneroom.core.secrecy import sample
from throneroom.games.iron_throne.cardset import grammar
from throneroom.games.iron_throne.flow.using import PASS

from .random_sets import random_set

GAMES: Final = round(4 * float(os.environ.get("SCALE", "1")))
MOST_ACTIONS: Final = 40_000
"""No game takes longer; 4,198 is the most seen."""


def choose(game: Game, s: AnyState, dice: Dice) -> Any:
    """A random choice of the seat asked first, rarely a pass."""
    d = s.pending[0]
    known = s if d.seat == CHANCE else game.view(s, d.seat)
    choice = sample(known, d, dice)
    for _ in range(4):
        if choice == (PASS,):
            choice = sample(known, d, dice)
    return choice


def test_the_generator_reaches_nearly_every_op() -> None:
    text = json.dumps([random_set(seed) for seed in range(GAMES)])
    assert len([op for op in grammar.OPS if f'"op": "{op}"' not in text]) <= 3


@pytest.mark.parametrize("seed", range(GAMES))
def test_a_correct_set_can_be_played(seed: int) -> None:
    players = 3 + seed % 3
    game = find_game("iron-throne")
    options = settled(game, players, {"cards": json.dumps(random_set(seed))})
    game = seated(game, players, options)
    s: AnyState = new_game(game, players, options)
    s.sink = []
    dice = Dice(f"random cards {seed}")
    for number in range(MOST_ACTIONS):
        if not s.pending:
            break
        for d in s.pending:
            if d.seat != CHANCE:
                assert explain(s, d, default_choice(game.view(s, d.seat), d)) is None, d
        play(s, s.pending[0].seat, choose(game, s, dice))
        assert "; ".join(game.invariants(s)) == ""
        for event in s.sink:
            for seat in range(players):
                fits(event_json(seen_by(event, seat))["facts"], game.types.facts[event.id])
        s.sink.clear()
        if number % 10 == 0:
            assert game.dump(game.load(json.loads(json.dumps(game.dump(s))))) == game.dump(s)
            if s.pending and s.pending[0].seat != CHANCE:
                world = game.sample_world(game.view(s, s.pending[0].seat), dice)
                assert "; ".join(game.invariants(world)) == ""
                tells_whether_there_is_a_choice(game, s, dice)
    assert not s.pending
    assert game.outcome(s) is not None
