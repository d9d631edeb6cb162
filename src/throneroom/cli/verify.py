"""`throneroom verify`: play records again and check every line."""

from __future__ import annotations

from typing import Any

import typer
from rich.text import Text

from throneroom.cli.errors import BAD_INPUT, FAILED, BadInput
from throneroom.cli.records import as_bad_input, read_record
from throneroom.cli.ui import Ui, ui_of
from throneroom.core.fair import check_fair
from throneroom.core.game import seat_code
from throneroom.core.replay import BadRecord
from throneroom.core.rules import Illegal
from throneroom.telling import refusal_text, words_of

EXAMPLES = ("throneroom verify game.record", "throneroom verify *.record --json")


def verify(
    ctx: typer.Context,
    files: list[str] = typer.Argument(..., metavar="metavar-file", help="arg-records"),
    as_json: bool = typer.Option(False, "--json", help="opt-json"),
    lang: str = typer.Option("", "--lang", metavar="metavar-language", help="opt-lang"),
) -> int:
    ui = ui_of(ctx)
    code = 0
    results = []
    for file in files:
        result, fault = _verify(ui, file)
        results.append(result)
        code = max(code, fault)
        if not as_json and result["correct"]:
            ui.out.print(Text(result["message"], style="green"), soft_wrap=True)
        elif not result["correct"]:
            ui.error(result["message"])
    if as_json:
        ui.json(results)
    return code


def _verify(ui: Ui, file: str) -> tuple[dict[str, Any], int]:
    """One file as data, and the exit code it asks for."""
    result: dict[str, Any] = {
        "file": file, "correct": False, "actions": None, "winners": None, "line": None, "rule": None, "fair": None,
    }  # fmt: skip
    try:
        record, s = read_record(file)
    except BadInput as fault:
        return result | {"message": ui.words.say(fault.key, fault.facts)}, BAD_INPUT
    except BadRecord as problem:
        wrong = as_bad_input(ui, file, problem)
        result |= {"line": problem.line, "rule": problem.refusal.rule}
        # a bad header is no record of ours at all, rather than a wrong one
        foreign = problem.line == 1 and problem.refusal.rule != "CORE-RECORD-TRUNCATED"
        return result | {"message": ui.words.say(wrong.key, wrong.facts)}, BAD_INPUT if foreign else FAILED
    words = words_of(ui.lang, record.game, record.options)
    try:
        result["fair"] = check_fair(record)
    except Illegal as refusal:
        return result | {"rule": refusal.rule, "message": refusal_text(words, refusal)}, FAILED
    outcome = record.game.outcome(s)
    count = len(record.actions)
    if outcome is None:
        message = words.text("verify-unfinished", file=file, count=count)
        return result | {"correct": True, "actions": count, "message": message}, 0
    winners = tuple(seat_code(record.game, seat) for seat in outcome.winners)
    message = words.text("verify-won", file=file, count=count, seats=winners)
    return result | {"correct": True, "actions": count, "winners": list(winners), "message": message}, 0
