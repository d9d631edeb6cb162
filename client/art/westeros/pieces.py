"""Units, orders, tokens, places and marks of the tracks as cut shapes: one sheet of symbols, pieces.svg.

A shape takes its house from two custom properties: --h (the fill) and --on (what is readable on it).
Run: python client/art/westeros/pieces.py
"""

from pathlib import Path

TARGET = Path(__file__).resolve().parents[2] / "src" / "boards" / "westeros" / "art" / "pieces.svg"
K, P, G = "var(--k,#1d1710)", "var(--p,#f7edd6)", "var(--gold,#d9a441)"
H, ON = "var(--h,#97151f)", "var(--on,#fff)"
HALO = f'stroke="var(--halo,#f5eee0)" stroke-width="5" stroke-linejoin="round" paint-order="stroke"'
SIGILS = {
    "sta": "M12 3 22 20H15.5L12 13.6 8.5 20H2Z",
    "gre": "M2 13c3.3 0 3.3-6 6.7-6s3.3 6 6.6 6S18.7 7 22 7v4.5c-3.3 0-3.3 6-6.7 6s-3.3-6-6.6-6S5.3 17.5 2 17.5Z",
    "lan": "M12 1.5 22.5 12 12 22.5 1.5 12ZM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z",
    "bar": "M3 3h18v7h-6.5v11.5h-5V10H3Z",
    "tyr": "M12 2a4.6 4.6 0 0 1 4.6 5.4A4.6 4.6 0 1 1 16.6 16.6 4.6 4.6 0 1 1 7.4 16.6 4.6 4.6 0 1 1 7.4 7.4 4.6 4.6 0 0 1 12 2Z",
    "mar": "M15.5 2.5A10 10 0 1 0 21.5 15 8 8 0 0 1 15.5 2.5Z",
}
SIZE = {"footman": (48, 64), "knight": (54, 70), "siege-engine": (66, 66), "ship": (64, 64)}

UNITS = {
    "footman": (
        "M5 63.500 8.500 55H39.500L43 63.500ZM10 57C10 45 12 36 17 31H31C36 36 38 45 38 57ZM24 4C32.500 4 35.500 12 35.500 19L40 24H36.500C36 29 33 34 24 34S12 29 11.500 24H8L12.500 19C12.500 12 15.500 4 24 4ZM42 0 47 14H43.800V58H40.200V14H37Z",
        "M24 7C30 7 32.600 12.500 32.600 18.500H15.400C15.400 12.500 18 7 24 7ZM10.500 57.600H37.500L39 61.200H9Z",
        "M17 22.500H31V25.600H17ZM18 17.500C18 13 19.500 10 22.500 9.200 20.800 11.800 20.400 14.500 20.600 17.500ZM42 4.500 44 11H42ZM22.800 25.600H25.200V31H22.800Z",
        "M11.500 34H34.500V45.500C34.500 52.500 29 57 23 60 17 57 11.500 52.500 11.500 45.500Z"),
    "knight": (
        "M6 69.500 10 61H45L49 69.500ZM13 62.500C13 54 19 48 24 42.500 20 43 17 44.500 14 47.500 9.500 51 3 47 3 41.500 3 37 8.500 31 11.500 25 12.500 20 15.500 16 19 13.500L16.500 2 26 10C28 9.500 30 9.500 32 10L38.500 4.500 38 12.500C48 20 51.500 32 49.500 46 48.500 54 46 58 46 62.500Z",
        "M17.500 60C19 53 26 48.500 30 41.500 32 37.500 31.500 33 29.500 29.500 36 30 41.500 34 43 40 45 48 43 54 42.500 60ZM20 17 25 21.500 15.500 37 7 42.500C6.500 38.500 11.500 32.500 14.500 27 15.500 22.500 17.500 19 20 17ZM12 63H43L45 67H10Z",
        "M18.800 22.200 22.600 23.400 19.600 26.400ZM37 15.500 43.500 22.500 35.500 18.500ZM42.500 24.500 46.500 32 39 27ZM45.500 34 47.500 42 42.500 36.500ZM26 13.500 32 13.500 28 17ZM9 41.800 12 40.600 11 43.600Z",
        None),
    "siege-engine": (
        "M16 48.500a8.500 8.500 0 1 0 .1 0ZM50 48.500a8.500 8.500 0 1 0 .1 0ZM6 46H60V54.500H6ZM19 50 30.500 16H36.500L48 50H41L33.500 26 26 50ZM4 37 58 3 61.500 8 8 42ZM2 30H25V50H2ZM58 5C65 13 64.500 20 61 25L57.500 23.500C60 18 60 12 56 8ZM58.500 20.500a5 5 0 1 0 .1 0Z",
        "M4.800 32.800H22.200V47.200H4.800ZM27 48.600H57.400V52H27Z",
        "M16 53.500a3.500 3.500 0 1 0 .1 0ZM50 53.500a3.500 3.500 0 1 0 .1 0ZM28 24.500 56 7.200 56.800 8.400 29 25.800ZM33.500 18.500 35 22.500 32 22.500Z",
        None),
    "ship": (
        "M1.500 42 10 40C14 46 46 47 54 38L63 33C62 48 56 58 48 63H18C9 60 4 52 1.500 42ZM30.200 2H34.200V46H30.200ZM11 10C22 14.500 42 14.500 53 10 48.500 20 48.500 30 55 40 44 35.500 22 35.500 10 40 16.500 30 16.500 20 11 10ZM34 0 49 4.500 34 9Z",
        "M15.800 13.600C25 17 40 17 48.400 13.600 45.600 21 45.800 28 50 35.800 42 33 24 33 15 35.800 19.200 28 19 21 15.800 13.600ZM8.500 48.500C20 53 46 52 57.500 43.500L55.500 49C45 57 22 57.500 11.500 53.500Z",
        "M36 2.600 43 4.600 36 6.500ZM16 57.500C28 60 40 59.500 50 54.500L47.500 58.500C40 61 26 61 19 60ZM5.500 43.500 9 42.800 12.500 45.800 8 46Z",
        None),
}


def unit(kind):
    body, cloth, light, shield = UNITS[kind]
    w, h = SIZE[kind]
    out = f'<path d="{body}" fill="{K}" {HALO}/><path d="{cloth}" fill="{H}"/><path d="{light}" fill="{P}"/>'
    if shield:
        out += f'<path d="{shield}" fill="{H}" stroke="{K}" stroke-width="2.6"/>'
    return f'<symbol id="u-{kind}" viewBox="0 0 {w} {h}" overflow="visible">{out}</symbol>'


NUMERAL = {"-1": "M-10-1.600H-4V1.600H-10ZM-1-4 4-8H6V8H2V-3L-1-1Z", "0": "M0-8C4-8 5.500-4.500 5.500 0S4 8 0 8-5.500 4.500-5.500 0-4-8 0-8ZM0-4.600C-1.600-4.600-2-2.500-2 0S-1.600 4.600 0 4.600 2 2.500 2 0 1.600-4.600 0-4.600Z",
           "+1": "M-10-1.500H-8.500V-4.500H-5.500V-1.500H-2.500V1.500H-5.500V4.500H-8.500V1.500H-10ZM-1-4 4-8H6V8H2V-3L-1-1Z",
           "+2": "M-11-1.500H-9V-4.500H-6V-1.500H-3V1.500H-6V4.500H-9V1.500H-11ZM-2-4C-2-10 8-10 8-4.500 8-1 3.500 1 2.500 4.500H8V8H-2.500C-2.500 0 4-1.500 4-4.500 4-6.500 1.500-6.500 1.500-4Z"}
STAR = "M0-8.500 2.500-3 8.500-2.500 4 1.600 5.400 7.600 0 4.400-5.400 7.600-4 1.600-8.500-2.500-2.500-3Z"
PICTURE = {
    "march": ("#8e2a1e", "M5 17.500H24V9L43 22 24 35V26.500H5L10 22Z", "M14 21H31V23H14Z"),
    "defense": ("#2f5b52", "M24 6 39 10V22C39 31 32 36 24 40 16 36 9 31 9 22V10Z", "M22.400 11H25.600V34H22.400ZM13 18H35V21.400H13Z"),
    "support": ("#a06c17", "M8 3H13V45H8ZM13 6C22 1 28 11 36 6L45 7 38 16 45 25C34 31 27 21 13 27Z", "M13 14.500C21 10.500 27 18 35 14.500V18C27 21.500 21 14 13 18Z"),
    "raid": ("#2b2118", "M24 3C31 9 36 14 34 21.500 32.500 27 29 29.500 24 29.500S14.500 27 14 21C14 16.500 16.500 14.500 18 10.500 19.500 13.500 20.500 15 22 15.500 21.500 11 22 7 24 3ZM18 31H30L28.500 35H19.500ZM20.800 36.500H27.200L26 45H22Z", "M24 17C27 20 28 22 27.400 24.500 26.800 26.600 25.600 27.500 24 27.500S20.800 26.400 20.800 24C20.800 21.500 23 20.500 24 17Z"),
    "power": ("#583457", "M8 32 5.500 13 15.500 20.500 24 7 32.500 20.500 42.500 13 40 32ZM8.500 34H39.500V39H8.500Z", "M24 19 27 24 24 29 21 24ZM13 25 15 28 13 31 11 28ZM35 25 37 28 35 31 33 28Z"),
}
ORDERS = {"m-1": ("march", "-1", 0), "m0": ("march", "0", 0), "m+1": ("march", "+1", 1), "d1": ("defense", "+1", 0), "d2": ("defense", "+2", 1), "s": ("support", None, 0), "s1": ("support", "+1", 1),
          "r": ("raid", None, 0), "r*": ("raid", None, 1), "c": ("power", None, 0), "c*": ("power", None, 1)}
ID = {"m-1": "march-minus-1", "m0": "march-0", "m+1": "march-plus-1", "d1": "defense-1", "d2": "defense-2", "s": "support-0", "s1": "support-plus-1", "r": "raid", "r*": "raid-special", "c": "power", "c*": "power-special"}


def order(code):
    kind, mod, star = ORDERS[code]
    tone, shape, gap = PICTURE[kind]
    light = "#f5cf7a" if kind == "power" else "#f7edd6"
    shift = 'transform="translate(3.600 .4) scale(.85)"' if mod else 'transform="translate(2.400 2.400) scale(.9)"'
    out = (f'<circle cx="24" cy="24" r="23" fill="{tone}" stroke="#1d1710" stroke-width="2.400"/>'
           f'<circle cx="24" cy="24" r="20.400" fill="none" stroke="{"#e8b64c" if star else "#f7edd6"}" stroke-width="{2.6 if star else 1.6}" {"" if star else "stroke-dasharray=&quot;3.2 2.14&quot;".replace("&quot;", chr(34))}/>'
           f'<g {shift}><path d="{shape}" fill="{light}"/><path d="{gap}" fill="{tone}"/></g>')
    if mod:
        out += f'<path d="M10 34 13 31H35L38 34V44L35 47H13L10 44Z" fill="#f7edd6" stroke="#1d1710" stroke-width="2"/><path d="{NUMERAL[mod]}" transform="translate(24.500 39) scale(.8)" fill="#1d1710" fill-rule="evenodd"/>'
    if star:
        out += f'<path d="{STAR}" transform="translate(40 8)" fill="#f5c451" stroke="#1d1710" stroke-width="1.800" stroke-linejoin="round"/>'
    return f'<symbol id="o-{ID[code]}" viewBox="0 0 48 48" overflow="visible">{out}</symbol>'


TOKENS = {
    "o-back": ("0 0 48 48", f'<circle cx="24" cy="24" r="23" fill="{H}" stroke="{K}" stroke-width="2.400"/><circle cx="24" cy="24" r="19.500" fill="none" stroke="{ON}" stroke-width="1.600" stroke-dasharray="3.200 2.140"/>'),
    "t-power": ("0 0 48 48", f'<path d="M24 1 30 4 37 4 40 10 46 14 45 21 47 27 42 32 41 39 34 41 29 46 23 44 16 46 12 40 5 38 5 31 1 25 4 19 4 12 11 9 15 3Z" fill="{K}" {HALO}/><circle cx="24" cy="24" r="17.500" fill="{H}"/><circle cx="24" cy="24" r="14.500" fill="none" stroke="{ON}" stroke-width="1.200" stroke-dasharray="2 2"/>'),
    "t-garrison": ("0 0 40 48", f'<path d="M3 47V20H0V6H8V11H14V3H26V11H32V6H40V20H37V47Z" fill="{K}" {HALO}/><path d="M6 44V18H34V44Z" fill="{H}"/>'),
    "t-neutral": ("0 0 48 48", f'<path d="M24 1 44 12V36L24 47 4 36V12Z" fill="{K}" {HALO}/><path d="M24 5 40.500 14V34L24 43 7.500 34V14Z" fill="{P}"/><path d="M24 5 40.500 14V34L24 43Z" fill="#cdb88a"/>'),
    "i-throne": ("0 0 48 48", f'<path d="M24 1 26.500 12 33 3 32 14 40 8 36 19V26H42V46H36V40H12V46H6V26H12V19L8 8 16 14 15 3 21.500 12Z" fill="currentColor"/><path d="M16 20H32V26H16ZM12 30H36V34H12Z" fill="var(--hole,#f7edd6)"/><path d="M23 14H25V26H23Z" fill="currentColor"/>'),
    "i-blade": ("0 0 48 48", '<path d="M44 2 42 14 20 34 26 40 22 44 15 37 7 46 2 41 11 33 4 26 8 22 14 28 34 6Z" fill="currentColor"/><path d="M39 7 17 31 16 30 36 8Z" fill="var(--hole,#f7edd6)"/>'),
    "i-raven": ("0 0 48 48", '<path d="M2 12 12 9C15 4 22 3 26 8 36 12 45 20 47 34 42 30 38 29 35 29 38 34 38 38 36 44 30 38 25 36 20 35L18 45H14L15 34C9 30 7 24 8 17Z" fill="currentColor"/><path d="M15 11.500a2 2 0 1 0 .1 0ZM22 19C30 21 37 25 41 30 34 26 28 24 21 23Z" fill="var(--hole,#f7edd6)"/>'),
    "i-skull": ("0 0 48 48", '<path d="M24 4C36 4 42 12 42 21 42 27 39 31 35 33V40H31V36H28V41H20V36H17V40H13V33C9 31 6 27 6 21 6 12 12 4 24 4ZM4 8C-2 16 0 26 6 30 2 22 3 14 8 7ZM44 8C50 16 48 26 42 30 46 22 45 14 40 7Z" fill="currentColor"/><path d="M12 20H21L19 27H14ZM36 20H27L29 27H34ZM24 27 26 32H22Z" fill="var(--hole,#f7edd6)"/>'),
    "i-barrel": ("0 0 40 48", '<path d="M9 3H31C41 18 41 30 31 45H9C-1 30-1 18 9 3Z" fill="currentColor"/><path d="M4 14H36L37 18H3ZM3 30H37L36 34H4ZM19 4H21V14H19ZM19 18H21V30H19ZM19 34H21V44H19Z" fill="var(--hole,#f7edd6)"/>'),
    "i-castle": ("0 0 48 48", '<path d="M3 46V20H8V24H12V12H9V3H16V8H20V3H28V8H32V3H39V12H36V24H40V20H45V46H30V36A6 6 0 0 0 18 36V46Z" fill="currentColor"/><path d="M22 16H26V24H22ZM9 30H12V36H9ZM36 30H39V36H36Z" fill="var(--hole,#f7edd6)"/>'),
    "i-sword": ("0 0 24 48", '<path d="M12 0 16 6V30H23V35H15V42H17V47H7V42H9V35H1V30H8V6Z" fill="currentColor"/><path d="M11.300 7H12.700V29H11.300Z" fill="var(--hole,#f7edd6)"/>'),
    "i-tower": ("0 0 24 48", '<path d="M3 47V18H0V5H6V10H9V5H15V10H18V5H24V18H21V47Z" fill="currentColor"/><path d="M10 24H14V33H10ZM5 17H19V19H5ZM9 47V41H15V47Z" fill="var(--hole,#f7edd6)"/>'),
    "i-cards": ("0 0 48 48", '<path d="M6 12 24 5 40 40 20 46Z" fill="currentColor"/><path d="M12 16 22 12 33 37 22 41Z" fill="var(--hole,#f7edd6)"/><path d="M30 4 44 10 46 36 42 34Z" fill="currentColor"/>'),
    "i-log": ("0 0 48 48", '<path d="M8 4H36C44 4 44 14 38 14V38C38 46 30 44 12 44 4 44 4 34 10 34H12V14C4 14 2 8 8 4Z" fill="currentColor"/><path d="M16 16H32V19H16ZM16 23H34V26H16ZM16 30H30V33H16Z" fill="var(--hole,#f7edd6)"/>'),
    "i-chat": ("0 0 48 48", '<path d="M4 6H44V34H24L12 45V34H4Z" fill="currentColor"/><path d="M11 14H37V17H11ZM11 22H31V25H11Z" fill="var(--hole,#f7edd6)"/>'),
    "i-crown": ("0 0 48 40", '<path d="M6 32 3 8 14 18 24 2 34 18 45 8 42 32ZM6 34H42V39H6Z" fill="currentColor"/>'),
    "fist": ("0 0 100 96", f'<path d="M22 94V66C10 58 6 46 12 34 16 24 24 22 28 24 30 12 44 10 48 18 54 10 66 12 68 20 76 14 88 20 88 32L92 48C92 60 86 66 80 70V94Z" fill="{K}" {HALO}/>'
             f'<path d="M27 92V70H75V92Z" fill="{H}"/><path d="M17 37C19 30 25 29 27 32L28 46C32 50 38 50 41 46 38 54 28 55 23 50 19 48 16 43 17 37ZM32 26C35 19 43 20 45 26L44 42C40 46 35 46 32 42ZM50 26C54 19 63 21 64 27L63 42C59 46 53 46 50 42ZM69 29C74 23 84 27 84 34L83 44C79 48 72 48 69 43ZM24 58C40 66 66 66 84 54 82 62 76 66 74 67H28C26 65 24 62 24 58Z" fill="{P}"/>'
             f'<path d="M31 74H35V90H31ZM41 74H45V90H41Z" fill="{ON}" opacity=".5"/>'),
    "hand": ("0 0 100 96", f'<path d="M24 94V68C14 60 4 48 2 38 6 32 14 36 22 46L20 16C24 8 32 10 34 18L36 40 40 8C44 0 52 2 53 10L53 40 60 12C66 6 72 10 71 18L66 46 78 28C86 24 90 30 87 36 84 48 82 60 78 70V94Z" fill="{K}" {HALO}/>'
             f'<path d="M28 92V72H74V92Z" fill="{H}"/><path d="M24 62C16 55 10 48 7 41 12 41 18 48 26 54L25 20C27 14 30 16 30 20L33 48H38L43 12C45 7 49 8 49 12L48 48H54L63 18C66 13 68 15 67 19L60 54 64 56 81 33C84 32 84 34 83 37 80 48 78 58 74 67H28Z" fill="{P}"/>'),
}


def symbol(name, box, inner):
    return f'<symbol id="{name}" viewBox="{box}" overflow="visible">{inner}</symbol>'


SYMBOLS = [unit(k) for k in UNITS] + [order(c) for c in ORDERS] + [symbol(k, *v) for k, v in TOKENS.items()]
SYMBOLS += [f'<symbol id="sg-{k}" viewBox="0 0 24 24" overflow="visible"><path d="{d}" fill="currentColor" fill-rule="evenodd"/></symbol>' for k, d in SIGILS.items()]


F, C, R = "var(--face,#f7edd6)", "var(--cutink,#1d1710)", "var(--red,#8e2a1e)"
EDGE = f'fill="{F}" stroke="{C}" stroke-width="2" paint-order="stroke"'
PLACES = {
    "p-stronghold": ("0 0 56 50", f'<path {EDGE} d="M2 49V24h3v-6h3v4h3v-4h4v6h2V10h3V4h4v4h3V1h4v7h3V4h4v6h3v14h2v-6h4v4h3v-4h3v6h3v25z"/>'
                     f'<path fill="{C}" d="M28 1h4v7h3V4h4v6h3v14h2v-6h4v4h3v-4h3v6h3v25H37V36a9 9 0 0 0-9-9z"/><path fill="{F}" d="M42 30h2v6h-2zM48 30h2v6h-2zM37 14h2v6h-2zM40 41h9v2h-9zM44 45h8v1.500h-8z"/>'
                     f'<path fill="{C}" d="M7 30h2v6H7zM12 30h2v6h-2zM19 14h2v6h-2zM4 42h8v1.500H4zM9 46h8v1.500H9zM22 49V38a6 6 0 0 1 12 0v11zM20 22h10v1.500H20z"/>'
                     f'<path fill="{R}" stroke="{C}" d="M27.500 1V-9l11 3.500L29-2v3z"/>'),
    "p-castle": ("0 0 42 44", f'<path {EDGE} d="M6 43V25H3v-7h5v3h4V12H9V4h5v4h4V4h6v4h4V4h5v8h-3v9h4v-3h5v7h-3v18z"/>'
                 f'<path fill="{C}" d="M21 4h3v4h4V4h5v8h-3v9h4v-3h5v7h-3v18H26V32a5 5 0 0 0-5-5z"/><path fill="{F}" d="M25 14h2v6h-2zM31 28h2v5h-2zM28 37h6v1.600h-6z"/>'
                 f'<path fill="{C}" d="M15 14h2v6h-2zM9 28h2v5H9zM8 37h6v1.600H8zM16 43V34a5 5 0 0 1 10 0v9z"/>'),
    "p-barrel": ("0 0 20 24", f'<path {EDGE} d="M5 2h10q6 10 0 20H5Q-1 12 5 2z"/><path fill="{C}" d="M12 2h3q6 10 0 20h-3q5-10 0-20zM2.600 7h14.800l.4 2.400H2.200zM2.200 14.600h15.600l-.4 2.400H2.600z"/>'),
    "p-crown": ("0 0 22 24", f'<path fill="{G}" stroke="{C}" stroke-width="1.4" d="M3 20 1 7l5.500 4.600L11 3l4.500 8.600L21 7l-2 13z"/><path fill="{C}" d="M3.400 17h15.200l-.4 3H3.800zM11 3l4.500 8.600L21 7l-1.600 9H14z"/>'),
    "p-port": ("-20 -20 40 40", f'<path {EDGE} d="M0-18 13-13 18 0 13 13 0 18-13 13-18 0-13-13z"/>'
               f'<path fill="{C}" d="M0-12.500a3.600 3.600 0 0 1 1.400 6.900V-4H6v2.600H1.400V8.800Q6.400 8 7.600 3.400L5.200 4.600 8.600-1.400 12 4.800 9.800 4Q8 11.600 0 13.200-8 11.600-9.800 4L-12 4.800-8.600-1.400-5.200 4.600-7.600 3.400Q-6.400 8-1.400 8.800V-1.400H-6V-4h4.600v-1.600A3.600 3.600 0 0 1 0-12.500zm0 2.200a1.400 1.400 0 1 0 .01 0z"/>'),
    "p-swords": ("-12 -12 24 24", '<path fill="currentColor" d="M-9-9-7-10 8 6 10 5 9 9 5 10 6 8-10-7ZM9-9 7-10-8 6-10 5-9 9-5 10-6 8 10-7Z"/>'),
}
SYMBOLS += [symbol(k, *v) for k, v in PLACES.items()]

if __name__ == "__main__":
    TARGET.parent.mkdir(exist_ok=True)
    TARGET.write_text(f'<svg xmlns="http://www.w3.org/2000/svg">{"".join(SYMBOLS)}</svg>\n', encoding="utf-8")
