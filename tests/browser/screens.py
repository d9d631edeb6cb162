"""Every screen of the client by its name, with something on it to look at."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from random import Random
from typing import Final

from playwright.sync_api import Route, expect

from browser.driver import FORM, Player
from browser.tables import GAMES, Company, company_that_refuses
from browser.visitor import Visitor
from server.running import Client
from server.test_moderation import administrator

WHY: Final = "[data-blocked]"


class Town:
    """Matches in every state, set up once for many looks."""

    def __init__(self, address: str, store: str) -> None:
        self.address = address
        self.store = store
        self.waiting = Company(address, "westeros", is_started=False)
        self.over = Company(address, "bloody-throne", visibility="public")
        self.over.play_until(lambda packet, decision: False)
        self.playing: dict[str, tuple[Company, str]] = {}

    def playing_at(self, game: str) -> tuple[Company, str]:
        """A match that goes on, and the seat that is asked something of which not all is allowed."""
        if game not in self.playing:
            company, packet, _ = company_that_refuses(self.address, game)
            self.playing[game] = company, packet["seat"]
        return self.playing[game]

    @cached_property
    def administrator(self) -> Client:
        with ThreadPoolExecutor() as aside:  # the event loop of a browser may run here
            return aside.submit(administrator, self.address, self.store).result()


def home(town: Town, visitor: Visitor) -> None:
    visitor.is_person(town.over.owner)
    visitor.open("/")
    expect(visitor.page.locator("[data-play]:visible")).to_have_count(len(GAMES))


def create(town: Town, visitor: Visitor) -> None:
    home(town, visitor)
    for closed in visitor.page.locator("form details:not([open]) > summary").all():
        closed.click()


def name(town: Town, visitor: Visitor) -> None:
    """A new visitor sets up a table and is asked for a name."""
    visitor.open("/")
    visitor.page.locator("form[aria-labelledby=create] button:not([type=button])").last.click()
    visitor.page.locator("dialog[open]").wait_for()


def waiting(town: Town, visitor: Visitor) -> None:
    visitor.is_person(town.waiting.owner)
    visitor.open(f"/t/{town.waiting.id}")
    visitor.page.locator("main h1").wait_for()
    expect(visitor.page.locator("main")).to_contain_text("Ann")


def invitation(town: Town, visitor: Visitor) -> None:
    visitor.open(f"/t/{town.waiting.id}?invite={town.waiting.invite}")
    visitor.page.locator("main button.main").wait_for()


def board(game: str) -> Callable[[Town, Visitor], None]:
    def show(town: Town, visitor: Visitor) -> None:
        company, seat = town.playing_at(game)
        visitor.is_person(company.people[seat])
        visitor.open(f"/t/{company.id}")
        visitor.page.locator(f"{FORM}[aria-busy=false] [data-send], #ask[data-asked][aria-busy=false]").first.wait_for()
        visitor.page.locator("#board :is(h2, h3, svg):visible").first.wait_for()

    return show


def why_not(town: Town, visitor: Visitor) -> None:
    board("bloody-throne")(town, visitor)
    Player(visitor.page, Random(0)).show_choices()
    why = visitor.page.locator(WHY).first
    why.wait_for(state="attached")
    if not why.is_visible():
        visitor.page.locator("details", has=visitor.page.locator(WHY)).last.locator("summary").first.click()
    why.click()
    expect(visitor.page.locator("dialog[open] a")).to_be_visible()


def derivation(town: Town, visitor: Visitor) -> None:
    board("bloody-throne")(town, visitor)
    visitor.page.keyboard.press("l")
    line = visitor.page.locator("#log button[aria-expanded]").last
    line.click()
    visitor.page.locator("#log a[href*=rules]").first.wait_for()


def chat(town: Town, visitor: Visitor) -> None:
    board("westeros")(town, visitor)
    visitor.page.keyboard.press("c")
    visitor.page.locator("#chat input").wait_for()


def text_board(game: str) -> Callable[[Town, Visitor], None]:
    def show(town: Town, visitor: Visitor) -> None:
        board(game)(town, visitor)
        visitor.page.keyboard.press("t")
        visitor.page.locator("#board dl, #drawer dl").first.wait_for()

    return show


def calculator(town: Town, visitor: Visitor) -> None:
    board("westeros")(town, visitor)
    page = visitor.page
    menu = page.locator("#board [data-panels]")
    page.locator("#board :is([data-panels], [data-panel=calculator], summary):visible").first.wait_for()
    if menu.is_visible():  # on a phone
        menu.click()
    drawer = page.locator("#board [data-panel=calculator]")
    panel = page.locator("#board details:not([open])", has=page.locator("[data-calculator]"))
    drawer.or_(panel.locator("summary")).first.click()
    page.locator("[data-calculator]").wait_for()


def results(town: Town, visitor: Visitor) -> None:
    visitor.is_person(town.over.owner)
    visitor.open(f"/t/{town.over.id}")
    visitor.page.locator("[data-result]").wait_for()


def replay(town: Town, visitor: Visitor) -> None:
    visitor.open(f"/replay/{town.over.id}")
    visitor.page.locator("input[type=range]").first.wait_for()
    visitor.page.locator("main h2, main h3").first.wait_for()


def rules(town: Town, visitor: Visitor) -> None:
    visitor.open("/rules/westeros")
    visitor.page.locator("main li").first.wait_for()


def me(town: Town, visitor: Visitor) -> None:
    visitor.is_person(town.over.owner)
    visitor.open("/me")
    visitor.page.locator("main select").first.wait_for()


def admin(town: Town, visitor: Visitor) -> None:
    """All that an administrator sees, with a report and a match that is put aside."""
    other = next(iter(town.over.people.values()))
    if not town.administrator.get("/api/admin/reports"):
        about = next(person for person in town.over.people.values() if person is not other).get("/api/me")["id"]
        other.post(f"{town.over.path}/reports", {"player": about, "text": "Rude."}, 201)

    def put_aside(route: Route) -> None:
        matches = route.fetch(url=route.request.url.replace("quarantined", "ended")).json()
        route.fulfill(json=[{**match, "status": "quarantined"} for match in matches])

    visitor.is_person(town.administrator)
    visitor.page.route("**/api/admin/matches?*quarantined*", put_aside)
    visitor.open("/admin")
    for part in ("reports", "people", "matches", "aside"):
        visitor.page.locator(f"section[aria-labelledby={part}] li").first.wait_for()


def not_found(town: Town, visitor: Visitor) -> None:
    visitor.open("/t/nowhere")
    visitor.page.locator("main h1").wait_for()


BOARDS: Final = {f"board-{game}": board(game) for game in GAMES}
SCREENS: Final[dict[str, Callable[[Town, Visitor], None]]] = {
    "home": home, "create": create, "name": name, "waiting": waiting, "invitation": invitation, **BOARDS,
    "why-not": why_not, "derivation": derivation, "chat": chat, "calculator": calculator,
    **{f"text-{game}": text_board(game) for game in GAMES},
    "results": results, "replay": replay, "rules": rules, "me": me, "admin": admin, "not-found": not_found,
}  # fmt: skip


def show(name: str, town: Town, visitor: Visitor) -> None:
    """Go to a screen, and wait until all of it is drawn."""
    SCREENS[name](town, visitor)
    visitor.page.wait_for_function("() => !('drawing' in document.documentElement.dataset)")
