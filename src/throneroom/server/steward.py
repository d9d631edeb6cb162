"""Questions that leave no choice are answered for a seat, so that nobody learns what it alone knows.

What everybody knows to be forced is answered at once, and everybody's log says so. Whether a veiled question is
forced depends on what the seat alone knows: among several people every answer to it, real or not, is kept back until
its candle has burned down, and comes to light with a beat of the sweeper. Real answers may take longer; those that are
given for a seat take as long as its real ones in this match did. Where people have days for a move, the candle of who
is away burns long; that of who is there, which everybody sees, is as short as in a live match.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from hashlib import blake2b
from typing import Any, Final

from throneroom.core.decision import Decision
from throneroom.core.game import is_hidden, only_choice
from throneroom.core.seats import SPECTATOR, Seat
from throneroom.server.fold import FORCED, SPARED, Fold
from throneroom.server.pace import DAYS
from throneroom.server.rooms import PERSON, Chair, Draft, Room

CANDLE_SECONDS: Final = 4.0
CANDLE_IN_DAYS: Final = 450.0
"""So many times longer the candle burns for who is away where people have days for a move: half an hour instead of four
seconds.
"""
HERE_MOST: Final = 60.0
"""Real answers that outlasted the candle by more seconds were not given by somebody who sat there."""
SPANS: Final = 32
"""So many real answers of a seat are remembered: by how many seconds they outlasted the candle."""
ENOUGH: Final = 8
"""So many of them, and they alone are followed."""
USUAL: Final = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 2.0, 0.0, 3.0, 0.0, 5.0, 0.0, 8.0, 13.0)
"""What is taken for real answers until there are any."""
BLUR: Final = 0.25
"""An answer that is given for a seat lasts up to so much longer or shorter than the real one it follows: else the same
span, seen twice, would give it away.
"""


class Steward:
    """Answers for people who have no choice. Without a candle nothing is kept back."""

    def __init__(self, candle: float = CANDLE_SECONDS) -> None:
        self.candle = candle
        self.is_here: Callable[[str, str], bool] = lambda match, user: False
        """Whether a person has a match open; nobody is known to until a house says so."""

    def answer(self, room: Room, fold: Fold, d: Decision) -> Draft | None:
        """What a seat answers that has no choice, or None if it is asked."""
        chair = room.chairs[d.seat] if d.seat >= 0 else None
        if chair is None or chair.controller != PERSON or (chair.asks and d.kind.id in fold.game.standing):
            return None
        choice = only_choice(fold.game, fold.state, d)
        if choice is None:
            return None
        is_secret = is_hidden(fold.game, fold.state, d)
        return Draft(fold.decision(d), d.seat, choice, True, kind=SPARED if is_secret else FORCED)

    def is_alone(self, room: Room) -> bool:
        """Whether only bots could learn anything."""
        return len([chair for chair in room.chairs if chair.user is not None]) < 2

    def is_veiled(self, room: Room, fold: Fold, d: Decision) -> bool:
        """Whether the answer of a person to a question is kept back, whether there is a choice or not."""
        is_kept = bool(self.candle) and not self.is_alone(room) and room.chairs[d.seat].controller == PERSON
        return is_kept and is_hidden(fold.game, fold.state, d)

    def lit(self, room: Room, fold: Fold, chair: Chair, now: float, is_here: bool | None = None) -> Chair:
        """A chair that is asked something now: with a candle, if its answer is kept back."""
        d = fold.owed(chair.seat)
        answer = self.answer(room, fold, d) if d is not None else None
        if d is None or not self.is_veiled(room, fold, d):
            return replace(chair, shows=now if answer is not None else None, burns=None)
        if is_here is None:
            is_here = self.is_here(room.id, chair.user or "")
        pace, candle = room.pace, self.candle * _slowness(room, is_here)
        extra = longer(room, d.seat, answer.decision, is_here) if answer is not None else 0.0
        most = pace.seconds if pace.is_timed else candle + extra  # so that it never costs anybody's bank
        return replace(chair, shows=now + min(candle + extra, most), burns=now + min(candle, most))

    def relit(self, room: Room, fold: Fold, chair: Chair, now: float) -> Chair:
        """A chair whose player comes while its long candle burns: it burns as if they had been there when asked now."""
        if chair.burns is None or chair.burns <= now + self.candle:
            return chair
        shorter = self.lit(room, fold, chair, now, is_here=True)
        has_answered = chair.seat in room.drafts and room.drafts[chair.seat].ready
        return replace(shorter, shows=shorter.burns) if has_answered else shorter


def _slowness(room: Room, is_here: bool) -> float:
    return CANDLE_IN_DAYS if room.pace.kind == DAYS and not is_here else 1.0


def longer(room: Room, seat: Seat, decision: str, is_here: bool = False) -> float:
    """By how many seconds an answer outlasts the candle that is given for a seat: as a real one of its did.

    Each of those is as likely as the others; nobody can guess which it is.
    """
    known = spans(room, seat, is_here)
    drawn = blake2b(f"{room.row['seed']}/candle/{decision}".encode(), digest_size=16).digest()
    which, how_far = int.from_bytes(drawn[:8]), int.from_bytes(drawn[8:]) / 2**64
    return known[which % len(known)] * (1.0 + BLUR * (2.0 * how_far - 1.0))


def spans(room: Room, seat: Seat, is_here: bool = False) -> Sequence[float]:
    """By how many seconds the real answers of a seat outlasted the candle; of who is there, those of such people.

    As long as there are few, those of the others stand in for them, and before those what is usual.
    """
    most = HERE_MOST if is_here and room.pace.kind == DAYS else math.inf
    known = [(at, seconds) for at, seconds in _remembered(room.row) if seconds <= most]
    own = [seconds for at, seconds in known if at == seat]
    if len(own) >= ENOUGH:
        return own
    usual = [seconds * _slowness(room, is_here) for seconds in USUAL]
    return [*usual, *[seconds for at, seconds in known if at != seat], *own][-SPANS:]


def remembered(row: Mapping[str, Any], seat: Seat, seconds: float) -> list[tuple[Seat, float]]:
    """All that a match remembers when a seat has answered so many seconds after its candle was out."""
    known = _remembered(row)
    own = [entry for entry in known if entry[0] == seat]
    if len(own) >= SPANS:
        known.remove(own[0])
    return [*known, (seat, round(seconds, 1))]


def _remembered(row: Mapping[str, Any]) -> list[tuple[Seat, float]]:
    """The spans of a match; older ones do not say whose they are."""
    stored = row.get("spans") or []
    return [(entry[0], entry[1]) if isinstance(entry, list | tuple) else (SPECTATOR, entry) for entry in stored]
