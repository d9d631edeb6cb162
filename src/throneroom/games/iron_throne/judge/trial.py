"""An ability carried out on an imagined table, operation by operation, as far as a view can tell.

Where somebody has to choose, `weigh` says everybody's chance to win afterwards, and the chooser takes
the best. What no table shows, such as knowing a card, is worth a little in tokens: that is returned.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from throneroom.games.iron_throne.abilities.cardset import Op, card_set
from throneroom.games.iron_throne.abilities.context import Context, context_of
from throneroom.games.iron_throne.abilities.expressions import (
    CardPlace,
    Place,
    card_filter,
    card_place,
    character,
    condition,
    face,
    key_of,
    number,
    player,
    players,
    power_place,
    side,
)
from throneroom.games.iron_throne.judge.changes import (
    capture,
    drop_captive,
    give_card,
    lose_card,
    spread,
    strengthen,
    torture,
)
from throneroom.games.iron_throne.judge.worth import imagine
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
    View,
    change,
    is_active,
    laid_value,
    living,
    role_of,
)

Weigh = Callable[[View], list[float]]

KNOWING: Final = {"hand": 0.03, "facedown": 0.03, "deck": 0.01}
"""What looking at cards is worth."""
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


class Trial(NamedTuple):
    """An imagined run: the act it is for, the player of a `for_each`, the number picked for a range."""

    v: View
    act: int
    each: int
    amount: int
    weigh: Weigh | None


def run(v: View, block: int, act: int, each: int = NONE, *, start: int = 0, amount: int = NONE,
        weigh: Weigh | None = None) -> float:  # fmt: skip
    """Carry out a block; what it brought the user that the table does not show."""
    trial = Trial(v, act, each, amount, weigh)
    return _block(trial, block, start)


def _block(x: Trial, block: int, start: int = 0) -> float:
    found = 0.0
    for op in card_set(x.v.table).blocks[block][start:]:
        done = _DO.get(op.name)
        if done is not None:
            found += done(x, context_of(x.v, x.act, x.each), op) or 0.0
    return found


def _amount(x: Trial, c: Context, op: Op) -> int:
    low, high = op.bounds(c)
    if op.amount is None or not op.amount.is_range:
        return high
    return high if x.amount == NONE else min(max(x.amount, low), high)


def _pay(x: Trial, amount: int) -> None:
    t = x.v.table
    act = t.acts[x.act]._replace(paid=amount)
    t.acts = (*t.acts[: x.act], act, *t.acts[x.act + 1 :])


# ---------------------------------------------------------------- power


def _move_power(x: Trial, c: Context, op: Op) -> None:
    source = op.source
    goal = power_place(op.args["to"]) if "to" in op.args else None
    assert isinstance(source, Place)
    t = x.v.table
    amount = min(_amount(x, c, op), source.there(c))
    if op.cost:
        _pay(x, amount)
    if amount <= 0 or source.at(c) == NONE or (goal is not None and goal.at(c) == NONE):
        return
    if goal is not None and goal.kind == "chars":
        strengthen(x.v, goal.at(c), amount)
        return
    if goal is not None and goal.kind == "char" and t.power[goal.at(c)] <= 0 and not t.held:
        return
    _take(x.v, source, source.at(c), amount)
    if goal is None:
        t.box += amount
    elif goal.kind == "char":
        t.power[goal.at(c)] += amount
    else:
        t.lead[goal.at(c)] += amount


def _take(v: View, source: Place, at: int, amount: int) -> None:
    t = v.table
    if source.kind == "leader":
        t.lead[at] -= amount
    elif source.kind == "char":
        t.power[at] -= amount
    else:
        for _ in range(amount):
            t.power[max(living(t, at), key=lambda char: t.power[char])] -= 1


def _hold_death(x: Trial, c: Context, op: Op) -> None:
    x.v.table.held += ((character(op.args["character"])(c), MOMENTS.index(op.args["until"])),)


# ---------------------------------------------------------------- cards and hostages


def _draw(x: Trial, c: Context, op: Op) -> None:
    assert op.amount is not None
    for seat in players(op.args["who"])(c):
        for _ in range(op.amount.high(c)):
            give_card(x.v, seat)


def _discard(x: Trial, c: Context, op: Op) -> None:
    place = op.source
    assert isinstance(place, CardPlace)
    amount = _amount(x, c, op)
    if op.cost:
        _pay(x, amount)
    for _ in range(amount if place.kind == "hand" else 0):
        lose_card(x.v, place.at(c))


def _return_card(x: Trial, c: Context, op: Op) -> None:
    goal = card_place(op.args["to"])
    key, argument = key_of(op.args["card"])
    card = NONE
    if key == "target_card":
        card = face("target_card")(c)
    elif key in ("chosen", "random"):
        place = card_place(argument)
        if place.kind == "hostages_of" and place.of is not None:
            drop_captive(x.v, place.at(c), place.of(c))
    if goal.kind == "hand":
        give_card(x.v, goal.at(c), card)


def _put_on_deck(x: Trial, c: Context, op: Op) -> None:
    if key_of(op.args["cards"])[1] != "rest":
        lose_card(x.v, player(op.args["who"])(c))


def _take_hostage(x: Trial, c: Context, op: Op) -> None:
    assert op.amount is not None
    for _ in range(op.amount.high(c)):
        capture(x.v, player(op.args["who"])(c), player(op.args["from"])(c))


def _torture(x: Trial, c: Context, op: Op) -> None:
    card = face(op.args["card"])(c)
    if card >= 0:
        torture(x.v, player(op.args["who"])(c), card)


def _look(x: Trial, c: Context, op: Op) -> float:
    place = op.source
    assert isinstance(place, CardPlace)
    return KNOWING.get(place.kind, 0.0) if is_active(x.v.table, c.user) else 0.005


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


def set_side(v: View, seat: int, char: int, which: int) -> None:
    t = v.table
    t.part = (*t.part[:seat], char, *t.part[seat + 1 :])
    t.side = (*t.side[:seat], which, *t.side[seat + 1 :])


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


# ---------------------------------------------------------------- flow


def _if(x: Trial, c: Context, op: Op) -> float:
    branch = op.blocks.get("then" if condition(op.args["cond"])(c) else "else")
    return _block(x, branch) if branch is not None else 0.0


def _together(x: Trial, c: Context, op: Op) -> float:
    return _block(x, op.blocks["do"])


def _for_each(x: Trial, c: Context, op: Op) -> float:
    where = condition(op.args.get("where", "always"))
    found = 0.0
    for seat in players(op.args["in"])(c):
        c.it = c.each = seat
        if where(c):
            found += _block(x._replace(each=seat), op.blocks["do"])
    return found


def _best(x: Trial, seat: int, blocks: list[int]) -> float:
    """Somebody takes the block that is best for it."""
    if x.weigh is None or len(blocks) == 1:
        return _block(x, blocks[0])
    values = []
    for block in blocks:
        twin = imagine(x.v)
        _block(x._replace(v=twin, weigh=None), block)
        values.append(x.weigh(twin)[seat])
    return _block(x, blocks[values.index(max(values))])


def _choose(x: Trial, c: Context, op: Op) -> float:
    options = [option for option in op.args["options"] if condition(option.get("if", "always"))(c)]
    return _best(x, player(op.args["by"])(c), [op.blocks[option["id"]] for option in options])


def _ask(x: Trial, c: Context, op: Op) -> float:
    return _best(x, player(op.args["who"])(c), [op.blocks["refused"], op.blocks["agreed"]])


_DO: Final[dict[str, Callable[[Trial, Context, Op], Any]]] = {
    "move_power": _move_power,
    "remove_power": _move_power,
    "hold_death": _hold_death,
    "draw": _draw,
    "discard": _discard,
    "return_card": _return_card,
    "put_on_deck": _put_on_deck,
    "take_hostage": _take_hostage,
    "torture_hostage": _torture,
    "look": _look,
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
    "if": _if,
    "together": _together,
    "for_each": _for_each,
    "choose": _choose,
    "ask": _ask,
}
