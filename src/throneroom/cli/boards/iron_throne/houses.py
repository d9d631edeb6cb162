"""The houses: three lines each, with leader, characters, influence, cards and hostages."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from throneroom.cli.boards.iron_throne.names import (
    DOT,
    NO_BREAK,
    Json,
    held,
    house_name,
    person_name,
    side_mark,
    style,
    title,
)
from throneroom.i18n import Catalogue

_TOKENS: Final = 5
_GAP: Final = "   "


def houses(data: Json, words: Catalogue, width: int) -> list[RenderableType]:
    """All houses behind bars of their colours, and what the marks mean."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    names = [_name(data, words, house) for house in data["houses"]]
    room = width - max([len(line) for lines in names for line in lines]) - 2
    rows = [[_character(words, house, char) for char in house["characters"]] for house in data["houses"]]
    slots = _slots(rows, room)
    for house, name, row in zip(data["houses"], names, rows, strict=True):
        people = Text(_GAP).join([Text.assemble(cell, " " * (slots[i] - len(cell))) for i, cell in enumerate(row)])
        lines = [_leader(words, house), people, _counts(words, house)]
        bars = name if len(lines[-1]) <= room else [*name, Text("▌", style=style(house["seat"]))]
        table.add_row(Text("\n").join(bars), Text("\n").join(lines))
    return [table, Text(f" {words.text('board-legend')}", style="dim")]


def _slots(rows: list[list[Text]], room: int) -> list[int]:
    """How wide the four characters of a house are drawn: one below the other, if there is room."""
    slots = [max([len(row[i]) for row in rows if row], default=0) for i in range(4)]
    return slots if sum(slots) + 3 * len(_GAP) <= room else [0] * 4


def _name(data: Json, words: Catalogue, house: Json) -> list[Text]:
    """The house, its code, and its influence tokens: those on other boards are filled."""
    seat = house["seat"]
    colour = style(seat)
    you = f" ({words.text('board-you')})" if seat == data["seat"] else ""
    tokens = "●" * house["placed"] + "○" * (_TOKENS - house["placed"])
    mark = "▸ " if seat in data["awaited"] else "  "
    return [
        Text.assemble(("▌", colour), (mark, "bold"), house_name(words, seat)),
        Text.assemble(("▌", colour), f"  {seat}", (you, "dim")),
        Text.assemble(("▌", colour), "  ", (tokens, f"bold {colour}".strip())),
    ]


def _leader(words: Catalogue, house: Json) -> Text:
    """The leader with the power in reserve, and the ability with whether it is used up."""
    if house["leader"] is None:
        return Text(words.text("board-no-leader"), style="dim italic")
    state = "used" if house["leader_used"] else "ready"
    return Text.assemble(
        "♛ ", (f"{person_name(words, house['leader'])} {house['leader_power']}", "bold"),
        f"{DOT}{title(words, house['leader'])} ", (f"({words.text(f'board-{state}')})", "dim"),
    )  # fmt: skip


def _character(words: Catalogue, house: Json, char: Json) -> Text:
    """A character with its power; with the letter of its side if it takes part."""
    name = person_name(words, char["person"])
    if not char["alive"]:
        return Text.assemble((name, "dim strike"), (f"{NO_BREAK}✝", "dim"))
    text = Text.assemble((name, "bold" if char["part"] else ""), NO_BREAK, (str(char["power"]), "bold"))
    if char["part"] and house["side"]:
        return Text.assemble(side_mark(words, house["side"]), NO_BREAK, text)
    return text


def _counts(words: Catalogue, house: Json) -> Text:
    """On whom the influence lies, how many cards there are, and of whom there are hostages."""
    influence = {seat: count for seat, count in house["influence"].items() if count}
    hostages: dict[str, int] = {}
    for hostage in house["hostages"]:
        hostages[hostage["house"]] = hostages.get(hostage["house"], 0) + 1
    cards = [("hand", len(house["hand"])), ("deck", house["deck"]), ("discards", len(house["discards"]))]
    parts = [Text(f"{held(words.text(f'board-{key}'))}{NO_BREAK}{count}", style="dim") for key, count in cards]
    if influence:
        parts.insert(0, Text.assemble((f"{words.text('board-influence')}:{NO_BREAK}", "dim"), _tally(influence)))
    if hostages:
        parts.append(Text.assemble((f"{words.text('board-hostages')}:{NO_BREAK}", "dim"), _tally(hostages)))
    return Text.assemble((DOT, "dim")).join(parts)


def _tally(counts: dict[str, int]) -> Text:
    """Houses by their codes, each with a number."""
    return Text(", ").join(
        [Text.assemble((seat, style(seat)), NO_BREAK, (str(count), "bold")) for seat, count in counts.items()]
    )
