"""The API: who somebody is, and how they come and go."""

from __future__ import annotations

from typing import Final

from litestar import Response, delete, get, patch, post
from litestar.params import JSONBody

from throneroom.server import wire
from throneroom.server.people import Person, plain_login
from throneroom.server.web.asking import (
    CREATE,
    SPENDS,
    Req,
    address_of,
    device_in,
    house_of,
    maybe_person,
    person_of,
    secret_of,
    session_cookie,
    session_in,
    signed_in,
)
from throneroom.server.web.shapes import Account, Guest, NewName


@post("/api/guests", status_code=201)
async def add_guest(request: Req, data: JSONBody[Guest]) -> Response[wire.PersonNamed]:
    """Become a guest: a name is enough. The answer sets the cookie of the session."""
    house = house_of(request)
    house.limits.guests.hit(address=address_of(request))
    person, secret = await house.people.guest(data.name, data.language, device_in(request))
    return Response({"id": person.id, "name": person.name}, cookies=[session_cookie(house, secret)])


@post("/api/accounts", status_code=201)
async def add_account(request: Req, data: JSONBody[Account]) -> Response[wire.PersonNamed]:
    """Give oneself a login (mail or nickname) and a password, to come back from anywhere. The session is a new one."""
    house = house_of(request)
    house.limits.sign_in.hit(address=address_of(request))
    person = await signed_in(request)
    await house.people.register(person, data.login, data.password, address_of(request))
    secret = await house.people.open_session(person, device_in(request), secret_of(request))
    return Response({"id": person.id, "name": person.name}, cookies=[session_cookie(house, secret)])


@post("/api/session", status_code=201)
async def sign_in(request: Req, data: JSONBody[Account]) -> Response[wire.PersonNamed]:
    """Sign in with login and password. The session that the browser had before ends."""
    house = house_of(request)
    house.limits.sign_in.hit(address=address_of(request))
    login, address = plain_login(data.login), address_of(request)
    await house.tries.begin(login, address)
    person, secret = await house.people.sign_in(
        data.login, data.password, device_in(request), session_in(request), address
    )
    house.tries.right(login, address)
    return Response({"id": person.id, "name": person.name}, cookies=[session_cookie(house, secret)])


@delete("/api/session")
async def sign_out(request: Req) -> Response[None]:
    """End the session."""
    house = house_of(request)
    secret = secret_of(request)
    if secret:
        await house.people.close(secret)
    return Response(None, status_code=204, cookies=[session_cookie(house, "")])


@get("/api/me")
async def me(request: Req) -> wire.Me | None:
    """Who I am; null for somebody who has not said it yet."""
    person = await maybe_person(request)
    return person_json(person) if person is not None else None


@patch("/api/me", opt={SPENDS: "names"})
async def rename_me(request: Req, data: JSONBody[NewName]) -> wire.Me:
    """Be called something else from now on."""
    person = await person_of(request, CREATE)
    return person_json(await house_of(request).people.rename(person, data.name))


def person_json(person: Person) -> wire.Me:
    """What somebody is told of themselves."""
    return {"id": person.id, "name": person.name, "account": person.has_account, "admin": person.is_admin}


ROUTES: Final = [add_guest, add_account, sign_in, sign_out, me, rename_me]
