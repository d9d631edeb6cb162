"""A fine mesh of irregular cells that tiles the board, and distances on it."""

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np
from scipy.spatial import Voronoi
from shapely.geometry import Polygon

WIDTH, HEIGHT = 1000.0, 1860.0
CELLS = 20000  # on the board


class Mesh(NamedTuple):
    """Small cells that tile the board. Points beyond the first len(centres) lie outside the frame."""

    points: np.ndarray
    centres: np.ndarray
    cell_areas: list[float]
    corners: np.ndarray
    walls: list[tuple[int, int, int, int]]  # (cell or outside point, the same, corner, corner)


def mirrored_voronoi(points: np.ndarray) -> Voronoi:
    """A Voronoi diagram cut exactly at the board frame, by mirroring the points in its four sides."""
    copies = [points]
    for axis, size in ((0, WIDTH), (1, HEIGHT)):
        for side in (0.0, size):
            near = points[np.abs(points[:, axis] - side) < 60].copy()
            near[:, axis] = 2 * side - near[:, axis]
            copies.append(near)
    return Voronoi(np.vstack(copies))


def make_mesh(rng: np.random.Generator) -> Mesh:
    """About CELLS irregular cells of even size, cut exactly at the frame."""
    step = math.sqrt(WIDTH * HEIGHT / CELLS)
    columns, rows = round(WIDTH / step), round(HEIGHT / step)
    grid = np.array(
        [
            ((c + 0.5 + 0.5 * (r % 2) - 0.25) * WIDTH / columns, (r + 0.5) * HEIGHT / rows)
            for r in range(rows)
            for c in range(columns)
        ]
    )
    centres = np.clip(grid + rng.uniform(-0.5, 0.5, grid.shape) * step, 1, (WIDTH - 1, HEIGHT - 1))
    diagram = mirrored_voronoi(centres)  # one round of relaxation evens the cells out
    centres = np.array(
        [diagram.vertices[diagram.regions[diagram.point_region[i]]].mean(axis=0) for i in range(len(centres))]
    )
    diagram = mirrored_voronoi(centres)
    corners = diagram.vertices.copy()
    for axis, size in ((0, WIDTH), (1, HEIGHT)):
        for side in (0.0, size):
            corners[np.abs(corners[:, axis] - side) < 1e-6, axis] = side
    n = len(centres)
    walls = [
        (int(min(p, q)), int(max(p, q)), u, v)
        for (p, q), (u, v) in zip(diagram.ridge_points, diagram.ridge_vertices, strict=True)
        if min(p, q) < n
    ]
    areas = [Polygon(corners[diagram.regions[diagram.point_region[i]]]).convex_hull.area for i in range(n)]
    return Mesh(diagram.points, centres, areas, corners, walls)


def cells_around(mesh: Mesh) -> list[list[tuple[int, float]]]:
    """For each cell its neighbours (cell, wall length) in circular order; outside is one cell number."""
    n = len(mesh.centres)
    around: list[list[tuple[float, int, float]]] = [[] for _ in range(n)]
    for p, q, u, v in mesh.walls:
        length = float(np.hypot(*(mesh.corners[u] - mesh.corners[v])))
        for here, there in ((p, q), (q, p)):
            if here < n:
                dx, dy = mesh.points[there] - mesh.points[here]
                around[here].append((math.atan2(dy, dx), min(there, n), length))
    return [[(j, length) for _, j, length in sorted(near)] for near in around]


def stroke_distance(points: np.ndarray, strokes: Sequence[Any]) -> np.ndarray:
    """Distance of every point to the nearest surface of some thick strokes."""
    best = np.full(len(points), np.inf)
    for thickness, *line in strokes:
        for a, b in pairwise([np.array(point, float) for point in line]):
            t = np.clip((points - a) @ (b - a) / ((b - a) @ (b - a)), 0, 1)
            best = np.minimum(best, np.hypot(*(points - a - t[:, None] * (b - a)).T) - thickness)
    return best


def warp(points: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """The points moved by a smooth random field, so that painted borders are not straight."""
    moved = points.copy()
    for wave, amount in ((260, 9), (120, 6), (60, 4)):
        for axis in (0, 1):
            for _ in range(3):
                angle, phase = rng.uniform(0, 2 * math.pi, 2)
                k = np.array([math.cos(angle), math.sin(angle)]) * 2 * math.pi / wave
                moved[:, axis] += amount * np.sin(points @ k + phase) / math.sqrt(3)
    return moved
