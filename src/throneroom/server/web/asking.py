"""Who asks, for which match, and from which seat."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Request
from litestar.datastructures import Cookie
from litestar.params import QueryParameter

from throneroom.core.notation import read_seat
from throneroom.core.seats import SPECTATOR, Seat
from throneroom.server.fold import Fold
from throneroom.server.house import House
from throneroom.server.people import SESSION_SECONDS, Person
from throneroom.server.problems import Problem, not_found
from throneroom.server.rooms import Room
from throneroom.server.web.answers import language
from throneroom.telling import Teller

COOKIE: Final = "throneroom"
READ, PLAY, CREATE = "read", "play", "create"
SCOPES: Final = frozenset({READ, PLAY, CREATE})
"""What a personal token may do: look, play in its matches, set up matches and change the account."""
PROVES_ITSELF: Final = "proves_itself"
"""Marks a route whose address is the proof of who may call it; no cookie counts there."""
Json = dict[str, Any]
Since = Annotated[int, QueryParameter(ge=0, le=1_000_000_000)]
"""From where on somebody wants to be told."""
Req = Request[Any, Any, Any]


def house_of(request: Any) -> House:
    house: House = request.app.state.house
    return house


def secret_of(request: Any) -> str:
    """The secret a request carries: a bearer token, or the cookie of a session."""
    header = request.headers.get("authorization", "")
    if header.startswith("Bearer "):
        return str(header.removeprefix("Bearer "))
    return str(request.cookies.get(cookie_name(house_of(request)), ""))


def cookie_name(house: House) -> str:
    """What the cookie is called; with TLS so that browsers take it from this host alone."""
    return f"__Host-{COOKIE}" if house.settings.secure_cookies else COOKIE


def session_cookie(house: House, secret: str) -> Cookie:
    """The cookie of a session; an empty secret takes it away."""
    return Cookie(key=cookie_name(house), value=secret, httponly=True, samesite="lax", path="/",
                  max_age=SESSION_SECONDS if secret else 0, secure=house.settings.secure_cookies)  # fmt: skip


def address_of(request: Any) -> str:
    """Where a request comes from, for counting."""
    return request.client.host if request.client else "-"


async def person_of(request: Any, scope: str = READ) -> Person:
    """Who makes the request; a problem if nobody, or a token without the scope."""
    person = await maybe_person(request, scope)
    if person is None:
        raise Problem(401, "not-signed-in")
    return person


async def maybe_person(request: Any, scope: str = READ) -> Person | None:
    """Who makes the request, if they say so; a secret that opens nothing is a problem."""
    secret = secret_of(request)
    if not secret:
        return None
    person = await house_of(request).people.who(secret)
    if person is None:
        raise Problem(401, "not-signed-in")
    if person.scopes and scope not in person.scopes:
        raise Problem(403, "scope-missing", {"scope": scope})
    return person


async def room_of(request: Any, id: str, person: Person | None) -> Room:
    """A match somebody may see: their own, one they watch, or a public one. Else it is not there."""
    room = await house_of(request).matches.room(id)
    request.scope.setdefault("state", {})["game"] = room.row["game"]
    if not may_see(room, person):
        raise not_found()
    return room


def may_see(room: Room, person: Person | None) -> bool:
    """Whether a match is there for somebody."""
    if room.row["visibility"] == "public":
        return True
    return person is not None and (
        is_owner(room, person) or bool(room.seats_of(person.id)) or person.id in room.watchers
    )


def is_owner(room: Room, person: Person) -> bool:
    """Whether somebody may do what the owner of a match may."""
    return person.is_admin or room.row["owner"] == person.id


async def owned(request: Any, id: str) -> Room:
    """A match, if the one who asks owns it."""
    person = await person_of(request, PLAY)
    room = await room_of(request, id, person)
    if not is_owner(room, person):
        raise Problem(403, "not-the-owner")
    return room


def seat_in(room: Room, person: Person | None, code: str | None) -> Seat:
    """The seat a person looks from: the one named if it is theirs, else their first, else none."""
    mine = room.seats_of(person.id) if person is not None else []
    if code:
        seat = read_seat(room.playing().game, code)
        if seat not in mine:
            raise Problem(403, "not-your-seat")
        return seat
    return mine[0] if mine else SPECTATOR


async def own_seat(request: Any, id: str, code: str | None) -> tuple[Room, Seat]:
    """A match and the seat somebody plays in it."""
    person = await person_of(request, PLAY)
    room = await room_of(request, id, person)
    seat = seat_in(room, person, code)
    if seat == SPECTATOR:
        raise Problem(403, "not-your-seat")
    await house_of(request).chairs.come_back(room, person.id)
    return room, seat


async def names_in(house: House, rooms: list[Room]) -> dict[str, str]:
    """The names of the people in some matches."""
    return await house.people.names({chair.user for room in rooms for chair in room.chairs if chair.user})


def teller_of(request: Any, fold: Fold) -> Teller:
    return Teller(language(request), fold.game, fold.options)
