"""The icons that are printed in an area, and a quay for each port."""

from typing import Any

from facts import Area
from shapely.geometry import Point, Polygon, box
from shapely.ops import nearest_points, unary_union

Spot = tuple[float, float]


def printed_icons(area: Area) -> list[str]:
    """The icons printed in an area, left to right."""
    level = ["", "castle", "stronghold"][area.castle]
    return [level] * bool(level) + ["barrel"] * area.barrels + ["crown"] * area.crowns


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
