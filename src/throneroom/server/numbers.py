"""The numbers of the lines of a talk as they are sent: each tells its line from the others, and nothing else.

Lines are stored one after the other, whoever may read them. Whoever saw those places could count what others whisper
between two lines; so they are mixed up with a key that stays on the server.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b, sha256
from typing import Final

HALF: Final = 24
MASK: Final = (1 << HALF) - 1
LARGEST: Final = (1 << 2 * HALF) - 1
"""The largest number that is sent; every program that reads JSON can hold it."""
MOST_LINES: Final = 1 << 30
ROUNDS: Final = 4
"""So many exchanges between the two halves of a number mix it so well that nobody sees an order (Luby and Rackoff)."""


@dataclass(frozen=True, slots=True)
class Numbers:
    """The numbers of the lines of one match."""

    key: str
    match: str

    def told(self, place: int) -> int:
        """The number of the line at a place."""
        left, right = place >> HALF, place & MASK
        for turn in range(ROUNDS):
            left, right = right, left ^ self._mixed(turn, right)
        return left << HALF | right

    def place(self, told: int) -> int | None:
        """The place of the line that has a number; None if none can have it."""
        left, right = told >> HALF, told & MASK
        for turn in reversed(range(ROUNDS)):
            left, right = right ^ self._mixed(turn, left), left
        found = left << HALF | right
        return found if found < MOST_LINES else None

    def after(self, told: int) -> int:
        """The place behind the line that has a number: the very first, if none can have it."""
        found = self.place(told)
        return 0 if found is None else found + 1

    def _mixed(self, turn: int, half: int) -> int:
        key = sha256(self.key.encode()).digest()
        return int.from_bytes(blake2b(f"{self.match} {turn} {half}".encode(), key=key, digest_size=HALF // 8).digest())
