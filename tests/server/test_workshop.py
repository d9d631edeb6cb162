"""Work that never ends is killed, and neither the server nor other work waits for it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from reliability.direct import direct
from server import spinning
from server.running import Client, running, sqlite
from server.support import PATIENCE, ManualClock
from server.test_accounts import somebody
from server.test_replays import record_of
from throneroom.core.rules import Illegal
from throneroom.games.iron_throne.abilities.cardset import built_in_data
from throneroom.server import checking
from throneroom.server.budgets import Limits
from throneroom.server.kept import Kept
from throneroom.server.problems import Problem
from throneroom.server.workshop import TooLong, Workshop


def test_a_piece_of_work_that_is_stuck_keeps_nobody_waiting() -> None:
    async def work() -> None:
        shop = Workshop(2, PATIENCE)
        stuck = asyncio.create_task(shop.do("here", spinning.spin))
        assert [await shop.do("here", spinning.double, n) for n in range(3)] == [0, 2, 4]
        assert not stuck.done()
        shop.close()
        with pytest.raises(TooLong):
            await stuck
        assert await shop.do("here", spinning.double, 21) == 42

    asyncio.run(work())


def test_what_takes_too_long_is_killed_and_its_place_is_free_again() -> None:
    async def work() -> None:
        shop = Workshop(1, 0.2)
        with pytest.raises(TooLong):
            await shop.do("here", spinning.spin)
        shop.seconds = PATIENCE
        with pytest.raises(TooLong):
            await shop.do("here", spinning.die)
        assert await shop.do("here", spinning.double, 2) == 4
        assert not shop._running

    asyncio.run(work())


def test_a_process_has_the_games_loaded_before_it_begins() -> None:
    async def work() -> bool:
        return await Workshop(1, PATIENCE).do("here", spinning.knows_games)

    assert asyncio.run(work())


def test_addresses_take_turns_however_much_one_of_them_wants_done() -> None:
    async def work() -> list[str]:
        shop, done = Workshop(1, PATIENCE), []

        async def do(address: str) -> None:
            await shop.do(address, spinning.double, 1)
            done.append(address)

        async with shop._places.one_for("eve"):
            waiting = [asyncio.create_task(do(address)) for address in ("eve", "eve", "eve", "eve", "ann")]
            for _ in waiting:
                await asyncio.sleep(0)
        await asyncio.gather(*waiting)
        return done

    assert asyncio.run(work()) == ["eve", "ann", "eve", "eve", "eve"]


def test_one_of_many_who_want_a_replay_has_it_played_and_its_record_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with direct(sqlite(tmp_path)) as server:
            done: list[str] = []
            do = server.house.checker.folds.do

            async def counted(address: str, work: Any, *given: Any) -> Any:
                done.append(work.__name__)
                return await do(address, work, *given)

            monkeypatch.setattr(server.house.checker.folds, "do", counted)
            ann = await somebody(server)
            body = {"game": "westeros", "players": 3, "seats": [{"who": "me"}] * 3}
            match = (await ann.post("/api/matches", body))["id"]
            await ann.post(f"/api/matches/{match}/start", status=200)
            await ann.post(f"/api/matches/{match}/end", {"wants": True}, 200)
            paths = [f"/api/replays/{match}", f"/api/matches/{match}/record", f"/api/replays/{match}/story"] * 4
            answers = await asyncio.gather(*[ann.ask("GET", path) for path in paths])
            assert {answer.status for answer in answers} == {200}
            assert sorted(done) == ["play_through", "write_record"]
            await ann.ask("PATCH", "/api/me", {"name": "Anna"})
            assert b"Anna" in (await ann.ask("GET", f"/api/matches/{match}/record")).body
            assert sorted(done) == ["play_through", "write_record", "write_record"]

    asyncio.run(work())


def test_written_records_are_kept_by_their_size() -> None:
    kept: Kept[str] = Kept(Limits(ManualClock(), 1.0, {"LIMIT_RECORD_BYTES_SERVER": 10}).record_bytes)
    for name in "abc":
        kept.put(name, b"1234")
    assert (kept.get("a"), kept.get("c"), kept.get("b"), kept.size) == (None, b"1234", b"1234", 8)
    kept.put("d", b"1234")
    assert (kept.get("b"), kept.get("c"), kept.size) == (b"1234", None, 8)
    kept.put("huge", b"1" * 11)
    assert (kept.get("huge"), kept.size) == (None, 0)


def test_refusals_come_from_the_process_as_they_are() -> None:
    async def work() -> None:
        checker = checking.Checker(1, PATIENCE, Limits(ManualClock()).checks)
        with pytest.raises(Problem) as refused:
            await checker.record({"address": "here"}, record_of("bloody-throne", 5).replace("throne", "chair"))
        assert (refused.value.status, refused.value.type, refused.value.more) == (422, "bad-record", {"line": 1})
        assert isinstance(refused.value.refusal, Illegal)
        assert refused.value.refusal.facts

    asyncio.run(work())


@pytest.fixture
def address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    monkeypatch.setattr(checking, "check_record", spinning.spin_or_check)
    with running(sqlite(tmp_path), check_seconds=PATIENCE) as found:
        yield found


def test_uploads_go_on_while_one_is_stuck(address: str, tmp_path: Path) -> None:
    ann, bob = Client(address, "Ann"), Client(address, "Bob")
    enough = tmp_path / "enough"
    with ThreadPoolExecutor(1) as pool:
        stuck = pool.submit(ann.post, "/api/replays", {"text": f"spin until {enough}"}, 422)
        text = record_of("bloody-throne", 10)
        for _ in range(3):
            bob.post("/api/replays", {"text": text}, 201)
        assert not stuck.done()
        enough.touch()
        assert stuck.result()["type"] == "/problems/bad-record"


def test_a_match_that_is_over_is_played_through_in_a_process_that_is_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checking, "play_through", spinning.spin)
    monkeypatch.setattr(checking, "write_record", spinning.spin)
    with running(sqlite(tmp_path), check_seconds=0.5) as address:
        ann = Client(address, "Ann")
        match = ann.post("/api/matches", {"game": "westeros", "players": 3, "seats": [{"who": "me"}] * 3}, 201)["id"]
        ann.post(f"/api/matches/{match}/start")
        ann.post(f"/api/matches/{match}/end", {"wants": True})
        for path in (f"/api/replays/{match}", f"/api/replays/{match}/story", f"/api/matches/{match}/record"):
            assert ann.get(path, status=503)["type"] == "/problems/server-busy"
        assert ann.get("/api/replays")["replays"] == []


def test_a_card_set_is_checked_in_a_process_that_is_killed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checking, "check_options", spinning.spin)
    with running(sqlite(tmp_path), check_seconds=0.5) as address:
        ann = Client(address, "Ann")
        body = {"game": "iron-throne", "players": 3, "seats": [{"who": "me"}, {"who": "random"}, {"who": "random"}]}
        cards = json.dumps({"cards": {"robb-a": built_in_data()["cards"]["robb-a"]}})
        document = ann.post("/api/matches", body | {"options": {"cards": cards}}, 422)
        assert document["rule"] == "CORE-OPTION-SIZE"
        ann.post("/api/matches", body, 201)
        monkeypatch.undo()
