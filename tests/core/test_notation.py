"""Actions as people type them."""

from __future__ import annotations

import pytest

from core.toy import TOY
from throneroom.core.decision import Choice, Decision, Kind, Shape
from throneroom.core.dice import Dice
from throneroom.core.flow import AnyState
from throneroom.core.game import new_game
from throneroom.core.notation import (
    action_text,
    choice_text,
    completions,
    position_text,
    read_action,
    read_choice,
    read_seat,
    split_position,
)
from throneroom.core.play import deal_all
from throneroom.core.rules import Illegal
from throneroom.core.seats import CHANCE

KINDS = {kind.id: kind for kind in TOY.kinds}
WORDS = ("river bank", "river", "royal decree", "rope", "stone")
NAMED = Kind(
    "named", Shape.ONE, ("X-1",), options=lambda p, d, prefix: range(len(WORDS)),
    say=lambda p, d, prefix, value: WORDS[value], label=lambda p, d, prefix, value: ("label", {}),
    default=lambda p, d: 0,
)  # fmt: skip


@pytest.fixture
def s() -> AnyState:
    """A toy game in which all three traders are asked for their bids."""
    s = new_game(TOY, 3)
    deal_all(TOY, s, Dice(3))
    return s


def refusal(s: AnyState, text: str) -> str:
    with pytest.raises(Illegal) as refused:
        read_action(TOY, s, text)
    return refused.value.rule


def test_an_action_is_the_seat_and_its_words(s: AnyState) -> None:
    assert action_text(TOY, s, s.pending[1], 2) == "bob bid 2"
    assert read_action(TOY, s, "bob bid 2") == (1, 2)


def test_capitals_commas_colons_and_spaces_do_not_matter(s: AnyState) -> None:
    assert read_action(TOY, s, "  BOB:  Bid,2 ") == (1, 2)


def test_words_may_be_shortened_to_a_unique_beginning(s: AnyState) -> None:
    assert read_action(TOY, s, "b b 5") == (1, 5)


def test_a_whole_word_is_meant_rather_than_a_longer_one_that_begins_with_it(s: AnyState) -> None:
    assert read_action(TOY, s, "b b 2") == (1, 2)  # not 20


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("", "CORE-NOT-UNDERSTOOD"),
        ("   ", "CORE-NOT-UNDERSTOOD"),
        ("zoe bid 2", "CORE-SEAT"),
        ("dan bid 2", "CORE-NOT-AWAITED"),
        ("* draw apple", "CORE-NOT-AWAITED"),
        ("bob", "CORE-INCOMPLETE"),
        ("bob -", "CORE-INCOMPLETE"),
        ("bob bid", "CORE-NOT-UNDERSTOOD"),
        ("bob sing", "CORE-NOT-UNDERSTOOD"),
        ("bob bid 2 now", "CORE-NOT-UNDERSTOOD"),
    ],
)
def test_what_cannot_be_read_is_refused_with_its_reason(s: AnyState, text: str, rule: str) -> None:
    assert refusal(s, text) == rule


def test_an_illegal_choice_can_still_be_read(s: AnyState) -> None:
    assert read_action(TOY, s, "ann bid 25") == (0, 25)


def test_after_the_end_nothing_can_be_read(s: AnyState) -> None:
    s.pending = ()
    assert refusal(s, "ann bid 1") == "CORE-OVER"


def test_a_seat_is_its_code_or_a_unique_beginning() -> None:
    assert [read_seat(TOY, word) for word in ("ann", "a", "da", "*")] == [0, 0, 3, CHANCE]
    with pytest.raises(Illegal) as refused:
        read_seat(TOY, "x")
    assert refused.value.facts["known"] == "ann, bob, cat, dan"


@pytest.mark.parametrize(
    ("text", "value"),
    [("river", 1), ("river bank", 0), ("riv", 1), ("royal decree", 2), ("roy d", 2), ("rop", 3), ("s", 4)],
)
def test_an_exact_name_wins_and_the_longest_of_those(s: AnyState, text: str, value: int) -> None:
    assert read_choice(s, Decision(NAMED, 0), text) == value


def test_an_ambiguous_word_is_refused_naming_what_it_could_be(s: AnyState) -> None:
    with pytest.raises(Illegal) as refused:
        read_choice(s, Decision(NAMED, 0), "r")
    assert refused.value.rule == "CORE-AMBIGUOUS"
    assert refused.value.facts["known"] == "river; rope"


@pytest.mark.parametrize(
    ("kind", "choice", "text"),
    [
        ("lay", (), "-"),
        ("lay", (0, 2), "lay apple lay cheese"),
        ("share", (0, 2, 0), "share 0 share 2 share 0"),
        ("offer", (2, 3), "offer cat for 3"),
        ("peek", 1, "peek 1"),
    ],
)
def test_every_shape_has_its_words_and_reads_back(s: AnyState, kind: str, choice: Choice, text: str) -> None:
    d = Decision(KINDS[kind], 0)
    assert choice_text(s, d, choice) == text
    assert read_choice(s, d, text) == choice


def test_some_may_stop_early_but_an_assignment_may_not(s: AnyState) -> None:
    assert read_choice(s, Decision(KINDS["lay"], 0), "lay date") == (3,)
    with pytest.raises(Illegal) as refused:
        read_choice(s, Decision(KINDS["share"], 0), "share 1 share 1")
    assert refused.value.rule == "CORE-INCOMPLETE"


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("", ["offer"]),
        ("of", ["offer"]),
        ("offer ", ["ann", "bob", "cat"]),
        ("offer c", ["cat"]),
        ("offer cat ", ["for"]),
        ("offer cat for 2", ["2", *(str(n) for n in range(20, 30))]),
        ("sing ", []),
        ("offer cat for 2 ", []),
    ],
)
def test_completion_knows_the_words_that_can_follow(s: AnyState, typed: str, words: list[str]) -> None:
    assert completions(s, Decision(KINDS["offer"], 0), typed) == words


def test_a_position_in_one_line_splits_into_its_sections(s: AnyState) -> None:
    assert split_position("round: 2; row: red:(spy) ;; now: place red;") == {
        "round": "2",
        "row": "red:(spy)",
        "now": "place red",
    }
    assert list(split_position(position_text(TOY, s))) == ["state"]
    assert split_position("") == {}


@pytest.mark.parametrize("text", ["round 2", "round: 1; round: 2", "round: 1; what"])
def test_a_section_without_a_name_or_given_twice_is_refused(text: str) -> None:
    with pytest.raises(Illegal) as refused:
        split_position(text)
    assert refused.value.rule == "CORE-POSITION"
