"""Where units can go: across borders, into ports, and over a chain of own ships."""

from __future__ import annotations

from collections.abc import Container

from throneroom.games.westeros.board import (
    FIRST_PORT,
    FIRST_SEA,
    LAND_NEIGHBOURS,
    NEIGHBOURS,
    PORT_SEA,
    SEA_NEIGHBOURS,
    is_land,
    is_port,
)
from throneroom.games.westeros.control import port_owner
from throneroom.games.westeros.pieces import IMPASSABLE
from throneroom.games.westeros.table import Table


def coasts(t: Table, area: int, houses: Container[int]) -> set[int]:
    """Land areas joined to a land area by an unbroken chain of seas with ships of these houses."""
    found: set[int] = set()
    seen: set[int] = set()
    open_seas = [sea for sea in SEA_NEIGHBOURS[area] if t.owner[sea] in houses]
    while open_seas:
        sea = open_seas.pop()
        if sea in seen:
            continue
        seen.add(sea)
        found.update(LAND_NEIGHBOURS[sea])
        open_seas.extend([n for n in SEA_NEIGHBOURS[sea] if t.owner[n] in houses and n not in seen])
    return found


def land_reach(t: Table, house: int, area: int) -> list[int]:
    """Land areas next to a land area, or joined to it by own ships; impassable ones left out."""
    found = coasts(t, area, (house,)) | set(LAND_NEIGHBOURS[area])
    found.discard(area)
    return sorted([a for a in found if t.neutral[a] != IMPASSABLE])


def sea_reach(t: Table, house: int, area: int) -> list[int]:
    """Seas next to a sea or port, and ports the house may use."""
    if is_port(area):
        return [PORT_SEA[area]]
    return [
        n for n in NEIGHBOURS[area] if FIRST_SEA <= n < FIRST_PORT or (n >= FIRST_PORT and port_owner(t, n) == house)
    ]


def reach(t: Table, house: int, area: int) -> list[int]:
    """Where units of a house in an area can march, supply and fights aside."""
    return land_reach(t, house, area) if is_land(area) else sea_reach(t, house, area)
