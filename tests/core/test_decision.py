"""Decisions and choices: shapes, parts and wholes."""

from __future__ import annotations

import pytest

from core.toy import TOY
from throneroom.core.decision import STOP, STRUCTURED, Choice, Decision, Kind, Prefix, Shape, next_options, parts, whole
from throneroom.core.dice import Dice
from throneroom.core.flow import AnyState
from throneroom.core.game import all_choices, apply, blocked, check_choice, explain, new_game, owed_by
from throneroom.core.play import deal_all
from throneroom.core.rules import Illegal

KINDS = {kind.id: kind for kind in TOY.kinds}


def laying(hand: tuple[int, ...]) -> tuple[AnyState, Decision]:
    """A trader with that hand, asked which cards to lay down."""
    s = new_game(TOY, 2)
    s.secrets.hands[0] = hand
    return s, Decision(KINDS["lay"], 0)


def test_the_toy_has_every_shape() -> None:
    assert {kind.shape for kind in TOY.kinds} == set(Shape)


@pytest.mark.parametrize(("choice", "split"), [(3, (3,)), ((), ()), ((1, 2), (1, 2))])
def test_a_choice_splits_into_its_small_choices(choice: Choice, split: Prefix) -> None:
    assert parts(choice) == split


def test_a_finished_beginning_is_a_number_or_a_tuple_as_its_shape_has_it() -> None:
    assert whole(KINDS["bid"], (3,)) == 3
    assert whole(KINDS["lay"], (STOP,)) == ()
    assert whole(KINDS["lay"], (1, STOP)) == (1,)
    assert whole(KINDS["lay"], (1, 1)) == (1, 1)
    assert whole(KINDS["share"], (2, 0)) == (2, 0)


def test_some_cards_are_chosen_in_order_until_the_stop_or_the_most() -> None:
    s, d = laying((0, 2, 2))
    assert next_options(s, d, ()) == [0, 2, STOP]
    assert next_options(s, d, (2,)) == [2, STOP]
    assert next_options(s, d, (2, STOP)) == ()
    assert next_options(s, d, (2, 2)) == ()
    assert all_choices(s, d) == [(0, 2), (0,), (2, 2), (2,), ()]
    assert all_choices(s, d, most=2) == [(0, 2), (0,)]


@pytest.mark.parametrize(
    ("choice", "rule"),
    [
        ((0, 0), "TOY-LAY-HAND"),
        ((2, 0), "TOY-LAY-ORDER"),
        ((0, 2, 2), "CORE-NOT-AN-OPTION"),
        ((9,), "CORE-NOT-AN-OPTION"),
        ((STOP,), "CORE-NOT-AN-OPTION"),
        (0, "CORE-SHAPE"),
    ],
)
def test_a_wrong_choice_of_some_is_refused_with_its_reason(choice: Choice, rule: str) -> None:
    s, d = laying((0, 2, 2))
    refusal = explain(s, d, choice)
    assert refusal is not None
    assert refusal.rule == rule


def test_choosing_nothing_of_some_is_allowed_where_stopping_is() -> None:
    s, d = laying((0, 2, 2))
    assert explain(s, d, ()) is None


def test_an_unfinished_choice_is_refused_with_the_part_that_is_missing() -> None:
    s = new_game(TOY, 3)
    share, offer = Decision(KINDS["share"], 0), Decision(KINDS["offer"], 0)
    for d, choice, slot in ((share, (1,), "share"), (offer, (1,), "price"), (offer, (), "partner")):
        with pytest.raises(Illegal) as refused:
            check_choice(s, d, choice)
        assert refused.value.rule == "CORE-INCOMPLETE"
        assert refused.value.facts == {"slot": slot}


def test_a_choice_with_a_part_too_many_is_refused() -> None:
    s = new_game(TOY, 2)
    assert explain(s, Decision(KINDS["offer"], 0), (1, 0)) is None
    for kind, choice in (("offer", (1, 0, 0)), ("share", (1, 1, 0))):
        refusal = explain(s, Decision(KINDS[kind], 0), choice)
        assert refusal is not None
        assert refusal.rule == "CORE-NOT-AN-OPTION"


def test_blocked_options_come_with_their_reasons() -> None:
    s, d = laying((0, 2, 2))
    reasons = {value: refusal.rule for value, refusal in blocked(s, d, (2,))}
    assert reasons == {0: "TOY-LAY-ORDER", 1: "TOY-LAY-ORDER", 3: "TOY-LAY-HAND"}


def test_who_owes_nothing_cannot_act_and_who_has_answered_cannot_answer_again() -> None:
    s = new_game(TOY, 2)
    deal_all(TOY, s, Dice(1))
    apply(TOY, s, 1, 0)
    assert owed_by(s, 1) is None
    for seat in (1, -1):
        with pytest.raises(Illegal) as refused:
            apply(TOY, s, seat, 0)
        assert refused.value.rule == "CORE-NOT-AWAITED"


def test_decisions_are_the_same_if_kind_seat_and_numbers_are() -> None:
    kind = KINDS["bid"]
    assert Decision(kind, 1, 2, 3) == Decision(kind, 1, 2, 3)
    assert len({Decision(kind, 1), Decision(kind, 1), Decision(kind, 2), Decision(KINDS["lay"], 1)}) == 3
    assert Decision(kind, 1) != "bid"
    assert "bid" in repr(Decision(kind, 1))


def test_a_kind_without_a_check_refuses_what_it_does_not_offer() -> None:
    s = new_game(TOY, 2)
    d = Decision(Kind("odd", Shape.ONE, ("TOY-ODD",), options=lambda p, d, prefix: (1, 3),
                      values=lambda p, d, prefix: range(4), say=lambda p, d, prefix, value: str(value),
                      label=lambda p, d, prefix, value: ("label", {}), default=lambda p, d: 1), 0)  # fmt: skip
    assert [explain(s, d, value) is None for value in range(4)] == [False, True, False, True]
    refusal = explain(s, d, 2)
    assert refusal is not None
    assert refusal.rule == "TOY-ODD"
    assert [value for value, _ in blocked(s, d, ())] == [0, 2]


def test_slots_name_the_parts_and_the_last_name_serves_for_the_rest() -> None:
    assert [KINDS["offer"].slot(i) for i in range(3)] == ["partner", "price", "price"]
    assert KINDS["bid"].slot(0) == "bid"
    assert KINDS["bid"].width == 1
    assert KINDS["bid"].shape not in STRUCTURED
