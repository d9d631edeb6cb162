"""Two browsers at one table. The same moment is played twice with another secret choice of Bob's: whatever reaches
Ann's browser, by any request or socket, and whatever her page shows, must be the same both times."""

from __future__ import annotations

import json
import random
import shutil
import time
from dataclasses import dataclass, field
from difflib import unified_diff
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Response, WebSocket, expect

from browser.conftest import Visit
from browser.driver import FORM, SEND, Player
from browser.tables import GAMES, Company, Json, company_at, of_kind
from browser.visitor import Visitor
from server.running import running, sqlite

SECRETS = {"bloody-throne": "place", "iron-throne": "lay", "westeros": "plan"}
"""A choice of each game that others must not learn of."""
PAGE = """() => [...document.querySelectorAll('main :not([data-away])')].map(e => [
  e.tagName, [...e.attributes].map(a => `${a.name}=${a.value}`).sort().join(' '),
  [...e.childNodes].filter(n => n.nodeType === 3).map(n => n.data.trim()).join(' '),
].join('|'))"""
"""All texts and attributes of a page, but for how long somebody has been away: that is another time in each world."""
COUNTING = """{
  const Socket = WebSocket;
  window.WebSocket = class extends Socket {
    constructor(...how) {
      super(...how);
      this.addEventListener('message', ({ data }) => {
        window.heardPly = JSON.parse(data).packet?.ply ?? window.heardPly;
      });
    }
  };
}"""
"""Keeps how far a page has heard of its match."""
SETTLE_SECONDS = 120
MOST_PARTS = 40
PASSING = {"present", "deadline", "bank", "seen", "away", "keep_at", "give_at", "ready"}
"""What depends on the moment at which somebody looks; that `ready` tells nothing else, R13 shows."""


@dataclass
class Heard:
    """Everything that a browser was sent about a match."""

    answers: set[str] = field(default_factory=set)
    frames: set[str] = field(default_factory=set)

    def listen(self, visitor: Visitor) -> None:
        visitor.page.on("response", self._answer)
        visitor.page.on("websocket", self._socket)

    def _answer(self, response: Response) -> None:
        if "/api/" in response.url:
            path = response.url.split("/api/")[1]
            response.finished()
            self.answers.add(f"{path} {lasting(response.json())}")

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.add(lasting(json.loads(frame))))


def lasting(told: Any) -> str:
    """What was told, without what passes."""

    def keep(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: keep(part) for key, part in value.items() if key not in PASSING}
        return [keep(part) for part in value] if isinstance(value, list) else value

    return json.dumps(keep(told), ensure_ascii=False, sort_keys=True)


def come(visit: Visit, address: str, company: Company, seat: str) -> tuple[Visitor, Heard]:
    """Somebody opens the match in a browser that is listened to."""
    visitor, heard = visit(at=address), Heard()
    visitor.context.add_init_script(COUNTING)
    heard.listen(visitor)
    visitor.is_person(company.people[seat])
    visitor.open(f"/t/{company.id}")
    visitor.page.locator("[data-connection=live]").wait_for()
    return visitor, heard


def choose(player: Player, which: int) -> None:
    """Make one of the choices; beyond its first part it is always the same."""
    slots = player.page.locator(f"{FORM} [data-slot]")
    if slots.count():
        if slots.first.get_attribute("aria-expanded") != "true":
            slots.first.click()
        player.choose(player.choices()[which])
        player.page.locator(f"{FORM} [data-fill]").click()
        return
    player.choose(player.choices()[which])
    for _ in range(MOST_PARTS):
        if player.is_whole():
            return
        player.choose(player.choices()[0])
    raise AssertionError(f"a choice of more than {MOST_PARTS} parts")


def play_world(visit: Visit, address: str, company: Company, packet: Json, which: int) -> tuple[Visitor, Heard, Heard]:
    """Bob makes one of his choices in his browser while Ann looks on in hers; she, and what each has heard."""
    ann, heard_by_ann = come(visit, address, company, next(code for code in company.people if code != packet["seat"]))
    bob, heard_by_bob = come(visit, address, company, packet["seat"])
    player = Player(bob.page, random.Random(which))
    player.wait()
    choose(player, which)
    player.send()
    expect(bob.page.locator(SEND)).to_have_count(0)
    ply = bob.get(company.path)["ply"]
    for visitor in (ann, bob):
        visitor.page.wait_for_function("ply => window.heardPly >= ply", arg=ply)
        wait_until_seen(visitor, company, ply)
        visitor.page.reload()
        visitor.page.locator("[data-connection=live]").wait_for()
        visitor.page.wait_for_load_state("networkidle")
        expect(visitor.page.locator("[aria-busy=true]")).to_have_count(0)
    return ann, heard_by_ann, heard_by_bob


def wait_until_seen(visitor: Visitor, company: Company, ply: int) -> None:
    """Until all was shown, and the server knows: else one of two readers would be told what they missed."""
    deadline = time.monotonic() + SETTLE_SECONDS
    while visitor.get(f"{company.path}/view")["seen"] < ply:
        assert time.monotonic() < deadline, "the board does not show what happened"
        visitor.page.wait_for_timeout(100)


def difference(one: Page, two: Page) -> str:
    """What two pages show differently once both are drawn: they have all the time they need to be the same."""
    deadline = time.monotonic() + SETTLE_SECONDS
    while (pages := [page.evaluate(PAGE) for page in (one, two)]) and pages[0] != pages[1]:
        if time.monotonic() > deadline:
            break
        one.wait_for_timeout(100)
    return "\n".join(unified_diff(*pages, n=0))


@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_reaches_a_browser_depends_on_a_secret_of_somebody_else(
    visit: Visit, tmp_path: Path, game: str
) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    one.mkdir()
    with running(sqlite(one)) as address:
        company, packet, _ = company_at(address, game, of_kind(SECRETS[game]))
    shutil.copytree(one, two)
    with running(sqlite(one)) as first, running(sqlite(two)) as second:
        looks, ann, bob = play_world(visit, first, company, packet, 0)
        looks_again, ann_again, bob_again = play_world(visit, second, company, packet, 1)
        assert difference(looks.page, looks_again.page) == ""
    assert ann.answers == ann_again.answers
    assert ann.frames == ann_again.frames
    assert bob.frames != bob_again.frames, "the two choices are the same to Bob himself"
