"""A process of bots that dies or hangs: every match goes on, also those whose bots had only been waiting."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from typing import Any

from reliability.direct import Direct, asked
from server.support import PATIENCE, ManualClock, add_person, with_matches
from server.test_accounts import on, somebody
from throneroom.core.game import find_game
from throneroom.server.budgets import DAY, Limits
from throneroom.server.chairs import Chairs
from throneroom.server.keepers import Keepers
from throneroom.server.matches import Matches
from throneroom.server.rooms import BOT, ENDED, PLAYING, Chair, Room
from throneroom.server.table import Table
from throneroom.server.turns import Places

MATCHES = 8
KILLS = 3


async def of_bots(matches: Matches, owner: str) -> Room:
    chairs = [Chair(seat, BOT, bot="random") for seat in range(3)]
    room, _ = await matches.create(owner, find_game("bloody-throne"), 3, {}, chairs)
    await Chairs(matches).begin(room)
    return room


def test_all_matches_go_on_when_the_process_of_bots_dies_again_and_again(database: str) -> None:
    async def work(matches: Matches) -> None:
        keepers = Keepers(matches, Table(matches), 1)
        keepers.start()
        owners = [await add_person(matches, name) for name in ("Ada", "Bob", "Cyd", "Dan")]
        rooms = [await of_bots(matches, owners[n % len(owners)]) for n in range(MATCHES)]
        killed, end = 0, time.monotonic() + PATIENCE
        while any([room.status != ENDED for room in rooms]):
            assert time.monotonic() < end, [(room.status, room.plies) for room in rooms]
            pool = keepers._pool
            workers = list((pool._processes or {}).values()) if pool is not None else []
            if killed < KILLS and workers and sum([room.plies for room in rooms]) > 20 * (killed + 1):
                workers[0].kill()
                killed += 1
            await asyncio.sleep(0.01)
        await keepers.stop()
        assert killed == KILLS

    with_matches(database, work)


def test_very_many_owners_from_one_address_keep_the_bots_of_others_waiting_no_longer_than_one(database: str) -> None:
    async def work(matches: Matches) -> None:
        keepers = Keepers(matches, Table(matches), 1)
        owners = [await add_person(matches, f"Guest {n}") for n in range(6)]
        bob = await add_person(matches, "Bob")
        rooms = [await of_bots(matches, owner) for owner in [*owners, bob]]
        for room in rooms:
            keepers.note(room.id, "192.0.2.1" if room.row["owner"] != bob else "192.0.2.2")
        answered: list[str] = []

        async def ask(room: Room) -> None:
            await keepers._think(room, room.playing().state.pending[0].seat, "random")
            answered.append(room.row["owner"])

        await asyncio.gather(*[ask(room) for room in rooms])
        assert answered.index(bob) <= 2, "one thinks already, one of each address comes next"

    with_matches(database, work)


def test_the_bots_of_one_owner_fill_no_server_and_those_of_others_play_on(database: str) -> None:
    async def work(matches: Matches) -> None:
        clock = ManualClock()
        actions = Limits(clock, chosen={"LIMIT_ACTIONS_PERSON": 200, "LIMIT_ACTIONS_ADDRESS": 10}).actions
        keepers = Keepers(matches, Table(matches), 1, actions)
        ada, bob = await add_person(matches, "Ada"), await add_person(matches, "Bob")
        mine, others = await of_bots(matches, ada), await of_bots(matches, bob)
        keepers.note(mine.id, "192.0.2.1")
        keepers.start()
        while others.status != ENDED or mine.id not in keepers._resting:
            await asyncio.sleep(0.01)
        assert (mine.status, keepers.is_busy(mine.id)) == (PLAYING, False)
        stored = mine.plies
        await keepers.look()
        await keepers.look()
        assert mine.plies == stored
        while mine.status != ENDED:  # it goes on, some more of it each day
            clock.go_on(DAY)
            keepers._resting.clear()
            keepers.wake(mine)
            await asyncio.sleep(0.01)
        await keepers.stop()

    with_matches(database, work)


def test_the_addresses_of_matches_that_are_set_up_started_and_played_again_are_known(database: str) -> None:
    async def work(server: Direct) -> None:
        ann, origins = await somebody(server), server.house.keepers._origins

        async def post(path: str, body: Any, address: str) -> Any:
            return (await server.call(replace(asked("POST", path, body, cookie=ann.cookie), address=address))).json

        seats = [{"who": "me"}, {"who": "random"}, {"who": "random"}]
        match = await post("/api/matches", {"game": "bloody-throne", "players": 3, "seats": seats}, "192.0.2.1")
        path = f"/api/matches/{match['id']}"
        assert origins == {match["id"]: "192.0.2.1"}
        await post(f"{path}/start", None, "2001:db8::17")
        assert origins == {match["id"]: "2001:db8::"}
        await post(f"{path}/end", {"wants": True}, "192.0.2.1")
        again = await post(f"{path}/rematch", {}, "2001:db8:0:1::17")
        assert origins == {match["id"]: "2001:db8::", again["id"]: "2001:db8:0:1::"}

    on(database, work)


def test_a_place_goes_from_address_to_address_and_is_not_lost_with_who_waits_no_more() -> None:
    async def work() -> list[str]:
        places, order = Places(1), list[str]()

        async def wait(key: str) -> None:
            async with places.one_for(key):
                order.append(key)
                await asyncio.sleep(0)

        async with places.one_for("first"):
            tasks = [asyncio.create_task(wait(key)) for key in ("a", "a", "a", "b", "gone", "c")]
            await asyncio.sleep(0)
            tasks[4].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        async with places.one_for("late"):
            late = asyncio.create_task(wait("given"))
            await asyncio.sleep(0)
        late.cancel()  # it has the place, and not yet gone on
        await asyncio.gather(late, return_exceptions=True)
        await wait("last")
        return order

    assert asyncio.run(work()) == ["a", "b", "c", "a", "a", "last"]


def test_the_bots_of_one_owner_think_one_at_a_time(database: str) -> None:
    async def work(matches: Matches) -> None:
        keepers = Keepers(matches, Table(matches), 1)
        ada, bob = await add_person(matches, "Ada"), await add_person(matches, "Bob")
        rooms = [await of_bots(matches, owner) for owner in [ada] * 6 + [bob]]
        answered: list[str] = []

        async def ask(room: Room) -> None:
            await keepers._think(room, room.playing().state.pending[0].seat, "random")
            answered.append(room.row["owner"])

        await asyncio.gather(*[ask(room) for room in rooms])
        assert answered.index(bob) == 1, "who has one match does not wait for all of somebody else's"

    with_matches(database, work)
