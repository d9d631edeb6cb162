"""Check the map against the rules: geometry must equal adjacency. Exits with 1 on any fault.

Needs shapely beside Throneroom itself. Run: python client/map/check_map.py
"""

import json
import sys
from collections.abc import Iterator
from itertools import combinations
from typing import Any

from build_map import TARGET
from facts import Areas, Pair, load_areas, load_neighbours
from shapely.geometry import LineString, Point, Polygon, box
from shapely.ops import unary_union
from slots import printed_icons

Json = dict[str, Any]
Polygons = dict[str, Polygon]
Lengths = dict[Pair, float]
THRESHOLD = 0.012  # of the board width: a shorter contact is a mere corner
FREE_CIRCLE = 0.032  # of the board width: the least radius around an anchor
COMPASS = 0.08  # of the board width: facts further apart than this must keep their order


def polygon_from(rings: list[Any]) -> Polygon:
    """The largest ring with the others as its holes."""
    shells = sorted(rings, key=lambda r: -Polygon(r).area)
    return Polygon(shells[0], shells[1:])


def data_polygon(board: Json, region: Json) -> Polygon:
    """An area put together from its arcs, which have to join."""
    rings = []
    for ring in region["rings"]:
        points: list[Any] = []
        for k in ring:
            arc = board["arcs"][k if k >= 0 else -k - 1]["points"]
            arc = arc if k >= 0 else arc[::-1]
            assert not points or points[-1] == arc[0], "arcs of a ring do not join"
            points += arc if not points else arc[1:]
        assert points[0] == points[-1], "ring is not closed"
        rings.append(points)
    return polygon_from(rings)


def shared_length(a: Polygon, b: Polygon) -> float:
    """How long two areas touch."""
    meet = a.boundary.intersection(b.boundary)
    return float(sum(g.length for g in getattr(meet, "geoms", [meet])))


def check_tiling(board: Json, polygons: Polygons) -> Iterator[str]:
    """Gaps and overlaps."""
    frame = box(0, 0, *board["board"])
    for (a, p), (b, q) in combinations(polygons.items(), 2):
        if p.intersects(q) and p.intersection(q).area > 1e-6:
            yield f"{a} overlaps {b} by {p.intersection(q).area:.3f}"
    gap = frame.symmetric_difference(unary_union(list(polygons.values()))).area
    if gap > 1e-3 or abs(sum(p.area for p in polygons.values()) - frame.area) > 1e-3:
        yield f"gap between areas and frame: {gap:.4f}"


def check_contacts(board: Json, polygons: Polygons, lengths: Lengths) -> Iterator[str]:
    """Faults where borders and rules differ."""
    wanted = load_neighbours()
    apart = {frozenset(s["areas"]): s for s in board["separators"]}
    least = THRESHOLD * board["board"][0]
    for pair, length in lengths.items():
        a, b = sorted(pair)
        if pair in wanted and length < least:
            yield f"{a} / {b}: neighbours with a border of only {length:.1f}"
        if pair not in wanted and length >= least and pair not in apart:
            yield f"{a} / {b}: no neighbours, but a border of {length:.1f}"
    for pair, separator in apart.items():
        drawn = sum(LineString(board["arcs"][k]["points"]).length for k in separator["arcs"])
        if pair in wanted or abs(drawn - lengths[pair]) > 0.1 or separator["id"] != "sep-" + "--".join(sorted(pair)):
            yield f"{separator['id']}: wrong pair, wrong id or not the whole border"
    outside = LineString(box(0, 0, *board["board"]).exterior.coords)
    for name, p in polygons.items():
        if board["regions"][name]["kind"] == "land" and name != "castle-black" and p.distance(outside) < 4:
            yield f"{name}: land at the frame"


def check_places(areas: Areas, board: Json, polygons: Polygons) -> Iterator[str]:
    """Faults of anchors, icons and ports."""
    least = FREE_CIRCLE * board["board"][0]
    for name, region in board["regions"].items():
        polygon = polygons[name]
        free = Point(region["anchor"]).distance(polygon.boundary)
        if not polygon.contains(Point(region["anchor"])):
            yield f"{name}: the anchor lies outside"
        if free < least:
            yield f"{name}: free circle of only {free:.1f}"
        if region["glyphs"] != printed_icons(areas[name]):
            yield f"{name}: icons {region['glyphs']} differ from the rules"
    for name, p in board["ports"].items():
        land, sea = polygons[p["land"]], polygons[p["sea"]]
        quay, marker = Point(p["coast"]), Point(p["marker"])
        if (p["land"], p["sea"]) != (areas[name].land, areas[name].sea):
            yield f"{name}: wrong land or sea"
        if max(quay.distance(land), quay.distance(sea)) > 0.2 or not sea.contains(marker.buffer(15)):
            yield f"{name}: not on its coast"


def check_compass(areas: Areas, board: Json) -> Iterator[str]:
    """Neighbouring lands whose compass order was turned round."""
    width, height = board["board"]
    lands = {name for name, area in areas.items() if area.kind == "land"}
    for a, b in sorted(map(sorted, [pair for pair in load_neighbours() if pair <= lands])):
        for axis, size in ((0, width), (1, height)):
            told = (areas[b].position[axis] - areas[a].position[axis]) * size
            built = board["regions"][b]["anchor"][axis] - board["regions"][a]["anchor"][axis]
            if abs(told) > COMPASS * width and told * built < 0:
                yield f"{a} / {b}: order turned round along {'xy'[axis]} ({told:.0f} became {built:.0f})"


def check_ids(areas: Areas, board: Json) -> Iterator[str]:
    """Faults where the map has other areas than the rules."""
    kinds = {name: area.kind for name, area in areas.items()}
    drawn = {name: region["kind"] for name, region in board["regions"].items()} | dict.fromkeys(board["ports"], "port")
    if drawn != kinds:
        yield f"areas of map and rules differ: {sorted(drawn.items() ^ kinds.items())}"


def report(board: Json, polygons: Polygons, lengths: Lengths) -> Iterator[str]:
    """Figures worth knowing."""
    lands = {n for n, r in board["regions"].items() if r["kind"] == "land"}
    touching = {p: d for p, d in lengths.items() if d >= THRESHOLD * board["board"][0]}
    apart = {frozenset(s["areas"]) for s in board["separators"]}
    yield (
        f"areas: {len(lands)} land, {len(polygons) - len(lands)} sea; "
        f"ports: {len(board['ports'])}; arcs: {len(board['arcs'])}"
    )
    kinds = [sum(1 for p in touching if len(p & lands) == k and p not in apart) for k in (2, 1, 0)]
    yield f"open borders: {sum(kinds)} (land-land {kinds[0]}, land-sea {kinds[1]}, sea-sea {kinds[2]})"
    rivers = [f"{s['id']} ({lengths[frozenset(s['areas'])]:.0f})" for s in board["separators"]]
    yield f"separators: {len(apart)} " + ", ".join(rivers)
    yield "corners of four areas: " + ("; ".join(" ".join(c["areas"]) for c in board["corners"]) or "none")
    stray = {p: d for p, d in lengths.items() if p not in apart and 0 < d < THRESHOLD * board["board"][0]}
    yield f"contacts below the threshold: {len(stray)}"
    short = sorted((d, sorted(p)) for p, d in touching.items() if p not in apart)[:5]
    yield "shortest open borders: " + ", ".join(f"{a} / {b} {d:.0f}" for d, (a, b) in short)
    for kind, names in (("land", lands), ("sea", set(polygons) - lands)):
        free = sorted((board["regions"][n]["free_radius"], n) for n in names)
        size = sorted((polygons[n].area, n) for n in names)
        yield (
            f"{kind}: free radius {free[0][0]:.1f} ({free[0][1]}) to {free[-1][0]:.1f}; "
            f"size {size[0][0]:.0f} ({size[0][1]}) to {size[-1][0]:.0f} ({size[-1][1]})"
        )


def main() -> None:
    areas, board = load_areas(), json.loads(TARGET.read_text(encoding="utf-8"))
    polygons = {name: data_polygon(board, r) for name, r in board["regions"].items()}
    broken = [name for name, p in polygons.items() if not p.is_valid or p.geom_type != "Polygon"]
    if broken:
        sys.exit(f"polygons not valid: {', '.join(broken)}")
    lengths = {frozenset((a, b)): shared_length(p, q) for (a, p), (b, q) in combinations(polygons.items(), 2)}
    for line in report(board, polygons, lengths):
        print(line)
    checks = {
        "tiling": check_tiling(board, polygons),
        "contacts": check_contacts(board, polygons, lengths),
        "places": check_places(areas, board, polygons),
        "compass": check_compass(areas, board),
        "ids": check_ids(areas, board),
    }
    failed = False
    for name, faults in checks.items():
        found = list(faults)
        failed |= bool(found)
        print(f"{name}: {'ok' if not found else f'{len(found)} faults'}")
        for fault in found:
            print(f"  {fault}")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
