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
import os
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pgserver
import psutil
import pytest

from reliability.players import Party, complaints
from reliability.proxy import Proxy, proxy, to_socket
from reliability.support import Answer, Served, Stable, asked_packet, guest, new_match, scaled, started
from server.conftest import _migrate

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


def test_a_server_that_swallows_errors_is_found_out(servers: Stable, cluster: Cluster) -> None:
    with proxy(to_socket(cluster.socket)) as line:
        served = started(servers, cluster.address(line), defect="swallow-errors")
        watch = Watch(served)
        assert [what for what in gone_and_back(cluster, line, watch, 2) if what.startswith("a choice")]
