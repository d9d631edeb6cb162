"""Steps of the Action phase in which houses act in turn order, one order at a time, until none is left."""

from __future__ import annotations

from throneroom.games.westeros.control import own_areas, turn_order
from throneroom.games.westeros.pieces import NOBODY
from throneroom.games.westeros.table import Table


def areas_with(t: Table, house: int, kind: tuple[bool, ...]) -> list[int]:
    """Areas in which a house has an order of a kind (`IS_RAID`, `IS_MARCH`, ...)."""
    return [area for area in own_areas(t, house) if kind[t.orders[area]]]


def next_place(t: Table, place: int, kind: tuple[bool, ...]) -> int:
    """The next place in turn order, from `place` on and round again, whose house has such an order.

    WS-RULING-086: after a change of the track the step goes on with the next numbered place.
    """
    order = turn_order(t)
    for i in range(len(order)):
        at = (place + i) % len(order)
        if areas_with(t, order[at], kind):
            return at
    return NOBODY
