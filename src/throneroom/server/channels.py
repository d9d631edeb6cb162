"""Where notices go: services of Apprise that the host allows, mail through the host's own server, or a test.

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
from throneroom.server.settings import Settings

if TYPE_CHECKING:
    from apprise import Apprise

TEST: Final = "test:"
SCHEMAS: Final = ("discord", "ntfy", "pover", "slack", "tgram")
"""Services whose host is fixed in Apprise: only the name of a room or a key can be given."""
LENGTH: Final = 500
_ADDRESS: Final = re.compile(r"[A-Za-z0-9._+-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")
_URL: Final = re.compile(r"(?P<schema>[a-z][a-z0-9]*)://[!-~]+")
_NTFY: Final = re.compile(r"ntfy://[A-Za-z0-9_-]{1,64}")
"""A topic of the public server; with a path Apprise would take it for the name of another server."""


@dataclass(frozen=True, slots=True)
class Letter:
    """What is sent: a line, some text, and the link that turns notices off."""

    title: str
    body: str
    off: str


class Channels:
    """The channels that the settings allow."""

    def __init__(self, settings: Settings) -> None:
        self.mail = settings.notify_mail
        self.is_test = settings.notify_test
        self.schemas = settings.notify_schemas or SCHEMAS

    async def check(self, channel: str) -> None:
        """Refuse a channel that is not allowed, or that Apprise does not understand. Nothing is sent."""
        if channel == "" or (channel == TEST and self.is_test):
            return
        if _ADDRESS.fullmatch(channel):
            if not self.mail:
                raise Problem(422, "no-mail")
            return
        if not self._is_allowed(channel) or await asyncio.to_thread(_service, channel) is None:
            raise Problem(422, "bad-channel", {"known": ", ".join(self.schemas)})

    def _is_allowed(self, channel: str) -> bool:
        url = _URL.fullmatch(channel)
        if url is None or len(channel) > LENGTH or url["schema"] not in self.schemas:
            return False
        # Parameters can make Apprise read files and call other hosts: templates, attachments, pictures.
        if "?" in channel or "#" in channel:
            return False
        return url["schema"] != "ntfy" or _NTFY.fullmatch(channel) is not None

    async def send(self, channel: str, letter: Letter) -> bool:
        """Send a letter; whether it was taken. A channel that is no longer allowed takes nothing."""
        try:
            await self.check(channel)
        except Problem:
            return False
        if channel == TEST:
            return True
        url = self._mail_to(channel, letter.off) if _ADDRESS.fullmatch(channel) else channel
        return await asyncio.to_thread(_call, url, letter)

    def _mail_to(self, address: str, off: str) -> str:
        """The mail server of the host with one recipient, and the headers by which mail programs offer the way out."""
        more = {"to": address, "+List-Unsubscribe": f"<{off}>",
                "+List-Unsubscribe-Post": "List-Unsubscribe=One-Click"}  # fmt: skip
        given = "&".join(f"{name}={quote(value, safe='')}" for name, value in more.items())
        return f"{self.mail}{'&' if '?' in self.mail else '?'}{given}"


def masked(channel: str) -> str:
    """A channel as its owner is shown it: which one it is, without what opens it."""
    if _ADDRESS.fullmatch(channel):
        name, _, host = channel.partition("@")
        return f"{name[0]}…@{host}"
    schema, found, _ = channel.partition("://")
    return f"{schema}://…" if found else channel


def _service(url: str) -> Apprise | None:
    """Apprise with one address; nothing if it does not understand it."""
    from apprise import Apprise  # here, because it takes as long to import as the rest of the server

    logging.getLogger("apprise").setLevel(logging.CRITICAL)  # its warnings name addresses, which are secrets
    service = Apprise()
    return service if service.add(url) else None


def _call(url: str, letter: Letter) -> bool:
    """Have a service take a letter; whatever goes wrong there must not stop the others."""
    try:
        service = _service(url)
        return service is not None and bool(service.notify(title=letter.title, body=letter.body, body_format="text"))
    except Exception as fault:
        event("channel-failed", logging.WARNING, fault)
        return False
