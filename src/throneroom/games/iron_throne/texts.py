"""The words of the cards in play: what a card set says of itself, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from throneroom.core.game import Options
from throneroom.games.iron_throne.abilities.cardset import BUILT_IN, SETS, built_in_data, set_number
from throneroom.games.iron_throne.cardset.grammar import LANGUAGES

ENGLISH = LANGUAGES[0]


def texts(options: Options) -> dict[str, dict[str, str]]:
    """Title and effect of every leader, card and event, and the persons a card set has renamed."""
    chosen = options.get("cards", BUILT_IN)
    data = built_in_data() if chosen == BUILT_IN else SETS[set_number(chosen)].data
    return {lang: _texts(data, lang) for lang in LANGUAGES}


def _texts(data: dict[str, Any], lang: str) -> dict[str, str]:
    found = {f"person-{id}": _in(lang, name) for id, name in data.get("names", {}).items()}
    for section in ("leaders", "cards", "events"):
        for id, entry in data[section].items():
            found[f"title-{id}"] = _in(lang, entry["title"])
            found[f"effect-{id}"] = _in(lang, entry["effect"])
            for option in _options(entry["ops"]):
                if "text" in option:
                    found[f"choice-{id}-{option['id']}"] = _in(lang, option["text"])
    return found


def _options(ops: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Everything a card lets somebody choose, however deep it lies."""
    for op in ops:
        for option in op.get("options", ()):
            yield option
            yield from _options(option["ops"])
        for key in ("do", "then", "else", "agreed", "refused", "with"):
            yield from _options(op.get(key, []))


def _in(lang: str, words: str | dict[str, str]) -> str:
    """A text in that language, else in English, else in whichever there is."""
    if isinstance(words, str):
        return words
    return words.get(lang) or words.get(ENGLISH) or next(iter(words.values()))
