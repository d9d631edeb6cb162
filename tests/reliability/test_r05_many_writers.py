"""R5: many want to answer the same decision, and one does.

Thirty-two clients at eight matches: four at a time answer the same decision at the same moment, each with a key and a
choice of its own. One is acknowledged, the others get the fresh view, nothing breaks, and the history of a match is one
line. On SQLite they speak to one process, on PostgreSQL to two. Simultaneous choices that arrive in two processes at
the same moment do not leave a match waiting for nobody. A server in which the last writer wins is found out.

Repeat with more: `SCALE=42 pytest tests/reliability/test_r05_many_writers.py` is 50,000 decisions.
"""

from __future__ import annotations

import random
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from reliability.players import Journal, complaints, new_key
from reliability.support import Answer, Caller, Stable, guest, new_match, scaled, started
from server.running import sqlite
from server.support import PATIENCE

DECISIONS = scaled(600)
"""On each database."""
MATCHES = 8
WRITERS = 4
ROUNDS = scaled(8)
"""Of simultaneous choices."""


@dataclass
class Race:
    """Some writers at one match after another."""

    ports: list[int]
    cookie: str
    luck: random.Random
    journals: list[Journal] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)
    decisions: int = 0

    def run(self, most: int) -> None:
        """So many decisions."""
        writers = [Caller(self.ports[n % len(self.ports)], self.cookie) for n in range(WRITERS)]
        with ThreadPoolExecutor(WRITERS) as pool:
            while self.decisions < most:
                journal = Journal(new_match(writers[0], "bloody-throne", 4))
                self.journals.append(journal)
                packet = self._look(writers, journal, None)
                while packet["status"] == "playing" and self.decisions < most:
                    if not packet["decisions"]:  # once more, where the server is about to answer for a seat
                        packet = self._look(writers, journal, packet["awaited"][0])
                    if not packet["decisions"]:
                        packet = self._look(writers, journal, None)
                        continue
                    answers = self._answer_all(pool, writers, journal, packet)
                    packet = self._judge(journal, packet, answers) or self._look(writers, journal, None)

    def _look(self, writers: list[Caller], journal: Journal, seat: str | None) -> Any:
        packet = self.luck.choice(writers).get(f"/api/matches/{journal.match}/view" + (f"?seat={seat}" if seat else ""))
        journal.see(packet)
        return packet

    def _answer_all(
        self, pool: ThreadPoolExecutor, writers: list[Caller], journal: Journal, packet: Any
    ) -> dict[str, Answer]:
        """All writers answer at the same moment."""
        decision = packet["decisions"][0]
        bodies = []
        for _ in writers:
            text = decision["default"]
            if decision["shape"] == "one":
                text = self.luck.choice(decision["options"])["notation"]
            body = {"decision": decision["id"], "seat": packet["seat"], "key": new_key(self.luck), "text": text}
            journal.sent[body["key"]] = body
            bodies.append(body)
        barrier = threading.Barrier(len(writers))

        def send(caller: Caller, body: dict[str, Any]) -> Answer:
            barrier.wait(PATIENCE)
            return caller.call("POST", f"/api/matches/{journal.match}/choices", body)

        answers = pool.map(send, writers, bodies)
        return {body["key"]: answer for body, answer in zip(bodies, answers, strict=True)}

    def _judge(self, journal: Journal, before: Any, answers: dict[str, Answer]) -> Any:
        """One winner, and fresh views for the others; one of those, to go on from."""
        self.decisions += 1
        winners = [key for key, answer in answers.items() if answer.status == 200]
        if len(winners) != 1:
            said = [(answer.status, answer.body.get("type")) for answer in answers.values()]
            self.wrong.append(f"{journal.match}: {len(winners)} winners at ply {before['ply']}: {said}")
        for key in winners:
            journal.acknowledge(key, answers[key].body["ply"])
            if answers[key].body["ply"] < before["ply"]:
                self.wrong.append(f"{journal.match}: ply {answers[key].body['ply']} after {before['ply']}")
        fresh = None
        for key, answer in answers.items():
            if key in winners:
                continue
            if not answer.is_stale or answer.body["packet"]["ply"] <= before["ply"]:
                self.wrong.append(f"{journal.match}: {answer.status} {answer.body}")
                continue
            fresh = answer.body["packet"]
            journal.see(fresh)
        return fresh


def raced(ports: list[int], most: int) -> list[Race]:
    """The decisions, spread over the matches."""
    cookie = guest(ports[0]).cookie
    races = [Race(ports, cookie, random.Random(f"race {n}")) for n in range(MATCHES)]
    with ThreadPoolExecutor(MATCHES) as pool:
        list(pool.map(lambda race: race.run(max(1, most // MATCHES)), races))
    return races


def wrong_in(database: str, races: list[Race]) -> list[str]:
    journals = [journal for race in races for journal in race.journals]
    return [what for race in races for what in race.wrong] + complaints(database, journals)


def test_one_of_many_writers_wins_each_decision_on_sqlite(servers: Stable, tmp_path: Path) -> None:
    database = sqlite(tmp_path)
    served = started(servers, database)
    races = raced([served.port], DECISIONS)
    servers.kill(served)
    assert wrong_in(database, races) == []
    assert sum([race.decisions for race in races]) >= DECISIONS - MATCHES


def test_one_of_many_writers_wins_each_decision_in_two_processes(servers: Stable, postgres_database: str) -> None:
    ports = [started(servers, postgres_database).port for _ in range(2)]
    races = raced(ports, DECISIONS)
    assert wrong_in(postgres_database, races) == []
    assert sum([race.decisions for race in races]) >= DECISIONS - MATCHES


def test_simultaneous_choices_in_two_processes_never_wait_for_nobody(servers: Stable, postgres_database: str) -> None:
    ports = [started(servers, postgres_database).port for _ in range(2)]
    callers = [guest(ports[0])]
    callers += [Caller(ports[n % 2], callers[0].cookie) for n in range(1, 3)]
    match, rounds, end = new_match(callers[0], "westeros", 3), 0, time.monotonic() + PATIENCE
    with ThreadPoolExecutor(3) as pool:
        while rounds < ROUNDS:
            packet = callers[0].get(f"/api/matches/{match}/view")
            if packet["status"] != "playing":
                match = new_match(callers[0], "westeros", 3)
                continue
            shown = [callers[0].get(f"/api/matches/{match}/view?seat={seat}") for seat in packet["awaited"]]
            packets = [seen for seen in shown if seen["decisions"]]  # the server answers for a seat without a choice
            if not packets:
                assert time.monotonic() < end, "the server does not answer for a seat"
                continue
            barrier = threading.Barrier(len(packets))

            def send(caller: Caller, packet: Any, barrier: threading.Barrier = barrier, match: str = match) -> int:
                decision = packet["decisions"][0]
                body = {"decision": decision["id"], "seat": packet["seat"], "key": new_key(random.Random()),
                        "text": decision["default"]}  # fmt: skip
                barrier.wait(PATIENCE)
                return caller.call("POST", f"/api/matches/{match}/choices", body).status

            assert set(pool.map(send, callers, packets)) == {200}
            assert callers[1].get(f"/api/matches/{match}/view")["ply"] > packet["ply"]
            rounds += len(packets) > 1
            end = time.monotonic() + PATIENCE


def test_a_server_in_which_the_last_writer_wins_is_found_out(servers: Stable, tmp_path: Path) -> None:
    database = sqlite(tmp_path)
    served = started(servers, database, defect="overwrite")
    races = raced([served.port], 40)
    servers.kill(served)
    assert [what for what in wrong_in(database, races) if "winners" in what or "is lost" in what]
