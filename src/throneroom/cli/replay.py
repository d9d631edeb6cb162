"""`throneroom replay`: a recorded game, step by step."""

from __future__ import annotations

from typing import Any

import typer
from rich.padding import Padding
from rich.text import Text

from throneroom.cli.boards import board_of
from throneroom.cli.ending import show_ending
from throneroom.cli.errors import bad
from throneroom.cli.log import log_line
from throneroom.cli.parse import seat_at, whole_number
from throneroom.cli.prompt import ask, is_person
from throneroom.cli.records import Moment, as_bad_input, everything, moments, read_record, state_after
from throneroom.cli.ui import Ui, ui_of
from throneroom.core.events import SeenEvent, event_json, seen_by
from throneroom.core.replay import BadRecord, Replay
from throneroom.core.seats import Seat
from throneroom.telling import game_title

EXAMPLES = (
    "throneroom replay game.record",
    "throneroom replay game.record --step 20 --seat red",
)


def replay(
    ctx: typer.Context,
    file: str = typer.Argument(..., metavar="metavar-file", help="arg-record"),
    step: str = typer.Option("", "--step", metavar="metavar-number", help="opt-step"),
    seat: str = typer.Option("", "--seat", metavar="metavar-seat", help="opt-seat-replay"),
    as_json: bool = typer.Option(False, "--json", help="opt-json"),
    lang: str = typer.Option("", "--lang", metavar="metavar-language", help="opt-lang"),
) -> int:
    ui = ui_of(ctx)
    try:
        record, _ = read_record(file)
    except BadRecord as problem:
        raise as_bad_input(ui, file, problem) from None
    ui.use(record.game, record.options)
    viewer = seat_at(record.game, seat, record.players) if seat else None
    most = len(record.actions)
    number = whole_number("--step", step) if step else most
    if number > most:
        raise bad("error-step", given=number, most=most)
    show = Showing(ui, record, viewer)
    if as_json:
        ui.json(show.data(number))
    elif is_person():
        show.browse(number if step else 0)
    else:
        show.print_all(number)
    return 0


class Showing:
    """A record as somebody sees it: everything, or only what one seat could see."""

    def __init__(self, ui: Ui, record: Replay, viewer: Seat | None) -> None:
        self.ui = ui
        self.record = record
        self.viewer = viewer
        self.board = board_of(record.game.id)
        self.moments = moments(record)

    def _seen(self, moment: Moment) -> list[SeenEvent]:
        return [seen_by(e, e.to if self.viewer is None else self.viewer) for e in moment.events]

    def _action(self, moment: Moment) -> str:
        """The words of an action, unless they would tell a secret."""
        return moment.action if self.viewer in (None, moment.seat) else ""

    def data(self, count: int) -> dict[str, Any]:
        """The record up to a step as plain data."""
        steps = [
            {"action": self._action(m) or None, "events": [event_json(e) for e in self._seen(m)]}
            for m in self.moments[:count]
        ]
        return {
            "game": self.record.game.id,
            "players": self.record.players,
            "options": self.record.options,
            "step": count,
            "steps": steps,
            "position": self._position(count),
        }

    def _position(self, count: int) -> dict[str, Any]:
        game, s = self.record.game, state_after(self.record, count)
        if self.viewer is None:
            return everything(game, s, self.record.players)
        data: dict[str, Any] = game.view_json(game.view(s, self.viewer))
        return data

    def print_all(self, count: int) -> None:
        """The log up to a step, and the position there."""
        self._print_title()
        for number, moment in enumerate(self.moments[:count], start=1):
            self._print_moment(number, moment)
        self._print_position(count)

    def _print_title(self) -> None:
        words = self.ui.words
        title = words.text("replay-title", title=game_title(words, self.record.game), players=self.record.players)
        self.ui.out.print(Text(title, style="bold"))

    def _print_moment(self, number: int, moment: Moment) -> None:
        line = Text(f"{number:>4}  ", style="dim")
        line.append(self._action(moment) or "…", style="cyan")
        self.ui.out.print(line)
        for event in self._seen(moment):
            self.ui.out.print(Padding(log_line(self.ui.words, self.board, event), (0, 0, 0, 4)))

    def _print_position(self, count: int) -> None:
        words, out = self.ui.words, self.ui.out
        most = len(self.moments)
        out.print()
        out.print(Text(words.text("replay-step", step=count, most=most), style="bold"))
        out.print(self.board.draw(self._position(count), words, out.width))
        if count < most:
            return
        outcome = self.record.game.outcome(state_after(self.record, count))
        if outcome is None:
            out.print(Text(words.text("replay-unfinished")))
        else:
            show_ending(self.ui, self.board, self.record.game, outcome)

    def browse(self, at: int) -> None:
        """Step through the record as a person asks."""
        self._print_title()
        most = len(self.moments)
        prompt = f"{self.ui.words.text('replay-prompt')}> "
        self._visit(at)
        while True:
            try:
                line = ask(prompt).strip().lower()
            except (EOFError, KeyboardInterrupt):
                self.ui.out.print()
                return
            if line in ("q", "quit"):
                return
            wanted = at - 1 if line == "p" else at + 1 if line in ("", "n") else -2
            if line.isdecimal() and len(line) < 10:
                wanted = int(line)
            if wanted == -2:
                continue
            if 0 <= wanted <= most:
                at = wanted
                self._visit(at)
            elif line.isdecimal():
                self.ui.out.print(self.ui.words.text("error-step", given=wanted, most=most))
            else:
                self.ui.out.print(self.ui.words.text("replay-first" if wanted < 0 else "replay-last"))

    def _visit(self, at: int) -> None:
        if at:
            self._print_moment(at, self.moments[at - 1])
        self._print_position(at)
