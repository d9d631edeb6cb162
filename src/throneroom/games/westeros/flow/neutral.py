"""A march against a neutral force: strength against a number, no cards, no Blade."""

from __future__ import annotations

from typing import Final

from throneroom.core.flow import Frame, Step, push, script
from throneroom.core.rules import Facts
from throneroom.games.westeros.board import AREAS
from throneroom.games.westeros.control import place_units
from throneroom.games.westeros.flow.aftermath import AFTERMATH
from throneroom.games.westeros.flow.support import CALL_FOR_SUPPORT, the_combat
from throneroom.games.westeros.pieces import SEATS
from throneroom.games.westeros.strength import initial_terms_of_march, support_terms, total
from throneroom.games.westeros.table import ATTACKER, State


def seek_support(s: State, f: Frame) -> None:
    """Nobody is asked while the marching army alone is enough."""
    c = the_combat(s)
    if total(initial_terms_of_march(s.table, c)) < s.table.neutral[c.area]:
        push(s, CALL_FOR_SUPPORT)


def settle(s: State, f: Frame) -> None:
    """Enough: the force is gone and the army enters. Too little: it stays where it came from."""
    t = s.table
    c = the_combat(s)
    terms = initial_terms_of_march(t, c) + support_terms(t, c, ATTACKER)
    strength, needed = total(terms), t.neutral[c.area]
    facts: Facts = {"seat": SEATS[c.attacker], "area": AREAS[c.area], "strength": strength, "needed": needed}
    t.combat = None
    if strength >= needed:
        t.neutral = (*t.neutral[: c.area], 0, *t.neutral[c.area + 1 :])
        place_units(t, c.attacker, c.area, c.army)
        if s.sink is not None:
            s.tell("neutral-beaten", ("WS-NEUTRAL-04", "WS-NEUTRAL-11"), facts, tuple(terms))
    else:
        place_units(t, c.attacker, c.origin, c.army)
        if s.sink is not None:
            s.tell("neutral-held", ("WS-NEUTRAL-03", "WS-RULING-126"), facts, tuple(terms))
    push(s, AFTERMATH)


NEUTRAL_FIGHT: Final = script(
    "westeros.neutral",
    (),
    Step(seek_support, rules=("WS-NEUTRAL-09",)),
    Step(settle, rules=("WS-NEUTRAL-04", "WS-NEUTRAL-06", "WS-NEUTRAL-10", "WS-NEUTRAL-11")),
)
