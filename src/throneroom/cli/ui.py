"""Where a command prints and in which language: data on stdout, everything else on stderr."""

from __future__ import annotations

import json
import sys
from typing import Any

import typer
from rich.console import Console
from rich.text import Text

from throneroom.core.game import Game
from throneroom.i18n import Catalogue


class Ui:
    """The two consoles and the words of one run of the program."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.out = Console(markup=False, highlight=False, emoji=False, soft_wrap=False)
        self.err = Console(stderr=True, markup=False, highlight=False, emoji=False)
        self.words = Catalogue(lang, "core", "ui")

    def use(self, game: Game) -> Catalogue:
        """Speak of this game from now on."""
        self.words = words_of(self.lang, game)
        return self.words

    def json(self, data: Any) -> None:
        """Print data for machines."""
        sys.stdout.write(json.dumps(data, ensure_ascii=False, indent=2) + "\n")

    def error(self, message: str, hint: str = "") -> None:
        """Print one error."""
        self.err.print(Text(self.words.text("error", message=message), style="bold red"), soft_wrap=True)
        if hint:
            self.err.print(Text(hint), soft_wrap=True)

    def note(self, message: str) -> None:
        """Print something that is no data."""
        self.err.print(Text(message), soft_wrap=True)


def number(lang: str, text: str) -> str:
    """A formatted number as the language writes it: a thin space between thousands, its decimal mark."""
    mark = "." if lang == "en" else ","
    return text.replace(",", "\u202f").replace(".", mark)


def words_of(lang: str, game: Game) -> Catalogue:
    """All the words needed to speak of a game."""
    return Catalogue(lang, "core", "ui", game.id)


def ui_of(ctx: typer.Context) -> Ui:
    """The output of the running command."""
    ui = ctx.obj
    assert isinstance(ui, Ui)
    return ui
