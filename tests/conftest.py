"""Scenario files are tests: every entry of tests/games/**/*.yaml is collected as one."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import settings

from throneroom.core.scenario import run_scenario

# The gate is the same every time; `make soak` looks for new examples (SCALE set).
settings.register_profile("gate", derandomize=True, database=None)
if "SCALE" not in os.environ:
    settings.load_profile("gate")


def pytest_collect_file(parent: pytest.Collector, file_path: Path) -> pytest.Collector | None:
    if file_path.suffix == ".yaml" and "games" in file_path.parts:
        return ScenarioFile.from_parent(parent, path=file_path)  # type: ignore[no-any-return]
    return None


class ScenarioFile(pytest.File):
    def collect(self) -> Iterator[pytest.Item]:
        data = yaml.safe_load(self.path.read_text(encoding="utf-8"))
        for scenario in data["scenarios"]:
            yield ScenarioItem.from_parent(self, name=scenario["name"], game=data["game"], scenario=scenario)


class ScenarioItem(pytest.Item):
    def __init__(self, *, game: str, scenario: dict[str, Any], **rest: Any) -> None:
        super().__init__(**rest)
        self.game = game
        self.scenario = scenario

    def runtest(self) -> None:
        report = run_scenario(self.scenario, self.game)
        if not report.passed:
            raise ScenarioFailed(report.differences)

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        if isinstance(excinfo.value, ScenarioFailed):
            rows = excinfo.value.args[0]
            return "\n".join(f"{where}\n  wanted: {want}\n  found:  {found}" for where, want, found in rows)
        return super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Path, int, str]:
        return self.path, 0, self.name


class ScenarioFailed(Exception):
    """The differences of a scenario that did not hold."""
