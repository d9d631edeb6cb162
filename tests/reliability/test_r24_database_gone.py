"""R24: the database goes and comes back, and the server stays.

A PostgreSQL of its own is killed, stopped, or cut off, while eight players play. Everybody is told while it is still
gone that nothing was stored, no request hangs, `/readyz` says no and `/healthz` yes; when the database is back the same
process plays on, nothing that was acknowledged is missing, and whose outcome was unknown asks again with its key.
A database that is slow is waited for, and `/readyz` looks by itself. A server that swallows the errors of its database
is found out.

Repeat with more: `SCALE=34 pytest tests/reliability/test_r24_database_gone.py` is 100 cycles.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import secrets
import signal
import time
from collections.abc import Callable, Iterator
from typing import Any

import psutil
import pytest
from sqlalchemy import text
from websockets.sync.client import ClientConnection, connect

from reliability.players import Party, complaints
from reliability.proxy import Proxy, proxy, to_socket
from reliability.support import Answer, Caller, Served, Stable, asked_packet, guest, new_match, scaled, started
from server.conftest import _migrate
from server.postgres import Postgres
from server.support import PATIENCE, begun, go_on
from throneroom.core.dice import Dice
from throneroom.server.clock import SystemClock
from throneroom.server.matches import Matches
from throneroom.server.neighbours import Neighbours
from throneroom.server.people import People
from throneroom.server.store.database import Database, NotStored, opened

CYCLES = scaled(3)
ROUNDS = 3
"""How often everything is asked while the database is gone."""
STANDING_SECONDS = 2.0
"""What a database that stands still has in these tests; ten by default."""


class Cluster(Postgres):
    """A PostgreSQL that can be killed and stopped, behind a line that can be cut."""

    def __init__(self) -> None:
        super().__init__()
        asyncio.run(_migrate(self.get_uri("template1")))
        self.name = ""

    def empty(self) -> None:
        """Go on with a database in which nothing is stored."""
        self.name = f"t{secrets.token_hex(6)}"
        self.psql(f"CREATE DATABASE {self.name};")

    @property
    def uri(self) -> str:
        return self.get_uri(self.name)

    def address(self, line: Proxy) -> str:
        return f"postgresql://postgres@127.0.0.1:{line.port}/{self.name}"

    def _processes(self) -> list[psutil.Process]:
        master = psutil.Process(self.get_pid())
        return [master, *master.children(recursive=True)]

    def kill(self) -> None:
        """End it at once, as a loss of power would."""
        processes = self._processes()
        for process in processes:
            with contextlib.suppress(psutil.NoSuchProcess):
                process.kill()
        psutil.wait_procs(processes, PATIENCE)

    def freeze(self) -> None:
        for process in self._processes():
            os.kill(process.pid, signal.SIGSTOP)

    def thaw(self) -> None:
        for process in self._processes():
            os.kill(process.pid, signal.SIGCONT)


@pytest.fixture(scope="module")
def own_cluster() -> Iterator[Cluster]:
    found = Cluster()
    try:
        yield found
    finally:
        found.cleanup()


@pytest.fixture
def cluster(own_cluster: Cluster) -> Cluster:
    """The cluster of this file, with a database in which nothing is stored."""
    own_cluster.empty()
    return own_cluster


class Watch:
    """Looks at a server from outside while its database is gone, and says what is not as promised."""

    def __init__(self, served: Served) -> None:
        self.caller = guest(served.port, "Eve")
        self.match = new_match(self.caller, "bloody-throne", 4)
        packet = asked_packet(self.caller, self.match)
        self.body = {"decision": packet["decisions"][0]["id"], "seat": packet["seat"], "key": "0123456789abcdef",
                     "text": packet["decisions"][0]["default"]}  # fmt: skip

    def submit(self) -> Answer:
        return self.caller.call("POST", f"/api/matches/{self.match}/choices", self.body)

    def while_gone(self) -> list[str]:
        found = []
        for _ in range(ROUNDS):
            ready, health = self.caller.call("GET", "/readyz"), self.caller.call("GET", "/healthz")
            choice = self.submit()
            if ready.status != 503:
                found.append(f"ready: {ready}")
            if health.status != 200:
                found.append(f"health: {health}")
            if not choice.is_not_stored:
                found.append(f"a choice: {choice}")
        return found

    def when_back(self) -> list[str]:
        """Wait until a choice is stored again."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            if self.submit().status == 200 and self.caller.call("GET", "/readyz").status == 200:
                return []
            time.sleep(0.05)
        return ["it is not playing again"]


def gone_and_back(cluster: Cluster, line: Proxy, watch: Watch, which: int) -> list[str]:
    """One cycle; what was not as promised."""

    def cut_off() -> None:
        line.is_closed_off = True
        line.reset()

    def connect() -> None:
        line.is_closed_off = False

    faults: list[tuple[Callable[[], None], Callable[[], None]]] = [
        (cluster.kill, cluster.start),
        (cluster.freeze, cluster.thaw),
        (cut_off, connect),
    ]
    go, come_back = faults[which % len(faults)]
    go()
    found = watch.while_gone()
    come_back()
    return found + watch.when_back()


def test_the_server_outlives_its_database(servers: Stable, cluster: Cluster) -> None:
    found: list[str] = []
    with proxy(to_socket(cluster.socket)) as line:
        served = started(servers, cluster.address(line), database_seconds=STANDING_SECONDS)
        party = Party([served.port])
        for n in range(CYCLES):
            watch = Watch(served)
            found += gone_and_back(cluster, line, watch, n)
            party.go_on(10)
        journals = party.stop()
    assert found == []
    assert party.hung == 0
    assert party.errors == []
    assert complaints(cluster.uri, journals) == []


def test_connections_that_are_reset_are_made_anew(servers: Stable, cluster: Cluster) -> None:
    with proxy(to_socket(cluster.socket)) as line:
        served = started(servers, cluster.address(line))
        party = Party([served.port])
        for _ in range(scaled(8)):
            party.go_on(1)
            line.reset()
        party.go_on(10)
        journals = party.stop()
    assert party.errors == []
    assert complaints(cluster.uri, journals) == []


def test_who_listens_while_the_database_stands_still_is_told_afterwards(servers: Stable, cluster: Cluster) -> None:
    served = started(servers, cluster.uri, database_seconds=STANDING_SECONDS)
    ann = guest(served.port, "Ann")
    match = new_match(ann, "westeros", 3)
    one, two, three = [seat["code"] for seat in ann.get(f"/api/matches/{match}")["seats"]]
    ann.post(f"/api/matches/{match}/messages?seat={two}", {"text": "Truce?", "to": three})  # read again at all news
    with listening(ann, match, one) as socket:
        with listening(ann, match, two) as other:
            other.recv(PATIENCE)
            assert is_told_of(socket, [0, 1])
            cluster.freeze()
        assert ann.call("POST", f"/api/matches/{match}/messages?seat={one}", {"text": "Hello?"}).is_not_stored
        cluster.thaw()
        assert is_told_of(socket, [0])


def is_told_of(socket: ClientConnection, present: list[int]) -> bool:
    """Whether a socket says that these seats are there, and no others, before it falls silent."""
    with contextlib.suppress(TimeoutError):
        while json.loads(socket.recv(PATIENCE)).get("present") != present:
            pass
        return True
    return False


def listening(caller: Caller, match: str, seat: str) -> ClientConnection:
    """A socket of one of the caller's seats."""
    address = f"ws://127.0.0.1:{caller.port}/api/matches/{match}/live?seat={seat}"
    return connect(address, additional_headers={"cookie": f"throneroom={caller.cookie}"}, max_size=None)


def test_news_of_another_process_are_looked_at_again_when_the_database_is_back(cluster: Cluster) -> None:
    with proxy(to_socket(cluster.socket)) as line:
        assert asyncio.run(missed_news(cluster, line)) == 1


async def missed_news(cluster: Cluster, line: Proxy) -> int:
    """How many actions a process knows of that was told of one while the database did not answer."""
    async with opened(cluster.uri, PATIENCE) as here, opened(cluster.address(line), PATIENCE) as there:
        mine, theirs = Matches(here, SystemClock()), Deaf(there, SystemClock())
        room = await begun(mine, "bloody-throne")
        known = await theirs.room(room.id)
        line.is_closed_off = True
        line.reset()
        await go_on(mine, room, Dice(1), most=1)
        neighbours = Neighbours(theirs, People(there, SystemClock()))
        neighbours._heard(f"match {room.id}")
        await asyncio.wait_for(theirs.has_missed.wait(), PATIENCE)
        assert known.playing().plies < room.playing().plies
        line.is_closed_off = False
        deadline = time.monotonic() + PATIENCE
        while known.playing().plies < room.playing().plies and time.monotonic() < deadline:
            await asyncio.sleep(0.05)
        return len([action for action in known.playing().actions if action.seat >= 0])


class Deaf(Matches):
    """Matches that say when they could not look at news."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.has_missed = asyncio.Event()

    async def heard(self, id: str) -> None:
        try:
            await super().heard(id)
        except NotStored:
            self.has_missed.set()
            raise


def test_a_slow_database_is_waited_for_and_one_that_stands_still_as_long_as_was_set(cluster: Cluster) -> None:
    assert asyncio.run(who_gives_up(cluster)) == ["the slow answer", "set to 1", "set to 3"]


async def who_gives_up(cluster: Cluster) -> list[str]:
    """What happened first: a slow answer that is waited for, or who gives up because of none."""
    found: list[str] = []

    async def ask(database: Database, what: str) -> None:
        with contextlib.suppress(NotStored):
            async with database.write() as c:
                await c.execute(text("SELECT 1"))
        found.append(what)

    async with opened(cluster.uri, 1) as hasty, opened(cluster.uri, 3) as calm, opened(cluster.uri, PATIENCE) as slow:
        async with slow.write() as c:
            await c.execute(text("SELECT pg_sleep(2)"))  # longer than it takes to lose anything
            found.append("the slow answer")
        cluster.freeze()
        await asyncio.gather(ask(calm, "set to 3"), ask(hasty, "set to 1"))
        cluster.thaw()
    return found


def test_readiness_is_asked_over_one_line_of_its_own(cluster: Cluster) -> None:
    assert asyncio.run(ready_when_all_lines_are_taken(cluster)) == ([True] * 40, 1)


async def ready_when_all_lines_are_taken(cluster: Cluster) -> tuple[list[bool], int]:
    """What forty who ask at once are told while every line of the pool is in use, and how many lines it took."""
    async with opened(cluster.uri, PATIENCE) as database, contextlib.AsyncExitStack() as stack:
        pool: Any = database.writer.pool
        taken = [await stack.enter_async_context(database.write()) for _ in range(pool.size() + pool._max_overflow)]
        told = await asyncio.gather(*[database.probe.answers() for _ in range(40)])
        ours = "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'throneroom' AND datname = :name"
        lines = (await taken[0].execute(text(ours), {"name": cluster.name})).scalar_one()
        return told, lines - len(taken)


def test_a_server_that_swallows_errors_is_found_out(servers: Stable, cluster: Cluster) -> None:
    with proxy(to_socket(cluster.socket)) as line:
        served = started(servers, cluster.address(line), defect="swallow-errors")
        watch = Watch(served)
        assert [what for what in gone_and_back(cluster, line, watch, 2) if what.startswith("a choice")]
