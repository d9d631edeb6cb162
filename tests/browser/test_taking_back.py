"""Something is taken back: it goes from every screen at once, and one line says so."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.driver import ANYTHING, show_part
from browser.tables import Company
from browser.test_topics import sit_down
from browser.visitor import DESK, PHONE

LINES = "#log .line"
CARDS = "#board [data-place]"
BACK = "[data-taken-back]"
"""The same where the question stands, also on a phone."""


def test_an_undo_is_seen_by_all_three_at_once(visit: Visit, address: str) -> None:
    company = Company(address, "bloody-throne", options={"start": "red"})
    packet, _ = next(company.asked())
    actor, *others = [packet["seat"], *[seat for seat in company.people if seat != packet["seat"]]]
    mine, player = sit_down(visit, company, actor)
    watching = [sit_down(visit, company, seat, screen)[0] for seat, screen in zip(others, (DESK, PHONE), strict=True)]
    pages = [mine.page, *[visitor.page for visitor in watching]]
    player.wait()
    for page in pages:
        show_part(page, "log")
    for page in pages:
        expect(page.locator(LINES)).to_have_count(pages[0].locator(LINES).count())
    before = [page.locator(LINES).count() for page in pages]
    row = len(packet["view"]["row"])
    for page in pages:
        expect(page.locator(CARDS)).to_have_count(row)
    player.answer()
    player.send()
    show_part(mine.page, "log")
    for page, lines in zip(pages, before, strict=True):
        expect(page.locator(LINES)).to_have_count(lines + 1)
        expect(page.locator(CARDS)).to_have_count(row + 1)
    player.click(mine.page.get_by_role("button", name="Undo"))
    for page, lines in zip(pages, before, strict=True):
        expect(page.locator(LINES)).to_have_count(lines + 1)
        expect(page.locator(LINES).last).to_contain_text("takes back")
        expect(page.locator(CARDS)).to_have_count(row)
    expect(mine.page.locator(BACK)).to_have_count(0)
    for visitor in watching:
        expect(visitor.page.locator(BACK)).to_be_visible()
        expect(visitor.page.locator(BACK)).to_contain_text("takes back")
        visitor.page.locator(BACK).evaluate("(line) => line.getAnimations().forEach((one) => one.finish())")
        expect(visitor.page.locator(BACK)).to_have_count(0)
    expect(mine.page.locator(ANYTHING).first).to_be_visible()
    logs = [page.locator(LINES).all_inner_texts() for page in pages]
    for page, log in zip(pages, logs, strict=True):
        page.reload()
        show_part(page, "log")
        expect(page.locator(LINES)).to_have_count(len(log))
        assert page.locator(LINES).all_inner_texts() == log
    assert [visitor.troubles for visitor in (mine, *watching)] == [[]] * 3
