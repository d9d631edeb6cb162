"""The application: routes, what guards them, and how it starts and stops."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Request, Response, get
from litestar.config.app import AppConfig
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.types import ASGIApp, ControllerRouterHandler, Message, Receive, Scope, Send

from throneroom.core.rules import Illegal
from throneroom.server.house import House
from throneroom.server.logs import event
from throneroom.server.problems import Problem
from throneroom.server.settings import Settings
from throneroom.server.store.database import NotStored
from throneroom.server.web import (
    account,
    admin,
    answers,
    chronicles,
    client,
    games,
    handing,
    live,
    mail,
    matches,
    metrics,
    notices,
    pages,
    people,
    pictures,
    playing,
    records,
    seat_links,
    sitting,
    talking,
)
from throneroom.server.web.asking import FREE, RENEWED, session_cookie
from throneroom.server.web.former import leading_on
from throneroom.server.web.guard import Guard
from throneroom.server.web.schema import OpenApiFile
from throneroom.server.web.shapes import SMALL
from throneroom.server.web.watch import Watch

ROUTES: Final[list[ControllerRouterHandler]] = [
    *people.ROUTES, *account.ROUTES, *seat_links.ROUTES, *games.ROUTES, *matches.ROUTES, *handing.ROUTES,
    *sitting.ROUTES, *playing.ROUTES, *talking.ROUTES, *records.ROUTES, *chronicles.ROUTES, *pictures.ROUTES,
    *live.ROUTES, *notices.ROUTES, *mail.ROUTES, *metrics.ROUTES, *admin.ROUTES, *pages.ROUTES, *client.ROUTES,
]  # fmt: skip
HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; frame-ancestors 'none'; base-uri 'none'; "
        "form-action 'self'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cache-control": "no-store",
}


HSTS: Final = {"strict-transport-security": "max-age=31536000"}
"""With TLS: browsers come with nothing else from then on."""


def with_strict_headers(app: ASGIApp, headers: Mapping[str, str] = HEADERS) -> ASGIApp:
    """Every answer has the strict headers, also where there is no route."""

    async def answering(scope: Scope, receive: Receive, send: Send) -> None:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                known = {name.lower() for name, _ in message["headers"]}
                extra = [(k.encode(), v.encode()) for k, v in headers.items() if k.encode() not in known]
                renewed = scope.get("state", {}).get(RENEWED)
                if renewed and b"set-cookie" not in known:
                    cookie = session_cookie(scope["app"].state.house, renewed)
                    extra.append(cookie.to_encoded_header())
                message["headers"] = [*message["headers"], *extra]
            await send(message)

        await app(scope, receive, sending)

    return answering


@get("/healthz", media_type="text/plain", opt=FREE)
async def healthz() -> str:
    """The process is alive."""
    return "ok"


@get("/readyz", media_type="text/plain", opt=FREE)
async def readyz(request: Request[Any, Any, Any]) -> Response[str]:
    """The database answers, so matches can be played."""
    house: House = request.app.state.house
    if not await house.database.probe.answers():
        return Response("no database", status_code=503, media_type="text/plain")
    return Response("ok", media_type="text/plain")


def create_app(settings: Settings, house: House | None = None) -> Litestar:
    """The server as an ASGI application."""
    built = house or House(settings)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await built.open()
        event("started")
        try:
            yield
        finally:
            await built.close()
            event("stopped")

    def with_house(config: AppConfig) -> AppConfig:
        config.state["house"] = built
        return config

    app = Litestar(
        route_handlers=[*ROUTES, healthz, readyz],
        lifespan=[lifespan],
        on_app_init=[with_house],
        middleware=[Guard()],
        request_max_body_size=SMALL,
        logging_config=None,
        exception_handlers={
            Problem: answers.on_problem,
            Illegal: answers.on_illegal,
            NotStored: answers.on_not_stored,
            HTTPException: answers.on_http,
            RecursionError: answers.on_unreadable,
            UnicodeDecodeError: answers.on_unreadable,
            Exception: answers.on_defect,
        },
        openapi_config=OpenAPIConfig(
            title="Throneroom",
            version="1",
            path="/api/schema",
            render_plugins=[OpenApiFile()],
            use_handler_docstrings=True,
        ),
    )
    app.asgi_handler = Watch(
        with_strict_headers(leading_on(app.asgi_handler), HEADERS | (HSTS if settings.secure_cookies else {})),
        built.meters,
    )
    return app
