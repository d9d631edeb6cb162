"""The whole application called without a network: every header and body exactly as a test writes it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import Any, Final
from urllib.parse import unquote, urlsplit

from litestar import Litestar
from litestar.routes import HTTPRoute, WebSocketRoute

from server.support import PATIENCE
from throneroom.server.clock import Clock
from throneroom.server.house import House
from throneroom.server.settings import Settings
from throneroom.server.web.app import create_app
from throneroom.server.web.guard import SAFE

ORIGIN: Final = "http://127.0.0.1:8000"
HERE: Final = "127.0.0.1"
SOCKET: Final = "SOCKET"
"""Stands for the method where a route is a socket."""
END_SECONDS: Final = PATIENCE
"""How long a line that must end has for it."""
SWITCHED: Final = 101
"""The status of a socket that was opened."""
UNTOLD: Final = frozenset({"OPTIONS", "HEAD"})
"""Methods the framework answers by itself, from the others."""
Route = tuple[str, str]
"""A method and the template of a path."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A request as it goes over the wire."""

    method: str
    path: str
    headers: tuple[tuple[str, str], ...] = ()
    body: bytes = b""
    address: str = HERE

    def having(self, **headers: str | None) -> Asked:
        """The same request with other headers; `None` takes one away."""
        changed = {name.replace("_", "-"): value for name, value in headers.items()}
        kept = [(name, value) for name, value in self.headers if name not in changed]
        return replace(self, headers=(*kept, *[(k, v) for k, v in changed.items() if v is not None]))


@dataclass(frozen=True, slots=True)
class Answer:
    """What came back; of a stream, its first line."""

    status: int
    headers: Mapping[str, str]
    body: bytes
    cookies: tuple[str, ...] = ()

    @property
    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def problem(self) -> str:
        """The kind of the problem; empty if it is none."""
        if not self.headers.get("content-type", "").startswith("application/problem+json"):
            return ""
        return str(self.json["type"].removeprefix("/problems/"))


def asked(method: str, path: str, body: Any = None, cookie: str = "", bearer: str = "", origin: str = ORIGIN) -> Asked:
    """A request as our own page makes it, or a program with a token."""
    headers = {"host": urlsplit(ORIGIN).netloc, "origin": origin}
    if body is not None:
        headers["content-type"] = "application/json"
    if cookie:
        headers["cookie"] = f"throneroom={cookie}"
    if bearer:
        headers |= {"authorization": f"Bearer {bearer}"}
        del headers["origin"]
    return Asked(method, path, tuple(headers.items()), b"" if body is None else json.dumps(body).encode())


class _Line:
    """One request and what is sent back; who asks leaves when `left` is set."""

    def __init__(self, first: dict[str, Any], goodbye: dict[str, Any]) -> None:
        self._first: list[dict[str, Any]] = [first]
        self._goodbye = goodbye
        self.sent: list[Any] = []
        self.heard = asyncio.Event()
        self.left = asyncio.Event()

    async def receive(self) -> Any:
        if self._first:
            return self._first.pop()
        await self.left.wait()
        return self._goodbye

    async def send(self, message: Any) -> None:
        self.sent.append(message)
        if message["type"] in ("http.response.body", "websocket.send", "websocket.close"):
            self.heard.set()
        if message["type"] == "http.response.body" and not message.get("more_body"):
            self.left.set()  # as a server says when the answer is complete

    def pieces(self) -> list[bytes]:
        """What was told, without what is only about the line."""
        told = [m for m in self.sent if m["type"] in ("http.response.body", "websocket.send")]
        return [(m.get("text") or "").encode() or bytes(m.get("bytes") or m.get("body") or b"") for m in told]


class Direct:
    """An application that runs in this process."""

    def __init__(self, app: Litestar) -> None:
        self.app = app
        self.house: House = app.state.house

    async def call(self, request: Asked) -> Answer:
        """Ask once. Of an answer without end only the first piece is taken; a socket has the status it stands for."""
        line, scope = self._line(request)
        line.left = line.heard
        await self.app(scope, line.receive, line.send)
        first = line.sent[0]
        if request.method != SOCKET:
            headers = [(name.decode().lower(), value.decode("latin-1")) for name, value in first["headers"]]
            cookies = tuple([value for name, value in headers if name == "set-cookie"])
            return Answer(first["status"], dict(headers), b"".join(line.pieces()), cookies)
        if first["type"] != "websocket.accept":
            return Answer(403, {}, b"")
        body = line.pieces()[0]
        problem = json.loads(body).get("problem")
        return Answer(problem["status"] if problem else SWITCHED, {}, body)

    async def last(self, request: Asked, ending: Asked) -> Any:
        """Listen, have something else happen meanwhile that ends the line, and tell the last that was heard."""
        line, scope = self._line(request)
        task = asyncio.ensure_future(self.app(scope, line.receive, line.send))
        await asyncio.wait_for(line.heard.wait(), PATIENCE)
        answer = await self.call(ending)
        assert answer.status < 300, answer
        for room in self.house.matches.rooms.values():
            self.house.hub.wake(room)
        await asyncio.wait({task}, timeout=END_SECONDS)
        line.left.set()
        await task
        return json.loads([piece for piece in line.pieces() if piece][-1])

    def _line(self, request: Asked) -> tuple[_Line, Any]:
        scope = self._scope(request)
        if request.method == SOCKET:
            line = _Line({"type": "websocket.connect"}, {"type": "websocket.disconnect", "code": 1000})
            return line, scope | {"type": "websocket", "scheme": "ws", "subprotocols": []}
        line = _Line({"type": "http.request", "body": request.body, "more_body": False}, {"type": "http.disconnect"})
        return line, scope | {"type": "http", "method": request.method}

    def _scope(self, request: Asked) -> dict[str, Any]:
        path, _, query = request.path.partition("?")
        return {
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "scheme": "http",
            "path": unquote(path),
            "raw_path": path.encode(),
            "query_string": query.encode("latin-1"),
            "root_path": "",
            "headers": [(name.encode("latin-1"), value.encode("latin-1")) for name, value in request.headers],
            "client": (request.address, 50_000),
            "server": (HERE, 8000),
            "extensions": {},
            "state": {},
        }


@asynccontextmanager
async def direct(database: str, clock: Clock | None = None, **settings: Any) -> AsyncIterator[Direct]:
    """An application on a database, from its start to its end."""
    wanted = Settings(
        database=database,
        **{
            "database_seconds": PATIENCE,
            "check_seconds": PATIENCE,
            "rate_limits": 10_000,
            "candle": 0.0,
            "base_url": ORIGIN,
            **settings,
        },
    )
    app = create_app(wanted, House(wanted, clock))
    async with app.lifespan():
        yield Direct(app)


def routes_of(app: Litestar) -> list[Route]:
    """Every route there is."""
    found: list[Route] = []
    for route in app.routes:
        if isinstance(route, WebSocketRoute):
            found.append((SOCKET, route.path_format))
        elif isinstance(route, HTTPRoute):
            found += [
                (method, route.path_format) for method in sorted(route.methods) if method not in ("OPTIONS", "HEAD")
            ]
    return sorted(found, key=lambda route: (route[1], route[0]))


def is_unsafe(route: Route) -> bool:
    """Whether a route may change something."""
    return route[0] not in SAFE and route[0] != SOCKET
