"""Installing the client: what a phone asks for is there; without a server the shell is, and no answer of the API."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from browser.conftest import Visit
from server.running import free_port, running, sqlite

KEPT = """async () => {
  const all = [];
  for (const name of await caches.keys())
    for (const key of await (await caches.open(name)).keys()) all.push(new URL(key.url).pathname);
  return all;
}"""


def test_the_shell_is_kept_for_when_there_is_no_server_and_no_answer_of_the_api_ever(
    visit: Visit, tmp_path: Path
) -> None:
    port = free_port()
    with running(sqlite(tmp_path), port=port) as address:
        visitor = visit(at=address, service_workers="allow")
        page = visitor.open("/")
        page.evaluate("async () => { await navigator.serviceWorker.ready; }")
        page.reload()
        expect(page.get_by_role("link", name="Throneroom")).to_be_visible()
        page.goto("/rules")
        expect(page.get_by_role("main")).to_be_visible()
        manifest = visitor.get("/manifest.webmanifest")
        for icon in manifest["icons"]:
            answer = visitor.context.request.get(icon["src"])
            assert (answer.status, answer.headers["content-type"]) == (200, icon["type"])
        kept = page.evaluate(KEPT)
        assert "/shell" in kept
        assert [path for path in kept if path.startswith("/api")] == []
        assert visitor.troubles == []
    page.goto("/")
    expect(page.get_by_role("link", name="Throneroom")).to_be_visible()


def test_the_colour_of_the_frame_follows_the_theme(visit: Visit) -> None:
    visitor = visit(theme="dark")
    page = visitor.open("/")
    frame = page.locator("meta[name=theme-color]")
    expect(frame).to_have_attribute("content", "#0f0a07")
    page.get_by_role("button", name="Light theme").click()
    expect(frame).to_have_attribute("content", "#4a2f19")
    assert visitor.troubles == []
