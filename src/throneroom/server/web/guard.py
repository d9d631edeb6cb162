"""What keeps foreign pages out: requests that change something come from our own pages or from programs, as JSON."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from litestar import Request
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from throneroom.server.problems import Problem
from throneroom.server.settings import Settings
from throneroom.server.web.answers import answer
from throneroom.server.web.asking import PROVES_ITSELF

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
JSON: Final = "application/json"


class Guard(ASGIMiddleware):
    """Stands before every route."""

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        if scope["type"] == ScopeType.HTTP and scope["method"] not in SAFE:
            headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
            problem = refusal(headers, scope["app"].state.house.settings, PROVES_ITSELF in scope["route_handler"].opt)
            if problem is not None:
                request: Request[Any, Any, Any] = Request(scope)
                await answer(request, problem).to_asgi_response(None, request)(scope, receive, send)
                return
        await next_app(scope, receive, send)


def refusal(headers: Mapping[str, str], settings: Settings, proves_itself: bool) -> Problem | None:
    """Why a request that may change something is not taken, if so.

    A mail program, not a page, calls a route whose address is a secret; and our own page may have a form for it.
    """
    if proves_itself and "origin" not in headers:
        return None
    if not is_own(headers, settings):
        return Problem(403, "foreign-origin")
    media = headers.get("content-type", JSON).partition(";")[0].strip().lower()
    return None if media == JSON or proves_itself else Problem(415, "wrong-media")


def is_own(headers: Mapping[str, str], settings: Settings) -> bool:
    """Whether no foreign page can have made a request: they can send neither tokens nor headers of their own."""
    if headers.get("authorization", "").startswith("Bearer "):
        return True
    if "origin" not in headers:
        return headers.get("x-throneroom") == "1"
    return is_own_page(headers, settings)


def is_own_page(headers: Mapping[str, str], settings: Settings) -> bool:
    """Whether the page that made a request is ours. With TLS it has one address; without, any that leads here."""
    given = headers["origin"]
    if settings.secure_cookies or given == settings.origin:
        return given == settings.origin
    host = headers.get("host", "")
    return given in (f"http://{host}", f"https://{host}")
