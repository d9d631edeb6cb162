"""Consolidate Power: in turn order, one order at a time; power, or mustering with the star."""

from __future__ import annotations

from typing import Final

from throneroom.core.decision import Choice, Decision, Kind, Points, Prefix, Shape
from throneroom.core.flow import Frame, Step, script
from throneroom.core.rules import Facts, require
from throneroom.games.westeros.board import AREAS, CASTLE, CROWNS, PORT_SEA, is_land, is_port, is_sea
from throneroom.games.westeros.control import enemy_units, gain_power, turn_order
from throneroom.games.westeros.flow.muster import begin_muster
from throneroom.games.westeros.flow.planning import ORDER_NAMES
from throneroom.games.westeros.flow.turns import areas_with, next_place
from throneroom.games.westeros.pieces import HAS_STAR, IS_POWER, NO_ORDER, NOBODY, SEATS
from throneroom.games.westeros.table import Position, State, Table

TAKE: Final = 0
MUSTER_INSTEAD: Final = 1


def can_muster(t: Table, area: int) -> bool:
    """WS-SPECIAL-08, 09: the star musters in its own castle or stronghold area only."""
    return HAS_STAR[t.orders[area]] and is_land(area) and CASTLE[area] > 0


def income(t: Table, house: int, area: int) -> int:
    """What the order yields: nothing at sea, one and the crowns on land, one in a free port."""
    if is_sea(area):
        return 0
    if is_land(area):
        return 1 + CROWNS[area]
    return 0 if enemy_units(t, house, PORT_SEA[area]) else 1


def power_options(p: Position, d: Decision, prefix: Prefix) -> list[int]:
    """The order to resolve, then power or mustering if it has the choice."""
    if not prefix:
        return areas_with(p.table, d.seat, IS_POWER)
    return [TAKE, MUSTER_INSTEAD] if can_muster(p.table, prefix[0]) else [TAKE]


def power_values(p: Position, d: Decision, prefix: Prefix) -> list[int]:
    if not prefix:
        return [area for area in range(len(AREAS)) if p.table.owner[area] == d.seat]
    return [TAKE, MUSTER_INSTEAD]


def check_power(p: Position, d: Decision, choice: Prefix) -> None:
    """An own Consolidate Power order; mustering only with the star, in a castle or stronghold area."""
    t = p.table
    area = choice[0]
    require(IS_POWER[t.orders[area]], "WS-CONS-01", area=AREAS[area])
    if len(choice) > 1 and choice[1] == MUSTER_INSTEAD:
        require(HAS_STAR[t.orders[area]], "WS-SPECIAL-07", area=AREAS[area])
        require(not is_port(area), "WS-PORT-20", area=AREAS[area])
        require(CASTLE[area], "WS-SPECIAL-09", area=AREAS[area])


def say_power(p: Position, d: Decision, prefix: Prefix, value: int) -> str:
    if not prefix:
        return f"power {AREAS[value]}"
    return "muster" if value == MUSTER_INSTEAD else "take"


def label_power(p: Position, d: Decision, prefix: Prefix, value: int) -> tuple[str, Facts]:
    t = p.table
    if not prefix:
        return "label-area-order", {"area": AREAS[value], "order": ORDER_NAMES[t.orders[value]]}
    area = prefix[0]
    if value == MUSTER_INSTEAD:
        return "label-power-muster", {"area": AREAS[area]}
    return "label-power-take", {"area": AREAS[area], "amount": income(t, d.seat, area)}


def points_power(p: Position, d: Decision, prefix: Prefix, value: int) -> Points:
    """The area with the order; its use is no thing on the board."""
    return {} if prefix else {"areas": (AREAS[value],)}


def default_power(p: Position, d: Decision) -> Choice:
    """The first order, for power."""
    return (areas_with(p.table, d.seat, IS_POWER)[0], TAKE)


CONSOLIDATE: Final = Kind(
    "power",
    Shape.ASSIGN,
    ("WS-CONS-01", "WS-CONS-04", "WS-SPECIAL-07", "WS-SPECIAL-08", "WS-SPECIAL-09"),
    options=power_options,
    values=power_values,
    check=check_power,
    say=say_power,
    label=label_power,
    points=points_power,
    default=default_power,
    slots=("power", "use"),
    width=2,
)


def _income_rule(area: int, due: int) -> str:
    """The rule that says what an order in this area yields."""
    if is_sea(area):
        return "WS-ORDER-10"
    if is_land(area):
        return "WS-CONS-04"
    return "WS-PORT-19" if due else "WS-PORT-18"


def ask_power(s: State, f: Frame) -> tuple[Decision, ...]:
    place = next_place(s.table, f.a, IS_POWER)
    return () if place == NOBODY else (Decision(CONSOLIDATE, turn_order(s.table)[place]),)


def consolidate(s: State, f: Frame, answers: dict[int, tuple[int, int]]) -> None:
    t = s.table
    place = next_place(t, f.a, IS_POWER)
    house = turn_order(t)[place]
    area, use = answers[house]
    t.orders[area] = NO_ORDER
    s.frames[-1] = Frame(f.script, f.pc, place + 1)
    if use == MUSTER_INSTEAD:
        if s.sink is not None:
            s.tell("musters-instead", ("WS-SPECIAL-07",), {"seat": SEATS[house], "area": AREAS[area]})
        begin_muster(s, house, [area])
        return
    due = income(t, house, area)
    gained = gain_power(t, house, due)
    if s.sink is not None:
        rule = _income_rule(area, due)
        rules = (rule, "WS-COMP-12") if gained < due else (rule,)
        s.tell("consolidated", rules, {"seat": SEATS[house], "area": AREAS[area], "amount": gained})


POWER: Final = script(
    "westeros.power",
    ("place",),
    Step(ask_power, then=consolidate, rules=("WS-CONS-01", "WS-CONS-02", "WS-CONS-03")),
)
