"""Knife: smooth authoring paths in, faceted hand-cut polygons out."""

import math, random, re

TOK = re.compile(r"([MLQCZHV])|(-?\d*\.?\d+)")


def parse(d):
    out = []
    cmd = None
    nums = []
    cur = (0, 0)
    start = (0, 0)
    toks = TOK.findall(d)
    i = 0
    need = {"M": 2, "L": 2, "Q": 4, "C": 6, "H": 1, "V": 1, "Z": 0}
    subs = []
    sub = None

    def flush():
        nonlocal sub
        if sub:
            subs.append(sub)
            sub = None

    while i < len(toks):
        c, n = toks[i]
        if c:
            cmd = c
            i += 1
            if cmd == "Z":
                if sub:
                    sub["closed"] = True
                flush()
                continue
        k = need[cmd]
        v = [float(toks[i + j][1]) for j in range(k)]
        i += k
        if cmd == "M":
            flush()
            sub = {"segs": [], "start": (v[0], v[1]), "closed": False}
            cur = (v[0], v[1])
            cmd = "L"
        elif cmd == "L":
            sub["segs"].append(("L", cur, (v[0], v[1])))
            cur = (v[0], v[1])
        elif cmd == "H":
            sub["segs"].append(("L", cur, (v[0], cur[1])))
            cur = (v[0], cur[1])
        elif cmd == "V":
            sub["segs"].append(("L", cur, (cur[0], v[0])))
            cur = (cur[0], v[0])
        elif cmd == "Q":
            sub["segs"].append(("Q", cur, (v[0], v[1]), (v[2], v[3])))
            cur = (v[2], v[3])
        elif cmd == "C":
            sub["segs"].append(("C", cur, (v[0], v[1]), (v[2], v[3]), (v[4], v[5])))
            cur = (v[4], v[5])
    flush()
    return subs


def at(seg, t):
    k = seg[0]
    if k == "L":
        (a, b) = seg[1:]
        return (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)
    if k == "Q":
        a, c, b = seg[1:]
        u = 1 - t
        return tuple(u * u * a[i] + 2 * u * t * c[i] + t * t * b[i] for i in (0, 1))
    a, c, e, b = seg[1:]
    u = 1 - t
    return tuple(u**3 * a[i] + 3 * u * u * t * c[i] + 3 * u * t * t * e[i] + t**3 * b[i] for i in (0, 1))


def seglen(seg):
    n = 1 if seg[0] == "L" else 12
    p = at(seg, 0)
    s = 0
    for i in range(1, n + 1):
        q = at(seg, i / n)
        s += math.dist(p, q)
        p = q
    return s


class Block:
    def __init__(self, name, title, seed=1):
        self.name = name
        self.title = title
        self.r = random.Random(seed)
        self.out = []
        self.tf = None

    # --- geometry
    def T(self, p):
        return self.tf(p) if self.tf else p

    def pts(self, d, facet=8.5, jit=0.55):
        polys = []
        for sub in parse(d):
            P = [sub["start"]]
            for s in sub["segs"]:
                L = seglen(s)
                if s[0] == "L":
                    n = max(1, round(L / 42))
                else:
                    n = max(2, round(L / facet))
                for i in range(1, n + 1):
                    p = at(s, i / n)
                    if i < n or s[0] != "L":
                        j = jit if i < n else jit * 0.4
                        p = (p[0] + self.r.uniform(-j, j), p[1] + self.r.uniform(-j, j))
                    P.append(p)
            polys.append(([self.T(p) for p in P], sub["closed"]))
        return polys

    @staticmethod
    def f(v):
        s = f"{v:.1f}".rstrip("0").rstrip(".")
        return "0" if s in ("-0", "") else s

    def enc(self, polys):
        out = ""
        cx = cy = 0
        for P, closed in polys:
            Q = [(round(p[0] * 2), round(p[1] * 2)) for p in P]
            R = [Q[0]]
            for q in Q[1:]:
                if q != R[-1]:
                    R.append(q)
            if closed and len(R) > 1 and abs(R[-1][0] - R[0][0]) + abs(R[-1][1] - R[0][1]) <= 2:
                R = R[:-1]
            s = "m"
            x, y = cx, cy
            for i, (px, py) in enumerate(R):
                a, b = str(px - x), str(py - y)
                s += ("" if i == 0 or a[0] == "-" else " ") + a + ("" if b[0] == "-" else " ") + b
                x, y = px, py
            out += s + ("z" if closed else "")
            cx, cy = R[0] if closed else R[-1]
        return out

    # --- marks
    def cut(self, cls, d, facet=8.5, jit=0.55):
        self.out.append((cls, self.pts(d, facet, jit)))

    def gouge_poly(self, x1, y1, x2, y2, w, bend=0):
        dx, dy = x2 - x1, y2 - y1
        L = math.hypot(dx, dy) or 1
        ux, uy = dx / L, dy / L
        nx, ny = -uy, ux
        r = self.r

        def pt(t, o):
            b = bend * 4 * t * (1 - t)
            return (x1 + dx * t + nx * (o + b), y1 + dy * t + ny * (o + b))

        w = w * r.uniform(0.85, 1.15)
        P = (
            [
                pt(0, -w * 0.3),
                pt(r.uniform(0.22, 0.36), -w * 0.52),
                pt(1, 0),
                pt(0.6, w * 0.36),
                pt(r.uniform(0.2, 0.32), w * 0.5),
                pt(0, w * 0.28),
            ]
            if abs(bend) < 0.5
            else [
                pt(0, -w * 0.32),
                pt(0.28, -w * 0.5),
                pt(0.66, -w * 0.3),
                pt(1, 0),
                pt(0.6, w * 0.34),
                pt(0.26, w * 0.5),
                pt(0, w * 0.28),
            ]
        )
        return ([self.T(p) for p in P], True)

    def gouges(self, cls, marks):
        self.out.append((cls, [self.gouge_poly(*m) for m in marks]))

    def rays(self, cls, cx, cy, r1, r2, a0, a1, n, w, vary=0.18, inward=False, skip=None):
        m = []
        for i in range(n):
            a = math.radians(a0 + (a1 - a0) * (i + 0.5) / n + self.r.uniform(-0.6, 0.6))
            A = r1 * (1 + self.r.uniform(0, vary))
            B = r2 * (1 - self.r.uniform(0, vary))
            if i % 2:
                A *= 1.06
                B *= 0.84
            p = (cx + A * math.cos(a), cy + A * math.sin(a))
            q = (cx + B * math.cos(a), cy + B * math.sin(a))
            if inward:
                p, q = q, p
            m.append((p[0], p[1], q[0], q[1], w * self.r.uniform(0.8, 1.2)))
        self.gouges(cls, m)

    def comb(self, cls, d, n, length, angle, w, vary=0.35, bend=0, t0=0, t1=1):
        """gouges rooted along d, all running at angle"""
        segs = [s for sub in parse(d) for s in sub["segs"]]
        Ls = [seglen(s) for s in segs]
        tot = sum(Ls)
        m = []
        for i in range(n):
            want = tot * (t0 + (t1 - t0) * (i + 0.5) / n)
            for s, l in zip(segs, Ls):
                if want <= l:
                    break
                want -= l
            p = at(s, min(1, want / l))
            ang = angle(i / (n - 1) if n > 1 else 0) if callable(angle) else angle
            a = math.radians(ang + self.r.uniform(-2.5, 2.5))
            ln = length(i / (n - 1) if n > 1 else 0) if callable(length) else length
            ln *= 1 - self.r.uniform(0, vary)
            m.append(
                (p[0], p[1], p[0] + ln * math.cos(a), p[1] + ln * math.sin(a), w * self.r.uniform(0.8, 1.15), bend)
            )
        self.gouges(cls, m)

    def ell(self, cls, cx, cy, rx, ry=None, facet=7, jit=0.5):
        ry = ry or rx
        k = 0.5523
        self.cut(
            cls,
            f"M{cx - rx} {cy}C{cx - rx} {cy - ry * k} {cx - rx * k} {cy - ry} {cx} {cy - ry}C{cx + rx * k} {cy - ry} {cx + rx} {cy - ry * k} {cx + rx} {cy}C{cx + rx} {cy + ry * k} {cx + rx * k} {cy + ry} {cx} {cy + ry}C{cx - rx * k} {cy + ry} {cx - rx} {cy + ry * k} {cx - rx} {cy}Z",
            facet,
            jit,
        )

    def line(self, cls, pts, w0, w1=None):
        """a knife-cut bar along a polyline, width w0 to w1"""
        w1 = w0 if w1 is None else w1
        n = len(pts)
        L = []
        R = []
        for i, (x, y) in enumerate(pts):
            a = pts[max(0, i - 1)]
            b = pts[min(n - 1, i + 1)]
            dx, dy = b[0] - a[0], b[1] - a[1]
            l = math.hypot(dx, dy) or 1
            w = (w0 + (w1 - w0) * i / (n - 1)) / 2
            L.append((x - dy / l * w, y + dx / l * w))
            R.append((x + dy / l * w, y - dx / l * w))
        P = L + R[::-1]
        self.out.append((cls, [([self.T(p) for p in P], True)]))

    def rot(self, deg, cx, cy, s=1, tx=0, ty=0, flip=False):
        a = math.radians(deg)
        c, s_ = math.cos(a), math.sin(a)

        def tf(p):
            x, y = p[0] - cx, p[1] - cy
            if flip:
                x = -x
            x *= s
            y *= s
            return (cx + tx + x * c - y * s_, cy + ty + x * s_ + y * c)

        self.tf = tf

    def unrot(self):
        self.tf = None

    # --- output
    def body(self):
        # merge neighbours of one class
        merged = []
        for cls, polys in self.out:
            if merged and merged[-1][0] == cls and "o" not in cls.split():
                merged[-1][1] += polys
            else:
                merged.append([cls, list(polys)])
        return "".join(f'<path class="{k}" d="{self.enc(p)}"/>' for k, p in merged)
