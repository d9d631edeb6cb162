"""Cards, tokens and emblems of the set. Run: python3 art.py  (writes *.svg where the board finds them)"""
import math
import sys
from pathlib import Path

from cut import CLOTH, HOUSE, INK, PAPER, RAW, doc, el, gouges, halo, nick, shape

GOLD, STEEL, RED, BONE, BROWN, DGOLD = '#dba63f', '#9fb0bd', '#97151f', '#e8d9b8', '#5b3a20', '#9b6d1c'
SIGIL = {
    'stark': 'M12 3 22 20H15.5L12 13.6 8.5 20H2Z',
    'lannister': 'M12 1.5 22.5 12 12 22.5 1.5 12ZM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z',
    'baratheon': 'M3 3h18v7h-6.5v11.5h-5V10H3Z',
    'tyrell': 'M12 2a4.6 4.6 0 0 1 4.6 5.4A4.6 4.6 0 1 1 16.6 16.6 4.6 4.6 0 1 1 7.4 16.6 4.6 4.6 0 1 1 7.4 7.4 4.6 4.6 0 0 1 12 2Z',
    'targaryen': 'M12 1.5c4.5 5 7 8.5 7 12.5a7 7 0 0 1-14 0c0-2.5 1-4.5 2.5-6 .4 2 1.2 3 2.3 3.5C9.5 8 10.5 4.5 12 1.5Z',
}
ON = {'stark': INK, 'lannister': PAPER, 'baratheon': INK, 'tyrell': INK, 'targaryen': PAPER}
FLAT = {'stark': '#e3eaf1', 'lannister': '#97151f', 'baratheon': '#ffd970', 'tyrell': '#55a58b', 'targaryen': '#6a3fa0'}
W, H = 200, 280
OUT = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parents[2] / 'src/boards/iron-throne/art'


def sigil(house, x, y, size, fill, line=None, w=2):
    k = size / 24
    s = f' stroke="{line}" stroke-width="{w/k:.1f}"' if line else ''
    return f'<path transform="translate({x - size / 2:.1f} {y - size / 2:.1f}) scale({k:.2f})" d="{SIGIL[house]}" fill="{fill}" fill-rule="evenodd"{s}/>'


def card(fill=PAPER, edge=INK):
    """Card stock with a border cut by hand."""
    return (f'<rect width="{W}" height="{H}" rx="14" fill="{fill}"/>'
            + el('M10 16L16 9 104 8 186 10 192 17 191 140 192 264 185 271 100 270 14 272 8 264 9 140ZM15 19L14 140 15 262 18 266 100 265 182 266 186 261 185 140 187 20 183 15 104 14 18 15Z', edge, 'fill-rule="evenodd"'))


def corner_cuts(fill):
    """In the lower corners only: the upper ones have the number and the House."""
    return el(nick(22, 258, 44, 257, 5) + nick(22, 258, 23, 236, 5) + nick(178, 258, 156, 257, 5) + nick(178, 258, 177, 236, 5), fill)


def blade(angle, cx, cy, length=150, hilt=GOLD):
    g = f'<g transform="rotate({angle} {cx} {cy})">'
    t, b = cy - length * .58, cy + length * .3
    g += halo(f'{cx},{t}! {cx+8},{t+18}! {cx+7},{b}! {cx-7},{b}! {cx-8},{t+18}!', PAPER, 7, INK)
    g += el(f'M{cx+1} {t+8}L{cx+8} {t+18}L{cx+7} {b}H{cx+1}Z', STEEL) + el(gouges(f'{cx},{t+24},{cx},{b-4},2.4'), INK)
    g += halo(f'{cx-26},{b-3}! {cx},{b+2} {cx+26},{b-3}! {cx+24},{b+7}! {cx},{b+11} {cx-24},{b+7}!', hilt, 6, INK)
    g += f'<path d="M{cx-5} {b+11}h10v28h-10z" fill="{BROWN}" stroke="{INK}" stroke-width="5"/><path d="M{cx-5} {b+16}l10 5m-10 3 10 5m-10 3 10 5" stroke="{hilt}" stroke-width="2.4"/>'
    return g + f'<circle cx="{cx}" cy="{b+44}" r="8" fill="{hilt}" stroke="{INK}" stroke-width="6"/></g>'


def burst(cx, cy, r1, r2, count, fill, w=7):
    d = ''
    for i in range(count):
        a = 2 * math.pi * i / count
        k = 1 if i % 2 else .82
        d += nick(cx + math.cos(a) * r2 * k, cy + math.sin(a) * r2 * k, cx + math.cos(a) * r1, cy + math.sin(a) * r1, w)
    return el(d, fill)


PANEL = 'M20 88L100 74 180 88V258H20Z'


def panel(name, fill, lite, inner, count=36, r=46):
    return (f'<clipPath id="{name}"><path d="{PANEL}"/></clipPath><g clip-path="url(#{name})"><path d="{PANEL}" fill="{fill}"/>'
            + burst(100, 172, r, 124, count, lite) + inner + f'</g><path d="{PANEL}" fill="none" stroke="{INK}" stroke-width="5"/>')


def clasp():
    """The corner of a Truce: the same hands on a seal."""
    return f'<circle cx="50" cy="50" r="48"/><circle cx="50" cy="50" r="42" fill="#84a67a"/><g transform="translate(8 24) scale(.42 .42)">{hands()}</g>'


def hostility():
    o = card() + panel('h', RED, '#bf3a35', '')
    o += blade(38, 100, 172) + blade(-38, 100, 172)
    return o + corner_cuts(RED)


def hands():
    """Two hands clasped, in a 200 by 130 box."""
    fair, shade, tan, tshade = '#f4dcb8', '#cf9a6b', '#e3b587', '#a9713a'
    o = halo('-14,92! 44,44! 70,92! 6,140!', '#3f6f8f', 5, INK) + el(gouges('0,116,50,72,5 -6,102,46,58,4'), '#8fb2c9')
    o += halo('214,92! 156,44! 130,92! 194,140!', '#7d3b22', 5, INK) + el(gouges('200,118,150,74,5'), '#c98156')
    o += halo('40,42! 54,34! 82,86! 68,98!', PAPER, 5, INK) + halo('160,42! 146,34! 118,86! 132,98!', PAPER, 5, INK) + el(gouges('50,46,70,84,3 150,46,130,84,3'), INK)
    o += halo('56,38 80,26 104,28 128,40 140,58 134,78 112,92 88,98 74,88', fair, 5, INK)
    o += halo('144,38 124,24 104,18 86,26 80,38 90,46 106,42 114,50 96,58 84,66! 78,74 82,82 92,80! 84,86 86,94 96,95 104,90! 98,98 102,106 112,104 118,98! 116,106 124,110 132,102 136,90 130,86', tan, 5, INK)
    o += shape('128,46 136,60 130,86 118,98 124,110 132,102 137,90 131,86! 144,38', tshade) + el(gouges('84,66,112,56,3,1 92,80,116,70,3,1 104,90,122,82,3,1 118,98,128,92,2.6,1 88,44,106,40,2.4,1'), INK)
    o += el(gouges('62,44,84,34,3.4,-2 66,54,78,46,3,-1'), PAPER) + el(gouges('68,84,80,70,3 74,90,84,82,3'), shade)
    return o


def truce():
    return card() + panel('t', '#557a4f', '#84a67a', f'<g transform="translate(2 106) scale(.98)">{hands()}</g>', 30, 62) + corner_cuts('#557a4f')


def character():
    """A frame with an open arch; the portrait lies beneath it."""
    hole = 'M24 166V84Q30 30 100 26 170 30 176 84V166Z'
    o = el(f'M14 0H186Q200 0 200 14V266Q200 280 186 280H14Q0 280 0 266V14Q0 0 14 0Z{hole}', PAPER, 'fill-rule="evenodd"')
    o += el('M10 16L16 9 104 8 186 10 192 17 191 140 192 264 185 271 100 270 14 272 8 264 9 140ZM15 19L14 140 15 262 18 266 100 265 182 266 186 261 185 140 187 20 183 15 104 14 18 15Z', INK, 'fill-rule="evenodd"')
    o += f'<path d="{hole}" fill="none" stroke="{INK}" stroke-width="6"/>'
    return o + el('M16 162L100 170 184 162 184 170 100 178 16 170Z', INK)


def back(house):
    g, lite, metal, dark = HOUSE[house]
    w, h, cuts = CLOTH[house]
    d = RAW.get(house) or ''.join(nick(*c) for c in cuts)
    o = f'<defs><pattern id="b{house[:3]}" width="{w}" height="{h}" patternUnits="userSpaceOnUse"><path d="{d}" fill="{lite}"/></pattern></defs>'
    o += f'<rect width="{W}" height="{H}" rx="14"/><rect x="8" y="8" width="184" height="264" rx="8" fill="{PAPER}"/><rect x="13" y="13" width="174" height="254" rx="5" fill="{g}"/><rect x="13" y="13" width="174" height="254" rx="5" fill="url(#b{house[:3]})"/>'
    o += halo('100,40! 164,88! 170,140 164,192! 100,240! 36,192! 30,140 36,88!', INK, 6, PAPER)
    o += halo('100,56! 150,94! 155,140 150,186! 100,224! 50,186! 45,140 50,94!', FLAT[house], 4, PAPER) + sigil(house, 100, 140, 84, ON[house])
    return o + el(nick(22, 22, 46, 24, 6) + nick(22, 22, 24, 46, 6) + nick(178, 22, 154, 24, 6) + nick(178, 22, 176, 46, 6) + nick(22, 258, 46, 256, 6) + nick(22, 258, 24, 234, 6) + nick(178, 258, 154, 256, 6) + nick(178, 258, 176, 234, 6), INK)


def back_event():
    """The back of the event deck: the seat in a ring of light."""
    o = f'<rect width="{W}" height="{H}" rx="14"/><rect x="8" y="8" width="184" height="264" rx="8" fill="{GOLD}"/><rect x="13" y="13" width="174" height="254" rx="5" fill="#2a1d13"/>'
    o += f'<clipPath id="q"><rect x="13" y="13" width="174" height="254" rx="5"/></clipPath><g clip-path="url(#q)">' + burst(100, 140, 66, 178, 52, '#6b4a1d', 8) + '</g>'
    return o + throne_shape(28, 66, .72) + corner_cuts(GOLD)


def throne_shape(x=0, y=0, k=1.0, metal=STEEL):
    """A seat of blades, in a 200 by 200 box."""
    o = ''
    dark = '#6f808c'
    for a, ln, hilt in ((-62, 92, 0), (62, 92, 0), (-47, 112, 1), (47, 112, 1), (-33, 122, 0), (33, 122, 0), (-21, 138, 1), (21, 138, 1), (-10, 138, 0), (10, 138, 0), (0, 158, 1)):
        t = 168 - ln
        m = metal if a <= 0 else dark
        o += f'<g transform="rotate({a} 100 152)">'
        if hilt:  # thrust in point down, the hilt stands up
            o += halo(f'96,{t+22}! 104,{t+22}! 103,152! 97,152!', m, 5, INK) + f'<path d="M97 {t+4}h6v20h-6z" fill="{BROWN}" stroke="{INK}" stroke-width="5"/>' + halo(f'84,{t+19}! 100,{t+22} 116,{t+19}! 116,{t+26}! 100,{t+29} 84,{t+26}!', GOLD if a <= 0 else DGOLD, 5, INK) + f'<circle cx="100" cy="{t+2}" r="5.5" fill="{GOLD if a <= 0 else DGOLD}" stroke="{INK}" stroke-width="5"/>'
        else:
            o += halo(f'100,{t}! 105,{t+14}! 104,150! 96,150! 95,{t+14}!', m, 5, INK)
        o += el(f'M100 {t+34}l1.6 4V146h-1.6z', INK) + '</g>'
    o += halo('36,118! 56,114! 58,140! 142,140! 144,114! 164,118! 166,130! 156,134! 154,196! 46,196! 44,134! 34,130!', INK, 5, PAPER)
    o += shape('60,146! 140,146! 143,158! 57,158!', metal) + el(nick(40, 122, 54, 119, 5) + nick(52, 138, 51, 190, 5) + nick(66, 166, 65, 192, 5) + nick(82, 164, 82, 192, 5) + nick(100, 164, 100, 192, 5), metal) + el(nick(118, 164, 118, 192, 5) + nick(134, 166, 135, 192, 5) + nick(148, 138, 149, 190, 5) + nick(160, 122, 146, 119, 5), dark)
    return f'<g transform="translate({x} {y}) scale({k})">{o}</g>'


def event():
    o = card('#efe0bd', INK) + f'<clipPath id="e"><path d="M20 20H180V152H20Z"/></clipPath><g clip-path="url(#e)"><path d="M20 20H180V152H20Z" fill="#2a211a"/>' + burst(100, 96, 40, 120, 40, '#b98a2f', 6) + throne_shape(34, 20, .66) + '</g>'
    o += el('M14 150L100 158 186 150 186 158 100 166 14 158Z', INK)
    o += el('M44 190H156L154 196H46ZM54 208H146L144 214H56ZM68 226H132L130 232H70Z', '#c9ad78')
    return o + corner_cuts(DGOLD)


def power():
    o = f'<circle cx="50" cy="50" r="47"/><circle cx="50" cy="50" r="42" fill="{GOLD}"/>' + el(nick(16, 30, 40, 12, 5) + nick(10, 44, 22, 26, 4), '#f4d48a') + el(nick(84, 70, 60, 88, 6) + nick(90, 56, 78, 74, 5), DGOLD)
    return o + halo('24,66! 18,34! 34,46! 50,24! 66,46! 82,34! 76,66! 50,70', INK, 4, '#f4d48a') + el('M26 70q24 6 48 0l-1 8q-23 6-46 0z', INK)


def influence(house):
    o = halo('50,4! 92,14! 90,58 50,98! 10,58 8,14!', INK, 3, PAPER) + shape('50,12! 84,20! 83,55 50,87! 17,55 16,20!', FLAT[house])
    o += el('M50 12L84 20 83 55 50 87Z', INK, 'opacity=".16"')
    return o + sigil(house, 50, 46, 44, ON[house])


def hostage():
    o = f'<circle cx="50" cy="50" r="47"/><circle cx="50" cy="50" r="42" fill="{BONE}"/>'
    o += f'<g fill="none" stroke="{INK}" stroke-width="9"><circle cx="31" cy="62" r="15"/><circle cx="69" cy="62" r="15"/></g><g fill="none" stroke="{STEEL}" stroke-width="3"><path d="M20 58a12 12 0 0 1 16-7M58 58a12 12 0 0 1 16-7"/></g>'
    return o + f'<g fill="{STEEL}" stroke="{INK}" stroke-width="5"><ellipse cx="41" cy="38" rx="5" ry="8" transform="rotate(20 41 38)"/><ellipse cx="50" cy="27" rx="8" ry="5"/><ellipse cx="59" cy="38" rx="5" ry="8" transform="rotate(-20 59 38)"/></g>'


def brazier():
    """Where hostages are put to the question: irons in the coals."""
    o = f'<circle cx="50" cy="50" r="47"/><circle cx="50" cy="50" r="42" fill="#3a1a12"/>'
    o += halo('50,14! 60,30 72,36 70,54 50,62 30,54 28,38! 36,44 40,28', GOLD, 3, INK) + shape('50,30! 58,42 58,54 50,60 41,54 42,44! 46,48', RED)
    o += f'<g stroke="{INK}" stroke-width="9"><path d="M30 34L22 14M72 32L82 16"/></g><g stroke="{STEEL}" stroke-width="4.4"><path d="M30 36L22 14M72 34L82 16"/></g>'
    o += halo('18,54! 82,54! 74,70 60,76! 40,76! 26,70', '#6f808c', 3, INK) + el(nick(24, 60, 76, 58, 4), STEEL)
    return o + el('M40 74L34 90H42L46 76ZM60 74L66 90H58L54 76Z', STEEL)


def gate():
    """An open cell: the way home for a hostage."""
    o = f'<circle cx="50" cy="50" r="47"/><circle cx="50" cy="50" r="42" fill="#557a4f"/>'
    o += halo('26,84! 26,44 34,26 50,18 66,26 74,44 74,84!', PAPER, 4, INK) + shape('32,84! 32,46 38,32 50,25 62,32 68,46 68,84!', '#f2c552')
    o += halo('32,84! 32,40! 14,48! 14,92!', BROWN, 4, INK) + el(nick(20, 52, 20, 88, 5) + nick(27, 48, 27, 84, 5), '#a9713a')
    return o + el(nick(40, 84, 60, 60, 7) + nick(46, 60, 61, 59, 6) + nick(61, 75, 60, 59, 6), INK)


def candle():
    """The window: it burns while somebody may act."""
    o = halo('50,6! 60,24 60,36 50,42 40,36 40,24', GOLD, 3, INK) + shape('50,18! 56,30 50,38 45,30', PAPER)
    o += halo('36,46! 64,46! 64,86! 36,86!', PAPER, 4, INK) + shape('52,46! 64,46! 64,86! 54,86!', BONE) + halo('36,46! 64,46! 62,56 56,52 50,62 44,54 38,58', PAPER, 3, INK)
    return o + halo('20,84! 80,84! 72,96! 28,96!', GOLD, 4, INK)


def fallen():
    return f'<circle cx="50" cy="50" r="47"/><circle cx="50" cy="50" r="42" fill="{BONE}"/>' + halo('50,18 26,26 20,48 28,60 34,64! 35,78! 65,78! 66,64! 72,60 80,48 74,26', INK, 3, PAPER) + el('M31 48q8-9 15 0-2 11-9 10-6-2-6-10zM69 48q-8-9-15 0 2 11 9 10 6-2 6-10zM50 56l5 9H45zM41 70h4v8h-4zm7 0h4v8h-4zm7 0h4v8h-4z', BONE)


def cloth(house):
    """One tile of the cloth, to hang banners with."""
    g, lite = HOUSE[house][:2]
    w, h, cuts = CLOTH[house]
    d = RAW.get(house) or ''.join(nick(*c) for c in cuts)
    write(f'cloth-{house}', f'<path d="M0 0h{w}v{h}H0z" fill="{g}"/><path d="{d}" fill="{lite}"/>', w, h)


def write(name, body, w=200, h=200):
    OUT.mkdir(parents=True, exist_ok=True)
    (OUT / f'{name}.svg').write_text(doc(body, w, h))


def main():
    write('card-hostility', hostility(), W, H)
    write('card-truce', truce(), W, H)
    write('card-character', character(), W, H)
    write('card-event', event(), W, H)
    for house in HOUSE:
        write(f'back-{house}', back(house), W, H)
        write(f'influence-{house}', influence(house), 100, 100)
        cloth(house)
    write('back-event', back_event(), W, H)
    write('throne', throne_shape())
    write('swords', blade(38, 100, 96) + blade(-38, 100, 96))
    write('power', power(), 100, 100)
    write('hostage', hostage(), 100, 100)
    write('fallen', fallen(), 100, 100)
    write('brazier', brazier(), 100, 100)
    write('gate', gate(), 100, 100)
    write('hands', clasp(), 100, 100)
    write('candle', candle(), 100, 100)


if __name__ == '__main__':
    main()
