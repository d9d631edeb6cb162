"""Steps of the Action phase in which houses act in turn order, one order at a time, until none is left."""

from __future__ import annotations

from typing import Final

from throneroom.games.westeros.control import own_areas, turn_order
from throneroom.games.westeros.pieces import IS_MARCH, NOBODY
from throneroom.games.westeros.table import Table


def areas_with(t: Table, house: int, kind: tuple[bool, ...]) -> list[int]:
    """Areas in which a house has an order of a kind (`IS_RAID`, `IS_MARCH`, ...)."""
    return [area for area in own_areas(t, house) if kind[t.orders[area]]]


def next_place(t: Table, place: int, kind: tuple[bool, ...]) -> int:
    """The next place in turn order, from `place` on and round again, whose house has such an order."""
    order = turn_order(t)
    for i in range(len(order)):
        at = (place + i) % len(order)
        if areas_with(t, order[at], kind):
            return at
    return NOBODY


PLACES: Final = 8
"""A march step counts the place that is next, and by eights the houses that acted and then fell behind it."""


def next_march(t: Table, at: int) -> tuple[int, int]:
    """WS-RULING-086: the next place whose house has a March and has not acted in this turn, and who fell behind."""
    order = turn_order(t)
    behind, place = divmod(at, PLACES)
    for i in range(place, len(order)):
        if not behind >> order[i] & 1 and areas_with(t, order[i], IS_MARCH):
            return i, behind
    for i in range(len(order)):
        if areas_with(t, order[i], IS_MARCH):
            return i, 0
    return NOBODY, 0


def fell_behind(t: Table, at: int, house: int) -> int:
    """The count of a march step when a house is about to drop to the last place of the Iron Throne track."""
    behind, place = divmod(at, PLACES)
    if turn_order(t).index(house) >= place:
        return at
    return place - 1 + PLACES * (behind | 1 << house)
