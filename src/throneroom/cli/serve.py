"""`throneroom serve`: friends play together over the network."""

from __future__ import annotations

import os
from dataclasses import replace
from importlib.util import find_spec

import typer

from throneroom.cli.errors import bad
from throneroom.cli.parse import whole_number
from throneroom.cli.ui import ui_of

EXAMPLES = (
    "throneroom serve",
    "throneroom serve --port 8080 --database sqlite:////srv/throneroom/throneroom.db",
    "throneroom serve --workers 2 --database postgresql://throneroom@localhost/throneroom",
)
_MOST_PORTS = 65535
_MOST_WORKERS = 64


def serve(
    ctx: typer.Context,
    host: str = typer.Option("", "--host", metavar="metavar-address", help="opt-host"),
    port: str = typer.Option("", "--port", metavar="metavar-number", help="opt-port"),
    database: str = typer.Option("", "--database", metavar="metavar-address", help="opt-database"),
    workers: str = typer.Option("1", "--workers", metavar="metavar-number", help="opt-workers"),
    lang: str = typer.Option("", "--lang", metavar="metavar-language", help="opt-lang"),
) -> int:
    ui = ui_of(ctx)
    if find_spec("litestar") is None:
        raise bad("error-server-missing")
    from throneroom.server.run import home
    from throneroom.server.run import serve as run
    from throneroom.server.settings import from_environment
    from throneroom.server.store.database import Unsafe

    try:
        settings = from_environment(os.environ, home())
    except ValueError as fault:
        raise bad("error-setting", text=str(fault)) from None
    if host:
        settings = replace(settings, host=host)
    if port:
        settings = replace(settings, port=whole_number("--port", port, 1, _MOST_PORTS))
    if database:
        settings = replace(settings, database=database)
    count = whole_number("--workers", workers, 1, _MOST_WORKERS)
    if count > 1 and settings.database.startswith("sqlite"):
        raise bad("error-workers-sqlite", given=count)
    home().mkdir(parents=True, exist_ok=True)
    ui.out.print(ui.words.text("serve-address", text=settings.origin), soft_wrap=True)
    try:
        run(settings, count)
    except Unsafe as fault:
        raise bad("error-database", text=str(fault)) from None
    return 0
