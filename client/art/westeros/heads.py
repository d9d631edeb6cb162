"""A head that looks straight ahead, its neck, and what people wear."""
from cut import HOUSE, INK, PAPER, SKIN, cut, doc, el, gouges, ground, halo, shape, strands

GOLD, RUST, SILVER, STEEL, BONE, RED, BROWN = '#dba63f', '#9a4b23', '#e9e4ee', '#9fb0bd', '#efe2c2', '#b5281f', '#5b3a20'


# ------------------------------------------------------------------ the head, light from the left
def head(skin='fair', sex='m', jaw=1.0, chin=0.0, cheek=1.0, age=0, brow='stern', eye='open', nose='straight',
         mouth='firm', look=0.0, deep=False, lip=None, ear=True, iris=INK):
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
    return o


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
