"""docs/vocabulary.md has every word of every address, and former addresses lead on to what they are called now."""

from __future__ import annotations

import json
import re
from pathlib import Path

import httpx
import pytest

from server.running import Client, running, sqlite
from throneroom.server.web.app import ROUTES
from throneroom.server.web.former import name_now

PAGE = (Path(__file__).parents[2] / "docs" / "vocabulary.md").read_text(encoding="utf-8")


def test_every_word_of_an_address_is_on_the_page() -> None:
    paths = {path for route in ROUTES for path in getattr(route, "paths", ()) if path.startswith("/api/")}
    words = {word for path in paths for word in path.split("/")[2:] if word and "{" not in word}
    assert "matches" in words
    assert words == set(re.findall(r"`([\w-]+)`", PAGE.partition("## In addresses")[2].partition("## Former")[0]))


def test_every_former_address_on_the_page_leads_on() -> None:
    rows = re.findall(r"^\| `(/\S+)` \| `(/\S+)` \|$", PAGE, re.M)
    assert rows
    for former, now in rows:
        assert name_now(former.replace("PLY", "7")) == now.replace("PLY", "7")
    assert name_now("/api/matches/ID/drafts") is None


@pytest.mark.parametrize("id", ["a b", "x\r\nlocation: elsewhere", "ž", "%2e%2e"])
def test_an_address_leads_to_this_server_alone(id: str) -> None:
    now = name_now(f"/api/matches/{id}/draft")
    assert now is not None and now.startswith("/api/matches/") and now.isascii() and now.isprintable()


def test_a_request_to_a_former_address_is_good_at_the_new_one(tmp_path: Path) -> None:
    with running(sqlite(tmp_path)) as address:
        ann = Client(address, "Ann")
        match = ann.post("/api/matches", {"game": "bloody-throne", "players": 3, "seats": [{"who": "me"}] * 3}, 201)
        path = f"/api/matches/{match['id']}"
        ann.post(f"{path}/start")
        packet = ann.get(f"{path}/view")
        seat = packet["awaited"][0]
        (decision,) = ann.get(f"{path}/view", seat=seat)["decisions"]
        thought = {"seat": seat, "decision": decision["id"], "text": decision["default"]}
        led = ann.http.post(f"{path}/draft", json=thought, params={"lang": "cs"}, follow_redirects=False)
        assert (led.status_code, led.headers["location"]) == (308, f"{path}/drafts?lang=cs")
        followed = ann.http.post(f"{path}/draft", json=thought, follow_redirects=True)
        assert followed.json() == {"decision": decision["id"]}
        assert json.loads(ann.http.get(f"{path}/events/0", follow_redirects=True).text)["ply"] == 0
        assert httpx.get(f"{address}{path}/events/0").headers["x-content-type-options"] == "nosniff"


def test_a_seat_link_is_made_and_used_at_its_former_addresses(tmp_path: Path) -> None:
    with running(sqlite(tmp_path)) as address:
        ann, phone = Client(address, "Ann"), Client(address)
        match = ann.post("/api/matches", {"game": "bloody-throne", "players": 3, "seats": [{"who": "me"}] * 3}, 201)
        made = ann.http.post(f"/api/matches/{match['id']}/link", json={}, follow_redirects=True)
        assert made.status_code == 201
        taken = phone.http.post("/api/links", json={"link": made.json()["link"]}, follow_redirects=True)
        assert (taken.status_code, taken.json().get("match")) == (201, match["id"]), taken.text
        assert phone.get("/api/me")["name"] == "Ann"
