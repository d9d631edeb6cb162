"""Orders in the making: what somebody chose is chosen, wherever they look again, and nothing else is."""

from __future__ import annotations

import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.driver import CHOICES, FORM, SEND, Player, attribute, show_part
from browser.tables import company_at, of_kind, warlike
from browser.test_topics import sit_down
from browser.visitor import DESK, PHONE, Screen
from server.test_pace import until

SLOT = f"{FORM} [data-slot]"
OPEN = f"{SLOT} .open"


def choose_first(player: Player) -> tuple[str, str]:
    """Give one order by hand: its area, and what stands there now."""
    page = player.page
    if not page.locator(SLOT).first.is_visible():
        player.click(page.locator("#decision > button[aria-expanded]"))
    slot = player.texts(SLOT, "data-slot")[0]
    row = page.locator(FORM + " " + attribute("data-slot", slot))
    if row.get_attribute("aria-expanded") != "true":
        player.click(row)
    player.click(page.locator(f"{CHOICES}:enabled").nth(1))
    player.settle()
    return slot, row.inner_text()


def stands(page: Page, slot: str, text: str, others: int) -> None:
    """One order is chosen, all others are open, and nothing can be sent."""
    expect(page.locator(FORM + " " + attribute("data-slot", slot))).to_have_text(text, use_inner_text=True)
    expect(page.locator(OPEN)).to_have_count(others)
    expect(page.locator(SEND)).to_be_disabled()


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=str)
def test_a_reload_a_language_and_another_device_keep_what_was_chosen_and_nothing_else(
    visit: Visit, address: str, screen: Screen
) -> None:
    company, packet, _ = company_at(address, "westeros", of_kind("plan"))
    visitor, player = sit_down(visit, company, packet["seat"], screen)
    page = visitor.page
    player.wait()
    slots = len(player.texts(SLOT, "data-slot"))
    expect(page.locator(OPEN)).to_have_count(slots)
    slot, text = choose_first(player)
    stands(page, slot, text, slots - 1)

    page.reload()  # at once: the browser keeps it, whatever the server has heard
    player.wait()
    stands(page, slot, text, slots - 1)

    with page.expect_response(lambda answer: answer.url.split("?")[0].endswith("/drafts")):
        _, chosen = choose_first(player)
    choice: list[Any] = company.packet(packet["seat"])["decisions"][0]["draft"]["choice"]
    assert [value is None for value in choice] == [False] + [True] * (slots - 1)

    for lang in ("hu", "en"):  # by the button of the page, with the plan begun
        show_part(page, "more")
        player.click(page.locator(f"#drawer {attribute('lang', lang)}"))
        expect(page.locator("html")).to_have_attribute("lang", lang)
        told = company.packet(packet["seat"], lang=lang)["decisions"][0]
        text = next(option["text"] for option in told["options"] if option["value"] == choice[0])
        player.wait()
        expect(page.locator(FORM + " " + attribute("data-slot", slot))).to_contain_text(
            text.rpartition(": ")[2], use_inner_text=True
        )
        expect(page.locator(OPEN)).to_have_count(slots - 1)
        expect(page.locator(SEND)).to_be_disabled()
    stands(page, slot, chosen, slots - 1)
    assert company.packet(packet["seat"])["decisions"][0]["draft"]["choice"] == choice

    other, there = sit_down(visit, company, packet["seat"], lang="cs")
    there.wait()
    expect(other.page.locator(OPEN)).to_have_count(slots - 1)
    expect(other.page.locator(SEND)).to_be_disabled()

    player.click(page.locator(f"{FORM} [data-fill]"))
    expect(page.locator(SEND)).to_be_enabled()
    expect(page.locator(OPEN)).to_have_count(0)
    assert visitor.troubles == other.troubles == []


LEAVING = {
    "left": "() => window.dispatchEvent(new PageTransitionEvent('pagehide'))",
    "hidden": """() => {
      Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    }""",
}
"""How a browser says that a page goes out of sight: phones say only the second."""


@pytest.mark.parametrize("how", LEAVING)
def test_what_was_chosen_is_on_the_server_when_the_page_is_out_of_sight_at_once(
    visit: Visit, address: str, how: str
) -> None:
    company, packet, _ = company_at(address, "westeros", of_kind("plan"))
    visitor, player = sit_down(visit, company, packet["seat"], PHONE)
    player.wait()
    visitor.page.clock.install()
    visitor.page.clock.pause_at(time.time() + 60)  # the second after the last change never comes
    choose_first(player)
    assert company.packet(packet["seat"])["decisions"][0]["draft"] is None
    visitor.page.evaluate(LEAVING[how])
    draft = until(lambda: company.packet(packet["seat"])["decisions"][0]["draft"], lambda found: found is not None)
    assert draft["choice"][0] is not None
    assert not draft["ready"]


def test_a_bid_is_sent_only_after_a_number_was_chosen(visit: Visit, address: str) -> None:
    company, packet, _ = company_at(address, "westeros", of_kind("bid"), warlike)
    visitor, player = sit_down(visit, company, packet["seat"])
    player.wait()
    expect(visitor.page.locator(SEND)).to_be_disabled()
    player.click(visitor.page.locator(FORM).get_by_role("button", name="Less"))
    expect(visitor.page.locator(SEND)).to_be_enabled()
    expect(visitor.page.locator(f"{FORM} input[type=number]")).to_have_value("0")
    assert visitor.troubles == []
