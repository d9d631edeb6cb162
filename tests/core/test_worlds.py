"""The pieces of the leak checks: canonical text, other choices, and what counts as revealed."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from core.toy import TOY
from core.toy.table import Secrets, Table
from throneroom.core.decision import Decision, Shape
from throneroom.core.deck import Deck
from throneroom.core.dice import Dice
from throneroom.core.events import Event
from throneroom.core.flow import SCRIPTS, AnyState, Frame
from throneroom.core.game import new_game
from throneroom.core.play import deal_all
from throneroom.core.seats import NOBODY, SPECTATOR
from throneroom.core.worlds import (
    _compare_events,
    canonical,
    commit_order,
    fork,
    other_choice,
    packet,
    prefixes,
    question,
    two_worlds,
)

KINDS = {kind.id: kind for kind in TOY.kinds}


@dataclass
class Loose:
    """A class with a dictionary."""

    x: int


@pytest.fixture
def s() -> AnyState:
    s = new_game(TOY, 3)
    deal_all(TOY, s, Dice(8))
    return s


# ---------------------------------------------------------------- canonical text


def test_equal_values_have_equal_text_and_others_do_not() -> None:
    values = [None, True, 1, 1.5, "1", [1], [1, 2], [[1], 2], {"a": 1}, {"a": [1]}, {1, 2}, {3}, Loose(1),
              Loose(2), Deck((1, 2)), Deck((1,), (2,)), Frame(0, 1), Frame(0, 1, 2), Table(2), Table(3),
              Decision(KINDS["bid"], 1), Decision(KINDS["lay"], 1), Shape.ONE]  # fmt: skip
    assert len({canonical(value) for value in values}) == len(values)
    assert canonical(Table(2)) == canonical(Table(2).copy())


def test_the_order_of_lists_and_mappings_counts_and_that_of_sets_does_not() -> None:
    assert canonical([1, 2]) != canonical([2, 1])
    assert canonical({"a": 1, "b": 2}) != canonical({"b": 2, "a": 1})
    assert canonical({8, 16, 24}) == canonical({24, 16, 8})
    assert canonical((1, (2, 3))) == canonical([1, [2, 3]])


def test_every_slot_of_a_view_is_in_its_text(s: AnyState) -> None:
    view = TOY.view(s, 1)
    text = canonical(view)
    for slot in ("awaited", "commit", "frames", "moment", "pending", "seat", "secrets", "table"):
        assert f"{slot}=" in text
    before = text
    view.secrets.hands[0] = (1, 2)
    assert canonical(view) != before


def test_a_value_that_could_hide_something_has_no_text() -> None:
    for value in (lambda: 1, object(), iter([])):
        with pytest.raises(TypeError):
            canonical([1, [value]])


# ---------------------------------------------------------------- choices that look alike


def test_another_choice_differs_in_secret_parts_only(s: AnyState) -> None:
    d = Decision(KINDS["offer"], 0)
    for run in range(20):
        other = other_choice(s, d, (1, 2), Dice(run))
        assert isinstance(other, tuple)
        assert other[0] == 1
        assert other[1] != 2


def test_a_choice_of_some_may_become_longer_or_shorter_where_that_is_secret(s: AnyState) -> None:
    s.secrets.hands[0] = (0, 1, 2)
    others = {other_choice(s, Decision(KINDS["lay"], 0), (0,), Dice(run)) for run in range(60)}
    assert others == {(), (1,), (2,), (0, 1), (0, 2), (1, 2)}


def test_where_nothing_is_secret_there_is_no_other_choice(s: AnyState) -> None:
    assert other_choice(s, Decision(KINDS["peek"], 0), 1, Dice(1)) is None
    s.secrets.hands[0] = ()
    assert other_choice(s, Decision(KINDS["lay"], 0), (), Dice(1)) is None


def test_chance_may_always_have_drawn_something_else() -> None:
    s = new_game(TOY, 2)
    assert other_choice(s, s.pending[0], 0, Dice(1)) in (1, 2, 3)


# ---------------------------------------------------------------- events that tell the difference


def compare(one: list[Event], two: list[Event], observer: int) -> str:
    revealed, leaks = _compare_events(TOY, one, two, observer)
    return "revealed" if revealed else "leak" if leaks else "same"


def event(value: int, *, to: int = NOBODY, reveals: bool = False, private: int | None = None) -> Event:
    return Event("e", ("X-1",), {"value": value}, to=to, reveals=reveals,
                 private={} if private is None else {"card": private})  # fmt: skip


def test_only_an_event_that_reveals_may_differ() -> None:
    assert compare([event(1)], [event(1)], 0) == "same"
    assert compare([event(1)], [event(2)], 0) == "leak"
    assert compare([event(1, reveals=True)], [event(2, reveals=True)], 0) == "revealed"
    assert compare([event(1, reveals=True)], [event(2)], 0) == "leak"


def test_an_event_for_another_seat_must_look_the_same() -> None:
    mine = [event(1, to=0, reveals=True, private=3)], [event(1, to=0, reveals=True, private=4)]
    assert compare(*mine, 0) == "revealed"
    assert compare(*mine, 1) == "same"
    assert compare(*mine, SPECTATOR) == "same"
    assert compare([event(1, to=0, reveals=True)], [event(2, to=0, reveals=True)], 1) == "leak"


def test_number_and_order_of_events_must_be_the_same() -> None:
    assert compare([event(1), event(2)], [event(1)], 0) == "leak"
    assert compare([event(1), event(2)], [event(2), event(1)], 0) == "leak"
    assert compare([event(1, reveals=True), event(5)], [event(2, reveals=True)], 0) == "revealed"


def test_private_facts_for_nobody_are_a_leak_to_spectators() -> None:
    assert compare([event(1, private=3)], [event(1, private=3)], 0) == "leak"


# ---------------------------------------------------------------- the checks on the toy


def test_what_a_seat_is_sent_has_four_parts(s: AnyState) -> None:
    assert list(packet(TOY, s, 0)) == ["awaited", "decisions", "view_json", "view"]
    assert packet(TOY, s, 1)["decisions"].startswith("0.1 ")
    assert packet(TOY, s, SPECTATOR)["decisions"] == ""


def test_beginnings_come_shortest_first_with_one_whole_choice(s: AnyState) -> None:
    begun = prefixes(s, Decision(KINDS["share"], 0), Dice(1), most=4)
    assert begun[:4] == [(), (0,), (1,), (2,)]
    assert max(len(prefix) for prefix in begun) == 3
    for prefix in begun[1:]:
        assert prefix[:-1] in begun


def test_a_question_names_options_refusals_and_the_default(s: AnyState) -> None:
    lines = list(question(s, Decision(KINDS["offer"], 0), [(), (1, 2)]))
    assert lines[0] == "after (): options [1, 2]"
    assert "'offer bob'" in lines[1]
    assert "TOY-OFFER-SELF" in lines[2]
    assert lines[3:] == ["after (1, 2): complete", "default (1, 0)"]


def test_the_toy_has_no_leaks_at_its_first_bids(s: AnyState) -> None:
    dice = Dice(2)
    assert two_worlds(TOY, s, dice) == []
    assert fork(TOY, s, 0, 1, 2, dice) == []
    assert commit_order(TOY, s, dice) == []


def test_a_choice_that_everybody_sees_makes_a_fork_differ(s: AnyState) -> None:
    """The check is not blind: played as if it were secret, a public choice is a leak."""
    sale = next(i for i, script in enumerate(SCRIPTS) if script.name == "toy.sale")
    s.frames.append(Frame(sale, 0, 0))
    s.pending = (Decision(KINDS["offer"], 0),)
    assert fork(TOY, s, 0, (1, 0), (2, 0), Dice(1))
    assert not fork(TOY, s, 0, (1, 0), (1, 2), Dice(1))


def test_secrets_of_the_toy_copy_alone() -> None:
    secrets = Secrets([(1,)], [()], Deck((2,)), None)
    copy = secrets.copy()
    copy.hands[0] = (3,)
    assert secrets.hands == [(1,)]
