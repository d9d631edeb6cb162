"""Checking expressions: each type, the words it admits, and what they need around them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from throneroom.games.iron_throne.cardset import grammar
from throneroom.games.iron_throne.cardset.checks.problems import Path, Problems
from throneroom.games.iron_throne.cardset.checks.scope import Scope, lacking
from throneroom.games.iron_throne.cardset.checks.timing import SIDELESS
from throneroom.games.iron_throne.cardset.grammar import Word

DEEPEST: Final = 20
"""How deep expressions and ops may be nested; nobody means more."""
GREATEST: Final = 1_000
"""The greatest number; nothing in the box is so many."""

BARE: Final[dict[str, tuple[str, ...]]] = {
    "player": tuple(grammar.PLAYERS),
    "players": (*grammar.PLAYERS, *grammar.PLAYER_SETS),
    "side": tuple(grammar.SIDES),
    "moment": tuple(grammar.MOMENTS),
    "card_id": grammar.CARD_IDS,
    **grammar.CHOICES,
}
"""Types that are one bare word."""

TABLES: Final[dict[str, Mapping[str, Word]]] = {
    "character": grammar.CHARACTERS,
    "character_set": grammar.CHARACTER_SETS,
    "power_place": {**grammar.POWER_PLACES, **grammar.CHARACTERS},
    "card_place": grammar.CARD_PLACES,
    "amount": grammar.AMOUNTS,
    "limit": {**grammar.AMOUNTS, "all": grammar.QUANTITIES["all"]},
    "quantity": {**grammar.AMOUNTS, **grammar.QUANTITIES},
    "condition": grammar.PREDICATES,
    "restriction": grammar.RESTRICTIONS,
    **{
        type: {word: {**grammar.CARD_PLACES, **grammar.CARDS}[word] for word in words}
        for type, words in grammar.SOME.items()
    },
}
"""Types that are an expression."""


def check_value(out: Problems, scope: Scope, path: Path, type: str, data: object) -> None:
    """Note everything that keeps `data` from being a value of the type here."""
    if scope.depth > DEEPEST:
        out.add(path, "too-deep", most=DEEPEST)
        return
    scope = replace(scope, depth=scope.depth + 1)
    if type == "flag":
        if not isinstance(data, bool):
            out.wrong_type(path, type, data)
    elif type == "card_filter":
        _check_filter(out, scope, path, data)
    elif type == "defender_rule":
        _check_defender(out, path, data)
    elif type in BARE:
        _check_bare(out, scope, path, type, data)
    elif type in ("amount", "limit", "quantity") and isinstance(data, int) and not isinstance(data, bool):
        if data < 0:
            out.add(path, "negative", found=max(data, -GREATEST))
        elif data > GREATEST:
            out.add(path, "too-great", most=GREATEST)
    else:
        _check_expression(out, scope, path, type, data)


def _check_bare(out: Problems, scope: Scope, path: Path, type: str, data: object) -> None:
    if not isinstance(data, str):
        out.wrong_type(path, type, data)
    elif data not in BARE[type]:
        out.unknown(path, "unknown-card" if type == "card_id" else "unknown-word", data, BARE[type], type=type)
    elif type in ("player", "players", "side"):
        _check_context(out, scope, path, data)
        if data == "it" and scope.card_candidate and "it" in scope.known:
            out.add(path, "no-context", word=data, need="player-candidate")


def _check_context(out: Problems, scope: Scope, path: Path, word: str) -> None:
    need = lacking(scope, word)
    if need == "time":
        out.add(path, "not-in-window", word=word, window=scope.window or "delay")
    elif need:
        out.add(path, "no-context", word=word, need=need)


def _check_expression(out: Problems, scope: Scope, path: Path, type: str, data: object) -> None:
    table = TABLES[type]
    if isinstance(data, str):
        word, argument = data, None
    elif isinstance(data, dict):
        if len(data) != 1:
            out.add(path, "not-one-key", type=type, found=len(data))
            return
        word, argument = next(iter(data.items()))
    else:
        out.wrong_type(path, type, data)
        return
    if word not in table:
        out.unknown(path, "unknown-word", word, table, type=type)
        return
    _check_context(out, scope, path, word)
    if type == "known_card" and word == "it" and "it" in scope.known and not scope.card_candidate:
        out.add(path, "no-context", word=word, need="card-candidate")
    takes = table[word].takes
    if not takes and isinstance(data, dict):
        out.add(path, "extra-argument", word=word)
    elif takes and isinstance(data, str):
        out.add(path, "missing-argument", word=word, wanted=", ".join(takes))
    elif takes:
        _check_arguments(out, _inside(scope, word), (*path, word), table[word], word, argument)


def _inside(scope: Scope, word: str) -> Scope:
    return replace(scope, negated=True) if word == "not" else scope


def _check_arguments(out: Problems, scope: Scope, path: Path, entry: Word, word: str, data: object) -> None:
    """The argument or arguments of a word."""
    if len(entry.takes) == 1 and not entry.many:
        check_value(out, scope, path, entry.takes[0], data)
        if word == "part" and data == "self" and scope.who in SIDELESS:
            out.add(path, "no-context", word="part: self", need="side")
        return
    if not isinstance(data, list):
        out.wrong_type(path, "list", data)
        return
    types = entry.takes * len(data) if entry.many else entry.takes
    if not data or len(data) != len(types):
        out.add(path, "wrong-arity", word=word, wanted=len(entry.takes), found=len(data))
        return
    for i, (type, item) in enumerate(zip(types, data, strict=True)):
        check_value(out, scope, (*path, i), type, item)
    if word == "range":
        _check_range(out, path, data)
    if entry.private:
        _check_private(out, scope, path, word, data[0])


def _check_range(out: Problems, path: Path, data: list[object]) -> None:
    low, high = data
    if isinstance(low, int) and isinstance(high, int) and low > high:
        out.add(path, "range-order", low=low, high=high)


def _check_private(out: Problems, scope: Scope, path: Path, word: str, player: object) -> None:
    """A hand is asked about only where no one else can learn from the answer."""
    if scope.hand and player != scope.hand:
        out.add(path, "private", word=word, player=str(player), allowed=scope.hand)
    elif scope.announcing and scope.negated:
        out.add(path, "private-not", word=word)


def _check_filter(out: Problems, scope: Scope, path: Path, data: object) -> None:
    if not isinstance(data, dict):
        out.wrong_type(path, "card_filter", data)
        return
    if not data:
        out.add(path, "not-one-key", type="card_filter", found=0)
    for key, value in data.items():
        if key not in grammar.CARD_FILTERS:
            out.unknown((*path, key), "unknown-key", key, grammar.CARD_FILTERS)
        else:
            check_value(out, scope, (*path, key), grammar.CARD_FILTERS[key].takes[0], value)


def _check_defender(out: Problems, path: Path, data: object) -> None:
    words = {"house": tuple(grammar.HOUSES), "most": grammar.CHOICES["measure"]}
    if not isinstance(data, dict):
        out.wrong_type(path, "defender_rule", data)
    elif len(data) != 1:
        out.add(path, "not-one-key", type="defender_rule", found=len(data))
    else:
        key, value = next(iter(data.items()))
        if key not in words:
            out.unknown((*path, key), "unknown-key", key, words)
        elif not isinstance(value, str):
            out.wrong_type((*path, key), "house" if key == "house" else "measure", value)
        elif value not in words[key]:
            out.unknown((*path, key), "unknown-word", value, words[key], type="house" if key == "house" else "measure")
