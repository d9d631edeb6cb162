"""The facts of every event of the game, by its id, as they are told to who may know them all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NotRequired, TypedDict


class OfSeatMaybePersons(TypedDict):
    seat: str
    persons: NotRequired[Sequence[str]]


class OfSeatEffectLeader(TypedDict):
    seat: str
    effect: str
    leader: str


class OfSeat(TypedDict):
    seat: str


class OfSeatRound(TypedDict):
    seat: str
    round: int


class OfPhase(TypedDict):
    phase: str


class OfSeatCountMaybeCards(TypedDict):
    seat: str
    count: int
    cards: NotRequired[Sequence[str]]


class OfSeatCount(TypedDict):
    seat: str
    count: int


class OfSeatEffectLeaderTargetSeats(TypedDict):
    seat: str
    effect: str
    leader: str
    target_seats: Sequence[str]


class OfSeatEffectLeaderPerson(TypedDict):
    seat: str
    effect: str
    leader: str
    person: str


class OfSeatCardEffect(TypedDict):
    seat: str
    card: str
    effect: str


class OfSeatCardEffectTargetSeats(TypedDict):
    seat: str
    card: str
    effect: str
    target_seats: Sequence[str]


class OfSeatCardEffectPerson(TypedDict):
    seat: str
    card: str
    effect: str
    person: str


class OfSeatOwnerSeat(TypedDict):
    seat: str
    owner_seat: str


class OfSeatChoice(TypedDict):
    seat: str
    choice: str


class OfSeatOwnerSeatMaybeCard(TypedDict):
    seat: str
    owner_seat: str
    card: NotRequired[str]


class OfSeatCardOwnerSeat(TypedDict):
    seat: str
    card: str
    owner_seat: str


class OfPerson(TypedDict):
    person: str


class OfSeatOwnerSeatVictimSeatMaybeCard(TypedDict):
    seat: str
    owner_seat: str
    victim_seat: str
    card: NotRequired[str]


class OfSeatEffectEvent(TypedDict):
    seat: str
    effect: str
    event: str


class OfNothing(TypedDict):
    pass


class OfSeatPersonSide(TypedDict):
    seat: str
    person: str
    side: str


class OfSeatGoalSeatPersonPower(TypedDict):
    seat: str
    goal_seat: str
    person: str
    power: int


class OfSeatGoalSeatPerson(TypedDict):
    seat: str
    goal_seat: str
    person: str


class OfSeatSide(TypedDict):
    seat: str
    side: str


class OfSeatOldPersonPerson(TypedDict):
    seat: str
    old_person: str
    person: str


class OfSeatMaybeCard(TypedDict):
    seat: str
    card: NotRequired[str]


class OfSeatCardOtherCardOtherSeat(TypedDict):
    seat: str
    card: str
    other_card: str
    other_seat: str


class OfOutcome(TypedDict):
    outcome: str


class OfAmountSide(TypedDict):
    amount: int
    side: str


class OfSeatAmount(TypedDict):
    seat: str
    amount: int


class OfSide(TypedDict):
    side: str


class OfProposal(TypedDict):
    seat: str
    challenger_hostages: int
    challenger_influence: int
    challenger_power: int
    challenger_seat: str
    defender_hostages: int
    defender_influence: int
    defender_power: int
    defender_seat: str


class OfSeatAmountCountGoalSeat(TypedDict):
    seat: str
    amount: int
    count: int
    goal_seat: str


class OfSeatAmountGoalPersonGoalSeat(TypedDict):
    seat: str
    amount: int
    goal_person: str
    goal_seat: str


class OfSeatAmountGoalSeat(TypedDict):
    seat: str
    amount: int
    goal_seat: str


class OfSeatAmountGoalSeatPerson(TypedDict):
    seat: str
    amount: int
    goal_seat: str
    person: str


class OfPowerBetween(TypedDict):
    seat: str
    amount: int
    goal_person: str
    goal_seat: str
    person: str


class OfSeatAmountPerson(TypedDict):
    seat: str
    amount: int
    person: str


class OfSeatPerson(TypedDict):
    seat: str
    person: str


class OfSeatCards(TypedDict):
    seat: str
    cards: Sequence[str]


class OfSeatCountVictimSeatMaybeCards(TypedDict):
    seat: str
    count: int
    victim_seat: str
    cards: NotRequired[Sequence[str]]


class OfSeatCard(TypedDict):
    seat: str
    card: str


class OfSeatCardOldCard(TypedDict):
    seat: str
    card: str
    old_card: str


class OfSeatsAmount(TypedDict):
    seats: Sequence[str]
    amount: int


FACTS: Final[Mapping[str, type]] = {
    "leaders-drawn": OfSeatMaybePersons,
    "leader": OfSeatEffectLeader,
    "starter": OfSeat,
    "round": OfSeatRound,
    "phase": OfPhase,
    "drew": OfSeatCountMaybeCards,
    "reshuffled": OfSeatCount,
    "used": OfSeatEffectLeader,
    "used-at-house": OfSeatEffectLeaderTargetSeats,
    "used-at-character": OfSeatEffectLeaderPerson,
    "played": OfSeatCardEffect,
    "played-at-house": OfSeatCardEffectTargetSeats,
    "played-at-character": OfSeatCardEffectPerson,
    "aimed": OfSeatOwnerSeat,
    "cancelled": OfSeat,
    "chose": OfSeatChoice,
    "agreed": OfSeat,
    "refused": OfSeat,
    "prevented-penalty": OfSeat,
    "prevented-reward": OfSeat,
    "released": OfSeatOwnerSeatMaybeCard,
    "tortured": OfSeatCardOwnerSeat,
    "torture-idle": OfPerson,
    "hostage-from-deck": OfSeatOwnerSeatVictimSeatMaybeCard,
    "hostage-from-hand": OfSeatOwnerSeatVictimSeatMaybeCard,
    "hostage-from-hostage": OfSeatOwnerSeatVictimSeatMaybeCard,
    "hostage-own": OfSeatOwnerSeatVictimSeatMaybeCard,
    "event-drawn": OfSeatEffectEvent,
    "events-reshuffled": OfNothing,
    "defender": OfSeat,
    "character-chosen": OfSeatPersonSide,
    "supports-nobody": OfSeat,
    "support-offered": OfSeatGoalSeatPersonPower,
    "support-accepted": OfSeatGoalSeatPerson,
    "support-refused": OfSeatGoalSeatPerson,
    "forced": OfSeatPersonSide,
    "crossed": OfSeatSide,
    "withdrew": OfSeat,
    "character-swapped": OfSeatOldPersonPerson,
    "laid": OfSeatMaybeCard,
    "laid-unseen": OfSeat,
    "revealed": OfSeatCardOtherCardOtherSeat,
    "outcome": OfOutcome,
    "outcome-changed": OfOutcome,
    "total": OfAmountSide,
    "bonus": OfAmountSide,
    "value-set": OfSeatAmount,
    "side-won": OfSide,
    "winner-changed": OfSide,
    "tied": OfNothing,
    "proposed": OfProposal,
    "deal": OfProposal,
    "deal-refused": OfSeat,
    "no-deal": OfSeat,
    "talks-failed": OfNothing,
    "influence": OfSeatAmountCountGoalSeat,
    "power-from-leader-to-character": OfSeatAmountGoalPersonGoalSeat,
    "power-from-leader-to-leader": OfSeatAmountGoalSeat,
    "power-from-leader-to-box": OfSeatAmount,
    "power-from-character-to-leader": OfSeatAmountGoalSeatPerson,
    "power-from-character-to-character": OfPowerBetween,
    "power-from-character-to-box": OfSeatAmountPerson,
    "died": OfSeatPerson,
    "discarded": OfSeatCards,
    "returned-to-hand": OfSeatOwnerSeatMaybeCard,
    "returned-to-hand-open": OfSeatCardOwnerSeat,
    "returned-to-discard": OfSeatOwnerSeatMaybeCard,
    "returned-to-discard-open": OfSeatCardOwnerSeat,
    "returned-to-deck": OfSeatOwnerSeatMaybeCard,
    "returned-to-deck-open": OfSeatCardOwnerSeat,
    "put-under": OfSeatCountMaybeCards,
    "looked": OfSeatCountVictimSeatMaybeCards,
    "turned-up": OfSeatCard,
    "exchanged": OfSeatCardOldCard,
    "relaid": OfSeat,
    "kept-laid": OfSeat,
    "upkeep": OfNothing,
    "wiped-out": OfSeat,
    "won": OfSeatsAmount,
}
