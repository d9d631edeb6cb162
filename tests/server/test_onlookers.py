"""Those who look on see the same: it is made and written once for all of them, and never for anybody else."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from reliability.direct import SOCKET, Direct, asked, direct
from server.running import sqlite
from server.support import PATIENCE, ManualClock, begun, go_on, with_matches
from server.test_accounts import Browser, somebody
from server.test_budgets import FEW, budget
from throneroom.core.dice import Dice
from throneroom.core.seats import SPECTATOR
from throneroom.server import onlookers as onlooking
from throneroom.server.matches import Matches
from throneroom.server.onlookers import Onlookers
from throneroom.server.packets import packet
from throneroom.server.turns import Turns
from throneroom.telling import Teller


def counted(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """From which moments on packets are made."""
    made: list[int] = []
    make = onlooking.packet_in_turns

    async def counting(room: Any, seat: int, since: int, *given: Any) -> Any:
        assert seat == SPECTATOR
        made.append(since)
        return await make(room, seat, since, *given)

    monkeypatch.setattr(onlooking, "packet_in_turns", counting)
    return made


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_a_packet_is_made_once_for_a_moment_a_language_and_what_was_seen(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, few = counted(monkeypatch), {"LIMIT_PACKETS_SERVER": FEW}

    async def work(matches: Matches) -> None:
        room, shared = await begun(matches, "westeros"), Onlookers(budget(ManualClock(), "packets", **few))
        fold = room.playing()

        async def wanted(since: int = 0, lang: str = "en") -> Any:
            teller = Teller(lang, fold.game, fold.options)
            told, written = await shared.packet(room, lang, since, teller, Turns(), "here", False)
            fresh = packet(room, SPECTATOR, since, teller, False)
            assert json.loads(bytes(written)) == json.loads(json.dumps(told)) == json.loads(json.dumps(fresh))
            return written

        first = await wanted()
        assert (await wanted(), made) == (first, [0])
        await wanted(lang="cs")
        await wanted(since=1)
        assert made == [0, 0, 1]
        await go_on(matches, room, Dice("on"), most=3)
        await wanted()
        await wanted()
        assert made == [0, 0, 1, 0]
        for since in range(2 * FEW):
            await wanted(since)
        assert len(shared._made) == FEW

    with_matches(database, work)


def test_two_who_look_on_are_sent_what_was_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = counted(monkeypatch)

    async def work() -> None:
        async with direct(sqlite(tmp_path)) as server:
            ann = await somebody(server)
            seats = [{"who": "me"}] * 3
            body = {"game": "westeros", "players": 3, "seats": seats, "visibility": "public"}
            match = (await ann.post("/api/matches", body))["id"]
            await ann.post(f"/api/matches/{match}/start", status=200)
            path = f"/api/matches/{match}/stream"
            told = [(await server.call(asked("GET", path))).json["packet"] for _ in range(2)]
            assert told[0] == told[1] == await Browser(server).get(f"/api/matches/{match}/view")
            assert made == [0]
            own = (await ann.ask("GET", path)).json["packet"]
            assert (own["seat"] is None, made) == (False, [0])

    asyncio.run(work())


def test_a_line_of_talk_makes_no_packet_anew_for_those_who_look_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = counted(monkeypatch)

    async def work() -> None:
        async with direct(sqlite(tmp_path)) as server, AsyncExitStack() as stack:
            ann = await somebody(server)
            seats = [{"who": "me"}] * 3
            body = {"game": "westeros", "players": 3, "seats": seats, "visibility": "public"}
            match = (await ann.post("/api/matches", body))["id"]
            await ann.post(f"/api/matches/{match}/start", status=200)
            lines = [await opened(server, stack, match) for _ in range(3)]
            for n in range(5):
                await ann.post(f"/api/matches/{match}/messages", {"text": f"Line {n} of talk."})
                for line in lines:
                    await told(line, f"Line {n} of talk.")
                if n == 0:
                    once = list(made)
            plies = server.house.matches.rooms[match].playing().plies
            assert made == once == [0, plies]  # the first for who came, the second for whoever knows it all

    asyncio.run(work())


async def opened(server: Direct, stack: AsyncExitStack, match: str) -> Any:
    """A socket of somebody who looks on; it is told how the match stands."""
    line, scope = server._line(asked(SOCKET, f"/api/matches/{match}/live"))
    task = asyncio.ensure_future(server.app(scope, line.receive, line.send))

    async def leave() -> None:
        line.left.set()
        await task

    stack.push_async_callback(leave)
    await told(line, '"packet"')
    return line


async def told(line: Any, text: str) -> None:
    """Wait until something was said on a line."""
    async with asyncio.timeout(PATIENCE):
        while text.encode() not in b"".join(line.pieces()):
            line.heard.clear()
            await line.heard.wait()
