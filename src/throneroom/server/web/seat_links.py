"""The API: seat links, which bring a seat to one's own other device or to another person. Each is good for one use."""

from __future__ import annotations

from typing import Final

from litestar import Response, post
from litestar.params import FromPath, JSONBody
from sqlalchemy import RowMapping
from sqlalchemy.ext.asyncio import AsyncConnection

from throneroom.core.game import seat_code
from throneroom.server import wire
from throneroom.server.house import House
from throneroom.server.links import DEVICE, SEAT, SEAT_SECONDS
from throneroom.server.people import Person
from throneroom.server.problems import Problem, not_found, wrong_state
from throneroom.server.rooms import BOT, CARETAKER, EMPTY, PERSON, PLAYING, WAITING, Chair, Room
from throneroom.server.store import link_rows
from throneroom.server.web.asking import (
    PLAY,
    SPENDS,
    Req,
    address_of,
    device_in,
    house_of,
    is_owner,
    person_of,
    read_room,
    room_of,
    session_cookie,
    session_in,
    signed_in,
)
from throneroom.server.web.shapes import NewSeatLink, SeatLink, SpentSeatLink

_FREE: Final = (BOT, CARETAKER, EMPTY)


@post("/api/matches/{id:str}/seat-link", status_code=201, opt={SPENDS: "links"})
async def add_seat_link(request: Req, id: FromPath[str], data: JSONBody[NewSeatLink]) -> wire.SeatLinkMade:
    """A seat link, good for one use and half an hour: to my own other device, or for a seat, to another person.

    The seat is my own, or as the owner one that a bot keeps, or nobody, or a caretaker for who is away. An earlier
    link for the same leads nowhere from then on. Only a session can make one.
    """
    house = house_of(request)
    person = await signed_in(request)
    room = await room_of(request, id, person)
    mine = room.seats_of(person.id)
    if not mine and not is_owner(room, person):
        raise Problem(403, "not-your-seat")
    if room.status not in (WAITING, PLAYING):
        raise wrong_state(room.status)
    if data.to == "device":
        if not mine:
            raise Problem(403, "not-your-seat")
        secret = await house.people.links.make(DEVICE, person.id, SEAT_SECONDS, room.id)
    else:
        chair = await _given(house, room, person, data.seat if data.seat is not None else next(iter(mine), -1))
        secret = await house.people.links.make(SEAT, person.id, SEAT_SECONDS, room.id, chair.seat, chair.user or "")
    return {"link": secret, "expires": house.clock.now() + SEAT_SECONDS}


async def _given(house: House, room: Room, person: Person, seat: int) -> Chair:
    """A seat that somebody may give away."""
    if not 0 <= seat < len(room.chairs):
        raise not_found()
    chair = room.chairs[seat]
    if chair.user != person.id and not (is_owner(room, person) and chair.controller in _FREE):
        raise Problem(403, "not-your-seat")
    await _require_away(house, room, chair, person.id)
    return chair


async def _require_away(house: House, room: Room, chair: Chair, giver: str) -> None:
    """A caretaker's seat is given away by its player, or by the owner while its player is away."""
    if chair.controller == CARETAKER and chair.user != giver and not await house.absence.may_lose(room, chair.seat):
        raise Problem(409, "not-absent")


@post("/api/seat-links/look", status_code=200)
async def look_at_seat_link(request: Req, data: JSONBody[SeatLink]) -> wire.SeatLinkAbout:
    """What a seat link is for. Nothing changes, however often it is asked."""
    house = house_of(request)
    house.limits.sign_in.hit(address=address_of(request))
    row = await house.people.links.look(data.link, DEVICE, SEAT)
    here = await _here(request)
    room = await read_room(request, row["match"], here)
    fold, seat = room.fold, row["seat"]
    names = await house.people.names({row["user"]})
    return {
        "to": "device" if row["kind"] == DEVICE else "person",
        "match": room.id,
        "game": room.row["game"],
        "name": room.row["name"],
        "by": names.get(row["user"]),
        "mine": here is not None and here.id == row["user"],
        "seat": seat,
        "code": seat_code(fold.game, seat) if fold is not None and seat is not None else None,
        "expires": row["expires"],
    }


@post("/api/seat-links", status_code=201)
async def spend_seat_link(request: Req, data: JSONBody[SpentSeatLink]) -> Response[wire.SatDown]:
    """Use a seat link up: one to my own device answers with the cookie of a session, one for a seat sits me down.

    Where the browser is somebody else's so far, it becomes another's only if `instead_of` says whose it has been.
    """
    house = house_of(request)
    house.limits.sign_in.hit(address=address_of(request))
    row = await house.people.links.look(data.link, DEVICE, SEAT)
    if row["kind"] == SEAT:
        person = await person_of(request, PLAY)
        await _take(house, await read_room(request, row["match"], person), person, row, data.link)
        return Response({"id": person.id, "name": person.name, "match": row["match"]})
    here = await _here(request)
    if here is not None and here.id not in (row["user"], data.instead_of):
        raise Problem(409, "other-person", {"name": here.name})
    person, match, secret = await house.people.follow(data.link, device_in(request), session_in(request))
    cookies = [session_cookie(house, secret)]
    return Response({"id": person.id, "name": person.name, "match": match}, cookies=cookies)


async def _here(request: Req) -> Person | None:
    """Who the browser is so far, whatever else the request carries."""
    secret = session_in(request)
    return await house_of(request).people.who(secret) if secret else None


async def _take(house: House, room: Room, person: Person, row: RowMapping, secret: str) -> None:
    """Sit down on the seat of a link, if it is still kept by whoever kept it when the link was made.

    The link is used up in the transaction of sitting down: who is refused still has it.
    """
    links = house.people.links
    chair = room.chairs[row["seat"]]
    if room.status == PLAYING and room.seats_of(person.id):
        raise Problem(409, "sits-already")
    if chair.user != row["user"] and (chair.controller not in _FREE or (chair.user or "") != row["about"]):
        raise not_found()
    await _require_away(house, room, chair, row["user"])
    if await house.moderation.is_blocked(room.row["owner"], person.id):
        raise Problem(403, "blocked")
    if room.status == PLAYING and any([user == person.id and seat != chair.seat for user, seat in room.former]):
        raise Problem(403, "gave-up-seat")

    async def spend(c: AsyncConnection) -> None:
        await links.spend(c, secret, SEAT)
        if chair.user is not None:
            await link_rows.drop_into(c, chair.user, room.id)

    new = Chair(chair.seat, PERSON, person.id)
    try:
        may = frozenset({chair.controller})
        await house.chairs.sit(room, chair.seat, new, only_if=may, also=spend, whose=chair.user)
    except Problem:
        await links.look(secret, SEAT)  # for who was second, the link is gone
        raise


ROUTES: Final = [add_seat_link, look_at_seat_link, spend_seat_link]
