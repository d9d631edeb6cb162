"""Sends the notices that are due, once, to people who are not there; and knows what they want."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import logging
import re
from collections.abc import Mapping
from typing import Any, Final

from sqlalchemy import RowMapping
from sqlalchemy.exc import IntegrityError

from throneroom.i18n import DEFAULT, LANGUAGES, Catalogue
from throneroom.server import quiet
from throneroom.server.channels import Channels, Letter
from throneroom.server.live import Hub
from throneroom.server.logs import event
from throneroom.server.matches import Matches
from throneroom.server.notices import DEBOUNCE_SECONDS, END, MESSAGE, START, TURN, is_awaited
from throneroom.server.problems import Problem, not_found
from throneroom.server.rooms import ABANDONED, ENDED, Room
from throneroom.server.secret import new_secret
from throneroom.server.settings import Settings
from throneroom.server.store import outbox, rows
from throneroom.server.store.database import NotStored
from throneroom.telling import game_title, words_of

LOOK_SECONDS: Final = 2.0
BACK_OFF: Final = (60.0, 5 * 60.0, 30 * 60.0)
"""How long a failed notice waits before it is tried again; after the last it is given up."""
AT_ONCE: Final = 2
"""How many notices are sent at the same time, so that a slow service does not take all threads."""
LISTED: Final = 50
KEY: Final = "secret-key"
TRIAL: Final = "test"
_COMMANDS: Final = re.compile(r"[^\w .,:;!'’()–-]")
"""Signs in the name of a match that a service could read as a mention, a link or a mark."""


class Postman:
    """The notices of one database, sent by this process and its neighbours."""

    def __init__(self, matches: Matches, hub: Hub, settings: Settings) -> None:
        self.matches = matches
        self.database = matches.database
        self.clock = matches.clock
        self.hub = hub
        self.channels = Channels(settings)
        self.origin = settings.origin
        self._key = settings.secret_key
        self._hands = asyncio.Semaphore(AT_ONCE)
        self._looking = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self._find_key()
        self._task = asyncio.get_running_loop().create_task(self._watch())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _watch(self) -> None:
        while True:
            try:
                await self.look()
            except NotStored:
                pass
            except Exception as fault:
                event("look-failed", logging.ERROR, fault)
            await asyncio.sleep(LOOK_SECONDS)

    # ------------------------------------------------------------ sending

    async def look(self) -> None:
        """Deal with every open notice: who is there knows already, and what is due is sent."""
        async with self._looking:
            now = self.clock.now()
            async with self.database.read() as c:
                found = await outbox.open_until(c, now + DEBOUNCE_SECONDS)
            await asyncio.gather(*[self._deal_with(row, now) for row in found])

    async def _deal_with(self, row: RowMapping, now: float) -> None:
        try:
            async with self._hands:
                if self.hub.is_there(row["match"], row["user"]):
                    await self._change(row, dropped=True)
                elif row["due"] <= now:
                    await self._send(row, now)
        except NotStored:
            pass  # it is still open, and looked at again
        except Exception as fault:
            event("notice-failed", logging.ERROR, fault, notice=row["id"])

    async def _send(self, row: RowMapping, now: float) -> None:
        async with self.database.read() as c:
            person = await rows.find_user(c, row["user"])
        room = await self._room(row["match"])
        if person is None or room is None or not person["channel"] or not await self._is_news(room, row):
            await self._change(row, dropped=True)
            return
        morning = quiet.ends(person["quiet"], now)
        if morning is not None:
            await self._change(row, due=morning)
            return
        letter = self._letter(room, row["kind"], person)
        if not await self._change(row, sent=now, text=f"{letter.title}\n{letter.body}"):
            return  # another process was first, or there is something newer
        if not await self.channels.send(person["channel"], letter):
            await self._try_later(row, now)

    async def _room(self, id: str) -> Room | None:
        try:
            return await self.matches.room(id)
        except Problem:
            return None

    async def _is_news(self, room: Room, row: RowMapping) -> bool:
        """Whether a notice still says something that its person does not know."""
        user, kind = row["user"], row["kind"]
        if kind == MESSAGE:
            async with self.database.read() as c:
                since = await rows.messages_of(c, room.id, row["ply"] + 1)
            return not any([message["user"] == user for message in since])
        if any([chair.user == user and 0 < row["ply"] <= chair.seen for chair in room.chairs]):
            return False
        if kind == TURN:
            return is_awaited(room, user)
        return bool((kind == END) == (room.status in (ENDED, ABANDONED)))

    async def _change(self, row: RowMapping, **changes: Any) -> bool:
        """Change an open notice; whether nobody else did before."""
        async with self.database.write() as c:
            return await outbox.change_open(c, row, **changes)

    async def _try_later(self, row: RowMapping, now: float) -> None:
        """A notice that was not taken is open again for a while; not if a newer one waits already."""
        tries = row["tries"] + 1
        is_over = tries > len(BACK_OFF)
        due = row["due"] if is_over else now + BACK_OFF[tries - 1]
        try:
            async with self.database.write() as c:
                await outbox.change(c, row["id"], sent=None, tries=tries, due=due, dropped=is_over)
        except IntegrityError:
            async with self.database.write() as c:
                await outbox.change(c, row["id"], sent=None, tries=tries, dropped=True)

    # ------------------------------------------------------------ words

    def _letter(self, room: Room, kind: str, person: RowMapping) -> Letter:
        """A notice in the words of its person, made of what everybody may know."""
        lang = _language(person)
        key = f"notice-{kind}"
        if kind == START and is_awaited(room, person["id"]):
            key = "notice-start-turn"
        elif kind == END and room.status == ABANDONED:
            key = "notice-abandoned"
        title = game_title(words_of(lang, room.game, room.row["options"]), room.game)
        name = " ".join(_COMMANDS.sub("", room.row["name"]).split())
        about = f"{title} – {name}" if name else title
        return self._written(lang, person["id"], about, key, f"{self.origin}/matches/{room.id}")

    def _written(self, lang: str, user: str, about: str, key: str, link: str) -> Letter:
        words = Catalogue(lang, "server")
        sentence, off = words.text(key), self.off_link(user)
        return Letter(f"{about}: {sentence}", f"{sentence}\n{link}\n\n{words.text('notice-off', link=off)}", off)

    # ------------------------------------------------------------ what people want

    async def wishes(self, user: str) -> RowMapping:
        """The row of a person, with their channel and quiet hours."""
        async with self.database.read() as c:
            found = await rows.find_user(c, user)
        if found is None:
            raise not_found()
        return found

    async def wish(self, user: str, channel: str | None, hours: Mapping[str, Any] | None) -> None:
        """Change where notices go and when none come; what is not given stays."""
        changes: dict[str, Any] = {}
        if channel is not None:
            await self.channels.check(channel)
            changes["channel"] = channel
        if hours is not None:
            quiet.check(hours)
            changes["quiet"] = dict(hours)
        if changes:
            async with self.database.write() as c:
                await rows.change_user(c, user, **changes)

    async def listed(self, user: str) -> list[RowMapping]:
        """Somebody's last notices."""
        async with self.database.read() as c:
            return await outbox.of_user(c, user, LISTED)

    async def try_out(self, user: str) -> None:
        """Send somebody a notice now, to see whether their channel works."""
        person = await self.wishes(user)
        if not person["channel"]:
            raise Problem(409, "no-channel")
        letter = self._written(_language(person), user, "Throneroom", "notice-test", self.origin)
        if not await self.channels.send(person["channel"], letter):
            raise Problem(502, "notice-not-sent")
        async with self.database.write() as c:
            await outbox.add_sent(c, user, TRIAL, f"{letter.title}\n{letter.body}", self.clock.now())

    # ------------------------------------------------------------ one click off

    async def _find_key(self) -> None:
        """The key that signs links: from the settings, else one that the first process leaves for all."""
        if self._key:
            return
        with contextlib.suppress(IntegrityError):
            async with self.database.write() as c:
                if await rows.find_setting(c, KEY) is None:
                    await rows.put_setting(c, KEY, new_secret())
        async with self.database.read() as c:
            self._key = await rows.find_setting(c, KEY) or ""
        assert self._key

    def off_link(self, user: str) -> str:
        """The link that turns the notices of a person off, without signing in."""
        return f"{self.origin}/api/notifications/off/{user}.{self._signature(user)}"

    def _signature(self, user: str) -> str:
        return hmac.new(self._key.encode(), f"notices off {user}".encode(), "sha256").hexdigest()

    def off_user(self, token: str) -> str:
        """The person an off link belongs to."""
        user, _, signature = token.partition(".")
        if not hmac.compare_digest(signature.encode(), self._signature(user).encode()):
            raise not_found()
        return user

    async def turn_off(self, token: str) -> None:
        """Turn the notices of a person off."""
        await self.wish(self.off_user(token), "", None)


def _language(person: RowMapping) -> str:
    return person["language"] if person["language"] in LANGUAGES else DEFAULT
