"""What the map has to agree with: the areas and borders of the game's own data, and their English names."""

import re
from importlib.resources import files
from typing import NamedTuple

from sketch import PLACES

from throneroom.core.data import read_toml

Pair = frozenset[str]
DATA = read_toml("throneroom.games.westeros", "board.toml")
ENGLISH = files("throneroom.i18n").joinpath("messages", "en", "westeros.ftl").read_text(encoding="utf-8")
NAMES = dict(re.findall(r"^area-([\w-]+) = (.+)$", ENGLISH, re.MULTILINE))


class Area(NamedTuple):
    """An area as it is printed. Ports have a land and a sea."""

    id: str
    name: str
    kind: str
    castle: int
    barrels: int
    crowns: int
    land: str
    sea: str
    position: tuple[float, float]


Areas = dict[str, Area]


def load_areas() -> Areas:
    """All areas by their ids, lands first, then seas, then ports."""
    return {row["id"]: _area(row) for row in DATA["area"]}


def _area(row: dict[str, str | int]) -> Area:
    id = str(row["id"])
    castle, barrels, crowns = [int(row.get(key, 0)) for key in ("castle", "barrels", "crowns")]
    land, sea = [str(row.get(key, "")) for key in ("land", "sea")]
    return Area(id, NAMES[id], str(row["kind"]), castle, barrels, crowns, land, sea, PLACES[id])


def load_neighbours() -> set[Pair]:
    """The pairs of lands and seas that share a border; ports lie on a coast and have none."""
    return {frozenset(pair) for kind in ("land_land", "land_sea", "sea_sea") for pair in DATA["borders"][kind]}
