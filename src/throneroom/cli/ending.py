"""The end of a game: the final table, the winners, and how it was decided."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from throneroom.cli.boards import Board
from throneroom.cli.ui import Ui
from throneroom.cli.words import rules_table
from throneroom.core.game import Game, Outcome, seat_code
from throneroom.core.seats import SPECTATOR, Seat
from throneroom.telling import term_text


def show_ending(ui: Ui, board: Board, game: Game, outcome: Outcome, reader: Seat = SPECTATOR) -> None:
    """Everything about the result, in the reader's words."""
    words = ui.words
    ui.out.print()
    ui.out.print(Text(words.text("play-over"), style="bold"))
    _standings(ui, board, game, outcome)
    winners = tuple(seat_code(game, seat) for seat in outcome.winners)
    ui.out.print(Text(words.text("play-winners", seats=winners), style="bold"))
    if reader >= 0:
        won = reader in outcome.winners
        key = "lost" if not won else "shared" if len(winners) > 1 else "won"
        ui.out.print(Text(words.text(f"play-you-{key}"), style="bold green" if won else "bold"))
    ui.out.print()
    _derivation(ui, game, outcome)


def _best_first(outcome: Outcome) -> list[Seat]:
    """The seats in the order of the result."""
    return sorted(range(len(outcome.scores)), key=lambda s: (s not in outcome.winners, -outcome.scores[s], s))


def _standings(ui: Ui, board: Board, game: Game, outcome: Outcome) -> None:
    words = ui.words
    table = Table()
    table.add_column(words.text("col-place"), justify="right")
    table.add_column(words.text("col-player"))
    table.add_column(words.text("col-points"), justify="right")
    place = 0
    before: tuple[bool, int] | None = None
    for i, seat in enumerate(_best_first(outcome), start=1):
        rank = (seat in outcome.winners, outcome.scores[seat])
        if rank != before:
            place, before = i, rank
        code = seat_code(game, seat)
        name = Text(words.name("seat", code), style=f"bold {board.style(code)}")
        table.add_row(f"{place}.", name, str(outcome.scores[seat]))
    ui.out.print(table)


def _derivation(ui: Ui, game: Game, outcome: Outcome) -> None:
    """The numbers that were compared, each comparison in the order of the result, and the rules."""
    words = ui.words
    ui.out.print(Text(words.text("play-derivation"), style="bold"))
    sums = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    sums.add_column()
    sums.add_column(justify="right", style="bold")
    sums.add_column(style="cyan")
    compared = list(dict.fromkeys(term.why for term in outcome.terms))
    place = {seat_code(game, seat): i for i, seat in enumerate(_best_first(outcome))}
    for term in sorted(outcome.terms, key=lambda t: (compared.index(t.why), place.get(str(t.facts.get("seat")), 0))):
        sums.add_row(f"  {term_text(words, term)}", str(term.amount), term.rule)
    ui.out.print(sums)
    ui.out.print(rules_table(words, game, outcome.rules))
