"""Every screen can be used by everybody: no finding of axe, in both themes, on a desk and on a phone."""

from __future__ import annotations

from pathlib import Path

import pytest

from browser.conftest import Visit
from browser.screens import BOARDS, SCREENS, Town, show
from browser.visitor import DESK, PHONE

AXE = Path(__file__).parents[2] / "client/node_modules/axe-core/axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
COLOURS = ["color-contrast"]
RUN = """async what => (await axe.run({ runOnly: what })).violations.flatMap(found =>
  found.nodes.map(node => `${found.id}: ${node.target.join(' ')} ${node.html.slice(0, 160)}`))"""
DARK = "() => document.documentElement.classList.add('dark')"


@pytest.fixture(scope="module")
def town(address: str, store: str) -> Town:
    return Town(address, store)


@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing_in_either_theme(visit: Visit, town: Town, screen: str) -> None:
    findings: list[str] = []
    for size in (DESK, PHONE) if screen in BOARDS else (DESK,):
        visitor = visit(size, bypass_csp=True)  # the policy of the page would not let axe in
        show(screen, town, visitor)
        page = visitor.page
        page.evaluate(AXE.read_text(encoding="utf-8"))
        findings += [f"{size} {found}" for found in page.evaluate(RUN, TAGS)]
        page.evaluate(DARK)  # only the colours are others
        findings += [f"{size} dark {found}" for found in page.evaluate(RUN, COLOURS)]
    assert not findings, "\n".join(findings)
