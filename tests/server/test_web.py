"""The API over a real port: what it refuses, what it hides, and what survives. Whole matches: test_whole_match.py."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from server.postgres import Postgres
from server.running import Client, running, sqlite
from server.support import PATIENCE
from throneroom.core.dice import Dice
from throneroom.core.game import find_game
from throneroom.server import keepers


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


def test_nobody_is_told_that_they_are_nobody_and_a_wrong_cookie_is_refused(address: str) -> None:
    nobody = Client(address)
    assert nobody.get("/api/me") is None
    nobody.http.cookies.set("throneroom", "opens-nothing")
    nobody.get("/api/me", status=401)


def test_a_new_name_is_seen_at_once_by_oneself_and_at_the_table(address: str) -> None:
    ann = Client(address, "Guest")
    match = new_match(ann, "bloody-throne", "me", "empty", "empty")
    assert match["seats"][0]["name"] == "Guest"
    answer = ann.http.patch("/api/me", json={"name": "  Ann  of  Tarth "})
    assert answer.json() == ann.get("/api/me")
    assert ann.get("/api/me")["name"] == "Ann of Tarth"
    assert ann.get(f"/api/matches/{match['id']}")["seats"][0]["name"] == "Ann of Tarth"
    assert ann.http.patch("/api/me", json={"name": "\u200b"}).json()["type"] == "/problems/bad-name"
    assert ann.get("/api/me")["name"] == "Ann of Tarth"


def test_whispers_are_for_westeros_only_and_reach_only_their_seats(address: str) -> None:
    ann, bob, cyd = Client(address, "Ann"), Client(address, "Bob"), Client(address, "Cyd")
    for game, status in (("westeros", 201), ("iron-throne", 403)):
        match = new_match(ann, game, "me", "empty", "empty")
        assert match["whispers"] == (status == 201)
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


def test_moves_through_one_process_reach_a_socket_of_another_whoever_looks_first(
    postgres: Postgres,
) -> None:
    postgres.psql("CREATE DATABASE neighbours;")
    database = postgres.get_uri("neighbours")
    with running(database) as one, running(database) as two:
        ann, elsewhere = Client(one, "Ann"), Client(two)
        elsewhere.http.cookies = ann.http.cookies
        id = new_match(ann, "bloody-throne", "me", "me", "me", options={"start": "red"})["id"]
        ann.post(f"/api/matches/{id}/start")
        headers = {"cookie": f"throneroom={ann.http.cookies['throneroom']}"}
        live = f"{two.replace('http', 'ws', 1)}/api/matches/{id}/live"
        with connect(live, additional_headers=headers, max_size=None) as socket:
            for _ in range(15):
                seat = ann.get(f"/api/matches/{id}")["awaited"][0]
                packet = ann.get(f"/api/matches/{id}/view", seat=seat)
                plies = answer(ann, id, packet, Dice(1))["plies"]
                elsewhere.get(f"/api/matches/{id}")  # may read of the move before its process is told
                while json.loads(socket.recv(timeout=PATIENCE)).get("packet", {"ply": 0})["ply"] < plies:
                    pass
        assert elsewhere.get(f"/api/matches/{id}")["ply"] == plies


def test_bots_answer_at_once_whichever_process_a_move_comes_through(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keepers, "OTHERS_FIRST", 1000.0)
    postgres.psql("CREATE DATABASE two_keepers;")
    database = postgres.get_uri("two_keepers")
    with running(database) as one, running(database) as two:
        ann, elsewhere = Client(one, "Ann"), Client(two)
        elsewhere.http.cookies = ann.http.cookies
        id = new_match(ann, "bloody-throne", "me", "random", "random")["id"]
        ann.post(f"/api/matches/{id}/start")
        deadline = time.monotonic() + PATIENCE
        moves = 0
        while moves < 8:
            assert time.monotonic() < deadline
            client = (ann, elsewhere)[moves % 2]
            packet = client.get(f"/api/matches/{id}/view")
            if packet["decisions"]:
                answer(client, id, packet, Dice(moves))
                moves += 1
        assert packet["ply"] > moves


def test_options_explanations_and_drafts_are_about_the_decision_that_is_named(address: str) -> None:
    ann = Client(address, "Ann")
    id = new_match(ann, "bloody-throne", "me", "me", "me", options={"start": "red"})["id"]
    ann.post(f"/api/matches/{id}/start")
    decision = ann.get(f"/api/matches/{id}/view")["decisions"][0]
    for name, status in ((decision["id"], 200), ("99.0", 409)):
        thought = {"seat": "red", "decision": name, "text": decision["default"]}
        answers = [
            ann.get(f"/api/matches/{id}/options", status, seat="red", decision=name),
            ann.post(f"/api/matches/{id}/explain", thought, status),
            ann.post(f"/api/matches/{id}/drafts", thought, status),
        ]
        if status == 409:
            assert {problem["type"] for problem in answers} == {"/problems/stale-decision"}
        else:
            assert answers[0]["options"] == decision["options"]


def test_a_proposal_is_a_whole_plan_around_what_was_chosen_and_a_draft_keeps_what_is_open(address: str) -> None:
    ann = Client(address, "Ann")
    id = new_match(ann, "westeros", "me", "greedy", "greedy")["id"]
    path = f"/api/matches/{id}"
    ann.post(f"{path}/start")
    decision = ann.get(f"{path}/view")["decisions"][0]
    plan = ann.post(f"{path}/proposal", {"decision": decision["id"]})["choice"]
    assert ann.post(f"{path}/explain", {"choice": plan})["legal"]
    assert ann.post(f"{path}/proposal", {})["choice"] == plan
    other = next(o["value"] for o in decision["options"] if o["value"] not in plan)
    begun = [None] * (len(plan) - 1) + [other]
    around = ann.post(f"{path}/proposal", {"choice": begun})["choice"]
    assert ann.post(f"{path}/explain", {"choice": around})["legal"]
    assert around == [*plan[:-1], other]
    ann.post(f"{path}/drafts", {"choice": begun})
    assert ann.get(f"{path}/view")["decisions"][0]["draft"] == {"choice": begun, "ready": False}
    ann.post(f"{path}/explain", {"choice": begun}, 200)
    key = {"decision": decision["id"], "seat": ann.get(f"{path}/view")["seat"], "key": "k" * 16}
    ann.post(f"{path}/choices", {**key, "choice": begun}, 422)


def test_a_question_about_a_moment_that_is_over_is_not_answered(address: str) -> None:
    ann = Client(address, "Ann")
    id = new_match(ann, "westeros", "me", "me", "me")["id"]
    ann.post(f"/api/matches/{id}/start")
    ply = ann.get(f"/api/matches/{id}/view")["ply"]
    body = {"question": {"attacker": "bar", "from": "kingswood", "to": "kings-landing", "order": 1}}
    now = ann.post(f"/api/matches/{id}/what-if", body | {"ply": ply})
    assert now == ann.post(f"/api/matches/{id}/what-if", body)
    assert now["defender"]["house"] is None
    assert ann.post(f"/api/matches/{id}/what-if", body | {"ply": ply + 1}) is None
