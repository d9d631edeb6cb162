"""Supply: markers are set in turn order, and armies that no longer fit are cut down at once."""

from __future__ import annotations

from typing import Final

from throneroom.core.flow import Frame, Step, push, script
from throneroom.core.rules import Facts
from throneroom.games.westeros.control import barrels, turn_order
from throneroom.games.westeros.flow.losses import LOSSES, SUPPLY
from throneroom.games.westeros.pieces import MOST_SUPPLY, NOBODY, SEATS
from throneroom.games.westeros.supply import armies, excess
from throneroom.games.westeros.table import State


def set_supply(s: State, house: int, level: int, rule: str) -> None:
    """Move a marker and fit the armies; it never leaves the track."""
    t = s.table
    level = max(0, min(MOST_SUPPLY, level))
    old, t.supply[house] = t.supply[house], level
    if s.sink is not None:
        facts: Facts = {"seat": SEATS[house], "supply": level, "old": old}
        s.tell("supply-set", (rule,), facts)
    over = excess(list(armies(t, house).values()), level)
    if over:
        push(s, LOSSES, house, over, SUPPLY, NOBODY)


def supply_next(s: State, f: Frame) -> None:
    t = s.table
    if f.a < t.players:
        house = turn_order(t)[f.a]
        s.frames[-1] = Frame(f.script, f.pc, f.a + 1)
        set_supply(s, house, barrels(t, house), "WS-SUPPLY-01")


SUPPLY_ALL: Final = script("westeros.supply", ("place",), Step(supply_next, rules=("WS-SUPPLY-01", "WS-SUPPLY-08")))
