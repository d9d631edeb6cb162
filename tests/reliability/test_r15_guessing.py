"""R15: secrets cannot be guessed, tried out, timed or read anywhere.

Sessions, tokens, personal links and invite links have 256 bits and are stored as hashes. Near misses of real secrets
(a changed sign, a beginning, another case) and random ones open nothing: some thousand through the server's own
questions, which cost a transaction each, and a million against everything that is stored. How long a refusal takes
does not tell how near a guess was. The real program counts tries for each login, however it is spelled, and for each
address, whatever a caller says about it. After all that no secret is in a log, a problem document or a header.
Servers that look at a part of a secret, compare sign by sign, believe every proxy or log addresses are found out.

Repeat with more: `SCALE=20 pytest tests/reliability/test_r15_guessing.py`.
"""

from __future__ import annotations

import asyncio
import base64
import http.client
import json
import random
import secrets
import signal
import statistics
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from reliability.direct import direct
from reliability.situation import Situation, situation
from reliability.support import scaled
from server.running import sqlite
from server.test_ops import Started, started
from throneroom.server import chairs, matches, people
from throneroom.server.house import House
from throneroom.server.problems import Problem
from throneroom.server.secret import hashed, new_secret
from throneroom.server.store.schema import match, token

ASKED = scaled(1_000)
GUESSES = scaled(1_000_000)
PAIRS = scaled(2_000)
LARGEST_T = 4.5
BITS = 256
ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
LOGIN = {"login": "ann@example.org", "password": "correct horse"}
TRIES = 20
GUESTS = 60


def guesses(real: list[str], luck: random.Random) -> Iterator[str]:
    """Near misses of real secrets, and secrets of nobody."""
    while True:
        for secret in real:
            at = luck.randrange(len(secret))
            other = luck.choice(ALPHABET.replace(secret[at], ""))
            yield secret[:at] + other + secret[at + 1 :]
            yield secret[:-1] + luck.choice(ALPHABET.replace(secret[-1], ""))
            yield secret[: luck.randrange(1, len(secret))]
            yield luck.choice([secret.upper(), secret.lower(), secret.swapcase(), secret[::-1], hashed(secret)])
            yield luck.choice([" " + secret, secret + " ", secret + "=", secret + "\0", f"{secret}{secret}", ""])
            yield new_secret()


# ---------------------------------------------------------------- guessing


def test_a_secret_has_256_bits_of_chance() -> None:
    found = [new_secret() for _ in range(2_000)]
    raw = [int.from_bytes(base64.urlsafe_b64decode(secret + "="), "big") for secret in found]
    assert len(set(raw)) == len(raw)
    shares = [sum([value >> bit & 1 for value in raw]) / len(raw) for bit in range(BITS)]
    assert all([0.4 < share < 0.6 for share in shares])
    assert max(raw).bit_length() <= BITS


async def hits(there: Situation, count: int) -> list[str]:
    """The guesses that opened something when the server itself was asked."""
    house = there.direct.house
    invite = await house.chairs.new_invite(await house.matches.room(there.places["open"]))
    doors: dict[str, Callable[[str], Awaitable[Any]]] = {
        "session": house.people.who, "link": house.people.follow, "invite": house.matches.invited,
    }  # fmt: skip
    opens = {"session": there.secrets["seat"], "link": there.places["link"], "invite": invite}
    luck = random.Random(15)
    found = []
    for name, ask in doors.items():
        assert await ask(opens[name]) is not None
        others = [secret for kind, secret in opens.items() if kind != name]
        for guess in [*others, *[guess for guess, _ in zip(guesses([opens[name]], luck), range(count), strict=False)]]:
            try:
                if await ask(guess) is not None:
                    found.append(f"{name}: {guess}")
            except Problem as problem:
                assert problem.status == 404
    return found


def on_a_server(path: Path, work: Callable[[Situation], Awaitable[Any]]) -> Any:
    async def run() -> Any:
        async with direct(sqlite(path)) as server:
            return await work(await situation(server))

    return asyncio.run(run())


def test_the_server_opens_nothing_to_a_guess(tmp_path: Path) -> None:
    assert on_a_server(tmp_path, lambda there: hits(there, ASKED)) == []


def test_no_guess_has_the_hash_of_anything_stored(tmp_path: Path) -> None:
    async def work(there: Situation) -> tuple[set[str], list[str]]:
        async with there.direct.house.database.read() as c:
            stored = {
                *(await c.execute(select(token.c.hash))).scalars(),
                *(await c.execute(select(match.c.invite))).scalars(),
            }
        return stored, [*filter(None, there.secrets.values()), there.places["link"]]

    stored, real = on_a_server(tmp_path, work)
    assert hashed(real[0]) in stored or hashed(real[1]) in stored
    assert not [guess for guess, _ in zip(guesses(real, random.Random(1)), range(GUESSES), strict=False)
                if hashed(guess) in stored]  # fmt: skip


@pytest.mark.parametrize("careless", [str.lower, str.strip, lambda secret: secret[:8]])
def test_a_server_that_looks_at_a_part_of_a_secret_is_found_out(
    careless: Callable[[str], str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (people, matches, chairs):
        monkeypatch.setattr(module, "hashed", lambda secret: hashed(careless(secret)))
    assert on_a_server(tmp_path, lambda there: hits(there, 300))


# ---------------------------------------------------------------- timing


async def telling(house: House, real: str, pairs: int) -> float:
    """Welch's t between the times of near misses of a secret and of secrets of nobody, without the slow tail."""
    luck = random.Random(4)
    times: dict[bool, list[int]] = {True: [], False: []}
    for _ in range(pairs):
        for is_near in luck.sample([True, False], 2):
            last = luck.choice(ALPHABET.replace(real[-1], ""))
            guess = real[:-1] + last if is_near else new_secret()
            begun = time.perf_counter_ns()
            await house.people.who(guess)
            times[is_near].append(time.perf_counter_ns() - begun)
    limit = statistics.quantiles([*times[True], *times[False]], n=20)[-2]
    near, far = [[value for value in times[is_near] if value <= limit] for is_near in (True, False)]
    spread = statistics.variance(near) / len(near) + statistics.variance(far) / len(far)
    return float((statistics.fmean(near) - statistics.fmean(far)) / spread**0.5)


def test_the_time_of_a_refusal_does_not_tell_how_near_a_guess_was(tmp_path: Path) -> None:
    t = on_a_server(tmp_path, lambda there: telling(there.direct.house, there.secrets["seat"], PAIRS))
    print(f"t = {t:.2f} over {PAIRS} pairs")
    assert abs(t) < LARGEST_T


def test_a_comparison_sign_by_sign_is_found_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(there: Situation) -> float:
        known, real = there.secrets["seat"], people.People.who

        async def who(self: people.People, secret: str) -> Any:
            for a, b in zip(known, secret, strict=False):
                if a != b:
                    break
                hashed(known * 2_000)
            return await real(self, secret)

        monkeypatch.setattr(people.People, "who", who)
        return await telling(there.direct.house, known, 400)

    assert abs(on_a_server(tmp_path, work)) > LARGEST_T


# ---------------------------------------------------------------- over the wire


class Wire:
    """Callers at many addresses of this machine; everything they are answered is kept."""

    def __init__(self, server: Started) -> None:
        self.port = int(server.address.rpartition(":")[2])
        self.heard: list[str] = []

    def call(self, method: str, path: str, body: Any = None, place: int = 1, **headers: str) -> tuple[int, Any, str]:
        """Ask from one of the addresses; the status, the answer, and the cookie if one was set."""
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=20, source_address=(f"127.0.0.{place}", 0))
        given = {"x-throneroom": "1", "content-type": "application/json"}
        line.request(method, path, json.dumps(body), given | {k.replace("_", "-"): v for k, v in headers.items()})
        answer = line.getresponse()
        data = answer.read().decode()
        line.close()
        cookie = answer.getheader("set-cookie") or ""
        if answer.status >= 400:
            self.heard.append(f"{answer.getheaders()} {data}")
        is_json = "json" in (answer.getheader("content-type") or "")
        return answer.status, json.loads(data) if is_json else data, cookie.split(";")[0]


def spoofs(n: int) -> dict[str, str]:
    """What a caller may say about where it is."""
    there = f"203.0.113.{n}"
    return {"x_forwarded_for": there, "x_real_ip": there, "forwarded": f"for={there}", "client_ip": there}


def tries_of_one_login(wire: Wire) -> list[int]:
    """What wrong passwords for one login are answered, from many addresses and in many spellings."""
    account = {"cookie": wire.call("POST", "/api/guests", {"name": "Ann"}, place=200)[2]}
    assert wire.call("POST", "/api/accounts", LOGIN, place=200, **account)[0] == 201
    spellings = [LOGIN["login"], " ann@example.org", "ANN@example.org", "Ann@Example.org\t", "\u2003ann@example.org "]
    return [
        wire.call("POST", "/api/session", {"login": spellings[n % 5], "password": f"wrong {n}"}, place=100 + n)[0]
        for n in range(TRIES + 5)
    ]


def too_many(wire: Wire) -> list[str]:
    """How often one address was allowed more than promised when it says that it is many."""
    found = []
    counts = {
        "logins": (2, TRIES, "/api/session", lambda n: LOGIN | {"login": f"{n}@example.org"}),
        "links": (3, TRIES, "/api/links", lambda n: {"link": new_secret()}),
        "guests": (4, GUESTS, "/api/guests", lambda n: {"name": f"Guest {n}"}),
    }
    for name, (place, most, path, body) in counts.items():
        tries = [wire.call("POST", path, body(n), place=place, **spoofs(n))[0] for n in range(most + 5)]
        if tries[most:] != [429] * 5 or 429 in tries[:most]:
            found.append(f"{name}: {tries}")
    if wire.call("POST", "/api/guests", {"name": "Bob"}, place=5)[0] != 201:
        found.append("somebody else has to wait, too")
    return found


def issued(wire: Wire) -> list[str]:
    """Secrets of every kind, used rightly and wrongly."""
    cookie = {"cookie": wire.call("POST", "/api/guests", {"name": "Cyd"}, place=9)[2]}
    seats = [{"who": "me"}, {"who": "empty"}, {"who": "empty"}]
    made = wire.call("POST", "/api/matches", {"game": "westeros", "players": 3, "seats": seats}, place=9, **cookie)[1]
    link = wire.call("POST", f"/api/matches/{made['id']}/link", {}, place=9, **cookie)[1]["link"]
    bearer = wire.call("POST", "/api/tokens", {"label": "bot"}, place=9, **cookie)[1]["token"]
    session = cookie["cookie"].partition("=")[2]
    nearly = {"authorization": f"Bearer {bearer}"}
    for path, body in (
        (f"/api/matches/{made['id']}/join", {"invite": made["invite"], "seat": 9}),
        (f"/api/matches/{made['id']}/join", {"invite": made["invite"] + "x"}),
        ("/api/links", {"link": link, "unknown": link}),
        ("/api/links", {"link": bearer}),
        ("/api/matches", {"game": session, "players": 3}),
        (f"/api/matches/{session}/messages", {"text": link}),
        (f"/api/matches/{made['id']}/messages", {"text": link}),
        ("/api/session", {"login": bearer, "password": session}),
    ):
        assert wire.call("POST", path, body, place=9, **nearly)[0] >= 400
    for path in (f"/api/matches/{link}", f"/api/tokens?x={bearer}", f"/{session}", f"/api/notifications/off/{link}"):
        wire.call("GET", path, place=9, **nearly)
    wire.call("DELETE", f"/api/tokens/{bearer}", place=9, **cookie)
    return [session, link, bearer, made["invite"], LOGIN["password"]]


def betrayed(real: list[str], text: str) -> list[str]:
    """The secrets, or their hashes, that stand in a text."""
    return [secret for secret in real if secret in text or hashed(secret) in text]


def test_the_real_program_counts_tries_and_tells_no_secrets(tmp_path: Path) -> None:
    with started(sqlite(tmp_path), LOG_LEVEL="debug", LOG_FORMAT="json") as server:
        wire = Wire(server)
        assert tries_of_one_login(wire) == [401] * TRIES + [429] * 5
        assert too_many(wire) == []
        real = issued(wire)
        code, _, said = server.end(signal.SIGTERM)
    assert code == 0
    assert said.count('"event": "request"') > 100
    assert betrayed(real, said) == []
    assert len(wire.heard) > 50
    assert betrayed(real, "\n".join(wire.heard)) == []


def test_a_server_that_believes_every_caller_is_found_out(tmp_path: Path) -> None:
    with started(sqlite(tmp_path), TRUSTED_PROXIES="*") as server:
        found = too_many(Wire(server))
    assert [line.split(":")[0] for line in found] == ["logins", "links", "guests"]


def test_a_log_with_addresses_is_found_out() -> None:
    secret = secrets.token_urlsafe(32)
    line = f'127.0.0.1:50000 - "GET /api/matches/{secret} HTTP/1.1" 404'
    assert betrayed([secret], line) == [secret]
    assert betrayed([secret], f"hash={hashed(secret)}") == [secret]
