"""Where a command prints and in which language: data on stdout, everything else on stderr."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from typing import Any, Final

import typer
from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.text import Text

from throneroom.core.game import Game, Options
from throneroom.i18n import Catalogue
from throneroom.telling import words_of

_HOLD: Final = str.maketrans("\u00a0\u202f", "\ue000\ue001")
_RELEASE: Final = str.maketrans("\ue000\ue001", " \u202f")
"""No-break spaces, and the private letters that stand for them while lines are broken."""


class WrappingConsole(Console):
    """Breaks lines at no-break spaces nowhere, which Rich itself does; prints them as what they look like."""

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        """Every text passes here before its lines are broken, and its pieces afterwards."""
        if isinstance(renderable, str):
            chosen = options or self.options
            renderable = self.render_str(renderable, highlight=chosen.highlight, markup=chosen.markup)
        if not isinstance(renderable, Text):
            yield from super().render(renderable, options)
            return
        held = renderable.copy()
        held.plain = renderable.plain.translate(_HOLD)
        for text, style, control in super().render(held, options):
            yield Segment(text.translate(_RELEASE), style, control)


class Ui:
    """The two consoles and the words of one run of the program."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.out = WrappingConsole(markup=False, highlight=False, emoji=False, soft_wrap=False)
        self.err = WrappingConsole(stderr=True, markup=False, highlight=False, emoji=False)
        self.words = Catalogue(lang, "core", "ui")

    def use(self, game: Game, options: Options | None = None) -> Catalogue:
        """Speak of this game, played with these options, from now on."""
        self.words = words_of(self.lang, game, options)
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


def ui_of(ctx: typer.Context) -> Ui:
    """The output of the running command."""
    ui = ctx.obj
    assert isinstance(ui, Ui)
    return ui
