"""Starting the server: one process on SQLite, as many as wanted on PostgreSQL."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import os
import signal
import sys
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any, Final

import uvicorn
from litestar import Litestar

from throneroom.core.game import games
from throneroom.server import watchman
from throneroom.server.connections import FRAME_BYTES, Line, Visit
from throneroom.server.house import House
from throneroom.server.logs import configuration, event
from throneroom.server.settings import Settings, from_environment
from throneroom.server.store.database import started
from throneroom.server.web.app import create_app

KEEP_SECONDS: Final = 75
"""How long an idle connection is kept: longer than browsers and proxies reuse one, so that none is cut in use."""
ENDING_SECONDS: Final = 2
"""How long open requests have to finish when the server is told to end."""
LAST_SECONDS: Final = 4.0
"""When a server that was told to end ends whatever it does: all that was acknowledged is stored by then."""
CERTAIN_SECONDS: Final = 4.5
"""When it is ended from outside, as no Python of its own runs any more."""


def home() -> Path:
    """Where the data of this user lies."""
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "throneroom"


def app() -> Litestar:
    """The application as the environment says, for processes that uvicorn starts."""
    rest_the_collector()
    made = create_app(from_environment(os.environ, home()))
    end_in_time(made.state.house)
    return made


def end_in_time(house: House) -> None:
    """Make sure that this process ends soon after it is told to, whatever it does and whatever hangs."""
    for number in watchman.ENDING:
        signal.signal(number, partial(_ending, house, signal.getsignal(number)))
    watchman.post(CERTAIN_SECONDS)


def _ending(house: House, then: Any, number: int, frame: FrameType | None) -> None:
    """Told to end: sockets and streams end at once; set the clock that ends the process, then go on as before."""
    with contextlib.suppress(RuntimeError):  # nothing runs yet, or no more
        asyncio.get_running_loop().call_soon_threadsafe(house.hub.close)
    _end_later()
    if callable(then):
        then(number, frame)


class _Told:
    """Told to end before anybody can come. It is noted here and looked at where something begins: what is raised in a
    handler is lost where Python is just clearing up.
    """

    def __init__(self) -> None:
        self.is_told = False

    def __call__(self, number: int, frame: FrameType | None) -> None:
        self.is_told = True
        _end_later()

    def end(self) -> None:
        """End here if it was told to; nothing is open."""
        if self.is_told:
            sys.exit(0)


def _end_later() -> None:
    """Set the clock that ends the process."""
    last = threading.Timer(LAST_SECONDS, _end_now)
    last.daemon = True
    last.start()


def _end_now() -> None:
    """The last resort. Processes that work for this one end with it."""
    event("ended-late", logging.WARNING)
    os._exit(0)


def rest_the_collector() -> None:
    """Keep the garbage collector from looking through rules and messages, which stay, while somebody waits."""
    games()
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


def serve(settings: Settings, workers: int, ready: Callable[[], None]) -> None:
    """Serve until told to end. `ready` is called when people can come; `Unsafe` or `NotStored` says why they cannot."""
    told = _Told()
    signal.signal(signal.SIGTERM, told)
    asyncio.run(_try_database(settings.database))
    told.end()
    if workers == 1:
        rest_the_collector()
        made = create_app(settings)
        server = _Server(uvicorn.Config(made, **options(settings)), made.state.house, ready, told)
        told.end()
        with contextlib.suppress(KeyboardInterrupt):
            server.run()
        return
    os.environ |= {"DATABASE_URL": settings.database, "HOST": settings.host, "PORT": str(settings.port)}
    ready()
    uvicorn.run("throneroom.server.run:app", factory=True, workers=workers, **options(settings))


def options(settings: Settings) -> dict[str, Any]:
    """How uvicorn runs the application."""
    return {
        "host": settings.host,
        "port": settings.port,
        "log_config": configuration(settings.log_level, settings.log_format),
        "http": Visit,
        "ws": Line,
        "ws_max_size": FRAME_BYTES,
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

    def __init__(self, config: uvicorn.Config, house: House, ready: Callable[[], None], told: _Told) -> None:
        super().__init__(config)
        self.house = house
        self.ready = ready
        self.told = told

    async def startup(self, sockets: Any = None) -> None:
        if self.told.is_told:  # before the server had handlers of its own
            self.should_exit = True
            return
        end_in_time(self.house)
        await super().startup(sockets)
        if self.started:
            self.ready()


async def _try_database(address: str) -> None:
    """Open the database once: a fault is told in one sentence, and not by every process with a stack trace."""
    async with started(address):
        pass
