"""How an encounter will probably end: what cards may be laid, which side is stronger, who wins how often."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, NamedTuple

from throneroom.games.iron_throne.abilities.cardset import Ability, ability_of, card_set
from throneroom.games.iron_throne.abilities.context import Context
from throneroom.games.iron_throne.abilities.expressions import condition
from throneroom.games.iron_throne.flow.allowing import leader_ability, leader_allowed, may_hold_card, playable
from throneroom.games.iron_throne.judge.aftermath import settle
from throneroom.games.iron_throne.judge.clashes import TURNED_UP
from throneroom.games.iron_throne.judge.guessing import likely_cards, willing
from throneroom.games.iron_throne.judge.worth import Stock, chances, imagine
from throneroom.games.iron_throne.pieces import (
    BETRAYAL,
    CHALLENGER_SIDE,
    DEFENDER_SIDE,
    HOSTILITY,
    NONE,
    TOKENS,
    TRUCE_OUTCOME,
    WINDOW,
)
from throneroom.games.iron_throne.table import (
    SUCCESS,
    Act,
    Table,
    View,
    active,
    counts_as_truce,
    laid_value,
    living,
    part_power,
    players_of,
)

TOTALS: Final = WINDOW["during_totals"]
REVEALED: Final = WINDOW["after_cards_revealed"]

UNLIKELY: Final = 0.03
"""Outcomes less likely than this are not thought of."""
DEAL: Final = 0.85
"""How often talks end in a deal."""
TIE: Final = 0.03
"""How often totals are equal."""
SURPRISE: Final = 1.6
"""How far a player's unknown Character cards shift a total, as the spread of the difference."""

# ---------------------------------------------------------------- strength


def bonus_of(v: View, ability: Ability, seat: int) -> int:
    """What an ability adds to its side's total, or takes from the other's."""
    t = v.table
    c = Context(v, seat, NONE, card=True)
    targets = tuple(players_of(t, 1 - t.side[seat]))
    chars = [t.part[other] for other in targets if t.part[other] != NONE]
    c.act = Act(ability.number, seat, NONE, targets, max(chars, key=lambda char: t.power[char], default=NONE), paid=1)
    return max(_bonus(c, ability.block), 0)


def _bonus(c: Context, block: int) -> int:
    found = 0
    for op in card_set(c.t).blocks[block]:
        if op.name == "if":
            branch = op.blocks.get("then" if condition(op.args["cond"])(c) else "else")
            found += _bonus(c, branch) if branch is not None else 0
        elif op.name == "add_value" and op.amount is not None:
            found += TURNED_UP if op.args["amount"] == {"value": "revealed_top"} else op.amount.high(c)
        elif op.name == "move_power" and not op.cost:
            found += op.bounds(c)[1]
    return found


def bonuses(v: View, side: int, window: int) -> float:
    """What leaders, and the cards we hold ourselves, will still add to a side's total."""
    t = v.table
    found = 0.0
    for seat in players_of(t, side):
        if leader_ability(t, seat).window == TOTALS and leader_allowed(v, seat, TOTALS, NONE):
            found += bonus_of(v, leader_ability(t, seat), seat)
        if seat == v.seat and window < TOTALS:
            found += 0.7 * sum([bonus_of(v, ability_of(t, number), seat) for number in playable(v, seat, TOTALS, NONE)])
    return found


def surprises(v: View, window: int) -> float:
    """The variance that unknown Character cards bring to the difference of the totals."""
    t = v.table
    count = 0
    for seat, side in enumerate(t.side):
        if side != NONE and seat != v.seat and (window < TOTALS or may_hold_card(v, seat, TOTALS, NONE)):
            count += 1
    return SURPRISE * SURPRISE * count


def lead(v: View, window: int) -> float:
    """How far the challenger's side is ahead without the laid cards."""
    t = v.table
    power = [sum([part_power(t, seat) for seat in players_of(t, side)]) for side in (0, 1)]
    more = [bonuses(v, side, window) + t.bonus[side] for side in (0, 1)]
    return power[0] + more[0] - power[1] - more[1]


def win_chance(difference: float, variance: float) -> float:
    """The chance that a difference with that variance turns out above 0."""
    if variance <= 0.0:
        return float(difference > 0)
    return 1.0 / (1.0 + exp(min(max(-difference / (0.55 * sqrt(variance)), -30.0), 30.0)))


# ---------------------------------------------------------------- outcomes


class Odds(NamedTuple):
    """The chance of an outcome and of its winner."""

    chance: float
    outcome: int
    winner: int


def hidden_odds(v: View, window: int) -> list[Odds]:
    """While cards are not revealed."""
    t = v.table
    challenger, defender = (likely_cards(v, active(t, side)) for side in (0, 1))
    difference = lead(v, window) + challenger.mean - defender.mean
    win = win_chance(difference, challenger.variance + defender.variance + surprises(v, window) + 1.0)
    first, second = willing(challenger, 1.0 - win), willing(defender, win)
    fight = (1.0 - first) * (1.0 - second)
    return [
        Odds(fight * win * (1.0 - TIE), HOSTILITY, CHALLENGER_SIDE),
        Odds(fight * (1.0 - win) * (1.0 - TIE), HOSTILITY, DEFENDER_SIDE),
        Odds(fight * TIE, HOSTILITY, NONE),
        Odds((1.0 - first) * second, BETRAYAL, CHALLENGER_SIDE),
        Odds(first * (1.0 - second), BETRAYAL, DEFENDER_SIDE),
        Odds(first * second, TRUCE_OUTCOME, NONE),
    ]


def open_odds(v: View, window: int) -> list[Odds]:
    """Once cards are revealed, and while totals are added up."""
    t = v.table
    truces = [counts_as_truce(t, role) for role in (0, 1)]
    outcome = t.outcome if t.locked else TRUCE_OUTCOME if all(truces) else BETRAYAL if any(truces) else HOSTILITY
    if outcome == TRUCE_OUTCOME:
        return [Odds(1.0, outcome, NONE)]
    if outcome == BETRAYAL:
        return [Odds(1.0, outcome, DEFENDER_SIDE if truces[0] else CHALLENGER_SIDE)]
    difference = lead(v, window) + laid_value(t, 0) - laid_value(t, 1)
    variance = surprises(v, window)
    win = win_chance(difference, variance)
    tie = TIE if variance else float(difference == 0)
    return [
        Odds(win * (1.0 - tie), outcome, CHALLENGER_SIDE),
        Odds((1.0 - win) * (1.0 - tie), outcome, DEFENDER_SIDE),
        Odds(tie, outcome, NONE),
    ]


def talks(v: View, base: Stock | None = None) -> list[float]:
    """What talks bring everybody: a swap of influence if neither wins by it alone, or a failure."""
    t = v.table
    agreed = Stock(v) if base is None else base.copy()
    both = (t.challenger, t.defender)
    last = [agreed.tokens[seat] == TOKENS - 1 for seat in both]
    if last[0] == last[1]:
        for seat in both:
            agreed.tokens[seat] = min(agreed.tokens[seat] + 1, TOKENS)
    deal = agreed.chances()
    if t.talks == SUCCESS:
        return deal
    failed = settle(v, TRUCE_OUTCOME, NONE, base=base)
    return [DEAL * good + (1.0 - DEAL) * bad for good, bad in zip(deal, failed, strict=True)]


def value_of(v: View, found: list[Odds], window: int) -> list[float]:
    """Everybody's chance to win over all outcomes."""
    mean = [0.0] * v.table.players
    base = Stock(v)
    for odds in found:
        if odds.chance < UNLIKELY:
            continue
        is_truce = odds.outcome == TRUCE_OUTCOME
        value = talks(v, base) if is_truce else settle(v, odds.outcome, odds.winner, window, base)
        mean = [old + odds.chance * new for old, new in zip(mean, value, strict=True)]
    whole = sum(mean) or 1.0
    return [one / whole for one in mean]


def expect_fight(v: View) -> View:
    """The encounter with the strongest characters where none is chosen yet."""
    t = v.table
    if t.side[t.challenger] != NONE and t.side[t.defender] != NONE:
        return v
    v = imagine(v)
    t = v.table
    for side in (CHALLENGER_SIDE, DEFENDER_SIDE):
        seat = active(t, side)
        chars = living(t, seat)
        if t.side[seat] == NONE and chars:
            best = max(chars, key=lambda char: t.power[char])
            t.side = (*t.side[:seat], side, *t.side[seat + 1 :])
            t.part = (*t.part[:seat], best, *t.part[seat + 1 :])
    return v


def forecast(v: View, window: int) -> list[float]:
    """Everybody's chance to win, from a window of the round on."""
    t: Table = v.table
    if t.defender == NONE or t.challenger == NONE or window > WINDOW["after_hostages_taken"]:
        return chances(v)
    if window < REVEALED:
        v = expect_fight(v)
        return value_of(v, hidden_odds(v, window), window)
    if window <= TOTALS:
        return value_of(v, open_odds(v, window), window)
    if t.outcome == TRUCE_OUTCOME and window <= WINDOW["before_negotiation"]:
        return talks(v)
    if not t.losers:
        return chances(v)
    return settle(v, t.outcome, t.winner, window)
