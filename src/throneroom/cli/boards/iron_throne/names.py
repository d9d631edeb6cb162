"""What the parts of the board have in common: names, colours and marks."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from throneroom.i18n import Catalogue

Json = dict[str, Any]

SIDES: Final = ("challenger", "defender")
TRUCE: Final = "truce"
HIDDEN: Final = "hidden"
"""A card that the reader does not know."""
NO_BREAK: Final = "\u00a0"
DOT: Final = " · "

_STYLES: Final = {"sta": "white", "lan": "red", "bar": "yellow", "tyr": "green", "tar": "magenta"}


def style(seat: str) -> str:
    """The colour of a house."""
    return _STYLES.get(seat, "")


def house_name(words: Catalogue, seat: str) -> Text:
    """A house by name and colour."""
    return Text(words.name("seat", seat), style=f"bold {style(seat)}".strip())


def side_mark(words: Catalogue, side: str) -> Text:
    """The letter of a side."""
    return Text(words.text(f"board-mark-{side}"), style="bold reverse")


def title(words: Catalogue, ability: str) -> str:
    """What the ability of a leader, a Character card or an event is called."""
    return words.name("title", ability)


def person_name(words: Catalogue, person: str) -> str:
    """A character by the one word of the name that is also typed; by the whole name if none is."""
    name = words.name("person", person)
    return next((part for part in name.split() if part.casefold() == person), held(name))


def card_name(words: Catalogue, card: str) -> str:
    """A card in a few words: its value, Truce, or a character with the title of the card."""
    person, dash, _ = card.rpartition("-")
    if dash:
        return held(f"{person_name(words, person)}: {title(words, card)}")
    return words.text("board-type-truce") if card == TRUCE else card


def held(text: str) -> str:
    """A text that is not broken."""
    return text.replace(" ", NO_BREAK)
