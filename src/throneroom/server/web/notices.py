"""The API: notices for people who are not there, and one click to have no more of them."""

from __future__ import annotations

from html import escape
from typing import Final

from litestar import MediaType, get, post
from litestar.params import FromPath, JSONBody

from throneroom.i18n import Catalogue
from throneroom.server.channels import masked
from throneroom.server.postman import Postman
from throneroom.server.web.answers import language
from throneroom.server.web.asking import CREATE, PROVES_ITSELF, Json, Req, house_of, person_of
from throneroom.server.web.shapes import Wishes


@get("/api/notifications")
async def notices(request: Req) -> list[Json]:
    """My last 50 notices, sent or not, the newest first."""
    person = await person_of(request)
    shown = ("id", "match", "kind", "made", "due", "sent", "dropped", "text")
    return [{name: row[name] for name in shown} for row in await house_of(request).postman.listed(person.id)]


@get("/api/notifications/settings")
async def settings(request: Req) -> Json:
    """Where my notices go, my quiet hours, and which channels this server allows."""
    return await _settings(house_of(request).postman, (await person_of(request)).id)


@post("/api/notifications/settings", status_code=200)
async def change_settings(request: Req, data: JSONBody[Wishes]) -> Json:
    """Change where my notices go (an Apprise URL, a mail address, or nothing to have none) and my quiet hours."""
    house = house_of(request)
    person = await person_of(request, CREATE)
    house.limits.notices.hit(f"settings {person.id}")
    await house.postman.wish(person.id, data.channel, data.quiet)
    return await _settings(house.postman, person.id)


async def _settings(postman: Postman, user: str) -> Json:
    wishes, channels = await postman.wishes(user), postman.channels
    return {"channel": masked(wishes["channel"]), "quiet": wishes["quiet"], "schemas": list(channels.schemas),
            "mail": bool(channels.mail), "test": channels.is_test}  # fmt: skip


@post("/api/notifications/test", status_code=200)
async def try_out(request: Req) -> Json:
    """Send me a notice now."""
    house = house_of(request)
    person = await person_of(request, CREATE)
    house.limits.notices.hit(f"test {person.id}")
    await house.postman.try_out(person.id)
    return {"sent": True}


@get("/api/notifications/off/{token:str}", media_type=MediaType.HTML)
async def ask_off(request: Req, token: FromPath[str]) -> str:
    """A page with one button that turns notices off; opening the link alone does nothing."""
    house_of(request).postman.off_user(token)
    words = Catalogue(language(request), "server")
    button = f'<form method="post"><button>{escape(words.text("notice-off-button"))}</button></form>'
    return _page(words, "notice-off-ask", button)


@post("/api/notifications/off/{token:str}", status_code=200, media_type=MediaType.HTML, opt={PROVES_ITSELF: True})
async def turn_off(request: Req, token: FromPath[str]) -> str:
    """Turn notices off; the token of the link is proof enough, as mail programs send no cookie (RFC 8058)."""
    await house_of(request).postman.turn_off(token)
    return _page(Catalogue(language(request), "server"), "notice-off-done", "")


def _page(words: Catalogue, key: str, more: str) -> str:
    text = escape(words.text(key))
    return (
        f'<!doctype html><html lang="{words.lang}"><head><meta charset="utf-8"><title>Throneroom</title></head>'
        f"<body><p>{text}</p>{more}</body></html>"
    )


ROUTES: Final = [notices, settings, change_settings, try_out, ask_off, turn_off]
