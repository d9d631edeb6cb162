"""`throneroom games`: what can be played."""

from __future__ import annotations

from typing import Any

import typer
from rich.table import Table

from throneroom.cli.ui import ui_of
from throneroom.core.game import Game, Option
from throneroom.core.game import games as installed
from throneroom.i18n import LANGUAGES, Catalogue
from throneroom.telling import game_title, words_of

EXAMPLES = ("throneroom games", "throneroom games --json", "throneroom games --lang cs")


def games(
    ctx: typer.Context,
    as_json: bool = typer.Option(False, "--json", help="opt-json"),
    lang: str = typer.Option("", "--lang", metavar="metavar-language", help="opt-lang"),
) -> int:
    ui = ui_of(ctx)
    found = installed().values()
    if as_json:
        ui.json([_data(game) for game in found])
        return 0
    table = Table()
    for column in ("id", "title", "players", "rules"):
        table.add_column(ui.words.text(f"col-{column}"), justify="right" if column == "rules" else "left")
    for game in found:
        words = words_of(ui.lang, game)
        least, most = game.players.start, game.players.stop - 1
        players = words.text("games-players", least=least, most=most)
        table.add_row(game.id, game_title(words, game), players, str(len(game.ledger())))
    ui.out.print(table)
    for game in found:
        if game.options:
            ui.out.print(_options(words_of(ui.lang, game), game))
    return 0


def _options(words: Catalogue, game: Game) -> Table:
    """What to type for every value of every option, and what it means."""
    title = words.text("games-options", title=game_title(words, game), name=game.id)
    table = Table(title=title, title_justify="left", box=None)
    table.show_header = False
    table.add_column(style="cyan", no_wrap=True)
    table.add_column()
    for option in game.options:
        for value in option.values:
            typed = _typed(words, game, option, value)
            named = value if value != "*" else "any"
            meaning = f"{words.name('option', option.id)}: {words.name('option', f'{option.id}-{named}')}"
            if value == option.default:
                meaning += f" {words.text('help-default', value=value)}"
            table.add_row(f"--option {option.id}={typed}", meaning)
    return table


def _typed(words: Catalogue, game: Game, option: Option, value: str) -> str:
    """What stands for a value of an option on the command line."""
    if value == "seat":
        return "|".join(game.seats)
    if value == "*":
        return words.text("metavar-file") if option.file else "…"
    return value


def _data(game: Game) -> dict[str, Any]:
    return {
        "id": game.id,
        "titles": {lang: game_title(words_of(lang, game), game) for lang in LANGUAGES},
        "players": [game.players.start, game.players.stop - 1],
        "rules": len(game.ledger()),
        "options": [{"id": o.id, "values": list(o.values), "default": o.default} for o in game.options],
    }
