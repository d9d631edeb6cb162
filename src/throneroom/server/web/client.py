"""The browser client: one page for all its addresses, and the files that page asks for.

The client is built from `client/`. Where it was not, the start page of `pages` stays in its place.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from litestar import Response, get, head
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import File
from litestar.types import ControllerRouterHandler

from throneroom.server.web import pages
from throneroom.server.web.asking import Req
from throneroom.server.web.hints import hints, spoken
from throneroom.server.web.pictures import tags

DIST: Final = Path(__file__).parent / "client_dist"
INDEX: Final = DIST / "index.html"
FILES: Final = DIST / "files.json"
ASSETS: Final = DIST / "assets"
FOREVER: Final = "public, max-age=31536000, immutable"
FRESH: Final = {"cache-control": "no-cache"}
PRIVATE: Final = {"cache-control": "private, no-cache"}
"""The page names what its reader will need, which depends on who reads it."""
MEDIA: Final = {
    ".js": "text/javascript", ".css": "text/css", ".woff2": "font/woff2", ".svg": "image/svg+xml", ".png": "image/png",
    ".webmanifest": "application/manifest+json",
}  # fmt: skip
FIXED: Final = [
    "/theme.js", "/worker.js", "/favicon.svg", "/manifest.webmanifest",
    "/icon-192.png", "/icon-512.png", "/icon-mask.png",
]  # fmt: skip
PACKED: Final = {"br": ".br", "gzip": ".gz"}
"""Encodings the build has made of scripts and styles, the best first."""
ADDRESSES: Final = [
    "/", "/me", "/admin", "/link", "/mail", "/notifications", "/t/{rest:path}", "/matches/{rest:path}",
    "/rules", "/rules/{rest:path}", "/replay/{rest:path}", "/r/{rest:path}",
]  # fmt: skip
"""Notices that were sent earlier lead to `/matches`."""


@get(ADDRESSES, include_in_schema=False)
async def page(request: Req) -> Response[str]:
    """The page of the client; it reads the address itself."""
    head, end, rest = INDEX.read_text(encoding="utf-8").partition("</head>")
    text = head + await tags(request, spoken(request)) + await hints(request, FILES) + end + rest
    return Response(text, media_type=pages.HTML, headers=PRIVATE)


@head(ADDRESSES, include_in_schema=False)
async def page_head() -> Response[None]:
    """That the page is there, for those who only want to know that."""
    return Response(None, media_type=pages.HTML, headers=FRESH)


@get("/assets/{name:str}", include_in_schema=False)
async def asset(name: FromPath[str], request: Req) -> File:
    """A file of the page. Its name tells its content, so it is never asked for again."""
    path = ASSETS / name
    media = MEDIA.get(path.suffix)
    if media is None or path.parent != ASSETS or not path.is_file():
        raise NotFoundException
    headers = {"cache-control": FOREVER, "vary": "accept-encoding"}
    for encoding, suffix in PACKED.items():
        packed = path.with_name(name + suffix)
        if encoding in request.headers.get("accept-encoding", "") and packed.is_file():
            return _file(packed, media, {**headers, "content-encoding": encoding})
    return _file(path, media, headers)


@get("/shell", include_in_schema=False)
async def shell() -> File:
    """The page without anything that is for its reader: what is shown where the server is not reached."""
    return _file(INDEX, pages.HTML, FRESH)


@get(FIXED, include_in_schema=False)
async def fixed(request: Req) -> File:
    """A file of the client with a name of its own: the theme, the worker, what a phone needs to install it."""
    path = DIST / request.url.path.strip("/")
    return _file(path, MEDIA[path.suffix], FRESH)


def _file(path: Path, media: str, headers: dict[str, str]) -> File:
    return File(path, media_type=media, content_disposition_type="inline", headers=headers)


@get("/", include_in_schema=False)
async def unbuilt(request: Req) -> Response[str]:
    """The start page, where there is no client."""
    return pages.start_page(request, "/")


def routes() -> list[ControllerRouterHandler]:
    """The client if it was built, else the start page."""
    if not INDEX.is_file():
        return [unbuilt, page_head]
    return [page, page_head, asset, shell, fixed]


ROUTES: Final = routes()
