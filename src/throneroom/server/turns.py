"""Long work is done by turns: one piece of a person or address after the other, however much is asked for at once."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Iterator, Sized
from contextlib import asynccontextmanager, contextmanager
from typing import TypeVar

from throneroom.server.addresses import customer_of

T = TypeVar("T", bound=Sized)


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
    """A few places for work. Of those who wait, each key has its turn in a circle, however many wait for it; and where
    keys are addresses, the customers have theirs before, however many addresses one has.
    """

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting = Circle[Circle[deque[asyncio.Future[None]]]]()
        """By customer and key; nobody waits while there is a place."""

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
        self._waiting.setdefault(customer_of(key), Circle()).setdefault(key, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if not mine.cancelled():  # it was given the place a moment ago
                self._hand_on()
            raise

    def _hand_on(self) -> None:
        """Give the place to the next one who still waits."""
        while self._waiting:
            with self._waiting.turn() as customer, customer.turn() as waiting:
                first = waiting.popleft()
            if not first.done():
                first.set_result(None)
                return
        self._free += 1


class Circle(OrderedDict[str, T]):
    """Things that have their turns, the next one first; what is empty after its turn has no more."""

    @contextmanager
    def turn(self) -> Iterator[T]:
        """The one whose turn it is; behind all the others afterwards."""
        key, found = self.popitem(last=False)
        yield found
        if found:
            self[key] = found
