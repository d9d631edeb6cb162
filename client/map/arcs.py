"""Turn a painted mesh into shared arcs: each border is one hand-drawn line that both areas use."""

import math
import random
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise

import numpy as np
from shapely.geometry import LineString, Polygon

Pair = frozenset[str]
Graph = dict[int, dict[int, Pair]]
Raw = list[tuple[Pair, list[int]]]

FRAME = "frame"  # the neighbour of areas at the edge of the board
# Noise per kind of line: (wave length, amount) in board units.
WAVES = {
    "coast": ((110, 9.0), (48, 6.5), (22, 4.0), (11, 1.8)),
    "border": ((70, 5.0), (30, 2.6), (14, 1.0)),
    "water": ((140, 5.0), (60, 2.0)),
    "frame": (),
}


def border_graph(
    walls: Iterable[tuple[int, int, int, int]], name_of: Callable[[int], str], may_touch: Callable[[Pair], bool]
) -> Graph:
    """The walls between different areas as corner -> {corner: pair of ids}.

    Where strangers touch, their few walls shrink to one point, so that four areas meet there.
    """
    kept: list[tuple[int, int, Pair]] = []
    merged: dict[int, int] = {}

    def root(corner: int) -> int:
        return root(merged[corner]) if corner in merged else corner

    for p, q, u, v in walls:
        pair = frozenset((name_of(p), name_of(q)))
        if len(pair) == 2:
            if may_touch(pair):
                kept.append((u, v, pair))
            elif root(u) != root(v):
                merged[root(u)] = root(v)
    graph: Graph = defaultdict(dict)
    for u, v, pair in kept:
        u, v = root(u), root(v)
        if u != v:
            graph[u][v] = graph[v][u] = pair
    return graph


def smooth(graph: Graph, place: np.ndarray, rounds: int = 14) -> None:
    """Even all borders out together, so that junctions relax with their arcs; the frame stays."""
    free = [v for v in graph if not any(FRAME in pair for pair in graph[v].values())]
    for step in range(rounds):
        pull = 0.5 if step % 2 == 0 else -0.42  # Taubin: smooth without shrinking
        moved = {v: place[v] + pull * (np.mean([place[u] for u in graph[v]], axis=0) - place[v]) for v in free}
        for v, xy in moved.items():
            place[v] = xy


def trace_arcs(graph: Graph) -> Raw:
    """Cut the border graph at its junctions: a list of (pair of area ids, corner path)."""
    arcs: Raw = []
    used: set[frozenset[int]] = set()

    def follow(u: int, v: int) -> None:
        path = [u, v]
        while len(graph[v]) == 2 and v != path[0]:
            v = next(w for w in graph[v] if w != path[-2])
            path.append(v)
        used.update(frozenset(e) for e in pairwise(path))
        arcs.append((graph[path[0]][path[1]], path))

    for rounds_only in (False, True):
        for u in sorted(graph):
            for v in sorted(graph[u]):
                if frozenset((u, v)) not in used and (rounds_only or len(graph[u]) != 2):
                    follow(u, v)
    return arcs


def resample(line: LineString, step: float) -> np.ndarray:
    """The line as points at even distances."""
    count = max(2, round(line.length / step))
    return np.array([line.interpolate(k / count, normalized=True).coords[0] for k in range(count + 1)])


def roughen(points: np.ndarray, waves: Sequence[tuple[float, float]], seed: str, closed: bool) -> np.ndarray:
    """Shift a polyline along its normals by fractal noise that fades out at both ends."""
    rng = random.Random(seed)
    gap = np.hypot(*np.diff(points, axis=0).T)
    along = np.concatenate([[0], np.cumsum(gap)])
    total = along[-1]
    tangent = np.gradient(points, axis=0)
    if closed:
        tangent[0] = tangent[-1] = points[1] - points[-2]
    normal = np.stack([-tangent[:, 1], tangent[:, 0]], axis=1) / np.hypot(*tangent.T)[:, None]
    shift = np.zeros(len(points))
    for wave, amount in waves:
        knots = max(3, round(total / wave * 2))
        values = [rng.uniform(-1, 1) for _ in range(knots)]
        t = along / total * (knots if closed else knots - 1)
        k = np.floor(t).astype(int)
        ease = (1 - np.cos((t - k) * math.pi)) / 2
        heights = np.array(values + values[:2] if closed else values + values[-1:])
        shift += amount * (heights[k] * (1 - ease) + heights[k + 1] * ease)
    fade = 1.0 if closed else np.clip(np.minimum(along, total - along) / 22, 0, 1)
    return points + normal * (shift * fade)[:, None]


def chaikin(points: np.ndarray, closed: bool) -> np.ndarray:
    """One round of corner cutting; the ends stay (a closed line is cut at its seam as well)."""
    near, far = points[:-1] * 0.75 + points[1:] * 0.25, points[:-1] * 0.25 + points[1:] * 0.75
    cut = np.stack([near, far], axis=1).reshape(-1, 2)
    return np.vstack([cut, cut[:1]]) if closed else np.vstack([points[:1], cut[1:-1], points[-1:]])


def ink_arcs(raw: Raw, place: np.ndarray, kind_of: Callable[[Pair], str], seed: int) -> list[LineString]:
    """Give every arc its hand-drawn line; where two lines would cross, calm both and draw again."""
    calm = [1.0] * len(raw)
    lines = [LineString()] * len(raw)
    todo = set(range(len(raw)))
    for _ in range(8):
        for k in todo:
            pair, path = raw[k]
            closed, kind = path[0] == path[-1], kind_of(pair)
            points = np.array([place[v] for v in path])
            if kind != "frame":
                points = resample(LineString(points), 4.0)
                scaled = [(wave, amount * calm[k]) for wave, amount in WAVES[kind]]
                points = chaikin(roughen(points, scaled, f"{seed} {sorted(pair)} {k}", closed), closed)
                points = np.array(LineString(points).simplify(0.25).coords)
            lines[k] = LineString(np.round(points, 1))
        todo = set()
        for i, one in enumerate(lines):
            if not one.is_simple:
                todo.add(i)
            for j in range(i):
                if one.intersects(lines[j]):
                    ends = {one.coords[0], one.coords[-1]} & {lines[j].coords[0], lines[j].coords[-1]}
                    meet = one.intersection(lines[j])
                    if not all(g.geom_type == "Point" and g.coords[0] in ends for g in getattr(meet, "geoms", [meet])):
                        todo |= {i, j}
        if not todo:
            return lines
        for k in todo:
            calm[k] *= 0.55
    raise AssertionError(f"borders still cross: {[sorted(raw[k][0]) for k in todo]}")


def build_rings(raw: Raw, name: str) -> list[list[int]]:
    """The rings of an area as signed arcs: k is arc k forward, ~k (= -k-1) is arc k backward."""
    loose = {k: path for k, (pair, path) in enumerate(raw) if name in pair}
    rings = []
    while loose:
        k = min(loose)
        path = loose.pop(k)
        ring, start, at = [k], path[0], path[-1]
        while at != start:
            k = next(k for k, path in loose.items() if at in (path[0], path[-1]))
            path = loose.pop(k)
            ring.append(k if path[0] == at else ~k)
            at = path[-1] if path[0] == at else path[0]
        rings.append(ring)
    return rings


def ring_points(ring: Iterable[int], lines: Sequence[LineString]) -> list[tuple[float, float]]:
    """The corners of a ring of signed arcs."""
    points: list[tuple[float, float]] = []
    for k in ring:
        coords = list(lines[k if k >= 0 else ~k].coords)
        points += (coords if k >= 0 else coords[::-1])[:-1]
    return points


def area_polygon(rings: Iterable[Iterable[int]], lines: Sequence[LineString]) -> Polygon:
    """An area with its holes."""
    shells = sorted((Polygon(ring_points(r, lines)) for r in rings), key=lambda p: -p.area)
    return Polygon(shells[0].exterior, [h.exterior.coords for h in shells[1:]])
