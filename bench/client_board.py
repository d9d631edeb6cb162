"""The board of Westeros in Chromium: what moving the map costs, how fast news are painted, how big the page is.

    python bench/client_board.py [--server http://127.0.0.1:8000]

Needs Chromium. Without `--server` one is started on this machine. The map is filled with 60 units of all houses, by
telling the page another view. Exit code 1 if a budget is exceeded.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import shutil
import statistics
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from typing import Any, Final

from client_lighthouse import addresses, server
from playwright.sync_api import Page, sync_playwright

BUDGETS: Final = {"frame_ms": 6.0, "nodes": 2800, "painted_ms": 50.0}
NEWS: Final = 12
STEPS: Final = 120
SIZE: Final = {"width": 1280, "height": 800}
CATEGORIES: Final = ["devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing"]

CROWD: Final = """
const Real = WebSocket;
let socket, last;
window.WebSocket = class extends Real {
  constructor(...args) {
    super(...args);
    socket = this;
    this.addEventListener('message', ({ data }) => JSON.parse(data).packet && (last ??= data));
  }
};
const HOUSES = ['bar', 'lan', 'sta', 'gre', 'tyr', 'mar'];
/** Tell the page of 60 units, standing elsewhere each turn; the milliseconds until that was painted. */
window.crowd = (turn) => new Promise((painted) => {
  const news = JSON.parse(last);
  const lands = news.packet.view.areas.filter((area) => area.neutral === null);
  for (const [i, area] of lands.entries()) {
    area.owner = area.controller = HOUSES[(i + turn) % HOUSES.length];
    area.order = 'march-0';
    const count = Math.floor(60 / lands.length) + (i < 60 % lands.length);
    area.units = [{ unit: 'knight', routed: (i + turn) % 7 === 0, count }];
  }
  const heard = performance.now();
  socket.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(news) }));
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel(); // its message comes when the frame has been painted
    port1.onmessage = () => painted(performance.now() - heard);
    port2.postMessage(0);
  });
});
/** Note what changes in the page. */
window.observe = () => {
  window.changes = [];
  new MutationObserver((seen) => changes.push(...seen.map((one) => one.attributeName ?? one.type)))
    .observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
};
"""


def drag(page: Page) -> None:
    """Move the map about, and zoom it with the wheel."""
    box = page.locator("svg.map").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.wheel(0, -600)
    page.wait_for_timeout(300)
    page.evaluate("observe(); performance.mark('begin')")
    page.mouse.down()
    for step in range(STEPS):
        page.mouse.move(x + 90 * (step % 20 - 10) / 10, y + 60 * (step % 30 - 15) / 15)
        page.wait_for_timeout(16)
    page.mouse.up()
    page.evaluate("performance.mark('end')")


def hear(page: Page) -> list[float]:
    """Tell the page news again and again; the milliseconds until each was painted."""
    page.evaluate("crowd(0)")
    page.evaluate("performance.mark('begin')")
    painted = [page.evaluate("turn => crowd(turn)", turn) for turn in range(1, NEWS)]
    page.evaluate("performance.mark('end')")
    return painted


def traced(page: Page, act: Callable[[Page], None]) -> list[dict[str, Any]]:
    """What the main thread of the page did while something was done, between the marks that were made."""
    client = page.context.new_cdp_session(page)
    events: list[dict[str, Any]] = []
    client.on("Tracing.dataCollected", lambda data: events.extend(data["value"]))
    done: list[bool] = []
    client.on("Tracing.tracingComplete", lambda _: done.append(True))
    client.send("Tracing.start", {"traceConfig": {"includedCategories": CATEGORIES}, "transferMode": "ReportEvents"})
    act(page)
    client.send("Tracing.end")
    while not done:
        page.wait_for_timeout(50)
    begin, end = [next(e for e in events if e["name"] == mark) for mark in ("begin", "end")]
    thread = (begin["pid"], begin["tid"])
    return [e for e in events if (e["pid"], e["tid"]) == thread and begin["ts"] <= e["ts"] <= end["ts"]]


def tasks(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Everything the thread did, piece by piece."""
    return [e for e in events if e["name"] == "RunTask"]


def frames(events: list[dict[str, Any]]) -> tuple[list[float], Counter[str]]:
    """The milliseconds of processor time of the page's main thread for each frame, and how often it did what."""
    done = tasks(events)
    starts = sorted([e["ts"] for e in events if e["name"] == "FireAnimationFrame"])
    busy = [
        sum([task["tdur"] for task in done if start <= task["ts"] + task["dur"] < after]) / 1000
        for start, after in zip(starts, [*starts[1:], math.inf], strict=True)
    ]
    return busy, Counter([e["name"] for e in events])


def measure(address: str, headers: dict[str, str]) -> dict[str, Any]:
    """All figures of one page."""
    flags = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=flags)
        context = browser.new_context(viewport=SIZE, extra_http_headers=headers)  # type: ignore[arg-type]
        page = context.new_page()
        page.add_init_script(CROWD)
        page.goto(address)
        page.wait_for_selector("svg.map")
        page.wait_for_timeout(1000)
        painted: list[float] = []
        news = tasks(traced(page, lambda page: painted.extend(hear(page))))
        nodes = page.evaluate("document.querySelectorAll('*').length")
        busy, done = frames(traced(page, drag))
        changes = Counter(page.evaluate("changes"))
        browser.close()
    return {
        "frame_ms": round(statistics.mean(busy), 2),
        "worst_frame_ms": round(max(busy), 2),
        "frames": len(busy),
        "layouts": done["Layout"],
        "changes": dict(changes),
        "painted_ms": round(statistics.median(painted), 1),
        "news_ms": round(sum([task["tdur"] for task in news]) / 1000 / len(painted), 2),
        "worst_painted_ms": round(max(painted), 1),
        "nodes": nodes,
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--server", help="a server that runs already")
    wanted = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        nullcontext(wanted.server) if wanted.server else server(Path(folder)) as base,
    ):
        pages, headers = addresses(base)
        found = measure(pages["westeros"], headers)
    print(json.dumps(found, indent=2))
    over = [name for name, most in BUDGETS.items() if found[name] > most]
    print("over budget:", ", ".join(over) or "nothing", file=sys.stderr)
    return 1 if over else 0


if __name__ == "__main__":
    sys.exit(main())
