"""Long work is done by turns: one piece of a person or address after the other, however much is asked for at once."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    """For every key, one at a time."""

    def __init__(self) -> None:
        self._locks: dict[str, asyncio.Lock] = {}
        self._there: dict[str, int] = {}

    @asynccontextmanager
    async def one_of(self, key: str) -> AsyncIterator[None]:
        """Wait until nobody else with this key is at it."""
        lock = self._locks.setdefault(key, asyncio.Lock())
        self._there[key] = self._there.get(key, 0) + 1
        try:
            async with lock:
                yield
        finally:
            self._there[key] -= 1
            if not self._there[key]:
                del self._there[key], self._locks[key]


class Places:
    """A few places for work; of those who wait, each key has its turn in a circle, however many wait for it."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        """By key, the one whose turn is next first; nobody waits while there is a place."""

    @asynccontextmanager
    async def one_for(self, key: str) -> AsyncIterator[None]:
        """Wait for a place, and have it for as long as the block lasts."""
        if self._free:
            self._free -= 1
        else:
            await self._wait(key)
        try:
            yield
        finally:
            self._hand_on()

    async def _wait(self, key: str) -> None:
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(key, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if not mine.cancelled():  # it was given the place a moment ago
                self._hand_on()
            raise

    def _hand_on(self) -> None:
        """Give the place to the next one who still waits."""
        while self._waiting:
            key, waiting = self._waiting.popitem(last=False)
            first = waiting.popleft()
            if waiting:
                self._waiting[key] = waiting  # behind all the others
            if not first.done():
                first.set_result(None)
                return
        self._free += 1
