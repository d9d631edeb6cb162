"""Links that are good for one use and not for long: seat links and mail links. Only their hashes are stored.

A link is looked at as often as anybody likes (chat programs fetch addresses), and spent once, by the button on its
page. Where one transaction can hold both, it is spent in that of what it brings about.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import RowMapping
from sqlalchemy.ext.asyncio import AsyncConnection

from throneroom.server.budgets import PERSON, Budget
from throneroom.server.clock import Clock
from throneroom.server.problems import not_found
from throneroom.server.secret import hashed, new_secret
from throneroom.server.store import link_rows, rows
from throneroom.server.store.database import Database

DEVICE, SEAT = "device", "seat"
"""The kinds of seat links: to my own other device, and for a seat, to whoever takes it. Mail links have their own."""
SEAT_SECONDS: Final = 30 * 60


class Links:
    """The links of one database. Of too many of one kind that wait for a person, the oldest leads nowhere."""

    def __init__(self, database: Database, clock: Clock, kept: Budget) -> None:
        self.database = database
        self.clock = clock
        self._most = kept.most(PERSON)

    async def make(
        self, kind: str, user: str, seconds: float, match: str | None = None, seat: int | None = None, about: str = ""
    ) -> str:
        """The secret of a new link; an earlier one of the same kind for the same thing leads nowhere from now on."""
        secret, now = new_secret(), self.clock.now()
        async with self.database.write() as c:
            await link_rows.drop_over(c, now)
            await link_rows.drop_same(c, kind, user, match, seat)
            await link_rows.keep_newest(c, kind, user, self._most - 1)
            await link_rows.add(c, hash=hashed(secret), kind=kind, user=user, match=match, seat=seat, about=about,
                                created=now, expires=now + seconds)  # fmt: skip
        return secret

    async def look(self, secret: str, *kinds: str) -> RowMapping:
        """What a link is for; nothing changes."""
        async with self.database.read() as c:
            return await self._alive(c, secret, kinds)

    async def spend(self, c: AsyncConnection, secret: str, *kinds: str) -> RowMapping:
        """Use a link up, in the transaction of what it brings about; of two who try at once, one finds it gone."""
        row = await self._alive(c, secret, kinds, is_locked=True)
        if not await link_rows.drop(c, row["hash"]):
            raise not_found()
        return row

    async def drop(self, user: str, match: str) -> None:
        """The seat links of a user into a match lead nowhere from now on."""
        async with self.database.write() as c:
            await link_rows.drop_into(c, user, match)

    async def _alive(
        self, c: AsyncConnection, secret: str, kinds: tuple[str, ...], is_locked: bool = False
    ) -> RowMapping:
        """A link that leads somewhere: its time is not up, and who made it is not banned."""
        row = await link_rows.find(c, hashed(secret))
        if row is None or row["kind"] not in kinds or row["expires"] <= self.clock.now():
            raise not_found()
        user = await (rows.lock_user if is_locked else rows.find_user)(c, row["user"])
        if user is None or user["is_banned"]:
            raise not_found()
        return row
