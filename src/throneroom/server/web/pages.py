"""Pages for people: what this is, in their language."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from litestar import Response, get
from litestar.datastructures import CacheControlHeader
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler

from throneroom.core.game import games
from throneroom.i18n import LANGUAGES, Catalogue
from throneroom.server.web.answers import language
from throneroom.server.web.asking import Req
from throneroom.server.web.html import Markup, document, joined, tag
from throneroom.server.web.reference import reference
from throneroom.server.web.schema import document as openapi
from throneroom.telling import Teller

HTML: Final = "text/html"
STATIC: Final = Path(__file__).parent / "static"
TERMINAL: Final = ("make terminal", ".venv/bin/throneroom play bloody-throne")


@get("/about", include_in_schema=False)
async def about(request: Req) -> Response[str]:
    """What this is, and how to play."""
    return start_page(request, "/about")


def start_page(request: Req, path: str) -> Response[str]:
    """What this is, and how to play without a browser."""
    return Response(_start(path, language(request)), media_type=HTML)


@cache
def _start(path: str, lang: str) -> str:
    """Made once for each language."""
    words = Catalogue(lang, "pages")
    body = tag(
        "main",
        tag("h1", "Throneroom"),
        tag("p", words.text("start-lead"), class_="lead"),
        tag("h2", words.text("start-games")),
        tag("ul", *[_game(lang, words, id) for id in games()], class_="games"),
        tag("h2", words.text("start-terminal")),
        tag("p", words.text("start-terminal-how")),
        tag("pre", tag("code", "\n".join(TERMINAL))),
        tag("h2", words.text("start-programs")),
        tag("p", words.text("start-programs-how")),
        tag("p", tag("a", words.text("start-reference"), href=f"/api?lang={lang}", class_="button")),
    )
    return document(lang, "Throneroom", header(path, lang), body)


def _game(lang: str, words: Catalogue, id: str) -> Markup:
    game = games()[id]
    seats = words.text("start-players", least=game.players.start, most=game.players.stop - 1)
    return tag("li", tag("strong", Teller(lang, game).words.text("game-title")), " ", tag("span", seats, class_="dim"))


@get("/api", include_in_schema=False)
async def api(request: Req) -> Response[str]:
    """Every operation of the API, readable."""
    made: dict[str, str] = request.app.state.setdefault("reference", {})
    lang = language(request)
    if lang not in made:
        words = Catalogue(lang, "pages")
        page = reference(words, openapi(request.app))
        made[lang] = document(lang, words.text("api-title"), header("/api", lang), page)
    return Response(made[lang], media_type=HTML)


def header(path: str, lang: str) -> Markup:
    """The way back to the start, and the other languages."""
    links = [
        tag("a", code, href=f"{path}?lang={code}", hreflang=code, lang=code, **_current(code == lang))
        for code in LANGUAGES
    ]
    home = tag("a", "Throneroom", href=f"/?lang={lang}", class_="home")
    return tag("header", home, tag("nav", joined(*links)))


def _current(is_current: bool) -> dict[str, str]:
    return {"aria-current": "true"} if is_current else {}


static: Final = create_static_files_router(
    path="/static",
    directories=[STATIC],
    include_in_schema=False,
    cache_control=CacheControlHeader(max_age=3600, public=True),
)

ROUTES: Final[list[ControllerRouterHandler]] = [about, api, static]
