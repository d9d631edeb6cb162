"""What each house may know, worlds imagined from that, and the form a client draws."""

from __future__ import annotations

from typing import Final, cast

from throneroom.core.decision import Decision, Prefix
from throneroom.core.dice import Dice
from throneroom.core.flow import State as CoreState
from throneroom.core.secrecy import View as CoreView
from throneroom.core.secrecy import resume
from throneroom.games.westeros import shown
from throneroom.games.westeros.board import AREAS, BARRELS, CASTLE, CROWNS, LANDS
from throneroom.games.westeros.cards.wildlings import ATTACK, SETTLED
from throneroom.games.westeros.control import (
    castles,
    controller,
    home_of,
    own_areas,
    place_on,
    power_on_board,
    turn_order,
)
from throneroom.games.westeros.flow.bidding import BID_TRACK
from throneroom.games.westeros.flow.combat import stage
from throneroom.games.westeros.flow.march import MARCHES
from throneroom.games.westeros.flow.planning import NONE, PLAN, PLANNING, plan_options
from throneroom.games.westeros.flow.power import POWER
from throneroom.games.westeros.flow.raid import RAIDS
from throneroom.games.westeros.flow.westeros import WESTEROS_PHASE
from throneroom.games.westeros.flow.wildling_deck import unseen
from throneroom.games.westeros.pieces import (
    BANS,
    CARDS,
    CASTLES_TO_WIN,
    FIEFDOMS,
    FULL_HAND,
    GARRISON,
    HOUSES,
    IMPASSABLE,
    KINDS,
    KINGS_COURT,
    NO_CARD,
    NO_ORDER,
    NOBODY,
    ORDERS,
    POWER_TOKENS,
    ROUNDS,
    ROUTED,
    SEATS,
    TIDES,
    TIDES_COUNT,
    TRACKS,
    UNIT_NAMES,
    UNITS,
    WESTEROS_CARDS,
    WILDLING_STRENGTHS,
    WILDLINGS,
    cards_in,
    count,
    stars,
)
from throneroom.games.westeros.supply import armies, need_supply
from throneroom.games.westeros.table import ATTACKER, HIDDEN, Combat, Secrets, State, Table, View

PHASES: Final = {
    WESTEROS_PHASE: "westeros",
    PLANNING: "planning",
    RAIDS: "raids",
    MARCHES: "marches",
    POWER: "power",
    BID_TRACK: "bidding",
}
"""What is going on, by the script that is played."""

NAMES: dict[str, tuple[str, ...]] = {
    "seat": SEATS,
    "area": AREAS,
    "card": CARDS,
    "track": TRACKS,
    "unit": UNIT_NAMES,
    "order": ORDERS,
    "westeros": WESTEROS_CARDS,
    "wildling": WILDLINGS,
    "tides": TIDES,
}


def view(s: State, seat: int) -> View:
    """The table, own orders not yet revealed, and the wildling and Tides cards the house has seen."""
    t = s.table
    orders = [
        order if order == NO_ORDER or t.owner[area] == seat else HIDDEN for area, order in enumerate(s.secrets.orders)
    ]
    top = s.secrets.top if seat >= 0 and t.peekers >> seat & 1 else HIDDEN if t.peekers else NO_CARD
    hidden = [entry for entry in t.buried if entry < 0]
    buried = [
        card if seat >= 0 and (-1 - entry) >> seat & 1 else HIDDEN
        for entry, card in zip(hidden, s.secrets.buried, strict=True)
    ]
    tides = tuple(
        [
            face if face == NO_CARD or (t.combat is not None and t.combat.house(side) == seat) else HIDDEN
            for side, face in enumerate(s.secrets.tides)
        ]
    )
    known = Secrets(tuple(orders), top, tuple(buried), (tides[0], tides[1]))
    return CoreView(s, seat, t.copy(), known)


def known_orders(v: View) -> list[int]:
    """The order in each area as far as the seat knows it; HIDDEN where one lies face down or has yet to be placed."""
    t = v.table
    orders = [placed if order == NO_ORDER else order for order, placed in zip(t.orders, v.secrets.orders, strict=True)]
    top = v.frames[-1] if v.frames else None
    planning = top is not None and top.script == PLANNING and top.pc == 0
    if top is None or not (planning or any([f.script == WESTEROS_PHASE for f in v.frames])):
        return orders
    done = turn_order(t)[: top.a] if planning else ()
    plan: dict[int, int] = {}
    if planning and isinstance(v.commit, tuple):
        plan = dict(zip(own_areas(t, v.seat), v.commit, strict=True))
    for area, house in enumerate(t.owner):
        if house != NOBODY and house not in done:
            order = plan.get(area, HIDDEN)
            orders[area] = order if order != NONE else NO_ORDER
    return orders


def sample_world(v: View, dice: Dice) -> State:
    """A state this house could be in: unseen orders and cards imagined."""
    t = v.table.copy()
    secrets = v.secrets.copy()
    s: State = CoreState(t, secrets, list(v.frames))
    free = dice.shuffled([card for card in unseen(v) if card not in secrets.buried])
    secrets.buried = tuple([free.pop() if card == HIDDEN else card for card in secrets.buried])
    if secrets.top == HIDDEN:
        secrets.top = free.pop()
    held = list(secrets.tides)
    for side, face in enumerate(held):
        if face == HIDDEN:
            left = [TIDES_COUNT[i] - held.count(i) for i in range(len(TIDES))]
            held[side] = dice.weighted(list(range(len(TIDES))), left)
    secrets.tides = (held[0], held[1])
    for house in range(t.players):
        areas = own_areas(t, house)
        if any([secrets.orders[area] == HIDDEN for area in areas]):
            _imagine_plan(s, house, areas, dice)
    resume(s, v, dice)
    return s


def _imagine_plan(s: State, house: int, areas: list[int], dice: Dice) -> None:
    """Any legal set of orders that leaves the same areas empty: where one lies, one was to be had."""
    d = Decision(PLAN, house)
    plan: Prefix = ()
    for area in areas:
        if s.secrets.orders[area] == HIDDEN:
            free = [order for order in plan_options(s, d, plan) if order != NONE]
            plan += (free[dice.below(len(free))],)
        else:
            plan += (NONE,)
    orders = {area: order if order < NONE else NO_ORDER for area, order in zip(areas, plan, strict=True)}
    s.secrets.orders = tuple([orders.get(area, order) for area, order in enumerate(s.secrets.orders)])


# ---------------------------------------------------------------- for drawing


_SIDES: Final[tuple[shown.Winner, ...]] = ("attacker", "defender")


def units_json(army: int) -> list[shown.Units]:
    """A packed army by kind."""
    return [
        {"unit": UNITS[kind % ROUTED], "routed": kind >= ROUTED, "count": count(army, kind)}
        for kind in range(KINDS if army else 0)
        if count(army, kind)
    ]


def view_json(v: View) -> shown.View:
    """A view for drawing: names only. Orders nobody else may see are `hidden`."""
    t = v.table
    return {
        "seat": SEATS[v.seat] if v.seat >= 0 else None,
        "round": t.round,
        "rounds": ROUNDS,
        "houses": [_house_json(t, house) for house in range(t.players)],
        "areas": [_area_json(v, area) for area in range(len(AREAS)) if _is_shown(v, area)],
        "tracks": {TRACKS[i]: [SEATS[h] for h in track] for i, track in enumerate(t.tracks)},
        "blade_used": t.blade_used,
        "raven_used": t.raven_used,
        "used": [TRACKS[track] for track, used in ((FIEFDOMS, t.blade_used), (KINGS_COURT, t.raven_used)) if used],
        "wildlings": WILDLING_STRENGTHS[t.wildlings],
        "wildling_top": WILDLINGS[v.secrets.top] if v.secrets.top >= 0 else None,
        "wildling_bottom": _buried_json(v),
        "westeros": [WESTEROS_CARDS[card] for card in t.revealed],
        "bans": [BANS[bit] for bit in range(len(BANS)) if t.bans >> bit & 1],
        "bids": {SEATS[h]: bid for h, bid in enumerate(t.bids) if bid >= 0},
        "bidding": _bidding_json(t),
        "phase": _phase(v),
        "bid_for": next((TRACKS[f.a] for f in v.frames if f.script == BID_TRACK), None),
        "muster": {AREAS[a]: t.muster_left >> (2 * a) & 3 for a in LANDS if t.muster_left >> (2 * a) & 3},
        "combat": _combat_json(v, t.combat) if t.combat is not None else None,
        "winner": SEATS[t.winner] if t.winner != NOBODY else None,
        "awaited": [SEATS[seat] for seat in v.awaited],
    }


def _phase(v: View) -> str | None:
    """What is going on: the innermost that has a name; against the wildlings it is bid until ties are settled."""
    names = [
        "bidding" if frame.script == ATTACK and frame.pc < SETTLED else PHASES.get(frame.script) for frame in v.frames
    ]
    return next((name for name in reversed(names) if name is not None), None)


def _bidding_json(t: Table) -> shown.Bidding | None:
    bids = {SEATS[h]: bid for h, bid in enumerate(t.bids) if bid >= 0}
    if not bids:
        return None
    most, least = max(bids.values()), min(bids.values())
    differ = most > least
    return {
        "sum": sum(bids.values()),
        "highest": [seat for seat, bid in bids.items() if differ and bid == most],
        "lowest": [seat for seat, bid in bids.items() if differ and bid == least],
    }


def _is_shown(v: View, area: int) -> bool:
    """Every land area; seas and ports only where ships are."""
    return area in LANDS or v.table.units[area] > 0


def _area_json(v: View, area: int) -> shown.Area:
    t = v.table
    placed = v.secrets.orders[area]
    order: str | None = None
    if t.orders[area] != NO_ORDER:
        order = ORDERS[t.orders[area]]
    elif placed != NO_ORDER:
        order = "hidden" if placed == HIDDEN else ORDERS[placed]
    home = home_of(t, area)
    house = controller(t, area) if area in LANDS else t.owner[area]
    return {
        "id": AREAS[area],
        "castle": CASTLE[area],
        "barrels": BARRELS[area],
        "crowns": CROWNS[area],
        "controller": SEATS[house] if house != NOBODY else None,
        "owner": SEATS[t.owner[area]] if t.owner[area] != NOBODY else None,
        "units": units_json(t.units[area]),
        "token": SEATS[t.tokens[area]] if t.tokens[area] != NOBODY else None,
        "order": order,
        "garrison": GARRISON[home] if home != NOBODY and t.garrisons >> home & 1 else 0,
        "neutral": None if not t.neutral[area] else "impassable" if t.neutral[area] == IMPASSABLE else t.neutral[area],
    }


def _house_json(t: Table, house: int) -> shown.House:
    played = [card for c in [t.combat] if c is not None and c.side(house) >= 0 for card in [c.cards[c.side(house)]]]
    discards = [card for card in cards_in(FULL_HAND[house] & ~t.hands[house]) if card not in played]
    return {
        "seat": SEATS[house],
        "house": HOUSES[house],
        "castles": castles(t, house),
        "nearly": castles(t, house) == CASTLES_TO_WIN - 1,
        "supply": t.supply[house],
        "armies": need_supply(armies(t, house).values()),
        "power": t.power[house],
        "pool": POWER_TOKENS - t.power[house] - power_on_board(t, house),
        "stars": stars(t.players)[place_on(t, KINGS_COURT, house)],
        "garrison": bool(t.garrisons >> house & 1),
        "hand": [CARDS[card] for card in cards_in(t.hands[house])],
        "discards": [CARDS[card] for card in discards],
    }


def _buried_json(v: View) -> list[str | None]:
    hidden = list(v.secrets.buried)
    out: list[str | None] = []
    for entry in v.table.buried:
        card = entry if entry >= 0 else hidden.pop(0)
        out.append(WILDLINGS[card] if card >= 0 else None)
    return out


def _defending(t: Table, c: Combat) -> int:
    """The army that is attacked, as far as it is still there."""
    return t.units[c.area] if t.owner[c.area] == c.defender else 0


def _combat_json(v: View, c: Combat) -> shown.Combat:
    sides: list[shown.Side] = []
    for side in (0, 1):
        house = c.house(side)
        held = v.secrets.tides[side]
        face = c.tides[side] if c.tides_shown else held
        sides.append(
            {
                "seat": SEATS[house] if house != NOBODY else None,
                "units": units_json(c.army if side == ATTACKER else _defending(v.table, c)),
                "support": [AREAS[a] for a in range(len(AREAS)) if c.support[side] >> a & 1],
                "card": CARDS[c.cards[side]] if c.cards[side] != NO_CARD else None,
                "blade": c.blade == side,
                "tides": None if face == NO_CARD else "hidden" if face == HIDDEN else TIDES[face],
            }
        )
    return {
        "area": AREAS[c.area],
        "origin": AREAS[c.origin],
        "march": ORDERS[c.march],
        "stage": stage(v.frames),
        "sides": cast(tuple[shown.Side, shown.Side], sides),
        "winner": None if c.winner == NOBODY else _SIDES[c.winner],
    }
