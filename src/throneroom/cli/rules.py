"""`throneroom rules`: what the rules say, how they are kept, and which tests show it."""

from __future__ import annotations

from difflib import get_close_matches
from itertools import groupby
from typing import Any

import typer
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from throneroom.cli import coverage
from throneroom.cli.errors import BadInput, bad
from throneroom.cli.files import write_file
from throneroom.cli.ui import Ui, ui_of
from throneroom.cli.words import find_rule, page_text
from throneroom.core.game import Game, all_rules, find_game, games
from throneroom.core.rules import Rule
from throneroom.i18n import DEFAULT
from throneroom.telling import rule_text

EXAMPLES = (
    "throneroom rules bloody-throne",
    "throneroom rules bloody-throne BT-PLACE-08 --lang hu",
    "throneroom rules bloody-throne --coverage --json",
)


def rules(
    ctx: typer.Context,
    game_id: str = typer.Argument("", metavar="metavar-game", help="arg-game"),
    rule_id: str = typer.Argument("", metavar="metavar-rule", help="arg-rule"),
    show_coverage: bool = typer.Option(False, "--coverage", help="opt-coverage"),
    write: bool = typer.Option(False, "--write-coverage", help="opt-write-coverage", hidden=True),
    as_json: bool = typer.Option(False, "--json", help="opt-json"),
    lang: str = typer.Option("", "--lang", metavar="metavar-language", help="opt-lang"),
) -> int:
    ui = ui_of(ctx)
    if write:
        return _write(ui)
    if not game_id:
        raise bad("error-game-missing", known=", ".join(games()))
    game = find_game(game_id)
    ui.use(game)
    tests = coverage.shipped().get(game.id, {})
    chosen = [_find(ui, game, rule_id)] if rule_id else list(game.ledger())
    if as_json:
        data = [_data(ui, game, rule, tests, with_text=not show_coverage) for rule in chosen]
        ui.json(data[0] if rule_id else data)
    elif show_coverage:
        _print_coverage(ui, chosen, tests)
    elif rule_id:
        _print_one(ui, game, chosen[0], tests)
    else:
        _print_list(ui, game, chosen)
    return 0


def _find(ui: Ui, game: Game, id: str) -> Rule:
    rule = find_rule(game, id)
    if rule is not None:
        return rule
    near = get_close_matches(id.upper(), [rule.id for rule in all_rules(game)], n=4, cutoff=0.6)
    hint = ui.words.text("error-rule-near", known=", ".join(near)) if near else ""
    raise BadInput("error-rule", {"given": id}, hint)


def _data(ui: Ui, game: Game, rule: Rule, tests: dict[str, list[str]], with_text: bool) -> dict[str, Any]:
    data: dict[str, Any] = {"id": rule.id, "page": rule.page}
    if with_text:
        data |= {"topic": rule.topic, "text": rule_text(ui.words, game, rule)}
    return data | {"kept": rule.kept, "reason": rule.reason, "tests": tests.get(rule.id, [])}


def _print_list(ui: Ui, game: Game, ledger: list[Rule]) -> None:
    """Every rule, under the headings of the book."""
    words = ui.words
    width = max(len(rule.id) for rule in ledger)
    for topic, group in groupby(ledger, key=lambda rule: rule.topic):
        ui.out.print(Text(words.name("topic", topic), style="bold"))
        table = Table(box=None, show_header=False, padding=(0, 1, 0, 0), expand=True)
        table.add_column(style="cyan", no_wrap=True, min_width=width)
        table.add_column(ratio=1)
        table.add_column(style="dim", no_wrap=True, justify="right")
        for rule in group:
            table.add_row(rule.id, rule_text(words, game, rule), page_text(words, rule) if rule.page else "")
        ui.out.print(Padding(table, (0, 0, 1, 2)))
    ui.out.print(words.text("rules-count", count=len(ledger)))


def _print_one(ui: Ui, game: Game, rule: Rule, tests: dict[str, list[str]]) -> None:
    words = ui.words
    heading = Text(rule.id, style="bold cyan")
    heading.append(f"  {words.name('topic', rule.topic)}, {page_text(words, rule)}", style="dim")
    ui.out.print(heading)
    ui.out.print(Padding(Text(rule_text(words, game, rule)), (0, 0, 0, 2)))
    if rule.note and ui.lang == DEFAULT:  # notes are about the book and exist in English only
        ui.out.print(Padding(Text(f"{words.text('rules-note')}: {rule.note}", style="dim"), (0, 0, 0, 2)))
    kept = f"{words.text('col-kept')}: {words.name('kept', rule.kept)}"
    ui.out.print(Text(f"{kept}. {words.text(f'kept-{rule.kept}-means')}"))
    if rule.reason:
        ui.out.print(Text(f"{words.text('rules-reason')}: {rule.reason}"))
    shown = tests.get(rule.id) or [words.text("rules-no-tests")]
    ui.out.print(Text(f"{words.text('rules-tests')}:"))
    for test in shown:
        ui.out.print(Padding(Text(test, overflow="fold"), (0, 0, 0, 2)))


def _print_coverage(ui: Ui, ledger: list[Rule], tests: dict[str, list[str]]) -> None:
    words = ui.words
    table = Table()
    table.add_column(words.text("col-rule"), no_wrap=True, style="cyan")
    table.add_column(words.text("col-page"), justify="right")
    table.add_column(words.text("col-kept"))
    table.add_column(words.text("col-tests"), overflow="fold")
    for rule in ledger:
        found = tests.get(rule.id, [])
        shown = Text("\n".join(map(_short, found)))
        if not found:
            shown = Text(words.text("rules-no-tests"), style="bold red")
        kept = words.name("kept", rule.kept)
        if rule.reason:
            kept += f"\n{rule.reason}"
        table.add_row(rule.id, str(rule.page or "–"), kept, shown)
    ui.out.print(table)
    with_test = sum(bool(tests.get(rule.id)) for rule in ledger)
    ui.out.print(words.text("rules-coverage", count=len(ledger), shown=with_test))


def _short(test: str) -> str:
    """A test's file and its name as a sentence."""
    file, _, name = test.rsplit("/", 1)[-1].partition("::")
    return f"{file}: {name.replace('_', ' ') if file.endswith('.py') else name}"


def _write(ui: Ui) -> int:
    """Write the coverage file anew; only where the tests are."""
    root = coverage.checkout()
    if root is None:
        raise bad("error-checkout")
    found, unknown = coverage.scan(root)
    file = root / "src" / "throneroom" / "coverage.json"
    write_file(file, coverage.text(found))
    ui.note(ui.words.text("rules-written", file=str(file), count=sum(len(rules) for rules in found.values())))
    for line in unknown:
        ui.error(line)
    return 1 if unknown else 0
