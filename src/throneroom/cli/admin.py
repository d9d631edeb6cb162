"""`throneroom admin`: make somebody an administrator of the server."""

from __future__ import annotations

import asyncio

import typer

from throneroom.cli.errors import bad
from throneroom.cli.store import address_of, database_faults
from throneroom.cli.ui import ui_of

EXAMPLES = (
    "throneroom admin ann@example.org",
    "throneroom admin ann@example.org --remove --database postgresql://throneroom@localhost/throneroom",
)


def admin(
    ctx: typer.Context,
    login: str = typer.Argument(..., metavar="metavar-login", help="arg-login"),
    database: str = typer.Option("", "--database", metavar="metavar-address", help="opt-database"),
    remove: bool = typer.Option(False, "--remove", help="opt-remove"),
    lang: str = typer.Option("", "--lang", metavar="metavar-language", help="opt-lang"),
) -> int:
    ui = ui_of(ctx)
    with database_faults():
        is_known = asyncio.run(_appoint(address_of(database), login, not remove))
    if not is_known:
        raise bad("error-login", given=login)
    ui.out.print(ui.words.text("admin-removed" if remove else "admin-made", name=login), soft_wrap=True)
    return 0


async def _appoint(address: str, login: str, is_admin: bool) -> bool:
    from throneroom.server.clock import SystemClock
    from throneroom.server.people import People
    from throneroom.server.store.database import started

    async with started(address) as database:
        return await People(database, SystemClock()).appoint(login, is_admin)
