"""Draws the picture that a link to a finished match shows: 1200 by 630, from what everybody may know.

It is drawn in a process of its own (`workshop`), from plain data, with the fonts beside this file and no others.
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Final

FONTS: Final = Path(__file__).parent / "fonts"
DIST: Final = Path(__file__).parent / "web/client_dist"
WIDTH, HEIGHT, SPLIT = 1200, 630, 470
INK, CREAM, GOLD, SHINE = "#1d1710", "#fff4d2", "#d9a441", "#fbe6ab"
DARK, LIGHT = "#14110d", "#ffffff"
SIGILS: Final = {
    "peak": "M12 3 22 20H15.5L12 13.6 8.5 20H2Z",
    "wave": "M2 13c3.3 0 3.3-6 6.7-6s3.3 6 6.6 6S18.7 7 22 7v4.5c-3.3 0-3.3 6-6.7 6s-3.3-6-6.6-6S5.3 17.5 2 17.5Z",
    "lozenge": "M12 1.5 22.5 12 12 22.5 1.5 12ZM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z",
    "hammer": "M3 3h18v7h-6.5v11.5h-5V10H3Z",
    "foil": "M12 2a4.6 4.6 0 0 1 4.6 5.4A4.6 4.6 0 1 1 16.6 16.6 4.6 4.6 0 1 1 7.4 16.6 4.6 4.6 0 1 1 7.4 7.4 "
    "4.6 4.6 0 0 1 12 2Z",
    "crescent": "M15.5 2.5A10 10 0 1 0 21.5 15 8 8 0 0 1 15.5 2.5Z",
    "flame": "M12 1.5c4.5 5 7 8.5 7 12.5a7 7 0 0 1-14 0c0-2.5 1-4.5 2.5-6 .4 2 1.2 3 2.3 3.5C9.5 8 10.5 4.5 12 1.5Z",
    "hexagon": "M7 3.3h10L22 12l-5 8.7H7L2 12ZM9.3 7.3 6.6 12l2.7 4.7h5.4L17.4 12l-2.7-4.7Z",
    "ring": "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12Z",
}
HOUSES: Final = {
    "sta": ("#e3eaf1", DARK, "peak"), "gre": ("#10161d", LIGHT, "wave"), "lan": ("#97151f", LIGHT, "lozenge"),
    "bar": ("#ffd970", DARK, "hammer"), "tyr": ("#55a58b", DARK, "foil"), "mar": ("#cb7014", DARK, "crescent"),
    "tar": ("#6a3fa0", LIGHT, "flame"), "red": ("#97151f", LIGHT, "lozenge"), "blu": ("#1f5ca3", LIGHT, "hexagon"),
    "grn": ("#55a58b", DARK, "foil"), "yel": ("#ffd970", DARK, "hammer"), "blk": ("#10161d", LIGHT, "wave"),
}  # fmt: skip
"""Colour, colour on it, and sigil of every seat; the client has the same, and a test compares them."""
NOBODY: Final = ("#e8dcc2", DARK, "ring")


@dataclass(frozen=True, slots=True)
class Facts:
    """What a picture tells; all of it may be known by whoever may see the match."""

    game: str
    headline: str
    line: str
    seats: tuple[str, ...]
    """Winners first."""
    winners: int


def draw(facts: Facts) -> bytes:
    """The picture as PNG."""
    from resvg_py import svg_to_bytes  # here, as only the process that draws needs it

    picture = svg_to_bytes(
        svg_string=svg(facts),
        width=WIDTH,
        height=HEIGHT,
        skip_system_fonts=True,
        font_files=[str(path) for path in sorted(FONTS.glob("*.ttf"))],
        font_family="Alegreya",
        serif_family="Alegreya",
    )
    return bytes(picture)


def svg(facts: Facts) -> str:
    """The picture before it is painted."""
    fill, on, _ = HOUSES.get(facts.seats[0] if facts.seats else "", NOBODY)
    ground, rays = (0.62, 0.78) if on == LIGHT else (0.30, 0.40)  # dark enough to read on
    lines, size = _lines(facts.headline)
    top = 330 - (len(lines) - 1) * size
    return "".join([
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="Alegreya">',
        f'<path fill="{_mixed(fill, ground)}" d="M0 0H{WIDTH}V{HEIGHT}H0Z"/>',
        f'<path fill="{_mixed(fill, rays)}" d="{_rays()}"/>',
        _poster(facts.game),
        f'<path fill="{INK}" d="M{SPLIT - 8} 0H{SPLIT}V{HEIGHT}H{SPLIT - 8}Z"/>',
        _brand(),
        *[_text(518, top + i * size, size, 800, CREAM, line) for i, line in enumerate(lines)],
        _text(518, 330 + 54, 34, 500, "#f7eed9", _cut(facts.line, 40)),
        *_shields(facts),
        "</svg>",
    ])  # fmt: skip


def _lines(text: str) -> tuple[list[str], int]:
    """A headline in at most two lines, and how large it can be."""
    for most, size in ((19, 70), (24, 56), (31, 44)):
        found = _wrapped(text, most)
        if len(found) == 2:  # as even as the words allow
            found = next(lines for n in range(1, most + 1) if len(lines := _wrapped(text, n)) == 2)
        if len(found) <= 2:
            return found, size
    return [found[0], _cut(" ".join(found[1:]), 31)], 44


def _wrapped(text: str, most: int) -> list[str]:
    lines: list[str] = []
    for word in text.split():
        if lines and len(lines[-1]) + 1 + len(word) <= most:
            lines[-1] += f" {word}"
        else:
            lines.append(_cut(word, most))
    return lines


def _cut(text: str, most: int) -> str:
    return text if len(text) <= most else f"{text[: most - 1].rstrip()}…"


def _text(x: float, y: float, size: int, weight: int, fill: str, text: str) -> str:
    return f'<text x="{x}" y="{y}" font-size="{size}" font-weight="{weight}" fill="{fill}">{escape(text)}</text>'


def _rays() -> str:
    """Rays from the lower left, cut unevenly."""
    rays = []
    for i in range(48):
        angle, near = i / 48 * math.tau, 150 + 30 * math.sin(i * 3)
        points = [(near, angle), (1300, angle - 0.024), (1300, angle + 0.024)]
        at = [f"{SPLIT + 120 + r * math.cos(a):.0f} {480 + r * math.sin(a):.0f}" for r, a in points]
        rays.append(f"M{at[0]}L{at[1]} {at[2]}Z")
    return "".join(rays)


def _shields(facts: Facts) -> list[str]:
    """The shields of all seats; those of the winners are larger, under a crown."""
    out, x = [], 518.0
    for i, code in enumerate(facts.seats):
        wide = 92 if i < facts.winners else 76
        place = f"translate({x:.1f} {590 - wide * 7 / 6:.1f}) scale({wide / 48:.4f})"
        out.append(f'<g transform="{place}">{_shield(code)}{CROWN if i < facts.winners else ""}</g>')
        x += wide + 12
    return out


CROWN: Final = f'<path fill="{GOLD}" stroke="{INK}" stroke-width="2" d="M8-4 5-19 16-12 24-22 32-12 43-19 40-4Z"/>'


def _shield(code: str) -> str:
    fill, on, sigil = HOUSES.get(code, NOBODY)
    return (
        f'<path fill="{INK}" d="M1 1 24 2 47 1 46 30C45 42 36 50 24 55 12 50 3 42 2 30Z"/>'
        f'<path fill="{fill}" d="M5 5H43V30C42 40 34 46 24 50.5 14 46 6 40 5 30Z"/>'
        f'<path fill="{on}" fill-rule="evenodd" transform="translate(11 11) scale(1.083)" d="{SIGILS[sigil]}"/>'
    )


def _poster(game: str) -> str:
    """The left part: the poster of the game, from the client as it was built."""
    poster = _drawing(f"src/art/poster-{game}.svg")
    if not poster:
        return f'<path fill="{INK}" d="M0 0H{SPLIT}V{HEIGHT}H0Z"/>'
    inside = re.sub(r"^.*?<svg[^>]*>|</svg>\s*$", "", poster, flags=re.S)
    wide = SPLIT / 0.835
    return (
        f'<svg x="0" y="0" width="{SPLIT}" height="{HEIGHT}" viewBox="0 0 {SPLIT} {HEIGHT}">'
        f'<svg x="{(SPLIT - wide) / 2:.0f}" y="-20" width="{wide:.0f}" height="{wide * 1.2:.0f}" viewBox="0 0 600 720">'
        f"{inside}</svg></svg>"
    )


def _brand() -> str:
    """The mark and the wordmark."""
    sprite = _drawing("src/art/pages.svg")
    parts = dict(re.findall(r'<symbol id="(mark|word)"[^>]*>(.*?)</symbol>', sprite, flags=re.S))
    return (
        f'<svg x="518" y="44" width="52" height="65" viewBox="60 30 280 350">{parts.get("mark", "")}</svg>'
        f'<svg x="586" y="58" width="290" height="38" viewBox="0 88 1760 226" color="{SHINE}">'
        f"{parts.get('word', '')}</svg>"
    )


def _drawing(source: str) -> str:
    """A drawing of the client, by its source; nothing where the client was not built."""
    try:
        files = json.loads((DIST / "files.json").read_text(encoding="utf-8"))
        return (DIST / str(files[source]["file"])).read_text(encoding="utf-8")
    except (OSError, KeyError):
        return ""


def _mixed(colour: str, share: float) -> str:
    """A colour with so much of it, the rest ink."""
    parts = [round(share * int(colour[i : i + 2], 16) + (1 - share) * int(INK[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{part:02x}" for part in parts)


def winners_first(seats: Sequence[str], winners: Sequence[str]) -> tuple[str, ...]:
    """All seats, those who won before the others."""
    return (*winners, *[seat for seat in seats if seat not in winners])
