"""What one seat is sent: its view, what happened since, and the decisions it owes. The only way out.

Everything here is made from a view and from seen events, so nothing else can leave the server. Texts
are in the reader's language; keys and facts come along, so that a client can say them anew.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any, Final, cast

from throneroom.core.changes import Change
from throneroom.core.decision import STOP, Decision, Prefix, next_options
from throneroom.core.events import SeenEvent, Term, event_json
from throneroom.core.game import Game, blocked, outcome_json, seat_code, seated
from throneroom.core.notation import choice_text
from throneroom.core.pointing import asked_facts, choice_points, pointed_at, usual_fills
from throneroom.core.rules import Facts
from throneroom.core.seats import SPECTATOR, Seat
from throneroom.core.secrecy import AnyView
from throneroom.server import wire
from throneroom.server.absence import Away
from throneroom.server.fold import PLAY, Fold
from throneroom.server.gestures import sends
from throneroom.server.rooms import ABANDONED, DEALT, ENDED, QUARANTINED, Chair, Draft, Room
from throneroom.server.store.texts import shortened
from throneroom.server.turns import Turns
from throneroom.telling import Teller, label_of

Json = dict[str, Any]
AT_ONCE: Final = 200
"""So many events are told before others have a turn."""


def seated_in(room: Room) -> Game | None:
    """The game with its seats, if it is known who sits where: not before the start where that is dealt out."""
    row = room.row
    if room.status == QUARANTINED:
        return None
    if row["started"] is None and DEALT in (row["seating"], row["options"].get("houses")):
        return None
    return seated(room.game, row["players"], row["options"])


def match_json(
    room: Room,
    names: dict[str, str],
    away: Mapping[Seat, Away] | None = None,
    give_at: Mapping[Seat, float] | None = None,
) -> wire.MatchSeen:
    """What everybody may know of a match."""
    row = room.row
    fold = room.fold
    game = seated_in(room)
    return {
        "id": room.id,
        **table_json(room),
        "whispers": room.has_whispers,
        "epoch": row["epoch"],
        "ply": room.plies,
        "created": row["created"],
        "started": row["started"],
        "ended": row["ended"],
        "commitment": row["commitment"],
        "seed": row["seed"] if room.status in (ENDED, ABANDONED) else None,
        "rematch_of": row["rematch_of"],
        "rematch": row["rematch"],
        "seating": row["seating"],
        "latecomers": row["latecomers"],
        "host": names.get(row["owner"]),
        "seats": [
            {
                **chair_json(chair, game, names),
                "player": chair.user if chair.user in names else None,
                "deadline": chair.due,
                "bank": chair.bank,
                "wants_end": chair.wants_end,
                "wants_seat": chair.wants_seat,
                "ready": room.tells_ready(chair.seat),
                "left": chair.has_left,
                "nudged": _is_nudged(room, chair),
                "agreed": [names[user] for user in sorted(room.votes.get(chair.seat, ())) if user in names],
                "away": gone.since if (gone := (away or {}).get(chair.seat)) is not None else None,
                "keep_at": gone.keep_at if gone is not None else None,
                "give_at": give_at.get(chair.seat) if give_at else None,
            }
            for chair in room.chairs
        ],
        "awaited": [seat_code(fold.game, d.seat) for d in fold.state.pending if d.seat >= 0] if fold else [],
    }


def table_json(room: Room) -> wire.MatchAbout:
    """What is played, by how many and how; of one that is put aside, as far as that can be read."""
    row = room.row
    options = row["options"] if isinstance(row["options"], dict) else {}
    return {
        "game": row["game"],
        "players": row["players"],
        "options": shortened(options),
        "name": row["name"],
        "status": cast(wire.Status, room.status),
        "visibility": row["visibility"],
        "pace": cast(wire.PaceTold, row["pace"] if isinstance(row["pace"], dict) else {"kind": "none"}),
    }


def chair_json(chair: Chair, game: Game | None, names: Mapping[str, str]) -> wire.SeatAbout:
    """Who sits on a chair; which seat it is, if that is known."""
    return {
        "seat": chair.seat,
        "code": seat_code(game, chair.seat) if game is not None else None,
        "controller": cast(Any, chair.controller),
        "bot": chair.bot,
        "name": names.get(chair.user or ""),
        "kept_for": names.get(chair.kept_for or ""),
    }


def _is_nudged(room: Room, chair: Chair) -> bool:
    """Whether the player of a seat was nudged for what it owes now."""
    owed = room.fold.owed(chair.seat) if room.fold is not None and chair.nudged is not None else None
    return owed is not None and room.playing().decision(owed) == chair.nudged


def packet(room: Room, seat: Seat, since: int, teller: Teller, has_view: bool = True) -> wire.Packet:
    """All a seat needs to show its game, whatever it has missed; step by step to who has the view of `since`."""
    found, log = _without_events(room, seat, since, teller, has_view), _log(room, seat, since, has_view)
    return {**found, "events": [_told(*line, teller) for line in log]}


async def packet_in_turns(
    room: Room, seat: Seat, since: int, teller: Teller, turns: Turns, key: str, has_view: bool = True
) -> wire.Packet:
    """The same, as the match stands now; a long story is told in pieces, between which others have their turn."""
    found, log = _without_events(room, seat, since, teller, has_view), _log(room, seat, since, has_view)
    if len(log) <= AT_ONCE:
        return {**found, "events": [_told(*line, teller) for line in log]}
    told: list[wire.LogLine] = []
    async with turns.one_of(key):
        for start in range(0, len(log), AT_ONCE):
            told += [_told(*line, teller) for line in log[start : start + AT_ONCE]]
            await asyncio.sleep(0)
    return {**found, "events": told}


Line = tuple[int, SeenEvent, list[Change] | None]
"""A line of the log: its ply, what happened, and what that changed in the view, where it is known."""


def _log(room: Room, seat: Seat, since: int, has_view: bool) -> list[Line]:
    fold = room.playing()
    steps = fold.changes_since(since, seat) if has_view else None
    found: list[Line] = []
    for ply, events in fold.log_since(since, seat):
        known = steps[0].get(ply, []) if steps is not None else []
        of_the_server = len(events) - len(known)  # its own lines come first, and change nothing
        for i, event in enumerate(events):
            found.append((ply, event, None if steps is None else [] if i < of_the_server else known[i - of_the_server]))
    return found


def told_json(event: SeenEvent, teller: Teller) -> wire.Told:
    """A line of the log: the event, its sentence, and what it points at."""
    return {
        "event": cast(wire.Event, event_json(event)),
        "text": teller.event(event),
        "label": event.id,
        "points": pointed_at(teller.game.names, event.facts),
    }


def term_told(term: Term, teller: Teller) -> wire.TermTold:
    """A line of a sum with its sentence."""
    return {
        "amount": term.amount, "why": term.why, "rule": term.rule, "facts": term.facts, "text": teller.term(term)
    }  # fmt: skip


def _told(ply: int, event: SeenEvent, changes: list[Change] | None, teller: Teller) -> wire.LogLine:
    told: wire.LogLine = {"ply": ply, **told_json(event, teller)}  # type: ignore[typeddict-item]
    if changes is not None:
        told["changes"] = changes
    return told


def _rest(fold: Fold, since: int, seat: Seat) -> list[Change]:
    """What changed without a word since the last event."""
    steps = fold.changes_since(since, seat)
    return steps[1] if steps is not None else []


def _without_events(room: Room, seat: Seat, since: int, teller: Teller, has_view: bool) -> wire.Standing:
    fold = room.playing()
    game = fold.game
    view = game.view(fold.state, seat)
    outcome = game.outcome(fold.state)
    given = room.given_by(seat) if seat != SPECTATOR else None
    is_spared = given is not None and given.kind != PLAY
    return {
        "match": room.id,
        "epoch": room.row["epoch"],
        "ply": fold.plies,
        "status": cast(wire.Status, room.status),
        "seat": seat_code(game, seat) if seat != SPECTATOR else None,
        "view": game.view_json(view),
        "rest": _rest(fold, since, seat) if has_view else [],
        "awaited": [seat_code(game, s) for s in view.awaited],
        "seen": room.chairs[seat].seen if seat != SPECTATOR else fold.plies,
        "decisions": [
            decision_json(fold, view, d, teller, room.drafts.get(seat)) for d in view.pending if not is_spared
        ],
        "asks": room.chairs[seat].asks if seat != SPECTATOR and game.standing else None,
        "back": fold.back_to(since),
        "undo": seat != SPECTATOR and room.undoable(seat) is not None,
        "result": cast(wire.Result, outcome_json(game, outcome)) if outcome is not None else None,
    }


def decision_json(fold: Fold, view: AnyView, d: Decision, teller: Teller, draft: Draft | None) -> wire.Decision:
    """A question: its id, its shape, what it is called, its first options, and what happens by default."""
    kind, facts = d.kind, asked_facts(view, d)
    fills = usual_fills(view, d)
    return {
        "id": fold.decision(d),
        "kind": kind.id,
        "shape": kind.shape.value,
        "question": teller.ask(view, d),
        "label": kind.id,
        "facts": facts_json(facts),
        "points": pointed_at(teller.game.names, facts),
        "sends": sends(fold, view, d),
        "slots": list(kind.slots),
        "fills": [{"slot": slot, "content": content} for slot, content in fills] if fills is not None else None,
        "width": kind.width,
        "rules": list(kind.rules),
        "default": choice_text(view, d, kind.default(view, d)),
        "draft": {"choice": draft.choice, "ready": draft.ready} if draft is not None else None,
        "options": options_json(view, d, (), teller),
    }


def options_json(view: AnyView, d: Decision, prefix: Prefix, teller: Teller) -> list[wire.Option]:
    """The next small choices after a beginning; none when it is a finished choice."""
    return [option_json(view, d, prefix, value, teller) for value in next_options(view, d, prefix)]


def option_json(view: AnyView, d: Decision, prefix: Prefix, value: int, teller: Teller) -> wire.Option:
    """One small choice: as a sentence, which message that is with its facts, and what it points at."""
    kind = d.kind
    key, facts = label_of(view, d, prefix, value)
    found: wire.Option = {
        "value": value,
        "text": teller.say(key, facts),
        "notation": "-" if value == STOP else kind.say(view, d, prefix, value),
        "label": "" if value == STOP else key.removeprefix("label-"),
        "facts": facts_json(facts),
        "points": choice_points(teller.game.names, view, d, prefix, value, facts),
    }
    if kind.fills is not None and value != STOP:
        slot, content = kind.fills(view, d, prefix, value)
        found["slot"], found["content"] = slot, content
        found["content_text"] = _name_in(facts, content, teller)
    return found


def _name_in(facts: Facts, id: str, teller: Teller) -> str:
    """What a thing is called that facts name."""
    kinds = [key.rpartition("_")[2] for key, value in facts.items() if value == id]
    return teller.words.name(kinds[0], id) if kinds else id


def blocked_json(view: AnyView, d: Decision, prefix: Prefix, teller: Teller) -> list[wire.Blocked]:
    """What can be named there but not chosen, each with the rule that forbids it, and the page it stands on."""
    return [
        {**option_json(view, d, prefix, value, teller), "rule": refusal.rule, "page": teller.page(refusal.rule),
         "reason": teller.refusal(refusal), "reason_facts": facts_json(refusal.facts)}
        for value, refusal in blocked(view, d, prefix)
    ]  # fmt: skip


def facts_json(facts: Facts) -> Json:
    """Facts as plain data."""
    return {key: list(value) if isinstance(value, tuple) else value for key, value in facts.items()}
