"""Bloody Throne as a table: every kind of decision by drag, tap and keys, its layout on every screen, its clicks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Visit
from browser.driver import SPOT
from browser.scale import GRID
from browser.tables import Company, Json, company_at
from browser.visitor import DESK, Screen, Visitor, holding, touch
from throneroom.core.decision import Shape
from throneroom.games.bloody_throne.choices import KINDS

GESTURES: Final = {
    "place": "a card of the hand, then an end of the row or a card of one's own",
    "face": "the card itself to turn it; the coin to wait",
    "hit": "the card that is aimed at",
    "rob": "the player's medallion",
    "copy": "the card whose ability is copied",
    "move": "the card, then the gap it goes into",
}
"""By what every kind of decision is made on the table."""
UPRIGHT: Final = Screen(390, 844, touch=True)
LYING: Final = Screen(740, 360, touch=True)
SURE: Final = 700
"""So long something is held over its place to say that it is meant, in milliseconds."""


def test_every_kind_of_decision_has_its_gesture() -> None:
    assert set(GESTURES) == {kind.id for kind in KINDS if kind.shape is not Shape.CHANCE}


# ------------------------------------------------------------ what is touched


def point(option: Json) -> str:
    """The element that an option points at."""
    ((kind, (id, *_)),) = option["points"].items()
    name = {"cards": "data-card", "places": "data-place", "gaps": "data-gap", "seats": "data-seat"}[kind]
    return f'#board [{name}="{id}"]'


class Hand:
    """Somebody at the table, and what the page sends for them."""

    def __init__(
        self, visit: Visit, company: Company, packet: Json, decision: Json, screen: Screen, **more: Any
    ) -> None:
        self.visitor: Visitor = visit(screen, **more)
        self.visitor.is_person(company.people[packet["seat"]])
        self.page: Page = self.visitor.open(f"/t/{company.id}")
        self.screen = screen
        self.company, self.packet, self.decision = company, packet, decision
        self.clicks = 0
        self.page.locator(f'#ask[data-asked="{decision["id"]}"][aria-busy=false]').wait_for()
        missed = self.page.locator(".missed button").last
        if missed.is_visible():
            missed.click()

    def choice(self) -> tuple[Any, list[Json]]:
        """A choice of the decision that can be pointed at, with its options."""
        picked: list[Json] = []
        while options := self.company.options(self.packet, self.decision, *(one["value"] for one in picked))["options"]:
            pointing = [one for one in options if one["points"]]
            picked.append(pointing[-1])
            if len(picked) == self.decision["width"]:
                break
        values = [one["value"] for one in picked]
        return values if self.decision["shape"] == "assign" else values[0], picked

    def sent(self, act: Callable[[], None]) -> Any:
        """What the page sends while something is done."""
        with self.page.expect_request(lambda request: request.method == "POST" and "/choices" in request.url) as found:
            act()
        return found.value.post_data_json["choice"]

    def tap(self, selector: str) -> None:
        """Touch something where nothing covers it."""
        where = self.page.locator(selector).first
        where.wait_for()
        spot = where.evaluate(SPOT)
        assert spot is not None, f"{selector} is covered"
        touch(self.page, **spot) if self.screen.touch else self.page.mouse.click(**spot)
        self.clicks += 1

    def middle(self, selector: str) -> tuple[float, float]:
        where = self.page.locator(selector).first
        where.wait_for()
        spot = where.evaluate(SPOT)
        assert spot is not None, f"{selector} is covered"
        return spot["x"], spot["y"]

    def take(self, selector: str) -> None:
        """Begin to drag something."""
        x, y = self.middle(selector)
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x + 12, y - 12, steps=4)

    def carry(self, selector: str, *, sure: bool = False) -> None:
        """Drag it on to a place, and let go."""
        self.page.locator(selector).wait_for()
        self.page.mouse.move(*self.middle(selector), steps=6)
        if sure:
            self.page.wait_for_timeout(SURE)  # holding still is the gesture
        self.page.mouse.up()


def at(address: str, kind: str, **more: Any) -> tuple[Company, Json, Json]:
    """A match at a decision of a kind, where the row has something in it and there is something to choose."""

    def wanted(packet: Json, decision: Json) -> bool:
        return decision["kind"] == kind and len(packet["view"]["row"]) > 2 and packet["view"]["round"] > 1

    return company_at(address, "bloody-throne", wanted, **more)


# ------------------------------------------------------------ by drag, tap and keys


@pytest.mark.parametrize("screen", GRID, ids=str)
@pytest.mark.parametrize("kind", GESTURES)
def test_by_tapping(visit: Visit, address: str, kind: str, screen: Screen) -> None:
    hand = Hand(visit, *at(address, kind), screen, confirms=False)
    choice, picked = hand.choice()

    def act() -> None:
        for option in picked:
            hand.tap(point(option))
        if hand.decision["sends"] == "confirm" and kind != "face":
            hand.tap("#ask [data-confirm]")

    assert hand.sent(act) == choice
    assert hand.clicks == {"place": 2, "face": 1}.get(kind, len(picked) + (hand.decision["sends"] == "confirm"))
    assert hand.visitor.troubles == []


@pytest.mark.parametrize("screen", GRID, ids=str)
@pytest.mark.parametrize("kind", GESTURES)
def test_by_dragging(visit: Visit, address: str, kind: str, screen: Screen) -> None:
    hand = Hand(visit, *at(address, kind), screen, confirms=False)
    choice, picked = hand.choice()
    acting = f'#board [data-place="{hand.packet["view"]["resolving"]}"]'

    def act() -> None:
        if kind == "face":
            hand.take("#ask [data-face=wait]")
            hand.carry(acting)
        elif kind in ("place", "move"):
            hand.take(point(picked[0]))
            hand.carry(point(picked[1]), sure=hand.decision["sends"] == "confirm")
        else:
            hand.take(acting)
            hand.carry(point(picked[0]), sure=True)

    expected = 0 if kind == "face" else choice
    if kind in ("hit", "copy") and point(picked[0]) == acting:
        pytest.fail("the card that acts cannot be its own aim here")
    assert hand.sent(act) == expected
    assert hand.visitor.troubles == []


@pytest.mark.parametrize("screen", GRID, ids=str)
@pytest.mark.parametrize("kind", GESTURES)
def test_by_keys(visit: Visit, address: str, kind: str, screen: Screen) -> None:
    hand = Hand(visit, *at(address, kind), screen, confirms=False)
    choice, picked = hand.choice()
    page = hand.page

    def act() -> None:
        page.keyboard.press("f")
        for option in picked:
            target = page.locator(point(option))
            target.wait_for()
            for _ in range(60):
                if target.evaluate("element => element === document.activeElement"):
                    break
                page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
        if hand.decision["sends"] == "confirm" and kind != "face":
            expect(page.locator("#ask [data-confirm]")).to_be_focused()
            page.keyboard.press("Enter")

    assert hand.sent(act) == choice
    assert hand.visitor.troubles == []


@pytest.mark.parametrize("screen", [UPRIGHT, LYING], ids=str)
def test_each_gesture_on_a_phone(visit: Visit, address: str, screen: Screen) -> None:
    for kind in ("place", "face", "hit", "move"):
        hand = Hand(visit, *at(address, kind), screen, confirms=False)
        choice, picked = hand.choice()

        def act(hand: Hand = hand, picked: list[Json] = picked, kind: str = kind) -> None:
            for option in picked:
                hand.tap(point(option))
            if hand.decision["sends"] == "confirm" and kind != "face":
                hand.tap("#ask [data-confirm]")

        assert hand.sent(act) == choice
        assert hand.visitor.troubles == []
    hand = Hand(visit, *at(address, "place"), screen, confirms=False)
    choice, picked = hand.choice()

    def drag() -> None:
        hand.take(point(picked[0]))
        hand.carry(point(picked[1]))

    assert hand.sent(drag) == choice


def test_digits_take_a_card_and_escape_puts_it_back(visit: Visit, address: str) -> None:
    hand = Hand(visit, *at(address, "place"), DESK, confirms=False)
    page = hand.page
    page.keyboard.press("2")
    expect(page.locator("[data-card]").nth(1)).to_have_attribute("aria-pressed", "true")
    page.locator("[data-gap]").first.wait_for()
    page.keyboard.press("Escape")
    expect(page.locator("[data-card][aria-pressed=true]")).to_have_count(0)


def test_what_is_not_allowed_says_why_at_a_tap_under_the_pointer_and_by_keys(visit: Visit, address: str) -> None:
    hand = Hand(visit, *at(address, "place"), DESK, confirms=False)
    hand.tap("[data-card] >> nth=0")
    hand.page.locator("[data-gap]").first.wait_for()
    other = hand.page.locator("[data-place]:not([data-lit])").first
    other.click()
    why = hand.page.locator("[data-why]")
    expect(why).to_contain_text("BT-")
    expect(why.locator("small")).to_contain_text("p. ")
    hand.page.keyboard.press("Escape")
    expect(why).to_have_count(0)
    assert hand.page.locator("#ask[data-asked]").count() == 1
    hand.page.locator("#ask").hover()
    other.hover()
    expect(why).to_contain_text("BT-")
    hand.page.locator("#ask").hover()
    expect(why).to_have_count(0)
    hand.page.locator("#ask").focus()
    other.focus()
    expect(why).to_contain_text("BT-")
    hand.page.locator("#ask").focus()
    expect(why).to_have_count(0)


def held(hand: Hand, selector: str) -> Locator:
    """What a long press on something shows; closed by whoever has read it."""
    x, y = hand.middle(selector)
    hand.page.mouse.move(x, y)
    hand.page.mouse.down()
    sheet = hand.page.locator("#board [role=dialog]")
    expect(sheet).to_be_visible()
    hand.page.mouse.up()
    return sheet


@pytest.mark.parametrize("what", ["[data-place] >> nth=0", "#ask [data-face=wait]", "#ask [data-face=reveal]"])
def test_a_long_press_says_what_it_is(visit: Visit, address: str, what: str) -> None:
    hand = Hand(visit, *at(address, "face"), DESK)
    holding(hand.page)
    sheet = held(hand, what)
    expect(sheet.locator("p, h3").first).not_to_be_empty()
    hand.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    assert hand.page.locator("#ask").get_attribute("data-asked") == hand.decision["id"]


def test_a_long_press_says_what_a_gap_is(visit: Visit, address: str) -> None:
    hand = Hand(visit, *at(address, "place"), DESK)
    hand.tap("[data-card] >> nth=0")
    hand.page.locator("[data-gap]").first.wait_for()
    holding(hand.page)
    expect(held(hand, "[data-gap] >> nth=0").locator("h3")).to_have_text("To the beginning of the row")
    assert hand.page.locator("#ask").get_attribute("data-asked") == hand.decision["id"]


def test_on_a_phone_a_picked_card_is_read_and_a_held_one_stays_open_until_it_is_closed(
    visit: Visit, address: str
) -> None:
    hand = Hand(visit, *at(address, "place"), UPRIGHT)
    says, card = hand.page.locator("[data-reading]"), hand.page.locator("[data-card]").first
    before = says.inner_text()
    card.click()
    expect(says).not_to_have_text(before)
    assert says.inner_text() in card.locator(".unseen").first.inner_text()
    holding(hand.page)
    sheet = held(hand, "[data-card] >> nth=1")
    hand.page.locator("#board .ground").dispatch_event("click")  # as the press is let go
    expect(sheet).to_be_visible()
    sheet.get_by_role("button").first.click()
    expect(sheet).to_have_count(0)


def test_a_long_press_on_a_medallion_says_why_not_with_rule_and_page(visit: Visit, address: str) -> None:
    hand = Hand(visit, *at(address, "rob", players=5), DESK)
    blocked = hand.company.options(hand.packet, hand.decision)["blocked"]
    refused = next(option for option in blocked if option["points"].get("seats"))
    holding(hand.page)
    why = held(hand, point(refused)).locator(".refusal")
    expect(why).to_contain_text(refused["reason"])
    expect(why).to_contain_text(refused["rule"])
    expect(why).to_contain_text("p. ")


def test_who_always_confirms_sends_nothing_by_a_gesture(visit: Visit, address: str) -> None:
    hand = Hand(visit, *at(address, "face"), DESK, confirms=True)
    choice, picked = hand.choice()
    hand.tap(point(picked[0]))
    expect(hand.page.locator("#ask [data-confirm]")).to_be_visible()
    assert hand.sent(lambda: hand.tap("#ask [data-confirm]")) == choice


@pytest.mark.parametrize("kind", ["hit", "copy", "rob", "move", "place"])
def test_a_second_touch_only_chooses_what_is_to_be_confirmed(visit: Visit, address: str, kind: str) -> None:
    hand = Hand(visit, *at(address, kind), DESK, confirms=True)
    choice, picked = hand.choice()
    sent: list[Any] = []
    hand.page.on(
        "request",
        lambda found: sent.append(found.post_data_json) if found.method == "POST" and "/choices" in found.url else None,
    )
    for option in picked:
        hand.tap(point(option))
    confirm = hand.page.locator("#ask [data-confirm]:enabled")
    expect(confirm).to_be_visible()
    hand.tap(point(picked[-1]))
    expect(hand.page.locator(point(picked[-1]))).to_have_attribute("aria-pressed", "true")
    assert hand.sent(lambda: hand.tap("#ask [data-confirm]")) == choice
    assert len(sent) == 1
    assert hand.visitor.troubles == []


def test_what_was_chosen_goes_with_its_decision(visit: Visit, address: str) -> None:
    """A decree to the end of the row: the decree leaves, and so the gap that was chosen is no more."""

    def wanted(packet: Json, decision: Json) -> bool:
        view = packet["view"]
        return decision["kind"] == "move" and len(view["row"][view["resolving"] - 1]["cards"]) == 1

    company, packet, decision = company_at(address, "bloody-throne", wanted)
    hand = Hand(visit, company, packet, decision, DESK)
    page, seat, end = hand.page, packet["seat"], len(packet["view"]["row"])
    hand.tap(point(decision["options"][0]))

    def lay() -> None:
        hand.tap(f'#board [data-gap="{end}"]')
        if decision["sends"] == "confirm":
            hand.tap("#ask [data-confirm]")

    assert hand.sent(lay)[1] == end
    expect(page.locator(f'#ask[data-asked="{decision["id"]}"]')).to_have_count(0)
    expect(page.locator("#board [data-gap], #ask [data-confirm]")).to_have_count(0)
    asked = company.play_until(lambda packet, decision: packet["seat"] == seat)
    assert asked is not None, "the match is over before the next question"
    page.locator(f'#ask[data-asked="{asked[1]["id"]}"][aria-busy=false]').wait_for()
    expect(page.locator("#board [data-place]")).to_have_count(len(asked[0]["view"]["row"]))
    assert hand.visitor.troubles == []


# ------------------------------------------------------------ layout

PARTS: Final = "#ask .say, #ask .acts, [data-place], [data-gap], [data-seat]"
INSIDE: Final = """parts => [...document.querySelectorAll(parts)].filter(part => {
  const { left, top, right, bottom } = part.getBoundingClientRect();
  return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
}).map(part => part.outerHTML.slice(0, 120))"""
"""What lies outside of the screen."""
OVER: Final = """([one, other]) => {
  const boxes = selector => [...document.querySelectorAll(selector)].map(part => [part, part.getBoundingClientRect()]);
  const found = [];
  for (const [a, p] of boxes(one)) for (const [b, q] of boxes(other)) {
    const wide = Math.min(p.right, q.right) - Math.max(p.left, q.left);
    const tall = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
    if (a !== b && wide > 1 && tall > 1) found.push([a.outerHTML.slice(0, 80), b.outerHTML.slice(0, 80), wide, tall]);
  }
  return found;
}"""
"""What lies over something else."""
SMALL: Final = """selector => [...document.querySelectorAll(selector)].filter(part => {
  const box = part.getBoundingClientRect();
  const isHit = (x, y) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (part.contains(hit) || part === hit.closest(selector));
  };
  const isWide = (x, y) => [[0, 0], [-21, 0], [21, 0], [0, -21], [0, 21]].every(([dx, dy]) => isHit(x + dx, y + dy));
  if (isWide(box.x + box.width / 2, box.y + box.height / 2)) return false;
  for (let y = box.top; y <= Math.min(innerHeight, box.bottom); y += 4)
    for (let x = box.left; x <= box.right; x += 4) if (isWide(x, y)) return false;
  return true;
}).map(part => part.outerHTML.slice(0, 120))"""
"""What a finger of 44 pixels would miss."""
PLACES: Final = """parts => JSON.stringify([...document.querySelectorAll(parts)].map(part => {
  const { left, top, width, height } = part.closest('li')?.getBoundingClientRect() ?? part.getBoundingClientRect();
  return [left, top, width, height].map(Math.round);
}))"""
STAYS: Final = "#ask .say, #ask .acts, .row > li, [data-seat]"


@pytest.mark.parametrize("screen", [UPRIGHT, Screen(360, 740, touch=True), LYING, DESK, Screen(1920, 1080)], ids=str)
@pytest.mark.parametrize("kind", GESTURES)
def test_the_layout_of_every_kind(visit: Visit, address: str, kind: str, screen: Screen) -> None:
    hand = Hand(visit, *at(address, kind, players=5), screen, confirms=True)
    page = hand.page
    _, picked = hand.choice()
    before = page.evaluate(PLACES, STAYS)
    for option in picked:
        assert page.evaluate(INSIDE, PARTS) == []
        assert page.evaluate(OVER, [".row > li", ".row > li, #ask .say, #ask .acts"]) == []
        assert page.evaluate(OVER, ["[data-gap]", "#ask .say, #ask .acts"]) == []
        if screen.touch:
            lit = (
                "[data-card]"
                if option["points"].get("cards")
                else f"[{point(option).split('[')[1].split('=')[0]}][data-lit]"
            )
            assert page.evaluate(SMALL, f"#board {lit}") == []
            assert page.evaluate(SMALL, "#ask .acts button") == []
        hand.tap(point(option))
    expect(page.locator("#ask [data-confirm]")).to_be_visible()
    assert page.evaluate(PLACES, STAYS) == before, "something moved between choosing and confirming"
    assert page.evaluate(INSIDE, PARTS) == []
    assert hand.visitor.troubles == []


@pytest.mark.parametrize("screen", [DESK, UPRIGHT, LYING], ids=str)
def test_time_runs_round_who_is_asked_and_who_has_won_comes_to_the_middle(
    visit: Visit, address: str, screen: Screen
) -> None:
    company = Company(address, "bloody-throne", pace={"kind": "live", "seconds": 3600})
    packet, decision = next(company.asked())
    hand = Hand(visit, company, packet, decision, screen)
    expect(hand.page.locator(f'#board [data-seat="{packet["seat"]}"] [data-clock]')).to_be_visible()
    hand.page.goto("about:blank")  # who looks on asks about what others have answered by then
    assert company.play_until(lambda packet, decision: False) is None
    hand.visitor.open(f"/t/{company.id}")
    winners = company.packet(packet["seat"])["result"]["winners"]
    thrones = hand.page.locator("#board [data-crowned] .medal")
    expect(thrones).to_have_count(len(winners))
    expect(hand.page.locator("#board [data-clock]")).to_have_count(0)
    boxes = [box for box in (throne.bounding_box() for throne in thrones.all()) if box]
    middle = sum(box["x"] + box["width"] / 2 for box in boxes) / len(winners)
    board = hand.page.locator("#board").bounding_box()
    assert board is not None
    assert abs(middle - board["x"] - board["width"] / 2) < 2
    assert hand.visitor.troubles == []
