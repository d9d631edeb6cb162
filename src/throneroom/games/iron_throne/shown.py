"""What a view of the game shows and what is printed on its components, as types."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, NotRequired, TypedDict

Side = Literal["challenger", "defender"]
Talks = Literal["success", "failure"]
Asked = Literal["use", "play"]


class Character(TypedDict):
    """A character of a house; `part` says whether it takes part in the encounter."""

    person: str
    power: int
    alive: bool
    part: bool


class Hostage(TypedDict):
    """A card of another house that is held; `new` if it was taken in this round."""

    house: str
    card: str
    new: bool


class House(TypedDict):
    """The board of a player; of a hand only its own player knows the cards."""

    seat: str
    house: str
    leader: str | None
    leader_power: int
    leader_used: bool
    characters: Sequence[Character]
    side: Side | None
    placed: int
    tokens: int
    influence: Mapping[str, int]
    hand: Sequence[str]
    deck: int
    discards: Sequence[str]
    played: Sequence[str]
    hostages: Sequence[Hostage]
    spared: bool
    stinted: bool
    offered: bool


class Window(TypedDict):
    """A moment at which abilities are asked for: of leaders (`use`) or of Character cards (`play`)."""

    id: str
    kind: Asked
    passed: Sequence[str]
    next: Sequence[str]
    answers: str | None


class Act(TypedDict):
    """An ability that was used this round; `now` if it is being carried out."""

    ability: str
    seat: str
    targets: Sequence[str]
    person: str | None
    card: str | None
    house: str | None
    cancelled: bool
    now: bool


class Laid(TypedDict):
    """A card laid for the encounter, and what it counts once it is open."""

    card: str
    open: bool
    value: int | None


class Looking(TypedDict):
    """Who looks at cards now, and whose they are."""

    seat: str
    house: str
    place: Literal["hand", "deck"]


class View(TypedDict):
    """What lies on the table, as far as the seat knows it; pairs are of the challenger, then of the defender.

    `deal` has influence, hostages and power of the one, then of the other; it is empty without a proposal.
    `strength` is the power and the bonus of a side without its card; with the open cards they are `totals`.
    `decides` says whether the totals decide the encounter, as far as is known.
    """

    seat: str | None
    awaited: Sequence[str]
    round: int
    phase: str
    window: Window | None
    challenger: str | None
    defender: str | None
    event: str | None
    events_left: int | None
    event_discards: Sequence[str]
    outcome: str | None
    locked: bool
    winner: Side | None
    losers: Sequence[Side]
    strength: tuple[int, int]
    totals: tuple[int, int] | None
    decides: bool
    bonus: tuple[int, int]
    laid: tuple[Laid | None, Laid | None]
    deal: Sequence[int]
    proposals: tuple[int, int]
    talks: Talks | None
    box: int
    houses: Sequence[House]
    looking: Looking | None
    looked: Sequence[str]
    acts: Sequence[Act]
    over: bool


class Card(TypedDict):
    """The face of a card: the value of a Hostility card, the person on a Character card."""

    type: Literal["hostility", "truce", "character"]
    value: NotRequired[int]
    person: NotRequired[str]


class Printed(TypedDict):
    """What is printed on every card, by its id."""

    card: Mapping[str, Card]
