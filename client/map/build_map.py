"""Draw an original map of Westeros whose geometry equals the rules, and write it for the board.

A fine mesh of cells is painted from the sketch, then annealed until two areas share a border exactly
when the rules say they are neighbours. Borders become shared arcs, so neighbours agree to the last digit.
What is carved on it, and where names and pieces stand, is made from it by client/art/westeros/ground.py.
Needs numpy, scipy and shapely beside Throneroom itself. Run: python client/map/build_map.py
"""

import json
import random
from pathlib import Path
from typing import Any

import numpy as np
from arcs import Graph, Pair, area_polygon, border_graph, build_rings, ink_arcs, smooth, trace_arcs
from facts import Areas, load_areas, load_neighbours
from mesh import HEIGHT, WIDTH, make_mesh
from painting import Painting
from shapely.geometry import box
from shapely.ops import polylabel
from sketch import BRIDGES, RIVERS, SKETCH
from slots import place_port, printed_icons

TARGET = Path(__file__).resolve().parents[1] / "src" / "boards" / "westeros" / "map.json"
SEED = 7
CONVENTION = (
    "rings list arcs; k = arc k forward, -k-1 = arc k backward; the largest ring is the outline, "
    "the others are holes; origin top left, y down"
)


def rounded(value: Any) -> Any:
    """Coordinates to one decimal, all the way down."""
    if isinstance(value, (float, np.floating)):
        return round(float(value), 1)
    if isinstance(value, (list, tuple)):
        return [rounded(v) for v in value]
    return {k: rounded(v) for k, v in value.items()} if isinstance(value, dict) else value


def paint(areas: Areas, neighbours: set[Pair]) -> tuple[Graph, np.ndarray]:
    """Borders between painted areas: the graph of their corners, and where the corners are."""
    rng = np.random.default_rng(SEED)
    mesh = make_mesh(rng)
    painting = Painting(mesh, areas, neighbours, rng)
    painting.anneal(random.Random(SEED))
    for fault in painting.faults():
        print("painted with a", fault)
    cells = len(painting.locked)
    graph = border_graph(
        mesh.walls,
        name_of=lambda cell: "frame" if cell >= cells else painting.ids[painting.label[cell]],
        may_touch=lambda pair: "frame" in pair or pair in neighbours or pair in RIVERS,
    )
    place = mesh.corners.copy()
    smooth(graph, place)
    return graph, place


def hyphenated(pair: Pair) -> str:
    """A pair of areas as one id."""
    return "--".join(sorted(pair))


def build() -> dict[str, Any]:
    """The whole map as plain data."""
    areas = load_areas()
    graph, place = paint(areas, load_neighbours())
    raw = trace_arcs(graph)

    def kind_of(pair: Pair) -> str:
        if "frame" in pair:
            return "frame"
        return ("water", "coast", "border")[sum(areas[i].kind == "land" for i in pair)]

    def arcs_of(pair: Pair) -> list[int]:
        return [k for k, (p, _) in enumerate(raw) if p == pair]

    lines = ink_arcs(raw, place, kind_of, SEED)
    rings = {name: build_rings(raw, name) for name in SKETCH}
    polygons = {name: area_polygon(r, lines) for name, r in rings.items()}
    lands = [polygons[name] for name in SKETCH if areas[name].kind == "land"]
    ports = {i: place_port(a, polygons, lands, (WIDTH, HEIGHT)) for i, a in areas.items() if a.kind == "port"}
    regions = {}
    for name, polygon in polygons.items():
        inside = polygon.intersection(box(10, 10, WIDTH - 10, HEIGHT - 10))
        heart = polylabel(inside, 0.5)
        regions[name] = {
            "kind": areas[name].kind,
            "name": areas[name].name,
            "rings": rings[name],
            "anchor": heart.coords[0],
            "free_radius": heart.distance(polygon.boundary),
            "glyphs": printed_icons(areas[name]),
        }
    return dict(rounded(
        {
            "board": [WIDTH, HEIGHT],
            "convention": CONVENTION,
            "arcs": [
                {"areas": sorted(pair), "kind": kind_of(pair), "points": list(lines[k].coords)}
                for k, (pair, _) in enumerate(raw)
            ],
            "regions": regions,
            "ports": ports,
            "separators": [
                {"id": f"sep-{hyphenated(p)}", "areas": sorted(p), "kind": "river", "arcs": arcs_of(p)}
                for p in sorted(RIVERS, key=hyphenated)
            ],
            "bridges": [
                {"id": f"bridge-{hyphenated(p)}", "areas": sorted(p), "arcs": arcs_of(p)} for p in BRIDGES
            ],
            "corners": [
                {"at": tuple(place[v]), "areas": sorted(set().union(*graph[v].values()))}
                for v in graph
                if len(graph[v]) > 3
            ],
        }
    ))  # fmt: skip


def to_text(board: dict[str, Any]) -> str:
    """JSON with one arc, region or port per line."""

    def dump(value: Any) -> str:
        return json.dumps(value, ensure_ascii=False, separators=(",", ":"))

    parts = []
    for key, value in board.items():
        if isinstance(value, dict) and key in ("regions", "ports"):
            inner = ",\n".join(f"{dump(k)}:{dump(v)}" for k, v in value.items())
            parts.append(f"{dump(key)}:{{\n{inner}\n}}")
        elif isinstance(value, list) and value and isinstance(value[0], dict):
            inner = ",\n".join(dump(v) for v in value)
            parts.append(f"{dump(key)}:[\n{inner}\n]")
        else:
            parts.append(f"{dump(key)}:{dump(value)}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


if __name__ == "__main__":
    TARGET.write_text(to_text(build()), encoding="utf-8")
