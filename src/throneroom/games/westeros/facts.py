"""The facts of every event of the game, by its id, as they are told to who may know them all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NotRequired, TypedDict


class OfRound(TypedDict):
    round: int


class OfSeatNumber(TypedDict):
    seat: str
    number: int


class OfSeat(TypedDict):
    seat: str


class OfSeatAreas(TypedDict):
    seat: str
    areas: Sequence[str]


class OfSeatAreaOrder(TypedDict):
    seat: str
    area: str
    order: str


class OfSeatAreaOldOrderOrder(TypedDict):
    seat: str
    area: str
    old_order: str
    order: str


class OfSeatMaybeWildling(TypedDict):
    seat: str
    wildling: NotRequired[str]


class OfSeatArea(TypedDict):
    seat: str
    area: str


class OfRaided(TypedDict):
    seat: str
    area: str
    order: str
    target_area: str
    victim_seat: str


class OfSeatGainedLostVictimSeat(TypedDict):
    seat: str
    gained: int
    lost: int
    victim_seat: str


class OfMoved(TypedDict):
    seat: str
    area: str
    number: int
    to_area: str
    unit: str


class OfSeatAreaNumber(TypedDict):
    seat: str
    area: str
    number: int


class OfPortTaken(TypedDict):
    seat: str
    area: str
    land_area: str
    lost: int
    number: int
    victim_seat: str


class OfSeatAreaBySeat(TypedDict):
    seat: str
    area: str
    by_seat: str


class OfSeatAreaStrengthToSeat(TypedDict):
    seat: str
    area: str
    strength: int
    to_seat: str


class OfSeatAreaNeededStrength(TypedDict):
    seat: str
    area: str
    needed: int
    strength: int


class OfSeatAreaVictimSeat(TypedDict):
    seat: str
    area: str
    victim_seat: str


class OfSeatStrength(TypedDict):
    seat: str
    strength: int


class OfSeatCard(TypedDict):
    seat: str
    card: str


class OfSeatTrack(TypedDict):
    seat: str
    track: str


class OfSeatPlaceTrack(TypedDict):
    seat: str
    place: int
    track: str


class OfSeatMaybeCard(TypedDict):
    seat: str
    card: NotRequired[str]


class OfSeatAmount(TypedDict):
    seat: str
    amount: int


class OfSeatAreaUnitMaybePlaceArea(TypedDict):
    seat: str
    area: str
    unit: str
    place_area: NotRequired[str]


class OfSeatAreaReasonUnit(TypedDict):
    seat: str
    area: str
    reason: str
    unit: str


class OfSeatMaybeTides(TypedDict):
    seat: str
    tides: NotRequired[str]


class OfSeatTides(TypedDict):
    seat: str
    tides: str


class OfFightTied(TypedDict):
    seat: str
    area: str
    place: int
    victim_place: int
    victim_seat: str


class OfSeatNumberSwordsTowers(TypedDict):
    seat: str
    number: int
    swords: int
    towers: int


class OfSeatAreaNumberToArea(TypedDict):
    seat: str
    area: str
    number: int
    to_area: str


class OfSeatAmountArea(TypedDict):
    seat: str
    amount: int
    area: str


class OfSeatAreaPlaceAreaUnit(TypedDict):
    seat: str
    area: str
    place_area: str
    unit: str


class OfDeckWesteros(TypedDict):
    deck: int
    westeros: str


class OfWesteros(TypedDict):
    westeros: str


class OfDeck(TypedDict):
    deck: int


class OfIconsStrength(TypedDict):
    icons: int
    strength: int


class OfSeatChoiceWesteros(TypedDict):
    seat: str
    choice: str
    westeros: str


class OfOrder(TypedDict):
    order: str


class OfSeatAmountCrownsPorts(TypedDict):
    seat: str
    amount: int
    crowns: int
    ports: int


class OfSeatOldSupply(TypedDict):
    seat: str
    old: int
    supply: int


class OfSeatSeats(TypedDict):
    seat: str
    seats: Sequence[str]


class OfSeatsTrack(TypedDict):
    seats: Sequence[str]
    track: str


class OfStrengthWatch(TypedDict):
    strength: int
    watch: int


class OfWildling(TypedDict):
    wildling: str


class OfSeatWildling(TypedDict):
    seat: str
    wildling: str


class OfStrength(TypedDict):
    strength: int


FACTS: Final[Mapping[str, type]] = {
    "round": OfRound,
    "clean-up": OfRound,
    "won": OfSeatNumber,
    "planned": OfSeat,
    "planned-bare": OfSeatAreas,
    "order-revealed": OfSeatAreaOrder,
    "raven-passed": OfSeat,
    "raven-looked": OfSeat,
    "raven-swapped": OfSeatAreaOldOrderOrder,
    "wildling-seen": OfSeatMaybeWildling,
    "wildling-buried": OfSeat,
    "wildling-kept": OfSeat,
    "raid-nothing": OfSeatArea,
    "raided": OfRaided,
    "pillaged": OfSeatGainedLostVictimSeat,
    "march": OfSeatAreaOrder,
    "march-nothing": OfSeatAreaOrder,
    "moved": OfMoved,
    "token-left": OfSeatArea,
    "token-lost": OfSeatArea,
    "port-lost": OfSeatAreaNumber,
    "port-taken": OfPortTaken,
    "support-none": OfSeatArea,
    "support-refused": OfSeatAreaBySeat,
    "supported": OfSeatAreaStrengthToSeat,
    "neutral-beaten": OfSeatAreaNeededStrength,
    "neutral-held": OfSeatAreaNeededStrength,
    "fight": OfSeatAreaVictimSeat,
    "initial-strength": OfSeatStrength,
    "card-revealed": OfSeatCard,
    "card-returned": OfSeatCard,
    "text-idle": OfSeatCard,
    "text-passed": OfSeatCard,
    "order-removed": OfSeatAreaOrder,
    "order-moved": OfSeatAreaOrder,
    "track-last": OfSeatTrack,
    "track-moved": OfSeatPlaceTrack,
    "cards-back": OfSeatMaybeCard,
    "card-back": OfSeatCard,
    "card-discarded": OfSeatCard,
    "power-gained": OfSeatAmount,
    "power-lost": OfSeatAmount,
    "upgraded": OfSeatAreaUnitMaybePlaceArea,
    "demoted": OfSeatAreaReasonUnit,
    "lost-unit": OfSeatAreaReasonUnit,
    "tides-drawn": OfSeatMaybeTides,
    "tides-shown": OfSeatTides,
    "blade-redraws": OfSeat,
    "blade-used": OfSeat,
    "final-strength": OfSeatStrength,
    "fight-won": OfSeatAreaVictimSeat,
    "fight-tied": OfFightTied,
    "casualties": OfSeatNumberSwordsTowers,
    "skull": OfSeatNumber,
    "no-retreat": OfSeatAreaNumber,
    "retreated": OfSeatAreaNumberToArea,
    "garrison-lost": OfSeatArea,
    "kept-out": OfSeatArea,
    "captured": OfSeatArea,
    "musters-instead": OfSeatArea,
    "consolidated": OfSeatAmountArea,
    "mustered": OfSeatAreaPlaceAreaUnit,
    "westeros-revealed": OfDeckWesteros,
    "westeros-resolved": OfWesteros,
    "winter": OfDeck,
    "wildlings-advance": OfIconsStrength,
    "chosen": OfSeatChoiceWesteros,
    "banned": OfOrder,
    "crown-income": OfSeatAmountCrownsPorts,
    "supply-set": OfSeatOldSupply,
    "bid": OfSeatAmount,
    "tie-settled": OfSeatSeats,
    "track-settled": OfSeatsTrack,
    "wildlings-beaten": OfStrengthWatch,
    "wildlings-win": OfStrengthWatch,
    "wildling-revealed": OfWildling,
    "wildling-highest": OfSeatWildling,
    "wildling-lowest": OfSeatWildling,
    "wildling-other": OfSeatWildling,
    "wildlings-retreat": OfStrength,
}
