"""The shipped coverage is true: no rule without a test, no test of a rule that does not exist."""

from __future__ import annotations

from functools import cache, partial
from pathlib import Path

import pytest

from throneroom.cli import coverage

ROOT = Path(__file__).parents[2]
scanned = cache(partial(coverage.scan, ROOT))
"""What the tests say about rules, read once."""


def test_the_shipped_coverage_is_fresh() -> None:
    found, _ = scanned()
    assert coverage.shipped() == found, "run: throneroom rules --write-coverage"


@pytest.mark.parametrize("ledger", list(coverage.ledgers()))
def test_every_rule_has_a_test(ledger: str) -> None:
    found, _ = scanned()
    assert [rule for rule, tests in found[ledger].items() if not tests] == []


def test_no_test_names_an_unknown_rule() -> None:
    _, unknown = scanned()
    assert unknown == []
