"""Checking texts: one for all languages, or one for each of some."""

from __future__ import annotations

from throneroom.games.iron_throne.cardset import grammar
from throneroom.games.iron_throne.cardset.checks.problems import Path, Problems


def check_words(out: Problems, path: Path, data: object) -> None:
    """A text: one for all languages, or one for each of some."""
    if not isinstance(data, dict):
        check_text(out, path, data)
        return
    if not data:
        out.add(path, "no-language", allowed=", ".join(grammar.LANGUAGES))
    for lang, text in data.items():
        if lang not in grammar.LANGUAGES:
            out.unknown((*path, lang), "unknown-key", lang, grammar.LANGUAGES)
        else:
            check_text(out, (*path, lang), text)


def check_text(out: Problems, path: Path, data: object) -> None:
    """A text that says something."""
    if not isinstance(data, str) or not data.strip():
        out.wrong_type(path, "text", data)
