"""R1: what was acknowledged survives `kill -9`, whenever it comes.

Eight players play all games over HTTP, half of them with a socket open, and write down in this process what they
were acknowledged and shown. The server is killed at random moments, and at twelve named points between each two
things that must not come apart; then everything is compared: nothing lost, nothing twice, no gaps, the same views.
On PostgreSQL one of two processes is killed while the other goes on. A server that answers before it has stored is
found out.

Repeat with more: `SCALE=70 pytest tests/reliability/test_r01_kills.py` is 1,000 kills at random moments.
"""

from __future__ import annotations

import random
import time
from pathlib import Path

import pytest

from reliability import crashes
from reliability.players import Party, complaints
from reliability.support import Stable, scaled, started
from server.running import sqlite
from throneroom.server.store.database import DISK_FAILED

KILLS = scaled(15)
KILLS_OF_ONE_OF_TWO = scaled(4)
CRASHES = scaled(1)
MOST_CHOICES = 8
MOST_SECONDS = 0.05


def any_moment(party: Party, luck: random.Random) -> None:
    """Let some choices be acknowledged, and then stop anywhere."""
    party.go_on(luck.randint(1, MOST_CHOICES))
    time.sleep(luck.uniform(0, MOST_SECONDS))


def test_acknowledged_moves_survive_kills_at_any_moment(servers: Stable, tmp_path: Path) -> None:
    luck = random.Random(1)
    database = sqlite(tmp_path)
    served = started(servers, database)
    party = Party([served.port])
    for _ in range(KILLS):
        any_moment(party, luck)
        servers.kill(served)
        served = started(servers, database, served.port)
    party.look_on()
    journals = party.stop()
    servers.kill(served)
    assert complaints(database, journals) == []
    assert party.errors == []


@pytest.mark.parametrize("point", crashes.POINTS)
def test_a_crash_at_a_named_point_loses_and_repeats_nothing(servers: Stable, tmp_path: Path, point: str) -> None:
    luck = random.Random(point)
    database = sqlite(tmp_path)
    served = started(servers, database)
    party = Party([served.port], count=3)
    party.go_on()
    servers.kill(served)
    most = 1 if point == "while-loading" else 30  # a match is loaded once, everything else happens all the time
    for _ in range(CRASHES):
        served = servers.start(database, served.port, crash_at=point, crash_after=luck.randint(1, most))
        assert servers.wait(served) == -9
    served = started(servers, database, served.port)
    party.go_on()
    journals = party.stop()
    servers.kill(served)
    assert complaints(database, journals) == []
    assert party.errors == []


def test_one_of_two_processes_is_killed_and_the_other_goes_on(servers: Stable, postgres_database: str) -> None:
    luck = random.Random(2)
    pair = [started(servers, postgres_database) for _ in range(2)]
    party = Party([served.port for served in pair])
    for _ in range(KILLS_OF_ONE_OF_TWO):
        any_moment(party, luck)
        which = luck.randrange(2)
        servers.kill(pair[which])
        party.go_on()
        pair[which] = started(servers, postgres_database, pair[which].port)
    journals = party.stop()
    assert complaints(postgres_database, journals) == []
    assert party.errors == []


def test_a_server_whose_disk_fails_ends_and_has_lost_nothing(servers: Stable, tmp_path: Path) -> None:
    database = sqlite(tmp_path)
    served = started(servers, database, file_size=600_000)
    party = Party([served.port])
    assert servers.wait(served) == DISK_FAILED
    served = started(servers, database, served.port)
    party.go_on()
    journals = party.stop()
    servers.kill(served)
    assert complaints(database, journals) == []
    assert party.errors == []


def test_a_server_that_answers_before_it_has_stored_is_found_out(servers: Stable, tmp_path: Path) -> None:
    luck = random.Random(3)
    database = sqlite(tmp_path)
    served = started(servers, database, defect="answer-before-commit")
    party = Party([served.port])
    for _ in range(2):
        any_moment(party, luck)
        servers.kill(served)
        served = started(servers, database, served.port, defect="answer-before-commit")
    journals = party.stop()
    servers.kill(served)
    assert [what for what in complaints(database, journals) if "is lost" in what or "is not stored" in what]
