"""A board for any game: the sections of its view, as they are."""

from __future__ import annotations

import json
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from throneroom.i18n import Catalogue


def draw(data: dict[str, Any], words: Catalogue, width: int) -> RenderableType:
    """Every section of the view under its name."""
    table = Table(box=None, show_header=False, pad_edge=False)
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    for key, value in data.items():
        rows = value if isinstance(value, list) and value and isinstance(value[0], dict) else [value]
        for i, row in enumerate(rows):
            table.add_row(words.name("board", key) if i == 0 else "", _short(row))
    return table


def _short(value: Any) -> str:
    """A value in a line, without what is empty."""
    if isinstance(value, str):
        return value
    if isinstance(value, dict):
        return "  ".join(f"{k}={_short(v)}" for k, v in value.items() if v not in (None, False, "", [], {}))
    return json.dumps(value, ensure_ascii=False)


def cards(data: dict[str, Any], words: Catalogue) -> RenderableType:
    """Nothing is known about the cards of an unknown game."""
    return Text(words.text("list-none"))


def style(seat: str) -> str:
    """Seats of an unknown game have no colours."""
    return "bold"
