"""Whole matches by the documented API alone, played by docs/examples/play_match.py against a server in its own process.

One process on SQLite, one on PostgreSQL, and two web processes that share a PostgreSQL.
"""

from __future__ import annotations

import os
import re
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from server.postgres import Postgres
from server.running import free_port, sqlite
from server.support import PATIENCE

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "docs" / "examples" / "play_match.py"
GAMES = ("bloody-throne", "iron-throne", "westeros")
PLACES = {"sqlite": 1, "postgresql": 1, "postgresql with two processes": 2}
"""The databases, and how many web processes serve them."""
ENGLISH = {**os.environ, "THRONEROOM_LANG": "en", "DATABASE_SECONDS": str(round(PATIENCE)), "CANDLE": "0",
           "CHECK_SECONDS": str(round(PATIENCE))}  # fmt: skip


def throneroom(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "throneroom", *words]
    return subprocess.run(command, env=ENGLISH, capture_output=True, text=True, timeout=PATIENCE)


@contextmanager
def served(database: str, workers: int, log: Path) -> Iterator[str]:
    """The address of `throneroom serve` with so many web processes."""
    port = free_port()
    command = [sys.executable, "-m", "throneroom", "serve", "--port", str(port), "--database", database]
    with log.open("w") as out:
        server = subprocess.Popen(
            [*command, "--workers", str(workers)], stdout=out, stderr=out, env=ENGLISH, start_new_session=True
        )
    try:
        address = f"http://127.0.0.1:{port}"
        deadline = time.monotonic() + PATIENCE
        while not is_up(address):
            assert server.poll() is None, log.read_text()
            assert time.monotonic() < deadline, log.read_text()
            time.sleep(0.1)
        yield address
    finally:
        os.killpg(server.pid, signal.SIGTERM)
        server.wait(PATIENCE)


def is_up(address: str) -> bool:
    try:
        return httpx.get(f"{address}/readyz", timeout=PATIENCE).text == "ok"
    except httpx.TransportError:
        return False


@pytest.fixture(scope="module", params=PLACES)
def place(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, int]]:
    """The address of a server, and the number of its web processes."""
    folder = tmp_path_factory.mktemp("server")
    database = sqlite(folder)
    if request.param != "sqlite":
        postgres: Postgres = request.getfixturevalue("postgres")
        name = f"t{secrets.token_hex(6)}"
        postgres.psql(f"CREATE DATABASE {name} TEMPLATE template0;")
        database = str(postgres.get_uri(name))
        assert throneroom("migrate", "--database", database).returncode == 0
    workers = PLACES[request.param]
    with served(database, workers, folder / "log") as address:
        yield address, workers


@pytest.mark.parametrize("game", GAMES)
def test_people_and_a_bot_play_a_whole_match_and_its_record_verifies(
    place: tuple[str, int], game: str, tmp_path: Path
) -> None:
    address, workers = place
    record = tmp_path / "evening.record"
    played = subprocess.run(
        [sys.executable, str(SCRIPT), address, game, "--record", str(record)],
        capture_output=True, text=True, timeout=5 * PATIENCE,
    )  # fmt: skip
    assert played.returncode == 0, played.stdout + played.stderr
    done = {"draft", "explain", "options", "talk", "undo", "reconnect"}
    done |= {"whisper", "what-if"} if game == "westeros" else set()
    assert named(played.stdout, "done on the way") | named(played.stdout, "never came up") == done
    assert named(played.stdout, "never came up") <= {"undo", "reconnect"}  # it depends on what is asked in a match
    verified = throneroom("verify", str(record))
    assert verified.returncode == 0, verified.stdout + verified.stderr
    assert "correct" in verified.stdout
    if workers > 1:
        assert_all_answered_choices(address, workers)


def named(output: str, heading: str) -> set[str]:
    """What the example lists under a heading, if it has it."""
    return set(re.findall(r"[\w-]+", "".join(re.findall(rf"^{heading}: (.*)$", output, re.M))))


def assert_all_answered_choices(address: str, workers: int) -> None:
    """Each web process counts for itself; the time it spent on choices tells them apart."""
    found = set()
    deadline = time.monotonic() + PATIENCE
    while len(found) < workers and time.monotonic() < deadline:
        text = httpx.get(f"{address}/metrics", timeout=PATIENCE).text  # a new connection, which any of them may take
        found |= set(re.findall(r'^throneroom_request_seconds_sum{.*/choices"} (.*)$', text, re.M))
    assert len(found) == workers


def test_the_example_uses_the_api_alone() -> None:
    assert not re.findall(r"^\s*(?:from|import) throneroom", SCRIPT.read_text(encoding="utf-8"), re.M)


def test_several_web_processes_on_sqlite_are_refused(tmp_path: Path) -> None:
    refused = throneroom("serve", "--workers", "2", "--port", str(free_port()), "--database", sqlite(tmp_path))
    assert refused.returncode == 2
    assert "SQLite can have one web process, not 2. Use PostgreSQL for more." in " ".join(refused.stderr.split())
    assert not (tmp_path / "throneroom.db").exists()
