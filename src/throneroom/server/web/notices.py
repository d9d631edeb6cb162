"""The API: notices for people who are not there, and one click to have no more of them."""

from __future__ import annotations

from html import escape
from typing import Final, cast

from litestar import MediaType, get, post
from litestar.params import FromPath, JSONBody

from throneroom.i18n import Catalogue
from throneroom.server import budgets, wire
from throneroom.server.channels import masked
from throneroom.server.house import House
from throneroom.server.postman import kinds_of
from throneroom.server.push import digest_of
from throneroom.server.store import pushes
from throneroom.server.web.answers import language
from throneroom.server.web.asking import CREATE, PROVES_ITSELF, SPENDS, Req, house_of, person_of
from throneroom.server.web.shapes import Device, Endpoint, Wishes


@get("/api/notifications")
async def notices(request: Req) -> list[wire.Notification]:
    """My last 50 notices, sent or not, the newest first."""
    person = await person_of(request)
    shown = ("id", "match", "kind", "made", "sent", "dropped", "text")
    found = await house_of(request).postman.listed(person.id)
    return [cast(wire.Notification, {**{name: row[name] for name in shown}, "deadline": row["due"]}) for row in found]


@get("/api/notifications/settings")
async def settings(request: Req) -> wire.NotificationSettings:
    """Where my notices go, what they tell, my quiet hours, and which channels this server allows."""
    return await settings_of(house_of(request), (await person_of(request)).id)


@post("/api/notifications/settings", status_code=200, opt={SPENDS: "notice_settings"})
async def change_settings(request: Req, data: JSONBody[Wishes]) -> wire.NotificationSettings:
    """Change where my notices go (an Apprise URL, `mail:`, or nothing), their kinds, and my quiet hours."""
    house = house_of(request)
    person = await person_of(request, CREATE)
    await house.postman.wish(person.id, data.channel, data.quiet, data.kinds)
    return await settings_of(house, person.id)


async def settings_of(house: House, user: str) -> wire.NotificationSettings:
    """What somebody has chosen, and what they can choose from."""
    wishes, channels = await house.postman.wishes(user), house.postman.channels
    return {
        "channel": masked(wishes["channel"]),
        "quiet": wishes["quiet"],
        "kinds": kinds_of(wishes),
        "address": masked(wishes["mail"]),
        "waiting": masked(await house.mail_links.waiting(user)),
        "schemas": list(channels.schemas),
        "mail": bool(channels.mail),
        "test": channels.is_test,
        "push": {"key": await house.postman.push.public_key(), "devices": len(await house.postman.push.devices(user))},
    }


@post("/api/notifications/devices", status_code=201, opt={SPENDS: "notice_settings"})
async def add_device(request: Req, data: JSONBody[Device]) -> wire.NotificationSettings:
    """Show my notices on this device (Web Push): what the browser gave for the `key` of the settings."""
    house = house_of(request)
    person = await person_of(request, CREATE)
    push = house.postman.push
    async with house.database.read() as c:
        others = await pushes.others(c, person.id, digest_of(data.endpoint))
    house.limits.devices.require(budgets.PERSON, others)
    await push.subscribe(person.id, data.endpoint, data.keys.p256dh, data.keys.auth, house.clock.now())
    return await settings_of(house, person.id)


@post("/api/notifications/devices/end", status_code=200, opt={SPENDS: "notice_settings"})
async def end_device(request: Req, data: JSONBody[Endpoint]) -> wire.NotificationSettings:
    """Show my notices on this device no more."""
    house = house_of(request)
    person = await person_of(request, CREATE)
    await house.postman.push.unsubscribe(person.id, data.endpoint)
    return await settings_of(house, person.id)


@post("/api/notifications/test", status_code=200, opt={SPENDS: "notice_tests"})
async def try_out(request: Req) -> wire.Sent:
    """Send me a notice now."""
    house = house_of(request)
    person = await person_of(request, CREATE)
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


ROUTES: Final = [notices, settings, change_settings, add_device, end_device, try_out, ask_off, turn_off]
