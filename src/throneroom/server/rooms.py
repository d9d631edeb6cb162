"""A match as one process knows it: its row, its chairs, and the game under way."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any, Final, Protocol, cast

from throneroom.core.decision import Begun, Choice, Decision
from throneroom.core.game import Game, find_game, is_open
from throneroom.core.seats import Seat
from throneroom.server.fold import PLAY, Fold
from throneroom.server.pace import Pace, pace_of
from throneroom.server.problems import wrong_state

WAITING, PLAYING, ENDED, ABANDONED, QUARANTINED = "waiting", "playing", "ended", "abandoned", "quarantined"
EMPTY, PERSON, BOT, CARETAKER = "empty", "person", "bot", "caretaker"
ROOM_BYTES, ACTION_BYTES = 20_000, 4_200
PRIVATE_TALK: Final = frozenset({"westeros"})
"""Games whose rules allow two players to talk in private (WS-ALLY-01); IT-TALK-02 forbids it."""

DEALT: Final = "dealt"
"""The seating of a match whose seats are dealt out when it starts; or its option `houses`."""


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
    asked: bool | None = None
    """Whether it owes an answer that it has not given; unknown until the next action of a match of an old version."""
    kept_for: str | None = None
    """Who is awaited on an empty chair: nobody else may sit there."""
    has_left: bool = False
    """Whether its player left it to the caretaker on purpose, and must ask to get it back."""
    nudged: str | None = None
    """The last decision its player was nudged for."""
    shows: float | None = None
    """When to look whether its answer can come to light, where it is given for the seat or kept back."""
    burns: float | None = None
    """Until when its answer is kept back, if it is."""
    asks: bool = False
    """Whether it wants to be asked also where it can only pass."""
    wants_seat: Seat | None = None
    """Before the start: the seat its player would like to swap with."""
    held: float | None = None
    """The seconds that were left for the decision it owes when its clock was stopped for a bot."""

    @property
    def is_kept_by_a_bot(self) -> bool:
        return self.controller in (BOT, CARETAKER)


@dataclass(frozen=True, slots=True)
class Draft:
    """A choice that does not count yet: a simultaneous one that is ready, or one that is being thought over."""

    decision: str
    seat: Seat
    choice: Begun
    """What was chosen so far; None where nothing was."""
    ready: bool
    key: str | None = None
    remaining: float | None = None
    """The seconds its seat had left when it was ready; the clock stands until it is withdrawn."""
    kind: str = PLAY
    """How it came about: chosen, or given for a seat that had no choice."""

    @property
    def answer(self) -> Choice:
        """The choice, when it is ready."""
        assert self.ready
        assert not is_open(self.choice)
        return cast(Choice, self.choice)


class Answering(Protocol):
    """Who answers for people that have no choice."""

    def answer(self, room: Room, fold: Fold, d: Decision) -> Draft | None: ...

    def is_veiled(self, room: Room, fold: Fold, d: Decision) -> bool: ...

    def lit(self, room: Room, fold: Fold, chair: Chair, now: float) -> Chair: ...

    def relit(self, room: Room, fold: Fold, chair: Chair, now: float) -> Chair: ...


GIVEN_BYTES: Final = 700


@dataclass(slots=True)
class Room:
    """A match in the memory of this process. `fold` is there once it has begun."""

    id: str
    row: dict[str, Any]
    chairs: list[Chair]
    fold: Fold | None = None
    drafts: dict[Seat, Draft] = field(default_factory=dict)
    given: dict[tuple[Seat, str], Draft] = field(default_factory=dict)
    """Every simultaneous choice that was ever acknowledged, by its seat and key."""
    proposals: dict[Seat, tuple[str, Choice]] = field(default_factory=dict)
    """What a bot would choose for a seat, by the decision it was asked about."""
    watchers: set[str] = field(default_factory=set)
    former: set[tuple[str, Seat]] = field(default_factory=set)
    """Who had which seat while the match was under way, and has not any more."""
    votes: dict[Seat, set[str]] = field(default_factory=dict)
    """Who wants a seat to be given away."""
    said: int = 0
    """How many messages there are."""
    stored: int = 0
    """How many actions there were, of a match that is over and looked at without playing it through."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    steward: Answering | None = None

    @property
    def size(self) -> int:
        """The bytes it takes in memory, by an estimate: as measured for the largest actions there are."""
        options = sum([len(str(value)) for value in self.row["options"].values()])
        return ROOM_BYTES + options + ACTION_BYTES * self.plies + GIVEN_BYTES * len(self.given)

    @property
    def status(self) -> str:
        return str(self.row["status"])

    @property
    def game(self) -> Game:
        return self.fold.game if self.fold is not None else find_game(self.row["game"])

    @property
    def plies(self) -> int:
        """How many actions are stored."""
        return self.fold.plies if self.fold is not None else self.stored

    @property
    def has_whispers(self) -> bool:
        """Whether two players may talk in private."""
        return self.row["game"] in PRIVATE_TALK

    @property
    def pace(self) -> Pace:
        return pace_of(self.row["pace"])

    def given_by(self, seat: Seat) -> Draft | None:
        """What a seat has answered, or what is answered for it; None while it is asked."""
        if seat in self.drafts and self.drafts[seat].ready:
            return self.drafts[seat]
        d = self.fold.owed(seat) if self.fold is not None and self.steward is not None else None
        return self.steward.answer(self, self.fold, d) if self.steward and self.fold and d is not None else None

    def is_ready(self, seat: Seat) -> bool:
        """Whether a seat has made its simultaneous choice."""
        return self.given_by(seat) is not None

    def is_veiled(self, seat: Seat) -> bool:
        """Whether the answer of a seat is kept back, and nobody sees when it was given."""
        fold, steward = self.fold, self.steward
        d = fold.owed(seat) if fold is not None else None
        return fold is not None and steward is not None and d is not None and steward.is_veiled(self, fold, d)

    def seems_ready(self, seat: Seat) -> bool:
        """Whether everybody sees that a seat has chosen; of what is kept back nobody does."""
        return self.is_ready(seat) and not self.is_veiled(seat)

    def tells_ready(self, seat: Seat) -> bool | None:
        """Whether a seat has answered what the match waits for, as everybody is told; none where nobody may know."""
        if self.fold is None or self.fold.owed(seat) is None:
            return False
        return None if self.is_veiled(seat) else self.is_ready(seat)

    def remaining(self, seat: Seat) -> float | None:
        """The seconds a seat had left when it was ready."""
        return self.drafts[seat].remaining if seat in self.drafts else None

    def undoable(self, seat: Seat) -> int | None:
        """The ply a seat may go back to: nobody else has acted, chosen in secret, or learned anything since."""
        chosen = [draft.seat for draft in self.drafts.values() if draft.ready and draft.seat != seat]
        if self.status != PLAYING or not all([self.is_veiled(other) for other in chosen]):
            return None
        return self.playing().undoable(seat)

    def seats_of(self, user: str | None) -> list[Seat]:
        """The seats a user decides for, or has left to a caretaker."""
        return [chair.seat for chair in self.chairs if chair.user == user and user is not None]

    def kept_for(self, user: str | None) -> list[Seat]:
        """The empty seats that wait for a user."""
        return [c.seat for c in self.chairs if c.controller == EMPTY and c.kept_for == user and user is not None]

    def free_for(self, user: str) -> list[Seat]:
        """The empty seats a user may take: those that wait for them first, none that waits for another."""
        open_to_all = [c.seat for c in self.chairs if c.controller == EMPTY and c.kept_for is None]
        return self.kept_for(user) + open_to_all

    def playing(self) -> Fold:
        """The game under way, or a problem."""
        if self.fold is None or self.status == WAITING:
            raise wrong_state(self.status)
        return self.fold
