"""The API: what a seat sees, what it may choose, why not, and its choices."""

from __future__ import annotations

from typing import Final, cast

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.serialization import encode_json
from msgspec import json

from throneroom.core.decision import Begun, Choice, Decision, Prefix, next_options
from throneroom.core.events import SeenEvent
from throneroom.core.game import completed, explain, is_open, owed_by
from throneroom.core.notation import read_choice
from throneroom.core.rules import Illegal
from throneroom.core.seats import Seat
from throneroom.core.secrecy import AnyView
from throneroom.server import wire
from throneroom.server.fold import Fold
from throneroom.server.packets import blocked_json, facts_json, options_json, packet, packet_in_turns, told_json
from throneroom.server.problems import Problem, not_found, refused, stale
from throneroom.server.rooms import Room
from throneroom.server.ways import looked_at, ways_json
from throneroom.server.web.answers import language
from throneroom.server.web.asking import (
    SPENDS,
    Req,
    Since,
    address_of,
    house_of,
    maybe_person,
    own_seat,
    person_of,
    room_of,
    seat_in,
    spend_more,
    spend_on_story,
    teller_of,
)
from throneroom.server.web.deriving import derived
from throneroom.server.web.shapes import Asking, Question, Submission, Thought
from throneroom.telling import Teller

AT_ONE_PRICE: Final = 50
"""All ways to go on count once more for each so many options that were looked at for them."""


@get("/api/matches/{id:str}/view")
async def view(request: Req, id: FromPath[str], since: Since = 0, seat: FromQuery[str | None] = None) -> wire.Packet:
    """Everything a seat may know: its view, what happened since a ply, and the decisions it owes."""
    person = await maybe_person(request)
    room = await room_of(request, id, person)
    spend_on_story(request, room, person, since)
    teller, turns = teller_of(request, room.playing()), house_of(request).stories
    at = seat_in(room, person, seat)
    return await packet_in_turns(room, at, since, teller, turns, address_of(request), has_view=since > 0)


@get("/api/matches/{id:str}/options", opt={SPENDS: "questions"})
async def options(
    request: Req,
    id: FromPath[str],
    seat: FromQuery[str | None] = None,
    prefix: FromQuery[str] = "",
    why: FromQuery[bool] = False,
    decision: FromQuery[str | None] = None,
) -> wire.Options:
    """What may be chosen after a beginning (numbers with commas between), and with `why` what may not, and why.

    Whoever names the decision is told when it is no longer open, instead of hearing of another one.
    """
    fold, seen, d = await _asked(request, id, seat, decision)
    begun = _prefix(prefix)
    _follow(seen, d, begun)
    teller = teller_of(request, fold)
    found: wire.Options = {"decision": fold.decision(d), "options": options_json(seen, d, begun, teller)}
    if why:
        found["blocked"] = blocked_json(seen, d, begun, teller)
    return found


@get("/api/matches/{id:str}/ways", opt={SPENDS: "questions"})
async def ways(
    request: Req,
    id: FromPath[str],
    seat: FromQuery[str | None] = None,
    begun: FromQuery[str] = "",
    decision: FromQuery[str | None] = None,
) -> Response[wire.Ways]:
    """The same for every beginning that goes on from this one, at once, with what may not be chosen, and why.

    Where parts fill slots of their own an open one is empty between its commas.
    """
    person = await person_of(request)
    room = await room_of(request, id, person)
    fold, seen, d = _owed(room, seat_in(room, person, seat), decision)
    asked, chosen, teller = fold.decision(d), _parts(begun), teller_of(request, fold)
    if d.kind.fills is None:
        _follow(seen, d, _prefix(begun))

    async def make() -> bytes:
        found = await ways_json(seen, d, asked, chosen, teller)
        spend_more(request, person, looked_at(found) // AT_ONE_PRICE)
        return encode_json(found)

    key = ("ways", language(request), room.id, room.row["epoch"], fold.plies, d.seat, asked, chosen)
    return await house_of(request).ways.of(key, address_of(request), make)


@post("/api/matches/{id:str}/explain", status_code=200, opt={SPENDS: "questions"})
async def explain_choice(request: Req, id: FromPath[str], data: JSONBody[Thought]) -> wire.Explained:
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
    if refusal is None:
        return {"legal": True}
    return {"legal": False, "rule": refusal.rule, "page": teller.page(refusal.rule),
            "facts": facts_json(refusal.facts), "reason": teller.refusal(refusal)}  # fmt: skip


async def _asked(request: Req, id: str, seat: str | None, decision: str | None) -> tuple[Fold, AnyView, Decision]:
    """The game, the view and the open decision of the seat that asks, if it is the one that is meant."""
    person = await person_of(request)
    room = await room_of(request, id, person)
    return _owed(room, seat_in(room, person, seat), decision)


def _owed(room: Room, seat: Seat, decision: str | None) -> tuple[Fold, AnyView, Decision]:
    """The game, the view and the open decision of a seat, if it is the one that is meant."""
    fold = room.playing()
    seen = fold.game.view(fold.state, seat)
    d = owed_by(seen, seat)
    if d is None or decision not in (None, fold.decision(d)):
        raise stale()
    return fold, seen, d


def _prefix(text: str) -> Prefix:
    return tuple([value for value in _parts(text) if value is not None])


def _parts(text: str) -> tuple[int | None, ...]:
    """The parts of a choice, none where nothing stands between two commas."""
    words = text.split(",") if text else []
    if len(words) > 200 or any(word and (not word.removeprefix("-").isdecimal() or len(word) > 7) for word in words):
        raise Problem(422, "bad-beginning", {"text": text[:40]})
    return tuple([int(word) if word else None for word in words])


def _follow(seen: AnyView, d: Decision, begun: Prefix) -> None:
    """A problem if a choice cannot begin so."""
    for i, value in enumerate(begun):
        if value not in next_options(seen, d, begun[:i]):
            raise Problem(422, "bad-beginning", {"text": str(value)})


def _choice(seen: AnyView, d: Decision | None, data: Submission | Thought) -> Choice:
    """The choice as the engine has it, from numbers or from words about the open decision."""
    begun = _begun(seen, d, data)
    if is_open(begun):
        raise refused(Illegal("CORE-INCOMPLETE", {"slot": d.kind.slot(0) if d is not None else ""}))
    return cast(Choice, begun)


def _begun(seen: AnyView, d: Decision | None, data: Submission | Thought) -> Begun:
    """The same, with parts that may be open."""
    if data.text is not None and d is not None:
        try:
            return read_choice(seen, d, data.text)
        except Illegal as refusal:
            raise refused(refusal) from None
    if data.choice is None:
        raise Problem(422, "no-choice")
    return tuple(data.choice) if isinstance(data.choice, list) else data.choice


@post("/api/matches/{id:str}/choices", status_code=200, opt={SPENDS: "choices"})
async def submit(request: Req, id: FromPath[str], data: JSONBody[Submission]) -> wire.Taken:
    """Answer a decision. Once it is acknowledged it is stored; repeating it with the same key is harmless."""
    house = house_of(request)
    room, seat = await own_seat(request, id, data.seat)
    fold = room.playing()
    seen = fold.game.view(fold.state, seat)
    d = owed_by(seen, seat)
    is_open = d is not None and fold.decision(d) == data.decision
    house.limits.actions.hit(person=room.chairs[seat].user, address=address_of(request))
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


@post("/api/matches/{id:str}/drafts", status_code=200, opt={SPENDS: "drafts"})
async def think(request: Req, id: FromPath[str], data: JSONBody[Thought]) -> wire.DraftKept:
    """Keep a choice that is not meant to count yet: it is what happens if the time runs out."""
    house = house_of(request)
    room, seat = await own_seat(request, id, data.seat)
    house.limits.draft_bytes.hit(len(json.encode(data)), person=room.chairs[seat].user)
    fold, seen, d = _owed(room, seat, data.decision)
    await house.table.think(room, seat, fold.decision(d), _begun(seen, d, data))
    return {"decision": fold.decision(d)}


@post("/api/matches/{id:str}/proposal", status_code=200, opt={SPENDS: "proposals"})
async def propose(request: Req, id: FromPath[str], data: JSONBody[Thought]) -> wire.Proposal:
    """What a bot would choose with what my seat knows, around what I have chosen already (null where it is open)."""
    house = house_of(request)
    room, seat = await own_seat(request, id, data.seat)
    fold, seen, d = _owed(room, seat, data.decision)
    proposal = await house.keepers.propose(room, seat)
    begun = _begun(seen, d, data) if data.choice is not None or data.text is not None else None
    choice = proposal if begun is None else completed(seen, d, begun, proposal)
    return {"decision": fold.decision(d), "choice": choice}


@post("/api/matches/{id:str}/undo", status_code=200, opt={SPENDS: "undo"})
async def undo(request: Req, id: FromPath[str], seat: FromQuery[str | None] = None) -> wire.TakenBack:
    """Take back one's own last actions, while nobody else acted and nobody learned anything."""
    room, mine = await own_seat(request, id, seat)
    house = house_of(request)
    answer = await house.table.undo(room, mine)
    return {"ply": answer.ply, "plies": room.playing().plies}


@post("/api/matches/{id:str}/withdraw", status_code=200, opt={SPENDS: "drafts"})
async def withdraw(request: Req, id: FromPath[str], seat: FromQuery[str | None] = None) -> wire.Withdrawn:
    """Take back a simultaneous choice while others are still choosing, or a draft."""
    room, mine = await own_seat(request, id, seat)
    await house_of(request).table.withdraw(room, mine)
    return {"plies": room.playing().plies}


@post("/api/matches/{id:str}/asking", status_code=200, opt={SPENDS: "chairs"})
async def ask_everywhere(request: Req, id: FromPath[str], data: JSONBody[Asking]) -> wire.AskedEverywhere:
    """Whether I want to be asked also in windows in which I can only pass. Nobody else sees a difference."""
    room, mine = await own_seat(request, id, data.seat)
    await house_of(request).chairs.ask(room, mine, data.everywhere)
    return {"asks": data.everywhere}


@post("/api/matches/{id:str}/what-if", status_code=200, opt={SPENDS: "questions"})
async def what_if(request: Req, id: FromPath[str], data: JSONBody[Question]) -> wire.Supposition | None:
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
    return cast(wire.Supposition, teller_of(request, fold).answer(fold.game.what_if(view, data.question)))


# ---------------------------------------------------------------- derivations


@get("/api/matches/{id:str}/actions/{ply:int}", opt={SPENDS: "questions"})
async def derivation(
    request: Req, id: FromPath[str], ply: FromPath[int], seat: FromQuery[str | None] = None
) -> wire.DerivedEvents:
    """What an action told a seat, and why: the rules behind each event, and the lines of each sum."""
    person = await maybe_person(request)
    room = await room_of(request, id, person)
    fold = room.playing()
    found = [events for at, events in fold.log_since(ply, seat_in(room, person, seat)) if at == ply]
    if not found:
        raise not_found()
    teller = teller_of(request, fold)
    return {"ply": ply, "events": [_derived(room, event, teller) for event in found[0]]}


def _derived(room: Room, event: SeenEvent, teller: Teller) -> wire.DerivedEvent:
    return {**told_json(event, teller), **derived(room.game, event.rules, event.terms, teller)}


ROUTES: Final = [
    view,
    options,
    ways,
    explain_choice,
    submit,
    think,
    propose,
    undo,
    withdraw,
    ask_everywhere,
    what_if,
    derivation,
]
