"""The table of The Iron Throne: the houses, the encounter, the talks of a Truce, the reader's own cards.

A house is told by its name as well as by its colour, a side of the encounter by a letter. Marks: ♛ leader
with the power in reserve, ● influence placed, ✝ dead.
"""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from throneroom.cli.boards.iron_throne.encounter import encounter
from throneroom.cli.boards.iron_throne.hand import cards, hands
from throneroom.cli.boards.iron_throne.houses import houses
from throneroom.cli.boards.iron_throne.names import SIDES, Json, house_name, style, title
from throneroom.i18n import Catalogue

__all__ = ["cards", "draw", "style"]


def draw(data: Json, words: Catalogue, width: int) -> RenderableType:
    """The whole position."""
    parts: list[RenderableType] = [_heading(data, words, width)]
    if data["challenger"]:
        parts.append(_round(data, words))
    parts += houses(data, words, width)
    for more in (encounter(data, words), hands(data, words)):
        if more:
            parts += [Text(""), *more]
    return Group(*parts)


def _heading(data: Json, words: Catalogue, width: int) -> Text:
    phase = "over" if data["over"] else data["phase"]
    text = " · ".join(
        [
            words.text("game-title"),
            *([words.text("board-round", round=data["round"])] if data["round"] else []),
            words.text(f"board-phase-{phase}"),
        ]
    )
    return Text(f"── {text} ".ljust(width, "─"), style="bold")


def _round(data: Json, words: Catalogue) -> Text:
    """Who meets whom, and the event of the round."""
    line = Text()
    for side in SIDES:
        if data[side]:
            line.append(f" {words.text(f'board-{side}')}: ", style="dim").append(house_name(words, data[side]))
            line.append("  ")
    if data["event"]:
        line.append(f" {words.text('board-event')}: ", style="dim").append(title(words, data["event"]))
    return line
