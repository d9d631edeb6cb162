"""Passwords: hashed slowly on purpose, beside the event loop, only a few at a time, and for addresses in turn."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from throneroom.server.budgets import Budget
from throneroom.server.problems import Problem
from throneroom.server.turns import Places

LENGTH: Final = (8, 200)
AT_ONCE: Final = 2
"""The others wait for their turn; of too many, whoever comes then is asked to come again."""
T = TypeVar("T")


class Passwords:
    """The work of hashing, bounded."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._hasher = PasswordHasher()
        self._nobody = self._hasher.hash(secrets.token_hex(16))
        self._places = Places(AT_ONCE)
        self._threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="passwords")

    async def hash(self, password: str, address: str = "") -> str:
        """How a new password is stored; a problem if it is too short or too long."""
        least, most = LENGTH
        if not least <= len(password) <= most:
            raise Problem(422, "bad-password", {"least": least, "most": most})
        return await self._in_turn(address, lambda: self._hasher.hash(password))

    async def is_right(self, hash: str | None, password: str, address: str = "") -> bool:
        """Whether a password is the stored one; where none is stored it takes as long."""
        found = await self._in_turn(address, lambda: self._verify(hash or self._nobody, password[: LENGTH[1]]))
        return found and bool(hash)

    def _verify(self, hash: str, password: str) -> bool:
        try:
            return self._hasher.verify(hash, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _in_turn(self, address: str, work: Callable[[], T]) -> T:
        """However many wait at one address, who comes from another waits for one of them at most."""
        with self._budget.held(address=address):
            async with self._places.one_for(address):
                return await asyncio.get_running_loop().run_in_executor(self._threads, work)
