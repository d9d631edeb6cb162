"""Take pictures of the screens, to be looked at: all of them, or those of the README.

PYTHONPATH=tests python -m browser.pictures FOLDER [--screens home,replay] [--sizes 1280,360] [--langs en,cs,hu]
PYTHONPATH=tests python -m browser.pictures docs/pictures --readme
"""

from __future__ import annotations

import argparse
import tempfile
from itertools import product
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from browser.screens import SCREENS, Town, show
from browser.visitor import DESK, PHONE, Screen, Visitor, find_chromium
from server.running import running, sqlite

LOOKS: Final = (PHONE, Screen(820, 1180, touch=True), DESK, Screen(1920, 1080), Screen(3840, 2160))
SIZES: Final = {str(screen): screen for screen in LOOKS}
THEMES: Final = ("light", "dark")
LANGS: Final = ("en", "cs", "hu")
README: Final = (
    ("home", DESK, "light", "en"),
    ("board-westeros", DESK, "light", "en"),
    ("board-westeros", PHONE, "dark", "cs"),
    ("board-iron-throne", DESK, "dark", "en"),
    ("board-iron-throne", PHONE, "light", "hu"),
    ("board-bloody-throne", DESK, "light", "en"),
    ("board-bloody-throne", PHONE, "dark", "cs"),
    ("why-not", PHONE, "light", "en"),
    ("replay", DESK, "dark", "en"),
    ("results", DESK, "light", "en"),
)
"""The set that is kept with the documents."""

Wanted = tuple[str, Screen, str, str]


def take(browser: Browser, town: Town, wanted: Wanted, folder: Path) -> None:
    """One screen, as one reader sees it."""
    name, screen, theme, lang = wanted
    visitor = Visitor(browser, town.address, screen, lang=lang, theme=theme)
    try:
        show(name, town, visitor)
        visitor.page.evaluate("document.fonts.ready.then(() => undefined)")
        visitor.page.screenshot(path=folder / f"{name}-{screen}-{theme}-{lang}.png")
    finally:
        visitor.context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--readme", action="store_true", help="the set of the README")
    for name, all in (("screens", SCREENS), ("sizes", SIZES), ("themes", THEMES), ("langs", LANGS)):
        parser.add_argument(f"--{name}", default=",".join(all), help="with commas between (all)")
    args = parser.parse_args()
    chosen = [getattr(args, name).split(",") for name in ("screens", "sizes", "themes", "langs")]
    every = [(name, SIZES[size], theme, lang) for name, size, theme, lang in product(*chosen)]
    args.folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as place,
        running(sqlite(Path(place)), rate_limits=1000) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=find_chromium())
        town = Town(address)
        for wanted in README if args.readme else every:
            print(*wanted, flush=True)
            take(browser, town, wanted, args.folder)


if __name__ == "__main__":
    main()
