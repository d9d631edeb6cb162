"""Accounts in the page: a password changed, an account deleted, and links that only a button uses up."""

from __future__ import annotations

import random
import re

import httpx
import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.driver import Player, asked, show_part
from browser.tables import Company
from browser.visitor import DESK, PHONE, Screen, Visitor
from server.running import Client
from server.test_pace import until

LOGIN = "ann@example.org"
PASSWORD, OTHER = "correct horse", "battery staple"


def with_account(person: Client, login: str) -> None:
    person.post("/api/accounts", {"login": login, "password": PASSWORD}, 201)


def sign_in(visitor: Visitor, login: str, password: str) -> None:
    page = visitor.open("/me")
    page.get_by_label("Login").fill(login)
    page.get_by_label("Password").fill(password)
    page.get_by_role("button", name="Sign in").click()


def test_a_changed_password_puts_the_other_device_out(visit: Visit, address: str) -> None:
    ann = Client(address, "Ann")
    with_account(ann, LOGIN)
    desk, phone = visit(DESK), visit(PHONE)
    for visitor in (desk, phone):
        sign_in(visitor, LOGIN, PASSWORD)
        expect(visitor.page.get_by_role("heading", name="Ann")).to_be_visible()
    page = desk.page
    page.get_by_label("Present password").fill(PASSWORD)
    page.get_by_label("New password").fill(OTHER)
    page.get_by_role("button", name="Change the password").click()
    expect(page.get_by_text("The password is changed.")).to_be_visible()
    expect(page.locator("[data-session]")).to_have_count(1)
    ann.get("/api/me", 401)
    assert desk.troubles == []
    phone.page.reload()
    expect(phone.page.get_by_role("button", name="Sign in", exact=True)).to_be_visible()
    sign_in(phone, LOGIN, PASSWORD)
    expect(phone.page.get_by_role("alert")).to_be_visible()
    sign_in(phone, LOGIN, OTHER)
    expect(phone.page.get_by_role("heading", name="Ann")).to_be_visible()


def test_one_device_signs_another_out_and_then_all(visit: Visit, address: str) -> None:
    ann = Client(address, "Ann")
    with_account(ann, "everywhere@example.org")
    desk = visit(PHONE)
    sign_in(desk, "everywhere@example.org", PASSWORD)
    there = desk.page.locator("[data-session]")
    expect(there).to_have_count(2)
    desk.page.get_by_role("button", name="Sign out there").click()
    expect(there).to_have_count(1)
    ann.get("/api/me", 401)
    desk.page.get_by_role("button", name="Sign out everywhere").click()
    expect(desk.page.get_by_role("button", name="Sign in", exact=True)).to_be_visible()
    assert desk.get("/api/me") is None


def test_a_name_is_changed_and_a_token_is_made_listed_and_taken_back(visit: Visit, address: str) -> None:
    ann = Client(address, "Ann")
    with_account(ann, "tokens@example.org")
    desk = visit(DESK)
    desk.is_person(ann)
    page = desk.open("/me")
    page.get_by_role("textbox", name="Your name").fill("Anne of Old Stones")
    page.get_by_role("button", name="Change the name").click()
    expect(page.get_by_role("heading", name="Anne of Old Stones", exact=True)).to_be_visible()
    assert ann.get("/api/me")["name"] == "Anne of Old Stones"

    expect(page.get_by_text("You have no tokens.")).to_be_visible()
    page.get_by_label("What for").fill("my bot")
    page.get_by_role("button", name="Make a token").click()
    made = page.locator("code")
    expect(made).not_to_be_empty()
    program = httpx.Client(base_url=address, headers={"authorization": f"Bearer {made.inner_text()}"})
    assert program.get("/api/me").json()["name"] == "Anne of Old Stones"
    page.reload()
    row = page.get_by_role("listitem").filter(has_text="my bot")
    expect(row).to_have_count(1)
    expect(made).to_have_count(0)  # it is shown only once
    row.get_by_role("button", name="Take back").click()
    expect(page.get_by_text("You have no tokens.")).to_be_visible()
    assert program.get("/api/me").status_code == 401
    assert desk.troubles == []


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=str)
def test_an_account_is_deleted_and_the_others_play_on(visit: Visit, address: str, screen: Screen) -> None:
    login = f"gone-{screen}@example.org"
    company = Company(address, "bloody-throne", options={"start": "blu"})
    with_account(company.owner, login)
    bob, cyd = visit(DESK), visit(PHONE)
    for visitor, seat in ((bob, "blu"), (cyd, "grn")):
        visitor.is_person(company.people[seat])
        visitor.open(f"/t/{company.id}")
        visitor.page.locator("[data-connection=live]").wait_for(state="attached")
        show_part(visitor.page, "players")
        expect(visitor.page.get_by_text("Ann", exact=True).locator("visible=true").first).to_be_visible()
    ann = visit(screen)
    ann.is_person(company.owner)
    page = ann.open("/me")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download everything").click()
    assert login in download.value.path().read_text()
    page.get_by_role("button", name="Delete the account").click()
    said = page.get_by_role("dialog")
    expect(said).to_contain_text("Your name goes everywhere.")
    expect(said).to_contain_text("Bots take over your seats")
    said.get_by_label("Password").fill(PASSWORD)
    said.get_by_role("button", name="Delete for good").click()
    expect(page).to_have_url(re.compile(r"/$"))
    assert ann.get("/api/me") is None
    assert ann.troubles == []
    seats = bob.get(f"/api/matches/{company.id}")["seats"]
    assert [seat["controller"] for seat in seats] == ["bot", "person", "person"]
    assert [seat["name"] for seat in seats] == [None, "Bob", "Cyd"]
    for visitor in (bob, cyd):
        expect(visitor.page.get_by_text("Bob", exact=True).locator("visible=true").first).to_be_visible()
        expect(visitor.page.get_by_text("Ann", exact=True)).to_have_count(0)
    before = bob.get(company.path)["ply"]
    for visitor, touch in ((bob, False), (cyd, True)):
        player = Player(visitor.page, random.Random(1), touch=touch)
        decision = player.wait()
        player.answer()
        player.send()
        expect(visitor.page.locator(asked(decision))).to_have_count(0)
    # A bot moves in the seat of who has gone.
    until(lambda: bob.get(company.path)["ply"], lambda ply: ply >= before + 3)
    assert bob.troubles == cyd.troubles == []
    company.owner.get("/api/me", 401)
    with_account(Client(address, "Another Ann"), login)


@pytest.mark.parametrize("to", ["device", "person"])
def test_a_seat_link_is_used_up_by_its_button_and_by_nothing_else(visit: Visit, address: str, to: str) -> None:
    company = Company(address, "bloody-throne")
    ann = company.owner
    link = ann.post(f"{company.path}/seat-link", {"to": to}, 201)["link"]
    before = ann.get(company.path)["seats"]
    for _ in range(2):
        assert httpx.get(f"{address}/link#{link}").status_code == 200
        visitor = visit(PHONE)
        page = visitor.open(f"/link#{link}")
        button = page.get_by_role("button", name="Go on as Ann" if to == "device" else "Take the seat")
        expect(button).to_be_enabled()
    assert ann.get(company.path)["seats"] == before
    button.click()
    if to == "person":
        page.get_by_label("Your name").fill("Dan")
        page.get_by_role("button", name="Go on").click()
    expect(page).to_have_url(re.compile(f"/t/{company.id}"))
    assert visitor.get("/api/me")["name"] == ("Ann" if to == "device" else "Dan")
    assert visitor.get(company.path)["mine"] == [0]
    assert visitor.troubles == []
    late = visit(DESK)
    expect(late.open(f"/link#{link}").get_by_text("leads nowhere")).to_be_visible()


def test_a_link_of_a_namesake_says_who_one_is_and_asks(visit: Visit, address: str) -> None:
    company = Company(address, "bloody-throne")
    link = company.owner.post(f"{company.path}/seat-link", {}, 201)["link"]
    visitor = visit(PHONE)
    visitor.is_person(Client(address, "Ann"))
    me = visitor.get("/api/me")["id"]
    page = visitor.open(f"/link#{link}")
    expect(page.get_by_role("alert")).to_contain_text("somebody else who is also called Ann")
    expect(page.get_by_role("alert")).to_contain_text("has no account")
    expect(page.get_by_role("link", name="Change nothing")).to_be_visible()
    assert visitor.get("/api/me")["id"] == me
    page.get_by_role("button", name="Go on as Ann").click()
    expect(page).to_have_url(re.compile(f"/t/{company.id}"))
    assert visitor.get("/api/me")["id"] != me
    assert visitor.troubles == []


def test_an_invitation_that_is_only_opened_seats_nobody(visit: Visit, address: str) -> None:
    company = Company(address, "bloody-throne", is_started=False)
    path = f"/t/{company.id}?invite={company.invite}"
    before = company.match()["seats"]
    assert httpx.get(address + path).status_code == 200
    visitor = visit(PHONE)
    page = visitor.open(path)
    expect(page.get_by_role("button", name="Take a seat")).to_be_enabled()
    assert company.match()["seats"] == before
    page.get_by_role("button", name="Take a seat").click()
    page.get_by_label("Your name").fill("Dan")
    page.get_by_role("button", name="Go on").click()
    expect(page).to_have_url(re.compile(f"/t/{company.id}$"))
    assert visitor.get(company.path)["mine"] == [1]


def test_the_player_finds_the_seat_link_at_the_table(visit: Visit, address: str) -> None:
    company = Company(address, "bloody-throne")
    visitor = visit(DESK)
    visitor.is_person(company.owner)
    page = visitor.open(f"/t/{company.id}")
    show_part(page, "more")
    page.get_by_role("button", name="Play on from another device").click()
    field = page.get_by_label("Seat link", exact=True)
    expect(field).to_have_value(re.compile(r"/link#[\w-]{43}$"))
    phone = visit(PHONE)
    phone.open(field.input_value()).get_by_role("button", name="Go on as Ann").click()
    expect(phone.page).to_have_url(re.compile(f"/t/{company.id}"))
    assert visitor.troubles + phone.troubles == []
