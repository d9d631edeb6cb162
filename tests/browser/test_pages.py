"""The pages around the tables: what is owed in small, the turning points of a match, cards in the rules."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Request, expect

from browser.conftest import Visit
from browser.driver import show_part
from browser.tables import GAMES, Company
from browser.visitor import DESK, PHONE, Screen
from server.running import Client


def test_what_is_owed_shows_the_table_in_small_at_one_request_each(visit: Visit, address: str) -> None:
    owner = Client(address, "Ann")
    for game in GAMES:
        seats = [{"who": "me"}, {"who": "greedy"}, {"who": "greedy"}]
        match = owner.post("/api/matches", {"game": game, "players": 3, "seats": seats}, 201)
        owner.post(f"/api/matches/{match['id']}/start")
    ann = visit()
    ann.is_person(owner)
    asked: list[str] = []

    def note(request: Request) -> None:
        if "/view?" in request.url:
            asked.append(request.url)

    ann.page.on("request", note)
    ann.open("/")
    owed = ann.page.locator("[data-owed]")
    expect(owed).to_have_count(len(GAMES))
    for row in owed.all():
        expect(row.locator("svg[data-small][aria-hidden=true]")).to_be_attached()
        expect(row.get_by_role("link")).to_be_visible()
    assert len(asked) == len(set(asked)) == len(GAMES)
    assert ann.troubles == []


def test_a_turning_point_leads_from_the_results_to_its_moment(visit: Visit, address: str) -> None:
    company = Company(address, "bloody-throne")
    company.play_until(lambda packet, decision: False)
    points = company.owner.get(f"/api/replays/{company.id}/story")["turning_points"]
    ann = visit()
    ann.is_person(company.owner)
    ann.open(f"/t/{company.id}")
    cards = ann.page.locator("[data-result] [data-turning]")
    expect(cards).to_have_count(len(points))
    for card, point in zip(cards.all(), points, strict=True):
        expect(card).to_contain_text(point["text"])
        expect(card.locator("svg[data-small]")).to_be_attached()
    cards.last.get_by_role("link").click()
    slider = ann.page.get_by_role("slider")
    expect(slider).to_have_value(str(points[-1]["ply"]))
    slider.press("Home")
    slider.press("Shift+ArrowRight")
    rounds = ann.get(f"/api/replays/{company.id}")["rounds"]
    first = next(told for told in rounds if told["ply"] > 0)
    expect(slider).to_have_value(str(first["ply"]))
    expect(slider).to_have_attribute("aria-valuetext", re.compile(re.escape(first["text"])))
    assert ann.troubles == []


def test_the_rules_show_every_card_and_arrows_walk_along_them(visit: Visit, address: str) -> None:
    reader = visit()
    for game in GAMES:
        words = reader.get(f"/api/games/{game}/words")
        (first, second, *_), names = words["names"]["card"], words["names"]["card"]
        reader.open(f"/rules/{game}")
        viewer = reader.page.locator("[data-cards]")
        cards = viewer.locator("[data-card]")
        expect(cards).to_have_count(len(names))
        expect(viewer.locator("h3")).to_have_text(names[first])
        cards.first.press("ArrowRight")
        expect(viewer.locator("h3")).to_have_text(names[second])
        expect(viewer.locator(f"[data-card='{second}']")).to_be_focused()
        if words["effects"].get(second):
            expect(viewer).to_contain_text(words["effects"][second])
        expect(viewer.get_by_role("link")).to_have_count(0 if game == "iron-throne" else 1)
    assert reader.troubles == []


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=str)
def test_the_rules_lie_beside_the_table_until_escape_or_the_way_back(
    visit: Visit, address: str, screen: Screen
) -> None:
    company = Company(address, "bloody-throne", options={"start": "red"})
    rules = company.owner.get("/api/games/bloody-throne/rules")
    ann = visit(screen)
    ann.is_person(company.owner)
    fetched: list[str] = []
    ann.page.on("request", lambda request: fetched.append(request.url.rpartition("/")[2]))
    ann.open(f"/t/{company.id}")
    drawer = ann.page.locator("[data-open=rules]")
    for looked, away in enumerate((lambda: ann.page.keyboard.press("Escape"), ann.page.go_back)):
        show_part(ann.page, "more")
        expect(ann.page.locator("[data-open=more]")).to_be_visible()
        assert any(["Beside-" in name for name in fetched]) == bool(looked), "it is fetched when it is wanted"
        ann.page.locator("[data-open=more]").get_by_role("button", name="Rules", exact=True).click()
        expect(drawer.locator(".rule")).to_have_count(0)
        drawer.locator("summary").first.click()
        expect(drawer.locator(".rule").filter(has_text=rules[0]["text"])).to_be_visible()
        expect(drawer.get_by_role("link")).to_have_attribute("href", "/rules/bloody-throne")
        drawer.get_by_role("searchbox").fill(rules[5]["id"])
        expect(drawer.locator(".rule").filter(has_text=rules[5]["text"])).to_be_visible()
        expect(drawer.locator("summary")).to_have_count(1)
        away()
        expect(drawer).to_have_count(0)
        expect(ann.page.locator("[data-stage]")).to_be_visible()
    ann.page.locator("#ask button.what").click()
    cited = ann.page.locator("#about li a").first
    wanted = str(cited.text_content())
    cited.click()
    text = next(rule["text"] for rule in rules if rule["id"] == wanted)
    expect(drawer.locator(".wanted")).to_contain_text(text)
    expect(drawer.locator(".wanted")).to_be_in_viewport()
    assert len(ann.context.pages) == 1
    assert ann.troubles == []
