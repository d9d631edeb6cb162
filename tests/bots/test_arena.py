"""Series of games between bots: seeds, seats, shares and intervals."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from throneroom.bots.arena import Played, Score, matches, play_match, rotated, small_choices, tally, wilson
from throneroom.core.dice import Dice
from throneroom.core.flow import play
from throneroom.core.game import Outcome, find_game, new_game
from throneroom.core.play import deal_all, play_random
from throneroom.core.replay import steps
from throneroom.core.secrecy import sample

GAME = find_game("bloody-throne")


def test_every_bot_sits_at_every_seat() -> None:
    lineups = list(rotated(("a", "b", "c"), games=6))
    assert lineups[:3] == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]
    assert lineups[3:] == lineups[:3]


def test_the_same_seed_gives_the_same_games() -> None:
    lineups = [("greedy", "random", "random")] * 3
    first, second, other = ([p.record.lines for p in matches(GAME, lineups, seed)] for seed in (1, 1, 2))
    assert first == second
    assert first != other
    assert len({tuple(lines) for lines in first}) == 3


def test_a_game_does_not_depend_on_the_ones_before_it() -> None:
    lineup = ("random", "random", "greedy", "random")
    *_, last = matches(GAME, [lineup] * 3, seed="s")
    assert last.record.lines == play_match(GAME, lineup, "s", number=2).record.lines


def test_shared_wins_are_counted_in_parts() -> None:
    alone = play_match(GAME, ("random", "greedy", "random"), "s")
    shared = replace(alone, outcome=Outcome((0, 1, 2), (5, 5, 5), ()))
    assert [shared.share(seat) for seat in range(3)] == [Fraction(1, 3)] * 3
    standing = tally([replace(alone, outcome=Outcome((1,), (4, 9, 4), ())), shared])
    assert standing.games == 2
    assert standing.decisions == 2 * alone.decisions
    assert standing.bots == {
        "greedy": Score(Fraction(4, 3), 2),
        "random": Score(Fraction(2, 3), 2),
    }
    assert [seat.wins for seat in standing.seats] == [Fraction(1, 3), Fraction(4, 3), Fraction(1, 3)]
    assert standing.bots["greedy"].rate == pytest.approx(2 / 3)


def test_no_games_are_no_wins() -> None:
    nothing: list[Played] = []
    standing = tally(nothing)
    assert (standing.games, standing.seats, standing.bots) == (0, (), {})
    assert Score(Fraction(0), 0).rate == 0


def test_wilson_intervals_are_those_of_the_books() -> None:
    low, high = wilson(5, 10)
    assert (round(low, 4), round(high, 4)) == (0.2366, 0.7634)
    assert wilson(0, 0) == (0.0, 1.0)
    low, high = wilson(0, 20)
    assert low == 0.0 and round(high, 4) == 0.1611
    low, high = wilson(20, 20)
    assert round(low, 4) == 0.8389 and high == pytest.approx(1.0)


def test_decisions_are_counted_as_random_play_counts_them() -> None:
    s = new_game(GAME, 4)
    deal_all(GAME, s, Dice(3))
    expected = play_random(GAME, GAME.clone(s), Dice(7))
    dice, count = Dice(7), 0
    while s.pending:
        d = s.pending[0]
        choice = sample(s, d, dice)
        count += small_choices(s, d, choice)
        play(s, d.seat, choice)
    assert count == expected


def test_a_played_game_counts_the_choices_of_its_record() -> None:
    played = play_match(GAME, ("random", "greedy", "random"), "count")
    again = 0
    for s, seat, choice in steps(played.record):
        if seat >= 0:
            again += small_choices(s, s.pending[0], choice)
    assert played.decisions == again
