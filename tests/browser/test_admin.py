"""Looking after a server in the page: somebody is reported, blocked, shut out, and let in again."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from browser.conftest import Visit
from browser.driver import show_part
from browser.tables import Company
from browser.visitor import DESK, PHONE, Visitor
from server.running import free_port, running, sqlite
from server.test_moderation import administrator, spoil

COWARD = "You are a coward."


def open_table(visitor: Visitor, company: Company) -> Page:
    page = visitor.open(f"/t/{company.id}")
    page.locator("[data-connection=live]").wait_for(state="attached")
    return page


def about(page: Page, name: str) -> Locator:
    """The menu about who said something."""
    show_part(page, "chat")
    page.get_by_role("button", name=f"What to do about {name}").click()
    return page.get_by_role("dialog", name=name)


def test_a_report_is_read_and_who_it_is_about_is_shut_out_and_let_in_again(
    visit: Visit, address: str, store: str
) -> None:
    company = Company(address, "bloody-throne")
    bob = next(person for person in company.people.values() if person.get("/api/me")["name"] == "Bob")
    bob.post(f"{company.path}/messages", {"text": COWARD}, 201)
    ann = visit(PHONE)
    ann.is_person(company.owner)
    menu = about(open_table(ann, company), "Bob")
    menu.get_by_role("button", name="Report…").click()
    menu.get_by_label("What is wrong with Bob?").fill("Rude.")
    expect(menu).to_contain_text("The administrators of this server will read it")
    menu.get_by_role("button", name="Send the report").click()
    expect(menu).to_contain_text("The administrators have your report.")

    root = visit(DESK)
    with ThreadPoolExecutor() as aside:  # the browser's event loop runs here
        root.is_person(aside.submit(administrator, address, store).result())
    page = root.open("/me")
    page.get_by_role("link", name="For administrators").click()
    report = page.get_by_role("region", name="Reports").get_by_role("listitem")
    expect(report).to_contain_text("Ann about Bob")
    expect(report).to_contain_text(COWARD)
    expect(report.get_by_role("link", name="To the match")).to_have_attribute("href", f"/t/{company.id}")
    report.get_by_role("button", name="Find Bob").click()
    found = page.get_by_role("region", name="People").get_by_role("listitem")
    expect(found).to_have_count(1)
    found.get_by_role("button", name="Ban…").click()
    bob.get("/api/me")  # nothing has happened before it is confirmed
    page.get_by_role("dialog").get_by_role("button", name="Ban Bob").click()
    expect(found).to_contain_text("banned")
    bob.get(company.path, 401)
    found.get_by_role("button", name="Let in again").click()
    expect(found.get_by_role("button", name="Ban…")).to_be_visible()
    bob.get(company.path)
    report.get_by_role("button", name="Dealt with").click()
    expect(page.get_by_text("There are no reports.")).to_be_visible()

    page = open_table(root, company)
    show_part(page, "players")
    page.locator("[data-handle]:visible").first.click()
    expect(page.get_by_role("dialog").get_by_role("button", name="Nudge")).to_be_visible()
    expect(page.get_by_role("button", name="Give this seat to a bot for good")).to_have_count(
        0
    )  # who is there keeps it
    page = root.open("/admin")
    page.get_by_role("searchbox", name="Name, login or id").fill(bob.get("/api/me")["id"])
    page.get_by_role("region", name="People").get_by_role("button", name="Search").click()
    expect(found).to_have_count(1)
    found.get_by_role("button", name="Matches", exact=True).click()
    match = page.locator(f"[data-match='{company.id}']")
    match.get_by_role("button", name="Close…").click()
    page.get_by_role("dialog").get_by_role("button", name="Close the match").click()
    expect(match).to_contain_text("stopped")
    assert company.match()["status"] == "abandoned"
    page.get_by_label("Show those dealt with").check()
    report.get_by_role("link", name="Replay at move").click()
    expect(page.get_by_role("slider").first).to_be_visible()
    page = root.open("/admin")
    match.get_by_role("button", name="Delete…").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete the match").click()
    expect(match).to_have_count(0)
    assert ann.troubles + root.troubles == []
    bob.get(company.path, 404)


def test_who_is_blocked_is_heard_no_more_until_they_are_unblocked(visit: Visit, address: str) -> None:
    company = Company(address, "bloody-throne")
    code, bob = next(
        (code, person) for code, person in company.people.items() if person.get("/api/me")["name"] == "Bob"
    )
    bob.post(f"{company.path}/messages", {"text": COWARD}, 201)
    ann = visit(DESK)
    ann.is_person(company.owner)
    menu = about(open_table(ann, company), "Bob")
    page = ann.page
    menu.get_by_role("button", name="Mute").click()
    menu.get_by_role("button", name="Hear again").click()
    menu.get_by_role("button", name="Close").click()
    expect(page.get_by_text(COWARD)).to_be_visible()
    show_part(page, "players")
    page.locator(f"[data-handle='{code}']:visible").first.click()
    seat = page.get_by_role("dialog")
    seat.get_by_role("button", name="Block…").click()
    assert ann.get("/api/blocks") == []
    with page.expect_response(lambda response: "/api/blocks" in response.url):
        seat.get_by_role("button", name="Block Bob").click()
    assert [row["name"] for row in ann.get("/api/blocks")] == ["Bob"]
    expect(page.get_by_text(COWARD)).to_have_count(0)
    page = ann.open("/me")
    expect(page.get_by_role("link", name="For administrators")).to_have_count(0)
    page.get_by_role("button", name="Unblock: Bob").click()
    expect(page.get_by_text("You block nobody.")).to_be_visible()
    assert ann.get("/api/blocks") == []
    page = ann.open("/admin")
    expect(page.get_by_text("This page is for the administrators of this server.")).to_be_visible()
    assert ann.troubles == []


def test_a_match_put_aside_is_shown_to_its_player_and_brought_back_by_an_administrator(
    visit: Visit, tmp_path: Path
) -> None:
    database, port = sqlite(tmp_path), free_port()
    with ThreadPoolExecutor() as aside:  # the browser's event loop runs here
        with running(database, port=port) as address:
            company = Company(address, "bloody-throne")
            manager = aside.submit(administrator, address, database).result()
        hash = aside.submit(asyncio.run, spoil(database, company.id)).result()
        with running(database, port=port) as address:
            ann, root = visit(PHONE, at=address), visit(DESK, at=address)
            ann.is_person(company.owner)
            root.is_person(manager)
            page = ann.open(f"/t/{company.id}")
            expect(page.get_by_text("Something in the stored record of this match is broken")).to_be_visible()
            expect(page.locator("[data-stage]")).to_have_count(0)
            expect(ann.open("/").get_by_text("Put aside")).to_be_visible()
            row = root.open("/admin").get_by_role("region", name="Put aside").get_by_role("listitem")
            expect(row).to_have_attribute("data-match", company.id)
            expect(row).to_contain_text("Ann, Bob, Cyd")
            with root.page.expect_download() as download:
                row.get_by_role("link", name="Download what is stored").click()
            assert company.id in download.value.path().read_text()
            row.get_by_role("button", name="Try again").click()
            expect(row).to_contain_text("It is still broken, and stays put aside.")
            ann.open("about:blank")
        aside.submit(asyncio.run, spoil(database, company.id, hash)).result()
    with running(database, port=port):
        root.page.reload()
        row.get_by_role("button", name="Try again").click()
        expect(root.page.get_by_text("No match is put aside.")).to_be_visible()
        expect(ann.open(f"/t/{company.id}").locator("[data-stage]")).to_be_visible()
    assert [trouble for trouble in ann.troubles if "failed" not in trouble] == []
