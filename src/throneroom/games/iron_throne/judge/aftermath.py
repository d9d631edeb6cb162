"""How an encounter is settled: rewards, penalties and hostages, on an imagined table."""

from __future__ import annotations

from typing import Final

from throneroom.games.iron_throne.judge.changes import capture, give_card, spread, strengthen, weaken
from throneroom.games.iron_throne.judge.trial import run
from throneroom.games.iron_throne.judge.worth import chances, imagine, shares, tokens_of
from throneroom.games.iron_throne.pieces import (
    BETRAYAL,
    CHALLENGER_SIDE,
    DEFENDER_SIDE,
    HOSTILITY,
    NO_CARD,
    NONE,
    PENALTIES_APPLIED,
    PENALTY,
    REWARD_CARDS,
    REWARD_INFLUENCE,
    REWARD_POWER,
    TOKENS,
    WINDOW,
)
from throneroom.games.iron_throne.table import View, active, part_power, players_of

REWARDED: Final = WINDOW["rewards"]
PUNISHED: Final = WINDOW["after_penalties"]
CAPTURED: Final = WINDOW["after_hostages_taken"]
BOTH: Final = 1 << CHALLENGER_SIDE | 1 << DEFENDER_SIDE


# ---------------------------------------------------------------- the three parts of a resolution


def reward(v: View, winner: int) -> None:
    """Influence for the challenger's side, cards and power for the defender's."""
    t = v.table
    for seat in players_of(t, winner):
        if t.stinted >> seat & 1:
            continue
        if winner == CHALLENGER_SIDE:
            spread(v, seat, t.defender, REWARD_INFLUENCE)
        else:
            strengthen(v, seat, REWARD_POWER)
            for _ in range(REWARD_CARDS):
                give_card(v, seat)


def punish(v: View, losers: int) -> None:
    """Half the power of every losing character returns; replaced and late effects are carried out."""
    t = v.table
    losing = [seat for seat, side in enumerate(t.side) if side >= 0 and losers >> side & 1]
    for seat in losing:
        if t.spared >> seat & 1 or t.part[seat] == NONE:
            continue
        other = next((r for r in t.replaced if (r.seat, r.step) == (seat, PENALTY)), None)
        if other is not None:
            run(v, other.block, other.act)
        else:
            weaken(v, t.part[seat], (part_power(t, seat) + 1) // 2, seat)
    for delay in t.delays:
        if delay.moment == PENALTIES_APPLIED:
            run(v, delay.block, delay.act, delay.each)


def take_captives(v: View, outcome: int, winner: int) -> None:
    """A Hostility's winner takes a hostage from the loser, the betrayed one from every betrayer."""
    t = v.table
    loser = active(t, 1 - winner)
    if outcome == HOSTILITY and not t.spared >> loser & 1:
        capture(v, active(t, winner), loser)
    if outcome == BETRAYAL:
        for seat in players_of(t, winner):
            if not t.spared >> seat & 1:
                capture(v, loser, seat)


def settle(v: View, outcome: int, winner: int, window: int = 0) -> list[float]:
    """Everybody's chance to win once an encounter ends like that; `window` says what is already done."""
    v = imagine(v)
    t = v.table
    t.laid = (NO_CARD, NO_CARD)
    if winner != NONE and window < REWARDED:
        reward(v, winner)
        tokens = tokens_of(t)
        if max(tokens) >= TOKENS:  # the game is over before anybody is punished
            return shares(tokens)
    if window < PUNISHED:
        punish(v, BOTH if winner == NONE else 1 << (1 - winner))
    if winner != NONE and window < CAPTURED:
        take_captives(v, outcome, winner)
    return chances(v)
