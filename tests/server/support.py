"""A real database for every test, and players that answer at random."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import TypeVar

from throneroom.core.dice import Dice
from throneroom.core.game import find_game
from throneroom.core.secrecy import sample
from throneroom.server.chairs import Chairs
from throneroom.server.clock import Clock, SystemClock
from throneroom.server.matches import Matches
from throneroom.server.pace import Pace
from throneroom.server.rooms import PERSON, Chair, Room
from throneroom.server.store import rows
from throneroom.server.store.database import started
from throneroom.server.table import Table

T = TypeVar("T")
GAMES = ("bloody-throne", "iron-throne", "westeros")


class ManualClock:
    """A clock that goes on when a test says so; it can be set, too, as people set the clock of a machine."""

    def __init__(self, now: float = 1_700_000_000.0) -> None:
        self._now = now
        self._elapsed = 0.0

    def now(self) -> float:
        return self._now

    def elapsed(self) -> float:
        return self._elapsed

    def go_on(self, seconds: float) -> None:
        """Time passes."""
        self._now += seconds
        self._elapsed += seconds

    def jump(self, seconds: float) -> None:
        """Somebody sets the clock; no time passes."""
        self._now += seconds


def with_matches(address: str, work: Callable[[Matches], Awaitable[T]], clock: Clock | None = None) -> T:
    """Do something with the matches of a database, and close it."""

    async def run() -> T:
        async with started(address) as database:
            return await work(Matches(database, clock or SystemClock()))

    return asyncio.run(run())


async def add_person(matches: Matches, name: str) -> str:
    id = secrets.token_hex(8)
    async with matches.database.write() as c:
        await rows.add_user(c, id=id, name=name, created=0.0)
    return id


async def begun(
    matches: Matches, game: str, players: int = 3, options: dict[str, str] | None = None, pace: Pace | None = None
) -> Room:
    """A match in which one person sits on every chair."""
    owner = await add_person(matches, "Ada")
    chairs = [Chair(seat, PERSON, owner) for seat in range(players)]
    room, _ = await matches.create(owner, find_game(game), players, options or {}, chairs, pace=pace)
    await Chairs(matches).begin(room)
    return room


def key() -> str:
    return secrets.token_hex(16)


async def go_on(matches: Matches, room: Room, dice: Dice, most: int = 10_000) -> int:
    """Answer at random until the game is over or so many choices were made; how many it were."""
    count = 0
    table = Table(matches)
    while count < most and not room.playing().is_over:
        fold = room.playing()
        for d in fold.state.pending:
            choice = sample(fold.game.view(fold.state, d.seat), d, dice)
            await table.submit(room, d.seat, fold.decision(d), choice, key())
            count += 1
    return count
