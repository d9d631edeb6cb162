"""Sitting down as people see it: an invitation, quick play, seats swapped, a bot's seat taken over."""

from __future__ import annotations

from itertools import count

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.driver import ANYTHING, show_part
from browser.moments import dealt_from
from browser.tables import Company
from browser.test_life import LONG, press, sees
from browser.visitor import DESK, PHONE, Screen, Visitor
from server.running import Client
from throneroom.core.dice import Dice


def browsing(visit: Visit, person: Client, screen: Screen = DESK) -> Visitor:
    visitor = visit(screen)
    visitor.is_person(person)
    return visitor


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=str)
def test_the_invitation_says_everything_before_it_asks_for_a_name(visit: Visit, address: str, screen: Screen) -> None:
    company = Company(address, "westeros", is_started=False, pace={"kind": "days", "days": 2})
    guest = visit(screen)
    guest.open(f"/t/{company.id}?invite={company.invite}")
    for text in (
        "A Game of Thrones",
        "Evening",
        "Ann",
        "Baratheon",
        "Lannister",
        "2 seats are free",
        "2 days",
        "English",
    ):
        expect(guest.page.locator("[data-invited]")).to_contain_text(text, timeout=LONG)
    expect(guest.page.get_by_role("dialog")).to_have_count(0)
    guest.page.get_by_role("button", name="Sit here").nth(1).click()
    guest.page.get_by_role("dialog").get_by_role("textbox").first.fill("Bob")
    guest.page.keyboard.press("Enter")
    sees(guest.page, "Ann is the host and starts the match.")
    assert [seat["name"] for seat in company.match()["seats"]] == ["Ann", None, "Bob"]
    assert guest.troubles == []


def test_the_invitation_shows_by_itself_who_has_sat_down_meanwhile(visit: Visit, address: str) -> None:
    company = Company(address, "westeros", is_started=False)
    guest = visit(PHONE)
    guest.open(f"/t/{company.id}?invite={company.invite}")
    seats = guest.page.get_by_role("button", name="Sit here")
    expect(seats).to_have_count(2, timeout=LONG)
    Client(address, "Bob").post(f"{company.path}/join", {"invite": company.invite, "seat": 1})
    expect(seats).to_have_count(1, timeout=LONG)
    expect(guest.page.locator("[data-invited]")).to_contain_text("Bob")
    assert guest.troubles == []


def test_who_has_a_session_and_no_seat_meets_no_error_on_the_way_in(visit: Visit, address: str) -> None:
    company = Company(address, "bloody-throne", is_started=False)
    bob = browsing(visit, Client(address, "Bob"))
    bob.open(f"/t/{company.id}?invite={company.invite}")
    press(bob.page, "Take a seat")
    sees(bob.page, "Ann is the host and starts the match.")
    bob.open(f"/t/{company.id}?invite={company.invite}")
    sees(bob.page, "Ann is the host and starts the match.")
    assert bob.troubles == []


def test_quick_play_among_four_as_a_chosen_house_is_remembered(visit: Visit, address: str) -> None:
    ann = visit()
    for game, seat, name in (("westeros", "gre", "Greyjoy"), ("iron-throne", "tar", "Targaryen")):
        ann.open("/")
        wish = ann.page.locator(f"[data-wish={game}]")
        wish.click()
        ann.page.locator(f"[data-players={game}]").get_by_role("radio", name="4", exact=True).check()
        ann.page.locator(f"[data-house={game}]").get_by_role("radio", name=name).check()
        ann.page.locator(f"[data-level={game}]").get_by_role("radio", name="easy").check()
        ann.open("/")
        expect(wish).to_contain_text(f"{name}, against 3 bots", timeout=LONG)
        expect(ann.page.locator(f"[data-house={game}] [value={seat}]")).to_be_checked()
        ann.page.locator(f"[data-play={game}]").click()
        expect(ann.page.locator("main.frame, [data-stage]")).to_be_visible(timeout=LONG)
        match = ann.get(f"/api/matches/{ann.page.url.rpartition('/')[2]}")
        assert (match["players"], [match["seats"][mine]["code"] for mine in match["mine"]]) == (4, [seat])
        assert {chair["bot"] for chair in match["seats"] if chair["bot"]} == {"random"}
    assert ann.troubles == []


def test_a_match_of_friends_has_a_pace_that_cannot_hang(visit: Visit, address: str) -> None:
    ann = browsing(visit, Client(address, "Ann"))
    ann.open("/")
    press(ann.page, "Create match")
    ann.page.wait_for_url("**/t/*", timeout=LONG)
    match = ann.get(f"/api/matches/{ann.page.url.rpartition('/')[2]}")
    assert match["pace"].items() >= {"kind": "days", "days": 2}.items()
    assert ann.page.evaluate("() => getComputedStyle(document.documentElement).overscrollBehaviorY") == "contain"
    assert ann.troubles == []


def test_the_owner_starts_with_seats_by_lot(visit: Visit, address: str) -> None:
    others = (Client(address, "Bob"), Client(address, "Cyd"))
    by_lot = next(seed for seed in map(str, count()) if Dice(f"{seed} seats").shuffled((0, 1, 2)) != [0, 1, 2])
    with dealt_from(by_lot):
        company = Company(address, "westeros", is_started=False)
    ann = browsing(visit, company.owner)
    ann.open(f"/t/{company.id}")
    lot = ann.page.get_by_role("button", name="Start with random seats")
    for other in others:
        expect(lot).to_be_disabled()
        other.post(f"{company.path}/join", {"invite": company.invite})
    expect(lot).to_be_enabled(timeout=LONG)
    lot.click()
    expect(ann.page.locator("[data-stage]")).to_be_visible(timeout=LONG)
    match = company.match()
    seated = [("Ann", "Bob", "Cyd")[place] for place in Dice(f"{by_lot} seats").shuffled((0, 1, 2))]
    assert [seat["name"] for seat in match["seats"]] == seated
    assert [seat["code"] for seat in match["seats"]] == ["bar", "lan", "sta"]
    assert match["mine"] == [seated.index("Ann")]
    assert ann.troubles == []


def test_two_swap_seats_in_the_waiting_room_and_one_takes_a_free_one(visit: Visit, address: str) -> None:
    company = Company(address, "westeros", is_started=False)
    other = Client(address, "Bob")
    other.post(f"{company.path}/join", {"invite": company.invite})
    ann, bob = browsing(visit, company.owner), browsing(visit, other, PHONE)
    for visitor in (ann, bob):
        visitor.open(f"/t/{company.id}")
        sees(visitor.page, "Lannister")
    press(bob.page, "Ask to swap")
    sees(ann.page, "Bob wants to swap seats with you")
    sees(bob.page, "Ann was asked to swap")
    press(ann.page, "Swap")
    expect(bob.page.get_by_text("Ann was asked to swap")).to_have_count(0, timeout=LONG)
    assert [seat["name"] for seat in company.match()["seats"]] == ["Bob", "Ann", None]
    press(bob.page, "Move here")
    expect(ann.page.locator("main li").nth(2)).to_contain_text("Bob", timeout=LONG)
    assert [seat["name"] for seat in company.match()["seats"]] == [None, "Ann", "Bob"]
    assert [ann.troubles, bob.troubles] == [[], []]


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=str)
def test_who_comes_late_is_told_that_a_bot_played_and_what_happened(visit: Visit, address: str, screen: Screen) -> None:
    owner = Client(address, "Ann")
    seats = [{"who": "me"}, {"who": "greedy"}, {"who": "greedy"}]
    body = {"game": "bloody-throne", "players": 3, "seats": seats, "options": {"start": "blu"}}
    match = owner.post("/api/matches", body, 201)
    path = f"/api/matches/{match['id']}"
    owner.post(f"{path}/start")
    invite = owner.post(f"{path}/invite", status=201)["invite"]
    cyd = visit(screen)
    cyd.is_person(owner)
    cyd.open(f"/t/{match['id']}")
    expect(cyd.page.locator(ANYTHING).first).to_be_visible(timeout=LONG)  # the bots have played
    late = browsing(visit, Client(address, "Cyd"), screen)
    late.open(f"/t/{match['id']}?invite={invite}")
    sees(late.page, "The match is under way: you take over from a bot.")
    press(late.page, "Take over")
    sees(late.page, "Until now a bot played this seat (Blue).")
    late.open(f"/t/{match['id']}")
    sees(late.page, "Until now a bot played this seat (Blue).")
    things = [
        told["text"] for told in late.get(f"{path}/view", since=0)["events"] if "blu" in told["event"]["facts"].values()
    ]
    assert things
    press(late.page, "Play")
    story = late.page.get_by_role("region", name="What happened since you looked")
    for number, text in enumerate(things, 1):
        expect(story).to_contain_text(f"{number} / {len(things)}", timeout=LONG)
        expect(story.locator(".told")).to_have_text(text)
        press(late.page, "One thing on")
    expect(story).to_have_count(0, timeout=LONG)
    assert late.troubles == []


def test_the_owner_says_whether_latecomers_take_over_before_and_after_the_start(visit: Visit, address: str) -> None:
    owner = Client(address, "Ann")
    seats = [{"who": "me"}, {"who": "greedy"}, {"who": "greedy"}]
    options = {"houses": "tyrell,baratheon,stark"}
    match = owner.post("/api/matches", {"game": "iron-throne", "players": 3, "seats": seats, "options": options}, 201)
    path = f"/api/matches/{match['id']}"
    ann = browsing(visit, owner)
    ann.open(f"/t/{match['id']}")
    for place, house in enumerate(("Tyrell", "Baratheon", "Stark")):
        expect(ann.page.locator("main li").nth(place)).to_contain_text(house)
    switch = ann.page.locator("[data-latecomers]")
    expect(switch).to_be_checked()
    switch.click()
    expect(switch).to_be_enabled()
    expect(switch).not_to_be_checked()
    assert owner.get(path)["latecomers"] is False
    press(ann.page, "Start")
    show_part(ann.page, "more")
    expect(switch).not_to_be_checked()
    switch.click()
    expect(switch).to_be_enabled()
    expect(switch).to_be_checked()
    assert owner.get(path)["latecomers"] is True
    assert ann.troubles == []


def test_the_owner_invites_a_latecomer_from_the_page_and_withdraws_what_was_made(visit: Visit, address: str) -> None:
    ann, bob = browsing(visit, Client(address, "Ann"), PHONE), browsing(visit, Client(address, "Bob"), PHONE)
    seats = [{"who": "me"}, {"who": "random"}, {"who": "random"}]
    body = {"game": "bloody-throne", "players": 3, "seats": seats, "options": {"start": "red"}}
    id = ann.context.request.post("/api/matches", data=body, headers={"X-Throneroom": "1"}).json()["id"]
    link = ann.page.get_by_label("Invitation", exact=True)
    ann.open(f"/t/{id}")
    press(ann.page, "Make an invitation")
    of_the_room = link.input_value(timeout=LONG)
    press(ann.page, "Withdraw the invitation")
    sees(ann.page, "The invitation leads nowhere any more.")
    expect(link).to_have_count(0)
    press(ann.page, "Make an invitation")
    before = link.input_value(timeout=LONG)
    press(ann.page, "Start")
    show_part(ann.page, "more")
    press(ann.page, "Make an invitation")
    first = link.input_value(timeout=LONG)
    press(ann.page, "New invitation instead")
    expect(link).not_to_have_value(first)
    second = link.input_value()
    for ended in (of_the_room, before, first):
        bob.open(ended)
        sees(bob.page, "This match is for its players")
    bob.open(second)
    press(bob.page, "Take over")
    expect(bob.page.locator("[data-stage]")).to_be_visible(timeout=LONG)
    assert [seat["name"] for seat in ann.get(f"/api/matches/{id}")["seats"]] == ["Ann", "Bob", None]
    press(ann.page, "Withdraw the invitation")
    sees(ann.page, "The invitation leads nowhere any more.")
    late = visit(PHONE)
    late.open(second)
    sees(late.page, "This match is for its players")
    assert ann.troubles == []
    assert {trouble.split(":")[0] for trouble in [*bob.troubles, *late.troubles]} == {"404"}
