"""Moving armies: the best split of a marching army over what it can reach."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from throneroom.core.decision import Decision, Prefix
from throneroom.games.westeros.board import CASTLE, is_land
from throneroom.games.westeros.control import home_of
from throneroom.games.westeros.flow.march import STAY, TOKEN, groups, is_fight, movers, problem
from throneroom.games.westeros.judge.worth import (
    area_worth,
    army_strength,
    army_worth,
    defence,
    odds,
    prize,
    support_for,
    threat,
)
from throneroom.games.westeros.pieces import ORDER_MODIFIER, size
from throneroom.games.westeros.reach import reach
from throneroom.games.westeros.supply import armies
from throneroom.games.westeros.table import Table, View

_MOST_WAYS: Final = 6
"""Only the most promising destinations are tried; the rest would cost time and win nothing."""
_DEFEAT: Final = 0.45
"""The part of an army's worth that a lost attack costs."""
_CROWD: Final = 0.15
CLOSE: Final = 2.5
"""A house may do without a march of so little worth in the first round, ..."""
_ALIKE: Final = 0.5
"""... and takes destinations whose worth differs by no more than this for alike."""


def outcome_worth(t: Table, house: int, origin: int, march: int, parts: dict[int, int]) -> float:
    """What a march brings: prizes won, odds of the fight, and what is left behind."""
    worth = 0.0
    moved = 0
    for area, army in parts.items():
        moved += army
        if is_fight(t, house, area):
            castle = CASTLE[area] > 0
            strength = army_strength(army, castle) + ORDER_MODIFIER[march] + support_for(t, house, area, True)
            against = defence(t, house, area)
            chance = float(strength >= against) if t.neutral[area] else odds(strength - against)
            beaten = army_worth(t.units[area]) * 0.5
            worth += chance * (prize(t, house, area) + beaten) - (1 - chance) * _DEFEAT * army_worth(army) - 0.5
        else:
            worth += prize(t, house, area) - _CROWD * (size(army) - 1)
            held = army_strength(army + (t.units[area] if t.owner[area] == house else 0), False)
            if is_land(area) and threat(t, house, area) > held + 1:
                worth -= 0.25 * area_worth(t, house, area)
    left = t.units[origin] - moved
    danger = threat(t, house, origin)
    if not left and is_land(origin):
        keeps = home_of(t, origin) == house or t.tokens[origin] == house or t.power[house] > 0
        loss = area_worth(t, house, origin)
        worth -= loss * (0.5 if danger else 0.05) if keeps else loss
        worth -= 0.4 if keeps else 0.0
    elif is_land(origin) and danger > army_strength(left, False) + 1:
        worth -= 0.3 * area_worth(t, house, origin)
    return worth


def best_march(t: Table, house: int, origin: int, march: int, fixed: Prefix = ()) -> tuple[float, Prefix]:
    """The best destinations for the units of an area, the first of them already `fixed`."""
    kinds = movers(t, origin)
    ways = sorted(reach(t, house, origin), key=lambda area: -prize(t, house, area))[:_MOST_WAYS]
    ways = [*sorted({*ways, *[way for way in fixed if way != STAY]}), STAY]
    sizes = armies(t, house)
    best: tuple[float, Prefix] = (float("-inf"), (*fixed, *[STAY] * (len(kinds) - len(fixed))))
    stack: list[Prefix] = [fixed]
    while stack:
        dests = stack.pop()
        i = len(dests)
        if i < len(kinds):
            least = dests[i - 1] if i and kinds[i] == kinds[i - 1] else 0
            stack.extend([(*dests, way) for way in ways if way >= least])
            continue
        parts = groups(kinds, dests)
        if problem(t, house, origin, parts, sizes) is None:
            worth = outcome_worth(t, house, origin, march, parts)
            if worth > best[0]:
                best = (worth, dests)
    return best


def weigh_march(view: View, d: Decision, prefix: Prefix, options: Sequence[int]) -> list[float]:
    """The march with the best outcome first; then every unit as that outcome has it."""
    t = view.table
    house = d.seat
    if not prefix:
        return [best_march(t, house, origin, t.orders[origin])[0] for origin in options]
    origin = prefix[0]
    kinds = movers(t, origin)
    if len(prefix) > len(kinds):
        keep = area_worth(t, house, origin) >= 1.5 or t.power[house] > 4
        return [float((option == TOKEN) == keep) for option in options]
    best, dests = best_march(t, house, origin, t.orders[origin], prefix[1:])
    if t.round == 1:
        ways = [best_march(t, house, origin, t.orders[origin], (*prefix[1:], option))[0] for option in options]
        return [float(worth >= best - _ALIKE) for worth in ways]
    wanted = dests[len(prefix) - 1]
    return [float(option == wanted) for option in options]
