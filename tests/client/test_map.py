"""The map of the browser client is drawn as the rules say: same areas, same borders, same print."""

from __future__ import annotations

import gzip
import json
import math
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import pytest

from throneroom.games.westeros.board import (
    AREAS,
    BARRELS,
    CASTLE,
    CROWNS,
    LANDS,
    NEIGHBOURS,
    PORT_LAND,
    PORT_SEA,
    PORTS,
    SEAS,
)

BOARD: Final = Path(__file__).parents[2] / "client" / "src" / "boards" / "westeros"
LEAST_BORDER: Final = 12.0
"""What is shorter looks like a mere corner."""
MOST_BYTES: Final = 80_000

Ring = list[tuple[float, float]]
Borders = dict[frozenset[str], float]


@pytest.fixture(scope="module")
def drawing() -> dict[str, Any]:
    data: dict[str, Any] = json.loads((BOARD / "map.json").read_text(encoding="utf-8"))
    return data


def rings(drawing: dict[str, Any], area: str) -> list[Ring]:
    """The outline of an area and its holes, each closed, put together from the arcs it is drawn with."""
    found = []
    for ring in drawing["regions"][area]["rings"]:
        points: Ring = []
        for k in ring:
            arc = drawing["arcs"][k if k >= 0 else ~k]["points"]
            arc = [tuple(point) for point in (arc if k >= 0 else arc[::-1])]
            assert not points or points[-1] == arc[0], f"the outline of {area} is broken"
            points += arc if not points else arc[1:]
        assert points[0] == points[-1], f"the outline of {area} is open"
        found.append(points)
    return found


def borders(drawing: dict[str, Any]) -> Borders:
    """How long each two areas touch, measured on their outlines alone."""
    sides: dict[frozenset[tuple[float, float]], list[str]] = {}
    for area in drawing["regions"]:
        for ring in rings(drawing, area):
            for one, other in pairwise(ring):
                sides.setdefault(frozenset((one, other)), []).append(area)
    lengths: Borders = {}
    for side, areas in sides.items():
        assert len(areas) <= 2
        if len(areas) == 2 and len(side) == 2:
            pair = frozenset(areas)
            lengths[pair] = lengths.get(pair, 0.0) + math.dist(*side)
    return lengths


def test_the_map_has_the_areas_of_the_game(drawing: dict[str, Any]) -> None:
    kinds = {name: region["kind"] for name, region in drawing["regions"].items()}
    assert {name for name, kind in kinds.items() if kind == "land"} == {AREAS[a] for a in LANDS}
    assert {name for name, kind in kinds.items() if kind == "sea"} == {AREAS[a] for a in SEAS}
    assert set(drawing["ports"]) == {AREAS[a] for a in PORTS}


def test_areas_touch_exactly_when_they_are_neighbours(drawing: dict[str, Any]) -> None:
    lengths = borders(drawing)
    rivers = {frozenset(s["areas"]) for s in drawing["separators"]}
    rules = {
        frozenset((AREAS[a], AREAS[b])) for a in [*LANDS, *SEAS] for b in NEIGHBOURS[a] if b not in PORTS
    }  # fmt: skip
    assert not rivers & rules
    assert rivers <= set(lengths), "a river that parts nothing"
    assert set(lengths) - rivers == rules
    assert {pair: length for pair, length in lengths.items() if length < LEAST_BORDER} == {}


def test_a_river_covers_the_whole_border_it_closes(drawing: dict[str, Any]) -> None:
    lengths = borders(drawing)
    for river in drawing["separators"]:
        lines = [drawing["arcs"][k]["points"] for k in river["arcs"]]
        drawn = sum(math.dist(a, b) for line in lines for a, b in pairwise(line))
        assert drawn == pytest.approx(lengths[frozenset(river["areas"])])


def test_ports_lie_between_their_land_and_their_sea(drawing: dict[str, Any]) -> None:
    for port in PORTS:
        drawn = drawing["ports"][AREAS[port]]
        assert (drawn["land"], drawn["sea"]) == (AREAS[PORT_LAND[port]], AREAS[PORT_SEA[port]])
        assert math.dist(drawn["coast"], drawn["marker"]) < 40
        outline = rings(drawing, drawn["land"])
        nearest = min(math.dist(drawn["coast"], point) for ring in outline for point in ring)
        assert nearest < 12, f"{AREAS[port]} is not on its coast"


def test_castles_barrels_and_crowns_are_those_of_the_game(drawing: dict[str, Any]) -> None:
    for area in LANDS:
        glyphs = drawing["regions"][AREAS[area]]["glyphs"]
        castle = glyphs.count("castle") + 2 * glyphs.count("stronghold")
        assert (castle, glyphs.count("barrel"), glyphs.count("crown")) == (CASTLE[area], BARRELS[area], CROWNS[area])


def test_the_map_is_small_enough_for_a_slow_line() -> None:
    assert len(gzip.compress((BOARD / "map.json").read_bytes())) <= MOST_BYTES
