"""More to look at than the tests open: every table in the middle of a good match, and pages in their other states."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import expect

from browser.moments import MOMENTS, Playing, find
from browser.screens import SCREENS, Town
from browser.tables import GAMES
from browser.visitor import Visitor
from throneroom.bots.base import make_bot
from throneroom.core.dice import Dice
from throneroom.core.game import find_game
from throneroom.core.play import run

ASKED: Final = "form[data-decision][aria-busy=false] [data-send], #ask[data-asked][aria-busy=false]"
OPEN: Final = {
    "bloody-throne": "bloody-throne-placed",
    "iron-throne": "iron-throne-duel",
    "westeros": "westeros-march",
}
"""Before which moment a table is shown, from the chair of whoever is asked."""

ALL_THERE: Final = """async () => {
  await document.fonts.ready;
  for (const image of document.images) image.loading = 'eager'; // out of sight it would never come
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
}"""
"""Waits for the letters and the drawings of a page."""

REPLAYED: Final = 4
"""So many bots play the matches of the replays."""


def match(game: str) -> Callable[[Town, Visitor], None]:
    """The table of a match that bots have played on, from the chair of whoever is asked."""
    playing: list[Playing] = []

    def show(town: Town, visitor: Visitor) -> None:
        if not playing:
            playing.append(Playing(town.address, find(MOMENTS[OPEN[game]])))
        company, scene = playing[0].company, playing[0].scene
        visitor.is_person(company.people[scene.during[0].seat])
        visitor.open(f"/t/{company.id}")
        visitor.page.locator(ASKED).first.wait_for()
        visitor.page.locator("#board :is(h2, h3, svg):visible").first.wait_for()

    return show


def replay(game: str) -> Callable[[Town, Visitor], None]:
    """A match of bots from its record, half-way."""
    brought: list[dict[str, Any]] = []

    def show(town: Town, visitor: Visitor) -> None:
        if not brought:
            found = find_game(game)
            bots = {seat: make_bot("greedy", found, Dice(seat)) for seat in range(REPLAYED)}
            record, end = run(found, REPLAYED, {}, bots, Dice(1))
            brought.append(town.over.owner.post("/api/replays", {"text": record.text(end)}, 201))
        visitor.is_person(town.over.owner)
        visitor.open(f"/replay/{brought[0]['id']}#ply={brought[0]['plies'] // 2}")
        visitor.page.locator("input[type=range]").first.wait_for()
        visitor.page.locator("#board :is(h2, h3, svg):visible").first.wait_for()

    return show


def replay_end(town: Town, visitor: Visitor) -> None:
    visitor.open(f"/replay/{town.over.id}")
    visitor.page.locator("input[type=range]").first.wait_for()
    visitor.page.keyboard.press("End")
    visitor.page.locator("main button.main").click()


def replay_log(town: Town, visitor: Visitor) -> None:
    """What happened, where it lies over the board."""
    replay("westeros")(town, visitor)
    log = visitor.page.locator("main button.listing")
    if log.is_visible():
        log.click()


def home_new(town: Town, visitor: Visitor) -> None:
    visitor.open("/")
    expect(visitor.page.locator("[data-play]:visible")).to_have_count(len(GAMES))


def home_busy(game: str) -> Callable[[Town, Visitor], None]:
    """A move in a match of this game is owed."""

    def show(town: Town, visitor: Visitor) -> None:
        company, seat = town.playing_at(game)
        visitor.is_person(company.people[seat])
        visitor.open("/")
        visitor.page.locator("[data-owed] [data-small]").first.wait_for()
        expect(visitor.page.locator("[data-play]:visible")).to_have_count(len(GAMES))

    return show


def notices(town: Town, visitor: Visitor) -> None:
    visitor.is_person(town.over.owner)
    visitor.open("/notifications")
    visitor.page.locator("main h2").first.wait_for()


def sign_in(town: Town, visitor: Visitor) -> None:
    visitor.open("/me")
    visitor.page.locator("main form").first.wait_for()


def all_rules(town: Town, visitor: Visitor) -> None:
    visitor.open("/rules")
    visitor.page.locator("main a[href^='/rules/']").first.wait_for()


def found_rules(town: Town, visitor: Visitor) -> None:
    visitor.open("/rules/bloody-throne")
    visitor.page.locator("main input[type=search]").fill("reveal" if visitor.lang == "en" else "1")
    visitor.page.locator("main li").first.wait_for()


LOOKS: Final[dict[str, Callable[[Town, Visitor], None]]] = {
    **SCREENS,
    **{f"match-{game}": match(game) for game in GAMES},
    **{f"replay-{game}": replay(game) for game in GAMES},
    "replay-end": replay_end, "replay-log": replay_log,
    **{f"home-busy-{game}": home_busy(game) for game in GAMES},
    "home-new": home_new, "notices": notices, "sign-in": sign_in,
    "all-rules": all_rules, "found-rules": found_rules,
}  # fmt: skip


def look(name: str, town: Town, visitor: Visitor) -> None:
    """Go to a screen, and wait until all of it is drawn."""
    LOOKS[name](town, visitor)
    visitor.page.wait_for_function("() => !('drawing' in document.documentElement.dataset)")
    visitor.page.evaluate(ALL_THERE)
