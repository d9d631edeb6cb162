"""Where messages come from: files, and texts that stand before them; and what was said so far.

Both are shared by all catalogues of the same messages. Files are there for good; what was made of texts goes with them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final
from weakref import WeakKeyDictionary

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

Texts = Mapping[str, Mapping[str, str]]
"""For each language, plain text by the id of its message."""

_LONG, _LONGEST = 300, 2000
_SENTENCES = ("message", "question")
"""Facts that are whole messages themselves."""
_SPACES = "\u00a0\u202f"
_PLAIN = {"\n": " ", "\t": " ", "\r": " "}

MOST_SAID: Final = 8_000_000
"""So many bytes of what was said are remembered: in each language for the files, and for all texts together."""
_ONE_SAID: Final = 500
"""So many bytes one thing said takes besides its letters, by an estimate."""

_PREPOSITION = re.compile(r"(?<![\w$.-])([vkszouVKSZOU]) (?=\S)")


def bound(lang: str, text: str) -> str:
    """A text with one-letter Czech prepositions bound to the next word, so that no line ends with one."""
    return _PREPOSITION.sub("\\1\u00a0", text) if lang == "cs" else text


@cache
def _source(lang: str, name: str) -> Any:
    """One parsed file; an empty one if the language does not have it."""
    file = files("throneroom.i18n").joinpath("messages", lang, f"{name}.ftl")
    return FluentResource(bound(lang, file.read_text(encoding="utf-8")) if file.is_file() else "")


@cache
def _bundle(lang: str, names: tuple[str, ...]) -> Any:
    """The messages of some files; of those with the same id the first one counts."""
    bundle = FluentBundle([lang], use_isolating=False)
    for name in names:
        bundle.add_resource(_source(lang, name))
    return bundle


class _Before(FluentBundle):
    """Plain texts that stand before the messages of another bundle, also where those refer to each other.

    The messages stay where they are, read and compiled once for whatever texts stand before them.
    """

    def __init__(self, lang: str, texts: Mapping[str, str], files: Any) -> None:
        super().__init__([lang], use_isolating=False)
        self._lang, self._texts, self._files = lang, texts, files

    def has_message(self, message_id: str) -> bool:
        return message_id in self._texts or bool(self._files.has_message(message_id))

    def _lookup(self, entry_id: str, term: bool = False) -> Any:
        if term or entry_id not in self._texts:
            return self._files._lookup(entry_id, term)
        forms = self._files.get_message(entry_id).attributes if self._files.has_message(entry_id) else ()
        return self._compiler(_message(entry_id, bound(self._lang, self._texts[entry_id]), list(forms)))


class Voice:
    """The messages of some files in some languages, with texts before them or without, and what they said so far."""

    def __init__(self, langs: tuple[str, ...], names: tuple[str, ...], texts: Texts | None) -> None:
        self.bundles: list[FluentBundle] = [_bundle(lang, names) for lang in langs]
        if texts is not None:
            found = zip(langs, self.bundles, strict=True)
            self.bundles = [_Before(lang, texts.get(lang, {}), files) for lang, files in found]
        self._has_texts = texts is not None
        self.said: dict[Any, str | None] = {}
        self._bytes = 0

    def remember(self, asked: Any, text: str | None, letters: int) -> None:
        """Have something at hand that was said; if it becomes too much, all else is forgotten."""
        size = _ONE_SAID + letters + len(text or "")
        most = MOST_SAID // max(1, len(_VOICES)) if self._has_texts else MOST_SAID
        if self._bytes + size > most:
            self.said, self._bytes = {}, 0
        self.said[asked] = text
        self._bytes += size


@cache
def _of_files(langs: tuple[str, ...], names: tuple[str, ...]) -> Voice:
    return Voice(langs, names, None)


_VOICES: Final[WeakKeyDictionary[Texts, dict[Any, Voice]]] = WeakKeyDictionary()
"""The voices of texts that are not in files: they go with the texts."""


def voice_of(langs: tuple[str, ...], names: tuple[str, ...], texts: Texts | None) -> Voice:
    """The voice that all catalogues of the same files and texts share; that of a mere dict is for one catalogue."""
    if not texts:
        return _of_files(langs, names)
    if isinstance(texts, dict):
        return Voice(langs, names, texts)
    made = _VOICES.setdefault(texts, {})
    if (langs, names) not in made:
        made[langs, names] = Voice(langs, names, texts)
    return made[langs, names]


def _message(id: str, text: str, forms: list[str]) -> Any:
    pattern = ast.Pattern([ast.TextElement(literal("message", text))])
    return ast.Message(ast.Identifier(id), pattern, [ast.Attribute(ast.Identifier(form), pattern) for form in forms])


def literal(type: str, text: str) -> str:
    """A text from outside, made fit for a message: not endless, and unable to command a terminal."""
    most = _LONGEST if type in _SENTENCES else _LONG
    shown = text if len(text) <= most else f"{text[:most]}…"
    return "".join(c if c.isprintable() or c in _SPACES else _PLAIN.get(c, "\ufffd") for c in shown)
