"""Painting the sketch onto the mesh, and annealing it until borders and rules agree."""

import math
import random
from collections import defaultdict

import numpy as np
from facts import Areas, Pair
from mesh import Mesh, cells_around, stroke_distance, warp
from sketch import AT_FRAME, RIVERS, SKETCH

SWEEPS = 260  # annealing sweeps over the border cells
FRAME = -1  # label of everything beyond the board
CONTACT_MIN, RIVER_MIN = 46.0, 72.0  # wanted length of open borders and of rivers (the check asks for 12)
LAND_CORE, SEA_CORE = (60.0, 46.0), (58.0, 44.0)  # half axes kept free around each anchor
LAND_AREA_MIN, SEA_AREA_MIN = 20500.0, 25000.0
TENSION = (0.45, 0.35, 1.0)  # how strongly a border with 0, 1 or 2 lands draws itself straight


class Painting:
    """Which area each cell belongs to, with the border lengths and sizes kept up to date."""

    def __init__(self, mesh: Mesh, areas: Areas, neighbours: set[Pair], rng: np.random.Generator) -> None:
        self.cell_area = mesh.cell_areas
        self.ids = list(SKETCH)
        self.is_land = [areas[i].kind == "land" for i in self.ids]
        number = {name: k for k, name in enumerate(self.ids)}
        self.wanted = {tuple(sorted(number[i] for i in pair)) for pair in neighbours}
        self.river = {tuple(sorted(number[i] for i in pair)) for pair in RIVERS}
        self.wanted |= {(FRAME, number[i]) for i in AT_FRAME}
        self.around = cells_around(mesh)
        warped = warp(mesh.centres, rng)
        field = np.array([stroke_distance(warped, SKETCH[i][1:]) for i in self.ids]).T
        self.field = field.tolist()
        self.label = [*field.argmin(axis=1).tolist(), FRAME]  # the last one stands for all beyond
        self.locked = [False] * len(mesh.centres)
        for k, name in enumerate(self.ids):
            half = LAND_CORE if self.is_land[k] else SEA_CORE
            for i in np.flatnonzero((((mesh.centres - SKETCH[name][0]) / half) ** 2).sum(axis=1) < 1):
                self.label[i], self.locked[i] = k, True
        self.drop_fragments()
        self.count()
        self.goal = [
            max(size, LAND_AREA_MIN if land else SEA_AREA_MIN)
            for size, land in zip(self.size, self.is_land, strict=True)
        ]

    def drop_fragments(self) -> None:
        """Keep of each area the part that holds its anchor; give the rest to what is around it."""
        kept = {i for i, fixed in enumerate(self.locked) if fixed}
        queue = list(kept)
        for i in queue:
            for j, _ in self.around[i]:
                if j not in kept and self.label[j] == self.label[i]:
                    kept.add(j)
                    queue.append(j)
        for i in queue:
            for j, _ in self.around[i]:
                if j < len(self.locked) and j not in kept:
                    self.label[j] = self.label[i]
                    kept.add(j)
                    queue.append(j)

    def count(self) -> None:
        """Measure sizes and border lengths from scratch."""
        self.size = [0.0] * len(self.ids)
        self.border: dict[tuple[int, int], float] = defaultdict(float)
        for i, near in enumerate(self.around):
            a = self.label[i]
            self.size[a] += self.cell_area[i]
            for j, length in near:
                c = self.label[j]
                if c != a:
                    self.border[(a, c) if a < c else (c, a)] += length if c == FRAME else length / 2

    def border_cost(self, pair: tuple[int, int], length: float) -> float:
        """The price of a border: too short for neighbours, or any at all for strangers."""
        if pair in self.wanted:
            return 4.0 * max(0.0, CONTACT_MIN - length)
        if pair in self.river:
            return 2.0 * max(0.0, RIVER_MIN - length)
        return 7.0 * max(0.0, length) + (10.0 if length > 1e-9 else 0.0)

    def changes(self, i: int, a: int, b: int) -> dict[tuple[int, int], float]:
        """How border lengths change when cell i passes from area a to area b."""
        delta: dict[tuple[int, int], float] = defaultdict(float)
        for j, length in self.around[i]:
            c = self.label[j]
            if c != a:
                delta[(a, c) if a < c else (c, a)] -= length
            if c != b:
                delta[(b, c) if b < c else (c, b)] += length
        return delta

    def keeps_whole(self, i: int, a: int, b: int) -> bool:
        """Whether areas a and b stay in one piece without holes: one run of each around the cell."""
        ring = [self.label[j] for j, _ in self.around[i]]
        runs = [(ring[k - 1], ring[k]) for k in range(len(ring))]
        return all(sum(1 for before, now in runs if now == x != before) == 1 for x in (a, b))

    def flip_cost(self, i: int, a: int, b: int, delta: dict[tuple[int, int], float]) -> float:
        """What it costs to give cell i of area a to area b: sketch, sizes, border lengths, rules."""
        cost = 0.3 * (self.field[i][b] - self.field[i][a])
        area = self.cell_area[i]
        for k, step in ((a, -area), (b, area)):
            off = self.size[k] - self.goal[k]
            cost += (1.2 if off < 0 else 0.4) * ((off + step) ** 2 - off**2) / self.goal[k]
        for pair, change in delta.items():
            lands = 2 if pair[0] == FRAME else self.is_land[pair[0]] + self.is_land[pair[1]]
            cost += change * TENSION[lands]
            cost += self.border_cost(pair, self.border[pair] + change) - self.border_cost(pair, self.border[pair])
        return cost

    def anneal(self, rng: random.Random) -> None:
        """Flip border cells between areas, ever more strictly, until rules and shapes are satisfied."""
        for sweep in range(SWEEPS):
            heat = 9.0 * (1 - sweep / (SWEEPS * 0.9)) ** 2 if sweep < SWEEPS * 0.9 else 1e-6
            edge = [
                i
                for i, near in enumerate(self.around)
                if not self.locked[i] and any(self.label[j] not in (self.label[i], FRAME) for j, _ in near)
            ]
            rng.shuffle(edge)
            for i in edge:
                a, b = self.label[i], self.label[rng.choice(self.around[i])[0]]
                if b in (a, FRAME) or not self.keeps_whole(i, a, b):
                    continue
                delta = self.changes(i, a, b)
                cost = self.flip_cost(i, a, b, delta)
                if cost <= 0 or rng.random() < math.exp(-cost / heat):
                    self.label[i] = b
                    self.size[a] -= self.cell_area[i]
                    self.size[b] += self.cell_area[i]
                    for pair, change in delta.items():
                        self.border[pair] += change

    def faults(self) -> list[str]:
        """Neighbours without enough border, and strangers with some."""
        self.count()
        short = [(p, self.border[p]) for p in self.wanted if self.border[p] < CONTACT_MIN * 0.6]
        extra = [(p, d) for p, d in self.border.items() if p not in self.wanted | self.river and d > 0]
        names = [*self.ids, "frame"]  # FRAME is -1
        return [
            f"{what} {names[a]} / {names[b]}: {d:.0f}"
            for what, part in (("short", short), ("corner", extra))
            for (a, b), d in part
        ]
