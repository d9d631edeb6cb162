"""Which card to lay: what it wins against the cards the other may lay, and what it is worth in the hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from throneroom.core.decision import Decision, Prefix
from throneroom.games.iron_throne.abilities.cardset import card_set
from throneroom.games.iron_throne.flow.allowing import is_unused, leader_ability
from throneroom.games.iron_throne.flow.picking import KEEP
from throneroom.games.iron_throne.judge.aftermath import settle
from throneroom.games.iron_throne.judge.forecast import (
    TIE,
    bonuses,
    forecast,
    lead,
    surprises,
    talks,
    win_chance,
)
from throneroom.games.iron_throne.judge.guessing import likely_cards, willing
from throneroom.games.iron_throne.judge.worth import SOME_CARD, Stock, card_worth, imagine, slope
from throneroom.games.iron_throne.pieces import (
    BETRAYAL,
    HOSTILITY,
    NONE,
    TRUCE_TYPE,
    TYPE_OF,
    VALUE_OF,
    WINDOW,
)
from throneroom.games.iron_throne.table import View, active, change, role_of

LAYING: Final = WINDOW["before_cards_chosen"]
USUAL: Final = 7.0
"""The card others expect of us, and how far we may be from it."""
USUAL_SPREAD: Final = 16.0


def lay_values(v: View, seat: int, cards: Sequence[int]) -> list[float]:
    """The chance to win with each card laid."""
    t = v.table
    role = role_of(t, seat)
    sign = 1 if role == 0 else -1
    other = likely_cards(v, active(t, 1 - role))
    ahead = sign * lead(v, LAYING)
    variance = surprises(v, LAYING)
    truce = willing(other, win_chance(ahead + USUAL - other.mean, other.variance + variance + USUAL_SPREAD))
    base = Stock(v)
    win, loss, tie, betray, betrayed = (
        settle(v, outcome, winner, base=base)[seat]
        for outcome, winner in (
            (HOSTILITY, role), (HOSTILITY, 1 - role), (HOSTILITY, NONE), (BETRAYAL, role), (BETRAYAL, 1 - role),
        )
    )  # fmt: skip
    talk = talks(v, base)[seat]
    if _forgives(v, active(t, 1 - role)):
        betray = talk
    if _forgives(v, seat):
        betrayed = max(talk, betrayed)
    per_token = slope(v, (win + loss) / 2)
    found = []
    for card in cards:
        if TYPE_OF[card] == TRUCE_TYPE:
            value = truce * talk + (1.0 - truce) * betrayed
        else:
            mine = ahead + VALUE_OF[card] - _own_bonus(v, seat, role, card)
            wins = sum([chance * win_chance(mine - theirs, variance) for theirs, chance in other.values])
            fight = (1.0 - TIE) * (wins * win + (1.0 - wins) * loss) + TIE * tie
            value = truce * betray + (1.0 - truce) * fight
        found.append(value - per_token * (card_worth(t, card) - SOME_CARD))
    return found


def _forgives(v: View, seat: int) -> bool:
    """Whether the leader of a seat can make a Truce out of a betrayal."""
    t = v.table
    ability = leader_ability(t, seat)
    if ability.window != WINDOW["after_cards_revealed"] or not is_unused(t, ability, seat):
        return False
    return any([op.name == "change_outcome" for op in card_set(t).blocks[ability.block]])


def _own_bonus(v: View, seat: int, role: int, card: int) -> float:
    """A Character card that is laid cannot be played any more."""
    if VALUE_OF[card] or TYPE_OF[card] == TRUCE_TYPE:
        return 0.0
    before = bonuses(v, role, LAYING)
    twin = imagine(v)
    hand = list(twin.secrets.hands[seat])
    if card in hand:
        hand.remove(card)
    twin.secrets.hands[seat] = tuple(hand)
    return before - bonuses(twin, role, LAYING)


def weigh_lay(v: View, d: Decision, prefix: Prefix, options: Sequence[int]) -> list[float]:
    return lay_values(v, d.seat, options)


def weigh_relay(v: View, d: Decision, prefix: Prefix, options: Sequence[int]) -> list[float]:
    """Keep the laid card, or take it back and lay another, often knowing the other's card."""
    if prefix:
        return lay_values(v, d.seat, options)
    hand = sorted(set(v.secrets.hands[d.seat]))
    laid = v.secrets.laid[role_of(v.table, d.seat)]
    values = lay_values(v, d.seat, [*hand, laid] if laid >= 0 else hand)
    best = max(values[: len(hand)], default=0.0)
    keep = values[-1] if laid >= 0 else 0.0
    return [keep if option == KEEP else best for option in options]


def weigh_swap(v: View, d: Decision, prefix: Prefix, options: Sequence[int]) -> list[float]:
    """Which card takes the place of the revealed one."""
    found = []
    for card in options:
        twin = imagine(v)
        t = twin.table
        role = role_of(t, d.seat)
        t.laid = change(t.laid, role, card)
        t.values = change(t.values, role, NONE)
        value = forecast(twin, WINDOW["after_cards_revealed"])[d.seat]
        found.append(value - slope(v, value) * card_worth(t, card))
    return found
