"""How soon a server answers after it is started, with few and with many stored matches.

    python bench/server_start.py [--matches 1000] [--runs 5]

The matches are played against bots and wait for a person. The time of the imports alone is measured beside it in the
same run, so that what the server itself takes can be told from what Python takes.
"""

from __future__ import annotations

import argparse
import asyncio
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from throneroom.core.game import find_game
from throneroom.server.chairs import Chairs
from throneroom.server.clock import SystemClock
from throneroom.server.matches import Matches
from throneroom.server.rooms import BOT, PERSON, Chair
from throneroom.server.store import rows
from throneroom.server.store.database import started

FEW = 3
REQUEST = b"GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n"


async def fill(database: str, count: int) -> None:
    """So many matches against bots in which a person is asked."""
    async with started(database) as store:
        matches = Matches(store, SystemClock())
        async with store.write() as c:
            await rows.add_user(c, id="ada", name="Ada", created=0.0)
        for _ in range(count):
            chairs = [Chair(0, PERSON, "ada"), Chair(1, BOT, bot="random"), Chair(2, BOT, bot="random")]
            room, _ = await matches.create("ada", find_game("bloody-throne"), 3, {"start": "red"}, chairs)
            await Chairs(matches).begin(room)


def seconds_of_imports() -> float:
    begun = time.perf_counter()
    subprocess.run([sys.executable, "-c", "import throneroom.cli.serve, throneroom.server.run"], check=True)
    return time.perf_counter() - begun


def seconds_to_answer(database: str) -> float:
    """From the start of a process to its first answer."""
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        port = s.getsockname()[1]
    command = [str(Path(sys.executable).with_name("throneroom")), "serve", "--port", str(port), "--database", database]
    begun = time.perf_counter()
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        while not _answers(port):
            if server.poll() is not None:
                sys.exit(f"the server ended with code {server.returncode}")
            time.sleep(0.005)
        return time.perf_counter() - begun
    finally:
        server.terminate()
        server.wait()


def _answers(port: int) -> bool:
    try:
        with socket.create_connection(("127.0.0.1", port), 5) as line:
            line.sendall(REQUEST)
            return line.recv(15).startswith(b"HTTP/1.1 200")
    except OSError:
        return False


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--runs", type=int, default=5)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        databases = {count: f"sqlite:///{Path(folder) / f'{count}.db'}" for count in (FEW, asked.matches)}
        for count, database in databases.items():
            asyncio.run(fill(database, count))
        imports: list[float] = []
        answers: dict[int, list[float]] = {count: [] for count in databases}
        for _ in range(asked.runs):
            imports.append(seconds_of_imports())
            for count, database in databases.items():
                answers[count].append(seconds_to_answer(database))
    alone = statistics.median(imports)
    print(f"imports alone: {alone:.2f} s")
    for count, found in answers.items():
        whole = statistics.median(found)
        print(f"{count} open matches: {whole:.2f} s to the first answer, {whole - alone:.2f} s after the imports")


if __name__ == "__main__":
    main()
