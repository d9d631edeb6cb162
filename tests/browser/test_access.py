"""Every screen can be used by everybody: no finding of axe, in both themes, on a desk and on a phone."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.looks import look
from browser.screens import BOARDS, SCREENS, Town, show
from browser.tables import GAMES, Company
from browser.visitor import DESK, PHONE, Screen

AXE = Path(__file__).parents[2] / "client/node_modules/axe-core/axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
RUN = """async ([where, what]) => (await axe.run(where ?? document, { runOnly: what })).violations.flatMap(found =>
  found.nodes.map(node => `${found.id}: ${node.target.join(' ')} ${node.html.slice(0, 160)}`))"""
DARK = "() => document.documentElement.classList.add('dark')"
LIGHT = "() => document.documentElement.classList.remove('dark')"
REPLAYS = [f"replay-{game}" for game in GAMES]
PAGES = ["home-new", "home-busy-westeros", "notices", "sign-in", "all-rules", *REPLAYS]
"""Screens that only these tests and the pictures look at."""
LYING = Screen(740, 360, touch=True)
MOST_ELEMENTS = 2800
DRAWERS = {
    "choices": "",
    "log": "",
    "chat": "",
    "cards": "",
    "players": "",
    "more": "",
    "text": "Text board",
    "rules": "Rules",
}
"""All of them; those without a button of their own by that in the last of the others."""
OTHERS = "const OTHERS = '#board:not([data-stage=bloody-throne] *)';"
"""The tables that have tests of their own for what is on them."""
SMALL_WORDS = """() => {
  OTHERS
  const found = [];
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const part = words.currentNode.parentElement;
    const text = words.currentNode.data.trim();
    if (!text || !part.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (part.closest(`.unseen, script, style, option, ${OTHERS}`)) continue;
    const size = parseFloat(getComputedStyle(part).fontSize);
    const drawn = part.closest('svg')?.getScreenCTM?.()?.a ?? 1;
    if (size * drawn < 12.9) found.push(`words of ${size * drawn} px: ${text.slice(0, 40)}`);
  }
  return found;
}""".replace("OTHERS\n", f"{OTHERS}\n", 1)
"""Words that are too small to be read: under 13 pixels, drawn ones as they are magnified."""
SMALL_TARGETS = """() => {
  OTHERS
  const found = [];
  const kinds =
    'button, [role=button], select, summary, textarea, input:not([type=range], [type=hidden])';
  for (const part of document.querySelectorAll(kinds)) {
    if (!part.checkVisibility({ visibilityProperty: true }) || part.closest(`.unseen, ${OTHERS}`)) continue;
    const own = (part.closest('label') ?? part).getBoundingClientRect();
    if (own.width < 2 || own.right < 0 || own.left > innerWidth || own.bottom < 0 || own.top > innerHeight) continue;
    const [before, after] = ['::before', '::after'].map((name) => getComputedStyle(part, name));
    const over = (one, side) => (one.content === 'none' ? 0 : -parseFloat(one[side]) || 0);
    const reach = (side) => Math.max(0, over(before, side), over(after, side));
    const wide = own.width + reach('left') + reach('right');
    const tall = own.height + reach('top') + reach('bottom');
    const what = `${Math.round(wide)} x ${Math.round(tall)}: ${part.outerHTML.slice(0, 120)}`;
    if (wide < 43.5 || tall < 43.5) found.push(what);
  }
  return found;
}""".replace("OTHERS\n", f"{OTHERS}\n", 1)
"""What a finger of 44 pixels would miss, on what can be pressed; links within sentences are let be."""


@pytest.fixture(scope="module")
def town(address: str, store: str) -> Town:
    return Town(address, store)


@pytest.mark.parametrize("screen", [*SCREENS, *PAGES])
def test_axe_finds_nothing_in_either_theme(visit: Visit, town: Town, screen: str) -> None:
    findings: list[str] = []
    for size in (DESK, PHONE) if screen in [*BOARDS, *REPLAYS] else (DESK,):
        visitor = visit(size, bypass_csp=True)  # the policy of the page would not let axe in
        look(screen, town, visitor)
        page = visitor.page
        page.evaluate(AXE.read_text(encoding="utf-8"))
        findings += found_in(page, size)
        findings += [f"{size} {found}" for found in page.evaluate(SMALL_WORDS)]
        findings += [f"{size} {found}" for found in page.evaluate(SMALL_TARGETS) if size.touch]
    assert not findings, "\n".join(findings)


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_in_any_drawer(visit: Visit, town: Town, game: str) -> None:
    findings: list[str] = []
    for size in (DESK, LYING):
        visitor = visit(size, bypass_csp=True)
        show(f"board-{game}", town, visitor)
        page = visitor.page
        page.evaluate(AXE.read_text(encoding="utf-8"))
        if size.touch:
            findings += [f"{size} {found}" for found in [*page.evaluate(SMALL_WORDS), *page.evaluate(SMALL_TARGETS)]]
        for drawer, name in DRAWERS.items():
            page.locator("[data-drawer=more]" if name else f"[data-drawer={drawer}]").click()
            if name:
                page.locator("[data-open=more]").get_by_role("button", name=name, exact=True).click()
            opened = page.locator(f"[data-open={drawer}]")
            expect(opened.locator(".body > *").first).to_be_attached()
            if drawer == "rules":
                opened.locator("summary").first.click()
            findings += found_in(page, f"{size} {drawer}", "#drawer")
            findings += [f"{size} {drawer} {found}" for found in page.evaluate(SMALL_WORDS)]
            findings += [f"{size} {drawer} {found}" for found in page.evaluate(SMALL_TARGETS) if size.touch]
            if drawer == "more" and not size.touch:
                opened.locator("button.keys").click()
                findings += found_in(page, f"{size} keys", "dialog[open]")
                page.locator("dialog[open]").press("Escape")
            count = page.evaluate("() => document.querySelectorAll('*').length")
            findings += [f"{size} {drawer}: {count} elements"] * (count > MOST_ELEMENTS)
            opened.locator("[data-close]").click()
    assert not findings, "\n".join(dict.fromkeys(findings))


@pytest.mark.parametrize("size", [DESK, LYING], ids=str)
def test_axe_finds_nothing_in_the_drawer_of_a_result(visit: Visit, address: str, size: Screen) -> None:
    company = Company(address, "bloody-throne")
    assert company.play_until(lambda *_: False) is None
    visitor = visit(size, bypass_csp=True)
    visitor.is_person(company.owner)
    page = visitor.open(f"/t/{company.id}")
    expect(page.locator("[data-open=result] [data-result]")).to_be_visible()
    page.evaluate(AXE.read_text(encoding="utf-8"))
    findings = [*found_in(page, f"{size} result", "#drawer"), *page.evaluate(SMALL_WORDS)]
    assert not [*findings, *(page.evaluate(SMALL_TARGETS) if size.touch else [])]


def found_in(page: Page, what: object, where: str | None = None) -> list[str]:
    """What axe finds on a page or in a part of it, in both themes."""
    found = [f"{what} {one}" for one in page.evaluate(RUN, [where, TAGS])]
    page.evaluate(DARK)
    found += [f"{what} dark {one}" for one in page.evaluate(RUN, [where, TAGS])]
    page.evaluate(LIGHT)
    return found
