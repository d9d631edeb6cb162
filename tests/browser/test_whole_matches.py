"""Whole matches against bots, from the first visit to the result: every kind of decision is made through the page.

What comes up again and again is answered at another device, and the page follows; in `make soak` all is done by hand.
"""

from __future__ import annotations

import random
from collections import Counter

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.driver import FORM, Player
from browser.scale import IS_SOAK
from browser.tables import GAMES, token_of
from browser.typist import Typist
from browser.visitor import DESK, PHONE, Screen, Visitor
from server.running import Client
from throneroom.bots.remote import Table, at_random
from throneroom.core.fair import check_fair
from throneroom.core.game import seat_code
from throneroom.core.replay import replay

NAME = "dialog[open] form button.main"
"""The button of whoever is asked for a name."""
BY_HAND = 2
"""So often a kind of decision is made in the page."""


class Elsewhere:
    """Another device of the same person, at which is answered what the page has asked often enough."""

    def __init__(self, visitor: Visitor, id: str, player: Player) -> None:
        self.client = Client(visitor.address)
        for cookie in visitor.context.cookies():
            self.client.http.cookies.set(cookie["name"], cookie["value"])
        self.path = f"/api/matches/{id}/view"
        self.table = Table(visitor.address, id, token_of(self.client))
        self.player = player
        self.met: Counter[str] = Counter()

    def answers(self, id: str) -> bool:
        packet = self.client.get(self.path)
        decision = next(decision for decision in packet["decisions"] if decision["id"] == id)
        self.met[decision["kind"]] += 1
        has_picked = self.player.picked_on_board > 0 or self.player.touch
        if IS_SOAK or self.met[decision["kind"]] <= BY_HAND or not has_picked:
            return False
        self.table.answer(packet, decision, at_random(self.table, packet, decision))
        return True


def set_up(page: Page, game: str) -> str:
    """Set up a table for three with two bots, as a new visitor; the id of the match."""
    form = page.locator("form[aria-labelledby=create]")
    form.get_by_label("Game").select_option(game)
    form.get_by_label("Players").select_option("3")
    form.get_by_label("The other seats").select_option("random")
    form.get_by_role("button", name="Create match").click()
    page.locator(NAME).click()
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_url("**/t/*")
    return page.url.rsplit("/", 1)[-1]


def check_end(visitor: Visitor, id: str) -> None:
    """What the page shows is what the server says, the record proves it, and nothing went wrong on the way."""
    result = visitor.get(f"/api/matches/{id}/view")["result"]
    names = visitor.get(f"/api/matches/{id}/words")["names"]["seat"]
    shown = visitor.page.locator("[data-result]")
    for code in result["winners"]:
        expect(shown.locator("h2")).to_contain_text(names[code])
    for code, score in result["scores"].items():
        expect(shown.locator("[data-final] tr", has_text=names[code])).to_contain_text(str(score))
    record, end = replay(visitor.get(f"/api/matches/{id}/record"))
    outcome = record.game.outcome(end)
    assert outcome is not None
    assert [seat_code(record.game, seat) for seat in outcome.winners] == result["winners"]
    assert check_fair(record) > 0
    # While the page asks for all ways to answer, the answer may have been given elsewhere.
    assert [trouble for trouble in visitor.troubles if not trouble.startswith("409: GET")] == []


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=str)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_can_be_played_by_clicking_what_the_page_offers(visit: Visit, game: str, screen: Screen) -> None:
    ann = visit(screen, confirms=True)
    ann.open("/")
    id = set_up(ann.page, game)
    player = Player(ann.page, random.Random(game), touch=screen.touch)
    random.seed(game)  # what `at_random` draws from
    player.play(Elsewhere(ann, id, player).answers)
    check_end(ann, id)
    # On a phone what can be picked may lie outside of what the map shows, as chance has it: the boards' own tests pan.
    assert player.picked_on_board > 0 or screen.touch


@pytest.mark.parametrize("game", GAMES)
def test_two_clicks_at_most_lead_a_new_visitor_to_the_first_decision_of_a_match(visit: Visit, game: str) -> None:
    ann = visit()
    ann.open("/")
    ann.page.locator(f"[data-play={game}]").click()
    name, question = ann.page.locator(NAME), ann.page.locator(f"{FORM}, #ask[data-asked]")
    name.or_(question).first.wait_for()
    if name.is_visible():
        name.click()
    Player(ann.page, random.Random(game)).wait()
    assert ann.get("/api/matches")[0]["game"] == game
    assert ann.troubles == []


def test_a_whole_match_of_bloody_throne_can_be_played_by_the_keyboard_alone(visit: Visit) -> None:
    ann = visit(confirms=True)
    ann.open("/")
    player = Typist(ann.page, random.Random(1))
    player.tab_to("[data-play=bloody-throne]")
    player.strike("Enter")
    ann.page.wait_for_url("**/t/*")
    id = ann.page.url.rsplit("/", 1)[-1]
    random.seed(id)
    player.play(Elsewhere(ann, id, player).answers)
    check_end(ann, id)
    assert player.picked_on_board > 0
