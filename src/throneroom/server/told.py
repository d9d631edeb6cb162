"""What the server says at a table: who leaves, comes back, takes over. Stored as a key and facts, told in words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy.ext.asyncio import AsyncConnection

from throneroom.core.game import seat_code
from throneroom.core.seats import Seat
from throneroom.i18n import Catalogue
from throneroom.server.rooms import Room
from throneroom.server.store import rows
from throneroom.telling import words_of

SYSTEM: Final = "system"
"""The channel of the talk in which nobody but the server speaks, and which everybody reads."""
LEFT, BACK, KEPT, LATE, NUDGED = "left", "back", "kept", "late", "nudged"
GAVE_UP, GIVEN, WANTED, AGREED, AGREED_KEPT = "gave-up", "given", "wanted", "agreed", "agreed-kept"
TOOK_OVER, TOOK_FROM, EXCHANGED = "took-over", "took-from", "exchanged"
DECLINED, OWNS, INHERITS, PLAYS_ON = "declined", "owns", "inherits", "plays-on"
_HAPPENED: Final = (LATE, INHERITS)
"""What nobody did: it happened to them."""


@dataclass(frozen=True, slots=True)
class Told:
    """One line: what happened at a seat, to whom, and by whom."""

    key: str
    seat: Seat
    player: str
    by: str | None = None


async def store(c: AsyncConnection, room: Room, line: Told, now: float) -> int:
    """Append a line to the talk of a match; its number."""
    facts = {"player": line.player, "by": line.by}
    return await rows.add_message(
        c, room.id, channel=SYSTEM, user="", seat=line.seat, to_seat=None, text=line.key, facts=facts, made=now
    )


def people_in(facts: dict[str, Any]) -> set[str]:
    """The people a line speaks of."""
    return {user for user in facts.values() if user}


def actor(key: str, facts: dict[str, Any]) -> str:
    """Who did what a line tells; nobody where it only happened."""
    return "" if key in _HAPPENED else str(facts.get("by") or facts.get("player") or "")


def sentence(lang: str, room: Room, key: str, seat: Seat, facts: dict[str, Any], names: dict[str, str]) -> str:
    """A line in somebody's language, with the names that people have now."""
    seats = words_of(lang, room.game)  # no card set names a seat, so none has to be read for it
    named = {fact: names.get(user or "", "") for fact, user in facts.items()}
    return Catalogue(lang, "server").text(f"told-{key}", **named, seat=seats.text(f"seat-{seat_code(room.game, seat)}"))
