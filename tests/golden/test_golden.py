"""The golden files are what the games do now; `python -m tests.golden.regenerate` writes them anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from throneroom.core.game import Game, games, state_hash
from throneroom.core.replay import replay

from .regenerate import HERE, SEEDS, Start, counts, log, name_of, playthrough, starts, state_of, tables

EVERY_TABLE = pytest.mark.parametrize(
    ("game", "players"), tables(), ids=[name_of(game, players) for game, players in tables()]
)


def golden(name: str) -> str:
    return (HERE / name).read_text(encoding="utf-8")


@EVERY_TABLE
def test_a_whole_game_goes_as_it_always_went(game: Game, players: int) -> None:
    name = name_of(game, players)
    record, text = playthrough(game, players, SEEDS[name])
    assert record == golden(f"{name}.record")
    assert text == golden(f"{name}.log")


@EVERY_TABLE
def test_a_golden_record_still_replays_to_its_golden_log(game: Game, players: int) -> None:
    name = name_of(game, players)
    record, s = replay(golden(f"{name}.record"))
    assert not s.pending
    assert "".join(f"{line}\n" for line in log(record)) == golden(f"{name}.log")


FORMER = sorted((HERE / "former").iterdir())


@pytest.mark.parametrize("file", FORMER, ids=[file.name for file in FORMER])
def test_a_record_of_former_rules_still_replays(file: Path) -> None:
    """Every hash in it was written by the rules of its time."""
    record, s = replay(file.read_text(encoding="utf-8"))
    assert record.game.rules_version < games()[record.game.id].rules_version
    assert not s.pending
    assert state_hash(record.game, record.game.load(record.game.dump(s))) == state_hash(record.game, s)


def test_the_number_of_choices_from_fixed_positions_has_not_changed() -> None:
    assert counts() == golden("counts.txt")


@pytest.mark.parametrize("start", starts(), ids=lambda start: start.name)
def test_a_fixed_position_asks_somebody_something(start: Start) -> None:
    s = state_of(start)
    assert s.pending
    assert not list(games()[start.game].invariants(s))


def test_no_golden_file_is_left_over() -> None:
    names = {name_of(game, players) for game, players in tables()}
    assert names == set(SEEDS)
    found = {path.name for path in HERE.iterdir() if path.suffix in (".record", ".log")}
    assert found == {f"{name}{suffix}" for name in names for suffix in (".record", ".log")}
