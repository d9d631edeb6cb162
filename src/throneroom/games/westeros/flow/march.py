"""Marches: in turn order, one order at a time; units go where they may, then at most one fight."""

from __future__ import annotations

from typing import Final

from throneroom.core.decision import Choice, Decision, Kind, Points, Prefix, Shape
from throneroom.core.flow import Frame, Step, push, script
from throneroom.core.rules import Facts, Illegal, require
from throneroom.games.westeros.board import (
    AREAS,
    LAND_NEIGHBOURS,
    NEIGHBOURS,
    SUPPORTERS,
    is_land,
    is_port,
)
from throneroom.games.westeros.control import (
    controller,
    enemy_units,
    garrison_against,
    home_of,
    place_units,
    port_owner,
    take_units,
    turn_order,
)
from throneroom.games.westeros.flow.aftermath import AFTERMATH, lose_token
from throneroom.games.westeros.flow.combat import COMBAT
from throneroom.games.westeros.flow.neutral import NEUTRAL_FIGHT
from throneroom.games.westeros.flow.planning import ORDER_NAMES, unique
from throneroom.games.westeros.flow.turns import PLACES, areas_with, next_march
from throneroom.games.westeros.pieces import (
    IMPASSABLE,
    IS_MARCH,
    IS_SUPPORT,
    NO_ORDER,
    NOBODY,
    ONE,
    ORDERS,
    ROUTED,
    SEATS,
    SHIPS_PER_PORT,
    UNITS,
    count,
    each,
    size,
    standing,
)
from throneroom.games.westeros.reach import coasts, reach
from throneroom.games.westeros.strength import initial_terms_of_march, lent_strength
from throneroom.games.westeros.supply import armies, excess
from throneroom.games.westeros.table import Combat, Position, State, Table

STAY: Final = len(AREAS)
NO_TOKEN: Final = 0
TOKEN: Final = 1


def is_fight(t: Table, house: int, area: int) -> bool:
    """Whether entering an area means a fight: units, a neutral force, or a garrison."""
    return enemy_units(t, house, area) or t.neutral[area] > 0 or garrison_against(t, house, area) > 0


def defender_of(t: Table, area: int) -> int:
    """The house that an attack on an area is against; NOBODY for a neutral force."""
    if t.neutral[area]:
        return NOBODY
    return controller(t, area) if is_land(area) else t.owner[area]


def movers(t: Table, origin: int) -> list[int]:
    """The units that can march out of an area, by kind; routed ones cannot."""
    return each(standing(t.units[origin]))


def groups(kinds: list[int], dests: Prefix) -> dict[int, int]:
    """The armies that go to each destination; those that stay are left out."""
    out: dict[int, int] = {}
    for kind, dest in zip(kinds, dests, strict=False):
        if dest != STAY:
            out[dest] = out.get(dest, 0) + ONE[kind]
    return out


def problem(t: Table, house: int, origin: int, parts: dict[int, int], sizes: dict[int, int]) -> Illegal | None:
    """Why these armies may not march there together, or None. `sizes` are the house's armies now."""
    fights = 0
    hoped = NOBODY  # the neutral force that only granted support can beat
    after = dict(sizes)
    for dest, army in parts.items():
        number = size(army)
        after[origin] -= number
        after[dest] = after.get(dest, 0) + number
        if is_port(dest) and after[dest] > SHIPS_PER_PORT:
            return Illegal("WS-PORT-05", {"area": AREAS[dest]})
        if is_fight(t, house, dest):
            fights += 1
            if t.neutral[dest]:
                alone, helped = against_neutral(t, house, dest, army, t.orders[origin])
                if helped < t.neutral[dest]:
                    return Illegal("WS-NEUTRAL-03", {"area": AREAS[dest], "strength": t.neutral[dest]})
                hoped = dest if alone < t.neutral[dest] else hoped
    if fights > 1:
        facts: Facts = {"areas": tuple([AREAS[d] for d in sorted(parts) if is_fight(t, house, d)])}
        neutral = any([t.neutral[dest] for dest in parts])
        return Illegal("WS-NEUTRAL-12", facts) if neutral else Illegal("WS-MARCH-10", facts)
    fits = not excess(list(after.values()), t.supply[house])
    if fits and hoped != NOBODY:  # WS-RULING-126: without the support these units stay, and supply must hold too
        after[origin] += after.pop(hoped)
        fits = not excess(list(after.values()), t.supply[house])
    return None if fits else Illegal("WS-MARCH-15", {"area": AREAS[origin], "supply": t.supply[house]})


def against_neutral(t: Table, house: int, area: int, army: int, march: int) -> tuple[int, int]:
    """The strength of a march against a neutral force: alone, and with the support that could be granted if needed."""
    c = Combat(house, NOBODY, area, area, march, army)
    alone = sum([term.amount for term in initial_terms_of_march(t, c)])
    if alone >= t.neutral[area]:
        return alone, alone
    lent = sum([lent_strength(t, c, n) for n in SUPPORTERS[area] if IS_SUPPORT[t.orders[n]]])
    return alone, alone + lent


def _least(kinds: list[int], dests: Prefix) -> int:
    """The lowest destination of the next unit: units of one kind are sent in the order of the areas."""
    i = len(dests)
    return dests[i - 1] if i and kinds[i] == kinds[i - 1] else 0


def can_complete(
    t: Table, house: int, origin: int, kinds: list[int], dests: Prefix, ways: list[int], sizes: dict[int, int]
) -> bool:
    """Whether the rest of the units can be sent, or kept, so that the whole march is legal."""
    if problem(t, house, origin, groups(kinds, dests), sizes) is None:
        return True  # all others stay
    if len(dests) == len(kinds):
        return False
    least = _least(kinds, dests)
    for way in ways:
        if way >= least and can_complete(t, house, origin, kinds, (*dests, way), ways, sizes):
            return True
    return False


def token_problem(t: Table, house: int, origin: int, kinds: list[int], dests: Prefix) -> Illegal | None:
    """Why a house may not leave a power token behind, or None."""
    facts: Facts = {"area": AREAS[origin]}
    if not is_land(origin):
        return Illegal("WS-CONTROL-04", facts)
    if STAY in dests or len(kinds) < size(t.units[origin]):
        return Illegal("WS-CONTROL-03", facts)
    if home_of(t, origin) == house:
        return Illegal("WS-CONTROL-15", facts)
    if t.tokens[origin] == house:
        return Illegal("WS-CONTROL-11", facts)
    return None if t.power[house] else Illegal("WS-CONTROL-12", facts)


def march_options(p: Position, d: Decision, prefix: Prefix) -> list[int]:
    """The march order to resolve, then a destination for each unit, then whether to leave a token."""
    t = p.table
    house = d.seat
    if not prefix:
        return areas_with(t, house, IS_MARCH)
    origin, dests = prefix[0], prefix[1:]
    kinds = movers(t, origin)
    if len(dests) < len(kinds):
        ways = [*reach(t, house, origin), STAY]
        sizes = armies(t, house)
        least = _least(kinds, dests)
        return [
            way for way in ways if way >= least and can_complete(t, house, origin, kinds, (*dests, way), ways, sizes)
        ]
    if len(dests) == len(kinds) and kinds and token_problem(t, house, origin, kinds, dests) is None:
        return [NO_TOKEN, TOKEN]
    return []


def march_values(p: Position, d: Decision, prefix: Prefix) -> list[int] | range:
    """Any area for every unit, and a token or none."""
    t = p.table
    if not prefix:
        return [area for area in range(len(AREAS)) if t.owner[area] == d.seat]
    kinds = movers(t, prefix[0])
    dests = prefix[1:]
    if len(dests) < len(kinds):
        return range(_least(kinds, dests), len(AREAS) + 1)
    return [NO_TOKEN, TOKEN] if kinds and len(dests) == len(kinds) else range(0)


def check_march(p: Position, d: Decision, choice: Prefix) -> None:
    """Every unit within reach, one fight, supply kept, and a token only where one may lie."""
    t = p.table
    house = d.seat
    origin, dests = choice[0], choice[1:]
    require(IS_MARCH[t.orders[origin]], "WS-MARCH-01", area=AREAS[origin])
    kinds = movers(t, origin)
    ways = reach(t, house, origin)
    for i, dest in enumerate(dests[: len(kinds)]):
        if dest != STAY and dest not in ways:
            raise out_of_reach(t, house, origin, dest, kinds[i])
    sizes = armies(t, house)
    sent = dests[: len(kinds)]
    refusal = None
    if not can_complete(t, house, origin, kinds, sent, [*ways, STAY], sizes):
        refusal = problem(t, house, origin, groups(kinds, sent), sizes)
    elif len(dests) > len(kinds):
        refusal = token_problem(t, house, origin, kinds, sent)
    if refusal is not None:
        raise refusal


def out_of_reach(t: Table, house: int, origin: int, dest: int, kind: int) -> Illegal:
    """The refusal of a move to an area that units of this kind cannot reach."""
    facts: Facts = {"area": AREAS[origin], "to_area": AREAS[dest], "unit": UNITS[kind]}
    if is_land(origin) and not is_land(dest):
        return Illegal("WS-MARCH-07", facts)
    if not is_land(origin) and is_land(dest):
        return Illegal("WS-MARCH-09", facts)
    if t.neutral[dest] == IMPASSABLE:
        return Illegal("WS-NEUTRAL-13", facts)
    if is_port(dest) and dest in NEIGHBOURS[origin] and port_owner(t, dest) != house:
        return Illegal("WS-PORT-10", facts)
    if is_land(origin) and dest in coasts(t, origin, range(t.players)):
        return Illegal("WS-TRANSP-05", facts)
    if is_land(origin) and not (LAND_NEIGHBOURS[origin] and LAND_NEIGHBOURS[dest]):
        return Illegal("WS-MAP-06", facts)
    return Illegal("WS-MARCH-06", facts)


def say_march(p: Position, d: Decision, prefix: Prefix, value: int) -> str:
    if not prefix:
        return f"march {AREAS[value]}"
    kinds = movers(p.table, prefix[0])
    if len(prefix) <= len(kinds):
        dest = "stays" if value == STAY else AREAS[value]
        return f"{UNITS[kinds[len(prefix) - 1]]}>{dest}"
    return "token" if value == TOKEN else "no-token"


def check_number(army: int, origin: int, kind: int, number: int) -> None:
    """No more units of a kind march than stand in the army of an area; routed ones do not."""
    enough = number <= count(army, kind)
    require(enough or not count(army, kind + ROUTED), "WS-RETREAT-18", area=AREAS[origin], unit=UNITS[kind])
    require(enough, "WS-MARCH-04", area=AREAS[origin], unit=UNITS[kind])


def read_march(p: Position, d: Decision, words: list[str]) -> Prefix:
    """`march AREA unit>area ... [token]`, units in any order; a number before a unit means that many."""
    t = p.table
    if words and "march".startswith(words[0]):
        words = words[1:]
    require(words, "CORE-INCOMPLETE", slot="march")
    own = [area for area in range(len(AREAS)) if t.owner[area] == d.seat]
    origin = own[unique(words[0], [AREAS[a] for a in own])]
    kinds = movers(t, origin)
    sent: list[tuple[int, int]] = []
    token = None
    for word in words[1:]:
        if word in ("token", "no-token"):
            token = TOKEN if word == "token" else NO_TOKEN
            continue
        who, arrow, where = word.partition(">")
        require(arrow, "CORE-NOT-UNDERSTOOD", text=word)
        digits = who[: len(who) - len(who.lstrip("0123456789"))]
        require(len(digits) < 3, "CORE-NOT-UNDERSTOOD", text=word)
        kind = unique(who[len(digits) :], list(UNITS))
        dest = STAY if where == "stays" else unique(where, list(AREAS))
        sent += [(kind, dest)] * int(digits or 1)
    dests: list[int] = []
    for kind in range(len(UNITS)):
        ways = sorted([dest for k, dest in sent if k == kind])
        check_number(t.units[origin], origin, kind, len(ways))
        dests += ways + [STAY] * (kinds.count(kind) - len(ways))
    prefix = (origin, *dests)
    if kinds and (token == TOKEN or token_problem(t, d.seat, origin, kinds, tuple(dests)) is None):
        prefix += (token or NO_TOKEN,)
    return prefix


def label_march(p: Position, d: Decision, prefix: Prefix, value: int) -> tuple[str, Facts]:
    t = p.table
    if not prefix:
        return "label-area-order", {"area": AREAS[value], "order": ORDER_NAMES[t.orders[value]]}
    kinds = movers(t, prefix[0])
    if len(prefix) <= len(kinds):
        unit = UNITS[kinds[len(prefix) - 1]]
        if value == STAY:
            return "label-unit-stays", {"unit": unit, "area": AREAS[prefix[0]]}
        facts: Facts = {"unit": unit, "area": AREAS[value]}
        if not is_fight(t, d.seat, value):
            return "label-unit-goes", facts
        victim = defender_of(t, value)
        if victim == NOBODY:
            return "label-unit-attacks-neutral", facts
        return "label-unit-attacks", facts | {"victim_seat": SEATS[victim]}
    return ("label-token" if value == TOKEN else "label-no-token"), {"area": AREAS[prefix[0]]}


def points_march(p: Position, d: Decision, prefix: Prefix, value: int) -> Points:
    """The area with the order, then a unit and where it goes, then the power token that is left."""
    if not prefix:
        return {"areas": (AREAS[value],)}
    kinds = movers(p.table, prefix[0])
    if len(prefix) > len(kinds):
        return {"tokens": ("power",)} if value == TOKEN else {}
    unit: Points = {"units": (UNITS[kinds[len(prefix) - 1]],)}
    return unit if value == STAY else {**unit, "areas": (AREAS[value],)}


def default_march(p: Position, d: Decision) -> Choice:
    """The first march order, and everybody stays."""
    origin = areas_with(p.table, d.seat, IS_MARCH)[0]
    return (origin, *([STAY] * len(movers(p.table, origin))))


MARCH: Final = Kind(
    "march",
    Shape.ASSIGN,
    ("WS-MARCH-04", "WS-MARCH-05", "WS-MARCH-06", "WS-MARCH-10", "WS-MARCH-15", "WS-CONTROL-03"),
    options=march_options,
    values=march_values,
    check=check_march,
    say=say_march,
    read=read_march,
    label=label_march,
    points=points_march,
    default=default_march,
    slots=("march", "unit"),
)


# ---------------------------------------------------------------- the steps


def ask_march(s: State, f: Frame) -> tuple[Decision, ...]:
    place, _ = next_march(s.table, f.a)
    return () if place == NOBODY else (Decision(MARCH, turn_order(s.table)[place]),)


def begin_march(s: State, f: Frame, answers: dict[int, tuple[int, ...]]) -> None:
    """WS-MARCH-12: peaceful moves and the power token first; the fight, if any, comes after."""
    t = s.table
    place, behind = next_march(t, f.a)
    house = turn_order(t)[place]
    choice = answers[house]
    origin = choice[0]
    march = t.orders[origin]
    kinds = movers(t, origin)
    parts = groups(kinds, choice[1 : len(kinds) + 1])
    leaves_token = len(choice) > len(kinds) + 1 and choice[-1] == TOKEN
    t.orders[origin] = NO_ORDER
    s.frames[-1] = Frame(f.script, f.pc, place + 1 + PLACES * behind)
    if s.sink is not None:
        facts: Facts = {"seat": SEATS[house], "area": AREAS[origin], "order": ORDERS[march]}
        s.tell("march" if parts else "march-nothing", ("WS-MARCH-01", "WS-MARCH-04"), facts)
    for dest in sorted(parts):
        take_units(t, origin, parts[dest])
        if is_fight(t, house, dest):
            t.combat = Combat(house, defender_of(t, dest), dest, origin, march, parts[dest])
        else:
            _walk_in(s, house, origin, dest, parts[dest])
    if leaves_token:
        t.power[house] -= 1
        t.tokens[origin] = house
        if s.sink is not None:
            s.tell(
                "token-left",
                ("WS-CONTROL-03", "WS-CONTROL-06"),
                {"seat": SEATS[house], "area": AREAS[origin]},
            )
    push(s, FIGHT)
    if t.combat is None or t.combat.defender != NOBODY:  # WS-RULING-126: a march on a neutral force may yet stay
        push(s, AFTERMATH)


def _walk_in(s: State, house: int, origin: int, dest: int, army: int) -> None:
    """Units enter an area nobody defends; an enemy power token there goes."""
    t = s.table
    place_units(t, house, dest, army)
    if s.sink is not None:
        for kind in sorted(set(each(army))):
            facts: Facts = {
                "seat": SEATS[house],
                "number": each(army).count(kind),
                "unit": UNITS[kind],
                "area": AREAS[origin],
                "to_area": AREAS[dest],
            }
            s.tell("moved", ("WS-MARCH-05", "WS-MARCH-06"), facts)
    lose_token(s, dest, house)


def begin_fight(s: State, f: Frame) -> None:
    """The one fight of this march, if it has one."""
    c = s.table.combat
    if c is not None:
        push(s, NEUTRAL_FIGHT if c.defender == NOBODY else COMBAT)


FIGHT: Final = script("westeros.fight", (), Step(begin_fight, rules=("WS-MARCH-11", "WS-MARCH-12")))

MARCHES: Final = script(
    "westeros.marches",
    ("place",),
    Step(ask_march, then=begin_march, rules=("WS-MARCH-01", "WS-MARCH-02", "WS-MARCH-03", "WS-MARCH-14")),
)
