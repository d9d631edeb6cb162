"""Our own generator: the same numbers from the same seed on any machine and any Python."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Final, TypeVar

X = TypeVar("X")

_BLOCK: Final = 512


class Dice:
    """Uniform draws from hashed counter blocks. Library generators are not stable enough."""

    __slots__ = ("_bits", "_count", "_key", "_left")

    def __init__(self, seed: int | str) -> None:
        self._key = blake2b(str(seed).encode(), digest_size=32).digest()
        self._count = 0
        self._bits = 0
        self._left = 0

    def getrandbits(self, k: int) -> int:
        """A number of `k` random bits, at most 512."""
        if self._left < k:
            block = blake2b(self._count.to_bytes(8, "little"), key=self._key, digest_size=64).digest()
            self._count += 1
            self._bits = int.from_bytes(block, "little")
            self._left = _BLOCK
        value = self._bits & ((1 << k) - 1)
        self._bits >>= k
        self._left -= k
        return value

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally often."""
        if n <= 1:
            return 0
        k = (n - 1).bit_length()
        value = self.getrandbits(k)
        while value >= n:
            value = self.getrandbits(k)
        return value

    def pick(self, items: Sequence[X]) -> X:
        """One of the items."""
        return items[self.below(len(items))]

    def weighted(self, items: Sequence[X], weights: Sequence[int]) -> X:
        """One of the items, as often as its weight says."""
        roll = self.below(sum(weights))
        for item, weight in zip(items, weights, strict=True):
            roll -= weight
            if roll < 0:
                return item
        raise AssertionError("weights must be positive")

    def shuffled(self, items: Sequence[X]) -> list[X]:
        """The items in random order."""
        out = list(items)
        for i in range(len(out) - 1, 0, -1):
            j = self.below(i + 1)
            out[i], out[j] = out[j], out[i]
        return out
