"""The end of the game: seven castles at any moment, or the most after round ten, and the tie-breaks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from throneroom.core.events import Term
from throneroom.core.game import Outcome
from throneroom.core.rules import Facts
from throneroom.games.westeros.board import is_land, is_port
from throneroom.games.westeros.control import (
    castles,
    controller,
    lands_controlled,
    place_on,
    place_units,
    port_owner,
    strongholds,
    take_units,
)
from throneroom.games.westeros.pieces import CASTLES_TO_WIN, IRON_THRONE, NOBODY, SEATS
from throneroom.games.westeros.table import State, Table

TIDES_RULE: Final = 1
FAQ_TIEBREAK: Final = 2
"""Options as bits of `Table.rules`."""
SINCE_2: Final = 4
"""The bit of rules version 2; where it is missing a game goes on as it began, under version 1."""

Measure = tuple[str, str, Callable[[Table, int], int]]


def _supply(t: Table, house: int) -> int:
    return t.supply[house]


def _power(t: Table, house: int) -> int:
    return t.power[house]


def _throne(t: Table, house: int) -> int:
    """Nearer to the throne is more."""
    return t.players - place_on(t, IRON_THRONE, house)


_PRINTED: Final[tuple[Measure, ...]] = (
    ("strongholds", "WS-VICT-06", strongholds),
    ("supply", "WS-VICT-07", _supply),
    ("power", "WS-VICT-08", _power),
    ("throne", "WS-VICT-09", _throne),
)
_FAQ: Final[tuple[Measure, ...]] = (
    ("lands", "WS-RULING-119", lands_controlled),
    ("supply", "WS-RULING-119", _supply),
    ("throne", "WS-RULING-119", _throne),
)


def leaders(t: Table, houses: list[int]) -> tuple[int, list[str], list[Term]]:
    """The one house that wins among these, with the rules and the numbers that decided."""
    rules: list[str] = []
    terms = [Term(castles(t, h), "castles", "WS-VICT-03", {"seat": SEATS[h]}) for h in range(t.players)]
    held = [min(castles(t, h), CASTLES_TO_WIN) for h in houses]  # WS-RULING-118: seven are enough
    tied = [h for h, n in zip(houses, held, strict=True) if n == max(held)]
    for why, rule, measure in _FAQ if t.rules & FAQ_TIEBREAK else _PRINTED:
        if len(tied) == 1:
            break
        rules.append(rule)
        terms += [Term(measure(t, h), why, rule, {"seat": SEATS[h]}) for h in tied]
        best = max([measure(t, h) for h in tied])
        tied = [h for h in tied if measure(t, h) == best]
    return tied[0], rules, terms


def declare(s: State, decided: tuple[int, list[str], list[Term]], rule: str) -> None:
    """End the game: nothing is left to run."""
    house, rules, terms = decided
    s.table.winner = house
    s.frames.clear()
    if s.table.rules & SINCE_2:
        call_off(s.table)
    if s.sink is not None:
        facts: Facts = {"seat": SEATS[house], "number": castles(s.table, house)}
        s.tell("won", (rule, *rules), facts, tuple(terms))


def call_off(t: Table) -> None:
    """WS-RULING-120: a fight that the end forestalls is none; its units go home, if that gives nobody an area."""
    c, t.combat = t.combat, None
    if c is None or not c.army:
        return
    holder = controller(t, c.origin) if is_land(c.origin) else NOBODY
    if is_port(c.origin) and port_owner(t, c.origin) != c.attacker:
        return
    place_units(t, c.attacker, c.origin, c.army)
    if is_land(c.origin) and controller(t, c.origin) != holder:
        take_units(t, c.origin, c.army)


def outcome(s: State) -> Outcome | None:
    """The result, once there is a winner."""
    t = s.table
    if t.winner == NOBODY:
        return None
    _, rules, terms = leaders(t, list(range(t.players)))
    return Outcome((t.winner,), tuple(scores(s)), ("WS-VICT-01", "WS-ALLY-03", *rules), tuple(terms))


def scores(s: State) -> list[int]:
    """Castles and strongholds by house."""
    return [castles(s.table, h) for h in range(s.table.players)]
