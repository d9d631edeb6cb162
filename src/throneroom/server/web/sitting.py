"""The API: sitting down. What an invitation leads to, and another seat before the start."""

from __future__ import annotations

from typing import Final

from litestar import post
from litestar.params import FromPath, JSONBody

from throneroom.server import wire
from throneroom.server.packets import chair_json, seated_in, table_json
from throneroom.server.rooms import BOT, EMPTY, PLAYING, WAITING, Room
from throneroom.server.store import rows
from throneroom.server.web.asking import (
    PLAY,
    SPENDS,
    Req,
    address_of,
    house_of,
    invited,
    names_in,
    person_of,
    room_of,
    session_in,
)
from throneroom.server.web.matches import shown
from throneroom.server.web.shapes import Invitation, Swap


@post("/api/invitations/look", status_code=200)
async def look_at_invitation(request: Req, data: JSONBody[Invitation]) -> wire.Invited:
    """What an invitation leads to, for whoever has it: nothing changes, however often it is asked."""
    house = house_of(request)
    house.limits.questions.hit(address=address_of(request))
    secret = session_in(request)
    person = await house.people.who(secret) if secret else None
    room = await invited(request, data.invite, person)
    owner = room.row["owner"]
    async with house.database.read() as c:
        host = await rows.find_user(c, owner)
    return {
        "match": room.id,
        **table_json(room),
        "seats": _seats(room, await names_in(house, [room])),
        "host": host["name"] if host is not None else None,
        "language": host["language"] if host is not None else None,
        "member": person is not None and (person.id == owner or bool(room.seats_of(person.id))),
    }


def _seats(room: Room, names: dict[str, str]) -> list[wire.FreeSeat]:
    """Who sits there, as somebody sees it who thinks of sitting down: no more than they would tell."""
    row = room.row
    is_late = room.status == PLAYING
    free = {BOT} if is_late and row["latecomers"] else {EMPTY} if room.status == WAITING else set()
    game = seated_in(room)
    return [{**chair_json(chair, game, names), "free": chair.controller in free} for chair in room.chairs]


@post("/api/matches/{id:str}/seats/{seat:int}/swap", status_code=200, opt={SPENDS: "chairs"})
async def swap(request: Req, id: FromPath[str], seat: FromPath[int], data: JSONBody[Swap]) -> wire.Match:
    """Before the start: sit on this seat instead of my own, or ask its player to swap; they agree in the same way."""
    person = await person_of(request, PLAY)
    room = await room_of(request, id, person)
    await house_of(request).swapping.swap(room, person.id, seat, data.mine, data.wants)
    return await shown(request, room, person)


ROUTES: Final = [look_at_invitation, swap]
