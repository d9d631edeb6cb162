"""A match as one process knows it: its row, its chairs, and the game under way."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any, Final

from throneroom.core.decision import Choice
from throneroom.core.game import Game, find_game
from throneroom.core.seats import Seat
from throneroom.server.fold import Fold
from throneroom.server.pace import Pace, pace_of
from throneroom.server.problems import wrong_state

WAITING, PLAYING, ENDED, ABANDONED, QUARANTINED = "waiting", "playing", "ended", "abandoned", "quarantined"
EMPTY, PERSON, BOT, CARETAKER = "empty", "person", "bot", "caretaker"
PRIVATE_TALK: Final = frozenset({"westeros"})
"""Games whose rules allow two players to talk in private (WS-ALLY-01); IT-TALK-02 forbids it."""


@dataclass(slots=True)
class Chair:
    """Who decides for a seat. A caretaker keeps it for its user until they return."""

    seat: Seat
    controller: str
    user: str | None = None
    bot: str | None = None
    seen: int = 0
    misses: int = 0
    bank: float = 0.0
    due: float | None = None
    rest: float | None = None
    """The least time that was left at a choice it can still take back: going back gives no new time."""
    wants_end: bool = False

    @property
    def is_kept_by_a_bot(self) -> bool:
        return self.controller in (BOT, CARETAKER)


@dataclass(frozen=True, slots=True)
class Draft:
    """A choice that does not count yet: a simultaneous one that is ready, or one that is being thought over."""

    decision: str
    seat: Seat
    choice: Choice
    ready: bool
    key: str | None = None
    remaining: float | None = None
    """The seconds its seat had left when it was ready; the clock stands until it is withdrawn."""


@dataclass(slots=True)
class Room:
    """A match in the memory of this process. `fold` is there once it has begun."""

    id: str
    row: dict[str, Any]
    chairs: list[Chair]
    fold: Fold | None = None
    drafts: dict[Seat, Draft] = field(default_factory=dict)
    given: dict[str, Draft] = field(default_factory=dict)
    """Every simultaneous choice that was ever acknowledged, by its key."""
    watchers: set[str] = field(default_factory=set)
    said: int = 0
    """How many messages there are."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    @property
    def status(self) -> str:
        return str(self.row["status"])

    @property
    def game(self) -> Game:
        return self.fold.game if self.fold is not None else find_game(self.row["game"])

    @property
    def has_whispers(self) -> bool:
        """Whether two players may talk in private."""
        return self.row["game"] in PRIVATE_TALK

    @property
    def pace(self) -> Pace:
        return pace_of(self.row["pace"])

    def is_ready(self, seat: Seat) -> bool:
        """Whether a seat has made its simultaneous choice."""
        return seat in self.drafts and self.drafts[seat].ready

    def remaining(self, seat: Seat) -> float | None:
        """The seconds a seat had left when it was ready."""
        return self.drafts[seat].remaining if seat in self.drafts else None

    def undoable(self, seat: Seat) -> int | None:
        """The ply a seat may go back to: nobody else has acted, chosen in secret, or learned anything since."""
        if self.status != PLAYING or any([draft.ready and draft.seat != seat for draft in self.drafts.values()]):
            return None
        return self.playing().undoable(seat)

    def seats_of(self, user: str | None) -> list[Seat]:
        """The seats a user decides for, or has left to a caretaker."""
        return [chair.seat for chair in self.chairs if chair.user == user and user is not None]

    def playing(self) -> Fold:
        """The game under way, or a problem."""
        if self.fold is None or self.status == WAITING:
            raise wrong_state(self.status)
        return self.fold
