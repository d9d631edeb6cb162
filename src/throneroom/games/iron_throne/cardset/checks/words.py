"""Checking texts: one for all languages, or one for each of some."""

from __future__ import annotations

from typing import Final

from throneroom.games.iron_throne.cardset import grammar
from throneroom.games.iron_throne.cardset.checks.problems import Path, Problems

LONGEST_NAME: Final = 200
"""So many letters the name of a set, of a leader or of a card may have; the built-in ones have 30 at most."""
LONGEST: Final = 2_000
"""So many any other text may have; the built-in ones have 400 at most."""


def check_words(out: Problems, path: Path, data: object, most: int = LONGEST) -> None:
    """A text: one for all languages, or one for each of some."""
    if not isinstance(data, dict):
        check_text(out, path, data, most)
        return
    if not data:
        out.add(path, "no-language", allowed=", ".join(grammar.LANGUAGES))
    for lang, text in data.items():
        if lang not in grammar.LANGUAGES:
            out.unknown((*path, lang), "unknown-key", lang, grammar.LANGUAGES)
        else:
            check_text(out, (*path, lang), text, most)


def check_text(out: Problems, path: Path, data: object, most: int = LONGEST) -> None:
    """A text that says something, and does not go on for ever."""
    if not isinstance(data, str) or not data.strip():
        out.wrong_type(path, "text", data)
    elif len(data) > most:
        out.add(path, "too-long", found=len(data), most=most)
