"""Somebody with a browser: a page, what it says when something is wrong, and the API with the same cookie."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import Browser, ConsoleMessage, Page, Request, Response

from server.running import Client

PROGRAMS: Final = ("chromium", "chromium-browser", "google-chrome")
SHELLS: Final = ("chromium-headless-shell", "chrome-headless-shell")
"""Chromium without its windows: the same pages at a third of the cost, but without notifications and installing."""
NO_CHROMIUM: Final = (
    "no Chromium was found: install the package `chromium` (Debian: sudo apt-get install chromium) or Google Chrome, "
    "or let CHROMIUM name the program"
)
EXPECTED: Final = ("Failed to load resource", "Service Worker registration blocked")
SLOW: Final = "was preloaded using link preload but not used within a few seconds"
"""A busy machine takes longer to need what was fetched early."""
PATIENCE: Final = 120_000
"""Milliseconds after which something that should appear is missing."""


def find_chromium(is_whole: bool = False) -> str:
    """The browser of this machine, without its windows where there is such a one and it will do.

    An assertion says what to install if there is none.
    """
    wanted = [os.environ.get("CHROMIUM", ""), *(() if is_whole else SHELLS), *PROGRAMS]
    found = next(filter(None, (shutil.which(name) for name in wanted if name)), None)
    assert found, NO_CHROMIUM
    return found


@dataclass(frozen=True, slots=True)
class Screen:
    """What somebody looks at: its size, and whether it is touched."""

    width: int
    height: int
    touch: bool = False

    def __str__(self) -> str:
        return str(self.width)


DESK: Final = Screen(1280, 800)
PHONE: Final = Screen(360, 740, touch=True)
UPRIGHT: Final = Screen(390, 844, touch=True)
LYING: Final = Screen(740, 360, touch=True)


HEARS: Final = """window.heard = Math.random();
for (const kind of ['click', 'contextmenu']) addEventListener(kind, () => { window.heard += 1; }, true);"""
"""A finger is lifted before the page hears of a click: it counts what it has heard. The next page begins elsewhere."""


@contextmanager
def heard(page: Page) -> Iterator[None]:
    """Until the page has heard of what was touched in between."""
    before = page.evaluate("() => window.heard")
    yield
    page.wait_for_function("before => window.heard !== before", arg=before)


def touch(page: Page, x: float, y: float) -> None:
    """Touch a point with a finger."""
    with heard(page):
        page.touchscreen.tap(x, y)


def holding(page: Page) -> None:
    """From now on a press that lasts is a long one, as for people."""
    page.evaluate("() => localStorage.removeItem('throneroom.hold')")


class Visitor:
    """One browser of one person."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        screen: Screen = DESK,
        *,
        lang: str = "en",
        theme: str = "light",
        speed: str = "off",
        confirms: bool = False,
        **more: Any,
    ) -> None:
        self.address = address
        self.lang = lang
        self.context = browser.new_context(
            base_url=address,
            viewport={"width": screen.width, "height": screen.height},
            has_touch=screen.touch,
            is_mobile=screen.touch,
            locale=lang,
            color_scheme="dark" if theme == "dark" else "light",
            **{"reduced_motion": "reduce", "service_workers": "block", **more},
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(HEARS)
        # What happens is shown at once, unless a test is about how it is shown.
        self.context.add_init_script(f"try {{ localStorage.setItem('throneroom.speed', '{speed}'); }} catch {{}}")
        # A busy machine takes its time between a press and its end: nothing is held unless a test says so.
        self.context.add_init_script(f"try {{ localStorage.setItem('throneroom.hold', '{PATIENCE}'); }} catch {{}}")
        # Whether nothing is sent before it is confirmed, not even by a gesture.
        if confirms:
            self.context.add_init_script("try { localStorage.setItem('throneroom.confirms', 'on'); } catch {}")
        self.page: Page = self.context.new_page()
        self.troubles: list[str] = []
        """Errors in the console (offences against the content policy are some), exceptions, requests that failed."""
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.troubles.append(f"exception: {error}"))
        self.page.on("requestfailed", self._fail)
        self.page.on("response", self._answer)

    def _hear(self, message: ConsoleMessage) -> None:
        # Chromium reports answers of 400 and more here too; `_answer` says which they are.
        if message.type in ("error", "warning") and not (message.text.startswith(EXPECTED) or SLOW in message.text):
            self.troubles.append(f"console: {message.text}")

    def _fail(self, request: Request) -> None:
        # A page that is left lets go of what it had asked for.
        if request.failure and "ERR_ABORTED" not in request.failure:
            self.troubles.append(f"failed: {request.method} {request.url} {request.failure}")

    def _answer(self, response: Response) -> None:
        path = response.url.removeprefix(self.address).split("?")[0]
        if response.status >= 400:
            self.troubles.append(f"{response.status}: {response.request.method} {path}")

    def is_person(self, person: Client) -> None:
        """Browse as somebody who has spoken to the server already."""
        cookies = [{"name": c.name, "value": c.value or "", "url": self.address} for c in person.http.cookies.jar]
        self.context.add_cookies(cookies)  # type: ignore[arg-type]  # a TypedDict is asked for

    def open(self, path: str) -> Page:
        self.page.goto(path)
        return self.page

    def get(self, path: str, **params: Any) -> Any:
        """Ask the API as the person of this browser."""
        answer = self.context.request.get(path, params=params)
        assert answer.ok, (path, answer.text())
        return json.loads(answer.body()) if "json" in answer.headers["content-type"] else answer.text()
