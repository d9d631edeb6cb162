"""The Iron Throne on its table: every kind of decision is made by hand, by mouse, touch and key, on every screen."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Visit
from browser.driver import SPOT, attribute
from browser.moments import MOMENTS, Playing, find, find_kind
from browser.tables import Company, Json, company_at, of_kind, with_truce
from browser.test_topics import sit_down
from browser.visitor import DESK, Screen, Visitor, touch
from server.support import dealt_alike
from throneroom.core.decision import Shape
from throneroom.games.iron_throne.spec import KINDS

GESTURES: Final = {
    "leader": "touch the sheet",
    "hostage": "carry a hostage to the gate, to its House, or to the brazier; or tap it, then the place",
    "blow": "touch the character",
    "use": "touch the own leader, then whom the ability is aimed at",
    "play": "carry the card to the middle, or tap it twice; then touch its targets",
    "aim": "touch the card, laid out with those of its House",
    "aim-open": "touch the open card",
    "defender": "touch the leader of the House",
    "power": "touch a character for every marker, or carry a crown there",
    "character": "carry the token to the own banner, or tap it",
    "support": "carry a token to a side; or tap it, then the banner",
    "answer": "touch the token that knocks, or carry it to the banner; a button refuses",
    "lay": "carry the card to its place; or tap it, then the place",
    "proposal": "touch pieces of the trays: they go to the pans, and back again",
    "reply": "buttons beside the line that asks, below the pans",
    "source": "touch the pile",
    "victim": "touch the leader of the House",
    "amount": "touch the bead",
    "shed": "touch the cards of the hand",
    "pick": "touch the card that is laid out",
    "order": "touch the cards in their order",
    "relay": "carry another card to the place; a button keeps what lies there",
    "swap": "carry the card to the place",
    "choice": "touch the plate",
    "consent": "touch the plate",
    "due": "touch the plate of what comes first",
}
"""How each kind of decision is made by hand."""
EARLY: Final = {"leader", "power", "character", "support", "answer", "lay"}
"""Kinds that come up in any round."""
COMMON: Final = EARLY | {"hostage", "use", "play", "source"}
"""Kinds that come up in any match."""
RARE: Final = {"shed", "amount"}
"""Kinds that come up in the match that is dealt for them; the others are tried without a page (iron-throne.test.ts)."""
UPRIGHT: Final = Screen(390, 844, touch=True)
LYING: Final = Screen(740, 360, touch=True)
MOST_STEPS: Final = 16
CROWD: Final = 5
FINGER: Final = 44

SMALL: Final = f"""() => [...document.querySelectorAll('#board [data-lit], #ask .acts button')]
  .filter(e => e.checkVisibility()).flatMap(e => {{
    const {{ width, height }} = e.getBoundingClientRect();
    const isLarge = width >= {FINGER - 0.5} && height >= {FINGER - 0.5};
    return isLarge ? [] : [`${{e.outerHTML.slice(0, 90)}} ${{width}}x${{height}}`];
  }})"""
"""What is to be touched and is smaller than a finger."""
OUTSIDE: Final = """() => [
  ...document.querySelectorAll('#ask :is(.say, .acts button), #board [data-lit]:not([data-key^=card])'),
].filter(e => e.checkVisibility()).flatMap(e => {
    const { left, right, top, bottom } = e.getBoundingClientRect();
    const isIn = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    return isIn ? [] : [`${e.outerHTML.slice(0, 90)} ${left} ${top} ${right} ${bottom}`];
  })"""
"""What a decision needs and is not in sight."""
LEAST: Final = 14
LEAST_ON_CARDS: Final = 13
TINY: Final = f"""() => {{
  const found = new Set();
  const texts = document.createTreeWalker(document.querySelector('#board'), NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {{
    const e = texts.currentNode.parentElement;
    if (!texts.currentNode.data.trim() || e.closest('.unseen') || !e.checkVisibility()) continue;
    const size = parseFloat(getComputedStyle(e).fontSize) * (e.currentCSSZoom ?? 1);
    const least = e.closest('.card, .slot, .token .name') ? {LEAST_ON_CARDS} : {LEAST};
    if (size < least - 0.05) found.add(`${{e.outerHTML.slice(0, 90)}} ${{size}}`);
  }}
  return [...found];
}}"""
"""What is written on the table and is too small to be read."""
STILL: Final = """() => !document.getAnimations().some(
  a => a.playState === 'running' && a.effect.getComputedTiming().iterations === 1,
)"""
"""Whether nothing moves that comes to an end."""
INSIDE: Final = """e => {
  const { left, right, top, bottom } = e.getBoundingClientRect();
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && e.scrollHeight <= e.clientHeight + 1;
}"""
CRAMPED: Final = """() => {
  const words = document.querySelector('#board .words').getBoundingClientRect();
  return [...document.querySelectorAll('#ask .more button')].flatMap(e => {
    const { top, height } = e.getBoundingClientRect();
    const isWhole = e.scrollWidth <= e.clientWidth && e.scrollHeight <= e.clientHeight && height < 50;
    return isWhole && top >= words.bottom - 1 ? [] : [e.outerHTML.slice(0, 90)];
  });
}"""
"""Answers to a proposal that do not fit their buttons, or lie over what they answer."""
TRAYS: Final = """() => [...document.querySelectorAll('#board .tray li')].map(e => {
  const { x, y } = e.getBoundingClientRect();
  return [Math.round(x), Math.round(y)];
})"""
"""Where the pieces of a truce have their places."""
INFLUENCE: Final = """() => [...document.querySelectorAll('#board [data-seat] .inf b')].filter(e => {
  const { left, right, top, bottom } = e.getBoundingClientRect();
  return e.checkVisibility() && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
}).map(e => e.textContent)"""
"""How much influence each House has placed, where it is in sight."""
MOST_IN_LINE: Final = 64
IN_LINE: Final = re.compile(r"^(?:ask|lifted|sure)-[\w-]+ = (.+)$", re.MULTILINE)
COUNTS: Final = "piles => piles.map(pile => pile.dataset.count)"
"""How many cards lie in every pile of the hand."""
WIDER: Final = "() => document.documentElement.scrollWidth - innerWidth"


def test_every_kind_of_decision_has_its_gesture() -> None:
    assert {kind.id for kind in KINDS if kind.shape is not Shape.CHANCE} == set(GESTURES)


@pytest.mark.parametrize("lang", ["en", "cs", "hu"])
def test_what_the_line_asks_is_short(lang: str) -> None:
    said = IN_LINE.findall(
        files("throneroom.i18n").joinpath("messages", lang, "board-iron-throne.ftl").read_text(encoding="utf-8")
    )
    assert said
    assert [text for text in said if len(text) > MOST_IN_LINE] == []


class Fingers:
    """Somebody who answers on the table alone, by mouse, touch or key."""

    def __init__(self, visitor: Visitor, how: str = "mouse") -> None:
        self.page: Page = visitor.page
        self.how = how
        self.taps = 0

    def begin(self, decision: Json) -> None:
        self.page.locator(f"#ask[data-asked={json.dumps(decision['id'])}][aria-busy=false]").wait_for()
        missed = self.page.locator(".missed button").last
        if missed.is_visible():
            missed.click()

    def settle(self) -> None:
        self.page.wait_for_function("() => document.querySelector('#ask')?.getAttribute('aria-busy') !== 'true'")

    def is_asked(self, decision: Json) -> bool:
        return self.page.locator("#ask").get_attribute("data-asked") == decision["id"]

    def answer(self, decision: Json) -> None:
        """Do one thing after the other until what was asked is answered."""
        self.begin(decision)
        for _ in range(MOST_STEPS):
            self.settle()
            if not self.is_asked(decision):
                return
            self.step()
        self.page.wait_for_function("id => document.querySelector('#ask').dataset.asked !== id", arg=decision["id"])

    def step(self) -> None:
        """Confirm what is whole, lay what is lifted, take what glows, else the button beside the question."""
        ways = (
            "#ask [data-confirm]:enabled",
            "#board:has(.held) button.place:not(.held)",
            "#board .held",
            "#board [data-lit]:not(.chosen)",
            "#board [data-lit]",
            "#ask .more button",
        )
        for way in ways:
            found = self.page.locator(way)
            if found.count() and self.touch(found.first):
                return
        self.page.evaluate("() => new Promise(requestAnimationFrame)")  # it may have just been sent

    def touch(self, what: Locator) -> bool:
        if self.how == "key":
            what.focus()
            self.page.keyboard.press("Enter")
        else:
            spot = what.evaluate(SPOT)
            if spot is None:
                return False
            touch(self.page, **spot) if self.how == "touch" else self.page.mouse.click(**spot)
        self.taps += 1
        self.settle()
        return True


def is_answered(company: Company, packet: Json, decision: Json) -> bool:
    left = company.packet(packet["seat"])["decisions"]
    return all(d["id"] != decision["id"] or (d["draft"] or {}).get("ready") for d in left)


def is_empty(decision: Json) -> bool:
    """Whether one can only pass."""
    return decision["kind"] in ("use", "play") and len(decision["options"]) < 2


WAYS: Final = (("mouse", DESK, COMMON), ("key", DESK, EARLY), ("touch", UPRIGHT, COMMON), ("touch", LYING, EARLY))


@pytest.mark.parametrize(("how", "screen", "wanted"), WAYS, ids=("mouse", "key", "upright", "lying"))
def test_the_first_decision_of_every_kind_is_made_on_the_table(
    visit: Visit, address: str, how: str, screen: Screen, wanted: set[str]
) -> None:
    with dealt_alike("iron 5"):
        play_by_hand(visit, address, how, screen, wanted)


def test_kinds_that_are_rare_are_made_on_the_table(visit: Visit, address: str) -> None:
    with dealt_alike("iron 1"):
        play_by_hand(visit, address, "mouse", DESK, RARE, seed=1)


SELDOM: Final = {"defender": 4, "pick": 11, "choice": 31, "relay": 32, "blow": 5, "victim": 1}
"""Kinds that come up seldom, each with a match of bots in which it does."""
SIZES: Final = {"upright": (390, 844), "lying": (740, 360), "desk": (1280, 800)}
"""The layouts of the table, with a screen for each."""
PLACE: Final = """() => {
  const { x, y, width, height } = document.querySelector('#ask .acts').getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
}"""
"""Where one confirms and takes back."""


@pytest.mark.parametrize("kind", SELDOM)
def test_kinds_that_come_up_seldom_fit_every_screen_and_are_answered_by_mouse_and_key(
    visit: Visit, address: str, kind: str
) -> None:
    company = Playing(address, find_kind("iron-throne", kind, CROWD, SELDOM[kind])).company
    packet, decision = next(company.asked())
    visitor, _ = sit_down(visit, company, packet["seat"])
    page = visitor.page
    while decision["kind"] in (kind, "order"):  # who picks cards lays the others in their order
        mouse, keys = Fingers(visitor), Fingers(visitor, "key")
        mouse.begin(decision)
        for layout, (width, height) in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            page.locator(f"#board .table.{layout}").wait_for()
            page.wait_for_function(STILL)
            assert page.evaluate(OUTSIDE) == [], (decision["kind"], layout)
            assert page.evaluate(TINY) == [], (decision["kind"], layout)
            assert page.evaluate(WIDER) <= 0, (decision["kind"], layout)
            if layout != "desk":
                assert page.evaluate(SMALL) == [], (decision["kind"], layout)
        before = page.evaluate(PLACE)
        if decision["sends"] != "gesture":
            mouse.step()
            assert page.evaluate(PLACE) == before, decision["kind"]
            page.locator("#ask [data-back]").click()
            mouse.settle()
        keys.answer(decision)
        assert is_answered(company, packet, decision), decision["kind"]
        asked = next(company.asked(), None)
        if asked is None or asked[1]["kind"] != "order":
            break
        packet, decision = asked
    assert visitor.troubles == []


def play_by_hand(visit: Visit, address: str, how: str, screen: Screen, wanted: set[str], seed: int = 5) -> None:
    """Play over the API, but what is wanted by hand; all of it is large enough and in sight."""
    company = Company(address, "iron-throne", seed=seed, players=CROWD)
    people: dict[str, Visitor] = {}
    met: set[str] = set()
    while not met >= wanted and (asked := next(company.asked(), None)):
        packet, decision = asked
        if decision["kind"] in met or decision["kind"] not in wanted or is_empty(decision):
            company.answer(packet, decision, lay_truces(packet, decision))
            continue
        seat = packet["seat"]
        if seat not in people:
            people[seat], _ = sit_down(visit, company, seat, screen)
        fingers = Fingers(people[seat], how)
        fingers.begin(decision)
        assert people[seat].page.evaluate(OUTSIDE) == [], decision["kind"]
        assert people[seat].page.evaluate(WIDER) <= 0
        if screen.touch:
            assert people[seat].page.evaluate(SMALL) == [], decision["kind"]
        fingers.answer(decision)
        if decision["kind"] == "leader":
            expect(fingers.page.locator("#board .choice li.chosen")).to_have_count(1)
        assert is_answered(company, packet, decision), decision["kind"]
        met.add(decision["kind"])
    assert met >= wanted, wanted - met
    for visitor in people.values():
        assert [t for t in visitor.troubles if not t.startswith("409")] == []


def lay_truces(packet: Json, decision: Json) -> str | None:
    """In every other round a Truce, so that there are talks; else anything."""
    truces = [o["notation"] for o in decision["options"] if "truce" in o["notation"]]
    return truces[0] if decision["kind"] == "lay" and packet["view"]["round"] % 2 and truces else None


def test_a_card_is_dragged_to_its_place_and_can_be_taken_back(visit: Visit, address: str) -> None:
    company, packet, decision = company_at(address, "iron-throne", of_kind("lay"))
    visitor, _ = sit_down(visit, company, packet["seat"])
    page = visitor.page
    Fingers(visitor).begin(decision)
    card = decision["options"][0]["points"]["cards"][0]
    start = page.locator("#board " + attribute("data-lit", f"card:{card}")).first.evaluate(SPOT)
    page.mouse.move(**start)
    page.mouse.down()
    page.mouse.move(start["x"] + 12, start["y"] - 12, steps=4)
    place = page.locator("#board [data-drop=slot]")
    goal = place.evaluate(SPOT)
    page.mouse.move(**goal, steps=6)
    page.mouse.up()
    change = page.get_by_role("button", name="Change my choice")
    change.wait_for()
    assert company.packet(packet["seat"])["decisions"][0]["draft"]["choice"] == decision["options"][0]["value"]
    expect(page.locator("#board .slot.full")).to_have_count(1)
    mine = next(house for house in packet["view"]["houses"] if house["seat"] == packet["seat"])
    assert sum(int(count) for count in page.locator("#board .fan li").evaluate_all(COUNTS)) == len(mine["hand"]) - 1
    change.click()
    page.locator(f"#ask[data-asked={json.dumps(decision['id'])}]").wait_for()
    other = next(o for o in decision["options"] if o["points"].get("cards") not in (None, [card]))
    confirm = page.locator("#ask [data-confirm]")
    confirm.wait_for()
    fingers = Fingers(visitor)
    page.wait_for_function(STILL)
    lifted = page.locator("#board " + attribute("data-lit", f"card:{other['points']['cards'][0]}")).first
    assert fingers.touch(lifted)
    expect(page.locator("#ask [role=status]")).to_have_text("Lay it on your place")
    expect(confirm).to_have_count(0)
    page.wait_for_function(STILL)
    assert fingers.touch(page.locator("#board button[data-drop=slot]"))
    change.wait_for()
    assert company.packet(packet["seat"])["decisions"][0]["draft"]["choice"] == other["value"]
    assert visitor.troubles == []


CROWNED: Final = """() => {
  const seen = window.crowned = { order: [], moved: [], times: [] };
  const note = what => seen.order.includes(what) || seen.order.push(what);
  const look = () => {
    const winner = document.querySelector('#board [data-won]');
    if (winner && !seen.order.includes('winner')) {
      for (const { effect } of winner.getAnimations({ subtree: true })) {
        seen.times.push(effect.getComputedTiming().duration);
        seen.moved.push(...effect.getKeyframes().flatMap(Object.keys));
      }
      const all = [...document.querySelectorAll('#board [data-won]')], table = winner.offsetParent;
      const places = all.map(e => e.offsetLeft + e.offsetWidth / 2);
      seen.winners = all.length;
      seen.off = places.reduce((sum, x) => sum + x, 0) / all.length - table.clientWidth / 2;
      seen.covered = all.some(e => e.offsetTop + e.offsetHeight > table.querySelector('.line').offsetTop + 1);
      note('winner');
    }
    if (document.querySelector('#drawer[data-open=result]')) note('result');
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true });
}"""
"""Notes in which order the winner comes and the result is told, how long it takes, what moves, and where it lies."""
OF_FRAMES: Final = {"offset", "computedOffset", "easing", "composite"}


@pytest.mark.parametrize(("screen", "motion"), [(DESK, "no-preference"), (UPRIGHT, "reduce"), (LYING, "reduce")])
def test_who_has_won_comes_to_the_middle_before_the_result_is_told(
    visit: Visit, address: str, screen: Screen, motion: str
) -> None:
    playing = Playing(address, find(MOMENTS["iron-throne-won"]))
    visitor, _ = sit_down(visit, playing.company, playing.scene.seat, screen, speed="normal", reduced_motion=motion)
    page = visitor.page
    page.locator("#ask").wait_for()
    page.evaluate(CROWNED)
    for _ in playing.steps():
        pass
    page.wait_for_function("() => window.crowned.order.includes('result')")
    crowned = page.evaluate("() => window.crowned")
    assert crowned["order"] == ["winner", "result"]
    assert set(crowned["moved"]) - OF_FRAMES == ({"transform", "opacity"} if motion == "no-preference" else set())
    assert set(crowned["times"]) == ({1600} if motion == "no-preference" else set())
    winners = playing.company.packet(playing.scene.seat)["result"]["winners"]
    assert crowned["winners"] == len(winners)
    assert abs(crowned["off"]) < 2
    assert not crowned["covered"]  # what is announced
    expect(page.locator("#board [data-won]")).to_have_count(0)
    page.keyboard.press("Escape")
    page.wait_for_function(STILL)
    assert page.evaluate(WIDER) <= 0
    assert page.evaluate(TINY) == []
    assert visitor.troubles == []


@pytest.mark.parametrize("screen", [DESK, UPRIGHT, LYING], ids=str)
def test_all_that_is_written_can_be_read_and_a_lifted_card_says_what_it_does(
    visit: Visit, address: str, screen: Screen
) -> None:
    company, packet, decision = company_at(address, "iron-throne", of_kind("lay"))
    words = company.owner.get(f"{company.path}/words")
    visitor, _ = sit_down(visit, company, packet["seat"], screen)
    page = visitor.page
    fingers = Fingers(visitor, "touch" if screen.touch else "mouse")
    fingers.begin(decision)
    assert page.evaluate(TINY) == []
    houses = packet["view"]["houses"]
    placed = sorted(f"{house['placed']}/{house['placed'] + house['tokens']}" for house in houses)
    assert sorted(page.evaluate(INFLUENCE)) == placed
    card = decision["options"][0]["points"]["cards"][0]
    lifted = page.locator("#board " + attribute("data-lit", f"card:{card}")).first
    fingers.touch(lifted)
    sheet = page.locator("#board [data-peek]")
    expect(sheet).to_contain_text(words["effects"][card])
    assert sheet.evaluate(INSIDE)
    assert page.evaluate(TINY) == []
    page.keyboard.press("Escape")
    if screen.touch:
        expect(sheet).to_have_count(0)
    else:
        page.mouse.move(1, 1)
        expect(sheet).to_have_count(0)
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowLeft")
        expect(sheet).to_contain_text(words["effects"][card])
    assert visitor.troubles == []


def has_refusal(packet: Json, decision: Json) -> bool:
    """Whether a card of the hand may not be played now, though another, or none, may."""
    mine = next(house for house in packet["view"]["houses"] if house["seat"] == packet["seat"])
    playable = {card for option in decision["options"] for card in option["points"].get("cards", [])}
    return decision["kind"] == "play" and any("-" in card and card not in playable for card in mine["hand"])


def test_what_may_not_be_played_says_why(visit: Visit, address: str) -> None:
    company, packet, decision = company_at(address, "iron-throne", has_refusal, players=CROWD)
    visitor, _ = sit_down(visit, company, packet["seat"])
    Fingers(visitor).begin(decision)
    blocked = next(o for o in company.options(packet, decision)["blocked"] if o["points"].get("cards"))
    card = visitor.page.locator("#board " + attribute("data-key", f"card:{blocked['points']['cards'][0]}")).first
    visitor.page.mouse.click(**card.evaluate(SPOT))
    expect(visitor.page.locator("[data-why]")).to_contain_text(blocked["reason"])
    visitor.page.mouse.move(1, 1)
    card.hover()
    sheet = visitor.page.locator("#board " + attribute("data-peek", blocked["rule"]))
    expect(sheet).to_contain_text(blocked["reason"])
    expect(sheet).to_contain_text(blocked["rule"])
    assert visitor.troubles == []


def carry(page: Page, what: Locator, place: Locator) -> None:
    """Drag something to the middle of a place."""
    page.wait_for_function(STILL)
    start, goal = what.bounding_box(), place.bounding_box()
    assert start is not None
    assert goal is not None
    x, y = start["x"] + start["width"] / 2, start["y"] + start["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 12, y, steps=3)
    page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=6)
    page.mouse.up()


def carried_from(piece: Locator) -> str:
    """The tray that a piece on a pan has come from."""
    return (piece.get_attribute("data-key") or "").replace("pan", "tray").rpartition(":")[0]


@pytest.mark.parametrize(("screen", "lang"), [(UPRIGHT, "cs"), (LYING, "hu")], ids=str)
def test_a_truce_is_laid_on_two_pans_and_answered(visit: Visit, address: str, screen: Screen, lang: str) -> None:
    with dealt_alike("a truce"):
        company, packet, decision = company_at(address, "iron-throne", of_kind("proposal"), with_truce)
    visitor, player = sit_down(visit, company, packet["seat"], screen)
    page = visitor.page
    fingers = Fingers(visitor, "touch")
    fingers.begin(decision)
    tray = page.locator("#board [data-key^='tray:'][data-lit]")
    tray.first.wait_for()
    pieces = page.locator("#board [data-key^='pan:']")
    places = page.evaluate(TRAYS)
    assert fingers.touch(tray.last)
    expect(pieces).to_have_count(1)
    assert page.evaluate(TRAYS) == places
    assert fingers.touch(tray.first)
    expect(pieces).to_have_count(2)
    assert page.evaluate(TRAYS) == places
    assert fingers.touch(pieces.first)
    expect(pieces).to_have_count(1)
    carry(page, pieces.first, page.locator("#board " + attribute("data-drop", carried_from(pieces.first))))
    expect(pieces).to_have_count(0)
    tray.first.wait_for()
    key = tray.last.get_attribute("data-key") or ""
    carry(
        page, tray.last, page.locator("#board " + attribute("data-drop", key.replace("tray", "pan").rpartition(":")[0]))
    )
    expect(pieces).to_have_count(1)
    assert page.evaluate(OUTSIDE) == page.evaluate(SMALL) == []
    expect(page.locator("#ask [role=status]")).to_have_text("Make this proposal?")
    player.click(page.locator("#ask [data-confirm]"))
    page.wait_for_function("id => document.querySelector('#ask').dataset.asked !== id", arg=decision["id"])
    reply_packet, reply = next(company.asked())
    assert reply["kind"] == "reply"
    assert sum(reply_packet["view"]["deal"]) == 1
    other, answerer = sit_down(visit, company, reply_packet["seat"], screen, lang=lang)
    Fingers(other).begin(reply)
    expect(other.page.locator("#ask .more button")).to_have_count(3)
    other.page.wait_for_function(STILL)
    assert other.page.evaluate(CRAMPED) == []
    assert other.page.evaluate(OUTSIDE) == []
    answerer.click(other.page.locator("#ask [data-key='other:accept-deal']"))
    if reply["sends"] == "confirm":
        answerer.click(other.page.locator("#ask [data-confirm]"))
    other.page.wait_for_function("id => document.querySelector('#ask').dataset.asked !== id", arg=reply["id"])
    assert other.troubles == visitor.troubles == []
