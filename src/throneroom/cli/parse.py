"""Turning option texts into values, or saying why they cannot be."""

from __future__ import annotations

import re
from collections.abc import Sequence

from throneroom.bots.base import bots
from throneroom.cli.cards import load_card_set
from throneroom.cli.errors import bad
from throneroom.core.game import Game
from throneroom.core.notation import read_seat
from throneroom.core.rules import require
from throneroom.core.seats import Seat

MOST = 10**9
_NUMBER = re.compile(r"[+-]?[0-9]+")


def whole_number(name: str, text: str, least: int = 0, most: int = MOST) -> int:
    """A whole number within bounds. `name` is the option as typed."""
    if not _NUMBER.fullmatch(text.strip()):
        raise bad("error-number", name=name, given=text)
    number = int(text.strip()[:30])  # Python refuses to read thousands of digits
    if most == MOST and number < least:
        raise bad("error-number-least", name=name, given=text, least=least)
    if not least <= number <= most:
        raise bad("error-number-range", name=name, given=text, least=least, most=most)
    return number


def game_options(texts: Sequence[str], game: Game) -> dict[str, str]:
    """`k=v` texts as a mapping; whether the game knows them is its own business.

    The value of an option that takes a file is read from that file.
    """
    options: dict[str, str] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or not name.strip() or not value.strip():
            raise bad("error-option-form", given=text)
        if name.strip() in options:
            raise bad("error-option-twice", name=name.strip())
        options[name.strip()] = value.strip()
    for o in game.options:
        if o.file and options.get(o.id, o.default) not in o.values:
            options[o.id] = load_card_set(options[o.id])
    return options


def bot_names(text: str, most: int) -> list[str]:
    """Names of installed bots, at most so many."""
    if not text:
        return []
    names = [name.strip() for name in text.split(",")]
    if "" in names:
        raise bad("error-bots-empty", given=text)
    for name in names:
        require(name in bots(), "CORE-BOT", name=name, known=", ".join(bots()))
    if len(names) > most:
        raise bad("error-bots-many", given=len(names), most=most)
    return names


def seat_at(game: Game, text: str, players: int) -> Seat:
    """A seat by code, at a table of that size."""
    seat = read_seat(game, text.strip().lower() or "-")
    if not 0 <= seat < players:
        raise bad("error-seat-empty", given=text, players=players)
    return seat
