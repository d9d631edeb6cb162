"""Finding rules by what they say, in the reader's language."""

from __future__ import annotations

import re
from typing import Final
from unicodedata import combining, normalize

from throneroom.cli.words import find_rule
from throneroom.core.game import Game, all_rules
from throneroom.core.rules import Rule
from throneroom.i18n import Catalogue
from throneroom.telling import rule_text

_STEM: Final = 4
_ROOT: Final = 3
_ENDING: Final = 4
"""A word asked for is cut to no fewer letters than `_STEM`, and by no more than `_ENDING`; a whole word of
the text, such as a short name, may be as short as `_ROOT`."""


def search_rules(words: Catalogue, game: Game, asked: str) -> list[Rule]:
    """The rules of that id, or all that have such words, those about them first; endings may differ."""
    exact = find_rule(game, asked.strip())
    if exact is not None:
        return [exact]
    begun = [rule for rule in all_rules(game) if "-" in asked and rule.id.startswith(asked.strip().upper())]
    if begun:
        return begun
    wanted = _letters(asked)
    if not wanted:
        return []
    heads = {rule.id: _letters(f"{rule.id} {words.name('topic', rule.topic)}") for rule in all_rules(game)}
    pages = {rule.id: heads[rule.id] + _letters(rule_text(words, game, rule)) for rule in all_rules(game)}
    for cut in range(_ENDING + 1):
        stems = [word[: max(len(word) - cut, min(len(word), _STEM))] for word in wanted]
        found = [rule for rule in all_rules(game) if _has(pages[rule.id], stems)]
        if found:
            return sorted(found, key=lambda rule: not _has(heads[rule.id], stems))
    return []


def topics(words: Catalogue, game: Game) -> list[str]:
    """The groups of the rules, by name."""
    return list(dict.fromkeys(words.name("topic", rule.topic) for rule in game.ledger()))


def _has(page: list[str], stems: list[str]) -> bool:
    """Whether a text has a word for every one of these: a longer one, or itself without its ending."""
    return all(any(word.startswith(stem) or _is_root(word, stem) for word in page) for stem in stems)


def _is_root(word: str, longer: str) -> bool:
    return len(word) >= _ROOT and longer.startswith(word) and len(longer) - len(word) <= _ENDING


def _letters(text: str) -> list[str]:
    """The words of a text without accents and capitals."""
    plain = "".join(c for c in normalize("NFD", text.casefold()) if not combining(c))
    return re.findall(r"\w+", plain)
