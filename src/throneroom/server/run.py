"""Starting the server: one process on SQLite, as many as wanted on PostgreSQL."""

from __future__ import annotations

import os
from pathlib import Path

import uvicorn
from litestar import Litestar

from throneroom.server.settings import Settings, from_environment
from throneroom.server.web.app import create_app


def home() -> Path:
    """Where the data of this user lies."""
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "throneroom"


def app() -> Litestar:
    """The application as the environment says, for processes that uvicorn starts."""
    return create_app(from_environment(os.environ, home()))


def serve(settings: Settings, workers: int) -> None:
    """Serve until stopped."""
    options = {"host": settings.host, "port": settings.port, "log_level": settings.log_level,
               "ws": "websockets-sansio", "access_log": False, "server_header": False,
               "proxy_headers": bool(settings.proxies), "forwarded_allow_ips": settings.proxies}  # fmt: skip
    if workers == 1:
        uvicorn.run(create_app(settings), **options)  # type: ignore[arg-type]
        return
    os.environ |= {"DATABASE_URL": settings.database, "HOST": settings.host, "PORT": str(settings.port)}
    uvicorn.run("throneroom.server.run:app", factory=True, workers=workers, **options)  # type: ignore[arg-type]
