"""Plays a match by the keyboard alone."""

from __future__ import annotations

from typing import Final

from browser.driver import CHOICES, LIST, ON_THE_BOARD, SEATED, SEND, STAGE, Player, attribute

STROKES: Final = 400
"""So many strokes of one key reach anything on a page."""


class Typist(Player):
    """Somebody who never touches the mouse: Tab and the shortcuts lead to things, arrows and Enter choose them."""

    def strike(self, key: str) -> None:
        self.page.keyboard.press(key)

    def is_at(self, selector: str) -> bool:
        return bool(self.page.evaluate("selector => document.activeElement.matches(selector)", selector))

    def tab_to(self, selector: str) -> None:
        """Go forward until something has the focus."""
        self.page.locator(selector).first.wait_for()
        self.strike_until("Tab", selector)

    def strike_until(self, key: str, selector: str) -> None:
        for _ in range(STROKES):
            if self.is_at(selector):
                return
            self.strike(key)
        raise AssertionError(f"{selector} cannot be reached with {key}")

    def show_choices(self) -> None:
        self.page.wait_for_function(SEATED)
        if self.page.locator(STAGE).count() and not self.page.locator(f"{LIST}, [data-result]").count():
            self.strike("d")

    def hide_choices(self) -> None:
        """What lies over the table is no hindrance for keys."""

    def choose(self, notation: str) -> None:
        self.strike("d")
        self.tab_to(CHOICES)
        wanted = attribute("data-notation", notation)
        if self.is_at("[type=radio]"):
            self.strike("Space")
            self.strike_until("ArrowDown", wanted)
        else:
            self.strike_until("Tab", wanted)
            self.strike("Enter")
        self.settle()

    def pick_on_board(self, but: list[str] | None = None) -> bool:
        lit = self.texts("#board [data-lit]", "data-lit")
        if not lit or self.dice.random() > ON_THE_BOARD:
            return False
        thing = "#board " + attribute("data-lit", self.dice.choice(lit))
        self.strike("m")
        self.tab_to(f"{thing}, {thing} button")
        self.strike("Enter")
        self.picked_on_board += 1
        self.settle()
        return True

    def send(self) -> None:
        self.strike("d")
        self.tab_to(SEND)
        self.strike("Enter")
        self.answered += 1
