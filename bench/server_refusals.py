"""How long people wait for a refusal: by a database that is gone or stands still, of what makes no sense; and for bots.

    python bench/server_refusals.py [--times 200]

A server runs in this process on a PostgreSQL of its own, which is killed, started again and stopped. Aims: 503 within
2 s when connections are refused, within 10 s (`DATABASE_SECONDS`) when the database stands still.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from pathlib import Path
from typing import Any

import httpx

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from reliability.test_r24_database_gone import Cluster
from server.running import Client, running

GUEST = {"name": "Ann"}
MATCH = {"game": "bloody-throne", "players": 3}
ORIGIN = {"x-throneroom": "1"}


def asked(address: str, status: int, body: Any = GUEST, path: str = "/api/guests") -> float:
    """The seconds until an answer, which must have this status."""
    begun = time.perf_counter()
    answer = httpx.post(f"{address}{path}", json=body, headers=ORIGIN, timeout=120)
    assert answer.status_code == status, answer.text
    return time.perf_counter() - begun


def told(what: str, seconds: list[float], unit: str = "s") -> None:
    factor = 1000 if unit == "ms" else 1
    middle, worst = statistics.median(seconds) * factor, max(seconds) * factor
    print(f"{what}: median {middle:.2f} {unit}, worst of {len(seconds)} {worst:.2f} {unit}")


def whole_match(address: str) -> tuple[int, float]:
    """The moves of a match of bots, and the seconds it takes."""
    host = Client(address, "Ann")
    body = {"game": "bloody-throne", "players": 3, "seats": [{"who": "random"}] * 3, "visibility": "public"}
    match = host.post("/api/matches", body, 201)["id"]
    begun = time.perf_counter()
    host.post(f"/api/matches/{match}/start")
    while (packet := host.get(f"/api/matches/{match}/view"))["status"] == "playing":
        time.sleep(0.01)
    return packet["ply"], time.perf_counter() - begun


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--times", type=int, default=200)
    times = parser.parse_args().times
    cluster = Cluster()
    try:
        cluster.empty()
        with running(cluster.uri, database_seconds=10.0, rate_limits=10_000) as address:
            asked(address, 201)
            told("a request without sense", [asked(address, 422, {"name": 1}) for _ in range(times)], "ms")
            told("a request of nobody", [asked(address, 401, MATCH, "/api/matches") for _ in range(times)], "ms")
            moves, seconds = whole_match(address)
            print(f"bots: {moves} moves in {seconds:.2f} s, {1000 * seconds / moves:.1f} ms each")
            cluster.kill()
            told("the database refuses", [asked(address, 503) for _ in range(10)])
            cluster.start()
            while httpx.get(f"{address}/readyz", timeout=120).status_code != 200:
                time.sleep(0.05)
            asked(address, 201)
            cluster.freeze()
            told("the database stands still", [asked(address, 503) for _ in range(3)])
            cluster.thaw()
    finally:
        cluster.cleanup()


if __name__ == "__main__":
    main()
