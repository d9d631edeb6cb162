"""Checking ops: their keys, the cost, where they do something, and what they make known to the ops after them."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from throneroom.games.iron_throne.cardset import grammar
from throneroom.games.iron_throne.cardset.checks.expressions import DEEPEST, check_value
from throneroom.games.iron_throne.cardset.checks.problems import Path, Problems
from throneroom.games.iron_throne.cardset.checks.scope import Scope
from throneroom.games.iron_throne.cardset.checks.timing import MOMENT_AT, STEP_AT, op_fits
from throneroom.games.iron_throne.cardset.checks.words import check_words

_MAY_BE_EMPTY: Final = ("agreed", "refused")
"""Lists of ops that may be empty: an answer need not have consequences."""

_MAKES_KNOWN: Final = {"reveal": "revealed_top", "look": "looked"}


def check_ability_ops(
    out: Problems, scope: Scope, path: Path, data: object, *, sets: tuple[str, ...] = (), late: bool = False
) -> None:
    """The ops of an ability, knowing what its selector sets; only the first of them may be a cost.

    What is picked `late`, card by card or player by player, is not known when it is decided whether the
    cost can be paid, so a cost does not speak of it.
    """
    first = data[0] if isinstance(data, list) and data else None
    if late and isinstance(first, dict) and "cost" in first:
        after = _check_op(out, scope, (*path, 0), first, may_cost=True)
        if len(data) > 1:  # type: ignore[arg-type]  # a list, as its first was found
            _check_list(out, after.knowing(*sets), path, data, top=True, since=1)
    else:
        _check_list(out, scope.knowing(*sets), path, data, top=True)


def _check_list(out: Problems, scope: Scope, path: Path, data: object, *, top: bool = False, since: int = 0) -> Scope:
    """Check ops in order; the surroundings after the last of them."""
    if scope.depth > DEEPEST:
        out.add(path, "too-deep", most=DEEPEST)
        return scope
    scope = replace(scope, depth=scope.depth + 1)
    if not isinstance(data, list):
        out.wrong_type(path, "list", data)
        return scope
    if not data and (top or path[-1] not in _MAY_BE_EMPTY):
        out.add(path, "empty-ops")
    for i, op in enumerate(data[since:], start=since):
        scope = _check_op(out, scope, (*path, i), op, may_cost=top and i == 0)
    return scope


def _check_op(out: Problems, scope: Scope, path: Path, data: object, *, may_cost: bool) -> Scope:
    if not isinstance(data, dict):
        out.wrong_type(path, "op", data)
        return scope
    name = data.get("op")
    if "op" not in data:
        out.add(path, "missing-key", key="op")
        return scope
    if not isinstance(name, str) or name not in grammar.OPS:
        out.unknown((*path, "op"), "unknown-word", name, grammar.OPS, type="op")
        return scope
    entry = grammar.OPS[name]
    types = {**entry.args, **entry.optional}
    for key in data:
        if key not in ("op", "cost") and key not in types:
            out.unknown((*path, key), "unknown-key", key, types)
    for key in entry.args:
        if key not in data:
            out.add(path, "missing-key", key=key)
    if not op_fits(name, scope.at):
        out.add((*path, "op"), "not-in-window", word=name, window=scope.window or "delay")
    after = scope
    for key, type in types.items():
        if key in data:
            inner = _check_argument(out, scope, (*path, key), name, key, type, data)
            after = inner if name == "together" else after
    if "cost" in data:
        _check_cost(out, path, name, data["cost"], may_cost=may_cost)
        after = after.knowing("paid")
    if name in _MAKES_KNOWN and data.get("viewer", "self") == "self":
        return after.knowing(_MAKES_KNOWN[name])
    return after


def _check_cost(out: Problems, path: Path, name: str, data: object, *, may_cost: bool) -> None:
    place = (*path, "cost")
    if data is not True:
        out.wrong_type(place, "true", data)
    if not may_cost:
        out.add(place, "cost-not-first")
    elif name not in grammar.COSTS:
        out.add(place, "not-a-cost", word=name, allowed=", ".join(grammar.COSTS))


def _check_argument(
    out: Problems, scope: Scope, path: Path, op: str, key: str, type: str, data: dict[str, object]
) -> Scope:
    """One argument of an op; the surroundings after it, if it is a list of ops."""
    value = data[key]
    if type == "ops":
        return _check_list(out, _scope_in(scope, op, data), path, value)
    if type == "options":
        _check_options(out, scope, path, value, by=data.get("by"))
    elif op == "for_each" and key == "where":
        check_value(out, scope.choosing("each", "it"), path, type, value)
    else:
        check_value(out, scope, path, type, value)
        _check_not_past(out, scope, path, key, value)
    return scope


def _scope_in(scope: Scope, op: str, data: dict[str, object]) -> Scope:
    """The surroundings of the ops inside an op."""
    if op == "for_each":
        return scope.knowing("each")
    moment = MOMENT_AT.get(str(data.get("until"))) if op == "delay" else None
    step = STEP_AT.get(str(data.get("step"))) if op == "replace_step" else None
    later = moment if moment is not None else step
    return scope if later is None else scope.later(later)


def _check_not_past(out: Problems, scope: Scope, path: Path, key: str, value: object) -> None:
    """A moment or step that is waited for still has to come."""
    times = {"until": MOMENT_AT, "step": STEP_AT}.get(key, {})
    if isinstance(value, str) and value in times and times[value] < scope.at[0]:
        out.add(path, "past", word=value, window=scope.window or "delay")


_OPTION: Final = ("id", "text", "if", "ops")


def _check_options(out: Problems, scope: Scope, path: Path, data: object, *, by: object) -> None:
    if not isinstance(data, list):
        out.wrong_type(path, "list", data)
        return
    if not data:
        out.add(path, "empty-options")
    seen: set[str] = set()
    for i, option in enumerate(data):
        place = (*path, i)
        if not isinstance(option, dict):
            out.wrong_type(place, "option", option)
            continue
        for key in option:
            if key not in _OPTION:
                out.unknown((*place, key), "unknown-key", key, _OPTION)
        for key in ("id", "ops"):
            if key not in option:
                out.add(place, "missing-key", key=key)
        if "id" in option and (not isinstance(option["id"], str) or not option["id"]):
            out.wrong_type((*place, "id"), "text", option["id"])
        elif option.get("id") in seen:
            out.add((*place, "id"), "duplicate", word=str(option["id"]))
        seen.add(str(option.get("id")))
        if "text" in option:
            check_words(out, (*place, "text"), option["text"])
        if "if" in option:
            check_value(out, replace(scope, hand=str(by)), (*place, "if"), "condition", option["if"])
        if "ops" in option:
            _check_list(out, scope, (*place, "ops"), option["ops"])
