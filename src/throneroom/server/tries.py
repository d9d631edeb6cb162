"""Wrong passwords: counted for each login at each address, so that nobody can lock somebody else out.

Whoever tries too often at one address has to wait. A login that is tried from everywhere is answered slowly, its owner
too, but never refused. How often is in the table of budgets.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from throneroom.server.budgets import Budget

SLOW_SECONDS: Final = 3.0


class Tries:
    """The wrong passwords of the last quarter of an hour, in this process."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.wait: Callable[[float], Awaitable[object]] = asyncio.sleep

    async def begin(self, login: str, address: str) -> None:
        """Count a try, until it turns out right; a problem if there were too many at this address."""
        self.budget.hit(door=f"{login} {address}")
        if self.budget.is_over(login=login):
            await self.wait(SLOW_SECONDS)

    def right(self, login: str, address: str) -> None:
        """It was the right password: what went before at this address is forgiven."""
        self.budget.forgive(door=f"{login} {address}")
