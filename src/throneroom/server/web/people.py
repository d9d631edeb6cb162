"""The API: people, sessions, tokens, personal links."""

from __future__ import annotations

from typing import Final

from litestar import Response, delete, get, patch, post
from litestar.params import FromPath, JSONBody

from throneroom.server.people import Person, plain_login
from throneroom.server.problems import Problem
from throneroom.server.web.asking import (
    CREATE,
    PLAY,
    SCOPES,
    Json,
    Req,
    address_of,
    house_of,
    maybe_person,
    person_of,
    room_of,
    secret_of,
    session_cookie,
)
from throneroom.server.web.shapes import Account, Guest, Link, NewName, NewToken


@post("/api/guests", status_code=201)
async def add_guest(request: Req, data: JSONBody[Guest]) -> Response[Json]:
    """Become a guest: a name is enough. The answer sets the cookie of the session."""
    house = house_of(request)
    house.limits.guests.hit(address_of(request))
    person, secret = await house.people.guest(data.name, data.language)
    return Response({"id": person.id, "name": person.name}, cookies=[session_cookie(house, secret)])


@post("/api/accounts", status_code=201)
async def add_account(request: Req, data: JSONBody[Account]) -> Json:
    """Give oneself a login (mail or nickname) and a password, to come back from anywhere."""
    house = house_of(request)
    house.limits.sign_in.hit(address_of(request))
    person = await person_of(request, CREATE)
    await house.people.register(person, data.login, data.password)
    return {"id": person.id, "name": person.name}


@post("/api/session", status_code=201)
async def sign_in(request: Req, data: JSONBody[Account]) -> Response[Json]:
    """Sign in with login and password."""
    house = house_of(request)
    house.limits.sign_in.hit(address_of(request))
    house.limits.sign_in.hit(f"login {plain_login(data.login)}")
    person, secret = await house.people.sign_in(data.login, data.password)
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
async def me(request: Req) -> Json | None:
    """Who I am; null for somebody who has not said it yet."""
    person = await maybe_person(request)
    return person_json(person) if person is not None else None


@patch("/api/me")
async def rename_me(request: Req, data: JSONBody[NewName]) -> Json:
    """Be called something else from now on."""
    house = house_of(request)
    house.limits.guests.hit(address_of(request))
    return person_json(await house.people.rename(await person_of(request, CREATE), data.name))


def person_json(person: Person) -> Json:
    """What somebody is told of themselves."""
    return {"id": person.id, "name": person.name, "account": person.has_account, "admin": person.is_admin}


@get("/api/tokens")
async def my_tokens(request: Req) -> list[dict[str, object]]:
    """My personal tokens, without their secrets."""
    return await house_of(request).people.tokens(await person_of(request, CREATE))


@post("/api/tokens", status_code=201)
async def add_token(request: Req, data: JSONBody[NewToken]) -> Json:
    """A personal token for programs, shown once. Without scopes it may look and play."""
    person = await person_of(request, CREATE)
    scopes = sorted(set(data.scopes)) or ["play", "read"]
    if not set(scopes) <= SCOPES:
        raise Problem(422, "bad-scope", {"known": ", ".join(sorted(SCOPES))})
    secret = await house_of(request).people.issue(person, data.label, " ".join(scopes))
    return {"token": secret, "scopes": scopes}


@delete("/api/tokens/{token_id:str}")
async def drop_token(request: Req, token_id: FromPath[str]) -> None:
    """Take back a personal token, by the id that the list shows."""
    await house_of(request).people.revoke(await person_of(request, CREATE), token_id)


@post("/api/matches/{id:str}/link", status_code=201)
async def add_link(request: Req, id: FromPath[str]) -> Json:
    """A personal link, to go on with this match on another device. An earlier one leads nowhere from then on."""
    person = await person_of(request, PLAY)
    room = await room_of(request, id, person)
    if not room.seats_of(person.id):
        raise Problem(403, "not-your-seat")
    return {"link": await house_of(request).people.link(person, room.id)}


@post("/api/links", status_code=201)
async def follow_link(request: Req, data: JSONBody[Link]) -> Response[Json]:
    """Follow a personal link: the answer sets the cookie of a session of the same person."""
    house = house_of(request)
    house.limits.sign_in.hit(address_of(request))
    person, match, secret = await house.people.follow(data.link)
    return Response({"id": person.id, "name": person.name, "match": match}, cookies=[session_cookie(house, secret)])


ROUTES: Final = [
    add_guest, add_account, sign_in, sign_out, me, rename_me, my_tokens, add_token, drop_token, add_link, follow_link,
]  # fmt: skip
