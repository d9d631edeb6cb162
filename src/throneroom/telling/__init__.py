"""Putting what the engine says into words: events, questions, choices, refusals, rules.

For whoever speaks to people: the command line and the server use the same sentences.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from throneroom.core.decision import STOP, Decision, Prefix
from throneroom.core.events import SeenEvent, Term
from throneroom.core.game import Game
from throneroom.core.rules import Illegal
from throneroom.i18n import Catalogue


class Teller:
    """The words of one game in one language."""

    def __init__(self, lang: str, game: Game, options: Mapping[str, str] | None = None) -> None:
        self.game = game
        self.words = Catalogue(lang, "core", "ui", game.id, more=game.texts(options or {}))

    def event(self, event: SeenEvent) -> str:
        """A log line."""
        return self.words.own(f"event-{event.id}", event.facts)

    def term(self, term: Term) -> str:
        """One line of a sum, without its amount."""
        return self.words.say(f"term-{term.why}", term.facts)

    def ask(self, d: Decision) -> str:
        """What is asked."""
        return self.words.text(f"ask-{d.kind.id}", a=d.a, b=d.b)

    def option(self, view: Any, d: Decision, prefix: Prefix, value: int) -> str:
        """One small choice."""
        if value == STOP:
            return self.words.text("play-done")
        key, facts = d.kind.label(view, d, prefix, value)
        return self.words.say(key, facts)

    def refusal(self, refusal: Illegal) -> str:
        """Why a choice is refused."""
        key = f"refused-{refusal.rule}"
        return self.words.say(key if self.words.has(key) else "refused", refusal.facts)
