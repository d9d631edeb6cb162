"""Putting what the engine says into words: refusals, events, sums, choices and rules."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.table import Table
from rich.text import Text

from throneroom.core.decision import STOP, Decision, Prefix
from throneroom.core.events import SeenEvent, Term
from throneroom.core.game import Game, all_rules
from throneroom.core.rules import Illegal, Rule
from throneroom.i18n import Catalogue, statement


def game_title(words: Catalogue, game: Game) -> str:
    """What a game is called; its id if nobody has named it yet."""
    return words.text("game-title") if words.has("game-title") else game.id


def refusal_text(words: Catalogue, refusal: Illegal) -> str:
    """Why a choice is refused; a card for which there is no sentence of its own refuses with its text."""
    key, card = f"refused-{refusal.rule}", card_of(refusal.rule)
    if not words.has(key) and words.has("refused-card") and words.has(f"effect-{card}"):
        return words.text("refused-card", title=card, effect=card)
    return words.say(key if words.has(key) else "refused", refusal.facts)


def event_text(words: Catalogue, event: SeenEvent) -> str:
    """A log line."""
    return words.own(f"event-{event.id}", event.facts)


def term_text(words: Catalogue, term: Term) -> str:
    """One line of a sum, without its amount."""
    return words.say(f"term-{term.why}", term.facts)


def label_text(words: Catalogue, view: Any, d: Decision, prefix: Prefix, value: int) -> str:
    """One small choice as a line of a list."""
    if value == STOP:
        return words.text("play-done")
    key, facts = d.kind.label(view, d, prefix, value)
    return words.say(key, facts)


def rule_text(words: Catalogue, game: Game, rule: Rule) -> str:
    """What a rule says, in the reader's language; a card says what it says in the game at hand."""
    card = card_of(rule.id)
    if words.has(f"effect-{card}"):
        return (
            words.text("rule-card", title=card, effect=card) if words.has("rule-card") else words.text(f"effect-{card}")
        )
    return statement(words.lang, game.id, rule.id) or rule.rule


def card_of(rule: str) -> str:
    """The card a rule id would speak of: `WS-CARD-ROBB-STARK` of `robb-stark`."""
    return rule.split("-", 2)[-1].lower()


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
