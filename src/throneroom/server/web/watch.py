"""What is noted about every request: its number, route, status and time. Never its address, body or headers."""

from __future__ import annotations

import logging
import secrets
from time import perf_counter
from typing import Any, Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from throneroom.server.logs import event
from throneroom.server.meters import Meters

METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
NOWHERE: Final = "-"
"""The route of a request that no route answers."""
PROBES: Final = frozenset({"/healthz", "/readyz", "/metrics"})


class Watch:
    """Stands around the whole application, so that it sees what no route answers too."""

    def __init__(self, app: ASGIApp, meters: Meters) -> None:
        self.app = app
        self.meters = meters

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            await self._request(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            begun = perf_counter()
            await self.app(scope, receive, send)
            event("socket", route=route_of(scope), ms=_ms(perf_counter() - begun))
        else:
            await self.app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        id = secrets.token_hex(6)
        scope["state"]["request_id"] = id
        begun = perf_counter()
        status, seconds = 500, 0.0

        async def sending(message: Message) -> None:
            nonlocal status, seconds
            if message["type"] == "http.response.start":
                status, seconds = message["status"], perf_counter() - begun
                message["headers"] = [*message["headers"], (b"x-request-id", id.encode())]
            await send(message)

        try:
            await self.app(scope, receive, sending)
        finally:
            self._note(scope, id, status, seconds or perf_counter() - begun)

    def _note(self, scope: Any, id: str, status: int, seconds: float) -> None:
        route = route_of(scope)
        method = scope["method"] if scope["method"] in METHODS else NOWHERE
        self.meters.requests.labels(method, route, status).inc()
        self.meters.seconds.labels(method, route).observe(seconds)
        level = logging.DEBUG if route in PROBES else logging.INFO
        event("request", level, request=id, method=method, route=route, status=status, ms=_ms(seconds))


def route_of(scope: Any) -> str:
    """The template of the route that answers, without what stands in its places."""
    return str(scope.get("path_template") or NOWHERE)


def _ms(seconds: float) -> float:
    return round(seconds * 1000, 1)
