"""What is wrong in a card set, and where."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Final

MOST_FAULTS: Final = 100
"""So many faults are told; who has mended them asks again."""
BOUNDS: Final = frozenset({"too-deep", "too-large", "too-many-steps", "too-great", "too-long"})
"""The faults of a set that asks for more than the game carries out."""
LONGEST_WORD: Final = 100
"""Of a word that is wrong so many letters are told."""

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

    @property
    def is_full(self) -> bool:
        return len(self.found) >= MOST_FAULTS

    def add(self, path: Path, what: str, **facts: str | int) -> None:
        if not self.is_full:
            self.found.append(Problem(path, what, facts))

    def unknown(self, path: Path, what: str, word: object, allowed: Iterable[str], **facts: str | int) -> None:
        """A word that is none of those allowed, with the one perhaps meant."""
        if self.is_full:
            return
        known, given = list(allowed), str(word)[:LONGEST_WORD]
        near = get_close_matches(given, known, n=1)
        self.add(path, what, word=given, allowed=", ".join(known), near=near[0] if near else "", **facts)

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
