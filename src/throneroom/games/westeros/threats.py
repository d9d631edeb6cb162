"""Who could march into which area this round, and who could lend a hand there, from what one house may know.

An order that lies open, or is one's own, says what its area can do; one that lies face down or has yet to be
placed could be any that is not forbidden this round.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final, Literal

from throneroom.games.westeros.answers import Threat
from throneroom.games.westeros.board import AREAS, SUPPORTERS, is_land
from throneroom.games.westeros.control import controller
from throneroom.games.westeros.flow.march import defender_of, is_fight, movers
from throneroom.games.westeros.pieces import (
    BANNED_BY,
    IS_MARCH,
    IS_SUPPORT,
    NO_ORDER,
    NOBODY,
    ORDER,
    ORDERS,
    SEATS,
    packed,
)
from throneroom.games.westeros.reach import reach
from throneroom.games.westeros.strength import initial_terms_of_march, lent_strength, total
from throneroom.games.westeros.supposing import march_problem
from throneroom.games.westeros.table import ATTACKER, DEFENDER, HIDDEN, Combat, Table, View
from throneroom.games.westeros.view import known_orders

PLAIN_MARCH: Final = ORDER["march-0"]
PLAIN_SUPPORT: Final = ORDER["support-0"]


def threats(v: View) -> list[Threat]:
    """Marches into areas of others or of nobody, and support wherever such a march means a fight.

    `strength` is what the units bring, with the order if it is known (`sure`); garrisons and cards are not in it.
    """
    known = known_orders(v)
    t = v.table.copy()
    t.orders = [order if order != HIDDEN else NO_ORDER for order in known]
    marches = [row for area in range(len(AREAS)) for row in _marches(t, area, known[area])]
    fought = sorted({AREAS.index(row["area"]) for row in marches if row["fight"]})
    rows = marches + [row for area in fought for row in _supports(t, area, known)]
    return sorted(rows, key=lambda row: (AREAS.index(row["area"]), row["does"], AREAS.index(row["from"])))


def _may(t: Table, order: int, wanted: tuple[bool, ...]) -> bool:
    """Whether an order, known or not, is of a kind, or could be."""
    if order != HIDDEN:
        return wanted[order]
    return any([wanted[o] and not BANNED_BY[o] & t.bans for o in range(len(ORDERS))])


def _marches(t: Table, origin: int, order: int) -> list[Threat]:
    """Where the units of an area could go, with the strongest army that may."""
    house = t.owner[origin]
    if house == NOBODY or not _may(t, order, IS_MARCH):
        return []
    placed = t.orders[origin]
    march = order if order != HIDDEN else PLAIN_MARCH
    t.orders[origin] = march
    rows = []
    for dest in reach(t, house, origin):
        if house == (controller(t, dest) if is_land(dest) else t.owner[dest]):
            continue
        strength = _strongest(t, house, origin, dest, march)
        if strength is not None:
            rows.append(_row(dest, "march", origin, house, strength, order, is_fight(t, house, dest)))
    t.orders[origin] = placed
    return rows


def _strongest(t: Table, house: int, origin: int, dest: int, march: int) -> int | None:
    """The strength of the largest army that may march; None if none may."""
    units = movers(t, origin)
    for number in range(len(units), 0, -1):
        found = [
            total(initial_terms_of_march(t, Combat(house, defender_of(t, dest), dest, origin, march, army)))
            for army in sorted({packed(some) for some in combinations(units, number)})
            if march_problem(t, house, origin, dest, army) is None
        ]
        if found:
            return max(found)
    return None


def _supports(t: Table, dest: int, known: list[int]) -> list[Threat]:
    """The areas that could lend their strength to a fight: to the house that holds the area, if it is theirs."""
    rows = []
    holder = defender_of(t, dest)
    for area in SUPPORTERS[dest]:
        house = t.owner[area]
        if house == NOBODY or not _may(t, known[area], IS_SUPPORT):
            continue
        placed = t.orders[area]
        t.orders[area] = known[area] if known[area] != HIDDEN else PLAIN_SUPPORT
        fight = Combat(house, holder, dest, area, PLAIN_MARCH, 0)
        strength = lent_strength(t, fight, area, DEFENDER if house == holder else ATTACKER)
        t.orders[area] = placed
        rows.append(_row(dest, "support", area, house, strength, known[area]))
    return rows


def _row(
    dest: int, does: Literal["march", "support"], origin: int, house: int, strength: int, order: int, fight: bool = True
) -> Threat:
    return {
        "area": AREAS[dest],
        "does": does,
        "from": AREAS[origin],
        "seat": SEATS[house],
        "strength": strength,
        "sure": order != HIDDEN,
        "fight": fight,
    }
