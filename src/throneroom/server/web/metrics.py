"""What a process counts about itself, told to the machine it runs on and to who has the token."""

from __future__ import annotations

import hmac
from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Response, get

from throneroom.server.problems import not_found
from throneroom.server.store import rows
from throneroom.server.web.asking import FREE, Req, house_of, secret_of

MEDIA: Final = "text/plain; version=0.0.4"
_FORWARDED: Final = ("forwarded", "x-forwarded-for", "x-real-ip")


@get("/metrics", include_in_schema=False, opt=FREE)
async def metrics(request: Req) -> Response[bytes]:
    """Counters for Prometheus; for everybody else there is nothing here."""
    house = house_of(request)
    token = house.settings.metrics_token
    has_token = bool(token) and hmac.compare_digest(secret_of(request).encode(), token.encode())
    if not has_token and not is_from_here(request):
        raise not_found()
    async with house.database.read() as c:
        matches = await rows.count_matches(c)
    return Response(house.meters.text(house.hub.sockets, len(house.matches.rooms), matches), media_type=MEDIA)


def is_from_here(request: Any) -> bool:
    """Whether a request was made on this machine, and not only handed on by a proxy on it."""
    if request.client is None or any(name in request.headers for name in _FORWARDED):
        return False
    try:
        return ip_address(request.client.host).is_loopback and is_loopback_name(request.headers.get("host", ""))
    except ValueError:
        return False


def is_loopback_name(host: str) -> bool:
    """Whether a request asked for this machine by its own name: a page elsewhere can have its own name lead here."""
    name = urlsplit(f"//{host}").hostname or ""
    return name == "localhost" or ip_address(name).is_loopback


ROUTES: Final = [metrics]
