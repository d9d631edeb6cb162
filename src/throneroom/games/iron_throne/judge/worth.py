"""What a position is worth: everything in influence tokens, and from that every seat's chance to win."""

from __future__ import annotations

from copy import copy
from functools import cache
from math import exp
from typing import Final

from throneroom.games.iron_throne.pieces import (
    CHARACTER_TYPE,
    CHARACTERS_EACH,
    HOUSE_OF,
    NONE,
    PERSON_OF,
    START_HAND,
    TOKENS,
    TRUCE_TYPE,
    TYPE_OF,
    VALUE_OF,
    VALUES,
)
from throneroom.games.iron_throne.table import Table, View, placed

CHARACTER: Final = (0.0, 0.13, 0.20, 0.26, 0.31, 0.35, 0.39)
"""What a character with so much power is worth; each marker more adds `MORE_POWER`."""
MORE_POWER: Final = 0.035

LEADER_POWER: Final = (0.03, 0.015)
"""What a marker on the leader sheet is worth: the first ones, and those beyond `ENOUGH`."""
ENOUGH: Final = 6

HOSTILITY_CARD: Final = (0.02, 0.025, 0.03, 0.04, 0.05, 0.06, 0.08, 0.10, 0.15, 0.20, 0.32)
"""What a Hostility card in the hand is worth, by the values of the deck."""
TRUCE_CARD: Final = 0.08
CHARACTER_CARD: Final = 0.09
DEAD_CARD: Final = 0.01
"""A Character card of somebody dead is no more than a Hostility card of 0."""
SOME_CARD: Final = 0.085
"""A card nobody has seen."""

HELD: Final = 0.05
"""What a hostage is worth to its captor."""
CAPTURED: Final = 0.07
"""What its house lacks for it, beside the card."""

CALM: Final = 0.5
"""How much a token's lead counts while the end is far away: a win is e to this times as likely."""
URGENT: Final = 0.7
"""How much more it counts at the very end."""
FULL_POWER: Final = 14
"""A house with so much power on its characters is in no danger to be wiped out."""

_WORTH_OF_VALUE: Final = dict(zip(VALUES, HOSTILITY_CARD, strict=True))


def imagine(v: View) -> View:
    """The same view with a table and secrets that can be changed."""
    twin = copy(v)
    twin.table = v.table.copy()
    twin.secrets = v.secrets.copy()
    return twin


# ---------------------------------------------------------------- pieces


def character_worth(power: int) -> float:
    if power < len(CHARACTER):
        return CHARACTER[power]
    return CHARACTER[-1] + MORE_POWER * (power - len(CHARACTER) + 1)


@cache
def sheet_worth(power: int) -> float:
    """What the power of a leader sheet is worth."""
    return LEADER_POWER[0] * min(power, ENOUGH) + LEADER_POWER[1] * max(power - ENOUGH, 0)


def card_worth(t: Table, card: int) -> float:
    """What a card is worth in the hand of its house."""
    if card < 0:
        return SOME_CARD
    if TYPE_OF[card] == TRUCE_TYPE:
        return TRUCE_CARD
    if TYPE_OF[card] != CHARACTER_TYPE:
        return _WORTH_OF_VALUE[VALUE_OF[card]]
    seat = t.houses.index(HOUSE_OF[card])
    lives = PERSON_OF[card] == t.leaders[seat] or t.power[seat * CHARACTERS_EACH + PERSON_OF[card]] > 0
    return CHARACTER_CARD if lives else DEAD_CARD


def hand_worth(v: View, seat: int) -> float:
    """The cards of a hand; what is missing to five is refilled in the end."""
    hand = v.secrets.hands[seat]
    if seat != v.seat:
        return SOME_CARD * max(len(hand), START_HAND)
    return sum([card_worth(v.table, card) for card in hand]) + SOME_CARD * max(START_HAND - len(hand), 0)


# ---------------------------------------------------------------- seats


def vigour(t: Table, seat: int) -> int:
    """The power on all characters of a seat; the game ends when a house has none."""
    return sum(t.power[seat * CHARACTERS_EACH : (seat + 1) * CHARACTERS_EACH])


def score(v: View, seat: int) -> float:
    """Everything a seat has, in influence tokens."""
    t = v.table
    first = seat * CHARACTERS_EACH
    people = sum([character_worth(power) for power in t.power[first : first + CHARACTERS_EACH]])
    held = sum([len(held) for held in t.hostages])
    lost = sum([entry // 2 == seat for captives in t.hostages for entry in captives]) if held else 0
    return (
        placed(t, seat)
        + people
        + sheet_worth(t.lead[seat])
        + hand_worth(v, seat)
        + HELD * len(t.hostages[seat])
        - CAPTURED * lost
    )


def scores(v: View) -> list[float]:
    return [score(v, seat) for seat in range(v.table.players)]


def edge(top: int, least: int) -> float:
    """How much a lead of one token counts, given the most tokens and the least power of any house."""
    near = max(top / TOKENS, 0.9 * (1.0 - least / FULL_POWER))
    return CALM + URGENT * near * near


def shares(tokens: list[int]) -> list[float]:
    """The parts of the victory if the game ends now."""
    best = max(tokens)
    winners = tokens.count(best)
    return [1.0 / winners if count == best else 0.0 for count in tokens]


def chances_of(found: list[float], sharp: float) -> list[float]:
    """The chance of each seat to win, from their scores."""
    best = max(found)
    weights = [exp(sharp * (one - best)) for one in found]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def chances(v: View) -> list[float]:
    """The chance of each seat to win as things lie on the table; all together have 1."""
    t = v.table
    if t.leaders[0] == NONE:
        return [1.0 / t.players] * t.players
    seats = range(t.players)
    tokens = [placed(t, seat) for seat in seats]
    least = min([vigour(t, seat) for seat in seats])
    if max(tokens) >= TOKENS or least <= 0:
        return shares(tokens)
    return chances_of(scores(v), edge(max(tokens), least))


def slope(v: View, seat: int, chance: float) -> float:
    """How much a token's worth changes the chance of a seat."""
    t = v.table
    seats = range(t.players)
    top = max([placed(t, other) for other in seats])
    least = min([vigour(t, other) for other in seats])
    return edge(top, least) * max(chance * (1.0 - chance), 0.02)
