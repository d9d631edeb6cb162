"""How an encounter is settled: rewards, penalties and hostages, counted without playing them out."""

from __future__ import annotations

from typing import Final

from throneroom.games.iron_throne.judge.trial import run
from throneroom.games.iron_throne.judge.worth import SPARE_CARD, Stock, imagine, shares
from throneroom.games.iron_throne.pieces import (
    BETRAYAL,
    CHALLENGER_SIDE,
    CHARACTERS_EACH,
    DEFENDER_SIDE,
    HOSTILITY,
    NONE,
    PENALTIES_APPLIED,
    PENALTY,
    REWARD_CARDS,
    REWARD_INFLUENCE,
    REWARD_POWER,
    START_HAND,
    TOKENS,
    WINDOW,
)
from throneroom.games.iron_throne.table import Table, View, active, players_of

REWARDED: Final = WINDOW["rewards"]
PUNISHED: Final = WINDOW["after_penalties"]
CAPTURED: Final = WINDOW["after_hostages_taken"]
BOTH: Final = 1 << CHALLENGER_SIDE | 1 << DEFENDER_SIDE


def settle(v: View, outcome: int, winner: int, window: int = 0, base: Stock | None = None) -> list[float]:
    """Everybody's chance to win once an encounter ends like that.

    `window` says what is already done; `base` is what everybody has now, where that has been counted.
    """
    t = v.table
    losing = BOTH if winner == NONE else 1 << (1 - winner)
    losers = [seat for seat, side in enumerate(t.side) if side >= 0 and losing >> side & 1 and not t.spared >> seat & 1]
    if window < PUNISHED and (t.replaced or t.delays):
        v, losers = _carry_out_special(v, losers)
        base = None
    stock = Stock(v) if base is None else base.copy()
    if winner != NONE and window < REWARDED:
        _reward(v, stock, winner)
        if max(stock.tokens) >= TOKENS:  # the game is over before anybody is punished
            return shares(stock.tokens)
    if window < PUNISHED:
        for seat in losers:
            _halve(t, stock, seat)
    if winner != NONE and window < CAPTURED:
        _take_captives(t, stock, outcome, winner)
    return stock.chances()


def _carry_out_special(v: View, losers: list[int]) -> tuple[View, list[int]]:
    """Penalties that an ability has changed, and what falls due after penalties; who is left to be punished."""
    v = imagine(v)
    t = v.table
    usual = []
    for seat in losers:
        other = next((r for r in t.replaced if (r.seat, r.step) == (seat, PENALTY)), None)
        if other is None:
            usual.append(seat)
        else:
            run(v, other.block, other.act)
    for delay in t.delays:
        if delay.moment == PENALTIES_APPLIED:
            run(v, delay.block, delay.act, delay.each)
    return v, usual


def _reward(v: View, stock: Stock, winner: int) -> None:
    """Influence for the challenger's side, cards and power for the defender's."""
    t = v.table
    for seat in players_of(t, winner):
        if t.stinted >> seat & 1:
            continue
        if winner == CHALLENGER_SIDE:
            stock.tokens[seat] += min(REWARD_INFLUENCE, TOKENS - stock.tokens[seat])
            continue
        cards = len(v.secrets.hands[seat]) - START_HAND
        stock.rest[seat] += SPARE_CARD * (max(cards + REWARD_CARDS, 0) - max(cards, 0))
        first = seat * CHARACTERS_EACH
        alive = [char for char in range(first, first + CHARACTERS_EACH) if stock.power[char] > 0]
        for _ in range(min(REWARD_POWER, stock.lead[seat]) if alive else 0):
            stock.lead[seat] -= 1
            stock.power[min(alive, key=stock.power.__getitem__)] += 1


def _halve(t: Table, stock: Stock, seat: int) -> None:
    """Half the power of a losing character returns to its leader."""
    char = t.part[seat]
    if char != NONE:
        half = (stock.power[char] + 1) // 2
        stock.power[char] -= half
        stock.lead[seat] += half


def _take_captives(t: Table, stock: Stock, outcome: int, winner: int) -> None:
    """A Hostility's winner takes a hostage from the loser, the betrayed one from every betrayer."""
    loser = active(t, 1 - winner)
    if outcome == HOSTILITY and not t.spared >> loser & 1:
        stock.capture(active(t, winner), loser)
    if outcome == BETRAYAL:
        for seat in players_of(t, winner):
            if not t.spared >> seat & 1:
                stock.capture(loser, seat)
