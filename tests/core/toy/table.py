"""What lies on the table, and what is hidden."""

from __future__ import annotations

from throneroom.core.deck import Deck
from throneroom.core.flow import State as CoreState
from throneroom.core.secrecy import View as CoreView

SEATS = ("ann", "bob", "cat", "dan")
CARDS = ("apple", "bread", "cheese", "date")
NAMES: dict[str, tuple[str, ...]] = {"card": CARDS, "seat": SEATS}
COPIES = 4
EVERY_CARD = tuple(sorted(tuple(range(len(CARDS))) * COPIES))
HAND = 3
ROUNDS = 2
COINS = 3
SHARED = 2
LAID = 2

Cards = tuple[int, ...]


class Table:
    """Everything everybody sees. `leak` names the mistake planted in the rules, `odd` is for one of them."""

    __slots__ = ("coins", "laid", "leader", "leak", "odd", "peeked", "players", "round", "sizes")

    def __init__(self, players: int, leak: str = "") -> None:
        self.players = players
        self.leak = leak
        self.round = 0
        self.leader = 0
        self.odd = 0
        self.coins = [COINS] * players
        self.sizes = [0] * players
        self.laid = [0] * players
        self.peeked = [False] * players

    def copy(self) -> Table:
        t = Table(self.players, self.leak)
        t.round, t.leader, t.odd = self.round, self.leader, self.odd
        t.coins, t.sizes, t.laid, t.peeked = self.coins[:], self.sizes[:], self.laid[:], self.peeked[:]
        return t


class Secrets:
    """Hands, laid cards, the deck and the price on offer; in a view None where the seat knows nothing."""

    __slots__ = ("deck", "hands", "laid", "price")

    def __init__(
        self, hands: list[Cards | None], laid: list[Cards | None], deck: Deck | None, price: int | None
    ) -> None:
        self.hands = hands
        self.laid = laid
        self.deck = deck
        self.price = price

    def copy(self) -> Secrets:
        return Secrets(self.hands[:], self.laid[:], self.deck, self.price)


State = CoreState[Table, Secrets]
View = CoreView[Table, Secrets]
Position = State | View


def hand(p: Position, seat: int) -> Cards:
    cards = p.secrets.hands[seat]
    assert cards is not None
    return cards


def deck_of(p: Position) -> Deck:
    assert p.secrets.deck is not None
    return p.secrets.deck


def without(cards: Cards, card: int) -> Cards:
    i = cards.index(card)
    return cards[:i] + cards[i + 1 :]
