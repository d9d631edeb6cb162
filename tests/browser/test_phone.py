"""Small screens: everything has its room, fingers hit what they aim at, and nothing loses its name."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.driver import FORM, SEND, attribute, show_part
from browser.tables import Company, company_at, of_kind, with_truce
from browser.test_topics import SCREENS, sit_down
from browser.visitor import PHONE, Screen
from server.running import Client
from throneroom.i18n import LANGUAGES

FINGER = 44
OVERLAPS = """() => {
  const parts = [...document.querySelectorAll('header :is(a, button, [data-connection]):not([data-quiet] *)')]
    .map(part => [part.textContent.trim(), part.getBoundingClientRect()]).filter(([, box]) => box.width);
  const isIn = ([, box]) => box.left >= 0 && box.right <= innerWidth;
  const meet = ([, a], [, b]) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom && b.top < a.bottom;
  const out = parts.filter(part => !isIn(part)).map(([name]) => `${name} sticks out`);
  const pairs = parts.flatMap((one, i) => parts.slice(i + 1).map(other => [one, other]));
  return [...out, ...pairs.filter(pair => meet(...pair)).map(([[one], [other]]) => `${one} on ${other}`)];
}"""
"""What lies on something else in the head of the page, or outside of it."""
SMALL = """([what, least]) => [...document.querySelectorAll(what)].map(one => [one, one.getBoundingClientRect()])
  .filter(([, box]) => box.width && (box.width < least || box.height < least))
  .map(([one, box]) => `${one.ariaLabel ?? one.textContent} ${box.width} x ${box.height}`)"""
CLIPPED = """select => {
  const style = getComputedStyle(select);
  const pen = document.createElement('canvas').getContext('2d');
  pen.font = style.font;
  const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - 16;
  return [...select.options].map(option => option.text).filter(text => pen.measureText(text).width > room);
}"""
"""What does not fit into a list beside the sign that opens it."""
BROKEN = """() => {
  const found = new Set();
  const range = document.createRange();
  const texts = document.createTreeWalker(document.querySelector('#board'), NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode;
    if (!node.parentElement.checkVisibility()) continue;
    for (const word of node.data.matchAll(/[\\p{L}]+/gu)) {
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      if (new Set([...range.getClientRects()].map(box => Math.round(box.top))).size > 1) found.add(word[0]);
    }
  }
  return [...found];
}"""
"""The words of a board that go on in the next line."""


def drawn(page: Page) -> None:
    """Wait until the board is there, in its own letters."""
    page.locator("#board h2, #board h3, #board svg").first.wait_for(state="attached")
    page.wait_for_function("() => !('drawing' in document.documentElement.dataset)")
    page.evaluate("() => document.fonts.ready")


def test_without_a_connection_nothing_covers_the_head_of_the_page(visit: Visit, address: str) -> None:
    company = Company(address, "bloody-throne")
    packet, _ = next(company.asked())
    for lang in LANGUAGES:
        visitor, player = sit_down(visit, company, packet["seat"], PHONE, lang=lang)
        player.wait()
        assert visitor.page.evaluate(OVERLAPS) == []
        assert visitor.page.evaluate(SMALL, ["header button", FINGER]) == []
        visitor.context.set_offline(True)
        expect(visitor.page.locator("[data-connection]:not([data-connection=live])")).to_be_visible()
        assert visitor.page.evaluate(OVERLAPS) == []


def test_six_houses_keep_their_names(visit: Visit, address: str) -> None:
    owner = Client(address, "Ann")
    seats = [{"who": "me"}, *[{"who": "greedy"}] * 5]
    match = owner.post("/api/matches", {"game": "westeros", "players": 6, "seats": seats}, 201)
    owner.post(f"/api/matches/{match['id']}/start")
    visitor = visit(PHONE)
    visitor.is_person(owner)
    visitor.open(f"/t/{match['id']}")
    shields = visitor.page.locator("#board [data-tracks] svg[role=img]")
    expect(shields).to_have_count(6)
    drawings = {shield.inner_html() for shield in shields.all()}
    assert len(drawings) == 6
    for shield in shields.all():
        expect(shield).to_be_in_viewport(ratio=0.9)
    visitor.page.locator("#board [data-tracks]").click()
    written = visitor.page.locator("#board .drawer .name")
    expect(written).to_have_count(6)
    houses = {"Baratheon", "Lannister", "Stark", "Greyjoy", "Tyrell", "Martell"}
    assert {name.inner_text() for name in written.all()} == houses
    for name in written.all():
        expect(name).to_be_in_viewport(ratio=0.9)
        assert name.evaluate("e => e.scrollWidth <= e.clientWidth"), f"{name.inner_text()} is cut off"
    assert visitor.troubles == []


def test_steppers_of_an_offer_are_as_large_as_a_finger_and_one_can_be_asked_everywhere(
    visit: Visit, address: str
) -> None:
    company, packet, decision = company_at(address, "iron-throne", of_kind("proposal"), with_truce)
    visitor, player = sit_down(visit, company, packet["seat"], PHONE)
    player.wait()
    player.choose(next(o["notation"] for o in decision["options"] if o["notation"].startswith("propose")))
    visitor.page.locator(f"{FORM} .amount button").first.wait_for()
    assert visitor.page.evaluate(SMALL, [f"{FORM} .amount button", FINGER]) == []
    assert visitor.page.evaluate(SMALL, [SEND, FINGER]) == []

    show_part(visitor.page, "more")
    everywhere = visitor.page.get_by_label("Ask me in every window, also where I can only pass")
    expect(everywhere).not_to_be_checked()
    with visitor.page.expect_response(lambda answer: answer.url.partition("?")[0].endswith("/asking")):
        everywhere.click()
    assert company.packet(packet["seat"])["asks"] is True
    visitor.page.reload()
    show_part(visitor.page, "more")
    expect(everywhere).to_be_checked()
    with visitor.page.expect_response(lambda answer: answer.url.partition("?")[0].endswith("/asking")):
        everywhere.click()
    assert company.packet(packet["seat"])["asks"] is False
    assert visitor.troubles == []


def test_escape_closes_the_list_of_panels_and_then_the_drawer(visit: Visit, address: str) -> None:
    company, packet, _ = company_at(address, "westeros", of_kind("plan"))
    visitor, player = sit_down(visit, company, packet["seat"], PHONE)
    page = visitor.page
    player.look()
    menu, panel = page.locator("[data-panels]"), page.locator(attribute("data-panel", "houses"))
    player.click(menu)
    expect(panel).to_be_visible()
    page.keyboard.press("Escape")
    expect(panel).not_to_be_visible()
    player.click(menu)
    player.click(panel)
    expect(page.locator("#board .drawer")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#board .drawer")).to_have_count(0)
    expect(menu).to_have_attribute("aria-expanded", "false")
    assert page.url.endswith(f"/t/{company.id}")
    assert visitor.troubles == []


@SCREENS
def test_whom_one_talks_to_can_be_read(visit: Visit, address: str, screen: Screen) -> None:
    company = Company(address, "westeros")
    packet, _ = next(company.asked())
    for lang in LANGUAGES:
        visitor, _ = sit_down(visit, company, packet["seat"], screen, lang=lang)
        drawn(visitor.page)
        visitor.page.keyboard.press("c")
        assert visitor.page.locator("#chat select").evaluate(CLIPPED) == []


@SCREENS
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_of_a_board_breaks(visit: Visit, address: str, screen: Screen, lang: str) -> None:
    company = Company(address, "bloody-throne")
    found = company.play_until(lambda packet, _: packet["ply"] > 40)
    assert found is not None
    visitor, _ = sit_down(visit, company, found[0]["seat"], screen, lang=lang)
    drawn(visitor.page)
    assert visitor.page.evaluate(BROKEN) == []
