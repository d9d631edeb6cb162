"""Random card sets without a fault: abilities that the checker calls correct, of nearly every word of the grammar."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random
from typing import Any, Final

from throneroom.games.iron_throne.cardset import grammar
from throneroom.games.iron_throne.cardset.check import SECTIONS, check
from throneroom.games.iron_throne.cardset.checks.expressions import BARE, TABLES
from throneroom.games.iron_throne.cardset.checks.timing import op_fits, span_of

NESTING: Final = ("if", "choose", "ask", "for_each", "together", "delay", "replace_step")
FILTERS: Final = ({"type": "truce"}, {"type": "hostility", "at_most": 6}, {"type": "character"}, {"above": 3})


def random_value(r: Random, type: str, depth: int) -> Any:
    """Something of a type, good or not."""
    if type == "flag":
        return r.random() < 0.5
    if type == "card_filter":
        return r.choice(FILTERS)
    if type == "defender_rule":
        return {"house": r.choice(list(grammar.HOUSES))}
    if type == "ops":
        return [random_op(r, depth + 1) for _ in range(r.choice((1, 1, 2)))]
    if type == "options":
        return [{"id": id, "ops": random_value(r, "ops", depth)} for id in ("one", "two")]
    if type in BARE:
        return r.choice(BARE[type])
    if type in ("amount", "limit", "quantity") and r.random() < 0.4 + 0.2 * depth:
        return r.choice((0, 1, 1, 2, 3))
    if type == "condition" and depth > 2:
        return "always"
    word, entry = r.choice(list(TABLES[type].items()))
    if not entry.takes:
        return word
    types = entry.takes * 2 if entry.many else entry.takes
    values = [random_value(r, inner, depth + 1) for inner in types]
    return {word: values if len(types) > 1 else values[0]}


def random_op(r: Random, depth: int = 0, names: Sequence[str] = tuple(grammar.OPS)) -> dict[str, Any]:
    name = r.choice([name for name in names if depth < 2 or name not in NESTING])
    entry = grammar.OPS[name]
    chosen = {key: type for key, type in entry.optional.items() if r.random() < 0.5}
    return {"op": name} | {key: random_value(r, type, depth) for key, type in (entry.args | chosen).items()}


def random_targets(r: Random) -> Any:
    word, entry = r.choice(list(grammar.SELECTORS.items()))
    if word == "none" or r.random() < 0.3:
        return "none"
    if entry.takes:
        return {word: random_value(r, entry.takes, 1)}
    chosen = {key: type for key, type in entry.optional.items() if r.random() < 0.3}
    return {word: {key: random_value(r, type, 1) for key, type in (entry.keys | chosen).items()}}


def random_ability(r: Random, section: str) -> dict[str, Any]:
    """An ability without a fault: one with an op that was picked first, which then grows while it stays good."""

    def is_good(ability: dict[str, Any]) -> bool:
        return not check({section: {SECTIONS[section][0]: ability}})

    ability = next(filter(is_good, tries(r)))
    for _ in range(6):
        longer = {**ability, "ops": [*ability["ops"], random_op(r)]}
        ability = longer if is_good(longer) else ability
    dearer = {**ability, "ops": [{**random_op(r, 0, grammar.COSTS), "cost": True}, *ability["ops"]]}
    return dearer if is_good(dearer) else ability


def tries(r: Random) -> Iterator[dict[str, Any]]:
    """Abilities, good or not: many with one op, then many with another."""
    while True:
        name = r.choice(list(grammar.OPS))
        windows = [window for window in grammar.WINDOWS if op_fits(name, span_of(window))]
        for _ in range(500):
            yield {
                "title": "a title",
                "effect": "an effect",
                "when": r.choice(windows),
                "who": r.choice(list(grammar.USERS)),
                "if": random_value(r, "condition", 1) if r.random() < 0.3 else "always",
                "targets": random_targets(r),
                "limit": r.choice(list(grammar.LIMITS)),
                "ops": [random_op(r, 0, (name,))],
            }


@cache
def random_set(seed: int) -> dict[str, Any]:
    """A set of which about a third is random; the rest is built in."""
    r = Random(seed)
    chosen = {section: [id for id in SECTIONS[section] if r.random() < 0.35] for section in ("leaders", "cards")}
    return {section: {id: random_ability(r, section) for id in ids} for section, ids in chosen.items()}
