"""What a position is worth: everything in influence tokens, and from that every seat's chance to win."""

from __future__ import annotations

from functools import cache
from math import exp
from typing import Final

from throneroom.core.secrecy import View as CoreView
from throneroom.games.iron_throne.pieces import (
    CHARACTER_TYPE,
    CHARACTERS_EACH,
    HOUSE_OF,
    MARKERS,
    NONE,
    PERSON_OF,
    START_HAND,
    TOKENS,
    TRUCE_TYPE,
    TYPE_OF,
    VALUE_OF,
    VALUES,
)
from throneroom.games.iron_throne.table import Table, View

CHARACTER: Final = (0.0, 0.09, 0.155, 0.205, 0.25, 0.295, 0.34)
"""What a character with so much power is worth; each marker more adds `MORE_POWER`."""
MORE_POWER: Final = 0.045

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
SPARE_CARD: Final = 0.06
"""Such a card beyond the five every hand is refilled to."""

HELD: Final = 0.04
"""What a hostage is worth to its captor."""
CAPTURED: Final = 0.055
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
    twin: View = CoreView.__new__(CoreView)
    twin.seat = v.seat
    twin.frames = v.frames
    twin.moment = v.moment
    twin.pending = v.pending
    twin.awaited = v.awaited
    twin.commit = v.commit
    twin.table = v.table.copy()
    twin.secrets = v.secrets.copy()
    return twin


# ---------------------------------------------------------------- pieces


def _character(power: int) -> float:
    if power < len(CHARACTER):
        return CHARACTER[power]
    return CHARACTER[-1] + MORE_POWER * (power - len(CHARACTER) + 1)


CHARACTER_WORTH: Final = tuple([_character(power) for power in range(MARKERS + 1)])


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
    more = len(hand) - START_HAND
    refilled = SOME_CARD * START_HAND + SPARE_CARD * more if more > 0 else SOME_CARD * START_HAND
    if seat != v.seat:
        return refilled
    return refilled + sum([card_worth(v.table, card) - SOME_CARD for card in hand])


# ---------------------------------------------------------------- seats


def tokens_of(t: Table) -> list[int]:
    """How many tokens every seat has placed."""
    n = t.players
    return [sum(t.influence[first : first + n]) for first in range(0, n * n, n)]


class Stock:
    """What every seat has: tokens, power on characters and leader sheets, and the worth of all the rest."""

    __slots__ = ("lead", "power", "rest", "tokens")

    def __init__(self, v: View) -> None:
        t = v.table
        self.tokens = tokens_of(t)
        self.power = t.power.copy()
        self.lead = t.lead.copy()
        self.rest = [hand_worth(v, seat) for seat in range(t.players)]
        for holder, captives in enumerate(t.hostages):
            for entry in captives:
                self.capture(holder, entry // 2)

    def copy(self) -> Stock:
        twin = Stock.__new__(Stock)
        twin.tokens = self.tokens.copy()
        twin.power = self.power.copy()
        twin.lead = self.lead.copy()
        twin.rest = self.rest.copy()
        return twin

    def capture(self, taker: int, owner: int) -> None:
        """A card of somebody becomes a hostage."""
        self.rest[taker] += HELD
        self.rest[owner] -= CAPTURED

    def vigour(self) -> int:
        """The least power on all characters of a house; the game ends when one has none."""
        power, each = self.power, CHARACTERS_EACH
        return min([sum(power[first : first + each]) for first in range(0, len(power), each)])

    def scores(self) -> list[float]:
        """Everything every seat has, in influence tokens."""
        found = []
        at = 0
        for tokens, lead, rest in zip(self.tokens, self.lead, self.rest, strict=True):
            worth = tokens + rest + sheet_worth(lead)
            for power in self.power[at : at + CHARACTERS_EACH]:
                worth += CHARACTER_WORTH[power]
            at += CHARACTERS_EACH
            found.append(worth)
        return found

    def chances(self) -> list[float]:
        """The chance of each seat to win as things lie; all together have 1."""
        top, least = max(self.tokens), self.vigour()
        if top >= TOKENS or least <= 0:
            return shares(self.tokens)
        return chances_of(self.scores(), edge(top, least))


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
    return Stock(v).chances()


def slope(v: View, chance: float) -> float:
    """How much a token's worth changes that chance to win."""
    stock = Stock(v)
    return edge(max(stock.tokens), stock.vigour()) * max(chance * (1.0 - chance), 0.02)
