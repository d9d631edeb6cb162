"""Small drawings of the terrain in the space that no piece needs."""

import math
import random
from collections.abc import Iterator
from typing import Any

from shapely.geometry import LineString, Point, Polygon
from slots import label_size

TERRAIN = {
    "peak": "the-mountains-of-the-moon the-eyrie princes-pass the-boneway castle-black the-fingers",
    "tree": "kingswood winterfell karhold the-reach riverrun storms-end the-stony-shore",
    "reed": "greywater-watch moat-cailin crackclaw-point",
    "dune": "starfall salt-shore sunspear yronwood",
}
COMPASS = (64, 1270)  # the rose stands in the open West Summer Sea
SEED = 3
TRIES = 400  # for each area


def taken(board: dict[str, Any], region: dict[str, Any]) -> Iterator[tuple[Any, Any]]:
    """Rectangles (centre, size) of everything that has a place in the region."""
    slots, glyphs = board["slots"], board["glyphs"]
    yield region["units"], slots["units"]
    yield region["order"], slots["order"]
    yield region["label"], label_size(region["label_lines"])
    if "power" in region:
        yield region["power"], slots["power"]
    if region["glyphs"]:
        yield region["icons"], (sum(glyphs[g] for g in region["glyphs"]), 26)


def scatter(board: dict[str, Any], polygons: dict[str, Polygon]) -> dict[str, list[tuple[float, float]]]:
    """The places of the drawings, by what they show."""
    rng = random.Random(SEED)
    kinds = {name: kind for kind, names in TERRAIN.items() for name in names.split()}
    keep_off = [LineString(board["arcs"][k]["points"]).buffer(16) for s in board["separators"] for k in s["arcs"]]
    keep_off += [Point(p["marker"]).buffer(32) for p in board["ports"].values()] + [Point(COMPASS).buffer(62)]
    places: dict[str, list[tuple[float, float]]] = {kind: [] for kind in [*TERRAIN, "wave"]}
    for name, region in board["regions"].items():
        kind = kinds.get(name) or ("wave" if region["kind"] == "sea" else None)
        if kind:
            places[kind] += _spots(rng, kind, polygons[name], list(taken(board, region)), keep_off)
    return places


def _spots(
    rng: random.Random, kind: str, area: Polygon, rooms: list[tuple[Any, Any]], keep_off: list[Polygon]
) -> list[tuple[float, float]]:
    inner = area.buffer(-17 if kind != "wave" else -30)
    gap = 30 if kind != "wave" else 75
    x0, y0, x1, y1 = area.bounds
    placed: list[tuple[float, float]] = []
    for _ in range(TRIES):
        x, y = rng.uniform(x0, x1), rng.uniform(y0, y1)
        spot = Point(x, y)
        clear = all(abs(x - c[0]) > s[0] / 2 + 15 or abs(y - c[1]) > s[1] / 2 + 12 for c, s in rooms)
        lonely = all(math.dist((x, y), p) > gap for p in placed)
        if clear and lonely and inner.contains(spot) and not any(zone.contains(spot) for zone in keep_off):
            placed.append((x, y))
    return placed
