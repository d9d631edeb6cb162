"""The application: routes, what guards them, and how it starts and stops."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Request, Response, get
from litestar.config.app import AppConfig
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.middleware import ASGIMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from sqlalchemy import text

from throneroom.core.rules import Illegal
from throneroom.server.house import House
from throneroom.server.problems import Problem
from throneroom.server.settings import Settings
from throneroom.server.store.database import NotStored
from throneroom.server.web import answers, games, live, matches, people, playing, records, talking

ROUTES: Final = [
    *people.ROUTES, *games.ROUTES, *matches.ROUTES, *playing.ROUTES, *talking.ROUTES, *records.ROUTES, *live.ROUTES,
]  # fmt: skip
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cache-control": "no-store",
}


class Guard(ASGIMiddleware):
    """Safety of every answer: strict headers; and unsafe requests with a cookie only from our own pages."""

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        if scope["type"] != ScopeType.HTTP:
            await next_app(scope, receive, send)
            return
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        if scope["method"] not in SAFE and not is_own(headers, scope["app"].state.house.settings.origin):
            request: Request[Any, Any, Any] = Request(scope)
            refusal = answers.answer(request, Problem(403, "foreign-origin"))
            await refusal.to_asgi_response(None, request)(scope, receive, _with_headers(send))
            return
        await next_app(scope, receive, _with_headers(send))


def is_own(headers: dict[str, str], origin: str) -> bool:
    """A request with a cookie must come from our own page; a bearer token cannot be sent by a foreign one."""
    if headers.get("authorization", "").startswith("Bearer "):
        return True
    given = headers.get("origin")
    if given is None:
        return headers.get("x-throneroom") == "1"
    host = headers.get("host", "")
    return given in (origin, f"http://{host}", f"https://{host}")


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            known = {name.lower() for name, _ in message["headers"]}
            extra = [(k.encode(), v.encode()) for k, v in HEADERS.items() if k.encode() not in known]
            message["headers"] = [*message["headers"], *extra]
        await send(message)

    return sending


@get("/healthz", media_type="text/plain")
async def healthz() -> str:
    """The process is alive."""
    return "ok"


@get("/readyz", media_type="text/plain")
async def readyz(request: Request[Any, Any, Any]) -> Response[str]:
    """The database answers, so matches can be played."""
    house: House = request.app.state.house
    try:
        async with house.database.read() as c:
            await c.execute(text("SELECT 1"))
    except NotStored:
        return Response("no database", status_code=503, media_type="text/plain")
    return Response("ok", media_type="text/plain")


def create_app(settings: Settings, house: House | None = None) -> Litestar:
    """The server as an ASGI application."""
    built = house or House(settings)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await built.open()
        try:
            yield
        finally:
            await built.close()

    def with_house(config: AppConfig) -> AppConfig:
        config.state["house"] = built
        return config

    return Litestar(
        route_handlers=[*ROUTES, healthz, readyz],
        lifespan=[lifespan],
        on_app_init=[with_house],
        middleware=[Guard()],
        request_max_body_size=300_000,
        exception_handlers={
            Problem: answers.on_problem,
            Illegal: answers.on_illegal,
            NotStored: answers.on_not_stored,
            HTTPException: answers.on_http,
            Exception: answers.on_defect,
        },
        openapi_config=OpenAPIConfig(title="Throneroom", version="1", path="/api/schema"),
    )
