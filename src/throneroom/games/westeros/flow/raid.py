"""Raids: in turn order, one at a time, each takes a neighbouring enemy order with it or nothing."""

from __future__ import annotations

from typing import Final

from throneroom.core.decision import Choice, Decision, Kind, Points, Prefix, Shape
from throneroom.core.flow import Frame, Step, script
from throneroom.core.rules import Facts, Illegal, require
from throneroom.games.westeros.board import AREAS, NEIGHBOURS, RAID_REACH, is_land, is_port
from throneroom.games.westeros.control import enemy_units, gain_power, lose_power, turn_order
from throneroom.games.westeros.flow.turns import areas_with, next_place
from throneroom.games.westeros.pieces import (
    CAN_BE_RAIDED,
    HAS_STAR,
    IS_DEFENSE,
    IS_MARCH,
    IS_POWER,
    IS_RAID,
    NO_ORDER,
    NOBODY,
    ORDERS,
    SEATS,
)
from throneroom.games.westeros.table import Position, State, Table

NOTHING: Final = len(AREAS)
"""The target of a raid that has no effect."""


def targets(t: Table, house: int, area: int) -> list[int]:
    """Neighbouring areas whose enemy order this raid can remove."""
    star = HAS_STAR[t.orders[area]]
    return [
        n
        for n in RAID_REACH[area]
        if enemy_units(t, house, n) and (CAN_BE_RAIDED[t.orders[n]] or (star and IS_DEFENSE[t.orders[n]]))
    ]


def raid_options(p: Position, d: Decision, prefix: Prefix) -> list[int]:
    """First the raid order to resolve, then its target or nothing."""
    if not prefix:
        return areas_with(p.table, d.seat, IS_RAID)
    return [*targets(p.table, d.seat, prefix[0]), NOTHING]


def raid_values(p: Position, d: Decision, prefix: Prefix) -> list[int]:
    t = p.table
    if not prefix:
        return [area for area in range(len(AREAS)) if t.orders[area] != NO_ORDER]
    return [*[area for area in range(len(AREAS)) if t.orders[area] != NO_ORDER], NOTHING]


def check_raid(p: Position, d: Decision, choice: Prefix) -> None:
    """A neighbouring enemy order of a kind that this raid can remove."""
    t = p.table
    area = choice[0]
    require(t.owner[area] == d.seat and IS_RAID[t.orders[area]], "WS-RAID-01", area=AREAS[area])
    if len(choice) < 2 or choice[1] == NOTHING:
        return
    target = choice[1]
    order = t.orders[target]
    facts: dict[str, str] = {"area": AREAS[area], "target_area": AREAS[target], "order": ORDERS[order]}
    require(t.owner[target] != d.seat, "WS-RAID-06", **facts)
    if target not in RAID_REACH[area]:
        raise _out_of_reach(area, target, dict(facts))
    require(not IS_MARCH[order], "WS-RAID-05", **facts)
    require(not IS_DEFENSE[order] or HAS_STAR[t.orders[area]], "WS-RAID-05", **facts)


def _out_of_reach(area: int, target: int, facts: Facts) -> Illegal:
    """The refusal of a target that a raid cannot reach."""
    if is_port(area) and is_land(target):
        return Illegal("WS-PORT-15", facts)
    if is_land(area) and is_port(target):
        return Illegal("WS-PORT-17", facts)
    if is_land(area) and target in NEIGHBOURS[area]:
        return Illegal("WS-RAID-12", facts)
    return Illegal("WS-RAID-04", facts)


def say_raid(p: Position, d: Decision, prefix: Prefix, value: int) -> str:
    if not prefix:
        return f"raid {AREAS[value]}"
    return "nothing" if value == NOTHING else AREAS[value]


def label_raid(p: Position, d: Decision, prefix: Prefix, value: int) -> tuple[str, Facts]:
    if value == NOTHING:
        return "label-raid-nothing", {}
    order = p.table.orders[value]
    return "label-area-order", {"area": AREAS[value], "order": ORDERS[order]}


def points_raid(p: Position, d: Decision, prefix: Prefix, value: int) -> Points:
    return {} if value == NOTHING else {"areas": (AREAS[value],)}


def default_raid(p: Position, d: Decision) -> Choice:
    """The first raid order, without effect."""
    return (areas_with(p.table, d.seat, IS_RAID)[0], NOTHING)


RAID: Final = Kind(
    "raid",
    Shape.ASSIGN,
    ("WS-RAID-04", "WS-RAID-05", "WS-RAID-06", "WS-RAID-16", "WS-SPECIAL-05"),
    options=raid_options,
    values=raid_values,
    check=check_raid,
    say=say_raid,
    label=label_raid,
    points=points_raid,
    default=default_raid,
    slots=("raid", "target"),
    width=2,
)


def ask_raid(s: State, f: Frame) -> tuple[Decision, ...]:
    place = next_place(s.table, f.a, IS_RAID)
    return () if place == NOBODY else (Decision(RAID, turn_order(s.table)[place]),)


def resolve_raid(s: State, f: Frame, answers: dict[int, tuple[int, int]]) -> None:
    t = s.table
    place = next_place(t, f.a, IS_RAID)
    house = turn_order(t)[place]
    area, target = answers[house]
    t.orders[area] = NO_ORDER
    s.frames[-1] = Frame(f.script, f.pc, place + 1)
    if target == NOTHING:
        if s.sink is not None:
            s.tell("raid-nothing", ("WS-RAID-15", "WS-RAID-16"), {"seat": SEATS[house], "area": AREAS[area]})
        return
    order = t.orders[target]
    victim = t.owner[target]
    t.orders[target] = NO_ORDER
    if s.sink is not None:
        rule = "WS-SPECIAL-06" if IS_DEFENSE[order] else "WS-RAID-04"
        facts: Facts = {
            "seat": SEATS[house],
            "area": AREAS[area],
            "target_area": AREAS[target],
            "victim_seat": SEATS[victim],
            "order": ORDERS[order],
        }
        s.tell("raided", (rule, "WS-RAID-07"), facts)
    if IS_POWER[order]:
        gained = gain_power(t, house, 1)
        lost = lose_power(t, victim, 1)
        if s.sink is not None:
            facts = {"seat": SEATS[house], "gained": gained, "victim_seat": SEATS[victim], "lost": lost}
            s.tell("pillaged", ("WS-RAID-08", "WS-RAID-09", "WS-RAID-10", "WS-RAID-11"), facts)


RAIDS: Final = script(
    "westeros.raids",
    ("place",),
    Step(ask_raid, then=resolve_raid, rules=("WS-RAID-01", "WS-RAID-02", "WS-RAID-03", "WS-RAID-17")),
)
