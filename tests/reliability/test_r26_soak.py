"""R26: a server that has played for long has no more open, and takes no more memory, than one that has just begun.

Bots play evening after evening on a real server, watched by spectators who leave and come back, while people talk.
After each evening everybody goes home, and what the process has is counted: sockets, tasks, descriptors, memory, and
the size of the write-ahead log. An evening is as many matches as it has, however long they take.

Every check is a count. How long people waited and how memory grew is printed (`pytest -s`). A server that keeps
something of every connection, and one whose log is never written back, are found out.

Repeat with more: `SCALE=20 pytest -s tests/reliability/test_r26_soak.py`.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import time
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import linear_regression, quantiles

from websockets.asyncio.client import connect

from reliability.support import SCALE, Caller, Stable, errors, guest, scaled, started
from server.running import sqlite
from server.support import PATIENCE

EVENINGS = 4
MATCHES = min(30, round(2 + SCALE))
"""So many are played at once."""
SPECTATORS = 6
"""So many watch each match."""
STAY = 15
"""After so many messages a spectator leaves and comes back."""
MATCH_SECONDS = 10 * PATIENCE
"""Long before that every match is over."""
LINES = 15
"""So many lines are said to each match."""
ROOMS = {"LIMIT_ROOM_BYTES_SERVER": 4_000_000}
"""So much of the matches is kept in memory, so that what is kept on purpose does not look like a leak."""
FEW = 3
"""Matches of an evening on a server with a defect; and ..."""
BRIEF = 1.0
"""How long what is kept for ever is given to go."""
PAUSE = 0.1
NEVER = 1_000_000
MANY = 40
"""Evenings until the log of a server with a defect is too long at the latest."""
MOST_WAL = 64_000_000
MOST_FILES = 24
"""Descriptors of the database: three files of six connections, and a lock."""
MOST_GROWTH = 64_000_000


@dataclass(frozen=True, slots=True)
class Sample:
    """What a process has at a moment."""

    moves: int
    sockets: int
    tasks: int
    descriptors: int
    files: int
    memory: int
    wal: int


class Soak:
    """A server that is used for some evenings, and what was seen of it."""

    def __init__(self, servers: Stable, folder: Path, defect: str = "") -> None:
        self.database = folder / "throneroom.db"
        self.served = started(servers, sqlite(folder), limits=ROOMS, defect=defect)
        self.port = self.served.port
        self.start = self.sample()
        self.samples: list[Sample] = []
        """How it is after each evening."""
        self.waits: list[list[float]] = []
        """How long whoever said something waited, of each evening."""

    def go_on(self, evenings: int, matches: int = MATCHES, stay: int = STAY, patience: float = PATIENCE) -> None:
        """So many evenings; after each of them everybody has time to go home."""
        for _ in range(evenings):
            self.waits.append(evening(self.port, matches, stay))
            end = time.monotonic() + patience
            while (now := self.sample()).sockets and time.monotonic() < end:
                time.sleep(PAUSE)
            self.samples.append(now)

    def sample(self) -> Sample:
        pid = self.served.pid
        caller = Caller(self.port)
        text = str(caller.get("/metrics"))
        meters = {name: int(float(value)) for name, value in re.findall(r"^throneroom_(\w+) (\S+)$", text, re.M)}
        opened = [_target(f"/proc/{pid}/fd/{number}") for number in os.listdir(f"/proc/{pid}/fd")]
        caller.close()  # now, so that it is always counted
        files = len([path for path in opened if path.startswith(str(self.database))])
        memory = re.findall(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{pid}/status").read_text(encoding="ascii"))[0]
        wal = Path(f"{self.database}-wal").stat().st_size
        return Sample(meters["actions_stored_total"], meters["open_sockets"], meters["tasks"], len(opened) - files,
                      files, int(memory) * 1000, wal)  # fmt: skip

    def grown(self, patience: float = PATIENCE) -> set[str]:
        """What there is more of than at the start, or after the first evening where things are opened when needed."""
        start = replace(self.start, descriptors=self.samples[0].descriptors)
        found, end = {"something"}, time.monotonic() + patience
        while found and time.monotonic() < end:
            time.sleep(PAUSE)
            now = self.sample()
            found = {name for name in ("sockets", "tasks", "descriptors") if getattr(now, name) > getattr(start, name)}
        half = len(self.samples) // 2
        first, second = self.samples[:half], self.samples[half:]
        if max(at.memory for at in second) > max(at.memory for at in first) + MOST_GROWTH:
            found.add("memory")
        if max(at.files for at in self.samples) > MOST_FILES:
            found.add("files")
        return found | ({"wal"} if max(at.wal for at in self.samples) > MOST_WAL else set())

    def told(self) -> str:
        """What nothing depends on: how long people waited first and last, and how memory grew with what was played."""
        first, last = [round(quantiles(waits, n=100)[98] * 1000) for waits in (self.waits[0], self.waits[-1])]
        slope = linear_regression([at.moves for at in self.samples], [at.memory for at in self.samples]).slope
        moves = f"{self.samples[-1].moves} moves, {len(self.samples)} evenings of {MATCHES} matches"
        return f"R26: {moves}; p99 {first} ms first, {last} ms last; {slope / 1000:.1f} kB a move; {self.samples[-1]}"


def _target(descriptor: str) -> str:
    """What a descriptor is of; it may be closed by now."""
    try:
        return os.readlink(descriptor)
    except OSError:
        return ""


def begun(host: Caller) -> str:
    """A match of bots that everybody may watch."""
    body = {"game": "bloody-throne", "players": 3, "seats": [{"who": "random"}] * 3, "visibility": "public"}
    match = str(host.post("/api/matches", body)["id"])
    host.post(f"/api/matches/{match}/start")
    return match


async def watch(port: int, match: str, stay: int) -> None:
    """See a match to its end, leaving and coming back now and then."""
    address = f"ws://127.0.0.1:{port}/api/matches/{match}/live"
    end = time.monotonic() + MATCH_SECONDS
    while True:
        assert time.monotonic() < end, f"the match {match} does not end"
        async with connect(address, open_timeout=PATIENCE, close_timeout=PATIENCE, ping_interval=None) as ws:
            for _ in range(stay):
                packet = json.loads(await asyncio.wait_for(ws.recv(), PATIENCE)).get("packet")
                if packet is not None and packet["status"] == "ended":
                    return


def talk(port: int, match: str) -> list[float]:
    """Somebody says something again and again; how long each took."""
    caller, waits = guest(port), []
    for number in range(LINES):
        began = time.monotonic()
        caller.post(f"/api/matches/{match}/messages", {"text": f"{number} is a number, and {number + 1} another"})
        waits.append(time.monotonic() - began)
    caller.close()
    return waits


def evening(port: int, count: int, stay: int) -> list[float]:
    """Matches of bots to their end, with everybody who watches and talks."""
    host = guest(port)
    matches = [begun(host) for _ in range(count)]
    host.close()

    async def all() -> list[list[float]]:
        watching = [watch(port, match, stay) for match in matches for _ in range(SPECTATORS)]
        talking = [asyncio.to_thread(talk, port, match) for match in matches]
        _, waits = await asyncio.gather(asyncio.gather(*watching), asyncio.gather(*talking))
        return waits

    return [seconds for waits in asyncio.run(all()) for seconds in waits]


def test_what_was_opened_is_closed_again_and_memory_does_not_grow(servers: Stable, tmp_path: Path) -> None:
    soak = Soak(servers, tmp_path)
    soak.go_on(scaled(EVENINGS))
    print(soak.told())
    moves = [at.moves for at in soak.samples]
    assert moves == sorted(set(moves))
    assert soak.grown() == set()
    assert errors(servers.log) == []


def test_a_server_that_keeps_something_of_every_socket_is_found_out(servers: Stable, tmp_path: Path) -> None:
    soak = Soak(servers, tmp_path, "keep-sockets")
    soak.go_on(2, FEW, stay=NEVER, patience=BRIEF)
    assert soak.grown(BRIEF) == {"sockets", "tasks", "descriptors", "memory"}
    assert errors(servers.log) != []


def test_a_server_that_never_writes_its_log_back_is_found_out(servers: Stable, tmp_path: Path) -> None:
    soak = Soak(servers, tmp_path, "keep-wal")
    soak.go_on(2, FEW)
    while not (found := soak.grown()) and len(soak.samples) < MANY:
        soak.go_on(1, FEW)
    assert found == {"wal"}
