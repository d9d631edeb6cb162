"""The shipped coverage is true: no rule without a test, no test of a rule that does not exist."""

from __future__ import annotations

from pathlib import Path

from throneroom.cli import coverage

ROOT = Path(__file__).parents[2]


def test_the_shipped_coverage_is_fresh() -> None:
    found, _ = coverage.scan(ROOT)
    assert coverage.shipped() == found, "run: throneroom rules --write-coverage"


def test_every_rule_of_every_game_has_a_test() -> None:
    found, _ = coverage.scan(ROOT)
    lacking = [rule for game, tests in found.items() for rule, ids in tests.items() if not ids]
    assert lacking == []


def test_no_test_names_an_unknown_rule() -> None:
    _, unknown = coverage.scan(ROOT)
    assert unknown == []
