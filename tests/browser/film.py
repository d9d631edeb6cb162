"""What a page shows, frame by frame: numbered pictures, a sheet of all of them, a small animation."""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw
from playwright.sync_api import Page

APART: Final = 100
"""Milliseconds of the page's own time between two frames."""
STEP: Final = 20
"""So many go by at once."""
MOVE_ON: Final = f"""() => {{
  const held = (window.held ??= new Map());
  for (const one of document.getAnimations()) {{
    if (!held.has(one) && one.playState !== 'running') continue;
    const at = (held.get(one) ?? 0) + {STEP};
    held.set(one, at);
    one.pause();
    if (at < one.effect.getComputedTiming().endTime) one.currentTime = at;
    else {{ one.finish(); held.delete(one); }}
  }}
}}"""
"""Hold all that is animated, and move it on."""
CELL: Final = 384 * 240
"""So many pixels has a frame on the sheet."""
SHEET_WIDTH: Final = 1960
SHEET_HEIGHT: Final = 2000
LABEL: Final = 16
GAP: Final = 6
WIDTH: Final = 640
HEAVIEST: Final = 700_000
"""Bytes of an animation."""
QUALITIES: Final = (80, 70, 60, 50, 40, 30, 20)
COLOURS: Final = 256
STILL: Final = 600
"""Milliseconds for which nothing moves in an animation, at most."""
LAST: Final = 1500
"""Milliseconds for which an animation stands still at its end."""


class Camera:
    """A page whose time goes on only when it is told to, so that a busy machine loses no frame.

    The timers of the page go by a clock of ours, which is to be installed before the page is opened; what is animated
    is held still and moved on by as much.
    """

    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames: list[bytes] = []
        page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)

    def take(self, frames: int = 1) -> None:
        """Let the time between two frames go by, and keep what is seen then; so many times."""
        for _ in range(frames):
            for _ in range(APART // STEP):
                self.page.clock.run_for(STEP)
                self.page.evaluate(MOVE_ON)
            self.frames.append(self.page.screenshot())


def keep_frames(frames: Sequence[bytes], folder: Path) -> None:
    """Every frame as a picture, named by its number and its time, and the sheet of all beside the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.png"):
        old.unlink()
    for number, data in enumerate(frames):
        (folder / f"{number:03}-{number * APART:05}ms.png").write_bytes(data)
    for number, sheet in enumerate(sheets(frames), 1):
        sheet.save(folder.with_name(f"{folder.name}-{number}.png" if number > 1 else f"{folder.name}.png"))


def sheets(frames: Sequence[bytes]) -> Iterator[Image.Image]:
    """The frames side by side in the order of time, without those in which nothing has moved, on some sheets."""
    cells = [(number, data) for number, data in enumerate(frames) if not number or data != frames[number - 1]]
    first = _read(frames[0])
    scale = min(1.0, (CELL / (first.width * first.height)) ** 0.5)
    width, height = round(first.width * scale), round(first.height * scale)
    columns = SHEET_WIDTH // (width + GAP)
    most = columns * (SHEET_HEIGHT // (height + LABEL + GAP))
    for start in range(0, len(cells), most):
        shown = cells[start : start + most]
        rows = -(-len(shown) // columns)
        sheet = Image.new("RGB", (columns * (width + GAP), rows * (height + LABEL + GAP)), "#303030")
        draw = ImageDraw.Draw(sheet)
        for cell, (number, data) in enumerate(shown):
            x, y = cell % columns * (width + GAP), cell // columns * (height + LABEL + GAP)
            draw.text((x + 2, y + 2), f"{number:03}  {number * APART} ms", fill="#ffffff")
            sheet.paste(_read(data).resize((width, height), Image.Resampling.LANCZOS), (x, y + LABEL))
        yield sheet


def animate(frames: Sequence[bytes], file: Path) -> None:
    """The frames as a small animation that any page can show, as good as its weight allows."""
    seen = [(data, min(APART * len(list(same)), STILL)) for data, same in groupby(frames)]
    lengths = [*(length for _, length in seen[:-1]), LAST]
    pictures = [_read(data) for data, _ in seen]
    height = round(WIDTH * pictures[0].height / pictures[0].width)
    first, *others = [picture.resize((WIDTH, height), Image.Resampling.LANCZOS) for picture in pictures]
    for quality in QUALITIES:
        data = io.BytesIO()
        how = {"duration": lengths, "loop": 0, "quality": quality, "kmin": len(seen), "kmax": len(seen) + 1}
        first.save(data, "WEBP", save_all=True, append_images=others, **how)
        if data.tell() <= HEAVIEST:
            file.write_bytes(data.getvalue())
            return
    raise AssertionError(f"{file} is too heavy: {data.tell()} bytes")


def lighten(file: Path) -> None:
    """The same picture with as few colours as its kind of drawing needs, at a third of the weight."""
    few = _read(file.read_bytes()).quantize(COLOURS, kmeans=8, dither=Image.Dither.NONE)
    few.save(file, optimize=True)


def _read(data: bytes) -> Image.Image:
    return Image.open(io.BytesIO(data)).convert("RGB")
