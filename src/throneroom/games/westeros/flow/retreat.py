"""Retreat: what is left of the beaten side leaves together, and is routed."""

from __future__ import annotations

from typing import Final

from throneroom.core.decision import Decision, Kind, Prefix, Shape
from throneroom.core.flow import Frame, Step, push, script
from throneroom.core.rules import Facts, require
from throneroom.games.westeros.board import AREAS, NEIGHBOURS, is_land, is_port, is_sea
from throneroom.games.westeros.cards.texts import ROBB
from throneroom.games.westeros.control import controller, enemy_units, place_units, port_owner
from throneroom.games.westeros.flow.losses import LOSSES, RETREATING, fighters, remove_fighters
from throneroom.games.westeros.flow.support import the_combat
from throneroom.games.westeros.outcome import SINCE_2
from throneroom.games.westeros.pieces import (
    NOBODY,
    ONE,
    SEATS,
    SHIPS_PER_PORT,
    SIEGE,
    STANDING,
    UNIT_NAMES,
    count,
    each,
    rout,
    size,
    standing,
)
from throneroom.games.westeros.reach import reach
from throneroom.games.westeros.supply import armies, excess
from throneroom.games.westeros.table import ATTACKER, DEFENDER, Combat, Position, State, Table

AS_THEY_LIKE: Final = len(AREAS)
"""Robb Stark names no area: beaten defenders choose for themselves, beaten attackers go home."""


def is_open_to(t: Table, house: int, area: int) -> bool:
    """Empty of enemies, enemy tokens and enemy shields, and no neutral force."""
    if enemy_units(t, house, area) or t.neutral[area]:
        return False
    if is_land(area):
        return controller(t, area) in (NOBODY, house)
    return is_sea(area) or port_owner(t, area) == house


def cost(t: Table, c: Combat, house: int, area: int) -> int:
    """How many of the retreating units supply, and the berths of a port, would cost in an area."""
    number = size(fighters(t, house))
    sizes = armies(t, house)
    sizes[c.area] -= number
    there = sizes.get(area, 0)
    for lost in range(number + 1):
        sizes[area] = there + number - lost
        if is_port(area) and sizes[area] > SHIPS_PER_PORT:
            continue
        if not excess(list(sizes.values()), t.supply[house]):
            return lost
    return number


def candidates(t: Table, c: Combat, side: int, anywhere: bool) -> list[int]:
    """Areas that can be retreated to, supply aside. `anywhere`: Robb Stark sends attackers too."""
    house = c.house(side)
    if side == ATTACKER and not anywhere:
        return [c.origin] if is_open_to(t, house, c.origin) else []
    number = 1 if t.rules & SINCE_2 else size(fighters(t, house))
    out = []
    for area in reach(t, house, c.area):
        if side == DEFENDER and area == c.origin:
            continue
        if is_port(area) and not _has_berths(t, area, number):
            continue
        if is_open_to(t, house, area):
            out.append(area)
    if side == ATTACKER and c.origin not in out and is_open_to(t, house, c.origin):
        out.append(c.origin)
    return sorted(out)


def _has_berths(t: Table, port: int, number: int) -> bool:
    """Whether a port can take that many more ships."""
    return size(t.units[port]) + number <= SHIPS_PER_PORT


def choices(t: Table, c: Combat, side: int, anywhere: bool) -> list[int]:
    """The candidates that cost the fewest units."""
    house = c.house(side)
    areas = candidates(t, c, side, anywhere)
    costs = [cost(t, c, house, area) for area in areas]
    number = size(fighters(t, house))
    if not costs or min(costs) >= number:
        return []
    return [area for area, n in zip(areas, costs, strict=True) if n == min(costs)]


def _is_robb(d: Decision, c: Combat) -> bool:
    return d.seat == c.house(c.winner)


def retreat_options(p: Position, d: Decision, prefix: Prefix) -> list[int]:
    c = the_combat(p)
    robb = _is_robb(d, c)
    areas = choices(p.table, c, 1 - c.winner, anywhere=robb)
    return [*areas, AS_THEY_LIKE] if robb else areas


def retreat_values(p: Position, d: Decision, prefix: Prefix) -> list[int]:
    c = the_combat(p)
    areas = list(range(len(AREAS)))
    return [*areas, AS_THEY_LIKE] if _is_robb(d, c) else areas


def check_retreat(p: Position, d: Decision, choice: Prefix) -> None:
    """To one adjacent open area, not where the attack came from, at the lowest cost to supply."""
    t, c = p.table, the_combat(p)
    to = choice[0]
    if to == AS_THEY_LIKE:
        return
    side, robb, area = 1 - c.winner, _is_robb(d, c), AREAS[to]
    house = c.house(side)
    require(is_land(to) or not is_land(c.area), "WS-RETREAT-11", area=area)
    require(not is_land(to) or is_land(c.area), "WS-RETREAT-12", area=area)
    require(side == ATTACKER or to != c.origin, "WS-RETREAT-07", area=area)
    if is_port(to) and to in NEIGHBOURS[c.area]:
        roomy = _has_berths(t, to, size(fighters(t, house))) or to in choices(t, c, side, robb)
        require(port_owner(t, to) == house and roomy, "WS-RULING-110", area=area)
    near = [*reach(t, house, c.area), c.origin] if side == ATTACKER else reach(t, house, c.area)
    require(to in near, "WS-RETREAT-04", area=area)
    require(not _is_foreign_home(t, house, to), "WS-RETREAT-22", area=area)
    require(to in candidates(t, c, side, robb), "WS-RETREAT-04", area=area)
    cheapest = to in choices(t, c, side, robb)
    require(cheapest or not robb, "WS-CARD-ROBB-STARK", area=area)
    require(cheapest, "WS-RETREAT-08", area=area)


def _is_foreign_home(t: Table, house: int, area: int) -> bool:
    """An empty home area of another house that its printed shield alone holds."""
    empty = is_land(area) and t.owner[area] == NOBODY and t.tokens[area] == NOBODY
    return empty and controller(t, area) not in (NOBODY, house)


def say_retreat(p: Position, d: Decision, prefix: Prefix, value: int) -> str:
    return "retreat anywhere" if value == AS_THEY_LIKE else f"retreat {AREAS[value]}"


def label_retreat(p: Position, d: Decision, prefix: Prefix, value: int) -> tuple[str, Facts]:
    if value == AS_THEY_LIKE:
        return "label-retreat-anywhere", {}
    t, c = p.table, the_combat(p)
    lost = cost(t, c, c.house(1 - c.winner), value)
    return ("label-retreat-cost" if lost else "label-retreat"), {"area": AREAS[value], "number": lost}


def default_retreat(p: Position, d: Decision) -> int:
    """To the area with most own units; Robb Stark leaves it."""
    t, c = p.table, the_combat(p)
    if _is_robb(d, c):
        return AS_THEY_LIKE
    house = c.house(1 - c.winner)
    return max(retreat_options(p, d, ()), key=lambda a: (size(t.units[a]) if t.owner[a] == house else 0, -a))


def about_retreat(p: Position, d: Decision) -> Facts:
    """Whose units, and from where."""
    c = the_combat(p)
    return {"area": AREAS[c.area], "seat": SEATS[c.house(d.a)]}


CHOOSE_RETREAT: Final = Kind(
    "retreat",
    Shape.ONE,
    ("WS-RETREAT-04", "WS-RETREAT-05", "WS-RETREAT-06", "WS-RETREAT-07", "WS-RETREAT-08"),
    options=retreat_options,
    values=retreat_values,
    check=check_retreat,
    say=say_retreat,
    label=label_retreat,
    default=default_retreat,
    about=about_retreat,
)


# ---------------------------------------------------------------- the steps


def lose_the_helpless(s: State, f: Frame) -> None:
    """WS-RETREAT-16 and 21: routed units and siege engines cannot retreat."""
    t, c = s.table, the_combat(s)
    house = c.house(f.a)
    army = fighters(t, house)
    doomed = (army & ~STANDING) + ONE[SIEGE] * count(army, SIEGE)
    if doomed:
        remove_fighters(t, house, doomed)
        if s.sink is not None:
            for kind in each(doomed):
                rule = "WS-RETREAT-21" if kind == SIEGE else "WS-RETREAT-16"
                facts: Facts = {
                    "seat": SEATS[house],
                    "unit": UNIT_NAMES[kind],
                    "area": AREAS[c.area],
                    "reason": "retreat",
                }
                s.tell("lost-unit", (rule,), facts)


def ask_robb(s: State, f: Frame) -> tuple[Decision, ...]:
    """After a win Robb Stark may name the area."""
    t, c = s.table, the_combat(s)
    if c.cards[c.winner] != ROBB or not fighters(t, c.house(f.a)) or not choices(t, c, f.a, anywhere=True):
        return ()
    return (Decision(CHOOSE_RETREAT, c.house(c.winner), f.a),)


def ask_retreat(s: State, f: Frame) -> tuple[Decision, ...]:
    """A beaten defender chooses; a beaten attacker goes back where he came from."""
    t, c = s.table, the_combat(s)
    house = c.house(f.a)
    if f.b != NOBODY or f.a == ATTACKER or not fighters(t, house) or not choices(t, c, f.a, anywhere=False):
        return ()
    return (Decision(CHOOSE_RETREAT, house, f.a),)


def note_area(s: State, f: Frame, answers: dict[int, int]) -> None:
    area = next(iter(answers.values()))
    s.frames[-1] = Frame(f.script, f.pc + 1, f.a, area if area != AS_THEY_LIKE else NOBODY)


def give_way(s: State, f: Frame) -> None:
    """The area is settled; supply may cost some of the retreating units first."""
    t, c = s.table, the_combat(s)
    house = c.house(f.a)
    area = f.b
    army = fighters(t, house)
    if not army:
        return
    if area == NOBODY:
        areas = choices(t, c, f.a, anywhere=False)
        area = areas[0] if areas else NOBODY
    s.frames[-1] = Frame(f.script, f.pc + 1, f.a, area)
    if area == NOBODY:
        remove_fighters(t, house, army)
        if s.sink is not None:
            facts: Facts = {"seat": SEATS[house], "area": AREAS[c.area], "number": size(army)}
            s.tell("no-retreat", ("WS-RETREAT-10",), facts)
        return
    lost = cost(t, c, house, area)
    if lost:
        push(s, LOSSES, house, lost, RETREATING, NOBODY)


def fall_back(s: State, f: Frame) -> None:
    """All of them go to the one area and are routed."""
    t, c = s.table, the_combat(s)
    house = c.house(f.a)
    army = fighters(t, house)
    if not army or f.b == NOBODY:
        return
    remove_fighters(t, house, army)
    place_units(t, house, f.b, rout(standing(army)))
    if s.sink is not None:
        facts: Facts = {
            "seat": SEATS[house],
            "area": AREAS[c.area],
            "to_area": AREAS[f.b],
            "number": size(army),
        }
        rule = "WS-RETREAT-03" if f.a == ATTACKER else "WS-RETREAT-04"
        s.tell("retreated", (rule, "WS-RETREAT-06", "WS-RETREAT-13"), facts)


RETREAT: Final = script(
    "westeros.retreat",
    ("side", "to-area"),
    Step(lose_the_helpless, rules=("WS-RETREAT-16", "WS-RETREAT-21")),
    Step(ask_robb, then=note_area, rules=("WS-CARD-ROBB-STARK",)),
    Step(ask_retreat, then=note_area, rules=("WS-RETREAT-04", "WS-RETREAT-05", "WS-RETREAT-07")),
    Step(give_way, rules=("WS-RETREAT-03", "WS-RETREAT-08", "WS-RETREAT-09", "WS-RETREAT-10")),
    Step(fall_back, rules=("WS-RETREAT-06", "WS-RETREAT-13")),
)
