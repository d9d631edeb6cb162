"""The API: matches set up, joined, started, left, ended, and played again."""

from __future__ import annotations

from typing import Final

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody

from throneroom.bots.base import bots
from throneroom.core.game import find_game
from throneroom.core.seats import Seat
from throneroom.server.pace import pace_of
from throneroom.server.packets import match_json
from throneroom.server.people import Person
from throneroom.server.problems import Problem, not_found, wrong_state
from throneroom.server.rooms import BOT, CARETAKER, EMPTY, PERSON, PLAYING, QUARANTINED, WAITING, Chair, Room
from throneroom.server.store import rows
from throneroom.server.web.asking import (
    CREATE,
    PLAY,
    Json,
    Req,
    house_of,
    is_owner,
    maybe_person,
    names_in,
    owned,
    person_of,
    room_of,
)
from throneroom.server.web.shapes import Chairs, Ending, Join, NewMatch, Seen


async def shown(request: Req, room: Room, person: Person | None) -> Json:
    """A match as one person sees it in a list."""
    house = house_of(request)
    mine = room.seats_of(person.id) if person is not None else []
    awaits_me = room.status == PLAYING and any(
        [d.seat in mine and not room.is_ready(d.seat) for d in room.playing().state.pending]
    )
    return {
        **match_json(room, await names_in(house, [room])),
        "mine": mine,
        "owner": person is not None and room.row["owner"] == person.id,
        "present": house.hub.present(room.id),
        "awaits_me": awaits_me,
    }


@post("/api/matches", status_code=201)
async def add_match(request: Req, data: JSONBody[NewMatch]) -> Json:
    """Set up a match. Chairs that are not named stay empty; the invite secret is shown once."""
    house = house_of(request)
    person = await person_of(request, CREATE)
    house.limits.matches.hit(person.id)
    game = find_game(data.game)
    if len(data.seats) > data.players:
        raise Problem(422, "too-many-seats")
    wanted = [seat.who for seat in data.seats] + ["empty"] * (data.players - len(data.seats))
    chairs = [Chair(i, PERSON, person.id) if who == "me" else _chair(i, who) for i, who in enumerate(wanted)]
    pace = pace_of({key: value for key, value in _plain(data).items() if value is not None})
    room, invite = await house.matches.create(
        person.id, game, data.players, data.options, chairs, data.name, data.visibility, pace
    )
    return {**await shown(request, room, person), "invite": invite}


def _plain(data: NewMatch) -> Json:
    pace = data.pace
    return {"kind": pace.kind, "days": pace.days, "seconds": pace.seconds, "bank": pace.bank, "misses": pace.misses}


def _chair(seat: Seat, who: str) -> Chair:
    if who == "empty":
        return Chair(seat, EMPTY)
    if who not in bots():
        raise Problem(422, "unknown-bot", {"known": ", ".join(sorted(bots()))})
    return Chair(seat, BOT, bot=who)


@get("/api/matches")
async def my_matches(request: Req) -> list[Json]:
    """My matches: those that wait for me first, then the newest."""
    house = house_of(request)
    person = await person_of(request)
    async with house.database.read() as c:
        found = await rows.matches_of(c, person.id)
    rooms = [await house.matches.room(row["id"]) for row in found if row["status"] != QUARANTINED]
    listed = [await shown(request, room, person) for room in rooms]
    return sorted(listed, key=lambda match: not match["awaits_me"])


@get("/api/matches/open")
async def open_matches(request: Req) -> list[Json]:
    """Public matches that wait for players."""
    house = house_of(request)
    person = await maybe_person(request)
    async with house.database.read() as c:
        found = await rows.open_matches(c)
    return [await shown(request, await house.matches.room(row["id"]), person) for row in found]


@get("/api/matches/{id:str}")
async def one_match(request: Req, id: FromPath[str]) -> Json:
    """A match: who sits where, and how it stands."""
    person = await maybe_person(request)
    return await shown(request, await room_of(request, id, person), person)


@post("/api/matches/{id:str}/join", status_code=200)
async def join(request: Req, id: FromPath[str], data: JSONBody[Join]) -> Json:
    """Take a free chair, with the invite link or in a public match; or only watch.

    In a match under way the link also lets somebody take over from a bot.
    """
    house = house_of(request)
    person = await person_of(request, PLAY)
    if data.invite:
        room = await house.matches.invited(data.invite)
        if room.id != id:
            raise not_found()
    else:
        room = await room_of(request, id, person)
    if data.watch:
        await house.chairs.watch(room, person.id)
        return await shown(request, room, person)
    may_take = {EMPTY, BOT} if data.invite and room.status == PLAYING else {EMPTY}
    if room.status == PLAYING and room.seats_of(person.id):
        raise Problem(409, "sits-already")
    free = [chair.seat for chair in room.chairs if chair.controller in may_take]
    seat = data.seat if data.seat is not None else next(iter(free), -1)
    if seat not in free:
        raise Problem(409, "seat-taken")
    await house.chairs.sit(room, seat, Chair(seat, PERSON, person.id), only_if=frozenset(may_take))
    return await shown(request, room, person)


@post("/api/matches/{id:str}/seats/{seat:int}", status_code=200)
async def set_seat(request: Req, id: FromPath[str], seat: FromPath[int], data: JSONBody[Chairs]) -> Json:
    """Hand a seat over to a bot, or free it before the start: one's own, or as the owner another's.

    Once the match runs, the owner can do so only for a player whose time has run out too often.
    """
    house = house_of(request)
    person = await person_of(request, PLAY)
    room = await room_of(request, id, person)
    if not 0 <= seat < len(room.chairs):
        raise not_found()
    chair = room.chairs[seat]
    may_replace = room.status == WAITING or chair.controller in (BOT, CARETAKER)
    if chair.user != person.id and not (is_owner(room, person) and may_replace):
        raise Problem(403, "not-your-seat")
    if data.who == "empty" and room.status != WAITING:
        raise wrong_state(room.status)
    await house.chairs.sit(room, seat, _chair(seat, data.who), only_if=frozenset({chair.controller}))
    if chair.user is not None:
        async with house.database.write() as c:
            await rows.drop_links(c, chair.user, room.id)
    return await shown(request, room, person)


@post("/api/matches/{id:str}/return", status_code=200)
async def come_back(request: Req, id: FromPath[str]) -> Json:
    """Be there again: seats that a caretaker kept are one's own again."""
    house = house_of(request)
    person = await person_of(request, PLAY)
    room = await room_of(request, id, person)
    await house.chairs.come_back(room, person.id)
    return await shown(request, room, person)


@post("/api/matches/{id:str}/start", status_code=200)
async def start(request: Req, id: FromPath[str], at_random: FromQuery[bool] = False) -> Json:
    """The owner starts the match when every chair is taken; with `at_random` the seats are dealt out first."""
    room = await owned(request, id)
    await house_of(request).chairs.begin(room, at_random)
    return await shown(request, room, await maybe_person(request, PLAY))


@post("/api/matches/{id:str}/invite", status_code=201)
async def new_invite(request: Req, id: FromPath[str]) -> Json:
    """The owner makes a new invite link; the old one leads nowhere from then on."""
    return {"invite": await house_of(request).chairs.new_invite(await owned(request, id))}


@post("/api/matches/{id:str}/end", status_code=200)
async def end(request: Req, id: FromPath[str], data: JSONBody[Ending]) -> Json:
    """Agree to stop a match without a result, or no longer. It stops when all people at the table agree.

    Before the start the owner is enough; an administrator always is.
    """
    house = house_of(request)
    person = await person_of(request, PLAY)
    room = await room_of(request, id, person)
    if data.wants and (person.is_admin or (room.status == WAITING and is_owner(room, person))):
        await house.chairs.abandon(room)
    else:
        await house.chairs.want_end(room, person.id, data.wants)
    return await shown(request, room, person)


@post("/api/matches/{id:str}/rematch", status_code=201)
async def rematch(request: Req, id: FromPath[str]) -> Json:
    """The same match again; the other players see it among theirs and take their chairs."""
    house = house_of(request)
    person = await person_of(request, CREATE)
    room = await room_of(request, id, person)
    if not room.seats_of(person.id) and not is_owner(room, person):
        raise Problem(403, "not-your-seat")
    house.limits.matches.hit(person.id)
    again, invite = await house.chairs.rematch(room, person.id)
    return {**await shown(request, again, person), "invite": invite}


@post("/api/matches/{id:str}/seen", status_code=200)
async def seen(request: Req, id: FromPath[str], data: JSONBody[Seen]) -> Json:
    """Remember what I have seen, so that I can be caught up from there."""
    person = await person_of(request)
    room = await room_of(request, id, person)
    ply = min(data.ply, room.playing().plies)
    await house_of(request).chairs.seen(room, person.id, ply)
    return {"ply": ply}


ROUTES: Final = [
    add_match, my_matches, open_matches, one_match, join, set_seat, come_back, start, new_invite, end, rematch, seen,
]  # fmt: skip
