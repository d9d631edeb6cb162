"""Operations on the encounter and on what comes later in the round, each carried out on an imagined table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from throneroom.games.iron_throne.abilities.cardset import Op
from throneroom.games.iron_throne.abilities.context import Context
from throneroom.games.iron_throne.abilities.expressions import (
    card_filter,
    card_place,
    character,
    key_of,
    number,
    player,
    players,
    side,
)
from throneroom.games.iron_throne.judge.changes import (
    give_card,
    set_side,
    spread,
)
from throneroom.games.iron_throne.judge.deeds import Trial
from throneroom.games.iron_throne.pieces import (
    CHARACTERS_EACH,
    MOMENTS,
    NONE,
    OUTCOMES,
    PENALTIES_APPLIED,
    STEPS,
    TALKS_END,
)
from throneroom.games.iron_throne.table import (
    SUCCESS,
    Delay,
    Replacement,
    change,
    is_active,
    laid_value,
    role_of,
)

CHANGING: Final = 0.15
"""What it is worth to lay another card after seeing the other one."""
BINDING: Final = 0.01
"""What a restriction on others is worth."""
BETTER_DRAW: Final = 0.06
"""What the choice among several cards is worth."""
TURNED_UP: Final = 3
"""The usual value of the top card of a deck."""
UPGRADE: Final = 3
"""How much higher a card exchanged by somebody else usually is."""
INSURANCE: Final = 0.08
"""What it is worth that failed talks cost nothing, and a deal brings cards."""


# ---------------------------------------------------------------- the encounter


def _influence(x: Trial, c: Context, op: Op) -> None:
    assert op.amount is not None
    spread(x.v, player(op.args["who"])(c), player(op.args["onto"])(c), op.amount.high(c))


def _add_value(x: Trial, c: Context, op: Op) -> None:
    assert op.amount is not None
    t = x.v.table
    which = side(op.args["side"])(c)
    more = TURNED_UP if op.args["amount"] == {"value": "revealed_top"} else op.amount.high(c)
    t.bonus = change(t.bonus, which, t.bonus[which] + more)


def _set_value(x: Trial, c: Context, op: Op) -> None:
    t = x.v.table
    seat = player(key_of(op.args["card"])[1])(c)
    t.values = change(t.values, role_of(t, seat), number(op.args["value"])(c))


def _change_outcome(x: Trial, c: Context, op: Op) -> None:
    x.v.table.outcome = OUTCOMES.index(op.args["to"])
    x.v.table.locked = bool(op.args.get("locked"))


def _change_winner(x: Trial, c: Context, op: Op) -> None:
    t = x.v.table
    t.winner = side(op.args["to"])(c)
    t.losers = 1 << (1 - t.winner)


def _mark_talks(x: Trial, c: Context, op: Op) -> None:
    x.v.table.talks = SUCCESS


def _withdraw(x: Trial, c: Context, op: Op) -> None:
    seat = player(op.args["who"])(c)
    if not is_active(x.v.table, seat):
        set_side(x.v, seat, NONE, NONE)


def _force_support(x: Trial, c: Context, op: Op) -> None:
    char = character(op.args["character"])(c)
    set_side(x.v, char // CHARACTERS_EACH, char, side(op.args["side"])(c))


def _change_side(x: Trial, c: Context, op: Op) -> None:
    seat = player(op.args["who"])(c)
    set_side(x.v, seat, x.v.table.part[seat], side(op.args["to"])(c))


def _swap_character(x: Trial, c: Context, op: Op) -> None:
    seat = player(op.args["who"])(c)
    set_side(x.v, seat, character(op.args["in"])(c), x.v.table.side[seat])


def _swap_card(x: Trial, c: Context, op: Op) -> None:
    """The best card of the own hand, or somebody else's unknown higher one."""
    t = x.v.table
    seat = player(op.args["who"])(c)
    role = role_of(t, seat)
    wanted = card_filter(op.args["in"])
    own = [card for card in x.v.secrets.hands[seat] if wanted.matches(c, card)]
    if own:
        old = t.laid[role]
        t.laid = change(t.laid, role, max(own))
        t.values = change(t.values, role, NONE)
        hand = list(x.v.secrets.hands[seat])
        hand.remove(max(own))
        x.v.secrets.hands[seat] = tuple(hand)
        if card_place(op.args["out_to"]).kind == "hand":
            give_card(x.v, seat, old)
    elif seat != x.v.seat:
        t.values = change(t.values, role, laid_value(t, role) + UPGRADE)


def _rechoose(x: Trial, c: Context, op: Op) -> float:
    return CHANGING if player(op.args["who"])(c) == x.v.seat else 0.0


# ---------------------------------------------------------------- rules for later


def _prevent(x: Trial, c: Context, op: Op) -> None:
    t = x.v.table
    for seat in players(op.args["who"])(c):
        if op.args["what"] == "penalty":
            t.spared |= 1 << seat
        else:
            t.stinted |= 1 << seat


def _restrict(x: Trial, c: Context, op: Op) -> float:
    return BINDING


def _replace_step(x: Trial, c: Context, op: Op) -> float:
    t = x.v.table
    if op.args["step"] != "penalty":
        return BETTER_DRAW
    t.replaced += (Replacement(player(op.args["who"])(c), STEPS.index("penalty"), op.blocks["with"], x.act),)
    return 0.0


def _delay(x: Trial, c: Context, op: Op) -> float:
    moment = MOMENTS.index(op.args["until"])
    if moment == PENALTIES_APPLIED:
        x.v.table.delays += (Delay(moment, op.blocks["do"], x.act, x.each),)
        return 0.0
    return INSURANCE if moment == TALKS_END else BINDING


CLASHES: Final[dict[str, Callable[[Trial, Context, Op], Any]]] = {
    "place_influence": _influence,
    "add_value": _add_value,
    "set_value": _set_value,
    "change_outcome": _change_outcome,
    "change_winner": _change_winner,
    "mark_talks_successful": _mark_talks,
    "withdraw": _withdraw,
    "force_support": _force_support,
    "change_side": _change_side,
    "swap_character": _swap_character,
    "swap_card": _swap_card,
    "rechoose_facedown": _rechoose,
    "prevent": _prevent,
    "restrict": _restrict,
    "replace_step": _replace_step,
    "delay": _delay,
}
