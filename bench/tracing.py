"""What Chromium did while a page was shown, read from a trace of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import Page

CATEGORIES: Final = [
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
    "viz",
    "blink.user_timing",
]
OURS: Final = frozenset({
    "FunctionCall", "EvaluateScript", "TimerFire", "FireAnimationFrame", "EventDispatch", "RunMicrotasks",
    "FireIdleCallback", "UpdateLayoutTree", "Layout", "PrePaint", "HitTest", "ParseHTML",
})  # fmt: skip
"""Script, style and layout: what a page asks of the main thread. The rest is the browser's own, such as painting."""

WHAT_MOVES: Final = """(() => {
  const moved = (window.moved = new Set());
  const note = (animation) => {
    for (const frame of animation.effect?.getKeyframes() ?? [])
      for (const name of Object.keys(frame))
        if (!['offset', 'computedOffset', 'easing', 'composite'].includes(name)) moved.add(name);
  };
  const hear = ({ target }) => target.getAnimations?.().forEach(note);
  for (const name of ['animationstart', 'transitionrun']) document.addEventListener(name, hear, true);
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    const animation = animate.apply(this, how);
    note(animation);
    return animation;
  };
})()"""
"""Said to a page before it begins: `moved` are the properties that anything moved by."""

Event = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Trace:
    """What was done between two marks."""

    main: tuple[Event, ...]
    """By the main thread of the page."""
    all: tuple[Event, ...]
    seconds: float

    def work(self) -> list[float]:
        """Milliseconds of script, style and layout of each task that had any."""
        tasks = sorted([e for e in self.main if e["name"] == "RunTask"], key=lambda e: e["ts"])
        found = dict.fromkeys(range(len(tasks)), 0.0)
        at, until = 0, 0.0
        for event in sorted([e for e in self.main if e["name"] in OURS and "dur" in e], key=lambda e: e["ts"]):
            if event["ts"] < until:
                continue  # it is a part of the one before
            until = event["ts"] + event["dur"]
            while at + 1 < len(tasks) and tasks[at + 1]["ts"] <= event["ts"]:
                at += 1
            if tasks:
                found[at] += event.get("tdur", event["dur"]) / 1000
        return [spent for spent in found.values() if spent]

    def frames(self) -> int:
        """How often a frame was brought to the screen."""
        return Counter(e["name"] for e in self.all if e["ph"] == "b")["Graphics.Pipeline.DrawAndSwap"]

    def layouts(self) -> int:
        return Counter(e["name"] for e in self.main)["Layout"]


def traced(page: Page, act: Callable[[], None]) -> Trace:
    """Do something, and say what the browser did meanwhile."""
    client = page.context.new_cdp_session(page)
    events: list[Event] = []
    client.on("Tracing.dataCollected", lambda data: events.extend(data["value"]))
    done: list[bool] = []
    client.on("Tracing.tracingComplete", lambda _: done.append(True))
    client.send("Tracing.start", {"traceConfig": {"includedCategories": CATEGORIES}, "transferMode": "ReportEvents"})
    page.evaluate("performance.mark('begin')")
    act()
    page.evaluate("performance.mark('end')")
    client.send("Tracing.end")
    while not done:
        page.wait_for_timeout(50)
    client.detach()
    begin, end = (_mark(events, name) for name in ("begin", "end"))
    within = [e for e in events if begin["ts"] <= e.get("ts", 0) <= end["ts"]]
    main = [e for e in within if (e["pid"], e["tid"]) == (begin["pid"], begin["tid"])]
    return Trace(tuple(main), tuple(within), (end["ts"] - begin["ts"]) / 1e6)


def _mark(events: Iterable[Event], name: str) -> Event:
    return next(e for e in events if e["name"] == name and "blink.user_timing" in e["cat"])
