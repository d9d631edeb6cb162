"""Faults in the command line, told in the reader's language.

Typer's own errors are recognised by the names of their classes: they live in different modules in
different releases, and their texts are English.
"""

from __future__ import annotations

from typing import Any

from throneroom.cli.help import PROGRAM, argument_name
from throneroom.cli.ui import Ui


def is_usage_error(error: BaseException) -> bool:
    """Whether Typer could not make sense of the command line."""
    return any(parent.__name__ == "ClickException" for parent in type(error).__mro__)


def usage_text(ui: Ui, error: Any) -> str:
    """What is wrong with the command line."""
    words = ui.words
    kind = type(error).__name__
    name = str(getattr(error, "option_name", "") or "")
    if kind == "NoSuchOption":
        near = getattr(error, "possibilities", None)
        if near:
            return words.text("error-no-option-near", name=name, known=", ".join(sorted(near)))
        return words.text("error-no-option", name=name)
    if kind == "BadOptionUsage":
        extra = "does not take" in str(error.message)
        return words.text("error-option-value-extra" if extra else "error-option-value-missing", name=name)
    if kind == "MissingParameter" and error.param is not None:
        is_argument = error.param.param_type_name == "argument"
        key = "error-argument-missing" if is_argument else "error-option-missing"
        return words.text(key, name=argument_name(words, error.param))
    if kind == "UsageError" and "extra argument" in str(error.message):
        found = str(error.message).rpartition("(")[2].rstrip(").")
        return words.text("error-arguments-extra", text=found)
    return words.text("error-usage", text=str(error.format_message()))


def hint(ui: Ui, command: str = "") -> str:
    """Where to read more."""
    return ui.words.text("error-hint", command=" ".join(filter(None, (PROGRAM, command, "--help"))))
