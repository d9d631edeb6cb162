"""Table talk: open to all at the table, whispers where the rules allow them, spectators apart."""

from __future__ import annotations

import math
import re
import unicodedata
from collections import deque
from dataclasses import dataclass
from typing import Any, Final

from throneroom.core.seats import SPECTATOR, Seat
from throneroom.server import notices
from throneroom.server.budgets import PLACE, Limits
from throneroom.server.matches import Matches
from throneroom.server.people import Person
from throneroom.server.plain import plain_line
from throneroom.server.problems import Problem
from throneroom.server.rooms import ABANDONED, ENDED, Room
from throneroom.server.store import rows
from throneroom.server.told import SYSTEM

TABLE, WHISPER, GALLERY = "table", "whisper", "gallery"
LENGTH: Final = 500
RECENT: Final = 4
"""So many lines of a person are looked at for what was said already, ..."""
RECENT_SECONDS: Final = 60.0
"""... and so long."""
PAGE: Final = 500
_SECRET: Final = re.compile(r"(?<![\w-])(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{43}(?![\w-])", re.ASCII)
"""What the secrets of our links look like: 32 bytes in the alphabet of addresses."""


def clean(text: str) -> str:
    """A message fit to be shown: one plain line, not empty, not endless, and no secret of a link."""
    found = plain_line(text)
    if not found:
        raise Problem(422, "empty-message")
    if len(found) > LENGTH:
        raise Problem(422, "long-message", {"most": LENGTH})
    if _SECRET.search(found):
        raise Problem(422, "secret-link")
    return found


def gist(text: str) -> str:
    """What a message is compared by: its letters and digits, whatever their case."""
    plain = unicodedata.normalize("NFKC", text).casefold()
    return "".join([c for c in plain if c.isalnum()]) or plain


@dataclass(frozen=True, slots=True)
class Message:
    """One line of talk."""

    number: int
    channel: str
    user: str
    seat: Seat | None
    to_seat: Seat | None
    to_user: str | None
    """Whom a whisper was for when it was said; nobody where a bot had the seat."""
    text: str
    made: float
    facts: dict[str, Any] | None = None
    """Where the server speaks: the facts of what the text is the key of."""

    def is_for(self, user: str, seat: Seat, mine: list[Seat], ended: bool) -> bool:
        """Whether a person may read it, who has some seats and looks from one of them, or on.

        A whisper stays with its two people, whoever has their seats now. Who still has the seat it was said from, or
        to, reads it there alone, as several may share a device.
        """
        if self.channel in (TABLE, SYSTEM):
            return True
        if self.channel == WHISPER:
            ends = ((self.user, self.seat), (self.to_user, self.to_seat))
            return any([user and who == user and (where == seat or where not in mine) for who, where in ends])
        return seat == SPECTATOR or ended


class Talk:
    """What is said at the tables of one database."""

    def __init__(self, matches: Matches, limits: Limits | None = None) -> None:
        self.matches = matches
        self.database = matches.database
        self.clock = matches.clock
        self._limits = limits or Limits(matches.clock)
        self._recent: dict[tuple[str, str], deque[tuple[float, str]]] = {}

    async def say(
        self, room: Room, person: Person, seat: Seat, text: str, to: Seat | None = None, address: str | None = None
    ) -> Message:
        """Say something at the table, in a whisper, or in the gallery of the spectators."""
        cleaned = clean(text)
        channel = GALLERY if seat == SPECTATOR else TABLE if to is None else WHISPER
        if to is not None:
            if seat == SPECTATOR or not room.has_whispers:
                raise Problem(403, "no-whispers")
            if to == seat or not 0 <= to < len(room.chairs):
                raise Problem(404, "not-found")
        async with self.database.read() as c:
            if await rows.deaf_to(c, room.id, [room.row["owner"]], [person.id]):
                raise Problem(403, "muted")
        is_gallery = channel == GALLERY
        self._limits.messages.hit(
            place=f"{room.id}/{person.id}", person=person.id, match=None if is_gallery else room.id
        )
        if is_gallery:  # spectators leave the players their own
            self._limits.gallery.hit(match=room.id)
        self._limits.message_bytes.hit(len(cleaned.encode()), person=person.id, address=address)
        self._hold_back(room, person, f"{channel} {to} {gist(cleaned)}")
        return await self._store(
            room,
            channel=channel,
            user=person.id,
            seat=None if seat == SPECTATOR else seat,
            to_seat=to,
            to_user=None if to is None else room.chairs[to].user,
            text=cleaned,
            made=self.clock.now(),
        )

    def _hold_back(self, room: Room, person: Person, said: str) -> None:
        """Refuse what somebody has just said to the same people, however it is spaced or pointed."""
        now = self.clock.elapsed()
        if len(self._recent) > 20_000:
            self._recent = {key: lines for key, lines in self._recent.items() if lines[-1][0] > now - RECENT_SECONDS}
        lines = self._recent.setdefault((room.id, person.id), deque(maxlen=RECENT))
        for made, earlier in lines:
            if said == earlier and made > now - RECENT_SECONDS:
                raise Problem(429, "said-already", {"seconds": math.ceil(made + RECENT_SECONDS - now)})
        lines.append((now, said))

    async def _store(self, room: Room, **values: Any) -> Message:
        async def step() -> int:
            async with self.matches.changing(room) as c:
                number = await rows.add_message(c, room.id, **values)
                await notices.owe_message(c, room, number, values, self.matches.debounce)
            room.said = number + 1
            return number

        number = await self.matches.level(room, step)
        self.matches.tell(room, only={values["user"], values["to_user"]} if values["channel"] == WHISPER else None)
        return Message(number, **values)

    async def heard(self, room: Room, seat: Seat, user: str, since: int = 0) -> list[Message]:
        """What a seat, or a spectator, may read and has not muted; at most a page of it."""
        is_over, mine = room.status in (ENDED, ABANDONED), room.seats_of(user)
        messages: list[Message] = []
        while since < room.said and len(messages) < PAGE:
            async with self.database.read() as c:
                found = await rows.messages_of(c, room.id, since)
                muted = {who for _, who in await rows.deaf_to(c, room.id, [user], {row["user"] for row in found})}
            if not found:
                break
            page = [
                Message(row["number"], row["channel"], row["user"], row["seat"], row["to_seat"], row["to_user"],
                        row["text"], row["made"], row["facts"])
                for row in found
                if row["user"] not in muted
            ]  # fmt: skip
            messages += [message for message in page if message.is_for(user, seat, mine, is_over)]
            since = found[-1]["number"] + 1
        return messages

    async def mute(self, room: Room, by: str, user: str, is_muted: bool) -> None:
        """Not hear somebody any more; when the owner of a match mutes somebody, nobody hears them."""
        async with self.database.write() as c:
            if await rows.find_user(c, user) is None:
                raise Problem(404, "not-found")
            if is_muted:
                self._limits.kept_mutes.require(PLACE, await rows.count_muted(c, room.id, by, but=user))
            await rows.put_mute(c, room.id, by, user, is_muted)
