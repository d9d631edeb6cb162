"""Which tests show which rules: gathered from a source checkout, shipped with the program."""

from __future__ import annotations

import ast
import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import yaml

from throneroom.core.data import read_text
from throneroom.core.game import all_rules, games
from throneroom.core.rules import Rule, read_ledger

Coverage = dict[str, dict[str, list[str]]]
CORE = "core"


def ledgers() -> dict[str, tuple[Rule, ...]]:
    """Every ledger: the games' and the core's."""
    core = read_ledger(read_text("throneroom.core", "rules.toml"))
    return {CORE: core, **{game.id: all_rules(game) for game in games().values()}}


def shipped() -> Coverage:
    """The coverage this program was shipped with."""
    file = files("throneroom").joinpath("coverage.json")
    coverage: Coverage = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return coverage


def checkout() -> Path | None:
    """The source checkout this program runs from, if it does."""
    root = Path(str(files("throneroom"))).parent.parent
    return root if (root / "tests").is_dir() and (root / "pyproject.toml").is_file() else None


def scan(root: Path) -> tuple[Coverage, list[str]]:
    """The tests of every rule, and every mention of a rule that does not exist."""
    home = {rule.id: name for name, ledger in ledgers().items() for rule in ledger}
    coverage: Coverage = {name: {rule.id: [] for rule in ledger} for name, ledger in ledgers().items()}
    unknown = []
    for test, rules in [*_scenarios(root), *_marked(root)]:
        for rule in rules:
            if rule in home:
                coverage[home[rule]][rule].append(test)
            else:
                unknown.append(f"{test}: {rule}")
    for tests in coverage.values():
        for rule in tests:
            tests[rule] = sorted(set(tests[rule]))
    return coverage, unknown


def text(coverage: Coverage) -> str:
    """The coverage file."""
    return json.dumps(coverage, ensure_ascii=False, indent=1) + "\n"


def _scenarios(root: Path) -> list[tuple[str, list[str]]]:
    found = []
    for path in sorted((root / "tests" / "games").rglob("*.yaml")):
        data: Any = yaml.safe_load(path.read_text(encoding="utf-8"))
        for scenario in data["scenarios"]:
            test = f"{path.relative_to(root).as_posix()}::{scenario['name']}"
            found.append((test, list(scenario.get("rules") or [])))
    return found


def _marked(root: Path) -> list[tuple[str, list[str]]]:
    """Tests in Python with `@pytest.mark.rule("ID", ...)`, on themselves or on their class."""
    found = []
    for path in sorted((root / "tests").rglob("*.py")):
        module = ast.parse(path.read_text(encoding="utf-8"))
        where = path.relative_to(root).as_posix()
        for node in module.body:
            if isinstance(node, ast.ClassDef):
                shared = _ids(node)
                for method in node.body:
                    if isinstance(method, ast.FunctionDef):
                        found.append((f"{where}::{node.name}::{method.name}", shared + _ids(method)))
            elif isinstance(node, ast.FunctionDef):
                found.append((f"{where}::{node.name}", _ids(node)))
    return [(test, rules) for test, rules in found if rules]


def _ids(node: ast.FunctionDef | ast.ClassDef) -> list[str]:
    ids = []
    for decorator in node.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.rule":
            ids += [str(ast.literal_eval(argument)) for argument in decorator.args]
    return ids
