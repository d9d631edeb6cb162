"""The shipped coverage is true: no rule without a test, no test of a rule that does not exist."""

from __future__ import annotations

from pathlib import Path

import pytest

from throneroom.cli import coverage

ROOT = Path(__file__).parents[2]


def test_the_shipped_coverage_is_fresh() -> None:
    found, _ = coverage.scan(ROOT)
    assert coverage.shipped() == found, "run: throneroom rules --write-coverage"


@pytest.mark.parametrize("ledger", list(coverage.ledgers()))
def test_every_rule_has_a_test(ledger: str) -> None:
    found, _ = coverage.scan(ROOT)
    assert [rule for rule, tests in found[ledger].items() if not tests] == []


def test_no_test_names_an_unknown_rule() -> None:
    _, unknown = coverage.scan(ROOT)
    assert unknown == []
