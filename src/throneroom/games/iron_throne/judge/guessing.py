"""What cards somebody may lay: known ones, those of the own hand, or what has not been seen yet."""

from __future__ import annotations

from typing import Final, NamedTuple

from throneroom.games.iron_throne.pieces import (
    CHARACTER_TYPE,
    DECKS,
    HIDDEN,
    HOSTILITY_TYPE,
    NO_CARD,
    NONE,
    TRUCE_TYPE,
    TYPE_OF,
    VALUE_OF,
)
from throneroom.games.iron_throne.table import (
    PAIRED,
    View,
    role_of,
)

RELUCTANCE: Final = 0.08
"""How often somebody with a Truce card and a fair fight ahead lays it."""
DESPAIR: Final = 0.8
"""How much more often one lays it who expects to lose."""
SELDOM, OFTEN = 0.04, 0.6
"""At least and at most so often."""
TASTE: Final = (1 / 6, 0.0, 0.3)
"""How much higher cards are preferred: by value, by its square; and how often Character cards are laid."""
OWN_TASTE: Final = (0.0, 1 / 16, 0.1)
"""The same of our own hand."""


class Laid(NamedTuple):
    """What a player may lay: the chance to have a Truce, the values of other cards with their chances."""

    truce: float
    values: tuple[tuple[int, float], ...]
    is_known: bool = False

    @property
    def mean(self) -> float:
        return sum([value * chance for value, chance in self.values])

    @property
    def variance(self) -> float:
        mean = self.mean
        return sum([(value - mean) ** 2 * chance for value, chance in self.values])


def unseen(v: View, seat: int) -> list[int]:
    """The cards of a house that may be in its hand: all that lie neither face up nor with us."""
    t = v.table
    pool = list(DECKS[1 if t.rules & PAIRED else 0][t.houses[seat]])
    role = role_of(t, seat)
    gone = [*t.discards[seat], *t.played[seat]]
    if role != NONE:
        gone.append(t.laid[role])
    for card in (*gone, *(v.secrets.hostages[v.seat] if v.seat >= 0 else ())):
        if card in pool:
            pool.remove(card)
    return pool


def likely_cards(v: View, seat: int) -> Laid:
    """What somebody lays: known, from the own hand, or any unseen card, high ones rather than low ones."""
    role = role_of(v.table, seat)
    known = v.secrets.laid[role] if role != NONE else NO_CARD
    if known >= 0:
        return Laid(float(TYPE_OF[known] == TRUCE_TYPE), ((VALUE_OF[known], 1.0),), is_known=True)
    hand = v.secrets.hands[seat]
    is_own = bool(hand) and HIDDEN not in hand
    cards = list(hand) if is_own else unseen(v, seat)
    values = _values(cards, OWN_TASTE if is_own else TASTE)
    truces = len([card for card in cards if TYPE_OF[card] == TRUCE_TYPE])
    if is_own:
        return Laid(1.0 if truces else 0.0, values)
    return Laid(1.0 - (1.0 - truces / max(len(cards), 1)) ** len(hand), values)


def _values(cards: list[int], taste: tuple[float, float, float]) -> tuple[tuple[int, float], ...]:
    """The values of cards other than Truces, with the chance that they are laid."""
    linear, square, person = taste
    weights = {0: 0.0}
    for card in cards:
        value = VALUE_OF[card]
        if TYPE_OF[card] == HOSTILITY_TYPE:
            weights[value] = 1.0 + linear * value + square * value * value
        elif TYPE_OF[card] == CHARACTER_TYPE:
            weights[0] += person
    whole = sum(weights.values())
    return tuple([(value, weight / whole) for value, weight in weights.items()]) if whole else ((0, 1.0),)


def willing(laid: Laid, losing: float) -> float:
    """The chance that somebody lays a Truce, given the chance to lose with other cards."""
    if laid.is_known:
        return laid.truce
    return laid.truce * min(max(RELUCTANCE + DESPAIR * (losing - 0.5), SELDOM), OFTEN)
