"""R9: who never reads, writes a sign at a time, floods or sends giants is ended, and the others play on.

Attackers of each kind come to a real server while honest matches are played to their end over the same port. Every
attacker is closed with the code for what it does, or cut; every honest request is answered, the matches finish, and the
log has no error. A server whose limits are taken off is found out.

The server is impatient with those alone who come to try its patience; whoever is ended for what it sends, and every
honest one, has all the time. So nothing here depends on how fast the machine is.

Repeat with more: `SCALE=20 pytest tests/reliability/test_r09_hostile_sockets.py`.
"""

from __future__ import annotations

from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from reliability.hostile import ATTACKS, HASTE, OPEN, Attack, Target
from reliability.support import SCALE, Served, Stable, errors, guest, new_match, scaled, started
from server.running import sqlite
from server.support import PATIENCE, key

EACH = 2
MATCHES = 2
MOVES = 40
"""So many moves of a match are played in the gate; with `SCALE` all."""


def play(served: Served) -> int:
    """Play all seats of a match, coming in anew for every move; every request must be answered as it should."""
    caller, moves = guest(served.port), 0
    match = new_match(caller, "bloody-throne", 3)
    while (packet := caller.get(f"/api/matches/{match}/view"))["status"] == "playing" and (SCALE > 1 or moves < MOVES):
        for seat in packet["awaited"]:
            shown = caller.get(f"/api/matches/{match}/view?seat={seat}")
            if shown["decisions"]:
                decision = shown["decisions"][0]
                choice = {"decision": decision["id"], "seat": seat, "key": key(), "text": decision["default"]}
                caller.post(f"/api/matches/{match}/choices", choice)
                moves += 1
                break
        caller.close()
    return moves


def target(served: Served, seconds: float) -> Target:
    owner = guest(served.port)
    made = owner.post("/api/matches", {"game": "westeros", "players": 3, "visibility": "public"})
    owner.close()
    return Target(f"http://127.0.0.1:{served.port}", made["id"], seconds)


def ends(to: Target, attacks: list[Attack], pool: ThreadPoolExecutor) -> list[tuple[str, str]]:
    """How each attacker is ended, all of them at once."""
    return [(attack.__name__, end) for attack, end in zip(attacks, pool.map(lambda a: a(to), attacks), strict=True)]


def test_everybody_who_means_harm_is_ended_and_the_others_play_on(servers: Stable, tmp_path: Path) -> None:
    attacks = [attack for attack in ATTACKS for _ in range(scaled(EACH))]
    served = started(servers, sqlite(tmp_path), defect="impatient")
    with ThreadPoolExecutor(min(len(attacks), 100) + MATCHES) as pool:
        playing = [pool.submit(play, served) for _ in range(MATCHES)]
        found = ends(target(served, PATIENCE), attacks, pool)
        moves = [match.result() for match in playing]
    moves.append(play(served))
    allowed = {attack.__name__: codes for attack, codes in ATTACKS.items()}
    assert Counter(f"{name}: {end}" for name, end in found if end not in allowed[name]) == {}
    assert [count >= MOVES for count in moves] == [True] * (MATCHES + 1)
    servers.end(served)
    assert errors(servers.log) == []


def test_a_server_without_limits_is_found_out(servers: Stable, tmp_path: Path) -> None:
    served = started(servers, sqlite(tmp_path), defect="limitless")
    with ThreadPoolExecutor(len(ATTACKS)) as pool:
        found = {name for name, end in ends(target(served, 4 * HASTE), list(ATTACKS), pool) if end == OPEN}
    assert found == {attack.__name__ for attack in ATTACKS} - {"without_a_mask"}
