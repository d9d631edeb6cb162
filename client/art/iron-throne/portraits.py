"""Twenty-five busts in linocut. Run: python3 portraits.py  (writes portraits/*.svg)"""
import sys
from pathlib import Path

from cut import HOUSE, INK, PAPER, SKIN, cut, doc, el, gouges, ground, halo, shape, strands

GOLD, RUST, SILVER, STEEL, BONE, RED, BROWN = '#dba63f', '#9a4b23', '#e9e4ee', '#9fb0bd', '#efe2c2', '#b5281f', '#5b3a20'


# ------------------------------------------------------------------ the head, light from the left
def head(skin='fair', sex='m', jaw=1.0, chin=0.0, cheek=1.0, age=0, brow='stern', eye='open', nose='straight',
         mouth='firm', look=0.0, deep=False, lip=None, ear=True, iris=INK, turn=0):
    lit, shade = SKIN[skin]
    c, j = 30 * cheek, 21 * jaw
    fem, kid = sex == 'f', sex == 'c'
    cy = 53 + chin - (4 if kid else 0)
    jy = 34 if not fem else 30
    side = lambda s: f'{s*c*.97:.1f},-14 {s*c:.1f},4 {s*c*.93:.1f},20 {s*j:.1f},{jy+chin*.6:.1f}'
    left = side(-1).split()
    right = side(1).split()[::-1]
    ch = 7 if fem else 11 * jaw
    outline = ' '.join(left) + f' {-ch:.1f},{cy-3:.1f} 0,{cy} {ch:.1f},{cy-3:.1f} ' + ' '.join(right) + ' 24,-36 0,-46 -24,-36'
    o = ''
    if ear:
        o += shape(f'{-c+1},-6 {-c-6},-8 {-c-6},6 {-c},16', lit, f'stroke="{INK}" stroke-width="1.6"')
        o += shape(f'{c-1},-6 {c+6},-8 {c+6},6 {c},16', shade, f'stroke="{INK}" stroke-width="1.6"')
    o += shape(outline, lit)
    # the shadow side: one cut from brow to chin along the ridge of the face
    dark = INK if deep else shade
    edge = f'9,-46 7,-30 10,-15 4,-7! 4,2 8,15 9,21! 4,25 8,29 7,33! 10,37 6,42 8,{cy-4:.1f} 4,{cy}!'
    o += el(cut(edge + f' {ch:.1f},{cy-3:.1f} ' + ' '.join(right) + ' 24,-36'), dark)
    if deep:  # the lit triangle under the far eye, and a rim
        o += shape('10,7! 22,6! 18,15 13,22!', shade)
        o += el(gouges(f'{c-2:.1f},-8,{c-5:.1f},14,2.6 {c-4:.1f},18,{j+1:.1f},{jy+2:.1f},2.4'), shade)
    else:
        o += shape('12,8! 21,7 22,11 17,18 13,24! 13,15', lit)
        o += shape(f'{c*.97:.1f},-18! {c:.1f},4 {c*.93:.1f},20 {j:.1f},{jy+chin*.6:.1f} {ch:.1f},{cy-3:.1f} 2,{cy}! {ch-2:.1f},{cy-6:.1f} {j-4:.1f},{jy-2:.1f} {c*.93-5:.1f},18 {c-5:.1f},4', INK)
        o += el(strands(f'{c-12:.1f},-8 {c-11:.1f},8 {c*.92-12:.1f},22 {j-10:.1f},{jy+3:.1f}', f'{c-3:.1f},-12 {c-3:.1f},6 {c*.92-3:.1f},22 {j-2:.1f},{jy+3:.1f}', 7, 3, seed=3, trim=.3), INK)
    skull, o = o, ''
    # brows
    bt = 3.4 if fem else 4.6
    if kid:
        bt = 3
    B = {'stern': (-9.5, -13, -10), 'soft': (-12, -14, -10), 'sly': (-10, -15, -13), 'sad': (-14.5, -12.5, -8.5),
         'arched': (-12, -18, -10), 'heavy': (-8, -12, -9), 'haughty': (-12, -17, -13)}[brow]
    if brow == 'heavy':
        bt *= 1.35
    for s in (-1, 1):
        i, m, e = B
        if brow == 'sly' and s == 1:
            i, m, e = -8, -11, -8
        o += shape(f'{s*5},{i+bt*.55:.1f}! {s*6},{i-bt*.5:.1f} {s*16},{m-bt*.5:.1f} {s*25},{e}! {s*16},{m+bt*.6:.1f}', INK)
    # sockets
    if not fem and not kid:
        o += el(gouges('-5,-7,-4,8,3.4,1 5,-8,5,7,4.4,-1'), INK)
    elif fem:
        o += el(gouges('5,-7,4.5,6,2.8,-1'), INK)
    # eyes
    k = {'open': 1.0, 'narrow': .66, 'wide': 1.25, 'hood': .8}[eye] * (1.12 if fem else 1) * (1.22 if kid else 1)
    kx = 1.06 if fem else 1.0
    for s in (-1, 1):
        x = s * 13.6
        f = lambda a, b: f'{x + s * a * kx:.1f},{b * k:.1f}'
        o += shape(f'{f(-7,2.2)}! {f(-3,-3.2)} {f(3,-3.6)} {f(8.5,0.5)}! {f(3,3.6)} {f(-3,3.8)}', PAPER if s == -1 else lit)
        o += f'<ellipse cx="{x+look:.1f}" cy="{-.6 if not kid else 0}" rx="3.6" ry="{min(4.4,4.2*k):.1f}" fill="{iris}"/>'
        if iris != INK:
            o += f'<circle cx="{x+look:.1f}" cy="-.4" r="1.7" fill="{INK}"/>'
        if (fem or kid) and k > .8:
            o += f'<circle cx="{x+look-1.3:.1f}" cy="{-1.2*k:.1f}" r="1.1" fill="{PAPER}"/>'
        o += shape(f'{f(-8,3.4)}! {f(-5,-4.4)} {f(2,-7)} {f(10.5,-1)}! {f(9,1.6)}! {f(2,-2)} {f(-4,-.8)}', INK)
        if eye == 'hood':
            o += el(gouges(f'{x-s*8:.1f},-4,{x+s*9:.1f},-4.5,3,{-s*2}'), INK)
        if fem:
            o += el(gouges(f'{x+s*6:.1f},-2,{x+s*13:.1f},-4.6,2.4'), INK)
        if age > 0:
            o += el(gouges(f'{x-s*6:.1f},7.5,{x+s*7:.1f},7.4,{1.4+age*.5:.1f},{s*2.6}'), INK if age > 1 else shade)
    # nose
    N = {'straight': ('3,-4! 5,8 10,19 7,23! 2,22 4,12', 6), 'hook': ('3,-6! 7,4 11,18 6,26! 2,24 4,10', 5),
         'snub': ('4,2! 6,12 8,18 6,21! 2,20 4,14', 5), 'broad': ('3,-4! 6,8 13,18 9,24! 2,23 4,12', 9), 'fine': ('4,0! 5,10 7,18 5,21! 2,20 3.6,12', 4)}[nose]
    ny = {'hook': 25, 'snub': 20.5, 'fine': 21, 'broad': 22.5}.get(nose, 21.5)
    o += el(cut(N[0]), INK if not deep else INK)
    o += shape(f'{-N[1]},{ny-2}! {-N[1]+2},{ny+.6} 0,{ny+3} {N[1]+1},{ny}! 1,{ny+1}', INK)
    # mouth
    my = {'c': 30}.get(sex, 33) + (2 if nose == 'hook' else 0)
    lipc = lip or (RUST if fem else None)
    if lipc:
        o += shape(f'-9,{my}! -3.5,{my-4} 0,{my-2.6} 3.5,{my-4} 9,{my}! 4,{my+5.5} -4,{my+5.5}', lipc)
    M = {'firm': f'-11,{my+.5}! -4,{my-1.4} 0,{my} 5,{my-1.4} 12,{my+.5}! 4,{my+1.8} -4,{my+1.8}',
         'frown': f'-12,{my+3.5}! -5,{my-1.8} 0,{my-.6} 5,{my-1.8} 12,{my+3.5}! 5,{my+1.6} -5,{my+1.6}',
         'smile': f'-12,{my-3}! -5,{my} 0,{my+.8} 5,{my} 12,{my-3}! 5,{my+3.2} -5,{my+3.2}',
         'smirk': f'-11,{my+1.5}! -4,{my-.6} 2,{my} 12,{my-4.5}! 6,{my+2.6} -3,{my+2.6}',
         'full': f'-9,{my}! -3,{my-1} 0,{my+.3} 3,{my-1} 9,{my}! 3,{my+1.6} -3,{my+1.6}',
         'open': f'-8,{my-.5}! -3,{my-2} 3,{my-2} 8,{my-.5}! 3,{my+4} -3,{my+4}'}[mouth]
    o += el(cut(M), INK)
    if not fem and not kid:
        o += el(gouges(f'-7,{my+6.5},6,{my+6.5},2.6,-1.6'), INK)
    elif fem:
        o += el(gouges(f'-4,{my+8.4},5,{my+8.4},1.8,-1'), shade)
    # age
    if age >= 1:
        o += el(gouges(f'-9,19,-15,31,{1.4+age*.5:.1f},2 11,20,17,31,{1.4+age*.5:.1f},-2'), INK)
    if age >= 2:
        o += el(gouges('-15,-23,10,-24,2.2,-1 -12,-30,8,-31,2,-1 -25,3,-31,0,1.8 -25,6,-30,7,1.8'), INK)
    if age >= 3:
        o += el(gouges('-18,14,-24,28,2.2,2 -4,-18,-3,-10,2 -8,28,-8,33,1.6 -2,28,-2,32,1.4 5,28,5,33,1.6 -21,30,-16,40,2'), INK)
    if age == 0 and fem:
        o += el(gouges('-23,14,-18,22,2.4,1'), shade)
    return skull + turned(turn, o)


def turned(turn, art):
    """The front of a face looking past us: it moves to one side and narrows."""
    return f'<g transform="translate({turn} 0) scale({1 - abs(turn) * .011:.3f} 1)">{art}</g>' if turn else art


NOSES = {  # bridge, tip, wing
    'straight': '-31,5 -40,16! -37,21', 'hook': '-37,1 -44,19! -36,22', 'snub': '-28,8 -38,12! -34,19', 'fine': '-29,6 -38,15! -34,20', 'broad': '-33,6 -41,18! -36,23',
}


def profile(skin='fair', nose='straight', chin=0.0, lips=0.0, brow=0.0, age=0, iris=INK, lip=None, fem=False, back=True):
    """A head seen from the side, looking left, light on the face."""
    lit, shade = SKIN[skin]
    b = -26 if fem else -29
    o = ''
    if back:
        o += shape('-22,-38 -6,-52 16,-53 33,-40 38,-18 34,8 24,24 10,40! -6,20!', lit) + shape('10,-53 33,-40 38,-18 34,8 24,24 10,40! 16,10 22,-14 18,-38', shade)
    o += shape(f'-22,-38 {b+1},-22 {b},-13! -25,-7! {NOSES[nose]} -29,23! {-31-lips:.1f},28 -26,31! {-30-lips:.1f},35 -26,39 {-30-chin:.1f},46 {-26-chin:.1f},54 -18,55 0,48 13,34 16,8 16,-20 4,-42', lit, f'stroke="{INK}" stroke-width="2.6"')
    o += shape('-18,55 0,48 13,34 16,8 16,-20 9,-8 8,10 2,26 -4,38 -20,49!', shade if fem else INK)
    if not fem:
        o += el(gouges('-14,46,0,30,3 -9,40,3,22,3 -4,30,7,12,3'), shade)
    o += shape(f'{b-1},{-13+brow:.1f}! -18,{-18-brow*.4:.1f} -7,{-15+brow*.3:.1f}! -18,{-14-brow*.2:.1f} -25,{-10+brow:.1f}!', INK)
    o += shape('-26,-4! -17,-8 -10,-2! -17,2.4 -24,2!', PAPER) + f'<ellipse cx="-21" cy="-2" rx="3" ry="{4 if fem else 3.6}" fill="{iris}"/>' + shape('-28,-4! -18,-10 -7,-1! -17,-5', INK)
    if fem:
        o += el(gouges('-26,-4,-31,-7,2.2 -24,-6,-27,-10,2'), INK)
    o += el(gouges(f'-37,22,-29,22,3,-1 -27,13,-30,21,2 -21,31.5,{-31-lips*.5:.1f},31,{2.6},-1 -26,40,-20,41,1.8'), INK)
    if lip:
        o += shape(f'{-31-lips:.1f},28! -25,29 -20,31! -25,32 {-30-lips:.1f},35 -24,37! {-29-lips:.1f},36 {-27-lips*.3:.1f},31!', lip)
    if age:
        o += el(gouges('-24,24,-17,34,2.4,2 -12,2,-5,5,2 -12,-1,-4,-1,2 -24,6,-13,7,2,-1'), INK)
    if age > 1:
        o += el(gouges('-22,-26,-4,-28,2,1 -20,-32,-4,-35,2,1 -16,38,-6,46,2'), INK)
    return o


def ear(skin, x=9, y=2, ring=None):
    lit, shade = SKIN[skin]
    o = shape(f'{x-5},{y-9} {x+4},{y-12} {x+9},{y-5} {x+5},{y+5} {x},{y+12} {x-4},{y+7}', lit, f'stroke="{INK}" stroke-width="2.6"') + el(gouges(f'{x-2},{y-6},{x+5},{y-3},2.4,2 {x+4},{y-2},{x},{y+6},2.4,1'), INK)
    if ring:
        o += f'<circle cx="{x}" cy="{y+15}" r="3.4" fill="{ring}" stroke="{INK}" stroke-width="2"/>'
    return o


def side_neck(skin, w=0):
    lit, shade = SKIN[skin]
    return shape(f'{-14-w},42! {-12-w},60 {-22-w},82! {22+w},84! {17+w},38!', lit) + shape(f'{-15-w},46! -4,56 6,84! {22+w},84! {17+w},34!', shade) + shape(f'{-14-w},42! {-13-w},54 4,58 {17+w},48 {17+w},34!', INK)


def neck(skin, w=15, drop=80, deep=False):
    lit, shade = SKIN[skin]
    return (shape(f'{-w},26! {-w},58 {-w-5},{drop}! {w+5},{drop}! {w},58 {w},26!', lit)
            + shape(f'{-w},40! -4,60 10,54 4,{drop}! {w+5},{drop}! {w},58 {w},26!', INK if deep else shade)
            + shape(f'{-w},30! {-w},44 -6,60 8,59 {w},46 {w},30!', INK))


def wrap(house, art, pid, at=(100, 86), scale=1.1, flip=False):
    back, body, face = art
    tr = f'transform="translate({at[0]} {at[1]}) scale({scale})"'
    inner = (f'<g {tr}>{back}</g>' if back else '') + body[0] + f'<g {tr}>{face}</g>' + (body[1] if len(body) > 1 else '')
    if flip:
        inner = f'<g transform="matrix(-1 0 0 1 200 0)">{inner}</g>'
    cloth = ground(house)
    return cloth + inner


# ------------------------------------------------------------------ garments, in the 200 box
def mantle(fill=INK, wide=0, top=0):
    return halo(f'100,{150+top} 62,{153+top} 26,{166+top} {4-wide},{186+top} {-6-wide},206! {206+wide},206! {196+wide},{186+top} 174,{166+top} 138,{153+top}', fill)


def furs(fill=INK, lite=PAPER, seed=1, top=0, grey=STEEL, tunic=None):
    """A wolf-fur collar: a shaggy mass, tufts lit from the left."""
    import random
    r = random.Random(seed)
    t = top
    o = shape(f'70,{140+t}! 130,{140+t}! 140,206! 60,206!', tunic or HOUSE['stark'][3])
    o += el(gouges(f'84,{166+t},98,204,3 92,{166+t},100,190,2.4'), PAPER)

    def edge(line, jag):
        q, out = line.split(), []
        for i in range(len(q) - 1):
            (x1, y1), (x2, y2) = ([float(v) for v in w.split(',')] for w in (q[i], q[i + 1]))
            out.append(f'{x1:.0f},{y1+t:.0f}!')
            mx, my = (x1 + x2) / 2 + r.uniform(-2, 2), (y1 + y2) / 2 + r.uniform(-2, 2)
            ln = ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** .5
            out.append(f'{mx+(y2-y1)/ln*jag:.0f},{my-(x2-x1)/ln*jag+t:.0f}!' if jag else f'{mx:.0f},{my+t:.0f}')
        return ' '.join(out)
    left = '64,132 54,137 42,140 32,147 20,150 12,160 2,164 -4,178 -10,190'
    right = '210,190 204,178 198,164 188,160 180,150 168,147 158,140 146,137 136,132'
    inner = '136,132 134,146 126,158 122,170 112,178 110,190 100,200 90,190 88,178 78,170 74,158 66,146 64,132'
    o += halo(edge(left, -5) + f' -10,206! 210,206! ' + edge(right, -5) + ' ' + edge(inner, -4), fill, 3.2, PAPER if fill == INK else INK)
    d = e = ''
    for i in range(13):
        u = (i % 7) / 6.5
        row = i // 7
        x, y = 62 - u * 58 - row * 3, 146 + u * 34 + row * 20 + t + r.uniform(-3, 3)
        ln = r.uniform(12, 19)
        from_ = (x + r.uniform(-2, 3), y)
        d += gouges(f'{from_[0]-ln*.35:.0f},{from_[1]+ln:.0f},{from_[0]:.0f},{from_[1]:.0f},{r.uniform(4,7):.1f},{r.uniform(-3,3):.1f}')
        if i % 7 < 6:
            x2 = 200 - x
            e += gouges(f'{x2+ln*.35:.0f},{y+ln:.0f},{x2:.0f},{y:.0f},{r.uniform(3,5):.1f},{r.uniform(-3,3):.1f}')
    return o + el(d, lite) + el(e, grey)


def plate(metal=STEEL, trim=GOLD, top=0):
    """Gorget and pauldrons."""
    t = top
    o = halo(f'100,{150+t} 58,{156+t} 18,{168+t} -2,{190+t} -6,206! 206,206! 202,{190+t} 182,{168+t} 142,{156+t}', INK)
    o += shape(f'56,{160+t} 26,{168+t} 6,{186+t} 4,204! 40,204! 46,{184+t} 60,{172+t}', metal) + shape(f'144,{160+t} 174,{168+t} 194,{186+t} 196,204! 160,204! 154,{184+t} 140,{172+t}', metal)
    o += el(gouges(f'20,{182+t},52,{170+t},4,-3 14,{194+t},46,{184+t},4,-3 180,{182+t},148,{170+t},5,3 188,{194+t},156,{184+t},6,3'), INK)
    o += el(gouges(f'16,{178+t},44,{166+t},3,-3'), PAPER)
    o += shape(f'70,{142+t}! 66,{160+t} 76,{176+t} 100,{186+t}! 124,{176+t} 134,{160+t} 130,{142+t}! 118,{158+t} 100,{164+t} 82,{158+t}', metal, f'stroke="{INK}" stroke-width="3"')
    o += shape(f'112,{160+t} 130,{146+t}! 132,{160+t} 122,{176+t} 100,{184+t}! 108,{172+t}', INK)
    o += el(gouges(f'74,{164+t},96,{178+t},3.4,2'), trim)
    return o


def gown(fill, trim, top=0, deep=False):
    t = top
    o = halo(f'84,{148+t} 60,{158+t} 32,{166+t} 16,{184+t} 10,206! 190,206! 184,{184+t} 168,{166+t} 140,{158+t} 116,{148+t}', fill)
    o += shape(f'116,{148+t} 140,{158+t} 168,{166+t} 184,{184+t} 190,206! 128,206! 138,{184+t} 124,{164+t}', INK)
    return o


# ------------------------------------------------------------------ attributes, in the 200 box
def sword(x, y1, y2, w=7, hilt=GOLD, up=True):
    """Blade standing at x, point up at y1, pommel at y2."""
    g = y2 - 34
    o = halo(f'{x},{y1}! {x+w/2},{y1+12}! {x+w/2},{g}! {x-w/2},{g}! {x-w/2},{y1+12}!', PAPER, 4, INK)
    o += el(f'M{x+.3} {y1+6}L{x+w/2} {y1+12}V{g}H{x+.6}Z', STEEL)
    o += halo(f'{x-15},{g-1}! {x},{g+2} {x+15},{g-1}! {x+15},{g+5}! {x},{g+8} {x-15},{g+5}!', hilt, 3, INK)
    o += f'<path d="M{x-3} {g+7}h6v20h-6z" fill="{INK}"/><path d="M{x-3} {g+10}l6 3M{x-3} {g+16}l6 3M{x-3} {g+22}l6 3" stroke="{hilt}" stroke-width="1.8"/>'
    o += f'<circle cx="{x}" cy="{y2-3}" r="5.5" fill="{hilt}" stroke="{INK}" stroke-width="2.4"/>'
    return o


def rose(x, y, r, fill, core=INK):
    """Five petals and a curl."""
    k = r / 10
    return (f'<g transform="translate({x} {y}) scale({k:.2g})"><path d="M-5-6.8a5 5 0 0 1 10 0 5 5 0 0 1 3 9.4 5 5 0 0 1-8 5.8 5 5 0 0 1-8-5.8 5 5 0 0 1 3-9.4z" fill="{fill}" stroke="{core}" stroke-width="4.4"/>'
            '<path d="M0-4a4 4 0 1 1-4 4c0-3 4-3 4 0M-3-5-5-8M3-5l2-3M5 2l3 1M0 5v3M-5 2l-3 1" fill="none" stroke="#1d1710" stroke-width="1.8"/></g>')


def hand(x, y, skin, s=1.0):
    """A fist closed round something upright."""
    lit, sh = SKIN[skin]
    o = f'<g transform="translate({x} {y}) scale({s})">' + halo('-14,-8 -6,-13 8,-12 14,-4 13,10 4,16 -10,14 -15,4', lit, 2.6, INK)
    o += shape('4,-12 14,-4 13,10 4,16 6,4', sh)
    return o + el(gouges('-14,-3,4,-4,2 -14,3,5,3,2 -12,9,4,9,2'), INK) + '</g>'


P = {}


def portrait(pid, **opts):
    def keep(fn):
        P[pid] = (fn, opts)
        return fn
    return keep


HAIRCAP = '-33,6! -35,-18 -28,-42 -10,-54 10,-54 28,-42 35,-18 33,6! 29,-10 24,-24 10,-30 -6,-28 -22,-24 -29,-10'


# ------------------------------------------------------------------ Stark
@portrait('stark-eddard', at=(96, 84), scale=1.08)
def _():
    hair = halo('0,-58 -26,-52 -38,-30 -42,0 -44,34 -36,64! -22,56! 22,56! 38,62! 43,34 42,0 38,-30 26,-52', INK)
    hair += el(strands('-38,-20 -40,30', '-30,-16 -33,52', 1, 3) + gouges('-37,-18,-40,22,2.6,2 -38,16,-36,52,2.6,-2 -33,24,-30,54,2.4,-2 38,-14,40,26,2.2,-2 38,30,34,54,2.2,2'), RUST)
    front = shape('-33,20! -36,-14 -30,-42 -6,-55 0,-50! 8,-55 30,-42 36,-14 33,20! 30,-2 26,-20 14,-33 2,-46! -12,-33 -26,-20 -30,-2', INK)
    front += el(gouges('-3,-48,-26,-24,2.6,4 -8,-50,-31,-16,2.4,6 4,-48,26,-22,2.2,-4 -14,-49,-34,-4,2,6'), RUST)
    beard = shape('-30,14! -28,34 -20,50 -8,60 0,63 8,60 20,50 28,34 30,14! 24,26 14,28 4,26 0,27 -4,26 -14,28 -24,26', INK)
    beard += shape('-9,33! -4,31.5 0,33 4,31.5 10,33! 4,36 -4,36', SKIN['fair'][1])
    beard += el(gouges('-26,26,-18,44,2.4,2 -20,30,-11,52,2.4,2 -13,40,-5,57,2.2,1 -8,40,-1,58,2,1 20,32,12,50,2,-2 8,42,5,57,1.8'), RUST)
    face = head('fair', jaw=1.02, chin=3, age=1, brow='heavy', eye='narrow', nose='straight', ear=False, deep=True, turn=8)
    return hair + neck('fair'), (sword(170, 8, 176, 10, STEEL) + furs(seed=4),), face + turned(8, beard) + front


@portrait('stark-catelyn', at=(100, 82), scale=1.06)
def _():
    hood = halo('0,-64 -30,-58 -46,-34 -50,2 -54,44 -60,92! 60,92! 54,44 50,2 46,-34 30,-58', INK)
    hood += shape('0,-56 -26,-50 -39,-28 -42,2 -44,50 -46,90! 46,90! 44,50 42,2 39,-28 26,-50', HOUSE['stark'][3])
    hood += el(gouges('-46,-20,-52,30,2.6,2 -51,34,-56,80,2.6 46,-16,51,34,2.4'), HOUSE['stark'][1])
    hair = shape('-31,22! -36,-12 -30,-40 -4,-51 0,-46! 4,-51 30,-40 36,-12 31,22! 29,-4 22,-22 8,-32 0,-42! -8,-32 -22,-22 -29,-4', RUST)
    hair += el(gouges('-2,-45,-27,-17,2.2,6 -6,-48,-32,-8,2.2,7 2,-45,27,-15,2.6,-6 7,-48,33,-6,2.8,-7'), INK)
    strip = '-30,8! -40,14 -38,24! -42,32 -39,40! -43,48 -39,57! -43,66 -39,74! -40,86 -32,96! -25,86 -27,74! -22,66 -26,57! -22,48 -26,40! -22,32 -26,24! -23,14'
    braid = halo(strip, RUST, 3, INK) + halo(' '.join(w[1:] if w[0] == '-' else w for w in strip.split()), RUST, 3, INK)
    braid += el(gouges('-38,22,-27,14,3 -39,38,-26,29,3 -39,55,-26,46,3 -39,72,-26,63,3 38,22,27,14,4 39,38,26,29,4 39,55,26,46,4 39,72,26,63,4'), INK)
    face = head('pale', 'f', jaw=.92, brow='stern', eye='open', nose='fine', mouth='firm', ear=False)
    body = furs(HOUSE['stark'][1], INK, 9, 12, INK)
    return hood + neck('pale', 12), (body, f'<circle cx="100" cy="186" r="10" fill="{STEEL}" stroke="{INK}" stroke-width="4"/><path d="M95 186q5-6 10 0q-5 6-10 0" fill="{INK}"/>'), face + hair + braid


@portrait('stark-robb', at=(100, 92), scale=1.06, flip=True)
def _():
    hair = halo('0,-58 -22,-58 -34,-44 -43,-32 -40,-16 -46,-4 -40,10 -43,24 -32,36! 32,36! 43,24 40,10 46,-4 40,-16 43,-32 34,-44 22,-58', RUST)
    front = shape('-32,14! -38,0 -34,-20 -28,-40 0,-52 28,-40 34,-20 38,0 32,14! 30,-8 26,-22 18,-18 12,-28 2,-22 -8,-29 -16,-20 -25,-23 -30,-8', RUST)
    front += el(gouges('-36,-30,-30,-12,3,3 -42,-6,-34,6,3,3 -42,14,-34,26,3,3 36,-30,30,-12,3,-3 42,-6,34,6,3,-3 42,14,34,26,3,-3 -18,-34,-12,-22,3,3 4,-34,8,-22,3,-3 20,-34,20,-20,3,-3 -6,-36,-6,-26,2.4'), INK)
    crown = halo('-34,-26! -37,-44! -33,-62! -28,-46! -22,-50! -18,-70! -13,-51! -6,-53! 0,-78! 6,-53! 13,-51! 18,-70! 22,-50! 28,-46! 33,-62! 37,-44! 34,-26! 18,-34 0,-36 -18,-34', STEEL, 3.6, INK)
    crown += shape('4,-36! 0,-36! 0,-76! 6,-53! 13,-51! 18,-68! 22,-50! 28,-46! 33,-60! 37,-44! 34,-26! 18,-34', INK) + el(gouges('7,-40,30,-33,3,-2 18,-62,18,-46,2.4 33,-56,32,-42,2.2'), STEEL)
    crown += el(gouges('-32,-36,-4,-44,3,-2'), PAPER)
    beard = shape('-29,16! -27,34 -18,48 -6,56 6,56 18,48 27,34 29,16! 22,30 12,29 0,28 -12,29 -22,30', RUST)
    beard += shape('-9,33! -4,31.5 0,33 4,31.5 10,33! 4,37 -4,37', SKIN['fair'][1]) + el(cut('-10,33! -4,32 0,33.4 4,32 10,33! 0,35.4'), INK)
    beard += el(gouges('-25,28,-16,44,2.6,2 -18,34,-9,50,2.6,2 -10,42,-4,53,2.4 20,34,10,50,3,-2 25,26,18,44,3,-2 3,44,3,54,2'), INK)
    face = head('fair', jaw=1, brow='stern', eye='narrow', nose='straight', ear=False, deep=True, turn=-8)
    return hair + neck('fair', 16), (furs(seed=12),), face + turned(-8, beard) + front + crown


@portrait('stark-arya', at=(112, 92), scale=1.08)
def _():
    hair = halo('-26,-30! -24,-48 -4,-60 20,-56 38,-40 44,-16 40,8 46,20! 36,24 38,38! 26,34 22,44! 10,32! 0,0', BROWN)
    front = shape('-29,-20! -32,-36 -20,-52 4,-58 28,-48 40,-24 40,2 34,10 36,28! 26,24 24,36! 14,26 10,12! 6,-8 0,-18! -6,-10! -10,-20 -18,-12! -20,-22', BROWN, f'stroke="{INK}" stroke-width="2.6"')
    front += el(gouges('-16,-46,-18,-16,3,-3 -4,-52,-8,-16,3,-3 8,-52,4,-14,3,-2 18,-48,20,8,3,-4 28,-40,32,14,3,-5 36,-26,36,6,3,-2 14,0,18,26,2.6,-2'), INK)
    face = profile('fair', 'snub', chin=1, brow=1.4, back=False)
    body = halo('112,146 84,154 52,166 36,206! 192,206! 178,168 146,156', BROWN) + shape('118,150 146,156 178,168 192,206! 126,206! 132,180', INK)
    body += shape('88,150! 104,176! 140,156! 146,164! 106,196! 80,160!', HOUSE['stark'][2], f'stroke="{INK}" stroke-width="2.6"') + el(gouges('50,178,80,164,3,-2 44,192,76,178,3,-2 62,202,94,190,3,-2'), BONE)
    blade = f'<g transform="rotate(-10 40 150)">{sword(40, 6, 190, 5, STEEL)}</g>' + hand(46, 176, 'fair', .95)
    return hair + side_neck('fair', -4), (body, blade), face + front


@portrait('stark-bran', at=(92, 98), scale=1.02)
def _():
    hood = halo('0,-66 -22,-62 -44,-40 -52,-6 -50,36 -58,80! 58,80! 50,36 52,-6 44,-40 22,-62', INK)
    hood += shape('0,-56 -22,-50 -37,-30 -42,0 -38,40! 38,40! 42,0 37,-30 22,-50', HOUSE['stark'][3])
    hood += el(gouges('-46,-22,-50,22,3,2 -40,-42,-49,-14,2.6,3 -52,26,-54,66,3 46,-20,49,20,2.6,-2'), HOUSE['stark'][1])
    front = shape('-31,12! -34,-14 -28,-36 0,-47 28,-36 34,-14 31,12! 28,-6 26,-17! 12,-19 0,-18 -12,-19 -26,-17! -28,-6', INK)
    front += el(gouges('-10,-42,-20,-20,2.6,3 -2,-44,-7,-20,2.6,1 8,-43,8,-20,2.6 18,-40,22,-20,2.4,-3 -20,-38,-29,-14,2.4,3'), BROWN)
    face = head('pale', 'c', jaw=.95, brow='soft', eye='wide', nose='snub', mouth='firm', ear=False, iris='#7d95a8')
    raven = halo('150,66! 156,58 168,54 176,60! 194,64! 178,70 182,84 192,104 198,132 190,150! 176,142 164,156 156,150! 152,136 148,110 150,90 156,76', INK, 3.4)
    raven += f'<circle cx="170" cy="63" r="2.6" fill="{PAPER}"/><circle cx="170.6" cy="63" r="1.2" fill="{INK}"/>' + el(gouges('156,90,170,124,3,3 162,84,180,122,3,4 170,84,189,126,3,5 154,108,162,138,3,2 172,118,184,142,3,2'), HOUSE['stark'][2])
    body = furs(seed=21, top=14) 
    return hood + neck('pale', 11), (body, f'<g transform="matrix(-1 0 0 1 344 -2)">{raven}</g>'), face + front


# ------------------------------------------------------------------ Lannister
@portrait('lannister-cersei', at=(104, 92), scale=1.04)
def _():
    hair = halo('0,-54 -28,-48 -42,-26 -46,6 -52,40 -50,78 -40,108! 40,108! 50,78 52,40 46,6 42,-26 28,-48', GOLD)
    hair += el(gouges('-40,-6,-46,40,3,3 -46,30,-46,80,3,-3 -38,30,-40,90,3,3 -33,46,-34,100,2.6,-2 40,-6,46,40,4,-3 46,30,46,80,4,3 38,30,40,90,4,-3 33,40,34,96,4,2'), INK)
    front = shape('-31,26! -37,-8 -32,-36 0,-52 32,-36 37,-8 31,26! 30,-2 24,-20 12,-31 0,-36 -12,-31 -24,-20 -30,-2', GOLD)
    front += el(gouges('-3,-44,-27,-14,2.4,6 -8,-47,-33,-2,2.6,8 3,-44,27,-14,3,-6 9,-47,34,-2,3.4,-8'), INK)
    crown = halo('-31,-32! -36,-56! -26,-50! -24,-70! -14,-54! -8,-80! 0,-58! 8,-80! 14,-54! 24,-70! 26,-50! 36,-56! 31,-32! 16,-39 0,-41 -16,-39', GOLD, 3.4, INK)
    crown += shape('3,-41! 2,-58! 8,-78! 14,-54! 24,-68! 26,-50! 36,-54! 31,-32! 16,-39', '#9b6d1c') + f'<g fill="{RED}" stroke="{INK}" stroke-width="1.6"><circle cx="0" cy="-49" r="4.4"/><circle cx="-18" cy="-45" r="3.2"/><circle cx="18" cy="-45" r="3.2"/></g>'
    face = head('fair', 'f', jaw=.92, chin=1, brow='haughty', eye='hood', nose='fine', mouth='smirk', ear=False, lip=RED, turn=-8)
    body = gown(RED, GOLD, 6) + shape('86,136! 84,156 74,166 100,198! 126,166 116,156 114,136!', SKIN['fair'][0]) + shape('88,150! 104,160 108,176 100,198! 126,166 116,156 114,136!', SKIN['fair'][1]) + shape('88,140! 98,158 114,152 114,138!', INK)
    body += el(gouges('34,180,78,170,3.4,-3 26,196,92,186,3.4,-3 132,176,166,178,3,2'), GOLD) + shape('70,164! 100,200! 130,164! 136,168! 100,210! 64,168!', GOLD, f'stroke="{INK}" stroke-width="4"')
    cup = halo('14,128! 46,128! 44,150 34,160 33,178 44,186! 16,186! 27,178 26,160 16,150', GOLD, 3.4, INK) + shape('32,130! 46,128! 44,150 34,160 33,178 44,186! 31,185!', '#9b6d1c')
    cup += f'<ellipse cx="30" cy="129" rx="16" ry="4.5" fill="{RED}" stroke="{INK}" stroke-width="2.4"/>' + hand(33, 172, 'fair', .9)
    return hair + neck('fair', 12), (body, cup), f'<g transform="rotate(-4)">{face}{front}{crown}</g>'


@portrait('lannister-tywin', at=(108, 88), scale=1.14)
def _():
    face = profile('grey', 'hook', chin=3, brow=2.4, age=2)
    whisk = shape('4,-14! -2,6 -8,28 -18,44 -14,52! 2,48 14,36 20,16 18,-6 12,-16!', GOLD, f'stroke="{INK}" stroke-width="2.6"') + el(gouges('8,-6,0,22,3,-3 12,2,2,34,3,-4 15,10,0,44,3,-4 0,26,-12,44,2.6,-3'), INK)
    nape = shape('30,-8 38,-16 36,8 28,24 18,36! 20,14', GOLD, f'stroke="{INK}" stroke-width="2.6"') + el(gouges('34,-6,28,18,3,-2'), INK)
    shine = el(gouges('-6,-44,14,-48,5,2 -10,-38,2,-42,3'), PAPER)
    body = plate(HOUSE['lannister'][2], RED, 6)
    body += shape('-8,206! -2,182 22,162 56,154! 46,174 44,206!', RED, f'stroke="{INK}" stroke-width="3"') + shape('208,206! 202,178 178,158 144,150! 154,170 156,206!', HOUSE['lannister'][3], f'stroke="{INK}" stroke-width="3"') + el(gouges('6,196,36,164,3.4,-4 22,200,42,174,3,-3'), HOUSE['lannister'][1])
    chain = ''.join(f'<ellipse cx="{x}" cy="{y}" rx="8" ry="5.6" fill="none" stroke="{INK}" stroke-width="7"/><ellipse cx="{x}" cy="{y}" rx="8" ry="5.6" fill="none" stroke="{GOLD}" stroke-width="3.6"/>' for x, y in ((54, 182), (68, 193), (84, 199), (116, 199), (132, 193), (146, 182)))
    rim = halo('-22,-38 -6,-52 16,-54 34,-41 39,-18 35,10 24,26 10,40! 0,10!', SKIN['grey'][0])
    return rim + side_neck('grey', 2), (body, chain), face + nape + whisk + ear('grey', 11, -6) + shine


@portrait('lannister-tyrion', at=(100, 98), scale=1.2)
def _():
    hair = halo('2,-54 -18,-58 -24,-50! -38,-46 -40,-34! -48,-24 -44,-12! -50,2 -44,10! -46,24 -36,32! -28,22! 28,22! 34,34! 46,26 43,10! 50,0 44,-14! 48,-28 39,-34! 36,-50 22,-52', GOLD)
    front = shape('-31,18! -37,2 -34,-12! -38,-26 -30,-38 -16,-48 0,-51 18,-47 32,-36 38,-22 34,-10! 38,4 31,18! 30,-8 29,-24 20,-36! 18,-24 8,-36! -2,-30 -8,-41! -18,-34 -26,-36 -29,-16', GOLD)
    front += el(gouges('-10,-46,-24,-32,2.6,3 4,-46,4,-36,2.4 14,-45,17,-30,3,-2 -24,-40,-34,-16,2.4,4 24,-40,34,-16,3.4,-4 -42,-20,-38,-2,2.6,3 -44,6,-38,24,2.6,3 42,-20,38,-2,3.4,-3 44,6,38,24,3.4,-3'), INK)
    face = head('fair', jaw=1.1, chin=-1, age=1, brow='sly', eye='open', nose='broad', mouth='smirk', ear=False, look=1.8, turn=7)
    stub = el(strands('-26,28 -14,46 0,50 14,46 26,28', '-24,36 -13,54 0,57 13,54 24,36', 13, 2.2, seed=5), BROWN)
    body = halo('100,158 58,164 24,176 14,206! 186,206! 176,176 142,164', RED) + shape('112,160 142,164 176,176 186,206! 120,206!', HOUSE['lannister'][3])
    body += el(gouges('30,190,60,172,3,-3 150,178,172,192,3'), GOLD)
    book = halo('28,168! 62,160 100,170! 138,160 172,168! 176,206! 24,206!', INK, 3.2)
    book += shape('36,172! 64,166 97,176! 97,206! 34,206!', PAPER) + shape('164,172! 136,166 103,176! 103,206! 166,206!', BONE)
    book += el(gouges('44,180,88,185,2.6 44,188,88,193,2.6 44,196,80,200,2.6 112,185,156,180,2.6 112,193,156,188,2.6 112,201,148,197,2.6'), INK)
    return hair + neck('fair', 16, 70), (body, book + hand(30, 190, 'fair', .9) + hand(170, 190, 'fair', .9)), face + stub + front + el(gouges('-26,-20,-6,16,2.6,3'), RUST)


@portrait('lannister-jaime', at=(100, 92), scale=1.04, flip=True)
def _():
    helm = halo('0,-62 -26,-56 -40,-36 -44,-6 -44,32 -34,48! -30,40! 30,40! 34,48! 44,32 44,-6 40,-36 26,-56', GOLD, 3.4)
    mane = halo('-10,-58! -22,-74 -40,-76! -36,-64 -54,-60! -46,-48 -62,-38! -50,-30 -62,-14! -48,-10 -56,6! -42,8 0,-20 42,8 56,6! 48,-10 62,-14! 50,-30 62,-38! 46,-48 54,-60! 36,-64 40,-76! 22,-74 10,-58! 0,-76!', '#9b6d1c', 3.4)
    mane += el(gouges('-36,-70,-22,-52,3 -50,-57,-34,-42,3 -57,-37,-40,-28,3 -56,-15,-42,-10,3 0,-72,0,-58,3 36,-70,22,-52,4 50,-57,34,-42,4 57,-37,40,-28,4 56,-15,42,-10,4'), GOLD)
    open_ = shape('0,-36 -20,-30 -31,-14 -32,16! -30,40! 30,40! 32,16! 31,-14 20,-30', INK)
    face = head('fair', jaw=1.04, chin=2, brow='stern', eye='narrow', nose='straight', mouth='smirk', ear=False, deep=True, turn=-7)
    cover = el(cut('-46,36! -46,-8 -40,-38 -24,-58 0,-64 24,-58 40,-38 46,-8 46,36! 36,52! 30,36! 31,8 29,-12 18,-26 0,-31 -18,-26 -29,-12 -31,8 -30,36! -36,52!'), GOLD, f'stroke="{INK}" stroke-width="2.6"')
    cover += shape('10,-62 24,-58 40,-38 46,-8 46,36! 36,52! 30,36! 31,8 29,-12 18,-26 4,-31 8,-46', '#9b6d1c')
    cover += shape('-4,-62! 4,-62! 4,-34! 0,-26! -4,-34!', INK) + el(gouges('-34,-38,-22,-52,3 -39,-24,-36,10,3 -12,-56,-10,-34,2.6 -22,-50,-20,-30,2.6'), PAPER) + el(gouges('36,-22,38,14,3 20,-50,20,-32,3'), INK)
    cover += el(gouges('-28,-14,-33,26,3.4'), INK)
    curls = el(gouges('-29,18,-26,44,5,-3 29,18,26,44,5,3'), GOLD)
    body = plate(PAPER, GOLD) + el(gouges('60,166,30,178,3,3'), GOLD)
    swd = f'<g transform="rotate(24 168 200)">{sword(172, 52, 232, 9, GOLD)}</g>'
    return mane + neck('fair', 16), (body, swd), face + curls + cover


@portrait('lannister-joffrey', at=(98, 98), scale=1.02)
def _():
    hair = halo('0,-50 -24,-48 -38,-32 -42,-8 -44,14 -36,34! -28,28! 28,28! 36,34! 44,14 42,-8 38,-32 24,-48', GOLD)
    front = shape('-31,20! -38,2 -35,-22 -28,-40 0,-50 28,-40 35,-22 38,2 31,20! 30,-4 26,-16 18,-24 8,-18 0,-27 -10,-19 -20,-25 -27,-14 -30,-2', GOLD)
    front += el(gouges('-38,0,-36,24,3,2 38,0,36,24,3,-2 -12,-38,-14,-22,2.6,2 6,-38,6,-22,2.6 20,-36,22,-20,2.6,-2 -24,-34,-29,-12,2.6,2'), INK)
    ant = halo('-30,-36! -40,-52 -42,-70! -36,-58! -33,-76! -28,-56! -22,-44 -12,-42! -10,-62! -5,-46! 0,-82! 5,-46! 10,-62! 12,-42! 22,-44 28,-56! 33,-76! 36,-58! 42,-70! 40,-52 30,-36! 33,-24! 16,-32 0,-34 -16,-32 -33,-24!', GOLD, 3.4, INK)
    ant += shape('3,-34! 0,-40! 0,-80! 5,-46! 10,-60! 12,-42! 22,-44 28,-56! 33,-74! 36,-58! 42,-68! 40,-52 30,-36! 33,-24! 16,-32', '#9b6d1c') + f'<circle cx="0" cy="-41" r="4.4" fill="{RED}" stroke="{INK}" stroke-width="1.8"/>'
    face = head('pale', 'c', jaw=.9, chin=5, brow='haughty', eye='narrow', nose='fine', mouth='smirk', ear=False, lip='#c56a55')
    body = halo('98,152 66,158 30,168 16,206! 182,206! 168,168 130,158', RED) + shape('110,154 130,158 168,168 182,206! 116,206!', HOUSE['lannister'][3]) + el(gouges('34,182,70,168,3.4,-3 28,198,66,184,3.4,-3'), GOLD)
    body += shape('74,148! 98,172! 122,148! 132,158! 98,190! 64,158!', GOLD, f'stroke="{INK}" stroke-width="2.6"')
    bow = halo('150,206! 154,150! 164,150! 168,206!', BROWN, 3, PAPER) + halo('112,146! 128,134 159,130 190,134 206,146! 202,152! 186,142 159,139 132,142 116,152!', STEEL, 3.2, INK)
    bow += f'<path d="M116 150L159 178L202 150" fill="none" stroke="{PAPER}" stroke-width="2.4"/>' + el('M156 176L157 124L159 114L161 124L162 176Z', PAPER, f'stroke="{INK}" stroke-width="1.6"') + hand(160, 190, 'pale', .95)
    return hair + neck('pale', 12), (body, bow), f'<g transform="rotate(-5)">{face}{front}{ant}</g>'


# ------------------------------------------------------------------ Baratheon
@portrait('baratheon-stannis', at=(108, 100), scale=1.06, flip=True)
def _():
    hair = halo('-24,-34 -6,-52 18,-52 34,-40 40,-16 34,14 22,30! 0,10!', INK)
    front = shape('-20,-34! -6,-46 16,-50 34,-38 39,-14 33,14 24,28! 18,8 16,-8 8,-16 2,-22!', INK) + el(gouges('22,-34,32,-10,3,-3 14,-22,24,6,3,-3'), STEEL)
    crown = halo('-30,-22! -36,-46 -30,-62! -26,-48! -18,-56 -16,-78! -8,-58! 2,-64 6,-88! 12,-62! 22,-58 28,-74! 30,-54! 38,-46 44,-58! 46,-40 42,-12! 20,-26 -6,-30', RED, 3.4, INK)
    crown += shape('12,-28! 12,-62! 22,-58 28,-72! 30,-54! 38,-46 44,-56! 46,-40 42,-12! 26,-22', '#6f130d') + el(gouges('-28,-52,-24,-32,3 -15,-66,-12,-36,3.4 5,-76,4,-38,3.6'), GOLD) + shape('-31,-20! -32,-28! -8,-37 16,-33 43,-18! 41,-10! 16,-25 -8,-29', GOLD, f'stroke="{INK}" stroke-width="4"')
    beard = shape('2,4! -2,22 -10,30 -22,27 -31,26! -29,30 -22,33! -27,36 -34,46 -31,58 -18,60 0,52 14,38 17,6 10,0!', INK) + el(gouges('4,16,-6,40,2.4,-3 10,14,2,44,2.4,-3 -12,36,-22,54,2.4,-2 -4,40,-12,55,2.4,-2 -20,40,-27,54,2.2,-1'), STEEL)
    face = profile('grey', 'straight', chin=3, brow=2, age=2, back=False)
    body = plate(STEEL, RED, 6) + shape('88,178! 92,192 86,206! 114,206! 108,192 112,178! 105,188 100,172! 95,188', RED, f'stroke="{INK}" stroke-width="5"')
    return hair + side_neck('grey', 2), (body,), face + beard + front + ear('grey', 12, -2) + crown


@portrait('baratheon-melisandre', at=(100, 88), scale=1.02)
def _():
    hood = halo('0,-72 -24,-62 -48,-36 -56,0 -58,44 -76,112! 76,112! 58,44 56,0 48,-36 24,-62', RED)
    hood += shape('6,-68 24,-62 48,-36 56,0 58,44 76,112! 30,112! 44,40 42,-6 32,-34', '#6f130d')
    hood += shape('0,-56 -24,-46 -38,-22 -41,6 -38,48 -44,112! 44,112! 38,48 41,6 38,-22 24,-46', INK)
    hood += el(gouges('-24,-56,-48,-18,4,4 -50,-20,-54,28,4,3 -52,34,-64,92,4,2 -44,60,-54,104,3.4'), '#e0674f')
    front = shape('-30,40! -37,60 -36,100! -24,104! -22,66 -27,40 -32,2 -26,-24 -8,-38 0,-45! 8,-38 26,-24 32,2 27,40 22,66 24,104! 36,100! 37,60 30,40! 38,0 32,-30 0,-50 -32,-30 -38,0', RUST)
    front += el(gouges('-3,-43,-28,-14,2.2,6 -32,-4,-32,40,2.4,-2 -31,44,-31,94,2.4 32,-4,32,40,3,2 31,44,31,94,3 3,-43,28,-14,2.4,-6'), INK)
    face = head('pale', 'f', jaw=.88, chin=1, brow='arched', eye='hood', nose='fine', mouth='full', ear=False, deep=True, lip=RED, iris=RED)
    body = gown('#6f130d', RED, 12) + shape('86,140! 84,160 68,172 100,206! 132,172 116,160 114,140!', SKIN['pale'][0]) + shape('90,146! 106,160 112,180 100,206! 132,172 116,160 114,140!', INK)
    body += shape('82,158! 100,168 118,158! 118,166! 100,177 82,166!', GOLD, f'stroke="{INK}" stroke-width="3"') + f'<path d="M100 166l9 10-9 12-9-12z" fill="{RED}" stroke="{INK}" stroke-width="4"/><path d="M97 173l3-4 2 5z" fill="{PAPER}"/>'
    flame = halo('36,100! 48,116 58,132 54,152 40,162 24,158 16,144 22,128! 26,138 30,122', GOLD, 3.6, INK) + shape('38,122! 46,136 46,148 38,156 28,152 26,142! 32,146 34,134', RED) + shape('38,140! 42,148 36,154 32,149', PAPER)
    palm = halo('12,168! 24,160 38,166 52,158 62,164! 54,178 42,188 40,206! 20,206! 22,186', SKIN['pale'][0], 3, INK) + shape('44,170 62,164! 54,178 42,188 40,206! 32,206! 34,186', SKIN['pale'][1])
    return hood + neck('pale', 12), (body, flame + palm), face + front


@portrait('baratheon-davos', at=(100, 92), scale=1.08, flip=True)
def _():
    cap = halo('-38,-14! -46,-24 -44,-42 -28,-58 0,-64 30,-60 50,-48 62,-30 56,-16! 44,-22 38,-14! 20,-24 0,-27 -20,-24', '#4b4a3c')
    cap += shape('6,-63 30,-60 50,-48 62,-30 56,-16! 44,-22 38,-14! 20,-24 8,-26 16,-44', INK) + shape('-40,-13! -42,-23! -20,-34 0,-37 20,-34 42,-23! 40,-13! 20,-24 0,-27 -20,-24', BONE, f'stroke="{INK}" stroke-width="4"')
    cap += el(gouges('-36,-18,-31,-27,2 -26,-22,-23,-31,2 -15,-25,-13,-34,2 -4,-27,-3,-36,2 8,-26,8,-35,2.4 19,-24,20,-33,2.4 30,-20,32,-28,2.4 -38,-42,-18,-54,3.4,-3 -34,-34,-10,-46,3,-3'), INK)
    beard = halo('-31,8! -32,28 -26,46 -14,58 0,63 14,58 26,46 32,28 31,8! 24,24 14,27 4,25 0,26 -4,25 -14,27 -24,24', PAPER, 2.6, INK)
    beard += shape('-10,33! -4,31.5 0,33 4,31.5 10,33! 4,37 -4,37', INK) + shape('10,40 14,27 24,24 31,8! 32,28 26,46 14,58 2,62', STEEL)
    beard += el(gouges('-28,24,-22,42,2.6,2 -22,28,-14,52,2.6,2 -15,30,-8,56,2.4,1 -7,40,-2,59,2.2 6,40,5,59,2.4 14,32,11,55,2.6,-1 21,28,18,50,2.8,-2 28,22,25,42,2.8,-2 -14,28,-5,30,2 14,28,5,30,2'), INK)
    face = head('ruddy', jaw=1.06, age=2, brow='soft', eye='open', nose='broad', mouth='firm', deep=True, turn=-8)
    body = mantle('#4b4a3c', 0, 4) + shape('112,158 138,158 174,170 196,190 206,206! 124,206!', INK) + el(gouges('20,186,58,168,3.4,-3 12,200,50,184,3.4,-3'), BONE)
    body += shape('68,152! 100,196! 132,152! 142,162! 100,210! 58,162!', BONE, f'stroke="{INK}" stroke-width="4"')
    body += f'<path d="M82 158L98 184M118 158L102 184" stroke="{INK}" stroke-width="3.4"/>' + halo('92,184! 108,184! 114,198 108,208 92,208 86,198', BROWN, 4, INK) + el(gouges('92,190,108,190,2.6 92,197,96,205,2'), GOLD)
    return neck('ruddy', 17), (body,), face + turned(-8, beard) + cap


@portrait('baratheon-selyse', at=(112, 92), scale=1.06)
def _():
    gable = halo('-30,-30! -22,-58 4,-72! 40,-52 52,-14 54,40 60,100! 8,104! 6,40 -4,-10', INK)
    gable += el(gouges('40,-30,48,20,3.4,-3 46,26,52,88,3.4,-2 34,20,40,90,3,-2 26,40,28,94,3'), STEEL)
    face = profile('pale', 'hook', chin=4, lips=-1, brow=-1, age=2, fem=True, lip='#a8775c', back=False)
    roof = halo('-34,-22! -26,-48 -4,-72! 24,-58 30,-30 22,8 14,34! 4,30! 8,2 6,-22 -8,-36! -22,-30', GOLD, 3, INK) + shape('-4,-72! 24,-58 30,-30 22,8 14,34! 10,32! 14,0 14,-30 2,-50', '#a8791c') + shape('-30,-26! -20,-40 -7,-46! 8,-34 13,-18 12,6 7,30! 4,30! 8,2 6,-22 -8,-36! -22,-30', PAPER, f'stroke="{INK}" stroke-width="2.4"')
    roof += ''.join(f'<circle cx="{x}" cy="{y}" r="2.6" fill="{PAPER}"/>' for x, y in ((-24, -44), (-14, -55), (-2, -61), (10, -55), (18, -42), (20, -26), (17, -10), (14, 6)))
    body = gown(INK, GOLD, 4) + el(gouges('36,184,72,170,3.4,-3 28,200,70,184,3.4,-3'), '#a8791c') + shape('84,146! 112,158 140,150! 146,164! 110,176 78,160!', PAPER, f'stroke="{INK}" stroke-width="4"') + el(gouges('88,154,85,164,2 98,158,97,170,2 110,160,110,173,2 122,158,124,169,2 134,155,138,165,2.4'), INK)
    hands = halo('54,160! 66,168 74,184 80,206! 40,206! 44,184', SKIN['pale'][0], 4, INK) + shape('56,162! 66,168 74,184 80,206! 58,206!', SKIN['pale'][1]) + el(gouges('56,166,58,206,2.4 50,182,47,204,2 65,182,69,204,2'), INK)
    return gable + side_neck('pale', -4), (body, hands), face + roof


@portrait('baratheon-shireen', at=(104, 94), scale=1.04, flip=True)
def _():
    hair = halo('0,-52 -26,-46 -38,-24 -40,4 -42,40 -36,66! -22,58! 22,58! 36,66! 42,40 40,4 38,-24 26,-46', INK)
    hair += el(gouges('-37,-6,-38,40,2.6,2 -34,30,-32,60,2.4 38,0,38,44,2.4,-2'), BROWN)
    front = shape('-30,18! -35,-10 -29,-36 0,-48 29,-36 35,-10 30,18! 29,-4 24,-18 12,-27 0,-36! -12,-27 -24,-18 -29,-4', INK) + el(gouges('-3,-38,-26,-12,2.2,5 3,-38,26,-12,2.2,-5'), BROWN)
    coif = halo('-36,-18! -38,-36 -24,-54 0,-60 24,-54 38,-36 36,-18! 28,-34 0,-44 -28,-34', HOUSE['baratheon'][0], 3, INK) + shape('4,-59 24,-54 38,-36 36,-18! 28,-34 6,-43', '#a8791c') + el(gouges('-30,-38,-16,-50,3,-2 -26,-32,-8,-44,3,-2'), PAPER)
    face = head('fair', 'c', jaw=.96, brow='soft', eye='wide', nose='snub', mouth='smile', ear=False, turn=-7)
    scale = shape('-30,-2! -18,2 -16,12 -20,20! -14,28 -18,40! -24,34 -29,20', STEEL) + el(gouges('-29,2,-19,8,2.4 -22,3,-25,16,2.2 -28,14,-18,16,2.4 -27,24,-18,25,2.4 -22,17,-24,32,2.2 -24,32,-18,36,2.2'), INK)
    body = halo('104,152 76,160 44,170 32,206! 176,206! 164,170 132,160', HOUSE['baratheon'][3]) + shape('114,154 132,160 164,170 176,206! 120,206!', INK) + shape('82,152! 104,162 126,152! 130,164! 104,176 78,164!', PAPER, f'stroke="{INK}" stroke-width="4"') + el(gouges('46,186,78,174,3,-3'), PAPER)
    toy = halo('24,206! 26,180! 20,168 18,154! 8,150! 6,136! 12,144! 12,128! 17,144! 22,150 28,142 38,142! 36,152 44,158 64,160 68,170! 66,206! 58,206! 56,184! 36,184! 34,206!', BROWN, 3.4, PAPER) + el(gouges('28,158,32,180,3 40,164,58,168,3'), BONE) + f'<circle cx="31" cy="149" r="2" fill="{PAPER}"/>'
    return hair + neck('fair', 11), (body, toy), face + scale + front + coif


# ------------------------------------------------------------------ Tyrell
@portrait('tyrell-margaery', at=(112, 88), scale=1.1, flip=True)
def _():
    hair = halo('-24,-34! -14,-54 12,-60 36,-46 46,-20 44,10 54,28 48,48 58,68 50,92! 16,94! 20,60 10,30 0,0', BROWN)
    hair += el(gouges('40,-10,42,16,3,-4 44,22,50,44,3,-4 46,50,52,80,3,-4 32,20,34,50,3,-3 34,54,36,86,3,-3 24,40,26,86,3,-2'), '#b07a3e')
    front = shape('-25,-26! -28,-40 -12,-54 10,-58 32,-46 42,-20 40,6 32,22 26,40! 18,24 16,6 8,-8 0,-20 -12,-28!', BROWN, f'stroke="{INK}" stroke-width="2.6"') + el(gouges('-18,-42,6,-18,2.8,-5 -8,-50,16,-8,2.8,-6 6,-54,26,4,3,-7 20,-48,34,2,3,-6'), '#b07a3e') + el(gouges('20,8,26,32,3,-2 28,4,30,24,3,-2'), INK)
    crown = shape('-28,-26! -30,-33! -8,-42 14,-36 44,-16! 41,-8! 14,-28 -8,-33', HOUSE['tyrell'][3], f'stroke="{INK}" stroke-width="4"') + rose(-24, -36, 9.5, GOLD) + rose(-7, -43, 10.5, GOLD) + rose(12, -41, 10.5, '#c99a30') + rose(28, -30, 10, '#b98a26') + el(gouges('38,-16,50,-22,6 40,-10,52,-8,6'), HOUSE['tyrell'][0])
    face = profile('fair', 'fine', chin=0, lips=2, brow=-2.4, fem=True, lip='#b5493a', back=False) + el(gouges('-20,28,-16,24,2'), INK)
    g = HOUSE['tyrell'][3]
    body = gown(g, GOLD, 8) + shape('92,138! 92,158 70,172 108,196! 140,170 128,156 130,138!', SKIN['fair'][0]) + shape('106,150! 114,164 116,184 108,196! 140,170 128,156 130,138!', SKIN['fair'][1])
    body += shape('64,170! 106,198! 144,168! 150,176! 106,208! 58,176!', GOLD, f'stroke="{INK}" stroke-width="4"') + el(gouges('30,186,58,180,3,-2 24,200,66,190,3,-2'), HOUSE['tyrell'][1])
    bloom = f'<path d="M40 206Q44 172 34 150" fill="none" stroke="{INK}" stroke-width="9"/><path d="M40 206Q44 172 34 150" fill="none" stroke="{HOUSE["tyrell"][0]}" stroke-width="4.4"/>' + el(gouges('42,184,58,170,9,3'), HOUSE['tyrell'][1]) + rose(32, 142, 17, '#f6ead2')
    return hair + side_neck('fair', -4), (body, bloom), face + front + crown


@portrait('tyrell-olenna', at=(102, 94), scale=1.02)
def _():
    veil = halo('0,-72 -30,-68 -44,-50 -50,-10 -56,40 -64,112! 64,112! 56,40 50,-10 44,-50 30,-68', PAPER, 3, INK)
    veil += shape('8,-70 30,-68 44,-50 50,-10 56,40 64,112! 26,112! 36,40 32,-20', HOUSE['tyrell'][1]) + el(gouges('-44,-24,-52,40,3 -50,44,-56,98,3 -42,40,-46,100,3 44,-10,50,44,3.4'), INK)
    hat = halo('-33,-22! -37,-62! -18,-70 0,-72 18,-70 37,-62! 33,-22! 16,-30 0,-32 -16,-30', HOUSE['tyrell'][3], 3, INK) + shape('4,-32! 6,-71 18,-70 37,-62! 33,-22! 16,-30', INK)
    hat += shape('-34,-22! -35,-30! -16,-39 0,-41 16,-39 35,-30! 34,-22! 16,-30 0,-32 -16,-30', GOLD, f'stroke="{INK}" stroke-width="4"') + rose(-14, -52, 11, GOLD)
    wim = shape('-33,-22! -38,10 -32,40 -18,60 0,68 18,60 32,40 38,10 33,-22! 31,2 28,22 20,38 8,50 0,52 -8,50 -20,38 -28,22 -31,2', PAPER, f'stroke="{INK}" stroke-width="4"') + shape('2,52 8,50 20,38 28,22 31,2 33,-22! 38,10 32,40 18,60 4,67', HOUSE['tyrell'][1])
    wim += el(gouges('-35,6,-29,36,2.4,2 -27,40,-12,58,2.4,2 28,40,14,58,3,-2'), INK)
    face = head('grey', 'f', jaw=.98, chin=-1, age=3, brow='sly', eye='narrow', nose='hook', mouth='smirk', ear=False, lip='#b07a5e', look=-1.6, turn=-8)
    body = gown(HOUSE['tyrell'][3], GOLD, 12) + el(gouges('40,190,78,176,3.4,-3 34,204,80,190,3.4,-3'), HOUSE['tyrell'][1])
    cane = f'<path d="M36 206V150" stroke="{INK}" stroke-width="12"/><path d="M36 206V150" stroke="{BROWN}" stroke-width="6"/>' + halo('22,146 28,134 40,132 50,140 48,152 34,156 24,154', GOLD, 4, INK) + hand(38, 166, 'grey', .95)
    return veil + neck('grey', 12), (body, cane), face + wim + hat


@portrait('tyrell-loras', at=(108, 88), scale=1.1)
def _():
    hair = halo('-24,-30! -30,-46 -18,-58 -4,-54 6,-64 20,-56 34,-54 36,-42 46,-34 42,-20 50,-8 42,4 50,18 42,30 44,46 30,50 26,58! 10,40! 0,0', '#a9713a')
    front = shape('-25,-20! -32,-30 -28,-44 -18,-50 -8,-48 0,-57 12,-51 26,-48 30,-36 40,-28 36,-14 43,-2 36,8 40,22 30,28 30,42! 20,32 20,20 12,14 14,0 6,-4 8,-16 -2,-20 -8,-14 -14,-24 -20,-16', '#a9713a', f'stroke="{INK}" stroke-width="2.6"')
    front += el(gouges('-18,-42,-16,-24,3,3 -4,-46,-4,-24,3,3 10,-44,10,-16,3,4 22,-42,22,-12,3,4 32,-28,28,-4,3,4 38,-4,30,14,3,4 36,18,28,32,3,4 22,0,20,18,3,3'), INK)
    face = profile('fair', 'straight', chin=1, lips=1, brow=.6, lip='#c47a5c', back=False)
    body = plate('#cfd8cf', GOLD, 4) + rose(34, 186, 14, GOLD) + rose(168, 186, 13, '#b98a26') + rose(100, 182, 10, GOLD)
    lance = f'<g transform="rotate(-9 30 120)"><path d="M24 206L28 44h6l4 162z" fill="{PAPER}" stroke="{INK}" stroke-width="6"/><path d="M27 66l8-5v11l-8 5zm-1 26l10-6v12l-10 6zm0 28l11-7v13l-12 7zm-1 30l13-8v13l-13 8z" fill="{HOUSE["tyrell"][3]}"/><path d="M31 4l9 32-4 12h-10l-4-12z" fill="{STEEL}" stroke="{INK}" stroke-width="6"/><path d="M31 8l6 28-6 8z"/></g>'
    return hair + side_neck('fair', 2), (lance + body,), face + front


@portrait('tyrell-mace', at=(100, 96), scale=1.1, flip=True)
def _():
    hat = halo('-44,-18! -54,-34 -48,-54 -22,-62 8,-60 40,-56 56,-42 60,-22! 40,-26 20,-30 0,-31 -20,-29', HOUSE['tyrell'][3])
    hat += shape('10,-60 40,-56 56,-42 60,-22! 40,-26 20,-30 8,-31 22,-44', INK) + el(gouges('-46,-30,-28,-54,4,-3 -34,-30,-16,-56,4,-3 -20,-32,-4,-56,4,-3'), HOUSE['tyrell'][1]) + shape('-45,-16! -46,-24! -20,-37 0,-39 20,-38 58,-30! 60,-20! 20,-30 0,-31 -20,-29', GOLD, f'stroke="{INK}" stroke-width="4"')
    plume = halo('-40,-26! -58,-40 -66,-62 -54,-80! -54,-66 -42,-76! -44,-62 -32,-70! -36,-54 -28,-56! -34,-38', PAPER, 3, INK) + el(gouges('-38,-28,-54,-66,3,-4 -46,-44,-56,-48,2 -44,-50,-40,-62,2'), INK)
    jowl = shape('-31,14! -38,34 -30,52 -12,62 12,62 30,52 38,34 31,14!', SKIN['ruddy'][0], f'stroke="{INK}" stroke-width="4"') + shape('8,62 12,62 30,52 38,34 31,14! 24,30 12,48', INK)
    beard = shape('-12,36! -14,48 -8,58 0,70! 8,58 14,48 12,36! 4,41 -4,41', BROWN, f'stroke="{INK}" stroke-width="3"') + shape('-16,32! -8,26 0,29 8,26 16,32! 8,31 0,32 -8,31', BROWN, f'stroke="{INK}" stroke-width="3"') + el(gouges('-8,44,-2,62,2 0,46,1,66,2 7,44,4,60,2.4'), INK)
    face = head('ruddy', jaw=1.5, cheek=1.1, chin=-1, age=1, brow='haughty', eye='narrow', nose='broad', mouth='smirk', ear=False, turn=-8)
    body = halo('100,152 52,154 14,164 -8,186 -8,206! 208,206! 208,186 186,164 148,154', HOUSE['tyrell'][3]) + shape('116,154 148,154 186,164 208,186 208,206! 128,206! 132,180', INK) + el(gouges('4,198,28,168,6,-4 24,204,46,168,6,-3 46,206,62,170,6,-2'), HOUSE['tyrell'][1])
    body += shape('58,160! 100,190 142,160! 152,170! 100,206! 48,170!', GOLD, f'stroke="{INK}" stroke-width="4"') + rose(100, 192, 12, GOLD)
    return neck('ruddy', 18) + jowl, (body,), face + turned(-8, beard) + hat + plume


@portrait('tyrell-renly', at=(100, 98), scale=1.04)
def _():
    hair = halo('0,-52 -28,-46 -40,-26 -43,2 -46,28 -40,48! -26,42! 26,42! 40,48! 46,28 43,2 40,-26 28,-46', INK)
    hair += el(gouges('-38,-6,-42,30,3,2 -36,20,-38,42,2.6 38,0,41,32,2.6,-2'), '#46607a')
    front = shape('-32,22! -37,-6 -31,-36 0,-50 31,-36 37,-6 32,22! 30,-4 26,-18 14,-28 4,-34 -10,-30 -25,-18 -30,-4', INK) + el(gouges('2,-42,-25,-16,2.4,6 -2,-46,-32,-4,2.4,7'), '#46607a')
    antler = '-28,-40! -40,-50 -50,-66 -50,-84! -44,-70! -40,-90! -36,-68 -28,-80! -30,-62 -26,-52 -20,-46!'
    mirror = ' '.join((w[1:] if w.startswith('-') else '-' + w) for w in antler.split())
    crown = halo(antler, GOLD, 3.6, INK) + halo(mirror, '#a8791c', 3.6, INK)
    crown += shape('-34,-24! -35,-36! -22,-46! 0,-52! 22,-46! 35,-36! 34,-24! 16,-34 0,-36 -16,-34', GOLD, f'stroke="{INK}" stroke-width="5"') + shape('2,-36! 0,-51! 22,-46! 35,-36! 34,-24! 16,-34', '#a8791c') + f'<path d="M0-48l5 6-5 6-5-6z" fill="{HOUSE["tyrell"][0]}" stroke="{INK}" stroke-width="3"/>'
    beard = shape('-28,20! -25,36 -16,48 -6,54 6,54 16,48 25,36 28,20! 22,34 14,44 12,32 8,28 0,29 -8,28 -12,32 -14,44 -22,34', INK)
    face = head('fair', jaw=1.02, chin=1, brow='soft', eye='open', nose='straight', mouth='smile', ear=False, deep=True)
    body = plate('#3f9078', GOLD, 6) + shape('80,176! 94,170! 100,186! 106,170! 120,176! 110,196 100,206 90,196', GOLD, f'stroke="{INK}" stroke-width="4"')
    return hair + neck('fair', 16), (body,), face + beard + front + crown


# ------------------------------------------------------------------ Targaryen
@portrait('targaryen-daenerys', at=(98, 84), scale=1.06)
def _():
    hair = halo('0,-56 -28,-50 -40,-28 -44,4 -46,44 -40,78! -22,74! 22,74! 40,78! 46,44 44,4 40,-28 28,-50', SILVER, 3, INK)
    hair += el(gouges('-40,-6,-42,44,3,2 -36,30,-36,72,3 -42,40,-38,74,2.4 38,-6,41,44,4,-2 36,30,36,70,4 42,36,39,72,3.4'), HOUSE['targaryen'][3])
    front = shape('-31,22! -37,-8 -30,-38 0,-52 30,-38 37,-8 31,22! 30,-4 25,-20 10,-30 0,-42! -10,-30 -25,-20 -30,-4', SILVER, f'stroke="{INK}" stroke-width="3"') + el(gouges('-2,-44,-26,-16,2.2,6 -5,-48,-32,-6,2.4,7 2,-44,26,-16,3,-6 6,-48,33,-6,3.4,-7'), HOUSE['targaryen'][3])
    braid = halo('-40,-18! -45,-30 -37,-40! -36,-52 -24,-53! -18,-63 -6,-59! 2,-65 11,-59! 22,-61 26,-51! 37,-48 38,-37! 45,-29 40,-18! 30,-24 29,-33! 20,-33 14,-42! 4,-38 -4,-44! -12,-37 -18,-42! -28,-36 -29,-31!', SILVER, 3, INK)
    braid += el(gouges('-44,-28,-30,-30,5,3 -37,-42,-20,-41,5,3 -23,-54,-6,-45,5,3 -5,-59,13,-43,5,2 12,-59,28,-34,5,2 27,-51,38,-22,5,1'), HOUSE['targaryen'][3])
    face = head('pale', 'f', jaw=.9, brow='stern', eye='open', nose='fine', mouth='full', ear=False, lip='#b8584a', iris='#6a3fa0', turn=8)
    body = gown('#3c2063', SILVER, 6) + shape('88,136! 86,154 68,166 100,186! 132,166 114,154 112,136!', SKIN['pale'][0]) + shape('90,146! 104,158 110,176 100,186! 132,166 114,154 112,136!', SKIN['pale'][1]) + shape('88,138! 98,154 112,148 112,136!', INK)
    body += shape('62,166! 100,190! 138,166! 144,174! 100,202! 56,174!', STEEL, f'stroke="{INK}" stroke-width="4"') + el(gouges('24,190,54,178,3,-2 20,204,66,190,3,-2'), HOUSE['targaryen'][1])
    drag = halo('150,146! 142,130 144,112 156,102! 146,100! 138,92! 150,90 158,84! 162,90 170,92 174,104 168,116 164,126 172,136 190,112 198,84! 202,120 200,150 184,166 164,166', INK, 3.4)
    drag += el(gouges('152,118,154,142,3.4,3 160,112,160,134,3 166,148,182,158,3,2 176,140,196,112,3,-2 182,150,198,128,3,-2'), HOUSE['targaryen'][1]) + shape('154,94! 161,93 158,98!', GOLD) + halo('164,86! 172,74! 171,90!', INK, 2)
    return hair + neck('pale', 12), (body, drag), face + front + braid


@portrait('targaryen-viserys', at=(112, 88), scale=1.08)
def _():
    lit, sh = SKIN['pale']
    hair = halo('-6,-56 -26,-48 -30,-34! 0,-20 6,20 2,60 -6,92! 46,96! 52,50 46,0 40,-30 20,-52', SILVER, 3, INK)
    hair += el(gouges('14,-44,40,0,3,-6 38,-6,46,50,3,-3 44,50,40,90,3,2 28,0,36,56,3,-3 32,56,28,92,3,2 20,10,24,60,3,-2 16,50,14,90,3 8,-46,32,-10,3,-6'), HOUSE['targaryen'][3])
    face = shape('-22,-38 -28,-22 -29,-13! -26,-7! -32,6 -41,17! -38,21 -29,22! -31,27 -26,30! -30,34 -27,39 -31,46 -27,54 -18,55 0,47 12,34 16,8 16,-20 4,-42', lit, f'stroke="{INK}" stroke-width="2.6"')
    face += shape('-18,55 0,47 12,34 16,8 16,-30 6,-20 8,4 -2,22 -6,38 -22,50!', INK) + el(gouges('-14,44,0,28,3 -10,36,2,20,3 -6,26,6,10,3'), sh)
    face += shape('-31,-14! -18,-19 -8,-16! -18,-14 -27,-10!', INK) + shape('-26,-5! -16,-8 -10,-2! -17,2 -25,1!', PAPER) + '<ellipse cx="-20.5" cy="-2.4" rx="3" ry="3.6" fill="#6a3fa0"/>' + shape('-28,-5! -17,-10 -8,-1! -17,-5', INK) + el(gouges('-24,4,-13,4,2,-1'), INK)
    face += el(gouges('-38,21,-29,21,4,-1 -28,12,-31,21,2.4 -22,31,-31,30,3,-1 -27,39,-20,40,2 -24,22,-19,31,2'), INK) + shape('-4,-16 -2,8 -8,18 -14,22! -8,10 -10,-4', sh)
    front = shape('-30,-24! -26,-46 -4,-56 18,-50 32,-30 40,6 34,44 26,72! 16,60! 18,30 12,8 2,-12 -10,-22! -18,-28', SILVER, f'stroke="{INK}" stroke-width="3"') + el(gouges('-22,-40,6,-14,3,-5 -14,-48,16,-6,3,-7 0,-52,26,8,3,-8 12,-10,20,34,3,-3 24,-14,30,40,3.4,-4 20,36,21,62,2.6'), HOUSE['targaryen'][3])
    circ = shape('-33,-26! -32,-32! -8,-34 16,-28 38,-14! 37,-7! 14,-21 -8,-27', GOLD, f'stroke="{INK}" stroke-width="4"') + shape('-34,-28! -31,-44! -26,-31!', GOLD, f'stroke="{INK}" stroke-width="4"') + shape('-22,-33! -17,-48! -12,-33!', GOLD, f'stroke="{INK}" stroke-width="4"') + f'<circle cx="-29" cy="-29" r="3.4" fill="{RED}"/>'
    body = halo('112,140 80,152 46,164 26,184 20,206! 206,206! 204,176 184,158 150,148', INK) + shape('84,148! 92,170 80,206! 24,206! 30,184 50,164', HOUSE['targaryen'][3]) + el(gouges('34,196,66,168,3.4,-3 52,204,76,176,3,-2 150,160,186,178,3,3'), HOUSE['targaryen'][1])
    body += shape('82,140! 80,156 96,172! 130,178 150,156! 146,146! 126,160 104,154', RED, f'stroke="{INK}" stroke-width="4"') + halo('92,166! 100,158! 108,166! 104,176 112,184! 100,182 88,184! 96,176', GOLD, 4, INK)
    nk = shape('-14,44! -12,60 -22,76! 20,80! 16,40!', sh) + shape('-16,48! -6,54 4,80! 20,80! 16,36!', INK)
    return hair + nk, (body,), f'<g transform="rotate(6)">{face}{front}{circ}</g>'


@portrait('targaryen-drogo', at=(96, 82), scale=1.1)
def _():
    hair = halo('0,-56 -24,-50 -34,-30 -36,0 -34,20! 34,20! 38,40 48,76 52,104! 40,110! 32,76 36,0 34,-30 24,-50', INK)
    rings = ''.join(f'<path d="M{x-7} {y+2}L{x+8} {y-3}" stroke="{GOLD}" stroke-width="5"/>' for x, y in ((41, 52), (44, 68), (46, 84), (47, 99)))
    front = shape('-31,6! -33,-22 -24,-46 0,-53 24,-46 33,-22 31,6! 28,-14 20,-32 8,-38 0,-40 -8,-38 -20,-32 -28,-14', INK) + el(gouges('-2,-42,-24,-22,2.2,4 -6,-48,-30,-14,2.2,5 3,-44,22,-28,2,-4 -2,-50,2,-40,2'), BROWN)
    beard = shape('-12,38! -16,52 -10,64 -8,84! 0,94! 8,84! 10,64 16,52 12,38! 4,42 -4,42', INK) + shape('-22,44! -19,30 -8,26 0,29 8,26 19,30 22,44! 14,34 0,32 -14,34', INK)
    beard += f'<path d="M-9 66h18M-8 78h16" stroke="{GOLD}" stroke-width="4"/>' + el(gouges('-6,44,-4,62,2 4,44,3,62,2'), BROWN)
    face = head('brown', jaw=1.1, chin=3, brow='heavy', eye='narrow', nose='broad', mouth='frown', deep=True, turn=-8)
    paint = el(gouges('-26,-2,-10,15,4.6,2 -28,7,-14,22,4.6,2'), HOUSE['targaryen'][0])
    lit, sh = SKIN['brown']
    body = halo('100,140 64,146 22,156 -4,178 -10,206! 210,206! 204,178 178,156 136,146', lit) + shape('108,142 136,146 178,156 204,178 210,206! 126,206! 118,180 96,168', INK)
    body += el(gouges('62,150,90,168,4,3 60,206,94,176,4,-5 4,184,36,164,3.4,-3 138,150,112,168,4,-3'), INK) + el(gouges('16,168,48,200,7,2 34,160,62,188,7,2 130,168,158,160,5 140,184,182,168,5'), HOUSE['targaryen'][0])
    blade = halo('14,206! 10,176! 18,172! 20,150 10,128 8,100 18,70 40,46! 34,76 32,104 36,130 34,152 28,172! 34,176! 30,206!', STEEL, 3.6, INK) + shape('26,160 22,130 20,100 26,74 38,50! 34,76 32,104 36,130 34,152 28,172!', PAPER) + hand(20, 186, 'brown', .9)
    return hair + rings + neck('brown', 20), (body, blade), face + paint + turned(-8, beard) + front


@portrait('targaryen-jorah', at=(100, 98), scale=1.04, flip=True)
def _():
    pelt = halo('0,-78 -16,-74 -30,-66! -40,-80 -54,-74 -54,-58 -44,-50 -50,-28 -52,8 -62,50 -78,104! 78,104! 62,50 52,8 50,-28 44,-50 54,-58 54,-74 40,-80 30,-66! 16,-74', BROWN)
    pelt += shape('6,-76 16,-74 30,-66! 40,-80 54,-74 54,-58 44,-50 50,-28 52,8 62,50 78,104! 40,104! 38,40 36,-20 22,-44', INK)
    pelt += el(gouges('-46,-40,-42,-10,3,2 -52,0,-48,44,3.4,2 -62,50,-56,86,3.4,2 -30,-58,-40,-34,3,-2'), '#b07a3e')
    snout = halo('-38,-22! -30,-48 -14,-62 0,-66 14,-62 30,-48 38,-22! 24,-26 16,-34 8,-24 0,-21 -8,-24 -16,-34 -24,-26', BROWN, 3, INK) + shape('4,-65 14,-62 30,-48 38,-22! 24,-26 16,-34 8,-24 2,-21', INK)
    snout += shape('-9,-30! -6,-37 0,-39 6,-37 9,-30! 0,-25', INK, f'stroke="{PAPER}" stroke-width="3"') + shape('-22,-46! -14,-50 -12,-44!', PAPER) + shape('22,-46! 14,-50 12,-44!', PAPER) + f'<path d="M-24-27l4 11 3-13zM24-27l-4 11-3-13z" fill="{PAPER}"/>' + el(gouges('-26,-40,-32,-26,2.4 -4,-60,-8,-46,2.6'), '#b07a3e')
    snout += f'<path d="M-52-70q4-4 8 2M52-70q-4-4-8 2" fill="none" stroke="#b07a3e" stroke-width="5"/>'
    beard = shape('-31,10! -31,32 -22,50 -8,58 8,58 22,50 31,32 31,10! 24,26 14,28 4,26 0,27 -4,26 -14,28 -24,26', '#a9713a', f'stroke="{INK}" stroke-width="3"') + shape('10,42 14,28 24,26 31,10! 31,32 22,50 4,58', INK) + shape('-10,33! -4,31.5 0,33 4,31.5 10,33! 4,36.5 -4,36.5', INK)
    beard += el(gouges('-27,26,-20,44,2.6,2 -20,30,-11,52,2.6,2 -12,38,-5,56,2.4,1 -4,42,0,56,2'), INK) 
    face = head('tan', jaw=1.1, age=2, brow='heavy', eye='open', nose='straight', mouth='firm', ear=False, deep=True)
    body = furs(BROWN, INK, 31, 14, INK, INK) + ''.join(f'<path d="M{76+i*4} {170+i*9}q6-5 12 0t12 0 12 0{" 12 0" if i == 0 else ""}" fill="none" stroke="{STEEL}" stroke-width="2.6"/>' for i in range(3))
    return pelt + neck('tan', 17), (body,), face + beard + snout


@portrait('targaryen-doreah', at=(100, 88), scale=1.08)
def _():
    hair = halo('0,-56 -28,-52 -42,-30 -46,0 -50,32 -44,66 -52,98! 52,98! 44,66 50,32 46,0 42,-30 28,-52', HOUSE['targaryen'][3])
    hair += el(gouges('-44,-8,-47,36,3.4,2 -46,40,-42,84,3.4,-2'), HOUSE['targaryen'][1]) + shape('-34,20! -40,44 -34,74! -26,50!', '#c08a45') + shape('34,20! 40,44 34,74! 26,50!', INK)
    front = shape('-30,10! -35,-14 -24,-36 0,-40! 24,-36 35,-14 30,10! 28,-8 20,-22 4,-30 -14,-26 -27,-8', '#c08a45', f'stroke="{INK}" stroke-width="3"') + el(gouges('2,-34,-24,-14,2.4,5'), INK)
    scarf = halo('-38,-18! -42,-40 -26,-58 0,-64 26,-58 42,-40 38,-18! 24,-34 0,-41 -24,-34', HOUSE['targaryen'][1], 3, INK) + shape('6,-63 26,-58 42,-40 38,-18! 24,-34 8,-40', HOUSE['targaryen'][3]) + el(gouges('-34,-36,-16,-54,3.4,-3 -26,-30,-4,-50,3.4,-3'), PAPER)
    scarf += ''.join(f'<circle cx="{x}" cy="{y}" r="4.2" fill="{GOLD}" stroke="{INK}" stroke-width="3"/>' for x, y in ((-34, -18), (-25, -27), (-13, -33), (0, -35), (13, -33), (25, -27), (34, -18)))
    face = head('tan', 'f', jaw=.9, brow='arched', eye='open', nose='fine', mouth='full', ear=False, look=-1.8, turn=-7)
    veil = shape('-32,9! -14,15 0,12 14,15 32,9! 34,30 26,50 12,64 0,74! -12,64 -26,50 -34,30', SILVER, f'stroke="{INK}" stroke-width="4"') + shape('8,14 14,15 32,9! 34,30 26,50 12,64 0,74! 6,44', HOUSE['targaryen'][1])
    veil += el(gouges('-26,18,-20,48,2.4,2 -16,20,-12,58,2.4,2 -5,20,-4,64,2.4,1 8,22,5,64,2.6 19,20,15,54,2.6,-2'), HOUSE['targaryen'][3]) + shape('-33,6! -14,12 0,9 14,12 33,6! 33,12! 14,18 0,15 -14,18 -33,12!', GOLD, f'stroke="{INK}" stroke-width="3"')
    hoops = f'<g fill="none" stroke="{INK}" stroke-width="7"><circle cx="-36" cy="30" r="9"/><circle cx="36" cy="30" r="9"/></g><g fill="none" stroke="{GOLD}" stroke-width="3.6"><circle cx="-36" cy="30" r="9"/><circle cx="36" cy="30" r="9"/></g>'
    body = gown(HOUSE['targaryen'][3], GOLD, 4) + shape('86,140! 84,158 62,170 100,190! 138,170 116,158 114,140!', SKIN['tan'][0]) + shape('100,150! 110,176 100,190! 138,170 116,158 114,140!', SKIN['tan'][1]) + shape('58,168! 100,194! 142,168! 148,176! 100,204! 52,176!', GOLD, f'stroke="{INK}" stroke-width="4"') + el(gouges('24,190,52,178,3,-2'), HOUSE['targaryen'][1])
    return hair + neck('tan', 12), (body,), face + veil + front + scarf + hoops


def main():
    out = Path(sys.argv[1] if len(sys.argv) > 1 else Path(__file__).parents[2] / 'src/boards/iron-throne/art/portraits')
    out.mkdir(parents=True, exist_ok=True)
    for pid, (fn, opts) in P.items():
        text = doc(wrap(pid.split('-')[0], fn(), pid, **opts))
        (out / f"{pid.split('-')[1]}.svg").write_text(text)  # people are known by one name
        if len(text) > 8000:
            print('heavy', pid, len(text))


if __name__ == '__main__':
    main()
