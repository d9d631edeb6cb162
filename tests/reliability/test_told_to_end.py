"""A server that is told to end does, whatever it does: at work in processes or threads, or caught in a rule."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

import pytest

from reliability.entry import NEVER
from reliability.support import (
    Broken,
    Caller,
    Served,
    Stable,
    asked_packet,
    guest,
    new_match,
    started,
    wait_until,
    wait_until_ready,
)
from server.running import free_port, sqlite
from server.support import PATIENCE
from throneroom.server import run

Busy = Callable[[Stable, Served, str], None]


def acting(servers: Stable, served: Served, match: str) -> None:
    _act(served)


def reading(servers: Stable, served: Served, match: str) -> None:
    _call(guest(served.port), "GET", f"/api/matches/{match}")


def bots(servers: Stable, served: Served, match: str) -> None:
    caller = guest(served.port)
    body = {"game": "bloody-throne", "players": 3, "seats": [{"who": "greedy"}] * 3}
    caller.post(f"/api/matches/{caller.post('/api/matches', body)['id']}/start")


def uploading(servers: Stable, served: Served, match: str) -> None:
    _call(guest(served.port), "POST", "/api/replays", {"text": "anything"})


def recording(servers: Stable, served: Served, match: str) -> None:
    caller = guest(served.port)
    mine = new_match(caller, "bloody-throne", 3)
    caller.post(f"/api/matches/{mine}/end", {"wants": True})
    _call(caller, "GET", f"/api/matches/{mine}/record")


def watching(servers: Stable, served: Served, match: str) -> None:
    caller = guest(served.port)
    mine = new_match(caller, "bloody-throne", 3)
    caller.post(f"/api/matches/{mine}/end", {"wants": True})
    _call(caller, "GET", f"/api/replays/{mine}")


def _call(caller: Caller, method: str, path: str, body: object = None) -> None:
    """Ask for something that is never answered."""

    def ask() -> None:
        with suppress(Broken):
            caller.call(method, path, body)

    threading.Thread(target=ask, daemon=True).start()


@pytest.mark.parametrize(
    ("busy", "defect", "hangs"),
    [
        (acting, "hang-at-an-action", True),
        (acting, "hang-without-python", False),
        (reading, "hang-while-reading", True),
        (bots, "hang-in-processes", False),
        (uploading, "hang-in-processes", False),
        (recording, "hang-in-processes", False),
        (watching, "hang-beside", True),
    ],
)
def test_a_server_that_is_told_to_end_ends(
    servers: Stable, tmp_path: Path, busy: Busy, defect: str, hangs: bool
) -> None:
    """One that hangs itself ends by its last resort, or by its watchman; what it has left to others ends with it."""
    match = ""
    if busy is reading:
        first = started(servers, sqlite(tmp_path))
        match = new_match(guest(first.port), "bloody-throne", 3, visibility="public")
        assert servers.end(first) == 0
    served = started(servers, sqlite(tmp_path), defect=defect)
    busy(servers, served, match)
    spinning = Path(f"{servers.log}.spinning")
    wait_until(lambda: spinning.exists() and spinning.read_text() != "", "nothing hangs")
    worker = int(spinning.read_text())
    assert servers.end(served) != NEVER
    assert "ended-late" in servers.log.read_text() or not hangs
    wait_until(lambda: worker == served.pid or not Path(f"/proc/{worker}").exists(), "a process is left")


BEGINNING: Final = """
import os, signal, sys, weakref
from pathlib import Path
from throneroom.server import run
from throneroom.server.settings import Settings

class Thing:
    pass

def told(*given):
    signal.raise_signal(signal.SIGTERM)
    for _ in range(1000):  # a handler is called between two steps of Python: here, where what it raises is lost
        pass

def before(work):
    def doing(*given, **named):
        thing = Thing()
        watching = weakref.ref(thing, told)
        del thing
        return work(*given, **named)
    return doing

where, name = run, sys.argv[1]
if "." in name:
    where, name = run._Server, name.partition(".")[2]
setattr(where, name, before(getattr(where, name)))
settings = Settings(database=sys.argv[2], port=int(sys.argv[3]))
run.serve(settings, 1, lambda: os._exit(3))
"""


@pytest.mark.parametrize("moment", ["_try_database", "create_app", "_Server.run"])
def test_a_server_that_is_told_to_end_while_it_begins_never_opens(tmp_path: Path, moment: str) -> None:
    """Also where Python is just clearing up, and loses whatever a handler raises."""
    args = [sys.executable, "-c", BEGINNING, moment, sqlite(tmp_path), str(free_port())]
    ended = subprocess.run(args, capture_output=True, text=True, timeout=PATIENCE)
    assert (ended.returncode, "Exception ignored" in ended.stderr) == (0, False), ended.stderr


def test_several_web_processes_end_when_the_first_is_told_to_although_one_hangs(
    postgres_database: str, tmp_path: Path
) -> None:
    port, spinning = free_port(), tmp_path / "spinning"
    more = {"DATABASE_URL": postgres_database, "PORT": str(port), "SPINNING": str(spinning), "CANDLE": "0",
            "DATABASE_SECONDS": str(round(PATIENCE)), "LOG_LEVEL": "warning"}  # fmt: skip
    with (tmp_path / "log").open("w") as log:
        server = subprocess.Popen([sys.executable, "-m", "reliability.several"], cwd=Path(__file__).parents[1],
                                  env={**os.environ, **more}, stdout=log, stderr=log)  # fmt: skip
    served = Served(server.pid, port, time.monotonic())
    try:
        wait_until_ready(served)
        _act(served)
        wait_until(lambda: spinning.exists() and spinning.read_text() != "", "nothing hangs")
        processes = [int(pid) for pid in Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split()]
        server.terminate()
        server.wait(PATIENCE)
        wait_until(lambda: all([is_gone(pid) for pid in processes]), "a process is left")
    finally:
        server.kill()
        server.wait()


def _act(served: Served) -> None:
    """Make a choice, in whichever process answers."""
    caller = guest(served.port)
    mine = new_match(caller, "bloody-throne", 3)
    packet = asked_packet(caller, mine)
    decision = packet["decisions"][0]
    body = {"decision": decision["id"], "text": decision["default"], "key": "k" * 16, "seat": packet["seat"]}
    _call(caller, "POST", f"/api/matches/{mine}/choices", body)


def is_gone(pid: int) -> bool:
    """Whether a process has ended, also if nobody has asked how."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] == "Z"
    except (FileNotFoundError, ProcessLookupError):
        return True


def test_the_last_resorts_come_in_time() -> None:
    assert run.ENDING_SECONDS < run.LAST_SECONDS < run.CERTAIN_SECONDS < 5
