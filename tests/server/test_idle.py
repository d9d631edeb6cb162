"""What nobody comes back to ends: matches that wait or stand still for days, and the uploads of guests who are gone."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import pytest

from server.support import PATIENCE, ManualClock, add_person, go_on
from throneroom.core.dice import Dice
from throneroom.core.game import find_game
from throneroom.server import idle as idling
from throneroom.server.budgets import Limits
from throneroom.server.chairs import Chairs
from throneroom.server.clock import SteadyClock
from throneroom.server.idle import DAY, Idle
from throneroom.server.matches import Matches
from throneroom.server.people import SESSION_SECONDS, People
from throneroom.server.reels import Reels
from throneroom.server.rooms import ABANDONED, EMPTY, PERSON, PLAYING, QUARANTINED, WAITING, Chair, Room
from throneroom.server.store import replays, rows
from throneroom.server.store.database import started
from throneroom.server.sweeper import Sweeper
from throneroom.server.table import Table


class Quiet:
    """A server on which time passes."""

    def __init__(self, matches: Matches, clock: ManualClock) -> None:
        self.matches, self.clock, self.chairs = matches, clock, Chairs(matches)
        self.idle = Idle(self.chairs, Reels(Limits(self.clock).reels), {WAITING: 7, PLAYING: 90})

    async def match(self, is_begun: bool = False) -> Room:
        ann, bob = [await add_person(self.matches, name) for name in ("Ann", "Bob")]
        chairs = [Chair(0, PERSON, ann), Chair(1, PERSON, bob), Chair(2, EMPTY)]
        chairs[2] = Chair(2, PERSON, bob) if is_begun else chairs[2]
        room, _ = await self.matches.create(ann, find_game("bloody-throne"), 3, {"start": "red"}, chairs)
        if is_begun:
            await self.chairs.begin(room)
        return room

    async def days(self, days: float) -> None:
        self.clock.go_on(days * DAY)
        await self.idle.look()

    async def status(self, room: Room) -> str | None:
        async with self.matches.database.read() as c:
            return await rows.status_of(c, room.id)


@contextlib.asynccontextmanager
async def quiet(address: str) -> AsyncIterator[Quiet]:
    clock = ManualClock()
    async with started(address, PATIENCE) as database:
        yield Quiet(Matches(database, clock), clock)


def test_a_match_that_waits_is_called_off_after_a_week_in_which_nobody_touched_it(database: str) -> None:
    async def run() -> None:
        async with quiet(database) as there:
            alone, visited, talked = [await there.match() for _ in range(3)]
            await there.days(6)
            async with there.matches.database.write() as c:
                await rows.note_here(c, visited.id, visited.row["owner"], there.clock.now())
                await rows.add_message(
                    c, talked.id, channel="table", user="", seat=0, text="Hi", made=there.clock.now()
                )
            await there.days(1.1)
            assert [await there.status(r) for r in (alone, visited, talked)] == [ABANDONED, WAITING, WAITING]
            await there.days(6)
            assert [await there.status(room) for room in (visited, talked)] == [ABANDONED, ABANDONED]

    asyncio.run(run())


def test_a_match_under_way_ends_after_ninety_days_in_which_nobody_played(database: str) -> None:
    async def run() -> None:
        async with quiet(database) as there:
            still, played = await there.match(is_begun=True), await there.match(is_begun=True)
            await there.days(89)
            assert await there.status(still) == PLAYING
            await go_on(there.matches, played, Dice("played"), most=1)
            await there.days(1.1)
            assert (await there.status(still), await there.status(played)) == (ABANDONED, PLAYING)
            await there.days(89)
            assert await there.status(played) == ABANDONED

    asyncio.run(run())


def test_one_look_is_bounded_and_the_next_goes_on(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(idling, "MOST", 2)

    async def run() -> None:
        async with quiet(database) as there:
            rooms = [await there.match() for _ in range(5)]
            counts = []
            for days in (8, 0, 0):
                await there.days(days)
                counts.append([await there.status(room) for room in rooms].count(ABANDONED))
            assert counts == [2, 4, 5]

    asyncio.run(run())


def test_a_match_that_cannot_be_ended_keeps_no_other_from_it(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with quiet(database) as there:
            first, last = sorted([await there.match(), await there.match()], key=lambda room: room.id)
            abandon = there.chairs.abandon

            async def breaking(room: Room, **more: Any) -> None:
                assert room.id != first.id
                await abandon(room, **more)

            monkeypatch.setattr(there.chairs, "abandon", breaking)
            await there.days(8)
            assert (await there.status(first), await there.status(last)) == (QUARANTINED, ABANDONED)

    asyncio.run(run())


def test_a_match_that_is_touched_just_before_it_would_end_goes_on(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with quiet(database) as there:
            waiting, played = await there.match(), await there.match(is_begun=True)
            abandon = there.chairs.abandon

            async def touching(room: Room, **more: Any) -> None:
                if room is played:
                    await go_on(there.matches, room, Dice("played"), most=1)
                else:
                    async with there.matches.database.write() as c:
                        await rows.note_here(c, room.id, room.row["owner"], there.clock.now())
                await abandon(room, **more)

            with monkeypatch.context() as patch:
                patch.setattr(there.chairs, "abandon", touching)
                await there.days(91)
            assert (await there.status(waiting), await there.status(played)) == (WAITING, PLAYING)
            await there.days(91)
            assert (await there.status(waiting), await there.status(played)) == (ABANDONED, ABANDONED)

    asyncio.run(run())


def test_time_without_a_server_does_not_count(database: str) -> None:
    async def run() -> None:
        async with quiet(database) as there:
            room = await there.match()
            sweeper = Sweeper(there.matches, Table(there.matches), SteadyClock(there.clock))
            await sweeper.beat()
            there.clock.go_on(30 * DAY)
            await sweeper.beat()
            await there.days(6)
            assert await there.status(room) == WAITING
            await there.days(1.1)
            assert await there.status(room) == ABANDONED

    asyncio.run(run())


def test_uploads_go_with_the_last_session_of_a_guest_and_stay_with_an_account(database: str) -> None:
    async def run() -> None:
        async with quiet(database) as there:
            people = People(there.matches.database, there.clock)
            (ann, _), (bob, _) = await people.guest("Ann", "en"), await people.guest("Bob", "en")
            await people.register(bob, "bob@example.org", "correct horse")
            async with there.matches.database.write() as c:
                for person in (ann, bob):
                    await replays.add_upload(
                        c, id=person.name, user=person.id, game="westeros", made=there.clock.now(), text="", about=None
                    )

            async def kept() -> list[bool]:
                async with there.matches.database.read() as c:
                    return [await replays.find_upload(c, name) is not None for name in ("Ann", "Bob")]

            await there.days(SESSION_SECONDS / DAY - 1)
            assert await kept() == [True, True]
            await there.days(2)
            assert await kept() == [False, True]

    asyncio.run(run())


def test_the_uploads_of_a_guest_who_signs_out_stay_as_long_as_those_of_one_who_does_not_come_back(
    database: str,
) -> None:
    async def run() -> None:
        async with quiet(database) as there:
            people = People(there.matches.database, there.clock)
            ann, secret = await people.guest("Ann", "en")
            async with there.matches.database.write() as c:
                await replays.add_upload(
                    c, id="Ann", user=ann.id, game="westeros", made=there.clock.now(), text="", about=None
                )
            await people.close(secret)

            async def is_kept() -> bool:
                async with there.matches.database.read() as c:
                    return await replays.find_upload(c, "Ann") is not None

            await there.days(SESSION_SECONDS / DAY - 1)
            assert await is_kept()
            await there.days(2)
            assert not await is_kept()

    asyncio.run(run())
