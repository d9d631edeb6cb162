"""Requests nested without end, names that turn the writing around, pages elsewhere that ask for the counters."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest

from reliability.direct import Asked, Direct, asked, direct
from server.running import sqlite
from throneroom.server.web import games, pages, schema

DEEP = 1_100


async def guest(server: Direct) -> str:
    made = await server.call(asked("POST", "/api/guests", {"name": "Ann"}))
    return made.cookies[0].partition("=")[2].partition(";")[0]


@pytest.mark.parametrize("opened", ["[", '{"a":'])
def test_what_is_nested_too_deeply_is_refused_and_no_defect(tmp_path: Path, opened: str) -> None:
    async def work() -> None:
        async with direct(sqlite(tmp_path)) as server:
            cookie = await guest(server)
            made = await server.call(asked("POST", "/api/matches", {"game": "westeros", "players": 3}, cookie))
            match = made.json["id"]
            for path in (
                "/api/guests",
                "/api/session",
                "/api/matches",
                "/api/replays",
                f"/api/matches/{match}/what-if",
                f"/api/matches/{match}/explain",
                "/api/notifications/settings",
            ):
                for field in ("question", "options", "name", "quiet", "text"):
                    request = asked("POST", path, {}, cookie)
                    body = f'{{"{field}": {opened * DEEP}'.encode()
                    answer = await server.call(Asked("POST", path, request.headers, body))
                    assert (answer.status, answer.problem) == (422, "bad-request"), (path, field, answer.body)

    asyncio.run(work())


@pytest.mark.parametrize("lang", ["en", "cs", "hu"])
@pytest.mark.parametrize(
    "path",
    [
        "/about", "/api", "/api/games", "/api/games/westeros/rules", "/api/games/iron-throne/words",
        "/api/schema/openapi.json",
    ],
)  # fmt: skip
def test_what_is_the_same_for_everybody_is_made_once_for_a_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str, lang: str
) -> None:
    def made_again(*given: Any) -> None:
        raise AssertionError(given)

    async def work() -> None:
        async with direct(sqlite(tmp_path)) as server:
            request = asked("GET", f"{path}?lang={lang}")
            first = await server.call(request)
            makers = [(pages, "Catalogue"), (pages, "Teller"), (pages, "reference"), (games, "Teller"),
                      (schema, "_document"), (schema.OpenApiFile, "render_json")]  # fmt: skip
            for module, maker in makers:
                monkeypatch.setattr(module, maker, made_again)
            again = await server.call(request)
            assert (first.status, again.status) == (200, 200)
            assert again.body == first.body

    asyncio.run(work())


@pytest.mark.parametrize("path", ["/api/guests", "/api/session", "/api/matches", "/api/replays"])
def test_what_is_no_text_is_refused_and_no_defect(tmp_path: Path, path: str) -> None:
    async def work() -> None:
        async with direct(sqlite(tmp_path)) as server:
            request = asked("POST", path, {}, await guest(server))
            answer = await server.call(Asked("POST", path, request.headers, b'{"name": "\xff"}'))
            assert (answer.status, answer.problem) == (422, "bad-request"), answer.body

    asyncio.run(work())


def test_the_name_of_a_match_is_one_line_that_shows_what_it_is(tmp_path: Path) -> None:
    async def work() -> Any:
        async with direct(sqlite(tmp_path)) as server:
            body = {"game": "westeros", "players": 3, "name": "\u202eeman\x07 of\u200b a\nmatch "}
            return (await server.call(asked("POST", "/api/matches", body, await guest(server)))).json["name"]

    assert asyncio.run(work()) == "eman of a match"


@pytest.mark.parametrize("sign", ["\\u0000", "\\ud800", "\\udc00"])
@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/guests", '{"name": "Ann"}'),
        ("/api/guests", '{"name": "Ann", "language": "en"}'),
        ("/api/tokens", '{"label": "bot", "scopes": ["read"]}'),
        ("/api/accounts", '{"login": "ann@example.org", "password": "correct horse"}'),
        ("/api/matches", '{"game": "westeros", "players": 3, "name": "Ours"}'),
        ("/api/matches", '{"game": "westeros", "players": 3, "key": "0123456789abcdef"}'),
        ("/api/matches", '{"game": "iron-throne", "players": 3, "options": {"cards": "{}"}}'),
        ("/api/matches", '{"game": "westeros", "players": 3, "seats": [{"who": "greedy"}]}'),
        ("/api/matches/{id}/messages", '{"text": "Hail"}'),
        ("/api/matches/{id}/choices", '{"decision": "1", "seat": "x", "choice": 1, "key": "0123456789abcdef"}'),
        ("/api/replays", '{"text": "record"}'),
        ("/api/notifications/settings", '{"quiet": {"from": 22, "to": 7, "zone": "Europe/Prague"}}'),
        ("/api/notifications/devices", '{"endpoint": "https://x.org/a", "keys": {"p256dh": "p", "auth": "a"}}'),
    ],
)
def test_what_no_database_can_store_is_refused_wherever_it_stands(
    tmp_path: Path, path: str, body: str, sign: str
) -> None:
    async def work() -> None:
        async with direct(sqlite(tmp_path)) as server:
            cookie = await guest(server)
            made = await server.call(asked("POST", "/api/matches", {"game": "westeros", "players": 3}, cookie))
            request = asked("POST", path.replace("{id}", made.json["id"]), {}, cookie)
            texts = [part.span(1) for part in re.finditer(r': "([^"]*)"', body)]
            assert texts
            for begin, end in texts:
                sent = f"{body[: begin + 1]}{sign}{body[begin + 1 : end]}{body[end:]}".encode()
                answer = await server.call(Asked("POST", request.path, request.headers, sent))
                assert (answer.status, answer.problem) == (422, "bad-request"), (sent, answer.body)

    asyncio.run(work())


@pytest.mark.parametrize("path", ["/static/\0", "/api/matches/\0", "/api/replays/a\0b"])
def test_an_address_with_nul_leads_nowhere(tmp_path: Path, path: str) -> None:
    async def work() -> None:
        async with direct(sqlite(tmp_path)) as server:
            assert (await server.call(asked("GET", path, None))).status == 404

    asyncio.run(work())


@pytest.mark.parametrize("path", ["/api/games", "/api/me", "/t/x"])
def test_what_a_cookie_holds_costs_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str) -> None:
    """To undo its quotes takes the square of its length, before anybody can be counted."""
    monkeypatch.setattr("litestar.connection.base.parse_cookie_string", unwanted)

    async def work() -> None:
        async with direct(sqlite(tmp_path)) as server:
            cookie = await guest(server)
            quoted = 'x="' + "\\" * 30_000 + '"'
            for among in (quoted, f"{quoted}; throneroom={cookie}", f"lang=cs;throneroom={cookie};"):
                answer = await server.call(asked("GET", path, None).having(cookie=among))
                assert answer.status < 500, answer.body
                if path == "/api/me":
                    assert (answer.json is not None) == ("throneroom" in among)

    asyncio.run(work())


def unwanted(_: str) -> dict[str, str]:
    raise AssertionError("what strangers quote is not undone")


@pytest.mark.parametrize(
    ("host", "status"),
    [("127.0.0.1:8000", 200), ("localhost", 200), ("[::1]:8000", 200), ("evil.example", 404), ("", 404), ("[", 404)],
)
def test_only_who_asks_for_this_machine_by_its_own_name_is_told_the_counters(
    tmp_path: Path, host: str, status: int
) -> None:
    async def work() -> int:
        async with direct(sqlite(tmp_path)) as server:
            return (await server.call(Asked("GET", "/metrics", (("host", host),)))).status

    assert asyncio.run(work()) == status


@pytest.mark.parametrize("is_secure", [True, False])
def test_with_tls_browsers_are_told_to_come_with_nothing_else(tmp_path: Path, is_secure: bool) -> None:
    async def work() -> bool:
        async with direct(sqlite(tmp_path), secure_cookies=is_secure) as server:
            return "strict-transport-security" in (await server.call(asked("GET", "/healthz"))).headers

    assert asyncio.run(work()) == is_secure
