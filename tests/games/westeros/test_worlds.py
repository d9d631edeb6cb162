"""Worlds imagined while houses plan one after another, however many areas each leaves bare, and whichever."""

from __future__ import annotations

from typing import Any, cast

import pytest

from throneroom.core.decision import next_options
from throneroom.core.dice import Dice
from throneroom.core.flow import play
from throneroom.core.game import check, completed, find_game
from throneroom.core.secrecy import sample
from throneroom.games.westeros.control import own_areas
from throneroom.games.westeros.flow.planning import NONE, plan_options, usable
from throneroom.games.westeros.pieces import NO_ORDER, SEATS
from throneroom.games.westeros.table import State

GAME = find_game("westeros")
LANDS = [
    "dragonstone", "kingswood", "crackclaw-point", "storms-end", "the-boneway", "kings-landing", "the-reach",
    "blackwater", "harrenhal", "stoney-sept", "dornish-marches", "searoad-marches",
]  # fmt: skip
SEAS = ["shipbreaker-bay", "blackwater-bay", "the-narrow-sea", "sea-of-dorne", "east-summer-sea"]
EVERYWHERE = (*LANDS, *SEAS)


def _spread(count: int) -> State:
    """House Baratheon with a piece in each of so many areas, while plans are made."""
    pieces = ["f"] * 10 + ["k"] * (len(LANDS) - 10) + ["s"] * len(SEAS)
    units = [f"{area}:bar:1{piece}" for area, piece in zip(EVERYWHERE[:count], pieces[:count], strict=True)]
    options = {option.id: option.default for option in GAME.options}
    position = {"units": " ".join([*units, "lannisport:lan:1f"]), "now": "plan", "round": "8"}
    return cast(State, GAME.read_position(position, 6, options))


@pytest.mark.parametrize("count", range(13, len(EVERYWHERE) + 1))
@pytest.mark.rule("WS-PLAN-16")
def test_a_world_is_imagined_at_once_whatever_was_left_bare(count: int) -> None:
    """The first areas are left bare, which a plan at random does once in billions of tries."""
    s = _spread(count)
    baratheon = SEATS.index("bar")
    areas = own_areas(s.table, baratheon)
    missing = len(areas) - usable(s.table, baratheon)
    assert missing > 0 and [d.seat for d in s.pending] == [baratheon]
    plan: tuple[int, ...] = ()
    while found := plan_options(s, s.pending[0], plan):
        plan += (NONE if len(plan) < missing else found[0],)
    play(s, baratheon, plan)
    asked = s.pending[0]
    for seed in range(20):
        world = GAME.sample_world(GAME.view(s, asked.seat), Dice(seed))
        imagined = [world.secrets.orders[area] for area in areas]
        assert [order == NO_ORDER for order in imagined] == [True] * missing + [False] * (len(areas) - missing)
        assert {order for order in imagined if order != NO_ORDER} <= set(range(NONE))
        play(world, asked.seat, sample(world, asked, Dice(seed)))


@pytest.mark.parametrize(("last", "most"), [(99_999, 60), (NONE, 700)], ids=["unheard of", "impossible"])
def test_a_plan_around_an_impossible_order_is_not_looked_for_long(
    last: int, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = 0

    def counted(*what: Any) -> Any:
        nonlocal asked
        asked += 1
        return next_options(*what)

    s = _spread(11)
    d = s.pending[0]
    monkeypatch.setattr("throneroom.core.game.next_options", counted)
    found = completed(s, d, (*[None] * 10, last))
    assert asked <= most
    check(GAME, s, d.seat, found)
