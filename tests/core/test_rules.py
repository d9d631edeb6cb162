"""Refusals cite a rule, and the ledger lists them all."""

from __future__ import annotations

import tomllib

import pytest

from throneroom.core.game import games
from throneroom.core.rules import KEPT, Illegal, read_ledger, require

ENTRY = """
[[rule]]
id = "X-1"
topic = "setup"
kind = "setup"
page = 4
rule = "Deal three cards."
check = "look at the hands"
kept = "enforced"

[[rule]]
id = "X-2"
topic = "end"
kind = "procedure"
rule = "Shake hands."
check = "none"
kept = "unsure"
note = "not in the index"
reason = "people may differ"
"""


def test_require_refuses_with_its_rule_and_facts() -> None:
    require(True, "X-1")
    require([0], "X-1")
    with pytest.raises(Illegal) as refused:
        require(0, "X-1", card="fig", count=3)
    assert refused.value.rule == "X-1"
    assert refused.value.facts == {"card": "fig", "count": 3}
    assert str(refused.value) == "X-1 (card=fig, count=3)"
    assert str(Illegal("X-1")) == "X-1"


def test_a_ledger_reads_in_the_order_of_the_book_with_blanks_filled() -> None:
    first, second = read_ledger(ENTRY)
    assert (first.id, first.page, first.kept, first.note, first.reason) == ("X-1", 4, "enforced", "", "")
    assert (second.id, second.page, second.note) == ("X-2", None, "not in the index")
    assert second.reason == "people may differ"


@pytest.mark.parametrize("key", ["id", "topic", "kind", "rule", "check", "kept"])
def test_a_ledger_entry_without_one_of_its_parts_is_an_error(key: str) -> None:
    lines = [line for line in ENTRY.splitlines() if not line.startswith(f"{key} =")]
    with pytest.raises(KeyError):
        read_ledger("\n".join(lines))


def test_a_ledger_that_is_not_toml_is_an_error() -> None:
    with pytest.raises(tomllib.TOMLDecodeError):
        read_ledger("not a ledger")


@pytest.mark.parametrize("id", list(games()))
def test_every_rule_of_a_game_has_its_own_id_and_says_how_it_is_kept(id: str) -> None:
    ledger = games()[id].ledger()
    assert len({rule.id for rule in ledger}) == len(ledger) > 0
    for rule in ledger:
        assert rule.kept in KEPT
        assert rule.rule
        assert rule.reason or rule.kept not in KEPT[-3:]
