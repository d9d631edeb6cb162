"""From which addresses matches were opened, so that nobody takes all the room, or fills the list of those that wait."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Final

from sqlalchemy import RowMapping
from sqlalchemy.ext.asyncio import AsyncConnection

from throneroom.server.addresses import networks
from throneroom.server.budgets import ADDRESS, MOST_KEYS, PERSON, Limits
from throneroom.server.store import sizes
from throneroom.server.turns import Turns

LISTED: Final = 100
"""So many matches are in the list of those that wait."""
AHEAD: Final = 5
"""So many matches of an address whose owners are there come before all whose owners are not."""


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
        for network, times in networks(address):
            opened = self._opened.get(network, [])
            there = set(await sizes.open_among(c, opened))
            if network in self._opened:
                self._opened[network] = [id for id in self._opened[network] if id in there or id not in opened]
            self.limits.open_matches.require(ADDRESS, len(there), times=times)

    async def require_public(self, c: AsyncConnection, person: str, address: str) -> None:
        """A problem if as many public matches of a person, or of an address, wait for players as there may be."""
        self.limits.public_matches.require(PERSON, len(await sizes.public_matches(c, owner=person)))
        for network, times in networks(address):
            there = await sizes.public_matches(c, among=self._opened.get(network, []))
            self.limits.public_matches.require(ADDRESS, len(there), times=times)

    def note(self, match: str, address: str) -> None:
        """A match was opened."""
        for network, _ in networks(address):
            self._opened.setdefault(network, []).append(match)
            self._opened.move_to_end(network)
        while len(self._opened) > MOST_KEYS:
            self._opened.popitem(last=False)


def in_turns(
    waiting: Sequence[RowMapping], address_of: Callable[[str], str | None], is_there: Callable[[str, str], bool]
) -> list[str]:
    """The matches for the list of those that wait: one of each address, then another of each, until it is full.

    Where the address is not known, the owner stands for it. Matches whose owner is there come first, then the newest.
    """
    here = {row["id"]: row["is_here"] or is_there(row["id"], row["owner"]) for row in waiting}
    taken: Counter[str] = Counter()
    turns: dict[str, int] = {}
    for row in sorted(waiting, key=lambda row: not here[row["id"]]):
        whose = address_of(row["id"]) or row["owner"]
        turns[row["id"]] = taken[whose] - (AHEAD if here[row["id"]] else 0)
        taken[whose] += 1
    listed = sorted(waiting, key=lambda row: (turns[row["id"]], -row["created"]))[:LISTED]
    return [row["id"] for row in sorted(listed, key=lambda row: (not here[row["id"]], -row["created"]))]
