"""The API: matches set up, joined, started, left, ended, and played again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated, Final, cast

from litestar import Response, delete, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, HeaderParameter, JSONBody
from msgspec import json
from msgspec.structs import replace
from sqlalchemy.exc import IntegrityError

from throneroom.bots.base import bots
from throneroom.core.game import find_game
from throneroom.core.seats import Seat
from throneroom.server import budgets, wire
from throneroom.server.house import House
from throneroom.server.logs import event
from throneroom.server.matches import has_file
from throneroom.server.once import Once
from throneroom.server.openers import in_turns
from throneroom.server.pace import pace_of
from throneroom.server.packets import match_json
from throneroom.server.people import Person
from throneroom.server.plain import plain_line
from throneroom.server.problems import Problem, not_found, wrong_state
from throneroom.server.rooms import BOT, CARETAKER, EMPTY, PERSON, PLAYING, QUARANTINED, WAITING, Chair, Room
from throneroom.server.store import rows, sizes
from throneroom.server.store.database import NotStored
from throneroom.server.store.texts import LONG, short
from throneroom.server.web.answers import language
from throneroom.server.web.asking import (
    CREATE,
    LATER,
    PLAY,
    SPENDS,
    Json,
    Req,
    address_of,
    glance,
    glanced_at,
    house_of,
    invited,
    is_owner,
    is_there,
    may_read,
    may_see,
    maybe_person,
    names_in,
    owned,
    person_of,
    room_of,
    spend,
    spend_more,
)
from throneroom.server.web.shapes import LARGE, Again, Chairs, Ending, Join, NewMatch, Seen
from throneroom.telling import Teller

Key = Annotated[str | None, HeaderParameter(name="Idempotency-Key", min_length=16, max_length=64)]
NOTHING: Final[Mapping[str, str]] = MappingProxyType({})
LISTED: Final = 20
"""A list of my matches counts once more for each so many in it."""
LATECOMERS: Final = 2
"""So many times as there are seats players may give seats up before nobody takes over with the invitation any more."""


async def shown(request: Req, room: Room, person: Person | None, is_listed: bool = False) -> wire.Match:
    """A match as one person sees it; in a list without who is away."""
    house = house_of(request)
    mine = room.seats_of(person.id) if person is not None else []
    awaits_me = room.status == PLAYING and any(
        [d.seat in mine and not room.is_ready(d.seat) for d in room.playing().state.pending]
    )
    owes = _owed(room, mine, language(request)) if awaits_me else []
    away = None if is_listed else await house.absence.of(room)
    give_at = None if is_listed else await house.absence.give_at(room)
    return {
        **match_json(room, await names_in(house, [room]), away, give_at),  # type: ignore[typeddict-item]
        "mine": mine,
        "kept": room.kept_for(person.id) if person is not None else [],
        "former": person is not None and any([user == person.id for user, _ in room.former]),
        "owner": person is not None and room.row["owner"] == person.id,
        "own_at": None if is_listed or person is None else await house.rematches.own_at(room, person.id),
        "present": house.hub.present(room.id),
        "awaits_me": awaits_me,
        "owes": owes,
    }


def _owed(room: Room, mine: list[Seat], lang: str) -> list[wire.Owed]:
    """What a match asks of some seats just now, in words; what was answered already is not asked any more."""
    fold = room.playing()
    teller = Teller(lang, fold.game, room.row["options"])
    return [
        {"seat": d.seat, "question": teller.ask(fold.game.view(fold.state, d.seat), d)}
        for d in fold.state.pending
        if d.seat in mine and not room.is_ready(d.seat)
    ]


@post("/api/matches", status_code=201, opt={SPENDS: "matches", LATER: True}, request_max_body_size=LARGE)
async def add_match(request: Req, data: JSONBody[NewMatch], idempotency_key: Key = None) -> wire.Match:
    """Set up a match. Chairs that are not named stay empty; the invite secret is shown once.

    The same key and body give the match that is there already, without the secret, and cost nothing of the budget.
    """
    person = await person_of(request, CREATE)
    key = idempotency_key or data.key
    if key is None:
        return await _set_up(request, person, data)
    once = Once.of(person.id, key, json.encode(replace(data, key=None), order="sorted"))
    found = await once.found(house_of(request).matches)
    if found is None:
        try:
            return await _set_up(request, person, data, once)
        except IntegrityError:  # the same request was stored at the same time
            found = await once.found(house_of(request).matches)
    if found is None or not may_see(found, person):
        raise not_found()
    return await shown(request, found, person)


async def _set_up(request: Req, person: Person, data: NewMatch, once: Once | None = None) -> wire.Match:
    house = house_of(request)
    spend(request, person)
    game = find_game(data.game)
    if len(data.seats) > data.players:
        raise Problem(422, "too-many-seats")
    wanted = [seat.who for seat in data.seats] + ["empty"] * (data.players - len(data.seats))
    chairs = [Chair(i, PERSON, person.id) if who == "me" else _chair(i, who) for i, who in enumerate(wanted)]
    pace = pace_of({key: value for key, value in _plain(data).items() if value is not None})
    address, is_public = address_of(request), data.visibility == "public"
    if has_file(game, data.options):
        await require_room(house, person, address, is_public, data.options)
        await house.checker.options({"person": person.id, "address": address}, game.id, data.players, data.options)
    async with house.openers.one_by_one(person.id, address):
        more = await require_room(house, person, address, is_public, data.options)
        house.limits.card_set_bytes.hit(more, address=address)
        room, invite = await house.matches.create(
            person.id,
            game,
            data.players,
            data.options,
            chairs,
            plain_line(data.name),
            data.visibility,
            pace,
            data.latecomers,
            once.key if once is not None else None,
            once.asked if once is not None else None,
        )
        house.keepers.note(room.id, address)
        house.openers.note(room.id, address)
    return {**await shown(request, room, person), "invite": invite}


async def require_room(
    house: House, person: Person, address: str, is_public: bool, options: Mapping[str, str] = NOTHING
) -> int:
    """A problem if somebody, an address or the whole server has as many matches, or as large card sets, as may be; else
    how many bytes of card sets come along that no match of this person has.
    """
    brought = {short(text): len(text.encode()) for text in options.values() if len(text) > LONG}
    async with house.database.read() as c:
        house.limits.open_matches.require(budgets.PERSON, await sizes.open_matches(c, person.id))
        await house.openers.require(c, address)
        house.limits.open_matches.require(budgets.SERVER, await sizes.open_matches(c))
        house.limits.stored_bytes.require(budgets.SERVER, await sizes.whole(c))
        if is_public:
            await house.openers.require_public(c, person.id, address)
        mine = await sizes.card_sets(c, person.id) if brought else {}
    more = sum([size for digest, size in brought.items() if digest not in mine])
    house.limits.card_set_bytes.require(budgets.PERSON, sum(mine.values()), more)
    return more


def _plain(data: NewMatch) -> Json:
    pace = data.pace
    return {"kind": pace.kind, "days": pace.days, "seconds": pace.seconds, "bank": pace.bank, "misses": pace.misses}


def _chair(seat: Seat, who: str) -> Chair:
    if who == "empty":
        return Chair(seat, EMPTY)
    if who not in bots():
        raise Problem(422, "unknown-bot", {"known": ", ".join(sorted(bots()))})
    return Chair(seat, BOT, bot=who)


@get("/api/matches", opt={SPENDS: "lists"})
async def my_matches(request: Req) -> list[wire.Match]:
    """My matches: those that wait for me first, then the newest."""
    house = house_of(request)
    person = await person_of(request)
    async with house.database.read() as c:
        found = await rows.matches_of(c, person.id)
    spend_more(request, person, len(found) // LISTED)
    return sorted(await _listed(request, found, person), key=lambda match: not match["awaits_me"])


@get("/api/matches/open", opt={SPENDS: "lists"})
async def open_matches(request: Req) -> list[wire.Match]:
    """Public matches that wait for players; of each owner the newest three."""
    house = house_of(request)
    person = await maybe_person(request)
    async with house.database.read() as c:
        waiting = await rows.open_matches(c, house.clock.now())
    found = in_turns(waiting, house.keepers.origin, house.hub.is_there)
    return [match for match in await _listed(request, found, person) if match["status"] == WAITING]


async def _listed(request: Req, ids: list[str], person: Person | None) -> list[wire.Match]:
    """Some matches, as far as they are there; after each of them others have a turn."""
    found = []
    may_read(request, ids, person)
    finished = await house_of(request).matches.finished(ids)
    for id in ids:
        room = finished.get(id) or await glance(request, id, person)
        if room is not None:
            found.append(await listed(request, room, person))
        await asyncio.sleep(0)
    return found


async def listed(request: Req, room: Room, person: Person | None) -> wire.Match:
    """A match in a list. One that cannot be told stands there like one that is put aside, and breaks no list."""
    try:
        return await shown(request, room, person, is_listed=True)
    except NotStored:
        raise
    except Exception as fault:
        event("match-not-listed", logging.ERROR, fault, match=room.id)
        aside = Room(room.id, {**room.row, "status": QUARANTINED}, room.chairs, watchers=room.watchers)
        return await shown(request, aside, person, is_listed=True)


@get("/api/matches/{id:str}")
async def one_match(request: Req, id: FromPath[str]) -> wire.Match:
    """A match: who sits where, and how it stands; also one that is put aside."""
    person = await maybe_person(request)
    room = await glanced_at(request, id, person)
    return {**await shown(request, room, person), "again": await _again(request, room, person)}


async def _again(request: Req, room: Room, person: Person | None) -> wire.Rematch | None:
    """The rematch of a match, for those who may see it: who wants to play, and which seats wait for the reader."""
    house, id = house_of(request), room.row["rematch"]
    if id is None or person is None or not await is_there(request, id, person):
        return None
    again = await glance(request, id, person)
    if again is None or not may_see(again, person):
        return None
    names = await house.people.names({again.row["owner"], *[chair.user for chair in again.chairs if chair.user]})
    wanting = [chair.user for chair in again.chairs if chair.user]
    return {
        "id": again.id,
        "status": cast(wire.Status, again.status),
        "by": names.get(again.row["owner"]),
        "names": [names[user] for user in dict.fromkeys(wanting) if user in names],
        "mine": again.seats_of(person.id),
        "kept": again.kept_for(person.id),
    }


@post("/api/matches/{id:str}/join", status_code=200, opt={SPENDS: "chairs"})
async def join(request: Req, id: FromPath[str], data: JSONBody[Join]) -> wire.Match:
    """Take a free chair, with the invitation or in a public match; or only watch.

    The invitation ends at the start; one that the owner makes in a match under way lets somebody take over from a bot.
    """
    house = house_of(request)
    person = await person_of(request, PLAY)
    if data.invite:
        room = await invited(request, data.invite, person)
        if room.id != id:
            raise not_found()
    else:
        room = await room_of(request, id, person)
    if data.watch:
        await house.chairs.watch(room, person.id)
        return await shown(request, room, person)
    if await house.moderation.is_blocked(room.row["owner"], person.id):
        raise Problem(403, "blocked")
    may_take = {EMPTY, BOT} if data.invite and room.status == PLAYING else {EMPTY}
    if room.status == PLAYING:
        _may_come_late(room, person)
    bots = [chair.seat for chair in room.chairs if chair.controller == BOT and BOT in may_take]
    free = room.free_for(person.id) + bots
    seat = data.seat if data.seat is not None else next(iter(free), -1)
    if seat not in free:
        raise Problem(409, "seat-taken")
    is_only = not data.invite and _is_guest(room, person) and seat not in room.kept_for(person.id)
    await house.chairs.sit(room, seat, Chair(seat, PERSON, person.id), only_if=frozenset(may_take), is_only=is_only)
    return await shown(request, room, person)


def _is_guest(room: Room, person: Person) -> bool:
    """Whether somebody comes to a public match of another, where one seat is theirs and the others are for others."""
    return room.row["visibility"] == "public" and not is_owner(room, person)


def _may_come_late(room: Room, person: Person) -> None:
    """Refuse who may not take over from a bot: the table may not want it, and it does not go on without end."""
    if room.seats_of(person.id):
        raise Problem(409, "sits-already")
    if not room.row["latecomers"]:
        raise Problem(403, "no-latecomers")
    if len(room.former) >= LATECOMERS * len(room.chairs):
        raise Problem(409, "too-many-latecomers")


@post("/api/matches/{id:str}/seats/{seat:int}", status_code=200, opt={SPENDS: "chairs"})
async def set_seat(request: Req, id: FromPath[str], seat: FromPath[int], data: JSONBody[Chairs]) -> wire.Match:
    """Hand a seat over to a bot, or free it before the start: one's own, or as the owner another's.

    Once the match runs, the owner can do so only for a bot, or where a caretaker keeps the seat of who is away.
    """
    house = house_of(request)
    person = await person_of(request, PLAY)
    room = await room_of(request, id, person)
    if not 0 <= seat < len(room.chairs):
        raise not_found()
    chair = room.chairs[seat]
    may_replace = room.status == WAITING or chair.controller in (BOT, CARETAKER)
    if chair.user != person.id and not (is_owner(room, person) and may_replace):
        raise Problem(403, "not-your-seat")
    if chair.user != person.id and chair.controller == CARETAKER and not await house.absence.may_lose(room, seat):
        raise Problem(409, "not-absent")
    if data.who == "empty" and room.status != WAITING:
        raise wrong_state(room.status)
    was = frozenset({chair.controller})
    await house.chairs.sit(room, seat, _chair(seat, data.who), only_if=was, by=person.id, whose=chair.user)
    if chair.user is not None:
        await house.people.links.drop(chair.user, room.id)
    return await shown(request, room, person)


@post("/api/matches/{id:str}/return", status_code=200, opt={SPENDS: "chairs"})
async def come_back(request: Req, id: FromPath[str]) -> wire.Match:
    """Be there again: seats that a caretaker kept, or that one left, are one's own again."""
    house = house_of(request)
    person = await person_of(request, PLAY)
    room = await room_of(request, id, person)
    await house.chairs.come_back(room, person.id, is_wanted=True)
    return await shown(request, room, person)


@post("/api/matches/{id:str}/start", status_code=200, opt={SPENDS: "chairs"})
async def start(request: Req, id: FromPath[str], at_random: FromQuery[bool] = False) -> wire.Match:
    """The owner starts the match when every chair is taken; with `at_random` the seats are dealt out first."""
    room = await owned(request, id)
    house_of(request).keepers.note(room.id, address_of(request))
    await house_of(request).chairs.begin(room, at_random)
    return await shown(request, room, await maybe_person(request, PLAY))


@post("/api/matches/{id:str}/invite", status_code=201, opt={SPENDS: "links"})
async def new_invite(request: Req, id: FromPath[str]) -> wire.Invite:
    """The owner makes a new invitation; the old one leads nowhere from then on."""
    return {"invite": await house_of(request).chairs.new_invite(await owned(request, id))}


@delete("/api/matches/{id:str}/invite", opt={SPENDS: "links"})
async def withdraw_invite(request: Req, id: FromPath[str]) -> None:
    """The owner withdraws the invitation: it leads nowhere from then on."""
    await house_of(request).chairs.new_invite(await owned(request, id))


@post("/api/matches/{id:str}/end", status_code=200, opt={SPENDS: "chairs"})
async def end(request: Req, id: FromPath[str], data: JSONBody[Ending]) -> wire.Match:
    """Agree to stop a match without a result, or no longer. Under way it stops when all people at the table agree.

    Before the start the owner alone calls it off; an administrator always may.
    """
    house = house_of(request)
    person = await person_of(request, PLAY)
    room = await room_of(request, id, person)
    if data.wants and (person.is_admin or (room.status == WAITING and is_owner(room, person))):
        await house.chairs.abandon(room, only_if=None if person.is_admin else WAITING)
    else:
        await house.chairs.want_end(room, person.id, data.wants, await house.absence.gone(room))
    return await shown(request, room, person)


@post(
    "/api/matches/{id:str}/rematch",
    status_code=201,
    opt={SPENDS: "matches"},
    responses={200: ResponseSpec(wire.Match, generate_examples=False, description="It was set up before")},
)
async def rematch(request: Req, id: FromPath[str], data: JSONBody[Again]) -> Response[wire.Match]:
    """Play again. Who asks first sets the same match up, with a seat kept for everybody; who asks later sits down."""
    house = house_of(request)
    person = await person_of(request, CREATE)
    room = await room_of(request, id, person)
    if not room.seats_of(person.id) and not is_owner(room, person):
        raise Problem(403, "not-your-seat")
    address = address_of(request)
    async with house.openers.one_by_one(person.id, address):
        await require_room(house, person, address, room.row["visibility"] == "public")
        again, invite = await house.rematches.ask(room, person.id, data.seating)
        if invite is not None:
            house.keepers.note(again.id, address)
            house.openers.note(again.id, address)
    found = await shown(request, again, person)
    return Response({**found, "invite": invite}, status_code=201) if invite else Response(found, status_code=200)


@post("/api/matches/{id:str}/decline", status_code=200, opt={SPENDS: "chairs"})
async def decline(request: Req, id: FromPath[str]) -> wire.Match:
    """Not play again: the seat that waited for me is free for anybody."""
    person = await person_of(request, PLAY)
    room = await room_of(request, id, person)
    await house_of(request).rematches.decline(room, person.id)
    return await shown(request, room, person)


@post("/api/matches/{id:str}/seen", status_code=200, opt={SPENDS: "drafts"})
async def seen(request: Req, id: FromPath[str], data: JSONBody[Seen]) -> wire.SeenTo:
    """Remember what I have seen, so that I can be caught up from there."""
    person = await person_of(request)
    room = await room_of(request, id, person)
    ply = min(data.ply, room.playing().plies)
    await house_of(request).chairs.seen(room, person.id, ply)
    return {"ply": ply}


ROUTES: Final = [
    add_match, my_matches, open_matches, one_match, join, set_seat, come_back, start, new_invite, withdraw_invite, end,
    rematch, decline, seen,
]  # fmt: skip
