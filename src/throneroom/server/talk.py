"""Table talk: open to all at the table, whispers where the rules allow them, spectators apart."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import Any, Final

from throneroom.core.seats import SPECTATOR, Seat
from throneroom.server.matches import Matches
from throneroom.server.people import Limiter, Person
from throneroom.server.problems import Problem
from throneroom.server.rooms import ENDED, Room
from throneroom.server.store import rows

TABLE, WHISPER, GALLERY = "table", "whisper", "gallery"
LENGTH: Final = 500
COMBINING: Final = 3
PRIVATE_TALK: Final = frozenset({"westeros"})
"""Games whose rules allow two players to talk in private (WS-ALLY-01); IT-TALK-02 forbids it."""
_INVISIBLE: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})


def clean(text: str) -> str:
    """A message fit to be shown: NFC, one line, no invisible or direction signs, few combining marks."""
    kept: list[str] = []
    marks = 0
    for c in unicodedata.normalize("NFC", text):
        category = unicodedata.category(c)
        if c in "\n\t\r":
            kept.append(" ")
        elif category in _INVISIBLE:
            continue
        elif category.startswith("M"):
            marks += 1
            if marks <= COMBINING:
                kept.append(c)
        else:
            marks = 0
            kept.append(c)
    found = " ".join("".join(kept).split())
    if not found:
        raise Problem(422, "empty-message")
    if len(found) > LENGTH:
        raise Problem(422, "long-message", {"most": LENGTH})
    return found


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
        self._last: dict[tuple[str, str], str] = {}

    async def say(self, room: Room, person: Person, seat: Seat, text: str, to: Seat | None = None) -> Message:
        """Say something at the table, in a whisper, or in the gallery of the spectators."""
        cleaned = clean(text)
        channel = GALLERY if seat == SPECTATOR else TABLE if to is None else WHISPER
        if to is not None:
            if seat == SPECTATOR or room.row["game"] not in PRIVATE_TALK:
                raise Problem(403, "no-whispers")
            if to == seat or not 0 <= to < len(room.chairs):
                raise Problem(404, "not-found")
        async with self.database.read() as c:
            if (room.row["owner"], person.id) in await rows.muted_by(c, room.id):
                raise Problem(403, "muted")
        self._limit.hit(f"{room.id}/{person.id}")
        if self._last.get((room.id, person.id)) == cleaned.casefold():
            raise Problem(429, "said-already")
        self._last[(room.id, person.id)] = cleaned.casefold()
        values: dict[str, Any] = {
            "channel": channel,
            "user": person.id,
            "seat": None if seat == SPECTATOR else seat,
            "to_seat": to,
            "text": cleaned,
            "made": self.clock.now(),
        }
        async with room.lock:
            async with self.matches.changing(room) as c:
                number = await rows.add_message(c, room.id, **values)
            room.said = number + 1
        self.matches.tell(room)
        return Message(number, **values)

    async def heard(self, room: Room, seat: Seat, user: str, since: int = 0) -> list[Message]:
        """What a seat, or a spectator, may read and has not muted."""
        if since >= room.said:
            return []
        async with self.database.read() as c:
            found = await rows.messages_of(c, room.id, since)
            muted = {muted for by, muted in await rows.muted_by(c, room.id) if by == user}
        messages = [
            Message(row["number"], row["channel"], row["user"], row["seat"], row["to_seat"], row["text"], row["made"])
            for row in found
            if row["user"] not in muted
        ]
        return [message for message in messages if message.is_for(seat, room.status == ENDED)]

    async def mute(self, room: Room, by: str, user: str, is_muted: bool) -> None:
        """Not hear somebody any more; when the owner of a match mutes somebody, nobody hears them."""
        async with self.database.write() as c:
            await rows.put_mute(c, room.id, by, user, is_muted)
