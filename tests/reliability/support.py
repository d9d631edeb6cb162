"""Servers that are killed and started again, and callers that speak to them with nothing in between."""

from __future__ import annotations

import http.client
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from server.running import free_port
from server.support import PATIENCE

SCALE: Final = float(os.environ.get("SCALE", "1"))
"""How many times the usual number of faults to make."""
TESTS: Final = Path(__file__).parents[1]

Broken = (OSError, http.client.HTTPException)
"""What a caller meets when the server dies or the line is cut."""


def scaled(count: int) -> int:
    return max(1, round(count * SCALE))


@dataclass(frozen=True, slots=True)
class Answer:
    """What a server said."""

    status: int
    body: Any

    @property
    def is_stale(self) -> bool:
        return self.status == 409 and self.body["type"] == "/problems/stale-decision"

    @property
    def is_not_stored(self) -> bool:
        return self.status == 503 and self.body["type"] == "/problems/not-stored"


class NotStored(Exception):
    """The server said that it could not store or read anything."""


class Caller:
    """One connection of somebody to a server; made anew when it was lost, and never asking twice by itself."""

    def __init__(self, port: int, cookie: str = "", timeout: float = PATIENCE) -> None:
        self.port = port
        self.cookie = cookie
        self.timeout = timeout
        self.hung = 0
        """How often no answer came at all, and the line was not cut either."""
        self._line: http.client.HTTPConnection | None = None

    def turn_to(self, port: int) -> None:
        """Speak to another process from now on."""
        self.close()
        self.port = port

    def close(self) -> None:
        if self._line is not None:
            self._line.close()
            self._line = None

    def call(self, method: str, path: str, body: Any = None) -> Answer:
        """Ask once; one of `Broken` if no whole answer came."""
        headers = {"x-throneroom": "1", "content-type": "application/json"}
        if self.cookie:
            headers["cookie"] = f"throneroom={self.cookie}"
        try:
            if self._line is None:
                self._line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=self.timeout)
            self._line.request(method, path, None if body is None else json.dumps(body), headers)
            answer = self._line.getresponse()
            data = answer.read()
        except Broken as e:
            self.hung += isinstance(e, TimeoutError)
            self.close()
            raise
        is_json = "json" in (answer.getheader("content-type") or "")
        found = Answer(answer.status, json.loads(data) if is_json else data.decode())
        cookie = answer.getheader("set-cookie") or ""
        if cookie.startswith("throneroom="):
            self.cookie = cookie.removeprefix("throneroom=").split(";")[0]
        return found

    def get(self, path: str) -> Any:
        return self._taken(self.call("GET", path))

    def post(self, path: str, body: Any = None) -> Any:
        return self._taken(self.call("POST", path, body if body is not None else {}))

    def _taken(self, answer: Answer) -> Any:
        if answer.is_not_stored:
            raise NotStored
        assert answer.status in (200, 201), answer
        return answer.body


def guest(port: int, name: str = "Ann") -> Caller:
    """Somebody new."""
    caller = Caller(port)
    caller.post("/api/guests", {"name": name})
    return caller


def new_match(caller: Caller, game: str, players: int, **more: str) -> str:
    """A match under way in which the caller has every seat."""
    body = {"game": game, "players": players, "seats": [{"who": "me"}] * players, **more}
    match = str(caller.post("/api/matches", body)["id"])
    caller.post(f"/api/matches/{match}/start")
    return match


def asked_packet(caller: Caller, match: str) -> Any:
    """What a seat is shown that has to decide; the server may still answer for one that has no choice."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        for seat in caller.get(f"/api/matches/{match}/view")["awaited"]:
            packet = caller.get(f"/api/matches/{match}/view?seat={seat}")
            if packet["decisions"]:
                return packet
    raise AssertionError(f"nobody is asked in {match}")


@dataclass(slots=True)
class Served:
    """A server that runs."""

    pid: int
    port: int
    started: float


class Stable:
    """Where servers come from: a process that has everything imported, and forks."""

    def __init__(self, folder: Path) -> None:
        self.log = folder / "servers.log"
        self.test = ""
        """Whose servers they are: the matches of a test are dealt alike in every run."""
        self._started = 0
        path = os.pathsep.join([str(TESTS), *filter(None, [os.environ.get("PYTHONPATH")])])
        self._process = subprocess.Popen(
            [sys.executable, "-m", "reliability.entry"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=os.environ | {"PYTHONPATH": path},
        )  # fmt: skip
        self._running: dict[int, Served] = {}

    def _order(self, **order: Any) -> int:
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(json.dumps(order) + "\n")
        self._process.stdin.flush()
        return int(self._process.stdout.readline())

    def serve(self, test: str, log: Path) -> None:
        """Servers for another test."""
        self.test, self.log, self._started = test, log, 0

    def start(self, database: str, port: int | None = None, **order: Any) -> Served:
        """A server on a database; `defect`, `crash_at` with `crash_after`, and `file_size` make it fail."""
        port = port or free_port()
        started = time.monotonic()
        self._started += 1
        dealt = f"{self.test} {self._started}"
        pid = self._order(database=database, port=port, log=str(self.log), dealt=dealt, **order)
        served = self._running[pid] = Served(pid, port, started)
        return served

    def kill(self, served: Served) -> None:
        os.kill(served.pid, signal.SIGKILL)
        self.wait(served)

    def wait(self, served: Served) -> int:
        """How a server ended; 0 if it did not."""
        code = self._order(wait=served.pid, seconds=PATIENCE)
        del self._running[served.pid]
        return code

    def end(self, served: Served) -> int:
        """Tell a server to end, as a host does; how it did, and a great number if it did not."""
        code = self._order(end=served.pid, seconds=PATIENCE)
        del self._running[served.pid]
        return code

    def empty(self) -> None:
        """End every server."""
        for served in list(self._running.values()):
            self.kill(served)

    def close(self) -> None:
        self.empty()
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait(PATIENCE)


def errors(log: Path) -> list[str]:
    """The lines of servers that speak of an error."""
    return [line for line in log.read_text(encoding="utf-8").splitlines() if '"level": "error"' in line]


def wait_until(is_so: Callable[[], bool], what: str) -> None:
    """Wait for something that must happen sooner or later."""
    deadline = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < deadline, what
        time.sleep(0.01)


@contextmanager
def stable(folder: Path) -> Iterator[Stable]:
    found = Stable(folder)
    try:
        yield found
    finally:
        found.close()


def wait_until_ready(served: Served) -> float:
    """Wait until a server can be played on; how long it took from its start."""
    caller = Caller(served.port)
    while time.monotonic() < served.started + PATIENCE:
        try:
            if caller.call("GET", "/readyz").status == 200:
                return time.monotonic() - served.started
        except Broken:
            pass
        time.sleep(0.01)
    raise AssertionError("the server did not come up")


def started(servers: Stable, database: str, port: int | None = None, **order: Any) -> Served:
    """A server that is ready."""
    served = servers.start(database, port, **order)
    wait_until_ready(served)
    return served
