"""A real server on a real port of this machine, for the time of a test."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn

from server.support import PATIENCE
from throneroom.server.clock import Clock
from throneroom.server.house import House
from throneroom.server.run import options
from throneroom.server.settings import Settings
from throneroom.server.web.app import create_app


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


@contextmanager
def running(database: str, clock: Clock | None = None, port: int = 0, **settings: Any) -> Iterator[str]:
    """The address of a server that runs until the block is left; a port of its own unless one is named."""
    port = port or free_port()
    wanted = Settings(
        database=database,
        port=port,
        **{"database_seconds": PATIENCE, "check_seconds": PATIENCE, "candle": 0.0, **settings},
    )
    app = create_app(wanted, House(wanted, clock))
    config = options(wanted) | {"host": "127.0.0.1", "log_config": None, "log_level": "error"}
    server = uvicorn.Server(uvicorn.Config(app, **config))
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    address = f"http://127.0.0.1:{port}"
    deadline = time.monotonic() + PATIENCE
    while not server.started:
        if time.monotonic() > deadline or not thread.is_alive():
            raise RuntimeError("the server did not start")
        time.sleep(0.02)
    try:
        yield address
    finally:
        server.should_exit = True
        thread.join(PATIENCE)


def sqlite(path: Path) -> str:
    return f"sqlite:///{path / 'throneroom.db'}"


class Client:
    """A person with a browser: cookies, and the header of our own pages."""

    def __init__(self, address: str, name: str | None = None) -> None:
        self.http = httpx.Client(base_url=address, headers={"origin": address}, timeout=PATIENCE)
        if name is not None:
            self.post("/api/guests", {"name": name}, 201)

    def get(self, path: str, status: int = 200, **params: Any) -> Any:
        answer = self.http.get(path, params=params)
        assert answer.status_code == status, answer.text
        return answer.json() if "json" in answer.headers["content-type"] else answer.text

    def post(self, path: str, data: Any = None, status: int = 200, **params: Any) -> Any:
        answer = self.http.post(path, json=data if data is not None else {}, params=params)
        assert answer.status_code == status, answer.text
        return answer.json() if answer.content else None
