"""Lighthouse on the home page and on the board of every game: the median of several runs, on a phone and a desk.

    python bench/client_lighthouse.py [--runs 3] [--pages home,westeros]

Needs Chromium, and `npm` to fetch Lighthouse. A server is started on this machine; the pages of the boards are those
of matches against bots with an open decision. The load of the machine (of a minute) stands beside the scores: what else
it does makes a page slower. Of a page that falls short the last run says by what. Exit code 1 if one does.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

LIGHTHOUSE = "lighthouse@13.5.0"
BUDGETS = {"performance": 95, "accessibility": 100, "best-practices": 95}
LEAST = {"phone": BUDGETS | {"performance": 90}, "desk": BUDGETS}
GOOD = 0.9
"""What scores less is named where a page falls short."""
DEVICES = {"phone": [], "desk": ["--preset=desktop"]}


@contextmanager
def server(folder: Path) -> Iterator[str]:
    """The address of a server of its own."""
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        port = s.getsockname()[1]
    command = [sys.executable, "-m", "throneroom", "serve", "--port", str(port)]
    process = subprocess.Popen(
        [*command, "--database", f"sqlite:///{folder / 'bench.db'}"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    address = f"http://127.0.0.1:{port}"
    try:
        for _ in range(200):
            try:
                httpx.get(f"{address}/api/games").raise_for_status()
                break
            except httpx.TransportError:
                time.sleep(0.1)
        yield address
    finally:
        process.terminate()
        process.wait()


def addresses(server: str) -> tuple[dict[str, str], dict[str, str]]:
    """The pages by their names, and what to send with every request to be the guest who sits at the tables."""
    with httpx.Client(base_url=server, headers={"x-throneroom": "1"}, timeout=30) as http:
        http.post("/api/guests", json={"name": "Lighthouse"}).raise_for_status()
        pages = {"home": f"{server}/"}
        for game in http.get("/api/games").json():
            most = game["players"][1]
            seats = [{"who": "me"}, *[{"who": "random"}] * (most - 1)]
            match = http.post("/api/matches", json={"game": game["id"], "players": most, "seats": seats}).json()
            http.post(f"/api/matches/{match['id']}/start").raise_for_status()
            while not http.get(f"/api/matches/{match['id']}/view").json()["decisions"]:
                time.sleep(0.1)
            pages[game["id"]] = f"{server}/t/{match['id']}"
        asked = {"label": "Lighthouse", "scopes": ["read", "play"]}
        token = http.post("/api/tokens", json=asked).raise_for_status().json()["token"]
        return pages, {"authorization": f"Bearer {token}"}


def audit(page: str, headers: dict[str, str], device: list[str], folder: Path) -> tuple[dict[str, float], list[str]]:
    """The scores of one run, out of 100, and what they fall short by."""
    report = folder / "report.json"
    command = ["npm", "exec", "--yes", "--loglevel=error", "--", LIGHTHOUSE, page, "--quiet", "--output=json"]
    flags = "--headless=new" + (" --no-sandbox" if os.geteuid() == 0 else "")
    asked = [f"--only-categories={','.join(BUDGETS)}", f"--chrome-flags={flags}"]
    asked.append(f"--extra-headers={json.dumps(headers)}")
    chromium = os.environ.get("CHROME_PATH") or shutil.which("chromium") or shutil.which("google-chrome") or ""
    subprocess.run(
        [*command, f"--output-path={report}", *asked, *device],
        check=True,
        stdin=subprocess.DEVNULL,
        env={**os.environ, "CHROME_PATH": chromium},
    )
    found = json.loads(report.read_text(encoding="utf-8"))
    categories, audits = found["categories"], found["audits"]
    weighed = [(ref["weight"], audits[ref["id"]]) for name in BUDGETS for ref in categories[name]["auditRefs"]]
    short = [one for weight, one in weighed if weight and one["score"] is not None and one["score"] < GOOD]
    return (
        {name: 100 * categories[name]["score"] for name in BUDGETS},
        [f"{one['id']} {one.get('displayValue', '')} ({100 * one['score']:.0f})" for one in short],
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=3, help="runs of each page (3)")
    parser.add_argument("--pages", default="", help="only these, with commas between (all)")
    args = parser.parse_args()
    wanted = args.pages.split(",") if args.pages else []
    is_good = True
    with tempfile.TemporaryDirectory() as name, server(Path(name)) as address:
        pages, headers = addresses(address)
        print(f"{'page':<16}{'device':<8}" + "".join([f"{name:>16}" for name in BUDGETS]) + f"{'load':>8}")
        for page in wanted or pages:
            for device, flags in DEVICES.items():
                runs = [audit(pages[page], headers, flags, Path(name)) for _ in range(args.runs)]
                scores = {name: statistics.median([run[name] for run, _ in runs]) for name in BUDGETS}
                is_short = any([score < LEAST[device][name] for name, score in scores.items()])
                is_good &= not is_short
                figures = "".join([f"{score:>16.0f}" for score in scores.values()])
                print(f"{page:<16}{device:<8}{figures}{os.getloadavg()[0]:>8.1f}", flush=True)
                if is_short:
                    print("    short by: " + ", ".join(runs[-1][1]), flush=True)
    return 0 if is_good else 1


if __name__ == "__main__":
    sys.exit(main())
