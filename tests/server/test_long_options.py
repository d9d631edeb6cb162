"""A card set that somebody brought is stored once, told by its digest, and read by those who may see the match."""

from __future__ import annotations

import asyncio
import json
import threading
from collections import deque
from collections.abc import Awaitable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from sqlalchemy import select, text

from reliability.direct import Direct
from server.running import Client, running, sqlite
from server.support import add_person, begun, key, with_matches
from server.test_accounts import on, somebody
from throneroom.core.game import default_choice, find_game
from throneroom.core.replay import replay
from throneroom.games.iron_throne.abilities import cardset
from throneroom.games.iron_throne.abilities.cardset import built_in_data
from throneroom.server import chairs
from throneroom.server.backup import back_up
from throneroom.server.budgets import Limits
from throneroom.server.chairs import Chairs
from throneroom.server.fold import PLAY
from throneroom.server.matches import Matches
from throneroom.server.moderation import Moderation
from throneroom.server.restore import restore
from throneroom.server.rooms import BOT, EMPTY, PERSON, Chair, Room
from throneroom.server.store import revisions, rows, schema, texts
from throneroom.server.store.database import opened
from throneroom.server.table import Table

CARDS: Final = json.dumps({"name": "mine", "cards": built_in_data()["cards"]})
DIGEST: Final = texts.short(CARDS)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running(sqlite(tmp_path_factory.mktemp("long"))) as found:
        yield found


def new_match(client: Client, **more: Any) -> Any:
    body = {"game": "iron-throne", "players": 3, "seats": [{"who": "me"}] * 3, "options": {"cards": CARDS}}
    return client.post("/api/matches", body | more, 201)


def test_what_is_told_of_a_match_has_the_digest_of_its_cards(address: str) -> None:
    ann, bob = Client(address, "Ann"), Client(address, "Bob")
    match = new_match(ann, visibility="public")
    hidden = new_match(ann)
    assert match["options"]["cards"] == hidden["options"]["cards"] == DIGEST
    for told in (ann.get("/api/matches"), bob.get("/api/matches/open"), ann.get(f"/api/matches/{hidden['id']}")):
        assert len(json.dumps(told)) < len(CARDS) / 5
        assert DIGEST in json.dumps(told)
    assert ann.get(f"/api/matches/{hidden['id']}/cards") == CARDS
    assert bob.get(f"/api/matches/{match['id']}/cards") == CARDS
    bob.get(f"/api/matches/{hidden['id']}/cards", status=404)
    plain = new_match(ann, options={})
    assert ann.get(f"/api/matches/{plain['id']}/cards") == "{}"


def stopped_after_both_have_played(address: str) -> tuple[Client, str]:
    """A match in which two people made a choice before they stopped it."""
    people = [Client(address, name) for name in ("Ann", "Bob")]
    made = new_match(people[0], seats=[{"who": "me"}, {"who": "empty"}, {"who": "random"}])
    path = f"/api/matches/{made['id']}"
    people[1].post(f"{path}/join", {"invite": made["invite"]})
    people[0].post(f"{path}/start")
    waiting, played = deque(people), {one: set[str]() for one in people}
    while min(map(len, played.values())) < 2:  # who is asked something else has made a choice that counts
        one = waiting[0]
        waiting.rotate()
        played[one] |= answered(one, path)
    for one in people:
        one.post(f"{path}/end", {"wants": True})
    return people[0], made["id"]


def answered(one: Client, path: str) -> set[str]:
    """Choose what happens by default anyway, if something is asked: the id of what was."""
    view = one.get(f"{path}/view")
    for decision in view["decisions"]:
        body = {"decision": decision["id"], "seat": view["seat"], "text": decision["default"], "key": key()}
        return {decision["id"]} if one.http.post(f"{path}/choices", json=body).is_success else set()
    return set()


def test_records_and_rematches_have_the_cards_whole(address: str) -> None:
    ann, id = stopped_after_both_have_played(address)
    record = ann.get(f"/api/matches/{id}/record")
    assert replay(record)[0].options["cards"] == CARDS
    assert ann.get(f"/api/replays/{id}")["options"]["cards"] == DIGEST
    assert ann.post("/api/replays", {"text": record}, 201)["game"] == "iron-throne"
    again = ann.post(f"/api/matches/{id}/rematch", {}, 201)
    assert again["options"]["cards"] == DIGEST
    assert ann.get(f"/api/matches/{again['id']}/cards") == CARDS


def test_a_set_that_is_not_at_hand_is_never_read_where_everybody_waits(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []
    custom = cardset._custom

    def noted(given: str) -> dict[str, Any]:
        read.append(threading.current_thread().name)
        return custom(given)

    monkeypatch.setattr(cardset, "_custom", noted)
    monkeypatch.setattr(chairs, "_was_hardly_played", lambda room: False)  # as if others had played in it

    async def work(server: Direct) -> None:
        ann = await somebody(server)

        async def reads(asked: Awaitable[Any]) -> Any:
            """The set is read for a request, as where nobody plays with it and others were used since."""
            cardset._SETS.pop(CARDS, None)
            cardset._KEPT.pop(CARDS, None)
            before = len(read)
            answer = await asked
            assert len(read) > before
            return answer

        body = {"game": "iron-throne", "players": 3, "seats": [{"who": "me"}] * 3, "options": {"cards": CARDS}}
        match = await reads(ann.post("/api/matches", body))
        path = f"/api/matches/{match['id']}"
        await reads(ann.post(f"{path}/start", status=200))
        server.house.matches.rooms.clear()
        await reads(ann.get(f"{path}/view"))
        await ann.post(f"{path}/end", {"wants": True}, 200)
        again = await reads(ann.post(f"{path}/rematch", {}))
        await reads(ann.get(f"/api/matches/{again['id']}/words"))
        assert threading.main_thread().name not in read

    on(database, work)


def test_a_set_is_stored_once_and_a_backup_has_it(database: str, tmp_path: Path) -> None:
    async def play(matches: Matches) -> list[str]:
        ids = [(await begun(matches, "iron-throne", options={"cards": CARDS})).id for _ in range(3)]
        async with matches.database.read() as c:
            stored = (await c.execute(select(schema.match.c.options))).scalars()
            assert {options["cards"] for options in stored} == {DIGEST}
            assert (await c.execute(select(schema.card_set))).all() == [(DIGEST, CARDS)]
        return ids

    ids = with_matches(database, play)
    texts._KEPT.clear()

    async def read(matches: Matches) -> None:
        found = [(await matches.room(match)).row["options"]["cards"] for match in ids]
        assert found == [CARDS] * 3
        assert len({id(cards) for cards in found}) == 1

    with_matches(database, read)
    asyncio.run(back_up(database, tmp_path / "all.backup", 1.0, lambda done, total: None))
    texts._KEPT.clear()
    other = f"sqlite:///{tmp_path / 'other.db'}"
    done = asyncio.run(restore(other, tmp_path / "all.backup", 2.0, lambda *_: None, lambda *_: None))
    assert (done.matches, done.aside) == (3, [])
    with_matches(other, read)


def test_a_set_goes_with_the_last_match_that_was_called_off_and_not_before(database: str) -> None:
    async def work(matches: Matches) -> None:
        seating = Chairs(matches)

        async def sets() -> int:
            async with matches.database.read() as c:
                return len((await c.execute(select(schema.card_set))).all())

        async def waiting() -> Room:
            who = [Chair(seat, EMPTY) for seat in range(3)]
            return (await matches.create(owner, find_game("iron-throne"), 3, {"cards": CARDS}, who))[0]

        played = await begun(matches, "iron-throne", options={"cards": CARDS})
        owner = played.row["owner"]
        await seating.abandon(await waiting())
        assert await sets() == 1
        await seating.abandon(played)
        assert await sets() == 0  # nobody has played in it
        first, second = await waiting(), await waiting()
        await seating.abandon(first)
        assert await sets() == 1
        await seating.abandon(second)
        assert await sets() == 0
        texts._KEPT.clear()
        matches.rooms.clear()
        assert (await matches.room(second.id)).row["options"]["cards"] == DIGEST
        await waiting()
        assert await sets() == 1

    with_matches(database, work)


async def played_by(matches: Matches, people: list[str | None]) -> Room:
    """A match with a set of its own on whose seats some people sit, and bots, after each seat has made its choice."""
    chairs = [
        Chair(seat, PERSON if user else BOT, user, None if user else "random") for seat, user in enumerate(people)
    ]
    owner = next(user for user in people if user)
    room, _ = await matches.create(owner, find_game("iron-throne"), 3, {"cards": CARDS}, chairs)
    await Chairs(matches).begin(room)
    table = Table(matches)
    while len({action.seat for action in room.playing().actions if action.kind == PLAY and action.seat >= 0}) < 3:
        fold = room.playing()
        d = next(d for d in fold.state.pending if not room.is_ready(d.seat))
        choice = default_choice(fold.game.view(fold.state, d.seat), d)
        await table.submit(room, d.seat, fold.decision(d), choice, key())
    return room


@pytest.mark.parametrize("people", [1, 2])
def test_a_set_stays_with_a_match_that_was_stopped_if_two_people_played_in_it(database: str, people: int) -> None:
    async def work(matches: Matches) -> None:
        ann, bob = await add_person(matches, "Ann"), await add_person(matches, "Bob")
        room = await played_by(matches, [ann, ann, None] if people == 1 else [ann, bob, None])
        plies = room.plies
        await Chairs(matches).abandon(room)
        async with matches.database.read() as c:
            kept = [options for (options,) in await c.execute(select(schema.card_set.c.text))]
            stored = await rows.actions_of(c, room.id)
        assert (kept, len(stored)) == (([], 0) if people == 1 else ([CARDS], plies))
        matches.rooms.clear()
        texts._KEPT.clear()
        again = await matches.room(room.id)
        assert (again.status, again.row["started"] is None, again.plies) == ("abandoned", people == 1, len(stored))

    with_matches(database, work)


def test_a_set_that_is_no_set_of_ones_own_costs_nobody_a_record(tmp_path: Path) -> None:
    async def work(matches: Matches) -> None:
        room = await begun(matches, "iron-throne")
        await Chairs(matches).abandon(room)
        assert room.row["started"] is not None

    with_matches(sqlite(tmp_path), work)


def test_a_deleted_match_leaves_no_set_behind(database: str) -> None:
    async def work(matches: Matches) -> None:
        ann, bob = await add_person(matches, "Ann"), await add_person(matches, "Bob")
        room = await played_by(matches, [ann, bob, None])
        await Chairs(matches).abandon(room)
        await Moderation(matches, Limits(matches.clock)).delete(room.id)
        async with matches.database.read() as c:
            assert (await c.execute(select(schema.card_set))).all() == []

    with_matches(database, work)


def test_a_set_that_somebody_is_about_to_use_is_not_deleted(database: str) -> None:
    """A match is stored with it while another is called off: whoever is first, the set is there in the end."""

    async def work(matches: Matches) -> None:
        seating = Chairs(matches)
        owner = (await begun(matches, "westeros")).row["owner"]
        who = [Chair(seat, EMPTY) for seat in range(3)]
        game = find_game("iron-throne")
        for _ in range(5):
            before, _ = await matches.create(owner, game, 3, {"cards": CARDS}, who)
            after, _ = matches.planned(owner, game, 3, {"cards": CARDS}, who)
            calling_off: asyncio.Task[None] | None = None
            async with matches.database.write() as c:
                await matches.add(c, after)
                calling_off = asyncio.create_task(seating.abandon(before))
                for _ in range(20):
                    await asyncio.sleep(0)
            await calling_off
            async with matches.database.read() as c:
                assert (await c.execute(select(schema.card_set))).all() == [(DIGEST, CARDS)]
            matches.rooms[after.id] = after
            await seating.abandon(after)

    with_matches(database, work)


def test_texts_at_hand_are_bounded_in_letters(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(texts, "MOST_KEPT", 2_000)

    async def work(matches: Matches) -> None:
        for n in range(10):
            options = {"cards": f"{n}{'x' * 900}"}
            async with matches.database.write() as c:
                stored = await texts.put(c, options)
            async with matches.database.read() as c:
                assert await texts.whole(c, stored) == options
        assert sum([len(kept) for kept in texts._KEPT.values()]) <= 2_000

    with_matches(f"sqlite:///{tmp_path / 'a.db'}", work)


def test_sets_in_matches_of_before_are_moved(bare_database: str) -> None:
    """A database of the first version: its matches keep their cards, each set once."""

    async def work() -> None:
        async with opened(bare_database) as database:
            async with database.write() as c:
                await c.run_sync(lambda c: revisions.upgrade(c, "0001"))
                await c.execute(text("INSERT INTO user_account VALUES ('u','U',NULL,NULL,false,false,'en','','{}',1)"))
                for id, cards in OLD.items():
                    await c.execute(text(
                        "INSERT INTO \"match\" (id,game,rules_version,players,options,name,status,visibility,pace,"
                        "owner,invite,seed,commitment,epoch,revision,created) VALUES "
                        f"('{id}','iron-throne',1,3,:options,'','waiting','private','{{}}','u','{id}','s','c',0,0,1)"
                    ), {"options": json.dumps({"cards": cards, "start": "random"})})  # fmt: skip
            await database.migrate()
            async with database.read() as c:
                assert (await c.execute(select(schema.card_set))).all() == [(DIGEST, CARDS)]
                found = {id: await rows.find_match(c, id) for id in OLD}
        assert {id: row["options"]["cards"] for id, row in found.items() if row} == OLD

    asyncio.run(work())


OLD: Final = {"a": CARDS, "b": CARDS, "c": "built-in"}
