"""`throneroom serve`: friends play together over the network."""

from __future__ import annotations

import errno
import os
import socket
import sys
from dataclasses import replace
from typing import TYPE_CHECKING

import typer

from throneroom.cli.errors import bad
from throneroom.cli.files import data_directory
from throneroom.cli.parse import whole_number
from throneroom.cli.settings import server_settings
from throneroom.cli.store import database_faults
from throneroom.cli.ui import Ui, ui_of

if TYPE_CHECKING:
    from throneroom.server.settings import Settings

EXAMPLES = (
    "throneroom serve",
    "throneroom serve --port 8080 --database sqlite:////srv/throneroom/throneroom.db",
    "throneroom serve --workers 2 --database postgresql://throneroom@localhost/throneroom",
)
_MOST_PORTS = 65535
_TRIED_PORTS = 11
_MOST_WORKERS = 64


def serve(
    ctx: typer.Context,
    host: str = typer.Option("", "--host", metavar="metavar-address", help="opt-host"),
    port: str = typer.Option("", "--port", metavar="metavar-number", help="opt-port"),
    database: str = typer.Option("", "--database", metavar="metavar-address", help="opt-database"),
    workers: str = typer.Option("1", "--workers", metavar="metavar-number", help="opt-workers"),
    is_opened: bool = typer.Option(False, "--open", help="opt-open"),
    lang: str = typer.Option("", "--lang", metavar="metavar-language", help="opt-lang"),
) -> int:
    ui = ui_of(ctx)
    settings = server_settings(database)
    if host:
        settings = replace(settings, host=host)
    if port or os.environ.get("PORT"):
        wanted = [whole_number("--port", port, 1, _MOST_PORTS) if port else settings.port]
    else:
        wanted = list(range(settings.port, settings.port + _TRIED_PORTS))
    settings = replace(settings, port=free_port(settings.host, wanted))
    count = whole_number("--workers", workers, 1, _MOST_WORKERS)
    if count > 1 and settings.database.startswith("sqlite"):
        raise bad("error-workers-sqlite", given=count)
    data_directory().mkdir(parents=True, exist_ok=True)
    from throneroom.server.run import serve as run  # the server takes a moment to load; faults above do not wait

    with database_faults():
        run(settings, count, ready=lambda: _announce(ui, settings, is_opened))
    return 0


def free_port(host: str, ports: list[int]) -> int:
    """The first port that nobody listens on."""
    for port in ports:
        try:
            (family, *_, address), *_ = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except OSError:
            raise bad("error-host", given=host) from None
        with socket.socket(family, socket.SOCK_STREAM) as s:
            s.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                s.bind(address)
                return port
            except PermissionError:
                raise bad("error-port-permission", given=str(port)) from None
            except OSError as fault:
                if fault.errno == errno.EADDRNOTAVAIL:
                    raise bad("error-host", given=host) from None
    if len(ports) == 1:
        raise bad("error-port-taken", given=str(ports[0]))
    raise bad("error-ports-taken", least=str(ports[0]), most=str(ports[-1]))


def _announce(ui: Ui, settings: Settings, is_opened: bool) -> None:
    """Say where the server is, so that nobody misses it between the lines of the log; show it in a browser if asked."""
    address = settings.origin.replace("//0.0.0.0:", "//127.0.0.1:").replace("//[::]:", "//[::1]:")
    ui.out.print(ui.words.text("serve-address", text=address), style="bold", soft_wrap=True)
    sys.stdout.flush()
    if is_opened and _has_windows():
        import webbrowser

        webbrowser.open(address)


def _has_windows() -> bool:
    """Whether a browser can show a page here, rather than take the terminal."""
    return sys.platform in ("darwin", "win32") or bool({"DISPLAY", "WAYLAND_DISPLAY"} & set(os.environ))
