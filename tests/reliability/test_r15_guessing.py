"""R15: secrets cannot be guessed, tried out, timed or read anywhere.

Sessions, tokens, seat links and invitations have 256 bits and are stored as hashes. Near misses of real secrets
(a changed sign, a beginning, another case) and random ones open nothing: some thousand through the server's own
questions, which cost a transaction each, and many more against everything that is stored. How much work a refusal is
does not tell how near a guess was (`bench/guess_timing.py` measures its time). The real program counts tries for each
login, however it is spelled, and for each address, whatever a caller says about it. After all that no secret is in a
log, a problem document or a header.
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
import sys
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from sqlalchemy import select

import throneroom
from reliability.direct import direct
from reliability.situation import Situation, situation
from reliability.support import scaled
from server.running import sqlite
from server.support import PATIENCE
from server.test_ops import Started, started
from throneroom.server import chairs, links, matches, people
from throneroom.server.clock import SystemClock
from throneroom.server.links import DEVICE
from throneroom.server.people import People
from throneroom.server.problems import Problem
from throneroom.server.secret import hashed, new_secret
from throneroom.server.store.database import opened
from throneroom.server.store.schema import link, match, token

ASKED = scaled(500)
GUESSES = scaled(200_000)
PAIRS = scaled(200)
OURS = (str(Path(throneroom.__file__).parent), __file__)
BITS = 256
ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
LOGIN = {"login": "ann@example.org", "password": "correct horse"}
TRIES = 20
GUESTS = 60
FEWER = {"LIMIT_SIGN_IN_ADDRESS": str(TRIES), "LIMIT_GUESTS_ADDRESS": str(GUESTS)}
"""Less for each address than usual, as every try costs the server a password."""


def guesses(real: list[str], luck: random.Random) -> Iterator[str]:
    """Near misses of real secrets, and secrets of nobody, without end."""
    assert real, "there is no secret to guess"
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
        "session": house.people.who,
        "link": lambda secret: house.people.links.look(secret, DEVICE),
        "invite": house.matches.invited,
    }
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
                *(await c.execute(select(link.c.hash))).scalars(),
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
    for module in (people, links, matches, chairs):
        monkeypatch.setattr(module, "hashed", lambda secret: hashed(careless(secret)))
    assert on_a_server(tmp_path, lambda there: hits(there, 300))


# ---------------------------------------------------------------- timing


async def steps(database: str, pairs: int) -> dict[bool, set[int]]:
    """How many lines of our own run for near misses of a secret, and for secrets of nobody."""
    async with opened(database) as store:
        await store.start()
        those = People(store, SystemClock())
        _, real = await those.guest("Ann", "en")
        return await steps_of(those, real, pairs)


async def steps_of(those: People, real: str, pairs: int) -> dict[bool, set[int]]:
    luck = random.Random(4)
    found: dict[bool, set[int]] = {True: set(), False: set()}
    for _ in range(pairs):
        for is_near in (True, False):
            last = luck.choice(ALPHABET.replace(real[-1], ""))
            guess = real[:-1] + last if is_near else new_secret()
            found[is_near].add(await lines_of(those.who(guess)))
    return found


async def lines_of(work: Awaitable[Any]) -> int:
    """How many lines of our own some work runs."""
    count = 0

    def trace(frame: FrameType, what: str, _: Any) -> Any:
        nonlocal count
        if not frame.f_code.co_filename.startswith(OURS):
            return None
        count += what == "line"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        await work
    finally:
        sys.settrace(before)
    return count


def test_the_work_of_a_refusal_does_not_tell_how_near_a_guess_was(tmp_path: Path) -> None:
    found = asyncio.run(steps(sqlite(tmp_path), PAIRS))
    assert found[True] == found[False]
    assert len(found[True]) == 1


def test_a_comparison_sign_by_sign_is_found_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real, known = People.who, [""]
    guest = People.guest

    async def remembered(self: People, *given: Any) -> Any:
        person, known[0] = await guest(self, *given)
        return person, known[0]

    async def who(self: People, secret: str) -> Any:
        for a, b in zip(known[0], secret, strict=False):
            if a != b:
                break
        return await real(self, secret)

    monkeypatch.setattr(People, "guest", remembered)
    monkeypatch.setattr(People, "who", who)
    found = asyncio.run(steps(sqlite(tmp_path), 20))
    assert min(found[True]) > max(found[False])


# ---------------------------------------------------------------- over the wire


class Wire:
    """Callers at many addresses of this machine; everything they are answered is kept."""

    def __init__(self, server: Started) -> None:
        self.port = int(server.address.rpartition(":")[2])
        self.heard: list[str] = []

    def call(self, method: str, path: str, body: Any = None, place: int = 1, **headers: str) -> tuple[int, Any, str]:
        """Ask from one of the addresses; the status, the answer, and the cookie if one was set."""
        line = http.client.HTTPConnection(
            "127.0.0.1", self.port, timeout=PATIENCE, source_address=(f"127.0.0.{place}", 0)
        )
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


def tries_of_one_login(wire: Wire, places: list[int]) -> list[int]:
    """What wrong passwords for one login are answered, from some addresses in turn and in many spellings."""
    spellings = [LOGIN["login"], " ann@example.org", "ANN@example.org", "Ann@Example.org\t", "\u2003ann@example.org "]
    return [
        wire.call("POST", "/api/session", {"login": spellings[n % 5], "password": f"wrong {n}"}, place=place)[0]
        for n, place in enumerate(places)
    ]


def too_many(wire: Wire) -> list[str]:
    """How often one address was allowed more than promised when it says that it is many."""
    found = []
    counts = {
        "logins": (2, TRIES, "/api/session", lambda n: LOGIN | {"login": f"{n}@example.org"}),
        "links": (3, TRIES, "/api/seat-links", lambda n: {"link": new_secret()}),
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
    link = wire.call("POST", f"/api/matches/{made['id']}/seat-link", {}, place=9, **cookie)[1]["link"]
    bearer = wire.call("POST", "/api/tokens", {"label": "bot"}, place=9, **cookie)[1]["token"]
    session = cookie["cookie"].partition("=")[2]
    nearly = {"authorization": f"Bearer {bearer}"}
    for path, body in (
        (f"/api/matches/{made['id']}/join", {"invite": made["invite"], "seat": 9}),
        (f"/api/matches/{made['id']}/join", {"invite": made["invite"] + "x"}),
        ("/api/seat-links", {"link": link, "unknown": link}),
        ("/api/seat-links", {"link": bearer}),
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
    with started(sqlite(tmp_path), LOG_LEVEL="debug", LOG_FORMAT="json", **FEWER) as server:
        wire = Wire(server)
        account = {"cookie": wire.call("POST", "/api/guests", {"name": "Ann"}, place=200)[2]}
        assert wire.call("POST", "/api/accounts", LOGIN, place=200, **account)[0] == 201
        assert tries_of_one_login(wire, [6] * (TRIES + 5)) == [401] * TRIES + [429] * 5
        assert tries_of_one_login(wire, [*range(100, 105 + TRIES)]) == [401] * (TRIES + 5)
        assert wire.call("POST", "/api/session", LOGIN, place=7)[0] == 201
        assert too_many(wire) == []
        real = issued(wire)
        code, _, said = server.end(signal.SIGTERM)
    assert code == 0
    assert said.count('"event": "request"') > 100
    assert betrayed(real, said) == []
    assert len(wire.heard) > 50
    assert betrayed(real, "\n".join(wire.heard)) == []


def test_a_server_that_believes_every_caller_is_found_out(tmp_path: Path) -> None:
    with started(sqlite(tmp_path), TRUSTED_PROXIES="*", **FEWER) as server:
        found = too_many(Wire(server))
    assert [line.split(":")[0] for line in found] == ["logins", "links", "guests"]


def test_a_log_with_addresses_is_found_out() -> None:
    secret = secrets.token_urlsafe(32)
    line = f'127.0.0.1:50000 - "GET /api/matches/{secret} HTTP/1.1" 404'
    assert betrayed([secret], line) == [secret]
    assert betrayed([secret], f"hash={hashed(secret)}") == [secret]
