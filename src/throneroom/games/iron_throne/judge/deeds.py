"""Operations on power, cards and hostages, each carried out on an imagined table.

What no table shows, such as knowing a card, is worth a little in tokens: that is returned.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from throneroom.games.iron_throne.abilities.cardset import Op
from throneroom.games.iron_throne.abilities.context import Context
from throneroom.games.iron_throne.abilities.expressions import (
    CardPlace,
    Place,
    card_place,
    character,
    face,
    key_of,
    player,
    players,
    power_place,
)
from throneroom.games.iron_throne.judge.changes import (
    capture,
    drop_captive,
    give_card,
    lose_card,
    strengthen,
    torture,
)
from throneroom.games.iron_throne.pieces import (
    MOMENTS,
    NONE,
)
from throneroom.games.iron_throne.table import (
    View,
    is_active,
    living,
)

Weigh = Callable[[View], list[float]]

KNOWING: Final = {"hand": 0.03, "facedown": 0.03, "deck": 0.01}
"""What looking at cards is worth."""


class Trial(NamedTuple):
    """An imagined run: the act it is for, the player of a `for_each`, the number picked for a range."""

    v: View
    act: int
    each: int
    amount: int
    weigh: Weigh | None


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
    taker, victim = player(op.args["who"])(c), player(op.args["from"])(c)
    if x.v.table.stinted >> taker & 1 or x.v.table.spared >> victim & 1:
        return
    for _ in range(op.amount.high(c)):
        capture(x.v, taker, victim)


def _torture(x: Trial, c: Context, op: Op) -> None:
    card = face(op.args["card"])(c)
    if card >= 0:
        torture(x.v, player(op.args["who"])(c), card)


def _look(x: Trial, c: Context, op: Op) -> float:
    place = op.source
    assert isinstance(place, CardPlace)
    return KNOWING.get(place.kind, 0.0) if is_active(x.v.table, c.user) else 0.005


DEEDS: Final[dict[str, Callable[[Trial, Context, Op], Any]]] = {
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
}
