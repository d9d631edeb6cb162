"""What choices, questions and events point at: the ids of things by their kind, so that nobody reads them off words.

The last part of a fact's key names the kind of its id (`victim_seat` is a seat; see `core/rules.py`). A choice
points at what its facts name by a bare kind: what else they speak of was settled before. A question and an
event point at all that their facts name.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from throneroom.core.decision import STOP, Decision, Points, Prefix, parts
from throneroom.core.rules import Facts

Names = Mapping[str, tuple[str, ...]]
"""The ids of a game by the kind of thing: `GameSpec.names`."""


def pointed_at(names: Names, facts: Facts, is_bare: bool = False) -> Points:
    """What facts name, in their order; with `is_bare` only what is named by its kind alone."""
    found: dict[str, tuple[str, ...]] = {}
    for key, value in facts.items():
        if isinstance(value, int) or (is_bare and "_" in key):
            continue
        kind = key.rpartition("_")[2]
        ids = (value,) if isinstance(value, str) else value
        kind = kind if isinstance(value, str) else kind.removesuffix("s")
        known = _known(names.get(kind, ()))
        if ids and all([id in known for id in ids]):
            many = plural(kind)
            found[many] = (*found.get(many, ()), *[id for id in ids if id not in found.get(many, ())])
    return found


@lru_cache(maxsize=64)
def _known(ids: tuple[str, ...]) -> frozenset[str]:
    """The ids of a kind, to look one up; each tuple of a game is looked through once."""
    return frozenset(ids)


def plural(kind: str) -> str:
    """The name of several things of a kind: `areas`."""
    return kind if kind.endswith("s") else f"{kind}s"


def choice_points(names: Names, p: Any, d: Decision, prefix: Prefix, value: int, facts: Facts) -> Points:
    """What one would point at on a table to make a small choice; `facts` are those of its label."""
    if d.kind.points is not None and value != STOP:
        return d.kind.points(p, d, prefix, value)
    return pointed_at(names, facts, is_bare=True)


def asked_facts(p: Any, d: Decision) -> Facts:
    """The facts of a question."""
    return d.kind.about(p, d) if d.kind.about is not None else {}


def usual_fills(p: Any, d: Decision) -> list[tuple[str, str]] | None:
    """The slots of a decision in their order, each with what the default puts into it; None where it has none."""
    fills = d.kind.fills
    if fills is None:
        return None
    usual = parts(d.kind.default(p, d))
    return [fills(p, d, usual[:i], value) for i, value in enumerate(usual)]
