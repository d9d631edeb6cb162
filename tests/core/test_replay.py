"""Records: reading one is playing it, and every corruption is named with its line."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from throneroom.core.game import games, new_game, state_hash
from throneroom.core.replay import EVERY, BadRecord, Replay, read_header, replay, steps

RECORD = Path(__file__).parents[1] / "golden" / "bloody-throne-3.record"
GAME = games()["bloody-throne"]
Lines = list[str]


@pytest.fixture
def lines() -> Lines:
    return RECORD.read_text(encoding="utf-8").splitlines()


def refused(lines: Lines) -> tuple[int, str]:
    """The line and the rule with which a record is refused."""
    with pytest.raises(BadRecord) as bad:
        replay("".join(f"{line}\n" for line in lines))
    assert str(bad.value).startswith(f"line {bad.value.line}: ")
    return bad.value.line, bad.value.refusal.rule


def first(lines: Lines, beginning: str) -> int:
    """The number of the first line that begins like that, from 1."""
    return next(i for i, line in enumerate(lines, start=1) if line.startswith(beginning))


def header(lines: Lines, **changes: object) -> Lines:
    """The record with another header; a change to None takes the key out."""
    head = {k: v for k, v in {**json.loads(lines[0]), **changes}.items() if v is not None}
    return [json.dumps(head), *lines[1:]]


# ---------------------------------------------------------------- a good record


def test_a_golden_record_replays_to_its_end(lines: Lines) -> None:
    record, s = replay(RECORD.read_text(encoding="utf-8"))
    assert not s.pending
    assert record.text(s) == RECORD.read_text(encoding="utf-8")
    outcome = GAME.outcome(s)
    assert outcome is not None
    codes = ",".join(GAME.seats[seat] for seat in outcome.winners)
    assert lines[-1] == f"= {len(record.actions)} {codes}"


def test_the_hash_of_the_state_stands_after_every_so_many_actions_and_at_the_end(lines: Lines) -> None:
    record, _ = replay(RECORD.read_text(encoding="utf-8"))
    hashes = [line.split()[1:] for line in lines if line.startswith("# ")]
    total = len(record.actions)
    assert [int(count) for count, _ in hashes] == [*range(EVERY, total, EVERY), total]
    states = {i: state_hash(GAME, s) for i, (s, _, _) in enumerate(steps(record))}
    for count, digest in hashes[:-1]:
        assert digest == states[int(count)]


def test_each_action_is_announced_with_its_line_before_it_is_played(lines: Lines) -> None:
    seen: list[int] = []
    replay(RECORD.read_text(encoding="utf-8"), lambda s, seat, choice, line: seen.append(line))
    actions = [i for i, line in enumerate(lines, start=1) if line[0] not in "{#="]
    assert seen == actions


def test_lines_may_end_like_on_windows_and_empty_ones_do_not_matter(lines: Lines) -> None:
    assert not replay("\r\n".join(lines))[1].pending
    assert not replay("\n\n".join(lines) + "\n\n")[1].pending


def test_an_unfinished_game_says_so_and_replays_to_where_it_was() -> None:
    s = new_game(GAME, 3)
    record = Replay(GAME, 3, {}, extra={"bots": ["random"]})
    text = record.text(s)
    assert text.splitlines()[1:] == [f"# 0 {state_hash(GAME, s)}", "= 0 unfinished"]
    record.take(s, -1, 2)
    read, end = replay(record.text(s))
    assert read.actions == [(-1, 2)]
    assert read.extra == {"bots": ["random"]}
    assert state_hash(GAME, end) == state_hash(GAME, s)
    assert read.text(end) == record.text(s)


def test_typed_words_may_be_short_in_a_record_too(lines: Lines) -> None:
    place = first(lines, "blu place")
    lines[place - 1] = lines[place - 1].replace("place", "pl").upper()
    assert not replay("\n".join(lines))[1].pending


def test_the_header_can_be_read_alone(lines: Lines) -> None:
    game, head = read_header(lines[0])
    assert game.id == "bloody-throne"
    assert head["players"] == 3


# ---------------------------------------------------------------- foreign and damaged headers


@pytest.mark.parametrize(
    "text", ["", "hello", "[1, 2]", "{}", '{"game": "bloody-throne"}', "\x00\x01", "null", '{"record": 1']
)
def test_a_foreign_file_is_refused_at_its_first_line(text: str) -> None:
    assert refused([text]) == (1, "CORE-RECORD-FOREIGN")


@pytest.mark.parametrize(
    ("changes", "rule"),
    [
        ({"record": 2}, "CORE-RECORD-FORMAT"),
        ({"record": "1"}, "CORE-RECORD-FORMAT"),
        ({"game": "chess"}, "CORE-GAME"),
        ({"game": None}, "CORE-GAME"),
        ({"rules_version": 99}, "CORE-RECORD-VERSION"),
        ({"rules_version": None}, "CORE-RECORD-VERSION"),
        ({"players": "three"}, "CORE-RECORD-HEADER"),
        ({"players": None}, "CORE-RECORD-HEADER"),
        ({"options": []}, "CORE-RECORD-HEADER"),
        ({"options": {"start": 1}}, "CORE-RECORD-HEADER"),
        ({"players": 2}, "BT-COMP-05"),
        ({"players": 6}, "BT-COMP-05"),
        ({"players": True}, "BT-COMP-05"),
        ({"options": {"weather": "rain"}}, "CORE-OPTION"),
        ({"options": {"start": "tyrion"}}, "CORE-OPTION-VALUE"),
    ],
)
def test_a_header_that_is_wrong_is_refused_at_its_line(lines: Lines, changes: dict[str, object], rule: str) -> None:
    assert refused(header(lines, **changes)) == (1, rule)


# ---------------------------------------------------------------- damaged actions


def spoil(lines: Lines, beginning: str, change: Callable[[str], str]) -> tuple[Lines, int]:
    """The record with the first such line changed, and that line's number."""
    number = first(lines, beginning)
    return [*lines[: number - 1], change(lines[number - 1]), *lines[number:]], number


@pytest.mark.parametrize(
    ("beginning", "change", "rule"),
    [
        ("blu place", lambda line: "blu dance", "CORE-NOT-UNDERSTOOD"),
        ("blu place", lambda line: "tyrion place heir first", "CORE-SEAT"),
        ("blu place", lambda line: "red place heir first", "CORE-NOT-AWAITED"),
        ("blu place", lambda line: "blu place heir", "CORE-INCOMPLETE"),
        ("blu place", lambda line: "blu place archer first", "BT-PLACE-03"),
        ("blu place", lambda line: line + " again", "CORE-NOT-UNDERSTOOD"),
        ("* aside", lambda line: "* aside red heir heir heir", "CORE-NOT-UNDERSTOOD"),
        ("* starter", lambda line: "* starter blk", "CORE-NOT-UNDERSTOOD"),
        ("# ", lambda line: line[:-1] + ("0" if line[-1] != "0" else "1"), "CORE-RECORD-HASH"),
        ("# ", lambda line: line.replace("# 20", "# 21"), "CORE-RECORD-HASH"),
        ("# ", lambda line: "# ", "CORE-RECORD-HASH"),
        ("= ", lambda line: line.replace("blu", "red"), "CORE-RECORD-RESULT"),
        ("= ", lambda line: "= 3 blu", "CORE-RECORD-RESULT"),
        ("= ", lambda line: "= ", "CORE-RECORD-RESULT"),
    ],
)
def test_a_damaged_line_is_refused_with_its_number(
    lines: Lines, beginning: str, change: Callable[[str], str], rule: str
) -> None:
    spoiled, number = spoil(lines, beginning, change)
    assert spoiled != lines
    assert refused(spoiled) == (number, rule)


def test_another_legal_action_is_caught_by_the_next_hash_at_the_latest(lines: Lines) -> None:
    number = first(lines, "red place")
    other = lines[number - 1].replace("first", "last")
    other = other if other != lines[number - 1] else lines[number - 1].replace("last", "first")
    line, rule = refused([*lines[: number - 1], other, *lines[number:]])
    assert number < line <= first(lines, "# ")
    assert rule


def test_a_missing_action_is_refused_where_the_game_no_longer_fits(lines: Lines) -> None:
    number = first(lines, "blu place")
    assert refused([*lines[: number - 1], *lines[number:]]) == (number, "CORE-NOT-AWAITED")


@pytest.mark.parametrize("kept", [1, 2, 10, -1])
def test_a_truncated_record_is_never_taken_for_a_whole_one(lines: Lines, kept: int) -> None:
    cut = lines[:kept]
    line, rule = refused(cut)
    assert rule == "CORE-RECORD-TRUNCATED"
    assert len(cut) <= line <= len(cut) + 1


def test_nothing_may_follow_the_last_line(lines: Lines) -> None:
    assert refused([*lines, "red leave"]) == (len(lines) + 1, "CORE-RECORD-AFTER-END")
    assert refused([*lines, lines[-1]]) == (len(lines) + 1, "CORE-RECORD-AFTER-END")


def test_playing_on_after_the_game_is_over_is_refused(lines: Lines) -> None:
    assert refused([*lines[:-1], "red leave", lines[-1]]) == (len(lines), "CORE-OVER")
