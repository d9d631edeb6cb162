"""Frames, backs, the coin, the broken seal, and the oak of the table."""

import math, random
from cut import Block


def rr(x, y, w, h, r):
    return f"M{x + r} {y}L{x + w - r} {y}Q{x + w} {y} {x + w} {y + r}L{x + w} {y + h - r}Q{x + w} {y + h} {x + w - r} {y + h}L{x + r} {y + h}Q{x} {y + h} {x} {y + h - r}L{x} {y + r}Q{x} {y} {x + r} {y}Z"


def frame():
    b = Block("card-face", "Card face", 5)
    b.cut("k", rr(1, 1, 248, 348, 15), 5, 0.4)
    b.cut("p", rr(6.5, 6.5, 237, 337, 10), 5, 0.7)
    # art window
    b.cut("k", rr(11, 50, 228, 228, 3), 5, 0.8)
    # carved wedges along the foot and beside the name
    b.gouges("h", [(14, 284, 14, 336, 6), (236, 336, 236, 284, 6)])
    b.gouges("k", [(24, 339, 116, 340, 3.6), (226, 339, 134, 340, 3.6)])
    b.cut("h", "M125 334L131 340L125 346L119 340Z")
    return b


def frame_plot():
    b = Block("card-face-plot", "Plot card face", 6)
    b.cut("k", rr(1, 1, 248, 348, 15), 5, 0.4)
    b.cut("p", rr(6.5, 52, 237, 291.5, 10), 5, 0.7)
    b.cut("k", rr(11, 50, 228, 228, 3), 5, 0.8)
    b.cut("h", "M6 47.5L244 46L244 50L6 51Z")
    b.gouges("h", [(14, 284, 14, 336, 6), (236, 336, 236, 284, 6)])
    b.gouges("k", [(24, 339, 116, 340, 3.6), (226, 339, 134, 340, 3.6)])
    b.cut("h", "M125 334L131 340L125 346L119 340Z")
    return b


def back_halves():
    """The back of a card: what lies under the pattern of a house, and what lies over it."""
    b = Block("back", "Card back", 313)
    b.cut("k", rr(1, 1, 248, 348, 15), 5, 0.4)
    b.cut("q", rr(6.5, 6.5, 237, 337, 10), 5, 0.6)
    under = b.body()
    b.out = []
    # inner keyline
    b.cut("n", rr(13, 13, 224, 324, 7) + " " + "M20 20L20 330L230 330L230 20Z", 6, 0.5)
    # corner leaves
    for fx in (0, 1):
        for fy in (0, 1):
            sx = -1 if fx else 1
            sy = -1 if fy else 1
            ox = 250 * fx
            oy = 350 * fy
            b.tf = lambda p, sx=sx, sy=sy, ox=ox, oy=oy: (ox + sx * p[0], oy + sy * p[1])
            b.cut("q", "M20 20L86 20Q60 34 52 52Q34 60 20 86Z")
            b.cut("n", "M24 24L72 24Q54 34 47 47Q34 54 24 72Z")
            b.gouges("q", [(28, 28, 42, 42, 4.5), (38, 28, 52, 32, 3.6), (28, 38, 32, 52, 3.6)])
            b.tf = None
    # rays and medallion
    b.ell("q", 125, 175, 86, facet=9)
    b.rays("n", 125, 175, 66, 84, -180, 180, 30, 5.4, vary=0.05)
    b.ell("n", 125, 175, 63, facet=8)
    b.ell("q", 125, 175, 57, facet=8)
    return under, b.body()


def coin():
    b = Block("coin", "Influence coin", 9)
    b.ell("k", 100, 100, 98, facet=16, jit=1.4)
    b.ell("g", 100, 100, 87, facet=15, jit=1.2)
    b.rays("k", 100, 100, 70, 85, -180, 180, 22, 7, vary=0.04)
    b.ell("k", 100, 100, 66, facet=14, jit=1)
    b.ell("g", 100, 100, 59, facet=13, jit=1)
    b.cut("k", "M56 128L48 74L78 94L100 56L122 94L152 74L144 128Q100 118 56 128Z")
    b.cut("k", "M58 136Q100 126 142 136L140 148Q100 138 60 148Z")
    b.gouges("s", [(28, 76, 52, 34, 9, -6), (24, 104, 25, 88, 7)])
    return b


def seal():
    b = Block("eliminated", "Eliminated", 13)
    P = []
    r = random.Random(3)
    for i in range(26):
        a = 2 * math.pi * i / 26
        q = 82 + r.uniform(-7, 9)
        P.append((100 + q * math.cos(a), 100 + q * math.sin(a)))
    b.cut("k", "M" + "L".join(f"{100 + (x - 100) * 1.09:.1f} {100 + (y - 100) * 1.09:.1f}" for x, y in P) + "Z")
    b.cut("b", "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in P) + "Z")
    b.ell("k", 100, 100, 64, facet=10, jit=1)
    b.ell("b", 100, 100, 58, facet=10, jit=1)
    b.cut("k", "M66 122L60 82L82 98L100 70L118 98L140 82L134 122Q100 114 66 122Z")
    # the break: two blade strokes
    b.cut("p", "M16 34L30 20Q104 86 186 172L176 186Q92 112 16 34Z")
    b.cut("p", "M184 30L170 18Q96 84 14 170L26 182Q108 108 184 30Z")
    b.cut("k", "M24 32L30 27Q104 92 178 174L174 178Q96 106 24 32Z")
    b.cut("k", "M176 29L170 25Q98 90 22 170L27 175Q104 102 176 29Z")
    b.gouges("p", [(40, 62, 52, 46, 5, -3), (34, 84, 38, 72, 4)])
    return b


def grain():
    """one tile of carved oak, 1120 by 384: six boards; what leaves it at one side comes in at the other"""
    b = Block("oak", "Oak boards", 21)
    r = b.r
    wide, boards = 1120, 6
    m = []
    for k in range(boards):
        y0 = k * 64
        for i in range(32):
            x = r.uniform(0, wide)
            y = y0 + r.uniform(6, 58)
            L = r.uniform(30, 120)
            bent, thick, bow = r.uniform(-2, 2), r.uniform(1.2, 2.6), r.uniform(-2, 2)
            for at in (x, x - wide) if x + L > wide else (x,):
                m.append((at, y, at + L, y + bent, thick, bow))
    b.gouges("k", m)
    # knots
    for x, y in ((150, 30), (910, 34), (470, 100), (300, 160), (760, 226), (230, 292), (1010, 352)):
        for q in (4, 9, 14):
            b.out.append(
                (
                    "ln",
                    b.pts(
                        f"M{x - q * 1.8} {y}Q{x} {y - q * 1.1} {x + q * 1.8} {y}Q{x} {y + q * 1.1} {x - q * 1.8} {y}Z",
                        6,
                        0.4,
                    ),
                )
            )
    for k in range(boards):
        b.line("k", [(0, 64 * k + 0.8), (wide, 64 * k + 0.8)], 1.7)
    for k, x in enumerate((220, 520, 90, 850, 400, 640)):
        b.line("k", [(x, 64 * k), (x + 0.6, 64 * k + 64)], 1.6)
    return b
