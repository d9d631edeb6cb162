"""From which addresses matches were opened, so that nobody takes all the room, or fills the list of those that wait."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy.ext.asyncio import AsyncConnection

from throneroom.server.budgets import ADDRESS, MOST_KEYS, PERSON, Limits
from throneroom.server.store import sizes
from throneroom.server.turns import Turns


class Openers:
    """The matches that were opened in this process and are not over, by address; of too many the oldest go."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._opened: OrderedDict[str, list[str]] = OrderedDict()
        self._turns = Turns()

    @asynccontextmanager
    async def one_by_one(self, person: str, address: str) -> AsyncIterator[None]:
        """At one address, and of one person, one match is opened after the other: each is counted for the next."""
        async with self._turns.one_of(f"at {address}"), self._turns.one_of(person):
            yield

    async def require(self, c: AsyncConnection, address: str) -> None:
        """A problem if as many matches of an address are not over as there may be."""
        opened = self._opened.get(address, [])
        there = set(await sizes.open_among(c, opened))
        if address in self._opened:
            self._opened[address] = [id for id in self._opened[address] if id in there or id not in opened]
        self.limits.open_matches.require(ADDRESS, len(there))

    async def require_public(self, c: AsyncConnection, person: str, address: str) -> None:
        """A problem if as many public matches of a person, or of an address, wait for players as there may be."""
        self.limits.public_matches.require(PERSON, len(await sizes.public_matches(c, owner=person)))
        there = await sizes.public_matches(c, among=self._opened.get(address, []))
        self.limits.public_matches.require(ADDRESS, len(there))

    def note(self, match: str, address: str) -> None:
        """A match was opened."""
        self._opened.setdefault(address, []).append(match)
        self._opened.move_to_end(address)
        while len(self._opened) > MOST_KEYS:
            self._opened.popitem(last=False)
