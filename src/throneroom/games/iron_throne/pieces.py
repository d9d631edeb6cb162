"""The pieces of the box as numbers: houses, characters, cards, events and windows.

A card is its house times `CARDS_EACH` plus its number within the house: the Hostility cards by value,
the Truce card (four copies), then two Character cards for each of the five characters. A character is
its seat times `CHARACTERS_EACH` plus its number within the house.
"""

from __future__ import annotations

from typing import Final, Literal

from throneroom.core.data import read_toml

_DATA = read_toml("throneroom.games.iron_throne", "game.toml")

LEAST_PLAYERS: Final[int] = _DATA["least_players"]
TOKENS: Final[int] = _DATA["influence_tokens"]
MARKERS: Final[int] = _DATA["power_markers"]
START_POWER: Final[int] = _DATA["start_power"]
START_HAND: Final[int] = _DATA["start_hand"]
LEADERS_DRAWN: Final[int] = _DATA["leaders_drawn"]
TORTURE_LOSS: Final[int] = _DATA["torture_loss"]
MOST_PROPOSALS: Final[int] = _DATA["most_proposals"]
DEAL_MOST: Final[tuple[int, int, int]] = tuple(_DATA["deal"][key] for key in ("influence", "hostages", "power"))
REWARD_INFLUENCE: Final[int] = _DATA["reward"]["influence"]
REWARD_CARDS: Final[int] = _DATA["reward"]["cards"]
REWARD_POWER: Final[int] = _DATA["reward"]["power"]

HOUSES: Final[tuple[str, ...]] = tuple(house["id"] for house in _DATA["house"])
SEATS: Final[tuple[str, ...]] = tuple(house["seat"] for house in _DATA["house"])
NAMES_OF: Final[tuple[tuple[str, ...], ...]] = tuple(tuple(house["characters"]) for house in _DATA["house"])
CHARACTERS: Final[tuple[str, ...]] = tuple(name for names in NAMES_OF for name in names)
CHARACTERS_EACH: Final = len(NAMES_OF[0])
SLOTS: Final = ("a", "b")

VALUES: Final[tuple[int, ...]] = tuple(_DATA["hostility"])
TRUCE: Final = len(VALUES)
FIRST_CHARACTER: Final = TRUCE + 1
CARDS_EACH: Final = FIRST_CHARACTER + len(SLOTS) * CHARACTERS_EACH
TRUCES: Final[int] = _DATA["truces"]

HOSTILITY_TYPE, TRUCE_TYPE, CHARACTER_TYPE = range(3)
TYPES: Final = ("hostility", "truce", "character")

NO_CARD: Final = -2
"""No card where one could be."""
HIDDEN: Final = -3
"""A card, or anything else, that a seat does not know; in views only."""
NONE: Final = -1
"""No seat, no side, no character."""


def _card_name(number: int) -> str:
    if number < TRUCE:
        return str(VALUES[number])
    if number == TRUCE:
        return "truce"
    return ""


def _names(house: int) -> list[str]:
    names = [_card_name(number) for number in range(FIRST_CHARACTER)]
    return names + [f"{name}-{slot}" for name in NAMES_OF[house] for slot in SLOTS]


CARD_NAMES: Final[tuple[str, ...]] = tuple(name for house in range(len(HOUSES)) for name in _names(house))
"""The name of each card; those of Hostility and Truce cards are the same in all houses."""
CARDS: Final = len(CARD_NAMES)

HOUSE_OF: Final[tuple[int, ...]] = tuple(card // CARDS_EACH for card in range(CARDS))
NUMBER_OF: Final[tuple[int, ...]] = tuple(card % CARDS_EACH for card in range(CARDS))
TYPE_OF: Final[tuple[int, ...]] = tuple(
    HOSTILITY_TYPE if number < TRUCE else TRUCE_TYPE if number == TRUCE else CHARACTER_TYPE for number in NUMBER_OF
)
VALUE_OF: Final[tuple[int, ...]] = tuple(VALUES[number] if number < TRUCE else 0 for number in NUMBER_OF)
PERSON_OF: Final[tuple[int, ...]] = tuple(
    (number - FIRST_CHARACTER) // len(SLOTS) if number >= FIRST_CHARACTER else NONE for number in NUMBER_OF
)
"""Which of the five characters of its house a card shows."""


def full_deck(house: int, paired: bool) -> tuple[int, ...]:
    """The 25 cards of a house; paired decks have the first Character card of everybody twice."""
    first = house * CARDS_EACH
    cards = [first + number for number in range(TRUCE)] + [first + TRUCE] * TRUCES
    for number in range(FIRST_CHARACTER, CARDS_EACH):
        slot = (number - FIRST_CHARACTER) % len(SLOTS)
        cards.append(first + number - slot if paired else first + number)
    return tuple(sorted(cards))


DECKS: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    tuple(full_deck(house, paired) for house in range(len(HOUSES))) for paired in (False, True)
)

# ---------------------------------------------------------------- abilities and events

LEADER_ABILITIES: Final = len(CHARACTERS)
"""Abilities are numbered: leaders first, by house and character, then Character cards, then events."""
CARD_ABILITIES: Final = len(HOUSES) * len(SLOTS) * CHARACTERS_EACH
EVENTS: Final[tuple[str, ...]] = (
    *(f"{house}-{copy}" for house in HOUSES for copy in (1, 2, 3)),
    *(f"special-{copy}" for copy in (1, 2, 3)),
)
EVENT_HOUSE: Final[tuple[int, ...]] = tuple(
    HOUSES.index(name.rsplit("-", 1)[0]) if not name.startswith("special") else NONE for name in EVENTS
)
ABILITY_IDS: Final[tuple[str, ...]] = (
    *CHARACTERS,
    *(name for house in range(len(HOUSES)) for name in _names(house)[FIRST_CHARACTER:]),
    *EVENTS,
)


def ability_of_card(card: int) -> int:
    """The ability printed on a Character card."""
    return LEADER_ABILITIES + HOUSE_OF[card] * len(SLOTS) * CHARACTERS_EACH + NUMBER_OF[card] - FIRST_CHARACTER


def card_of_ability(ability: int) -> int:
    """The Character card an ability is printed on."""
    house, number = divmod(ability - LEADER_ABILITIES, len(SLOTS) * CHARACTERS_EACH)
    return house * CARDS_EACH + FIRST_CHARACTER + number


def is_card(ability: int) -> bool:
    """Whether an ability is that of a Character card."""
    return LEADER_ABILITIES <= ability < LEADER_ABILITIES + CARD_ABILITIES


def event_ability(event: int) -> int:
    """The ability of an event card."""
    return LEADER_ABILITIES + CARD_ABILITIES + event


def rule_of(ability: int) -> str:
    """The id under which an ability is tested and cited."""
    kind = "LEADER" if ability < LEADER_ABILITIES else "CARD" if is_card(ability) else "EVENT"
    return f"IT-{kind}-{ABILITY_IDS[ability].upper()}"


WINDOWS: Final = (
    "before_hostages_acted", "after_hostages_acted", "after_event_draw", "before_active_draw", "after_active_power",
    "before_support_offer", "after_support", "before_cards_chosen", "cards_chosen_facedown", "after_cards_revealed",
    "during_totals", "winner_determined", "before_negotiation", "after_negotiation", "rewards", "before_penalties",
    "after_penalties", "before_hostages_taken", "after_hostages_taken", "before_refill", "after_refill",
    "reaction_to_character_card",
)  # fmt: skip
WINDOW: Final[dict[str, int]] = {name: i for i, name in enumerate(WINDOWS)}
REACTION: Final = WINDOW["reaction_to_character_card"]
FIRST_CARD_WINDOW: Final = WINDOW["before_cards_chosen"]
"""From here on characters participate, so Character cards can be played for their text."""

MOMENTS: Final = ("cards_revealed", "after_support", "talks_end", "penalties_applied", "end_of_round")
CARDS_REVEALED, AFTER_SUPPORT, TALKS_END, PENALTIES_APPLIED, END_OF_ROUND = range(len(MOMENTS))

HOSTILITY, TRUCE_OUTCOME, BETRAYAL = range(3)
OUTCOMES: Final = ("hostility", "truce", "betrayal")

CHALLENGER_SIDE, DEFENDER_SIDE = 0, 1
SIDES: Final[tuple[Literal["challenger", "defender"], ...]] = ("challenger", "defender")

STEPS: Final = ("active_draw", "penalty")
ACTIVE_DRAW, PENALTY = range(2)
