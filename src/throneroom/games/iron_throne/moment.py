"""Where the rules stand, for drawing: the open window, the abilities used, and who looks at which cards."""

from __future__ import annotations

from typing import Final

from throneroom.core.flow import Frame
from throneroom.games.iron_throne import shown
from throneroom.games.iron_throne.flow.allowing import leader_allowed, may_hold_card
from throneroom.games.iron_throne.flow.windows import ACTS, CARDS, LEADERS, REACTIONS
from throneroom.games.iron_throne.pieces import ABILITY_IDS, NO_CARD, NONE, REACTION, WINDOWS, is_card
from throneroom.games.iron_throne.table import SET_ASIDE, Act, View, card_name, clockwise, code, codes, person


def window_json(v: View) -> shown.Window | None:
    """The innermost open window: what is asked for, who has passed, who may be asked yet, and the act it answers."""
    for f in reversed(v.frames):
        if f.script in _WINDOWS:
            return _WINDOWS[f.script](v, f)
    return None


def _leaders(v: View, f: Frame) -> shown.Window:
    t = v.table
    used = {act.user for act in t.acts if not is_card(act.ability)}
    can = [seat for seat in clockwise(t, t.challenger) if leader_allowed(v, seat, f.a, f.b)]
    return _window(v, f.a, "use", can, {(t.challenger + i) % t.players for i in range(f.c)} - used)


def _cards(v: View, f: Frame) -> shown.Window:
    t = v.table
    can = [seat for seat in clockwise(t, t.challenger) if may_hold_card(v, seat, f.a, f.b)]
    return _window(v, f.a, "play", can, {(t.challenger + f.c - i) % t.players for i in range(1, f.d + 1)})


def _reactions(v: View, f: Frame) -> shown.Window:
    t = v.table
    card = t.acts[f.a]
    reacted = {act.user for act in t.acts[f.a + 1 :] if act.arg == f.a}
    can = [seat for seat in clockwise(t, (card.user + 1) % t.players) if may_hold_card(v, seat, REACTION, f.a)]
    passed = {(card.user + i) % t.players for i in range(1, f.b)} - reacted
    return _window(v, REACTION, "play", can, passed, ABILITY_IDS[card.ability])


def _window(
    v: View, window: int, kind: shown.Asked, can: list[int], passed: set[int], answers: str | None = None
) -> shown.Window:
    """Only seats count that public information lets do anything here."""
    t = v.table
    later = [seat for seat in can if seat not in passed and seat not in v.awaited]
    return {
        "id": WINDOWS[window],
        "kind": kind,
        "passed": list(codes(t, [seat for seat in can if seat in passed])),
        "next": list(codes(t, later)),
        "answers": answers,
    }


_WINDOWS: Final = {LEADERS: _leaders, CARDS: _cards, REACTIONS: _reactions}


def acts_json(v: View) -> list[shown.Act]:
    """The abilities used this round in their order; `now` marks those that are being carried out."""
    running = {f.a for f in v.frames if f.script == ACTS}
    return [_act_json(v, act, i in running) for i, act in enumerate(v.table.acts)]


def _act_json(v: View, act: Act, now: bool) -> shown.Act:
    t = v.table
    return {
        "ability": ABILITY_IDS[act.ability],
        "seat": code(t, act.user),
        "targets": list(codes(t, act.targets)),
        "person": person(t, act.char) if act.char != NONE else None,
        "card": card_name(act.card) if act.card != NO_CARD else None,
        "house": code(t, act.house) if act.house != NONE else None,
        "cancelled": act.cancelled,
        "now": now,
    }


def looking_json(v: View) -> shown.Looking | None:
    """Who looks at cards now, and whose they are: of a hand, or set aside from a deck."""
    t = v.table
    if t.looker == NONE:
        return None
    return {
        "seat": code(t, t.looker),
        "house": code(t, t.looked_at % SET_ASIDE),
        "place": "deck" if t.looked_at >= SET_ASIDE else "hand",
    }
