"""R25: nobody's time runs out because the server was down or the clock of its machine was set.

A match waits for somebody. Meanwhile the server runs, stops, starts again; the clock of the machine is set forward and
back, by a second and by a year; and the machine stands still. Time in which the server was there to take an answer is
counted beside all that. Whoever is answered for has had all the time that was promised, and whoever lets it pass is
answered for. A server that believes the clock of its machine is found out.

Repeat with more: `SCALE=10 pytest tests/reliability/test_r25_clock_jumps.py`.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Final

import pytest

from reliability.support import scaled
from server.running import sqlite
from server.support import ManualClock, begun, with_matches
from throneroom.server.chairs import Chairs
from throneroom.server.clock import SteadyClock
from throneroom.server.matches import Matches
from throneroom.server.pace import DAY, GRACE, Pace, pace_of
from throneroom.server.store import rows
from throneroom.server.sweeper import BEAT, Sweeper
from throneroom.server.table import Table

SCENARIOS: Final = scaled(50)
JUMPS: Final = (-365 * DAY, -DAY, -3600.0, -14.0, -1.0, 1.0, 9.0, 14.0, 16.0, 3600.0, DAY, 365 * DAY)
OUTAGES: Final = (1.0, 14.0, 60.0, 3600.0, DAY, 7 * DAY)
LIVE: Final = Pace("live", 60.0, 40.0)
BY_DAYS: Final = pace_of({"kind": "days", "days": 1})
MOST_STEPS: Final = 6


class Machine:
    """A server process that looks at its deadlines, on a machine whose clock somebody plays with."""

    def __init__(self, matches: Matches, clock: ManualClock, steady: SteadyClock) -> None:
        self.matches, self.clock, self.steady = matches, clock, steady
        self.sweeper = Sweeper(matches, Table(matches), steady)
        self.served = 0.0
        """The seconds in which somebody could have answered."""

    async def run(self, seconds: float) -> int:
        """The server is there for some time, and its heart beats; how many seats it answered for in the end."""
        self.clock.go_on(seconds)
        self.served += seconds
        async with self.matches.database.write() as c:
            await rows.put_setting(c, BEAT, repr(self.steady.now()))
        return await self.sweeper.look()

    async def set_clock(self, seconds: float) -> int:
        self.clock.jump(seconds)
        return await self.sweeper.look()

    async def be_down(self, seconds: float, jump: float) -> int:
        """The server stops; time goes on, perhaps its clock is set, and it starts again."""
        self.clock.go_on(seconds)
        self.clock.jump(jump)
        self.steady.follow()
        await self.sweeper.open()
        return await self.sweeper.sweep()


async def play(machine: Machine, luck: random.Random, pace: Pace) -> list[str]:
    """One scenario; what was wrong with it."""
    room = await begun(machine.matches, "bloody-throne", pace=pace)
    machine.served = 0.0
    promised = pace.seconds + pace.bank
    faults: list[str] = []
    for _ in range(luck.randint(1, MOST_STEPS)):
        what = luck.choice(("run", "jump", "down", "both"))
        if what == "run":
            late = await machine.run(luck.uniform(0, promised / 3))
        elif what == "jump":
            late = await machine.set_clock(luck.choice(JUMPS))
        elif what == "down":
            late = await machine.be_down(luck.choice(OUTAGES), 0.0)
        else:
            late = await machine.be_down(luck.choice(OUTAGES), luck.choice(JUMPS))
        if late:
            if machine.served < promised - 0.5:
                faults.append(f"answered for after {machine.served:.0f} s of {promised:.0f} ({what})")
            break
    else:
        due = min([chair.due for chair in room.chairs if chair.due is not None])
        left, fair = due - machine.steady.now(), promised - machine.served
        if left < fair - 0.5:
            faults.append(f"{left:.0f} s are left, and {fair:.0f} are owed")
        if left > fair + MOST_STEPS * GRACE[pace.kind] + 0.5:
            faults.append(f"{left:.0f} s are left, and only {fair:.0f} are owed")
        if not await machine.run(left + 1):
            faults.append("the time never runs out")
    await Chairs(machine.matches).abandon(room)
    del machine.matches.rooms[room.id]
    return faults


def faults_of(database: str, scenarios: int, pace: Pace) -> list[str]:
    clock = ManualClock()
    steady = SteadyClock(clock)

    async def run(matches: Matches) -> list[str]:
        machine = Machine(matches, clock, steady)
        await machine.sweeper.open()
        luck = random.Random(pace.kind)
        return [fault for _ in range(scenarios) for fault in await play(machine, luck, pace)]

    return with_matches(database, run, steady)


@pytest.mark.parametrize("pace", [LIVE, BY_DAYS], ids=lambda pace: pace.kind)
def test_nobody_is_late_by_our_fault(tmp_path: Path, pace: Pace) -> None:
    assert faults_of(sqlite(tmp_path), SCENARIOS, pace) == []


def test_a_server_that_believes_the_clock_of_its_machine_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(SteadyClock, "now", lambda self: self._clock.now())
    assert faults_of(sqlite(tmp_path), 30, LIVE) != []


def test_a_server_that_does_not_notice_that_it_was_down_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nothing(self: Sweeper, allowed: float = 0.0) -> None: ...

    monkeypatch.setattr(Sweeper, "beat", nothing)
    assert [fault for fault in faults_of(sqlite(tmp_path), 15, LIVE) if "answered for after" in fault]
