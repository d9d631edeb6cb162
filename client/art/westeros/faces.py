"""Heads in three poses, hands and gear for the House card busts."""
import re

import cut as _cut
import heads
from cut import CLOTH, HOUSE, INK, PAPER, RAW, SKIN, cut, doc, el, gouges, ground, halo, shape, strands  # noqa: F401
from heads import furs, gown, head, mantle, neck, plate, rose, sword  # noqa: F401

GOLD, RUST, SILVER, STEEL, BONE, RED, BROWN = heads.GOLD, heads.RUST, heads.SILVER, heads.STEEL, heads.BONE, heads.RED, heads.BROWN
DGOLD, DRED, GREY, LEATHER, COPPER = '#9b6d1c', '#6f130d', '#8f8a80', '#7a4f2b', '#b8622b'

HOUSE['martell'] = ('#d0761a', '#eda04a', '#f0c95a', '#8a4310')
HOUSE['greyjoy'] = ('#1f2d38', '#3f586a', '#c9a13e', '#121b23')
CLOTH['martell'] = (60, 84, [(9, 2, 8, 38, 5), (10, 44, 9, 83, 4), (28, 20, 29, 62, 6), (28, -20, 29, 12, 4), (28, 64, 29, 96, 4), (49, 4, 48, 46, 5), (50, 52, 49, 82, 4)])
CLOTH['greyjoy'] = (56, 40, [])
RAW['greyjoy'] = 'M1 13q8-11 15-3q6 7 12-1q-5 13-13 5q-7-7-14-1zM29 33q8-11 14-3q6 7 12-1q-5 13-12 5q-7-7-14-1z'
SKIN.update({'olive': ('#e0b283', '#a06a3f'), 'dark': ('#8d5a36', '#57321b'), 'wan': ('#f3ead9', '#b9a796'), 'salt': ('#ead0a8', '#b07c52'), 'stone': ('#a9b3b8', '#5f6a72')})


def mx(text):
    """The same points seen in the mirror."""
    out = []
    for w in text.split():
        x, y = w.split(',', 1)
        out.append(f'{-float(x):g},{y}')
    return ' '.join(out)


def mg(text):
    """The same gouge strokes in the mirror."""
    out = []
    for w in text.split():
        v = [float(x) for x in w.split(',')]
        v[0], v[2] = -v[0], -v[2]
        if len(v) > 5:
            v[5] = -v[5]
        out.append(','.join(f'{x:g}' for x in v))
    return ' '.join(out)


class Side:
    """Draws what is written for a head looking left; turns it if it looks right."""

    def __init__(self, to):
        self.r = to == 'r'

    def s(self, text, fill, extra='', t=.36):
        return shape(mx(text) if self.r else text, fill, extra, t)

    def h(self, text, fill, w=3.2, line=PAPER):
        return halo(mx(text) if self.r else text, fill, w, line)

    def g(self, text, fill=INK):
        return el(gouges(mg(text) if self.r else text), fill)

    def x(self, v):
        return -v if self.r else v


LINE = f'stroke="{INK}" stroke-width="{{}}"'


def line(w=3):
    return LINE.format(w)


# ------------------------------------------------------------------ three-quarter
def tq(to='l', skin='fair', sex='m', jaw=1.0, chin=0.0, age=0, brow='stern', eye='open', nose='straight', mouth='firm',
       look=0.0, deep=False, lip=None, ear=True, iris=INK, iris2=None):
    k = Side(to)
    lit, shade = SKIN[skin]
    fem, kid = sex == 'f', sex == 'c'
    cy, j = 54 + chin - (3 if fem else 0), jaw
    far = f'-20,-42 -28,-28 -29,-13 -26.5,-5 -27,2 -29.5,11 -27,22 {-23.5*min(j,1.08):.1f},33 -21,{42+chin*.5:.1f} -17,{cy-4}'
    near = f'{12*j:.1f},{44+chin*.6:.1f} {22*j:.1f},{30 if not fem else 28} 26,14 27,-6 25,-28 12,-43'
    o = ''
    if ear:
        o += k.s('23,-5 29,-9 34,-4 32,8 27,16 23,14', lit if k.r else shade, line(1.8)) + k.g('27,-3,29,9,2.4,-2')
    o += k.s(f'-4,-47 {far} -9,{cy} 1,{cy-2} {near}', lit)
    dark = INK if deep else shade
    if not k.r:   # light on the far side of the face, the near cheek turns away
        o += k.s(f'8,-46 12,-30 9,-17 17,-9! 16,3 9,11 7,22 2,29 5,37 -1,45 -4,{cy}! 1,{cy-2} {near}', dark)
        if deep:
            o += k.g(f'25,-10,24,14,3 24,18,{19*j:.0f},32,2.6 {17*j:.0f},36,8,45,2.2', shade)
        else:
            o += k.s(f'27,-18! 26,14 {22*j:.1f},30 {12*j:.1f},{44+chin*.6:.1f} -6,{cy}! 6,{cy-10} {17*j:.1f},29 21,12 22,0', INK)
            o += k.g('14,-2,24,-6,3 13,6,24,3,3 12,13,24,11,3 10,20,23,19,3 9,27,22,27,3 7,34,17,36,2.6')
        o += k.s('-10,-3! -11,8 -15,18 -9,20.5 -5,16 -8,6', shade)
    else:         # light on the near cheek, the far side lies in shadow
        o += k.s(f'-12,-46 -9,-30 -13,-15 -10,-6! -14,6 -22,16 -21,21! -13,23 -15,28 -12,33! -16,37 -12,42 -14,{cy-3} -9,{cy}! -17,{cy-4} -21,{42+chin*.5:.1f} {-23.5*min(j,1.08):.1f},33 -27,22 -29.5,11 -27,2 -26.5,-5 -29,-13 -28,-28 -20,-42', dark)
        if not deep:
            o += k.g('-29,10,-22,12,2.6 -28,17,-21,18,2.6 -25,26,-20,26,2.4')
        o += k.s(f'{22*j:.1f},30 {12*j:.1f},{44+chin*.6:.1f} 1,{cy-2} -9,{cy}! 2,{cy-5} {11*j:.1f},{40+chin*.5:.1f}', INK)
        o += k.s(f'26,14 {22*j:.1f},30 {13*j:.1f},{42+chin*.6:.1f}! {15*j:.1f},30 21,18', shade) + k.g('8,20,17,28,2.4,2 5,26,12,34,2.2,2', shade)
    # brows
    bt = (3 if kid else 3.4 if fem else 4.8) * (1.35 if brow == 'heavy' else 1)
    i, m, e = {'stern': (-8.5, -13, -10), 'soft': (-12, -14, -9), 'sly': (-9, -16, -12), 'sad': (-15, -12.5, -8), 'arched': (-11, -18, -10),
               'heavy': (-7, -12, -9), 'haughty': (-12, -17, -13), 'wild': (-6, -15, -16)}[brow]
    o += k.s(f'-15.5,{i+bt*.5:.1f}! -16,{i-bt*.5:.1f} -23,{m+1-bt*.4:.1f} -29.5,{e}! -23,{m+1+bt*.55:.1f}', INK)
    i2, m2 = (i + 2, m + 3) if brow == 'sly' else (i, m)
    o += k.s(f'-6,{i2+bt*.55:.1f}! -6,{i2-bt*.5:.1f} 6,{m2-bt*.5:.1f} 17,{e}! 6,{m2+bt*.6:.1f}', INK)
    # eyes
    q = {'open': 1.0, 'narrow': .66, 'wide': 1.25, 'hood': .8, 'shut': .0}[eye] * (1.12 if fem else 1) * (1.2 if kid else 1)
    if eye == 'shut':
        o += k.g('-15,1,-27,1,3,2 -5,1,12,2,3.4,-3')
    else:
        for c, wd, s in ((-20.6, 5.3, 0), (3, 8, 1)):
            f = lambda a, b: f'{c+a*wd/8:.1f},{b*q:.1f}'
            o += k.s(f'{f(-8,1.8)}! {f(-3,-3.4)} {f(3,-3.6)} {f(8,1.2)}! {f(3,3.6)} {f(-3,3.8)}', PAPER if (s == 0) != k.r else lit)
            col = iris if s or not iris2 else iris2
            o += f'<ellipse cx="{k.x(c-.8)+look:.1f}" cy="-.5" rx="{3.4 if s else 2.8}" ry="{min(4.4,4.1*q):.1f}" fill="{col}"/>'
            if col != INK:
                o += f'<circle cx="{k.x(c-.8)+look:.1f}" cy="-.4" r="1.6" fill="{INK}"/>'
            elif (fem or kid) and q > .8:
                o += f'<circle cx="{k.x(c-.8)+look-1.2:.1f}" cy="{-1.4*q:.1f}" r="1.1" fill="{PAPER}"/>'
            out = 10.5 if s else 8.5
            o += k.s(f'{f(-9.5 if not s else -8.5,3 if s else 1)}! {f(-5,-4.6)} {f(2,-7)} {f(out,-.6)}! {f(out-1.4,1.8)}! {f(2,-2.2)} {f(-4,-1)}', INK)
            if eye == 'hood':
                o += k.g(f'{c-wd:.1f},-4.4,{c+wd+1:.1f},-4.8,2.8,-2')
            if age > 0:
                o += k.g(f'{c-wd*.8:.1f},7.4,{c+wd:.1f},7.4,{1.2+age*.5:.1f},-2.4', INK if age > 1 else shade)
        if fem:
            o += k.g('9,-2,17,-5,2.6')
    # nose, pointing to its side
    tip = {'straight': (-24, 17, -16, -5), 'hook': (-25, 20, -18, 2), 'snub': (-22, 14, -14, 4), 'broad': (-25, 18, -16, -3), 'fine': (-22, 16, -15, 2), 'broken': (-24, 18, -21, 4)}[nose]
    tx, ty, bx, by = tip
    o += k.s(f'-16,{-7 if not fem else -4}! {bx-2.5},{by+3} {tx},{ty}! {tx+1},{ty+4} -17,{ty+5.4} -9,{ty+5}! -8,{ty+1}! -12,{ty+2.4} {tx+4},{ty+1.6} {bx+.8},{by+4}', INK)
    if nose == 'broken':
        o += k.g('-19,2,-9,5,3,1')
    if not fem and not kid:
        o += k.g('-7,-7,-8,5,3.2,1.4')
    my = (31 if kid else 33) + (2 if nose == 'hook' else 0)
    lc = lip or (RUST if fem else None)
    if lc:
        o += k.s(f'-21,{my}! -17,{my-4} -14,{my-2.6} -10,{my-4.2} -2,{my}! -8,{my+5.6} -16,{my+5.4}', lc)
    M = {'firm': f'-21.5,{my+.5}! -17,{my-1.4} -14,{my} -8,{my-1.4} 1,{my+.6}! -7,{my+2} -16,{my+2}',
         'frown': f'-22,{my+3}! -18,{my-1.6} -14,{my-.6} -8,{my-1.6} 1,{my+4}! -7,{my+1.8} -16,{my+1.6}',
         'smile': f'-22,{my-2.4}! -18,{my} -14,{my+.8} -8,{my} 2,{my-4}! -6,{my+3.4} -16,{my+3.2}',
         'smirk': f'-21.5,{my+1}! -17,{my-.4} -12,{my} 3,{my-5}! -5,{my+2.8} -15,{my+2.6}',
         'full': f'-21,{my}! -17,{my-1} -14,{my+.3} -10,{my-1} -2,{my}! -9,{my+1.6} -16,{my+1.6}',
         'grin': f'-23,{my-3}! -16,{my-1} -8,{my-2} 4,{my-6}! 0,{my+4} -8,{my+6} -17,{my+5}',
         'open': f'-20,{my-1}! -15,{my-3} -8,{my-2.6} -2,{my}! -6,{my+6} -15,{my+6}'}[mouth]
    o += k.s(M, INK)
    if mouth == 'grin':
        o += k.s(f'-21,{my-1.6}! -15,{my} -8,{my-.6} 2,{my-4}! -2,{my+1.4} -9,{my+2.8} -17,{my+2}', PAPER)
    o += k.g(f'-17,{my+6.6},-7,{my+6.6},{2.4 if not fem else 1.6},-1.4', INK if not fem else shade)
    if age >= 1:
        o += k.g(f'-7,20,0,32,{1.4+age*.5:.1f},-2')
    if age >= 2:
        o += k.g('-24,-23,2,-25,2.2,1 -21,-30,0,-32,2,1 13,2,20,-1,1.8 13,5,20,6,1.8')
    if age >= 3:
        o += k.g('4,14,9,28,2.2,-2 -13,-17,-13,-10,2 -19,28,-19,33,1.6 -14,28,-14,32,1.4 -8,28,-7,33,1.6 3,34,8,44,2,-1')
    return o


def tqneck(to, skin, w=15, drop=82, deep=False):
    k = Side(to)
    lit, shade = SKIN[skin]
    o = k.s(f'{-w+2},34! {-w+3},60 {-w-3},{drop}! {w+14},{drop}! {w+8},58 {w+7},20!', lit)
    if not k.r:
        o += k.s(f'-4,44! 4,60 0,{drop}! {w+14},{drop}! {w+8},58 {w+7},20!', INK if deep else shade)
    o += k.s(f'{-w+1},36! {-w+3},50 -2,62 12,55 {w+7},36 {w+7},22!', INK)
    return o


# ------------------------------------------------------------------ profile
NOSE = {'straight': '-31,6 -39.5,17! -37.5,21', 'hook': '-33,1 -38,9 -41,22! -36,23.5', 'snub': '-28.5,6 -37.5,13! -36,18.5', 'broad': '-30,6 -40,14 -41,19 -35,23',
        'fine': '-30,7 -37.5,15.5! -36,19.5', 'roman': '-33,-1 -38,10 -40,19! -36.5,22'}


def prof(to='l', skin='fair', sex='m', jaw=1.0, chin=0.0, age=0, brow='stern', eye='open', nose='straight', mouth='firm',
         deep=False, lip=None, ear=True, iris=INK, top=0, bald=False):
    k = Side(to)
    lit, shade = SKIN[skin]
    fem, kid = sex == 'f', sex == 'c'
    r = 0 if fem or kid else 1.6
    c = chin
    b = 54 + abs(c) * .3
    front = f'-17,{-43-top} -26.5,-29 {-28.5-r:.1f},-13! {-26 if not fem else -27},-6! {NOSE[nose]} -29.5,22.5! -32,27 -27.5,30! -31.5,34 -27.5,39 {-31-c:.1f},46 {-27-c:.1f},{b-1:.0f} -18,{b+1:.0f}'
    back = f'-2,{50*jaw:.0f} {13*jaw:.0f},38 18,14 20,-20 8,{-45-top}'
    edge = ' '.join(front.split()[1:]) if bald else front  # a bare skull brings its own line
    o = k.s(f'{front} {back}', lit) + el(cut(mx(edge) if k.r else edge, closed=False), 'none', line(2.4))
    dark = INK if deep else shade
    if not k.r:
        o += k.s(f'10,-44! 6,-22 11,-6 4,8 -4,18 -7,30 -9,40 -20,{b:.0f}! {back}', dark)
        if deep:
            o += k.g('-2,46,10,34,2.6 12,30,15,8,2.4', shade)
        else:
            o += k.s(f'-22,{b:.0f}! -2,{50*jaw:.0f} {13*jaw:.0f},38 18,14! {9*jaw:.0f},30 {3*jaw:.0f},38 -8,45', INK)
            o += k.g('2,14,15,10,3 -2,20,14,18,3 -5,27,11,26,3 -6,34,8,34,3')
        o += k.g('-27,12,-30.5,20,2.8,1', shade)
    else:
        o += k.s(f'-25,-36 -21,-20 -23,-12 -15,-5! -17,4 -23,10 -30,15 -24,22 -19,25 -22,31 -17,36 -21,42 -16,{b:.0f}! -18,{b+1:.0f} {-27-c:.1f},{b-1:.0f} {-31-c:.1f},46 -27.5,39 -31.5,34 -27.5,30! -32,27 -29.5,22.5! {" ".join(NOSE[nose].split()[::-1])} -26,-6! {-28.5-r:.1f},-13! -26.5,-29', dark)
        o += k.s(f'-20,{b:.0f}! -2,{50*jaw:.0f} {13*jaw:.0f},38 18,18! {11*jaw:.0f},34 {0*jaw:.0f},44', INK)
        o += k.g('-9,16,0,30,2.6,3 -3,14,5,28,2.6,3 12,20,6,34,3,-2', shade)
    if ear:
        o += k.s('8,-8 15,-12 21,-6 19,6 13,14 9,10', lit if k.r else shade, line(2)) + k.g('12,-5,15,8,2.6,-3')
    bt = (3 if fem or kid else 4.4) * (1.4 if brow == 'heavy' else 1)
    i, m, e = {'stern': (-10, -15, -13), 'soft': (-13, -15, -10), 'sly': (-11, -18, -12), 'sad': (-16, -14, -8), 'arched': (-13, -19, -11), 'heavy': (-9, -14, -12), 'haughty': (-14, -18, -12), 'wild': (-8, -17, -17)}[brow]
    o += k.s(f'-29.5,{i+bt*.4:.1f}! -28,{i-bt*.6:.1f} -19,{m-bt*.4:.1f} -8,{e}! -19,{m+bt*.7:.1f}', INK)
    q = {'open': 1.0, 'narrow': .68, 'wide': 1.25, 'hood': .8, 'shut': 0}[eye] * (1.1 if fem or kid else 1)
    if eye == 'shut':
        o += k.g('-27,1,-12,0,3.4,-3')
    else:
        o += k.s(f'-26,{-3*q:.1f}! -18,{-6*q:.1f} -11.5,.6! -18,{3.6*q:.1f} -25,{3*q:.1f}!', PAPER if not k.r else lit)
        o += f'<ellipse cx="{k.x(-22)}" cy="-1" rx="2.8" ry="{4*q:.1f}" fill="{iris}"/>' + (f'<circle cx="{k.x(-22.4)}" cy="-.8" r="1.5" fill="{INK}"/>' if iris != INK else '')
        o += k.s(f'-28.5,{-3*q:.1f}! -19,{-9.4*q:.1f} -9,1! -12,1.6! -19,{-4.4*q:.1f}', INK)
        if fem:
            o += k.g(f'-25,{-5*q:.1f},-31,{-7*q:.1f},2.4')
        if eye == 'hood':
            o += k.g('-27,-7,-10,-5,2.8,-2')
        if age:
            o += k.g(f'-25,6,-13,6,{1.4+age*.5:.1f},-2', INK if age > 1 else shade)
    o += k.g('-37,21.5,-27,20,3.6,-1 -26,13,-25,20,2.4,-2')
    if lip or fem:
        o += k.s('-29.5,23.5! -32,27 -27.5,30! -31.5,34 -28,37 -22,33 -18,30.5! -23,26', lip or RUST)
    dy = {'firm': 30.5, 'frown': 34, 'smile': 26.5, 'smirk': 27, 'full': 30, 'grin': 26, 'open': 31}[mouth]
    if mouth in ('open', 'grin'):
        o += k.s(f'-29.5,29! -22,{dy-1} -15,{dy-2}! -18,35 -24,36.5 -29,33!', INK) + (k.s(f'-28,30! -22,{dy+1} -17,{dy}! -20,31.5 -27,32.4!', PAPER) if mouth == 'grin' else '')
    else:
        o += k.g(f'-17,{dy},-29.5,30,3.4,{1.4 if mouth in ("smile","smirk") else -1}')
    o += k.g('-21,40,-27.5,39,2.2', INK if not fem else shade)
    if age >= 1:
        o += k.g(f'-24,21,-16,32,{1.4+age*.5:.1f},-2')
    if age >= 2:
        o += k.g('-26,-22,-10,-26,2.2,1 -22,-30,-8,-33,2,1 -9,1,-2,-2,1.8 -9,4,-2,5,1.8')
    if age >= 3:
        o += k.g('-12,14,-7,30,2.2,-2 -31,26,-26,28,1.6 -14,36,-9,46,2,-1 -20,12,-14,10,1.8')
    return o


def pneck(to, skin, w=1.0, drop=84, deep=False):
    k = Side(to)
    lit, shade = SKIN[skin]
    o = k.s(f'{-13*w:.0f},44! {-11*w:.0f},62 {-17*w:.0f},{drop}! {28*w:.0f},{drop}! {23*w:.0f},56 22,16!', lit)
    if not k.r:
        o += k.s(f'-2,48! 4,64 0,{drop}! {28*w:.0f},{drop}! {23*w:.0f},56 22,16!', INK if deep else shade)
    return o + k.s(f'{-14*w:.0f},46! {-12*w:.0f},58 0,63 12,52 20,36 20,20!', INK)


# ------------------------------------------------------------------ hands and gear, in the 200 box
def fist(x, y, skin, s=1.0, rot=0, flip=False, cuff=None, trim=None):
    """A hand closed round an upright shaft: four fingers, the thumb over them, a cuff below."""
    lit, sh = SKIN[skin]
    f = -s if flip else s
    o = f'<g transform="translate({x} {y}) rotate({rot}) scale({f} {s})">'
    if cuff:
        o += halo('-13,14! 13,14! 18,52! -18,52!', cuff, 2.6, INK) + shape('2,14! 13,14! 18,52! 4,52!', INK) + halo('-15,12! 15,12! 16,22! -16,22!', trim or BONE, 2.6, INK)
    o += halo('-13,-13 -4,-17 9,-15 14,-9 14.5,9 10,16 -8,17 -13,11', lit, 2.8, INK) + shape('5,-15 14,-9 14.5,9 10,16 3,16 7,2', sh)
    o += el(gouges('14,-6,-6,-5,2.4,1 15,1,-8,2,2.4,1 14,8,-7,9,2.4,1'), INK)
    o += halo('-14,-6 -9,-13 2,-13 7,-8 2,-5 -5,-4 -9,4 -14,2', lit, 2.2, INK)
    return o + '</g>'


def shaft(x1, y1, x2, y2, w=6, fill=BROWN):
    return f'<path d="M{x1} {y1}L{x2} {y2}" stroke="{INK}" stroke-width="{w+5}"/><path d="M{x1} {y1}L{x2} {y2}" stroke="{fill}" stroke-width="{w}"/>'


def spear(x, top=6, foot=206, rot=0, at=None, wood=BROWN, steel=STEEL, tassel=None):
    a = at or (x, 120)
    o = f'<g transform="rotate({rot} {a[0]} {a[1]})">' + shaft(x, top + 38, x, foot + 20, 5, wood)
    o += halo(f'{x},{top}! {x+9},{top+26} {x+4},{top+42}! {x-4},{top+42}! {x-9},{top+26}', PAPER, 4, INK) + shape(f'{x},{top+2}! {x+9},{top+26} {x+4},{top+42}! {x},{top+42}!', steel)
    if tassel:
        o += halo(f'{x-6},{top+42}! {x+6},{top+42}! {x+11},{top+64}! {x+4},{top+58}! {x},{top+68}! {x-4},{top+58}! {x-11},{top+64}!', tassel, 2.6, INK)
    return o + '</g>'


def axe(x, y, s=1.0, rot=0, foot=120, wood=BROWN, flip=False, steel=STEEL):
    """Bearded axe: the head at x,y with its edge to the left, the haft runs down."""
    o = f'<g transform="translate({x} {y}) rotate({rot}) scale({-s if flip else s} {s})">' + shaft(0, -14, 0, foot, 5.5, wood)
    o += halo('5,-10! -8,-12 -22,-22! -32,-6 -32,12 -24,28! -14,12 -6,8 5,8!', steel, 3.4, INK) + shape('-22,-22! -32,-6 -32,12 -24,28! -26,10 -25,-6', PAPER) + el(gouges('-20,-8,-4,-5,2.6'), PAPER)
    return o + '</g>'


def blade(x, y1, y2, w=9, hilt=GOLD, rot=0, at=None, wide=15, steel=STEEL, grip=None, lite=PAPER):
    """A sword point up, lit from the left."""
    a = at or (x, y2)
    g = y2 - 34
    o = f'<g transform="rotate({rot} {a[0]} {a[1]})">' + halo(f'{x},{y1}! {x+w/2},{y1+14}! {x+w/2},{g}! {x-w/2},{g}! {x-w/2},{y1+14}!', lite, 4, INK)
    o += el(f'M{x+.3} {y1+6}L{x+w/2} {y1+14}V{g}H{x+.6}Z', steel)
    o += halo(f'{x-wide},{g-2}! {x},{g+2} {x+wide},{g-2}! {x+wide},{g+5}! {x},{g+9} {x-wide},{g+5}!', hilt, 3, INK)
    o += f'<path d="M{x-3.5} {g+8}h7v20h-7z" fill="{grip or INK}"/><path d="M{x-3} {g+11}l6 3m-6 3l6 3m-6 3l6 3" stroke="{hilt}" stroke-width="1.8"/><circle cx="{x}" cy="{y2-2}" r="6" fill="{hilt}" stroke="{INK}" stroke-width="2.6"/></g>'
    return o


def links(where, rx, ry, tint, w=4):
    """A chain: links at (x, y, turn)."""
    import math
    d = ''
    for x, y, a in where:
        c, s = rx * math.cos(math.radians(a)), rx * math.sin(math.radians(a))
        d += f'M{x-c:.0f} {y-s:.0f}a{rx} {ry} {a} 1 1 {2*c:.0f} {2*s:.0f}a{rx} {ry} {a} 1 1 {-2*c:.0f} {-2*s:.0f}'
    return f'<path d="{d}" fill="none" stroke="{INK}" stroke-width="{w*2}"/><path d="{d}" fill="none" stroke="{tint}" stroke-width="{w}"/>'


def rounds(points, r, fill, w=2.6):
    return ''.join(f'<circle cx="{x}" cy="{y}" r="{r}" fill="{fill}" stroke="{INK}" stroke-width="{w}"/>' for x, y in points)


def scales(rows, fill, w=12, h=9, sw=2.2, lite=None):
    """Scale mail: rows of (x from, x to, y)."""
    d = ''
    for i, (a, b, y) in enumerate(rows):
        n_ = max(1, round((b - a) / w))
        d += f'M{a} {y}' + f'q{w/2:g} {h*1.7:g} {w} 0' * n_
    return f'<path d="{d}" fill="{fill}" stroke="{INK}" stroke-width="{sw}"/>'


def rings(rows, tint=STEEL, w=10, sw=2.4):
    """Mail: rows of small waves."""
    d = ''
    for a, b, y in rows:
        d += f'M{a} {y}q{w/4:g}-5 {w/2:g} 0' + f't{w/2:g} 0' * max(1, round((b - a) / (w / 2)) - 1)
    return f'<path d="{d}" fill="none" stroke="{tint}" stroke-width="{sw}"/>'


def kraken(x, y, s, fill):
    """A small kraken for a breast or a buckle."""
    return (f'<g transform="translate({x} {y}) scale({s})">' + halo('0,-24! 9,-12 8,-2 16,4 24,0 22,-8! 30,-2 26,10 14,10 20,18 18,26! 12,26 12,18 6,12 6,24 0,30! -6,24 -6,12 -12,18 -12,26! -18,26 -20,18 -14,10 -26,10 -30,-2! -22,-8 -24,0 -16,4 -8,-2 -9,-12', fill, 3, INK)
            + '<circle cx="-3.5" cy="-6" r="1.8"/><circle cx="3.5" cy="-6" r="1.8"/></g>')


def sun(x, y, r, fill, core=RED):
    import math
    p = ''
    for i in range(16):
        a, q = math.pi * i / 8, r if i % 2 == 0 else r * .62
        p += f'{"L" if i else "M"}{x+q*math.sin(a):.1f} {y-q*math.cos(a):.1f}'
    return f'<path d="{p}Z" fill="{fill}" stroke="{INK}" stroke-width="3"/><circle cx="{x}" cy="{y}" r="{r*.36:.1f}" fill="{core}" stroke="{INK}" stroke-width="2"/>'


def tilt(deg, art):
    return f'<g transform="rotate({deg})">{art}</g>' if deg else art


def tight(d):
    """One path, the same line in fewer letters."""
    out, last, x, y, sx, sy = '', '', 0.0, 0.0, 0.0, 0.0
    words = re.findall(r'[A-Za-z][^A-Za-z]*', d)
    for i, w in enumerate(words):
        c, v = w[0], w[1:].strip()
        nums = [float(q) for q in re.findall(r'-?(?:\d+\.?\d*|\.\d+)', v)]
        if c == 'M' and len(nums) == 2:
            x, y = sx, sy = nums
        elif c in 'clq' and len(nums) == {'c': 6, 'l': 2, 'q': 4}[c]:
            x, y = x + nums[-2], y + nums[-1]
            if c == 'l' and words[i + 1:i + 2] and words[i + 1][0] == 'z' and abs(x - sx) < .05 and abs(y - sy) < .05:
                continue
            if c != 'l':  # handles may sit on whole numbers, the points stay where they are
                q = [round(t) if abs(t) >= 2.4 and k < len(nums) - 2 else t for k, t in enumerate(nums)]
                t = [_cut.n(t) for t in q]
                v = t[0] + ''.join(z if z.startswith('-') else ' ' + z for z in t[1:])
            if c == 'l' and 0 in nums:
                c, v = ('h', _cut.n(nums[0])) if nums[1] == 0 else ('v', _cut.n(nums[1]))
        else:
            sx = 1e9  # a command this does not follow
        out += (v if v.startswith('-') else ' ' + v) if c == last and c in 'clqt' else c + v
        last = c
    return out


def slim(text):
    """Ink is the colour of every line unless told otherwise: say it once."""
    top, body = text.split('>', 1)
    body = body.replace(f' stroke="{INK}"', '').replace(f' fill="{INK}"', '')
    body = re.sub(r' d="([^"]+)"', lambda m: f' d="{tight(m.group(1))}"', body)
    body = re.sub(r'(id="|url\(#)(\w{3})([")])', r'\1ws-\2\3', body, count=2)
    return top + f' stroke="{INK}" stroke-width="0">' + body
