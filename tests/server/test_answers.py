"""What takes long to answer is made once, is kept, and counts for what it costs."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from reliability.direct import Direct
from server.running import sqlite
from server.support import ManualClock, go_on
from server.test_accounts import Browser, on, somebody
from throneroom.core.dice import Dice
from throneroom.games.iron_throne.abilities import cardset
from throneroom.server.answers import Answers
from throneroom.server.budgets import Limits
from throneroom.server.kept import Kept
from throneroom.server.ways import looked_at
from throneroom.server.web import games, playing

MOST_CHOICES = 400


async def match_of(ann: Browser, game: str = "iron-throne", **more: Any) -> str:
    body = {"game": game, "players": 3, "seats": [{"who": "me"}] * 3, **more}
    return str((await ann.post("/api/matches", body))["id"])


def cards(n: int) -> dict[str, str]:
    """Options with a set of its own."""
    return {"cards": json.dumps({"name": f"set {n}", "names": {"robb": f"Lyanna {n} {'x' * 180}"}})}


def with_server(path: Path, work: Callable[[Direct], Awaitable[None]], **limits: int) -> None:
    on(sqlite(path), work, clock=ManualClock(), limits=limits)


# ---------------------------------------------------------------- making once


def test_one_makes_what_many_ask_for_and_addresses_take_turns() -> None:
    made: list[str] = []

    async def work() -> None:
        answers = Answers(Kept(Limits(ManualClock()).answer_bytes))

        def maker(name: str) -> Callable[[], Awaitable[bytes]]:
            async def make() -> bytes:
                made.append(name)
                for _ in range(5):
                    await asyncio.sleep(0)
                    assert made[-1] == name  # nobody else is at it
                return name.encode()

            return make

        wanted = [("a", "eve"), ("b", "eve"), ("c", "eve"), ("a", "eve"), ("d", "ann"), ("a", "ann")]
        found = await asyncio.gather(*[answers.of((name,), address, maker(name)) for name, address in wanted])
        assert [answer.content for answer in found] == [name.encode() for name, _ in wanted]

    asyncio.run(work())
    assert made == ["a", "b", "d", "c"]


def test_what_is_kept_is_within_its_budget() -> None:
    made: list[int] = []

    async def work() -> None:
        kept: Kept[tuple[object, ...]] = Kept(Limits(ManualClock(), 1, {"LIMIT_ANSWER_BYTES_SERVER": 100}).answer_bytes)
        answers = Answers(kept)

        async def ask(n: int) -> None:
            async def make() -> bytes:
                made.append(n)
                return b"x" * 30

            await answers.of((n,), "here", make)
            assert kept.size <= 100

        for n in (0, 1, 2, 0, 3, 4, 0, 1):
            await ask(n)

    asyncio.run(work())
    assert made == [0, 1, 2, 3, 4, 1]


# ---------------------------------------------------------------- words of card sets


def test_the_words_of_a_set_that_nobody_holds_are_made_once_for_a_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cardset, "MOST_KEPT", 1)
    made: list[str] = []
    make = games.words_json

    def counted(teller: Any) -> Any:
        made.append(threading.current_thread().name)
        return make(teller)

    monkeypatch.setattr(games, "words_json", counted)

    async def work(server: Direct) -> None:
        ann = await somebody(server)
        ids = [await match_of(ann, options=cards(n)) for n in range(4)]
        paths = [f"/api/matches/{id}/words?lang={lang}" for id in ids for lang in ("en", "hu")]
        found = await asyncio.gather(*[ann.get(path) for path in paths * 3])
        assert found[:8] == found[8:16] == found[16:]
        assert [told["names"]["person"]["robb"].split()[:2] for told in found[:8:2]] == [
            ["Lyanna", str(n)] for n in range(4)
        ]
        assert len(made) == len(paths)
        assert threading.main_thread().name not in made
        same = await match_of(ann, options=cards(0))
        assert await ann.get(f"/api/matches/{same}/words") == found[0]
        assert len(made) == len(paths)

    with_server(tmp_path, work)


def test_words_that_have_to_be_made_count_more(tmp_path: Path) -> None:
    async def work(server: Direct) -> None:
        ann = await somebody(server)
        first, second, plain = [await match_of(ann, options=options) for options in (cards(0), cards(1), {})]
        for _ in range(4):
            await ann.get(f"/api/matches/{first}/words")
        await ann.get(f"/api/matches/{plain}/words")
        await ann.get(f"/api/matches/{second}/words")
        await ann.get(f"/api/matches/{first}/words", status=429)

    with_server(tmp_path, work, LIMIT_QUESTIONS_PERSON=games.MAKING + 6)


# ---------------------------------------------------------------- ways to go on


async def march(server: Direct, ann: Browser) -> str:
    """A match in which the first who is asked has many ways to go on."""
    id = await match_of(ann, "westeros")
    await ann.post(f"/api/matches/{id}/start", status=200)
    room, dice = server.house.matches.rooms[id], Dice("march")
    for _ in range(MOST_CHOICES):
        if room.playing().state.pending[0].kind.id == "march":
            return id
        await go_on(server.house.matches, room, dice, most=1)
    raise AssertionError(f"no march in {MOST_CHOICES} choices")


async def seat_asked(server: Direct, id: str) -> tuple[int, str]:
    fold = server.house.matches.rooms[id].playing()
    seat = fold.state.pending[0].seat
    return seat, fold.game.seats[seat]


def test_ways_are_made_once_for_a_decision_a_seat_and_a_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[tuple[int, str, Any]] = []
    make = playing.ways_json

    async def counted(view: Any, d: Any, id: str, begun: Any, teller: Any) -> Any:
        made.append((d.seat, id, begun))
        return await make(view, d, id, begun, teller)

    monkeypatch.setattr(playing, "ways_json", counted)

    async def work(server: Direct) -> None:
        ann = await somebody(server)
        id = await march(server, ann)
        seat, code = await seat_asked(server, id)
        path = f"/api/matches/{id}/ways?seat={code}"
        found = await asyncio.gather(*[ann.get(path) for _ in range(3)])
        assert found[0] == found[1] == found[2]
        assert (len(made), made[0][0]) == (1, seat)
        czech = await ann.get(f"{path}&lang=cs")
        assert (czech == found[0], czech["ways"] == found[0]["ways"], len(made)) == (False, True, 2)
        first = next(way for way in found[0]["ways"] if way["after"])["after"][0]
        inner = await ann.get(f"{path}&begun={first}")
        assert (inner["ways"][0]["after"], len(made)) == ([first], 3)
        await go_on(server.house.matches, server.house.matches.rooms[id], Dice("on"), most=1)
        other, code = await seat_asked(server, id)
        told = await ann.get(f"/api/matches/{id}/ways?seat={code}")
        assert (told["decision"] == found[0]["decision"], made[3][0], len(made)) == (False, other, 4)

    with_server(tmp_path, work)


def test_ways_count_for_what_was_looked_at_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "AT_ONE_PRICE", 5)

    async def work(server: Direct) -> None:
        ann = await somebody(server)
        id = await march(server, ann)
        _, code = await seat_asked(server, id)
        path = f"/api/matches/{id}/ways?seat={code}"
        found = await ann.get(path)
        more = looked_at(found) // playing.AT_ONE_PRICE
        assert more > 0
        server.house.limits.questions._counts["person"].most = 1 + more + 2
        assert [(await ann.ask("GET", path)).status for _ in range(3)] == [200, 200, 429]

    with_server(tmp_path, work)
