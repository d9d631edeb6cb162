"""R6: simultaneous choices give the same game in whatever order they arrive.

All 720 orders of the six players of Westeros on 40 positions (planning and bidding), and 24 random orders on 200
more: the same state, events and hash, after the last choice and after every one before it. 720 orders take half a
second, so that 200 positions of them would be two minutes for one promise; the random orders cover the many
positions instead. Every other table is looked at, too, as far as it has simultaneous choices. Then the server:
drafts that arrive in any order leave the same rows in the database.

Repeat with more: `SCALE=5 pytest -n auto tests/reliability/test_r06_commit_order.py` is 200 positions in all orders.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from math import factorial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete

from properties.support import SCALE, Answers, answered, dice_for, every_table, runs, visits, walk
from server.support import begun, go_on, with_matches
from throneroom.core.decision import Choice
from throneroom.core.dice import Dice
from throneroom.core.flow import AnyState, Frame
from throneroom.core.game import Game, find_game
from throneroom.core.seats import Seat
from throneroom.core.secrecy import sample
from throneroom.core.worlds import commit_order
from throneroom.server.fold import Action
from throneroom.server.matches import Matches
from throneroom.server.rooms import Draft, Room
from throneroom.server.store import rows, schema
from throneroom.server.table import Table

WESTEROS = find_game("westeros")
SEATS = 6
ALL_ORDERS = factorial(SEATS)
PARTS = 4
"""The same test, so often, with other games: it can run on several processors."""


def scaled(count: float) -> int:
    """As many as the scale says."""
    return max(1, round(count * SCALE))


def positions(label: str, count: int) -> Iterator[tuple[AnyState, Dice]]:
    """Positions of random games in which all six players choose at the same time."""

    def found() -> Iterator[tuple[AnyState, Dice]]:
        for run in range(10 * count):
            dice = Dice(f"{label} {run}")
            for s, _, _ in walk(WESTEROS, SEATS, dice):
                if len(s.pending) == SEATS and not dice.below(3):
                    yield s, dice
        raise AssertionError(f"{10 * count} games have fewer than {count} such positions")

    return islice(found(), count)


@pytest.mark.parametrize("part", range(PARTS))
def test_all_orders_of_six_choices_give_the_same_game(
    part: int, record_property: Callable[[str, object], None]
) -> None:
    kinds = set()
    for s, dice in positions(f"all orders {part}", scaled(40 / PARTS)):
        kinds.add(s.pending[0].kind.id)
        assert not commit_order(WESTEROS, s, dice, most=ALL_ORDERS)
    assert "plan" in kinds
    record_property("orders", ALL_ORDERS * scaled(40 / PARTS))


@pytest.mark.parametrize("part", range(PARTS))
def test_random_orders_of_six_choices_give_the_same_game(
    part: int, record_property: Callable[[str, object], None]
) -> None:
    kinds = set()
    for s, dice in positions(f"random orders {part}", scaled(200 / PARTS)):
        kinds.add(s.pending[0].kind.id)
        assert not commit_order(WESTEROS, s, dice, most=24)
    assert kinds == {"plan", "bid"}
    record_property("orders", 24 * scaled(200 / PARTS))


@every_table
def test_simultaneous_choices_may_arrive_in_any_order(game: Game, players: int) -> None:
    for run in runs(10, game, players):
        dice = dice_for("commit order", game, players, run)
        for s, _, _ in visits(game, players, dice, most=20):
            if len(s.pending) > 1:
                assert not commit_order(game, s, dice)


# ---------------------------------------------------------------- the server

MOMENTS = scaled(4)
ORDERS = 16
MOST_CHOICES = 5_000


async def stored(matches: Matches, room: Room, choices: dict[Seat, Choice], order: list[Seat]) -> list[Action]:
    """The rows that drafts leave which arrive in that order; then all is as it was before."""
    before = room.playing()
    for seat in order:
        d = before.owed(seat)
        assert d is not None
        await Table(matches).submit(room, seat, before.decision(d), choices[seat], f"{before.plies} {seat}")
    async with matches.database.write() as c:
        found = await rows.actions_of(c, room.id, before.plies)
        assert not await rows.drafts_of(c, room.id)
        of_this_moment = (schema.action.c.match == room.id) & (schema.action.c.ply >= before.plies)
        await c.execute(delete(schema.action).where(of_this_moment))
        await c.execute(delete(schema.given).where(schema.given.c.match == room.id))
    room.fold, room.given = before, {}
    return found


async def differing_rows(matches: Matches, dice: Dice) -> list[str]:
    """Orders of arrival that leave other rows than the first one, at some moments of a match."""
    room = await begun(matches, WESTEROS.id, SEATS)
    out: list[str] = []
    for _ in range(MOMENTS):
        for _ in range(MOST_CHOICES):
            if len(room.playing().state.pending) == SEATS:
                break
            if room.playing().is_over:
                room = await begun(matches, WESTEROS.id, SEATS)
            await go_on(matches, room, dice, most=1)
        assert len(room.playing().state.pending) == SEATS, "never are all asked at the same time"
        state = room.playing().state
        choices = {d.seat: sample(WESTEROS.view(state, d.seat), d, dice) for d in state.pending}
        first = await stored(matches, room, choices, sorted(choices))
        for _ in range(ORDERS):
            order = dice.shuffled(sorted(choices))
            if await stored(matches, room, choices, order) != first:
                out.append(f"ply {first[0].ply}: order {order}")
        await go_on(matches, room, dice, most=SEATS)
    return out


def test_drafts_in_any_order_leave_the_same_rows(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'throneroom.db'}"
    assert not with_matches(address, lambda matches: differing_rows(matches, Dice("drafts")))


# ---------------------------------------------------------------- defects are found


def told_as_they_come(original: Callable[..., None], s: Any, f: Frame, answers: Answers) -> None:
    """The log says who was first."""
    original(s, f, answers)
    if s.sink is not None:
        for seat in answers:
            s.tell("creak", (), {"seat": seat})


def first_come_first_served(original: Callable[..., None], s: Any, f: Frame, answers: Answers) -> None:
    """Whoever was first is remembered in the state."""
    original(s, f, answers)
    s.moment += next(iter(answers))


@pytest.mark.parametrize("then", [told_as_they_come, first_come_first_served])
@pytest.mark.parametrize("script", ["westeros.planning", "westeros.bid-track"])
def test_a_rule_that_depends_on_the_order_of_arrival_is_found(script: str, then: Callable[..., None]) -> None:
    with answered(script, then):
        found = [commit_order(WESTEROS, s, dice, most=24) for s, dice in positions("defects", 20)]
    assert any(found)


def test_a_server_that_stores_choices_as_they_come_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    all_given = Table._all_given

    def last_one_first(self: Table, room: Room, mine: Draft | None = None, is_beat: bool = False) -> list[Draft]:
        return sorted(all_given(self, room, mine, is_beat), key=lambda draft: draft is not mine)

    monkeypatch.setattr(Table, "_all_given", last_one_first)
    address = f"sqlite:///{tmp_path / 'throneroom.db'}"
    assert with_matches(address, lambda matches: differing_rows(matches, Dice("drafts")))
