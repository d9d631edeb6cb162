"""An action that meets its budget of steps puts its match aside: nobody waits for it, and the others go on."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from server.support import ManualClock, begun, go_on, key, with_matches
from throneroom.core import flow
from throneroom.core.dice import Dice
from throneroom.core.game import default_choice
from throneroom.server.keepers import Keepers
from throneroom.server.matches import Matches
from throneroom.server.pace import LIVE, Pace
from throneroom.server.problems import Problem
from throneroom.server.rooms import BOT, PLAYING, QUARANTINED, Chair, Room
from throneroom.server.store import rows
from throneroom.server.table import Table

Meeting = Callable[[Matches, Room, ManualClock], Awaitable[None]]


async def by_an_action(matches: Matches, room: Room, clock: ManualClock) -> None:
    fold = room.playing()
    d = fold.state.pending[0]
    with pytest.raises(Problem) as problem:
        await Table(matches).submit(room, d.seat, fold.decision(d), default_choice(fold.state, d), key())
    assert (problem.value.status, problem.value.type) == (409, QUARANTINED)


async def by_a_default(matches: Matches, room: Room, clock: ManualClock) -> None:
    clock.go_on(100_000)
    with pytest.raises(Problem) as problem:
        await Table(matches).time_is_up(room, room.playing().state.pending[0].seat)
    assert problem.value.type == QUARANTINED


async def by_a_bot(matches: Matches, room: Room, clock: ManualClock) -> None:
    room.chairs = [Chair(chair.seat, BOT, bot="random") for chair in room.chairs]
    keepers = Keepers(matches, Table(matches), processes=1)
    keepers.start()
    try:
        keepers.wake(room)
        async with asyncio.timeout(120):
            while room.status == PLAYING:
                await asyncio.sleep(0.01)
    finally:
        await keepers.stop()


async def by_loading(matches: Matches, room: Room, clock: ManualClock) -> None:
    del matches.rooms[room.id]
    with pytest.raises(Problem) as problem:
        await matches.room(room.id)
    assert problem.value.type == QUARANTINED


MEETINGS: list[tuple[Meeting, str]] = [
    *[(meets, limit) for meets in (by_an_action, by_a_default, by_a_bot) for limit in ("BUDGET", "CHANCES")],
    (by_loading, "BUDGET"),  # of chance what is stored has come to its end
]


@pytest.mark.parametrize(("meets", "limit"), MEETINGS)
def test_a_match_that_meets_the_budget_is_put_aside(
    meets: Meeting, limit: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    clock = ManualClock()

    async def work(matches: Matches) -> None:
        other = await begun(matches, "bloody-throne")
        room = await begun(matches, "iron-throne", pace=Pace(LIVE, 10.0))
        while not _leads_to_chance(room):
            assert await go_on(matches, room, Dice(5), most=1), "the game is over"
        monkeypatch.setattr(flow, limit, 0)
        await meets(matches, room, clock)
        monkeypatch.undo()
        async with matches.database.read() as c:
            row = await rows.find_match(c, room.id)
        assert row is not None
        assert row["status"] == QUARANTINED
        assert await go_on(matches, other, Dice(2), most=3)
        with pytest.raises(Problem):
            await go_on(matches, await matches.room(room.id), Dice(1), most=1)

    with_matches(f"sqlite:///{tmp_path / 'a.db'}", work, clock)
    assert "match-put-aside" in [record.message for record in caplog.records]


def _leads_to_chance(room: Room) -> bool:
    """Whether the one decision that is open is followed by chance when it is answered by default."""
    fold = room.playing().twin()
    pending = fold.state.pending
    d = pending[0]
    choice = default_choice(fold.game.view(fold.state, d.seat), d)
    return len(pending) == 1 and len(fold.take(d.seat, choice)) > 1
