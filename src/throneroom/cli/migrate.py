"""`throneroom migrate`: bring the tables of a database to this version."""

from __future__ import annotations

import asyncio

import typer

from throneroom.cli.store import address_of, database_faults
from throneroom.cli.ui import ui_of

EXAMPLES = (
    "throneroom migrate",
    "throneroom migrate --database postgresql://throneroom@localhost/throneroom",
)


def migrate(
    ctx: typer.Context,
    database: str = typer.Option("", "--database", metavar="metavar-address", help="opt-database"),
    lang: str = typer.Option("", "--lang", metavar="metavar-language", help="opt-lang"),
) -> int:
    ui = ui_of(ctx)
    address = address_of(database)
    with database_faults():
        is_changed = asyncio.run(_migrate(address))
    ui.out.print(ui.words.text("migrate-done" if is_changed else "migrate-nothing"), soft_wrap=True)
    return 0


async def _migrate(address: str) -> bool:
    from throneroom.server.store.database import opened

    async with opened(address) as database:
        return await database.migrate()
