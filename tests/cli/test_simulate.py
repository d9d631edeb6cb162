"""`throneroom simulate`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from throneroom.bots.base import bots
from throneroom.cli import matches
from throneroom.cli.matches import Match, play_chunk
from throneroom.core.game import find_game

from .conftest import Run

KEYS = {
    "game", "players", "games", "decisions", "seconds", "games_per_second", "decisions_per_second", "wins",
    "mean_decisions", "errors", "hash",
}  # fmt: skip


def simulate(run: Run, *args: Any) -> dict[str, Any]:
    ran = run("simulate", "bloody-throne", "--json", *args)
    assert ran.code == 0, ran.err
    data: dict[str, Any] = json.loads(ran.out)
    return data


def test_the_result_has_the_promised_form(run: Run) -> None:
    data = simulate(run, "--players", 4, "--games", 20, "--seed", 3, "--check")
    assert set(data) == KEYS
    assert (data["game"], data["players"], data["games"], data["errors"]) == ("bloody-throne", 4, 20, 0)
    assert set(data["wins"]) == {"by_seat", "by_bot"}
    assert set(data["wins"]["by_seat"]) == {"red", "blu", "grn", "yel"}
    assert sum(data["wins"]["by_seat"].values()) == pytest.approx(20, abs=0.01)
    assert data["wins"]["by_bot"] == {"random": 20}
    assert data["mean_decisions"] == round(data["decisions"] / 20, 2)


def test_the_hash_depends_on_the_seed_and_on_nothing_else(run: Run) -> None:
    args = ("--games", 30, "--players", 3)
    one = simulate(run, *args, "--seed", 7)
    assert simulate(run, *args, "--seed", 7)["hash"] == one["hash"]
    assert simulate(run, *args, "--seed", 7, "--jobs", 2)["hash"] == one["hash"]
    assert simulate(run, *args, "--seed", 8)["hash"] != one["hash"]


def test_several_processes_count_the_same(run: Run) -> None:
    args = ("--games", 40, "--players", 5, "--bots", "greedy,random")
    one, two = simulate(run, *args), simulate(run, *args, "--jobs", 2)
    for key in KEYS - {"seconds", "games_per_second", "decisions_per_second"}:
        assert one[key] == two[key], key


def test_random_games_without_views_are_the_games_of_random_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    options = {"direction": "left-to-right", "start": "random"}
    match = Match("bloody-throne", 4, options, ("random",) * 4, "twice")
    fast = play_chunk(match, range(15))
    monkeypatch.setattr(matches, "RANDOM", "nobody")
    slow = play_chunk(match, range(15))
    assert fast.records == slow.records
    assert fast.decisions == slow.decisions


def test_bots_move_from_seat_to_seat_and_missing_ones_are_random(run: Run) -> None:
    match = Match("bloody-throne", 3, {}, ("a", "b", "c"), "0")
    assert [match.bots_in(i) for i in range(3)] == [["a", "b", "c"], ["b", "c", "a"], ["c", "a", "b"]]
    data = simulate(run, "--players", 3, "--games", 9, "--bots", "greedy")
    assert set(data["wins"]["by_bot"]) == {"greedy", "random"}
    assert sum(data["wins"]["by_bot"].values()) == pytest.approx(9, abs=0.01)


def test_options_change_the_games(run: Run) -> None:
    args = ("--games", 5)
    assert simulate(run, *args)["hash"] != simulate(run, *args, "--option", "start=blu")["hash"]


class Broken:
    """A bot that breaks after some moves."""

    def __init__(self, game: Any, dice: Any) -> None:
        self.moves = 0

    def choose(self, view: Any, decision: Any, clock: Any) -> Any:
        self.moves += 1
        if self.moves > 3:
            raise ValueError("no idea")
        return decision.kind.default(view, decision)


def test_failing_games_are_counted_kept_and_told(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots(), "broken", Broken)
    kept = tmp_path / "kept"
    ran = run("simulate", "bloody-throne", "--games", 2, "--bots", "broken", "--keep-errors", kept, "--json")
    assert ran.code == 1
    data = json.loads(ran.out)
    assert (data["errors"], data["decisions"], data["mean_decisions"]) == (2, 0, 0.0)
    assert "ValueError: no idea" in ran.err
    assert sorted(file.name for file in kept.iterdir()) == ["game-0.record", "game-1.record"]
    assert run("verify", kept / "game-0.record").code == 0


def test_broken_invariants_are_errors(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("bloody-throne")
    monkeypatch.setitem(game.__dict__, "invariants", lambda s: iter(["the table wobbles"]))
    ran = run("simulate", "bloody-throne", "--games", 1, "--check", "--json")
    assert ran.code == 1
    assert "the table wobbles" in ran.err


def test_the_plain_form_is_a_table(run: Run) -> None:
    ran = run("simulate", "bloody-throne", "--games", 3)
    assert ran.code == 0
    assert "Decisions per second" in ran.out
    assert "Green" in ran.out
    assert "\x1b[" not in ran.out
