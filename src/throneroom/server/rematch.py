"""A match played again: one for all who played it, with a seat kept for each until they answer."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Final

from throneroom.core.game import find_game
from throneroom.server import notices
from throneroom.server.absence import Absence
from throneroom.server.chairs import Chairs
from throneroom.server.matches import Behind, beside
from throneroom.server.problems import Problem, not_found, wrong_state
from throneroom.server.rooms import ABANDONED, DEALT, EMPTY, ENDED, PERSON, WAITING, Chair, Room
from throneroom.server.store import moderation_rows, rows
from throneroom.server.told import DECLINED, OWNS, Told

KEPT, ROTATED = "kept", "rotated"
SEATINGS: Final = (KEPT, ROTATED, DEALT)
"""Everybody keeps their seat, gets the next one, or is dealt one when the match starts."""


class Rematches:
    """Playing again in the matches of this process."""

    def __init__(self, chairs: Chairs, absence: Absence) -> None:
        self.chairs = chairs
        self.absence = absence
        self.matches = chairs.matches

    async def ask(self, room: Room, user: str, seating: str = KEPT) -> tuple[Room, str | None]:
        """Open the rematch of a match, or sit down in the one that is open; who opens it gets its invite.

        Whose rematch waits without them keeps nobody from playing: who asks then owns it. Nor does one that somebody
        plays alone, or whose owner they block: who asks then opens another.
        """
        if room.status not in (ENDED, ABANDONED) or room.row["started"] is None:
            raise wrong_state(room.status)

        async def step() -> tuple[Room, str | None]:
            found = await self.of(room)
            if found is None or _is_called_off(found):
                return await self._open(room, found, user, seating)
            is_no_place = _is_played_alone(room, found) or found.row["owner"] in await self._blocked(user)
            if is_no_place and not found.seats_of(user):
                return await self._open(room, None, user, seating)
            return found, None

        again, invite = await self.matches.level(room, step)
        if invite is None:
            await self._sit(again, user)
            await self._take_over(again, user)
        self.matches.tell(room)
        return again, invite

    async def of(self, room: Room) -> Room | None:
        """The rematch of a match, if somebody has opened one; also one that is put aside."""
        id = room.row["rematch"]
        return await self.matches.glance(id) if id is not None else None

    async def _open(self, room: Room, before: Room | None, user: str, seating: str) -> tuple[Room, str]:
        """Set the same match up again; nobody is asked who declined one that was called off, blocks, or is blocked."""
        row, game = room.row, find_game(room.row["game"])
        async with self.matches.database.read() as c:
            apart = await moderation_rows.apart(c, user)
        chairs = _chairs(room, before, user, seating, apart)
        plan = partial(
            self.matches.planned, user, game, row["players"], row["options"], chairs, row["name"], row["visibility"],
            room.pace, room.id, DEALT if seating == DEALT else KEPT, row["latecomers"],
        )  # fmt: skip
        again, invite = await beside(game, row["options"], plan)
        async with self.matches.changing(room) as c:
            await self.matches.add(c, again)
            if not await rows.set_rematch(c, room.id, row["rematch"], again.id):
                raise Behind
            for other in sorted({chair.kept_for for chair in again.chairs if chair.kept_for and before is None}):
                await notices.owe_rematch(c, room, other, self.matches.clock.now())
        row["rematch"] = again.id
        self.matches.rooms[again.id] = again
        return again, invite

    async def _blocked(self, user: str) -> list[str]:
        async with self.matches.database.read() as c:
            return await moderation_rows.blocked(c, user)

    async def _sit(self, again: Room, user: str) -> None:
        """Sit down on the seats that wait for a person, else on a free one."""

        async def step() -> None:
            if again.seats_of(user):
                return
            if again.status != WAITING:
                raise Problem(409, "rematch-begun")
            if user in await self._blocked(again.row["owner"]):
                raise Problem(403, "blocked")
            seats = again.kept_for(user) or again.free_for(user)[:1]
            if not seats:
                raise Problem(409, "seat-taken")
            await self.chairs.change(again, [Chair(seat, PERSON, user) for seat in seats])

        await self.matches.level(again, step)
        self.matches.tell(again)

    async def _take_over(self, again: Room, user: str) -> None:
        """Own a rematch that waits, if its owner opened it and has gone. The other keeps their seat."""

        async def step() -> None:
            owner, mine = again.row["owner"], again.seats_of(user)
            if again.status != WAITING or not mine or owner == user:
                return
            gone_at = await self.absence.gone_at(again, owner)
            if gone_at is not None and gone_at <= self.matches.clock.now():
                await self.chairs.change(again, [], [Told(OWNS, mine[0], user, owner)], owner=user)

        await self.matches.level(again, step)
        self.matches.tell(again)

    async def own_at(self, again: Room, user: str) -> float | None:
        """From when on somebody who sits in a rematch that waits, and played before, may ask for it and own it."""
        id, owner = again.row["rematch_of"], again.row["owner"]
        if id is None or again.status != WAITING or owner == user or not again.seats_of(user):
            return None
        before = await self.matches.glance(id)
        has_played = before is not None and user in {chair.user for chair in before.chairs}
        return await self.absence.gone_at(again, owner) if has_played else None

    async def decline(self, again: Room, user: str) -> None:
        """Not play again: the seats that waited for a person are free for anybody."""

        async def step() -> None:
            if again.status != WAITING:
                raise wrong_state(again.status)
            kept = again.kept_for(user)
            if not kept:
                raise not_found()
            await self.chairs.change(again, [Chair(seat, EMPTY) for seat in kept], [Told(DECLINED, kept[0], user)])

        await self.matches.level(again, step)
        self.matches.tell(again)


def _is_called_off(room: Room) -> bool:
    """Whether a match was ended before it began."""
    return room.status == ABANDONED and room.row["started"] is None


def _is_played_alone(room: Room, again: Room) -> bool:
    """Whether a rematch has begun in which at most one of those who played before sits."""
    before, now = ({chair.user for chair in each.chairs} - {None} for each in (room, again))
    return again.row["started"] is not None and len(before & now) < 2


def _chairs(room: Room, before: Room | None, user: str, seating: str, apart: set[str]) -> list[Chair]:
    """The chairs of a rematch: who opens it sits, the others' are kept but for who stays apart, bots stay."""
    wanting = {chair.user or chair.kept_for for chair in (before or room).chairs}.difference(apart)
    chairs = [
        Chair(chair.seat, PERSON, user) if chair.user == user
        else Chair(chair.seat, chair.controller, bot=chair.bot) if chair.user is None
        else Chair(chair.seat, EMPTY, kept_for=chair.user if chair.user in wanting else None)
        for chair in room.chairs
    ]  # fmt: skip
    turned = chairs[-1:] + chairs[:-1] if seating == ROTATED else chairs
    return [replace(chair, seat=seat) for seat, chair in enumerate(turned)]
