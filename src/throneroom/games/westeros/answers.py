"""What can be supposed about a fight, and what is answered, as types."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, NotRequired, TypedDict

Facts = Mapping[str, int | str | Sequence[str]]

Question = TypedDict(
    "Question",
    {
        "attacker": str | None,
        "from": str | None,
        "to": str | None,
        "units": str | Sequence[str] | None,
        "order": str | int | None,
        "attacker_card": str | None,
        "defender_card": str | None,
        "supports": Mapping[str, Literal["attacker", "defender", "none"]] | None,
        "texts": Mapping[str, str] | None,
        "blade": Literal["attacker", "defender"] | None,
        "about": Literal["fight", "threats"] | None,
    },
    total=False,
)
"""A question to the calculator; what each part means stands in `question.py`."""


class Tie(TypedDict):
    """Who wins where both sums are the same, and by which rule."""

    winner: str
    reason: str


class Line(TypedDict):
    """One line of a sum; whoever passes it on adds the sentence."""

    amount: int
    why: str
    rule: str
    facts: Facts
    text: NotRequired[str]


class Sum(TypedDict):
    """The sum of one side, with the least and the most that Tides cards can make of it."""

    house: str | None
    total: int
    least: int
    most: int
    terms: Sequence[Line]


class CardWorth(TypedDict):
    """What one card would make of the fight."""

    card: str
    total: int
    enemy: int
    winner: str


class CardsWorth(TypedDict):
    """The same for every card that each side can still play."""

    attacker: Sequence[CardWorth]
    defender: Sequence[CardWorth]


class Unknown(TypedDict):
    """Something the answer depends on that the seat does not know; `options` are what may be chosen for a text."""

    why: str
    facts: Facts
    text: NotRequired[str]
    options: NotRequired[Sequence[str]]


class Fight(TypedDict):
    """How a fight would stand; winner and reason are null where that is not sure.

    Units in `supporters` could lend their strength.
    """

    winner: str | None
    reason: str | None
    tie: Tie
    attacker: Sum
    defender: Sum
    cards: CardsWorth
    supporters: Sequence[str]
    unknown: Sequence[Unknown]


Threat = TypedDict(
    "Threat",
    {
        "area": str,
        "does": Literal["march", "support"],
        "from": str,
        "seat": str,
        "strength": int,
        "sure": bool,
        "fight": bool,
    },
)
"""Who could march into an area, or lend a hand there; `sure` if the order is known."""


class Threats(TypedDict):
    """Who threatens what on the whole board."""

    threats: Sequence[Threat]
