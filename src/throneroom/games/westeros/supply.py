"""Supply: whether armies fit the limit of a house, and how many units are too many."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from throneroom.games.westeros.pieces import SUPPLY_LIMITS, size
from throneroom.games.westeros.table import Table


def armies(t: Table, house: int) -> dict[int, int]:
    """The number of units of a house by area, attackers counted where they fight."""
    sizes = {area: size(t.units[area]) for area, owner in enumerate(t.owner) if owner == house}
    c = t.combat
    if c is not None and c.attacker == house and c.army:
        sizes[c.area] = sizes.get(c.area, 0) + size(c.army)
    return sizes


def need_supply(sizes: Iterable[int]) -> list[int]:
    """The armies among these that a supply level has to allow, largest first: a single unit is none."""
    return sorted([n for n in sizes if n > 1], reverse=True)


def excess(sizes: Sequence[int], level: int) -> int:
    """The fewest units that must go until armies of these sizes fit a supply level; 0 if they fit."""
    limits = SUPPLY_LIMITS[level]
    over = 0
    for i, n in enumerate(need_supply(sizes)):
        allowed = limits[i] if i < len(limits) else 1
        if n > allowed:
            over += n - allowed
    return over


def fits(t: Table, house: int, sizes: dict[int, int]) -> bool:
    """Whether a house may have armies of these sizes."""
    return not excess(list(sizes.values()), t.supply[house])


def is_supplied(t: Table, house: int) -> bool:
    """Whether the armies of a house fit its limit now."""
    return fits(t, house, armies(t, house))


def room_for(t: Table, house: int, area: int, units: int = 1) -> bool:
    """Whether a house may have that many more units in an area."""
    sizes = armies(t, house)
    sizes[area] = sizes.get(area, 0) + units
    return fits(t, house, sizes)
