"""The API: one's password, sessions and tokens; taking everything along, and leaving for good."""

from __future__ import annotations

from typing import Final

from litestar import Response, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from sqlalchemy import RowMapping

from throneroom.server import wire
from throneroom.server.budgets import PERSON
from throneroom.server.people import PERSONAL, SESSION, Person
from throneroom.server.problems import Problem
from throneroom.server.store import sizes
from throneroom.server.web.asking import (
    SCOPES,
    SPENDS,
    Req,
    address_of,
    device_in,
    house_of,
    session_cookie,
    signed_in,
)
from throneroom.server.web.shapes import NewPassword, NewToken, Proof
from throneroom.server.web.talking import told_number


@get("/api/sessions")
async def my_sessions(request: Req) -> list[wire.Session]:
    """Where I am signed in: since when, when last (to a day), and on which kind of device."""
    return await house_of(request).people.sessions(await signed_in(request))


@delete("/api/sessions/{session_id:str}")
async def end_session(request: Req, session_id: FromPath[str]) -> None:
    """Sign out on another device, by the id that the list shows."""
    await house_of(request).people.end(await signed_in(request), SESSION, session_id)


@delete("/api/sessions")
async def end_sessions(request: Req, others: FromQuery[bool] = False) -> Response[None]:
    """Sign out everywhere; with `others` everywhere else. My seat links lead nowhere from then on."""
    house = house_of(request)
    person = await signed_in(request)
    await house.people.end_all(person.id, person.session if others else "")
    return Response(None, status_code=204, cookies=[] if others else [session_cookie(house, "")])


@get("/api/tokens")
async def my_tokens(request: Req) -> list[wire.Token]:
    """My personal tokens, without their secrets."""
    return await house_of(request).people.tokens(await signed_in(request))


@post("/api/tokens", status_code=201, opt={SPENDS: "tokens"})
async def add_token(request: Req, data: JSONBody[NewToken]) -> wire.TokenMade:
    """A personal token for programs, shown once. Without scopes it may look and play. Only a session can make one."""
    person = await signed_in(request)
    scopes = sorted(set(data.scopes)) or ["play", "read"]
    if not set(scopes) <= SCOPES:
        raise Problem(422, "bad-scope", {"known": ", ".join(sorted(SCOPES))})
    house = house_of(request)
    async with house.database.read() as c:
        house.limits.kept_tokens.require(PERSON, await sizes.tokens(c, person.id, PERSONAL))
    secret = await house.people.issue(person, data.label, " ".join(scopes))
    return {"token": secret, "scopes": scopes}


@delete("/api/tokens/{token_id:str}")
async def drop_token(request: Req, token_id: FromPath[str]) -> None:
    """Take back a personal token, by the id that the list shows. What it has open ends with it."""
    await house_of(request).people.end(await signed_in(request), PERSONAL, token_id)


@post("/api/me/password", status_code=204, opt={SPENDS: "names"})
async def change_password(request: Req, data: JSONBody[NewPassword]) -> Response[None]:
    """Have another password from now on. This session goes on with a new cookie.

    All other sessions and all tokens end, unless `others` is false; links lead nowhere in any case.
    """
    house = house_of(request)
    person = await signed_in(request)
    if not person.has_account:
        raise Problem(409, "no-account")
    row = await _prove(request, person, data.old)
    secret = await house.people.change_password(
        person, row, data.new, device_in(request), data.others, address_of(request)
    )
    return Response(None, status_code=204, cookies=[session_cookie(house, secret)])


@get("/api/me/everything", opt={SPENDS: "names"})
async def everything(request: Req) -> Response[wire.Everything]:
    """All that is stored of me, in one document, without any secret."""
    house = house_of(request)
    person = await signed_in(request)
    found = await house.leaving.everything(person, house.settings.origin)
    for report in found["reports"]:
        report["message"] = told_number(house, report["match"], report["message"])
    return Response(found, headers={"content-disposition": 'attachment; filename="throneroom.json"'})


@post("/api/me/delete", status_code=204, opt={SPENDS: "names"})
async def delete_me(request: Req, data: JSONBody[Proof]) -> Response[None]:
    """Leave for good: my name goes, the record of my matches stays, and bots keep my seats."""
    house = house_of(request)
    person = await signed_in(request)
    await _prove(request, person, data.password)
    await house.leaving.leave(person.id)
    return Response(None, status_code=204, cookies=[session_cookie(house, "")])


async def _prove(request: Req, person: Person, password: str) -> RowMapping:
    """Ask for the password once more, as often as for signing in."""
    house, address = house_of(request), address_of(request)
    house.limits.sign_in.hit(address=address)
    key = f"session {person.id}"
    await house.tries.begin(key, person.session)
    row = await house.people.prove(person, password, address)
    house.tries.right(key, person.session)
    return row


ROUTES: Final = [
    change_password, everything, delete_me, my_sessions, end_session, end_sessions, my_tokens, add_token, drop_token,
]  # fmt: skip
