"""Notices on a device: the switch on the page, what the worker shows of a push message, and where a click leads."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.visitor import PATIENCE, PHONE
from server import test_push
from server.running import Client, running, sqlite

NEEDS_WHOLE_BROWSER = True
"""Notifications are shown by windows alone."""
SUBSCRIBES = """([endpoint, keys]) => {
  let found = null;
  const answer = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe: async () => ((found = null), true) };
  PushManager.prototype.getSubscription = async () => found;
  PushManager.prototype.subscribe = async (how) => {
    if (!how.userVisibleOnly || !how.applicationServerKey) throw new Error('not as it should be');
    return (found = answer);
  };
}"""
"""A browser that is no customer of a push service: it answers as if it were of ours."""
SHOWN = """async () => {
  const registration = await navigator.serviceWorker.ready;
  for (let turns = 100; turns > 0; turns -= 1) {
    const [shown] = await registration.getNotifications();
    if (shown) return { title: shown.title, body: shown.body, tag: shown.tag, link: shown.data.link };
    await new Promise((go) => setTimeout(go, 50));
  }
  return null;
}"""
"""What is shown, if anything is."""


@pytest.fixture(scope="module")
def pushing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that may call devices on this machine."""
    with running(sqlite(tmp_path_factory.mktemp("push")), rate_limits=1000, push_test=True) as address:
        yield address


def registration(page: Page) -> tuple[Any, str]:
    """The debugging protocol, and the id of the worker there."""
    protocol = page.context.new_cdp_session(page)
    ids: list[str] = []
    protocol.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: ids.extend(found["registrationId"] for found in event["registrations"]),
    )
    protocol.send("ServiceWorker.enable")
    page.wait_for_function("async () => !!(await navigator.serviceWorker.ready).active")
    for _ in range(PATIENCE // 20):
        if ids:
            break
        page.wait_for_timeout(20)
    assert ids, "the worker was not registered"
    return protocol, ids[-1]


def delivered(page: Page, protocol: Any, message: dict[str, str]) -> Any:
    """What is shown of a message; the browser may drop one while its worker is starting, so it comes again."""
    for _ in range(24):
        protocol.send("ServiceWorker.deliverPushMessage", message)
        if shown := page.evaluate(SHOWN):
            return shown
    raise AssertionError("nothing was shown")


def test_a_device_is_switched_on_told_shown_and_switched_off(visit: Visit, pushing: str) -> None:
    ann, browser = Client(pushing, "Ann"), test_push.Browser()
    visitor = visit(PHONE, at=pushing, service_workers="allow", permissions=["notifications"])
    visitor.is_person(ann)
    with test_push.service() as there:
        device = browser.subscription(f"{there.address}/ann")
        stub = f"({SUBSCRIBES})({json.dumps([device['endpoint'], device['keys']])})"
        visitor.context.add_init_script(stub)
        page = visitor.open("/notifications")
        protocol, id = registration(page)
        switch = page.locator("[data-push]")
        expect(switch).not_to_be_checked()
        switch.check()
        here = page.get_by_role("region", name="On this device")
        here.get_by_role("button", name="Send a test").click()
        expect(here.get_by_text("The test was sent.")).to_be_visible()
        assert ann.get("/api/notifications/settings")["push"]["devices"] == 1
        note = browser.read(there.heard[0][2])
        message = {"origin": pushing, "registrationId": id, "data": json.dumps({**note, "link": "/t/abc"})}
        assert delivered(page, protocol, message) == {
            "title": note["title"],
            "body": note["body"],
            "tag": note["tag"],
            "link": "/t/abc",
        }
        switch.uncheck()
        expect(here.get_by_role("button", name="Send a test")).to_have_count(0)
        assert ann.get("/api/notifications/settings")["push"]["devices"] == 0
    assert visitor.troubles == []


def test_a_click_on_a_notice_opens_its_match_and_no_other_site(visit: Visit, pushing: str) -> None:
    visitor = visit(at=pushing, service_workers="allow", permissions=["notifications"])
    page = visitor.open("/")
    page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    (worker,) = visitor.context.service_workers
    opened = worker.evaluate("""async () => {
      const opened = [];
      self.clients.openWindow = async (url) => void opened.push(url);
      for (const link of ['/t/abc', 'https://example.org/x']) {
        await self.registration.showNotification('A match', { data: { link } });
        const [notification] = await self.registration.getNotifications();
        const waits = [];
        const event = new NotificationEvent('notificationclick', { notification });
        event.waitUntil = (work) => waits.push(work);
        self.dispatchEvent(event);
        await Promise.all(waits);
      }
      return opened;
    }""")
    assert opened == [f"{pushing}/t/abc"]


def test_a_message_that_cannot_be_read_is_shown_all_the_same(visit: Visit, pushing: str) -> None:
    visitor = visit(at=pushing, service_workers="allow", permissions=["notifications"])
    page = visitor.open("/")
    protocol, id = registration(page)
    message = {"origin": pushing, "registrationId": id, "data": "not json"}
    assert delivered(page, protocol, message)["title"] == "Throneroom"
