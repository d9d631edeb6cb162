"""What things are worth: areas, armies, and the odds of a fight."""

from __future__ import annotations

from typing import Final

from throneroom.games.westeros.board import (
    BARRELS,
    CASTLE,
    CROWNS,
    FIRST_SEA,
    LAND_NEIGHBOURS,
    NEIGHBOURS,
    SUPPORTERS,
)
from throneroom.games.westeros.control import castles, controller, enemy_units, garrison_against
from throneroom.games.westeros.pieces import (
    AGAINST_CASTLE,
    CASTLES_TO_WIN,
    FOOTMAN,
    IS_DEFENSE,
    IS_SUPPORT,
    KNIGHT,
    NOBODY,
    ORDER_MODIFIER,
    SHIP,
    SIEGE,
    count,
)
from throneroom.games.westeros.table import Table

_CASTLE: Final = (0.0, 9.0, 12.0)
_BARREL: Final = 2.0
_CROWN: Final = 1.0
_LAND: Final = 0.6
_SEA: Final = 1.0
_FROM_ENEMY: Final = 2.5
_VICTORY: Final = 100.0

UNIT_WORTH: Final = (1.5, 3.0, 1.7, 2.5)
"""Footman, knight, ship, siege engine."""

_ODDS: Final = {-3: 0.08, -2: 0.16, -1: 0.32, 0: 0.5, 1: 0.68, 2: 0.82, 3: 0.91}


def odds(difference: int) -> float:
    """The chance to win a fight by the difference of strengths before cards."""
    return _ODDS.get(difference, 0.03 if difference < 0 else 0.96)


def area_worth(t: Table, house: int, area: int) -> float:
    """What holding an area is worth to a house."""
    if area >= FIRST_SEA:
        return _SEA
    worth = _CASTLE[CASTLE[area]] + _BARREL * BARRELS[area] + _CROWN * CROWNS[area] + _LAND
    if CASTLE[area] and controller(t, area) != house and castles(t, house) + 1 >= CASTLES_TO_WIN:
        worth += _VICTORY
    return worth


def prize(t: Table, house: int, area: int) -> float:
    """What taking an area is worth: nothing if it is one's own already."""
    if area >= FIRST_SEA:
        return _SEA if t.owner[area] != house else 0.0
    holder = controller(t, area)
    if holder == house:
        return 0.0
    return area_worth(t, house, area) + (_FROM_ENEMY if holder != NOBODY else 0.0)


def army_worth(army: int) -> float:
    """What losing an army would cost."""
    return sum([UNIT_WORTH[kind % 4] * count(army, kind) for kind in range(8)])


def army_strength(army: int, attacks_castle: bool) -> int:
    """The strength of standing units."""
    strength = count(army, FOOTMAN) + 2 * count(army, KNIGHT) + count(army, SHIP)
    return strength + (AGAINST_CASTLE * count(army, SIEGE) if attacks_castle else 0)


def support_for(t: Table, house: int, area: int, attacks: bool) -> int:
    """What a house's own support orders would add to a fight in an area."""
    total = 0
    for near in SUPPORTERS[area]:
        if t.owner[near] == house and IS_SUPPORT[t.orders[near]]:
            total += army_strength(t.units[near], attacks and CASTLE[area] > 0) + ORDER_MODIFIER[t.orders[near]]
    return total


def defence(t: Table, house: int, area: int) -> int:
    """What stands against `house` in an area: units, garrison, orders and the owner's support."""
    if t.neutral[area]:
        return t.neutral[area]
    strength = garrison_against(t, house, area)
    if enemy_units(t, house, area):
        enemy = t.owner[area]
        strength += army_strength(t.units[area], False) + support_for(t, enemy, area, False)
    if IS_DEFENSE[t.orders[area]]:
        strength += ORDER_MODIFIER[t.orders[area]]
    return strength


def threat(t: Table, house: int, area: int) -> int:
    """The strongest enemy army that could march into an area next to it."""
    worst = 0
    for near in LAND_NEIGHBOURS[area] if area < FIRST_SEA else NEIGHBOURS[area]:
        if enemy_units(t, house, near):
            worst = max(worst, army_strength(t.units[near], CASTLE[area] > 0))
    return worst
