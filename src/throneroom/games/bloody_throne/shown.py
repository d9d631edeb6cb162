"""What a view of the game shows and what is printed on its components, as types."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, TypedDict

from throneroom.games.bloody_throne.table import Direction


class Player(TypedDict):
    """A house: its points, its pile for all to see, and for its own seat the hand and the cards set aside."""

    seat: str
    points: int
    hand_size: int
    pile: Sequence[str]
    hand: Sequence[str] | None
    aside: Sequence[str] | None


class Lying(TypedDict):
    """A card of a position, null where the reader does not know it, and the points on it."""

    card: str | None
    open: bool
    points: int


class Position(TypedDict):
    """A position of the row: cards of one house, the uppermost last."""

    owner: str
    cards: Sequence[Lying]


class View(TypedDict):
    """What lies on the table, as far as the seat knows it; `resolving` counts positions from 1."""

    seat: str | None
    round: int
    rounds: int
    starter: str | None
    direction: Direction
    resolving: int | None
    players: Sequence[Player]
    row: Sequence[Position]
    awaited: Sequence[str]


class Card(TypedDict):
    """The face of a card: characters stay in the row, plots leave it."""

    type: Literal["character", "plot"]


class Printed(TypedDict):
    """What is printed on every card, by its id."""

    card: Mapping[str, Card]
