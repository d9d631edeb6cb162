"""Take pictures of the screens and film the moments, to be looked at: all of them, or those of the README.

PYTHONPATH=tests python -m browser.pictures FOLDER [--screens home,replay] [--moments westeros-battle]
PYTHONPATH=tests python -m browser.pictures FOLDER --moments all --sizes 390 --themes dark --langs hu
PYTHONPATH=tests python -m browser.pictures docs/pictures --readme [--games westeros,bloody-throne]

A screen is one picture. A moment is a folder of frames, 100 ms of the page's own time apart, and beside it a sheet
with all of them. Without --screens and --moments both are taken: the screens in every size, theme and language, the
moments in three sizes, light and in English, unless something else is said.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Sequence
from itertools import product
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, expect, sync_playwright

from browser.film import Camera, animate, keep_frames, lighten
from browser.looks import ALL_THERE, LOOKS, look
from browser.moments import MOMENTS, Playing, find
from browser.screens import Town
from browser.tables import GAMES
from browser.visitor import DESK, LYING, PATIENCE, PHONE, UPRIGHT, Screen, Visitor, find_chromium
from server.running import running, sqlite
from server.support import dealt_alike

TABLET: Final = Screen(820, 1180, touch=True)
SIZES: Final = {
    str(screen): screen for screen in (PHONE, UPRIGHT, LYING, TABLET, DESK, Screen(1920, 1080), Screen(3840, 2160))
}
THEMES: Final = ("light", "dark")
LANGS: Final = ("en", "cs", "hu")
FILMED: Final = ((str(DESK), str(UPRIGHT), str(LYING)), ("light",), ("en",))
"""How moments are filmed, unless something else is said."""
README: Final = (
    ("home-new", DESK, "light", "en"),
    ("match-westeros", DESK, "light", "en"),
    ("match-westeros", PHONE, "dark", "cs"),
    ("match-iron-throne", DESK, "dark", "en"),
    ("match-iron-throne", PHONE, "light", "hu"),
    ("match-bloody-throne", DESK, "light", "en"),
    ("match-bloody-throne", PHONE, "dark", "cs"),
    ("why-not", PHONE, "light", "en"),
    ("replay-bloody-throne", DESK, "dark", "en"),
    ("rules", DESK, "light", "en"),
    ("results", DESK, "light", "en"),
)
"""The set that is kept with the documents."""
README_FILMS: Final = {
    "bloody-throne": "bloody-throne-fall",
    "iron-throne": "iron-throne-duel",
    "westeros": "westeros-battle",
}
"""The moments that the README shows, by the names of their files."""
REST: Final = 3
END: Final = 10
"""So many frames are taken before every choice of a moment, and at its end."""
SLOWEST: Final = 150
"""After so many frames everything that one choice has told is shown."""
SHOWN: Final = (
    "ply => Number(document.querySelector('#board')?.dataset.ply) >= ply && !document.querySelector('[data-skip]')"
)
Wanted = tuple[str, Screen, str, str]


def take(browser: Browser, town: Town, wanted: Wanted, folder: Path) -> Path:
    """One screen, as one reader sees it: the file of the picture."""
    name, screen, theme, lang = wanted
    visitor = Visitor(browser, town.address, screen, lang=lang, theme=theme)
    try:
        look(name, town, visitor)
        file = folder / f"{name}-{screen}-{theme}-{lang}.png"
        visitor.page.screenshot(path=file)
        return file
    finally:
        visitor.context.close()


def film(browser: Browser, address: str, wanted: Wanted) -> Sequence[bytes]:
    """One moment, as one reader sees it happen."""
    name, screen, theme, lang = wanted
    playing = Playing(address, find(MOMENTS[name]))
    company, seat = playing.company, playing.scene.seat
    visitor = Visitor(browser, address, screen, lang=lang, theme=theme, speed="normal", reduced_motion="no-preference")
    page = visitor.page
    try:
        page.clock.install()
        visitor.is_person(company.people[seat])
        visitor.open(f"/t/{company.id}")
        page.wait_for_function(SHOWN, arg=company.packet(seat)["ply"])
        page.wait_for_function("() => !('drawing' in document.documentElement.dataset)")
        page.evaluate(ALL_THERE)
        camera = Camera(page)
        camera.take(REST)
        for ply in playing.steps():
            for _ in range(SLOWEST):
                camera.take()
                if page.evaluate(SHOWN, ply):
                    break
            camera.take(REST)
        camera.take(END)
        return camera.frames
    finally:
        visitor.context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--readme", action="store_true", help="the set of the README")
    parser.add_argument(
        "--games", default=",".join(GAMES), help="of the README: only what is of these games, or of none"
    )
    known = {"screens": LOOKS, "moments": MOMENTS, "sizes": SIZES, "themes": THEMES, "langs": LANGS}
    for name, all in known.items():
        parser.add_argument(f"--{name}", help=f"with commas between, or all: {', '.join(all)}")
    args = parser.parse_args()

    def chosen(name: str, usual: Sequence[str]) -> list[str]:
        said = getattr(args, name)
        return [*known[name]] if said == "all" else said.split(",") if said else [*usual]

    def wanted(name: str, *ways: Sequence[str]) -> list[Wanted]:
        is_all = not args.screens and not args.moments
        names = chosen(name, known[name] if is_all else ())
        sizes, themes, langs = (chosen(*way) for way in zip(("sizes", "themes", "langs"), ways, strict=True))
        return [(name, SIZES[size], theme, lang) for name, size, theme, lang in product(names, sizes, themes, langs)]

    screens, moments = wanted("screens", [*SIZES], THEMES, LANGS), wanted("moments", *FILMED)
    expect.set_options(timeout=PATIENCE)
    args.folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as place,
        running(sqlite(Path(place)), rate_limits=1000) as address,
        sync_playwright() as playwright,
        dealt_alike("pictures"),
    ):
        browser = playwright.chromium.launch(executable_path=find_chromium())
        town = Town(address, sqlite(Path(place)))
        if args.readme:
            for_readme(browser, town, args.folder, args.games.split(","))
            return
        for one in screens:
            print(*one, flush=True)
            take(browser, town, one, args.folder)
        for one in moments:
            print(*one, flush=True)
            keep_frames(film(browser, address, one), args.folder / "-".join(map(str, one)))


def for_readme(browser: Browser, town: Town, folder: Path, games: Sequence[str]) -> None:
    """The pictures and animations of the README that are of these games, or of none."""
    others = [game for game in GAMES if game not in games]
    for one in README:
        if not any(game in one[0] for game in others):
            print(*one, flush=True)
            lighten(take(browser, town, one, folder))
    for game in games:
        print(game, README_FILMS[game], flush=True)
        animate(film(browser, town.address, (README_FILMS[game], DESK, "light", "en")), folder / f"{game}.webp")


if __name__ == "__main__":
    main()
