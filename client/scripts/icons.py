"""Draws the icon of the application as PNG files, in the sizes that phones want: python client/scripts/icons.py"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from resvg_py import svg_to_bytes

CLIENT: Final = Path(__file__).parents[1]
DRAWINGS: Final = {"icon": CLIENT / "art/site/icon.svg", "favicon": CLIENT / "public/favicon.svg"}
ICONS: Final = {"icon-192.png": ("favicon", 192), "icon-512.png": ("favicon", 512), "icon-mask.png": ("icon", 512)}
"""Phones cut the corners of the last one: its drawing fills them, and its seat keeps to the inner part."""

if __name__ == "__main__":
    for name, (drawing, size) in ICONS.items():
        picture = svg_to_bytes(svg_string=DRAWINGS[drawing].read_text(encoding="utf-8"), width=size, height=size)
        (CLIENT / "public" / name).write_bytes(picture)
