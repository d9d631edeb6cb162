"""Setting up a fight to be counted, begun or not, on a copy of the table that one house sees."""

from __future__ import annotations

from itertools import product
from typing import Final, NamedTuple

from throneroom.core.decision import Decision
from throneroom.core.flow import State as CoreState
from throneroom.core.rules import Illegal, require
from throneroom.games.westeros.board import AREAS
from throneroom.games.westeros.cards.texts import ALL_TEXTS, CANCEL, USE_TEXT
from throneroom.games.westeros.control import take_units
from throneroom.games.westeros.flow.march import (
    STAY,
    check_number,
    defender_of,
    groups,
    is_fight,
    movers,
    out_of_reach,
    problem,
)
from throneroom.games.westeros.flow.support import (
    CALL_FOR_SUPPORT,
    NEITHER,
    SUPPORT,
    check_support,
    default_support,
    supporters,
    the_combat,
)
from throneroom.games.westeros.outcome import TIDES_RULE
from throneroom.games.westeros.pieces import (
    IS_MARCH,
    NO_CARD,
    NO_ORDER,
    NOBODY,
    ROUTED,
    UNITS,
    each,
    packed,
    standing,
)
from throneroom.games.westeros.question import STRENGTHS, Question, running
from throneroom.games.westeros.reach import reach
from throneroom.games.westeros.strength import initial_terms_of_march, total
from throneroom.games.westeros.supply import armies
from throneroom.games.westeros.table import ATTACKER, DEFENDER, HIDDEN, Combat, State, Table, View, no_secrets

BOTH: Final = 3
"""Both sides, as bits."""


class Supposed(NamedTuple):
    """A fight set up to be counted: the question, a state nobody plays on, and what is still to come in it.

    `due` are the sides whose text is still to be carried out, as bits; `tideless` those whose Tides card is
    still to be drawn, or not known to the asker.
    """

    q: Question
    s: State
    due: int
    tideless: tuple[int, ...]


def suppose(v: View, q: Question, orders: list[int]) -> Supposed:
    """The fight that is going on, or the one the march would begin."""
    t = v.table.copy()
    t.orders = [order if order != HIDDEN else NO_ORDER for order in orders]
    s: State = CoreState(t, no_secrets(), [])
    c = running(v)
    goes_on = c is not None and (c.attacker, c.origin, c.area) == (q.attacker, q.origin, q.dest)
    if not goes_on:
        t.combat = None
        _march(s, q)
    c = the_combat(s)
    if goes_on:
        c.army = _army(c.army, q)
        c.march = q.march if q.march != NO_ORDER else c.march
    _give_support(s, q, _undeclared(v, s) if goes_on else supporters(t, c))
    tideless: tuple[int, ...] = ()
    if t.rules & TIDES_RULE and c.defender != NOBODY and not c.tides_shown:
        held = v.secrets.tides if goes_on else (NO_CARD, NO_CARD)
        c.tides = (max(held[0], NO_CARD), max(held[1], NO_CARD))
        c.tides_shown = True
        tideless = tuple([side for side in (ATTACKER, DEFENDER) if c.tides[side] == NO_CARD])
    return Supposed(q, s, _texts_due(v, c) if goes_on else BOTH, tideless)


def _army(army: int, q: Question) -> int:
    """The named units of an army; all that stand, if none are named."""
    for kind in sorted(set(q.units)):
        check_number(army, q.origin, kind, q.units.count(kind))
    return packed(q.units) if q.units else standing(army)


def _march(s: State, q: Question) -> None:
    """The units leave, and the fight begins; or the march is refused."""
    t = s.table
    house, origin, dest = q.attacker, q.origin, q.dest
    require(t.owner[origin] == house, "WS-PLAN-04", area=AREAS[origin])
    army = _army(t.units[origin], q)
    require(army, "WS-RETREAT-18", area=AREAS[origin], unit=UNITS[each(t.units[origin])[0] % ROUTED])
    if dest not in reach(t, house, origin):
        raise out_of_reach(t, house, origin, dest, each(army)[0])
    require(is_fight(t, house, dest), "WS-MARCH-11", area=AREAS[dest])
    lying = t.orders[origin]
    march = q.march if q.march != NO_ORDER else lying if IS_MARCH[lying] else STRENGTHS[0]
    t.orders[origin] = march
    refusal = march_problem(t, house, origin, dest, army)
    if refusal is not None and refusal.rule != "WS-NEUTRAL-03":  # too weak it may be, the sum shows that
        raise refusal
    t.orders[origin] = NO_ORDER
    take_units(t, origin, army)
    t.combat = Combat(house, defender_of(t, dest), dest, origin, march, army)


def march_problem(t: Table, house: int, origin: int, dest: int, army: int) -> Illegal | None:
    """Why an army may not march, wherever the others in its area go; None if it may."""
    sizes = armies(t, house)
    sent = {dest: army}
    refusal = problem(t, house, origin, sent, sizes)
    if refusal is None or refusal.rule == "WS-NEUTRAL-03":
        return refusal
    ways = [way for way in reach(t, house, origin) if way != dest and not is_fight(t, house, way)]
    others = each(packed(movers(t, origin)) - army)
    for dests in product([STAY, *ways], repeat=len(others)):
        if problem(t, house, origin, sent | groups(others, dests), sizes) is None:
            return None
    return refusal


def _undeclared(v: View, s: State) -> list[int]:
    """The areas that have still to say whom they support in the fight going on."""
    asked = [f.a for f in v.frames if f.script == CALL_FOR_SUPPORT]
    return supporters(s.table, the_combat(s))[max(0, asked[0] - 1) :] if asked else []


def _give_support(s: State, q: Question, undeclared: list[int]) -> None:
    """Support as named in the question; else as declared; else each fighting house helps itself."""
    t, c = s.table, the_combat(s)
    areas = supporters(t, c)
    for area in q.supports:
        require(area in areas, "WS-SUPPORT-01", area=AREAS[area])
    if c.defender == NOBODY and total(initial_terms_of_march(t, c)) >= t.neutral[c.area]:
        undeclared = []  # WS-NEUTRAL-09: nobody is asked where the army alone is enough
    sides = list(c.support)
    for area in areas:
        d = Decision(SUPPORT, t.owner[area], area)
        if area in q.supports:
            side = q.supports[area]
            check_support(s, d, (side,))
            sides = [bits & ~(1 << area) for bits in sides]
        else:
            side = default_support(s, d) if area in undeclared else NEITHER
        if side != NEITHER:
            sides[side] |= 1 << area
    c.support = (sides[ATTACKER], sides[DEFENDER])


def _texts_due(v: View, c: Combat) -> int:
    """The sides whose text is still to be carried out in the fight going on, as bits."""
    if c.cards == (NO_CARD, NO_CARD):
        return BOTH
    due = 0
    for f in v.frames:
        if f.script == ALL_TEXTS:
            due = BOTH if f.a == CANCEL else BOTH & ~c.used
        elif f.script == USE_TEXT:
            due |= 1 << c.side(f.b)
    return due
