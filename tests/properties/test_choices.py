"""What is offered is what is allowed: options, checks and defaults say the same."""

from __future__ import annotations

from typing import Any

import pytest

from properties.support import dice_for, dumped, every_table, finish, runs, told, visits
from throneroom.core.decision import STOP, STRUCTURED, Choice, Decision, Prefix, next_options, parts, whole
from throneroom.core.dice import Dice
from throneroom.core.game import Game, all_rules, apply, blocked, check_choice, default_choice, explain, new_game
from throneroom.core.play import deal_all
from throneroom.core.rules import Illegal
from throneroom.core.seats import CHANCE, SPECTATOR
from throneroom.core.worlds import prefixes, spread

LONGEST = 500
"""No choice has more parts than this."""


def positions(game: Game, s: Any, d: Decision) -> list[Any]:
    """Where a decision can be asked about: in the state, and in the view of the seat that owes it."""
    return [s] if d.seat == CHANCE else [s, game.view(s, d.seat)]


def complete(p: Any, d: Decision, prefix: Prefix, dice: Dice) -> Prefix:
    """A random way to finish a choice that has begun with `prefix`."""
    while options := next_options(p, d, prefix):
        prefix += (dice.pick(options),)
        assert len(prefix) < LONGEST
    return prefix


def fill_up(p: Any, d: Decision, prefix: Prefix, dice: Dice) -> Prefix:
    """A random way to finish it with anything that can be named, legal or not."""
    while not (d.kind.width and len(prefix) >= d.kind.width):
        values = [value for value in d.kind.values(p, d, prefix) if value != STOP]
        if not values or (len(prefix) > 1 and STOP in d.kind.values(p, d, prefix) and dice.below(2)):
            break
        prefix += (dice.pick(values),)
        assert len(prefix) < LONGEST
    return prefix


@every_table
def test_everything_offered_can_be_named_and_passes_the_checks(game: Game, players: int) -> None:
    for run in runs(8, game, players):
        dice = dice_for("offered", game, players, run)
        for s, d, _ in visits(game, players, dice):
            for p in positions(game, s, d):
                for prefix in prefixes(p, d, dice):
                    options = list(next_options(p, d, prefix))
                    assert len(options) == len(set(options)), "an option is offered twice"
                    if options:
                        assert set(options) <= set(d.kind.values(p, d, prefix))
                    for value in options:
                        if value != STOP and d.kind.check is not None:
                            d.kind.check(p, d, (*prefix, value))


@every_table
def test_every_offered_beginning_can_be_completed_to_a_legal_choice(game: Game, players: int) -> None:
    for run in runs(8, game, players):
        dice = dice_for("complete", game, players, run)
        for s, d, _ in visits(game, players, dice):
            for p in positions(game, s, d):
                for prefix in prefixes(p, d, dice):
                    check_choice(p, d, whole(d.kind, complete(p, d, prefix, dice)))


@every_table
def test_everything_named_but_not_offered_is_refused_with_a_rule(game: Game, players: int) -> None:
    ledger = {rule.id for rule in all_rules(game)}
    for run in runs(8, game, players):
        dice = dice_for("refused", game, players, run)
        for s, d, _ in visits(game, players, dice):
            for p in positions(game, s, d):
                for prefix in prefixes(p, d, dice, most=8):
                    options = next_options(p, d, prefix)
                    if not options:
                        continue
                    for value in spread(d.kind.values(p, d, prefix), 20):
                        if value in options:
                            continue
                        begun = prefix if value == STOP else fill_up(p, d, (*prefix, value), dice)
                        choice = begun if d.kind.shape in STRUCTURED else begun[0]
                        refusal = explain(p, d, choice)
                        assert refusal is not None, (d, choice, "is allowed but not offered")
                        known = refusal.rule in ledger or refusal.rule.startswith("CORE-")
                        assert not ledger or known, refusal
                    for value, reason in blocked(p, d, prefix):
                        assert value not in options
                        assert not ledger or reason.rule in ledger, reason


@every_table
def test_random_nameable_choices_are_allowed_exactly_if_offered(game: Game, players: int) -> None:
    for run in runs(8, game, players):
        dice = dice_for("nameable", game, players, run)
        for s, d, _ in visits(game, players, dice):
            for p in positions(game, s, d):
                for _ in range(4):
                    choice = fill_up(p, d, (), dice)
                    offered = all(value in next_options(p, d, choice[:i]) for i, value in enumerate(choice))
                    left = next_options(p, d, choice) if offered else ()
                    legal = offered and (not left or STOP in left)
                    given = choice if d.kind.shape in STRUCTURED else choice[0]
                    assert (explain(p, d, given) is None) == legal, (d, choice)


@every_table
def test_the_default_action_is_legal_and_depends_only_on_the_view(game: Game, players: int) -> None:
    for run in runs(8, game, players):
        dice = dice_for("default", game, players, run)
        for s, d, _ in visits(game, players, dice):
            default = default_choice(s, d)
            check_choice(s, d, default)
            if d.seat == CHANCE:
                continue
            v = game.view(s, d.seat)
            w = game.sample_world(v, dice)
            assert default_choice(v, d) == default
            assert default_choice(w, d) == default
            assert default_choice(game.view(w, d.seat), d) == default


@every_table
def test_a_game_in_which_nobody_ever_answers_ends(game: Game, players: int) -> None:
    for run in runs(3, game, players):
        dice = dice_for("absent", game, players, run)
        s = new_game(game, players)
        deal_all(game, s, dice)
        while s.pending:
            d = dice.pick(s.pending)
            apply(game, s, d.seat, default_choice(game.view(s, d.seat), d))
            deal_all(game, s, dice)
        assert game.outcome(s) is not None


def garbage(legal: Choice, dice: Dice) -> Choice:
    """A choice that hardly ever makes sense."""

    def number() -> int:
        return dice.pick([STOP, -2, 0, 1, 2, 3, 7, 63, 64, 65, 1 << 40, -(1 << 40), dice.below(100)])

    given = parts(legal)
    spoiled = [number() if dice.below(2) else value for value in given]
    return dice.pick(
        [
            number(),
            (),
            (number(),),
            tuple(number() for _ in range(dice.below(6))),
            tuple(spoiled),
            (*given, number()),
            (*given, STOP),
            given[:-1],
            given if not isinstance(legal, tuple) else given[0] if given else 0,
        ]
    )


@every_table
def test_a_refused_action_changes_nothing(game: Game, players: int) -> None:
    refused = 0
    for run in runs(10, game, players):
        dice = dice_for("garbage", game, players, run)
        for s, d, legal in visits(game, players, dice):
            for _ in range(3):
                seat = dice.pick([d.seat, d.seat, d.seat, dice.below(players), CHANCE, SPECTATOR, 99])
                before = (dumped(game, s), s.pending, dict(s.commits), len(told(s)))
                choice = garbage(legal, dice)
                if seat == d.seat and explain(s, d, choice) is None:
                    continue  # it happened to make sense
                if seat != d.seat and any(x.seat == seat for x in s.pending):
                    continue
                with pytest.raises(Illegal):
                    apply(game, s, seat, choice)
                refused += 1
                assert (dumped(game, s), s.pending, dict(s.commits), len(told(s))) == before
    assert refused > 0


@every_table
def test_nobody_can_act_once_the_game_is_over(game: Game, players: int) -> None:
    s = new_game(game, players)
    finish(game, s, dice_for("over", game, players, 0))
    for seat in (*range(players), CHANCE):
        with pytest.raises(Illegal) as refused:
            apply(game, s, seat, 0)
        assert refused.value.rule == "CORE-OVER"
