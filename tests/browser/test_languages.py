"""Every screen in every language, on a desk and on a phone that stands or lies.

Nothing sticks out, is cut off, or is left in English.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message, TextElement
from playwright.sync_api import expect

import throneroom.i18n
from browser.conftest import Visit
from browser.screens import BOARDS, SCREENS, Town, show
from browser.tables import GAMES
from browser.visitor import DESK, LYING, PHONE, Screen, Visitor
from throneroom.i18n import LANGUAGES

MESSAGES = Path(throneroom.i18n.__file__).parent / "messages"
SAID = """() => {
  const texts = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.add(walker.currentNode.data.trim());
  for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
    for (const element of document.querySelectorAll(`[${name}]`)) texts.add(element.getAttribute(name).trim());
  return [...texts, document.title].filter(Boolean);
}"""
"""All that the page says, to those who see it and to those who listen."""
TOO_WIDE = """() => {
  const found = [];
  const page = document.documentElement;
  const most = page.clientWidth; // on a phone the window itself grows with what is in it
  if (page.scrollWidth > most) {
    const wide = [...document.body.querySelectorAll('*')].filter(e => e.getBoundingClientRect().right > most + 1);
    found.push(`the page is ${page.scrollWidth} wide:`, ...wide.slice(0, 3).map(e => e.outerHTML.slice(0, 120)));
  }
  const range = document.createRange();
  for (const element of document.querySelectorAll('button, .button, label, summary, [role=tab], th')) {
    const box = element.getBoundingClientRect();
    if (!box.width || !element.checkVisibility()) continue;
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode);
      const isHidden = texts.currentNode.parentElement.offsetWidth <= 1;
      const text = range.getBoundingClientRect();
      if (!isHidden && text.width && (text.right > box.right + 1 || text.left < box.left - 1))
        found.push(`sticks out: ${texts.currentNode.data.trim()} of ${element.outerHTML.slice(0, 120)}`);
    }
  }
  for (const part of document.querySelectorAll('#drawer, #drawer > .body'))
    if (part.scrollWidth > part.clientWidth + 1)
      found.push(`the drawer is ${part.scrollWidth} wide: ${part.innerText.slice(0, 40)}`);
  return found;
}"""
DRAWERS = ("choices", "players", "cards", "more")
TURNED = "([width, height]) => matchMedia(`(width: ${width}px) and (height: ${height}px)`).matches"
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


@pytest.fixture(scope="module")
def town(address: str, store: str) -> Town:
    return Town(address, store)


@cache
def messages(lang: str) -> dict[str, str]:
    """The messages of the client without anything to fill in, by their keys and files."""
    found = {}
    for file in sorted((MESSAGES / lang).glob("*.ftl")):
        if file.name.startswith(("client", "board-")):
            for entry in parse(file.read_text(encoding="utf-8"), with_spans=False).body:
                if isinstance(entry, Message) and entry.value is not None:
                    parts = [str(part.value) for part in entry.value.elements if isinstance(part, TextElement)]
                    is_plain = len(parts) == len(entry.value.elements)
                    found[f"{file.name} {entry.id.name}"] = parts[0] if is_plain else ""
    return found


def english_left(lang: str, said: list[str]) -> list[str]:
    """What is said in English although there is a translation that differs, or as the bare key of a message."""
    known = set(messages(lang).values())
    english = {text for key, text in messages("en").items() if text != messages(lang).get(key)} - known
    keys = {key.split()[1] for key in messages("en")}
    bare = {key for key in keys if "-" in key} - known
    return [text for text in said if text in english | bare]


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=str)
@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_fits_and_speaks_in_every_language(visit: Visit, town: Town, name: str, screen: Screen) -> None:
    faults: list[str] = []
    for lang in LANGUAGES:
        visitor = visit(screen, lang=lang)
        show(name, town, visitor)
        assert visitor.page.evaluate("() => document.documentElement.lang") == lang
        found = looked_at(visitor, lang, screen)
        if name in BOARDS:
            page = visitor.page
            if page.locator("#drawer").count():
                page.locator("#drawer [data-close]").click()
            for drawer in DRAWERS:
                # Another drawer may lie over the button; this one takes its place.
                page.locator(f"[data-drawer={drawer}]").dispatch_event("click")
                expect(page.locator(f"[data-open={drawer}] .body > *").first).to_be_attached()
                found += [f"{drawer}: {fault}" for fault in looked_at(visitor, lang, screen)]
        faults += [f"{lang} {fault}" for fault in found]
    assert not faults, "\n".join(dict.fromkeys(faults))


def looked_at(visitor: Visitor, lang: str, screen: Screen) -> list[str]:
    """What sticks out on a desk, or on a phone that stands and then lies, and what is left in English."""
    page, faults = visitor.page, []
    for size in (LYING, screen) if screen.touch else (screen,):
        if screen.touch:
            page.set_viewport_size({"width": size.width, "height": size.height})
            page.wait_for_function(TURNED, arg=[size.width, size.height])
            page.evaluate(SETTLED)
        faults += [f"{size} {fault}" for fault in page.evaluate(TOO_WIDE)]
    if lang != "en":
        faults += [f"left in English: {text}" for text in english_left(lang, page.evaluate(SAID))]
    return faults


@pytest.mark.parametrize("game", GAMES)
def test_everything_on_the_text_board_has_a_name_in_every_language(visit: Visit, town: Town, game: str) -> None:
    company, seat = town.playing_at(game)
    fields = {key.replace("_", " ") for key in keys_of(company.packet(seat)["view"])}
    for lang in LANGUAGES[1:]:
        visitor = visit(lang=lang)
        show(f"text-{game}", town, visitor)
        headings = {text.strip() for text in visitor.page.locator(":is(#board, #drawer) :is(dt, th)").all_inner_texts()}
        assert headings
        assert (headings & fields) - set(messages(lang).values()) == set()


def keys_of(view: Any) -> set[str]:
    """The names of all fields of a view."""
    if isinstance(view, dict):
        return set(view).union(*(keys_of(part) for part in view.values()))
    return set().union(*(keys_of(part) for part in view)) if isinstance(view, list) else set()
