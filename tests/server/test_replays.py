"""Replays: what a seat saw live is what it sees again, nothing is open before the end, and uploads are checked."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

import pytest
from sqlalchemy import RowMapping, Table, select

from reliability.direct import Direct
from server.running import Client, running
from server.support import GAMES, add_person, key, with_matches
from server.test_accounts import on, somebody
from throneroom.core import replay as core_replay
from throneroom.core.changes import changed
from throneroom.core.dice import Dice
from throneroom.core.events import event_json
from throneroom.core.fair import commitment, dealt
from throneroom.core.game import find_game, new_game, seat_code, seated
from throneroom.core.replay import Replay, replay
from throneroom.core.seats import CHANCE, SPECTATOR
from throneroom.core.secrecy import sample
from throneroom.server import checking, uploads
from throneroom.server.chairs import Chairs
from throneroom.server.matches import Matches
from throneroom.server.rooms import PERSON, Chair
from throneroom.server.store import schema
from throneroom.server.table import Table as Board

PLAYERS = {"bloody-throne": 4, "iron-throne": 3, "westeros": 6}
CUT = {"bloody-throne": 10_000, "iron-throne": 10_000, "westeros": 150}
"""After so many choices a match is abandoned, to save time."""


@pytest.fixture
def address(database: str) -> Iterator[str]:
    with running(database) as found:
        yield found


# ---------------------------------------------------------------- games to be watched


@dataclass
class Played:
    """A match that is over, and what everybody was shown while it went on."""

    id: str = ""
    codes: list[str] = field(default_factory=list)
    views: dict[int, dict[str, Any]] = field(default_factory=dict)
    """By the number of actions and the code of the viewer."""
    events: list[dict[str, Any]] = field(default_factory=list)
    actors: list[str] = field(default_factory=list)
    is_over: bool = False


def played(database: str, game_id: str) -> Played:
    """Play a public match at random, looking at it from everywhere after every choice."""

    async def work(matches: Matches) -> Played:
        owner = await add_person(matches, "Ada")
        players = PLAYERS[game_id]
        chairs = [Chair(seat, PERSON, owner) for seat in range(players)]
        room, _ = await matches.create(owner, find_game(game_id), players, {}, chairs, visibility="public")
        await Chairs(matches).begin(room)
        fold = room.playing()
        game = fold.game
        viewers = {seat_code(game, seat): seat for seat in (*range(players), SPECTATOR)}
        out = Played(room.id, list(game.seats[:players]))
        dice, table, count = Dice(7), Board(matches), 0
        while not fold.is_over and count < CUT[game_id]:
            for d in fold.state.pending:
                choice = sample(game.view(fold.state, d.seat), d, dice)
                await table.submit(room, d.seat, fold.decision(d), choice, key())
                count += 1
            fold = room.playing()
            shown = {code: game.view_json(game.view(fold.state, seat)) for code, seat in viewers.items()}
            out.views[fold.plies] = json.loads(json.dumps(shown))
        out.is_over = fold.is_over
        if not fold.is_over:
            await Chairs(matches).abandon(room)
        seen = {code: fold.events_since(0, seat) for code, seat in viewers.items()}
        for i, told in enumerate(fold.told):
            events = {code: [event_json(event) for event in rows[i][1]] for code, rows in seen.items()}
            out.events.append(json.loads(json.dumps(events)))
            out.actors.append(seat_code(game, told.seat))
        return out

    return with_matches(database, work)


def watched(client: Client, id: str, viewpoint: str) -> list[Any]:
    """All moments of a replay, a page after the other."""
    found: list[Any] = []
    plies = client.get(f"/api/replays/{id}")["plies"]
    while len(found) <= plies:
        page = client.get(f"/api/replays/{id}/moments", **{"from": len(found), "viewpoint": viewpoint})
        assert page["from"] == len(found)
        assert len(page["moments"]) == page["to"] - page["from"] + 1 <= 50
        found += page["moments"]
    assert [moment["ply"] for moment in found] == list(range(plies + 1))
    return found


def record_of(game_id: str, most: int = 10_000, seed: str = "seed", names: list[str] | None = None) -> str:
    """A record of a random game, whole or cut off, dealt from a fair seed."""
    players = PLAYERS[game_id]
    game = seated(find_game(game_id), players)
    extra: dict[str, Any] = {"fair": {"seed": seed, "commitment": commitment(seed)}, "names": names or []}
    s, out, dice, chances = new_game(game, players), Replay(game, players, {}, extra), Dice(3), 0
    while s.pending and len(out.actions) < most:
        d = s.pending[0]
        if d.seat == CHANCE:
            out.take(s, CHANCE, dealt(s, seed, chances))
            chances += 1
        else:
            out.take(s, d.seat, sample(s, d, dice))
    return out.text(s)


def begun(client: Client, **more: Any) -> str:
    """A match in which one person has every seat."""
    match = {"game": "bloody-throne", "players": 3, "seats": [{"who": "me"}] * 3, "options": {"start": "red"}}
    id = str(client.post("/api/matches", match | more, 201)["id"])
    client.post(f"/api/matches/{id}/start")
    return id


def choose(client: Client, id: str, seat: str) -> None:
    """Let a seat choose the default of what it is asked."""
    decision = client.get(f"/api/matches/{id}/view", seat=seat)["decisions"][0]
    body = {"decision": decision["id"], "seat": seat, "text": decision["default"], "key": key()}
    client.post(f"/api/matches/{id}/choices", body)


# ---------------------------------------------------------------- watching


@pytest.mark.parametrize("game", GAMES)
def test_every_viewpoint_shows_exactly_what_it_was_shown_live(database: str, game: str) -> None:
    live = played(database, game)
    with running(database) as address:
        anybody = Client(address)
        meta = anybody.get(f"/api/replays/{live.id}")
        assert meta["viewpoints"] == [*live.codes, "spectator", "all"]
        assert meta["plies"] == len(live.events)
        assert meta["status"] == ("ended" if live.is_over else "abandoned")
        assert (meta["result"] is not None) == live.is_over
        for code in (*live.codes, "spectator"):
            moments = watched(anybody, live.id, code)
            for ply, views in live.views.items():
                assert moments[ply]["view"] == views[code]
            for moment, events, actor in zip(moments[1:], live.events, live.actors, strict=True):
                assert [row["event"] for row in moment["events"]] == events[code]
                assert moment["seat"] == actor
                assert (moment["action"] is not None) == (actor == code)
                assert "views" not in moment
            for before, moment in pairwise(moments):
                steps = [change for row in moment["events"] for change in row["changes"]]
                assert changed(before["view"], [*steps, *moment["rest"]]) == moment["view"]
        everything = watched(anybody, live.id, "all")
        _, *lines, last = anybody.get(f"/api/replays/{live.id}/record").split("\n")[:-1]
        assert last == f"= {meta['plies']} {','.join(meta['winners']) or 'unfinished'}"
        assert [moment["action"] for moment in everything[1:]] == [line for line in lines if line[0] != "#"]
        for ply, views in live.views.items():
            assert everything[ply]["view"] == views["spectator"]
            assert everything[ply]["views"] == {code: views[code] for code in live.codes}
        for moment, events in zip(everything[1:], live.events, strict=True):
            for i, row in enumerate(moment["events"]):
                assert row["text"]
                for code in live.codes:
                    assert events[code][i]["facts"].items() <= row["event"]["facts"].items()
        assert [row["ply"] for row in meta["rounds"]] == [
            moment["ply"] for moment in everything for row in moment["events"] if row["event"]["event"] == "round"
        ]


def test_seats_see_different_things_and_all_sees_what_each_of_them_saw(address: str) -> None:
    ann = Client(address, "Ann")
    id = ann.post("/api/replays", {"text": record_of("bloody-throne")}, 201)["id"]
    red, blu, spectator = (watched(ann, id, code) for code in ("red", "blu", "spectator"))
    assert any(a["view"] != b["view"] for a, b in zip(red, blu, strict=True))
    placed = next(moment["ply"] for moment in red if moment["seat"] == "red")
    assert red[placed]["action"].startswith("red place")
    assert blu[placed]["action"] is None
    assert spectator[placed]["action"] is None
    assert [row["text"] for row in red[placed]["events"]] != [row["text"] for row in blu[placed]["events"]]
    at_once = ann.get(f"/api/replays/{id}/moments", **{"from": placed, "to": placed, "viewpoint": "all"})["moments"][0]
    assert [row["text"] for row in at_once["events"]] == [row["text"] for row in red[placed]["events"]]
    assert at_once["position"]
    czech = ann.get(f"/api/replays/{id}/moments", **{"from": placed, "viewpoint": "red", "lang": "cs"})["moments"][0]
    assert czech["events"][0]["text"] != red[placed]["events"][0]["text"]


def test_a_link_leads_to_its_moment_and_beyond_the_end_is_the_end(address: str) -> None:
    ann = Client(address, "Ann")
    id = ann.post("/api/replays", {"text": record_of("iron-throne")}, 201)["id"]
    plies = ann.get(f"/api/replays/{id}")["plies"]
    assert plies > 130
    path = f"/api/replays/{id}/moments"
    whole = watched(ann, id, "sta")
    for ply in (0, 1, 24, 25, 26, 73, 125, plies):
        assert ann.get(path, **{"from": ply, "to": ply, "viewpoint": "sta"})["moments"] == [whole[ply]]
    linked = ann.get(path, **{"from": 73})
    assert (linked["from"], linked["to"], len(linked["moments"])) == (73, 122, 50)
    assert ann.get(path, **{"from": 73, "to": 1_000})["to"] == 122
    assert ann.get(path, **{"from": 73, "viewpoint": "all"})["to"] == 82
    beyond = ann.get(path, **{"from": 100_000})
    assert [moment["ply"] for moment in beyond["moments"]] == [plies]
    ann.get(path, status=422, **{"from": -1})
    assert ann.get(path, status=422, viewpoint="*")["rule"] == "CORE-SEAT"


# ---------------------------------------------------------------- openness


def test_before_the_end_there_is_no_replay_for_anybody_and_afterwards_for_everybody(address: str) -> None:
    ann, bob = Client(address, "Ann"), Client(address, "Bob")
    id = begun(ann, visibility="public")
    choose(ann, id, "red")
    for client in (ann, bob, Client(address)):
        nothing = client.get("/api/replays/0000000000000000", status=404)
        for path in (f"/api/replays/{id}", f"/api/replays/{id}/moments", f"/api/replays/{id}/record"):
            assert client.get(path, status=404) == nothing
        client.get(f"/api/matches/{id}/record", status=409)
        assert client.get("/api/replays")["replays"] == []
        assert client.get(f"/api/matches/{id}")["seed"] is None
    ann.post(f"/api/matches/{id}/end")
    for client in (ann, bob, Client(address)):
        meta = client.get(f"/api/replays/{id}")
        assert (meta["status"], meta["result"], meta["winners"]) == ("abandoned", None, [])
        assert commitment(meta["seed"]) == meta["commitment"]
        assert len(watched(client, id, "all")) == meta["plies"] + 1
        assert [row["id"] for row in client.get("/api/replays")["replays"]] == [id]
        assert client.get(f"/api/replays/{id}/record") == client.get(f"/api/matches/{id}/record")


def test_a_private_match_is_watched_again_only_by_those_who_may_see_it(address: str) -> None:
    ann, bob = Client(address, "Ann"), Client(address, "Bob")
    id = begun(ann)
    ann.post(f"/api/matches/{id}/end")
    assert ann.get(f"/api/replays/{id}")["seats"][0] == {"code": "red", "name": "Ann", "bot": None}
    assert [(row["id"], row["mine"]) for row in ann.get("/api/replays")["replays"]] == [(id, True)]
    for client in (bob, Client(address)):
        client.get(f"/api/replays/{id}", status=404)
        client.get(f"/api/replays/{id}/moments", status=404)
        client.get(f"/api/replays/{id}/record", status=404)
        assert client.get("/api/replays")["replays"] == []


def test_a_match_that_never_began_has_no_replay(address: str) -> None:
    ann = Client(address, "Ann")
    id = ann.post("/api/matches", {"game": "bloody-throne", "players": 3, "visibility": "public"}, 201)["id"]
    assert ann.post(f"/api/matches/{id}/end")["status"] == "abandoned"
    ann.get(f"/api/replays/{id}", status=404)
    ann.get(f"/api/matches/{id}/record", status=409)
    assert ann.get("/api/replays")["replays"] == []


def test_what_was_taken_back_is_not_in_the_replay(address: str) -> None:
    ann = Client(address, "Ann")
    id = begun(ann)
    before = ann.get(f"/api/matches/{id}")["ply"]
    choose(ann, id, "red")
    ann.post(f"/api/matches/{id}/undo", seat="red")
    choose(ann, id, "red")
    choose(ann, id, "blu")
    ann.post(f"/api/matches/{id}/end")
    assert ann.get("/api/replays")["replays"][0]["plies"] == before + 2
    assert ann.get(f"/api/replays/{id}")["plies"] == before + 2
    last = ann.get(f"/api/replays/{id}/moments", viewpoint="red")["moments"][-1]
    assert last["view"] == ann.get(f"/api/matches/{id}/view", seat="red")["view"]


# ---------------------------------------------------------------- the list


def test_the_list_is_paged_newest_first_and_can_be_narrowed_to_a_game(database: str) -> None:
    async def work(matches: Matches) -> list[str]:
        owner = await add_person(matches, "Ada")
        ids = []
        for i in range(23):
            chairs = [Chair(seat, PERSON, owner) for seat in range(3)]
            game = find_game("westeros" if i == 4 else "bloody-throne")
            room, _ = await matches.create(owner, game, 3, {}, chairs, visibility="public")
            await Chairs(matches).begin(room)
            await Chairs(matches).abandon(room)
            ids.append(room.id)
        return ids

    ids = with_matches(database, work)
    with running(database) as address:
        ann = Client(address, "Ann")
        first, second, third = (ann.get("/api/replays", page=page) for page in (1, 2, 3))
        assert [row["id"] for row in first["replays"] + second["replays"]] == list(reversed(ids))
        assert (len(first["replays"]), first["more"], second["more"]) == (20, True, False)
        assert third["replays"] == []
        assert [row["id"] for row in ann.get("/api/replays", game="westeros")["replays"]] == [ids[4]]
        assert first["replays"][0]["seats"][0]["name"] == "Ada"
        assert "seed" not in first["replays"][0]
        ann.get("/api/replays", page=0, status=422)
        id = ann.post("/api/replays", {"text": record_of("bloody-throne", names=["Eve"])}, 201)["id"]
        newest = ann.get("/api/replays")["replays"][0]
        assert (newest["id"], newest["kind"], newest["mine"]) == (id, "upload", True)
        assert newest["seats"][0]["name"] == "Eve"
        assert id not in [row["id"] for row in Client(address, "Bob").get("/api/replays")["replays"]]


def test_an_ended_match_is_listed_with_its_length_and_its_winners(database: str) -> None:
    live = played(database, "bloody-throne")
    with running(database) as address:
        (row,) = Client(address).get("/api/replays")["replays"]
        meta = Client(address).get(f"/api/replays/{live.id}")
    assert row["plies"] == meta["plies"] == len(live.events)
    assert row["winners"] == meta["winners"] == meta["result"]["winners"] != []
    assert row["status"] == "ended"


# ---------------------------------------------------------------- uploads


@pytest.mark.parametrize("game", GAMES)
def test_a_record_is_brought_along_watched_by_its_id_and_taken_back_by_its_owner(address: str, game: str) -> None:
    ann, bob, stranger = Client(address, "Ann"), Client(address, "Bob"), Client(address)
    text = record_of(game, names=["Eve", "Rob\u202e", " "])
    stranger.post("/api/replays", {"text": text}, 401)
    id = ann.post("/api/replays", {"text": text}, 201)["id"]
    assert len(id) == 22
    meta = stranger.get(f"/api/replays/{id}")
    record, s = replay(text)
    outcome = record.game.outcome(s)
    assert outcome is not None
    assert meta["plies"] == len(record.actions)
    assert meta["winners"] == [seat_code(record.game, seat) for seat in outcome.winners]
    assert [seat["name"] for seat in meta["seats"]][:3] == ["Eve", "Rob", None]
    assert not meta["mine"]
    assert watched(stranger, id, "spectator")[-1]["awaited"] == []
    assert stranger.get(f"/api/replays/{id}/record") == text
    assert bob.http.delete(f"/api/replays/{id}").status_code == 404
    assert ann.http.delete(f"/api/replays/{id}").status_code == 204
    stranger.get(f"/api/replays/{id}", status=404)


def test_the_record_of_a_match_can_be_brought_back(address: str) -> None:
    ann = Client(address, "Ann")
    id = begun(ann)
    choose(ann, id, "red")
    ann.post(f"/api/matches/{id}/end")
    again = ann.post("/api/replays", {"text": ann.get(f"/api/matches/{id}/record")}, 201)["id"]
    assert watched(ann, again, "all") == watched(ann, id, "all")
    assert ann.get(f"/api/replays/{again}")["status"] == "unfinished"
    assert [seat["name"] for seat in ann.get(f"/api/replays/{again}")["seats"]] == ["Ann"] * 3


def test_of_a_record_with_a_long_header_nothing_is_read_here_for_lists_and_looks(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = _with_head(record_of("iron-throne"), names=["Eve"], padding=[[]] * 60_000)

    def not_here(*_: Any) -> None:
        raise AssertionError("a record is read beside the server")

    async def work(server: Direct) -> None:
        ann = await somebody(server)
        with monkeypatch.context() as patch:
            for where in (core_replay, checking, uploads):
                patch.setattr(where, "read_header", not_here)
            id = (await ann.post("/api/replays", {"text": text}))["id"]
            (line,) = (await ann.get("/api/replays"))["replays"]
            found = await asyncio.gather(*[ann.get(f"/api/replays/{id}") for _ in range(4)])
        assert {key: found[0][key] for key in line} == line
        assert (line["seats"][0]["name"], line["status"]) == ("Eve", "ended")
        record, _ = replay(text)
        assert (line["plies"], [seat["code"] for seat in line["seats"]]) == (
            len(record.actions), list(record.game.seats[: record.players]))  # fmt: skip
        (stored,) = await all_of(server, schema.upload)
        assert len(json.dumps(stored["about"])) < 1_000

    on(database, work)


async def all_of(server: Direct, table: Table) -> list[RowMapping]:
    async with server.house.database.read() as c:
        return list((await c.execute(select(table))).mappings())


def _with_head(text: str, **changes: Any) -> str:
    head, rest = text.split("\n", 1)
    return json.dumps(json.loads(head) | changes) + "\n" + rest


def _faults() -> dict[str, tuple[str, int, str]]:
    text = record_of("bloody-throne", 40)
    lines = text.split("\n")
    hash = next(i for i, line in enumerate(lines) if line.startswith("# "))
    move = next(i for i, line in enumerate(lines) if line.startswith(("red", "blu", "grn", "yel")))
    card = lines[move].split()[2]
    other = "\n".join([*lines[:move], lines[move].replace(card, "dragon"), *lines[move + 1 :]])
    return {
        "no record": ("Hello", 1, "CORE-RECORD-FOREIGN"),
        "endless brackets": ("[" * 100_000, 1, "CORE-RECORD-HEADER"),
        "half a sign": (_with_head(text, options={"\ud800": "x"}), 1, "CORE-RECORD-HEADER"),
        "an endless number": (_with_head(text, players=10**4000), 1, "CORE-RECORD-HEADER"),
        "another version": (_with_head(text, rules_version=0), 1, "CORE-RECORD-VERSION"),
        "an unknown option": (_with_head(text, options={"x": "y"}), 1, "CORE-OPTION"),
        "a wrong seed": (_with_head(text, fair={"seed": "x", "commitment": "y"}), 1, "CORE-SEED"),
        "another seed": (_with_head(text, fair={"seed": "x", "commitment": commitment("x")}), 2, "CORE-UNFAIR"),
        "no such card": (other, move + 1, "CORE-NOT-UNDERSTOOD"),
        "a wrong hash": (text.replace(lines[hash], "# 20 0000000000000000"), hash + 1, "CORE-RECORD-HASH"),
        "cut off": (text.rsplit("=", 1)[0], len(lines) - 1, "CORE-RECORD-TRUNCATED"),
        "gone on": (f"{text}red place heir first", len(lines), "CORE-RECORD-AFTER-END"),
    }


FAULTS = _faults()


def test_a_wrong_record_is_refused_with_its_line_and_its_rule(address: str) -> None:
    ann = Client(address, "Ann")
    for text, line, rule in FAULTS.values():
        document = ann.post("/api/replays", {"text": text}, 422)
        assert (document["type"], document["line"], document["rule"]) == ("/problems/bad-record", line, rule)
        assert str(line) in document["title"]
        assert document["detail"]
    assert ann.get("/api/replays")["replays"] == []
    said = {ann.post("/api/replays", {"text": "Hello"}, 422, lang=lang)["detail"] for lang in ("en", "cs", "hu")}
    assert len(said) == 3


def test_a_huge_or_endless_record_is_refused(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = Client(address, "Ann")
    text = record_of("westeros")
    head, first, *_ = text.split("\n")
    assert ann.post("/api/replays", {"text": text + " " * 300_000}, 413)["type"] == "/problems/too-large"
    lines = [head, first, *["# 1 0"] * 40_000]
    assert ann.post("/api/replays", {"text": "\n".join(lines)}, 413)["type"] == "/problems/long-record"
    assert ann.post("/api/replays", {"text": f"{head}\n{'x ' * 100_000}"}, 413)["type"] == "/problems/long-record"


def test_nobody_can_upload_without_end(address: str) -> None:
    ann = Client(address, "Ann")
    for _ in range(20):
        ann.post("/api/replays", {"text": "Hello"}, 422)
    assert ann.post("/api/replays", {"text": "Hello"}, 429)["type"] == "/problems/too-many"
