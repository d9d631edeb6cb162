"""The API: table talk, whispers, and not hearing somebody."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final, cast

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from throneroom.core.game import seat_code
from throneroom.core.notation import read_seat
from throneroom.server import wire
from throneroom.server.house import House
from throneroom.server.numbers import LARGEST
from throneroom.server.problems import Problem, not_found
from throneroom.server.rooms import Room
from throneroom.server.talk import Message
from throneroom.server.told import actor, people_in, sentence
from throneroom.server.web.answers import language
from throneroom.server.web.asking import (
    CREATE,
    PLAY,
    SPENDS,
    Req,
    address_of,
    house_of,
    maybe_person,
    person_of,
    room_of,
    seat_in,
)
from throneroom.server.web.shapes import Blocking, Muting, Reporting, Said

Line = Annotated[int, QueryParameter(ge=0, le=LARGEST)]
"""The number of a line of talk, as it was sent."""


async def messages_json(house: House, room: Room, messages: list[Message], lang: str) -> list[wire.Message]:
    """Messages as they are sent; what the server says is told in the reader's language, and as a key with facts."""
    about = [people_in(message.facts) for message in messages if message.facts]
    names = await house.people.names({message.user for message in messages}.union(*about))
    game, numbers = room.game, house.numbers(room.id)
    return [
        {
            "number": numbers.told(message.number),
            "channel": cast(Any, message.channel),
            "player": message.user if message.facts is None else actor(message.text, message.facts),
            "name": names.get(message.user, ""),
            "seat": seat_code(game, message.seat) if message.seat is not None else None,
            "to": seat_code(game, message.to_seat) if message.to_seat is not None else None,
            "text": message.text
            if message.facts is None or message.seat is None
            else sentence(lang, room, message.text, message.seat, message.facts, names),
            "made": message.made,
            "told": None
            if message.facts is None
            else cast(wire.ServerWords, {"key": message.text, **_named(message.facts, names)}),
        }
        for message in messages
    ]


def told_number(house: House, match: str, about: int | None) -> int | None:
    """The number of the line that a report is about, as it is sent."""
    return house.numbers(match).told(about) if about is not None else None


def _named(facts: Mapping[str, str | None], names: Mapping[str, str]) -> dict[str, str | None]:
    """Facts that are people, by their names."""
    return {fact: names.get(user or "") for fact, user in facts.items()}


@get("/api/matches/{id:str}/messages", opt={SPENDS: "questions"})
async def messages(
    request: Req, id: FromPath[str], since: Line = 0, seat: FromQuery[str | None] = None
) -> list[wire.Message]:
    """What was said, as far as it is for me; with the number of a line only what was said after it."""
    house = house_of(request)
    person = await maybe_person(request)
    room = await room_of(request, id, person)
    after = house.numbers(room.id).after(since)
    found = await house.talk.heard(room, seat_in(room, person, seat), person.id if person else "", after)
    return await messages_json(house, room, found, language(request))


@post("/api/matches/{id:str}/messages", status_code=201)
async def say(
    request: Req, id: FromPath[str], data: JSONBody[Said], seat: FromQuery[str | None] = None
) -> wire.Message:
    """Say something at the table; in games that allow it, whisper to one player."""
    house = house_of(request)
    person = await person_of(request, PLAY)
    room = await room_of(request, id, person)
    to = read_seat(room.game, data.to) if data.to is not None else None
    message = await house.talk.say(room, person, seat_in(room, person, seat), data.text, to, address_of(request))
    return (await messages_json(house, room, [message], language(request)))[0]


@post("/api/matches/{id:str}/mute", status_code=200, opt={SPENDS: "mutes"})
async def mute(request: Req, id: FromPath[str], data: JSONBody[Muting]) -> wire.Muted:
    """Not hear somebody any more, or hear them again. Whom the owner of a match mutes cannot talk in it."""
    house = house_of(request)
    person = await person_of(request, PLAY)
    room = await room_of(request, id, person)
    if data.player == person.id:
        raise Problem(422, "bad-request")
    await house.talk.mute(room, person.id, data.player, data.muted)
    return {"player": data.player, "muted": data.muted}


@post("/api/matches/{id:str}/reports", status_code=201, opt={SPENDS: "reports"})
async def report(request: Req, id: FromPath[str], data: JSONBody[Reporting]) -> wire.Reported:
    """Tell the administrators about somebody in a match; the place in the match goes with it."""
    house = house_of(request)
    person = await person_of(request, PLAY)
    room = await room_of(request, id, person)
    about = house.numbers(room.id).place(data.message) if data.message is not None else None
    if about is None and data.message is not None:
        raise not_found()
    await house.moderation.report(room, person.id, data.player, data.text, about)
    return {"reported": True}


@get("/api/blocks")
async def blocks(request: Req) -> list[wire.BlockedPerson]:
    """Whom I block."""
    house = house_of(request)
    return await _people(house, await house.moderation.blocked((await person_of(request)).id))


@post("/api/blocks", status_code=200, opt={SPENDS: "names"})
async def block(request: Req, data: JSONBody[Blocking]) -> list[wire.BlockedPerson]:
    """Have nothing to do with somebody any more, or again: I hear them nowhere, and they get no seat in my matches."""
    house = house_of(request)
    person = await person_of(request, CREATE)
    return await _people(house, await house.moderation.block(person.id, data.player, data.blocked))


async def _people(house: House, users: list[str]) -> list[wire.BlockedPerson]:
    names = await house.people.names(set(users))
    return [{"player": user, "name": names.get(user, "")} for user in users]


ROUTES: Final = [messages, say, mute, report, blocks, block]
