"""What is printed on the cards, for drawing: the same in every card set."""

from __future__ import annotations

from throneroom.core.game import Options
from throneroom.games.iron_throne import shown
from throneroom.games.iron_throne.pieces import (
    CARD_NAMES,
    CHARACTER_TYPE,
    HOUSE_OF,
    NAMES_OF,
    PERSON_OF,
    TRUCE_TYPE,
    TYPE_OF,
    VALUE_OF,
)


def printed(options: Options) -> shown.Printed:
    """The type of every card, the value of a Hostility card, and the person on a Character card."""
    return {"card": {name: _card(card) for card, name in enumerate(CARD_NAMES)}}


def _card(card: int) -> shown.Card:
    if TYPE_OF[card] == TRUCE_TYPE:
        return {"type": "truce"}
    if TYPE_OF[card] == CHARACTER_TYPE:
        return {"type": "character", "person": NAMES_OF[HOUSE_OF[card]][PERSON_OF[card]]}
    return {"type": "hostility", "value": VALUE_OF[card]}
