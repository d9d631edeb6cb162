"""Westeros on its table: every kind of decision is made by hand on the map, by touch and by key."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.driver import SPOT, attribute
from browser.tables import TRIES, Company, Json, company_at, company_that_refuses, of_kind, warlike
from browser.test_topics import sit_down
from browser.visitor import DESK, UPRIGHT, Screen, Visitor, holding, touch
from throneroom.core.dice import Dice
from throneroom.core.flow import AnyState
from throneroom.core.game import Game, Options, apply, find_game, new_game, only_choice, seat_code, settled
from throneroom.core.notation import read_choice
from throneroom.core.seats import CHANCE
from throneroom.core.secrecy import sample
from throneroom.games.westeros.spec import KINDS
from throneroom.server import fold

GESTURES: Final = {
    "plan": "tap an area, then a chip round it; the next area opens by itself",
    "raven": "tap the raven's plate, or an order on the map and then the chip that takes its place",
    "bury": "tap the plate: on top of the deck, or below it",
    "raid": "drag the raiding chip onto a target, or tap the one and then the other",
    "march": "drag the army, or tap it, tap the pieces that stay, and tap where the others go",
    "support": "tap the plate of a side",
    "accept": "tap the plate: keep what is lent, or wave it away",
    "card": "tap a card to read it, tap it again to play it",
    "text": "tap the plate, the card or the area that the text of a card is used on",
    "redraw": "tap the plate: the blade redraws, or not",
    "blade": "tap the plate: the blade swings, or rests",
    "lose": "tap the area of the piece that falls, or the piece",
    "retreat": "drag the beaten army, or tap where it goes",
    "ships": "tap the plate with the number of ships",
    "power": "tap the crown on the map, then what it brings",
    "muster": "tap a castle, then the piece that comes out of it",
    "bid": "a coin, and all before it go into the fist; confirm closes it",
    "tie": "tap the shields in their order",
    "rival": "tap the shield",
    "wild": "tap the area, the card or the plate that the wildlings take",
    "choose": "tap the line of the card",
}
"""How each kind of decision is made by hand."""
WAR: Final = {
    "units": "blackwater:bar:2k stoney-sept:lan:1f riverrun:sta:1f winterfell:sta:1f port-of-white-harbor:lan:2s",
    "orders": "blackwater:march-0 riverrun:support-0 winterfell:march-0",
    "tokens": "white-harbor:lan",
    "throne": "bar lan sta",
    "fiefdoms": "lan bar sta",
    "now": "march",
}
WAR_BEGINS: Final = "march blackwater 2knight>stoney-sept"
PORT_FALLS: Final = "march winterfell footman>white-harbor"
MOST_TAPS: Final = {"support": 2, "accept": 2, "redraw": 2, "ships": 2}
DRAWN: Final = {"westeros", "wildlings", "tides"}
"""Kinds that chance answers."""
PHONE: Final = Screen(390, 844, touch=True)
LYING: Final = Screen(740, 360, touch=True)
MOST_STEPS: Final = 24
CROWD: Final = 5
"""So many houses meet in battles of every kind; three may keep out of each other's way for a whole match."""
FINGER: Final = 44
LEAST_CARD: Final = 50
"""Pixels; a smaller card is none that anybody recognises."""

SMALL: Final = f"""() => [...document.querySelectorAll(
  '#board :is([data-option], [data-hand], [data-coin], [data-order]), #ask .acts button'
)].filter(e => e.checkVisibility()).flatMap(e => {{
  const {{ width, height }} = e.getBoundingClientRect();
  const isLarge = width >= {FINGER - 0.5} && height >= {FINGER - 0.5};
  return isLarge ? [] : [`${{e.outerHTML.slice(0, 90)}} ${{width}}x${{height}}`];
}})"""
"""What is to be touched and is smaller than a finger."""
OUTSIDE: Final = """() => [
  ...document.querySelectorAll('#ask :is(.say, .acts button), #board :is([data-hand], [data-order])'),
].filter(e => e.checkVisibility()).flatMap(e => {
    const { left, right, top, bottom } = e.getBoundingClientRect();
    const isIn = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    return isIn ? [] : [`${e.outerHTML.slice(0, 90)} ${left} ${top} ${right} ${bottom}`];
  })"""
"""What a decision needs and is not in sight."""
WIDER: Final = "() => document.documentElement.scrollWidth - innerWidth"
ABOVE: Final = """() => {
  const boxes = (selector, thin) => [...document.querySelectorAll(selector)].map(e => {
    const { left, right, top, bottom } = e.getBoundingClientRect();
    const off = (bottom - top) * thin; // a line of text is higher than its letters
    return { name: e.textContent, x: e.getAttribute('x'), left, right, top: top + off, bottom: bottom - off };
  });
  const [names, others] = [boxes('#board .names text', 0.25), boxes('#board .piece, #board .order', 0)];
  const deep = (a, b, from, to) => Math.min(a[to], b[to]) - Math.max(a[from], b[from]);
  const meet = (a, b) => deep(a, b, 'left', 'right') > 2 && deep(a, b, 'top', 'bottom') > 2;
  return names.flatMap((one, i) =>
    [...names.slice(i + 1).filter(({ x }) => x !== one.x), ...others].filter(other => meet(one, other))
      .map(({ name }) => `${one.name}/${name}`));
}"""
"""Names on the map that touch another name, a piece or an order."""


def test_every_kind_of_decision_has_a_gesture() -> None:
    assert {kind.id for kind in KINDS} - DRAWN == set(GESTURES)


class Fingers:
    """Somebody who answers on the table, by touch or by key; every touch is counted."""

    def __init__(self, visitor: Visitor, how: str) -> None:
        self.page: Page = visitor.page
        self.is_touch = how == "touch"
        self.how = how
        self.taps = 0

    def asked(self) -> str | None:
        return self.page.locator("#ask").get_attribute("data-asked")

    def settle(self) -> None:
        self.page.wait_for_function("() => document.querySelector('#ask')?.getAttribute('aria-busy') !== 'true'")

    def tap(self, selector: str, nth: int = 0) -> bool:
        spot = self.page.locator(selector).nth(nth).evaluate(SPOT)
        if spot is None:
            return False
        if self.is_touch:
            touch(self.page, **spot)
        else:
            self.page.mouse.click(**spot)
        self.taps += 1
        self.settle()
        return True

    def answer(self, decision: Json) -> None:
        """Do one thing after the other until what was asked is answered."""
        self.page.locator(f"#ask[data-asked={json.dumps(decision['id'])}]").wait_for()
        for _ in range(MOST_STEPS):
            self.settle()
            if self.asked() != decision["id"]:
                return
            self.step(decision)
        self.page.wait_for_function("id => document.querySelector('#ask').dataset.asked !== id", arg=decision["id"])

    def step(self, decision: Json) -> None:
        for selector, act in self.ways(decision):
            if self.page.locator(selector).count() and self.page.locator(selector).first.is_visible() and act(selector):
                return
        # Nothing could be touched: it may have just been sent, or the map still moves.
        self.page.evaluate("() => new Promise(requestAnimationFrame)")

    def ways(self, decision: Json) -> Iterator[tuple[str, Callable[[str], bool]]]:
        free = "#board [data-order]:not([aria-disabled])"
        if self.how == "key":
            yield "#ask [data-confirm]:enabled", self.enter
            yield "#board [data-coin]", self.close_by_key
            yield "#board .call .play", self.enter
            yield "#board [data-hand][data-lit]", self.read_by_key
            yield "#board .radial [data-order]", lambda _: self.enter(free)
            yield "#board [data-option]", self.plate_by_key
            yield "#board [role=button][data-lit]", self.area_by_key
            return
        yield "#ask [data-confirm]:enabled", self.tap
        yield "#board [data-coin]", self.tap
        yield "#board .call .play", lambda _: self.tap("#board [data-hand][aria-pressed=true]")
        yield "#board [data-hand][data-lit]", self.tap
        if (
            decision["kind"] == "plan"
            and self.page.locator("#board .radial, #board [data-order][aria-pressed]").count()
        ):
            if self.page.locator(
                "#board .radial, #board :is(.area, .spot)[aria-label*='Its order is being chosen']"
            ).count():
                yield free, self.tap
        yield "#board [data-option]", self.tap
        yield "#board [role=button][data-lit]", self.tap_area

    def tap_area(self, selector: str) -> bool:
        """The first area that may be chosen and is in sight; an army that was taken is not taken again."""
        ids = [e.get_attribute("data-lit") for e in self.page.locator(selector).all()]
        last, self.last = getattr(self, "last", None), None
        for id in [*(i for i in ids if i != last), *ids]:
            if id and self.tap("#board [role=button]" + attribute("data-lit", id)):
                self.last = id
                return True
        return False

    # ------------------------------------------------------------ by key

    def press(self, key: str) -> bool:
        self.page.keyboard.press(key)
        self.settle()
        return True

    def enter(self, selector: str) -> bool:
        self.page.locator(selector).first.focus()
        return self.press("Enter")

    def close_by_key(self, _: str) -> bool:
        self.press("0")
        expect(self.page.locator(":is(#board [data-coin], #ask [data-confirm]):focus")).to_be_attached()
        return self.press("Enter")

    def read_by_key(self, _: str) -> bool:
        self.press("1")
        expect(self.page.locator("#board [data-hand][aria-pressed=true]")).to_be_focused()
        return self.press("Enter")

    def plate_by_key(self, _: str) -> bool:
        """The first plate that may be taken, by its number."""
        taken = "all => all.findIndex(e => e.dataset.option)"
        return self.press(str(max(0, self.page.locator("#board .plates .plate").evaluate_all(taken)) + 1))

    def area_by_key(self, _: str) -> bool:
        """M leads to the board and an arrow onto the map; then the next thing that is asked has the focus by itself."""
        if not self.page.locator("#board [data-area][data-lit]:focus").count():
            self.press("m")
            self.press("ArrowDown")
        return self.press("Enter")


@pytest.mark.parametrize("how", ["mouse", "key"])
def test_every_kind_is_answered_on_the_table(
    visit: Visit, address: str, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    met = set()
    for kind, position in positions().items():
        monkeypatch.setattr(fold, "new_game", amid(position))
        company = Company(address, "westeros", players=CROWD, options={"tides": "on"})
        packet, decision = next(asked for asked in company.asked() if asked[1]["kind"] == kind)
        visitor, _ = sit_down(visit, company, packet["seat"], DESK)
        Fingers(visitor, how).answer(decision)
        left = company.packet(packet["seat"])["decisions"]
        assert all(d["id"] != decision["id"] or (d["draft"] or {}).get("ready") for d in left), kind
        assert [t for t in visitor.troubles if not t.startswith("409")] == []
        visitor.context.close()
        met.add(kind)
    assert met >= set(GESTURES)


@pytest.mark.parametrize(
    ("how", "screen"), [("mouse", DESK), ("key", DESK), ("touch", PHONE), ("touch", LYING)], ids=str
)
def test_help_a_tide_and_a_captured_port_are_answered_on_the_table(
    visit: Visit, address: str, how: str, screen: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fold, "new_game", amid_a_war)
    company = Company(address, "westeros", options={"tides": "on"})
    people: dict[str, Visitor] = {}
    met: dict[str, int] = {}
    for _ in range(MOST_STEPS):
        packet, decision = next(company.asked())
        kind, seat = decision["kind"], packet["seat"]
        if kind not in MOST_TAPS:
            begins = {("march", "bar"): WAR_BEGINS, ("march", "sta"): PORT_FALLS}
            company.answer(packet, decision, begins.get((kind, seat), str(decision["default"])))
            continue
        if seat not in people:
            people[seat], _ = sit_down(visit, company, seat, screen)
        fingers = Fingers(people[seat], how)
        fingers.answer(decision)
        met[kind] = fingers.taps
        if met.keys() == MOST_TAPS.keys():
            break
    assert met.keys() == MOST_TAPS.keys()
    assert how == "key" or {kind: taps for kind, taps in met.items() if not 0 < taps <= MOST_TAPS[kind]} == {}
    assert [trouble for visitor in people.values() for trouble in visitor.troubles if "409" not in trouble] == []


@pytest.mark.parametrize("screen", [DESK, PHONE, LYING], ids=str)
def test_a_fight_of_others_is_staged_at_the_foot_of_the_map(
    visit: Visit, address: str, screen: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fold, "new_game", amid_a_war)
    company = Company(address, "westeros")
    for text in (WAR_BEGINS, "support attacker", "accept"):
        company.answer(*next(company.asked()), text)
    visitor, _ = sit_down(visit, company, "sta", screen)
    page = visitor.page
    stage = page.locator("#board [data-battle]")
    expect(stage.locator(".num").first).to_have_text("5")
    expect(page.locator("#board .map [role=button]").first).to_be_attached()
    small = stage.bounding_box()
    assert small is not None
    assert small["height"] < screen.height * 0.6
    for card in stage.locator(".slot").all():
        box = card.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) > LEAST_CARD
    stage.get_by_role("button", name="Whole battle").click()
    expect(stage.get_by_role("button", name="Map")).to_be_visible()
    whole = stage.bounding_box()
    assert whole is not None
    assert whole["height"] > small["height"] * 1.5
    assert visitor.troubles == []


def amid(position: Json) -> Callable[..., AnyState]:
    """Not a new game: a position of three houses."""

    def begin(game: Game, players: int, options: Options | None = None) -> AnyState:
        s: AnyState = game.read_position(position, players, settled(game, players, options or {}))
        return s

    return begin


amid_a_war = amid(WAR)


def test_planning_three_areas_takes_five_taps(visit: Visit, address: str) -> None:
    company, packet, decision = company_at(address, "westeros", of_kind("plan"))
    visitor, _ = sit_down(visit, company, packet["seat"])
    assert len(decision["fills"]) == 3
    fingers = Fingers(visitor, "mouse")
    fingers.answer(decision)
    assert fingers.taps <= 5
    assert company.packet(packet["seat"])["decisions"][0]["draft"]["ready"]


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=str)
def test_an_order_that_cannot_be_laid_says_why_as_the_server_does(visit: Visit, address: str, screen: Screen) -> None:
    company, packet, decision = company_at(address, "westeros", of_kind("plan"))
    laid = next(option for option in decision["options"] if option["content"] == "march-plus-1")
    told = company.options(packet, decision, laid["value"])["blocked"]
    blocked = next(option for option in told if option["content"] == "march-plus-1")
    visitor, _ = sit_down(visit, company, packet["seat"], screen)
    fingers, page = Fingers(visitor, "touch" if screen.touch else "mouse"), visitor.page
    first = decision["fills"][0]["slot"]
    page.locator(f"#board [data-area={first}][data-lit]").wait_for()
    assert fingers.tap(f"#board [data-area={first}][data-lit]")
    assert fingers.tap("#board [data-order=march-plus-1]:not([aria-disabled])")
    page.locator("#board [data-order=march-plus-1][aria-disabled]").wait_for()
    assert fingers.tap("#board [data-order=march-plus-1][aria-disabled]")
    why = page.locator(f"[data-why={blocked['rule']}]")
    expect(why).to_contain_text(blocked["reason"])
    expect(why).to_contain_text(str(blocked["page"]))
    assert visitor.troubles == []


def has_two(packet: Json, decision: Json) -> bool:
    """Whether an army of two may march, and nothing else."""
    if decision["kind"] != "march":
        return False
    areas = {area["id"]: sum(u["count"] for u in area["units"]) for area in packet["view"]["areas"]}
    return areas.get(decision["options"][0]["points"]["areas"][0]) == 2


CUT: Final = """() => [...document.querySelectorAll('#ask :is(.say p, [data-confirm])')]
  .filter(e => e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 8).map(e => e.textContent)"""
"""What is confirmed, or the word that confirms it, where not all of it can be read: half a line more than its box."""


@pytest.mark.parametrize(("screen", "lang"), [(DESK, "hu"), (PHONE, "cs"), (LYING, "en")], ids=str)
def test_a_march_of_two_units_takes_three_taps(visit: Visit, address: str, screen: Screen, lang: str) -> None:
    company, packet, decision = company_at(address, "westeros", has_two, warlike)
    visitor, _ = sit_down(visit, company, packet["seat"], screen, lang=lang)
    fingers = Fingers(visitor, "touch" if screen.touch else "mouse")
    visitor.page.locator("#ask[data-asked]").wait_for()
    start = decision["options"][0]["points"]["areas"][0]
    assert fingers.tap("#board [role=button]" + attribute("data-area", start))
    expect(visitor.page.locator("#ask [data-back]")).to_be_visible()
    expect(visitor.page.locator("#board [data-stay]")).to_be_visible()
    expect(visitor.page.locator("#ask[data-whole]")).to_have_count(0)
    goals = [id for id in ids_lit(visitor.page) if id != start and id not in starts(decision)]
    assert any(fingers.tap("#board [role=button]" + attribute("data-area", goal)) for goal in goals)
    confirm = visitor.page.locator("#ask [data-confirm]")
    gone = visitor.page.locator(f"#ask:not([data-asked={json.dumps(decision['id'])}])")
    if decision["sends"] == "confirm":
        expect(confirm).to_be_enabled()
        assert visitor.page.evaluate(CUT) == []
        fingers.tap("#ask [data-confirm]")
    expect(gone).to_be_attached()
    assert fingers.taps <= 3
    assert visitor.troubles == []


def test_a_march_leaves_no_power_token_unless_it_is_wanted(
    visit: Visit, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fold, "new_game", amid(WAR))
    company = Company(address, "westeros")
    packet, decision = next(asked for asked in company.asked() if asked[1]["kind"] == "march")
    visitor, _ = sit_down(visit, company, packet["seat"])
    page, fingers = visitor.page, Fingers(visitor, "mouse")
    page.locator("#ask[data-asked]").wait_for()
    start = decision["options"][0]["points"]["areas"][0]
    assert fingers.tap(f"#board [role=button][data-area={start}]")
    for stay in (1, 0):
        page.locator(f"#board [role=button][data-area={start}]").focus()
        fingers.press("1")
        expect(page.locator("#board .piece.stays")).to_have_count(stay)
    assert fingers.tap("#board [role=button][data-area=harrenhal]")
    plates = page.locator("#board [data-option]")
    expect(plates).to_have_count(2)
    expect(plates.first).to_have_attribute("aria-pressed", "true")
    assert fingers.asked() == decision["id"], "it is asked before anything is sent"
    assert fingers.tap("#board [data-option]:not([aria-pressed=true])")
    if decision["sends"] == "confirm":
        expect(plates.last).to_have_attribute("aria-pressed", "true")
        assert fingers.tap("#ask [data-confirm]")
    expect(page.locator(f"#ask:not([data-asked={json.dumps(decision['id'])}])")).to_be_attached()
    left = {area["id"]: area["token"] for area in company.packet(packet["seat"])["view"]["areas"]}
    assert left[start] == packet["seat"]
    assert visitor.troubles == []


def starts(decision: Json) -> list[str]:
    return [id for option in decision["options"] for id in option["points"].get("areas", [])]


def ids_lit(page: Page) -> list[str]:
    return [e.get_attribute("data-lit") or "" for e in page.locator("#board [role=button][data-lit]").all()]


WHOLE: Final = """() => {
  const room = document.querySelector('#board div.frame').getBoundingClientRect();
  return [...document.querySelectorAll('#board .map [data-lit]')].some(e => {
    const { left, right, top, bottom } = e.getBoundingClientRect();
    return left >= room.left - 4 && right <= room.right + 4 && top >= room.top - 4 && bottom <= room.bottom + 4;
  });
}"""
"""Whether something that may be chosen on the map is wholly in sight."""


@pytest.mark.parametrize("screen", [PHONE, LYING], ids=str)
def test_the_map_goes_to_what_is_asked_about(visit: Visit, address: str, screen: Screen) -> None:
    company, packet, _ = company_at(address, "westeros", of_kind("march"), warlike)
    seat = next(seat for seat in reversed(packet["view"]["tracks"]["iron-throne"]) if seat != packet["seat"])
    visitor, _ = sit_down(visit, company, seat, screen)
    page = visitor.page
    page.locator("#board .map [role=button]").first.wait_for(state="attached")
    box = page.locator("#board div.frame").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    north = next(area for area in packet["view"]["areas"] if area["owner"] == seat)["id"]
    middle = page.locator(f"#board .area[data-area={north}]").bounding_box()
    assert middle is not None
    away = -1 if middle["y"] + middle["height"] / 2 < y else 1
    for _ in range(12):  # to the far end of the map
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x, y + away * box["height"] * 0.45, steps=3)
        page.mouse.up()
    while (asked := next(company.asked()))[0]["seat"] != seat or asked[1]["kind"] != "march":
        company.answer(*asked)
    page.locator(f"#ask[data-asked={json.dumps(asked[1]['id'])}]").wait_for()
    page.wait_for_function(WHOLE)
    assert [trouble for trouble in visitor.troubles if not trouble.startswith("409")] == []


def test_an_army_is_dragged_to_where_it_goes(visit: Visit, address: str) -> None:
    company, packet, decision = company_at(address, "westeros", has_two, warlike)
    visitor, _ = sit_down(visit, company, packet["seat"])
    page = visitor.page
    page.locator("#ask[data-asked]").wait_for()
    start = decision["options"][0]["points"]["areas"][0]
    first = company.options(packet, decision, decision["options"][0]["value"])["options"]
    goals = [option["points"]["areas"][0] for option in first if option["points"].get("areas")]
    spots = [page.locator("#board [role=button]" + attribute("data-area", id)).evaluate(SPOT) for id in (start, *goals)]
    goal = next(spot for spot in spots[1:] if spot)
    page.mouse.move(**spots[0])
    page.mouse.down()
    page.mouse.move(goal["x"], goal["y"], steps=6)
    page.mouse.up()
    confirm = page.locator("#ask [data-confirm]")
    gone = page.locator(f"#ask:not([data-asked={json.dumps(decision['id'])}])")
    if decision["sends"] == "confirm":
        confirm.click()
    expect(gone).to_be_attached()
    assert visitor.troubles == []


def drag_to(page: Page, start: str, goals: list[str]) -> None:
    """Drag a thing to the first of some places that is in sight."""
    page.locator(start).first.wait_for(state="attached")
    page.wait_for_function(RESTED)
    begin = page.locator(start).first.evaluate(SPOT)
    goal = next(spot for one in goals if (spot := page.locator(one).first.evaluate(SPOT)))
    page.mouse.move(**begin)
    page.mouse.down()
    page.mouse.move(begin["x"] + 12, begin["y"], steps=2)  # still on it
    page.mouse.move(goal["x"], goal["y"], steps=6)
    page.mouse.up()


RESTED: Final = "() => document.querySelector('#board svg.map')?.style.transform === ''"
"""Whether the map has come to rest."""


@pytest.mark.parametrize("kind", ["raid", "retreat", "support"])
def test_a_raid_a_retreat_and_support_are_dragged_to_where_they_go(
    visit: Visit, address: str, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = {"raid": RAID, "support": WAR}.get(kind) or positions()["retreat"]
    monkeypatch.setattr(fold, "new_game", amid(position))
    is_crowd = kind == "retreat"
    company = Company(address, "westeros", **({"players": CROWD, "options": {"tides": "on"}} if is_crowd else {}))
    if kind == "support":
        company.answer(*next(company.asked()), WAR_BEGINS)
    packet, decision = next(asked for asked in company.asked() if asked[1]["kind"] == kind)
    visitor, _ = sit_down(visit, company, packet["seat"])
    page = visitor.page
    page.locator(f"#ask[data-asked={json.dumps(decision['id'])}]").wait_for()
    place = "#board [role=button][data-area={}]"
    if kind == "support":
        option = decision["options"][0]
        goals = [f"#board .side[data-takes={seat}]" for seat in option["points"]["seats"]]
        drag_to(page, "#board " + attribute("data-option", option["notation"]), goals)
    elif kind == "raid":
        raid = next(o for o in decision["options"] if "stoney-sept" in o["points"].get("areas", []))
        then = company.options(packet, decision, raid["value"])["options"]
        drag_to(
            page, place.format("stoney-sept"), [place.format(a) for o in then for a in o["points"].get("areas", [])]
        )
    else:
        goals = [place.format(area) for o in decision["options"] for area in o["points"].get("areas", [])]
        drag_to(page, place.format(packet["view"]["combat"]["area"]), goals)
    if decision["sends"] == "confirm":
        page.locator("#ask [data-confirm]").click()
    expect(page.locator(f"#ask:not([data-asked={json.dumps(decision['id'])}])")).to_be_attached()
    left = company.packet(packet["seat"])["decisions"]
    assert all(d["id"] != decision["id"] or (d["draft"] or {}).get("ready") for d in left)
    assert visitor.troubles == []


@pytest.mark.parametrize("screen", [DESK, LYING], ids=str)
def test_who_can_come_where_is_shown_on_demand(visit: Visit, address: str, screen: Screen) -> None:
    company, packet, decision = company_at(address, "westeros", of_kind("march"), warlike, players=CROWD)
    seat = packet["seat"]
    asked = {"seat": seat, "question": {"about": "threats"}}
    threats = company.people[seat].post(f"{company.path}/what-if", asked)["threats"]
    visitor, _ = sit_down(visit, company, seat, screen)
    page = visitor.page
    page.locator("#ask[data-asked]").wait_for()
    fingers = Fingers(visitor, "touch" if screen.touch else "mouse")
    if screen.touch:
        fingers.tap("[data-threats-button]")
    else:
        page.keyboard.press("w")
    expect(page.locator(f"#board [data-threats='{len(threats)}']")).to_be_attached()
    goal = next(
        threat["area"]
        for threat in threats
        if page.locator("#board path[role=button]" + attribute("data-area", threat["area"])).count()
        and fingers.tap("#board path[role=button]" + attribute("data-area", threat["area"]))
    )
    rows = [threat for threat in threats if threat["area"] == goal]
    expect(page.locator("[data-threat-card] li")).to_have_count(len(rows))
    expect(page.locator("#board .threats .arrow")).to_have_count(len(rows))
    assert fingers.asked() == decision["id"], "nothing is chosen by looking"
    assert company.packet(seat)["decisions"][0]["draft"] is None
    page.keyboard.press("Escape")
    expect(page.locator("#board [data-threats]")).to_have_count(0)
    assert visitor.troubles == []


@pytest.mark.parametrize("screen", [DESK, PHONE, LYING], ids=str)
def test_a_house_card_takes_two_taps_and_all_seven_are_in_reach(visit: Visit, address: str, screen: Screen) -> None:
    company, packet, decision = company_at(address, "westeros", of_kind("card"), warlike)
    visitor, _ = sit_down(visit, company, packet["seat"], screen)
    page = visitor.page
    page.locator("#ask[data-asked]").wait_for()
    cards = page.locator("#board [data-hand][data-lit]")
    expect(cards).to_have_count(len(decision["options"]))
    if page.locator("[data-missed] button, .missed button").count():
        page.locator(".missed button").last.click()
    for card in cards.all():
        expect(card).to_be_in_viewport(ratio=0.95)
    fingers = Fingers(visitor, "touch" if screen.touch else "mouse")
    fingers.answer(decision)
    assert fingers.taps <= 2
    assert visitor.troubles == []


@cache
def positions() -> dict[str, Json]:
    """A position in which each kind is asked: met in games that the program plays with itself, with no browser."""
    game, found = find_game("westeros"), dict[str, Json]()
    for seed in range(TRIES):
        options = settled(game, CROWD, {"tides": "on"})
        sent = {("march", "bar"): WAR_BEGINS, ("march", "sta"): PORT_FALLS} if seed == 0 else {}
        s: AnyState = game.read_position(LENT, CROWD, options) if seed == 0 else new_game(game, CROWD, options)
        dice = Dice(seed)
        for _ in range(LONGEST):
            if not s.pending:
                break
            for d in s.pending:
                if d.kind.id not in found and d.seat != CHANCE and only_choice(game, s, d) is None:
                    found[d.kind.id] = game.position(s)
            if found.keys() >= GESTURES.keys():
                return found
            d = s.pending[0]
            text = sent.pop((d.kind.id, "" if d.seat == CHANCE else seat_code(game, d.seat)), None)
            choice = (
                read_choice(s, d, text) if text else sample(s if d.seat == CHANCE else game.view(s, d.seat), d, dice)
            )
            apply(game, s, d.seat, choice)
    raise AssertionError(f"never asked: {GESTURES.keys() - found.keys()}")


def test_on_a_phone_every_kind_has_all_it_needs_in_reach(
    visit: Visit, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    wrong: dict[tuple[str, str], list[str]] = {}
    met = set()
    for kind, position in positions().items():
        monkeypatch.setattr(fold, "new_game", amid(position))
        company = Company(address, "westeros", players=CROWD, options={"tides": "on"})
        packet, decision = next(asked for asked in company.asked() if asked[1]["kind"] == kind)
        visitor, _ = sit_down(visit, company, packet["seat"], UPRIGHT, lang="hu")
        page = visitor.page
        page.locator(f"#ask[data-asked={json.dumps(decision['id'])}]").wait_for()
        page.locator("#board [role=button]").first.wait_for(state="attached")
        page.evaluate("() => document.fonts.ready")
        for screen in (UPRIGHT, LYING):
            page.set_viewport_size({"width": screen.width, "height": screen.height})
            page.wait_for_function("width => document.querySelector('#board').clientWidth <= width", arg=screen.width)
            page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
            wide = page.evaluate(WIDER)
            found = [*page.evaluate(SMALL), *page.evaluate(OUTSIDE), *[f"{wide} px too wide"] * (wide > 0)]
            if found:
                wrong[kind, str(screen)] = found
        met.add(kind)
        assert visitor.troubles == []
        visitor.context.close()
    assert met >= set(GESTURES)
    assert wrong == {}


def amid_kind(kind: str, address: str, monkeypatch: pytest.MonkeyPatch) -> tuple[Company, Json, Json]:
    """A match in which a kind is asked, with the packet of who is asked."""
    monkeypatch.setattr(fold, "new_game", amid(positions()[kind]))
    company = Company(address, "westeros", players=CROWD, options={"tides": "on"})
    return company, *next(asked for asked in company.asked() if asked[1]["kind"] == kind)


def test_a_closed_fist_stays_on_the_table(visit: Visit, address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    company, packet, decision = amid_kind("bid", address, monkeypatch)
    bid = decision["options"][-1]["value"]
    company.answer(packet, decision, bid)
    visitor, _ = sit_down(visit, company, packet["seat"], UPRIGHT)
    mine = visitor.page.locator("#board [data-fists] figure.me")
    expect(mine.locator(".coins svg")).to_have_count(bid)
    expect(mine.locator("em")).to_have_text("closed")
    assert visitor.troubles == []


def test_shields_that_are_set_in_order_keep_their_places(
    visit: Visit, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    company, packet, decision = amid_kind("tie", address, monkeypatch)
    visitor, _ = sit_down(visit, company, packet["seat"])
    page, fingers = visitor.page, Fingers(visitor, "mouse")
    plates = page.locator("#board .plates .plate")
    expect(plates).to_have_count(len(decision["options"]))
    places = "all => all.map(e => [e.offsetLeft, e.offsetTop])"
    before = plates.evaluate_all(places)
    assert fingers.tap("#board [data-option]")
    expect(plates.first).to_have_attribute("aria-disabled", "true")
    assert plates.evaluate_all(places) == before
    fingers.answer(decision)
    assert visitor.troubles == []


@pytest.mark.parametrize("screen", [DESK, UPRIGHT], ids=str)
def test_a_card_that_was_chosen_lies_open_for_oneself_alone(
    visit: Visit, address: str, screen: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    company, packet, decision = amid_kind("card", address, monkeypatch)
    others = [seat for seat in packet["awaited"] if seat != packet["seat"]]
    option = decision["options"][-1]
    company.answer(packet, decision, option["value"])
    for seat, count in ((packet["seat"], 1), (others[0], 0)):
        visitor, _ = sit_down(visit, company, seat, screen)
        page = visitor.page
        page.locator("#board .battle [data-total]").first.wait_for()
        expect(page.locator("#board [data-own]")).to_have_count(count)
        expect(page.locator("#board " + attribute("data-own", option["points"]["cards"][0]))).to_have_count(count)
        for total in page.locator("#board .ledger [data-total]").all():
            expect(total).to_be_in_viewport(ratio=0.9)
        assert visitor.troubles == []


WORDS: Final = """() => [...document.querySelectorAll('#board :is(.rail, .strip, .names, .ground) *')].flatMap(e => {
  const said = [...e.childNodes].filter(n => n.nodeType === 3).map(n => n.textContent.trim()).join('');
  if (!said || !e.checkVisibility({ visibilityProperty: true }) || e.closest('.unseen, .title')) return [];
  const by = e instanceof SVGElement ? e.getScreenCTM().a : 1;
  const size = parseFloat(getComputedStyle(e).fontSize) * by;
  return size < 13.9 ? [`${said} ${size.toFixed(1)}`] : [];
})"""
"""Words on the map and beside it that are smaller than 14 pixels; the letters of the cartouche are an ornament."""


@pytest.mark.parametrize("screen", [DESK, UPRIGHT, LYING], ids=str)
def test_words_on_the_map_and_beside_it_are_fourteen_pixels_high(visit: Visit, address: str, screen: Screen) -> None:
    company, packet, _ = company_at(address, "westeros", of_kind("plan"))
    visitor, _ = sit_down(visit, company, packet["seat"], screen, lang="cs")
    page = visitor.page
    page.locator("#ask[data-asked]").wait_for()
    page.locator("#board .names text").first.wait_for(state="attached")
    page.evaluate("() => document.fonts.ready")
    page.locator("#board [role=button][data-area=winterfell]").focus()
    seen = []
    for zoom in ("", "0", *"+" * 6, *"-" * 4):
        if zoom:
            page.keyboard.press(zoom)
        page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        page.wait_for_function("() => document.querySelector('#board svg.map').style.transform === ''")
        page.evaluate("() => new Promise(requestAnimationFrame)")
        where = page.locator("#board .map > g").first.get_attribute("transform")
        assert page.evaluate(WORDS) == [], where
        seen.append(page.locator("#board .names text").count())
    assert min(seen) < max(seen), "names that have no room are left out"
    assert visitor.troubles == []


@pytest.mark.parametrize("lang", ["en", "cs", "hu"])
def test_names_on_the_map_touch_nothing(visit: Visit, address: str, lang: str) -> None:
    company = Company(address, "westeros", seed=2)
    found = company.play_until(lambda packet, decision: packet["ply"] > 60 and decision["kind"] in ("march", "plan"))
    assert found is not None
    visitor, _ = sit_down(visit, company, found[0]["seat"], Screen(1920, 1080), lang=lang)
    visitor.page.locator("#ask[data-asked]").wait_for()
    visitor.page.locator("#board .names text").first.wait_for(state="attached")
    visitor.page.evaluate("() => document.fonts.ready")
    expect(visitor.page.locator("#board .names.near")).to_be_attached()
    assert visitor.page.evaluate(ABOVE) == []


SIZES: Final = (PHONE, Screen(360, 740), LYING, DESK)
LINE: Final = """() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(
  ['.say', '.acts', '[data-back]', '[data-confirm]'].flatMap(selector => {
    const box = document.querySelector('#ask ' + selector)?.getBoundingClientRect();
    return box ? [[selector, [box.x, box.y, box.width, box.height].map(Math.round).join(' ')]] : [];
  })))))"""
"""Where the line is, the place of its buttons, and those of them that are there."""


@pytest.mark.parametrize(("kind", "lang"), [("plan", "en"), ("march", "hu"), ("card", "cs")])
def test_the_line_and_its_buttons_stay_where_they_are(visit: Visit, address: str, kind: str, lang: str) -> None:
    company, packet, decision = company_at(address, "westeros", of_kind(kind), warlike)
    visitor, _ = sit_down(visit, company, packet["seat"], PHONE, lang=lang)
    page, fingers = visitor.page, Fingers(visitor, "touch")
    page.evaluate("() => localStorage.setItem('throneroom.confirms', 'on')")
    page.reload()
    page.locator(f"#ask[data-asked={json.dumps(decision['id'])}]").wait_for()
    page.evaluate("() => document.fonts.ready")
    seen: dict[tuple[str, str], set[str]] = {}
    whole = page.locator("#ask[data-whole] [data-confirm]")
    for _ in range(MOST_STEPS):
        for size in SIZES:
            page.set_viewport_size({"width": size.width, "height": size.height})
            for part, box in page.evaluate(LINE):
                seen.setdefault((str(size), part), set()).add(box)
        if whole.count():
            break
        page.set_viewport_size({"width": PHONE.width, "height": PHONE.height})
        fingers.step(decision)
        fingers.settle()
    expect(whole).to_be_enabled()
    assert {part for _, part in seen} >= {".say", ".acts", "[data-confirm]"}
    assert {where: boxes for where, boxes in seen.items() if len(boxes) > 1} == {}
    assert visitor.troubles == []


def hold(page: Page, selector: str, *, is_touch: bool) -> None:
    """Hold a thing until it says what it is, by a finger or by the other button of the mouse."""
    spot = page.locator(selector).first.evaluate(SPOT)
    assert spot is not None, selector
    if not is_touch:
        page.mouse.click(**spot, button="right")
    else:
        holding(page)
        page.mouse.move(**spot)
        page.mouse.down()
    expect(page.locator("[data-looked]")).to_be_visible()
    if is_touch:
        page.mouse.up()


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=str)
def test_what_is_held_says_what_it_is_and_why_it_cannot_be_chosen(visit: Visit, address: str, screen: Screen) -> None:
    company, packet, decision = company_at(address, "westeros", of_kind("plan"))
    visitor, _ = sit_down(visit, company, packet["seat"], screen)
    page, fingers = visitor.page, Fingers(visitor, "touch" if screen.touch else "mouse")
    looked = page.locator("[data-looked]")
    first = "#board [data-area=" + decision["fills"][0]["slot"] + "][data-lit]"
    page.locator(first).wait_for()
    hold(page, first, is_touch=screen.touch)
    expect(looked).to_have_attribute("data-looked", "area")
    assert fingers.tap(first)
    expect(looked).to_have_count(0)
    assert fingers.tap("#board [data-order=march-plus-1]:not([aria-disabled])")
    blocked = page.locator("#board [data-order=march-plus-1][aria-disabled]")
    blocked.wait_for()
    laid = next(option for option in decision["options"] if option["content"] == "march-plus-1")
    told = company.options(packet, decision, laid["value"])
    why = next(option for option in told["blocked"] if option["content"] == "march-plus-1")
    expect(blocked).to_have_attribute("aria-label", re.compile(re.escape(why["reason"]) + ".*" + str(why["page"])))
    hold(page, "#board [data-order=march-plus-1]", is_touch=screen.touch)
    expect(looked).to_have_attribute("data-looked", "order")
    expect(looked.locator(f"[data-reason={why['rule']}]")).to_contain_text(why["reason"])
    page.keyboard.press("Escape")
    if not screen.touch:
        hold(page, "#board .rail .seat", is_touch=False)
        expect(looked).to_have_attribute("data-looked", "seat")
        hold(page, "#board .rail [data-track]", is_touch=False)
        expect(looked).to_have_attribute("data-looked", "track")
    assert visitor.troubles == []


def shut_on(page: Page, blocked: Json) -> str:
    """The plate or coin of a refused answer."""
    selector = "#board " + attribute("data-shut", blocked["notation"])
    page.locator(selector).first.wait_for()
    return selector


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=str)
@pytest.mark.parametrize("kind", ["support", "bid", "muster"])
def test_what_is_refused_and_is_no_area_is_drawn_shut_and_says_why(
    visit: Visit, address: str, screen: Screen, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if kind == "support":
        helped = {"units": WAR["units"] + " lannisport:lan:1f", "orders": WAR["orders"] + " lannisport:support-0"}
        monkeypatch.setattr(fold, "new_game", amid({**WAR, **helped}))
        company = Company(address, "westeros")
        company.answer(*next(company.asked()), WAR_BEGINS)
        packet, decision = next(asked for asked in company.asked() if company.options(*asked)["blocked"])
    else:
        company, packet, decision = company_at(address, "westeros", of_kind(kind), players=CROWD)
        while not with_plates(company, packet, decision):
            company.answer(packet, decision)
            packet, decision = company.play_until(of_kind(kind)) or (packet, decision)
    assert decision["kind"] == kind
    told = company.options(packet, decision)
    blocked = next(b for b in told["blocked"] if not b["points"].get("areas")) if kind != "muster" else None
    visitor, _ = sit_down(visit, company, packet["seat"], screen)
    page, fingers = visitor.page, Fingers(visitor, "touch" if screen.touch else "mouse")
    page.locator("#ask[data-asked]").wait_for()
    if blocked is None:
        area, blocked = with_plates(company, packet, decision)[0]
        assert fingers.tap("#board [role=button]" + attribute("data-area", area))
    selector = shut_on(page, blocked)
    why = page.locator(f"[data-why={blocked['rule']}]")
    assert fingers.tap(selector)
    expect(why).to_contain_text(blocked["reason"])
    expect(why).to_contain_text(str(blocked["page"]))
    page.keyboard.press("Escape")
    expect(why).to_have_count(0)
    if not screen.touch:
        page.mouse.move(2, 2)
        page.locator(selector).hover()
        expect(why).to_contain_text(blocked["reason"])
        page.mouse.move(2, 2)
        expect(why).to_have_count(0)
        page.locator(selector).blur()  # it has been touched
        page.locator(selector).focus()
        expect(why).to_contain_text(blocked["reason"])
        page.locator(selector).blur()
        expect(why).to_have_count(0)
    hold(page, selector, is_touch=screen.touch)
    expect(page.locator(f"[data-looked] [data-reason={blocked['rule']}]")).to_contain_text(blocked["reason"])
    assert fingers.asked() == decision["id"]
    assert visitor.troubles == []


def with_plates(company: Company, packet: Json, decision: Json) -> list[tuple[str, Json]]:
    """What is refused where something else can be had: in an area that has plates, or at the edge of the table."""
    told = company.options(packet, decision)
    if decision["kind"] != "muster":
        return [("", b) for b in told["blocked"] if not b["points"].get("areas")]
    here = Counter(area for o in told["options"] for area in o["points"].get("areas", []))
    return [(a, b) for b in told["blocked"] for a in b["points"].get("areas", [])[:1] if here[a] > 1]


def test_why_an_area_cannot_be_chosen_is_seen_when_it_is_pointed_at_or_reached_by_keys(
    visit: Visit, address: str
) -> None:
    company, packet, decision = company_that_refuses(address, "westeros")
    while not any(b["points"].get("areas") for b in company.options(packet, decision)["blocked"]):
        company.answer(packet, decision, warlike(packet, decision))
        packet, decision = company.play_until(lambda p, d: d["shape"] == "one" or d["kind"] == "march", warlike) or (
            packet,
            decision,
        )
    told = company.options(packet, decision)
    free = {area for o in told["options"] for area in o["points"].get("areas", [])}
    blocked, area = next((b, a) for b in told["blocked"] for a in b["points"].get("areas", []) if a not in free)
    visitor, _ = sit_down(visit, company, packet["seat"])
    page = visitor.page
    page.locator("#ask[data-asked]").wait_for()
    place = page.locator("#board [role=button]" + attribute("data-area", area))
    expect(place).to_have_attribute("aria-label", re.compile(re.escape(blocked["reason"])))
    why = page.locator(f"[data-why={blocked['rule']}]")
    page.keyboard.press("Shift")  # somebody is at the keys: what has the focus is seen
    place.focus()
    expect(why).to_contain_text(blocked["reason"])
    place.blur()
    expect(why).to_have_count(0)
    spot = place.evaluate(SPOT)
    assert spot is not None
    page.mouse.move(**spot)
    expect(why).to_contain_text(blocked["reason"])
    page.mouse.move(2, 2)
    expect(why).to_have_count(0)
    assert visitor.troubles == []


def test_the_key_f_finds_a_plate_and_keys_lead_from_step_to_step(
    visit: Visit, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fold, "new_game", amid_a_war)
    company = Company(address, "westeros")
    packet, decision = next(company.asked())
    assert decision["kind"] == "march"
    visitor, _ = sit_down(visit, company, packet["seat"])
    page = visitor.page
    page.locator("#board .map [role=button][data-lit]").first.wait_for(state="attached")
    page.keyboard.press("f")
    expect(page.locator("#board [data-area=blackwater]")).to_be_focused()
    page.keyboard.press("Enter")  # the army is taken: where it may go is next
    led = page.locator("#board [role=button][data-lit]:focus")
    expect(led).to_be_attached()
    expect(page.locator("#board [data-area=blackwater]:focus")).to_have_count(0)
    company.answer(packet, decision, WAR_BEGINS)
    asked = next(asked for asked in company.asked() if asked[1]["kind"] == "support")
    other, _ = sit_down(visit, company, asked[0]["seat"])
    page = other.page
    page.locator("#board .battle [data-option]").first.wait_for()
    page.keyboard.press("f")
    expect(page.locator("#board .battle [data-option]").first).to_be_focused()
    page.keyboard.press("Enter")
    gone = page.locator(f"#ask:not([data-asked={json.dumps(asked[1]['id'])}])")
    if asked[1]["sends"] == "confirm":
        expect(page.locator("#ask [data-confirm]")).to_be_focused()
        page.keyboard.press("Enter")
    expect(gone).to_be_attached()


LONGEST: Final = 1500
"""So many actions, and a game is over."""
LENT: Final = {**WAR, "throne": "bar lan sta gre tyr", "fiefdoms": "lan bar sta gre tyr"}
"""The same war in a larger company."""
RAID: Final = {
    "units": "riverrun:sta:1f stoney-sept:lan:1f lannisport:lan:1f",
    "orders": "stoney-sept:raid riverrun:power lannisport:power",
    "throne": "lan sta bar",
    "fiefdoms": "lan bar sta",
    "now": "raid",
}
WATCH: Final = """() => {
  window.met = {};
  const wanted = ['.aimed', '[data-burnt]', '[data-coins]', '[data-turning]', '.ink'];
  new MutationObserver(changes => {
    for (const { addedNodes } of changes) for (const node of addedNodes) if (node.nodeType === 1) {
      for (const one of wanted) {
        const found = (node.matches(one) ? 1 : 0) + node.querySelectorAll(one).length;
        if (found) window.met[one] = (window.met[one] ?? 0) + found;
      }
    }
  }).observe(document.body, { subtree: true, childList: true });
}"""
"""Count what comes and goes while something is shown."""


def shown_to(page: Page, company: Company, seat: str) -> dict[str, int]:
    """What was shown on the way to the present."""
    page.wait_for_function(
        "ply => Number(document.querySelector('#board').dataset.ply) >= ply && !document.querySelector('[data-skip]')",
        arg=company.packet(seat)["ply"],
    )
    met: dict[str, int] = page.evaluate("() => window.met")
    return met


def test_a_raid_on_me_is_marked_its_chip_burns_and_power_flies_to_its_purse(
    visit: Visit, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fold, "new_game", amid(RAID))
    company = Company(address, "westeros")
    visitor, _ = sit_down(visit, company, "sta", speed="normal", reduced_motion="no-preference")
    page = visitor.page
    page.locator("#board .map [role=button]").first.wait_for(state="attached")
    page.evaluate(WATCH)
    packet, decision = next(company.asked())
    raid = next(o for o in decision["options"] if "stoney-sept" in o["points"].get("areas", []))
    then = company.options(packet, decision, raid["value"])["options"]
    goal = next(o for o in then if "riverrun" in o["points"].get("areas", []))
    company.answer(packet, decision, [raid["value"], goal["value"]])
    met = shown_to(page, company, "sta")
    assert met.get(".aimed", 0) >= 1
    assert met.get("[data-burnt]", 0) >= 1
    company.answer(*next(company.asked()))
    assert shown_to(page, company, "sta").get("[data-coins]", 0) >= 1
    assert visitor.troubles == []


def test_all_orders_turn_when_the_last_house_has_placed_its_own(visit: Visit, address: str) -> None:
    company, packet, _ = company_at(address, "westeros", of_kind("plan"))
    visitor, _ = sit_down(visit, company, packet["seat"], speed="normal", reduced_motion="no-preference")
    page = visitor.page
    page.locator("#board .map [role=button]").first.wait_for(state="attached")
    page.evaluate(WATCH)
    while (asked := next(company.asked(), None)) and asked[1]["kind"] == "plan":
        company.answer(*asked)
    met = shown_to(page, company, packet["seat"])
    areas = company.packet(packet["seat"])["view"]["areas"]
    others = [area["id"] for area in areas if area["order"] and area["owner"] != packet["seat"]]
    assert met.get("[data-turning]") == len(others)
    assert visitor.troubles == []


def test_chips_are_dragged_to_their_areas_and_from_one_to_the_other(visit: Visit, address: str) -> None:
    company, packet, decision = company_at(address, "westeros", of_kind("plan"))
    visitor, _ = sit_down(visit, company, packet["seat"])
    page = visitor.page
    first, second = (fill["slot"] for fill in decision["fills"][:2])
    spots = {id: f"#board [data-area={id}][role=button]" for id in (first, second)}

    def drag(start: str, goal: str) -> None:
        if "radial" in start:
            page.locator(start).hover()  # when the map has come to rest
        begin = page.locator(start).first.evaluate(SPOT)
        page.mouse.move(**begin)
        page.mouse.down()
        page.mouse.move(begin["x"] + 10, begin["y"], steps=2)  # still on the chip
        page.mouse.move(**page.locator(goal).first.evaluate(SPOT), steps=5)
        page.mouse.up()

    def given(id: str, order: str) -> None:
        expect(page.locator(spots[id])).to_have_attribute("aria-label", re.compile("Draft of your order: " + order))

    page.locator(spots[first] + "[data-lit]").wait_for()
    page.locator(spots[first]).focus()
    page.keyboard.press("Enter")
    chip = "#board .radial [data-order={}]:not([aria-disabled])"
    page.locator(chip.format("march-0")).wait_for()
    drag(chip.format("march-0"), spots[first])
    given(first, "March .0")
    page.keyboard.press("Escape")
    page.locator(spots[second]).focus()
    page.keyboard.press("Enter")
    page.locator(chip.format("defense-1")).click()
    given(second, "Defense .1")
    if page.locator("#board .radial").count():
        page.locator("#board .radial button").first.focus()
        page.keyboard.press("Escape")
    expect(page.locator("#board .radial")).to_have_count(0)
    drag(spots[first], spots[second])
    given(first, "Defense .1")
    given(second, "March .0")
    assert visitor.troubles == []
