"""The board: areas by number, what is printed on them, and which borders can be crossed.

Areas are numbered land first, then seas, then ports; names exist only at the edges of the program.
"""

from __future__ import annotations

from typing import Final

from throneroom.core.data import read_toml

_DATA = read_toml("throneroom.games.westeros", "board.toml")
_HOUSES = read_toml("throneroom.games.westeros", "houses.toml")
_ROWS = _DATA["area"]

AREAS: Final[tuple[str, ...]] = tuple(row["id"] for row in _ROWS)
AREA: Final[dict[str, int]] = {name: number for number, name in enumerate(AREAS)}
_COUNT: Final = {kind: sum(row["kind"] == kind for row in _ROWS) for kind in ("land", "sea", "port")}
LANDS: Final = range(_COUNT["land"])
SEAS: Final = range(_COUNT["land"], _COUNT["land"] + _COUNT["sea"])
PORTS: Final = range(SEAS.stop, SEAS.stop + _COUNT["port"])
FIRST_SEA: Final[int] = SEAS.start
FIRST_PORT: Final[int] = PORTS.start

CASTLE: Final[tuple[int, ...]] = tuple(row.get("castle", 0) for row in _ROWS)
"""0 nothing, 1 castle, 2 stronghold; also the mustering points."""
BARRELS: Final[tuple[int, ...]] = tuple(row.get("barrels", 0) for row in _ROWS)
CROWNS: Final[tuple[int, ...]] = tuple(row.get("crowns", 0) for row in _ROWS)
_HOUSE_IDS: Final = tuple(h["id"] for h in _HOUSES["house"])
PRINTED_HOME: Final[tuple[int, ...]] = tuple(_HOUSE_IDS.index(row["home"]) if "home" in row else -1 for row in _ROWS)
"""The house whose shield is printed in an area, or -1."""

CASTLE_AREAS: Final[tuple[int, ...]] = tuple(a for a in LANDS if CASTLE[a])

PORT_LAND: Final[dict[int, int]] = {p: AREA[_ROWS[p]["land"]] for p in PORTS}
PORT_SEA: Final[dict[int, int]] = {p: AREA[_ROWS[p]["sea"]] for p in PORTS}
PORT_OF: Final[tuple[int, ...]] = tuple(next((p for p in PORTS if PORT_LAND[p] == a), -1) for a in range(len(AREAS)))
"""The port belonging to a land area, or -1."""


def _neighbours() -> tuple[tuple[int, ...], ...]:
    found: list[list[int]] = [[] for _ in AREAS]
    for edges in _DATA["borders"].values():
        for one, other in edges:
            found[AREA[one]].append(AREA[other])
            found[AREA[other]].append(AREA[one])
    return tuple(tuple(sorted(areas)) for areas in found)


NEIGHBOURS: Final[tuple[tuple[int, ...], ...]] = _neighbours()
"""Every area across a border, whatever may cross it."""

LAND_NEIGHBOURS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(n for n in areas if n < FIRST_SEA) for areas in NEIGHBOURS
)
SEA_NEIGHBOURS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(n for n in areas if FIRST_SEA <= n < FIRST_PORT) for areas in NEIGHBOURS
)


def is_land(area: int) -> bool:
    """Whether footmen, knights and siege engines can stand there."""
    return area < FIRST_SEA


def is_sea(area: int) -> bool:
    """Whether it is open sea; ports are not."""
    return FIRST_SEA <= area < FIRST_PORT


def is_port(area: int) -> bool:
    """Whether it is a port."""
    return area >= FIRST_PORT


def _raid_reach() -> tuple[tuple[int, ...], ...]:
    """WS-RAID-12, WS-RAID-13, WS-PORT-14 to 17: who can raid where."""
    reach = []
    for area in range(len(AREAS)):
        if is_land(area):
            reach.append(LAND_NEIGHBOURS[area])
        elif is_sea(area):
            reach.append(NEIGHBOURS[area])
        else:
            reach.append((PORT_SEA[area],))
    return tuple(reach)


def _supporters() -> tuple[tuple[int, ...], ...]:
    """From where a fight in an area can be supported: WS-SUPPORT-10, 11 and WS-PORT-11, 12."""
    out = []
    for area in range(len(AREAS)):
        if is_land(area):
            out.append(tuple(n for n in NEIGHBOURS[area] if not is_port(n)))
        else:
            out.append(tuple(n for n in NEIGHBOURS[area] if not is_land(n)))
    return tuple(out)


RAID_REACH: Final[tuple[tuple[int, ...], ...]] = _raid_reach()
SUPPORTERS: Final[tuple[tuple[int, ...], ...]] = _supporters()
