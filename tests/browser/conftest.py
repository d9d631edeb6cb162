"""A real Chromium and a real server for the browser tests. Nothing is skipped: what is missing is said."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from browser.visitor import Visitor, find_chromium
from server.running import running, sqlite
from throneroom.server.web.client import INDEX

Visit = Callable[..., Visitor]


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """A browser for the tests of one file: its event loop must be gone before other tests run their own."""
    program = find_chromium()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    assert INDEX.is_file(), "the browser client is not built: run `make client`"
    with running(sqlite(tmp_path_factory.mktemp("browser")), rate_limits=1000) as found:
        yield found


@pytest.fixture
def visit(chromium: Browser, address: str) -> Iterator[Visit]:
    """Lets visitors come: `visit(PHONE, lang="cs")`. They leave when the test is over."""
    visitors: list[Visitor] = []

    def come(*how: Any, **more: Any) -> Visitor:
        visitors.append(Visitor(chromium, more.pop("at", address), *how, **more))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.context.close()
