"""The API: table talk, whispers, and not hearing somebody."""

from __future__ import annotations

from typing import Final

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody

from throneroom.core.game import seat_code
from throneroom.core.notation import read_seat
from throneroom.server.house import House
from throneroom.server.problems import Problem
from throneroom.server.rooms import Room
from throneroom.server.talk import Message
from throneroom.server.web.asking import PLAY, Json, Req, Since, house_of, maybe_person, person_of, room_of, seat_in
from throneroom.server.web.shapes import Muting, Said


async def messages_json(house: House, room: Room, messages: list[Message]) -> list[Json]:
    """Messages as they are sent."""
    names = await house.people.names({message.user for message in messages})
    game = room.game
    return [
        {
            "number": message.number,
            "channel": message.channel,
            "user": message.user,
            "name": names.get(message.user, ""),
            "seat": seat_code(game, message.seat) if message.seat is not None else None,
            "to": seat_code(game, message.to_seat) if message.to_seat is not None else None,
            "text": message.text,
            "made": message.made,
        }
        for message in messages
    ]


@get("/api/matches/{id:str}/messages")
async def messages(request: Req, id: FromPath[str], since: Since = 0, seat: FromQuery[str | None] = None) -> list[Json]:
    """What was said, as far as it is for me."""
    house = house_of(request)
    person = await maybe_person(request)
    room = await room_of(request, id, person)
    found = await house.talk.heard(room, seat_in(room, person, seat), person.id if person else "", since)
    return await messages_json(house, room, found)


@post("/api/matches/{id:str}/messages", status_code=201)
async def say(request: Req, id: FromPath[str], data: JSONBody[Said], seat: FromQuery[str | None] = None) -> Json:
    """Say something at the table; in games that allow it, whisper to one player."""
    house = house_of(request)
    person = await person_of(request, PLAY)
    room = await room_of(request, id, person)
    to = read_seat(room.game, data.to) if data.to is not None else None
    message = await house.talk.say(room, person, seat_in(room, person, seat), data.text, to)
    return (await messages_json(house, room, [message]))[0]


@post("/api/matches/{id:str}/mute", status_code=200)
async def mute(request: Req, id: FromPath[str], data: JSONBody[Muting]) -> Json:
    """Not hear somebody any more, or hear them again. Whom the owner of a match mutes cannot talk in it."""
    house = house_of(request)
    person = await person_of(request, PLAY)
    room = await room_of(request, id, person)
    if data.user == person.id:
        raise Problem(422, "bad-request")
    await house.talk.mute(room, person.id, data.user, data.muted)
    return {"user": data.user, "muted": data.muted}


ROUTES: Final = [messages, say, mute]
