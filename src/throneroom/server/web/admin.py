"""The API for administrators: people and matches found, shut out, closed, brought back; reports read."""

from __future__ import annotations

from typing import Annotated, Final, cast

from litestar import delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from sqlalchemy import RowMapping
from sqlalchemy.ext.asyncio import AsyncConnection

from throneroom.server import wire
from throneroom.server.people import Person
from throneroom.server.problems import Problem, not_found
from throneroom.server.store import moderation_rows, rows
from throneroom.server.web.asking import CREATE, Req, house_of, person_of
from throneroom.server.web.matches import listed, shown
from throneroom.server.web.shapes import Banning, Dealt
from throneroom.server.web.talking import told_number

Asked = Annotated[str, QueryParameter(max_length=80)]
"""A word to look for; none finds the newest."""


async def administrator(request: Req) -> Person:
    """Who asks, if they are an administrator and come with a session; a token is not enough."""
    person = await person_of(request, CREATE)
    if not person.is_admin or person.scopes:
        raise Problem(403, "not-an-administrator")
    return person


@get("/api/admin/people")
async def people(request: Req, q: Asked = "") -> list[wire.PersonFound]:
    """People whose name or login has a word in it, the newest first."""
    await administrator(request)
    async with house_of(request).database.read() as c:
        return [cast(wire.PersonFound, dict(row)) for row in await moderation_rows.find_people(c, q)]


@post("/api/admin/people/{user:str}/ban", status_code=200)
async def ban(request: Req, user: FromPath[str], data: JSONBody[Banning]) -> wire.Banned:
    """Shut somebody out at once, on every device, or let them in again. Administrators cannot be shut out."""
    await administrator(request)
    house = house_of(request)
    async with house.database.read() as c:
        row = await rows.find_user(c, user)
    if row is None:
        raise not_found()
    if row["is_admin"]:
        raise Problem(409, "is-an-administrator")
    await house.people.ban(user, data.banned)
    return {"id": user, "name": row["name"], "is_banned": data.banned}


@post("/api/admin/people/{user:str}/close", status_code=200)
async def close_all(request: Req, user: FromPath[str]) -> wire.Closed:
    """End all matches that somebody owns without a result; those that are put aside stay so."""
    await administrator(request)
    house = house_of(request)
    async with house.database.read() as c:
        row = await rows.find_user(c, user)
        found = await moderation_rows.open_of(c, user)
    if row is None:
        raise not_found()
    closed = 0
    for id in found:
        async with house.matches.alone(id):
            await house.chairs.abandon(await house.matches.room(id))
            closed += 1
    return {"id": user, "name": row["name"], "closed": closed}


@get("/api/admin/matches")
async def matches(request: Req, q: Asked = "", status: Asked = "") -> list[wire.Match]:
    """Matches by a word in their name, their id, or the id of somebody who sits in them; of one status, if named."""
    person = await administrator(request)
    house = house_of(request)
    async with house.database.read() as c:
        found = await moderation_rows.find_matches(c, q, status)
    return [await listed(request, room, person) for id in found if (room := await house.matches.glance(id))]


@post("/api/admin/matches/{id:str}/close", status_code=200)
async def close(request: Req, id: FromPath[str]) -> wire.Match:
    """End a match without a result."""
    person = await administrator(request)
    house = house_of(request)
    room = await house.matches.room(id)
    await house.chairs.abandon(room)
    return await shown(request, room, person)


@delete("/api/admin/matches/{id:str}")
async def delete_match(request: Req, id: FromPath[str]) -> None:
    """Delete a match that is over, with all that is stored of it."""
    await administrator(request)
    house = house_of(request)
    await house.moderation.delete(id)
    house.reels.forget(id)


@post("/api/admin/matches/{id:str}/retry", status_code=200)
async def retry(request: Req, id: FromPath[str]) -> wire.Match:
    """Try to play a match again that was put aside; its status says whether it can be."""
    person = await administrator(request)
    return await shown(request, await house_of(request).moderation.bring_back(id), person)


@get("/api/admin/matches/{id:str}/stored")
async def stored(request: Req, id: FromPath[str]) -> wire.Stored:
    """All that is stored of a match that is put aside, row by row."""
    await administrator(request)
    return cast(wire.Stored, await house_of(request).moderation.stored(id))


@get("/api/admin/reports")
async def reports(request: Req, done: FromQuery[bool] = False) -> list[wire.ReportTold]:
    """What players told about each other, with the match, the ply and the message it is about; the newest first."""
    await administrator(request)
    house = house_of(request)
    async with house.database.read() as c:
        found = await moderation_rows.reports(c, done)
        status = {row["match"]: await rows.status_of(c, row["match"]) for row in found}
        said = {(row["match"], row["message"]): await _words(c, row) for row in found if row["message"] is not None}
    names = await house.people.names({row[who] for row in found for who in ("by", "about")})
    return [
        cast(wire.ReportTold, {**row, "message": told_number(house, row["match"], row["message"]),
         "by_name": names.get(row["by"], ""), "about_name": names.get(row["about"], ""),
         "said": said.get((row["match"], row["message"])), "status": status[row["match"]]})
        for row in found
    ]  # fmt: skip


async def _words(c: AsyncConnection, row: RowMapping) -> str | None:
    """The message that a report is about, if it was said by who is reported."""
    found = await rows.messages_of(c, row["match"], row["message"])
    message = found[0] if found and found[0]["number"] == row["message"] else None
    return str(message["text"]) if message is not None and message["user"] == row["about"] else None


@post("/api/admin/reports/{report_id:str}", status_code=200)
async def deal_with(request: Req, report_id: FromPath[str], data: JSONBody[Dealt]) -> wire.ReportDone:
    """Mark a report as dealt with, or not."""
    await administrator(request)
    async with house_of(request).database.write() as c:
        if not await moderation_rows.close_report(c, report_id, data.done):
            raise not_found()
    return {"id": report_id, "done": data.done}


ROUTES: Final = [people, ban, close_all, matches, close, delete_match, retry, stored, reports, deal_with]
