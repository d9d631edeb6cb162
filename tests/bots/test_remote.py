"""A bot of one's own plays over the network: by the stream, with a token or an invitation."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from server.running import Client, running, sqlite
from throneroom.bots.remote import Refused, Table, play


@pytest.mark.parametrize("game", ["bloody-throne", "iron-throne"])
def test_a_remote_bot_plays_a_whole_match_with_an_invitation(game: str, tmp_path: Path) -> None:
    with running(sqlite(tmp_path)) as address:
        ann = Client(address, "Ann")
        seats = [{"who": "empty"}, {"who": "greedy"}, {"who": "random"}]
        match = ann.post("/api/matches", {"game": game, "players": 3, "seats": seats}, 201)
        command = [sys.executable, "-m", "throneroom.bots.remote", address, match["id"], "--invite", match["invite"]]
        table = Table(address, match["id"])
        table.sit_down("Bob", match["invite"])
        with pytest.raises(Refused) as refused:
            table.sit_down("Cyd", match["invite"])
        assert refused.value.problem["type"] == "/problems/seat-taken"
        ann.post(f"/api/matches/{match['id']}/seats/0", {"who": "empty"})
        with subprocess.Popen(command, stdout=subprocess.PIPE) as bot:
            _wait_until_seated(ann, match["id"])
            ann.post(f"/api/matches/{match['id']}/start")
            out, _ = bot.communicate(timeout=120)
        assert bot.returncode == 0
        assert ann.get(f"/api/matches/{match['id']}")["status"] == "ended"
        assert json.loads(out) == ann.get(f"/api/matches/{match['id']}/view")["result"]


def _wait_until_seated(client: Client, match: str) -> None:
    for _ in range(600):
        if client.get(f"/api/matches/{match}")["seats"][0]["controller"] == "person":
            return
        threading.Event().wait(0.05)
    raise AssertionError("nobody sat down")


def test_one_program_plays_two_seats_with_a_token_and_its_own_head(tmp_path: Path) -> None:
    with running(sqlite(tmp_path)) as address:
        ann = Client(address, "Ann")
        token = ann.post("/api/tokens", {"label": "head"}, 201)["token"]
        seats = [{"who": "me"}, {"who": "me"}, {"who": "random"}]
        match = ann.post("/api/matches", {"game": "bloody-throne", "players": 3, "seats": seats}, 201)["id"]
        ann.post(f"/api/matches/{match}/start")
        results = []

        def play_seat(code: str) -> None:
            results.append(play(Table(address, match, token, code), lambda table, packet, d: d["default"]))

        heads = [threading.Thread(target=play_seat, args=(code,)) for code in ("red", "blu")]
        for head in heads:
            head.start()
        for head in heads:
            head.join(120)
        assert len(results) == 2
        assert results[0] == results[1]
        assert results[0] is not None
