"""The program itself: help, languages, streams, and the commands that only list."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console

from throneroom.cli.boards import board_of
from throneroom.i18n import LANGUAGES, Catalogue, environment_language

from .conftest import Run

COMMANDS = ("games", "play", "simulate", "check", "replay", "verify", "rules", "bench", "migrate", "backup", "restore")


def program(*args: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """The installed program, in a process of its own."""
    return subprocess.run(
        [sys.executable, "-c", "import sys; from throneroom.cli.app import main; sys.exit(main())", *args],
        capture_output=True,
        text=True,
        env={**os.environ, **environment},
        timeout=120,
    )


def test_it_runs_as_a_program() -> None:
    ran = program("simulate", "bloody-throne", "--games", "3", "--json")
    assert ran.returncode == 0, ran.stderr
    assert json.loads(ran.stdout)["games"] == 3
    assert program("nonsense").returncode == 2


def test_the_hash_is_the_same_in_another_process(run: Run) -> None:
    args = ("simulate", "bloody-throne", "--games", "5", "--seed", "x", "--json")
    here = json.loads(run(*args).out)["hash"]
    there = json.loads(program(*args, PYTHONHASHSEED="1").stdout)["hash"]
    assert here == there


def test_a_closed_pipe_is_no_fault(tmp_path: Path) -> None:
    command = f'"{sys.executable}" -c "from throneroom.cli.app import main; main()" rules bloody-throne | head -1'
    ran = subprocess.run(command, shell=True, capture_output=True, text=True, timeout=120)
    assert "Traceback" not in ran.stderr


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_examples(run: Run, command: str, lang: str) -> None:
    ran = run(command, "--help", "--lang", lang)
    assert ran.code == 0
    assert f"throneroom {command}" in ran.out
    assert "--lang" in ran.out
    for left_over in ("opt-", "metavar-", "arg-", "help-", "Show this message"):
        assert left_over not in ran.out


def test_the_program_lists_its_commands(run: Run) -> None:
    for args in ((), ("--help",), ("--lang", "en", "-h")):
        ran = run(*args)
        assert ran.code == 0
        assert all(command in ran.out for command in COMMANDS)
    assert run("--version").out.strip()


def test_the_environment_names_the_language() -> None:
    assert environment_language({"LANG": "cs_CZ.UTF-8"}) == "cs"
    assert environment_language({"LANG": "cs_CZ.UTF-8", "THRONEROOM_LANG": "hu"}) == "hu"
    assert environment_language({"LANG": "de_DE.UTF-8"}) == "en"
    assert environment_language({}) == "en"
    assert environment_language({"LANG": "C"}) == "en"


def test_the_option_goes_before_the_environment(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("THRONEROOM_LANG", "hu")
    czech = run("rules", "bloody-throne", "BT-PLACE-08", "--lang", "cs").out
    assert run("--lang", "cs", "rules", "bloody-throne", "BT-PLACE-08").out == czech
    assert run("rules", "bloody-throne", "BT-PLACE-08").out != czech


def test_colours_only_for_people() -> None:
    assert "\x1b[" not in program("--help").stdout
    coloured = program("--help", FORCE_COLOR="1", TERM="xterm-256color")
    assert "\x1b[" in coloured.stdout
    plain = program("--help", FORCE_COLOR="1", TERM="xterm-256color", NO_COLOR="1")
    assert "\x1b[3" not in plain.stdout


def test_games_lists_what_others_rely_on(run: Run) -> None:
    data = json.loads(run("games", "--json").out)
    game = next(game for game in data if game["id"] == "bloody-throne")
    assert set(game) == {"id", "titles", "players", "rules", "options"}
    assert set(game["titles"]) == set(LANGUAGES)
    assert game["players"] == [3, 5]
    assert game["rules"] == 160
    assert {"id": "direction", "values": ["left-to-right", "right-to-left"], "default": "left-to-right"} in game[
        "options"
    ]
    assert "bloody-throne" in run("games").out


def test_text_from_outside_cannot_command_the_terminal(run: Run) -> None:
    ran = run("check", "evil\x1b[2J\x07name")
    assert ran.code == 2
    assert "\x1b" not in ran.err
    assert "\x07" not in ran.err


def test_a_game_without_a_board_is_shown_in_sections() -> None:
    console = Console(width=80, file=io.StringIO())
    data = {"round": 2, "row": [{"id": "a", "empty": None}, {"id": "b", "points": 3}], "who": "red"}
    console.print(board_of("nobody-drew-it").draw(data, Catalogue("en", "core", "ui"), 80))
    text = console.file.getvalue()  # type: ignore[attr-defined]
    assert "id=b  points=3" in text
    assert "None" not in text
