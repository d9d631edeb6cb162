"""Sends the notices that are due to people who are not there; and knows what they want.

Who sends a notice takes it for a while first, and marks it as sent when it was taken. If the process ends in between,
it is sent when that while is over: each at least once, and what comes twice has the same id.
"""

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
from throneroom.server.channels import MAIL, Channels, Letter
from throneroom.server.live import Hub
from throneroom.server.logs import event
from throneroom.server.matches import Matches
from throneroom.server.notices import END, KEPT, MESSAGE, NUDGE, REMATCH, START, TURN, WEIGHT, is_awaited
from throneroom.server.plain import plain_line
from throneroom.server.problems import Problem, not_found
from throneroom.server.push import Note, Push
from throneroom.server.rooms import ABANDONED, CARETAKER, ENDED, PLAYING, Room
from throneroom.server.secret import new_secret
from throneroom.server.settings import Settings
from throneroom.server.store import outbox, rows
from throneroom.server.store.database import NotStored
from throneroom.telling import game_title, words_of

LOOK_SECONDS: Final = 2.0
BACK_OFF: Final = (60.0, 5 * 60.0, 30 * 60.0)
"""How long a failed notice waits before it is tried again; after the last it is given up."""
TAKE_SECONDS: Final = 5 * 60.0
"""How long a notice belongs to the process that sends it."""
AT_ONCE: Final = 2
"""How many notices are sent at the same time, so that a slow service does not take all threads."""
LISTED: Final = 50
KEY: Final = "secret-key"
TRIAL: Final = "test"
_COMMANDS: Final = re.compile(r"[^\w .,:;!'’()–-]")
"""Signs in the name of a match that a service could read as a mention, a link or a mark."""
_LINKS: Final = re.compile(r"[.:](?=\S)")
"""What joins the parts of an address; programs make a link of it by themselves."""
LONGEST_NAME: Final = 40
"""So much of the name of a match goes out; whoever named it may be a stranger to who is told."""


class Postman:
    """The notices of one database, sent by this process and its neighbours."""

    def __init__(self, matches: Matches, hub: Hub, settings: Settings) -> None:
        self.matches = matches
        self.database = matches.database
        self.clock = matches.clock
        self.hub = hub
        self.channels = Channels(settings)
        self.push = Push(self.database, settings)
        self.origin = settings.origin
        self.key = settings.secret_key
        """Signs links, and mixes the numbers of lines; there once the postman has found it."""
        self._hands = asyncio.Semaphore(AT_ONCE)
        self._looking = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self.find_key()
        await self.push.find_key()
        self._task = asyncio.get_running_loop().create_task(self._watch())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self.channels.sending.close()

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
                found = await outbox.open_until(c, now + self.matches.debounce)
            await asyncio.gather(*[self._deal_with(row, now) for row in found])

    async def _deal_with(self, row: outbox.Row, now: float) -> None:
        try:
            async with self._hands:
                if self.hub.is_there(row["match"], row["user"]):
                    await self._change(row, dropped=True)
                elif row["due"] <= now:
                    await self._send(row, now)
        except (NotStored, Problem):
            pass  # too much is stored or sent just now: it is still open, and looked at again
        except Exception as fault:
            event("notice-failed", logging.ERROR, fault, notice=row["id"])

    async def _send(self, row: outbox.Row, now: float) -> None:
        async with self.database.read() as c:
            person = await rows.find_user(c, row["user"])
        room = await self._room(row["match"])
        devices = await self.push.devices(row["user"])
        is_wanted = person is not None and _wants(person, row["kind"], bool(devices))
        if person is None or room is None or not is_wanted or not await self._is_news(room, row):
            await self._change(row, dropped=True)
            return
        morning = quiet.ends(person["quiet"], now)
        if morning is not None:
            await self._change(row, due=morning)
            return
        taken = await self._take(row, now)
        if taken is None:
            return  # another process was first, or there is something newer
        if not await self._is_news(room, taken):
            await self._change(taken, dropped=True)
            return
        letter = self._letter(room, taken, person)
        if await self._hand_out(person, devices, letter, room.id):
            await self._change(taken, sent=now, text=f"{letter.title}\n{letter.body}")
        else:
            await self._try_later(taken, now)

    async def _hand_out(self, person: RowMapping, devices: list[dict[str, Any]], letter: Letter, tag: str) -> bool:
        """Send a letter wherever its person wants it; whether it was taken somewhere."""
        is_sent = bool(person["channel"]) and await self.channels.send(person["channel"], person["mail"], letter)
        note = Note(letter.about, letter.sentence, letter.link, tag)
        return await self.push.send(devices, note, self.channels.sending) or is_sent

    async def _take(self, row: outbox.Row, now: float) -> outbox.Row | None:
        """Have a notice for a while, as it stands then; nothing if somebody else has it."""
        until = now + TAKE_SECONDS
        return {**row, "due": until} if await self._change(row, due=until) else None

    async def _room(self, id: str) -> Room | None:
        try:
            return await self.matches.room(id)
        except Problem:
            return None

    async def _is_news(self, room: Room, row: outbox.Row) -> bool:
        """Whether a notice still says something that its person does not know."""
        user, kind = row["user"], row["kind"]
        if kind == MESSAGE:
            async with self.database.read() as c:
                since = await rows.messages_of(c, room.id, row["ply"] + 1)
            return not any([message["user"] == user for message in since])
        if any([chair.user == user and 0 < row["ply"] <= chair.seen for chair in room.chairs]):
            return False
        if kind in (TURN, NUDGE):
            return is_awaited(room, user)
        if kind == KEPT:
            kept = [chair.user for chair in room.chairs if chair.controller == CARETAKER and not chair.has_left]
            return room.status == PLAYING and user in kept
        return bool((kind in (END, REMATCH)) == (room.status in (ENDED, ABANDONED)))

    async def _change(self, row: outbox.Row, **changes: Any) -> bool:
        """Change an open notice; whether nobody else did before."""
        async with self.database.write() as c:
            return await outbox.change_open(c, row, **changes)

    async def _try_later(self, row: outbox.Row, now: float) -> None:
        """A notice that was not taken waits for a while; after the last time it is given up."""
        tries = row["tries"] + 1
        is_over = tries > len(BACK_OFF)
        await self._change(row, tries=tries, dropped=is_over, due=now + (0.0 if is_over else BACK_OFF[tries - 1]))

    # ------------------------------------------------------------ words

    def _letter(self, room: Room, row: outbox.Row, person: RowMapping) -> Letter:
        """A notice in the words of its person, made of what everybody may know."""
        lang, kind = language_of(person), row["kind"]
        key = f"notice-{kind}"
        if kind == START and is_awaited(room, person["id"]):
            key = "notice-start-turn"
        elif kind == END and room.status == ABANDONED:
            key = "notice-abandoned"
        title = game_title(words_of(lang, room.game), room.game)
        name = sendable(room.row["name"])
        about = f"{title} – {name}" if name else title
        return self._written(lang, person["id"], about, key, f"{self.origin}/t/{room.id}", row["id"])

    def _written(self, lang: str, user: str, about: str, key: str, link: str, id: str = "") -> Letter:
        words = Catalogue(lang, "server")
        sentence, off = words.text(key), self.off_link(user)
        body = f"{sentence}\n{link}\n\n{words.text('notice-off', link=off)}"
        return Letter(f"{about}: {sentence}", body, off, id, about, sentence, link.removeprefix(self.origin) or "/")

    # ------------------------------------------------------------ what people want

    async def wishes(self, user: str) -> RowMapping:
        """The row of a person, with their channel and quiet hours."""
        async with self.database.read() as c:
            found = await rows.find_user(c, user)
        if found is None:
            raise not_found()
        return found

    async def wish(
        self,
        user: str,
        channel: str | None,
        hours: Mapping[str, Any] | None = None,
        kinds: Mapping[str, bool] | None = None,
    ) -> None:
        """Change where notices go, when none come, and of what kinds they are; what is not given stays."""
        changes: dict[str, Any] = {}
        if channel is not None:
            await self.channels.check(channel)
            if channel == MAIL and not (await self.wishes(user))["mail"]:
                raise Problem(409, "mail-unconfirmed")
            changes["channel"] = channel
        if hours is not None:
            quiet.check(hours)
            changes["quiet"] = dict(hours)
        if kinds:
            changes["untold"] = _untold(kinds_of(await self.wishes(user)) | dict(kinds))
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
        devices = await self.push.devices(user)
        if not person["channel"] and not devices:
            raise Problem(409, "no-channel")
        await self.channels.check(person["channel"])
        letter = self._written(language_of(person), user, "Throneroom", "notice-test", self.origin)
        if not await self._hand_out(person, devices, letter, TRIAL):
            raise Problem(502, "notice-not-sent")
        async with self.database.write() as c:
            await outbox.add_sent(c, user, TRIAL, f"{letter.title}\n{letter.body}", self.clock.now())

    # ------------------------------------------------------------ one click off

    async def find_key(self) -> None:
        """The key of the server: from the settings, else one that the first process leaves for all."""
        if self.key:
            return
        with contextlib.suppress(IntegrityError):
            async with self.database.write() as c:
                if await rows.find_setting(c, KEY) is None:
                    await rows.put_setting(c, KEY, new_secret())
        async with self.database.read() as c:
            self.key = await rows.find_setting(c, KEY) or ""
        assert self.key

    def off_link(self, user: str) -> str:
        """The link that turns the notices of a person off, without signing in."""
        return f"{self.origin}/api/notifications/off/{user}.{self._signature(user)}"

    def _signature(self, user: str) -> str:
        return hmac.new(self.key.encode(), f"notices off {user}".encode(), "sha256").hexdigest()

    def off_user(self, token: str) -> str:
        """The person an off link belongs to."""
        user, _, signature = token.partition(".")
        if not hmac.compare_digest(signature.encode(), self._signature(user).encode()):
            raise not_found()
        return user

    async def turn_off(self, token: str) -> None:
        """Turn the notices of a person off."""
        user = self.off_user(token)
        await self.wish(user, "", None)
        await self.push.forget(user)


def sendable(name: str) -> str:
    """The name of a match, fit to leave the server: short, and nothing in it that other programs act on."""
    words = " ".join(_LINKS.sub(" ", _COMMANDS.sub("", plain_line(name))).split())
    return words if len(words) <= LONGEST_NAME else f"{words[: LONGEST_NAME - 1].rstrip()}…"


def kinds_of(person: RowMapping) -> dict[str, bool]:
    """Every kind of notice, and whether somebody wants to be told."""
    untold = person["untold"].split()
    return {kind: kind not in untold for kind in WEIGHT}


def _untold(kinds: Mapping[str, bool]) -> str:
    """The kinds that somebody does not want, as they are stored; a `Problem` for one there is not."""
    if not set(kinds) <= set(WEIGHT):
        raise Problem(422, "bad-kind", {"known": ", ".join(WEIGHT)})
    return " ".join(kind for kind in WEIGHT if not kinds[kind])


def _wants(person: RowMapping, kind: str, has_devices: bool) -> bool:
    return (bool(person["channel"]) or has_devices) and not person["is_banned"] and kind not in person["untold"].split()


def language_of(person: RowMapping) -> str:
    """The language somebody is written to in."""
    return person["language"] if person["language"] in LANGUAGES else DEFAULT
