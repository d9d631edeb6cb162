"""Mustering: points of castles and strongholds are spent one unit at a time, or left."""

from __future__ import annotations

from typing import Final

from throneroom.core.decision import Decision, Kind, Points, Prefix, Shape
from throneroom.core.flow import Frame, Step, again, push, script
from throneroom.core.rules import Facts, require
from throneroom.games.westeros.board import (
    AREAS,
    CASTLE,
    CASTLE_AREAS,
    NEIGHBOURS,
    PORT_OF,
    SEA_NEIGHBOURS,
    is_port,
    is_sea,
)
from throneroom.games.westeros.control import controller, enemy_units, in_stock, place_units, turn_order
from throneroom.games.westeros.pieces import (
    COST,
    FOOTMAN,
    KINDS,
    KNIGHT,
    NOBODY,
    ONE,
    ROUTED,
    SEATS,
    SHIP,
    SHIPS_PER_PORT,
    SIEGE,
    UNITS,
    UPGRADE,
    count,
    size,
)
from throneroom.games.westeros.supply import armies, excess
from throneroom.games.westeros.table import Position, State, Table

DONE: Final = 0
"""No more mustering. Other choices are 1 + (area, where the unit goes, unit, upgrade) in one number."""
_PLACES: Final = len(AREAS)
_UPGRADES: Final = 4  # added to the unit's kind


def code(area: int, place: int, unit: int, upgrade: bool) -> int:
    """A mustering choice as a number."""
    return 1 + (area * _PLACES + place) * KINDS + unit + (_UPGRADES if upgrade else 0)


def decode(value: int) -> tuple[int, int, int, bool]:
    """The area that pays, the place the unit appears, its kind, and whether a footman is upgraded."""
    rest, unit = divmod(value - 1, KINDS)
    area, place = divmod(rest, _PLACES)
    return area, place, unit % _UPGRADES, unit >= _UPGRADES


def points_left(t: Table, area: int) -> int:
    """Mustering points an area has left in the running mustering."""
    return t.muster_left >> (2 * area) & 3


def ship_places(t: Table, house: int, area: int) -> list[int]:
    """The area's own port if it has room, and neighbouring seas free of enemy ships."""
    port = PORT_OF[area]
    places = [port] if port != NOBODY and size(t.units[port]) < SHIPS_PER_PORT else []
    return places + [sea for sea in SEA_NEIGHBOURS[area] if not enemy_units(t, house, sea)]


def muster_options(p: Position, d: Decision, prefix: Prefix) -> list[int]:
    """Everything one more unit could be, or done."""
    t = p.table
    house = d.seat
    options = [DONE]
    stock = [in_stock(t, house, kind) for kind in range(len(UNITS))]
    sizes = armies(t, house)
    level = t.supply[house]
    for area in CASTLE_AREAS:
        points = points_left(t, area)
        if not points:
            continue
        room = _room(sizes, level, area)
        for unit in (FOOTMAN, KNIGHT, SIEGE):
            if stock[unit] and COST[unit] <= points and room:
                options.append(code(area, area, unit, False))
        footmen = count(t.units[area], FOOTMAN) + count(t.units[area], FOOTMAN + ROUTED)
        if footmen and t.owner[area] == house:
            for unit in (KNIGHT, SIEGE):
                if stock[unit] and UPGRADE[unit] <= points:
                    options.append(code(area, area, unit, True))
        if stock[SHIP] and COST[SHIP] <= points:
            for place in ship_places(t, house, area):
                if _room(sizes, level, place):
                    options.append(code(area, place, SHIP, False))
    return options


def _room(sizes: dict[int, int], level: int, area: int) -> bool:
    more = dict(sizes)
    more[area] = more.get(area, 0) + 1
    return not excess(list(more.values()), level)


def muster_values(p: Position, d: Decision, prefix: Prefix) -> list[int]:
    """Any unit in any area with points, ships in every port and sea next to it, and upgrades."""
    t = p.table
    values = [DONE]
    for area in CASTLE_AREAS:
        if controller(t, area) != d.seat:
            continue
        for unit in (FOOTMAN, KNIGHT, SIEGE):
            values.append(code(area, area, unit, False))
        for unit in (KNIGHT, SIEGE):
            values.append(code(area, area, unit, True))
        values += [code(area, n, SHIP, False) for n in NEIGHBOURS[area] if is_sea(n) or is_port(n)]
    return values


def check_muster(p: Position, d: Decision, choice: Prefix) -> None:
    """Points of the area, units in stock, room in the supply, and a place where the unit may appear."""
    t = p.table
    house = d.seat
    if choice[0] == DONE:
        return
    area, place, unit, upgrade = decode(choice[0])
    facts: dict[str, str] = {"area": AREAS[area], "place_area": AREAS[place], "unit": UNITS[unit]}
    price, points = UPGRADE[unit] if upgrade else COST[unit], points_left(t, area)
    require(price <= points, "WS-MUSTER-10", **facts, cost=price, points=points)
    require(in_stock(t, house, unit), "WS-COMP-18", **facts)
    if upgrade:
        footmen = count(t.units[area], FOOTMAN) + count(t.units[area], FOOTMAN + ROUTED)
        require(footmen and t.owner[area] == house, "WS-MUSTER-12", **facts)
        return
    if unit == SHIP:
        require(not is_port(place) or size(t.units[place]) < SHIPS_PER_PORT, "WS-PORT-05", **facts)
        require(not enemy_units(t, house, place), "WS-MUSTER-19", **facts)
    level = t.supply[house]
    require(_room(armies(t, house), level, place), "WS-MUSTER-14", **facts, supply=level)


def say_muster(p: Position, d: Decision, prefix: Prefix, value: int) -> str:
    if value == DONE:
        return "muster done"
    area, place, unit, upgrade = decode(value)
    if upgrade:
        return f"muster {AREAS[area]} upgrade {UNITS[unit]}"
    return f"muster {AREAS[area]} {UNITS[unit]}" + (f" {AREAS[place]}" if place != area else "")


def label_muster(p: Position, d: Decision, prefix: Prefix, value: int) -> tuple[str, Facts]:
    if value == DONE:
        return "label-muster-done", {}
    area, place, unit, upgrade = decode(value)
    key = "label-muster-upgrade" if upgrade else "label-muster-ship" if unit == SHIP else "label-muster"
    cost = UPGRADE[unit] if upgrade else COST[unit]
    facts: Facts = {"cost": cost, "points": points_left(p.table, area)}
    return key, {"area": AREAS[area], "place_area": AREAS[place], "unit": UNITS[unit], **facts}


def points_muster(p: Position, d: Decision, prefix: Prefix, value: int) -> Points:
    """The area that musters, the unit, and where it is put if that is another one."""
    if value == DONE:
        return {}
    area, place, unit, _ = decode(value)
    return {"areas": tuple([AREAS[a] for a in dict.fromkeys((area, place))]), "units": (UNITS[unit],)}


def default_muster(p: Position, d: Decision) -> int:
    """Nobody is mustered."""
    return DONE


MUSTER: Final = Kind(
    "muster",
    Shape.ONE,
    ("WS-MUSTER-10", "WS-MUSTER-11", "WS-MUSTER-12", "WS-MUSTER-14", "WS-MUSTER-16", "WS-MUSTER-18"),
    options=muster_options,
    values=muster_values,
    check=check_muster,
    say=say_muster,
    label=label_muster,
    points=points_muster,
    default=default_muster,
)


# ---------------------------------------------------------------- the steps


def ask_muster(s: State, f: Frame) -> tuple[Decision, ...]:
    """The house `f.a`, as long as it has points and something to spend them on."""
    d = Decision(MUSTER, f.a)
    return (d,) if s.table.muster_left and len(muster_options(s, d, ())) > 1 else ()


def muster_unit(s: State, f: Frame, answers: dict[int, int]) -> None:
    t = s.table
    house = f.a
    if answers[house] == DONE:
        return
    area, place, unit, upgrade = decode(answers[house])
    t.muster_left -= (UPGRADE[unit] if upgrade else COST[unit]) << (2 * area)
    if upgrade:
        kind = FOOTMAN if count(t.units[area], FOOTMAN) else FOOTMAN + ROUTED
        t.units[area] += ONE[kind - FOOTMAN + unit] - ONE[kind]
    else:
        place_units(t, house, place, ONE[unit])
    again(s, f)
    if s.sink is not None:
        facts: Facts = {
            "seat": SEATS[house],
            "unit": UNITS[unit],
            "area": AREAS[area],
            "place_area": AREAS[place],
        }
        rules = ("WS-MUSTER-18" if unit == SHIP else "WS-MUSTER-11", "WS-MUSTER-14")
        if upgrade:
            rules = ("WS-MUSTER-12", "WS-MUSTER-13")
        s.tell("upgraded" if upgrade else "mustered", rules, facts)


def end_muster(s: State, f: Frame) -> None:
    """WS-MUSTER-15: unused points are lost."""
    s.table.muster_left = 0


MUSTER_HOUSE: Final = script(
    "westeros.muster",
    ("seat",),
    Step(ask_muster, then=muster_unit, rules=("WS-MUSTER-10", "WS-MUSTER-16")),
    Step(end_muster, rules=("WS-MUSTER-15",)),
)


def begin_muster(s: State, house: int, areas: list[int]) -> None:
    """A house may now muster in these areas."""
    points = 0
    for area in areas:
        points |= CASTLE[area] << (2 * area)
    s.table.muster_left = points
    push(s, MUSTER_HOUSE, house)


def muster_next(s: State, f: Frame) -> None:
    """WS-MUSTER-17: house by house in turn order, each with all its areas."""
    t = s.table
    if f.a == t.players:
        return
    house = turn_order(t)[f.a]
    s.frames[-1] = Frame(f.script, f.pc, f.a + 1)
    begin_muster(s, house, [area for area in CASTLE_AREAS if controller(t, area) == house])


MUSTER_ALL: Final = script("westeros.muster-all", ("place",), Step(muster_next, rules=("WS-MUSTER-01", "WS-MUSTER-17")))
