"""Who asks, for which match, and from which seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final

from litestar import Request
from litestar.datastructures import Cookie
from litestar.params import QueryParameter

from throneroom.core.notation import read_seat
from throneroom.core.seats import SPECTATOR, Seat
from throneroom.server.addresses import network_of
from throneroom.server.budgets import MATCH, Budget
from throneroom.server.devices import device_of
from throneroom.server.fold import Fold
from throneroom.server.house import House
from throneroom.server.matches import PutAside
from throneroom.server.people import SESSION_SECONDS, Person
from throneroom.server.problems import Problem, not_found
from throneroom.server.rooms import Room
from throneroom.server.store.database import NotStored
from throneroom.server.web.answers import language
from throneroom.telling import Teller

COOKIE: Final = "throneroom"
READ, PLAY, CREATE = "read", "play", "create"
SCOPES: Final = frozenset({READ, PLAY, CREATE})
"""What a personal token may do: look, play in its matches, set up matches and change the account."""
RENEWED: Final = "renewed"
"""Where a request notes the secret of a session whose cookie should last longer."""
SPENDS, HOLDS = "spends", "holds"
"""Mark which budget a route spends each time, and which it holds while it answers, if not the usual one."""
LATER: Final = "later"
"""Marks a route that says itself when it spends its budget."""
FREE: Final = {HOLDS: ""}
"""Marks a route that answers however much there is to do."""
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
    return session_in(request)


def cookie_name(house: House) -> str:
    """What the cookie is called; with TLS so that browsers take it from this host alone."""
    return f"__Host-{COOKIE}" if house.settings.secure_cookies else COOKIE


def session_cookie(house: House, secret: str) -> Cookie:
    """The cookie of a session; an empty secret takes it away."""
    return Cookie(key=cookie_name(house), value=secret, httponly=True, samesite="lax", path="/",
                  max_age=SESSION_SECONDS if secret else 0, secure=house.settings.secure_cookies)  # fmt: skip


def address_of(request: Any) -> str:
    """Where a request comes from, for counting."""
    return network_of(request.client.host) if request.client else "-"


def spend_on_story(request: Any, room: Room, person: Person | None, since: int) -> None:
    """Count how much of a match is told anew; a problem if somebody wants it too often."""
    plies = room.fold.plies if room.fold is not None else 0
    who = person.id if person is not None else None
    house_of(request).limits.stories.hit(1 + max(0, plies - since), person=who, address=address_of(request))


async def person_of(request: Any, scope: str = READ) -> Person:
    """Who makes the request; a problem if nobody, or a token without the scope."""
    person = await maybe_person(request, scope)
    if person is None:
        raise Problem(401, "not-signed-in")
    return person


async def maybe_person(request: Any, scope: str = READ) -> Person | None:
    """Who makes the request, if they say so; a secret that opens nothing is a problem."""
    person = await _anybody(request)
    if person is not None and not person.session and scope not in person.scopes:
        raise Problem(403, "scope-missing", {"scope": scope})
    if not request.route_handler.opt.get(LATER):
        spend(request, person)
    return person


async def signed_in(request: Any) -> Person:
    """Who makes the request with a session of their own: a token may not do what could outlive it."""
    person = await _anybody(request)
    if person is None:
        raise Problem(401, "not-signed-in")
    if not person.session:
        raise Problem(403, "session-needed")
    if not request.route_handler.opt.get(LATER):
        spend(request, person)
    return person


async def _anybody(request: Any) -> Person | None:
    secret = secret_of(request)
    if not secret:
        return None
    person = await house_of(request).people.who(secret)
    if person is None:
        raise Problem(401, "not-signed-in")
    if person.is_renewed and secret == session_in(request):
        request.scope.setdefault("state", {})[RENEWED] = secret
    return person


def spend(request: Any, person: Person | None) -> None:
    """Count what the route costs somebody and their address, once for each request."""
    budget = _spent_by(request, SPENDS)
    if budget is not None:
        budget.hit(person=person.id if person is not None else None, address=address_of(request))


def _spend_in(request: Any, room: Room, person: Person | None) -> None:
    """Count in a match what its own players do there: nobody else can use up what is theirs."""
    if person is not None and room.seats_of(person.id):
        budget = _spent_by(request, MATCH)
        if budget is not None:
            budget.hit(match=room.id)


def _spent_by(request: Any, mark: str) -> Budget | None:
    """The budget of a route, the first time that something is counted in it for a request."""
    name = request.route_handler.opt.get(SPENDS)
    state = request.scope.setdefault("state", {})
    if not name or state.get(mark):
        return None
    state[mark] = True
    budget: Budget = getattr(house_of(request).limits, name)
    return budget


def spend_more(request: Any, person: Person | None, amount: int) -> None:
    """Count what more it turned out to cost: it is too late to refuse it, but not what comes next."""
    budget: Budget = getattr(house_of(request).limits, request.route_handler.opt[SPENDS])
    budget.add(amount, person=person.id if person is not None else None, address=address_of(request))


def cookie_in(request: Any, wanted: str) -> str:
    """The value of a cookie of ours. It has no quotes, and to undo those of others costs the square of their length."""
    for header, value in request.scope["headers"]:
        if header == b"cookie":
            for cookie in value.decode("latin-1").split(";"):
                name, _, value_of = cookie.strip().partition("=")
                if name == wanted:
                    return str(value_of)
    return ""


def session_in(request: Any) -> str:
    """The secret of the session that a browser has, whatever else the request carries."""
    return cookie_in(request, cookie_name(house_of(request)))


def device_in(request: Any) -> str:
    """What kind of device a request comes from, in a few words."""
    return device_of(request.headers.get("user-agent", ""))


async def room_of(request: Any, id: str, person: Person | None) -> Room:
    """A match somebody may see, to do something with it; one that is put aside is a problem."""
    await _require_seen(request, id, person)
    try:
        return _seen(request, await _played(request, id, person), person)
    except PutAside as aside:
        _seen(request, aside.room, person)
        raise


async def read_room(request: Any, id: str, person: Person | None) -> Room:
    """A match, whoever may see it; what has to be read and played for it is counted."""
    may_read(request, [id], person)
    return await _played(request, id, person)


async def _played(request: Any, id: str, person: Person | None) -> Room:
    matches = house_of(request).matches
    is_read = id not in matches.rooms
    room = await matches.room(id)
    if is_read:
        _count_reading(request, room, person)
    return room


async def invited(request: Any, invite: str, person: Person | None) -> Room:
    """The match an invitation leads to."""
    return await read_room(request, await house_of(request).matches.invited(invite), person)


async def glanced_at(request: Any, id: str, person: Person | None) -> Room:
    """A match somebody may see, as it stands in a list."""
    await _require_seen(request, id, person)
    return _seen(request, await glance(request, id, person), person)


async def _require_seen(request: Any, id: str, person: Person | None) -> None:
    """A problem if a match is not there for somebody: for who may not see it, nothing of it is played."""
    if not await is_there(request, id, person):
        raise not_found()


async def is_there(request: Any, id: str, person: Person | None) -> bool:
    """Whether a match may be there for somebody, as its rows tell where it has to be read."""
    if not may_read(request, [id], person):
        return True
    try:
        room = await house_of(request).matches.outside(id)
        return room is not None and may_see(room, person)
    except NotStored:
        raise
    except Exception:
        return True  # broken rows: it is put aside when it is read


def may_read(request: Any, ids: Sequence[str], person: Person | None) -> bool:
    """Whether some of these matches have to be read from the store; a problem if somebody has read too much lately."""
    house = house_of(request)
    is_read = not all([id in house.matches.rooms for id in ids])
    if is_read:
        house.limits.readings.hit(1, **_reader(request, person))
    return is_read


async def glance(request: Any, id: str, person: Person | None) -> Room | None:
    """A match as it stands in a list; what had to be read and played for it is counted."""
    matches = house_of(request).matches
    is_read = id not in matches.rooms
    room = await matches.glance(id)
    if is_read and room is not None:
        _count_reading(request, room, person)
    return room


def _count_reading(request: Any, room: Room, person: Person | None) -> None:
    if room.fold is not None:
        house_of(request).limits.readings.add(room.fold.plies, **_reader(request, person))


def _reader(request: Any, person: Person | None) -> dict[str, str | None]:
    return {"person": person.id if person is not None else None, "address": address_of(request)}


def _seen(request: Any, room: Room | None, person: Person | None) -> Room:
    """A match that is one's own, that one watches, or that is public. Else it is not there."""
    if room is None or "game" not in room.row or not may_see(room, person):  # not even its row can be read
        raise not_found()
    request.scope.setdefault("state", {})["game"] = room.row["game"]
    _spend_in(request, room, person)
    return room


def may_see(room: Room, person: Person | None) -> bool:
    """Whether a match is there for somebody."""
    if room.row["visibility"] == "public":
        return True
    return person is not None and (
        is_owner(room, person)
        or bool(room.seats_of(person.id) or room.kept_for(person.id))
        or person.id in room.watchers
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
    if room.chairs[seat].has_left:
        raise Problem(409, "left-seat")
    return room, seat


async def names_in(house: House, rooms: list[Room]) -> dict[str, str]:
    """The names of the people in some matches, and of their owners."""
    found = {user for room in rooms for chair in room.chairs for user in (chair.user, chair.kept_for) if user}
    found |= {room.row["owner"] for room in rooms}
    return await house.people.names(found)


def teller_of(request: Any, fold: Fold) -> Teller:
    return Teller(language(request), fold.game, fold.options)
