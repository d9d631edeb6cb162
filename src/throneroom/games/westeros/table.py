"""What lies on the table and what is hidden. Seats are houses, by number."""

from __future__ import annotations

from typing import Final

from throneroom.core.flow import State as CoreState
from throneroom.core.secrecy import View as CoreView
from throneroom.games.westeros.board import AREAS
from throneroom.games.westeros.pieces import NO_CARD, NO_ORDER, NOBODY

HIDDEN: Final = -2
"""A fact this seat does not know, in a view; nothing at all is NOBODY, NO_ORDER or NO_CARD."""

NO_ORDERS: Final = (NO_ORDER,) * len(AREAS)
"""No order in any area."""

ATTACKER: Final = 0
DEFENDER: Final = 1


class Combat:
    """The running fight. Attackers are counted here until they win or go home."""

    __slots__ = (
        "accused", "area", "army", "attacker", "blade", "cards", "defender", "losses", "march", "origin",
        "support", "tides", "tides_shown", "used", "winner",
    )  # fmt: skip

    def __init__(self, attacker: int, defender: int, area: int, origin: int, march: int, army: int) -> None:
        self.attacker = attacker
        self.defender = defender
        self.area = area
        self.origin = origin
        self.march = march
        self.army = army
        self.support: tuple[int, int] = (0, 0)  # areas as bits, for attacker and defender
        self.cards: tuple[int, int] = (NO_CARD, NO_CARD)
        self.used = 0  # bits of sides whose card text has been dealt with
        self.blade = NOBODY  # the side that added one
        self.tides: tuple[int, int] = (NO_CARD, NO_CARD)
        self.tides_shown = False
        self.winner = NOBODY  # a side
        self.losses = 0  # casualties still to be chosen
        self.accused = NO_CARD  # the card sent back by Tyrion, which cannot replace itself

    def copy(self) -> Combat:
        """An independent copy."""
        c = Combat(self.attacker, self.defender, self.area, self.origin, self.march, self.army)
        c.support = self.support
        c.cards = self.cards
        c.used = self.used
        c.blade = self.blade
        c.tides = self.tides
        c.tides_shown = self.tides_shown
        c.winner = self.winner
        c.losses = self.losses
        c.accused = self.accused
        return c

    def house(self, side: int) -> int:
        """The house fighting on a side."""
        return self.attacker if side == ATTACKER else self.defender

    def side(self, house: int) -> int:
        """The side of a house, or NOBODY."""
        if house == self.attacker:
            return ATTACKER
        return DEFENDER if house == self.defender else NOBODY


class Table:
    """Everything everybody sees."""

    __slots__ = (
        "bans", "bids", "blade_used", "buried", "combat", "decks", "garrisons", "hands", "muster_left",
        "neutral", "orders", "owner", "peekers", "players", "power", "raven_used", "revealed", "round",
        "rules", "supply", "tokens", "tracks", "units", "wildlings", "winner",
    )  # fmt: skip

    def __init__(self, players: int, rules: int, source: Table | None = None) -> None:
        self.players = players
        self.rules = rules  # options as bits, see setup.py
        if source is not None:
            self._take(source)
            return
        self.round = 1
        self.owner: list[int] = [NOBODY] * len(AREAS)  # house with units in an area
        self.units: list[int] = [0] * len(AREAS)  # its packed army
        self.tokens: list[int] = [NOBODY] * len(AREAS)  # house with a power token in an area
        self.orders: list[int] = [NO_ORDER] * len(AREAS)
        self.neutral: tuple[int, ...] = (0,) * len(AREAS)  # strength of a neutral force
        self.garrisons = 0  # houses as bits
        self.tracks: list[tuple[int, ...]] = [(), (), ()]
        self.supply: list[int] = [0] * players
        self.power: list[int] = [0] * players
        self.hands: list[int] = [0] * players  # House cards in hand as bits
        self.blade_used = False
        self.raven_used = False
        self.bans = 0
        self.wildlings = 0  # place of the threat marker
        self.decks: list[tuple[int, ...]] = []  # Westeros cards still to come, sorted
        self.revealed: tuple[int, ...] = ()  # the Westeros cards of this round
        self.peekers = 0  # houses that know the wildling card on top, as bits
        self.buried: tuple[int, ...] = ()  # wildling cards at the bottom: a card, or -1 - who knows it
        self.bids: tuple[int, ...] = ()
        self.muster_left = 0  # mustering points left, two bits an area
        self.combat: Combat | None = None
        self.winner = NOBODY

    def _take(self, source: Table) -> None:
        self.round = source.round
        self.owner = source.owner.copy()
        self.units = source.units.copy()
        self.tokens = source.tokens.copy()
        self.orders = source.orders.copy()
        self.neutral = source.neutral
        self.garrisons = source.garrisons
        self.tracks = source.tracks.copy()
        self.supply = source.supply.copy()
        self.power = source.power.copy()
        self.hands = source.hands.copy()
        self.blade_used = source.blade_used
        self.raven_used = source.raven_used
        self.bans = source.bans
        self.wildlings = source.wildlings
        self.decks = source.decks.copy()
        self.revealed = source.revealed
        self.peekers = source.peekers
        self.buried = source.buried
        self.bids = source.bids
        self.muster_left = source.muster_left
        self.combat = source.combat.copy() if source.combat is not None else None
        self.winner = source.winner

    def copy(self) -> Table:
        """An independent copy."""
        return Table(self.players, self.rules, self)


class Secrets:
    """Orders placed but not revealed, wildling cards somebody has seen, Tides cards in hand.

    In a view `HIDDEN` stands wherever the seat does not know.
    """

    __slots__ = ("buried", "orders", "tides", "top")

    def __init__(self, orders: tuple[int, ...], top: int, buried: tuple[int, ...], tides: tuple[int, int]) -> None:
        self.orders = orders
        self.top = top  # the wildling card on top, once somebody has looked
        self.buried = buried  # the cards behind the hidden entries of `Table.buried`, in order
        self.tides = tides

    def copy(self) -> Secrets:
        """An independent copy."""
        return Secrets(self.orders, self.top, self.buried, self.tides)


State = CoreState[Table, Secrets]
View = CoreView[Table, Secrets]
Position = State | View


def no_secrets() -> Secrets:
    """Nothing hidden yet."""
    return Secrets(NO_ORDERS, NO_CARD, (), (NO_CARD, NO_CARD))


def clone(s: State) -> State:
    """An independent copy of a game, with no listener."""
    return s.twin(s.table.copy(), s.secrets.copy())
