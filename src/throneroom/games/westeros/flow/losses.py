"""Losing units of one's own choice: casualties, supply, wildlings. One unit at a time."""

from __future__ import annotations

from typing import Final

from throneroom.core.decision import Decision, Kind, Prefix, Shape
from throneroom.core.flow import Frame, Step, script
from throneroom.core.rules import Facts, require
from throneroom.games.westeros.board import AREAS, CASTLE, FIRST_SEA
from throneroom.games.westeros.control import controller, own_areas, take_units
from throneroom.games.westeros.pieces import (
    KINDS,
    NOBODY,
    ONE,
    ROUTED,
    SEATS,
    SIEGE,
    STRENGTH,
    UNIT_NAMES,
    count,
    size,
)
from throneroom.games.westeros.supply import armies, excess
from throneroom.games.westeros.table import ATTACKER, Position, State, Table

CASUALTY: Final = 0
RETREATING: Final = 1
SUPPLY: Final = 2
ANYWHERE: Final = 3
ONE_CASTLE: Final = 4
REASONS: Final = ("casualty", "retreat", "supply", "wildlings", "castle")
_RULES: Final = ("WS-CASUAL-04", "WS-RETREAT-09", "WS-SUPPLY-08", "WS-WILD-14", "WS-WILD-14")


def fighters(t: Table, house: int) -> int:
    """The army of a house in the running fight."""
    c = t.combat
    assert c is not None
    if c.side(house) == ATTACKER:
        return c.army
    return t.units[c.area] if t.owner[c.area] == house else 0


def remove_fighters(t: Table, house: int, army: int) -> None:
    """Units of a house leave the running fight."""
    c = t.combat
    assert c is not None
    if c.side(house) == ATTACKER:
        c.army -= army
    else:
        take_units(t, c.area, army)


def _in_area(area: int, army: int, kinds: range) -> list[int]:
    return [area * KINDS + kind for kind in kinds if count(army, kind)]


def victims(t: Table, house: int, reason: int, area: int) -> list[int]:
    """The units that can be given up for a reason, as area and kind in one number."""
    c = t.combat
    if reason in (CASUALTY, RETREATING):
        assert c is not None
        # WS-RETREAT-17 and WS-RULING-101: neither routed units nor siege engines can be chosen
        return _in_area(c.area, fighters(t, house), range(SIEGE))
    if reason == SUPPLY:
        sizes = armies(t, house)
        over = excess(list(sizes.values()), t.supply[house])
        out = []
        for where, number in sizes.items():
            if number > 1 and excess([n - (a == where) for a, n in sizes.items()], t.supply[house]) < over:
                out += _in_area(where, t.units[where], range(KINDS))
        return out
    areas = [area] if reason == ONE_CASTLE and area != NOBODY else own_areas(t, house)
    if reason == ONE_CASTLE and area == NOBODY:
        areas = [a for a in areas if _is_full_castle(t, house, a)] or areas
    return [unit for a in areas for unit in _in_area(a, t.units[a], range(KINDS))]


def _is_full_castle(t: Table, house: int, area: int) -> bool:
    """A castle or stronghold area with at least two units."""
    return area < FIRST_SEA and CASTLE[area] > 0 and controller(t, area) == house and size(t.units[area]) > 1


def lose_options(p: Position, d: Decision, prefix: Prefix) -> list[int]:
    return victims(p.table, d.seat, d.a, d.b)


def lose_values(p: Position, d: Decision, prefix: Prefix) -> list[int]:
    """Every unit of the house on the board, and those in the fight."""
    t = p.table
    units = [u for a in own_areas(t, d.seat) for u in _in_area(a, t.units[a], range(KINDS))]
    c = t.combat
    if c is not None and c.attacker == d.seat:
        units += [u for u in _in_area(c.area, c.army, range(KINDS)) if u not in units]
    return sorted(units)


def check_lose(p: Position, d: Decision, choice: Prefix) -> None:
    """Only units that the reason asks for."""
    t, reason = p.table, d.a
    if choice[0] in victims(t, d.seat, reason, d.b):
        return
    where, kind = divmod(choice[0], KINDS)
    area, unit = AREAS[where], UNIT_NAMES[kind]
    if reason in (CASUALTY, RETREATING):
        assert t.combat is not None
        fights = where == t.combat.area
        require(fights or reason != CASUALTY, "WS-CASUAL-05", area=area, unit=unit)
        require(fights or reason != RETREATING, "WS-RETREAT-09", area=area, unit=unit)
        require(kind < ROUTED, "WS-RETREAT-17", area=area, unit=unit)
        require(kind != SIEGE, "WS-RULING-101", area=area, unit=unit)
    require(reason != SUPPLY, "WS-SUPPLY-08", area=area, unit=unit)
    require(reason != ONE_CASTLE, "WS-RULING-022", area=area, unit=unit)


def say_lose(p: Position, d: Decision, prefix: Prefix, value: int) -> str:
    area, kind = divmod(value, KINDS)
    return f"lose {AREAS[area]} {UNIT_NAMES[kind]}"


def label_lose(p: Position, d: Decision, prefix: Prefix, value: int) -> tuple[str, Facts]:
    area, kind = divmod(value, KINDS)
    return "label-lose", {"area": AREAS[area], "unit": UNIT_NAMES[kind]}


def default_lose(p: Position, d: Decision) -> int:
    """The weakest unit, routed ones first."""
    return min(
        victims(p.table, d.seat, d.a, d.b),
        key=lambda u: (u % KINDS < ROUTED, STRENGTH[u % ROUTED], u),
    )


def about_lose(p: Position, d: Decision) -> Facts:
    return {"reason": REASONS[d.a]}


LOSE: Final = Kind(
    "lose",
    Shape.ONE,
    ("WS-CASUAL-04", "WS-SUPPLY-08", "WS-RETREAT-09", "WS-WILD-14"),
    options=lose_options,
    values=lose_values,
    check=check_lose,
    say=say_lose,
    label=label_lose,
    default=default_lose,
    about=about_lose,
)


def ask_loss(s: State, f: Frame) -> tuple[Decision, ...]:
    """`f.b` units are still to be lost; nothing is asked when nothing can be."""
    if f.b <= 0 or not victims(s.table, f.a, f.c, f.d):
        return ()
    return (Decision(LOSE, f.a, f.c, f.d),)


def lose_unit(s: State, f: Frame, answers: dict[int, int]) -> None:
    t = s.table
    area, kind = divmod(answers[f.a], KINDS)
    castle = area if f.c == ONE_CASTLE and _is_full_castle(t, f.a, area) and f.d == NOBODY else f.d
    if f.c in (CASUALTY, RETREATING):
        remove_fighters(t, f.a, ONE[kind])
    else:
        take_units(t, area, ONE[kind])
    s.frames[-1] = Frame(f.script, f.pc, f.a, f.b - 1, f.c, castle)
    if s.sink is not None:
        facts: Facts = {
            "seat": SEATS[f.a],
            "unit": UNIT_NAMES[kind],
            "area": AREAS[area],
            "reason": REASONS[f.c],
        }
        s.tell("lost-unit", (_RULES[f.c],), facts)


LOSSES: Final = script(
    "westeros.losses",
    ("seat", "left", "reason", "one-area"),
    Step(ask_loss, then=lose_unit, rules=("WS-CASUAL-03", "WS-CASUAL-04", "WS-CASUAL-07", "WS-SUPPLY-08")),
)
