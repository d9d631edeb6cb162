"""What follows any change of control: ports change hands, and somebody may win."""

from __future__ import annotations

from typing import Final

from throneroom.core.decision import Decision, Kind, Prefix, Shape, at_nothing
from throneroom.core.flow import Frame, Step, again, script
from throneroom.core.rules import Facts, require
from throneroom.games.westeros.board import AREAS, CASTLE_AREAS, PORT_LAND, PORTS
from throneroom.games.westeros.control import (
    controller,
    in_stock,
    port_owner,
    take_units,
)
from throneroom.games.westeros.outcome import declare, leaders
from throneroom.games.westeros.pieces import (
    CASTLES_TO_WIN,
    NO_ORDER,
    NOBODY,
    ONE,
    SEATS,
    SHIP,
    size,
)
from throneroom.games.westeros.supply import room_for
from throneroom.games.westeros.table import Position, State, Table


def captured_port(t: Table) -> int:
    """A port whose ships belong to somebody who no longer controls its land, or NOBODY."""
    for port in PORTS:
        if t.owner[port] != NOBODY and port_owner(t, port) != t.owner[port]:
            return port
    return NOBODY


def most_ships(t: Table, house: int, port: int) -> int:
    """How many of the captured ships a house can replace: as many as it has and supply allows."""
    most = min(size(t.units[port]), in_stock(t, house, SHIP))
    while most > 0 and not room_for(t, house, port, most):
        most -= 1
    return most


def ships_options(p: Position, d: Decision, prefix: Prefix) -> range:
    return range(most_ships(p.table, d.seat, d.a) + 1)


def ships_values(p: Position, d: Decision, prefix: Prefix) -> range:
    return range(size(p.table.units[d.a]) + 1)


def check_ships(p: Position, d: Decision, choice: Prefix) -> None:
    """WS-PORT-22: up to the same number, as many as are in stock and fit the supply."""
    most = most_ships(p.table, d.seat, d.a)
    require(choice[0] <= most, "WS-PORT-22", area=AREAS[d.a], number=choice[0], most=most)


def say_ships(p: Position, d: Decision, prefix: Prefix, value: int) -> str:
    return f"ships {value}"


def label_ships(p: Position, d: Decision, prefix: Prefix, value: int) -> tuple[str, Facts]:
    return "label-ships", {"area": AREAS[d.a], "number": value}


def default_ships(p: Position, d: Decision) -> int:
    """As many as possible."""
    return most_ships(p.table, d.seat, d.a)


def about_ships(p: Position, d: Decision) -> Facts:
    return {"area": AREAS[d.a]}


SHIPS: Final = Kind(
    "ships",
    Shape.NUMBER,
    ("WS-PORT-22", "WS-PORT-23"),
    options=ships_options,
    values=ships_values,
    check=check_ships,
    say=say_ships,
    label=label_ships,
    points=at_nothing,
    default=default_ships,
    about=about_ships,
)


def close_ports(s: State, f: Frame) -> None:
    """Ships in a port whose land nobody controls are lost (WS-RULING-054)."""
    t = s.table
    for port in PORTS:
        if t.owner[port] != NOBODY and port_owner(t, port) == NOBODY:
            lost = size(t.units[port])
            house = t.owner[port]
            take_units(t, port, t.units[port])
            t.orders[port] = NO_ORDER
            if s.sink is not None:
                facts: Facts = {"seat": SEATS[house], "area": AREAS[port], "number": lost}
                s.tell("port-lost", ("WS-PORT-23", "WS-RULING-054"), facts)


def ask_ships(s: State, f: Frame) -> tuple[Decision, ...]:
    """The new owner of a captured port is asked how many of its ships to replace."""
    port = captured_port(s.table)
    return () if port == NOBODY else (Decision(SHIPS, port_owner(s.table, port), port),)


def take_ships(s: State, f: Frame, answers: dict[int, int]) -> None:
    t = s.table
    port = captured_port(t)
    house = port_owner(t, port)
    old = t.owner[port]
    there, taken = size(t.units[port]), answers[house]
    take_units(t, port, t.units[port])
    t.orders[port] = NO_ORDER
    if taken:
        t.owner[port] = house
        t.units[port] = ONE[SHIP] * taken
    again(s, f)
    if s.sink is not None:
        facts: Facts = {
            "seat": SEATS[house],
            "area": AREAS[port],
            "land_area": AREAS[PORT_LAND[port]],
            "victim_seat": SEATS[old],
            "number": taken,
            "lost": there - taken,
        }
        s.tell("port-taken", ("WS-PORT-22", "WS-PORT-23"), facts)


def look_for_winner(s: State, f: Frame) -> None:
    """WS-VICT-02: seven castles and strongholds win at once."""
    t = s.table
    held = [0] * t.players
    for area in CASTLE_AREAS:
        house = controller(t, area)
        if house != NOBODY:
            held[house] += 1
    if max(held) >= CASTLES_TO_WIN:
        declare(s, leaders(t, [h for h in range(t.players) if held[h] >= CASTLES_TO_WIN]), "WS-VICT-02")


def lose_token(s: State, area: int, conqueror: int) -> None:
    """WS-CONTROL-08: a power token of another house goes back to the pool."""
    t = s.table
    old = t.tokens[area]
    if old not in (NOBODY, conqueror):
        t.tokens[area] = NOBODY
        if s.sink is not None:
            s.tell("token-lost", ("WS-CONTROL-07", "WS-CONTROL-08"), {"seat": SEATS[old], "area": AREAS[area]})


AFTERMATH: Final = script(
    "westeros.aftermath",
    (),
    Step(close_ports, rules=("WS-PORT-23", "WS-RULING-054")),
    Step(ask_ships, then=take_ships, rules=("WS-PORT-22", "WS-PORT-23")),
    Step(look_for_winner, rules=("WS-VICT-02", "WS-VICT-04")),
)
