"""The API: records and replays of games that are over, and records that people bring along."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Annotated, Any, Final, cast

from litestar import delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from sqlalchemy import RowMapping

from throneroom.core.game import find_game, seated
from throneroom.core.rules import Illegal
from throneroom.server import budgets, wire
from throneroom.server.checking import Played, Who
from throneroom.server.fold import Fold
from throneroom.server.house import House
from throneroom.server.logs import event
from throneroom.server.packets import told_json
from throneroom.server.people import Person
from throneroom.server.problems import Problem, not_found, wrong_state
from throneroom.server.reels import ALL, Reel, Unplayable, standing
from throneroom.server.rooms import ABANDONED, ENDED, Chair, Room
from throneroom.server.store import replays, rows, sizes
from throneroom.server.store.database import NotStored
from throneroom.server.store.texts import shortened
from throneroom.server.web.answers import language
from throneroom.server.web.asking import (
    CREATE,
    SPENDS,
    Json,
    Req,
    address_of,
    house_of,
    maybe_person,
    person_of,
    room_of,
)
from throneroom.server.web.shapes import LARGE, Upload
from throneroom.telling import Teller

PAGE: Final = 20
MOST_MOMENTS: Final = 50
MOST_WHOLE_MOMENTS: Final = 10
"""Moments with nothing hidden at once: each has the view of every seat."""
From = Annotated[int, QueryParameter(name="from", ge=0)]
To = Annotated[int | None, QueryParameter(name="to", ge=0)]
Page = Annotated[int, QueryParameter(ge=1, le=10_000)]


# ---------------------------------------------------------------- records


@get("/api/matches/{id:str}/record", media_type="text/plain", opt={SPENDS: "replays"})
async def record(request: Req, id: FromPath[str]) -> str:
    """The whole record of an ended match, with the seed that every card was dealt from."""
    person = await maybe_person(request)
    room = await room_of(request, id, person)
    if not _is_over(room):
        raise wrong_state(room.status)
    return await _record_of(house_of(request), room, _who(request, person))


def _who(request: Req, person: Person | None) -> Who:
    return {"person": person.id if person is not None else None, "address": address_of(request)}


def _is_over(room: Room) -> bool:
    """Whether a match was played and can be played no more."""
    return room.status in (ENDED, ABANDONED) and room.row["started"] is not None


async def _record_of(house: House, room: Room, who: Who) -> str:
    """The record of a match, written once for however many want it."""
    seats = await _seats_json(house, room.playing().game.seats, room.chairs)
    names = [seat["name"] or seat["bot"] for seat in seats]
    fair = {"commitment": room.row["commitment"], "seed": room.row["seed"]}
    head = {"match": room.id, "names": names, "fair": fair}
    async with house.reels.turns.one_of(f"record {room.id}"):
        found = house.records.get((room.id, *names))
        if found is None:
            found = (await house.checker.written(who, _played(room.playing()), head)).encode()
            house.records.put((room.id, *names), found)
    return found.decode()


def _played(fold: Fold) -> Played:
    return Played(fold.game.id, fold.game.rules_version, fold.players, fold.options, standing(fold.actions))


# ---------------------------------------------------------------- which replay


@dataclass(frozen=True, slots=True)
class Shown:
    """A replay that may be watched, and what is told of it: of a match that is over, or of an upload."""

    reel: Reel
    about: wire.ReplayAbout
    more: Json = field(default_factory=dict)
    """How fair it was dealt, and what was taken back."""


async def shown(request: Req, id: str) -> Shown:
    """A replay by its id. A match that still goes on is not there, whoever asks."""
    house = house_of(request)
    person = await maybe_person(request)
    async with house.database.read() as c:
        upload = await replays.find_upload(c, id)
    if upload is not None:
        request.scope.setdefault("state", {})["game"] = upload["game"]
        about = _upload_json(upload, person.id if person else None)
        return Shown(await _upload_reel(house, id, _who(request, person)), about)
    room = await room_of(request, id, person)
    if not _is_over(room):
        raise not_found()
    fold = room.playing()
    who = _who(request, person)
    async with house.reels.turns.one_of(id):
        await house.reels.find_end(id, lambda: house.checker.end(who, _played(fold)))
        reel = await house.reels.find(id, address_of(request), partial(_fold_reel, fold))
    about = await _match_json(house, room.row, room.chairs, reel.seats, who["person"])
    fair = {"commitment": room.row["commitment"], "seed": room.row["seed"]}
    return Shown(reel, about, {**fair, "undone": _undone(fold)})


def _undone(fold: Fold) -> list[int]:
    """The plies of the match that its replay does not have."""
    kept = {action.ply for action in fold.actions}
    return [ply for ply in range(fold.plies) if ply not in kept]


def _fold_reel(fold: Fold) -> Reel:
    return Reel(fold.game, fold.players, fold.options, standing(fold.actions))


async def _upload_reel(house: House, id: str, who: Who) -> Reel:
    """The reel of an upload. Its record is read in a process of its own, however many want to see it."""
    async with house.reels.turns.one_of(id):
        played = None
        if not house.reels.is_ready(id):
            async with house.database.read() as c:
                text = await replays.text_of_upload(c, id)
            if text is None:  # deleted a moment ago
                raise not_found()
            played = await house.checker.read(who, text)
        return await house.reels.find(id, str(who["address"]), partial(_played_reel, played))


def _played_reel(played: Played | None) -> Reel:
    assert played is not None
    game = seated(find_game(played.game, played.rules_version), played.players, played.options)
    return Reel(game, played.players, played.options, played.actions)


# ---------------------------------------------------------------- what is told of it


async def _match_json(
    house: House, row: Mapping[str, Any], chairs: list[Chair], codes: Sequence[str], person: str | None
) -> wire.ReplayAbout:
    return {
        "id": row["id"],
        "kind": "match",
        "game": row["game"],
        "players": row["players"],
        "name": row["name"],
        "status": row["status"],
        "time": row["ended"],
        "mine": person is not None and person in [chair.user for chair in chairs],
        "seats": await _seats_json(house, codes, chairs),
    }


async def _seats_json(house: House, codes: Sequence[str], chairs: list[Chair]) -> list[wire.ReplaySeat]:
    names = await house.people.names({chair.user for chair in chairs if chair.user})
    return [
        {"code": code, "name": names.get(chair.user or ""), "bot": chair.bot}
        for code, chair in zip(codes, chairs, strict=False)
    ]


def _upload_json(row: RowMapping, person: str | None) -> wire.ReplayAbout:
    """An upload, told from what was stored beside its record."""
    about = row["about"]
    if about is None:  # by rules that are gone
        raise not_found()
    return {
        "id": row["id"],
        "kind": "upload",
        "game": row["game"],
        "players": about["players"],
        "name": "",
        "status": ENDED if about["winners"] else "unfinished",
        "time": row["made"],
        "mine": person is not None and person == row["user"],
        "seats": [
            {"code": code, "name": name, "bot": None}
            for code, name in zip(about["seats"], about["names"], strict=False)
        ],
    }


# ---------------------------------------------------------------- the list


@get("/api/replays", opt={SPENDS: "replays"})
async def list_replays(request: Req, game: FromQuery[str | None] = None, page: Page = 1) -> wire.ReplayList:
    """What there is to watch, newest first: public matches that are over, my own, and my uploads."""
    house = house_of(request)
    person = await maybe_person(request)
    async with house.database.read() as c:
        found = await replays.listed(c, person.id if person else "", game, PAGE * (page - 1), PAGE + 1)
    lines = []
    for row in found[:PAGE]:
        listed = _listed_match if row["kind"] == replays.MATCH else _listed_upload
        try:
            lines.append(await listed(house, row["id"], _who(request, person)))
        except (Illegal, AssertionError, LookupError, Unplayable):  # by rules that are gone, or endless
            continue
        except NotStored:
            raise
        except Problem as problem:
            if problem.status != 404:  # too much at once; else it was deleted a moment ago
                raise
        except Exception as fault:  # one that is broken is not listed, the others are
            event("replay-not-listed", logging.ERROR, fault, match=row["id"])
    return {"page": page, "more": len(found) > PAGE, "replays": lines}


async def _listed_match(house: House, id: str, who: Who) -> wire.Replay:
    async with house.database.read() as c:
        row = await rows.find_match(c, id)
        chairs = [Chair(s["seat"], s["controller"], s["user"], s["bot"]) for s in await rows.seats_of(c, id)]
        stored = await rows.actions_of(c, id) if house.reels.end(id) is None else []
    assert row is not None
    played = Played(row["game"], row["rules_version"], row["players"], row["options"], standing(stored))
    async with house.reels.turns.one_of(id):
        end = await house.reels.find_end(id, lambda: house.checker.end(who, played))
    codes = seated(find_game(row["game"]), row["players"], row["options"]).seats
    about = await _match_json(house, dict(row), chairs, codes, who["person"])
    return {**about, "plies": end.plies, "winners": end.winners}


async def _listed_upload(house: House, id: str, who: Who) -> wire.Replay:
    async with house.database.read() as c:
        row = await replays.find_upload(c, id)
    if row is None:  # deleted a moment ago
        raise LookupError(id)
    return {**_upload_json(row, who["person"]), "plies": row["about"]["plies"], "winners": row["about"]["winners"]}


# ---------------------------------------------------------------- watching


@get("/api/replays/{id:str}", opt={SPENDS: "replays"})
async def one_replay(request: Req, id: FromPath[str]) -> wire.ReplayTold:
    """A replay: who played, how long, how it ended, from where it can be watched, and where rounds begin."""
    found = await shown(request, id)
    reel = found.reel
    teller = Teller(language(request), reel.game, reel.options)
    told = {
        **found.about,
        "plies": reel.plies,
        "winners": reel.winners,
        "options": shortened(reel.options),
        "result": cast(wire.Result | None, reel.result),
        "viewpoints": list(reel.viewpoints),
        "rounds": [
            {"ply": ply, **told_json(event, teller)} for ply, event in reel.rounds
        ],
    }  # fmt: skip
    return cast(wire.ReplayTold, {**told, **found.more})


@get("/api/replays/{id:str}/moments", opt={SPENDS: "replays"})
async def moments(
    request: Req, id: FromPath[str], first: From = 0, last: To = None, viewpoint: FromQuery[str] = "spectator"
) -> wire.Moments:
    """Some moments of a replay, from a seat, from outside, or with nothing hidden. Beyond the end is the end."""
    house = house_of(request)
    reel = (await shown(request, id)).reel
    seat = reel.viewpoint(viewpoint)
    most = MOST_WHOLE_MOMENTS if seat == ALL else MOST_MOMENTS
    begin = min(first, reel.plies)
    end = max(begin, min(reel.plies if last is None else last, reel.plies, begin + most - 1))
    teller = Teller(language(request), reel.game, reel.options)
    found = await house.reels.bench.do(address_of(request), partial(reel.moments, begin, end, seat, teller))
    return {"from": begin, "to": end, "plies": reel.plies, "viewpoint": viewpoint, "moments": found}


@get("/api/replays/{id:str}/record", media_type="text/plain", opt={SPENDS: "replays"})
async def replay_record(request: Req, id: FromPath[str]) -> str:
    """The record of a replay, to keep or to bring to another server."""
    house = house_of(request)
    person = await maybe_person(request)
    async with house.database.read() as c:
        text = await replays.text_of_upload(c, id)
    if text is not None:
        return text
    room = await room_of(request, id, person)
    if not _is_over(room):
        raise not_found()
    return await _record_of(house, room, _who(request, person))


# ---------------------------------------------------------------- bringing records along


@post("/api/replays", status_code=201, opt={SPENDS: "uploads"}, request_max_body_size=LARGE)
async def add_upload(request: Req, data: JSONBody[Upload]) -> wire.UploadMade:
    """Bring a record to be watched here. It is played and checked first; whoever has the id can watch it."""
    house = house_of(request)
    person = await person_of(request, CREATE)
    game, about = await house.checker.record(_who(request, person), data.text)
    id, size_of_text = secrets.token_urlsafe(16), len(data.text.encode())
    async with house.database.write() as c:
        count, size = await sizes.uploads(c, person.id)
        house.limits.kept_uploads.require(budgets.PERSON, count)
        house.limits.kept_bytes.require(budgets.PERSON, size, size_of_text)
        house.limits.stored_bytes.require(budgets.SERVER, await sizes.whole(c), size_of_text)
        house.limits.upload_bytes.hit(size_of_text, address=address_of(request))
        await replays.add_upload(
            c, id=id, user=person.id, game=game, made=house.clock.now(), text=data.text, about=about
        )
    return {"id": id, "game": game, "plies": about["plies"]}


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
