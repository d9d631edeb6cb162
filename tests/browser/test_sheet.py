"""The sheet and the log: cards of the battle box, choices below the fold, one language."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from functools import cache

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Visit
from browser.driver import FORM, SEND, attribute, show_part
from browser.tables import Company, company_at, of_kind, with_truce
from browser.test_topics import SCREENS, sit_down
from browser.visitor import DESK, Screen
from throneroom.i18n import LANGUAGES
from throneroom.server.web.client import FILES

MESSAGES = re.compile(r"messages/(\w+)/")
IS_AT_END = """() => {
  const box = document.querySelector('#log .log');
  return box && box.clientHeight > 0 && box.scrollHeight - box.scrollTop - box.clientHeight < 24;
}"""
SCROLLED_UP = """() => {
  document.querySelector('#log .log').scrollTo({ top: 0 });
  return !!document.querySelector('#log .newest');
}"""
FIRST_BELOW = """() => {
  const edge = document.querySelector('form [data-foot]').getBoundingClientRect().top;
  const isBelow = choice => choice.getBoundingClientRect().bottom > edge + 10;
  return [...document.querySelectorAll('form [data-notation]')].find(isBelow)?.dataset.notation;
}"""
"""The first choice of which the foot of the sheet covers something, or which lies further down."""
LOW = Screen(1280, 560)


def test_the_cue_leads_to_the_choices_below(visit: Visit, address: str) -> None:
    company, packet, _ = company_at(address, "westeros", of_kind("plan"))
    visitor, player = sit_down(visit, company, packet["seat"], LOW)
    player.wait()
    player.click(visitor.page.locator(f"{FORM} [data-slot]").first)
    cue = visitor.page.locator(f"{FORM} [data-below]")
    expect(cue).to_be_visible()
    first = visitor.page.evaluate(FIRST_BELOW)
    player.click(cue)
    visitor.page.wait_for_function(f"before => ({FIRST_BELOW})() !== before", arg=first)
    expect(player.choice(first)).to_be_in_viewport(ratio=0.9)
    assert visitor.troubles == []


@pytest.mark.parametrize(
    "screen", [DESK], ids=str
)  # on a phone the list of choices scrolls; offers are laid on the scales
def test_nothing_moves_while_an_offer_is_made(visit: Visit, address: str, screen: Screen) -> None:
    company, packet, decision = company_at(address, "iron-throne", of_kind("proposal"), with_truce)
    visitor, player = sit_down(visit, company, packet["seat"], screen)
    page = visitor.page
    player.wait()
    player.choose(next(o["notation"] for o in decision["options"] if o["notation"].startswith("propose")))
    expect(page.locator(f"{FORM} .note")).to_be_visible()
    more = page.locator(f"{FORM} .sides button:enabled").last
    more.evaluate("button => button.scrollIntoView({ block: 'center' })")  # above the foot, so that no click scrolls
    places = []
    for _ in range(2):
        boxes = (page.locator(SEND).bounding_box(), page.locator(f"{FORM} .sides").bounding_box())
        places.append([length for box in boxes for length in (box or {}).values()])
        player.click(more)
        expect(page.locator(f"{FORM} .note")).to_have_count(0)
        player.settle()
    assert places[1] == pytest.approx(places[0], abs=1.5)
    assert visitor.troubles == []


@SCREENS
def test_the_log_is_at_its_newest_line(visit: Visit, address: str, screen: Screen) -> None:
    company = Company(address, "bloody-throne")
    company.play_until(lambda packet, _: packet["ply"] > 12)
    seat = next(iter(company.people))
    visitor, _ = sit_down(visit, company, seat, replace(screen, height=540))
    page = visitor.page
    page.locator("#board h2, #board h3, #board svg").first.wait_for(state="attached")
    show_part(page, "log")
    page.wait_for_function(IS_AT_END)
    show_part(page, "chat")
    show_part(page, "log")
    page.wait_for_function(IS_AT_END)
    ply = company.match()["ply"]
    company.play_until(lambda packet, _: packet["ply"] > ply + 6)
    newest = company.packet(seat)["events"][-1]["text"]
    expect(page.locator("#log li").last).to_contain_text(newest)
    page.wait_for_function(IS_AT_END)
    # A line that comes at this very moment leads to the end again: then the reader scrolls up once more.
    page.wait_for_function(SCROLLED_UP)
    show_part(page, "more")
    show_part(page, "log")
    page.wait_for_function(IS_AT_END)
    # Others answer for the seat of this page, which asks what it may choose.
    assert [trouble for trouble in visitor.troubles if not trouble.startswith("409")] == []


def test_what_is_read_out_of_an_area_follows_the_slot_that_is_open(visit: Visit, address: str) -> None:
    company, packet, _ = company_at(address, "westeros", of_kind("plan"))
    visitor, player = sit_down(visit, company, packet["seat"])
    page = visitor.page
    player.wait()
    slots = player.texts(f"{FORM} [data-slot]", "data-slot")
    said = re.compile("Its order is being chosen")
    for here, other in (slots[:2], slots[1::-1]):
        player.click(page.locator(FORM + " " + attribute("data-slot", here)))
        expect(area(page, here)).to_have_attribute("aria-label", said)
        expect(area(page, other)).not_to_have_attribute("aria-label", said)
    assert visitor.troubles == []


def area(page: Page, id: str) -> Locator:
    return page.locator("#board [role=button]" + attribute("data-area", id))


# ---------------------------------------------------------------- one language


def language_of(url: str) -> str | None:
    """The language that an address speaks of, if any."""
    if asked := re.search(r"[?&]lang=(\w+)", url):
        return asked[1]
    return files_of_messages().get(url.rsplit("/", 1)[-1])


@cache
def files_of_messages() -> dict[str, str]:
    """The languages of the files of messages, by their names in the build."""
    files = json.loads(FILES.read_text(encoding="utf-8")).items()
    named = [(MESSAGES.search(source), entry["file"].rsplit("/", 1)[-1]) for source, entry in files]
    return {file: found[1] for found, file in named if found}


@pytest.mark.parametrize("chosen", LANGUAGES)
def test_a_page_asks_for_one_language_alone(visit: Visit, address: str, chosen: str) -> None:
    company = Company(address, "bloody-throne")
    seat = next(iter(company.people))
    browser = next(lang for lang in LANGUAGES if lang != chosen)
    visitor = visit(DESK, lang=browser)
    visitor.is_person(company.people[seat])
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    visitor.open("/")
    visitor.page.locator("[data-play]").first.wait_for()
    assert {language_of(url) for url in asked} == {browser, None}
    visitor.page.locator(f"header [lang={chosen}]").click()
    expect(visitor.page.locator(f"html[lang={chosen}]")).to_be_attached()
    for path in ("/", f"/t/{company.id}", "/me"):
        asked.clear()
        visitor.open(path)
        visitor.page.wait_for_function("() => document.querySelector('main h1, main h2')")
        visitor.page.wait_for_function("() => !('drawing' in document.documentElement.dataset)")
        assert {language_of(url) for url in asked} == {chosen, None}, path
    assert visitor.troubles == []
