"""Operations of the card grammar, carried out one after the other. docs/card-sets.md has their meaning.

A frame of operations says which block it is in, at which operation, for which act and which player of
a `for_each`. An operation runs at once, or pushes a script that asks first.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from throneroom.core.decision import Decision
from throneroom.core.flow import Frame, Step, push, script, spend
from throneroom.games.iron_throne.abilities.cardset import Op, card_set
from throneroom.games.iron_throne.abilities.context import Context
from throneroom.games.iron_throne.abilities.expressions import (
    Place,
    character,
    condition,
    face,
    key_of,
    player,
    players,
    power_place,
)
from throneroom.games.iron_throne.abilities.running import (
    FIELDS,
    context,
    op_at,
    rule,
    set_amount,
    set_paid,
    set_pick,
)
from throneroom.games.iron_throne.flow import card_operations as cards
from throneroom.games.iron_throne.flow import encounter_operations as encounter
from throneroom.games.iron_throne.flow.cards import draw
from throneroom.games.iron_throne.flow.hostages import take_hostages, torture
from throneroom.games.iron_throne.flow.picking import (
    AGREE,
    AMOUNT,
    CHOICE,
    CONSENT,
    choice_options,
    public_options,
    told_option,
)
from throneroom.games.iron_throne.flow.power import BOX, ON_CHARACTER, collect, distribute, move
from throneroom.games.iron_throne.outcome import check_end
from throneroom.games.iron_throne.pieces import MOMENTS, NO_CARD, NONE, STEPS
from throneroom.games.iron_throne.table import SINCE_2, Delay, Replacement, Restriction, code, in_order, is_alive
from throneroom.games.iron_throne.table import State as State

# ---------------------------------------------------------------- power


def _place(c: Context, place: Place) -> int:
    """A place of power as the scripts of power number it."""
    at = place.at(c)
    return ON_CHARACTER + at if place.kind == "char" else at


def _move_power(s: State, f: Frame, c: Context, op: Op) -> None:
    goal = power_place(op.args["to"])
    _shift(s, f, c, op, goal)


def _remove_power(s: State, f: Frame, c: Context, op: Op) -> None:
    _shift(s, f, c, op, None)


def _shift(s: State, f: Frame, c: Context, op: Op, goal: Place | None) -> None:
    """Move power between places, or to the box; whoever owns a set of characters splits it."""
    source = op.source
    assert isinstance(source, Place)
    amount = min(op.how_much(c), source.there(c))
    if op.cost:
        set_paid(s, f.c, amount)
    if amount <= 0 or (source.kind == "char" and source.at(c) == NONE):
        return
    if goal is not None and goal.kind == "chars":
        distribute(s, goal.at(c), amount, _place(c, source))
        if source.kind == "chars":  # by way of the leader sheet
            collect(s, source.at(c), amount, source.at(c))
        return
    if goal is not None and goal.kind == "char" and goal.at(c) == NONE:
        return
    to = BOX if goal is None else _place(c, goal)
    if source.kind == "chars":
        collect(s, source.at(c), amount, to)
    else:
        move(s, _place(c, source), to, amount, (rule(s, f),))


def _hold_death(s: State, f: Frame, c: Context, op: Op) -> None:
    """The character does not die before the moment is over; one already dead stays dead."""
    char = character(op.args["character"])(c)
    if is_alive(s.table, char):
        s.table.held += ((char, MOMENTS.index(op.args["until"])),)


# ---------------------------------------------------------------- cards, hostages, influence


def _draw(s: State, f: Frame, c: Context, op: Op) -> None:
    amount = op.how_much(c)
    for seat in reversed(in_order(s.table, players(op.args["who"])(c))):
        draw(s, seat, amount)


def _take_hostage(s: State, f: Frame, c: Context, op: Op) -> None:
    """IT-RES-12 and 13 hold for cards too: no hostage for whom the reward, or from whom the penalty, is prevented."""
    taker, victim = player(op.args["who"])(c), player(op.args["from"])(c)
    t = s.table
    if t.rules & SINCE_2 and (t.stinted >> taker & 1 or t.spared >> victim & 1):
        return
    take_hostages(s, taker, victim, op.how_much(c), op.args.get("source") == "deck_top")


def _torture(s: State, f: Frame, c: Context, op: Op) -> None:
    seat, card = player(op.args["who"])(c), face(op.args["card"])(c)
    if card in s.secrets.hostages[seat]:
        set_pick(s, f.c, NO_CARD)  # everybody sees it now
        torture(s, seat, card, fresh=True)


def _place_influence(s: State, f: Frame, c: Context, op: Op) -> None:
    encounter.spread(s, player(op.args["who"])(c), player(op.args["onto"])(c), op.how_much(c), (rule(s, f),))


# ---------------------------------------------------------------- rules for later


def _mask(seats: list[int]) -> int:
    return sum([1 << seat for seat in set(seats)])


def _prevent(s: State, f: Frame, c: Context, op: Op) -> None:
    t = s.table
    seats = in_order(t, players(op.args["who"])(c))
    if op.args["what"] == "penalty":
        t.spared |= _mask(seats)
    else:
        t.stinted |= _mask(seats)
    if s.sink is not None:
        for seat in seats:
            s.tell(f"prevented-{op.args['what']}", (rule(s, f),), {"seat": code(t, seat)})


def _restrict(s: State, f: Frame, c: Context, op: Op) -> None:
    what, about = key_of(op.args["what"])
    seats = _mask(players(op.args["who"])(c))
    concerned = player(about)(c) if about is not None else NONE
    s.table.restrictions += (Restriction(what, seats, concerned, MOMENTS.index(op.args["until"])),)


def _replace_step(s: State, f: Frame, c: Context, op: Op) -> None:
    """The last replacement of a step stands."""
    t = s.table
    seat, step = player(op.args["who"])(c), STEPS.index(op.args["step"])
    kept = tuple([r for r in t.replaced if (r.seat, r.step) != (seat, step)])
    t.replaced = (*kept, Replacement(seat, step, op.blocks["with"], f.c, f.d))


def _delay(s: State, f: Frame, c: Context, op: Op) -> None:
    s.table.delays += (Delay(MOMENTS.index(op.args["until"]), op.blocks["do"], f.c, f.d),)


# ---------------------------------------------------------------- flow


def _if(s: State, f: Frame, c: Context, op: Op) -> None:
    branch = op.blocks.get("then" if condition(op.args["cond"])(c) else "else")
    if branch is not None:
        push(s, OPERATIONS, branch, 0, f.c, f.d)


def _together(s: State, f: Frame, c: Context, op: Op) -> None:
    push(s, OPERATIONS, op.blocks["do"], 0, f.c, f.d)


def _for_each(s: State, f: Frame, c: Context, op: Op) -> None:
    """For every player of the set, clockwise from the challenger."""
    where = condition(op.args.get("where", "always"))
    chosen = []
    for seat in in_order(s.table, players(op.args["in"])(c)):
        c.it = c.each = seat
        if where(c):
            chosen.append(seat)
    for seat in reversed(chosen):
        push(s, OPERATIONS, op.blocks["do"], 0, f.c, seat)


def _choose(s: State, f: Frame, c: Context, op: Op) -> None:
    push(s, CHOICES, f.a, f.b, f.c, f.d)


def _ask(s: State, f: Frame, c: Context, op: Op) -> None:
    push(s, CONSENTS, f.a, f.b, f.c, f.d)


def _cancel(s: State, f: Frame, c: Context, op: Op) -> None:
    """The rest of the card a reaction answers is not carried out; the card stays spent."""
    t = s.table
    at = t.acts[f.c].arg
    t.acts = (*t.acts[:at], t.acts[at]._replace(cancelled=True), *t.acts[at + 1 :])
    if s.sink is not None:
        s.tell("cancelled", (rule(s, f),), {"seat": code(t, t.acts[at].user)})


Run = Callable[[Any, Frame, Context, Op], None]

RUN: Final[dict[str, Run]] = {
    "move_power": _move_power,
    "remove_power": _remove_power,
    "hold_death": _hold_death,
    "draw": _draw,
    "take_hostage": _take_hostage,
    "torture_hostage": _torture,
    "place_influence": _place_influence,
    "prevent": _prevent,
    "restrict": _restrict,
    "replace_step": _replace_step,
    "delay": _delay,
    "if": _if,
    "together": _together,
    "for_each": _for_each,
    "choose": _choose,
    "ask": _ask,
    "cancel": _cancel,
    **cards.RUN,
    **encounter.RUN,
}


# ---------------------------------------------------------------- scripts


def settle(s: State) -> None:
    """Operations are over: looked-at cards are forgotten, and a card still turned up is discarded."""
    cards.forget_looked(s)
    cards.drop_turned_up(s)


def next_operation(s: State, f: Frame) -> None:
    """Carry out the next operation of the block, unless the act has been cancelled."""
    if f.b >= len(card_set(s.table).blocks[f.a]) or s.table.acts[f.c].cancelled:
        s.frames.pop()
        return
    s.frames[-1] = Frame(f.script, 0, f.a, f.b + 1, f.c, f.d)
    if op_at(s, f).asks_amount:
        push(s, EXECUTION, f.a, f.b, f.c, f.d)
    else:
        execute(s, f)


OPERATIONS: Final = script("iron-throne.operations", FIELDS, Step(next_operation))


def end_block(s: State, f: Frame) -> None:
    """Such a block is a completed step, unless it is part of a greater one."""
    settle(s)
    if f.b != PART:
        check_end(s)


BLOCK: Final = script("iron-throne.block", FIELDS, Step(end_block))


WHOLE, PART = 0, 1


def run_block(s: State, block: int, act: int, each: int = NONE, step: int = WHOLE) -> None:
    """Carry out operations that were put off, or that stand for a step of the round."""
    push(s, BLOCK, block, step, act, each)
    push(s, OPERATIONS, block, 0, act, each)


def ask_amount(s: State, f: Frame) -> tuple[Decision, ...]:
    """The user picks a number where there is a range; a discard is picked card by card instead."""
    op = op_at(s, f)
    if not op.asks_amount:
        return ()
    c = context(s, f)
    low, high = op.bounds(c)
    return (Decision(AMOUNT, c.user, low, high),) if high > low else ()


def pick_amount(s: State, f: Frame, answers: dict[int, int]) -> None:
    set_amount(s, f.c, answers[s.table.acts[f.c].user])


def execute(s: State, f: Frame) -> None:
    op = op_at(s, f)
    spend(s, op.words)
    RUN[op.name](s, f, context(s, f), op)


EXECUTION: Final = script(
    "iron-throne.execution",
    FIELDS,
    Step(ask_amount, then=pick_amount),
    Step(execute, rules=("IT-CONFLICT-01",)),
)


def ask_choice(s: State, f: Frame) -> tuple[Decision, ...]:
    by = player(op_at(s, f).args["by"])(context(s, f))
    return (Decision(CHOICE, by),) if public_options(s) > 1 else ()


def choose(s: State, f: Frame, answers: dict[int, int]) -> None:
    ((seat, value),) = answers.items()
    _go_into(s, f, value, seat)


def choose_only(s: State, f: Frame) -> None:
    """Where one option is left nobody is asked."""
    options = choice_options(s, Decision(CHOICE, NONE), ())
    if options:
        _go_into(s, f, options[0], player(op_at(s, f).args["by"])(context(s, f)))


def _go_into(s: State, f: Frame, value: int, seat: int) -> None:
    op = op_at(s, f)
    id = op.args["options"][value]["id"]
    if s.sink is not None:
        s.tell("chose", (rule(s, f),), {"seat": code(s.table, seat), "choice": told_option(s, value)})
    s.frames.pop()
    push(s, OPERATIONS, op.blocks[id], 0, f.c, f.d)


CHOICES: Final = script("iron-throne.choice", FIELDS, Step(ask_choice, then=choose), Step(choose_only))


def ask_consent(s: State, f: Frame) -> tuple[Decision, ...]:
    return (Decision(CONSENT, player(op_at(s, f).args["who"])(context(s, f))),)


def consented(s: State, f: Frame, answers: dict[int, int]) -> None:
    ((seat, value),) = answers.items()
    op = op_at(s, f)
    if s.sink is not None:
        s.tell("agreed" if value == AGREE else "refused", (rule(s, f),), {"seat": code(s.table, seat)})
    push(s, OPERATIONS, op.blocks["agreed" if value == AGREE else "refused"], 0, f.c, f.d)


CONSENTS: Final = script("iron-throne.consent", FIELDS, Step(ask_consent, then=consented))
