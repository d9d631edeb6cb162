"""Clones, dumps and loads are the same game, and nobody else's."""

from __future__ import annotations

import json

from properties.support import dice_for, dumped, every_table, finish, plain, runs, told, visits
from throneroom.core.flow import play
from throneroom.core.game import Game, apply, new_game, state_hash
from throneroom.core.worlds import canonical


@every_table
def test_a_clone_is_equal_and_playing_on_it_leaves_the_original_alone(game: Game, players: int) -> None:
    for run in runs(8, game, players):
        dice = dice_for("clone", game, players, run)
        for s, d, choice in visits(game, players, dice):
            before, events = dumped(game, s), len(told(s))
            twin = game.clone(s)
            assert dumped(game, twin) == before
            assert (twin.pending, twin.commits, twin.moment) == (s.pending, s.commits, s.moment)
            assert twin.sink is None
            play(twin, d.seat, choice)
            if not dice.below(8):
                finish(game, twin, dice)
            assert dumped(game, s) == before
            assert len(told(s)) == events


@every_table
def test_playing_on_leaves_a_clone_alone(game: Game, players: int) -> None:
    for run in runs(8, game, players):
        dice = dice_for("clone kept", game, players, run)
        kept = []
        for s, _, _ in visits(game, players, dice):
            if not dice.below(6):
                kept.append((game.clone(s), canonical(s.table), canonical(s.secrets), dumped(game, s)))
        for twin, table, secrets, dump in kept:
            assert (canonical(twin.table), canonical(twin.secrets)) == (table, secrets)
            assert dumped(game, twin) == dump


@every_table
def test_a_dump_loads_to_the_same_state_owing_the_same_decisions(game: Game, players: int) -> None:
    for run in runs(8, game, players):
        for s, _, _ in visits(game, players, dice_for("dump", game, players, run)):
            loaded = game.load(plain(game.dump(s)))
            assert dumped(game, loaded) == dumped(game, s)
            assert state_hash(game, loaded) == state_hash(game, s)
            assert (loaded.pending, loaded.commits, loaded.moment) == (s.pending, s.commits, s.moment)
            assert loaded.frames == s.frames
            assert canonical([loaded.table, loaded.secrets]) == canonical([s.table, s.secrets])
        end = game.load(plain(game.dump(s)))
        assert not end.pending
        assert game.outcome(end) == game.outcome(s)


@every_table
def test_a_loaded_game_goes_on_like_the_one_that_was_dumped(game: Game, players: int) -> None:
    for run in runs(4, game, players):
        dice = dice_for("go on", game, players, run)
        for s, _, _ in visits(game, players, dice):
            if dice.below(8):
                continue
            loaded, twin = game.load(plain(game.dump(s))), game.clone(s)
            loaded.sink, twin.sink = [], []
            for seat, choice in finish(game, game.clone(s), dice):
                apply(game, loaded, seat, choice)
                apply(game, twin, seat, choice)
                assert loaded.pending == twin.pending
            assert dumped(game, loaded) == dumped(game, twin)
            assert loaded.sink == twin.sink
            assert game.outcome(loaded) == game.outcome(twin)


@every_table
def test_a_dump_is_plain_names_and_numbers(game: Game, players: int) -> None:
    for s, _, _ in visits(game, players, dice_for("plain", game, players, 0)):
        dump = game.dump(s)
        if not s.commits:
            assert plain(dump) == dump


@every_table
def test_a_dump_does_not_change_while_the_game_goes_on(game: Game, players: int) -> None:
    dice = dice_for("still dump", game, players, 0)
    s = new_game(game, players)
    dump, text = game.dump(s), dumped(game, s)
    loaded = game.load(dump)
    finish(game, s, dice)
    finish(game, loaded, dice)
    assert json.dumps(dump, sort_keys=True) == text, "the dump shares a list with the game it was taken of"
