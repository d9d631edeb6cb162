"""docs/card-sets.md: its card sets are correct, their scenarios hold, its tables and messages are current."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Final

import pytest
import yaml

from throneroom.cli.app import main
from throneroom.core.game import find_game, new_game
from throneroom.core.scenario import read_scenarios, run_scenario
from throneroom.games.iron_throne.cardset.check import SECTIONS, check

from .write_tables import COMMAND, PAGE, between, tables

WRONG: Final = "# wrong\n"
TEXT: Final = PAGE.read_text(encoding="utf-8")


def blocks() -> list[str]:
    """The YAML of the page, block by block; the deliberately wrong one is left out."""
    return [block for block in re.findall(r"```yaml\n(.*?)```", TEXT, re.S) if not block.startswith(WRONG)]


def sets() -> list[dict[str, Any]]:
    """The card sets of the page."""
    return [data for data in map(yaml.safe_load, blocks()) if "scenarios" not in data]


def proofs() -> list[dict[str, Any]]:
    """The scenarios of the page, each to be played with the card set before it."""
    found: list[dict[str, Any]] = []
    cards: dict[str, Any] = {}
    for data in map(yaml.safe_load, blocks()):
        if "scenarios" not in data:
            cards = data
            continue
        for scenario in read_scenarios(data):
            assert scenario["options"]["cards"] == "my-cards.yaml"
            found.append({**scenario, "options": {**scenario["options"], "cards": json.dumps(cards)}})
    return found


def all_together() -> dict[str, Any]:
    """One set with the cards of all examples."""
    whole: dict[str, Any] = {section: {} for section in SECTIONS}
    for data in sets():
        for section in SECTIONS:
            whole[section] |= data.get(section, {})
    return whole


def test_every_example_is_there() -> None:
    assert [data["name"] for data in sets()] == ["my cards", *(f"example {number}" for number in range(1, 6))]
    assert len(proofs()) >= 5
    assert check(all_together()) == []


@pytest.mark.parametrize("data", sets(), ids=lambda data: str(data["name"]))
def test_the_card_sets_of_the_page_are_correct(data: dict[str, Any]) -> None:
    assert check(data) == []
    assert new_game(find_game("iron-throne"), 3, {"cards": json.dumps(data)}).pending


@pytest.mark.parametrize("scenario", proofs(), ids=lambda scenario: str(scenario["name"]))
def test_the_scenarios_of_the_page_hold(scenario: dict[str, Any]) -> None:
    report = run_scenario(scenario)
    assert report.passed, report.differences


def test_the_tables_are_those_of_the_grammar() -> None:
    assert between(TEXT) == tables(), f"run {COMMAND}"


@pytest.fixture
def _at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a folder of our own, in English."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("THRONEROOM_LANG", "en")


@pytest.mark.usefixtures("_at_home")
def test_the_checker_says_what_the_page_says(capsys: pytest.CaptureFixture[str]) -> None:
    wrong, said = re.findall(rf"```yaml\n({WRONG}.*?)```.*?```\n(.*?)```", TEXT, re.S)[0]
    Path("my-cards.yaml").write_text(wrong, encoding="utf-8")
    assert main(["cards", "check", "my-cards.yaml"]) == 1
    assert capsys.readouterr().out == said


@pytest.mark.usefixtures("_at_home")
def test_a_scenario_names_the_file_of_its_cards() -> None:
    Path("my-cards.yaml").write_text(blocks()[1], encoding="utf-8")
    Path("my-scenarios.yaml").write_text(blocks()[2], encoding="utf-8")
    assert main(["check", "my-scenarios.yaml"]) == 0
    Path("my-cards.yaml").unlink()
    assert main(["check", "my-scenarios.yaml"]) == 2


@pytest.mark.usefixtures("_at_home")
def test_the_bots_play_with_all_examples_together(capsys: pytest.CaptureFixture[str]) -> None:
    Path("cards.yaml").write_text(yaml.safe_dump(all_together()), encoding="utf-8")
    options = ["--games", "5", "--players", "5", "--check", "--json", "--option", "cards=cards.yaml"]
    assert main(["simulate", "iron-throne", *options]) == 0
    assert json.loads(capsys.readouterr().out)["errors"] == 0
