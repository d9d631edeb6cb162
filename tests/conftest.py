"""Scenario files are tests: every entry of tests/games/**/*.yaml is collected as one."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml
from httpx._config import DEFAULT_TIMEOUT_CONFIG as HTTPX
from hypothesis import settings
from websockets.sync.client import connect

from throneroom.core.scenario import run_scenario

# The gate is the same every time; `make soak` looks for new examples (SCALE set).
settings.register_profile("gate", derandomize=True, database=None)
if "SCALE" not in os.environ:
    settings.load_profile("gate")

# No test is about how fast an answer comes: a busy machine has all the time it needs.
for name in ("connect", "read", "write", "pool"):
    setattr(HTTPX, name, 120.0)
connect.__kwdefaults__ |= {"open_timeout": 120, "close_timeout": 120, "ping_timeout": None}


def pytest_collect_file(parent: pytest.Collector, file_path: Path) -> pytest.Collector | None:
    if file_path.suffix == ".yaml" and "games" in file_path.parts:
        return ScenarioFile.from_parent(parent, path=file_path)  # type: ignore[no-any-return]
    return None


LONG_FIRST = ("browser", "reliability", "server")
"""Folders whose files take long: begun first, so that all processors end together."""


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    def place(item: pytest.Item) -> int:
        folder = item.path.relative_to(Path(__file__).parent).parts[0]
        return LONG_FIRST.index(folder) if folder in LONG_FIRST else len(LONG_FIRST)

    items.sort(key=place)


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
