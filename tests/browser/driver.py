"""Plays a match by clicking what the page offers: in the sheet, and now and then on the board."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Locator, Page

from browser.visitor import heard, touch

FORM: Final = "form[data-decision]"
HANDLE: Final = "#decision > button[aria-expanded]"
"""Pulls up the sheet of a phone."""
SEND: Final = f"{FORM} [data-send]"
CHOICES: Final = f"{FORM} [data-notation]"
STEPPERS: Final = f"{FORM} fieldset button:not([data-blocked]):enabled"
STAGE: Final = "[data-stage]"
LIST: Final = "#drawer[data-open=choices]"
"""A table that is played on by hand has the sheet as a list of choices in a drawer."""
ASKED: Final = "#ask[data-asked]"
SEATED: Final = "() => document.querySelector('[data-stage], form[data-decision], [data-result]')"
UNDER: Final = "[data-stage=bloody-throne], [data-stage=iron-throne]"
"""A table of which the drawer may cover what is picked."""
ON_THE_BOARD: Final = 0.3
"""How often a choice is made on the board, where it can be."""
CLICKS: Final = 60
"""So many clicks are enough for any one decision."""

STANDS: Final = """before => {
  if (document.querySelector('[data-result]')) return 'over';
  const form = document.querySelector('form[data-decision]');
  const wrong = document.querySelector('#decision .error, #ask .error');
  if (wrong) return 'refused: ' + wrong.textContent;
  const ask = document.querySelector('[data-stage] #ask');
  const asked = ask?.getAttribute('aria-busy') !== 'true' && ask?.dataset.asked;
  if (ask) return asked && asked !== before ? asked : null;
  const isOpen = form?.querySelector('[data-send]') && form.getAttribute('aria-busy') !== 'true';
  return isOpen && form.dataset.decision !== before ? form.dataset.decision : null;
}"""
"""Where the match stands for this page: 'over', what went wrong, or the id of a decision that can be answered."""

SPOT: Final = """element => {
  element.scrollIntoView({ block: 'center', inline: 'center' });
  const box = element.getBoundingClientRect();
  const head = document.querySelector('header')?.getBoundingClientRect();
  const top = head && head.width >= innerWidth - 1 ? head.bottom : 0; // on a phone that lies it is beside the table
  for (const part of [2, 4, 8, 16])
    for (let i = 1; i < part; i++)
      for (let k = 1; k < part; k++) {
        const [x, y] = [box.x + (box.width * i) / part, Math.max(top, box.y) + (box.height * k) / part];
        const hit = document.elementFromPoint(x, y);
        if (hit && (element.contains(hit) || (element.dataset.area && hit.dataset.area === element.dataset.area)))
          return { x, y };
      }
  return null;
}"""
"""A point of an element that nothing covers: areas of a map are not boxes."""


def attribute(name: str, value: str) -> str:
    return f"[{name}={json.dumps(value)}]"


def asked(id: str) -> str:
    """Where a decision is asked: in the sheet, or on a stage."""
    return f"{FORM}{attribute('data-decision', id)}, #ask{attribute('data-asked', id)}"


ANYTHING: Final = f"{SEND}, {ASKED}"
"""Where anything is asked, in the sheet or on a stage."""


def show_part(page: Page, name: str) -> None:
    """Open the log, the talk, the players or the rest: a tab, or a drawer of a stage."""
    tab = page.get_by_role("tab", name=name.capitalize(), exact=False).locator("visible=true")
    drawer = page.locator(f"[data-drawer={name}]")
    tab.or_(drawer).first.wait_for()
    if page.locator(f"#drawer[data-open={name}]").count():
        return
    (drawer if drawer.count() else tab.first).click()


class Player:
    """Somebody who answers whatever is asked, at random."""

    def __init__(self, page: Page, dice: random.Random, *, touch: bool = False) -> None:
        self.page = page
        self.dice = dice
        self.touch = touch
        self.answered = 0
        self.picked_on_board = 0
        self.shapes: set[str] = set()

    # ------------------------------------------------------------ a match

    def play(self, is_answered: Callable[[str], bool] = lambda id: False) -> None:
        """Answer everything until the result is shown, but what is answered elsewhere meanwhile."""
        before = ""
        while (stands := self.wait(before)) != "over":
            if not is_answered(stands):
                self.answer()
                self.send()
            before = stands

    def wait(self, before: str = "") -> str:
        """Wait until something else than `before` is asked, or the match is over."""
        self.show_choices()
        stands = str(self.page.wait_for_function(STANDS, arg=before).json_value())
        assert not stands.startswith("refused"), stands
        return stands

    def show_choices(self) -> None:
        """On a stage the choices as a list are in a drawer."""
        self.page.wait_for_function(SEATED)
        if self.page.locator(STAGE).count() and not self.page.locator(f"{LIST}, [data-result]").count():
            # What is told for a moment may lie over the button; the list is opened all the same.
            self.page.locator("[data-drawer=choices]").dispatch_event("click")

    def look(self) -> str:
        """Wait until something is asked on the table itself: what it is."""
        self.page.locator(ASKED).wait_for()
        return self.page.locator(ASKED).get_attribute("data-kind") or ""

    def answer(self) -> None:
        """Make a choice in the sheet, up to the point where it could be sent."""
        self.show_choices()
        shape = self.page.locator(FORM).get_attribute("data-shape") or ""
        answers: dict[str, Callable[[], None]] = {
            "one": self.answer_one, "number": self.answer_number, "some": self.answer_some,
            "assign": self.answer_assign, "offer": self.answer_offer,
        }  # fmt: skip
        answers[shape]()
        self.shapes.add(shape)
        assert self.is_whole(), f"what was chosen cannot be sent ({shape})"

    def send(self) -> None:
        self.show_choices()
        self.click(self.page.locator(SEND))
        self.answered += 1

    # ------------------------------------------------------------ the drawer

    def hide_choices(self) -> None:
        """Clear the way to the table."""
        if self.page.locator(LIST).count():
            self.click(self.page.locator("#drawer [data-close]"))
            self.page.locator("#drawer").wait_for(state="detached")

    # ------------------------------------------------------------ the shapes

    def answer_one(self) -> None:
        if not self.pick_on_board() or not self.is_whole():
            self.choose(self.dice.choice(self.choices()))

    def answer_number(self) -> None:
        field = self.page.locator(f"{FORM} input[type=number]")
        least, most = (int(field.get_attribute(name) or 0) for name in ("min", "max"))
        field.fill(str(self.dice.randint(least, most)))
        field.blur()

    def answer_some(self) -> None:
        for _ in range(CLICKS):
            if self.is_whole() and self.dice.random() < 0.5:
                return
            boxes = self.choices()
            free = [box for box in boxes if not self.choice(box).is_checked()]
            self.choose(self.dice.choice(free or boxes))
        raise AssertionError("no choice of some things can be sent")

    def answer_assign(self) -> None:
        if self.page.locator(f"{FORM} [data-slot]").count():
            self.fill_slots()
            return
        for _ in range(CLICKS):
            choices = self.choices()
            if self.is_whole() and (not choices or self.dice.random() < 0.5):
                return
            if not self.pick_on_board():
                self.choose(self.dice.choice(choices))
        raise AssertionError("no row of choices can be sent")

    def fill_slots(self) -> None:
        """Some slots by hand, the others as they are proposed."""
        slots = self.texts(f"{FORM} [data-slot]", "data-slot")
        if not self.page.locator(f"{FORM} [data-slot]").first.is_visible():
            self.click(self.page.locator(HANDLE))
        for slot in self.dice.sample(slots, self.dice.randint(1, min(3, len(slots)))):
            row = self.page.locator(FORM + " " + attribute("data-slot", slot))
            if row.get_attribute("aria-expanded") != "true":
                self.click(row)
            if not self.pick_on_board(but=slots):
                self.choose(self.dice.choice(self.choices()))
            self.settle()
        rest = self.page.locator(f"{FORM} [data-fill]")
        if rest.count():
            self.click(rest)
            self.settle()

    def answer_offer(self) -> None:
        self.choose(self.dice.choice(self.choices()))
        least = self.dice.randint(0, 3)
        for clicks in range(CLICKS):
            steppers = self.page.locator(STEPPERS)
            if self.is_whole() and (clicks >= least or not steppers.count()):
                return
            self.click(steppers.nth(self.dice.randrange(steppers.count())))
            self.settle()
        raise AssertionError("no offer can be sent")

    # ------------------------------------------------------------ hands

    def is_whole(self) -> bool:
        if self.page.locator(STAGE).count():
            return self.page.locator("#ask[data-whole]").count() > 0
        return self.page.locator(SEND).is_enabled()

    def texts(self, selector: str, name: str) -> list[str]:
        """An attribute of everything a selector finds."""
        found: list[str] = self.page.eval_on_selector_all(
            selector, "(all, name) => all.map(e => e.getAttribute(name))", name
        )
        return found

    def choices(self) -> list[str]:
        """The notations of what can be chosen in the sheet now."""
        self.show_choices()
        return self.texts(f"{CHOICES}:enabled", "data-notation")

    def choice(self, notation: str) -> Locator:
        return self.page.locator(FORM + " " + attribute("data-notation", notation))

    def choose(self, notation: str) -> None:
        self.show_choices()
        self.click(self.choice(notation))
        self.settle()

    def pick_on_board(self, but: list[str] | None = None) -> bool:
        """Now and then pick something on the board instead; whether that was done."""
        lit = [id for id in self.texts("#board [data-lit]", "data-lit") if id not in (but or [])]
        if not lit or self.dice.random() > ON_THE_BOARD:
            return False
        if self.page.locator(STAGE).count():
            if self.page.evaluate("() => localStorage.getItem('throneroom.confirms')") != "on":
                return False  # the gesture would send it
            if self.page.locator(UNDER).count():
                self.hide_choices()
        return self.pick(self.dice.choice(lit))

    def pick(self, id: str) -> bool:
        """Pick something on the board, unless it is covered or lies outside of what the map shows."""
        spot = self.page.locator("#board " + attribute("data-lit", id)).first.evaluate(SPOT)
        if spot is None:
            return False
        self.press(**spot)
        self.picked_on_board += 1
        self.settle()
        return True

    def settle(self) -> None:
        """Wait until the page knows what may follow a choice."""
        self.page.wait_for_function(
            f"() => document.querySelector('{STAGE} #ask, {FORM}')?.getAttribute('aria-busy') !== 'true'"
        )

    def click(self, what: Locator) -> None:
        if self.touch:
            with heard(self.page):
                what.tap()
        else:
            what.click()

    def press(self, x: float, y: float) -> None:
        touch(self.page, x, y) if self.touch else self.page.mouse.click(x, y)
