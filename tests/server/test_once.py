"""A match is set up once, however often it is asked for with the same key."""

from __future__ import annotations

import asyncio
from typing import Any

from sqlalchemy import func, select

from reliability.direct import Answer, Asked, Direct, asked, direct
from throneroom.server.store.schema import match

BODY = {"game": "westeros", "players": 3, "seats": [{"who": "me"}]}
KEY = "0123456789abcdef"


async def guest(server: Direct, name: str) -> str:
    answer = await server.call(asked("POST", "/api/guests", {"name": name}))
    return answer.cookies[0].split(";")[0].partition("=")[2]


def wanted(cookie: str, key: str | None = None, **more: Any) -> Asked:
    """A match asked for with the key in the header, if one is given."""
    return asked("POST", "/api/matches", BODY | more, cookie).having(idempotency_key=key)


async def count(server: Direct) -> int:
    async with server.house.database.read() as c:
        return int((await c.execute(select(func.count()).select_from(match))).scalar_one())


def test_a_match_is_set_up_once_for_a_key(database: str) -> None:
    async def work() -> None:
        async with direct(database) as server:
            ann, bob = await guest(server, "Ann"), await guest(server, "Bob")
            first = await server.call(wanted(ann, KEY))
            again = await server.call(wanted(ann, KEY))
            in_body = await server.call(asked("POST", "/api/matches", BODY | {"key": KEY}, ann))
            assert {answer.status for answer in (first, again, in_body)} == {201}
            assert first.json["invite"] and "invite" not in again.json
            told = {name: value for name, value in first.json.items() if name != "invite"}
            assert again.json == told == in_body.json
            assert await count(server) == 1
            reused = await server.call(wanted(ann, KEY, players=4))
            assert (reused.status, reused.problem) == (422, "key-reused")
            others = await server.call(wanted(bob, KEY))
            assert others.json["id"] != first.json["id"] and others.json["invite"]
            assert (await server.call(wanted(ann))).json["invite"]
            assert await count(server) == 3

    asyncio.run(work())


def test_requests_at_once_with_one_key_set_up_one_match(database: str) -> None:
    async def work() -> list[Answer]:
        async with direct(database) as server:
            ann = await guest(server, "Ann")
            answers = await asyncio.gather(*[server.call(wanted(ann, KEY)) for _ in range(8)])
            assert await count(server) == 1
            return answers

    answers = asyncio.run(work())
    assert {answer.status for answer in answers} == {201}
    assert len({answer.json["id"] for answer in answers}) == 1
    assert len([answer for answer in answers if "invite" in answer.json]) == 1


def test_what_is_there_already_costs_nothing_of_the_budget(database: str) -> None:
    async def work() -> None:
        async with direct(database, limits={"LIMIT_MATCHES_PERSON": 2}) as server:
            ann = await guest(server, "Ann")
            answers = [await server.call(wanted(ann, KEY)) for _ in range(6)]
            assert {answer.status for answer in answers} == {201}
            assert [(await server.call(wanted(ann))).status for _ in range(2)] == [201, 429]
            assert (await server.call(wanted(ann, KEY))).status == 201

    asyncio.run(work())


def test_a_key_has_16_to_64_signs_and_is_not_stored(database: str) -> None:
    async def work() -> None:
        async with direct(database) as server:
            ann = await guest(server, "Ann")
            for key in ("a" * 15, "a" * 65):
                assert (await server.call(wanted(ann, key))).status == 422
            assert (await server.call(wanted(ann, KEY))).status == 201
            async with server.house.database.read() as c:
                assert KEY not in repr((await c.execute(select(match))).all())

    asyncio.run(work())


def test_who_may_no_longer_see_a_match_does_not_by_its_key(database: str) -> None:
    async def work() -> None:
        async with direct(database) as server:
            ann, bob = await guest(server, "Ann"), await guest(server, "Bob")
            made = (await server.call(wanted(ann, KEY, seats=[]))).json
            me = (await server.call(asked("GET", "/api/me", cookie=bob))).json
            async with server.house.database.write() as c:
                await c.execute(match.update().where(match.c.id == made["id"]).values(owner=me["id"]))
            server.house.matches.rooms.clear()
            again = await server.call(wanted(ann, KEY, seats=[]))
            assert (again.status, again.problem) == (404, "not-found")

    asyncio.run(work())
