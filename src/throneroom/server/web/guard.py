"""What keeps foreign pages out: requests that change something come from our own pages or from programs, as JSON."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping
from contextlib import nullcontext
from typing import Any, Final

from litestar import Request
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from throneroom.server.budgets import Budget
from throneroom.server.problems import Problem, not_found
from throneroom.server.settings import Settings
from throneroom.server.web.answers import answer
from throneroom.server.web.asking import HOLDS, PROVES_ITSELF, address_of, house_of, secret_of
from throneroom.server.web.shapes import SMALL

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
JSON: Final = "application/json"


class Guard(ASGIMiddleware):
    """Stands before every route."""

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        if scope["type"] != ScopeType.HTTP:
            await next_app(scope, receive, send)
            return
        request: Request[Any, Any, Any] = Request(scope)
        try:
            if "\0" in scope["path"]:
                raise not_found()
            if scope["method"] not in SAFE:
                require_own(request, PROVES_ITSELF in scope["route_handler"].opt)
            receive = await brought(request, receive)
            release = let_in(request)
        except Gone:
            return
        except Problem as problem:
            await answer(request, problem).to_asgi_response(None, request)(scope, receive, send)
            return
        try:
            await next_app(scope, receive, send)
        finally:
            release()


class Gone(Exception):
    """Who sent half a request has left."""


async def brought(request: Request[Any, Any, Any], receive: Receive) -> Receive:
    """Count a request, and wait for its body: it costs what has come, whatever it claimed to bring.

    Who is still sending has no place among those who are worked for; a few large bodies come at once, and no more.
    """
    if not _held_by(request):
        return receive
    limits, who = house_of(request).limits, _sender(request)
    limits.requests.hit(1, **who)
    most = request.route_handler.resolve_request_max_body_size() or 0
    claimed = claimed_size(request, most)
    if request.method in SAFE or claimed > most:  # refused by its head alone
        return receive
    pieces: deque[Any] = deque()
    size = 0
    with limits.uploading.held(**who) if claimed > SMALL else nullcontext():
        while size <= most and (not pieces or pieces[-1].get("more_body")):
            piece: Any = await receive()
            if piece["type"] == "http.disconnect":
                limits.bytes.add(size, **who)
                raise Gone
            pieces.append(piece)
            size += len(piece.get("body", b""))
    limits.bytes.hit(size, **who)

    async def again() -> Any:
        return pieces.popleft() if pieces else await receive()

    return again


def let_in(request: Request[Any, Any, Any]) -> Callable[[], None]:
    """Have a place among those who are worked for; what is returned says that the request was answered."""
    holds = _held_by(request)
    if not holds:
        return lambda: None
    held: Budget = getattr(house_of(request).limits, holds)
    return held.hold(**_sender(request))


def _held_by(request: Request[Any, Any, Any]) -> str:
    holds: str = request.route_handler.opt.get(HOLDS, "working")
    return holds


def _sender(request: Request[Any, Any, Any]) -> dict[str, str | None]:
    secret = secret_of(request)
    return {"address": address_of(request), "person": house_of(request).people.known(secret) if secret else None}


def claimed_size(request: Request[Any, Any, Any], most: int) -> int:
    """How many bytes a request claims to bring; a sender that does not say may send the most."""
    said = request.headers.get("content-length", "")
    if said.isdecimal():
        return int(said[:18])
    return most if "transfer-encoding" in request.headers else 0


def require_own(request: Request[Any, Any, Any], proves_itself: bool) -> None:
    """A problem if a foreign page may have made a request."""
    headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in request.scope["headers"]}
    problem = refusal(headers, house_of(request).settings, proves_itself)
    if problem is not None:
        raise problem


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
