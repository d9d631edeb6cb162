"""Drawing a position in the terminal: one board per game, from what `view_json` shows and no more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from rich.console import RenderableType

from throneroom.cli.boards import bloody_throne, generic, iron_throne, westeros
from throneroom.i18n import Catalogue


class Board(NamedTuple):
    """How a game looks: the whole table, the reader's cards with their texts, a seat's colour."""

    draw: Callable[[dict[str, Any], Catalogue, int], RenderableType]
    cards: Callable[[dict[str, Any], Catalogue], RenderableType]
    style: Callable[[str], str]


_BOARDS: Final = {
    "bloody-throne": Board(bloody_throne.draw, bloody_throne.cards, bloody_throne.style),
    "iron-throne": Board(iron_throne.draw, iron_throne.cards, iron_throne.style),
    "westeros": Board(westeros.draw, westeros.cards, westeros.style),
}
_GENERIC: Final = Board(generic.draw, generic.cards, generic.style)


def board_of(game_id: str) -> Board:
    """The board of a game; a plain one if nobody has drawn it yet."""
    return _BOARDS.get(game_id, _GENERIC)
