"""Another seat before the start: a free one or a bot's at once, another player's if they agree."""

from __future__ import annotations

from dataclasses import replace

from throneroom.core.seats import Seat
from throneroom.server.chairs import Chairs
from throneroom.server.problems import Problem, not_found, wrong_state
from throneroom.server.rooms import PERSON, WAITING, Chair, Room


class Swapping:
    """Players who change seats in the matches of this process."""

    def __init__(self, chairs: Chairs) -> None:
        self.chairs = chairs
        self.matches = chairs.matches

    async def swap(self, room: Room, user: str, seat: Seat, mine: Seat | None = None, wants: bool = True) -> None:
        """Sit on another seat, or ask its player to swap; when they have asked already, both change at once.

        Who does not want it takes back what they asked, and declines what they were asked.
        """

        async def step() -> None:
            here, there = _chairs(room, user, seat, mine)
            if not wants:
                await self.chairs.change(room, _declined(here, there))
            elif there.controller == PERSON and there.user != user and there.wants_seat != here.seat:
                await self.chairs.change(room, [replace(here, wants_seat=there.seat)])
            else:
                await self.chairs.change(room, _swapped(here, there))

        await self.matches.level(room, step)
        self.matches.tell(room)


def _chairs(room: Room, user: str, seat: Seat, mine: Seat | None) -> tuple[Chair, Chair]:
    """The seat of a player, and the one they would like; a problem if it is none for them."""
    if room.status != WAITING:
        raise wrong_state(room.status)
    own = room.seats_of(user)
    if not own or mine not in (None, *own):
        raise Problem(403, "not-your-seat")
    if not 0 <= seat < len(room.chairs):
        raise not_found()
    here, there = room.chairs[own[0] if mine is None else mine], room.chairs[seat]
    if here.seat == there.seat or (mine is None and seat in own):
        raise Problem(409, "sits-already")
    if there.kept_for not in (None, user):
        raise Problem(409, "seat-taken")
    return here, there


def _declined(here: Chair, there: Chair) -> list[Chair]:
    """Two chairs that do not want to swap with each other any more."""
    pairs = ((here, there), (there, here))
    return [replace(one, wants_seat=None) for one, other in pairs if one.wants_seat == other.seat]


def _swapped(here: Chair, there: Chair) -> list[Chair]:
    """The same players, each on the other chair, without wishes."""
    return [
        replace(here, seat=there.seat, wants_seat=None),
        replace(there, seat=here.seat, wants_seat=None, kept_for=None),
    ]
