"""A real database for every test, and players that answer at random."""

from __future__ import annotations

import asyncio
import os
import random
import secrets
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

import pytest

from throneroom.core.decision import Choice
from throneroom.core.dice import Dice
from throneroom.core.flow import AnyState
from throneroom.core.game import find_game
from throneroom.core.seats import Seat
from throneroom.core.secrecy import sample
from throneroom.server import fold
from throneroom.server import matches as setting_up
from throneroom.server.chairs import Chairs
from throneroom.server.clock import Clock, SystemClock
from throneroom.server.matches import Matches
from throneroom.server.pace import Pace
from throneroom.server.problems import Problem
from throneroom.server.rooms import PERSON, Chair, Room
from throneroom.server.store import rows
from throneroom.server.store.database import started
from throneroom.server.table import Table

T = TypeVar("T")
PATIENCE = 120.0
"""Seconds that whatever a test waits for has on a busy machine; no test is about how fast it is."""
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
        async with started(address, PATIENCE) as database:
            return await work(Matches(database, clock or SystemClock()))

    return asyncio.run(run())


async def add_person(matches: Matches, name: str) -> str:
    id = secrets.token_hex(8)
    async with matches.database.write() as c:
        await rows.add_user(c, id=id, name=name, created=0.0)
    return id


async def begun(
    matches: Matches,
    game: str,
    players: int = 3,
    options: dict[str, str] | None = None,
    pace: Pace | None = None,
    rules_version: int | None = None,
) -> Room:
    """A match in which one person sits on every chair."""
    owner = await add_person(matches, "Ada")
    chairs = [Chair(seat, PERSON, owner) for seat in range(players)]
    room, _ = await matches.create(owner, find_game(game, rules_version), players, options or {}, chairs, pace=pace)
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
            try:
                await table.submit(room, d.seat, fold.decision(d), choice, key())
            except Problem as late:
                if late.type != "stale-decision":
                    raise
                break  # what left no choice was answered in the meantime
            count += 1
    return count


@contextmanager
def dealt_alike(name: str) -> Iterator[None]:
    """The seeds of matches come from a name; `make soak` lets them be any."""
    dice = random.Random(name)
    with pytest.MonkeyPatch.context() as patch:
        if "SCALE" not in os.environ:
            patch.setattr(setting_up, "new_seed", lambda: f"{dice.getrandbits(256):064x}")
        yield


@contextmanager
def counted_plays(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Seat]]:
    """Whose actions the server plays through, in this process, while the block lasts."""
    played: list[Seat] = []
    play = fold.play

    def counting(s: AnyState, seat: Seat, choice: Choice) -> None:
        played.append(seat)
        play(s, seat, choice)

    with monkeypatch.context() as patched:
        patched.setattr(fold, "play", counting)
        yield played
