"""`throneroom backup`: all that the server stores, in one file, while it runs."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from pathlib import Path

import typer

from throneroom.cli.files import unwritable
from throneroom.cli.store import address_of, database_faults
from throneroom.cli.ui import ui_of
from throneroom.cli.waiting import Waiting

EXAMPLES = (
    "throneroom backup throneroom.backup",
    "throneroom backup throneroom.backup --database postgresql://throneroom@localhost/throneroom",
)


def backup(
    ctx: typer.Context,
    file: str = typer.Argument(..., metavar="metavar-file", help="arg-backup"),
    database: str = typer.Option("", "--database", metavar="metavar-address", help="opt-database"),
    lang: str = typer.Option("", "--lang", metavar="metavar-language", help="opt-lang"),
) -> int:
    ui = ui_of(ctx)
    address = address_of(database)
    from throneroom.server.backup import back_up

    with Waiting(ui) as waiting, database_faults():
        try:
            tell = partial(waiting.tell, "backup-progress")
            count = asyncio.run(back_up(address, Path(file), time.time(), tell))
        except (OSError, ValueError) as error:
            raise unwritable(file, error) from None
    ui.out.print(ui.words.text("backup-done", file=file, count=count), soft_wrap=True)
    return 0
