"""Starting the server: one process on SQLite, as many as wanted on PostgreSQL."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import uvicorn
from litestar import Litestar

from throneroom.core.game import games
from throneroom.server.logs import configuration
from throneroom.server.settings import Settings, from_environment
from throneroom.server.store.database import started
from throneroom.server.web.app import create_app

KEEP_SECONDS: Final = 75
"""How long an idle connection is kept: longer than browsers and proxies reuse one, so that none is cut in use."""
ENDING_SECONDS: Final = 3
"""How long open requests have to finish when the server is told to end."""


def home() -> Path:
    """Where the data of this user lies."""
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "throneroom"


def app() -> Litestar:
    """The application as the environment says, for processes that uvicorn starts."""
    rest_the_collector()
    return create_app(from_environment(os.environ, home()))


def rest_the_collector() -> None:
    """Keep the garbage collector from looking through rules and messages, which stay, while somebody waits."""
    games()
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


def serve(settings: Settings, workers: int, ready: Callable[[], None]) -> None:
    """Serve until told to end. `ready` is called when people can come; `Unsafe` or `NotStored` says why they cannot."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    asyncio.run(_try_database(settings.database))
    if workers == 1:
        rest_the_collector()
        server = _Server(uvicorn.Config(create_app(settings), **_options(settings)), ready)
        with contextlib.suppress(KeyboardInterrupt):
            server.run()
        return
    os.environ |= {"DATABASE_URL": settings.database, "HOST": settings.host, "PORT": str(settings.port)}
    ready()
    uvicorn.run("throneroom.server.run:app", factory=True, workers=workers, **_options(settings))


def _options(settings: Settings) -> dict[str, Any]:
    return {
        "host": settings.host,
        "port": settings.port,
        "log_config": configuration(settings.log_level, settings.log_format),
        "ws": "websockets-sansio",
        "ws_per_message_deflate": False,
        "access_log": False,
        "server_header": False,
        "proxy_headers": bool(settings.proxies),
        "forwarded_allow_ips": settings.proxies,
        "timeout_graceful_shutdown": ENDING_SECONDS,
        "timeout_keep_alive": KEEP_SECONDS,
    }


class _Server(uvicorn.Server):
    """A server that says when it is there."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()


async def _try_database(address: str) -> None:
    """Open the database once: a fault is told in one sentence, and not by every process with a stack trace."""
    async with started(address):
        pass
