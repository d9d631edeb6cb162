"""Two processes on one PostgreSQL: when one is gone, the other answers for the bots it leaves behind."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

import pytest

from server.postgres import Postgres
from server.support import PATIENCE, add_person
from throneroom.core.game import find_game
from throneroom.server import keepers as keeping
from throneroom.server.chairs import Chairs
from throneroom.server.clock import SystemClock
from throneroom.server.keepers import Keepers
from throneroom.server.matches import Matches
from throneroom.server.rooms import BOT, ENDED, Chair, Room
from throneroom.server.store.database import started
from throneroom.server.table import Table


def in_two_processes(
    postgres: Postgres, name: str, work: Callable[[Matches, Matches, Keepers], Awaitable[None]]
) -> None:
    """One process without keepers, as one that is gone leaves its matches, and one that lives."""

    async def run() -> None:
        async with started(uri, PATIENCE) as one, started(uri, PATIENCE) as two:
            gone, here = Matches(one, SystemClock()), Matches(two, SystemClock())
            await work(gone, here, Keepers(here, Table(here), 1))

    postgres.psql(f"CREATE DATABASE {name};")
    uri = postgres.get_uri(name)
    asyncio.run(run())


async def left_behind(matches: Matches) -> Room:
    """A match of bots in which one is asked."""
    owner = await add_person(matches, "Ada")
    chairs = [Chair(seat, BOT, bot="random") for seat in range(3)]
    room, _ = await matches.create(owner, find_game("bloody-throne"), 3, {}, chairs)
    await Chairs(matches).begin(room)
    return room


def test_bots_that_nobody_answers_for_between_two_looks_are_taken_up(postgres: Postgres) -> None:
    woken: list[str] = []

    async def work(gone: Matches, here: Matches, keepers: Keepers) -> None:
        keepers.wake = lambda room, is_own=True: woken.append(room.id)  # type: ignore[method-assign]
        room = await left_behind(gone)
        await keepers.look()
        assert woken == []
        await Chairs(gone).ask(room, 0, everywhere=True)  # it was not gone yet
        await keepers.look()
        assert woken == []
        await keepers.look()
        assert woken == [room.id]

    in_two_processes(postgres, "unmoved", work)


def test_a_match_that_is_read_from_the_store_may_have_bots_to_answer_for(postgres: Postgres) -> None:
    woken: list[tuple[str, bool]] = []

    async def work(gone: Matches, here: Matches, keepers: Keepers) -> None:
        here.listeners.append(lambda room, is_own, only: woken.append((room.id, is_own)))
        room = await left_behind(gone)
        await here.room(room.id)
        await here.room(room.id)
        assert woken == [(room.id, False)]

    in_two_processes(postgres, "read_again", work)


def test_a_match_of_bots_whose_process_is_gone_is_played_to_the_end(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeping, "LOOK_SECONDS", 0.1)

    async def work(gone: Matches, here: Matches, keepers: Keepers) -> None:
        keepers.start()
        try:
            room = await left_behind(gone)
            deadline = time.monotonic() + PATIENCE
            while (await gone.room(room.id)).status != ENDED:
                assert time.monotonic() < deadline
                await asyncio.sleep(0.05)
        finally:
            await keepers.stop()

    in_two_processes(postgres, "to_the_end", work)
