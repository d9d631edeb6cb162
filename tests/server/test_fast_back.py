"""Back at once: what a start does, and what a list costs, does not grow with the matches that are stored."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy.engine import Engine

from server.support import add_person, counted_plays, go_on, key, with_matches
from throneroom.core.dice import Dice
from throneroom.core.game import default_choice, find_game
from throneroom.server.chairs import Chairs
from throneroom.server.keepers import Keepers
from throneroom.server.matches import Matches
from throneroom.server.packets import match_json
from throneroom.server.rooms import BOT, ENDED, PERSON, Chair, Room
from throneroom.server.store import rows
from throneroom.server.table import Table


async def _against_bots(matches: Matches, owner: str, start: str) -> Room:
    chairs = [Chair(0, PERSON, owner), Chair(1, BOT, bot="random"), Chair(2, BOT, bot="random")]
    room, _ = await matches.create(owner, find_game("bloody-throne"), 3, {"start": start}, chairs)
    await Chairs(matches).begin(room)
    return room


@pytest.mark.parametrize("count", [2, 12])
def test_a_start_looks_only_at_the_matches_in_which_a_bot_is_asked(
    count: int, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def begin(matches: Matches) -> list[str]:
        owner = await add_person(matches, "Ada")
        for _ in range(count):
            await _against_bots(matches, owner, start="red")  # the person is asked
        return [(await _against_bots(matches, owner, start="blu")).id]

    waiting = with_matches(database, begin)

    async def resume(matches: Matches) -> None:
        woken: list[str] = []
        keepers = Keepers(matches, Table(matches), 1)
        keepers.wake = lambda room, is_own=True: woken.append(room.id)  # type: ignore[method-assign]
        await keepers._resume()
        assert woken == waiting
        assert list(matches.rooms) == waiting

    with_matches(database, resume)


def test_who_is_asked_is_stored_with_every_action_draft_and_undo(database: str) -> None:
    """After each of them the stored marks are what the game asks, less the simultaneous choices that are ready."""

    async def work(matches: Matches) -> None:
        owner = await add_person(matches, "Ada")
        chairs = [Chair(seat, PERSON, owner) for seat in range(3)]
        room, _ = await matches.create(owner, find_game("westeros"), 3, {}, chairs)
        table, dice = Table(matches), Dice(3)

        async def compare() -> None:
            async with matches.database.read() as c:
                stored = {row["seat"]: row["asked"] for row in await rows.seats_of(c, room.id)}
            pending = {d.seat for d in room.playing().state.pending}
            assert stored == {seat: seat in pending and not room.is_ready(seat) for seat in range(3)}

        await Chairs(matches).begin(room)
        await compare()
        for _ in range(120):
            fold = room.playing()
            d = next(d for d in fold.state.pending if not room.is_ready(d.seat))
            is_among_others = len(fold.state.pending) > 1
            choice = default_choice(fold.game.view(fold.state, d.seat), d)
            await table.submit(room, d.seat, fold.decision(d), choice, key())
            await compare()
            if is_among_others and room.is_ready(d.seat) and dice.below(2):
                await table.withdraw(room, d.seat)
                await compare()
            elif room.undoable(d.seat) is not None and dice.below(4) == 0:
                await table.undo(room, d.seat)
                await compare()

    with_matches(database, work)


def test_a_list_of_finished_matches_plays_none_of_them_through(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def finish(matches: Matches) -> dict[str, Any]:
        owner = await add_person(matches, "Ada")
        chairs = [Chair(seat, PERSON, owner) for seat in range(3)]
        room, _ = await matches.create(owner, find_game("bloody-throne"), 3, {}, chairs)
        await Chairs(matches).begin(room)
        await go_on(matches, room, Dice(5))
        assert room.status == ENDED
        return match_json(room, {})

    known = with_matches(database, finish)

    async def look(matches: Matches) -> None:
        with counted_plays(monkeypatch) as played:
            listed = await matches.glance(known["id"])
            assert listed is not None
            assert match_json(listed, {}) == known
            assert played == []
            await matches.room(known["id"])
            assert len(played) == known["ply"]  # the counter counts

    with_matches(database, look)


def test_many_matches_that_are_over_are_read_in_as_many_statements_as_one(database: str) -> None:
    async def call_off(matches: Matches) -> list[str]:
        owner = await add_person(matches, "Ada")
        rooms = [await _against_bots(matches, owner, start="red") for _ in range(12)]
        for room in rooms:
            await Chairs(matches).abandon(room)
        return [room.id for room in rooms]

    ids = with_matches(database, call_off)

    async def look(matches: Matches) -> None:
        statements: list[str] = []

        def count(_c: Any, _cursor: Any, statement: str, *_more: Any) -> None:
            statements.append(statement)

        event.listen(Engine, "before_cursor_execute", count)
        try:
            one = await matches.finished(ids[:1])
            few = len(statements)
            found = await matches.finished(ids)
            assert len(statements) == 2 * few
        finally:
            event.remove(Engine, "before_cursor_execute", count)
        assert list(one) == ids[:1]
        assert sorted(found) == sorted(ids)
        for id, room in found.items():
            assert match_json(room, {}) == match_json(await matches.room(id), {}) | {"awaited": []}

    with_matches(database, look)


def test_a_start_imports_nothing_that_only_some_servers_need() -> None:
    late = ("alembic", "apprise", "asyncpg", "webbrowser")
    program = f"import sys, throneroom.cli.serve, throneroom.server.run; print([m for m in {late} if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
