"""A real Chromium and a real server for the browser tests. Nothing is skipped: what is missing is said."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from browser.visitor import PATIENCE, Visitor, find_chromium
from server.conftest import module_seeds, test_seeds
from server.running import running, sqlite
from throneroom.server.web.client import INDEX

__all__ = ["module_seeds", "test_seeds"]

Visit = Callable[..., Visitor]

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="package")
def launched() -> Iterator[Callable[[bool], Browser]]:
    """Browsers by whether they have all that only windows have, each started once for all files of this folder.

    They end with the last of these files: their event loop must be gone before other tests run their own.
    """
    with sync_playwright() as playwright:

        @cache
        def launch(is_whole: bool) -> Browser:
            return playwright.chromium.launch(executable_path=find_chromium(is_whole), timeout=PATIENCE)

        yield launch


@pytest.fixture(scope="module")
def chromium(request: pytest.FixtureRequest, launched: Callable[[bool], Browser]) -> Browser:
    """The browser for a file: with all that only windows have if it says `NEEDS_WHOLE_BROWSER = True`."""
    return launched(getattr(request.module, "NEEDS_WHOLE_BROWSER", False))


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Where the server keeps everything."""
    return sqlite(tmp_path_factory.mktemp("browser"))


@pytest.fixture(scope="module")
def address(store: str) -> Iterator[str]:
    assert INDEX.is_file(), "the browser client is not built: run `make client`"
    with running(store, rate_limits=1000) as found:
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
