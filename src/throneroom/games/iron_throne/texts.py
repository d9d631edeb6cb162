"""The words of the cards in play: what a card set says of itself, in every language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Final
from weakref import WeakKeyDictionary

from throneroom.core.game import Options
from throneroom.games.iron_throne.abilities.cardset import BUILT_IN, CardSet, built_in_data, find_set
from throneroom.games.iron_throne.cardset.grammar import LANGUAGES

ENGLISH: Final = LANGUAGES[0]
Words = str | dict[str, str]
"""One text for all languages, or one for each of some."""


class CardTexts(Mapping[str, Mapping[str, str]]):
    """The texts of a card set by language: one and the same for as long as the set is there."""

    def __init__(self, data: dict[str, Any]) -> None:
        words = dict(_words(data))
        self._found = {lang: _Texts(lang, words) for lang in LANGUAGES}

    def __getitem__(self, lang: str) -> Mapping[str, str]:
        return self._found[lang]

    def __iter__(self) -> Iterator[str]:
        return iter(self._found)

    def __len__(self) -> int:
        return len(self._found)

    def __eq__(self, other: object) -> bool:
        return self is other

    def __hash__(self) -> int:
        return id(self)


class _Texts(Mapping[str, str]):
    """The same in one language, by the ids of messages."""

    def __init__(self, lang: str, words: dict[str, Words]) -> None:
        self._lang = lang
        self._words = words

    def __getitem__(self, id: str) -> str:
        return _in(self._lang, self._words[id])

    def __iter__(self) -> Iterator[str]:
        return iter(self._words)

    def __len__(self) -> int:
        return len(self._words)


_TEXTS: Final[WeakKeyDictionary[CardSet, CardTexts]] = WeakKeyDictionary()
"""Collected once for a card set, and released with it."""


def texts(options: Options) -> CardTexts:
    """Title and effect of every leader, card and event, and the persons a card set has renamed."""
    chosen = options.get("cards", BUILT_IN)
    if chosen == BUILT_IN:
        return _built_in()
    cards = find_set(chosen)
    found = _TEXTS.get(cards)
    if found is None:
        found = _TEXTS[cards] = CardTexts(cards.data)
    return found


@cache
def _built_in() -> CardTexts:
    return CardTexts(built_in_data())


def _words(data: dict[str, Any]) -> Iterator[tuple[str, Words]]:
    for id, name in data.get("names", {}).items():
        yield f"person-{id}", name
    for section in ("leaders", "cards", "events"):
        for id, entry in data[section].items():
            yield f"title-{id}", entry["title"]
            yield f"effect-{id}", entry["effect"]
            for option in _options(entry["ops"]):
                if "text" in option:
                    yield f"choice-{id}-{option['id']}", option["text"]


def _options(ops: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Everything a card lets somebody choose, however deep it lies."""
    for op in ops:
        for option in op.get("options", ()):
            yield option
            yield from _options(option["ops"])
        for key in ("do", "then", "else", "agreed", "refused", "with"):
            yield from _options(op.get(key, []))


def _in(lang: str, words: Words) -> str:
    """A text in that language, else in English, else in whichever there is."""
    if isinstance(words, str):
        return words
    return words.get(lang) or words.get(ENGLISH) or next(iter(words.values()))
