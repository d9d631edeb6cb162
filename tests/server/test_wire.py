"""What the server sends is what its document says: the client's copy is current, and real answers have those shapes."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.sync.client import connect

from server.running import Client, running, sqlite
from server.support import PATIENCE
from server.test_chronicle import reel_of
from server.test_replays import record_of
from throneroom.core.game import games
from throneroom.core.seats import SPECTATOR
from throneroom.server import wire
from throneroom.server.settings import Settings
from throneroom.server.web import live
from throneroom.server.web.app import create_app
from throneroom.server.web.schema import document, operations

CLIENT = Path(__file__).parents[2] / "client"


def test_the_client_has_the_document_of_this_server() -> None:
    """Else: `.venv/bin/python client/scripts/wire.py`, then `npm run types` in client/."""
    spec = importlib.util.spec_from_file_location("wire_file", CLIENT / "scripts" / "wire.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert module.FILE.read_text(encoding="utf-8") == module.written()


# ---------------------------------------------------------------- nothing is left open

OPEN = {"Json": "what a change puts into a view: any piece of one, as its path says"}
"""Schemas that may be open, each with its reason."""


def open_parts(schema: Any, known: dict[str, Any], seen: set[str], at: str) -> list[str]:
    """Where a schema says nothing of what is there: any value, objects without keys of theirs, lists of anything."""
    if "$ref" in schema:
        name = schema["$ref"].rsplit("/", 1)[-1]
        if name in seen or name in OPEN:
            return []
        seen.add(name)
        return open_parts(known[name], known, seen, name)
    inner = [(f"{at}.{key}", part) for key, part in schema.get("properties", {}).items()]
    inner += [(at, part) for key in ("anyOf", "oneOf", "allOf", "prefixItems") for part in schema.get(key, ())]
    inner += [
        (f"{at}[]", schema[key]) for key in ("items", "additionalProperties") if isinstance(schema.get(key), dict)
    ]
    says_nothing = {
        None: not {"enum", "const", "anyOf", "oneOf", "allOf"} & set(schema),
        "object": not schema.get("properties") and schema.get("additionalProperties") in (None, True, {}),
        "array": not {"items", "prefixItems"} & set(schema),
    }
    kind = schema.get("type")
    found = [at] if says_nothing.get(kind if isinstance(kind, str | None) else "", False) else []
    return found + [place for name, part in inner for place in open_parts(part, known, seen, name)]


def opened(document: dict[str, Any]) -> list[str]:
    """Where the bodies of requests and answers are open."""
    known, seen, found = document["components"]["schemas"], set[str](), []
    for method, path, operation in operations(document):
        for body in (operation.get("requestBody", {}), *operation["responses"].values()):
            for content in body.get("content", {}).values():
                found += open_parts(content["schema"], known, seen, f"{method} {path}")
    return found


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    return document(create_app(Settings(database=sqlite(tmp_path_factory.mktemp("wire")))))


def test_no_request_and_no_answer_is_left_open(whole: dict[str, Any]) -> None:
    assert opened(whole) == []


@pytest.mark.parametrize(
    "loose",
    [{}, {"type": "object"}, {"type": "object", "additionalProperties": {}}, {"type": "array"}, {"anyOf": [{}]}],
)
def test_a_part_that_is_left_open_is_found(whole: dict[str, Any], loose: dict[str, Any]) -> None:
    schemas = whole["components"]["schemas"]
    view = schemas["WesterosView"]
    properties = {**view["properties"], "areas": {"type": "array", "items": loose}}
    spoiled = {**schemas, "WesterosView": {**view, "properties": properties}}
    assert "WesterosView.areas[]" in opened({**whole, "components": {"schemas": spoiled}})


def test_every_game_has_its_view_its_events_and_what_is_printed_in_the_document(whole: dict[str, Any]) -> None:
    schemas = whole["components"]["schemas"]
    for place in ("View", "Event", "Printed"):
        named = {part["$ref"].rsplit("/", 1)[-1] for part in schemas[place]["anyOf"]} - {"ServerEvent"}
        assert named == {f"{game.title().replace('-', '')}{place}" for game in games()}
    for id, game in games().items():
        told = schemas[f"{id.title().replace('-', '')}Event"]["anyOf"]
        assert sorted(event for part in told for event in part["properties"]["event"]["enum"]) == sorted(game.events)


# ---------------------------------------------------------------- real answers


def same(value: Any, type: Any) -> None:
    """An answer has the shape of its type, and no field more."""
    text = msgspec.json.encode(value)
    assert json.loads(msgspec.json.encode(msgspec.json.decode(text, type=type))) == value


FIGHT = {"attacker": "bar", "from": "kingswood", "to": "kings-landing", "order": 1}
"""A fight that could be at the beginning of a game of Westeros."""


def _is_ready(packet: Any) -> bool:
    draft = packet["decisions"][0]["draft"]
    return draft is not None and draft["ready"]


@pytest.mark.parametrize("game", ["bloody-throne", "iron-throne", "westeros"])
def test_real_answers_have_the_shapes_of_the_document(game: str, tmp_path: Path) -> None:
    with running(sqlite(tmp_path)) as address:
        ann, types = Client(address, "Ann"), games()[game].types
        same(ann.get("/api/me"), wire.Me)
        same(ann.get("/api/games"), list[wire.Game])
        same(ann.get(f"/api/games/{game}/rules"), list[wire.RuleText])
        same(ann.get("/api/sessions"), list[wire.Session])
        same(ann.get("/api/notifications/settings"), wire.NotificationSettings)
        match = ann.post("/api/matches", {"game": game, "players": 3, "seats": [{"who": "me"}] * 3}, 201)
        same(match, wire.Match)
        path = f"/api/matches/{match['id']}"
        same(ann.post(f"{path}/start"), wire.Match)
        words = ann.get(f"{path}/words")
        same(words, wire.Words)
        same(words["printed"], types.printed)
        titled = {card: words["names"]["card"][card] for card in words["names"]["card"] if card in words["titles"]}
        assert bool(titled) == (game == "iron-throne")
        assert all(name.startswith(words["titles"][card] + " (") for card, name in titled.items())
        same(ann.get("/api/me/everything"), wire.Everything)
        if types.question is not None:
            about = ann.post(f"{path}/what-if", {"question": {"about": "threats"}})
            same(about, types.answers[1])
            about = ann.post(f"{path}/what-if", {"question": FIGHT})
            same(about, types.answers[0])
        same(ann.get("/api/matches"), list[wire.Match])
        for step in range(12):
            packets = [ann.get(f"{path}/view", seat=code) for code in ann.get(path)["awaited"]]
            owed = [packet for packet in packets if packet["decisions"] and not _is_ready(packet)]
            if not owed:
                break
            same(owed[0], wire.Packet)
            same(owed[0]["view"], types.view)
            for line in owed[0]["events"]:
                if line["event"]["event"] in types.facts:
                    same(line["event"]["facts"], types.facts[line["event"]["event"]])
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


def test_the_fight_of_a_replay_has_the_shape_of_the_document(tmp_path: Path) -> None:
    reel = reel_of("westeros")
    game = reel.game
    ply = next(ply for ply, s, _ in reel.walk() if game.view_json(game.view(s, SPECTATOR))["combat"])
    with running(sqlite(tmp_path)) as address:
        ann = Client(address, "Ann")
        id = ann.post("/api/replays", {"text": record_of("westeros")}, 201)["id"]
        for viewpoint in ("spectator", ann.get(f"/api/replays/{id}")["viewpoints"][0]):
            same(ann.get(f"/api/replays/{id}/fight", ply=ply, viewpoint=viewpoint), game.types.answers[0])


def test_messages_of_live_connections_have_the_shapes_of_the_document(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "HEARTBEAT", 0.2)
    with running(sqlite(tmp_path)) as address:
        ann = Client(address, "Ann")
        seats = [{"who": "me"}, {"who": "random"}, {"who": "random"}]
        match = ann.post("/api/matches", {"game": "bloody-throne", "players": 3, "seats": seats}, 201)
        path = f"/api/matches/{match['id']}"
        ann.post(f"{path}/messages", {"text": "Hello"}, 201)
        cookie = "; ".join([f"{name}={value}" for name, value in ann.http.cookies.items()])
        with connect(f"{address.replace('http', 'ws')}{path}/live", additional_headers={"cookie": cookie}) as socket:

            def heard(part: str) -> Any:
                """The next message with a part, each having its shape."""
                while True:
                    message = json.loads(socket.recv(timeout=PATIENCE))
                    (kind,) = [kind for kind in wire.LIVE if kind.__required_keys__ <= message.keys()]
                    same(message, kind)
                    if part in message:
                        return message

            assert heard("messages")["messages"]
            heard("beat")
            ann.post(f"{path}/start")
            heard("packet")
            with ann.http.stream("GET", f"{path}/stream") as stream:
                news = json.loads(next(stream.iter_lines()))
                same(news, wire.News)
                assert "packet" in news
            ann.http.delete("/api/session")
            heard("problem")
