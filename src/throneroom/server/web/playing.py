"""The API: what a seat sees, what it may choose, why not, and its choices."""

from __future__ import annotations

from typing import Final

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody

from throneroom.core.decision import Choice, Decision, Prefix, next_options
from throneroom.core.events import SeenEvent, event_json
from throneroom.core.game import explain, owed_by
from throneroom.core.notation import read_choice
from throneroom.core.rules import Illegal
from throneroom.core.secrecy import AnyView
from throneroom.server.fold import Fold
from throneroom.server.packets import blocked_json, options_json, packet, refusal_json
from throneroom.server.problems import Problem, not_found, refused, stale
from throneroom.server.rooms import Room
from throneroom.server.web.asking import (
    PLAY,
    Json,
    Req,
    Since,
    house_of,
    maybe_person,
    own_seat,
    person_of,
    room_of,
    seat_in,
    teller_of,
)
from throneroom.server.web.deriving import derived
from throneroom.server.web.shapes import Question, Submission, Thought
from throneroom.telling import Teller


@get("/api/matches/{id:str}/view")
async def view(request: Req, id: FromPath[str], since: Since = 0, seat: FromQuery[str | None] = None) -> Json:
    """Everything a seat may know: its view, what happened since a ply, and the decisions it owes."""
    person = await maybe_person(request)
    room = await room_of(request, id, person)
    return packet(room, seat_in(room, person, seat), since, teller_of(request, room.playing()))


@get("/api/matches/{id:str}/options")
async def options(
    request: Req,
    id: FromPath[str],
    seat: FromQuery[str | None] = None,
    prefix: FromQuery[str] = "",
    why: FromQuery[bool] = False,
    decision: FromQuery[str | None] = None,
) -> Json:
    """What may be chosen after a beginning (numbers with commas between), and with `why` what may not, and why.

    Whoever names the decision is told when it is no longer open, instead of hearing of another one.
    """
    fold, seen, d = await _asked(request, id, seat, decision)
    begun = _prefix(prefix)
    for i, value in enumerate(begun):
        if value not in next_options(seen, d, begun[:i]):
            raise Problem(422, "bad-beginning", {"text": str(value)})
    teller = teller_of(request, fold)
    found: Json = {"decision": fold.decision(d), "options": options_json(seen, d, begun, teller)}
    if why:
        found["blocked"] = blocked_json(seen, d, begun, teller)
    return found


@post("/api/matches/{id:str}/explain", status_code=200)
async def explain_choice(request: Req, id: FromPath[str], data: JSONBody[Thought]) -> Json:
    """Whether a choice is allowed, without making it; if not, by which rule."""
    fold, seen, d = await _asked(request, id, data.seat, data.decision)
    teller = teller_of(request, fold)
    try:
        choice = _choice(seen, d, data)
        refusal = explain(seen, d, choice)
    except Problem as problem:
        if problem.refusal is None:
            raise
        refusal = problem.refusal
    return {"legal": refusal is None, **(refusal_json(refusal, teller) if refusal is not None else {})}


async def _asked(request: Req, id: str, seat: str | None, decision: str | None) -> tuple[Fold, AnyView, Decision]:
    """The game, the view and the open decision of the seat that asks, if it is the one that is meant."""
    person = await person_of(request)
    room = await room_of(request, id, person)
    fold = room.playing()
    me = seat_in(room, person, seat)
    seen = fold.game.view(fold.state, me)
    d = owed_by(seen, me)
    if d is None or decision not in (None, fold.decision(d)):
        raise stale()
    return fold, seen, d


def _prefix(text: str) -> Prefix:
    words = [word for word in text.split(",") if word]
    if len(words) > 200 or any(not word.removeprefix("-").isdecimal() or len(word) > 7 for word in words):
        raise Problem(422, "bad-beginning", {"text": text[:40]})
    return tuple([int(word) for word in words])


def _choice(seen: AnyView, d: Decision | None, data: Submission | Thought) -> Choice:
    """The choice as the engine has it, from numbers or from words about the open decision."""
    if data.text is not None and d is not None:
        try:
            return read_choice(seen, d, data.text)
        except Illegal as refusal:
            raise refused(refusal) from None
    if data.choice is None:
        raise Problem(422, "no-choice")
    return tuple(data.choice) if isinstance(data.choice, list) else data.choice


@post("/api/matches/{id:str}/choices", status_code=200)
async def submit(request: Req, id: FromPath[str], data: JSONBody[Submission]) -> Json:
    """Answer a decision. Once it is acknowledged it is stored; repeating it with the same key is harmless."""
    house = house_of(request)
    person = await person_of(request, PLAY)
    house.limits.choices.hit(person.id)
    room, seat = await own_seat(request, id, data.seat)
    fold = room.playing()
    seen = fold.game.view(fold.state, seat)
    d = owed_by(seen, seat)
    is_open = d is not None and fold.decision(d) == data.decision
    try:
        if data.text is not None and not is_open:
            answer = house.table.repeated(room, seat, data.decision, data.key)
        else:
            answer = await house.table.submit(room, seat, data.decision, _choice(seen, d, data), data.key)
    except Problem as problem:
        if problem.type == "stale-decision":
            problem.more = {"packet": packet(room, seat, room.playing().plies, teller_of(request, room.playing()))}
        raise
    return {"ply": answer.ply, "repeated": answer.repeated, "plies": room.playing().plies}


@post("/api/matches/{id:str}/draft", status_code=200)
async def think(request: Req, id: FromPath[str], data: JSONBody[Thought]) -> Json:
    """Keep a choice that is not meant to count yet: it is what happens if the time runs out."""
    house = house_of(request)
    room, seat = await own_seat(request, id, data.seat)
    fold = room.playing()
    seen = fold.game.view(fold.state, seat)
    d = owed_by(seen, seat)
    if d is None or data.decision not in (None, fold.decision(d)):
        raise stale()
    house.limits.choices.hit((await person_of(request, PLAY)).id)
    await house.table.think(room, seat, fold.decision(d), _choice(seen, d, data))
    return {"decision": fold.decision(d)}


@post("/api/matches/{id:str}/undo", status_code=200)
async def undo(request: Req, id: FromPath[str], seat: FromQuery[str | None] = None) -> Json:
    """Take back one's own last actions, while nobody else acted and nobody learned anything."""
    room, mine = await own_seat(request, id, seat)
    answer = await house_of(request).table.undo(room, mine)
    return {"ply": answer.ply, "plies": room.playing().plies}


@post("/api/matches/{id:str}/withdraw", status_code=200)
async def withdraw(request: Req, id: FromPath[str], seat: FromQuery[str | None] = None) -> Json:
    """Take back a simultaneous choice while others are still choosing, or a draft."""
    room, mine = await own_seat(request, id, seat)
    await house_of(request).table.withdraw(room, mine)
    return {"plies": room.playing().plies}


@post("/api/matches/{id:str}/what-if", status_code=200)
async def what_if(request: Req, id: FromPath[str], data: JSONBody[Question]) -> Json | None:
    """Ask the game what would happen, from what my seat may know; in Westeros, how a fight would stand.

    Nothing is answered if the question is about a ply and the match has gone on since.
    """
    person = await maybe_person(request)
    room = await room_of(request, id, person)
    fold = room.playing()
    if fold.game.what_if is None:
        raise not_found()
    view = fold.game.view(fold.state, seat_in(room, person, data.seat))
    if data.ply not in (None, fold.plies):
        return None
    return dict(teller_of(request, fold).answer(fold.game.what_if(view, data.question)))


# ---------------------------------------------------------------- derivations


@get("/api/matches/{id:str}/events/{ply:int}")
async def derivation(request: Req, id: FromPath[str], ply: FromPath[int], seat: FromQuery[str | None] = None) -> Json:
    """What an action told a seat, and why: the rules behind each event, and the lines of each sum."""
    person = await maybe_person(request)
    room = await room_of(request, id, person)
    fold = room.playing()
    found = [events for at, events in fold.events_since(ply, seat_in(room, person, seat)) if at == ply]
    if not found:
        raise not_found()
    teller = teller_of(request, fold)
    return {"ply": ply, "events": [_derived(room, event, teller) for event in found[0]]}


def _derived(room: Room, event: SeenEvent, teller: Teller) -> Json:
    told = {"event": event_json(event), "text": teller.event(event)}
    return told | derived(room.game, event.rules, event.terms, teller)


ROUTES: Final = [view, options, explain_choice, submit, think, undo, withdraw, what_if, derivation]
