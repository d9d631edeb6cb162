"""The API: a seat left to a bot, given away, kept for who is away; a nudge; latecomers."""

from __future__ import annotations

from typing import Final

from litestar import post
from litestar.params import FromPath, JSONBody

from throneroom.server import wire
from throneroom.server.problems import Problem, not_found
from throneroom.server.rooms import Room
from throneroom.server.web.asking import PLAY, SPENDS, Req, house_of, is_owner, owned, person_of, room_of
from throneroom.server.web.matches import shown
from throneroom.server.web.shapes import Giving, Latecomers


@post("/api/matches/{id:str}/leave", status_code=200, opt={SPENDS: "chairs"})
async def leave(request: Req, id: FromPath[str]) -> wire.Match:
    """Leave my seats to a bot. They stay mine: `return` takes them back, and nothing else does."""
    person = await person_of(request, PLAY)
    room = await room_of(request, id, person)
    await house_of(request).handing.leave(room, person.id)
    return await shown(request, room, person)


@post("/api/matches/{id:str}/seats/{seat:int}/give", status_code=200, opt={SPENDS: "chairs"})
async def give(request: Req, id: FromPath[str], seat: FromPath[int], data: JSONBody[Giving]) -> wire.Match:
    """Give a seat to a bot for good: my own, another's when all others agree, as the owner that of who is away."""
    house = house_of(request)
    person = await person_of(request, PLAY)
    room = await room_of(request, id, person)
    former = _player(room, seat)
    is_given = await house.handing.give(room, seat, person.id, wants=data.wants, is_owner=is_owner(room, person))
    if is_given and former is not None:
        await house.people.links.drop(former, room.id)
    return await shown(request, room, person)


@post("/api/matches/{id:str}/seats/{seat:int}/keep", status_code=200, opt={SPENDS: "chairs"})
async def keep(request: Req, id: FromPath[str], seat: FromPath[int]) -> wire.Match:
    """Let a bot play for a player who has been away, or silent, on their own move until `keep_at` has passed."""
    house = house_of(request)
    person = await person_of(request, PLAY)
    room = await _at_table(request, id, seat)
    if not await house.absence.is_absent(room, seat):
        raise Problem(409, "not-absent")
    await house.handing.keep(room, seat, person.id)
    return await shown(request, room, person)


@post("/api/matches/{id:str}/seats/{seat:int}/nudge", status_code=200, opt={SPENDS: "nudges"})
async def nudge(request: Req, id: FromPath[str], seat: FromPath[int]) -> wire.Match:
    """Ask a player to move: a notice to them, once for each decision, and everybody sees it."""
    person = await person_of(request, PLAY)
    room = await _at_table(request, id, seat)
    await house_of(request).handing.nudge(room, seat, person.id)
    return await shown(request, room, person)


@post("/api/matches/{id:str}/latecomers", status_code=200, opt={SPENDS: "chairs"})
async def set_latecomers(request: Req, id: FromPath[str], data: JSONBody[Latecomers]) -> wire.Match:
    """The owner says whether who comes late with the invitation may take over from a bot."""
    room = await owned(request, id)
    await house_of(request).chairs.allow_latecomers(room, data.may)
    return await shown(request, room, await person_of(request, PLAY))


async def _at_table(request: Req, id: str, seat: int) -> Room:
    """A match in which the one who asks has a seat, or which they own."""
    person = await person_of(request, PLAY)
    room = await room_of(request, id, person)
    _player(room, seat)
    if not room.seats_of(person.id) and not is_owner(room, person):
        raise Problem(403, "not-your-seat")
    return room


def _player(room: Room, seat: int) -> str | None:
    """Who has a seat; a problem if there is no such seat."""
    if not 0 <= seat < len(room.chairs):
        raise not_found()
    return room.chairs[seat].user


ROUTES: Final = [leave, give, keep, nudge, set_latecomers]
