"""Checking a whole card set: its sections, and of every card the words, the moment and the ops."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from throneroom.games.iron_throne.cardset import grammar
from throneroom.games.iron_throne.cardset.checks.expressions import check_value
from throneroom.games.iron_throne.cardset.checks.ops import check_ability_ops
from throneroom.games.iron_throne.cardset.checks.problems import Path, Problem, Problems
from throneroom.games.iron_throne.cardset.checks.scope import Scope
from throneroom.games.iron_throne.cardset.checks.steps import MOST_STEPS, MOST_WORDS, ability_steps, words
from throneroom.games.iron_throne.cardset.checks.timing import REACTION, span_of, user_fits
from throneroom.games.iron_throne.cardset.checks.words import LONGEST, LONGEST_NAME, check_text, check_words

__all__ = ["SECTIONS", "Problem", "check"]

SECTIONS: Final = {"leaders": grammar.LEADER_IDS, "cards": grammar.CARD_IDS, "events": grammar.EVENT_IDS}
"""The sections of a set, and the ids of the entries each may have."""

_TOP: Final = ("name", "base", "names", *SECTIONS)
_NEEDED: Final = ("title", "effect", "when", "who", "ops")
_KEYS: Final = ("status", *_NEEDED, "if", "targets", "limit", "notes")
_LATE: Final = frozenset({"one_card", "up_to_players"})
"""Selectors whose picks come after it is known that the cost can be paid."""
_EVENT_WINDOW: Final = "after_event_draw"
_UNSEEN: Final = ("hand", "hostages_of", "taken_this_round")
"""Places whose cards only the player who has them sees."""


def check(data: object) -> list[Problem]:
    """Everything wrong with a card set, in the order of its places; nothing if it can be played."""
    out = Problems()
    if not isinstance(data, dict):
        out.wrong_type((), "map", data)
        return out.found
    size = words(data)
    if size > MOST_WORDS:
        out.add((), "too-large", found=size, most=MOST_WORDS)
        return out.found
    for key in data:
        if key not in _TOP:
            out.unknown((key,), "unknown-key", key, _TOP)
    if "name" in data:
        check_text(out, ("name",), data["name"], LONGEST_NAME)
    if data.get("base", "built-in") != "built-in":
        out.unknown(("base",), "unknown-word", data["base"], ("built-in",), type="base")
    if "names" in data:
        _check_names(out, ("names",), data["names"])
    for section in SECTIONS:
        if section in data:
            _check_section(out, section, data[section])
    return out.found


def _check_names(out: Problems, path: Path, data: object) -> None:
    if not isinstance(data, dict):
        out.wrong_type(path, "map", data)
        return
    for id, name in data.items():
        if id not in grammar.LEADER_IDS:
            out.unknown((*path, id), "unknown-id", id, grammar.LEADER_IDS, section="names")
        else:
            check_words(out, (*path, id), name, LONGEST_NAME)


def _check_section(out: Problems, section: str, data: object) -> None:
    if not isinstance(data, dict):
        out.wrong_type((section,), "map", data)
        return
    for id, entry in data.items():
        if id not in SECTIONS[section]:
            out.unknown((section, id), "unknown-id", id, SECTIONS[section], section=section)
        if out.is_full:
            return
        before = len(out.found)
        _check_entry(out, section, (section, id), entry)
        if len(out.found) == before:
            _check_steps(out, (section, id), entry)


def _check_steps(out: Problems, path: Path, entry: dict[str, Any]) -> None:
    """An ability without faults still has to come to an end soon, whatever happens."""
    steps = ability_steps(entry)
    if steps > MOST_STEPS:
        out.add((*path, "ops"), "too-many-steps", found=steps, most=MOST_STEPS)


def _check_entry(out: Problems, section: str, path: Path, data: object) -> None:
    """One leader, card or event."""
    if not isinstance(data, dict):
        out.wrong_type(path, "map", data)
        return
    for key in data:
        if key not in _KEYS:
            out.unknown((*path, key), "unknown-key", key, _KEYS)
    for key in _NEEDED:
        if key not in data:
            out.add(path, "missing-key", key=key)
    _check_word(out, path, data, "status", tuple(grammar.STATUSES))
    for key, most in (("title", LONGEST_NAME), ("effect", LONGEST)):
        if key in data:
            check_words(out, (*path, key), data[key], most)
    when = _check_word(out, path, data, "when", tuple(grammar.WINDOWS))
    who = _check_word(out, path, data, "who", tuple(grammar.USERS))
    _check_word(out, path, data, "limit", tuple(grammar.LIMITS))
    _check_notes(out, path, data)
    if when and who:
        _check_moment(out, section, path, when, who)
        _check_ability(out, path, data, Scope(window=when, who=who, at=span_of(when)))
    else:
        _check_anytime(out, path, data)
    if section == "events":
        _check_event(out, path, data.get("ops"))


def _check_word(out: Problems, path: Path, data: dict[str, object], key: str, allowed: tuple[str, ...]) -> str:
    """The word at a key if it is one of those allowed, else nothing."""
    if key not in data:
        return ""
    word = data[key]
    if not isinstance(word, str):
        out.wrong_type((*path, key), key, word)
    elif word not in allowed:
        out.unknown((*path, key), "unknown-word", word, allowed, type=key)
    else:
        return word
    return ""


def _check_moment(out: Problems, section: str, path: Path, when: str, who: str) -> None:
    """Whether such an entry can be used at that moment by such a user."""
    place = (*path, "when")
    if section == "cards" and not grammar.WINDOWS[when].character_cards:
        out.add(place, "not-for-cards", window=when)
    elif section == "leaders" and when == REACTION:
        out.add(place, "not-for-leaders", window=when)
    elif section == "events" and when != _EVENT_WINDOW:
        out.add(place, "not-for-events", window=when, wanted=_EVENT_WINDOW)
    elif not user_fits(who, span_of(when)):
        out.add((*path, "who"), "not-in-window", word=who, window=when)


def _check_ability(out: Problems, path: Path, data: dict[str, object], scope: Scope) -> None:
    announcing = replace(scope, announcing=True, hand="self")
    if "if" in data:
        check_value(out, announcing, (*path, "if"), "condition", data["if"])
    sets = _check_targets(out, announcing, (*path, "targets"), data["targets"]) if "targets" in data else ()
    if "ops" in data:
        late = isinstance(data.get("targets"), dict) and not _LATE.isdisjoint(data["targets"])  # type: ignore[arg-type]
        check_ability_ops(out, scope, (*path, "ops"), data["ops"], sets=sets, late=late)


def _check_anytime(out: Problems, path: Path, data: dict[str, object]) -> None:
    """An ability whose moment or user is not understood: all that is wrong with it whatever they are."""
    some = Problems()
    _check_ability(some, path, data, Scope(window=REACTION, who="participating_player", at=span_of(REACTION)))
    for problem in some.found:
        if problem.what not in ("not-in-window", "past") and problem.facts.get("need") != "offer":
            out.found.append(problem)


def _check_targets(out: Problems, scope: Scope, path: Path, data: object) -> tuple[str, ...]:
    """The selector; the words it makes known."""
    if data == "none":
        return ()
    if isinstance(data, str):
        if data in grammar.SELECTORS:
            out.add(path, "missing-argument", word=data, wanted=", ".join(_keys_of(data)))
        else:
            out.unknown(path, "unknown-word", data, grammar.SELECTORS, type="selector")
        return ()
    if not isinstance(data, dict):
        out.wrong_type(path, "selector", data)
        return ()
    if len(data) != 1:
        out.add(path, "not-one-key", type="selector", found=len(data))
        return ()
    word, argument = next(iter(data.items()))
    if word not in grammar.SELECTORS:
        out.unknown(path, "unknown-word", word, grammar.SELECTORS, type="selector")
        return ()
    selector = grammar.SELECTORS[word]
    if word == "none":
        out.add(path, "extra-argument", word=word)
    elif selector.takes:
        check_value(out, scope, (*path, word), selector.takes, argument)
    else:
        _check_selector(out, scope, (*path, word), word, argument)
    return selector.sets


def _keys_of(word: str) -> tuple[str, ...]:
    selector = grammar.SELECTORS[word]
    return (selector.takes,) if selector.takes else tuple(selector.keys)


def _check_selector(out: Problems, scope: Scope, path: Path, word: str, data: object) -> None:
    if not isinstance(data, dict):
        out.wrong_type(path, "map", data)
        return
    selector = grammar.SELECTORS[word]
    types = {**selector.keys, **selector.optional}
    candidate = {"one_character": "it_owner", "strongest_character": "it_owner"}.get(word, "it")
    inner = scope.choosing(candidate)
    if word == "one_card":
        inner = scope.choosing("it", "it_owner", card=True)
    for key in data:
        if key not in types:
            out.unknown((*path, key), "unknown-key", key, types)
    for key in selector.keys:
        if key not in data:
            out.add(path, "missing-key", key=key)
    for key, type in types.items():
        if key in data:
            check_value(out, inner if key == "where" else scope, (*path, key), type, data[key])
    if word == "one_card":
        _check_seen(out, (*path, "from"), data.get("from"))


def _check_seen(out: Problems, path: Path, data: object) -> None:
    """A card is picked before anything is done, so its place must be one the user sees: no other hand or hostages."""
    if isinstance(data, dict) and len(data) == 1:
        place, owner = next(iter(data.items()))
        holder = owner[0] if isinstance(owner, list) and owner else owner
        if place in _UNSEEN and holder != "self":
            out.add(path, "unseen", word=place, player=str(holder))


def _check_event(out: Problems, path: Path, ops: object) -> None:
    if isinstance(ops, list) and not any(isinstance(op, dict) and op.get("op") == "choose_defender" for op in ops):
        out.add((*path, "ops"), "no-defender")


def _check_notes(out: Problems, path: Path, data: dict[str, object]) -> None:
    notes = data.get("notes", [])
    if not isinstance(notes, list):
        out.wrong_type((*path, "notes"), "list", notes)
        return
    for i, note in enumerate(notes):
        check_text(out, (*path, "notes", i), note)
