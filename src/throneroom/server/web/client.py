"""The browser client: one page for all its addresses, and the files that page asks for.

The client is built from `client/`. Where it was not, the start page of `pages` stays in its place.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from litestar import Response, get
from litestar.datastructures import CacheControlHeader
from litestar.response import File
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler

from throneroom.server.web import pages
from throneroom.server.web.asking import Req

DIST: Final = Path(__file__).parent / "client_dist"
INDEX: Final = DIST / "index.html"
YEAR: Final = 31_536_000
ADDRESSES: Final = [
    "/", "/me", "/t/{rest:path}", "/rules", "/rules/{rest:path}", "/replay/{rest:path}",
]  # fmt: skip


@get(ADDRESSES, include_in_schema=False)
async def page() -> Response[str]:
    """The page of the client; it reads the address itself."""
    return Response(INDEX.read_text(encoding="utf-8"), media_type=pages.HTML, headers={"cache-control": "no-cache"})


@get("/theme.js", include_in_schema=False)
async def theme() -> File:
    """What sets light or dark before anything is drawn."""
    return _whole("theme.js", "text/javascript")


@get("/favicon.svg", include_in_schema=False)
async def favicon() -> File:
    """The seal in the tab of the browser."""
    return _whole("favicon.svg", "image/svg+xml")


def _whole(name: str, media: str) -> File:
    return File(DIST / name, media_type=media, content_disposition_type="inline", headers={"cache-control": "no-cache"})


@get("/", include_in_schema=False)
async def unbuilt(request: Req) -> Response[str]:
    """The start page, where there is no client."""
    return pages.start_page(request)


def routes() -> list[ControllerRouterHandler]:
    """The client if it was built, else the start page."""
    if not INDEX.is_file():
        return [unbuilt]
    assets = create_static_files_router(
        path="/assets",
        directories=[DIST / "assets"],
        include_in_schema=False,
        cache_control=CacheControlHeader(max_age=YEAR, public=True, immutable=True),
    )
    return [page, theme, favicon, assets]


ROUTES: Final = routes()
