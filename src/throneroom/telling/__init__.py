"""Putting what the engine says into words: events, questions, choices, refusals, rules.

For whoever speaks to people: the command line and the server use the same sentences.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from throneroom.core.decision import STOP, Decision, Prefix
from throneroom.core.events import SeenEvent, Term
from throneroom.core.game import Game, Json, all_rules, find_game
from throneroom.core.pointing import asked_facts
from throneroom.core.rules import Facts, Illegal, Rule
from throneroom.i18n import Catalogue, statement

__all__ = [
    "Teller", "answer_texts", "ask_text", "card_of", "event_text", "game_title", "label_of", "label_text",
    "refusal_text", "rule_text", "term_text", "unknown_text", "words_of",
]  # fmt: skip


def words_of(lang: str, game: Game, options: Mapping[str, str] | None = None) -> Catalogue:
    """All the words needed to speak of a game, played with these options."""
    return Catalogue(lang, "core", "ui", game.id, more=game.texts(options or {}))


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


def unknown_text(words: Catalogue, why: str, facts: Facts) -> str:
    """One thing that a seat does not know, where the answer to a supposition depends on it."""
    return words.say(f"unknown-{why}", facts)


def answer_texts(words: Catalogue, answer: Json) -> Json:
    """An answer of `GameSpec.what_if` with a sentence, `text`, in every line of a sum and everything unknown."""
    told: Json = {}
    for key, value in answer.items():
        if key == "terms":
            told[key] = [{**row, "text": term_text(words, Term(**row))} for row in value]
        elif key == "unknown":
            told[key] = [{**row, "text": unknown_text(words, row["why"], row["facts"])} for row in value]
        else:
            told[key] = answer_texts(words, value) if isinstance(value, dict) else value
    return told


def ask_text(words: Catalogue, view: Any, d: Decision) -> str:
    """What is asked."""
    return words.say(f"ask-{d.kind.id}", {"a": d.a, "b": d.b, **asked_facts(view, d)})


def label_text(words: Catalogue, view: Any, d: Decision, prefix: Prefix, value: int) -> str:
    """One small choice as a line of a list."""
    return words.say(*label_of(view, d, prefix, value))


def label_of(view: Any, d: Decision, prefix: Prefix, value: int) -> tuple[str, Facts]:
    """Which message says a small choice, and its facts."""
    return ("play-done", {}) if value == STOP else d.kind.label(view, d, prefix, value)


def rule_text(words: Catalogue, game: Game, rule: Rule) -> str:
    """What a rule says, in the reader's language; a card says what it says in the game at hand."""
    card = card_of(rule.id)
    if words.has(f"effect-{card}"):
        key = "rule-card" if words.has("rule-card") else f"effect-{card}"
        return words.text(key, title=card, effect=card)
    return statement(words.lang, game.id, rule.id) or rule.rule


def card_of(rule: str) -> str:
    """The card a rule id speaks of: `WS-CARD-ROBB-STARK` of `robb-stark`; empty for other rules."""
    _, kind, *name = rule.split("-", 2)
    return name[0].lower() if name and kind in ("CARD", "LEADER", "EVENT") else ""


@cache
def _pages(game_id: str) -> dict[str, int | None]:
    return {rule.id: rule.page for rule in all_rules(find_game(game_id))}


class Teller:
    """The words of one game in one language, for whoever sends them out."""

    def __init__(self, lang: str, game: Game, options: Mapping[str, str] | None = None) -> None:
        self.game = game
        self.options = options or {}
        self.words = words_of(lang, game, options)

    def event(self, event: SeenEvent) -> str:
        return event_text(self.words, event)

    def term(self, term: Term) -> str:
        return term_text(self.words, term)

    def measure(self, id: str) -> str:
        return self.words.text(f"measure-{id}")

    def ask(self, view: Any, d: Decision) -> str:
        return ask_text(self.words, view, d)

    def option(self, view: Any, d: Decision, prefix: Prefix, value: int) -> str:
        return label_text(self.words, view, d, prefix, value)

    def say(self, key: str, facts: Facts) -> str:
        return self.words.say(key, facts)

    def refusal(self, refusal: Illegal) -> str:
        return refusal_text(self.words, refusal)

    def page(self, rule: str) -> int | None:
        """The page of the book on which a rule stands; none for what is not in the book."""
        return _pages(self.game.id).get(rule)

    def answer(self, answer: Json) -> Json:
        return answer_texts(self.words, answer)

    def rule(self, rule: Rule) -> str:
        return rule_text(self.words, self.game, rule)
