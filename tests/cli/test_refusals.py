"""Refusals of the core protocol, as a person meets them."""

from __future__ import annotations

from pathlib import Path

import pytest

from throneroom.core.dice import Dice
from throneroom.core.game import check_choice, find_game, new_game, owed_by
from throneroom.core.play import deal_all
from throneroom.core.rules import Illegal
from throneroom.i18n import Catalogue
from throneroom.telling import refusal_text

from .conftest import Run

WORDS = Catalogue("en", "core", "ui", "bloody-throne", strict=True)


@pytest.mark.rule("CORE-BOT")
def test_an_unknown_bot(run: Run) -> None:
    ran = run("simulate", "bloody-throne", "--bots", "oracle")
    assert (ran.code, ran.err) == (2, "Error: There is no bot “oracle”. There are: greedy, random\n")


@pytest.mark.rule("CORE-OPTION")
def test_an_unknown_option(run: Run) -> None:
    ran = run("simulate", "bloody-throne", "--option", "size=big")
    assert (ran.code, ran.err) == (
        2, "Error: The game has no option “size”. There are: direction, start\n",
    )  # fmt: skip


@pytest.mark.rule("CORE-OPTION-VALUE")
def test_an_impossible_value_of_an_option(run: Run) -> None:
    ran = run("simulate", "bloody-throne", "--players", "3", "--option", "start=blk")
    assert ran.code == 2
    assert "“start” cannot be “blk”. Possible: random, red, blu, grn" in ran.err


@pytest.mark.rule("CORE-POSITION")
def test_a_position_that_makes_no_sense(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "odd.yaml"
    file.write_text("game: bloody-throne\nscenarios: [{name: x, given: 'row: red:wizard', then: {over: no}}]")
    ran = run("check", file)
    assert ran.code == 2
    assert "CORE-POSITION" in ran.err
    assert "wizard" in ran.err


@pytest.mark.rule("CORE-SHAPE", "CORE-NOT-AN-OPTION")
@pytest.mark.parametrize(
    ("choice", "rule"),
    [(3, "CORE-SHAPE"), ((99, 0), "CORE-NOT-AN-OPTION"), ((0, 0, 0), "CORE-NOT-AN-OPTION")],
)
def test_a_choice_of_the_wrong_form(choice: int | tuple[int, ...], rule: str) -> None:
    game = find_game("bloody-throne")
    s = new_game(game, 3, {"start": "red"})
    deal_all(game, s, Dice(1))
    d = owed_by(s, 0)
    assert d is not None
    with pytest.raises(Illegal) as refusal:
        check_choice(s, d, choice)
    assert refusal.value.rule == rule
    assert refusal_text(WORDS, refusal.value)
