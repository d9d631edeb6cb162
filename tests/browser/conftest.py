"""A real Chromium and a real server for the browser tests. Nothing is skipped: what is missing is said."""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from browser.visitor import Visitor, find_chromium
from server.running import running, sqlite
from throneroom.server import matches
from throneroom.server.web.client import INDEX

Visit = Callable[..., Visitor]


@pytest.fixture(autouse=True, scope="module")
def module_seeds(request: pytest.FixtureRequest) -> Iterator[None]:
    """Matches that serve several tests are dealt alike in every run."""
    with dealt_alike(request.module.__name__):
        yield


@pytest.fixture(autouse=True)
def test_seeds(request: pytest.FixtureRequest) -> Iterator[None]:
    """Matches of one test are dealt alike in every run."""
    with dealt_alike(request.node.name):
        yield


@contextmanager
def dealt_alike(name: str) -> Iterator[None]:
    """The seeds of matches come from a name; `make soak` lets them be any."""
    dice = random.Random(name)
    with pytest.MonkeyPatch.context() as patch:
        if "SCALE" not in os.environ:
            patch.setattr(matches, "new_seed", lambda: f"{dice.getrandbits(256):064x}")
        yield


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
