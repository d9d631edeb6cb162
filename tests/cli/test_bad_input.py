"""Bad input of every kind: one clear message, exit code 2 (or 1), no traceback, nothing half-written."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from .conftest import Run

GOOD_HEAD = {"record": 1, "game": "bloody-throne", "rules_version": 1, "players": 3, "options": {}}


def head(**changes: Any) -> str:
    return json.dumps({k: v for k, v in (GOOD_HEAD | changes).items() if v is not None})


FILES: dict[str, bytes] = {
    "empty": b"",
    "binary": bytes(range(256)) * 10,
    "nul.yaml": b"game: bloody-throne\0",
    "latin2.yaml": "game: křivý".encode("iso-8859-2"),
    "huge.yaml": b"#" * (17 * 1024 * 1024),
    "broken.yaml": b"game: [\n  - }",
    "tab.yaml": b"game:\n\t- x",
    "tag.yaml": b"game: !!python/object:os.system {}",
    "date.yaml": b"game: 2024-99-99",
    "deep.yaml": b"[" * 20000,
    "loop.yaml": b"game: bloody-throne\nscenarios: &a [*a, *a]",
    "bomb.yaml": b"game: bloody-throne\nscenarios:\n- &a0 {x: 1}\n"
    + b"".join(f"- &a{i} {{x: [{', '.join([f'*a{i - 1}'] * 9)}]}}\n".encode() for i in range(1, 9)),
    "list.yaml": b"- 1\n- 2\n",
    "number.yaml": b"17",
    "nogame.yaml": b"scenarios: []",
    "nolist.yaml": b"game: bloody-throne\nscenarios: 3",
    "othergame.yaml": b"game: chess\nscenarios: []",
    "gamelist.yaml": b"game: [a]\nscenarios: []",
    "text.yaml": b"game: bloody-throne\nscenarios: [hello]",
    "keys.yaml": b"game: bloody-throne\nscenarios: [{name: x, wenn: y}]",
    "nothen.yaml": b"game: bloody-throne\nscenarios: [{name: x, given: start}]",
    "given.yaml": b"game: bloody-throne\nscenarios: [{name: x, given: 'row: red:wizard', then: {over: no}}]",
    "players.yaml": b"game: bloody-throne\nscenarios: [{name: x, players: many, then: {over: false}}]",
    "types.yaml": b"game: bloody-throne\nscenarios: [{name: x, options: 3, then: {points: 7}}]",
    "asks.yaml": b"game: bloody-throne\nscenarios: [{name: x, then: {asks: 5}}]",
    "json.record": b"{}",
    "array.record": b"[1, 2]",
    "deep.record": b"[" * 100000,
    "format.record": head(record=99).encode(),
    "game.record": head(game="chess").encode(),
    "gametype.record": head(game=["x"]).encode(),
    "version.record": head(rules_version=99).encode(),
    "noplayers.record": head(players=None).encode(),
    "players.record": head(players=99).encode(),
    "negative.record": head(players=-3).encode(),
    "float.record": head(players=3.5).encode(),
    "true.record": head(players=True).encode(),
    "options.record": head(options={"direction": "up"}).encode(),
    "optionkey.record": head(options={"x": "y"}).encode(),
    "optiontype.record": head(options={"direction": 3}).encode(),
    "optionlist.record": head(options=[]).encode(),
    "headonly.record": head().encode(),
}


@pytest.fixture
def files(tmp_path: Path) -> Path:
    for name, content in FILES.items():
        (tmp_path / name).write_bytes(content)
    (tmp_path / "folder").mkdir()
    return tmp_path


COMMANDS: list[tuple[str, str]] = [
    # the command line itself
    ("nonsense", "no command “nonsense”"),
    ("--nonsense", "no option --nonsense"),
    ("--lang", "--lang needs a value"),
    ("--lang xx games", "no language “xx”"),
    ("games --lang=", "no language “”"),
    ("games --jsn", "no option --jsn. Perhaps: --json"),
    ("games extra words", "Too many arguments: extra words"),
    ("games --json=yes", "--json takes no value"),
    ("simulate", "missing: GAME"),
    ("check", "missing: FILE"),
    ("verify", "missing: FILE"),
    ("replay", "missing: FILE"),
    ("replay a b", "Too many arguments"),
    ("rules", "Name a game: bloody-throne"),
    ("play", "Name a game: bloody-throne"),
    # games, rules
    ("simulate chess", "no game “chess”"),
    ("play chess", "no game “chess”"),
    ("rules chess", "no game “chess”"),
    ("bench chess", "no game “chess”"),
    ("rules bloody-throne BT-PLACE-99", "no rule “BT-PLACE-99”"),
    ("rules bloody-throne 17", "no rule “17”"),
    ("rules bloody-throne BT-PLACE-08 more", "Too many arguments"),
    # numbers
    ("simulate bloody-throne --players", "--players needs a value"),
    ("simulate bloody-throne --players two", "--players must be a whole number, not “two”"),
    ("simulate bloody-throne --players 2", "3 to 5 players, not 2"),
    ("simulate bloody-throne --players 6", "3 to 5 players, not 6"),
    ("simulate bloody-throne --players -1", "--players must be at least 1"),
    ("simulate bloody-throne --players 3.5", "whole number"),
    ("simulate bloody-throne --players ٣", "whole number"),
    ("simulate bloody-throne --games 0", "--games must be at least 1"),
    ("simulate bloody-throne --games 1e3", "whole number"),
    (f"simulate bloody-throne --games {'9' * 5000}", "--games must be from"),
    ("simulate bloody-throne --jobs -1", "--jobs must be from 0"),
    ("simulate bloody-throne --jobs 99999", "--jobs must be from 0"),
    # bots, seats, options
    ("simulate bloody-throne --bots clever", "no bot “clever”"),
    ("simulate bloody-throne --bots random,,random", "name is missing"),
    ("simulate bloody-throne --bots random,random,random,random", "Too many bots: 4"),
    ("play bloody-throne --bots clever", "no bot “clever”"),
    ("play bloody-throne --bots greedy,greedy,greedy", "Too many bots: 3"),
    ("play bloody-throne --seat pink", "no seat “pink”"),
    ("play bloody-throne --seat b --players 5", "no seat “b”"),
    ("play bloody-throne --seat yel --players 3", "Nobody sits at “yel”"),
    ("play bloody-throne --seat *", "Nobody sits at “*”"),
    ("play bloody-throne --players 1000000", "3 to 5 players"),
    ("play bloody-throne --option start", "form NAME=VALUE"),
    ("play bloody-throne --option =red", "form NAME=VALUE"),
    ("play bloody-throne --option colour=red", "no option “colour”"),
    ("play bloody-throne --option start=yel --players 3", "cannot be “yel”"),
    ("play bloody-throne --option start=red --option start=blu", "given twice"),
    # saving and continuing
    ("play --resume", "no saved game"),
    ("play --resume missing.record", "no file “missing.record”"),
    ("play --resume folder", "is a directory"),
    ("play --resume broken.yaml", "line 1: This is not a record"),
    ("play --resume --players 3", "--players cannot be given together with --resume"),
    ("play bloody-throne --save folder", "is a directory"),
    ("play bloody-throne --save broken.yaml", "is not a saved game"),
    ("play bloody-throne --save binary", "is not a text file"),
    # files
    ("check missing.yaml", "no file “missing.yaml”"),
    ("check folder", "is a directory"),
    ("check empty", "not a scenario file"),
    ("check empty/below", "no file"),
    ("verify missing.record", "no file"),
    ("verify folder", "is a directory"),
    ("verify empty", "line 1: This is not a record"),
    ("replay missing.record", "no file"),
    ("replay folder", "is a directory"),
    ("simulate bloody-throne --games 1 --keep-errors empty", "cannot be written"),
]  # fmt: skip


def test_there_are_enough_of_them() -> None:
    assert len(COMMANDS) >= 60


@pytest.mark.parametrize(("line", "message"), COMMANDS, ids=[line[:60] for line, _ in COMMANDS])
def test_a_bad_command_line_gets_a_clear_message(run: Run, files: Path, line: str, message: str) -> None:
    before = {path: path.stat().st_mtime_ns for path in files.rglob("*")}
    ran = run(*line.split(" "))
    assert ran.code == 2, ran.err
    assert message in ran.err
    assert ran.err.startswith("Error: ")
    assert {path: path.stat().st_mtime_ns for path in files.rglob("*")} == before


@pytest.mark.parametrize("name", [name for name in FILES if not name.endswith(".record")])
def test_a_bad_scenario_file_gets_a_clear_message(run: Run, files: Path, name: str) -> None:
    ran = run("check", name)
    assert ran.code == 2, ran.out
    assert name in ran.err


@pytest.mark.parametrize("command", ["verify", "replay", "play --resume"])
@pytest.mark.parametrize("name", FILES)
def test_a_bad_record_gets_a_clear_message(run: Run, files: Path, name: str, command: str) -> None:
    ran = run(*command.split(), name)
    truncated = name == "headonly.record" and command == "verify"
    assert ran.code == (1 if truncated else 2), ran.err
    assert name in ran.err


def test_a_file_nobody_may_read(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "secret.yaml"
    file.write_text("game: bloody-throne")
    file.chmod(0)
    ran = run("check", file)
    assert ran.code == 2
    assert ("permission" in ran.err) == (os.geteuid() != 0)  # root may read it, and finds no scenarios


def test_one_bad_file_does_not_hide_the_others(run: Run, files: Path) -> None:
    (files / "good.yaml").write_text(
        "game: bloody-throne\nscenarios: [{name: it begins, given: start, then: {over: false}}]"
    )
    ran = run("check", "missing.yaml", "good.yaml")
    assert ran.code == 2
    assert "it begins" in ran.out
    assert "missing.yaml" in ran.err


def test_the_summary_counts_scenarios_that_make_no_sense(run: Run, files: Path) -> None:
    good, bad = "{name: it begins, then: {over: false}}", "{name: nothing, then: {}}"
    (files / "mixed.yaml").write_text(f"game: bloody-throne\nscenarios: [{good}, {bad}]")
    ran = run("check", "mixed.yaml")
    assert ran.code == 2
    assert "2 scenarios: 1 holds, 0 do not, 1 makes no sense" in ran.out


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(content=st.one_of(st.binary(max_size=300), st.text(max_size=300).map(lambda t: t.encode())))
def test_any_file_at_all(run: Run, tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "any"
    file.write_bytes(content)
    for command in ("check", "verify", "replay"):
        assert run(command, file).code in (1, 2)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(lines=st.lists(st.text(max_size=30), max_size=5), tail=st.text(max_size=60))
def test_any_lines_after_a_good_header(run: Run, tmp_path: Path, lines: list[str], tail: str) -> None:
    file = tmp_path / "any.record"
    text = "\n".join([head(), *lines, tail])
    file.write_bytes(text.encode("utf-8", "replace"))
    for command in ("verify", "replay"):
        assert run(command, file).code in (1, 2)


words = st.one_of(
    st.text(max_size=12).filter(lambda t: "\0" not in t),
    st.sampled_from(
        ["games", "rules", "check", "simulate", "bloody-throne", "--json", "--lang", "cs", "--seat", "--",
         "--players", "3", "--games", "1", "--option", "start=red", "--step", "--seed", "-", "-h",
         "--coverage"]
    ),
)  # fmt: skip


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(args=st.lists(words, max_size=6))
def test_any_words_at_all(run: Run, args: list[str]) -> None:
    args = [arg for arg in args if arg not in ("play", "bench")]  # they take long when they work
    assert run(*args).code in (0, 1, 2)
