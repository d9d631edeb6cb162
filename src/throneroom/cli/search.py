"""Finding rules by what they say, in the reader's language."""

from __future__ import annotations

import re
from typing import Final
from unicodedata import combining, normalize

from throneroom.cli.words import find_rule, rule_text
from throneroom.core.game import Game, all_rules
from throneroom.core.rules import Rule
from throneroom.i18n import Catalogue

_STEM: Final = 4
_ENDING: Final = 4
"""A word is cut to no fewer letters than `_STEM`, and by no more than `_ENDING`."""


def search_rules(words: Catalogue, game: Game, asked: str) -> list[Rule]:
    """The rule with that id, or all that have words beginning like these; endings may differ."""
    exact = find_rule(game, asked.strip())
    if exact is not None:
        return [exact]
    wanted = _letters(asked)
    if not wanted:
        return []
    pages = [(rule, _letters(_page(words, game, rule))) for rule in all_rules(game)]
    for cut in range(_ENDING + 1):
        stems = [word[: max(len(word) - cut, min(len(word), _STEM))] for word in wanted]
        found = [rule for rule, page in pages if all(any(w.startswith(stem) for w in page) for stem in stems)]
        if found:
            return found
    return []


def topics(words: Catalogue, game: Game) -> list[str]:
    """The groups of the rules, by name."""
    return list(dict.fromkeys(words.name("topic", rule.topic) for rule in game.ledger()))


def _page(words: Catalogue, game: Game, rule: Rule) -> str:
    return f"{rule.id} {words.name('topic', rule.topic)} {rule_text(words, game, rule)}"


def _letters(text: str) -> list[str]:
    """The words of a text without accents and capitals."""
    plain = "".join(c for c in normalize("NFD", text.casefold()) if not combining(c))
    return re.findall(r"\w+", plain)
