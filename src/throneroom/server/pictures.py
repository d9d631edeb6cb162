"""Pictures for links to matches that are over: drawn beside the server, once for what they tell, and kept."""

from __future__ import annotations

from typing import Final

from throneroom.server.budgets import Budget
from throneroom.server.drawing import Facts, draw
from throneroom.server.kept import Kept
from throneroom.server.problems import Problem
from throneroom.server.turns import Turns
from throneroom.server.workshop import TooLong, Workshop

AT_ONCE: Final = 1
AGAIN: Final = 30


class Pictures:
    """All pictures of this process."""

    def __init__(self, budget: Budget, seconds: float) -> None:
        self.workshop = Workshop(AT_ONCE, seconds)
        self.kept: Kept[Facts] = Kept(budget)
        self._turns = Turns()

    async def of(self, facts: Facts, address: str) -> bytes:
        """The picture that tells this; several who want it wait for the same one. A problem if it takes too long."""
        async with self._turns.one_of(str(hash(facts))):
            found = self.kept.get(facts)
            if found is None:
                try:
                    found = await self.workshop.do(address, draw, facts)
                except TooLong:
                    raise Problem(503, "server-busy", {"seconds": AGAIN}) from None
                self.kept.put(facts, found)
            return found

    def close(self) -> None:
        self.workshop.close()
