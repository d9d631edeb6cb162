"""The program `throneroom`: chooses the language, finds the command, and turns faults into messages."""

from __future__ import annotations

import io
import os
import sys
from typing import Any

import typer

from throneroom import __version__
from throneroom.cli import (
    admin,
    backup,
    bench,
    cards,
    check,
    games,
    help,
    migrate,
    play,
    replay,
    restore,
    rules,
    serve,
    simulate,
    verify,
)
from throneroom.cli.errors import BAD_INPUT, FAILED, INTERRUPTED, BadInput, bad
from throneroom.cli.ui import Ui
from throneroom.cli.usage import hint, is_usage_error, usage_text
from throneroom.core.game import games as installed
from throneroom.core.rules import Illegal
from throneroom.i18n import LANGUAGES, environment_language
from throneroom.telling import refusal_text


def main(argv: list[str] | None = None) -> int:
    """Run the program; the exit code. Never raises for anything a person could have caused."""
    given = list(sys.argv[1:] if argv is None else argv)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    ui = Ui(environment_language(os.environ))
    command = ""
    try:
        ui = Ui(_language(given) or ui.lang)
        group = _commands()
        command = _command_word(given)
        return _dispatch(ui, group, command, given)
    except BadInput as fault:
        ui.error(ui.words.say(fault.key, fault.facts), fault.also)
    except Illegal as refusal:
        ui.error(refusal_text(ui.words, refusal))
    except (KeyboardInterrupt, EOFError, typer.Abort):
        ui.error(ui.words.text("error-interrupted"))
        return INTERRUPTED
    except Exception as error:
        if not is_usage_error(error):
            return _defect(ui, error)
        ui.error(usage_text(ui, error), hint(ui, command))
    return BAD_INPUT


def _dispatch(ui: Ui, group: Any, command: str, given: list[str]) -> int:
    before_end = given[: given.index("--")] if "--" in given else given
    if command and command not in group.commands:
        known = ", ".join(group.commands)
        fault = {"given": command, "known": known}
        raise BadInput("error-command", fault, hint(ui))
    if "--help" in before_end or "-h" in before_end or not given:
        if command:
            help.show_command(ui, command, group.commands[command])
        else:
            help.show_program(ui, group)
        return 0
    if not command and "--version" in before_end:
        ui.out.print(__version__)
        return 0
    code = group.main(args=_optional_values(given), prog_name=help.PROGRAM, standalone_mode=False, obj=ui)
    return code if isinstance(code, int) else 0


def _commands() -> Any:
    """All commands. Their help texts are message ids (see `help`)."""
    app = typer.Typer(add_completion=False, rich_markup_mode=None)
    app.callback()(_program)
    for module in (
        games, play, simulate, check, replay, verify, rules, cards, bench, serve, admin, migrate, backup, restore,
    ):  # fmt: skip
        name = module.__name__.rsplit(".", 1)[-1]
        app.command(name, help=f"help-{name}", epilog="\n".join(module.EXAMPLES))(getattr(module, name))
    return typer.main.get_command(app)


def _program(
    lang: str = typer.Option("", "--lang", metavar="metavar-language", help="opt-lang"),
    version: bool = typer.Option(False, "--version", help="opt-version"),
) -> None:
    """Options before the command; the language was chosen before this is called."""


def _language(given: list[str]) -> str:
    """The language asked for by `--lang`, the last one if there are several; empty if none is."""
    chosen = ""
    for i, word in enumerate(given):
        if word == "--":
            break
        if word == "--lang" and i + 1 < len(given):
            chosen = given[i + 1]
        elif word.startswith("--lang="):
            chosen = word.partition("=")[2]
        else:
            continue
        if chosen not in LANGUAGES:
            raise bad("error-language", given=chosen, known=", ".join(LANGUAGES))
    return chosen


def _command_word(given: list[str]) -> str:
    """The first word that is neither an option nor the value of `--lang`."""
    words = iter(given)
    for word in words:
        if word == "--lang":
            next(words, None)
        elif not word.startswith("-"):
            return word
    return ""


def _optional_values(given: list[str]) -> list[str]:
    """`--resume` may stand alone: without a file it means the last game left."""
    out = []
    for i, word in enumerate(given):
        following = given[i + 1] if i + 1 < len(given) else "-"
        alone = following.startswith("-") or following in installed()
        out.append("--resume=" if word == "--resume" and alone else word)
    return out


def _defect(ui: Ui, error: Exception) -> int:
    if os.environ.get("THRONEROOM_DEBUG"):
        raise error
    if isinstance(error, BrokenPipeError):
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115 - the reader has gone
        return 0
    text = ui.words.text("error-internal", text=f"{type(error).__name__}: {error}")
    ui.error(text, ui.words.text("error-internal-hint"))
    return FAILED
