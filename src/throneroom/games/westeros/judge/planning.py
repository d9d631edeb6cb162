"""Laying out orders: marches where there is most to win, support beside them, power and defence elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from typing import Final

from throneroom.core.decision import Decision, Prefix
from throneroom.games.westeros.board import CASTLE, CROWNS, FIRST_SEA, SUPPORTERS, is_land, is_port, is_sea
from throneroom.games.westeros.control import own_areas
from throneroom.games.westeros.flow.march import is_fight, movers
from throneroom.games.westeros.flow.planning import NONE, PASS, star_limit
from throneroom.games.westeros.flow.raid import NOTHING
from throneroom.games.westeros.judge.marching import CLOSE, best_march
from throneroom.games.westeros.judge.worth import area_worth, army_strength, threat
from throneroom.games.westeros.pieces import (
    BANNED_BY,
    HAS_STAR,
    IS_DEFENSE,
    IS_POWER,
    IS_SUPPORT,
    ORDER,
    ORDER_COUNT,
    ROUNDS,
)
from throneroom.games.westeros.table import Table, View

_MARCHES: Final = (ORDER["march-plus-1"], ORDER["march-0"], ORDER["march-minus-1"])
_PEACEFUL: Final = (_MARCHES[1], _MARCHES[2], _MARCHES[0])
_SUPPORTS: Final = (ORDER["support-plus-1"], ORDER["support-0"])
_DEFENSES: Final = (ORDER["defense-2"], ORDER["defense-1"])
_POWERS: Final = (ORDER["power"], ORDER["power-special"])
_RAIDS: Final = (ORDER["raid"], ORDER["raid-special"])
_REST: Final = (*_POWERS[:1], *_SUPPORTS[1:], *_DEFENSES[1:], *_RAIDS[:1], *_MARCHES[1:], *range(NONE))


class _Tokens:
    """The order tokens a house can still place."""

    def __init__(self, t: Table, house: int) -> None:
        self.left = [0 if BANNED_BY[o] & t.bans else ORDER_COUNT[o] for o in range(NONE)]
        self.stars = star_limit(t, house)

    def take(self, orders: Sequence[int]) -> int:
        """The first of these orders that is left, or NONE."""
        for order in orders:
            if self.left[order] and (not HAS_STAR[order] or self.stars):
                self.left[order] -= 1
                self.stars -= HAS_STAR[order]
                return order
        return NONE


@dataclass(frozen=True, slots=True)
class _Manner:
    """In what plans of about the same worth differ."""

    peaceful: tuple[int, ...] = _PEACEFUL
    """The tokens for marches that fight nobody, in the order in which they are taken."""
    at_sea: tuple[int, ...] = (*_SUPPORTS, *_RAIDS)
    """What ships do that do not march."""
    rests: int | None = None
    """The area from which nobody marches."""


_Marches = list[tuple[tuple[float, Prefix], int]]
"""The best march from each area, the best of them first: what it is worth, where it goes, and where from."""


def plans(t: Table, house: int) -> list[dict[int, int]]:
    """The best plan; before the first march also those about as good, so that nobody knows an opening beforehand."""
    areas = own_areas(t, house)
    marches: _Marches = sorted([(best_march(t, house, area, _MARCHES[1]), area) for area in areas], reverse=True)
    if t.round > 1:
        return [_lay_out(t, house, marches, _Manner())]
    is_peaceful = not any([_fights(t, house, dests) for (_, dests), _ in marches])
    turns = [_PEACEFUL[i:] + _PEACEFUL[:i] for i in range(len(_PEACEFUL) if is_peaceful else 1)]
    seas = [(*_SUPPORTS, *_RAIDS), (*_RAIDS, *_SUPPORTS)]
    resting = [None, *[area for (worth, _), area in marches if worth <= CLOSE]]
    return [_lay_out(t, house, marches, _Manner(*manner)) for manner in product(turns, seas, resting)]


def _fights(t: Table, house: int, dests: Prefix) -> list[int]:
    return [d for d in dests if d < len(t.owner) and is_fight(t, house, d)]


def _lay_out(t: Table, house: int, marches: _Marches, manner: _Manner) -> dict[int, int]:
    """A whole plan: an order for every area of a house."""
    areas = own_areas(t, house)
    tokens = _Tokens(t, house)
    plan: dict[int, int] = {}
    targets: set[int] = set()
    if t.round < ROUNDS:
        _order_mustering(t, areas, tokens, plan, {area: worth for (worth, _), area in marches})
    for (worth, dests), area in marches:
        if worth <= 0.3 or area in plan or area == manner.rests:
            continue
        fights = _fights(t, house, dests)
        order = tokens.take(_MARCHES if fights else manner.peaceful)
        if order == NONE:
            break
        plan[area] = order
        targets.update(fights)
    for area in areas:
        if area in plan:
            continue
        helps = any([area in SUPPORTERS[target] for target in targets])
        if helps and army_strength(t.units[area], True):
            plan[area] = tokens.take(_SUPPORTS)
        elif is_land(area) and threat(t, house, area) >= army_strength(t.units[area], False) and CASTLE[area]:
            plan[area] = tokens.take(_DEFENSES)
        elif not is_sea(area) and (CROWNS[area] or is_port(area)):
            plan[area] = tokens.take(_POWERS)
    for area in areas:
        if plan.get(area, NONE) == NONE:
            wishes = (*manner.at_sea, *_REST) if is_sea(area) else (*_POWERS, *_REST)
            plan[area] = tokens.take(wishes)
    return plan


def _order_mustering(
    t: Table, areas: list[int], tokens: _Tokens, plan: dict[int, int], worth: dict[int, float]
) -> None:
    """The special Consolidate Power order goes where an army can grow and has nothing better to do."""
    castles = [area for area in areas if area < FIRST_SEA and CASTLE[area]]
    if not castles:
        return
    best = max(castles, key=lambda area: (CASTLE[area], -worth.get(area, 0.0)))
    if worth.get(best, 0.0) < 8.0 and tokens.left[ORDER["power-special"]] and tokens.stars:
        plan[best] = tokens.take((ORDER["power-special"],))


def weigh_plan(view: View, d: Decision, prefix: Prefix, options: Sequence[int]) -> list[float]:
    """What a whole plan that begins like this has for the area; if it is gone, the most careful order."""
    t = view.table
    areas = own_areas(t, d.seat)
    wanted = {
        plan[areas[len(prefix)]]
        for plan in plans(t, d.seat)
        if t.round > 1 or [plan[area] for area in areas[: len(prefix)]] == list(prefix)
    }
    if wanted.isdisjoint(options):
        return [float(o < NONE and not HAS_STAR[o] and IS_DEFENSE[o]) for o in options]
    return [float(option in wanted) for option in options]


def weigh_raven(view: View, d: Decision, prefix: Prefix, options: Sequence[int]) -> list[float]:
    """A look at the wildlings costs nothing; orders stay as planned."""
    if prefix:
        return [0.0] * len(options)
    return [0.5 if option == PASS else 1.0 if option == PASS + 1 else 0.0 for option in options]


def weigh_raid(view: View, d: Decision, prefix: Prefix, options: Sequence[int]) -> list[float]:
    """Orders that feed or shield an enemy, those of the richest area first."""
    t = view.table
    if not prefix:
        return [0.0] * len(options)
    out = []
    for target in options:
        if target == NOTHING:
            out.append(0.1)
            continue
        order = t.orders[target]
        kind = 2.0 if IS_POWER[order] else 1.5 if IS_SUPPORT[order] else 1.2
        out.append(kind + 0.1 * area_worth(t, d.seat, target) + 0.1 * len(movers(t, target)))
    return out
