"""Leaving a seat and giving one away: to a bot until one is back, or for good. The table is told."""

from __future__ import annotations

import math
from dataclasses import replace

from sqlalchemy.ext.asyncio import AsyncConnection

from throneroom.core.seats import Seat
from throneroom.server import notices, told
from throneroom.server.absence import Absence
from throneroom.server.chairs import Chairs
from throneroom.server.keepers import CARETAKER_BOT
from throneroom.server.problems import Problem, not_found, wrong_state
from throneroom.server.rooms import BOT, CARETAKER, PERSON, PLAYING, Chair, Room
from throneroom.server.store import rows
from throneroom.server.told import Told


class Handing:
    """Seats that change hands in the matches of this process."""

    def __init__(self, chairs: Chairs, absence: Absence) -> None:
        self.chairs = chairs
        self.absence = absence
        self.matches = chairs.matches

    async def leave(self, room: Room, user: str) -> None:
        """Leave one's seats to a bot until one wants them back."""

        async def step() -> None:
            _chair(room, None)
            mine = [c for c in room.chairs if c.user == user and not c.has_left]
            if not room.seats_of(user):
                raise Problem(403, "not-your-seat")
            left = [self.chairs.clocked(room, replace(c, controller=CARETAKER, has_left=True)) for c in mine]
            await self.chairs.change(room, left, [Told(told.LEFT, c.seat, user) for c in left])

        await self.matches.level(room, step)
        self.matches.tell(room)

    async def keep(self, room: Room, seat: Seat, user: str) -> None:
        """Let a bot play for a player who is away, until they are back."""

        async def step() -> None:
            chair = _chair(room, seat)
            if chair.controller != PERSON or chair.user is None:
                raise Problem(409, "not-absent")
            await self._keep(room, chair, Told(told.KEPT, seat, chair.user, user))

        await self.matches.level(room, step)
        self.matches.tell(room)

    async def _keep(self, room: Room, chair: Chair, line: Told) -> None:
        """Put a caretaker in, and tell the player; what the others wanted about the seat is done."""

        async def owe(c: AsyncConnection) -> None:
            await notices.owe_kept(c, room, line.player, self.chairs.clock.now())
            await rows.drop_votes(c, room.id, chair.seat)

        kept = self.chairs.clocked(room, replace(chair, controller=CARETAKER))
        await self.chairs.change(room, [kept], [line], also=owe)
        room.votes.pop(chair.seat, None)

    async def give(self, room: Room, seat: Seat, user: str, *, wants: bool = True, is_owner: bool = False) -> bool:
        """Give a seat to a bot for good: one's own, another's when all others agree; whether it is given.

        One other person alone, the owner or the only other one, decides only about somebody who is away. All others
        together put a caretaker in for who is there and does not answer for a while: nobody loses a seat for good to
        which they can come back, and nobody a move they have just been asked for.
        """

        async def step() -> bool:
            chair = _chair(room, seat)
            if chair.user is None:
                raise Problem(409, "seat-taken")
            may_lose = await self.absence.may_lose(room, seat)
            if chair.user == user:
                key = told.GAVE_UP
            elif is_owner and wants and may_lose:
                key = told.GIVEN
            elif not room.seats_of(user):
                raise Problem(409, "not-absent") if is_owner else Problem(403, "not-your-seat")
            elif await self._agree(room, chair, user, wants, may_lose):
                if not may_lose:
                    await self._keep(room, chair, Told(told.AGREED_KEPT, seat, chair.user, user))
                    return False
                key = told.AGREED
            else:
                return False
            bot = replace(self.chairs.left_alone(room, chair), controller=BOT, user=None, bot=CARETAKER_BOT)
            await self.chairs.change(room, [self.chairs.clocked(room, bot)], [Told(key, seat, chair.user, user)])
            return True

        is_given = await self.matches.level(room, step)
        self.matches.tell(room)
        return is_given

    async def _agree(self, room: Room, chair: Chair, user: str, wants: bool, may_lose: bool) -> bool:
        """Want that a seat is given away, or no longer; whether all the others want it. Its player is told."""
        before = room.votes.get(chair.seat, set())
        votes = before | {user} if wants else before - {user}
        others = {c.user for c in room.chairs if c.controller == PERSON and c.user not in (None, chair.user)}
        if others <= votes and (may_lose or (len(others) > 1 and chair.controller == PERSON)):
            if not may_lose:
                await self._require_slow(room, chair.seat)
            return True
        if votes != before:

            async def put(c: AsyncConnection) -> None:
                await rows.put_vote(c, room.id, chair.seat, user, wants)

            lines = [Told(told.WANTED, chair.seat, str(chair.user), user)] if wants else []
            await self.chairs.change(room, [], lines, also=put)
            room.votes[chair.seat] = votes
        return False

    async def _require_slow(self, room: Room, seat: Seat) -> None:
        """A problem unless who is there has not answered for so long that the others need not wait any more."""
        until = await self.absence.thinks_until(room, seat)
        if until is None:
            raise Problem(409, "not-absent")
        left = until - self.chairs.clock.now()
        if left > 0:
            raise Problem(409, "still-thinking", {"minutes": math.ceil(left / 60)})

    async def nudge(self, room: Room, seat: Seat, user: str) -> None:
        """Ask a player to move: once for each decision, seen by everybody, told wherever they are."""

        async def step() -> None:
            chair = _chair(room, seat)
            owed = room.playing().owed(seat)
            if chair.controller != PERSON or chair.user in (None, user) or owed is None or room.seems_ready(seat):
                raise Problem(409, "not-awaited")
            decision = room.playing().decision(owed)
            if chair.nudged == decision:
                raise Problem(409, "nudged-already")
            player = str(chair.user)

            async def owe(c: AsyncConnection) -> None:
                await notices.owe_nudge(c, room, player, self.chairs.clock.now())

            line = Told(told.NUDGED, seat, player, user)
            await self.chairs.change(room, [replace(chair, nudged=decision)], [line], also=owe)

        await self.matches.level(room, step)
        self.matches.tell(room)


def _chair(room: Room, seat: Seat | None) -> Chair:
    """A chair of a match under way; any, if none is named."""
    if room.status != PLAYING:
        raise wrong_state(room.status)
    if seat is not None and not 0 <= seat < len(room.chairs):
        raise not_found()
    return room.chairs[seat or 0]
