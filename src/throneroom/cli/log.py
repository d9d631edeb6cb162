"""Log lines: what happened, in words, with the sums behind it."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from throneroom.cli.boards import Board
from throneroom.core.events import SeenEvent
from throneroom.i18n import Catalogue
from throneroom.telling import event_text, term_text


def log_line(words: Catalogue, board: Board, event: SeenEvent, with_rules: bool = False) -> Table:
    """One event as a line, behind a bar in its seat's colour; its rules at the end if asked for."""
    seat = event.facts.get("seat")
    line = Text(event_text(words, event))
    total = event.facts.get("amount", event.facts.get("strength"))
    if event.terms and sum(term.amount for term in event.terms) == total:
        line.append(f" = {_sum(words, event)}", style="dim")
    if with_rules and event.rules:
        line.append(f"  [{', '.join(event.rules)}]", style="dim cyan")
    grid = Table.grid()
    grid.add_row(Text("  ▌ ", style=board.style(seat) if isinstance(seat, str) else "dim"), line)
    return grid


def _sum(words: Catalogue, event: SeenEvent) -> str:
    if len(event.terms) == 1:
        return term_text(words, event.terms[0])
    text = " + ".join(f"{term.amount} {term_text(words, term)}" for term in event.terms)
    return text.replace("+ -", "− ")
