"""`throneroom restore`: fill an empty database from a backup and check every match."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from pathlib import Path

import typer

from throneroom.cli.errors import FAILED, bad
from throneroom.cli.files import unreadable
from throneroom.cli.store import address_of, database_faults
from throneroom.cli.ui import ui_of
from throneroom.cli.waiting import Waiting

EXAMPLES = (
    "throneroom restore throneroom.backup",
    "throneroom restore throneroom.backup --database postgresql://throneroom@localhost/throneroom",
)


def restore(
    ctx: typer.Context,
    file: str = typer.Argument(..., metavar="metavar-file", help="arg-restore"),
    database: str = typer.Option("", "--database", metavar="metavar-address", help="opt-database"),
    lang: str = typer.Option("", "--lang", metavar="metavar-language", help="opt-lang"),
) -> int:
    ui = ui_of(ctx)
    address = address_of(database)
    from throneroom.server.backup import BadBackup
    from throneroom.server.restore import NotEmpty
    from throneroom.server.restore import restore as bring_back

    with Waiting(ui) as waiting, database_faults():
        rows, matches = partial(waiting.tell, "restore-progress"), partial(waiting.tell, "restore-verifying")
        try:
            done = asyncio.run(bring_back(address, Path(file), time.time(), rows, matches))
        except BadBackup as fault:
            raise bad(f"error-backup-{fault.reason}", file=file) from None
        except NotEmpty:
            raise bad("error-not-empty") from None
        except (OSError, ValueError) as error:
            raise unreadable(file, error) from None
    verified = done.matches - len(done.aside)
    ui.out.print(ui.words.text("restore-done", count=done.matches, verified=verified), soft_wrap=True)
    if done.aside:
        ui.error(ui.words.text("restore-aside", count=len(done.aside), known=", ".join(done.aside)))
        return FAILED
    return 0
