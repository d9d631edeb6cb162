"""Things that happen in real positions of each game, done in the page and checked by the API."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.driver import FORM, SEND, Player, attribute
from browser.driver import asked as where
from browser.moments import company_of_bots
from browser.tables import Company, Json, company_at, of_kind, with_truce
from browser.visitor import DESK, PHONE, Screen, Visitor
from server.test_pace import until

TAPS = 5
SCREENS = pytest.mark.parametrize("screen", [DESK, PHONE], ids=str)


def sit_down(visit: Visit, company: Company, seat: str, screen: Screen = DESK, **more: Any) -> tuple[Visitor, Player]:
    """Open the match in the browser of whoever has a seat."""
    visitor = visit(screen, **more)
    visitor.is_person(company.people[seat])
    visitor.open(f"/t/{company.id}")
    return visitor, Player(visitor.page, random.Random(seat), touch=screen.touch)


# ---------------------------------------------------------------- Westeros


@SCREENS
def test_orders_are_kept_as_a_draft_made_ready_and_taken_back(visit: Visit, address: str, screen: Screen) -> None:
    company, packet, decision = company_at(address, "westeros", of_kind("plan"))
    seat = packet["seat"]
    visitor, player = sit_down(visit, company, seat, screen)
    page = visitor.page
    player.wait()
    player.answer()
    page.wait_for_function(f"() => !document.querySelector('{FORM}').ariaBusy?.includes('true')")
    slots = player.texts(f"{FORM} [data-slot]", "data-slot")
    chosen = page.locator(f"{FORM} [data-slot]").all_text_contents()

    page.reload()
    player.wait()
    assert page.locator(f"{FORM} [data-slot]").all_text_contents() == chosen
    draft = until(lambda: company.packet(seat)["decisions"][0]["draft"], lambda found: found is not None)
    assert not draft["ready"]
    assert len(draft["choice"]) == len(slots)

    player.send()
    expect(page.locator(SEND)).to_have_count(0)
    assert company.packet(seat)["decisions"][0]["draft"]["ready"]
    player.click(page.locator(FORM).get_by_role("button", name="Change my choice"))
    expect(page.locator(SEND)).to_be_enabled()
    draft = company.packet(seat)["decisions"][0]["draft"]
    assert not (draft or {}).get("ready")
    assert decision["id"] == company.packet(seat)["decisions"][0]["id"]
    assert visitor.troubles == []


@SCREENS
def test_the_lines_of_a_fight_add_up_to_the_strengths_the_server_counts(
    visit: Visit, address: str, screen: Screen
) -> None:
    company, packet, _ = company_of_bots(address, "westeros", "card")
    visitor, player = sit_down(visit, company, packet["seat"], screen)
    player.look()
    counted = company.people[packet["seat"]].post(f"{company.path}/what-if", {"seat": packet["seat"], "question": {}})
    fight = visitor.page.locator("#board [data-battle]")
    expect(fight.locator("[data-total]")).to_have_count(2)
    for place, side in enumerate(("attacker", "defender")):
        shown = fight.locator("section.ledger").nth(place)
        lines = [int(term.get_attribute("data-amount") or "") for term in shown.locator("[data-amount]").all()]
        total = shown.locator("[data-total]")
        assert lines == [term["amount"] for term in counted[side]["terms"]]
        assert sum(lines) == counted[side]["total"] == int(total.get_attribute("data-total") or "")
        for term in counted[side]["terms"]:
            expect(shown).to_contain_text(term["text"])
    assert visitor.troubles == []


def goals_of(packet: Json, decision: Json) -> list[str]:
    """The areas that the options of a decision name."""
    areas = {area["id"] for area in packet["view"]["areas"]}
    return [word for option in decision["options"] for word in option["notation"].split() if word in areas]


@SCREENS
def test_a_retreat_is_chosen_on_the_map(visit: Visit, address: str, screen: Screen) -> None:
    company, packet, decision = company_of_bots(address, "westeros", "retreat")
    visitor, player = sit_down(visit, company, packet["seat"], screen)
    player.look()
    goal = goals_of(packet, decision)[0]
    confirm = visitor.page.locator("[data-confirm]")
    asks_again = decision["sends"] == "confirm"
    moved = visitor.page.locator(f"#ask:not([data-asked={json.dumps(decision['id'])}])")
    for _ in range(TAPS):  # the map may still move to what is asked about
        assert player.pick(goal)
        if confirm.or_(moved).first.is_visible():
            break
    if asks_again:
        player.click(confirm)
    expect(moved).to_be_attached()
    events = company.packet(packet["seat"], since=packet["ply"])["events"]
    assert any(goal in str(event["event"]["facts"]) for event in events)
    assert visitor.troubles == []


# ---------------------------------------------------------------- The Iron Throne


@SCREENS
def test_an_offer_is_made_by_one_side_and_answered_by_the_other(visit: Visit, address: str, screen: Screen) -> None:
    company, packet, decision = company_at(address, "iron-throne", of_kind("proposal"), with_truce)
    visitor, player = sit_down(visit, company, packet["seat"], screen)
    player.wait()
    player.choose(next(o["notation"] for o in decision["options"] if o["notation"].startswith("propose")))
    steppers = visitor.page.locator(f"{FORM} fieldset fieldset button:enabled, {FORM} .sides button:enabled")
    player.click(steppers.last)
    player.settle()
    player.send()
    expect(visitor.page.locator(FORM + attribute("data-decision", decision["id"]))).to_have_count(0)

    reply_packet, reply = next(company.asked())
    assert reply["kind"] == "reply"
    assert sum(reply_packet["view"]["deal"]) > 0
    other, answerer = sit_down(visit, company, reply_packet["seat"], screen)
    answerer.wait()
    for option in reply["options"]:
        expect(answerer.choice(option["notation"])).to_be_visible()
    answerer.choose("accept")
    answerer.send()
    expect(other.page.locator(FORM + attribute("data-decision", reply["id"]))).to_have_count(0)
    events = company.packet(reply_packet["seat"], since=reply_packet["ply"])["events"]
    assert events
    assert other.troubles == visitor.troubles == []


# ---------------------------------------------------------------- Bloody Throne


def onto_a_card(packet: Json, decision: Json) -> bool:
    """Whether a card can be laid on one that lies already."""
    return decision["kind"] == "place" and any(place["owner"] == packet["seat"] for place in packet["view"]["row"])


@SCREENS
def test_a_card_is_laid_on_a_stack(visit: Visit, address: str, screen: Screen) -> None:
    company, packet, decision = company_at(address, "bloody-throne", onto_a_card)
    visitor, player = sit_down(visit, company, packet["seat"], screen)
    player.wait()
    card = packet["view"]["players"][[p["seat"] for p in packet["view"]["players"]].index(packet["seat"])]["hand"][0]
    player.hide_choices()
    assert player.pick(f"card:{card}")
    visitor.page.locator("[data-gap]").first.wait_for()
    on = next(place for place in player.texts("#board [data-place][data-lit]", "data-place"))
    assert player.pick(f"place:{on}")  # which sends it
    expect(visitor.page.locator(where(decision["id"]))).to_have_count(0)
    place = int(on) - 1
    before, after = packet["view"]["row"][place], company.packet(packet["seat"])["view"]["row"][place]
    assert [lying["card"] for lying in after["cards"]] == [*(lying["card"] for lying in before["cards"]), card]
    assert visitor.troubles == []
