"""Operations on the encounter: values, outcome, winner, sides, support, the defender, influence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from throneroom.core.decision import Decision, Kind, Prefix, Shape
from throneroom.core.flow import Frame, Step, push, script
from throneroom.core.rules import Facts, require
from throneroom.core.seats import CHANCE
from throneroom.games.iron_throne.abilities.cardset import Op
from throneroom.games.iron_throne.abilities.context import Context
from throneroom.games.iron_throne.abilities.expressions import character, key_of, number, player, side
from throneroom.games.iron_throne.abilities.running import rule
from throneroom.games.iron_throne.flow.cards import discard
from throneroom.games.iron_throne.pieces import (
    CHARACTERS_EACH,
    EVENT_HOUSE,
    EVENTS,
    HOUSES,
    NONE,
    OUTCOMES,
    SIDES,
)
from throneroom.games.iron_throne.table import (
    SUCCESS,
    Position,
    State,
    Table,
    change,
    clockwise,
    code,
    is_active,
    is_alive,
    person,
    placed,
    role_of,
    seat_of_house,
    tokens_left,
)

# ---------------------------------------------------------------- influence


def spread(s: State, seat: int, onto: int, amount: int, rules: tuple[str, ...]) -> None:
    """Move own tokens to another player's board, as many as there are."""
    t = s.table
    amount = min(amount, tokens_left(t, seat))
    if amount <= 0 or seat == onto:
        return
    t.influence[seat * t.players + onto] += amount
    if s.sink is not None:
        s.tell("influence", rules, {"seat": code(t, seat), "goal_seat": code(t, onto), "amount": amount,
                                    "count": placed(t, seat)})  # fmt: skip


# ---------------------------------------------------------------- values, outcome, winner


def _add_value(s: State, f: Frame, c: Context, op: Op) -> None:
    t = s.table
    which, amount = side(op.args["side"])(c), op.how_much(c)
    if t.losers or which == NONE:
        return  # totals are final, and only a reaction comes so late; or the user has withdrawn
    t.bonus = change(t.bonus, which, t.bonus[which] + amount)
    if s.sink is not None:
        s.tell("bonus", (rule(s, f),), {"side": SIDES[which], "amount": amount})


def _set_value(s: State, f: Frame, c: Context, op: Op) -> None:
    t = s.table
    _, who = key_of(op.args["card"])
    seat = player(who)(c)
    if not is_active(t, seat):
        return
    value = max(number(op.args["value"])(c), 0)
    t.values = change(t.values, role_of(t, seat), value)
    if s.sink is not None:
        s.tell("value-set", (rule(s, f),), {"seat": code(t, seat), "amount": value})


def _change_outcome(s: State, f: Frame, c: Context, op: Op) -> None:
    t = s.table
    t.outcome = OUTCOMES.index(op.args["to"])
    t.locked = bool(op.args.get("locked"))
    if s.sink is not None:
        s.tell("outcome-changed", (rule(s, f),), {"outcome": OUTCOMES[t.outcome]})


def _change_winner(s: State, f: Frame, c: Context, op: Op) -> None:
    t = s.table
    which = side(op.args["to"])(c)
    if which == NONE:
        return
    t.winner = which
    t.losers = 1 << (1 - t.winner)
    if s.sink is not None:
        s.tell("winner-changed", (rule(s, f),), {"side": SIDES[t.winner]})


def _mark_talks(s: State, f: Frame, c: Context, op: Op) -> None:
    s.table.talks = SUCCESS


# ---------------------------------------------------------------- sides


def _set_side(t: Table, seat: int, char: int, which: int) -> None:
    t.part = (*t.part[:seat], char, *t.part[seat + 1 :])
    t.side = (*t.side[:seat], which, *t.side[seat + 1 :])


def join(s: State, char: int, which: int) -> None:
    """A character takes part on a side."""
    _set_side(s.table, char // CHARACTERS_EACH, char, which)


def _withdraw(s: State, f: Frame, c: Context, op: Op) -> None:
    withdraw(s, player(op.args["who"])(c), rule(s, f))


def withdraw(s: State, seat: int, by: str) -> None:
    """IT-WDR-01 to 05: a supporter's character goes home and its played cards are discarded."""
    t = s.table
    if is_active(t, seat) or t.side[seat] == NONE:
        return
    _set_side(t, seat, NONE, NONE)
    discard(s, *t.played[seat])
    t.played = (*t.played[:seat], (), *t.played[seat + 1 :])
    if s.sink is not None:
        s.tell("withdrew", (by, "IT-WDR-01", "IT-WDR-02"), {"seat": code(t, seat)})


def _force_support(s: State, f: Frame, c: Context, op: Op) -> None:
    """The character supports that side without offer and answer; its owner's offer is used up."""
    t = s.table
    char, which = character(op.args["character"])(c), side(op.args["side"])(c)
    seat = char // CHARACTERS_EACH
    if not is_alive(t, char) or is_active(t, seat) or which == NONE:
        return
    join(s, char, which)
    t.offered |= 1 << seat
    if s.sink is not None:
        s.tell("forced", (rule(s, f),), {"seat": code(t, seat), "person": person(t, char), "side": SIDES[which]})


def _change_side(s: State, f: Frame, c: Context, op: Op) -> None:
    t = s.table
    seat, which = player(op.args["who"])(c), side(op.args["to"])(c)
    if is_active(t, seat) or t.side[seat] == NONE or which == NONE:
        return
    _set_side(t, seat, t.part[seat], which)
    if s.sink is not None:
        s.tell("crossed", (rule(s, f),), {"seat": code(t, seat), "side": SIDES[which]})


def _swap_character(s: State, f: Frame, c: Context, op: Op) -> None:
    t = s.table
    seat = player(op.args["who"])(c)
    old, new = character(op.args["out"])(c), character(op.args["in"])(c)
    if old == NONE or t.part[seat] != old or new // CHARACTERS_EACH != seat or not is_alive(t, new):
        return
    _set_side(t, seat, new, t.side[seat])
    if s.sink is not None:
        s.tell("character-swapped", (rule(s, f),),
               {"seat": code(t, seat), "old_person": person(t, old), "person": person(t, new)})  # fmt: skip


# ---------------------------------------------------------------- the event card and the defender


def _measure(p: Position, what: str, seat: int) -> int:
    if what == "hand_size":
        return len(p.secrets.hands[seat])
    return placed(p.table, seat) if what == "influence_placed" else len(p.table.hostages[seat])


def _choose_defender(s: State, f: Frame, c: Context, op: Op) -> None:
    """The player of a house, or the one with most of something; the challenger picks where that is open."""
    t = s.table
    key, argument = key_of(op.args["rule"])
    others = [seat for seat in clockwise(t, t.challenger) if seat != t.challenger]
    if key == "house":
        seat = seat_of_house(t, HOUSES.index(argument))
        found = [seat] if seat in others else others
    else:
        most = max([_measure(s, argument, seat) for seat in others])
        found = [seat for seat in others if _measure(s, argument, seat) == most]
    push(s, DEFENDERS, sum([1 << seat for seat in found]))


def _allowed(d: Decision) -> list[int]:
    return [seat for seat in range(len(HOUSES)) if d.a >> seat & 1]


def defender_options(p: Position, d: Decision, prefix: Prefix) -> list[int]:
    return _allowed(d)


def defender_values(p: Position, d: Decision, prefix: Prefix) -> range:
    return range(p.table.players)


def check_defender(p: Position, d: Decision, choice: Prefix) -> None:
    """Never the challenger, and only those the event leaves open."""
    t = p.table
    require(choice[0] != t.challenger, "IT-ROUND-02", seat=code(t, choice[0]))
    require(choice[0] in _allowed(d), "IT-PREP-01", seat=code(t, choice[0]))


def say_defender(p: Position, d: Decision, prefix: Prefix, value: int) -> str:
    return code(p.table, value)


def label_defender(p: Position, d: Decision, prefix: Prefix, value: int) -> tuple[str, Facts]:
    return "label-house", {"seat": code(p.table, value)}


def default_defender(p: Position, d: Decision) -> int:
    """The first to the left."""
    t = p.table
    return next(seat for seat in clockwise(t, t.challenger) if seat in _allowed(d))


DEFENDER: Final = Kind(
    "defender",
    Shape.ONE,
    ("IT-PREP-03", "IT-PREP-01", "IT-ROUND-02"),
    options=defender_options,
    values=defender_values,
    check=check_defender,
    say=say_defender,
    label=label_defender,
    default=default_defender,
)


def ask_defender(s: State, f: Frame) -> tuple[Decision, ...]:
    d = Decision(DEFENDER, s.table.challenger, f.a)
    return (d,) if len(_allowed(d)) > 1 else ()


def name_defender(s: State, f: Frame, answers: dict[int, int]) -> None:
    ((_, seat),) = answers.items()
    _defend(s, seat, "IT-PREP-03")
    s.frames.pop()


def only_defender(s: State, f: Frame) -> None:
    _defend(s, f.a.bit_length() - 1, "IT-PREP-02")


def _defend(s: State, seat: int, by: str) -> None:
    t = s.table
    t.defender = seat
    if s.sink is not None:
        s.tell("defender", (by, "IT-PREP-01"), {"seat": code(t, seat)})


DEFENDERS: Final = script(
    "iron-throne.defender",
    ("seats",),
    Step(ask_defender, then=name_defender, rules=("IT-PREP-03", "IT-ROUND-02")),
    Step(only_defender, rules=("IT-PREP-02",)),
)


def event_options(p: Position, d: Decision, prefix: Prefix) -> list[int]:
    """The events left in the deck; if none is, all but the one on the table."""
    t = p.table
    gone = (*t.event_discards, t.event)
    left = [event for event in events_in_play(t) if event not in gone]
    return left or [event for event in events_in_play(t) if event != t.event]


def events_in_play(t: Table) -> list[int]:
    """Three events of every house in play, and the special ones."""
    return [event for event, house in enumerate(EVENT_HOUSE) if house == NONE or house in t.houses]


def say_event(p: Position, d: Decision, prefix: Prefix, value: int) -> str:
    return f"event {EVENTS[value]}"


def label_event(p: Position, d: Decision, prefix: Prefix, value: int) -> tuple[str, Facts]:
    return "label-event", {"event": EVENTS[value]}


def default_event(p: Position, d: Decision) -> int:
    return event_options(p, d, ())[0]


EVENT: Final = Kind(
    "event", Shape.CHANCE, ("IT-PREP-01", "IT-PREP-04"), options=event_options, say=say_event, label=label_event,
    default=default_event,
)  # fmt: skip


def ask_event(s: State, f: Frame) -> tuple[Decision, ...]:
    return (Decision(EVENT, CHANCE),)


def draw_event(s: State, f: Frame, answers: dict[int, int]) -> None:
    """IT-PREP-04: when the deck has run out, the discards form a new one."""
    t = s.table
    event = answers[CHANCE]
    if event in t.event_discards:
        t.event_discards = ()
        if s.sink is not None:
            s.tell("events-reshuffled", ("IT-PREP-04",), {})
    t.event = event
    if s.sink is not None:
        s.tell("event-drawn", ("IT-PREP-01",), {"seat": code(t, t.challenger), "event": EVENTS[event],
                                                "effect": EVENTS[event]}, reveals=True)  # fmt: skip


EVENT_DRAW: Final = script("iron-throne.event", (), Step(ask_event, then=draw_event, rules=("IT-PREP-01",)))


def _redraw_event(s: State, f: Frame, c: Context, op: Op) -> None:
    discard_event(s)
    push(s, EVENT_DRAW)


def discard_event(s: State) -> None:
    t = s.table
    if t.event != NONE:
        t.event_discards = tuple(sorted((*t.event_discards, t.event)))
        t.event = NONE


RUN: Final[dict[str, Callable[[Any, Frame, Context, Op], None]]] = {
    "add_value": _add_value,
    "set_value": _set_value,
    "change_outcome": _change_outcome,
    "change_winner": _change_winner,
    "mark_talks_successful": _mark_talks,
    "withdraw": _withdraw,
    "force_support": _force_support,
    "change_side": _change_side,
    "swap_character": _swap_character,
    "choose_defender": _choose_defender,
    "redraw_event": _redraw_event,
}
