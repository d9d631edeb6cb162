"""Notices in a real browser: a link that was really sent leads to the match, and their page sets them."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.driver import ANYTHING
from browser.tables import Company
from browser.test_life import at_table, visitors
from server.mailbox import Mailbox, standing_mailbox
from server.running import Client, running, sqlite
from server.support import PATIENCE

BOARD = "[data-connection=live]"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    path: Path = tmp_path_factory.mktemp("notices")
    with running(sqlite(path), rate_limits=1000, notify_test=True, notify_seconds=0) as found:
        yield found


def sent(person: Client) -> list[Any]:
    """The notices of a person once one was sent."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = [notice for notice in person.get("/api/notifications") if notice["sent"] is not None]
        if found:
            return found
        time.sleep(0.1)
    raise AssertionError("no notice was sent")


def test_the_link_of_a_notice_opens_the_match_also_for_who_must_sign_in_first(visit: Visit, address: str) -> None:
    ann = Client(address, "Ann")
    ann.post("/api/accounts", {"login": "ann-notices", "password": "a long password"}, 201)
    ann.post("/api/notifications/settings", {"channel": "test:"})
    setup = {"game": "bloody-throne", "players": 3, "pace": {"kind": "days", "days": 1},
             "seats": [{"who": "me"}, {"who": "random"}, {"who": "random"}]}  # fmt: skip
    match = ann.post("/api/matches", setup, 201)["id"]
    ann.post(f"/api/matches/{match}/start")
    link = re.findall(r"https?://\S+", sent(ann)[0]["text"])[0]
    assert link == f"{address}/t/{match}"

    known = visit()
    known.is_person(ann)
    known.open(link)
    expect(known.page.locator(BOARD)).to_be_visible()
    earlier = known.open(f"/matches/{match}")
    expect(earlier.locator(BOARD)).to_be_visible()
    assert known.troubles == []

    unknown = visit()
    page = unknown.open(link)
    page.get_by_label("Login").fill("ann-notices")
    page.get_by_label("Password").fill("a long password")
    page.get_by_role("button", name="Sign in").click()
    expect(page.locator(BOARD)).to_be_visible()
    assert page.url == link
    assert set(unknown.troubles) == {f"404: GET /api/matches/{match}"}


def test_who_is_asked_among_three_people_follows_the_link_of_the_notice(visit: Visit, address: str) -> None:
    company = Company(address, "bloody-throne", pace={"kind": "days", "days": 1}, options={"start": "red"})
    for person in company.people.values():
        person.post("/api/notifications/settings", {"channel": "test:"})
    ann, bob, cyd = visitors(visit, company)
    at_table(ann, cyd, company=company)
    company.answer(*next(company.asked()))
    link = re.findall(r"https?://\S+", sent(company.people["blu"])[0]["text"])[0]
    bob.open(link)
    expect(bob.page.locator(ANYTHING)).to_be_visible()
    for visitor in (ann, cyd):
        expect(visitor.page.locator(ANYTHING)).to_have_count(0)
    assert [visitor.troubles for visitor in (ann, bob, cyd)] == [[], [], []]


def test_notices_are_set_tried_and_turned_off_on_their_page(visit: Visit, address: str) -> None:
    ann = Client(address, "Ann")
    visitor = visit()
    visitor.is_person(ann)
    asked: list[str] = []
    visitor.page.on(
        "request", lambda request: asked.append(request.url) if "/api/notifications" in request.url else None
    )
    page = visitor.open("/me")
    page.get_by_role("link", name="Notifications").click()
    where = page.get_by_role("region", name="Where")
    expect(where.get_by_text("Notifications are off.")).to_be_visible()
    where.get_by_label("Send them to").select_option("ntfy")
    where.get_by_label("Topic").fill("topic,json://127.0.0.1:1/")
    where.get_by_role("button", name="Save").click()
    expect(where.get_by_role("alert")).to_contain_text("discord, ntfy, pover, slack, tgram")
    where.get_by_label("Send them to").select_option("test")
    where.get_by_role("button", name="Save").click()
    expect(where.get_by_text("Saved.")).to_be_visible()
    where.get_by_role("button", name="Send a test").click()
    expect(page.get_by_role("region", name="Last notifications").get_by_text("Test", exact=True)).to_be_visible()
    page.get_by_label("A match ends").uncheck()
    quiet = page.get_by_role("region", name="Quiet hours")
    quiet.get_by_label("No notifications").check()
    quiet.get_by_label("From").select_option("23")
    quiet.get_by_label("Time zone").select_option("Europe/Prague")
    quiet.get_by_role("button", name="Save").click()
    expect(quiet.get_by_text("Saved.")).to_be_visible()
    found = ann.get("/api/notifications/settings")
    assert (found["channel"], found["kinds"]["end"], found["kinds"]["turn"]) == ("test:", False, True)
    assert found["quiet"] == {"from": 23, "to": 7, "zone": "Europe/Prague"}
    page.reload()
    expect(page.get_by_label("A match ends")).not_to_be_checked()
    expect(quiet.get_by_label("From")).to_have_value("23")
    where.get_by_role("button", name="Turn off").click()
    expect(where.get_by_text("Notifications are off.")).to_be_visible()
    assert ann.get("/api/notifications/settings")["channel"] == ""
    assert visitor.troubles == ["422: POST /api/notifications/settings"]
    assert len(asked) < 20  # nothing is asked for again and again


def test_an_address_is_confirmed_and_a_password_replaced_by_the_links_in_mails(visit: Visit, tmp_path: Path) -> None:
    with standing_mailbox() as box, running(sqlite(tmp_path), notify_mail=box.url) as address:
        ann = Client(address, "Ann")
        ann.post("/api/accounts", {"login": "ann", "password": "a long password"}, 201)
        visitor = visit(at=address)
        visitor.is_person(ann)
        page = visitor.open("/notifications")
        mail = page.get_by_role("region", name="Mail address")
        mail.get_by_label("New mail address").fill("ann@example.org")
        mail.get_by_label("Your password").fill("a long password")
        mail.get_by_role("button", name="Send the link").click()
        expect(mail.get_by_text("A link was sent to a…@example.org")).to_be_visible()
        other = visit(at=address)
        link = other.open(link_in(box, 1))
        expect(link.get_by_text("Shall notifications of Ann go to a…@example.org?")).to_be_visible()
        assert ann.get("/api/notifications/settings")["address"] == ""
        link.get_by_role("button", name="Confirm").click()
        expect(link.get_by_text("The address is confirmed.")).to_be_visible()
        assert ann.get("/api/notifications/settings")["channel"] == "mail:"

        link = other.open("/me")
        link.get_by_role("link", name="Forgot the password?").click()
        link.get_by_label("Login").fill("ann")
        link.get_by_role("button", name="Send the link").click()
        expect(link.get_by_text("a mail is on its way")).to_be_visible()
        again = visit(at=address)
        link = again.open(link_in(box, 2))
        link.get_by_label("New password").fill("another password")
        link.get_by_role("button", name="Set the password").click()
        expect(link.get_by_text("The new password counts from now on.")).to_be_visible()
        assert ann.http.get("/api/notifications/settings").status_code == 401
        link.get_by_role("link", name="Sign in").click()
        link.get_by_label("Login").fill("ann")
        link.get_by_label("Password").fill("another password")
        link.get_by_role("button", name="Sign in").click()
        expect(link.get_by_role("heading", name="Ann")).to_be_visible()
        assert visitor.troubles == other.troubles == again.troubles == []


def link_in(box: Mailbox, count: int) -> str:
    """The link in the newest mail, once there are so many."""
    end = time.monotonic() + PATIENCE
    while len(box.mails) < count and time.monotonic() < end:
        time.sleep(0.05)
    return str(re.findall(r"https?://\S+/mail#\S+", box.mails[count - 1].get_content())[0])
