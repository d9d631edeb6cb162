"""The life of a match over the API: joined, started, left, taken over, ended, played again, and caught up with."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update
from websockets.sync.client import ClientConnection, connect

from server.postgres import Postgres
from server.running import Client, running, sqlite
from server.support import PATIENCE, add_person, go_on, with_matches
from throneroom.core.dice import Dice
from throneroom.core.game import find_game
from throneroom.server.chairs import Chairs
from throneroom.server.clock import SystemClock
from throneroom.server.matches import Matches
from throneroom.server.people import Person
from throneroom.server.rooms import BOT, CARETAKER, EMPTY, PERSON, Chair
from throneroom.server.store import rows, schema
from throneroom.server.store.database import started
from throneroom.server.talk import Talk

RED_FIRST = {"start": "red"}
MOST_PACKETS = 1_000


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server on each of the databases, for what matters most."""
    if request.param == "sqlite":
        database = sqlite(tmp_path_factory.mktemp("life"))
    else:
        postgres = request.getfixturevalue("postgres")
        postgres.psql("CREATE DATABASE life;")
        database = postgres.get_uri("life")
    with running(database) as found:
        yield found


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server on SQLite, for the rest."""
    with running(sqlite(tmp_path_factory.mktemp("hall"))) as found:
        yield found


def new_match(client: Client, *who: str, game: str = "bloody-throne", **more: Any) -> Any:
    options = RED_FIRST if game == "bloody-throne" else {}
    body = {"game": game, "players": len(who), "seats": [{"who": name} for name in who], "options": options}
    return client.post("/api/matches", body | more, 201)


def joined(match: Any, *clients: Client) -> None:
    for client in clients:
        client.post(f"/api/matches/{match['id']}/join", {"invite": match["invite"]})


def table_of(address: str, game: str = "bloody-throne", **more: Any) -> tuple[str, list[Client], Any]:
    """A match under way between Ann, Bob and Cyd; Ann owns it."""
    people = [Client(address, name) for name in ("Ann", "Bob", "Cyd")]
    match = new_match(people[0], "me", "empty", "empty", game=game, **more)
    joined(match, *people[1:])
    started_by(people[0], match)
    return match["id"], people, match


def started_by(owner: Client, match: Any) -> None:
    """Start a match and invite whoever comes late: the invitation of before ends with the start."""
    owner.post(f"/api/matches/{match['id']}/start")
    match["invite"] = owner.post(f"/api/matches/{match['id']}/invite", status=201)["invite"]


def by_default(client: Client, id: str, seat: str | None = None, status: int = 200) -> Any:
    packet = client.get(f"/api/matches/{id}/view", **({"seat": seat} if seat else {}))
    decision = packet["decisions"][0]
    body = {"decision": decision["id"], "seat": packet["seat"], "key": secrets.token_hex(16)}
    return client.post(f"/api/matches/{id}/choices", body | {"text": decision["default"]}, status)


def controllers(client: Client, id: str) -> list[str]:
    return [seat["controller"] for seat in client.get(f"/api/matches/{id}")["seats"]]


# ---------------------------------------------------------------- coming together


def test_a_match_starts_only_when_every_seat_is_taken_and_only_once(address: str) -> None:
    ann, bob = Client(address, "Ann"), Client(address, "Bob")
    match = new_match(ann, "me", "empty", "random")
    assert ann.post(f"/api/matches/{match['id']}/start", status=409)["type"] == "/problems/seats-empty"
    joined(match, bob)
    assert bob.post(f"/api/matches/{match['id']}/start", status=403)["type"] == "/problems/not-the-owner"
    assert ann.post(f"/api/matches/{match['id']}/start")["status"] == "playing"
    assert ann.post(f"/api/matches/{match['id']}/start", status=409)["type"] == "/problems/wrong-state"


def test_a_new_invitation_kills_the_old_one(address: str) -> None:
    ann, bob = Client(address, "Ann"), Client(address, "Bob")
    match = new_match(ann, "me", "empty", "empty")
    fresh = ann.post(f"/api/matches/{match['id']}/invite", status=201)["invite"]
    bob.post(f"/api/matches/{match['id']}/invite", status=404)
    bob.post(f"/api/matches/{match['id']}/join", {"invite": match["invite"]}, 404)
    assert bob.post(f"/api/matches/{match['id']}/join", {"invite": fresh})["mine"] == [1]


def test_an_invitation_serves_many_until_the_start_or_until_it_is_withdrawn(address: str) -> None:
    ann, bob, cyd, dan = [Client(address, name) for name in ("Ann", "Bob", "Cyd", "Dan")]
    match = new_match(ann, "me", "empty", "empty")
    joined(match, bob, cyd)
    ann.post(f"/api/matches/{match['id']}/start")
    for watch in (False, True):
        dan.post(f"/api/matches/{match['id']}/join", {"invite": match["invite"], "watch": watch}, 404)
    fresh = ann.post(f"/api/matches/{match['id']}/invite", status=201)["invite"]
    assert bob.http.delete(f"/api/matches/{match['id']}/invite").status_code == 403
    assert ann.http.delete(f"/api/matches/{match['id']}/invite").status_code == 204
    dan.post(f"/api/matches/{match['id']}/join", {"invite": fresh, "watch": True}, 404)


def test_an_invitation_opens_its_own_match_alone(hall: str) -> None:
    ann, bob = Client(hall, "Ann"), Client(hall, "Bob")
    one, two = new_match(ann, "me", "empty", "empty"), new_match(ann, "me", "empty", "empty")
    bob.post(f"/api/matches/{one['id']}/join", {"invite": two["invite"]}, 404)


@pytest.mark.rule("WS-SETUP-10")
def test_two_players_cannot_have_the_same_house(address: str) -> None:
    ann, bob, cyd = (Client(address, name) for name in ("Ann", "Bob", "Cyd"))
    match = new_match(ann, "me", "empty", "empty", game="westeros")
    join = f"/api/matches/{match['id']}/join"
    assert bob.post(join, {"invite": match["invite"], "seat": 2})["mine"] == [2]
    assert cyd.post(join, {"invite": match["invite"], "seat": 2}, 409)["type"] == "/problems/seat-taken"
    assert cyd.post(join, {"invite": match["invite"], "seat": 0}, 409)["type"] == "/problems/seat-taken"
    assert cyd.post(join, {"invite": match["invite"], "seat": 1})["mine"] == [1]


@pytest.mark.rule("WS-SETUP-11")
def test_houses_can_be_dealt_out_at_random(hall: str) -> None:
    seated = set()
    for _ in range(12):
        ann = Client(hall, "Ann")
        id = new_match(ann, "me", "random", "greedy", game="westeros")["id"]
        match = ann.post(f"/api/matches/{id}/start", at_random=True)
        players = [seat["bot"] or seat["name"] for seat in match["seats"]]
        assert sorted(players) == ["Ann", "greedy", "random"]
        assert [seat["code"] for seat in match["seats"]] == ["bar", "lan", "sta"]
        seated.add(tuple(players))
    assert len(seated) > 1


def test_who_watches_a_private_match_sees_what_spectators_see_and_cannot_choose(address: str) -> None:
    id, _, match = table_of(address)
    dan, eve = Client(address, "Dan"), Client(address, "Eve")
    dan.post(f"/api/matches/{id}/join", {"watch": True}, 404)
    dan.post(f"/api/matches/{id}/join", {"invite": match["invite"], "watch": True})
    packet = dan.get(f"/api/matches/{id}/view")
    assert (packet["seat"], packet["decisions"], packet["undo"]) == (None, [], False)
    assert all(player["hand"] is None for player in packet["view"]["players"])
    body = {"decision": "0.0", "seat": "red", "key": secrets.token_hex(16), "choice": 0}
    assert dan.post(f"/api/matches/{id}/choices", body, 403)["type"] == "/problems/not-your-seat"
    for what in ("drafts", "undo", "withdraw"):
        dan.post(f"/api/matches/{id}/{what}", {"choice": 0} if what == "drafts" else {}, 403)
    dan.get(f"/api/matches/{id}/view", 403, seat="red")
    assert id in [found["id"] for found in dan.get("/api/matches")]
    eve.get(f"/api/matches/{id}/view", 404)


def test_two_processes_take_what_people_want_at_the_same_moment(postgres: Postgres) -> None:
    postgres.psql("CREATE DATABASE together;")
    uri = postgres.get_uri("together")

    async def run() -> None:
        async with started(uri, PATIENCE) as one, started(uri, PATIENCE) as two:
            both = [Matches(database, SystemClock()) for database in (one, two)]
            people = [await add_person(both[0], name) for name in ("Ann", "Bob", "Cyd")]
            for _ in range(8):
                chairs = [Chair(0, PERSON, people[0]), Chair(1, EMPTY), Chair(2, EMPTY)]
                room, _ = await both[0].create(people[0], find_game("bloody-throne"), 3, {}, chairs)
                rooms = [room, await both[1].room(room.id)]
                sitting = [Chairs(matches).sit(found, seat, Chair(seat, PERSON, people[seat]), frozenset({EMPTY}))
                           for matches, found, seat in zip(both, rooms, (1, 2), strict=True)]  # fmt: skip
                await asyncio.gather(*sitting)
                talking = [Talk(matches).say(found, Person(people[seat], ""), seat, f"I am {seat}")
                           for matches, found, seat in zip(both, rooms, (1, 2), strict=True)]  # fmt: skip
                assert {message.number for message in await asyncio.gather(*talking)} == {0, 1}
                for matches in both:
                    assert [chair.user for chair in (await matches.room(room.id)).chairs] == people

    asyncio.run(run())


# ---------------------------------------------------------------- seats that change hands


def test_who_leaves_hands_the_seat_to_a_bot_and_another_person_takes_it_over(address: str) -> None:
    id, (ann, bob, _), match = table_of(address)
    link = bob.post(f"/api/matches/{id}/seat-link", status=201)["link"]
    assert bob.post(f"/api/matches/{id}/seats/1", {"who": "empty"}, 409)["type"] == "/problems/wrong-state"
    bob.post(f"/api/matches/{id}/seats/1", {"who": "random"})
    assert controllers(ann, id) == [PERSON, BOT, PERSON]
    assert bob.get(f"/api/matches/{id}/view")["seat"] is None
    Client(address).post("/api/seat-links", {"link": link}, 404)
    dan = Client(address, "Dan")
    assert dan.post(f"/api/matches/{id}/join", {"invite": match["invite"]})["mine"] == [1]
    assert dan.get(f"/api/matches/{id}/view")["seat"] == "blu"
    assert dan.post(f"/api/matches/{id}/join", {"invite": match["invite"]}, 409)["type"] == "/problems/sits-already"
    by_default(ann, id)
    assert by_default(dan, id)["ply"] is not None


def test_an_unknown_bot_changes_nothing_and_the_seat_link_lives(hall: str) -> None:
    id, (_, bob, _), _ = table_of(hall)
    link = bob.post(f"/api/matches/{id}/seat-link", status=201)["link"]
    assert bob.post(f"/api/matches/{id}/seats/1", {"who": "cheat"}, 422)["type"] == "/problems/unknown-bot"
    assert Client(hall).post("/api/seat-links", {"link": link}, 201)["match"] == id


def test_the_owner_replaces_a_player_who_is_gone_but_never_one_who_plays(tmp_path: Path) -> None:
    database = sqlite(tmp_path)
    with running(database) as address:
        id, (ann, bob, cyd), _ = table_of(address)
        secrets_of = [client.http.cookies for client in (ann, bob, cyd)]
        for client in (ann, cyd):
            refused = client.post(f"/api/matches/{id}/seats/1", {"who": "random"}, 403)
            assert refused["type"] == "/problems/not-your-seat"

    async def gone(matches: Matches) -> None:
        async with matches.database.write() as c:
            await rows.change_seat(c, id, 1, controller=CARETAKER, has_left=True)

    with_matches(database, gone)
    with running(database) as address:
        ann, bob, cyd = (Client(address) for _ in range(3))
        for client, cookies in zip((ann, bob, cyd), secrets_of, strict=True):
            client.http.cookies = cookies
        cyd.post(f"/api/matches/{id}/seats/1", {"who": "greedy"}, 403)
        match = ann.post(f"/api/matches/{id}/seats/1", {"who": "greedy"})
        assert (match["seats"][1]["controller"], match["seats"][1]["name"]) == (BOT, None)
        assert bob.get(f"/api/matches/{id}/view")["seat"] is None


def test_a_seat_link_goes_on_with_the_match_on_another_device(address: str) -> None:
    id, (ann, bob, _), _ = table_of(address)
    first = ann.post(f"/api/matches/{id}/seat-link", status=201)["link"]
    second = ann.post(f"/api/matches/{id}/seat-link", status=201)["link"]
    phone = Client(address)
    phone.post("/api/seat-links", {"link": first}, 404)
    assert phone.post("/api/seat-links", {"link": second}, 201)["match"] == id
    assert phone.get(f"/api/matches/{id}/view")["seat"] == "red"
    assert by_default(phone, id)["ply"] is not None
    assert ann.get(f"/api/matches/{id}/view")["awaited"] == ["blu"]
    Client(address, "Dan").post(f"/api/matches/{id}/seat-link", status=404)
    assert bob.get(f"/api/matches/{id}/view")["decisions"]


def test_several_people_share_one_device_and_each_looks_from_their_own_seat(hall: str) -> None:
    ann = Client(hall, "Ann")
    id = new_match(ann, "me", "me", "random")["id"]
    ann.post(f"/api/matches/{id}/start")
    red, blu = (ann.get(f"/api/matches/{id}/view", seat=seat) for seat in ("red", "blu"))
    assert (red["seat"], blu["seat"]) == ("red", "blu")
    assert red["view"]["players"][1]["hand"] != blu["view"]["players"][1]["hand"]
    assert [bool(packet["decisions"]) for packet in (red, blu)] == [True, False]
    ann.get(f"/api/matches/{id}/view", 403, seat="grn")
    by_default(ann, id, "red")
    assert by_default(ann, id, "blu")["ply"] is not None


# ---------------------------------------------------------------- ending, and again


def test_a_match_ends_without_a_result_when_all_the_people_agree(address: str) -> None:
    id, (ann, bob, cyd), _ = table_of(address)
    assert ann.post(f"/api/matches/{id}/end")["status"] == "playing"
    assert bob.post(f"/api/matches/{id}/end")["status"] == "playing"
    assert ann.post(f"/api/matches/{id}/end", {"wants": False})["seats"][0]["wants_end"] is False
    assert cyd.post(f"/api/matches/{id}/end")["status"] == "playing"
    match = ann.post(f"/api/matches/{id}/end")
    assert match["status"] == "abandoned"
    assert match["seed"] is not None
    assert bob.post(f"/api/matches/{id}/end", status=409)["type"] == "/problems/wrong-state"
    body = {"decision": "0.0", "seat": "red", "key": secrets.token_hex(16), "choice": 0}
    ann.post(f"/api/matches/{id}/choices", body, 409)
    assert ann.get(f"/api/matches/{id}/view")["result"] is None


def test_who_does_not_want_to_stop_is_named_once_and_asked_no_more(hall: str) -> None:
    id, (ann, bob, cyd), _ = table_of(hall)
    end = f"/api/matches/{id}/end"
    for client in (ann, bob):
        client.post(end)
    seats = cyd.post(end, {"wants": False})["seats"]
    assert [seat["wants_end"] for seat in seats] == [False] * 3, "all must agree, so nobody is asked any more"
    told = [line["told"] for line in ann.get(f"/api/matches/{id}/messages") if line["told"]]
    assert [(line["key"], line["player"]) for line in told] == [("plays-on", "Cyd")]
    assert ann.post(end)["status"] == "playing"
    assert ann.post(end, {"wants": False})["seats"][0]["wants_end"] is False
    assert len(ann.get(f"/api/matches/{id}/messages")) == 1, "who changes their own mind tells nobody"


def test_everybody_sees_who_has_made_a_choice_that_is_surely_theirs(hall: str) -> None:
    id, (ann, bob, cyd), _ = table_of(hall, game="westeros")
    assert [seat["ready"] for seat in cyd.get(f"/api/matches/{id}")["seats"]] == [False] * 3
    by_default(bob, id)
    assert [seat["ready"] for seat in cyd.get(f"/api/matches/{id}")["seats"]] == [False, True, False]
    bob.post(f"/api/matches/{id}/withdraw", {"seat": "lan"})
    assert [seat["ready"] for seat in ann.get(f"/api/matches/{id}")["seats"]] == [False] * 3


def test_seats_kept_by_bots_do_not_block_the_end_and_strangers_cannot_ask_for_it(tmp_path: Path) -> None:
    database = sqlite(tmp_path)
    with running(database) as address:
        id, (ann, _, _), match = table_of(address)
        dan = Client(address, "Dan")
        dan.post(f"/api/matches/{id}/join", {"invite": match["invite"], "watch": True})
        dan.post(f"/api/matches/{id}/end", status=403)
        cookies = ann.http.cookies

    async def gone(matches: Matches) -> None:
        async with matches.database.write() as c:
            await rows.change_seat(c, id, 1, controller=CARETAKER, has_left=True)
            await rows.change_seat(c, id, 2, controller=BOT, user=None, bot="random")

    with_matches(database, gone)
    with running(database) as address:
        ann = Client(address)
        ann.http.cookies = cookies
        assert ann.post(f"/api/matches/{id}/end")["status"] == "abandoned"


def test_before_the_start_the_owner_alone_calls_it_off(hall: str) -> None:
    ann, bob = Client(hall, "Ann"), Client(hall, "Bob")
    match = new_match(ann, "me", "empty", "empty")
    joined(match, bob)
    assert bob.post(f"/api/matches/{match['id']}/end")["status"] == "waiting"
    assert ann.post(f"/api/matches/{match['id']}/end")["status"] == "abandoned"
    ann.get(f"/api/matches/{match['id']}/view", 409)


def test_nobody_else_calls_off_a_match_whose_owner_does_not_sit(hall: str) -> None:
    ann, bob = Client(hall, "Ann"), Client(hall, "Bob")
    match = new_match(ann, "empty", "random", "random", visibility="public")
    bob.post(f"/api/matches/{match['id']}/join")
    assert bob.post(f"/api/matches/{match['id']}/end")["status"] == "waiting"
    begun = ann.post(f"/api/matches/{match['id']}/start")
    assert begun["seats"][0]["wants_end"] is False, "what was wanted before the start is asked again"
    assert bob.post(f"/api/matches/{match['id']}/end")["status"] == "abandoned"


def test_an_administrator_ends_any_match(tmp_path: Path) -> None:
    database = sqlite(tmp_path)
    with running(database) as address:
        id, _, _ = table_of(address, visibility="public")
        dan = Client(address, "Dan")
        dan.post(f"/api/matches/{id}/end", status=403)
        admin, cookies = dan.get("/api/me")["id"], dan.http.cookies

    async def promote(matches: Matches) -> None:
        async with matches.database.write() as c:
            await c.execute(update(schema.user).where(schema.user.c.id == admin).values(is_admin=True))

    with_matches(database, promote)
    with running(database) as address:
        dan = Client(address)
        dan.http.cookies = cookies
        assert dan.post(f"/api/matches/{id}/end")["status"] == "abandoned"


def test_a_match_is_played_again_and_the_others_find_it_and_take_their_seats(address: str) -> None:
    id, (ann, bob, cyd), _ = table_of(address, name="Friday")
    bob.post(f"/api/matches/{id}/rematch", status=409)
    for client in (ann, bob, cyd):
        client.post(f"/api/matches/{id}/end")
    again = bob.post(f"/api/matches/{id}/rematch", status=201)
    assert (again["rematch_of"], again["name"], again["mine"], again["owner"]) == (id, "Friday", [1], True)
    assert [seat["controller"] for seat in again["seats"]] == ["empty", "person", "empty"]
    for client, seat in ((cyd, 2), (ann, 0)):
        assert again["id"] in [match["id"] for match in client.get("/api/matches")]
        assert client.post(f"/api/matches/{again['id']}/join", {})["mine"] == [seat]
    assert bob.post(f"/api/matches/{again['id']}/start")["status"] == "playing"
    Client(address, "Dan").post(f"/api/matches/{id}/rematch", status=404)


# ---------------------------------------------------------------- taking back


def live_of(address: str, id: str, client: Client, since: int = 0) -> ClientConnection:
    headers = {"cookie": f"throneroom={client.http.cookies['throneroom']}"}
    place = f"{address.replace('http', 'ws', 1)}/api/matches/{id}/live?since={since}"
    return connect(place, additional_headers=headers, max_size=None)


def told_until(socket: ClientConnection, plies: int, log: list[Any]) -> list[Any]:
    """The log of who listens, as the packets tell to keep it, until a match has so many plies."""
    for _ in range(MOST_PACKETS):
        packet = json.loads(socket.recv(timeout=60)).get("packet")
        if packet is None:
            continue
        back = packet["back"]
        log = [line for line in log if back is None or line["ply"] < back] + packet["events"]
        if packet["ply"] >= plies:
            return log
    raise AssertionError(f"no packet told of ply {plies}")


def test_what_was_taken_back_goes_from_every_log_at_once_and_one_line_says_so(address: str) -> None:
    id, (ann, bob, _), _ = table_of(address)
    with live_of(address, id, bob) as socket:
        log = told_until(socket, 0, [])
        before = len(log)
        plies = by_default(ann, id)["plies"]
        log = told_until(socket, plies, log)
        assert len(log) > before
        ann.post(f"/api/matches/{id}/undo")
        log = told_until(socket, plies + 1, log)
        assert [line["event"]["event"] for line in log[before:]] == ["taken-back"]
        assert log == bob.get(f"/api/matches/{id}/view", since=0)["events"]
    with live_of(address, id, bob, since=plies) as late:  # heard of the action, and not of its end
        assert told_until(late, plies + 1, [*log[:before], {"ply": plies - 1}]) == log
    line = bob.get(f"/api/matches/{id}/actions/{plies}")["events"][0]
    assert line["text"] == log[-1]["text"]


def test_a_choice_can_be_taken_back_until_another_has_acted(address: str) -> None:
    id, (ann, bob, _), _ = table_of(address)
    assert ann.post(f"/api/matches/{id}/undo", status=409)["type"] == "/problems/cannot-undo"
    by_default(ann, id)
    assert ann.get(f"/api/matches/{id}/view")["undo"]
    bob.post(f"/api/matches/{id}/undo", status=409)
    ann.post(f"/api/matches/{id}/undo")
    assert ann.get(f"/api/matches/{id}/view")["awaited"] == ["red"]
    by_default(ann, id)
    by_default(bob, id)
    assert not ann.get(f"/api/matches/{id}/view")["undo"]
    ann.post(f"/api/matches/{id}/undo", status=409)


def test_undo_has_a_limit(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'a.db'}", rate_limits=0.1) as address:
        id, (ann, _, _), _ = table_of(address)
        for _ in range(3):
            by_default(ann, id)
            ann.post(f"/api/matches/{id}/undo")
        by_default(ann, id)
        refused = ann.post(f"/api/matches/{id}/undo", status=429)
        assert refused["type"] == "/problems/too-many"


def test_what_was_revealed_cannot_be_taken_back(hall: str) -> None:
    ann = Client(hall, "Ann")
    id = new_match(ann, "me", "me", "me", game="iron-throne")["id"]
    ann.post(f"/api/matches/{id}/start")
    for seat in ("sta", "lan", "bar"):
        by_default(ann, id, seat)
    for seat in ("sta", "lan", "bar"):
        ann.post(f"/api/matches/{id}/undo", status=409, seat=seat)


def test_nothing_is_taken_back_under_a_simultaneous_choice_of_another(hall: str) -> None:
    ann = Client(hall, "Ann")
    id = new_match(ann, "me", "me", "me", game="westeros")["id"]
    ann.post(f"/api/matches/{id}/start")
    for _ in range(400):
        packets = {seat: ann.get(f"/api/matches/{id}/view", seat=seat) for seat in ("bar", "lan", "sta")}
        owing = [seat for seat, packet in packets.items() if packet["decisions"]]
        back = [seat for seat, packet in packets.items() if packet["undo"]]
        if len(owing) > 1 and back:
            break
        for seat in owing:
            by_default(ann, id, seat)
    else:
        pytest.fail("nobody acted openly right before a simultaneous choice")
    other = next(seat for seat in owing if seat != back[0])
    by_default(ann, id, other)
    assert ann.post(f"/api/matches/{id}/undo", status=409, seat=back[0])["type"] == "/problems/cannot-undo"
    assert not ann.get(f"/api/matches/{id}/view", seat=back[0])["undo"]
    ann.post(f"/api/matches/{id}/withdraw", seat=other)
    ann.post(f"/api/matches/{id}/undo", seat=back[0])


def test_simultaneous_choices_can_be_changed_until_the_last_is_in(address: str) -> None:
    id, (ann, bob, cyd), _ = table_of(address, game="iron-throne")
    options = ann.get(f"/api/matches/{id}/view")["decisions"][0]["options"]

    def choose(option: Any) -> Any:
        decision = ann.get(f"/api/matches/{id}/view")["decisions"][0]["id"]
        body = {"decision": decision, "seat": "sta", "key": secrets.token_hex(16), "choice": option["value"]}
        return ann.post(f"/api/matches/{id}/choices", body)["ply"]

    assert choose(options[0]) is None
    assert choose(options[1]) is None
    ann.post(f"/api/matches/{id}/withdraw")
    assert ann.get(f"/api/matches/{id}/view")["decisions"][0]["draft"] is None
    assert choose(options[0]) is None
    assert by_default(bob, id)["ply"] is None
    assert choose(options[1]) is None
    assert by_default(cyd, id)["ply"] is not None
    assert ann.post(f"/api/matches/{id}/withdraw", status=409)["type"] == "/problems/stale-decision"
    leader = ann.get(f"/api/matches/{id}/view")["view"]["houses"][0]["leader"]
    assert leader == options[1]["notation"].split()[-1]


# ---------------------------------------------------------------- catching up


def test_i_am_caught_up_from_what_i_have_seen(address: str) -> None:
    id, (ann, bob, cyd), _ = table_of(address)
    start = bob.get(f"/api/matches/{id}/view")
    assert bob.post(f"/api/matches/{id}/seen", {"ply": start["ply"]})["ply"] == start["ply"]
    by_default(ann, id)
    packet = bob.get(f"/api/matches/{id}/view")
    assert packet["seen"] == start["ply"]
    news = bob.get(f"/api/matches/{id}/view", since=packet["seen"])["events"]
    assert news
    assert {event["ply"] for event in news} == {start["ply"]}
    assert [event for event in packet["events"] if event["ply"] >= start["ply"]] == news
    assert bob.post(f"/api/matches/{id}/seen", {"ply": 999_999})["ply"] == packet["ply"]
    bob.post(f"/api/matches/{id}/seen", {"ply": 0})
    assert bob.get(f"/api/matches/{id}/view")["seen"] == packet["ply"]
    assert cyd.get(f"/api/matches/{id}/view")["seen"] == 0


def test_a_choice_is_explained_in_three_languages_without_being_made(hall: str) -> None:
    id, (ann, bob, _), _ = table_of(hall)
    packet = ann.get(f"/api/matches/{id}/view")
    hand = packet["view"]["players"][0]["hand"]
    missing = next(card for card in find_game("bloody-throne").names["card"] if card not in hand)
    reasons = set()
    for lang in ("en", "cs", "hu"):
        legal = ann.post(f"/api/matches/{id}/explain", {"text": packet["decisions"][0]["default"]}, lang=lang)
        assert legal == {"legal": True}
        found = ann.post(f"/api/matches/{id}/explain", {"text": f"place {missing} first"}, lang=lang)
        assert (found["legal"], found["rule"], found["facts"]) == (False, "BT-PLACE-03", {"card": missing})
        reasons.add(found["reason"])
    assert len(reasons) == 3
    assert ann.get(f"/api/matches/{id}/view")["ply"] == packet["ply"]
    bob.post(f"/api/matches/{id}/explain", {"text": "pass"}, 409)


@pytest.mark.parametrize("game", ["bloody-throne", "iron-throne", "westeros"])
def test_every_sum_is_derived_line_by_line_with_its_rules(tmp_path: Path, game: str) -> None:
    database = sqlite(tmp_path)

    async def played(matches: Matches) -> tuple[str, int]:
        owner = await add_person(matches, "Ada")
        chairs = [Chair(seat, PERSON, owner) for seat in range(3)]
        room, _ = await matches.create(owner, find_game(game), 3, {}, chairs, visibility="public")
        await Chairs(matches).begin(room)
        dice = Dice(game)
        for _ in range(200):
            await go_on(matches, room, dice, 10)
            for told in room.playing().told:
                if any(len(event.terms) > 1 for event in told.events):
                    return room.id, told.ply
        raise AssertionError("no sum was ever counted")

    id, ply = with_matches(database, played)
    with running(database) as address:
        texts = set()
        for lang in ("en", "cs", "hu"):
            found = Client(address).get(f"/api/matches/{id}/actions/{ply}", lang=lang)
            derived = next(event for event in found["events"] if len(event["terms"]) > 1)
            assert all(term["text"] and isinstance(term["amount"], int) for term in derived["terms"])
            named = {rule["id"] for rule in derived["rules"]}
            assert named
            assert {term["rule"] for term in derived["terms"] if term["rule"]} <= named
            assert all(rule["text"] for rule in derived["rules"])
            texts.add(json.dumps([derived["text"], [term["text"] for term in derived["terms"]]]))
        assert len(texts) == 3
        Client(address).get(f"/api/matches/{id}/actions/999999", 404)


def test_my_matches_begin_with_those_that_wait_for_me(address: str) -> None:
    ann = Client(address, "Ann")
    ids = []
    for who in (("me", "empty", "empty"), ("empty", "me", "empty"), ("me", "empty", "empty")):
        match = new_match(ann, *who)
        ids.append(match["id"])
        joined(match, Client(address, "Bob"), Client(address, "Cyd"))
        ann.post(f"/api/matches/{match['id']}/start")
    listed = ann.get("/api/matches")
    assert [(match["id"], match["awaits_me"]) for match in listed] == [
        (ids[2], True), (ids[0], True), (ids[1], False)]  # fmt: skip
    by_default(ann, ids[2])
    assert [match["id"] for match in ann.get("/api/matches")] == [ids[0], ids[2], ids[1]]
