"""The API: a mail address that is confirmed, and a password that was forgotten."""

from __future__ import annotations

from typing import Final

from litestar import post
from litestar.params import JSONBody

from throneroom.server import wire
from throneroom.server.people import plain_login
from throneroom.server.web.asking import Req, address_of, house_of, signed_in
from throneroom.server.web.notices import settings_of
from throneroom.server.web.shapes import Forgotten, MailAddress, MailLink, SpentMailLink


@post("/api/notifications/mail", status_code=200)
async def change_mail(request: Req, data: JSONBody[MailAddress]) -> wire.NotificationSettings:
    """Give a mail address, to which a link is sent that confirms it; or nothing, to have the confirmed one forgotten.

    Who has an account gives its password too, as mails can replace it. Only a session can do this.
    """
    house = house_of(request)
    person = await signed_in(request)
    house.limits.sign_in.hit(address=address_of(request))
    key = f"session {person.id}"
    await house.tries.begin(key, person.session)
    if data.address:
        house.limits.mails.hit(person=person.id, address=address_of(request))
        await house.mail_links.confirm(person, data.address, data.password, address_of(request))
    else:
        await house.mail_links.forget(person, data.password, address_of(request))
    house.tries.right(key, person.session)
    return await settings_of(house, person.id)


@post("/api/mail-links/forgotten", status_code=202)
async def forgotten(request: Req, data: JSONBody[Forgotten]) -> wire.Asked:
    """Have a link to a new password mailed to the confirmed address of a login. The answer is always the same."""
    house = house_of(request)
    address = address_of(request)
    house.limits.mails.hit(address=address)
    house.mail_links.forgotten(data.login, house.limits.mails.is_over(door=f"{plain_login(data.login)} {address}"))
    return {"asked": True}


@post("/api/mail-links/look", status_code=200)
async def look_at_mail_link(request: Req, data: JSONBody[MailLink]) -> wire.MailLinkAbout:
    """What a mail link is for: `confirm` an address or `reset` a password. Nothing changes."""
    house = house_of(request)
    house.limits.sign_in.hit(address=address_of(request))
    return await house.mail_links.look(data.link)


@post("/api/mail-links", status_code=200)
async def spend_mail_link(request: Req, data: JSONBody[SpentMailLink]) -> wire.MailLinkSpent:
    """Use a mail link up; one for a new password needs that, and ends all sessions."""
    house = house_of(request)
    house.limits.sign_in.hit(address=address_of(request))
    return {"done": await house.mail_links.spend(data.link, data.password, address_of(request))}


ROUTES: Final = [change_mail, forgotten, look_at_mail_link, spend_mail_link]
