"""A lost server, an impatient finger: nothing is lost, and nothing counts twice."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.driver import FORM, SEND, attribute
from browser.tables import Company, company_at, of_kind
from browser.test_topics import sit_down
from server.running import free_port, running, sqlite

LIVE = "[data-connection=live]"
LOST = "[data-connection]:not([data-connection=live])"


def test_a_draft_survives_a_restart_of_the_server_and_the_answer_counts_once(visit: Visit, tmp_path: Path) -> None:
    database, port = sqlite(tmp_path), free_port()
    with running(database, port=port) as address:
        company, packet, decision = company_at(address, "westeros", of_kind("plan"))
        visitor, player = sit_down(visit, company, packet["seat"], at=address)
        player.wait()
        player.answer()
        chosen = visitor.page.locator(f"{FORM} [data-slot]").all_inner_texts()
    visitor.page.locator(LOST).wait_for()
    with running(database, port=port):
        visitor.page.locator(LIVE).wait_for()
        assert visitor.page.locator(f"{FORM} [data-slot]").all_inner_texts() == chosen
        player.send()
        expect(visitor.page.locator(SEND)).to_have_count(0)
        draft = company.packet(packet["seat"])["decisions"][0]["draft"]
        assert draft["ready"]
        assert len(draft["choice"]) == len(chosen)
        assert company.packet(packet["seat"])["decisions"][0]["id"] == decision["id"]


def test_an_answer_sent_while_the_server_is_away_is_stored_once_when_it_is_back(visit: Visit, tmp_path: Path) -> None:
    database, port = sqlite(tmp_path), free_port()
    with running(database, port=port) as address:
        company = Company(address, "bloody-throne")
        packet, decision = next(company.asked())
        visitor, player = sit_down(visit, company, packet["seat"], at=address)
        player.wait()
        player.answer()
    visitor.page.locator(LOST).wait_for()
    player.send()
    expect(visitor.page.locator(f"{FORM} [data-waiting]")).to_be_visible()
    with running(database, port=port):
        visitor.page.locator(LIVE).wait_for()
        expect(visitor.page.locator(FORM + attribute("data-decision", decision["id"]))).to_have_count(0)
        assert company.match()["ply"] == packet["ply"] + 1


def test_a_double_click_on_send_is_one_action(visit: Visit, address: str) -> None:
    company = Company(address, "bloody-throne")
    packet, decision = next(company.asked())
    visitor, player = sit_down(visit, company, packet["seat"])
    player.wait()
    player.answer()
    visitor.page.locator(SEND).dblclick()
    expect(visitor.page.locator(FORM + attribute("data-decision", decision["id"]))).to_have_count(0)
    assert company.match()["ply"] == packet["ply"] + 1
    assert visitor.troubles == []
