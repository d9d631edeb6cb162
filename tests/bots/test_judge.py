"""Positions of Bloody Throne with an obvious right answer, as the greedy bot sees them."""

from __future__ import annotations

import pytest

from throneroom.bots.base import make_bot
from throneroom.core.dice import Dice
from throneroom.core.game import find_game, new_game, settled
from throneroom.core.notation import action_text
from throneroom.core.play import Clock, deal_all, play_random

GAME = find_game("bloody-throne")


def answers(players: int = 3, **given: str) -> set[str]:
    """What the greedy bot says in a position, with several dice."""
    s = GAME.read_position(given, players, settled(GAME, players, {}))
    d = s.pending[0]
    said = set()
    for seed in range(3):
        choice = make_bot("greedy", GAME, Dice(seed)).choose(GAME.view(s, d.seat), d, Clock())
        said.add(action_text(GAME, s, d, choice))
    return said


def answer(players: int = 3, **given: str) -> str:
    """The same where only one answer is right."""
    said = answers(players, **given)
    assert len(said) == 1, said
    return said.pop()


# ---------------------------------------------------------------- reveal or leave


@pytest.mark.parametrize("card", ["heir", "spy", "conspiracy", "assassination", "royal-decree"])
def test_in_the_last_round_points_on_a_card_are_collected(card: str) -> None:
    assert answer(round="6", row=f"red:({card})+3 blu:heir grn:lord", now="face 1") == "red reveal"


def test_a_fresh_conspiracy_is_left_to_grow() -> None:
    assert answer(round="2", row="blu:lord red:(conspiracy) red:heir grn:heir", now="face 2") == "red leave"


def test_a_rich_conspiracy_next_to_an_open_soldier_is_cashed_in() -> None:
    row = "blu:archer grn:soldier red:(conspiracy)+3"
    assert answer(round="4", row=row, now="face 3") == "red reveal"


def test_an_ambush_is_left_as_bait_for_a_soldier() -> None:
    assert answer(round="3", row="red:(ambush)+1 blu:soldier grn:lord", now="face 1") == "red leave"


def test_an_ambush_nobody_can_spring_any_more_is_turned_up() -> None:
    assert answer(round="6", row="blu:heir grn:lord red:(ambush)+2", now="face 3") == "red reveal"


def test_a_lord_between_own_cards_is_revealed_at_once() -> None:
    assert answer(round="3", row="red:(spy) red:(lord) red:(heir) blu:lord", now="face 2") == "red reveal"


def test_an_heir_with_a_rival_stays_face_down() -> None:
    assert answer(round="3", row="blu:heir red:(heir) red:spy grn:lord", now="face 2") == "red leave"


def test_a_soldier_among_own_cards_stays_face_down() -> None:
    assert answer(round="3", row="red:lord red:(soldier) red:heir blu:spy", now="face 2") == "red leave"


# ---------------------------------------------------------------- whom to hit


def test_a_soldier_spares_its_own_house() -> None:
    assert answer(round="3", row="red:heir red:soldier blu:(spy) grn:lord", now="hit 2") == "red hit 3"


def test_a_soldier_takes_the_card_with_the_points() -> None:
    row, piles = "grn:(spy)+4 red:soldier blu:(lord) blu:spy", "grn:ambush blu:ambush"
    assert answer(round="4", row=row, piles=piles, now="hit 2") == "red hit 1"


def test_a_known_card_is_hit_rather_than_one_that_may_be_an_ambush() -> None:
    row = "grn:heir red:soldier blu:(ambush) blu:spy"
    assert answer(round="4", row=row, now="hit 2") == "red hit 1"


def test_an_archer_shoots_at_the_other_house() -> None:
    row = "red:lord red:archer grn:spy blu:heir"
    assert answer(round="3", row=row, now="hit 2") == "red hit 4"


def test_the_leader_is_murdered_first() -> None:
    row = "red:assassination blu:heir grn:lord"
    totals = "red 5 blu 3 grn 12"
    assert answer(round="3", row=row, totals=totals, now="hit 1") == "red hit 3"


def test_an_own_card_that_brings_nothing_more_is_worth_a_point_in_the_end() -> None:
    row = "red:spy red:soldier"
    assert answer(round="6", row=row, now="hit 2") == "red hit 1"


# ---------------------------------------------------------------- whom to rob and copy


def test_a_spy_robs_the_leader() -> None:
    row, totals = "blu:heir red:spy grn:heir", "red 4 blu 3 grn 9"
    assert answer(round="3", row=row, totals=totals, now="rob 2") == "red rob grn"


def test_a_spy_does_not_rob_a_beggar() -> None:
    row, totals = "blu:heir red:spy grn:heir", "red 4 blu 1 grn 0"
    assert answer(round="3", row=row, totals=totals, now="rob 2") == "red rob blu"


def test_a_shapeshifter_between_own_cards_copies_the_lord() -> None:
    row = "red:lord red:shapeshifter red:spy blu:heir"
    assert answer(round="3", row=row, now="copy 2") == "red copy 1"


def test_a_shapeshifter_copies_the_heir_and_not_another_shapeshifter() -> None:
    row = "blu:shapeshifter red:shapeshifter grn:heir blu:lord"
    assert answer(round="3", row="red:spy red:shapeshifter grn:heir blu:lord", now="copy 2") == "red copy 3"
    assert answers(round="3", row=row, now="copy 2") == {"red copy 1", "red copy 3"}  # rivals gain nothing


# ---------------------------------------------------------------- what to move


def test_a_decree_lets_the_own_heir_inherit_twice() -> None:
    row = "red:heir grn:spy red:royal-decree blu:spy"
    assert answers(round="6", row=row, now="move 3") <= {"red move 1 before 4", "red move 1 last"}


def test_a_decree_keeps_the_leader_from_collecting() -> None:
    row, totals = "red:royal-decree blu:(spy) grn:(spy)+5", "red 8 blu 2 grn 8"
    assert answer(round="6", row=row, totals=totals, now="move 1") == "red move 3 first"


# ---------------------------------------------------------------- what to place where


def test_in_the_last_round_nothing_slow_is_placed() -> None:
    hands = "red:heir,conspiracy"
    row = "red:archer red:soldier red:spy red:shapeshifter red:lord blu:lord grn:lord"
    assert answer(round="6", row=row, hands=hands, now="place red").startswith("red place heir ")


def test_a_conspiracy_comes_early() -> None:
    row, piles = "blu:heir red:lord grn:lord blu:spy", "red:heir,shapeshifter"
    hands = "red:assassination,conspiracy,royal-decree,ambush"
    said = answers(round="4", row=row, piles=piles, hands=hands, now="place red")
    assert all(text.startswith("red place conspiracy ") for text in said)


def test_a_shapeshifter_goes_next_to_an_open_heir() -> None:
    row, piles = "blu:heir red:lord grn:lord blu:spy", "red:heir"
    hands = "red:assassination,conspiracy,royal-decree,shapeshifter,ambush"
    assert answer(round="3", row=row, piles=piles, hands=hands, now="place red") == "red place shapeshifter first"


def test_a_lord_goes_next_to_an_own_card() -> None:
    row, piles = "blu:spy grn:heir red:heir", "red:archer,soldier,spy,shapeshifter"
    hands = "red:lord,conspiracy"
    assert answer(round="6", row=row, piles=piles, hands=hands, now="place red") == "red place lord last"


def test_a_lord_covers_an_idle_card_between_own_ones() -> None:
    row, piles = "blu:spy red:spy red:soldier red:heir grn:heir", "red:archer,shapeshifter"
    hands = "red:lord,conspiracy"
    assert answer(round="6", row=row, piles=piles, hands=hands, now="place red") == "red place lord on 3"


def test_a_soldier_goes_next_to_the_points() -> None:
    row = "grn:(spy)+5 grn:lord red:(archer) red:(heir) red:(spy) red:(lord) red:(ambush) blu:(spy)"
    hands = "red:soldier,conspiracy"
    assert answer(round="6", row=row, hands=hands, now="place red") == "red place soldier first"


# ---------------------------------------------------------------- the value of a position


def test_win_chances_are_chances() -> None:
    dice = Dice(4)
    for players in GAME.players:
        s = new_game(GAME, players)
        deal_all(GAME, s, dice)
        chances = [GAME.judge.value(GAME.view(s, 0), seat) for seat in range(players)]
        assert sum(chances) == pytest.approx(1)
        play_random(GAME, s, dice)
        outcome = GAME.outcome(s)
        assert outcome is not None
        for seat in range(players):
            share = (seat in outcome.winners) / len(outcome.winners)
            assert GAME.judge.value(GAME.view(s, 0), seat) == share


def test_the_leader_is_the_favourite() -> None:
    given = {"round": "5", "totals": "red 9 blu 4 grn 4", "row": "red:heir blu:(spy) grn:(lord)", "now": "face 2"}
    view = GAME.view(GAME.read_position(given, 3, settled(GAME, 3, {})), 1)
    assert GAME.judge.value(view, 0) > 0.6
