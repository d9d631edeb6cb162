"""Rules in the terminal: by id, what they say, and where."""

from __future__ import annotations

from collections.abc import Iterable

from rich.table import Table
from rich.text import Text

from throneroom.core.game import Game, all_rules
from throneroom.core.rules import Rule
from throneroom.i18n import Catalogue
from throneroom.telling import rule_text


def page_text(words: Catalogue, rule: Rule) -> str:
    """Where a rule is printed."""
    return words.text("rules-page", page=rule.page) if rule.page else words.text("rules-no-page")


def find_rule(game: Game, id: str) -> Rule | None:
    """The rule, card or ruling with that id, however it is typed."""
    return next((rule for rule in all_rules(game) if rule.id == id.upper()), None)


def rules_table(words: Catalogue, game: Game, ids: Iterable[str]) -> Table:
    """Rules by id: what they say, and where."""
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(style="cyan", no_wrap=True)
    table.add_column()
    for id in ids:
        rule = find_rule(game, id)
        if rule is not None:
            text = Text(rule_text(words, game, rule))
            text.append(f" ({page_text(words, rule)})", style="dim")
            table.add_row(f"  {rule.id}", text)
    return table
