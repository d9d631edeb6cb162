"""What happens to one of three people at a match, and what the two others see of it, each in a browser of their own."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.driver import ANYTHING, FORM, SEND, Player
from browser.driver import asked as where
from browser.tables import Company, company_at, of_kind
from browser.test_life import LONG, at_table, is_told, press, sees, visitors
from browser.test_offline import WAITING
from browser.test_planning import OPEN, SLOT, choose_first, stands
from browser.visitor import DESK, PHONE
from server.running import Client
from server.test_life import by_default


def test_a_choice_made_offline_reaches_the_two_others_when_its_maker_is_back(visit: Visit, address: str) -> None:
    company = Company(address, "bloody-throne", options={"start": "red"})
    ann, bob, cyd = visitors(visit, company, PHONE, DESK, DESK)
    at_table(ann, bob, cyd, company=company)
    packet, decision = next(company.asked())
    asked = where(decision["id"])
    player = Player(ann.page, random.Random(1), touch=True)
    player.wait()
    player.answer()
    ann.context.set_offline(True)
    player.send()
    expect(ann.page.locator(WAITING)).to_be_visible(timeout=LONG)
    for other in (bob, cyd):
        expect(other.page.locator(ANYTHING)).to_have_count(0)
    assert company.match()["ply"] == packet["ply"]

    ann.context.set_offline(False)
    expect(ann.page.locator(asked)).to_have_count(0, timeout=LONG)
    expect(ann.page.locator(WAITING)).to_have_count(0, timeout=LONG)
    next_asked = dict(zip(company.people, (ann, bob, cyd), strict=True))[company.match()["awaited"][0]]
    expect(next_asked.page.locator(ANYTHING).first).to_be_visible(timeout=LONG)
    assert company.match()["ply"] == packet["ply"] + 1
    assert bob.troubles == cyd.troubles == []


def test_a_reload_in_planning_keeps_the_own_order_and_the_two_others_plan_on(visit: Visit, address: str) -> None:
    company, packet, _ = company_at(address, "westeros", of_kind("plan"))
    people = visitors(visit, company, PHONE, DESK, DESK)
    at_table(*people, company=company)
    players = [Player(each.page, random.Random(n), touch=n == 0) for n, each in enumerate(people)]
    counts = []
    for player in players:
        player.wait()
        counts.append(len(player.texts(SLOT, "data-slot")))
    slot, text = choose_first(players[0])
    people[0].page.reload()
    players[0].wait()
    stands(people[0].page, slot, text, counts[0] - 1)
    for each, count in zip(people[1:], counts[1:], strict=True):
        expect(each.page.locator(OPEN)).to_have_count(count)
        expect(each.page.locator(SEND)).to_be_disabled()
    for each, player in zip(people, players, strict=True):
        player.click(each.page.locator(f"{FORM} [data-fill]"))
        player.send()
    for each in people:
        expect(each.page.locator(f"{FORM}:has([data-slot])")).to_have_count(0, timeout=LONG)
        assert each.troubles == []
    assert company.match()["ply"] > packet["ply"]


def test_two_people_are_told_who_comes_late_and_plays_on_for_a_bot(visit: Visit, address: str) -> None:
    ann, bob, cyd = (Client(address, name) for name in ("Ann", "Bob", "Cyd"))
    seats = [{"who": "me"}, {"who": "empty"}, {"who": "greedy"}]
    body = {"game": "bloody-throne", "players": 3, "seats": seats, "options": {"start": "red"}}
    match = ann.post("/api/matches", body, 201)
    path = f"/api/matches/{match['id']}"
    bob.post(f"{path}/join", {"invite": match["invite"]})
    ann.post(f"{path}/start")
    invite = ann.post(f"{path}/invite", status=201)["invite"]
    there = []
    for person, screen in ((ann, DESK), (bob, DESK), (cyd, PHONE)):
        visitor = visit(screen)
        visitor.is_person(person)
        there.append(visitor)
    for visitor in there[:2]:
        visitor.open(f"/t/{match['id']}")
        expect(visitor.page.locator("[data-connection=live]")).to_be_visible(timeout=LONG)
    late = there[2]
    late.open(f"/t/{match['id']}?invite={invite}")
    sees(late.page, "The match is under way: you take over from a bot.")
    press(late.page, "Take over")
    sees(late.page, "Until now a bot played this seat")
    for visitor in there[:2]:
        is_told(visitor, "Cyd")
        assert visitor.troubles == []
    assert [seat["name"] for seat in ann.get(path)["seats"]] == ["Ann", "Bob", "Cyd"]

    press(late.page, "Skip")
    for person in (ann, bob):
        by_default(person, match["id"])
    assert ann.get(path)["awaited"] == ["grn"]
    before = ann.get(path)["ply"]
    player = Player(late.page, random.Random(1), touch=True)
    decision = player.wait()
    player.answer()
    player.send()
    expect(late.page.locator(where(decision))).to_have_count(0, timeout=LONG)
    (seat,) = ann.get(path)["awaited"]
    next_asked = there[("red", "blu", "grn").index(seat)]
    expect(next_asked.page.locator(ANYTHING).first).to_be_visible(timeout=LONG)
    assert ann.get(path)["ply"] == before + 1
    # Ann and Bob answered elsewhere while their pages were still asking about it.
    assert [t for visitor in there for t in visitor.troubles if not t.startswith("409: GET")] == []
