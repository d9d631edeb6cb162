"""R4: a submission that comes again counts once, and gets the first answer again.

Every choice of some matches is sent two to five times: on the same connection and on others, one after the other and
at once, after its answer was lost on the way, and through the other process on PostgreSQL. Now and then a server is
killed, and some submissions of every match are sent once more. A server that forgets keys is found out.

Repeat with more: `SCALE=84 pytest tests/reliability/test_r04_double_submit.py` is 100,000 duplicates.
"""

from __future__ import annotations

import random
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from reliability.players import TABLES, Journal, complaints, is_ready, new_key
from reliability.proxy import proxy, to_port
from reliability.support import Broken, Caller, Stable, asked_packet, guest, new_match, scaled, started
from server.running import sqlite

DUPLICATES = scaled(600)
"""On each database."""
RESTARTS = 3
LOST = 0.02
"""How many of the choices have their first answer cut off."""


@dataclass
class Doubler:
    """Plays a match, sends everything several times, and compares the answers."""

    callers: list[Caller]
    lossy: Caller
    lose_an_answer: Callable[[], None]
    luck: random.Random
    journals: list[Journal] = field(default_factory=list)
    duplicates: int = 0
    lost: int = 0
    wrong: list[str] = field(default_factory=list)

    def play(self, most: int, game: str, players: int) -> None:
        """Matches until there were so many duplicates, or something was wrong."""
        while self.duplicates < most and not self.wrong:
            journal = Journal(new_match(self.callers[0], game, players))
            self.journals.append(journal)
            packet = self._look(journal, None)
            while packet["status"] == "playing" and self.duplicates < most and not self.wrong:
                self._decide(journal, packet)
                packet = self._look(journal, None)

    def say_again(self, most: int) -> None:
        """Some of the submissions of every match once more; a key is known for the life of its match."""
        for journal in self.journals:
            sent = list(journal.sent.values())
            for body in self.luck.sample(sent, min(most, len(sent))):
                self._send(journal, self.luck.choice(self.callers), body, is_first=False)

    def _look(self, journal: Journal, seat: str | None) -> Any:
        caller = self.luck.choice(self.callers)
        packet = caller.get(f"/api/matches/{journal.match}/view" + (f"?seat={seat}" if seat else ""))
        journal.see(packet)
        return packet

    def _decide(self, journal: Journal, packet: Any) -> None:
        """One choice, two to five times."""
        for seat in packet["awaited"]:
            packet = self._look(journal, seat)
            if not is_ready(packet):
                break
        if not packet["decisions"]:
            return  # the server is about to answer for a seat
        decision = packet["decisions"][0]
        body = {"decision": decision["id"], "seat": packet["seat"], "key": new_key(self.luck),
                "text": decision["default"]}  # fmt: skip
        journal.sent[body["key"]] = body
        is_first = True
        if self.luck.random() < LOST:
            self._send_in_vain(journal, body)
            is_first = False
        times = self.luck.randint(2, 5)
        if self.luck.random() < 0.2:
            self._send_at_once(journal, body, times)
            return
        caller = self.luck.choice(self.callers)
        for n in range(times):
            self._send(journal, caller, body, is_first=is_first and n == 0)
            caller = self.luck.choice([caller, *self.callers])

    def _send(self, journal: Journal, caller: Caller, body: dict[str, Any], is_first: bool | None) -> None:
        answer = caller.call("POST", f"/api/matches/{journal.match}/choices", body)
        if answer.status != 200:
            self.wrong.append(f"{journal.match}: {answer.status} {answer.body}")
            return
        if is_first is not None and answer.body["repeated"] is is_first:
            self.wrong.append(f"{journal.match}: {answer.body} where first is {is_first}")
        journal.acknowledge(body["key"], answer.body["ply"])
        self.duplicates += 0 if is_first else 1

    def _send_in_vain(self, journal: Journal, body: dict[str, Any]) -> None:
        """The choice is stored, and its answer does not arrive."""
        self.lose_an_answer()
        try:
            self.lossy.call("POST", f"/api/matches/{journal.match}/choices", body)
            self.wrong.append("an answer came through a cut line")
        except Broken:
            self.lost += 1

    def _send_at_once(self, journal: Journal, body: dict[str, Any], times: int) -> None:
        threads = [
            threading.Thread(target=self._send, args=(journal, caller, body, None))
            for caller in self.luck.sample(self.callers, min(times, len(self.callers)))
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()


def doubled(ports: list[int], most: int, restart: Callable[[], None]) -> Doubler:
    """Play with duplicates, and with a restart now and then."""
    cookie = guest(ports[0]).cookie
    luck = random.Random(4)
    with proxy(to_port(ports[-1])) as line:

        def lose_an_answer() -> None:
            line.lose_answers += 1

        callers = [Caller(port, cookie) for port in ports for _ in range(4 // len(ports))]
        doubler = Doubler(callers, Caller(line.port, cookie), lose_an_answer, luck)
        for n in range(RESTARTS):
            doubler.play(most * (n + 1) // RESTARTS, *TABLES[n % len(TABLES)])
            restart()
            for caller in [*callers, doubler.lossy]:
                caller.close()
            doubler.say_again(3)
    return doubler


def test_duplicates_count_once_on_sqlite(servers: Stable, tmp_path: Path) -> None:
    database = sqlite(tmp_path)
    served = [started(servers, database)]

    def restart() -> None:
        servers.kill(served[0])
        served[0] = started(servers, database, served[0].port)

    doubler = doubled([served[0].port], DUPLICATES, restart)
    servers.kill(served[0])
    assert doubler.wrong + complaints(database, doubler.journals) == []
    assert doubler.duplicates >= DUPLICATES
    assert doubler.lost > 0


def test_duplicates_count_once_through_either_process_on_postgresql(servers: Stable, postgres_database: str) -> None:
    pair = [started(servers, postgres_database) for _ in range(2)]

    def restart() -> None:
        servers.kill(pair[1])
        pair[1] = started(servers, postgres_database, pair[1].port)

    doubler = doubled([served.port for served in pair], DUPLICATES, restart)
    assert doubler.wrong + complaints(postgres_database, doubler.journals) == []
    assert doubler.duplicates >= DUPLICATES
    assert doubler.lost > 0


def test_another_choice_under_the_same_key_is_refused(servers: Stable, tmp_path: Path) -> None:
    caller = guest(started(servers, sqlite(tmp_path)).port)
    match = new_match(caller, "bloody-throne", 4)
    packet = asked_packet(caller, match)
    decision = packet["decisions"][0]
    body = {"decision": decision["id"], "seat": packet["seat"], "key": "0123456789abcdef"}
    first = caller.call("POST", f"/api/matches/{match}/choices", body | {"text": decision["default"]})
    other = caller.call("POST", f"/api/matches/{match}/choices", body | {"choice": 999})
    assert (first.status, other.status) == (200, 422)
    assert other.body["type"] == "/problems/key-reused"


def test_a_server_that_forgets_keys_is_found_out(servers: Stable, tmp_path: Path) -> None:
    served = started(servers, sqlite(tmp_path), defect="forget-keys")
    doubler = doubled([served.port], 30, lambda: None)
    assert doubler.wrong
