"""R24: the database goes and comes back, and the server stays.

A PostgreSQL of its own is killed, stopped, or cut off, while eight players play. Everybody is told within two seconds
that nothing was stored, no request hangs, `/readyz` says no and `/healthz` yes; when the database is back the same
process plays on, nothing that was acknowledged is missing, and whose outcome was unknown asks again with its key.
The limits are doubled here, because the machine that runs the tests may be busy. A server that swallows the errors of
its database is found out.

Repeat with more: `SCALE=20 pytest tests/reliability/test_r24_database_gone.py` is 100 cycles.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pgserver
import psutil
import pytest
from websockets.sync.client import ClientConnection, connect

from reliability.players import Party, complaints
from reliability.proxy import Proxy, proxy, to_socket
from reliability.support import Answer, Caller, Served, Stable, asked_packet, guest, new_match, scaled, started
from server.conftest import _migrate
from server.support import begun, go_on
from throneroom.core.dice import Dice
from throneroom.server.clock import SystemClock
from throneroom.server.matches import Matches
from throneroom.server.neighbours import RETRY_SECONDS, Neighbours
from throneroom.server.people import People
from throneroom.server.store.database import opened

CYCLES = scaled(5)
BUSY = 2.0
"""How much longer a busy machine may take."""
TOLD_SECONDS = 2.0 * BUSY
HANGING_SECONDS = 5.0 * BUSY
BACK_SECONDS = 5.0 * BUSY
GONE_SECONDS = 2.0


class Cluster:
    """A PostgreSQL that can be killed and stopped, behind a line that can be cut."""

    def __init__(self, folder: Path) -> None:
        self.server = pgserver.get_server(folder, cleanup_mode="stop")
        self.socket = f"{self.server.get_postmaster_info().socket_dir}/.s.PGSQL.5432"
        asyncio.run(_migrate(str(self.server.get_uri("postgres"))))

    def address(self, line: Proxy) -> str:
        return f"postgresql://postgres@127.0.0.1:{line.port}/postgres"

    def _processes(self) -> list[psutil.Process]:
        master = psutil.Process(self.server.get_pid())
        return [master, *master.children(recursive=True)]

    def kill(self) -> None:
        """End it at once, as a loss of power would."""
        processes = self._processes()
        for process in processes:
            with contextlib.suppress(psutil.NoSuchProcess):
                process.kill()
        psutil.wait_procs(processes, 10)

    def start(self) -> None:
        self.server.ensure_postgres_running()

    def freeze(self) -> None:
        for process in self._processes():
            os.kill(process.pid, signal.SIGSTOP)

    def thaw(self) -> None:
        for process in self._processes():
            os.kill(process.pid, signal.SIGCONT)


@pytest.fixture
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    found = Cluster(tmp_path_factory.mktemp("cluster"))
    yield found
    found.server.cleanup()


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
        began = time.monotonic()
        while time.monotonic() < began + GONE_SECONDS:
            ready, health = self.caller.call("GET", "/readyz"), self.caller.call("GET", "/healthz")
            choice = self.submit()
            if ready.status != 503 or ready.seconds > TOLD_SECONDS:
                found.append(f"ready: {ready}")
            if health.status != 200 or health.seconds > TOLD_SECONDS:
                found.append(f"health: {health}")
            if not choice.is_not_stored or choice.seconds > TOLD_SECONDS:
                found.append(f"a choice: {choice}")
            time.sleep(0.05)
        return found

    def when_back(self) -> list[str]:
        """Wait until a choice is stored again."""
        began = time.monotonic()
        while time.monotonic() < began + BACK_SECONDS:
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
        served = started(servers, cluster.address(line))
        party = Party([served.port])
        for n in range(CYCLES):
            watch = Watch(served)
            found += gone_and_back(cluster, line, watch, n)
            party.go_on(10)
        journals = party.stop()
    assert found == []
    assert max([player.caller.slowest for player in party.players]) < HANGING_SECONDS
    assert party.errors == []
    assert complaints(str(cluster.server.get_uri("postgres")), journals) == []


def test_connections_that_are_reset_are_made_anew(servers: Stable, cluster: Cluster) -> None:
    with proxy(to_socket(cluster.socket)) as line:
        served = started(servers, cluster.address(line))
        party = Party([served.port])
        for _ in range(scaled(20)):
            time.sleep(0.1)
            line.reset()
        party.go_on(10)
        journals = party.stop()
    assert party.errors == []
    assert complaints(str(cluster.server.get_uri("postgres")), journals) == []


def test_who_listens_while_the_database_stands_still_is_told_afterwards(servers: Stable, cluster: Cluster) -> None:
    served = started(servers, str(cluster.server.get_uri("postgres")))
    ann = guest(served.port, "Ann")
    match = new_match(ann, "westeros", 3)
    one, two, three = [seat["code"] for seat in ann.get(f"/api/matches/{match}")["seats"]]
    ann.post(f"/api/matches/{match}/messages?seat={two}", {"text": "Truce?", "to": three})  # read again at all news
    with listening(ann, match, one) as socket:
        with listening(ann, match, two) as other:
            other.recv(BACK_SECONDS)
            assert is_told_of(socket, [0, 1])
            cluster.freeze()
        time.sleep(GONE_SECONDS)
        cluster.thaw()
        assert is_told_of(socket, [0])


def is_told_of(socket: ClientConnection, present: list[int]) -> bool:
    """Whether a socket says that these seats are there, and no others, before it falls silent."""
    with contextlib.suppress(TimeoutError):
        while json.loads(socket.recv(BACK_SECONDS)).get("present") != present:
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
    async with opened(str(cluster.server.get_uri("postgres"))) as here, opened(cluster.address(line)) as there:
        mine, theirs = Matches(here, SystemClock()), Matches(there, SystemClock())
        room = await begun(mine, "bloody-throne")
        known = await theirs.room(room.id)
        line.is_closed_off = True
        line.reset()
        await go_on(mine, room, Dice(1), most=1)
        neighbours = Neighbours(theirs, People(there, SystemClock()))
        neighbours._heard(f"match {room.id}")
        await asyncio.sleep(RETRY_SECONDS / 2)
        assert known.playing().plies < room.playing().plies
        line.is_closed_off = False
        deadline = time.monotonic() + BACK_SECONDS
        while known.playing().plies < room.playing().plies and time.monotonic() < deadline:
            await asyncio.sleep(0.05)
        return len([action for action in known.playing().actions if action.seat >= 0])


def test_a_server_that_swallows_errors_is_found_out(servers: Stable, cluster: Cluster) -> None:
    with proxy(to_socket(cluster.socket)) as line:
        served = started(servers, cluster.address(line), defect="swallow-errors")
        watch = Watch(served)
        assert [what for what in gone_and_back(cluster, line, watch, 2) if what.startswith("a choice")]
