"""What one seat is sent: its view, what happened since, and the decisions it owes. The only way out.

Everything here is made from a view and from seen events, so nothing else can leave the server. Texts
are in the reader's language; keys and facts come along, so that a client can say them anew.
"""

from __future__ import annotations

from typing import Any

from throneroom.core.decision import STOP, Decision, Prefix, next_options
from throneroom.core.events import event_json
from throneroom.core.game import blocked, outcome_json, seat_code
from throneroom.core.notation import choice_text
from throneroom.core.rules import Illegal
from throneroom.core.seats import SPECTATOR, Seat
from throneroom.core.secrecy import AnyView
from throneroom.server.fold import Fold
from throneroom.server.rooms import ABANDONED, ENDED, Draft, Room
from throneroom.telling import Teller

Json = dict[str, Any]


def match_json(room: Room, names: dict[str, str]) -> Json:
    """What everybody may know of a match."""
    row = room.row
    fold = room.fold
    return {
        "id": room.id,
        "game": row["game"],
        "players": row["players"],
        "options": row["options"],
        "name": row["name"],
        "status": room.status,
        "visibility": row["visibility"],
        "pace": row["pace"],
        "whispers": room.has_whispers,
        "epoch": row["epoch"],
        "ply": fold.plies if fold is not None else 0,
        "created": row["created"],
        "started": row["started"],
        "ended": row["ended"],
        "commitment": row["commitment"],
        "seed": row["seed"] if room.status in (ENDED, ABANDONED) else None,
        "rematch_of": row["rematch_of"],
        "seats": [
            {
                "seat": chair.seat,
                "code": seat_code(fold.game, chair.seat) if fold is not None else None,
                "controller": chair.controller,
                "bot": chair.bot,
                "name": names.get(chair.user or ""),
                "due": chair.due,
                "bank": chair.bank,
                "wants_end": chair.wants_end,
            }
            for chair in room.chairs
        ],
        "awaited": [seat_code(fold.game, d.seat) for d in fold.state.pending if d.seat >= 0] if fold else [],
    }


def packet(room: Room, seat: Seat, since: int, teller: Teller) -> Json:
    """All a seat needs to show its game, whatever it has missed."""
    fold = room.playing()
    game = fold.game
    view = game.view(fold.state, seat)
    outcome = game.outcome(fold.state)
    return {
        "match": room.id,
        "epoch": room.row["epoch"],
        "ply": fold.plies,
        "status": room.status,
        "seat": seat_code(game, seat) if seat != SPECTATOR else None,
        "view": game.view_json(view),
        "awaited": [seat_code(game, s) for s in view.awaited],
        "seen": room.chairs[seat].seen if seat != SPECTATOR else fold.plies,
        "decisions": [decision_json(fold, view, d, teller, room.drafts.get(seat)) for d in view.pending],
        "events": [
            {"ply": ply, "event": event_json(event), "text": teller.event(event)}
            for ply, events in fold.events_since(since, seat)
            for event in events
        ],
        "undo": seat != SPECTATOR and room.undoable(seat) is not None,
        "result": outcome_json(game, outcome) if outcome is not None else None,
    }


def decision_json(fold: Fold, view: AnyView, d: Decision, teller: Teller, draft: Draft | None) -> Json:
    """A question: its id, its shape, what it is called, its first options, and what happens by default."""
    kind = d.kind
    return {
        "id": fold.decision(d),
        "kind": kind.id,
        "shape": kind.shape.value,
        "question": teller.ask(view, d),
        "slots": list(kind.slots),
        "width": kind.width,
        "rules": list(kind.rules),
        "default": choice_text(view, d, kind.default(view, d)),
        "draft": {"choice": draft.choice, "ready": draft.ready} if draft is not None else None,
        "options": options_json(view, d, (), teller),
    }


def options_json(view: AnyView, d: Decision, prefix: Prefix, teller: Teller) -> list[Json]:
    """The next small choices after a beginning; none when it is a finished choice."""
    return [
        {"value": value, "text": teller.option(view, d, prefix, value),
         "notation": "-" if value == STOP else d.kind.say(view, d, prefix, value)}
        for value in next_options(view, d, prefix)
    ]  # fmt: skip


def blocked_json(view: AnyView, d: Decision, prefix: Prefix, teller: Teller) -> list[Json]:
    """What can be named there but not chosen, each with the rule that forbids it."""
    return [
        {"value": value, "text": teller.option(view, d, prefix, value),
         "notation": d.kind.say(view, d, prefix, value), **refusal_json(refusal, teller)}
        for value, refusal in blocked(view, d, prefix)
    ]  # fmt: skip


def refusal_json(refusal: Illegal, teller: Teller) -> Json:
    """A refusal: the id of the rule, the facts of the case, and the sentence."""
    facts = {key: list(value) if isinstance(value, tuple) else value for key, value in refusal.facts.items()}
    return {"rule": refusal.rule, "facts": facts, "reason": teller.refusal(refusal)}
