"""The API: records and replays of games that are over, and records that people bring along."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Annotated, Any, Final

from litestar import delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from sqlalchemy import RowMapping

from throneroom.core.events import event_json
from throneroom.core.game import find_game, new_game, seated
from throneroom.core.replay import BadRecord, Replay, read_header
from throneroom.core.rules import Illegal
from throneroom.server.fold import Action, Fold
from throneroom.server.house import House
from throneroom.server.people import Person
from throneroom.server.problems import Problem, not_found, wrong_state
from throneroom.server.reels import ALL, End, Reel, standing
from throneroom.server.rooms import ABANDONED, ENDED, Chair, Room
from throneroom.server.store import replays, rows
from throneroom.server.uploads import MOST_KEPT, end_of, names_in, verified
from throneroom.server.web.answers import language
from throneroom.server.web.asking import CREATE, Json, Req, house_of, maybe_person, person_of, room_of
from throneroom.server.web.shapes import Record
from throneroom.telling import Teller

PAGE: Final = 20
MOST_MOMENTS: Final = 50
MOST_WHOLE_MOMENTS: Final = 10
"""Moments with nothing hidden at once: each has the view of every seat."""
From = Annotated[int, QueryParameter(name="from", ge=0)]
To = Annotated[int | None, QueryParameter(name="to", ge=0)]
Page = Annotated[int, QueryParameter(ge=1, le=10_000)]


# ---------------------------------------------------------------- records


@get("/api/matches/{id:str}/record", media_type="text/plain")
async def record(request: Req, id: FromPath[str]) -> str:
    """The whole record of an ended match, with the seed that every card was dealt from."""
    person = await maybe_person(request)
    room = await room_of(request, id, person)
    if not _is_over(room):
        raise wrong_state(room.status)
    return await _record_of(house_of(request), room)


def _is_over(room: Room) -> bool:
    """Whether a match was played and can be played no more."""
    return room.status in (ENDED, ABANDONED) and room.row["started"] is not None


async def _record_of(house: House, room: Room) -> str:
    seats = await _seats_json(house, room.playing().game.seats, room.chairs)
    names = [seat["name"] or seat["bot"] for seat in seats]
    return await house.reels.bench.do(partial(record_text, room, names))


def record_text(room: Room, names: Sequence[str | None]) -> str:
    """A record that `throneroom verify` accepts: the actions that stand, and the fair seed."""
    fold = room.playing()
    fair = {"commitment": room.row["commitment"], "seed": room.row["seed"]}
    out = Replay(fold.game, fold.players, fold.options, {"match": room.id, "names": list(names), "fair": fair})
    s = new_game(fold.game, fold.players, fold.options)
    for seat, choice in standing(fold.actions):
        out.take(s, seat, choice)
    return out.text(s)


# ---------------------------------------------------------------- which replay


@dataclass(frozen=True, slots=True)
class Shown:
    """A replay that may be watched, and what is told of it: of a match that is over, or of an upload."""

    reel: Reel
    about: Json


async def shown(request: Req, id: str) -> Shown:
    """A replay by its id. A match that still goes on is not there, whoever asks."""
    house = house_of(request)
    person = await maybe_person(request)
    async with house.database.read() as c:
        upload = await replays.find_upload(c, id)
    if upload is not None:
        request.scope.setdefault("state", {})["game"] = upload["game"]
        reel = await house.reels.find(id, partial(_upload_reel, upload["text"]))
        return Shown(reel, _upload_json(upload, person))
    room = await room_of(request, id, person)
    if not _is_over(room):
        raise not_found()
    fold = room.playing()
    reel = await house.reels.find(id, partial(_fold_reel, fold))
    about = await _match_json(house, room.row, room.chairs, reel.seats, person)
    fair = {"commitment": room.row["commitment"], "seed": room.row["seed"]}
    return Shown(reel, about | fair | {"undone": _undone(fold)})


def _undone(fold: Fold) -> list[int]:
    """The plies of the match that its replay does not have."""
    kept = {action.ply for action in fold.actions}
    return [ply for ply in range(fold.plies) if ply not in kept]


def _fold_reel(fold: Fold) -> Reel:
    return Reel(fold.game, fold.players, fold.options, standing(fold.actions))


def _upload_reel(text: str) -> Reel:
    found = verified(text)
    return Reel(found.game, found.players, found.options, found.actions)


def _stored_reel(row: RowMapping, stored: list[Action]) -> Reel:
    game = seated(find_game(row["game"]), row["players"], row["options"])
    return Reel(game, row["players"], row["options"], standing(stored))


# ---------------------------------------------------------------- what is told of it


async def _match_json(
    house: House, row: Mapping[str, Any], chairs: list[Chair], codes: Sequence[str], person: Person | None
) -> Json:
    return {
        "id": row["id"],
        "kind": replays.MATCH,
        "game": row["game"],
        "players": row["players"],
        "name": row["name"],
        "status": row["status"],
        "time": row["ended"],
        "mine": person is not None and person.id in [chair.user for chair in chairs],
        "seats": await _seats_json(house, codes, chairs),
    }


async def _seats_json(house: House, codes: Sequence[str], chairs: list[Chair]) -> list[Json]:
    names = await house.people.names({chair.user for chair in chairs if chair.user})
    return [
        {"code": code, "name": names.get(chair.user or ""), "bot": chair.bot}
        for code, chair in zip(codes, chairs, strict=False)
    ]


def _upload_json(row: RowMapping, person: Person | None) -> Json:
    """An upload, told from the first and the last line of its record."""
    game, head = read_header(row["text"])
    return {
        "id": row["id"],
        "kind": replays.UPLOAD,
        "game": row["game"],
        "players": head["players"],
        "name": "",
        "status": ENDED if end_of(row["text"]).winners else "unfinished",
        "time": row["made"],
        "mine": person is not None and person.id == row["user"],
        "seats": [
            {"code": code, "name": name, "bot": None} for code, name in zip(game.seats, names_in(head), strict=False)
        ],
    }


def _end_json(end: End) -> Json:
    return {"plies": end.plies, "winners": end.winners}


# ---------------------------------------------------------------- the list


@get("/api/replays")
async def list_replays(request: Req, game: FromQuery[str | None] = None, page: Page = 1) -> Json:
    """What there is to watch, newest first: public matches that are over, my own, and my uploads."""
    house = house_of(request)
    person = await maybe_person(request)
    async with house.database.read() as c:
        found = await replays.listed(c, person.id if person else "", game, PAGE * (page - 1), PAGE + 1)
    lines = []
    for row in found[:PAGE]:
        listed = _listed_match if row["kind"] == replays.MATCH else _listed_upload
        with suppress(Illegal, BadRecord, AssertionError, LookupError):  # played by rules that are gone
            lines.append(await listed(house, row["id"], person))
    return {"page": page, "more": len(found) > PAGE, "replays": lines}


async def _listed_match(house: House, id: str, person: Person | None) -> Json:
    async with house.database.read() as c:
        row = await rows.find_match(c, id)
        chairs = [Chair(s["seat"], s["controller"], s["user"], s["bot"]) for s in await rows.seats_of(c, id)]
        stored = await rows.actions_of(c, id) if house.reels.end(id) is None else []
    assert row is not None
    end = house.reels.end(id) or await house.reels.find_end(id, partial(_stored_reel, row, stored))
    codes = seated(find_game(row["game"]), row["players"], row["options"]).seats
    return await _match_json(house, dict(row), chairs, codes, person) | _end_json(end)


async def _listed_upload(house: House, id: str, person: Person | None) -> Json:
    async with house.database.read() as c:
        row = await replays.find_upload(c, id)
    if row is None:  # deleted a moment ago
        raise LookupError(id)
    return _upload_json(row, person) | _end_json(end_of(row["text"]))


# ---------------------------------------------------------------- watching


@get("/api/replays/{id:str}")
async def one_replay(request: Req, id: FromPath[str]) -> Json:
    """A replay: who played, how long, how it ended, from where it can be watched, and where rounds begin."""
    found = await shown(request, id)
    reel = found.reel
    teller = Teller(language(request), reel.game, reel.options)
    return {
        **found.about,
        **_end_json(End(reel.plies, reel.winners)),
        "options": reel.options,
        "result": reel.result,
        "viewpoints": list(reel.viewpoints),
        "rounds": [
            {"ply": ply, "event": event_json(event), "text": teller.event(event)} for ply, event in reel.rounds
        ],
    }  # fmt: skip


@get("/api/replays/{id:str}/moments")
async def moments(
    request: Req, id: FromPath[str], first: From = 0, last: To = None, viewpoint: FromQuery[str] = "spectator"
) -> Json:
    """Some moments of a replay, from a seat, from outside, or with nothing hidden. Beyond the end is the end."""
    house = house_of(request)
    reel = (await shown(request, id)).reel
    seat = reel.viewpoint(viewpoint)
    most = MOST_WHOLE_MOMENTS if seat == ALL else MOST_MOMENTS
    begin = min(first, reel.plies)
    end = max(begin, min(reel.plies if last is None else last, reel.plies, begin + most - 1))
    teller = Teller(language(request), reel.game, reel.options)
    found = await house.reels.bench.do(partial(reel.moments, begin, end, seat, teller))
    return {"from": begin, "to": end, "plies": reel.plies, "viewpoint": viewpoint, "moments": found}


@get("/api/replays/{id:str}/record", media_type="text/plain")
async def replay_record(request: Req, id: FromPath[str]) -> str:
    """The record of a replay, to keep or to bring to another server."""
    house = house_of(request)
    async with house.database.read() as c:
        upload = await replays.find_upload(c, id)
    if upload is not None:
        return str(upload["text"])
    room = await room_of(request, id, await maybe_person(request))
    if not _is_over(room):
        raise not_found()
    return await _record_of(house, room)


# ---------------------------------------------------------------- bringing records along


@post("/api/replays", status_code=201)
async def add_upload(request: Req, data: JSONBody[Record]) -> Json:
    """Bring a record to be watched here. It is played and checked first; whoever has the id can watch it."""
    house = house_of(request)
    person = await person_of(request, CREATE)
    house.limits.uploads.hit(person.id)
    with suppress(BadRecord, ValueError, RecursionError, TypeError, LookupError):  # the check says what is wrong
        request.scope.setdefault("state", {})["game"] = read_header(data.text)[0].id
    found = await house.reels.checking.do(partial(verified, data.text))
    id = secrets.token_urlsafe(16)
    async with house.database.write() as c:
        if await replays.uploads_of(c, person.id) >= MOST_KEPT:
            raise Problem(409, "uploads-full", {"most": MOST_KEPT})
        await replays.add_upload(c, id=id, user=person.id, game=found.game.id, made=house.clock.now(), text=data.text)
    return {"id": id, "game": found.game.id, "plies": len(found.actions)}


@delete("/api/replays/{id:str}")
async def drop_upload(request: Req, id: FromPath[str]) -> None:
    """Take back an upload of mine."""
    house = house_of(request)
    person = await person_of(request, CREATE)
    async with house.database.write() as c:
        upload = await replays.find_upload(c, id)
        if upload is None or upload["user"] != person.id:
            raise not_found()
        await replays.drop_upload(c, id)
    house.reels.forget(id)


ROUTES: Final = [record, list_replays, one_replay, moments, replay_record, add_upload, drop_upload]
