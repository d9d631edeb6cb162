"""docs/api.md says what there is: its bots play as they are printed, and its tables are complete."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest
from litestar.routes import HTTPRoute

from contract.messages import SOURCE, messages
from server.running import Client, running, sqlite
from server.support import PATIENCE
from throneroom.games.westeros.question import PARTS
from throneroom.server.settings import Settings
from throneroom.server.web.answers import _STATUS_TYPES
from throneroom.server.web.app import create_app
from throneroom.server.web.client import ADDRESSES, FIXED

PAGE = (Path(__file__).parents[2] / "docs" / "api.md").read_text(encoding="utf-8")
NODE = shutil.which("node")
CLIENT_FILES = (*FIXED, "/shell", "/assets/{name:str}")


def printed(language: str) -> str:
    """The one program of the page in a language."""
    (code,) = re.findall(rf"```{language}\n(.*?)```", PAGE, re.S)
    return str(code)


def plays_a_match(tmp_path: Path, command: list[str]) -> None:
    """A program takes a free seat beside two bots and plays until the match is over."""
    with running(sqlite(tmp_path)) as address:
        ann = Client(address, "Ann")
        seats = [{"who": "empty"}, {"who": "random"}, {"who": "random"}]
        match = ann.post("/api/matches", {"game": "bloody-throne", "players": 3, "seats": seats}, 201)
        with subprocess.Popen([*command, address, match["id"], match["invite"]]) as bot:
            try:
                deadline = time.monotonic() + PATIENCE
                while ann.get(f"/api/matches/{match['id']}")["seats"][0]["controller"] == "empty":
                    assert bot.poll() is None
                    assert time.monotonic() < deadline
                    time.sleep(0.05)
                ann.post(f"/api/matches/{match['id']}/start")
                assert bot.wait(PATIENCE) == 0
            finally:
                bot.kill()
        assert ann.get(f"/api/matches/{match['id']}")["status"] == "ended"


def test_the_python_bot_of_the_page_plays_a_match_to_its_end(tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text(printed("python"), encoding="utf-8")
    plays_a_match(tmp_path, [sys.executable, str(tmp_path / "bot.py")])


@pytest.mark.skipif(NODE is None, reason="Node is not installed")
def test_the_javascript_bot_of_the_page_plays_a_match_to_its_end(tmp_path: Path) -> None:
    (tmp_path / "bot.mjs").write_text(printed("javascript"), encoding="utf-8")
    plays_a_match(tmp_path, [str(NODE), str(tmp_path / "bot.mjs")])


@pytest.mark.parametrize("language", ["python", "javascript"])
def test_the_page_has_a_bot_of_about_twenty_lines(language: str) -> None:
    lines = [line for line in printed(language).splitlines() if line.strip()]
    assert 15 <= len(lines) <= 25
    assert "/stream" in printed(language)


# ---------------------------------------------------------------- tables


def table(heading: str) -> list[list[str]]:
    """The cells of the first table under a heading, without its head."""
    rows = re.findall(r"^\|(.*)\|$", PAGE.split(f"\n## {heading}\n")[1].split("\n## ")[0], re.M)
    return [[cell.strip().strip("`") for cell in row.split("|")] for row in rows[2:]]


def test_the_table_of_routes_has_every_route_and_no_other(tmp_path: Path) -> None:
    app = create_app(Settings(database=sqlite(tmp_path)))
    pages = {re.sub(r":\w+", "", path) for path in [*ADDRESSES, *CLIENT_FILES]} - {"/"}
    there = set()
    for route in app.routes:
        methods = route.methods - {"OPTIONS", "HEAD"} if isinstance(route, HTTPRoute) else {"WS"}
        path = re.sub(r":\w+", "", route.path)
        if path not in pages:
            there |= {f"{method} {path}" for method in methods}
    there.discard("GET /api/schema/{path}")  # says 404 to everything else under it
    named = [row[0] for row in table("All routes")]
    assert len(named) == len(set(named))
    assert set(named) == there


def test_the_table_of_problems_has_every_type_with_its_status() -> None:
    named = {type: int(status) for type, status, _ in table("Problems")}
    assert set(named) == {
        key.removeprefix("problem-") for key in messages("en", "server") if key.startswith("problem-")
    }
    raised = {type: status for status, type in _STATUS_TYPES.items()}
    for file in (SOURCE / "server").rglob("*.py"):
        found = re.findall(r'(?:Problem|__init__)\(\s*(\d+),\s*"([\w-]+)"', file.read_text(encoding="utf-8"))
        raised |= {type: int(status) for status, type in found}
    assert raised == named


def test_every_field_of_a_packet_a_decision_an_option_and_a_match_is_on_the_page(tmp_path: Path) -> None:
    with running(sqlite(tmp_path)) as address:
        ann = Client(address, "Ann")
        seats = [{"who": "me"}] * 3
        match = ann.post("/api/matches", {"game": "westeros", "players": 3, "seats": seats}, 201)
        ann.post(f"/api/matches/{match['id']}/start")
        packet = ann.get(f"/api/matches/{match['id']}/view")
    (decision,) = packet["decisions"]
    fields = {*match, *match["seats"][0], *packet, *packet["view"], *decision, *decision["options"][0]}
    assert {field for field in fields if f"`{field}`" not in PAGE} == set()


def test_the_parts_of_a_question_to_the_calculator_are_on_the_page() -> None:
    named = [name for row in table("Why") for name in row[0].replace("`", "").split(", ")]
    assert named[: len(PARTS)] == list(PARTS)


def test_links_within_the_page_lead_somewhere() -> None:
    heads = re.findall(r"^#+ (.*)$", re.sub(r"```.*?```", "", PAGE, flags=re.S), re.M)
    anchors = {re.sub(r"[^\w -]", "", head.lower()).replace(" ", "-") for head in heads}
    assert set(re.findall(r"\]\(#([\w-]+)\)", PAGE)) <= anchors
