"""The tables in Chromium while something happens on them: what a frame costs, what moves, how soon a board is complete.

    PYTHONPATH=tests python bench/client_playback.py [--moments westeros-battle] [--sizes 390] [--beside westeros=PAGE]

Needs Chromium and a built client. A moment of a match (`--help` lists them) is played at its usual speed. `--beside`
shows another page, a file or an address, for as long in the same run, and compares how many frames were brought to
the screen. Times are processor time, so a busy machine makes them no longer. Exit code 1 if a budget is exceeded.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
import tempfile
import time
from itertools import product
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright
from tracing import WHAT_MOVES, Trace, traced

from browser.looks import ALL_THERE
from browser.moments import MOMENTS, Playing, find
from browser.pictures import SHOWN, SIZES
from browser.visitor import PATIENCE, Visitor, find_chromium
from server.running import running, sqlite
from server.support import dealt_alike

BUDGETS: Final = {"task_ms": 50.0, "frame_ms": 6.0, "nodes": 2800, "complete_s": 1.0}
LIGHT: Final = ("transform", "translate", "rotate", "scale", "opacity")
"""What the compositor moves without the main thread."""
USUAL: Final = (
    "bloody-throne-fall", "iron-throne-duel", "iron-throne-truce", "iron-throne-death", "westeros-battle",
    "westeros-march", "westeros-bids", "westeros-planning", "westeros-wildlings",
)  # fmt: skip
"""At what a table has most to do."""
OPENINGS: Final = 5
COMPLETE: Final = "() => document.querySelector('#board') && !('drawing' in document.documentElement.dataset)"


def measure(browser: Browser, address: str, name: str, size: str, beside: str | None) -> dict[str, Any]:
    """All figures of one moment, as one player sees it."""
    playing = Playing(address, find(MOMENTS[name]))
    company, seat = playing.company, playing.scene.seat

    def come() -> Visitor:
        visitor = Visitor(browser, address, SIZES[size], speed="normal", reduced_motion="no-preference")
        visitor.is_person(company.people[seat])
        return visitor

    opened = []
    for _ in range(OPENINGS):
        visitor = come()
        begun = time.perf_counter()
        visitor.open(f"/t/{company.id}")
        visitor.page.wait_for_function(COMPLETE, polling=20)
        opened.append(time.perf_counter() - begun)
        visitor.context.close()
    visitor = come()
    page = visitor.page
    page.add_init_script(WHAT_MOVES)
    visitor.open(f"/t/{company.id}")
    page.wait_for_function(SHOWN, arg=company.packet(seat)["ply"])
    page.wait_for_function(COMPLETE)
    page.evaluate(ALL_THERE)

    def happen() -> None:
        for ply in playing.steps():
            page.wait_for_function(SHOWN, arg=ply, polling=100)

    page.evaluate("moved.clear()")
    found = figures(traced(page, happen))
    found |= {"moves": sorted(page.evaluate("[...moved]"))}
    found |= {"nodes": page.evaluate("document.querySelectorAll('*').length")}
    found |= {"complete_s": round(statistics.median(opened), 2)}
    if beside is not None:
        page.goto(beside if "://" in beside else Path(beside).resolve().as_uri())
        other = figures(traced(page, lambda: page.wait_for_timeout(1000 * found["seconds"])))
        found["beside"] = {key: other[key] for key in ("frames_a_second", "task_ms", "frame_ms")}
    visitor.context.close()
    return found


def figures(trace: Trace) -> dict[str, Any]:
    work = trace.work()
    frames = max(1, trace.frames())
    return {
        "seconds": round(trace.seconds, 1),
        "frames_a_second": round(frames / trace.seconds, 1),
        "task_ms": round(max(work, default=0), 1),
        "frame_ms": round(sum(work) / frames, 2),
        "layouts": trace.layouts(),
    }


def faults(found: dict[str, Any]) -> list[str]:
    """What is over its budget."""
    over = [name for name, most in BUDGETS.items() if found[name] > most]
    over += [f"moves {name}" for name in found["moves"] if name not in LIGHT]
    if "beside" in found and found["frames_a_second"] < found["beside"]["frames_a_second"]:
        over.append("fewer frames than the page beside")
    return over


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--moments", default=",".join(USUAL), help=f"with commas between: {', '.join(MOMENTS)}")
    parser.add_argument("--sizes", default="1280,390", help=f"widths of screens, of {', '.join(SIZES)} (1280,390)")
    parser.add_argument("--beside", action="append", default=[], metavar="GAME=PAGE", help="a page to compare with")
    args = parser.parse_args()
    beside = dict([pair.split("=", 1) for pair in args.beside])
    is_good = True
    with (
        tempfile.TemporaryDirectory() as folder,
        running(sqlite(Path(folder)), rate_limits=1000) as address,
        sync_playwright() as playwright,
        dealt_alike("playback"),
    ):
        browser = playwright.chromium.launch(executable_path=find_chromium(), timeout=PATIENCE)
        for name, size in product(args.moments.split(","), args.sizes.split(",")):
            found = measure(browser, address, name, size, beside.get(MOMENTS[name].game))
            over = faults(found)
            is_good &= not over
            load = round(os.getloadavg()[0], 1)
            print(json.dumps({"moment": name, "size": size, **found, "load": load, "over": over}), flush=True)
        browser.close()
    return 0 if is_good else 1


if __name__ == "__main__":
    sys.exit(main())
