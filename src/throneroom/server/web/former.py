"""Addresses that have another name now: they lead on to it for one version."""

from __future__ import annotations

import re
from typing import Final
from urllib.parse import quote

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

FORMER: Final = (
    (re.compile(r"(/api/matches/[^/]+)/draft"), r"\1/drafts"),
    (re.compile(r"(/api/matches/[^/]+)/events/(\d+)"), r"\1/actions/\2"),
    (re.compile(r"(/api/matches/[^/]+)/link"), r"\1/seat-link"),
    (re.compile(r"/api/links"), "/api/seat-links"),
    (re.compile(r"/notices"), "/notifications"),
)


def name_now(path: str) -> str | None:
    """What an address is called now; none if it has not changed."""
    for former, now in FORMER:
        found = former.fullmatch(path)
        if found is not None:
            return quote(found.expand(now))
    return None


def leading_on(app: ASGIApp) -> ASGIApp:
    """Requests to former addresses are told the new one; the same request is good there."""

    async def answering(scope: Scope, receive: Receive, send: Send) -> None:
        now = name_now(scope["path"]) if scope["type"] == ScopeType.HTTP else None
        if now is None:
            await app(scope, receive, send)
            return
        query = scope["query_string"]
        location = now.encode() + (b"?" + query if query else b"")
        await send({"type": "http.response.start", "status": 308,
                    "headers": [(b"location", location), (b"content-length", b"0")]})  # fmt: skip
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    return answering
