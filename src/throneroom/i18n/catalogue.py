"""Looking up a message by its id and putting the facts of the case into it.

A fact is a number, the id of a thing, or several ids. The type of a thing is the last part of the
fact's key (`owner_seat` is a seat): its name is the message `<type>-<id>` if there is one, else the
id itself. Every attribute of that message is passed too, as `$<key>_<attribute>`, for languages that
decline. A tuple is joined as a list of the type its key names without the final s; `$<key>_count`
is its length.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any

from throneroom.i18n.language import DEFAULT
from throneroom.i18n.voice import Texts, literal, voice_of

Facts = Mapping[str, int | float | str | tuple[str, ...]]

_LONGEST_SAID = 400
"""Facts of more characters than this are what somebody sent, and not remembered."""


def _length(facts: Facts) -> int:
    """How many characters there are in some facts."""
    texts = [value if isinstance(value, tuple) else (value,) for value in facts.values()]
    return sum([len(text) for parts in texts for text in parts if isinstance(text, str)])


class MissingMessage(LookupError):
    """A message, or a fact a message needs, is not there. A defect; raised in strict catalogues only."""


class Catalogue:
    """The messages of some files in one language, and texts that stand before them.

    What is missing there is said in English, and at last by its key and facts; a strict catalogue (or
    `THRONEROOM_STRICT` in the environment) raises instead, so that tests notice.
    """

    def __init__(self, lang: str, *names: str, more: Texts | None = None, strict: bool | None = None) -> None:
        self.lang = lang
        self.names = names
        self.strict = bool(os.environ.get("THRONEROOM_STRICT")) if strict is None else strict
        langs = (lang,) if self.strict or lang == DEFAULT else (lang, DEFAULT)
        self._voice = voice_of(langs, names, more)
        self._bundles = self._voice.bundles

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return any(bundle.has_message(key) for bundle in self._bundles)

    def text(self, key: str, **facts: int | float | str | tuple[str, ...]) -> str:
        """The message with its facts given as keywords."""
        return self.say(key, facts)

    def say(self, key: str, facts: Facts) -> str:
        """The message with its facts."""
        found = self._try(key, None, facts)
        if found is None:
            if self.strict:
                raise MissingMessage(f"{self.lang}: {key} with {dict(facts)}")
            return " ".join([key, *(f"{name}={value}" for name, value in facts.items())])
        return found

    def own(self, key: str, facts: Facts) -> str:
        """The message, in the form for somebody who knows more if the facts allow that form."""
        return self._try(key, "own", facts) or self.say(key, facts)

    def name(self, type: str, id: str) -> str:
        """The name of a thing, or its id if it has none."""
        key = f"{type}-{id}"
        return self.say(key, {}) if self.has(key) else id

    def form(self, type: str, id: str, attribute: str) -> str:
        """A grammatical form of the name of a thing, or the name where the language has no such form."""
        return self._forms(type, id).get(attribute, self.name(type, id))

    def _try(self, key: str, attribute: str | None, facts: Facts) -> str | None:
        """The text in the first language that has all of it; the same thing said again costs nothing."""
        length = _length(facts)
        if length > _LONGEST_SAID:
            return self._format(key, attribute, facts)
        asked, said = (key, attribute, tuple(facts.items())), self._voice.said
        if asked in said:
            return said[asked]
        text = self._format(key, attribute, facts)
        self._voice.remember(asked, text, len(key) + length)
        return text

    def _format(self, key: str, attribute: str | None, facts: Facts) -> str | None:
        for bundle in self._bundles:
            if not bundle.has_message(key):
                continue
            message = bundle.get_message(key)
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is None:
                continue
            text, errors = bundle.format_pattern(pattern, self._arguments(facts))
            if not errors:
                return str(text)
        return None

    def _arguments(self, facts: Facts) -> dict[str, Any]:
        arguments: dict[str, Any] = {}
        for key, value in facts.items():
            type = key.rsplit("_", 1)[-1]
            if isinstance(value, str):
                arguments[key] = self.name(type, value) if self.has(f"{type}-{value}") else literal(type, value)
                for attribute, text in self._forms(type, value).items():
                    arguments[f"{key}_{attribute}"] = text
            elif isinstance(value, tuple):
                arguments |= self._list_arguments(key, type.removesuffix("s"), value)
            else:
                arguments[key] = value
        return arguments

    def _list_arguments(self, key: str, type: str, ids: tuple[str, ...]) -> dict[str, Any]:
        arguments: dict[str, Any] = {
            key: self.join([self.name(type, id) for id in ids]),
            f"{key}_count": len(ids),
        }
        forms = [self._forms(type, id) for id in ids]
        for attribute in forms[0] if forms else ():
            if all(attribute in form for form in forms):
                arguments[f"{key}_{attribute}"] = self.join([form[attribute] for form in forms])
        return arguments

    def _forms(self, type: str, id: str) -> dict[str, str]:
        """The grammatical forms of a thing's name."""
        key = f"{type}-{id}"
        for bundle in self._bundles:
            if bundle.has_message(key):
                attributes = bundle.get_message(key).attributes
                return {name: str(bundle.format_pattern(p, {})[0]) for name, p in attributes.items()}
        return {}

    def join(self, names: list[str]) -> str:
        """Names as a list in running text."""
        if not names:
            return self.say("list-none", {})
        text = names[0]
        for i, name in enumerate(names[1:], start=2):
            text = self.say("list-pair" if i == len(names) else "list-more", {"first": text, "second": name})
        return text


def statement(lang: str, game: str, rule: str) -> str | None:
    """What a rule says in that language; None in English, where the ledger itself says it."""
    rules = Catalogue(lang, f"{game}-rules", f"{game}-rulings", strict=False)
    return rules.say(rule, {}) if lang != DEFAULT and rules.has(rule) else None
