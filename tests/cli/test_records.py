"""`throneroom replay` and `throneroom verify`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from throneroom.cli.matches import Match, play_chunk
from throneroom.core.fair import commitment

from .conftest import Run

OPTIONS = {"direction": "left-to-right", "start": "random"}


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.record"
    match = Match("bloody-throne", 3, OPTIONS, ("random",) * 3, "records")
    file.write_text(play_chunk(match, range(1)).records[0])
    return file


def test_a_good_record_is_verified(run: Run, record: Path) -> None:
    ran = run("verify", record)
    assert ran.code == 0
    assert "correct" in ran.out
    data = json.loads(run("verify", record, "--json").out)
    assert set(data[0]) == {"file", "correct", "actions", "winners", "line", "rule", "fair", "message"}
    assert data[0]["correct"] is True
    assert data[0]["fair"] == 0


def test_a_record_that_claims_to_be_fair_and_is_not_is_refused(run: Run, record: Path) -> None:
    head, rest = record.read_text().split("\n", 1)
    fair = {"seed": "5eed", "commitment": commitment("5eed")}
    record.write_text(json.dumps(json.loads(head) | {"fair": fair}) + "\n" + rest)
    ran = run("verify", record, "--json")
    assert ran.code == 1
    assert json.loads(ran.out)[0]["rule"] == "CORE-UNFAIR"


def change(record: Path, line: int, text: str | None) -> Path:
    lines = record.read_text().split("\n")
    lines[line - 1 : line] = [] if text is None else [text]
    record.write_text("\n".join(lines))
    return record


def refused(run: Run, record: Path, line: int, rule: str) -> None:
    """`verify` names the line and the rule, `replay` gives the same message."""
    ran = run("verify", record, "--json")
    assert ran.code == 1
    data = json.loads(ran.out)[0]
    assert (data["correct"], data["line"], data["rule"]) == (False, line, rule)
    assert f"line {line}: " in data["message"]
    shown = run("replay", record)
    assert (shown.code, shown.err) == (2, f"Error: {data['message']}\n")


@pytest.mark.rule("CORE-RECORD-HASH")
def test_a_changed_hash_is_found(run: Run, record: Path) -> None:
    refused(run, change(record, 22, "# 20 0000000000000000"), 22, "CORE-RECORD-HASH")


@pytest.mark.rule("CORE-NOT-UNDERSTOOD")
def test_a_changed_word_is_found(run: Run, record: Path) -> None:
    refused(run, change(record, 2, "* starter nobody"), 2, "CORE-NOT-UNDERSTOOD")


@pytest.mark.rule("CORE-NOT-AWAITED")
def test_a_player_out_of_turn_is_found(run: Run, record: Path) -> None:
    refused(run, change(record, 2, "red place spy first"), 2, "CORE-NOT-AWAITED")


@pytest.mark.rule("CORE-SEAT")
def test_an_unknown_seat_is_found(run: Run, record: Path) -> None:
    refused(run, change(record, 2, "pink place spy first"), 2, "CORE-SEAT")


@pytest.mark.rule("CORE-RECORD-TRUNCATED")
def test_a_truncated_record_is_found(run: Run, record: Path) -> None:
    lines = record.read_text().split("\n")[:30]
    record.write_text("\n".join(lines))
    refused(run, record, 30, "CORE-RECORD-TRUNCATED")


@pytest.mark.rule("CORE-RECORD-RESULT")
def test_a_changed_result_is_found(run: Run, record: Path) -> None:
    last = record.read_text().rstrip("\n").count("\n") + 1
    refused(run, change(record, last, "= 1 red"), last, "CORE-RECORD-RESULT")


@pytest.mark.rule("CORE-RECORD-AFTER-END")
def test_lines_after_the_end_are_found(run: Run, record: Path) -> None:
    record.write_text(record.read_text() + "red reveal\n")
    line = record.read_text().count("\n")
    refused(run, record, line, "CORE-RECORD-AFTER-END")


@pytest.mark.rule("CORE-OVER")
def test_an_action_after_the_end_of_the_game_is_found(run: Run, record: Path) -> None:
    lines = record.read_text().rstrip("\n").split("\n")
    lines.insert(len(lines) - 1, "red reveal")
    record.write_text("\n".join(lines))
    refused(run, record, len(lines) - 1, "CORE-OVER")


@pytest.mark.rule("CORE-RECORD-FOREIGN", "CORE-RECORD-FORMAT", "CORE-RECORD-HEADER", "CORE-RECORD-VERSION", "CORE-GAME")
@pytest.mark.parametrize(
    ("change", "rule"),
    [
        ({"record": None}, "CORE-RECORD-FOREIGN"),
        ({"record": 2}, "CORE-RECORD-FORMAT"),
        ({"players": None}, "CORE-RECORD-HEADER"),
        ({"rules_version": 0}, "CORE-RECORD-VERSION"),
        ({"game": "chess"}, "CORE-GAME"),
        ({"options": {"size": "big"}}, "CORE-OPTION"),
        ({"options": {"start": "noon"}}, "CORE-OPTION-VALUE"),
    ],
)
def test_a_bad_header_is_bad_input(run: Run, record: Path, change: dict[str, object], rule: str) -> None:
    first, _, rest = record.read_text().partition("\n")
    head = {k: v for k, v in (json.loads(first) | change).items() if v is not None}
    record.write_text(f"{json.dumps(head)}\n{rest}")
    ran = run("verify", record, "--json")
    assert (ran.code, json.loads(ran.out)[0]["rule"]) == (2, rule)


def test_replay_tells_the_whole_game(run: Run, record: Path) -> None:
    ran = run("replay", record)
    assert ran.code == 0
    assert "Round 6." in ran.out
    assert "How the victory was decided" in ran.out
    assert "{" not in ran.out


def test_replay_stops_at_a_step(run: Run, record: Path) -> None:
    ran = run("replay", record, "--step", 6)
    assert "After action 6 of" in ran.out
    assert "Round 2." not in ran.out
    assert run("replay", record, "--step", 0).code == 0
    assert run("replay", record, "--step", 9999).code == 2
    assert run("replay", record, "--step", "x").code == 2


def test_replay_for_a_seat_tells_no_secret(run: Run, record: Path) -> None:
    whole = json.loads(run("replay", record, "--json", "--step", 12).out)
    seen = json.loads(run("replay", record, "--json", "--step", 12, "--seat", "blu").out)
    assert all(player["hand"] for player in whole["position"]["players"])
    hands = {player["seat"]: player["hand"] for player in seen["position"]["players"]}
    assert hands["blu"]
    assert (hands["red"], hands["grn"]) == (None, None)
    for step in seen["steps"]:
        assert step["action"] is None or step["action"].startswith("blu ")
        for event in step["events"]:
            if event["event"].startswith("placed") and event["facts"]["seat"] != "blu":
                assert "card" not in event["facts"]
    assert run("replay", record, "--seat", "pink").code == 2
    assert run("replay", record, "--seat", "blk").code == 2
