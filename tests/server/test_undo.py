"""Going back costs no fold of the game, neither now nor when it is read again: plays of the engine are counted."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import pytest

from server.support import PATIENCE, begun, go_on, key, with_matches
from throneroom.core.dice import Dice
from throneroom.core.game import state_hash
from throneroom.core.secrecy import sample
from throneroom.server import fold as folding
from throneroom.server.fold import Broken, Fold, new_fold
from throneroom.server.matches import Matches
from throneroom.server.rooms import Room
from throneroom.server.store import rows
from throneroom.server.table import Table

CYCLES: Final = 150
MOST_CHOICES: Final = 2_000


@dataclass
class Plays:
    """How often the engine has played an action."""

    count: int = field(default=0)


@pytest.fixture
def plays(monkeypatch: pytest.MonkeyPatch) -> Plays:
    counted, play = Plays(), folding.play

    def counting(*given: Any) -> None:
        counted.count += 1
        play(*given)

    monkeypatch.setattr(folding, "play", counting)
    return counted


async def until_undoable(matches: Matches, room: Room) -> tuple[int, Any]:
    """Play to where an answer can be taken back; the seat and its answer."""
    dice = Dice(7)
    for _ in range(MOST_CHOICES):
        fold = room.playing()
        d = next(d for d in fold.state.pending if not room.is_ready(d.seat))
        choice = sample(fold.game.view(fold.state, d.seat), d, dice)
        twin = fold.twin()
        twin.take(d.seat, choice)
        if len(fold.actions) > 30 and len(fold.state.pending) == 1 and twin.undoable(d.seat) == fold.plies:
            return d.seat, choice
        await Table(matches).submit(room, d.seat, fold.decision(d), choice, key())
    raise AssertionError("no answer can be taken back")


def test_a_hundred_and_fifty_times_there_and_back(database: str, plays: Plays) -> None:
    async def play(matches: Matches) -> str:
        table = Table(matches)
        room = await begun(matches, "westeros")
        seat, choice = await until_undoable(matches, room)
        hash, before = _hash(room), len(room.playing().actions)
        for _ in range(CYCLES):
            d = room.playing().owed(seat)
            assert d is not None
            await table.submit(room, seat, room.playing().decision(d), choice, key())
            plays.count = 0
            await table.undo(room, seat)
            assert plays.count == 0
            assert (_hash(room), len(room.playing().actions)) == (hash, before)
        d = room.playing().owed(seat)
        assert d is not None
        await table.submit(room, seat, room.playing().decision(d), choice, key())
        return room.id

    id = with_matches(database, play)

    async def read(matches: Matches) -> None:
        plays.count = 0
        fold = (await matches.room(id)).playing()
        assert fold.undone == CYCLES
        assert fold.plies >= 2 * CYCLES
        assert plays.count == len(fold.actions) == len(fold.told) < fold.plies - 2 * CYCLES + 1
        assert len(fold.keys) >= CYCLES + 1

    with_matches(database, read)


def _hash(room: Room) -> str:
    return state_hash(room.playing().game, room.playing().state)


@pytest.mark.parametrize("game", ["bloody-throne", "iron-throne", "westeros"])
def test_whatever_is_taken_back_the_rows_lead_to_the_same_fold(game: str, tmp_path: Path) -> None:
    """Every prefix of the rows, read at once or in two parts, is what was at the table then."""

    async def work(matches: Matches) -> None:
        room = await begun(matches, game)
        dice = Dice(game)
        seen = []
        for _ in range(60):
            fold = room.playing()
            back = next((seat for seat in range(3) if room.undoable(seat) is not None), None)
            if back is not None and dice.below(3):
                await Table(matches).undo(room, back)
            else:
                d = next(d for d in fold.state.pending if not room.is_ready(d.seat))
                choice = sample(fold.game.view(fold.state, d.seat), d, dice)
                await Table(matches).submit(room, d.seat, fold.decision(d), choice, key())
            fold = room.playing()
            seen.append((fold.plies, _known(fold)))
        async with matches.database.read() as c:
            stored = await rows.actions_of(c, room.id)
        assert len([row for row in stored if row.kind == folding.UNDO]) > 5
        for plies, known in seen:
            for first in (0, plies // 2, max(plies - 1, 0)):
                fold = new_fold(room.row["game"], 3, room.row["options"], room.row["seed"])
                fold.read(stored[:first])
                fold.read(stored[first:plies])
                assert _known(fold) == known

    with_matches(f"sqlite:///{tmp_path / 'a.db'}", work)


def _known(fold: Fold) -> list[Any]:
    return [state_hash(fold.game, fold.state), fold.plies, fold.undone, fold.undone_at, sorted(fold.keys),
            [action.ply for action in fold.actions], [told.ply for told in fold.told],
            [fold.undoable(seat) for seat in range(3)], [row.ply for row in fold.backs]]  # fmt: skip


def test_a_row_that_takes_back_must_lead_to_a_state_that_was_there(tmp_path: Path) -> None:
    async def work(matches: Matches) -> None:
        room = await begun(matches, "westeros")
        seat, choice = await until_undoable(matches, room)
        fold = room.playing().twin()
        fold.take(seat, choice)
        ply = fold.undoable(seat)
        assert ply is not None
        row = fold.undo(seat, ply)
        async with matches.database.read() as c:
            stored = await rows.actions_of(c, room.id)
        again = new_fold(room.row["game"], 3, room.row["options"], room.row["seed"])
        taken = room.playing().twin().take(seat, choice)
        with pytest.raises(Broken):
            again.read([*stored, *taken, folding.Action(row.ply, row.kind, seat, row.decision, ply, "0" * 16)])

    with_matches(f"sqlite:///{tmp_path / 'a.db'}", work)


def test_a_long_match_is_read_in_slices(tmp_path: Path) -> None:
    """While a match is read others have their turn again and again."""
    turns = 0

    async def work(matches: Matches) -> None:
        nonlocal turns
        room = await begun(matches, "bloody-throne")
        await go_on(matches, room, Dice(3), most=60)
        del matches.rooms[room.id]

        async def other() -> None:
            nonlocal turns
            while True:
                turns += 1
                await asyncio.sleep(0)

        task = asyncio.create_task(other())
        turns = 0
        async with asyncio.timeout(PATIENCE):
            plies = (await matches.room(room.id)).playing().plies
        task.cancel()
        assert turns > plies / 10

    with_matches(f"sqlite:///{tmp_path / 'a.db'}", work)
