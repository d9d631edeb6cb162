"""The API over a real port: a match is set up, joined, played, talked about, and its record verified."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pgserver
import pytest
from websockets.sync.client import connect

from server.running import Client, running, sqlite
from throneroom.core.dice import Dice
from throneroom.core.game import find_game
from throneroom.core.replay import replay

GAMES = ("bloody-throne", "iron-throne", "westeros")


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    if request.param == "sqlite":
        database = sqlite(tmp_path_factory.mktemp("server"))
    else:
        postgres = request.getfixturevalue("postgres")
        postgres.psql("CREATE DATABASE web;")
        database = postgres.get_uri("web")
    with running(database) as found:
        yield found


def new_match(ann: Client, game: str, *who: str, **more: Any) -> Any:
    seats = [{"who": name} for name in who]
    return ann.post("/api/matches", {"game": game, "players": len(who), "seats": seats, **more}, 201)


def answer(client: Client, id: str, packet: Any, dice: Dice) -> Any:
    """Answer the first decision owed at random, one small choice after the other."""
    decision = packet["decisions"][0]
    prefix: list[int] = []
    options = decision["options"]
    while options:
        prefix.append(dice.pick(options)["value"])
        if prefix[-1] == -1:
            break
        found = client.get(f"/api/matches/{id}/options", prefix=",".join(map(str, prefix)), seat=packet["seat"])
        options = found["options"]
    if prefix and prefix[-1] == -1:
        prefix.pop()
    structured = decision["shape"] in ("some", "assign", "offer")
    body = {"decision": decision["id"], "seat": packet["seat"], "key": secrets.token_hex(16),
            "choice": prefix if structured else prefix[0]}  # fmt: skip
    return client.post(f"/api/matches/{id}/choices", body)


@pytest.mark.parametrize("game", GAMES)
def test_two_people_and_a_bot_play_with_talk_and_a_spectator(address: str, game: str) -> None:
    ann, bob, cyd = Client(address, "Ann"), Client(address, "Bob"), Client(address, "Cyd")
    match = new_match(ann, game, "me", "empty", "random", visibility="public")
    id = match["id"]
    assert match["status"] == "waiting"
    ann.post(f"/api/matches/{id}/start", status=409)
    bob.post(f"/api/matches/{id}/join", {"invite": match["invite"]})
    cyd.post(f"/api/matches/{id}/start", status=403)
    assert ann.post(f"/api/matches/{id}/start")["status"] == "playing"
    dice = Dice(game)
    seen = 0
    for _ in range(60):
        moved = False
        for client in (ann, bob):
            packet = client.get(f"/api/matches/{id}/view", since=seen)
            if packet["decisions"]:
                assert answer(client, id, packet, dice)["ply"] is None or packet["ply"] >= 0
                moved = True
        if packet["status"] != "playing":
            break
        if not moved:
            _wait_for_bot(ann, id)
    ann.post(f"/api/matches/{id}/messages", {"text": "Well played!"}, 201)
    assert bob.get(f"/api/matches/{id}/messages")[-1]["text"] == "Well played!"
    watched = cyd.get(f"/api/matches/{id}/view")
    assert watched["seat"] is None
    assert watched["decisions"] == []
    assert watched["view"]["seat"] is None


def _wait_for_bot(client: Client, id: str) -> None:
    with connect(f"{str(client.http.base_url).replace('http', 'ws', 1)}/api/matches/{id}/live") as socket:
        for _ in range(50):
            message = json.loads(socket.recv(timeout=20))
            if "packet" in message and "random" not in str(message["match"]["awaited"]):
                return


def test_a_whole_match_of_bots_ends_and_its_record_verifies(address: str) -> None:
    ann = Client(address, "Ann")
    match = new_match(ann, "bloody-throne", "random", "greedy", "random")
    id = match["id"]
    ann.post(f"/api/matches/{id}/start")
    with connect(f"{address.replace('http', 'ws', 1)}/api/matches/{id}/live",
                 additional_headers={"cookie": f"throneroom={ann.http.cookies['throneroom']}"}) as socket:  # fmt: skip
        status = "playing"
        while status == "playing":
            message = json.loads(socket.recv(timeout=30))
            status = message.get("match", {}).get("status", status)
    assert status == "ended"
    text = ann.get(f"/api/matches/{id}/record")
    record, s = replay(text)
    assert record.game.outcome(s) is not None
    assert record.extra["fair"]["commitment"] == match["commitment"]
    assert ann.get(f"/api/matches/{id}")["seed"] == record.extra["fair"]["seed"]


def test_a_refusal_is_a_problem_document_with_the_rule_in_the_readers_language(address: str) -> None:
    ann = Client(address, "Ann")
    id = new_match(ann, "bloody-throne", "me", "me", "me", options={"start": "red"})["id"]
    ann.post(f"/api/matches/{id}/start")
    packet = ann.get(f"/api/matches/{id}/view", seat="red")
    hand = packet["view"]["players"][0]["hand"]
    missing = next(card for card in find_game("bloody-throne").names["card"] if card not in hand)
    body = {"decision": packet["decisions"][0]["id"], "seat": "red", "key": secrets.token_hex(16),
            "text": f"place {missing} first"}  # fmt: skip
    sentences = set()
    for lang in ("en", "cs", "hu"):
        answer = ann.http.post(f"/api/matches/{id}/choices", json=body, params={"lang": lang})
        assert answer.status_code == 422
        assert answer.headers["content-type"].startswith("application/problem+json")
        document = answer.json()
        assert document["rule"] == "BT-PLACE-03"
        assert document["facts"] == {"card": missing}
        sentences.add(document["detail"])
    assert len(sentences) == 3


def test_a_stale_answer_gets_409_with_the_fresh_view_and_a_repeated_one_is_harmless(address: str) -> None:
    ann = Client(address, "Ann")
    id = new_match(ann, "bloody-throne", "me", "me", "me", options={"start": "red"})["id"]
    ann.post(f"/api/matches/{id}/start")
    packet = ann.get(f"/api/matches/{id}/view", seat="red")
    card = packet["view"]["players"][0]["hand"][0]
    body = {"decision": packet["decisions"][0]["id"], "seat": "red", "key": secrets.token_hex(16),
            "text": f"place {card} first"}  # fmt: skip
    first = ann.post(f"/api/matches/{id}/choices", body)
    again = ann.post(f"/api/matches/{id}/choices", body)
    assert again["ply"] == first["ply"]
    assert again["repeated"]
    other = ann.post(f"/api/matches/{id}/choices", body | {"key": secrets.token_hex(16)}, status=409)
    assert other["type"] == "/problems/stale-decision"
    assert other["packet"]["ply"] == first["plies"]
    assert ann.post(f"/api/matches/{id}/undo", seat="red")["ply"] is not None
    assert ann.get(f"/api/matches/{id}/view", seat="red")["decisions"]


def test_what_is_not_mine_looks_like_what_is_not_there(address: str) -> None:
    ann, bob = Client(address, "Ann"), Client(address, "Bob")
    id = new_match(ann, "bloody-throne", "me", "random", "random")["id"]
    hidden = bob.get(f"/api/matches/{id}", status=404)
    nothing = bob.get("/api/matches/0000000000000000", status=404)
    assert hidden == nothing
    bob.post(f"/api/matches/{id}/join", status=404)
    bob.post(f"/api/matches/{id}/join", {"invite": "x" * 43}, status=404)


def test_requests_from_foreign_pages_and_without_a_session_change_nothing(address: str) -> None:
    ann = Client(address, "Ann")
    for origin in ("https://evil.example", "null", f"{address}.evil.example"):
        foreign = ann.http.post("/api/matches", json={"game": "westeros", "players": 3}, headers={"origin": origin})
        assert foreign.status_code == 403
    stranger = Client(address)
    stranger.post("/api/matches", {"game": "westeros", "players": 3}, status=401)
    assert ann.get("/api/matches") == []


def test_whispers_are_for_westeros_only_and_reach_only_their_seats(address: str) -> None:
    ann, bob, cyd = Client(address, "Ann"), Client(address, "Bob"), Client(address, "Cyd")
    for game, status in (("westeros", 201), ("iron-throne", 403)):
        match = new_match(ann, game, "me", "empty", "empty")
        for client in (bob, cyd):
            client.post(f"/api/matches/{match['id']}/join", {"invite": match["invite"]})
        ann.post(f"/api/matches/{match['id']}/start")
        codes = [seat["code"] for seat in ann.get(f"/api/matches/{match['id']}")["seats"]]
        ann.post(f"/api/matches/{match['id']}/messages", {"text": "Between us", "to": codes[1]}, status)
        heard = [len(client.get(f"/api/matches/{match['id']}/messages")) for client in (ann, bob, cyd)]
        assert heard == ([1, 1, 0] if status == 201 else [0, 0, 0])


def test_every_answer_has_a_strict_policy_and_health_is_told(address: str) -> None:
    ann = Client(address)
    answer = ann.http.get("/healthz")
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert ann.get("/readyz") == "ok"
    assert ann.http.get("/api/schema/openapi.json").json()["openapi"].startswith("3.1")


def test_a_reconnect_in_the_middle_restores_the_whole_view(tmp_path: Path) -> None:
    database = sqlite(tmp_path)
    with running(database) as address:
        ann = Client(address, "Ann")
        id = new_match(ann, "iron-throne", "me", "me", "me")["id"]
        ann.post(f"/api/matches/{id}/start")
        dice = Dice(1)
        for _ in range(12):
            for seat in ("sta", "lan", "bar"):
                packet = ann.get(f"/api/matches/{id}/view", seat=seat)
                if packet["decisions"] and not packet["decisions"][0]["draft"]:
                    answer(ann, id, packet, dice)
        before = {seat: ann.get(f"/api/matches/{id}/view", seat=seat) for seat in ("sta", "lan", "bar")}
        cookie = ann.http.cookies["throneroom"]
    with running(database) as address:
        again = Client(address)
        again.http.cookies.set("throneroom", cookie)
        after = {seat: again.get(f"/api/matches/{id}/view", seat=seat) for seat in ("sta", "lan", "bar")}
    assert after == before


def test_a_move_through_one_process_reaches_a_socket_of_another(postgres: pgserver.PostgresServer) -> None:
    postgres.psql("CREATE DATABASE neighbours;")
    database = postgres.get_uri("neighbours")
    with running(database) as one, running(database) as two:
        ann = Client(one, "Ann")
        id = new_match(ann, "bloody-throne", "me", "me", "me", options={"start": "red"})["id"]
        ann.post(f"/api/matches/{id}/start")
        headers = {"cookie": f"throneroom={ann.http.cookies['throneroom']}"}
        with connect(f"{two.replace('http', 'ws', 1)}/api/matches/{id}/live", additional_headers=headers) as socket:
            first = json.loads(socket.recv(timeout=20))
            packet = ann.get(f"/api/matches/{id}/view", seat="red")
            answer(ann, id, packet, Dice(1))
            while True:
                message = json.loads(socket.recv(timeout=20))
                if message.get("packet", first["packet"])["ply"] > first["packet"]["ply"]:
                    break
        assert message["packet"]["awaited"] == ["blu"]
