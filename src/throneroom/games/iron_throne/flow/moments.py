"""Moments: effects that were put off fall due, and what lasted until then ends."""

from __future__ import annotations

from typing import Final

from throneroom.core.decision import Decision, Kind, Points, Prefix, Shape
from throneroom.core.flow import Frame, Step, again, push, script
from throneroom.core.rules import Facts
from throneroom.games.iron_throne.flow.operations import PART, WHOLE, run_block
from throneroom.games.iron_throne.flow.power import died
from throneroom.games.iron_throne.outcome import check_end
from throneroom.games.iron_throne.pieces import ABILITY_IDS, LEADER_ABILITIES, PENALTIES_APPLIED, is_card
from throneroom.games.iron_throne.table import Delay, Position, State, Table, clockwise, code, is_alive


def due(t: Table, moment: int) -> list[Delay]:
    """The effects due next: those of the first player clockwise from the challenger who has any."""
    for seat in clockwise(t, t.challenger):
        found = [delay for delay in t.delays if delay.moment == moment and t.acts[delay.act].user == seat]
        if found:
            return found
    return []


def due_options(p: Position, d: Decision, prefix: Prefix) -> range:
    return range(len(due(p.table, d.a)))


def say_due(p: Position, d: Decision, prefix: Prefix, value: int) -> str:
    t = p.table
    return f"first {ABILITY_IDS[t.acts[due(t, d.a)[value].act].ability]}"


def points_due(p: Position, d: Decision, prefix: Prefix, value: int) -> Points:
    """The leader, the card or the event whose ability it is."""
    t = p.table
    ability = t.acts[due(t, d.a)[value].act].ability
    kind = "leaders" if ability < LEADER_ABILITIES else "cards" if is_card(ability) else "events"
    return {kind: (ABILITY_IDS[ability],)}


def label_due(p: Position, d: Decision, prefix: Prefix, value: int) -> tuple[str, Facts]:
    t = p.table
    act = t.acts[due(t, d.a)[value].act]
    return "label-due", {"seat": code(t, act.user), "title": ABILITY_IDS[act.ability]}


def default_due(p: Position, d: Decision) -> int:
    return 0


DUE: Final = Kind(
    "due",
    Shape.ONE,
    ("IT-CONFLICT-04",),
    options=due_options,
    say=say_due,
    label=label_due,
    points=points_due,
    default=default_due,
)


def ask_due(s: State, f: Frame) -> tuple[Decision, ...]:
    """IT-CONFLICT-04: of two effects of one player the challenger says which comes first."""
    t = s.table
    return (Decision(DUE, t.challenger, f.a),) if len(due(t, f.a)) > 1 else ()


def carry_out_first(s: State, f: Frame, answers: dict[int, int]) -> None:
    ((_, value),) = answers.items()
    _carry_out(s, f, due(s.table, f.a)[value])


def carry_out_only(s: State, f: Frame) -> None:
    found = due(s.table, f.a)
    if found:
        _carry_out(s, f, found[0])


def _carry_out(s: State, f: Frame, delay: Delay) -> None:
    t = s.table
    t.delays = tuple([other for other in t.delays if other != delay])
    again(s, f.at(0))
    run_block(s, delay.block, delay.act, delay.each, PART if delay.moment == PENALTIES_APPLIED else WHOLE)


def end_moment(s: State, f: Frame) -> None:
    """Restrictions until this moment end; a character whose death was held back dies if it is empty."""
    t = s.table
    t.restrictions = tuple([r for r in t.restrictions if r.until != f.a])
    released = [char for char, until in t.held if until == f.a]
    t.held = tuple([entry for entry in t.held if entry[1] != f.a])
    for char in dict.fromkeys(released):
        if not is_alive(t, char):
            died(s, char)
    if released:
        check_end(s)


MOMENT: Final = script(
    "iron-throne.moment",
    ("moment",),
    Step(ask_due, then=carry_out_first, rules=("IT-CONFLICT-03", "IT-CONFLICT-04")),
    Step(carry_out_only),
    Step(end_moment),
)


def reach(s: State, moment: int) -> None:
    """A moment of the round has come."""
    t = s.table
    if t.delays or t.restrictions or t.held:
        push(s, MOMENT, moment)
