"""`throneroom rules` and `throneroom check`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from throneroom.cli import coverage
from throneroom.core.game import find_game

from .conftest import Run

SCENARIOS = Path(__file__).parents[1] / "games" / "bloody_throne"


def test_one_rule_with_its_page_and_text(run: Run) -> None:
    ran = run("rules", "bloody-throne", "bt-place-08")
    assert ran.code == 0
    assert "BT-PLACE-08" in ran.out
    assert "page 2" in ran.out
    assert "may not be inserted between two cards" in ran.out


@pytest.mark.parametrize(("lang", "part"), [("cs", "vložit"), ("hu", "illeszthető be")])
def test_a_rule_in_another_language(run: Run, lang: str, part: str) -> None:
    data = json.loads(run("rules", "bloody-throne", "BT-PLACE-08", "--lang", lang, "--json").out)
    assert data["page"] == 2
    english = json.loads(run("rules", "bloody-throne", "BT-PLACE-08", "--json").out)
    assert data["text"] != english["text"]
    if lang == "hu":
        assert part in data["text"]


def test_the_list_has_every_rule(run: Run) -> None:
    ran = run("rules", "bloody-throne")
    assert all(rule.id in ran.out for rule in find_game("bloody-throne").ledger())
    assert "160 rules" in ran.out


def test_the_coverage_as_data(run: Run) -> None:
    data = json.loads(run("rules", "bloody-throne", "--coverage", "--json").out)
    assert len(data) == 160
    assert all(set(row) == {"id", "page", "kept", "reason", "tests"} for row in data)
    assert all(isinstance(row["tests"], list) for row in data)


def test_the_coverage_as_a_table(run: Run) -> None:
    ran = run("rules", "bloody-throne", "--coverage")
    assert "BT-END-05" in ran.out
    assert "160 rules, shown by a test:" in ran.out


def test_coverage_finds_scenarios_and_marks_and_unknown_ids(tmp_path: Path) -> None:
    games = tmp_path / "tests" / "games"
    games.mkdir(parents=True)
    (games / "a.yaml").write_text(
        "game: bloody-throne\nscenarios:\n- {name: one, rules: [BT-END-01, BT-END-99]}\n- {name: two}\n"
    )
    (tmp_path / "tests" / "test_b.py").write_text(
        "import pytest\n@pytest.mark.rule('BT-END-01', 'CORE-OVER')\ndef test_b(): ...\n"
        "@pytest.mark.rule('BT-END-02')\nclass TestC:\n    def test_d(self): ...\n"
    )
    found, unknown = coverage.scan(tmp_path)
    assert found["bloody-throne"]["BT-END-01"] == ["tests/games/a.yaml::one", "tests/test_b.py::test_b"]
    assert found["bloody-throne"]["BT-END-02"] == ["tests/test_b.py::TestC::test_d"]
    assert found["core"]["CORE-OVER"] == ["tests/test_b.py::test_b"]
    assert unknown == ["tests/games/a.yaml::one: BT-END-99"]


# ---------------------------------------------------------------- check

FAILING = """
game: bloody-throne
scenarios:
  - name: the soldier reaches everything
    rules: [BT-SOLDIER-01]
    given: {row: "red:(heir) blu:soldier grn:lord red:(spy)", now: hit 2}
    then:
      asks: {seat: blu, what: hit, options: [hit 1, hit 3, hit 4]}
  - name: the soldier asks blue
    given: {row: "red:(heir) blu:soldier grn:lord", now: hit 2}
    then: {asks: {seat: blu, what: hit}}
"""


def test_good_scenarios_pass(run: Run) -> None:
    ran = run("check", SCENARIOS / "soldier.yaml")
    assert ran.code == 0
    assert "all hold" in ran.out


def test_a_failing_scenario_shows_the_difference(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "failing.yaml"
    file.write_text(FAILING)
    ran = run("check", file)
    assert ran.code == 1
    assert "FAILED  the soldier reaches everything" in ran.out
    assert "wanted  hit 1; hit 3; hit 4" in ran.out
    assert "found   hit 1; hit 3" in ran.out
    assert "2 scenarios, 1 does not hold" in ran.out


def test_check_as_data(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "failing.yaml"
    file.write_text(FAILING)
    ran = run("check", file, "--json")
    data = json.loads(ran.out)
    assert (ran.code, data["passed"], data["failed"], data["errors"]) == (1, 1, 1, [])
    first = data["scenarios"][0]
    assert set(first) == {"file", "name", "rules", "passed", "differences"}
    assert set(first["differences"][0]) == {"where", "wanted", "found"}
