"""A pile of cards without an order until someone looks.

The known top and bottom are in order; the rest is a sorted multiset. Drawing from the rest is a
chance decision, so there is no hidden order to leak, and none to keep in a record.
"""

from __future__ import annotations

from throneroom.core.dice import Dice


class Deck:
    """An immutable pile: `top[0]` is drawn first, then any of `rest`, then `bottom`."""

    __slots__ = ("bottom", "rest", "top")

    def __init__(self, rest: tuple[int, ...], top: tuple[int, ...] = (), bottom: tuple[int, ...] = ()) -> None:
        self.top = top
        self.rest = tuple(sorted(rest))
        self.bottom = bottom

    def __len__(self) -> int:
        return len(self.top) + len(self.rest) + len(self.bottom)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Deck) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def key(self) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
        """What makes two decks the same."""
        return (self.top, self.rest, self.bottom)

    def is_certain(self) -> bool:
        """Whether the next card is already fixed, so that chance has nothing to decide."""
        return bool(self.top) or len(set(self.rest)) <= 1

    def outcomes(self) -> list[int]:
        """The cards that can come next, each once, ordered by id."""
        if self.top:
            return [self.top[0]]
        if self.rest:
            return sorted(set(self.rest))
        return [self.bottom[0]] if self.bottom else []

    def weights(self) -> list[int]:
        """How many copies of each outcome there are."""
        if self.top or not self.rest:
            return [1] * len(self.outcomes())
        return [self.rest.count(card) for card in self.outcomes()]

    def without_next(self, card: int) -> Deck:
        """The pile after `card`, one of its outcomes, was drawn."""
        if self.top:
            return Deck(self.rest, self.top[1:], self.bottom)
        if self.rest:
            i = self.rest.index(card)
            return Deck(self.rest[:i] + self.rest[i + 1 :], (), self.bottom)
        return Deck((), (), self.bottom[1:])

    def with_top(self, *cards: int) -> Deck:
        """The pile after the cards were put back on top, the first of them uppermost."""
        return Deck(self.rest, cards + self.top, self.bottom)

    def with_bottom(self, *cards: int) -> Deck:
        """The pile after the cards were put at the bottom, the last of them lowest."""
        return Deck(self.rest, self.top, self.bottom + cards)

    def shuffled(self, *cards: int) -> Deck:
        """The pile after the cards were shuffled in: nobody knows any order any more."""
        return Deck(self.top + self.rest + self.bottom + cards)

    def draw(self, dice: Dice) -> tuple[int, Deck]:
        """A card drawn at random, for imagining worlds."""
        card = dice.weighted(self.outcomes(), self.weights())
        return card, self.without_next(card)
