"""Draws Bloody Throne: `python client/art/bloody-throne/make.py` writes the sprite of all cards, and the oak."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import arts
import parts

OUT: Final = Path(__file__).resolve().parents[2] / "src" / "boards" / "bloody-throne" / "art"
COLOURS: Final = {
    "k": "--k", "p": "--p", "t": "--t", "h": "--h", "b": "--b", "q": "--fill", "n": "--on", "g": "--g", "s": "--s",
}  # fmt: skip
"""What the letters of a drawing are filled with: names of colours that the page sets, so that both themes work."""
CLASS: Final = re.compile(r'class="([a-z ]+)"')


def coloured(body: str) -> str:
    """Colours as attributes: a drawing that is used from another file follows no style sheet."""

    def attributes(found: re.Match[str]) -> str:
        fill, *more = found[1].split()
        carved = ' stroke="var(--p)" stroke-width="10" stroke-linejoin="round" paint-order="stroke"' if more else ""
        return f'fill="var({COLOURS[fill]})"{carved}'

    return CLASS.sub(attributes, body)


def symbols() -> dict[str, tuple[str, str]]:
    """Every drawing by its name: its box, and what is in it."""
    found = {block.name: ("0 0 400 400", block.body()) for block in (draw() for draw in arts.ALL)}
    found["face"] = "0 0 500 700", parts.frame().body()
    found["face-plot"] = "0 0 500 700", parts.frame_plot().body()
    # All backs share one drawing; the page lays pattern and sigil of the house between and over its two halves.
    under, over = parts.back_halves()
    found["back-under"], found["back-over"] = ("0 0 500 700", under), ("0 0 500 700", over)
    found["coin"] = "0 0 400 400", parts.coin().body()
    found["seal"] = "0 0 400 400", parts.seal().body()
    return found


def main() -> None:
    """Write the files."""
    OUT.mkdir(exist_ok=True)
    lines = [f'<symbol id="{id}" viewBox="{box}">{coloured(body)}</symbol>' for id, (box, body) in symbols().items()]
    sprite = "\n".join(['<svg xmlns="http://www.w3.org/2000/svg">', *lines, "</svg>", ""])
    (OUT / "cards.svg").write_text(sprite)
    oak = parts.grain().body().replace('class="k"', 'fill="#1d1710"')
    oak = oak.replace('class="ln"', 'fill="none" stroke="#1d1710" stroke-width="3"')
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2240 768" width="1120" height="384">'
    (OUT / "oak.svg").write_text(f"{head}{oak}</svg>\n")


if __name__ == "__main__":
    main()
