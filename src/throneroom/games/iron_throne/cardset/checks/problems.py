"""What is wrong in a card set, and where."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from difflib import get_close_matches

Path = tuple[str | int, ...]
"""Keys and positions from the top of the set to the place."""


@dataclass(frozen=True, slots=True)
class Problem:
    """One fault: the place, the id of its message, and the facts of the case."""

    path: Path
    what: str
    facts: dict[str, str | int] = field(default_factory=dict)


@dataclass(slots=True)
class Problems:
    """The faults found so far."""

    found: list[Problem] = field(default_factory=list)

    def add(self, path: Path, what: str, **facts: str | int) -> None:
        self.found.append(Problem(path, what, facts))

    def unknown(self, path: Path, what: str, word: object, allowed: Iterable[str], **facts: str | int) -> None:
        """A word that is none of those allowed, with the one perhaps meant."""
        known = list(allowed)
        near = get_close_matches(str(word), known, n=1)
        self.add(path, what, word=str(word), allowed=", ".join(known), near=near[0] if near else "", **facts)

    def wrong_type(self, path: Path, wanted: str, data: object) -> None:
        self.add(path, "wrong-type", wanted=wanted, found=kind_of(data))


def kind_of(data: object) -> str:
    """What a piece of data is, in one word."""
    if data is None:
        return "nothing"
    if isinstance(data, bool):
        return "flag"
    if isinstance(data, int):
        return "number"
    if isinstance(data, str):
        return "word"
    if isinstance(data, list):
        return "list"
    return "map" if isinstance(data, dict) else "other"
