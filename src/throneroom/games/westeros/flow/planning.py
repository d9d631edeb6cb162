"""Planning: orders assigned in secret, revealed together, then the Messenger Raven."""

from __future__ import annotations

from typing import Final

from throneroom.core.decision import Choice, Decision, Kind, Prefix, Shape
from throneroom.core.flow import Frame, Step, push, script
from throneroom.core.rules import Facts, require
from throneroom.games.westeros.board import AREAS, CASTLE
from throneroom.games.westeros.control import own_areas, place_on, raven_holder, turn_order
from throneroom.games.westeros.flow.wildling_deck import LOOK
from throneroom.games.westeros.pieces import (
    BANNED_BY,
    BANS,
    HAS_STAR,
    KINGS_COURT,
    NO_ORDER,
    ORDER_COUNT,
    ORDER_KIND,
    ORDERS,
    SEATS,
    WESTEROS,
    size,
    stars,
)
from throneroom.games.westeros.table import NO_ORDERS, Position, State, Table

NONE: Final = len(ORDERS)
"""No order: possible only where a house is short of them."""
ORDER_NAMES: Final = (*ORDERS, "no-order")

_COUNT_RULES: Final = {
    "raid": "WS-ORDER-02",
    "march": "WS-ORDER-03",
    "defense": "WS-ORDER-04",
    "support": "WS-ORDER-05",
    "power": "WS-ORDER-06",
}
_BAN_RULES: Final = {
    "defense": "WS-CARD-STORM-OF-SWORDS",
    "march-plus-1": "WS-CARD-RAINS-OF-AUTUMN",
    "raid": "WS-CARD-SEA-OF-STORMS",
    "support": "WS-CARD-WEB-OF-LIES",
    "power": "WS-CARD-FEAST-FOR-CROWS",
}


def ban_rule(t: Table, ban: str) -> str:
    """The card that forbids an order this round: its own, or Put to the Sword if that was turned up."""
    return "WS-CARD-PUT-TO-THE-SWORD" if WESTEROS["put-to-the-sword"] in t.revealed else _BAN_RULES[ban]


def star_limit(t: Table, house: int) -> int:
    """Special orders a house may have on the board, by its place at the King's Court."""
    return stars(t.players)[place_on(t, KINGS_COURT, house)]


def usable(t: Table, house: int) -> int:
    """How many order tokens a house can place this round."""
    normal = sum([ORDER_COUNT[o] for o in range(NONE) if not HAS_STAR[o] and not BANNED_BY[o] & t.bans])
    special = sum([1 for o in range(NONE) if HAS_STAR[o] and not BANNED_BY[o] & t.bans])
    return normal + min(special, star_limit(t, house))


def is_short(t: Table, house: int) -> bool:
    """Whether a house has fewer usable orders than areas with units."""
    return usable(t, house) < len(own_areas(t, house))


# ---------------------------------------------------------------- the decision


def plan_options(p: Position, d: Decision, prefix: Prefix) -> list[int]:
    """The orders that can still be placed in the next area."""
    t = p.table
    areas = own_areas(t, d.seat)
    if len(prefix) >= len(areas):
        return []
    starred = sum([1 for o in prefix if o < NONE and HAS_STAR[o]])
    may_star = starred < star_limit(t, d.seat)
    options = []
    for o in range(NONE):
        if BANNED_BY[o] & t.bans or (HAS_STAR[o] and not may_star):
            continue
        if prefix.count(o) < ORDER_COUNT[o]:
            options.append(o)
    missing = len(areas) - usable(t, d.seat)
    if missing > 0 and prefix.count(NONE) < missing:
        options.append(NONE)
    return options


def plan_values(p: Position, d: Decision, prefix: Prefix) -> range:
    return range(NONE + 1) if len(prefix) < len(own_areas(p.table, d.seat)) else range(0)


def check_plan(p: Position, d: Decision, choice: Prefix) -> None:
    """One order an area, no more tokens than there are, within the stars, and nothing forbidden."""
    t = p.table
    areas = own_areas(t, d.seat)
    missing = max(0, len(areas) - usable(t, d.seat))
    limit = star_limit(t, d.seat)
    for i, order in enumerate(choice):
        area = AREAS[areas[i]]
        placed = choice[: i + 1]
        if order == NONE:
            require(missing, "WS-PLAN-02", area=area)
            require(placed.count(NONE) <= missing, "WS-PLAN-16", area=area)
            continue
        for bit, ban in enumerate(BANS):
            banned = BANNED_BY[order] >> bit & t.bans >> bit & 1
            require(not banned, ban_rule(t, ban), order=ORDERS[order], area=area)
        kind = ORDER_KIND[order]
        require(placed.count(order) <= ORDER_COUNT[order], _COUNT_RULES[kind], order=ORDERS[order], area=area)
        starred = sum([1 for o in placed if o < NONE and HAS_STAR[o]])
        rule = "WS-PLAN-18" if missing else "WS-PLAN-11"
        require(not HAS_STAR[order] or starred <= limit, rule, order=ORDERS[order], area=area, stars=limit)


def say_plan(p: Position, d: Decision, prefix: Prefix, value: int) -> str:
    return f"{AREAS[own_areas(p.table, d.seat)[len(prefix)]]}={ORDER_NAMES[value]}"


def fills_plan(p: Position, d: Decision, prefix: Prefix, value: int) -> tuple[str, str]:
    return AREAS[own_areas(p.table, d.seat)[len(prefix)]], ORDER_NAMES[value]


def label_plan(p: Position, d: Decision, prefix: Prefix, value: int) -> tuple[str, Facts]:
    area = AREAS[own_areas(p.table, d.seat)[len(prefix)]]
    return "label-area-order", {"area": area, "order": ORDER_NAMES[value]}


_ABSENT: Final = tuple(
    sorted(
        range(NONE),
        key=lambda o: (HAS_STAR[o], ("defense", "support", "power", "raid", "march").index(ORDER_KIND[o])),
    )
)


def default_plan(p: Position, d: Decision) -> Choice:
    """WS-RULING-127: the most important areas first, the most careful orders first."""
    t = p.table
    areas = own_areas(t, d.seat)
    ranked = sorted(areas, key=lambda a: (-CASTLE[a], -size(t.units[a]), AREAS[a]))
    limit = star_limit(t, d.seat)
    left = list(ORDER_COUNT)
    placed: dict[int, int] = {}
    for area in ranked:
        starred = sum([1 for o in placed.values() if HAS_STAR[o]])
        for o in _ABSENT:
            if left[o] and not BANNED_BY[o] & t.bans and (not HAS_STAR[o] or starred < limit):
                placed[area] = o
                left[o] -= 1
                break
    return tuple([placed.get(area, NONE) for area in areas])


def read_plan(p: Position, d: Decision, words: list[str]) -> Prefix:
    """`area=order` in any order, words shortened as one likes."""
    areas = own_areas(p.table, d.seat)
    names = [AREAS[a] for a in areas]
    chosen: dict[int, int] = {}
    for word in words:
        area, equals, order = word.partition("=")
        require(equals, "CORE-NOT-UNDERSTOOD", text=word)
        require(area in names or area not in AREAS, "WS-PLAN-04", area=area)
        where = unique(area, names)
        require(where not in chosen, "WS-PLAN-03", area=names[where])
        chosen[where] = unique(order, list(ORDER_NAMES))
    for i, name in enumerate(names):
        require(i in chosen, "WS-PLAN-02", area=name)
    return tuple([chosen[i] for i in range(len(areas))])


def unique(word: str, names: list[str]) -> int:
    """The number of the one name a word begins, or is."""
    if word in names:
        return names.index(word)
    found = [i for i, name in enumerate(names) if name.startswith(word)]
    found = found or [i for i, name in enumerate(names) if word in name]
    require(found, "CORE-NOT-UNDERSTOOD", text=word)
    require(len(found) == 1, "CORE-AMBIGUOUS", text=word, known=", ".join([names[i] for i in found[:6]]))
    return found[0]


PLAN: Final = Kind(
    "plan",
    Shape.ASSIGN,
    ("WS-PLAN-02", "WS-PLAN-03", "WS-PLAN-04", "WS-PLAN-05", "WS-PLAN-10", "WS-PLAN-11", "WS-PLAN-16"),
    options=plan_options,
    values=plan_values,
    check=check_plan,
    say=say_plan,
    label=label_plan,
    fills=fills_plan,
    default=default_plan,
    read=read_plan,
    slots=("order",),
    secret=frozenset(range(len(AREAS))),
)


# ---------------------------------------------------------------- the steps


def ask_plans(s: State, f: Frame) -> tuple[Decision, ...]:
    """All houses at once; one after another in turn order as soon as one is short of orders."""
    t = s.table
    houses = [h for h in range(t.players) if own_areas(t, h)]
    if not any([is_short(t, h) for h in houses]):
        return tuple([Decision(PLAN, h) for h in houses])
    waiting = [h for h in turn_order(t)[f.a :] if h in houses]
    return (Decision(PLAN, waiting[0]),) if waiting else ()


def take_plans(s: State, f: Frame, answers: dict[int, tuple[int, ...]]) -> None:
    t = s.table
    placed = list(s.secrets.orders)
    for house in sorted(answers):
        for area, order in zip(own_areas(t, house), answers[house], strict=True):
            placed[area] = order if order < NONE else NO_ORDER
        s.secrets.orders = tuple(placed)
        if s.sink is not None:
            s.tell("planned", ("WS-PLAN-02",), {"seat": SEATS[house]})
            bare = tuple([AREAS[a] for a in own_areas(t, house) if placed[a] == NO_ORDER])
            if bare:
                s.tell(
                    "planned-bare", ("WS-PLAN-16", "WS-PLAN-17"), {"seat": SEATS[house], "areas": bare}, reveals=True
                )
    if any([is_short(t, h) for h in range(t.players)]):
        done = turn_order(t).index(next(iter(answers))) + 1
        s.frames[-1] = Frame(f.script, f.pc, done)


def reveal_orders(s: State, f: Frame) -> None:
    """WS-PLAN-19: all orders are turned up at the same time."""
    t = s.table
    t.orders = list(s.secrets.orders)
    s.secrets.orders = NO_ORDERS
    if s.sink is not None:
        for house in turn_order(t):
            for area in own_areas(t, house):
                if t.orders[area] != NO_ORDER:
                    facts: Facts = {
                        "seat": SEATS[house],
                        "area": AREAS[area],
                        "order": ORDERS[t.orders[area]],
                    }
                    s.tell("order-revealed", ("WS-PLAN-19",), facts, reveals=True)


# ---------------------------------------------------------------- the raven

PASS: Final = 0
PEEK: Final = 1
_SWAP: Final = 2


def raven_options(p: Position, d: Decision, prefix: Prefix) -> list[int]:
    """Nothing, a look at the wildlings, or an own order to swap for an unused one."""
    t = p.table
    if not prefix:
        swaps = [_SWAP + a for a in own_areas(t, d.seat) if t.orders[a] != NO_ORDER and _replacements(t, d.seat, a)]
        return [PASS, PEEK, *swaps]
    if len(prefix) > 1 or prefix[0] < _SWAP:
        return []
    return _replacements(t, d.seat, prefix[0] - _SWAP)


def _replacements(t: Table, house: int, area: int) -> list[int]:
    """Unused, permitted orders other than the one lying there, within the stars after the swap."""
    others = [t.orders[a] for a in own_areas(t, house) if t.orders[a] != NO_ORDER]
    others.remove(t.orders[area])
    may_star = sum([1 for o in others if HAS_STAR[o]]) < star_limit(t, house)
    return [
        o
        for o in range(NONE)
        if o != t.orders[area]
        and not BANNED_BY[o] & t.bans
        and others.count(o) < ORDER_COUNT[o]
        and (may_star or not HAS_STAR[o])
    ]


def raven_values(p: Position, d: Decision, prefix: Prefix) -> list[int] | range:
    if not prefix:
        return [PASS, PEEK, *[_SWAP + a for a in own_areas(p.table, d.seat)]]
    return range(NONE) if len(prefix) == 1 and prefix[0] >= _SWAP else range(0)


def check_raven(p: Position, d: Decision, choice: Prefix) -> None:
    """WS-INFL-12: one of one's orders on the board for one of one's unused ones, stars and bans kept."""
    t = p.table
    if choice[0] < _SWAP:
        return
    area = choice[0] - _SWAP
    old = t.orders[area]
    require(old != NO_ORDER, "WS-INFL-12", area=AREAS[area])
    if len(choice) < 2:
        require(_replacements(t, d.seat, area), "WS-INFL-12", area=AREAS[area])
        return
    new = choice[1]
    others = [t.orders[a] for a in own_areas(t, d.seat) if a != area]
    require(new != old, "WS-INFL-12", area=AREAS[area])
    for bit, ban in enumerate(BANS):
        banned = BANNED_BY[new] >> bit & t.bans >> bit & 1
        require(not banned, ban_rule(t, ban), order=ORDERS[new], area=AREAS[area])
    rule = _COUNT_RULES[ORDER_KIND[new]]
    require(others.count(new) < ORDER_COUNT[new], rule, order=ORDERS[new], area=AREAS[area])
    limit = star_limit(t, d.seat)
    starred = sum([1 for o in others if o != NO_ORDER and HAS_STAR[o]])
    require(not HAS_STAR[new] or starred < limit, "WS-PLAN-11", order=ORDERS[new], area=AREAS[area], stars=limit)


def say_raven(p: Position, d: Decision, prefix: Prefix, value: int) -> str:
    if prefix:
        return ORDERS[value]
    if value < _SWAP:
        return "raven look" if value == PEEK else "raven pass"
    return f"raven {AREAS[value - _SWAP]}"


def label_raven(p: Position, d: Decision, prefix: Prefix, value: int) -> tuple[str, Facts]:
    if prefix:
        return "label-order", {"order": ORDERS[value]}
    if value < _SWAP:
        return ("label-raven-look" if value == PEEK else "label-raven-pass"), {}
    area = value - _SWAP
    order = p.table.orders[area]
    return "label-raven-swap", {"area": AREAS[area], "order": ORDER_NAMES[order]}


def default_raven(p: Position, d: Decision) -> Choice:
    """The raven stays at home."""
    return (PASS,)


RAVEN: Final = Kind(
    "raven",
    Shape.ASSIGN,
    ("WS-INFL-11", "WS-INFL-12", "WS-INFL-13", "WS-PLAN-21"),
    options=raven_options,
    values=raven_values,
    check=check_raven,
    say=say_raven,
    label=label_raven,
    default=default_raven,
    slots=("raven", "order"),
)


def ask_raven(s: State, f: Frame) -> tuple[Decision, ...]:
    t = s.table
    return () if t.raven_used else (Decision(RAVEN, raven_holder(t)),)


def use_raven(s: State, f: Frame, answers: dict[int, tuple[int, ...]]) -> None:
    t = s.table
    house = raven_holder(t)
    choice = answers[house]
    seat = SEATS[house]
    if choice[0] == PASS:
        if s.sink is not None:
            s.tell("raven-passed", ("WS-PLAN-21",), {"seat": seat})
        return
    t.raven_used = True
    if choice[0] == PEEK:
        if s.sink is not None:
            s.tell("raven-looked", ("WS-INFL-13", "WS-INFL-16"), {"seat": seat})
        push(s, LOOK, house)
        return
    area = choice[0] - _SWAP
    old = t.orders[area]
    t.orders[area] = choice[1]
    if s.sink is not None:
        facts: Facts = {
            "seat": seat,
            "area": AREAS[area],
            "old_order": ORDERS[old],
            "order": ORDERS[choice[1]],
        }
        s.tell("raven-swapped", ("WS-INFL-12", "WS-INFL-16"), facts)


PLANNING: Final = script(
    "westeros.planning",
    ("count",),
    Step(ask_plans, then=take_plans, rules=("WS-PLAN-02", "WS-PLAN-05", "WS-PLAN-14", "WS-PLAN-15")),
    Step(reveal_orders, rules=("WS-PLAN-19", "WS-PLAN-20")),
    Step(ask_raven, then=use_raven, rules=("WS-PLAN-21", "WS-INFL-11")),
)
