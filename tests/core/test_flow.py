"""The interpreter: scripts of steps, frames pushed on frames, and answers that move them on."""

from __future__ import annotations

from typing import Any

import pytest

from throneroom.core.decision import Decision, Kind, Shape
from throneroom.core.flow import (
    SCRIPTS,
    Frame,
    State,
    Step,
    advance,
    again,
    dump_flow,
    finish,
    load_flow,
    play,
    push,
    repose,
    script,
)

NAMES: dict[str, tuple[str, ...]] = {"colour": ("red", "blue")}
PICK = Kind(
    "pick",
    Shape.ONE,
    ("X-1",),
    options=lambda p, d, prefix: (0, 1),
    say=lambda p, d, prefix, value: str(value),
    label=lambda p, d, prefix, value: ("label", {}),
    default=lambda p, d: 0,
)
Log = State[list[Any], None]


def fresh(number: int, *ints: int) -> Log:
    s: Log = State([], None, [])
    push(s, number, *ints)
    advance(s)
    return s


def note(word: str) -> Step:
    """A step that writes a word and its frame's first number down."""

    def run(s: Log, f: Frame) -> None:
        s.table.append((word, f.a))

    return Step(run)


def ask(*seats: int) -> Step:
    """A step that asks seats, and writes their answers down."""

    def ask_seats(s: Log, f: Frame) -> tuple[Decision, ...]:
        return tuple(Decision(PICK, seat, f.a) for seat in seats)

    def take(s: Log, f: Frame, answers: dict[int, int]) -> None:
        s.table.append(dict(sorted(answers.items())))

    return Step(ask_seats, then=take)


PLAIN = script("test.plain", ("count",), note("one"), note("two"))
ASKING = script("test.asking", ("colour", "other-colour", "count"), note("before"), ask(0), note("after"))
TOGETHER = script("test.together", (), ask(0, 1, 2), note("done"))
NOBODY = script("test.nobody", (), ask(), note("asked nobody"))
CHANCE_SCRIPT = script("test.chance", (), ask(-1), ask(0))


def push_plain(s: Log, f: Frame) -> None:
    s.table.append("push")
    push(s, PLAIN, 7)


NESTED = script("test.nested", (), Step(push_plain), note("back"))


def count_down(s: Log, f: Frame) -> None:
    if len(s.table) < 6:
        again(s, f)
        push(s, PLAIN, len(s.table))


LOOP = script("test.loop", (), Step(count_down), note("end"))


def leave_early(s: Log, f: Frame) -> None:
    s.table.append("left")
    finish(s)


EARLY = script("test.early", (), Step(leave_early), note("never"))


def push_early(s: Log, f: Frame) -> None:
    push(s, EARLY)


AROUND = script("test.around", (), Step(push_early), note("around goes on"))


def test_steps_run_in_order_until_nothing_is_left() -> None:
    s = fresh(PLAIN, 3)
    assert s.table == [("one", 3), ("two", 3)]
    assert not s.frames
    assert not s.pending


def test_a_question_pauses_the_script_and_its_answer_moves_it_on() -> None:
    s = fresh(ASKING, 1)
    assert s.table == [("before", 1)]
    assert [d.key() for d in s.pending] == [("pick", 0, 1, 0)]
    play(s, 0, 1)
    assert s.table == [("before", 1), {0: 1}, ("after", 1)]
    assert not s.pending
    assert s.moment == 1


def test_a_question_that_asks_nobody_is_skipped() -> None:
    assert fresh(NOBODY).table == [("asked nobody", 0)]


def test_a_pushed_script_runs_before_the_next_step() -> None:
    assert fresh(NESTED).table == ["push", ("one", 7), ("two", 7), ("back", 0)]


def test_again_repeats_the_step_after_what_was_pushed() -> None:
    s = fresh(LOOP)
    assert s.table == [*(x for i in (0, 2, 4) for x in (("one", i), ("two", i))), ("end", 0)]


def test_finish_leaves_the_running_script_only() -> None:
    assert fresh(AROUND).table == ["left", ("around goes on", 0)]


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 0, 2)])
def test_simultaneous_answers_wait_for_the_last_in_any_order(order: tuple[int, ...]) -> None:
    s = fresh(TOGETHER)
    for i, seat in enumerate(order, start=1):
        assert s.moment == 0
        play(s, seat, seat % 2)
        if i < len(order):
            assert not s.table
            assert seat in s.commits
            assert [d.seat for d in s.pending] == sorted(order[i:])
    assert s.table == [{0: 0, 1: 1, 2: 0}, ("done", 0)]
    assert not s.commits
    assert s.moment == 1


def test_the_moment_counts_what_players_answered_and_not_chance() -> None:
    s = fresh(CHANCE_SCRIPT)
    play(s, -1, 1)
    assert s.moment == 0
    play(s, 0, 1)
    assert s.moment == 1


def test_asking_anew_gives_what_was_asked() -> None:
    s = fresh(TOGETHER)
    assert repose(s) == s.pending
    play(s, 1, 0)
    assert [d.seat for d in repose(s)] == [0, 1, 2]
    assert repose(fresh(PLAIN)) == ()


def test_a_twin_goes_its_own_way() -> None:
    s = fresh(TOGETHER)
    play(s, 1, 1)
    s.sink = []
    twin = s.twin(s.table[:], None)
    assert (twin.frames, twin.pending, twin.commits, twin.sink) == (s.frames, s.pending, s.commits, None)
    play(twin, 0, 1)
    assert 0 not in s.commits
    assert len(s.pending) == 2
    play(twin, 2, 1)
    assert s.frames
    assert not s.table


def test_where_the_rules_stand_is_dumped_by_name_and_loads_again() -> None:
    s = fresh(ASKING, 1, 0, 5)
    dump = dump_flow(s, NAMES)
    assert dump["frames"] == [
        {"script": "test.asking", "step": "ask_seats", "colour": "blue", "other-colour": "red", "count": 5}
    ]
    loaded: Log = State([], None, [])
    load_flow(loaded, dump, NAMES)
    assert loaded.frames == s.frames
    assert loaded.pending == s.pending


def test_secret_answers_so_far_are_dumped_in_seat_order_and_not_asked_again() -> None:
    s = fresh(TOGETHER)
    play(s, 2, (1, 0))
    play(s, 0, 1)
    dump = dump_flow(s, NAMES)
    assert list(dump["commits"].items()) == [("0", 1), ("2", (1, 0))]
    loaded: Log = State([], None, [])
    load_flow(loaded, {**dump, "commits": {"0": 1, "2": [1, 0]}}, NAMES)
    assert loaded.commits == {0: 1, 2: (1, 0)}
    assert [d.seat for d in loaded.pending] == [1]


def test_a_number_that_has_no_name_is_dumped_as_a_number() -> None:
    s = fresh(ASKING, -1, 9)
    dump = dump_flow(s, NAMES)
    assert dump["frames"][0]["colour"] == -1
    assert dump["frames"][0]["other-colour"] == 9
    loaded: Log = State([], None, [])
    load_flow(loaded, dump, NAMES)
    assert loaded.frames == s.frames


def test_a_script_name_can_be_used_once() -> None:
    with pytest.raises(ValueError, match=r"test\.plain"):
        script("test.plain", (), note("again"))


def test_frames_with_the_same_numbers_are_the_same_and_print_their_script() -> None:
    assert Frame(PLAIN, 1, 2) == Frame(PLAIN, 0, 2).at(1)
    assert hash(Frame(PLAIN, 1, 2)) == hash(Frame(PLAIN, 1, 2))
    assert Frame(PLAIN) != Frame(ASKING)
    assert repr(Frame(PLAIN, 1, 2)) == "Frame(test.plain/1, 2, 0, 0, 0)"
    assert SCRIPTS[PLAIN].steps[0].name == "run"
