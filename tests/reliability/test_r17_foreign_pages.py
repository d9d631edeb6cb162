"""R17: no foreign page can act for somebody who is signed in here.

Every route that may change something is asked as a foreign page could ask: with the cookie of somebody who may, but
from elsewhere, from nowhere, from addresses that look like ours, or with a body as forms send it. All are refused,
nothing is stored, and no cookie is set. Sockets are not opened, safe requests change nothing, no answer is released to
other pages, and cookies cannot be read, sent or set from elsewhere. Servers that trust everybody, compare the
beginning of an address only, or take forms are found out.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

import pytest

from reliability.digest import Digest
from reliability.direct import ORIGIN, SOCKET, Asked, asked, direct, is_unsafe, routes_of
from reliability.situation import LOGIN, Situation, situation
from reliability.who_may import Row, is_yes, rows
from server.running import sqlite
from throneroom.server.problems import Problem
from throneroom.server.settings import Settings, from_environment
from throneroom.server.web import guard

FOREIGN_ORIGINS = {
    "null": "null",
    "foreign": "https://evil.example",
    "a subdomain of ours": f"{ORIGIN.replace('//', '//evil.')}",
    "ours as a subdomain": f"{ORIGIN}.evil.example",
    "ours as a beginning": f"{ORIGIN}0",
    "ours as an end": f"http://evil{ORIGIN.removeprefix('http://')}",
    "ours as a name": f"{ORIGIN}@evil.example",
    "another port": ORIGIN.replace("8000", "8001"),
    "two": f"{ORIGIN} https://evil.example",
    "empty": "",
}
FAULTS: dict[str, tuple[dict[str, str | None], int]] = {
    "from nowhere": ({"origin": None}, 403),
    **{name: ({"origin": origin}, 403) for name, origin in FOREIGN_ORIGINS.items()},
    "a foreign form": ({"origin": "https://evil.example", "content-type": "application/x-www-form-urlencoded"}, 403),
    "a form": ({"content-type": "application/x-www-form-urlencoded"}, 415),
    "a form with files": ({"content-type": "multipart/form-data; boundary=x"}, 415),
    "plain text": ({"content-type": "text/plain"}, 415),
    "nearly JSON": ({"content-type": "text/plain; a=application/json"}, 415),
}
OFF = ("POST", "/api/notifications/off/{token}")
"""Mail programs call it without an origin, and our own page has a form for it; its address is the proof."""
EXEMPT = {OFF: {name for name, (_, status) in FAULTS.items() if status == 415} | {"from nowhere"}}
RELIABILITY = Path(__file__).parents[2] / "docs" / "reliability.md"
TLS: dict[str, Any] = {"base_url": "https://throneroom.example", "secure_cookies": True}
Check = Callable[[Situation, Digest], Awaitable[list[str]]]


def complaints(path: Path, check: Check) -> list[str]:
    async def run() -> list[str]:
        database = sqlite(path)
        async with direct(database) as server:
            there = await situation(server)
            digest = Digest(database)
            try:
                return await check(there, digest)
            finally:
                digest.close()

    return asyncio.run(run())


def sound(there: Situation, row: Row) -> Asked:
    """A request that would be carried out if it came from our page."""
    role = "owner" if row.statuses["seat"] == 403 else "seat"
    return there.as_role(there.request(row.route, row.about, row.query), role)


UNSAFE = [row for row in rows() if is_unsafe(row.route)]


async def taken(there: Situation, digest: Digest, unsafe: list[Row]) -> list[str]:
    """The forged requests that were taken, and those that left a trace."""
    found = []
    for row in unsafe:
        before = digest.now()
        for name, (headers, status) in FAULTS.items():
            if name in EXEMPT.get(row.route, ()):
                continue
            answer = await there.direct.call(sound(there, row).having(**headers))
            if answer.status != status or not answer.problem or answer.cookies:
                found.append(f"{row.name}, {name}: {answer.status}, not {status}")
            if digest.now() != before:
                found.append(f"{row.name}, {name}: changed something")
                await there.put_back()
    return found


async def opened(there: Situation, digest: Digest) -> list[str]:
    """The sockets that were opened to a foreign page."""
    sockets = [row for row in rows() if row.route[0] == SOCKET]
    assert sockets
    return [
        f"{row.name}, {name}"
        for row in sockets
        for name, origin in FOREIGN_ORIGINS.items()
        if (await there.direct.call(sound(there, row).having(origin=origin))).status != 403
    ]


def test_no_foreign_page_can_change_anything(tmp_path: Path) -> None:
    async def check(there: Situation, digest: Digest) -> list[str]:
        assert {row.route for row in UNSAFE} == {route for route in routes_of(there.direct.app) if is_unsafe(route)}
        return await taken(there, digest, UNSAFE)

    assert complaints(tmp_path, check) == []


def test_the_page_on_reliability_says_how_many_requests_are_forged() -> None:
    exempt = sum([len(names) for names in EXEMPT.values()])
    forged = len(UNSAFE) * len(FAULTS) - exempt
    said = f"{len(UNSAFE)} unsafe lines × {len(FAULTS)} forgeries − {exempt} = {forged:,} requests"
    text = RELIABILITY.read_text(encoding="utf-8")
    assert said in text and f"| {forged:,} refused" in text


def test_no_foreign_page_can_open_a_socket(tmp_path: Path) -> None:
    assert complaints(tmp_path, opened) == []


def test_programs_and_our_own_page_are_taken(tmp_path: Path) -> None:
    async def check(there: Situation, digest: Digest) -> list[str]:
        mute = sound(there, next(row for row in rows() if row.route[1].endswith("/mute")))
        own = [mute, mute.having(origin=None, **{"x-throneroom": "1"}), there.as_role(mute, "play").having(cookie=None)]
        off = there.request(OFF).having(**{"content-type": "application/x-www-form-urlencoded"})
        return [str(x) for x in (*own, off, off.having(origin=None)) if (await there.direct.call(x)).status != 200]

    assert complaints(tmp_path, check) == []


def test_what_is_safe_changes_nothing_and_no_answer_is_released_to_other_pages(tmp_path: Path) -> None:
    async def check(there: Situation, digest: Digest) -> list[str]:
        found = []
        before = digest.now()
        asking = {"origin": "https://evil.example", "access-control-request-method": "POST"}
        for row in rows():
            request = sound(there, row)
            safe = request if row.route[0] == "GET" else Asked("OPTIONS", request.path, request.headers)
            answer = await there.direct.call(safe.having(**asking))
            if any(name.startswith("access-control-") for name in answer.headers):
                found.append(f"{row.name}: released to other pages")
            if digest.now() != before:
                found.append(f"{row.name}: {safe.method} changed something")
        return found

    assert complaints(tmp_path, check) == []


# ---------------------------------------------------------------- cookies


def cookies_of(path: Path, settings: Mapping[str, Any]) -> list[tuple[str, Any]]:
    """The cookies of every answer that sets one: name and attributes."""

    async def run() -> list[str]:
        async with direct(sqlite(path), **settings) as server:
            origin = server.house.settings.origin

            async def ask(method: str, path: str, body: Any = None, cookie: str = "") -> Any:
                return await server.call(asked(method, path, body, origin=origin).having(cookie=cookie or None))

            guest = await ask("POST", "/api/guests", {"name": "Ann"})
            cookie = guest.cookies[0].split(";")[0]
            account = await ask("POST", "/api/accounts", LOGIN, cookie)
            cookie = account.cookies[0].split(";")[0]
            set_up = {"game": "westeros", "players": 3, "seats": [{"who": "me"}]}
            match = (await ask("POST", "/api/matches", set_up, cookie)).json["id"]
            link = (await ask("POST", f"/api/matches/{match}/seat-link", {}, cookie)).json["link"]
            followed = await ask("POST", "/api/seat-links", {"link": link})
            answers = [guest, account, await ask("POST", "/api/session", LOGIN), followed,
                       await ask("DELETE", "/api/session", None, cookie)]  # fmt: skip
            assert (await ask("GET", "/api/me", None, cookie)).status == 401
            return [line for answer in answers for line in answer.cookies]

    found = [SimpleCookie(line) for line in asyncio.run(run())]
    assert len(found) == 5
    return [(name, cookie[name]) for cookie in found for name in cookie]


def unguarded(cookies: list[tuple[str, Any]], over_tls: bool) -> list[str]:
    """What is missing at cookies: scripts must not read them, other pages not send them, other hosts not set them."""
    found = []
    for name, cookie in cookies:
        wanted = {"httponly": True, "samesite": "lax", "path": "/", "domain": "", "secure": True if over_tls else ""}
        found += [f"{name}: {key}={cookie[key]}" for key, value in wanted.items() if cookie[key] != value]
        if name.startswith("__Host-") != over_tls:
            found.append(name)
    return found


@pytest.mark.parametrize("over_tls", [False, True])
def test_cookies_are_for_this_host_alone(over_tls: bool, tmp_path: Path) -> None:
    assert unguarded(cookies_of(tmp_path, TLS if over_tls else {}), over_tls) == []


def test_an_https_address_makes_cookies_secure_and_only_that_address_ours() -> None:
    settings = from_environment({"BASE_URL": "https://throneroom.example/"}, Path())
    assert settings.secure_cookies
    host = {"host": "throneroom.example"}
    assert guard.is_own({**host, "origin": "https://throneroom.example"}, settings)
    assert not guard.is_own({**host, "origin": "http://throneroom.example"}, settings)
    assert not guard.is_own({"host": "evil.example", "origin": "https://evil.example"}, settings)


def test_with_tls_a_cookie_that_another_host_could_have_set_is_not_looked_at(tmp_path: Path) -> None:
    async def run() -> list[int]:
        async with direct(sqlite(tmp_path), **TLS) as server:
            guest = await server.call(asked("POST", "/api/guests", {"name": "Ann"}, origin=TLS["base_url"]))
            secret = guest.cookies[0].split(";")[0].partition("=")[2]
            names = ("__Host-throneroom", "throneroom")
            asking = asked("GET", "/api/tokens")
            return [(await server.call(asking.having(cookie=f"{x}={secret}"))).status for x in names]

    assert asyncio.run(run()) == [200, 401]


# ---------------------------------------------------------------- controls


def trust_all(_: Mapping[str, str], __: Settings) -> bool:
    return True


def trust_beginnings(headers: Mapping[str, str], settings: Settings) -> bool:
    return headers.get("origin", "").startswith(settings.origin)


def take_forms(headers: Mapping[str, str], settings: Settings, _: bool) -> Problem | None:
    return None if guard.is_own(headers, settings) else Problem(403, "foreign-origin")


@pytest.mark.parametrize(
    ("name", "defect", "found_by"),
    [
        ("is_own", trust_all, {"from nowhere", "null", "foreign"}),
        ("is_own", trust_beginnings, {"ours as a subdomain", "ours as a beginning", "ours as a name"}),
        ("refusal", take_forms, {"a form", "plain text", "nearly JSON"}),
    ],
)
def test_a_server_that_trusts_foreign_pages_is_found_out(
    name: str, defect: Callable[..., Any], found_by: set[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check(there: Situation, digest: Digest) -> list[str]:
        monkeypatch.setattr(guard, name, defect)
        return await taken(there, digest, UNSAFE[::8])

    found = complaints(tmp_path, check)
    assert all([any([f", {fault}: " in line for line in found]) for fault in found_by])
    assert any(["changed something" in line for line in found])


def test_a_socket_for_all_pages_is_found_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check(there: Situation, digest: Digest) -> list[str]:
        monkeypatch.setattr("throneroom.server.web.live.is_own_page", trust_all)
        return await opened(there, digest)

    assert len(complaints(tmp_path, check)) >= len(FOREIGN_ORIGINS)


def test_a_bare_cookie_is_found_out() -> None:
    assert len(unguarded(list(SimpleCookie("throneroom=secret; Domain=example.org").items()), over_tls=True)) == 6


def test_the_requests_that_are_forged_would_be_taken_from_our_own_page() -> None:
    assert all([any([is_yes(s) or s in (409, 422) for s in row.statuses.values()]) for row in UNSAFE])
