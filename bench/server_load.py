"""How fast the server acknowledges moves that are stored: open matches, sockets, and a steady stream of moves.

    python bench/server_load.py [--matches 200] [--seconds 15] [--database URL]

A server process is started on this machine; this process opens the matches (Bloody Throne, four seats, a socket
for each) and submits moves at a given rate whether or not earlier ones are answered (an open loop): the time of a
move is counted from the moment it was due, not from the moment it could be sent.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import os
import random
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path

import aiohttp
import msgspec
import uvloop

SEATS = ("red", "blu", "grn", "yel")


class Decision(msgspec.Struct):
    id: str
    default: str


class Packet(msgspec.Struct):
    ply: int
    status: str
    seat: str | None
    decisions: list[Decision]


class Message(msgspec.Struct):
    packet: Packet | None = None


READ = msgspec.json.Decoder(Message)


class Line:
    """A kept connection that posts JSON with as little work as possible: this process must not be what is measured."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, cookie: str) -> None:
        self.reader = reader
        self.writer = writer
        self.head = f"host: bench\r\nx-throneroom: 1\r\ncookie: {cookie}\r\ncontent-type: application/json\r\n"

    async def post(self, path: str, data: object) -> None:
        body = msgspec.json.encode(data)
        self.writer.write(f"POST {path} HTTP/1.1\r\n{self.head}content-length: {len(body)}\r\n\r\n".encode() + body)
        head = (await self.reader.readuntil(b"\r\n\r\n")).lower()
        length = int(head.partition(b"content-length:")[2].partition(b"\r\n")[0])
        answer = await self.reader.readexactly(length)
        assert head.startswith(b"http/1.1 200"), answer


@dataclass(slots=True)
class Match:
    """One match of four seats, kept by one guest."""

    id: str
    http: aiohttp.ClientSession
    line: Line
    owed: tuple[str, Decision] | None = None
    sockets: list[asyncio.Task[None]] = field(default_factory=list)


class Load:
    """The matches, and the moves made in them."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.matches: list[Match] = []
        self.free: set[int] = set()
        self.told = 0

    async def open_match(self, number: int) -> None:
        http = aiohttp.ClientSession(
            self.address, cookie_jar=aiohttp.CookieJar(unsafe=True), headers={"x-throneroom": "1"}
        )
        async with http.post("/api/guests", json={"name": f"Player {number}"}) as answer:
            assert answer.status == 201, await answer.text()
        body = {"game": "bloody-throne", "players": 4, "seats": [{"who": "me"}] * 4}
        async with http.post("/api/matches", json=body) as answer:
            id = (await answer.json())["id"]
        (cookie,) = [f"{cookie.key}={cookie.value}" for cookie in http.cookie_jar]
        host, port = self.address.removeprefix("http://").split(":")
        match = Match(id, http, Line(*await asyncio.open_connection(host, int(port)), cookie))
        self.matches.append(match)
        async with http.post(f"/api/matches/{id}/start", json={}) as answer:
            assert answer.status == 200, await answer.text()
        match.sockets = [asyncio.create_task(self._listen(len(self.matches) - 1, seat)) for seat in SEATS]

    async def _listen(self, index: int, seat: str) -> None:
        match = self.matches[index]
        async with match.http.ws_connect(f"/api/matches/{match.id}/live?seat={seat}", max_msg_size=0) as live:
            async for message in live:
                packet = READ.decode(message.data).packet
                self.told += 1
                if packet is not None and packet.decisions and packet.status == "playing":
                    match.owed = (seat, packet.decisions[0])
                    self.free.add(index)

    async def move(self, index: int, due: float, times: list[float]) -> None:
        match = self.matches[index]
        assert match.owed is not None
        seat, decision = match.owed
        body = {"decision": decision.id, "seat": seat, "key": secrets.token_hex(16), "text": decision.default}
        await match.line.post(f"/api/matches/{match.id}/choices", body)
        times.append(time.perf_counter() - due)

    async def at_rate(self, rate: float, seconds: float) -> list[float]:
        """Moves at a steady rate; how long each took to be acknowledged."""
        times: list[float] = []
        moves: list[asyncio.Task[None]] = []
        start = time.perf_counter()
        for number in range(round(rate * seconds)):
            due = start + number / rate
            delay = due - time.perf_counter()
            if delay > 0:
                await asyncio.sleep(delay)
            while not self.free:
                await asyncio.sleep(0.0005)
            index = random.choice(tuple(self.free))
            self.free.discard(index)
            moves.append(asyncio.create_task(self.move(index, due, times)))
        await asyncio.gather(*moves)
        return sorted(times)

    async def close(self) -> None:
        for match in self.matches:
            for task in match.sockets:
                task.cancel()
            await asyncio.gather(*match.sockets, return_exceptions=True)
            match.line.writer.close()
            await match.http.close()


def memory(pid: int) -> float:
    """Resident megabytes of a process."""
    lines = Path(f"/proc/{pid}/status").read_text(encoding="utf-8").splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))


@contextlib.asynccontextmanager
async def server(database: str) -> AsyncIterator[tuple[str, subprocess.Popen[bytes]]]:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        port = s.getsockname()[1]
    command = [sys.executable, "-m", "throneroom", "serve", "--port", str(port), "--database", database]
    settings = {**os.environ, "RATE_LIMITS": "10000", "BOT_PROCESSES": "2", "LOG_LEVEL": "error"}
    process = subprocess.Popen(command, env=settings, stdout=subprocess.DEVNULL)
    address = f"http://127.0.0.1:{port}"
    try:
        async with aiohttp.ClientSession() as http:
            for _ in range(300):
                with contextlib.suppress(aiohttp.ClientError):
                    async with http.get(f"{address}/readyz") as answer:
                        if answer.status == 200:
                            break
                await asyncio.sleep(0.1)
        yield address, process
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(20)


async def bots_at_work(load: Load, count: int) -> aiohttp.ClientSession:
    """Some matches in which only bots play, one after the other without a pause."""
    http = aiohttp.ClientSession(load.address, cookie_jar=aiohttp.CookieJar(unsafe=True), headers={"x-throneroom": "1"})
    async with http.post("/api/guests", json={"name": "Host"}) as answer:
        assert answer.status == 201
    for _ in range(count):
        body = {"game": "westeros", "players": 6, "seats": [{"who": "greedy"}] * 6}
        async with http.post("/api/matches", json=body) as answer:
            id = (await answer.json())["id"]
        async with http.post(f"/api/matches/{id}/start", json={}) as answer:
            assert answer.status == 200
    return http


def row(name: str, times: list[float], told: int, seconds: float) -> None:
    at = {share: times[min(len(times) - 1, int(len(times) * share))] * 1000 for share in (0.5, 0.9, 0.99)}
    print(f"{name:<34} {len(times):>6} moves  median {at[0.5]:7.1f} ms   p90 {at[0.9]:7.1f} ms   "
          f"p99 {at[0.99]:7.1f} ms   {told / seconds:7.0f} packets/s", flush=True)  # fmt: skip


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--rates", default="50,100,200,300,400")
    parser.add_argument("--database", default="")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        async with server(given.database or f"sqlite:///{folder}/bench.db") as (address, process):
            load = Load(address)
            await load.open_match(0)
            before = memory(process.pid)
            for number in range(1, given.matches):
                await load.open_match(number)
            while len(load.free) < given.matches:
                await asyncio.sleep(0.05)
            each = (memory(process.pid) - before) / (given.matches - 1)
            print(
                f"{given.matches} matches, {given.matches * 4} sockets: {each:.2f} MB for each open match", flush=True
            )
            gc.collect()
            gc.freeze()  # pauses of this process are not the server's
            await load.at_rate(50, 5)
            for rate in [float(rate) for rate in given.rates.split(",")]:
                told = load.told
                row(f"{rate:.0f} moves/s", await load.at_rate(rate, given.seconds), load.told - told, given.seconds)
            http = await bots_at_work(load, 2)
            await asyncio.sleep(3)  # their processes start
            told = load.told
            row("50 moves/s, two bots thinking", await load.at_rate(50, given.seconds), load.told - told, given.seconds)
            await http.close()
            await load.close()


if __name__ == "__main__":
    uvloop.run(main())
