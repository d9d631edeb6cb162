"""The life of a match as three people live it, each in a browser of their own."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.driver import show_part
from browser.tables import Company
from browser.visitor import DESK, LYING, PHONE, UPRIGHT, Screen, Visitor
from server.running import running, sqlite

LONG = 60_000
"""Milliseconds that anything may take on a busy machine."""


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server on which nobody is waited for long who is away."""
    with running(sqlite(tmp_path_factory.mktemp("hasty")), rate_limits=1000, absent_seconds=1) as found:
        yield found


def visitors(visit: Visit, company: Company, *screens: Screen) -> list[Visitor]:
    """The three people of a company, each with a browser."""
    found = []
    for person, screen in zip(company.people.values(), screens or (DESK, DESK, PHONE), strict=True):
        visitor = visit(screen, at=company.address)
        visitor.is_person(person)
        found.append(visitor)
    return found


def stop(company: Company) -> None:
    """End a match without a result."""
    for person in company.people.values():
        person.post(f"{company.path}/end")


def sees(page: Page, text: str) -> None:
    expect(page.get_by_text(text).locator("visible=true").first).to_be_visible(timeout=LONG)


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).locator("visible=true").first.click(timeout=LONG)


def test_three_play_again_together_wherever_they_are(visit: Visit, address: str) -> None:
    company = Company(address, "bloody-throne")
    stop(company)
    ann, bob, cyd = visitors(visit, company)
    for visitor in (ann, bob):
        visitor.open(f"/t/{company.id}")
        expect(visitor.page.get_by_role("button", name="Play again").first).to_be_visible(timeout=LONG)
    ann.page.get_by_label("Seats").select_option("rotated")
    ann.page.locator("[data-result]").get_by_role("button", name="Play again").click()
    ann.page.wait_for_url(lambda url: company.id not in url)
    sees(ann.page, "kept for Bob")
    sees(ann.page, "Waiting for Cyd and Bob.")

    sees(bob.page, "Ann wants to play again.")
    expect(bob.page).to_have_title(re.compile("^● "), timeout=LONG)
    bob.page.locator("#drawer [data-close]").click()
    expect(bob.page.locator("[data-notice=again]")).to_contain_text("Ann wants to play again.")
    expect(bob.page.locator("#ask [data-called]")).to_have_text("● Results")
    press(bob.page, "Sit down")
    bob.page.wait_for_url(ann.page.url)

    cyd.open("/")
    sees(cyd.page, "Ann and Bob want to play again.")
    sees(cyd.page, "you are asked to play again")
    expect(cyd.page).to_have_title("● Throneroom")
    press(cyd.page, "Sit down")
    cyd.page.wait_for_url(ann.page.url)

    press(ann.page, "Start")
    for visitor in (ann, bob, cyd):
        expect(visitor.page.locator("main.frame, [data-stage]")).to_be_visible(timeout=LONG)
        assert visitor.troubles == []
    seats = ann.get(f"/api/matches/{ann.page.url.rpartition('/')[2]}")["seats"]
    assert [seat["name"] for seat in seats] == ["Cyd", "Ann", "Bob"]


def test_a_table_for_friends_is_set_for_as_many_and_at_the_pace_that_is_chosen(visit: Visit, address: str) -> None:
    ann = visit(UPRIGHT)
    ann.is_person(Company(address, "bloody-throne", is_started=False).owner)
    ann.open("/")
    ann.page.locator("[data-friends=bloody-throne]").click(timeout=LONG)
    dialog = ann.page.get_by_role("dialog")
    expect(dialog.get_by_label("Pace")).to_have_value("live 120", timeout=LONG)
    expect(dialog.get_by_label("Players")).to_have_value("3")
    dialog.get_by_label("Players").select_option("3")
    dialog.get_by_label("Pace").select_option(label="No clock")
    dialog.get_by_role("button", name="Create match").click()
    ann.page.wait_for_url("**/t/*")
    sees(ann.page, "1 of 3 seats taken")
    sees(ann.page, "2 seats are still free.")
    match = ann.get(f"/api/matches/{ann.page.url.rpartition('/')[2]}")
    assert (match["players"], match["pace"]["kind"]) == (3, "none")
    assert ann.troubles == []


def test_an_invitation_and_a_result_go_through_the_share_sheet_of_the_device(visit: Visit, address: str) -> None:
    waiting, over = Company(address, "bloody-throne", is_started=False), Company(address, "bloody-throne")
    assert over.play_until(lambda *_: False) is None
    for company, name in ((waiting, "Send the invitation"), (over, "Share")):
        ann = visit(PHONE)
        ann.is_person(company.owner)
        ann.page.add_init_script("navigator.share = async (what) => { window.shared = what; };")
        ann.open(f"/t/{company.id}")
        if company is waiting:
            press(ann.page, "Make an invitation")
        press(ann.page, name)
        shared = ann.page.wait_for_function("() => window.shared").json_value()
        if company is waiting:
            link = ann.page.get_by_label("Invitation", exact=True).input_value()
            assert link.startswith(f"{address}/t/{waiting.id}?invite=")
            assert shared == {"url": link}
        else:
            title = ann.page.locator("[data-result] h2").first.inner_text()
            assert shared == {"url": f"{address}/t/{over.id}/replay", "title": title}
        assert ann.troubles == []


def test_who_waits_in_a_rematch_whose_opener_has_gone_takes_it_over(visit: Visit, hasty: str) -> None:
    company = Company(hasty, "bloody-throne")
    stop(company)
    ann, bob, cyd = visitors(visit, company)
    again = company.owner.post(f"{company.path}/rematch", status=201)["id"]
    for other in [*company.people.values()][1:]:
        other.post(f"{company.path}/rematch")
    ann.open(f"/t/{again}")
    press(ann.page, "Make an invitation")
    for visitor in (bob, cyd):
        visitor.open(f"/t/{again}")
        sees(visitor.page, "Ann is the host and starts the match.")
        expect(visitor.page.get_by_role("button", name="Take the match over")).to_have_count(0)
    ann.page.close()
    sees(cyd.page, "Whoever called for this match has gone.")
    press(bob.page, "Take the match over")
    sees(cyd.page, "Bob is the host and starts the match.")
    press(bob.page, "Start")
    expect(cyd.page.locator("main.frame, [data-stage]")).to_be_visible(timeout=LONG)
    seats = bob.get(f"/api/matches/{again}")["seats"]
    assert [seat["name"] for seat in seats] == ["Ann", "Bob", "Cyd"]
    assert [visitor.troubles for visitor in (ann, bob, cyd)] == [[], [], []]


def test_who_declines_a_rematch_is_not_asked_any_more(visit: Visit, address: str) -> None:
    company = Company(address, "bloody-throne")
    stop(company)
    next(iter(company.people.values())).post(f"{company.path}/rematch", status=201)
    _, bob, _ = visitors(visit, company)
    bob.open("/")
    sees(bob.page, "Ann wants to play again.")
    press(bob.page, "Not this time")
    expect(bob.page.get_by_text("Ann wants to play again.")).to_have_count(0, timeout=LONG)
    bob.open(f"/t/{company.id}")
    expect(bob.page.get_by_role("button", name="Play again").first).to_be_visible(timeout=LONG)
    assert bob.troubles == []


def at_table(*there: Visitor, company: Company) -> None:
    for visitor in there:
        visitor.open(f"/t/{company.id}")
        expect(visitor.page.locator("[data-connection=live]")).to_be_visible(timeout=LONG)


def is_told(visitor: Visitor, text: str) -> None:
    """The talk of the table has a line of the server."""
    show_part(visitor.page, "chat")
    expect(visitor.page.locator("[data-told]").filter(has_text=text).last).to_be_visible(timeout=LONG)


def handle(visitor: Visitor, seat: str) -> None:
    """Open what can be done about a seat."""
    show_part(visitor.page, "players")
    visitor.page.locator(f"[data-handle={seat}]").locator("visible=true").first.click(timeout=LONG)
    expect(visitor.page.get_by_role("dialog")).to_be_visible(timeout=LONG)


COVERS = """() => {
  const line = document.querySelector('[data-notice]').getBoundingClientRect();
  const meets = (part) => {
    const box = part.getBoundingClientRect();
    return box.top < line.bottom - 1 && box.bottom > line.top + 1 && box.left < line.right && box.right > line.left;
  };
  const parts = document.querySelectorAll('.stage > header, .stage > main, .stage > aside');
  return [...parts].filter(meets).map((part) => part.tagName);
}"""
"""What a notice lies over, or under."""


def test_who_wants_to_stop_is_seen_at_once_and_a_stopped_match_asks_nothing(visit: Visit, address: str) -> None:
    company = Company(address, "bloody-throne", pace={"kind": "days", "days": 2}, options={"start": "red"})
    ann, _, cyd = visitors(visit, company)
    at_table(ann, cyd, company=company)
    expect(ann.page.locator("#ask[data-asked]")).to_be_visible(timeout=LONG)
    ann.page.locator("#ask .what").click()
    expect(ann.page.locator("#about")).to_contain_text(re.compile(r"\d+ hours\. Then"), timeout=LONG)
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("#about")).to_have_count(0)
    ann.page.locator("#ask .what").click()
    ann.page.locator("#about").get_by_role("button", name="Close").click()
    expect(ann.page.locator("#about")).to_have_count(0)
    ann.page.locator("#ask .what").click()
    ann.page.locator("header .phase").click()
    expect(ann.page.locator("#about")).to_have_count(0)
    show_part(ann.page, "more")
    press(ann.page, "Stop the match")
    press(ann.page, "Yes, I want to stop")
    expect(ann.page.locator("[data-notice=stop-mine]")).to_contain_text("Not yet: Bob and Cyd", timeout=LONG)
    card = cyd.page.locator("[data-notice=stop-other]")
    expect(card).to_contain_text("Ann wants to stop the match.", timeout=LONG)
    assert ann.page.evaluate(COVERS) == cyd.page.evaluate(COVERS) == []
    card.get_by_role("button", name="No, play on").click()
    expect(card).to_have_count(0, timeout=LONG)
    refused = ann.page.locator("[data-notice=stop-refused]")
    expect(refused).to_contain_text("Cyd does not want to stop.", timeout=LONG)
    expect(cyd.page.locator("[data-notice^=stop]")).to_have_count(0)

    for person in list(company.people.values())[:2]:
        person.post(f"{company.path}/end")
    expect(refused).to_have_count(0, timeout=LONG)
    expect(ann.page.locator("[data-notice=stop-mine]")).to_contain_text("Agreed: Bob", timeout=LONG)
    expect(card).to_contain_text("Ann and Bob want to stop the match.", timeout=LONG)
    show_part(cyd.page, "more")
    assert cyd.page.locator("#more").evaluate("(box) => (box.scrollTop = box.scrollHeight, box.scrollTop)") > 0
    card.get_by_role("button", name="Agree").click()
    for visitor in (ann, cyd):
        expect(visitor.page.locator("#results")).to_be_visible(timeout=LONG)
        expect(visitor.page.locator("#ask[data-asked], [data-notice^=stop]")).to_have_count(0, timeout=LONG)
        assert visitor.page.locator("#results").evaluate("(box) => box.scrollTop") == 0
        assert visitor.troubles == []
    expect(ann.page.locator(".phase")).to_have_text("Stopped")


def test_who_leaves_is_played_for_and_comes_back_on_a_phone_as_at_a_desk(visit: Visit, address: str) -> None:
    company = Company(address, "bloody-throne", options={"start": "red"})
    ann, bob, cyd = visitors(visit, company)
    at_table(ann, bob, cyd, company=company)
    for visitor, name in ((bob, "Bob"), (cyd, "Cyd")):
        show_part(visitor.page, "more")
        press(visitor.page, "Leave my seat to a bot")
        sees(visitor.page, "A bot plays for you until you come back")
        visitor.page.get_by_role("dialog").get_by_role("button", name="Leave", exact=True).click()
        expect(visitor.page.locator("[data-left]")).to_be_visible(timeout=LONG)
        is_told(ann, f"{name} has left")
    bob.open(f"/t/{company.id}")
    expect(bob.page.locator("[data-left]")).to_be_visible(timeout=LONG)
    press(bob.page, "Take my seat back")
    expect(bob.page.locator("[data-left]")).to_have_count(0, timeout=LONG)
    is_told(ann, "Bob is back")
    assert [seat["controller"] for seat in company.match()["seats"]] == ["person", "person", "caretaker"]
    for visitor in (ann, bob, cyd):
        assert visitor.troubles == []


def test_the_owner_gives_the_seat_of_who_left_away_and_who_had_it_looks_on(visit: Visit, address: str) -> None:
    company = Company(address, "bloody-throne", options={"start": "red"})
    ann, bob, cyd = visitors(visit, company)
    at_table(ann, bob, cyd, company=company)
    handle(ann, "blu")
    sees(ann.page, "I want this seat to be given away")
    expect(ann.page.get_by_role("button", name="Give this seat to a bot for good")).to_have_count(0)
    show_part(bob.page, "more")
    press(bob.page, "Leave my seat to a bot")
    bob.page.get_by_role("dialog").get_by_role("button", name="Leave", exact=True).click()
    press(ann.page, "Give this seat to a bot for good")
    press(ann.page, "Make a seat link")
    link = ann.page.get_by_role("dialog").locator("input").input_value(timeout=LONG)
    sees(bob.page, "Your seat is no longer yours.")
    is_told(cyd, "Ann has given Blue to a bot.")
    dan = Company(address, "bloody-throne", is_started=False).owner
    dan.post("/api/seat-links", {"link": link.partition("#")[2]}, 201)
    is_told(cyd, "has taken over Blue from a bot.")
    assert [visitor.troubles for visitor in (ann, bob, cyd)] == [[], [], []]


def test_who_is_there_keeps_a_seat_that_all_others_want_to_give_away(visit: Visit, address: str) -> None:
    company = Company(address, "bloody-throne", options={"start": "red"})
    ann, bob, cyd = visitors(visit, company, DESK, DESK, DESK)
    at_table(ann, bob, cyd, company=company)
    for visitor in (bob, cyd):
        handle(visitor, "red")
        press(visitor.page, "I want this seat to be given away")
        if visitor is bob:
            is_told(ann, "Bob wants a bot to play Red instead of Ann.")
    sees(cyd.page, "This player is there and may think it over. A bot can play in 10 minutes")
    assert company.match()["seats"][0]["controller"] == "person"


def test_a_nudge_is_seen_by_everybody_once(visit: Visit, address: str) -> None:
    company = Company(address, "bloody-throne", options={"start": "red"})
    ann, bob, cyd = visitors(visit, company, DESK, DESK, DESK)
    at_table(ann, bob, cyd, company=company)
    handle(bob, "red")
    press(bob.page, "Nudge Ann")
    sees(bob.page, "Ann was nudged.")
    show_part(cyd.page, "players")
    sees(cyd.page, "nudged")
    sees(ann.page, "Bob asks for your move")
    handle(cyd, "red")
    sees(cyd.page, "Ann was nudged.")
    assert [visitor.troubles for visitor in (ann, bob, cyd)] == [[], [], []]


SINCE = """at => new Intl.DateTimeFormat(document.documentElement.lang, { hour: 'numeric', minute: '2-digit' })
  .format(new Date(at * 1000))"""
"""A moment of today in the words of a page."""
PLACE = """() => {
  const box = document.querySelector('#ask').getBoundingClientRect();
  return [box.x, box.y, box.width, box.height].map(Math.round);
}"""
"""Where the line lies that says what is asked, and who is waited for."""
CUT = """() => {
  const out = [...document.querySelectorAll('#ask [role=status], #ask .acts button')].filter((part) => {
    const box = part.getBoundingClientRect();
    const isIn = box.left >= 0 && box.right <= innerWidth && box.top >= 0 && box.bottom <= innerHeight;
    return !isIn || part.scrollWidth > part.clientWidth || part.scrollHeight > part.clientHeight + 9;
  });
  const small = [...document.querySelectorAll('#ask .acts button')].filter((part) => {
    const box = part.getBoundingClientRect();
    return box.width < 44 || box.height < 44;
  });
  return [...out, ...small].map((part) => part.textContent);
}"""
"""What of that line is cut off by half a line or more, or too small for a finger."""
AWAY = {
    "en": "Waiting for Ann (Red) – away since {}.",
    "cs": "Na tahu: Ann (Rudý) – pryč od {}.",
    "hu": "Soron: Ann (Piros) – távol van {} óta.",
}


def speak(visitor: Visitor, lang: str) -> None:
    visitor.page.evaluate("lang => localStorage.setItem('throneroom.language', lang)", lang)
    visitor.page.reload()
    expect(visitor.page.locator("[data-connection=live]")).to_be_visible(timeout=LONG)


def test_who_is_away_on_their_own_move_is_played_for_until_they_are_back(visit: Visit, hasty: str) -> None:
    company = Company(hasty, "bloody-throne", options={"start": "red"})
    ann, bob, cyd = visitors(visit, company, DESK, DESK, UPRIGHT)
    lying = visit(LYING, at=hasty)
    lying.is_person(company.people["blu"])
    at_table(ann, bob, cyd, lying, company=company)
    there = (bob, cyd, lying)
    for visitor in there:
        expect(visitor.page.locator("#ask [role=status]")).to_have_text("Waiting for Ann (Red).", timeout=LONG)
    places = [visitor.page.evaluate(PLACE) for visitor in there]

    ann.open("/")
    handles = [visitor.page.locator("#ask [data-absent=red]") for visitor in there]
    for handle in handles:
        expect(handle).to_be_visible(timeout=LONG)
    away = company.match()["seats"][0]["away"]
    for lang in ("cs", "hu", "en"):
        for visitor, handle, place in zip(there, handles, places, strict=True):
            speak(visitor, lang)
            expect(handle).to_be_visible(timeout=LONG)
            text = AWAY[lang].format(visitor.page.evaluate(SINCE, away))
            expect(visitor.page.locator("#ask [role=status]")).to_have_text(text, timeout=LONG)
            visitor.page.wait_for_function(f"place => String(({PLACE})()) === String(place)", arg=place)
            assert visitor.page.evaluate(CUT) == []

    bob.page.locator("#ask [data-nudge=red]").click()
    expect(bob.page.locator("#ask [data-nudge]")).to_have_count(0, timeout=LONG)
    expect(handles[0]).to_have_text("Ann is away: options")
    handles[0].click()
    press(bob.page, "Let a bot play for Ann")
    is_told(cyd, "Ann is away.")
    at_table(ann, company=company)
    is_told(cyd, "Ann is back")
    expect(handles[1]).to_have_count(0, timeout=LONG)
    assert company.match()["seats"][0]["controller"] == "person"
    assert [visitor.troubles for visitor in (ann, *there)] == [[], [], [], []]
