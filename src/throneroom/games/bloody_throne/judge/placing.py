"""Which card to place, and where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from throneroom.core.decision import Prefix
from throneroom.games.bloody_throne.choices import ON
from throneroom.games.bloody_throne.judge.abilities import hit
from throneroom.games.bloody_throne.judge.outlook import SOLDIER, Outlook
from throneroom.games.bloody_throne.judge.worth import bait, plan, steady, worth, worth_of
from throneroom.games.bloody_throne.table import AMBUSH, CARDS, HIDDEN, IS_PLOT, OWNER, ROUNDS

URGENCY: Final = 0.8
"""How far a card is judged by what it loses if it waits a round; some card is never placed."""

LIFE: Final = 0.8
"""The chance of a card to live through a round, in a place not chosen yet."""

LATER: Final = {"archer": 1.5, "soldier": 1.4, "spy": 1.2, "heir": 1.6, "shapeshifter": 1.0, "lord": 1.6}
"""What a character brings per visit in a place not chosen yet."""

BURIED: Final = 0.9
"""The part of its worth a card loses under a character, which does not leave by itself."""

BAITED: Final = 2
"""The rounds a card is expected to lie under an Ambush."""

_LATER: Final = tuple([LATER.get(card, 0.0) for card in CARDS])


def weigh_place(look: Outlook, prefix: Prefix, options: Sequence[int]) -> list[float]:
    """Which card to place: the one that loses most by waiting; then where it brings most."""
    if prefix:
        return [_placed(look, prefix[0], spot) for spot in options]
    spots = _spots(look)
    weights = []
    for card in options:
        now = max([_placed(look, card, spot) for spot in spots])
        weights.append(now - URGENCY * _later(look, card))
    return weights


def _spots(look: Outlook) -> list[int]:
    """The ends of the row and the own cards that can be covered."""
    own = [ON + place for place, stack in enumerate(look.row) if OWNER[stack[-1]] == look.me]
    return [0, len(look.row), *own] if look.row else [0]


def _later(look: Outlook, card: int) -> float:
    """What the card brings if it is placed in the next round instead."""
    if card == AMBUSH:
        return bait(look.left, LIFE)
    return plan(card, 0, look.left, LIFE, _LATER[card])


def _placed(look: Outlook, card: int, spot: int) -> float:
    """What the card brings there, with what it does for the own cards beside or under it."""
    token = look.me * ROUNDS + look.table.round - 1
    look.faces[token] = card
    row = look.row[:]
    if spot >= ON:
        row[spot - ON] += (token,)
        return _covering(look, look.of(row, HIDDEN), card, token, spot - ON)
    row.insert(spot, (token,))
    after = look.of(row, HIDDEN)
    value = worth_of(after, token, spot, look.left + 1) + _first_strike(after, card, spot)
    for near in after.near(spot):
        if OWNER[row[near][-1]] == look.me:
            value += worth(after, near) - worth(look, near if near < spot else near - 1)
    return value


def _covering(look: Outlook, after: Outlook, card: int, token: int, place: int) -> float:
    """A plot used at once uncovers the card in the same visit; anything else keeps it from acting."""
    visits = look.left + 1
    under = look.row[place][-1]
    stay = worth_of(look, under, place, visits)
    value = worth_of(after, token, place, visits) + _first_strike(after, card, place)
    if not IS_PLOT[card]:
        return value - BURIED * stay
    if card == AMBUSH:
        return value - stay + worth_of(look, under, place, visits - BAITED)
    at_once = plan(card, 0, 1, 1.0 - after.danger(place, look.me), 0.0)
    return max(at_once, value - stay + worth_of(look, under, place, 1))


def _first_strike(look: Outlook, card: int, place: int) -> float:
    """How much better than usual the best target of a Soldier is."""
    targets = look.near(place) if card == SOLDIER else ()
    if not targets:
        return 0.0
    return max([hit(look, near, place) for near in targets]) - steady(look, card, place, look.me)
