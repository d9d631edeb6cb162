"""Finished work that is kept ready within a budget of bytes; what was wanted longest ago goes first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

from throneroom.server.budgets import SERVER, Budget

K = TypeVar("K", bound=Hashable)


class Kept(Generic[K]):
    """Bytes by what they were made of."""

    def __init__(self, budget: Budget) -> None:
        self._most = budget.most(SERVER)
        self._found: OrderedDict[K, bytes] = OrderedDict()
        self.size = 0
        """The bytes that are kept."""

    def get(self, key: K) -> bytes | None:
        """What was made of this, if it is still there."""
        if key in self._found:
            self._found.move_to_end(key)
        return self._found.get(key)

    def put(self, key: K, made: bytes) -> None:
        self.size += len(made) - len(self._found.pop(key, b""))
        self._found[key] = made
        while self.size > self._most:
            self.size -= len(self._found.popitem(last=False)[1])
