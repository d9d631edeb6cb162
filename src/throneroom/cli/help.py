"""Help pages in the reader's language, drawn from the commands themselves.

In the declarations of the commands every help text and placeholder is a message id.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from throneroom.bots.base import bots
from throneroom.cli.files import default_file
from throneroom.cli.ui import Ui
from throneroom.core.game import games
from throneroom.i18n import Catalogue

PROGRAM = "throneroom"


def show_program(ui: Ui, group: Any) -> None:
    """The help of the program: what commands there are."""
    words = ui.words
    usage = f"{PROGRAM} [{words.text('metavar-options')}] {words.text('metavar-command')}"
    _head(ui, usage, words.text("help-app"))
    rows = [(name, translated(words, command.help)) for name, command in group.commands.items()]
    _section(ui, "help-commands", rows)
    _section(ui, "help-options", _option_rows(words, group))


def show_command(ui: Ui, name: str, command: Any) -> None:
    """The help of one command."""
    words = ui.words
    arguments = [p for p in command.params if p.param_type_name == "argument"]
    usage = " ".join([PROGRAM, name, f"[{words.text('metavar-options')}]", *(_argument(words, p) for p in arguments)])
    _head(ui, usage, translated(words, command.help))
    rows = [(translated(words, p.metavar or p.name), translated(words, p.help)) for p in arguments]
    _section(ui, "help-arguments", rows)
    _section(ui, "help-options", _option_rows(words, command))
    if any(p.name == "bots" for p in command.params):
        _section(ui, "help-bots", [(name, translated(words, f"help-bot-{name}", "")) for name in bots()])
    if command.epilog:
        ui.out.print(Text(words.text("help-examples"), style="bold yellow"))
        for line in command.epilog.split("\n"):
            ui.out.print(Text(f"  {line}"), soft_wrap=True)


def translated(words: Catalogue, key: str | None, otherwise: str | None = None) -> str:
    """A help text by its id, with what there is to choose from; other texts stay as they are."""
    if not key or not words.has(key):
        return key or "" if otherwise is None else otherwise
    seats = "; ".join(f"{game.id}: {', '.join(game.seats)}" for game in games().values())
    return words.text(key, seats=seats, file=home_text(default_file()))


def home_text(file: Path) -> str:
    """A file's name as short as a shell understands it."""
    home = Path.home()
    return f"~/{file.relative_to(home)}" if file.is_relative_to(home) else str(file)


def argument_name(words: Catalogue, param: Any) -> str:
    """How a parameter is called in messages."""
    if param.param_type_name == "argument":
        return translated(words, param.metavar or param.name)
    return str(max(param.opts, key=len))


def _argument(words: Catalogue, param: Any) -> str:
    name = translated(words, param.metavar or param.name)
    name = name if param.required else f"[{name}]"
    return name if param.nargs == 1 else f"{name}..."


def _option_rows(words: Catalogue, command: Any) -> list[tuple[str, str]]:
    rows = []
    for param in command.params:
        if param.param_type_name == "argument" or getattr(param, "hidden", False):
            continue
        name = ", ".join(param.opts)
        if not param.is_flag and param.metavar:
            name += f" {translated(words, param.metavar)}"
        rows.append((name, _option_help(words, param)))
    return [*rows, ("--help", words.text("opt-help"))]


def _option_help(words: Catalogue, param: Any) -> str:
    text = translated(words, param.help)
    if param.required:
        text += f" {words.text('help-required')}"
    elif param.default and not param.is_flag:
        text += f" {words.text('help-default', value=str(param.default))}"
    return text


def _head(ui: Ui, usage: str, what: str) -> None:
    line = Text(f"{ui.words.text('help-usage')} ", style="bold yellow")
    line.append(usage, style="bold")
    ui.out.print(line)
    ui.out.print(Padding(Text(what), (1, 0)))


def _section(ui: Ui, title: str, rows: list[tuple[str, str]]) -> None:
    if not rows:
        return
    ui.out.print(Text(ui.words.text(title), style="bold yellow"))
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column(style="cyan", no_wrap=True)
    table.add_column(overflow="fold")
    for name, text in rows:
        table.add_row(f"  {name}", text)
    ui.out.print(Padding(table, (0, 0, 1, 0)))
