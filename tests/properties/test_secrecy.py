"""Views and imagined worlds hold what they should. That nothing leaks is shown by `tests/reliability`, row R12."""

from __future__ import annotations

from properties.support import dice_for, dumped, every_table, finish, is_chance, runs, visits, walk
from throneroom.core.game import Game, new_game
from throneroom.core.play import deal_all
from throneroom.core.seats import CHANCE, SPECTATOR
from throneroom.core.worlds import canonical


@every_table
def test_imagined_worlds_differ_from_the_true_one_and_play_on_to_an_end(game: Game, players: int) -> None:
    differ = 0
    for run in runs(6, game, players):
        dice = dice_for("imagine", game, players, run)
        for s, d, _ in visits(game, players, dice):
            if d.seat == CHANCE:
                continue
            v = game.view(s, dice.below(players))
            before = canonical(v)
            w = game.sample_world(v, dice)
            differ += dumped(game, w) != dumped(game, s)
            assert dumped(game, game.load(game.dump(w))) == dumped(game, w)
            if not dice.below(5):
                finish(game, w, dice)
                assert not list(game.invariants(w))
                assert canonical(v) == before, "an imagined world shares something with its view"
    assert differ > 0


@every_table
def test_a_view_never_shows_chance_and_shows_only_the_viewers_own_decision(game: Game, players: int) -> None:
    for run in runs(5, game, players):
        dice = dice_for("view", game, players, run)
        for s, _, _ in walk(game, players, dice):
            if is_chance(s):
                continue
            for seat in (*range(players), SPECTATOR):
                v = game.view(s, seat)
                assert v.seat == seat
                assert all(d.seat == seat for d in v.pending)
                assert v.awaited == tuple(sorted(d.seat for d in s.pending))
                assert v.commit == s.commits.get(seat)


@every_table
def test_a_view_does_not_change_while_the_game_goes_on(game: Game, players: int) -> None:
    for run in runs(3, game, players):
        dice = dice_for("still view", game, players, run)
        s = new_game(game, players)
        deal_all(game, s, dice)
        views = [game.view(s, seat) for seat in (*range(players), SPECTATOR)]
        before = canonical(views)
        finish(game, s, dice)
        assert canonical(views) == before
