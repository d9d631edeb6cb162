"""What players tell administrators about each other, whom they block, and what administrators do about it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import msgspec
import pytest
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from server.running import Client, running
from throneroom.server import wire
from throneroom.server.store import schema
from throneroom.server.store.database import address as parsed
from throneroom.server.store.database import opened

MATCH = {"game": "bloody-throne", "players": 3, "seats": [{"who": "me"}, {"who": "empty"}, {"who": "random"}]}


@pytest.fixture
def address(database: str) -> Iterator[str]:
    with running(database) as found:
        yield found


def administrator(address: str, database: str) -> Client:
    root = Client(address, "Root")
    root.post("/api/accounts", {"login": "root@example.org", "password": "correct horse"}, 201)
    asyncio.run(_appoint(database, root.get("/api/me")["id"]))
    root.http.post("/api/session", json={"login": "root@example.org", "password": "correct horse"})
    assert root.get("/api/me")["admin"]
    return root


async def _appoint(database: str, user: str) -> None:
    async with _connected(database) as c:
        await c.execute(update(schema.user).where(schema.user.c.id == user).values(is_admin=True))


@asynccontextmanager
async def _connected(database: str) -> AsyncIterator[AsyncConnection]:
    """A connection of its own to the database of a server that runs."""
    engine = create_async_engine(parsed(database))
    async with engine.begin() as c:
        yield c
    await engine.dispose()


async def spoil(database: str, match: str, hash: str = "0" * 16) -> str:
    """Change the hash that is stored of the first action of a match; what it was."""
    async with opened(database) as store, store.write() as c:
        first = (schema.action.c.match == match) & (schema.action.c.ply == 0)
        found = (await c.execute(schema.action.select().where(first))).mappings().one()
        await c.execute(update(schema.action).where(first).values(hash=hash))
        return str(found["hash"])


def two_at_a_table(address: str) -> tuple[Client, Client, str]:
    ann, bob = Client(address, "Ann"), Client(address, "Bob")
    made = ann.post("/api/matches", MATCH, 201)
    bob.post(f"/api/matches/{made['id']}/join", {"invite": made["invite"]})
    return ann, bob, made["id"]


def test_a_report_reaches_the_administrator_with_its_place_in_the_match(address: str, database: str) -> None:
    ann, bob, match = two_at_a_table(address)
    ann.post(f"/api/matches/{match}/start")
    said = bob.post(f"/api/matches/{match}/messages", {"text": "You are a coward."}, 201)
    about = {"player": bob.get("/api/me")["id"], "text": "Rude.", "message": said["number"]}
    ann.post(f"/api/matches/{match}/reports", about, 201)
    root = administrator(address, database)
    (report,) = root.get("/api/admin/reports")
    assert (report["match"], report["by_name"], report["about_name"]) == (match, "Ann", "Bob")
    assert (report["text"], report["said"]) == ("Rude.", "You are a coward.")
    assert (report["status"], report["about"]) == ("playing", ann.get(f"/api/matches/{match}")["seats"][1]["player"])
    assert 1 <= report["ply"] <= ann.get(f"/api/matches/{match}")["ply"]
    root.post(f"/api/admin/reports/{report['id']}", {"done": True})
    assert root.get("/api/admin/reports") == []
    assert len(root.get("/api/admin/reports", done=True)) == 1


def test_a_report_is_about_somebody_in_the_match_and_not_oneself(address: str) -> None:
    ann, _, match = two_at_a_table(address)
    eve = Client(address, "Eve")
    ann.post(f"/api/matches/{match}/reports", {"player": eve.get("/api/me")["id"], "text": "x"}, 404)
    ann.post(f"/api/matches/{match}/reports", {"player": ann.get("/api/me")["id"], "text": "x"}, 422)


def test_who_is_shut_out_is_out_at_once_and_comes_back_when_let_in(address: str, database: str) -> None:
    ann, bob, match = two_at_a_table(address)
    root = administrator(address, database)
    (found,) = root.get("/api/admin/people", q="bo")
    assert found["name"] == "Bob"
    root.post(f"/api/admin/people/{found['id']}/ban", {"banned": True})
    bob.get(f"/api/matches/{match}", 401)
    assert ann.get(f"/api/matches/{match}")["status"] == "waiting"
    root.post(f"/api/admin/people/{found['id']}/ban", {"banned": False})
    bob.get(f"/api/matches/{match}")
    root.post(f"/api/admin/people/{root.get('/api/me')['id']}/ban", {}, 409)


def test_an_administrator_finds_and_closes_a_match(address: str, database: str) -> None:
    ann, bob, match = two_at_a_table(address)
    ann.post(f"/api/matches/{match}/start")
    root = administrator(address, database)
    assert [row["id"] for row in root.get("/api/admin/matches", q=bob.get("/api/me")["id"])] == [match]
    assert root.http.get(f"/api/admin/matches?q={match}&status=ended").json() == []
    root.post(f"/api/admin/matches/{match}/close")
    assert ann.get(f"/api/matches/{match}")["status"] == "abandoned"
    ann.get("/api/admin/matches", 403)
    assert ann.post(f"/api/admin/matches/{match}/close", {}, 403)["type"] == "/problems/not-an-administrator"


def test_an_administrator_deletes_a_match_that_is_over_and_no_other(address: str, database: str) -> None:
    ann, bob, match = two_at_a_table(address)
    path = f"/api/admin/matches/{match}"
    ann.post(f"/api/matches/{match}/start")
    bob.post(f"/api/matches/{match}/messages", {"text": "You are a coward."}, 201)
    ann.post(f"/api/matches/{match}/reports", {"player": bob.get("/api/me")["id"], "text": "Rude."}, 201)
    root = administrator(address, database)
    assert ann.http.delete(path).status_code == 403
    refused = root.http.delete(path)
    assert (refused.status_code, refused.json()["type"]) == (409, "/problems/wrong-state")
    for person in (ann, bob):
        person.post(f"/api/matches/{match}/end", {"wants": True})
    again = ann.post(f"/api/matches/{match}/rematch", {}, 201)
    assert root.http.delete(path).status_code == 204
    assert root.http.delete(path).status_code == 404
    for rest in ("", "/view", "/record", "/messages"):
        ann.get(f"/api/matches/{match}{rest}", 404)
    ann.get(f"/api/replays/{match}", 404)
    assert [row["id"] for row in ann.get("/api/matches")] == [again["id"]]
    assert [
        seat["name"] for seat in bob.post(f"/api/matches/{again['id']}/join", {"invite": again["invite"]})["seats"]
    ][:2] == ["Ann", "Bob"]
    assert root.get("/api/admin/reports") == []
    assert asyncio.run(_left_of(database, match)) == []


async def _left_of(database: str, match: str) -> list[str]:
    """The tables that still have something of a match."""
    of_matches = [table for table in schema.METADATA.sorted_tables if "match" in table.c]
    asked = {table.name: select(table).where(table.c.match == match) for table in of_matches}
    asked["match"] = select(schema.match).where(schema.match.c.id == match)
    async with _connected(database) as c:
        return [name for name, query in asked.items() if (await c.execute(query)).first() is not None]


def test_an_administrator_gives_the_seat_of_who_left_away_and_no_seat_of_who_is_there(
    address: str, database: str
) -> None:
    ann, bob, match = two_at_a_table(address)
    ann.post(f"/api/matches/{match}/start")
    root, give = administrator(address, database), f"/api/matches/{match}/seats/1/give"
    assert root.post(give, status=409)["type"] == "/problems/not-absent"
    bob.post(f"/api/matches/{match}/leave")
    assert Client(address, "Eve").http.post(give, json={}).status_code in (403, 404), "no other stranger may"
    seat = root.post(give)["seats"][1]
    assert (seat["controller"], seat["name"]) == ("bot", None)
    lines = [line["told"] for line in ann.get(f"/api/matches/{match}/messages") if line["channel"] == "system"]
    assert [(line["key"], line["player"], line["by"]) for line in lines][-1] == ("given", "Bob", "Root")
    mine = bob.get(f"/api/matches/{match}")
    assert (mine["mine"], mine["former"]) == ([], True)


def test_an_administrator_closes_all_matches_that_somebody_owns(address: str, database: str) -> None:
    ann, bob, match = two_at_a_table(address)
    ann.post(f"/api/matches/{match}/start")
    waiting, other = ann.post("/api/matches", MATCH, 201)["id"], bob.post("/api/matches", MATCH, 201)["id"]
    root, user = administrator(address, database), ann.get("/api/me")["id"]
    assert root.post(f"/api/admin/people/{user}/close") == {"id": user, "name": "Ann", "closed": 2}
    assert {ann.get(f"/api/matches/{id}")["status"] for id in (match, waiting)} == {"abandoned"}
    assert bob.get(f"/api/matches/{other}")["status"] == "waiting"
    root.post("/api/admin/people/nobody/close", status=404)


def test_what_was_put_aside_is_looked_at_and_brought_back(database: str) -> None:
    with running(database) as address:
        ann, _, match = two_at_a_table(address)
        ann.post(f"/api/matches/{match}/start")
        root = administrator(address, database)

    hash = asyncio.run(spoil(database, match))
    with running(database) as address:
        for person in (ann, root):
            person.http.base_url, person.http.headers["origin"] = address, address
        assert ann.get(f"/api/matches/{match}")["status"] == "quarantined"
        (aside,) = root.http.get("/api/admin/matches?status=quarantined").json()
        assert aside["id"] == match
        stored = root.get(f"/api/admin/matches/{match}/stored")
        assert len(stored["action"]) >= 1
        assert msgspec.convert(stored, wire.Stored).keys() == stored.keys()
        assert "invite" not in stored["match"][0]
        assert root.post(f"/api/admin/matches/{match}/retry")["status"] == "quarantined"  # it is still broken
    asyncio.run(spoil(database, match, hash))
    with running(database) as address:
        for person in (ann, root):
            person.http.base_url, person.http.headers["origin"] = address, address
        assert root.post(f"/api/admin/matches/{match}/retry")["status"] == "playing"
        assert ann.get(f"/api/matches/{match}")["status"] == "playing"
        ann.get(f"/api/matches/{match}/view")
        root.get(f"/api/admin/matches/{match}/stored", 404)  # what is played has secrets


def test_who_is_blocked_is_heard_nowhere_and_gets_no_seat(address: str) -> None:
    ann, bob, _ = two_at_a_table(address)
    bob_id = bob.get("/api/me")["id"]
    assert [row["name"] for row in ann.post("/api/blocks", {"player": bob_id})] == ["Bob"]
    other = Client(address, "Cid")
    made = other.post("/api/matches", {**MATCH, "seats": [{"who": "me"}, {"who": "empty"}, {"who": "empty"}]}, 201)
    for person in (ann, bob):
        person.post(f"/api/matches/{made['id']}/join", {"invite": made["invite"]})
    bob.post(f"/api/matches/{made['id']}/messages", {"text": "Hello."}, 201)
    talk = f"/api/matches/{made['id']}/messages"
    assert [line["text"] for line in ann.get(talk) if line["channel"] == "table"] == []
    assert [line["text"] for line in other.get(talk) if line["channel"] == "table"] == ["Hello."]
    mine = ann.post("/api/matches", MATCH, 201)
    refused = bob.post(f"/api/matches/{mine['id']}/join", {"invite": mine["invite"]}, 403)
    assert refused["type"] == "/problems/blocked"
    assert ann.post("/api/blocks", {"player": bob_id, "blocked": False}) == []
    bob.post(f"/api/matches/{mine['id']}/join", {"invite": mine["invite"]})
    assert len(ann.get(talk)) == len(other.get(talk))
