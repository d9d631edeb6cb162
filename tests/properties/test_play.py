"""Random games of every kind go by the protocol from the first action to the last."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from properties.support import (
    ALL_GAMES,
    dice_for,
    draw,
    dumped,
    every_table,
    every_table_of,
    finish,
    is_chance,
    runs,
    told,
    walk,
)
from throneroom.core.events import Event, event_json, seen_by
from throneroom.core.flow import play, repose
from throneroom.core.game import Game, all_rules, decision_id, games, new_game
from throneroom.core.play import play_random
from throneroom.core.rules import Illegal
from throneroom.core.seats import CHANCE, SPECTATOR


@every_table
def test_invariants_hold_after_every_action(game: Game, players: int) -> None:
    for run in runs(25, game, players):
        for s, _, _ in walk(game, players, dice_for("invariants", game, players, run)):
            assert not list(game.invariants(s)), game.position(s)
        assert not list(game.invariants(s))


@every_table
def test_each_seat_owes_one_declared_decision_and_chance_acts_alone(game: Game, players: int) -> None:
    for run in runs(10, game, players):
        for s, _, _ in walk(game, players, dice_for("pending", game, players, run)):
            seats = [d.seat for d in s.pending]
            assert seats in ([CHANCE], sorted(set(seats) & set(range(players))))
            for d in s.pending:
                assert d.kind in game.kinds
            assert not set(seats) & set(s.commits)


@every_table
def test_what_is_owed_can_be_asked_anew_and_asking_changes_nothing(game: Game, players: int) -> None:
    for run in runs(5, game, players):
        for s, _, _ in walk(game, players, dice_for("repose", game, players, run)):
            before = dumped(game, s)
            owed = [d for d in repose(s) if d.seat not in s.commits]
            assert owed == list(s.pending)
            assert dumped(game, s) == before


@every_table
def test_decision_ids_are_stable_while_open_and_never_used_again(game: Game, players: int) -> None:
    for run in runs(5, game, players):
        dice = dice_for("ids", game, players, run)
        closed: set[str] = set()
        for s, d, choice in walk(game, players, dice):
            if d.seat == CHANCE:
                continue
            opened = {decision_id(s, x) for x in s.pending}
            assert not opened & closed
            after = game.clone(s)
            play(after, d.seat, choice)
            if after.commits:
                assert {decision_id(after, x) for x in after.pending} == opened - {decision_id(s, d)}
            else:
                assert after.moment == s.moment + 1
            closed.add(decision_id(s, d))


@every_table
def test_the_same_seed_plays_the_same_game(game: Game, players: int) -> None:
    for run in runs(5, game, players):
        logs = []
        for _ in range(2):
            dice = dice_for("same", game, players, run)
            log: list[object] = [(d.key(), choice, dumped(game, s)) for s, d, choice in walk(game, players, dice)]
            logs.append(log)
        assert logs[0] == logs[1]


@every_table
def test_a_game_without_listeners_plays_the_same(game: Game, players: int) -> None:
    for run in runs(10, game, players):
        silent = new_game(game, players)
        for s, d, choice in walk(game, players, dice_for("silent", game, players, run)):
            assert dumped(game, silent) == dumped(game, s)
            play(silent, d.seat, choice)
        assert silent.sink is None
        assert not silent.pending


@every_table
def test_fast_random_play_ends_and_counts_real_choices(game: Game, players: int) -> None:
    for run in runs(20, game, players):
        s = new_game(game, players)
        assert play_random(game, s, dice_for("fast", game, players, run)) > 0
        assert game.outcome(s) is not None


@every_table
def test_events_are_declared_cite_rules_of_the_ledger_and_have_plain_facts(game: Game, players: int) -> None:
    ledger = {rule.id for rule in all_rules(game)}
    for run in runs(15, game, players):
        s = new_game(game, players)
        s.sink = []
        finish(game, s, dice_for("events", game, players, run))
        for event in told(s):
            assert event.id in game.events
            assert event.rules
            rules = {*event.rules, *(term.rule for term in event.terms)}
            assert not ledger or rules <= ledger, rules - ledger
            assert not event.private or event.to in range(players)
            for seat in (*range(players), SPECTATOR):
                facts = event_json(seen_by(event, seat))["facts"]
                assert isinstance(facts, dict)
                for value in facts.values():
                    assert type(value) in (int, str) or all(type(item) is str for item in value)


@every_table_of(games())
def test_kinds_cite_rules_of_the_ledger_and_outcomes_too(game: Game, players: int) -> None:
    ledger = {rule.id for rule in all_rules(game)}
    for kind in game.kinds:
        assert set(kind.rules) <= ledger
    s = new_game(game, players)
    finish(game, s, dice_for("rules", game, players, 0))
    outcome = game.outcome(s)
    assert outcome is not None
    assert {*outcome.rules, *(term.rule for term in outcome.terms)} <= ledger


@every_table
def test_views_of_chance_moments_are_never_needed(game: Game, players: int) -> None:
    """Chance is answered before anybody is asked or shown anything: it never waits for a player."""
    for run in runs(5, game, players):
        dice = dice_for("chance", game, players, run)
        for s, _, _ in walk(game, players, dice):
            if is_chance(s):
                assert not s.commits
                assert len(s.pending) == 1
            else:
                assert all(d.seat >= 0 for d in s.pending)


# ---------------------------------------------------------------- points

Changes = dict[str, int]


def bloody_throne_changes(event: Event) -> Changes:
    """What one event of Bloody Throne adds to whose total."""
    facts = event.facts
    if event.id in ("gained", "collected"):
        assert sum(term.amount for term in event.terms) == facts["amount"]
        return {str(facts["seat"]): int(str(facts["amount"]))}
    if event.id == "stole" and facts["seat"] != facts["victim_seat"]:
        amount = int(str(facts["amount"]))
        return {str(facts["seat"]): amount, str(facts["victim_seat"]): -amount}
    return {}


EXPLAINED: dict[str, Callable[[Event], Changes]] = {"bloody-throne": bloody_throne_changes}
"""For games that say so: how events explain every change of the score."""


@every_table_of(EXPLAINED)
def test_every_change_of_the_score_is_explained_by_events(game: Game, players: int) -> None:
    for run in runs(60, game, players):
        dice = dice_for("points", game, players, run)
        s = new_game(game, players)
        while s.pending:
            before = list(game.scores(s))
            s.sink = []
            d, choice = draw(s, dice)
            play(s, d.seat, choice)
            for event in told(s):
                for code, amount in EXPLAINED[game.id](event).items():
                    before[game.seats.index(code)] += amount
            assert before == list(game.scores(s)), told(s)


# ---------------------------------------------------------------- tables that cannot be set


@pytest.mark.parametrize("players", [-1, 0, 1, 99])
def test_a_wrong_number_of_players_is_refused_by_the_games_own_rule(players: int) -> None:
    for game in ALL_GAMES.values():
        with pytest.raises(Illegal) as refused:
            new_game(game, players)
        assert refused.value.rule == game.players_rule


@every_table
def test_every_value_of_every_option_sets_a_table_and_others_are_refused(game: Game, players: int) -> None:
    for option in game.options:
        values = [value for value in option.values if value not in ("seat", "*")]
        if "seat" in option.values:
            values += game.seats[:players]
        for value in values:
            s = new_game(game, players, {option.id: value})
            finish(game, s, dice_for("options", game, players, 0))
            assert game.outcome(s) is not None
        if "*" not in option.values:
            with pytest.raises(Illegal) as refused:
                new_game(game, players, {option.id: "no such value"})
            assert refused.value.rule == "CORE-OPTION-VALUE"
    with pytest.raises(Illegal) as refused:
        new_game(game, players, {"no-such-option": "x"})
    assert refused.value.rule == "CORE-OPTION"
