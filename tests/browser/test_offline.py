"""No connection, and ways out: what will be sent says so, and back closes what is open before it leaves."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.driver import CHOICES, FORM, SEND, attribute
from browser.tables import Company, company_at, of_kind
from browser.test_table import Hand, point
from browser.test_topics import sit_down
from browser.visitor import PHONE

WAITING = f"{FORM} [data-waiting]"
CUT = f"{FORM} [data-cut]"
ON_TOP = """element => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""
CANCEL = f"{FORM} [data-cancel]"
ERRORS = "#decision .error"
DRAWER = "#board .drawer"


def test_a_choice_without_a_connection_waits_can_be_cancelled_and_is_sent_once(visit: Visit, address: str) -> None:
    company = Company(address, "bloody-throne")
    packet, decision = next(company.asked())
    visitor, player = sit_down(visit, company, packet["seat"], PHONE)
    page = visitor.page
    player.wait()
    player.answer()
    visitor.context.set_offline(True)
    player.send()
    expect(page.locator(WAITING)).to_be_visible()
    expect(page.locator(ERRORS)).to_have_count(0)
    player.click(page.locator(CANCEL))
    expect(page.locator(WAITING)).to_have_count(0)
    expect(page.locator(SEND)).to_be_enabled()
    player.send()
    expect(page.locator(WAITING)).to_be_visible()
    assert company.match()["ply"] == packet["ply"]
    visitor.context.set_offline(False)
    expect(page.locator(FORM + attribute("data-decision", decision["id"]))).to_have_count(0)
    expect(page.locator(WAITING)).to_have_count(0)
    expect(page.locator(ERRORS)).to_have_count(0)
    assert company.match()["ply"] == packet["ply"] + 1


def test_a_gesture_without_a_connection_waits_on_the_line_can_be_cancelled_and_is_sent_once(
    visit: Visit, address: str
) -> None:
    """The same on the table itself, with every drawer shut."""
    company = Company(address, "bloody-throne")
    company.answer(*next(company.asked()))  # in an empty row there is only one place for a card
    packet, decision = next(company.asked())
    hand = Hand(visit, company, packet, decision, PHONE)
    page = hand.page
    asked = page.locator(f"#ask{attribute('data-asked', decision['id'])}")
    sent: list[int] = []
    page.on("response", lambda answer: sent.append(answer.status) if "/choices" in answer.url else None)
    _, picked = hand.choice()
    line, cancel, confirm = (page.locator(f"#ask {part}") for part in (".say", "[data-cancel]", "[data-confirm]"))

    def waits() -> None:
        expect(line).to_contain_text("will be sent")
        expect(cancel).to_be_visible()
        expect(page.locator("#ask .wrong, #drawer, #ask [data-confirm]")).to_have_count(0)
        assert company.match()["ply"] == packet["ply"]

    hand.visitor.context.set_offline(True)
    for option in picked:
        hand.tap(point(option))
    waits()
    hand.tap("#ask [data-cancel]")
    expect(cancel).to_have_count(0)
    expect(line).not_to_contain_text("will be sent")
    expect(confirm).to_be_enabled()
    hand.tap("#ask [data-confirm]")
    waits()
    hand.visitor.context.set_offline(False)
    expect(asked).to_have_count(0)
    expect(page.locator("#ask [data-cancel], #ask .wrong")).to_have_count(0)
    assert company.match()["ply"] == packet["ply"] + 1
    assert sent == [200]


def test_what_was_cancelled_is_not_sent_when_the_connection_is_back(visit: Visit, address: str) -> None:
    company = Company(address, "bloody-throne")
    packet, _ = next(company.asked())
    visitor, player = sit_down(visit, company, packet["seat"])
    player.wait()
    player.answer()
    visitor.context.set_offline(True)
    player.send()
    player.click(visitor.page.locator(CANCEL))
    visitor.context.set_offline(False)
    visitor.page.locator("[data-connection=live]").wait_for()
    visitor.page.reload()
    player.wait()
    assert company.match()["ply"] == packet["ply"]


def test_a_choice_is_begun_without_a_connection_and_goes_on_when_it_is_back(visit: Visit, address: str) -> None:
    company = Company(address, "bloody-throne")
    packet, _ = next(company.asked())
    visitor, player = sit_down(visit, company, packet["seat"], PHONE)
    page = visitor.page
    visitor.context.route("**/ways?*", lambda route: route.abort())  # else all ways to go on are known
    page.reload()
    player.wait()
    visitor.context.set_offline(True)
    visitor.context.unroute_all()
    player.click(page.locator(CHOICES).first)
    expect(page.locator(CUT)).to_be_visible()
    assert page.locator(CUT).evaluate(ON_TOP), "something lies over the message"
    expect(page.locator(ERRORS)).to_have_count(0)
    visitor.context.set_offline(False)
    expect(page.locator(CUT)).to_have_count(0)
    expect(page.locator(f"{CHOICES}, {SEND}:enabled").first).to_be_visible()
    expect(page.locator(ERRORS)).to_have_count(0)


def test_a_choice_is_made_without_a_connection_up_to_sending_it(visit: Visit, address: str) -> None:
    company = Company(address, "bloody-throne")
    packet, _ = next(company.asked())
    visitor, player = sit_down(visit, company, packet["seat"], PHONE)
    page = visitor.page
    with page.expect_response("**/ways?*"):
        page.reload()
    player.wait()
    visitor.context.set_offline(True)
    player.click(page.locator(CHOICES).first)
    expect(page.locator(f"{CHOICES}, {SEND}").first).to_be_visible()
    expect(page.locator(f"{CUT}, {ERRORS}")).to_have_count(0)


def test_back_closes_a_drawer_and_leaves_a_tab_before_it_leaves_the_game(visit: Visit, address: str) -> None:
    company, packet, _ = company_at(address, "westeros", of_kind("plan"))
    visitor, player = sit_down(visit, company, packet["seat"], PHONE)
    page = visitor.page
    player.look()
    player.click(page.locator("[data-panels]"))
    player.click(page.locator(attribute("data-panel", "houses")))
    expect(page.locator(DRAWER)).to_be_visible()
    page.go_back()
    expect(page.locator(DRAWER)).to_have_count(0)
    player.click(page.locator("[data-drawer=chat]"))
    expect(page.locator("#drawer")).to_have_attribute("data-open", "chat")
    page.go_back()
    expect(page.locator("#drawer")).to_have_count(0)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.url.endswith(f"/t/{company.id}")
    assert visitor.troubles == []


REOPEN_WHILE_STEPPING_BACK = """() => new Promise(done => {
  const back = history.back.bind(history);
  history.back = () => {
    delete history.back;
    back();
    document.querySelector('[data-drawer=chat]').click();
  };
  addEventListener('popstate', () => setTimeout(done), { once: true });
  document.querySelector('#drawer [data-close]').click();
})"""
"""Opens a drawer again just when the browser has been asked to step back, but has not yet."""


def test_a_drawer_that_is_opened_while_the_last_one_still_leaves_the_history_stays_open(
    visit: Visit, address: str
) -> None:
    company = Company(address, "bloody-throne")
    packet, _ = next(company.asked())
    visitor, player = sit_down(visit, company, packet["seat"], PHONE)
    page = visitor.page
    player.look()
    player.click(page.locator("[data-drawer=log]"))
    expect(page.locator("#drawer")).to_have_attribute("data-open", "log")
    page.evaluate(REOPEN_WHILE_STEPPING_BACK)
    expect(page.locator("#drawer")).to_have_attribute("data-open", "chat")
    page.go_back()
    expect(page.locator("#drawer")).to_have_count(0)
    assert page.url.endswith(f"/t/{company.id}")
    assert visitor.troubles == []


def test_escape_closes_a_drawer_wherever_the_focus_is(visit: Visit, address: str) -> None:
    company, packet, _ = company_at(address, "westeros", of_kind("plan"))
    visitor, player = sit_down(visit, company, packet["seat"])
    page = visitor.page
    player.look()
    player.click(page.locator(attribute("data-panel", "houses")))
    expect(page.locator(DRAWER)).to_be_visible()
    page.locator("#ask").focus()
    page.keyboard.press("Escape")
    expect(page.locator(DRAWER)).to_have_count(0)
    for focus in ("#drawer", "#ask"):
        page.keyboard.press("c")
        expect(page.locator("#drawer")).to_have_attribute("data-open", "chat")
        page.locator(focus).focus()
        page.keyboard.press("Escape")
        expect(page.locator("#drawer")).to_have_count(0)
    assert visitor.troubles == []
