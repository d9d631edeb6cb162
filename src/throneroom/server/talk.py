"""Table talk: open to all at the table, whispers where the rules allow them, spectators apart."""

from __future__ import annotations

import re
import unicodedata
from collections import deque
from dataclasses import dataclass
from typing import Any, Final

from throneroom.core.seats import SPECTATOR, Seat
from throneroom.server import notices
from throneroom.server.matches import Matches
from throneroom.server.people import Limiter, Person
from throneroom.server.problems import Problem
from throneroom.server.rooms import ABANDONED, ENDED, Room
from throneroom.server.store import rows

TABLE, WHISPER, GALLERY = "table", "whisper", "gallery"
LENGTH: Final = 500
COMBINING: Final = 3
RECENT: Final = 4
"""So many lines of a person are looked at for what was said already, ..."""
RECENT_SECONDS: Final = 60.0
"""... and so long."""
PAGE: Final = 500
_INVISIBLE: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
_BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Signs that count as letters and show nothing."""
_SECRET: Final = re.compile(r"(?<![\w-])(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{43}(?![\w-])", re.ASCII)
"""What the secrets of our links look like: 32 bytes in the alphabet of addresses."""


def clean(text: str) -> str:
    """A message fit to be shown: NFC, one line, no invisible or direction signs, few combining marks."""
    kept: list[str] = []
    marks = 0
    for c in unicodedata.normalize("NFC", text):
        category = unicodedata.category(c)
        if c in "\n\t\r":
            kept.append(" ")
        elif category in _INVISIBLE or c in _BLANK:
            continue
        elif category.startswith("M"):
            marks += 1
            if marks <= COMBINING:
                kept.append(c)
        else:
            marks = 0
            kept.append(c)
    # What was taken out may have kept signs apart that now are one.
    found = unicodedata.normalize("NFC", " ".join("".join(kept).split()))
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
    text: str
    made: float

    def is_for(self, seat: Seat, ended: bool) -> bool:
        """Whether a seat, or a spectator, may read it."""
        if self.channel == TABLE:
            return True
        if self.channel == WHISPER:
            return seat != SPECTATOR and seat in (self.seat, self.to_seat)
        return seat == SPECTATOR or ended


class Talk:
    """What is said at the tables of one database."""

    def __init__(self, matches: Matches) -> None:
        self.matches = matches
        self.database = matches.database
        self.clock = matches.clock
        self._limit = Limiter(matches.clock, 4, 10)
        self._recent: dict[tuple[str, str], deque[tuple[float, str]]] = {}

    async def say(self, room: Room, person: Person, seat: Seat, text: str, to: Seat | None = None) -> Message:
        """Say something at the table, in a whisper, or in the gallery of the spectators."""
        cleaned = clean(text)
        channel = GALLERY if seat == SPECTATOR else TABLE if to is None else WHISPER
        if to is not None:
            if seat == SPECTATOR or not room.has_whispers:
                raise Problem(403, "no-whispers")
            if to == seat or not 0 <= to < len(room.chairs):
                raise Problem(404, "not-found")
        async with self.database.read() as c:
            if (room.row["owner"], person.id) in await rows.muted_by(c, room.id):
                raise Problem(403, "muted")
        self._limit.hit(f"{room.id}/{person.id}")
        self._hold_back(room, person, f"{channel} {to} {gist(cleaned)}")
        return await self._store(
            room,
            channel=channel,
            user=person.id,
            seat=None if seat == SPECTATOR else seat,
            to_seat=to,
            text=cleaned,
            made=self.clock.now(),
        )

    def _hold_back(self, room: Room, person: Person, said: str) -> None:
        """Refuse what somebody has just said to the same people, however it is spaced or pointed."""
        now = self.clock.elapsed()
        if len(self._recent) > 20_000:
            self._recent = {key: lines for key, lines in self._recent.items() if lines[-1][0] > now - RECENT_SECONDS}
        lines = self._recent.setdefault((room.id, person.id), deque(maxlen=RECENT))
        if any([said == earlier and made > now - RECENT_SECONDS for made, earlier in lines]):
            raise Problem(429, "said-already")
        lines.append((now, said))

    async def _store(self, room: Room, **values: Any) -> Message:
        async def step() -> int:
            async with self.matches.changing(room) as c:
                number = await rows.add_message(c, room.id, **values)
                await notices.owe_message(c, room, number, values)
            room.said = number + 1
            return number

        number = await self.matches.level(room, step)
        self.matches.tell(room)
        return Message(number, **values)

    async def heard(self, room: Room, seat: Seat, user: str, since: int = 0) -> list[Message]:
        """What a seat, or a spectator, may read and has not muted; at most a page of it."""
        is_over = room.status in (ENDED, ABANDONED)
        messages: list[Message] = []
        while since < room.said and len(messages) < PAGE:
            async with self.database.read() as c:
                found = await rows.messages_of(c, room.id, since)
                muted = {muted for by, muted in await rows.muted_by(c, room.id) if by == user}
            if not found:
                break
            page = [
                Message(row["number"], row["channel"], row["user"], row["seat"], row["to_seat"], row["text"],
                        row["made"])
                for row in found
                if row["user"] not in muted
            ]  # fmt: skip
            messages += [message for message in page if message.is_for(seat, is_over)]
            since = found[-1]["number"] + 1
        return messages

    async def mute(self, room: Room, by: str, user: str, is_muted: bool) -> None:
        """Not hear somebody any more; when the owner of a match mutes somebody, nobody hears them."""
        async with self.database.write() as c:
            if await rows.find_user(c, user) is None:
                raise Problem(404, "not-found")
            await rows.put_mute(c, room.id, by, user, is_muted)
