"""What a view of the game shows and what is printed on its components, as types."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, TypedDict

Winner = Literal["attacker", "defender"]


class Units(TypedDict):
    """Units of one kind that lie together."""

    unit: str
    routed: bool
    count: int


class Area(TypedDict):
    """An area: its owner stands there or has a token there, its controller also holds it from afar.

    `order` is `hidden` where one lies face down; `neutral` is the strength of a neutral force, `garrison` that of a
    garrison which still stands.
    """

    id: str
    castle: int
    barrels: int
    crowns: int
    controller: str | None
    owner: str | None
    units: Sequence[Units]
    token: str | None
    order: str | None
    neutral: int | Literal["impassable"] | None
    garrison: int


class House(TypedDict):
    """A house, and what it has: `armies` are those that need supply, largest first; one more castle wins `nearly`."""

    seat: str
    house: str
    castles: int
    nearly: bool
    supply: int
    armies: Sequence[int]
    power: int
    pool: int
    stars: int
    garrison: bool
    hand: Sequence[str]
    discards: Sequence[str]


class Side(TypedDict):
    """One side of a fight; `tides` is `hidden` where a card is held that the seat does not know."""

    seat: str | None
    units: Sequence[Units]
    support: Sequence[str]
    card: str | None
    blade: bool
    tides: str | None


class Combat(TypedDict):
    """The fight that goes on: the attacker is the first side."""

    area: str
    origin: str
    march: str
    stage: str
    sides: tuple[Side, Side]
    winner: Winner | None


class Bidding(TypedDict):
    """How open bids compare: those who bid most and least, where not all bid the same, and the sum of all."""

    sum: int
    highest: Sequence[str]
    lowest: Sequence[str]


class View(TypedDict):
    """What lies on the board, as far as the seat knows it; the tokens of the tracks in `used` are used."""

    seat: str | None
    round: int
    rounds: int
    houses: Sequence[House]
    areas: Sequence[Area]
    tracks: Mapping[str, Sequence[str]]
    blade_used: bool
    raven_used: bool
    used: Sequence[str]
    wildlings: int
    wildling_top: str | None
    wildling_bottom: Sequence[str | None]
    westeros: Sequence[str]
    bans: Sequence[str]
    bids: Mapping[str, int]
    phase: str | None
    bid_for: str | None
    bidding: Bidding | None
    muster: Mapping[str, int]
    combat: Combat | None
    winner: str | None
    awaited: Sequence[str]


class PrintedCard(TypedDict):
    """A House card, and whose it is."""

    seat: str
    strength: int
    swords: int
    towers: int


class PrintedOrder(TypedDict):
    """An Order token, and how many of it a house has."""

    kind: str
    modifier: int
    star: bool
    count: int


class PrintedTides(TypedDict):
    """The face of a Tides of Battle card."""

    strength: int
    swords: int
    towers: int
    skulls: int


class PrintedUnit(TypedDict):
    """A kind of unit: what it counts, what it costs, and how many a house has."""

    strength: int
    cost: int
    count: int


class PrintedHome(TypedDict):
    """The home of a house and the strength of its garrison."""

    seat: str
    garrison: int


class PrintedGame(TypedDict):
    """The tables of the board: the armies by supply, the steps of the wildlings, what wins, and what the Blade adds."""

    supply: Sequence[Sequence[int]]
    wildling_strengths: Sequence[int]
    castles_to_win: int
    blade: int


class Printed(TypedDict):
    """What is printed on the components, by their kind and id."""

    card: Mapping[str, PrintedCard]
    order: Mapping[str, PrintedOrder]
    unit: Mapping[str, PrintedUnit]
    area: Mapping[str, PrintedHome]
    tides: Mapping[str, PrintedTides]
    game: PrintedGame
