"""The facts of every event of the game, by its id, as they are told to who may know them all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NotRequired, TypedDict


class OfSeat(TypedDict):
    seat: str


class OfSeatCountMaybeCards(TypedDict):
    seat: str
    count: int
    cards: NotRequired[Sequence[str]]


class OfSeatRound(TypedDict):
    seat: str
    round: int


class OfRound(TypedDict):
    round: int


class OfSeatsAmount(TypedDict):
    seats: Sequence[str]
    amount: int


class OfSeatPlaceMaybeCard(TypedDict):
    seat: str
    place: int
    card: NotRequired[str]


class OfSeatPlacePoints(TypedDict):
    seat: str
    place: int
    points: int


class OfSeatCardPlace(TypedDict):
    seat: str
    card: str
    place: int


class OfSeatAmountCard(TypedDict):
    seat: str
    amount: int
    card: str


class OfSeatPlace(TypedDict):
    seat: str
    place: int


class OfSeatCard(TypedDict):
    seat: str
    card: str


class OfEliminated(TypedDict):
    seat: str
    by_card: str
    card: str
    lost: int
    owner_seat: str
    place: int


class OfSeatAmountCardVictimSeat(TypedDict):
    seat: str
    amount: int
    card: str
    victim_seat: str


class OfSeatOwnerSeatPlaceTo(TypedDict):
    seat: str
    owner_seat: str
    place: int
    to: int


class OfSeatAmount(TypedDict):
    seat: str
    amount: int


FACTS: Final[Mapping[str, type]] = {
    "starter": OfSeat,
    "set-aside": OfSeatCountMaybeCards,
    "round": OfSeatRound,
    "resolution": OfRound,
    "won": OfSeatsAmount,
    "placed-alone": OfSeatPlaceMaybeCard,
    "placed-first": OfSeatPlaceMaybeCard,
    "placed-last": OfSeatPlaceMaybeCard,
    "covered": OfSeatPlaceMaybeCard,
    "left": OfSeatPlacePoints,
    "revealed": OfSeatCardPlace,
    "collected": OfSeatAmountCard,
    "uncovered": OfSeatPlace,
    "discarded": OfSeatCard,
    "eliminated": OfEliminated,
    "ambush-spared": OfSeatCard,
    "stole": OfSeatAmountCardVictimSeat,
    "rivalled": OfSeatCardPlace,
    "gained": OfSeatAmountCard,
    "copied": OfSeatCardPlace,
    "moved": OfSeatOwnerSeatPlaceTo,
    "thrown-away": OfSeatAmount,
    "nothing": OfSeatCard,
}
