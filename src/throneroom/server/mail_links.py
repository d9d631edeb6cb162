"""Mail links: who can read the mails of an address confirms it, or replaces a forgotten password.

A link is in one mail, to one address, and good for one use. Nobody learns from it whether there is a login, or gets
more than a few mails a day, whoever asks for them. But who has no link to a new password always gets one, so that
nobody can use up somebody else's.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Final

from sqlalchemy import RowMapping
from sqlalchemy.ext.asyncio import AsyncConnection

from throneroom.i18n import Catalogue
from throneroom.server import wire
from throneroom.server.budgets import Budget
from throneroom.server.channels import MAIL, Channels, Letter, masked
from throneroom.server.logs import event
from throneroom.server.people import People, Person, plain_login
from throneroom.server.postman import language_of
from throneroom.server.problems import Problem, not_found
from throneroom.server.sending import too_busy
from throneroom.server.store import link_rows, rows

CONFIRM, RESET = "confirm", "reset"
SECONDS: Final = {CONFIRM: 24 * 3600.0, RESET: 3600.0}
"""How long a mail link is good."""
WAITING: Final = 50
"""So many mails may wait to be sent; what comes then is not."""


class MailLinks:
    """The mail links of one database."""

    def __init__(self, people: People, channels: Channels, recipients: Budget, origin: str) -> None:
        self.people = people
        self.database = people.database
        self.channels = channels
        self.recipients = recipients
        self.origin = origin
        self._sending: set[asyncio.Task[None]] = set()
        self._one_by_one = asyncio.Lock()

    async def stop(self) -> None:
        for task in self._sending:
            task.cancel()
        await asyncio.gather(*self._sending, return_exceptions=True)

    # ------------------------------------------------------------ asking for a mail

    async def confirm(self, person: Person, address: str, password: str, whence: str = "") -> None:
        """Ask by mail whether an address is this person's. An account is not moved without its password."""
        self.channels.check_mail(address)
        await self._check(person, password, whence)
        if len(self._sending) >= WAITING:
            raise too_busy()
        self.recipients.hit(inbox=_inbox(address), door=f"{_inbox(address)} {whence}")
        await self._write(CONFIRM, await self._row(person.id), address)

    async def forget(self, person: Person, password: str, whence: str = "") -> None:
        """No mail goes to this person any more; what was confirmed is forgotten."""
        await self._check(person, password, whence)
        row = await self._row(person.id)
        async with self.database.write() as c:
            await link_rows.drop_kinds(c, person.id, CONFIRM, RESET)
            await rows.change_user(c, person.id, mail="", channel="" if row["channel"] == MAIL else row["channel"])

    def forgotten(self, login: str, is_often: bool = False) -> None:
        """Mail a link to the confirmed address of a login, if there are both; afterwards, so that nobody can tell.

        To who asks often, none while the last one is good.
        """
        self.channels.check_mail()
        if len(self._sending) < WAITING:
            self._later(partial(self._forgotten, login, is_often))

    async def _forgotten(self, login: str, is_often: bool) -> None:
        async with self._one_by_one:
            async with self.database.read() as c:
                row = await rows.find_login(c, plain_login(login))
                if row is None or not row["mail"] or row["is_banned"]:
                    return
                has_link = await link_rows.about(c, row["id"], RESET, self.people.clock.now()) == row["mail"]
            if not has_link:
                self.recipients.add(1, inbox=_inbox(row["mail"]))
            elif is_often:
                return
            else:
                self.recipients.hit(inbox=_inbox(row["mail"]))
            await self._write(RESET, row, row["mail"])

    async def _write(self, kind: str, row: RowMapping, address: str) -> None:
        """Make a link and mail it."""
        secret = await self.people.links.make(kind, row["id"], SECONDS[kind], about=address)
        words = Catalogue(language_of(row), "server")
        title, link = words.text(f"mail-{kind}"), f"{self.origin}/mail#{secret}"
        body = f"{words.text(f'mail-{kind}-how')}\n{link}\n\n{words.text('mail-not-you')}"
        self._later(partial(self._post, address, Letter(f"Throneroom: {title}", body)))

    async def _post(self, address: str, letter: Letter) -> None:
        if not await self.channels.post(address, letter):
            event("mail-failed", logging.WARNING)

    def _later(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Do something after the answer; what goes wrong is nobody's business but the host's."""

        async def do() -> None:
            try:
                await work()
            except Problem:
                pass  # too many mails, to one address or to all
            except Exception as fault:
                event("mail-failed", logging.ERROR, fault)

        task = asyncio.get_running_loop().create_task(do())
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    # ------------------------------------------------------------ using a link

    async def look(self, secret: str) -> wire.MailLinkAbout:
        """What a link is for; nothing changes."""
        row = await self.people.links.look(secret, CONFIRM, RESET)
        async with self.database.read() as c:
            person = _alive(await rows.find_user(c, row["user"]))
        return {"kind": row["kind"], "name": person["name"], "address": masked(row["about"])}

    async def spend(self, secret: str, password: str, whence: str = "") -> str:
        """Use a link up; its kind. A new password ends all sessions and tokens, and all links lead nowhere."""
        kind = str((await self.people.links.look(secret, CONFIRM, RESET))["kind"])
        hash = await self.people.passwords.hash(password, whence) if kind == RESET else ""
        async with self.database.write() as c:
            row = await self.people.links.spend(c, secret, kind)
            person = _alive(await rows.find_user(c, row["user"]))
            if kind == CONFIRM:
                await self._confirmed(c, person, row["about"])
            elif row["about"] != person["mail"]:
                raise not_found()
            else:
                await self.people.set_password(c, person["id"], hash)
        if kind == RESET:
            self.people.forget_person(person["id"])
        return kind

    async def _confirmed(self, c: AsyncConnection, person: RowMapping, address: str) -> None:
        """An address is somebody's; notices go there if they went nowhere, or to one that nobody has confirmed."""
        is_free = not person["channel"] or ("@" in person["channel"] and "://" not in person["channel"])
        await rows.change_user(c, person["id"], mail=address, channel=MAIL if is_free else person["channel"])

    async def waiting(self, user: str) -> str:
        """The address somebody has not confirmed yet; nothing if there is none."""
        async with self.database.read() as c:
            return await link_rows.about(c, user, CONFIRM, self.people.clock.now())

    # ------------------------------------------------------------ who

    async def _check(self, person: Person, password: str, whence: str) -> None:
        row = await self._row(person.id)
        if row["password"] and not await self.people.passwords.is_right(row["password"], password, whence):
            raise Problem(401, "wrong-password")

    async def _row(self, user: str) -> RowMapping:
        async with self.database.read() as c:
            return _alive(await rows.find_user(c, user))


def _alive(row: RowMapping | None) -> RowMapping:
    if row is None or row["is_banned"]:
        raise not_found()
    return row


def _inbox(address: str) -> str:
    """An address as it is counted: in one spelling, without the marks people add to their own."""
    name, _, host = address.lower().partition("@")
    return f"{name.partition('+')[0]}@{host}"
