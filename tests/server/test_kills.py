"""R1: what was acknowledged survives `kill -9`, whenever it comes. `SCALE` asks for more kills."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import httpx

from server.running import Client, free_port, sqlite
from server.support import with_matches
from throneroom.core.dice import Dice
from throneroom.server.matches import Matches
from throneroom.server.store import rows

KILLS = round(6 * float(os.environ.get("SCALE", "1")))
PLAYERS = 4


def start(database: str, port: int) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "throneroom", "serve", "--port", str(port), "--database", database]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def wait_until_ready(address: str) -> None:
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline:
        try:
            if httpx.get(f"{address}/readyz", timeout=2).status_code == 200:
                return
        except httpx.HTTPError:
            time.sleep(0.05)
    raise AssertionError("the server did not come up")


class Player(threading.Thread):
    """Plays one match alone on all seats until told to stop; writes down every acknowledgement it got."""

    def __init__(self, address: str, match: str, cookie: str, number: int) -> None:
        super().__init__(daemon=True)
        self.client = Client(address)
        self.client.http.cookies.set("throneroom", cookie)
        self.match = match
        self.dice = Dice(f"kills {number}")
        self.acknowledged: dict[int, tuple[str, str]] = {}
        self.is_stopped = False
        self.waiting: dict[str, Any] | None = None

    def run(self) -> None:
        while not self.is_stopped:
            try:
                self._go_on()
            except (httpx.HTTPError, AssertionError):
                time.sleep(0.02)

    def _go_on(self) -> None:
        if self.waiting is None:
            packet = self._packet()
            if packet is None:
                self.is_stopped = True
                return
            decision = packet["decisions"][0]
            self.waiting = {"decision": decision["id"], "seat": packet["seat"], "key": self._key(),
                            "text": decision["default"]}  # fmt: skip
        answer = self.client.post(f"/api/matches/{self.match}/choices", self.waiting)
        if answer["ply"] is not None:
            self.acknowledged[answer["ply"]] = (self.waiting["decision"], self.waiting["key"])
        self.waiting = None

    def _packet(self) -> Any:
        for seat in ("red", "blu", "grn", "yel")[:PLAYERS]:
            packet = self.client.get(f"/api/matches/{self.match}/view", seat=seat)
            if packet["status"] != "playing":
                return None
            if packet["decisions"]:
                return packet
        return None

    def _key(self) -> str:
        return f"{self.dice.getrandbits(128):032x}"


def test_acknowledged_moves_survive_kills_at_any_moment(tmp_path: Path) -> None:
    database, port = sqlite(tmp_path), free_port()
    address = f"http://127.0.0.1:{port}"
    luck = random.Random(1)
    server = start(database, port)
    acknowledged: dict[str, dict[int, tuple[str, str]]] = {}
    try:
        wait_until_ready(address)
        ann = Client(address, "Ann")
        cookie = ann.http.cookies["throneroom"]
        for number in range(KILLS):
            body = {"game": "bloody-throne", "players": PLAYERS, "seats": [{"who": "me"}] * PLAYERS}
            match = ann.post("/api/matches", body, 201)["id"]
            ann.post(f"/api/matches/{match}/start")
            player = Player(address, match, cookie, number)
            player.start()
            time.sleep(luck.uniform(0.05, 0.5))
            server.send_signal(signal.SIGKILL)
            server.wait()
            server = start(database, port)
            wait_until_ready(address)
            time.sleep(0.1)
            player.is_stopped = True
            player.join(10)
            acknowledged[match] = player.acknowledged
    finally:
        server.kill()
        server.wait()

    async def compare(matches: Matches) -> int:
        total = 0
        for match, acks in acknowledged.items():
            await matches.room(match)  # folds every row and compares every hash
            async with matches.database.read() as c:
                stored = await rows.actions_of(c, match)
                assert [action.ply for action in stored] == list(range(len(stored)))
                for ply, (decision, key) in acks.items():
                    row = await rows.action_with_key(c, match, key)
                    assert row is not None, f"{match}: ply {ply} was acknowledged and is lost"
                    assert (row["ply"], row["decision"]) == (ply, decision)
                    total += 1
        return total

    assert with_matches(database, compare) > KILLS
