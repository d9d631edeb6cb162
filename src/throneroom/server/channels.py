"""Where notices go: services of Apprise that the host allows, a confirmed mail address, or a test.

A channel is an address that the server will call, so a person must not be able to name a host of the inner network.
"""

from __future__ import annotations

import asyncio
import logging
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final
from urllib.parse import quote

from throneroom.server.logs import event
from throneroom.server.problems import Problem
from throneroom.server.sending import Sending
from throneroom.server.services import SERVICES
from throneroom.server.settings import Settings

if TYPE_CHECKING:
    from apprise import NotifyBase

TEST: Final = "test:"
MAIL: Final = "mail:"
"""The channel that leads to the mail address somebody has confirmed, through the mail server of the host."""
_MAILER: Final = "NotifyEmail"
_ADDRESS: Final = re.compile(r"[A-Za-z0-9._+-]{1,64}@(?=.{4,190}$)([A-Za-z0-9-]+\.)+[A-Za-z][A-Za-z0-9-]+")


@dataclass(frozen=True, slots=True)
class Letter:
    """What is sent: a line, some text, the link that turns notices off, and the id by which it is known again."""

    title: str
    body: str
    off: str = ""
    id: str = ""
    about: str = ""
    """What it is about, ..."""
    sentence: str = ""
    """... what is so, and ..."""
    link: str = ""
    """... where to go."""


class Channels:
    """The channels that the settings allow."""

    def __init__(self, settings: Settings) -> None:
        self.mail = settings.notify_mail
        self.is_test = settings.notify_test
        self.sending = Sending()
        self.schemas = tuple(schema for schema in SERVICES if schema in (settings.notify_schemas or SERVICES))

    async def check(self, channel: str) -> None:
        """Refuse a channel that is not allowed, or that Apprise does not understand. Nothing is sent."""
        if channel == "" or (channel == TEST and self.is_test):
            return
        if channel == MAIL:
            self.check_mail()
            return
        name = self._name(channel)
        if name is None or await asyncio.to_thread(_service, channel, name) is None:
            raise Problem(422, "bad-channel", {"known": ", ".join(self.schemas)})

    def check_mail(self, address: str = "a@example.org") -> None:
        """Refuse what is no mail address; and any, where the host sends no mail."""
        if not self.mail:
            raise Problem(422, "no-mail")
        if not _ADDRESS.fullmatch(address):
            raise Problem(422, "bad-mail")

    def _name(self, channel: str) -> str | None:
        """The class of Apprise for one address of an allowed service; nothing for any other text."""
        for schema in self.schemas:
            name, form = SERVICES[schema]
            if form.fullmatch(channel):
                return name
        return None

    async def send(self, channel: str, mail: str, letter: Letter) -> bool:
        """Send a letter, mail to the confirmed address; whether it was taken. What is no longer allowed takes none.

        A problem if too many wait to be sent.
        """
        try:
            await self.check(channel)
        except Problem:
            return False
        if channel == MAIL:
            return bool(mail) and await self.post(mail, letter)
        name = self._name(channel)
        return channel == TEST or (name is not None and await self.sending.do(lambda: _call(channel, name, letter)))

    async def post(self, address: str, letter: Letter) -> bool:
        """Send a mail; whether the mail server of the host took it."""
        self.check_mail(address)
        return await self.sending.do(lambda: _call(self._mail_to(address, letter), _MAILER, letter))

    def _mail_to(self, address: str, letter: Letter) -> str:
        """The mail server of the host with one recipient, and the headers by which mail programs offer the way out."""
        more = {"to": address}
        if letter.off:
            more |= {"+List-Unsubscribe": f"<{letter.off}>", "+List-Unsubscribe-Post": "List-Unsubscribe=One-Click"}
        if letter.id:
            more["+X-Throneroom-Notice"] = letter.id
        given = "&".join(f"{name}={quote(value, safe='')}" for name, value in more.items())
        return f"{self.mail}{'&' if '?' in self.mail else '?'}{given}"


def masked(channel: str) -> str:
    """A channel or a mail address as its owner is shown it: which one it is, without what opens it."""
    if _ADDRESS.fullmatch(channel):
        name, _, host = channel.partition("@")
        return f"{name[0]}…@{host}"
    schema, found, _ = channel.partition("://")
    return f"{schema}://…" if found else channel


def _service(url: str, name: str) -> NotifyBase | None:
    """The one service an address stands for; nothing if Apprise makes none of it, or one of another class."""
    from apprise import Apprise  # here, because it takes as long to import as the rest of the server

    logging.getLogger("apprise").setLevel(logging.CRITICAL)  # its warnings name addresses, which are secrets
    service = Apprise.instantiate(url)
    return service if type(service).__name__ == name and getattr(service, "mode", "") != "private" else None


def _call(url: str, name: str, letter: Letter) -> bool:
    """Have a service take a letter; whatever goes wrong there must not stop the others."""
    from apprise import Apprise

    try:
        service = _service(url, name)
        if service is None:
            return False
        return bool(Apprise(service).notify(title=letter.title, body=letter.body, body_format="text"))
    except Exception as fault:
        event("channel-failed", logging.WARNING, fault)
        return False
