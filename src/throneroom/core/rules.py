"""Rule ids, refusals that cite them, and the ledger that lists them all."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from typing import Any

Fact = int | str | tuple[str, ...]
"""A value in a message: a number, the id of a thing of the game, or several ids.

The last part of a fact's key names the type of its id, so that a reader's language can be found for
it: `card="archer"` is the message `card-archer`, `owner_seat="red"` is `seat-red`.
"""
Facts = dict[str, Fact]


class Illegal(Exception):
    """A choice the rules refuse: the id of the rule, and the facts of the case."""

    def __init__(self, rule: str, facts: Facts | None = None) -> None:
        super().__init__(rule)
        self.rule = rule
        self.facts: Facts = facts or {}

    def __str__(self) -> str:
        facts = ", ".join(f"{k}={v}" for k, v in self.facts.items())
        return f"{self.rule} ({facts})" if facts else self.rule


def require(ok: object, rule: str, **facts: Fact) -> None:
    """Refuse unless `ok`. Checks call it before anything has changed; search never does."""
    if not ok:
        raise Illegal(rule, facts)


KEPT = ("enforced", "structural", "procedure", "server", "house-rule", "deviation", "unsure")
"""How the program keeps a rule. The last three carry a reason."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One atomic statement of a rulebook, and how the program keeps it."""

    id: str
    page: int | None
    topic: str
    kind: str
    rule: str
    check: str
    kept: str
    note: str = ""
    reason: str = ""


def read_ledger(text: str) -> tuple[Rule, ...]:
    """The ledger of one game from its TOML text, in the order of the book."""
    entries: list[dict[str, Any]] = tomllib.loads(text)["rule"]
    return tuple(
        Rule(
            id=e["id"],
            page=e.get("page"),
            topic=e["topic"],
            kind=e["kind"],
            rule=e["rule"],
            check=e["check"],
            kept=e["kept"],
            note=e.get("note", ""),
            reason=e.get("reason", ""),
        )
        for e in entries
    )
