"""R14: a seat, a whisper and a token work for their owner only.

Every route and the socket are asked by eighteen kinds of people about a private match, and each answer is the one that
`who_may.txt` declares. A route without a line fails, and so does a line without a route. What was refused has changed
nothing. What is not one's own looks exactly like what is not there. Servers that let in everybody, that forget to ask
for the owner, the scope, the end of a session or a ban are found out.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from reliability.digest import Digest
from reliability.direct import SOCKET, Answer, Asked, asked, direct, routes_of
from reliability.situation import NOWHERE, ROLES, Situation, situation
from reliability.who_may import PAGE, Row, is_yes, page, rows, table
from server.running import sqlite
from throneroom.server import people
from throneroom.server.people import People
from throneroom.server.rooms import Room
from throneroom.server.web import asking, guard

ELSEWHERE = "192.0.2.7"
Check = Callable[[Situation, Digest], Awaitable[list[str]]]


def complaints(path: Path, check: Check) -> list[str]:
    """What a check finds on a server full of people."""

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


def request(there: Situation, row: Row, role: str, id: str = "") -> Asked:
    sound = there.request(row.route, row.about, row.query, id)
    return replace(there.as_role(sound, role), address=ELSEWHERE)


async def wrong_cells(there: Situation, digest: Digest, table: list[Row]) -> list[str]:
    """The cells that are not answered as declared, or were refused and changed something all the same."""
    found = []
    for row in table:
        for role, status in row.statuses.items():
            before = digest.now()
            answer = await there.direct.call(request(there, row, role))
            if answer.status != status:
                found.append(f"{row.name} for {role}: {answer.status}, not {status}")
            if digest.now() != before:
                if not is_yes(answer.status):
                    found.append(f"{row.name} for {role}: refused, and changed something")
                await there.put_back()
                assert digest.now() == before
    return found


async def unlike(there: Situation, digest: Digest, table: list[Row]) -> list[str]:
    """The answers about what is not one's own that differ from those about what is not there."""
    found = []
    named = [row for row in table if "{id}" in row.route[1] or "_id}" in row.route[1]]
    for row in named:
        for role in [role for role, status in row.statuses.items() if status == 404]:
            hidden = await there.direct.call(request(there, row, role))
            nothing = await there.direct.call(request(there, row, role, NOWHERE))
            if _seen(hidden) != _seen(nothing):
                found.append(f"{row.name} for {role}: {_seen(hidden)} and {_seen(nothing)}")
    return found


def _seen(answer: Answer) -> Any:
    """All that somebody can learn from an answer; every request has its own number."""
    return answer.status, answer.body, {k: v for k, v in answer.headers.items() if k != "x-request-id"}


def test_every_route_has_a_line_and_every_line_a_route(tmp_path: Path) -> None:
    async def run() -> None:
        async with direct(sqlite(tmp_path)) as server:
            assert {row.route for row in rows()} == set(routes_of(server.app))

    asyncio.run(run())
    assert len({row.name for row in rows()}) == len(rows())


def test_the_page_shows_the_table() -> None:
    assert PAGE.read_text(encoding="utf-8") == page()


def test_the_page_on_reliability_says_how_large_the_table_is() -> None:
    lines = [line for line in table() if isinstance(line, Row)]
    said = f"{len(lines)} lines × {len(ROLES)} roles = {len(lines) * len(ROLES):,} cells"
    assert said in PAGE.with_name("reliability.md").read_text(encoding="utf-8")


def test_everybody_is_answered_as_the_table_declares(tmp_path: Path) -> None:
    table = rows()
    assert complaints(tmp_path, lambda there, digest: wrong_cells(there, digest, table)) == []
    print(f"{len(table)} lines × {len(ROLES)} roles = {len(table) * len(ROLES)} cells")


def test_what_is_not_yours_looks_like_what_is_not_there(tmp_path: Path) -> None:
    assert complaints(tmp_path, lambda there, digest: unlike(there, digest, rows())) == []


def test_a_token_to_play_is_enough_to_start_ones_own_match(tmp_path: Path) -> None:
    async def check(there: Situation, digest: Digest) -> list[str]:
        issued = asked("POST", "/api/tokens", {"scopes": ["play"]})
        token = (await there.direct.call(there.as_role(issued, "owner"))).json["token"]
        answer = await there.direct.call(asked("POST", f"/api/matches/{there.places['full']}/start", bearer=token))
        return [] if answer.status == 200 and answer.json["status"] == "playing" else [str(answer)]

    assert complaints(tmp_path, check) == []


async def overheard(there: Situation, _: Digest) -> list[str]:
    """The open lines that go on although the right to them has ended: a seat was freed, a session ended."""
    found = []
    for match, path, body, role in (
        ("full", f"/api/matches/{there.places['full']}/seats/0", {"who": "empty"}, "owner"),
        ("playing", "/api/session", None, "seat"),
    ):
        for method, way in (("GET", "stream"), (SOCKET, "live")):
            ending = there.as_role(asked("DELETE" if body is None else "POST", path, body), role)
            line = there.as_role(asked(method, f"/api/matches/{there.places[match]}/{way}"), "seat")
            last = await there.direct.last(line, ending)
            if last.get("problem", {}).get("status") != 404:
                found.append(f"{way} after {path}: {last}")
            await there.put_back()
    return found


def test_an_open_line_ends_with_the_right_to_it(tmp_path: Path) -> None:
    assert complaints(tmp_path, overheard) == []


# ---------------------------------------------------------------- controls


def let_everybody_see(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(asking, "may_see", lambda *_: True)


def let_everybody_own(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(asking, "is_owner", lambda *_: True)


def forget_scopes(patch: pytest.MonkeyPatch) -> None:
    real = People._read

    async def read(self: People, hash: str) -> Any:
        row, person = await real(self, hash)
        return row, replace(person, scopes=frozenset(), session=hash) if person is not None else None

    patch.setattr(People, "_read", read)


def forget_bans_and_ends(patch: pytest.MonkeyPatch) -> None:
    async def read(self: People, hash: str) -> Any:
        async with self.database.read() as c:
            row = await people.rows.find_token(c, hash)
            user = await people.rows.find_user(c, row["user"]) if row is not None else None
        is_there = row is not None and user is not None
        return (row, people.Person(user["id"], user["name"], session=hash)) if is_there else (None, None)

    patch.setattr(People, "_read", read)


def give_seats_to_all(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Room, "seats_of", lambda self, _: [chair.seat for chair in self.chairs])


def trust_every_page(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(guard, "is_own_page", lambda *_: True)


@pytest.mark.parametrize(
    ("defect", "roles"),
    [
        (let_everybody_see, {"stranger", "other-match", "former"}),
        (let_everybody_own, {"seat", "spectator", "stranger"}),
        (forget_scopes, {"read", "play", "create"}),
        (forget_bans_and_ends, {"banned", "expired"}),
        (give_seats_to_all, {"stranger", "spectator", "admin"}),
        (trust_every_page, {"foreign"}),
    ],
)
def test_a_server_that_lets_in_too_many_is_found_out(
    defect: Callable[[pytest.MonkeyPatch], None], roles: set[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    telling = [row for row in rows() if row.route[1].endswith(("/view", "/choices", "/start", "/api/tokens"))]

    async def check(there: Situation, digest: Digest) -> list[str]:
        defect(monkeypatch)
        return await wrong_cells(there, digest, telling)

    found = complaints(tmp_path, check)
    assert roles <= {role for role in ROLES for line in found if f"for {role}:" in line}


def test_different_words_for_what_is_hidden_are_found_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check(there: Situation, digest: Digest) -> list[str]:
        async def telling(request: Any, id: str, person: Any) -> Room:
            room = await asking.house_of(request).matches.room(id)
            if not asking.may_see(room, person):
                raise asking.Problem(404, "forbidden")
            return room

        monkeypatch.setattr(asking, "room_of", telling)
        return await unlike(there, digest, [row for row in rows() if row.route[1].endswith("/invite")])

    assert complaints(tmp_path, check)


def test_a_line_that_stays_open_is_found_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def always(*_: Any) -> bool:
        return True

    monkeypatch.setattr("reliability.direct.END_SECONDS", 0.3)
    monkeypatch.setattr("throneroom.server.web.live._is_still_let_in", always)
    monkeypatch.setattr("throneroom.server.web.live._has_seat", lambda *_: True)
    assert len(complaints(tmp_path, overheard)) == 4
