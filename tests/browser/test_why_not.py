"""A wrong choice stays in sight and says why not: the reason, the rule and its page, in every language."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.driver import Player
from browser.tables import GAMES, Json, company_that_refuses
from browser.test_topics import sit_down
from throneroom.i18n import LANGUAGES


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_choice_stays_visible_and_shows_its_reason_with_rule_and_page(
    visit: Visit, address: str, game: str
) -> None:
    company, packet, decision = company_that_refuses(address, game)
    rules = {rule["id"]: rule for rule in company.owner.get(f"/api/games/{game}/rules")}
    for lang in LANGUAGES:
        blocked = company.options(packet, decision, lang=lang)["blocked"][0]
        visitor, player = sit_down(visit, company, packet["seat"], lang=lang)
        player.wait()
        ask(player, blocked)
        dialog = visitor.page.get_by_role("dialog")
        expect(dialog).to_contain_text(blocked["reason"])
        expect(dialog).to_contain_text(blocked["rule"])
        if page := rules[blocked["rule"]]["page"]:
            expect(dialog).to_contain_text(str(page))
        drawers = visitor.page.locator("#drawer").count()
        visitor.page.go_back()
        expect(dialog).to_have_count(0)
        expect(visitor.page.locator("#drawer")).to_have_count(drawers)
        assert visitor.page.url.endswith(f"/t/{company.id}")
        assert company.match()["ply"] == packet["ply"]
        assert visitor.troubles == []


def ask(player: Player, blocked: Json) -> None:
    """Ask why something cannot be chosen."""
    player.show_choices()
    why = player.page.locator(f"[data-blocked={blocked['notation']!r}]")
    why.first.wait_for(state="attached")
    if not why.first.is_visible():
        player.click(player.page.locator("details", has=why.first).last.locator("summary").first)
    player.click(why.first)
