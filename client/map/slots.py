"""Find room in each area for its name, icons and pieces, and a quay for each port."""

import math
from collections.abc import Iterable
from typing import Any

import numpy as np
from facts import Area
from scipy.ndimage import minimum_filter
from shapely import contains_xy
from shapely.geometry import Point, Polygon, box
from shapely.ops import nearest_points, unary_union

Spot = tuple[float, float]
Part = tuple[str, Spot, Spot, float]
"""A thing to place: its name, size, wished place, and how much that place matters."""

SLOTS: dict[str, Any] = {
    "units": (108, 27),
    "order": (36, 36),
    "power": (24, 24),
    "line": 18,
    "letter": 8.2,
    "port": (40, 40),
}
GLYPHS = {"stronghold": 28, "castle": 22, "barrel": 16, "crown": 20}  # widths; all are 24 high


def printed_icons(area: Area) -> list[str]:
    """The icons printed in an area, left to right."""
    level = ["", "castle", "stronghold"][area.castle]
    return [level] * bool(level) + ["barrel"] * area.barrels + ["crown"] * area.crowns


def label_forms(name: str) -> list[list[str]]:
    """The name in one line, and balanced over two."""
    words = name.split()
    halves = [(" ".join(words[:k]), " ".join(words[k:])) for k in range(1, len(words))]
    best = min(halves, key=lambda h: max(map(len, h)), default=None)
    return [[name]] + ([list(best)] if best else [])


def label_size(lines: list[str]) -> Spot:
    """How much room a label takes."""
    return max(map(len, lines)) * SLOTS["letter"] + 4, len(lines) * SLOTS["line"]


class Room:
    """Free space of one area on a raster, to place rectangles one after another."""

    STEP = 2.5

    def __init__(self, polygon: Polygon) -> None:
        x0, y0, x1, y1 = polygon.bounds
        self.xs, self.ys = np.arange(x0, x1, self.STEP), np.arange(y0, y1, self.STEP)
        self.free = contains_xy(polygon.buffer(-3), *np.meshgrid(self.xs, self.ys))

    def spots(self, free: np.ndarray, size: Spot) -> np.ndarray:
        """Centres (row, column) where a rectangle of this size fits into the free cells."""
        w, h = (2 * math.ceil((s / self.STEP - 1) / 2) + 1 for s in size)
        return np.argwhere(minimum_filter(free, size=(h, w), mode="constant"))

    def nearest(self, free: np.ndarray, size: Spot, wish: Spot) -> tuple[Spot, float, np.ndarray] | None:
        """The spot closest to the wished point, its distance, and the cells still free afterwards."""
        spots = self.spots(free, size)
        if not len(spots):
            return None
        away = np.hypot(self.xs[spots[:, 1]] - wish[0], self.ys[spots[:, 0]] - wish[1])
        r, c = spots[away.argmin()]
        return (self.xs[c], self.ys[r]), away.min(), self.without(free, (self.xs[c], self.ys[r]), size)

    def without(self, free: np.ndarray, at: Spot, size: Spot) -> np.ndarray:
        """The free cells less a rectangle and a thin margin."""
        columns = np.abs(self.xs - at[0]) < size[0] / 2 + 2
        rows = np.abs(self.ys - at[1]) < size[1] / 2 + 2
        return free & ~(rows[:, None] & columns[None, :])

    def fill(self, free: np.ndarray, parts: Iterable[Part], units: Spot) -> tuple[float, dict[str, Spot]]:
        """Place the unit row, then each part as near to its wish as still possible: (cost, places)."""
        cost, slots, left = 0.0, {"units": units}, self.without(free, units, SLOTS["units"])
        for name, size, wish, weight in parts:
            found = self.nearest(left, size, wish)
            if found is None:
                return math.inf, {}
            slots[name], distance, left = found
            cost += weight * distance
        return cost, slots


def furnish(polygon: Polygon, anchor: Spot, area: Area, ports: Iterable[Spot]) -> dict[str, Any]:
    """Places for units, order, power token, icons and label: the most compact layout that fits."""
    room = Room(polygon)
    free = room.free
    for port in ports:
        free = room.without(free, port, SLOTS["port"])
    icons = printed_icons(area)
    rows = room.spots(free, SLOTS["units"])
    away = np.hypot(room.xs[rows[:, 1]] - anchor[0], room.ys[rows[:, 0]] - anchor[1] - 20)
    rows = rows[away.argsort()][:: max(1, len(rows) // 120)][:120]
    best: tuple[float, dict[str, Any]] = (math.inf, {})
    for r, c in rows:
        x, y = room.xs[c], room.ys[r]
        for lines in label_forms(area.name):
            parts: list[Part] = [("label", label_size(lines), (x, y - 49 - 9 * len(lines)), 1.0)]
            if icons:
                parts.append(("icons", (sum(GLYPHS[g] for g in icons), 26), (x - 24, y - 34), 0.9))
            parts.append(("order", SLOTS["order"], (x + 34, y - 34) if icons else (x, y - 34), 1.0))
            if area.kind == "land":
                parts.append(("power", SLOTS["power"], (x + 66, y - 34), 0.5))
            for order in (parts, parts[1:] + parts[:1], parts[::-1]):
                cost, slots = room.fill(free, order, (x, y))
                cost += math.hypot(x - anchor[0], y - anchor[1] - 20) + 6 * (len(lines) - 1)
                if cost < best[0]:
                    best = (cost, slots | {"label_lines": lines, "glyphs": icons})
    assert best[1], f"no room for the pieces in {area['name']}"
    return best[1]


def place_port(port: Area, polygons: dict[str, Polygon], lands: list[Polygon], board: Spot) -> dict[str, Any]:
    """A point of the coast between land and sea near the rough position, and a marker off that coast.

    The marker keeps away from all other coasts, so that nobody wonders whose port it is.
    """
    land, sea = polygons[port.land], polygons[port.sea]
    rough = Point(port.position[0] * board[0], port.position[1] * board[1])
    others = unary_union([other for other in lands if other is not land])
    coast = land.boundary.intersection(sea.boundary)
    water = sea.intersection(land.buffer(23)).difference(land.buffer(19)).difference(others.buffer(38))
    marker = nearest_points(water.intersection(box(26, 26, board[0] - 26, board[1] - 26)), rough)[0]
    quay = nearest_points(coast, marker)[0]
    return {"land": port.land, "sea": port.sea, "coast": quay.coords[0], "marker": marker.coords[0]}
