"""What the server sends is what its document says: the client's copy is current, and real answers have those shapes."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from server.running import Client, running, sqlite
from throneroom.server import wire

CLIENT = Path(__file__).parents[2] / "client"


def test_the_client_has_the_document_of_this_server() -> None:
    """Else: `.venv/bin/python client/scripts/wire.py`, then `npm run types` in client/."""
    spec = importlib.util.spec_from_file_location("wire_file", CLIENT / "scripts" / "wire.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert module.FILE.read_text(encoding="utf-8") == module.written()


def same(value: Any, type: Any) -> None:
    """An answer has the shape of its type, and no field more."""
    text = msgspec.json.encode(value)
    assert json.loads(msgspec.json.encode(msgspec.json.decode(text, type=type))) == value


def _is_ready(packet: Any) -> bool:
    draft = packet["decisions"][0]["draft"]
    return draft is not None and draft["ready"]


@pytest.mark.parametrize("game", ["bloody-throne", "iron-throne", "westeros"])
def test_real_answers_have_the_shapes_of_the_document(game: str, tmp_path: Path) -> None:
    with running(sqlite(tmp_path)) as address:
        ann = Client(address, "Ann")
        same(ann.get("/api/me"), wire.Me)
        same(ann.get("/api/games"), list[wire.Game])
        same(ann.get(f"/api/games/{game}/rules"), list[wire.RuleText])
        same(ann.get("/api/sessions"), list[wire.Session])
        same(ann.get("/api/notifications/settings"), wire.NotificationSettings)
        match = ann.post("/api/matches", {"game": game, "players": 3, "seats": [{"who": "me"}] * 3}, 201)
        same(match, wire.Match)
        path = f"/api/matches/{match['id']}"
        same(ann.post(f"{path}/start"), wire.Match)
        same(ann.get(f"{path}/words"), wire.Words)
        same(ann.get("/api/matches"), list[wire.Match])
        for step in range(12):
            packets = [ann.get(f"{path}/view", seat=code) for code in ann.get(path)["awaited"]]
            owed = [packet for packet in packets if packet["decisions"] and not _is_ready(packet)]
            if not owed:
                break
            same(owed[0], wire.Packet)
            seat, (decision,) = owed[0]["seat"], owed[0]["decisions"]
            same(ann.get(f"{path}/ways", seat=seat), wire.Ways)
            same(ann.get(f"{path}/options", seat=seat, why=True), wire.Options)
            body = {"decision": decision["id"], "seat": seat, "key": f"{step:016}", "text": decision["default"]}
            thought = {"seat": seat, "decision": decision["id"], "text": decision["default"]}
            same(ann.post(f"{path}/explain", thought), wire.Explained)
            same(ann.post(f"{path}/drafts", thought), wire.DraftKept)
            same(ann.post(f"{path}/choices", body), wire.Taken)
        plies = ann.get(f"{path}/view")["ply"]
        same(ann.get(f"{path}/actions/{plies - 1}"), wire.DerivedEvents)
        same(ann.post(f"{path}/messages", {"text": "Hello"}, 201), wire.Message)
        same(ann.post(f"{path}/end", {"wants": True}), wire.Match)
        if ann.get(path)["status"] == "abandoned":
            same(ann.get("/api/replays"), wire.ReplayList)
            replay = f"/api/replays/{match['id']}"
            same(ann.get(replay), wire.ReplayTold)
            same(ann.get(f"{replay}/moments", to=3), wire.Moments)
            same(ann.get(f"{replay}/log", to=9), wire.RecalledLog)
            same(ann.get(f"{replay}/story"), wire.Story)
