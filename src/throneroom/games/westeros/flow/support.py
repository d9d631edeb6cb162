"""The call for support: in turn order, area by area; the supported side may say no to others' help."""

from __future__ import annotations

from typing import Final

from throneroom.core.decision import Decision, Kind, Points, Prefix, Shape, at_nothing
from throneroom.core.flow import Frame, Step, push, script
from throneroom.core.rules import Facts, require
from throneroom.games.westeros.board import AREAS, SUPPORTERS
from throneroom.games.westeros.control import turn_order
from throneroom.games.westeros.pieces import IS_SUPPORT, NOBODY, SEATS
from throneroom.games.westeros.strength import lent_strength
from throneroom.games.westeros.table import ATTACKER, DEFENDER, Combat, Position, State, Table

NEITHER: Final = 2
SIDES: Final = ("attacker", "defender", "nobody")


def the_combat(p: Position) -> Combat:
    """The running fight; asking for it when there is none is a bug."""
    c = p.table.combat
    assert c is not None
    return c


def supporters(t: Table, c: Combat) -> list[int]:
    """Areas with a support order next to the fight, in turn order of their houses."""
    near = [a for a in SUPPORTERS[c.area] if IS_SUPPORT[t.orders[a]] and t.owner[a] != NOBODY]
    order = turn_order(t)
    return sorted(near, key=lambda a: (order.index(t.owner[a]), a))


def support_options(p: Position, d: Decision, prefix: Prefix) -> list[int]:
    """One's own side or nobody; a third house may choose; a neutral force gets no support."""
    c = the_combat(p)
    side = c.side(d.seat)
    if side != NOBODY:
        return [side, NEITHER]
    return [ATTACKER, NEITHER] if c.defender == NOBODY else [ATTACKER, DEFENDER, NEITHER]


def support_values(p: Position, d: Decision, prefix: Prefix) -> tuple[int, int, int]:
    return (ATTACKER, DEFENDER, NEITHER)


def check_support(p: Position, d: Decision, choice: Prefix) -> None:
    """Nobody supports against himself, and nobody supports a neutral force."""
    c = the_combat(p)
    if choice[0] == NEITHER:
        return
    require(c.house(choice[0]) != NOBODY, "WS-NEUTRAL-08", area=AREAS[c.area])
    require(c.side(d.seat) in (NOBODY, choice[0]), "WS-SUPPORT-14", area=AREAS[d.a])


def say_support(p: Position, d: Decision, prefix: Prefix, value: int) -> str:
    return f"support {SIDES[value]}"


def label_support(p: Position, d: Decision, prefix: Prefix, value: int) -> tuple[str, Facts]:
    c = the_combat(p)
    if value == NEITHER:
        return "label-support-nobody", {"area": AREAS[d.a]}
    facts: Facts = {
        "area": AREAS[d.a],
        "seat": SEATS[c.house(value)],
        "strength": lent_strength(p.table, c, d.a, value),
    }
    return ("label-support-attacker" if value == ATTACKER else "label-support-defender"), facts


def points_support(p: Position, d: Decision, prefix: Prefix, value: int) -> Points:
    """A side of the fight and the house on it."""
    return {} if value == NEITHER else {"sides": (SIDES[value],), "seats": (SEATS[the_combat(p).house(value)],)}


def default_support(p: Position, d: Decision) -> int:
    """Oneself if one fights, else nobody."""
    side = the_combat(p).side(d.seat)
    return side if side != NOBODY else NEITHER


def about_support(p: Position, d: Decision) -> Facts:
    """Who would help, from where, and where the fight is."""
    return {"area": AREAS[d.a], "seat": SEATS[p.table.owner[d.a]], "place_area": AREAS[the_combat(p).area]}


SUPPORT: Final = Kind(
    "support",
    Shape.ONE,
    ("WS-SUPPORT-02", "WS-SUPPORT-06", "WS-SUPPORT-13", "WS-SUPPORT-14"),
    options=support_options,
    values=support_values,
    check=check_support,
    say=say_support,
    label=label_support,
    points=points_support,
    default=default_support,
    about=about_support,
)

REFUSE: Final = 0
ACCEPT: Final = 1


def accept_options(p: Position, d: Decision, prefix: Prefix) -> tuple[int, int]:
    return (REFUSE, ACCEPT)


def say_accept(p: Position, d: Decision, prefix: Prefix, value: int) -> str:
    return "accept" if value == ACCEPT else "refuse"


def label_accept(p: Position, d: Decision, prefix: Prefix, value: int) -> tuple[str, Facts]:
    t = p.table
    c = the_combat(p)
    strength = lent_strength(t, c, d.a, c.side(d.seat))
    facts: Facts = {"area": AREAS[d.a], "seat": SEATS[t.owner[d.a]], "strength": strength}
    return ("label-accept" if value == ACCEPT else "label-refuse"), facts


def default_accept(p: Position, d: Decision) -> int:
    """Help is welcome."""
    return ACCEPT


TAKE_SUPPORT: Final = Kind(
    "accept",
    Shape.ONE,
    ("WS-SUPPORT-09",),
    options=accept_options,
    say=say_accept,
    label=label_accept,
    points=at_nothing,
    default=default_accept,
    about=about_support,
)


def next_supporter(s: State, f: Frame) -> None:
    """The `f.a`-th area with a support order declares."""
    areas = supporters(s.table, the_combat(s))
    if f.a < len(areas):
        s.frames[-1] = Frame(f.script, f.pc, f.a + 1)
        push(s, ONE_SUPPORT, areas[f.a], NEITHER)


def ask_support(s: State, f: Frame) -> tuple[Decision, ...]:
    return (Decision(SUPPORT, s.table.owner[f.a], f.a),)


def declare_support(s: State, f: Frame, answers: dict[int, int]) -> None:
    house = s.table.owner[f.a]
    side = answers[house]
    s.frames[-1] = Frame(f.script, f.pc + 1, f.a, side)
    if side == NEITHER and s.sink is not None:
        s.tell("support-none", ("WS-SUPPORT-02",), {"seat": SEATS[house], "area": AREAS[f.a]})


def ask_accept(s: State, f: Frame) -> tuple[Decision, ...]:
    """Own support needs no leave."""
    if f.b == NEITHER:
        return ()
    house = the_combat(s).house(f.b)
    return () if house == s.table.owner[f.a] else (Decision(TAKE_SUPPORT, house, f.a),)


def answer_support(s: State, f: Frame, answers: dict[int, int]) -> None:
    house = the_combat(s).house(f.b)
    if answers[house] == REFUSE:
        s.frames[-1] = Frame(f.script, f.pc + 1, f.a, NEITHER)
        if s.sink is not None:
            facts: Facts = {"seat": SEATS[house], "area": AREAS[f.a], "by_seat": SEATS[s.table.owner[f.a]]}
            s.tell("support-refused", ("WS-SUPPORT-09", "WS-RULING-125"), facts)


def count_support(s: State, f: Frame) -> None:
    if f.b == NEITHER:
        return
    t = s.table
    c = the_combat(s)
    sides = list(c.support)
    sides[f.b] |= 1 << f.a
    c.support = (sides[0], sides[1])
    if s.sink is not None:
        facts: Facts = {
            "seat": SEATS[t.owner[f.a]],
            "area": AREAS[f.a],
            "to_seat": SEATS[c.house(f.b)],
            "strength": lent_strength(t, c, f.a, f.b),
        }
        s.tell("supported", ("WS-SUPPORT-03", "WS-SUPPORT-13"), facts)


ONE_SUPPORT: Final = script(
    "westeros.support",
    ("area", "side"),
    Step(ask_support, then=declare_support, rules=("WS-SUPPORT-02", "WS-SUPPORT-05", "WS-SUPPORT-06")),
    Step(ask_accept, then=answer_support, rules=("WS-SUPPORT-09",)),
    Step(count_support, rules=("WS-SUPPORT-03",)),
)

CALL_FOR_SUPPORT: Final = script(
    "westeros.call-for-support",
    ("count",),
    Step(next_supporter, rules=("WS-SUPPORT-01", "WS-SUPPORT-05", "WS-SUPPORT-16")),
)
