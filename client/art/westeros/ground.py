"""Carve the ground of the map of Westeros: terrain, swells, coasts, and a place for everything that stands on it.

Reads the exact borders from map.json and the names of the areas in every language, whose widths it measures in the
font of the page; writes ground.json. Nothing drawn here looks like a border, and nothing stands where a name does.
Needs numpy, scipy and fonttools, and the client's packages. Run: python client/art/westeros/ground.py
"""

import json
import math
import random
import re
from itertools import combinations
from pathlib import Path

import numpy as np
from fontTools.ttLib import TTFont
from scipy.ndimage import distance_transform_edt, minimum_filter

CLIENT = Path(__file__).resolve().parents[2]
TARGET = CLIENT / "src" / "boards" / "westeros" / "ground.json"
BOARD = json.loads((CLIENT / "src" / "boards" / "westeros" / "map.json").read_text(encoding="utf-8"))
MESSAGES = CLIENT.parent / "src" / "throneroom" / "i18n" / "messages"
FONTS = CLIENT / "node_modules" / "@fontsource" / "alegreya" / "files"
W, H = (int(v) for v in BOARD["board"])
STEP = 3  # raster cell in board units
rng = random.Random(7)

# what grows where: kinds with their weight
TERRAIN = {
    "castle-black": "snowpeak 4 pine 5 drift 4", "karhold": "pine 5 snowpeak 3 drift 4", "winterfell": "pine 11 hill 3 drift 3",
    "the-stony-shore": "rock 4 hill 3 drift 2", "white-harbor": "hill 4 pine 3", "widows-watch": "snowpeak 3 crag 3 hill 3",
    "greywater-watch": "reed 8", "moat-cailin": "reed 6 pine 2", "flints-finger": "rock 4 hill 4",
    "the-fingers": "hill 4 peak 3 crag 4", "seagard": "oak 4 furrow 3", "the-twins": "oak 3 furrow 4 hill 1", "pyke": "rock 7",
    "the-mountains-of-the-moon": "peak 5 crag 8", "the-eyrie": "crag 9", "riverrun": "oak 6 furrow 3", "harrenhal": "hill 3 oak 4",
    "crackclaw-point": "pine 4 reed 4 hill 2", "lannisport": "crag 6 hill 3", "dragonstone": "crag 5 rock 4",
    "stoney-sept": "hill 5 oak 3", "blackwater": "furrow 4 oak 3 hill 2", "kings-landing": "furrow 3 oak 4", "searoad-marches": "hill 4 oak 3 furrow 2",
    "kingswood": "oak 14", "the-reach": "furrow 4 oak 5", "highgarden": "vine 4 oak 4", "storms-end": "oak 6 rock 2",
    "dornish-marches": "hill 5 oak 3", "the-boneway": "peak 5 crag 6", "oldtown": "furrow 3 vine 2 oak 4", "princes-pass": "peak 5 crag 7",
    "three-towers": "hill 4 vine 3 oak 3", "yronwood": "peak 3 crag 4 dune 4", "sunspear": "dune 6 palm 3", "salt-shore": "dune 6 palm 2",
    "starfall": "peak 4 dune 5", "the-arbor": "vine 6 oak 2",
}
TONE = {"snow": "castle-black karhold winterfell the-stony-shore white-harbor widows-watch",
        "sand": "yronwood sunspear salt-shore starfall princes-pass the-boneway"}
TONE = {name: tone for tone, names in TONE.items() for name in names.split()}
#        width, height of the footprint; how far apart
SIZE = {"snowpeak": (36, 32, 23), "peak": (38, 36, 22), "crag": (27, 27, 16), "volcano": (58, 50, 60), "pine": (16, 27, 15), "oak": (20, 21, 18),
        "hill": (34, 13, 30), "rock": (22, 15, 26), "reed": (22, 16, 25), "drift": (30, 6, 40), "furrow": (34, 18, 40),
        "vine": (32, 20, 38), "dune": (40, 14, 36), "palm": (20, 26, 34)}
GLYPH = {"stronghold": (56, 50), "castle": (42, 44)}
TITLE = (196, 50)


# ---------------------------------------------------------------- raster and rings

def ring_points(ring):
    points = []
    for k in ring:
        arc = BOARD["arcs"][k if k >= 0 else -k - 1]["points"]
        points += (arc if k >= 0 else arc[::-1])[:-1]
    return points


def fill_mask(rings):
    """Cells whose centre lies inside, by the even-odd rule."""
    mask = np.zeros((H // STEP, W // STEP), bool)
    xs = (np.arange(W // STEP) + 0.5) * STEP
    low, high = min(p[1] for r in rings for p in r), max(p[1] for r in rings for p in r)
    for row in range(max(0, int(low / STEP)), min(mask.shape[0], int(high / STEP) + 1)):
        y, cross = (row + 0.5) * STEP, []
        for ring in rings:
            for (x0, y0), (x1, y1) in zip(ring, ring[1:] + ring[:1]):
                if (y0 > y) != (y1 > y):
                    cross.append(x0 + (y - y0) / (y1 - y0) * (x1 - x0))
        for a, b in zip(*[iter(sorted(cross))] * 2):
            mask[row] |= (xs > a) & (xs < b)
    return mask


SHAPES = {name: [ring_points(r) for r in reg["rings"]] for name, reg in BOARD["regions"].items()}
MASKS = {name: fill_mask(rings) for name, rings in SHAPES.items()}
DEPTH = {name: distance_transform_edt(np.pad(mask, 1))[1:-1, 1:-1] * STEP for name, mask in MASKS.items()}


def cells(x, y, w, h, grow=0):
    """The slice of raster cells under a rectangle given by its centre."""
    return (slice(max(0, int((y - h / 2 - grow) / STEP)), max(0, math.ceil((y + h / 2 + grow) / STEP))),
            slice(max(0, int((x - w / 2 - grow) / STEP)), max(0, math.ceil((x + w / 2 + grow) / STEP))))


def spots(free, size):
    w, h = (2 * math.ceil((s / STEP - 1) / 2) + 1 for s in size)
    rows, cols = np.flatnonzero(free.any(1)), np.flatnonzero(free.any(0))
    if not len(rows):
        return np.empty((0, 2), int)
    crop = free[rows[0]:rows[-1] + 1, cols[0]:cols[-1] + 1]
    return np.argwhere(minimum_filter(crop, size=(h, w), mode="constant")) + (rows[0], cols[0])


def nearest(free, size, wish):
    found = spots(free, size)
    if not len(found):
        return None
    away = np.hypot((found[:, 1] + 0.5) * STEP - wish[0], (found[:, 0] + 0.5) * STEP - wish[1])
    r, c = found[away.argmin()]
    return (round((c + 0.5) * STEP, 1), round((r + 0.5) * STEP, 1)), float(away.min())


def advances(style):
    """How wide every letter is, in sizes of the font."""
    found = {}
    for part in ("latin-ext", "latin"):
        font = TTFont(FONTS / f"alegreya-{part}-{style}.woff")
        metrics, em = font["hmtx"].metrics, font["head"].unitsPerEm
        found |= {chr(code): metrics[glyph][0] / em for code, glyph in font.getBestCmap().items()}
    return found


NAMES = {}
for path in sorted(MESSAGES.glob("*/westeros.ftl")):
    for area, name in re.findall(r"^area-([\w-]+) = (.+)$", path.read_text(encoding="utf-8"), re.MULTILINE):
        NAMES.setdefault(area, []).append(name.strip())
WIDTHS = {"land": advances("700-normal")}
WIDTHS["sea"] = WIDTHS["land"]  # the page slants it
NEAR, FAR = 17, 27  # the sizes of names near and far


def split(name, most):
    """A name over as many lines at most, as even as its words allow; the client splits in the same way."""
    words = name.replace("-", "- ").split()
    ways = [[" ".join(words[a:b]).replace("- ", "-") for a, b in zip((0, *cuts), (*cuts, len(words)))]
            for cuts in combinations(range(1, len(words)), min(most, len(words)) - 1)]
    return min(ways, key=lambda lines: max(map(len, lines)))


def forms(area, kind, size):
    """How many lines the name takes, and the room it then needs in every language."""
    letters = WIDTHS[kind]
    for count in (1, 2, 3):
        lines = [split(n, count) for n in NAMES[area]]
        wide = max(sum(letters[c] for c in line) * size for name in lines for line in name)
        if max(map(len, lines)) == count:
            yield count, wide + 6, max(map(len, lines)) * size * 1.06 + 2


# ---------------------------------------------------------------- places for everything, two zoom levels

def furnish(name, reg, near_scale, margin=8):
    """Near: castle, label, icons, order, power, army. The biggest layout that fits, closest to the json's slots."""
    sea = reg["kind"] == "sea"
    free0 = DEPTH[name] > (5 if not sea else margin)
    for port in BOARD["ports"].values():
        free0[cells(*port["marker"], 46, 46)] = False
    if name == "castle-black":
        free0[: 34 // STEP] = False
    if sea:
        for x, y, w, h in SEA_ART:
            free0[cells(x, y, w, h)] = False
    k = near_scale
    army, order, power = (112 * k, 46 * k), (44 * k, 44 * k), (27 * k, 27 * k)
    castle = next((g for g in reg["glyphs"] if g in GLYPH), None)
    small = [g for g in reg["glyphs"] if g not in GLYPH]
    rows = spots(free0, army)
    if not len(rows):
        return None
    cx, cy = (rows[:, 1] + 0.5) * STEP, (rows[:, 0] + 0.5) * STEP
    away = np.hypot(cx - reg["anchor"][0], cy - reg["anchor"][1] - 26)
    rank = away.argsort()
    rank = rank[:: max(1, len(rank) // 70)][:70]
    best = (math.inf, None)
    for i in rank:
        x, y = float(cx[i]), float(cy[i])
        for lines, lw, lh in forms(name, reg["kind"], NEAR):
            parts = []
            if castle:
                gw, gh = (v * k for v in GLYPH[castle])
                parts.append(("castle", (gw, gh), (x - 34, y - 46 * k), 0.9))
                parts.append(("order", order, (x + 32, y - 46 * k), 1.0))
            else:
                parts.append(("order", order, (x + 26, y - 46 * k), 1.0))
            parts.append(("label", (lw, lh), (x, y - 72 * k - lh / 2), 1.1))
            if small:
                parts.append(("icons", (23 * len(small), 25), (x - 30, y - (44 if not castle else 84) * k), 0.8))
            if not sea:
                parts.append(("power", power, (x + 66, y - 30), 0.4))
            for seq in (parts, parts[2:] + parts[:2], parts[::-1]):
                free, cost, got = free0.copy(), 0.0, {"units": (x, y)}
                free[cells(x, y, *army, 2)] = False
                for key, size, wish, weight in seq:
                    hit = nearest(free, size, wish)
                    if hit is None:
                        cost = math.inf
                        break
                    got[key], d = hit
                    cost += weight * d
                    free[cells(*hit[0], *size, 2)] = False
                cost += 0.8 * math.hypot(x - reg["anchor"][0], y - reg["anchor"][1] - 26) + 10 * (lines - 1)
                if cost < best[0]:
                    best = (cost, got | {"lines": lines, "box": (lw, lh), "small": small, "kind_castle": castle, "k": k})
    return best[1]


def furnish_far(name, reg, near):
    """Far: bigger army and order away from the castle; the name only where it fits."""
    sea = reg["kind"] == "sea"
    free = DEPTH[name] > 2
    if sea:
        for x, y, w, h in SEA_ART:
            free[cells(x, y, w, h)] = False
    for port in BOARD["ports"].values():
        free[cells(*port["marker"], 40, 40)] = False
    if name == "castle-black":
        free[: 32 // STEP] = False
    if near["kind_castle"]:
        free[cells(*near["castle"], *(v * near["k"] * 0.92 for v in GLYPH[near["kind_castle"]]))] = False
    for army, order in (((126, 58), 58), ((118, 54), 52), ((108, 50), 48), ((96, 46), 46), ((84, 44), 44)):
        best = (math.inf, None)
        found = spots(free, army)
        if not len(found):
            continue
        cx, cy = (found[:, 1] + 0.5) * STEP, (found[:, 0] + 0.5) * STEP
        rank = np.hypot(cx - near["units"][0], cy - near["units"][1]).argsort()
        for i in rank[:: max(1, len(rank) // 60)][:60]:
            x, y = float(cx[i]), float(cy[i])
            left = free.copy()
            left[cells(x, y, army[0] * (1.3 if sea else 1), army[1], 3)] = False
            hit = nearest(left, (order, order), (x + 20, y - army[1] / 2 - order / 2))
            if hit and hit[1] + 0.5 * math.hypot(x - near["units"][0], y - near["units"][1]) < best[0]:
                best = (hit[1] + 0.5 * math.hypot(x - near["units"][0], y - near["units"][1]), (x, y), hit[0], left)
        if best[1]:
            _, units, at, left = best
            left[cells(*at, order, order, 5)] = False
            label = None
            for lines, lw, lh in forms(name, reg["kind"], FAR):
                hit = nearest(left, (lw + 4, lh + 4), (units[0], at[1] - 40))
                if hit:
                    label = (hit[0], lines)
                    break
            return {"units": units, "order": at, "scale": round(army[0] / 112, 2), "label": label}
    return {"units": near["units"], "order": near["order"], "scale": 1.0, "label": None}


SEA_ART = [(*TITLE, 300, 92), (58, 1318, 108, 108), (50, 1476, 84, 80), (944, 262, 100, 96), (560, 1832, 110, 50)]


# ---------------------------------------------------------------- carving: tapered cuts and cut-out shapes

def n(v):
    s = f"{v:.1f}"
    s = s[:-2] if s.endswith(".0") else s
    return s.replace("-0.", "-.") if s.startswith("-0.") else (s[1:] if s.startswith("0.") else s)


FINE = 2  # decoration is drawn on a grid of half units: whole numbers are short


def i(v):
    return str(round(v * FINE))


def pair(*values):
    """Numbers joined as briefly as a path allows."""
    out = ""
    for v in values:
        out += v if not out or v[0] == "-" else " " + v
    return out


def poly(points, hole=False):
    """A closed polygon in relative steps, wound one way for shapes and the other for holes."""
    area = sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in zip(points, points[1:] + points[:1]))
    if (area < 0) != hole:
        points = points[::-1]
    whole = [(round(x * FINE), round(y * FINE)) for x, y in points]
    return f"M{pair(str(whole[0][0]), str(whole[0][1]))}l" + pair(*(str(v) for a, b in zip(whole, whole[1:]) for v in (b[0] - a[0], b[1] - a[1]))) + "z"


def steps(points):
    """Relative path in whole tenths (drawn at scale .1), so that no rounding adds up: the borders stay exact."""
    tenth = [(round(x * 10), round(y * 10)) for x, y in points]
    return f"M{pair(str(tenth[0][0]), str(tenth[0][1]))}l" + pair(*(str(v) for a, b in zip(tenth, tenth[1:]) for v in (b[0] - a[0], b[1] - a[1])))


def cut(x0, y0, x1, y1, w, bend=0.0):
    """One stroke of the gouge: thin, thick, thin."""
    mx, my = (x0 + x1) / 2, (y0 + y1) / 2
    nx, ny = y0 - y1, x1 - x0
    length = math.hypot(nx, ny) or 1
    nx, ny = nx / length, ny / length
    if not bend:
        return poly([(x0, y0), (mx + nx * w * 0.62, my + ny * w * 0.62), (x1, y1), (mx - nx * w * 0.62, my - ny * w * 0.62)])
    ax, ay = mx + nx * (bend + w), my + ny * (bend + w)
    bx, by = mx + nx * (bend - w), my + ny * (bend - w)
    return (f"M{pair(i(x0), i(y0))}q{pair(i(ax - x0), i(ay - y0), i(x1 - x0), i(y1 - y0))}"
            f"q{pair(i(bx - x1), i(by - y1), i(x0 - x1), i(y0 - y1))}z")


def j(a):
    return rng.uniform(-a, a)


def peak(x, y, w, h, snow=False):
    top = (x + j(w * 0.08), y - h)
    left = [(x - w / 2, y), (x - w * 0.34 + j(1.5), y - h * 0.36 + j(2)), (x - w * 0.2 + j(1.5), y - h * 0.52 + j(2)), (top[0] - w * 0.08, y - h * 0.86)]
    right = [(top[0] + w * 0.1, y - h * 0.8), (x + w * 0.2 + j(1.5), y - h * 0.55 + j(2)), (x + w * 0.3 + j(1.5), y - h * 0.3 + j(2)), (x + w / 2, y)]
    ridge = [(x + w * 0.12, y), (x + w * 0.02, y - h * 0.2), (x + w * 0.11, y - h * 0.38), (x - w * 0.02, y - h * 0.56), (x + w * 0.05, y - h * 0.74)]
    face = poly([*left, top, *right])
    ink = poly([top, *right, *ridge])
    ink += poly([(x + w * 0.2, y - h * 0.06), (x + w * 0.16, y - h * 0.34), (x + w * 0.26, y - h * 0.08)], hole=True)
    ink += poly([(x + w * 0.33, y - h * 0.05), (x + w * 0.24, y - h * 0.3), (x + w * 0.37, y - h * 0.06)], hole=True)
    if snow:
        ink += poly([(top[0] + 1, y - h * 0.9), (top[0] + w * 0.08, y - h * 0.72), (x + w * 0.06, y - h * 0.62)], hole=True)
    for k in (0.2, 0.45):
        ink += cut(x - w * (0.42 - 0.3 * k), y - h * (0.04 + k * 0.5), x - w * (0.28 - 0.36 * k), y - h * (0.3 + k * 0.62), 1.3, 0)
    return face, ink


def crag(x, y, w, h):
    return peak(x, y, w, h)


def volcano(x, y, w, h):
    face, ink = peak(x, y, w, h)
    rim = poly([(x - 8, y - h + 7), (x - 5, y - h - 2), (x, y - h + 3), (x + 5, y - h - 3), (x + 9, y - h + 6), (x + 2, y - h + 10)])
    smoke = "".join(cut(x + dx, y - h - 4 - dy, x + dx + 7, y - h - 22 - dy, 2.4, b) for dx, dy, b in ((-4, 0, 7), (1, 6, -7), (4, 2, 6)))
    return face, ink + rim + smoke


def pine(x, y, w, h):
    pts = [(x - 1.4, y), (x - 1.4, y - h * 0.16), (x - w / 2, y - h * 0.16), (x - w * 0.26, y - h * 0.42), (x - w * 0.4, y - h * 0.42),
           (x - w * 0.16, y - h * 0.68), (x - w * 0.28, y - h * 0.68), (x + j(0.6), y - h), (x + w * 0.28, y - h * 0.66), (x + w * 0.16, y - h * 0.67),
           (x + w * 0.42, y - h * 0.4), (x + w * 0.26, y - h * 0.42), (x + w / 2, y - h * 0.14), (x + 1.4, y - h * 0.16), (x + 1.4, y)]
    light = poly([(x - w * 0.3, y - h * 0.21), (x - w * 0.04, y - h * 0.5), (x - w * 0.08, y - h * 0.23)], hole=True)
    return "", poly(pts) + light + poly([(x - w * 0.2, y - h * 0.47), (x - w * 0.01, y - h * 0.76), (x - w * 0.05, y - h * 0.5)], hole=True)


def oak(x, y, w, h):
    """A crown of seven scallops with a lit side."""
    r, cy, ink = w / 2, y - h * 0.62, ""
    pts = [(x + r * 0.86 * math.cos(k * 2 * math.pi / 7 + 0.4), cy + r * 0.76 * math.sin(k * 2 * math.pi / 7 + 0.4)) for k in range(7)]
    ink = f"M{pair(i(pts[0][0]), i(pts[0][1]))}" + "".join(f"A{pair(i(r * 0.46), i(r * 0.46), '0 0 1', i(px), i(py))}" for px, py in pts[1:] + pts[:1]) + "z"
    ink += poly([(x - 1.8, y), (x - 1, y - h * 0.4), (x + 1.2, y - h * 0.4), (x + 2.4, y)])
    ink += poly([(x - r * 0.86, cy + 1), (x - r * 0.62, cy - r * 0.5), (x - r * 0.1, cy - r * 0.78), (x - r * 0.38, cy - r * 0.3)], hole=True)
    ink += poly([(x - r * 0.5, cy + r * 0.42), (x - r * 0.3, cy + r * 0.04), (x + r * 0.16, cy - r * 0.1), (x - r * 0.12, cy + r * 0.24)], hole=True)
    return "", ink


def hill(x, y, w, h):
    ink = cut(x - w / 2, y, x + w / 2, y, 2.2, -h * 1.5)
    for k in (0.12, 0.24, 0.36):
        ink += cut(x + w * k, y - h * (0.86 - k * 1.3), x + w * (k - 0.08), y + 1 - k * 3, 1.5)
    return "", ink


def rock(x, y, w, h):
    face = poly([(x - w / 2, y), (x - w * 0.3, y - h * 0.7), (x - w * 0.05, y - h * 0.55), (x + w * 0.08, y - h), (x + w * 0.34, y - h * 0.7), (x + w / 2, y)])
    ink = poly([(x + w * 0.08, y - h), (x + w * 0.34, y - h * 0.7), (x + w / 2, y), (x + w * 0.12, y), (x + w * 0.2, y - h * 0.45)])
    ink += poly([(x - w * 0.05, y - h * 0.55), (x + w * 0.02, y - h * 0.2), (x - w * 0.1, y)])
    return face, ink


def reed(x, y, w, h):
    ink = "".join(cut(x + dx, y, x + dx + lean, y - t, 1.2, b) for dx, lean, t, b in ((-6, -4, 11, 2), (-2, -1, 15, 1), (2, 2, 14, -1), (6, 5, 10, -2)))
    ink += poly([(x - 5.2, y - 12), (x - 2.6, y - 12), (x - 2.8, y - 18), (x - 4.8, y - 18)]) + cut(x - w / 2, y + 2, x + w / 2, y + 2, 1.1) + cut(x - 3, y + 6, x + w / 2 + 3, y + 6, 1)
    return "", ink


def drift(x, y, w, h):
    return "", cut(x - w / 2, y, x + w * 0.2, y, 1, -3) + cut(x - w * 0.1, y + 4, x + w / 2, y + 4, 1, -3)


def furrow(x, y, w, h):
    lean = rng.choice((-1, 1)) * w * 0.2
    return "", "".join(cut(x - w / 2 + k * w / 6 - lean / 2, y, x - w / 2 + k * w / 6 + lean / 2, y - h + 2 * abs(3 - k), 1.15, 1.4) for k in range(6))


def vine(x, y, w, h):
    ink = ""
    for row in range(2):
        for k in range(4):
            px, py = x - w / 2 + 4 + k * 8 + row * 3, y - row * 10
            ink += poly([(px - 0.8, py), (px - 0.8, py - 3), (px - 3, py - 4.5), (px, py - 8), (px + 3, py - 4.5), (px + 0.8, py - 3), (px + 0.8, py)])
    return "", ink


def dune(x, y, w, h):
    ink = cut(x - w / 2, y, x + w * 0.12, y - 1, 2.6, -h * 1.2) + cut(x - w * 0.08, y + 2, x + w / 2, y + 2, 1.6, -h)
    ink += "".join(cut(x - w * 0.3 + k * 5, y + 6 + (k % 2) * 2.5, x - w * 0.3 + k * 5 + 3, y + 6 + (k % 2) * 2.5, 0.9) for k in range(4))
    return "", ink


def palm(x, y, w, h):
    tx, ty = x + 3, y - h * 0.72
    ink = cut(x - 2, y, tx, ty, 1.8, 2.5) + "".join(cut(tx, ty, tx + dx, ty + dy, 2.1, b) for dx, dy, b in ((-11, 3, 4), (-8, -6, 3), (0, -9, 1.5), (8, -6, -3), (10, 3, -4)))
    return "", ink


def snowpeak(x, y, w, h):
    return peak(x, y, w, h, snow=True)


def terrain(slots):
    """Scatter the cut shapes where no name, icon or piece stands; overlapping shapes go to later layers."""
    made = []
    for name, spec in TERRAIN.items():
        words = spec.split()
        kinds = dict(zip(words[::2], map(int, words[1::2])))
        keep = np.zeros_like(MASKS[name])
        s, reg = slots[name], BOARD["regions"][name]
        boxes = [(*s["label"], *s["box"]), (*s["order"], 22 * s["k"], 24 * s["k"]), (s["units"][0], s["units"][1] + 5, 74 * s["k"], 20)]
        if s["kind_castle"]:
            boxes.append((*s["castle"], *(v * s["k"] for v in GLYPH[s["kind_castle"]])))
        if s["small"]:
            boxes.append((*s["icons"], 23 * len(s["small"]) + 4, 26))
        for box in boxes:
            keep[cells(*box)] = True
        placed = []
        order = sorted(kinds, key=lambda k: -SIZE[k][0] * SIZE[k][1])
        pick = [k for k in order for _ in range(kinds[k])]
        ys, xs = np.nonzero(MASKS[name])
        for _ in range(5000):
            kind = rng.choice(pick)
            w, h, gap = SIZE[kind]
            big = rng.uniform(0.82, 1.12)
            w, h = w * big, h * big
            i = rng.randrange(len(xs))
            x, y = (xs[i] + 0.5) * STEP, (ys[i] + 0.5) * STEP
            ok = True
            for dx, dy in ((-w / 2 - 2, 3), (w / 2 + 2, 3), (-w / 5, -h - 2), (w / 5, -h - 2), (0, 4)):
                r, c = int((y + dy) / STEP), int((x + dx) / STEP)
                if not (0 <= r < keep.shape[0] and 0 <= c < keep.shape[1]) or DEPTH[name][r, c] < 4:
                    ok = False
                    break
            if not ok or (name == "castle-black" and y - h < 34) or keep[cells(x, y - h / 2, w * 0.7, h * 0.9)].any():
                continue
            if any(math.hypot(x - px, (y - py) * 1.35) < (gap + pg) / 2 for px, py, pg in placed):
                continue
            placed.append((x, y, gap))
            made.append((y, x, w, h, kind))
    made.sort()
    layers, boxes, stamps = [], [], {}
    for y, x, w, h, kind in made:
        if kind in STAMPED:  # small shapes repeat: three cuts of each, stamped along a line of points
            stamps.setdefault((kind, rng.randrange(3)), []).append((round(x), round(y)))
            continue
        level = max((lv + 1 for bx, by, bw, bh, lv in boxes[-60:] if abs(bx - x) < (bw + w) / 2 and abs((by - bh / 2) - (y - h / 2)) < (bh + h) / 2), default=0)
        boxes.append((x, y, w, h, level))
        while len(layers) <= level:
            layers.append(["", ""])
        face, ink = globals()[kind](x, y, w, h)
        layers[level][0] += face
        layers[level][1] += ink
    cuts = []
    for (kind, turn), points in sorted(stamps.items(), key=lambda s: ("pine oak palm".find(s[0][0]), s[0])):
        rng.seed(f"{kind}{turn}")
        w, h, _ = SIZE[kind]
        grow = (0.88, 1.0, 1.14)[turn]
        face, ink = globals()[kind](0, 0, w * grow, h * grow)
        line = "M" + pair(*(str(2 * v) for p in points[:1] for v in p)) + ("l" + pair(*(str(2 * (q - p)) for a, b in zip(points, points[1:]) for p, q in zip(a, b))) if len(points) > 1 else "l0 0")
        cuts.append([f"{kind}{turn}", face, ink, line])
    return layers, cuts


STAMPED = {"pine", "oak", "hill", "rock", "reed", "drift", "furrow", "vine", "dune", "palm"}


# ---------------------------------------------------------------- the sea

def coast_hachures():
    """Short level cuts out from every coast, as engravers shade water."""
    land = np.any([MASKS[k] for k, r in BOARD["regions"].items() if r["kind"] == "land"], axis=0)
    segs = [(p, q) for a in BOARD["arcs"] if a["kind"] == "coast" for p, q in zip(a["points"], a["points"][1:])]
    out = ""
    y = 4.0
    row = 0
    while y < H - 3:
        cross = sorted(p[0] + (y - p[1]) / (q[1] - p[1]) * (q[0] - p[0]) for p, q in segs if (p[1] > y) != (q[1] > y))
        for x in cross:
            for side in (-1, 1):
                probe = int((x + side * 5) / STEP)
                r = min(int(y / STEP), land.shape[0] - 1)
                if 0 <= probe < land.shape[1] and not land[r, probe]:
                    room = 0
                    while room < 46 and 0 <= int((x + side * (room + 4)) / STEP) < land.shape[1] and not land[r, int((x + side * (room + 4)) / STEP)]:
                        room += 3
                    reach = min((26, 13, 19, 10)[row % 4] + j(3), room - 6)
                    if reach > 5:
                        out += f"M{pair(i(x - side * 3), i(y - 1.3))}l{pair(i(side * (reach + 3)), i(1.2), i(-side * (reach + 3)), i(1.2))}z"
        y += 6.4
        row += 1
    return out


def waves(slots):
    """Rows of carved swells in open water, off the coasts, names and pieces."""
    out, count = "", 0
    for name, reg in BOARD["regions"].items():
        if reg["kind"] != "sea":
            continue
        keep = np.zeros_like(MASKS[name])
        s = slots[name]
        keep[cells(*s["label"], s["box"][0] + 16, s["box"][1] + 8)] = True
        for x, y, w, h in SEA_ART:
            keep[cells(x, y, w + 6, h + 4)] = True
        for port in BOARD["ports"].values():
            keep[cells(*port["marker"], 56, 50)] = True
        xs0, xs1 = (min(p[0] for r in SHAPES[name] for p in r), max(p[0] for r in SHAPES[name] for p in r))
        ys0, ys1 = (min(p[1] for r in SHAPES[name] for p in r), max(p[1] for r in SHAPES[name] for p in r))
        y, row = ys0 + 14, 0
        while y < ys1:
            x = xs0 + (22 if row % 2 else 0)
            while x < xs1:
                px, py = x + j(5), y + j(2.5)
                r, c = int(py / STEP), int(px / STEP)
                if 0 <= r < keep.shape[0] and 0 <= c < keep.shape[1] and land_gap[r, c] > 34 and DEPTH[name][r, c] > 9 and not keep[cells(px, py, 30, 10)].any():
                    if rng.random() < 0.82:
                        out += f"M{pair(i(px - 13), i(py))}q12-12 25 0 12-12 25 0"
                        count += 1
                x += 46
            y += 22
            row += 1
    return out, count


land_gap = distance_transform_edt(~np.any([MASKS[k] for k, r in BOARD["regions"].items() if r["kind"] == "land"], axis=0)) * STEP

SERPENT = [("", "M-44 34c2-22 22-26 26-6 2 10 8 12 12 2 2-18 24-22 27-3 1 9 7 10 11 3 6-12 3-34-8-40-8-4-12 4-7 8"
            "l-12 1c-8-2-8-14 2-18 8-14 26-10 32 6 8 20 6 46-8 54-12 6-23 0-26-12-2-6-5-6-6 0-3 16-27 17-31 0-1-6-4-6-5 0-2 8-5 10-7 15z"),
           ("gap", "M8-22a3 3 0 1 0 .1 0zM24-14l6-3-3 6zM30 0l6-1-4 5zM31 14l6 1-5 4zM-35 22l3-5 3 5zM4 18l3-5 3 5z"),
           ("", "M10-34l2-12 5 9 6-8 1 12zM-58 40q9-6 18 0t18 0 18 0 18 0 18 0 18 0q-9 8-18 2-9 6-18 0-9 6-18 0-9 6-18 0-9 6-18 0-9 4-18-2z")]
COG = [("", "M-40 16q34 10 78-6-2 22-16 28h-42q-16-6-20-22zM-24-34q24 10 46 0-8 20 4 40-26-8-54 0 12-20 4-40zM-2-46h3v64h-3zM1-46l20 5-20 6z"),
       ("gap", "M-12-20q12 4 24 0l-1 5q-11 3-22 0zM-15-6q14 3 28 0v4q-14-2-28 0zM-30 22q26 6 56-2l-1 3q-26 8-54 3z"),
       ("", "M-50 42q9-6 18 0t18 0 18 0 18 0 18 0q-9 8-18 2-9 6-18 0-9 6-18 0-9 6-18 0-9 4-18-2z")]
CARTOUCHE = [("", "M-118-26H118L132-38 128-14 146-2 126 8 130 36 114 26H-114L-130 36-126 8-146-2-128-14-132-38z"),
             ("gap", "M-112-20H112V20H-112zM-109-17V17H109V-17zM-136-27-122-21V-15L-130-17zM136-27 122-21V-15L130-17zM-134 27-120 17V10L-128 12zM134 27 120 17V10L128 12z"),
             ("gap", "M-101-7l3.500 7-3.500 7-3.500-7zM101-7l3.500 7-3.500 7-3.500-7z")]


def compass():
    star = "".join(f"L{n(r * math.sin(k * math.pi / 8))} {n(-r * math.cos(k * math.pi / 8))}" for k, r in enumerate((50, 8, 24, 8, 40, 8, 24, 8, 40, 8, 24, 8, 40, 8, 24, 8)))
    dark = "".join(f"M0 0L{n(r * math.sin(a))} {n(-r * math.cos(a))}L{n(8 * math.sin(a + math.pi / 8))} {n(-8 * math.cos(a + math.pi / 8))}z"
                   for a, r in ((k * math.pi / 4, (50, 24, 40, 24, 40, 24, 40, 24)[k]) for k in range(8)))
    return [("", f"M{star[1:]}z"), ("gap", dark), ("", "M-5-53v-10h2.600l4.200 6v-6H4.500v10H2l-4.300-6v6z")]


def wall():
    xs = [p[0] for a in BOARD["arcs"] if a["areas"] == ["castle-black", "frame"] for p in a["points"]]
    left, right = min(xs), max(xs)
    top, blocks, count = f"M{n(left)} 32V10", "", 46
    w = (right - left) / count
    for k in range(count):
        y = 4 if k % 11 == 5 else (9 if k % 2 else 14)
        top += f"V{y}h{n(w)}"
        blocks += f"M{n(left + k * w)} 19v6" if k % 2 else f"M{n(left + k * w)} 26v5"
    return [f"{top}V32z", f"M{n(left)} 18.500H{n(right)}M{n(left)} 25.500H{n(right)}{blocks}"]


def tidy(value):
    if isinstance(value, (float, np.floating)):
        return round(float(value), 1) if value % 1 else int(value)
    if isinstance(value, (list, tuple)):
        return [tidy(v) for v in value]
    return {k: tidy(v) for k, v in value.items()} if isinstance(value, dict) else value


def draw():
    slots, far = {}, {}
    for name, reg in BOARD["regions"].items():
        for k in (1.0, 0.94, 0.88, 0.82, 0.76, 0.7):
            slots[name] = furnish(name, reg, k) or furnish(name, reg, k, 3)
            if slots[name]:
                break
        assert slots[name], f"no room in {name}: {list(forms(name, reg['kind'], NEAR))}"
        far[name] = furnish_far(name, reg, slots[name])
    layers, stamps = terrain(slots)
    places = {}
    for name in BOARD["regions"]:
        s, f = slots[name], far[name]
        places[name] = {
            "units": s["units"], "order": s["order"], "power": s.get("power"), "castle": s.get("castle"), "scale": s["k"],
            "label": s["label"], "lines": s["lines"], "icons": s.get("icons"), "goods": s["small"], "keep": s["kind_castle"],
            "tone": TONE.get(name, ""),
            "far": {"units": f["units"], "order": f["order"], "scale": f["scale"],
                    "label": f["label"] and f["label"][0], "lines": f["label"] and f["label"][1]},
        }
        places[name]["scale"], places[name]["far"]["scale"] = str(s["k"]), str(f["scale"])
    data = {
        "wave": waves(slots)[0], "hachures": coast_hachures(), "layers": layers, "stamps": stamps, "wall": wall(),
        "ornaments": [["translate(50 1476) scale(.66)", SERPENT], ["translate(944 262) scale(.9)", COG],
                      ["translate(58 1318)", compass()], [f"translate({TITLE[0]} {TITLE[1]})", CARTOUCHE]],
        "places": tidy(places),
    }
    for place in data["places"].values():
        place["scale"], place["far"]["scale"] = float(place["scale"]), float(place["far"]["scale"])
    rows = ",\n".join(f"{json.dumps(k)}:{json.dumps(v, separators=(',', ':'))}" for k, v in data.items() if k != "places")
    inner = ",\n".join(f"{json.dumps(k)}:{json.dumps(v, separators=(',', ':'))}" for k, v in data["places"].items())
    TARGET.write_text(f'{{\n{rows},\n"places":{{\n{inner}\n}}\n}}\n', encoding="utf-8")
    print("smaller:", {k: s["k"] for k, s in slots.items() if s["k"] < 1})
    print("far:", {k: f["scale"] for k, f in far.items() if f["scale"] < 1}, sum(1 for f in far.values() if f["label"]), "names")


draw()
