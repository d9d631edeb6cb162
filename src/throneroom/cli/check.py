"""`throneroom check`: run scenario files and show what does not hold."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import typer
from rich.text import Text

from throneroom.cli.cards import load_card_set
from throneroom.cli.errors import BAD_INPUT, FAILED, OK, BadInput, bad
from throneroom.cli.files import read_yaml
from throneroom.cli.ui import Ui, ui_of
from throneroom.core.game import find_game
from throneroom.core.rules import Illegal
from throneroom.core.scenario import BadScenario, Report, run_scenario
from throneroom.telling import refusal_text

EXAMPLES = (
    "throneroom check tests/games/bloody_throne/*.yaml",
    "throneroom check my-scenario.yaml --json",
)


@dataclass(slots=True)
class Checked:
    """One file: the reports of its scenarios, and what could not be understood."""

    file: str
    reports: list[Report]
    problems: list[str]
    broken: int = 0
    """How many of its scenarios could not be understood."""


def check(
    ctx: typer.Context,
    files: list[str] = typer.Argument(..., metavar="metavar-file", help="arg-scenarios"),
    as_json: bool = typer.Option(False, "--json", help="opt-json"),
    lang: str = typer.Option("", "--lang", metavar="metavar-language", help="opt-lang"),
) -> int:
    ui = ui_of(ctx)
    done = [_check_file(ui, file) for file in files]
    if as_json:
        ui.json(_data(done))
    else:
        _print(ui, done)
    for checked in done:
        for problem in checked.problems:
            ui.error(problem)
    if any(checked.problems for checked in done):
        return BAD_INPUT
    return FAILED if any(not report.passed for checked in done for report in checked.reports) else OK


def _check_file(ui: Ui, file: str) -> Checked:
    checked = Checked(file, [], [])
    try:
        data = read_yaml(file)
        if not isinstance(data, dict) or not isinstance(data.get("scenarios"), list) or "game" not in data:
            raise bad("error-scenario-file", file=file)
        game_id = str(data["game"])
        find_game(game_id)
    except BadInput as problem:
        checked.problems.append(ui.words.say(problem.key, problem.facts))
        return checked
    except Illegal as refusal:
        text = refusal_text(ui.words, refusal)
        checked.problems.append(ui.words.text("error-scenario", file=file, text=text))
        return checked
    for number, scenario in enumerate(data["scenarios"], start=1):
        try:
            checked.reports.append(_run(_with_files(scenario, game_id, file), game_id, number))
        except BadInput as problem:
            checked.broken += 1
            checked.problems.append(ui.words.say(problem.key, problem.facts))
        except BadScenario as problem:
            checked.broken += 1
            checked.problems.append(ui.words.text("error-scenario", file=file, text=str(problem)))
    return checked


def _with_files(scenario: Any, game_id: str, file: str) -> Any:
    """A scenario whose options that take a file have been read from it; it is looked for beside the scenario."""
    options = scenario.get("options") if isinstance(scenario, Mapping) else None
    if not isinstance(options, Mapping):
        return scenario
    read: dict[str, str] = {}
    for o in find_game(game_id).options:
        name = str(options.get(o.id, o.default))
        if o.file and name not in o.values and not name.startswith("{"):
            read[o.id] = load_card_set(str(Path(file).parent / name))
    return {**scenario, "options": {**options, **read}}


def _run(scenario: Any, game_id: str, number: int) -> Report:
    """Run one scenario; whatever it trips over is a fault of its form."""
    if not isinstance(scenario, Mapping):
        raise BadScenario(f"scenario {number} must be a mapping")
    try:
        return run_scenario(scenario, game_id)
    except BadScenario:
        raise
    except Illegal as refusal:
        raise BadScenario(f"{scenario.get('name') or number}: {refusal}") from None
    except Exception as error:
        if os.environ.get("THRONEROOM_DEBUG"):
            raise
        raise BadScenario(f"{scenario.get('name') or number}: {type(error).__name__}: {error}") from None


def _data(done: list[Checked]) -> dict[str, Any]:
    scenarios = [
        {
            "file": checked.file,
            "name": report.name,
            "rules": list(report.rules),
            "passed": report.passed,
            "differences": [{"where": w, "wanted": a, "found": b} for w, a, b in report.differences],
        }
        for checked in done
        for report in checked.reports
    ]
    passed = sum(bool(s["passed"]) for s in scenarios)
    return {
        "scenarios": scenarios,
        "passed": passed,
        "failed": len(scenarios) - passed,
        "errors": [{"file": c.file, "message": problem} for c in done for problem in c.problems],
    }


def _print(ui: Ui, done: list[Checked]) -> None:
    words = ui.words
    for checked in done:
        if checked.reports:
            ui.out.print(Text(checked.file, style="bold"), soft_wrap=True)
        for report in checked.reports:
            _print_report(ui, report)
    reports = [report for checked in done for report in checked.reports]
    failed = sum(not report.passed for report in reports)
    broken = sum(checked.broken for checked in done)
    count = len(reports) + broken
    if count:
        style = "bold red" if failed or broken else "green"
        told = words.text("check-summary", count=count, failed=failed)
        if broken:
            held = len(reports) - failed
            told = words.text("check-summary-broken", count=count, held=held, failed=failed, broken=broken)
        ui.out.print(Text(told, style=style))


def _print_report(ui: Ui, report: Report) -> None:
    words = ui.words
    ok = report.passed
    line = Text(f"  {words.text('check-ok' if ok else 'check-failed')}  ", style="green" if ok else "bold red")
    line.append(report.name, style="" if ok else "bold")
    line.append(f"  {' '.join(report.rules)}", style="dim")
    ui.out.print(line, soft_wrap=True)
    wanted, found = words.text("check-wanted"), words.text("check-found")
    width = max(len(wanted), len(found))
    for where, want, have in report.differences:
        ui.out.print(Text(f"      {where}", style="bold"), soft_wrap=True)
        same = _common(want, have)
        for sign, label, value, style in (("-", wanted, want, "green"), ("+", found, have, "red")):
            text = Text(f"      {sign} {label:<{width}}  ", style=style)
            text.append(value[: same[0]], style="dim")
            text.append(value[same[0] : len(value) - same[1]], style=f"bold {style}")
            text.append(value[len(value) - same[1] :], style="dim")
            ui.out.print(text, soft_wrap=True)


def _common(a: str, b: str) -> tuple[int, int]:
    """How much two texts share at their beginnings and at their ends."""
    shorter = min(len(a), len(b))
    head = 0
    while head < shorter and a[head] == b[head]:
        head += 1
    tail = 0
    while tail < shorter - head and a[-1 - tail] == b[-1 - tail]:
        tail += 1
    return head, tail
