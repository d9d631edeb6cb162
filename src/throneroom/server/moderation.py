"""What players tell administrators about each other, and what administrators do about it."""

from __future__ import annotations

import secrets
from typing import Any

from throneroom.server.budgets import PERSON, Limits
from throneroom.server.matches import Matches, PutAside
from throneroom.server.problems import Problem, not_found, wrong_state
from throneroom.server.rooms import ABANDONED, ENDED, PLAYING, QUARANTINED, WAITING, Room
from throneroom.server.store import moderation_rows, rows, texts
from throneroom.server.talk import clean


class Moderation:
    """Reports, blocks, and matches that were put aside."""

    def __init__(self, matches: Matches, limits: Limits) -> None:
        self.matches = matches
        self.limits = limits
        self.database = matches.database
        self.clock = matches.clock

    async def report(self, room: Room, by: str, about: str, text: str, message: int | None) -> None:
        """Tell the administrators about somebody in a match, with the place where it happened."""
        if about == by:
            raise Problem(422, "bad-request")
        if about not in await self._people(room):
            raise not_found()
        async with self.database.write() as c:
            self.limits.open_reports.require(PERSON, await moderation_rows.count_reports(c, by))
            await moderation_rows.add_report(
                c, id=secrets.token_hex(8), by=by, about=about, match=room.id, ply=room.plies, message=message,
                text=clean(text), made=self.clock.now(), done=False,
            )  # fmt: skip

    async def _people(self, room: Room) -> set[str | None]:
        """Everybody who sits, watches or has said something in a match."""
        async with self.database.read() as c:
            said = {row["user"] for row in await rows.messages_of(c, room.id)}
        return {chair.user for chair in room.chairs} | room.watchers | {room.row["owner"]} | said

    async def block(self, by: str, user: str, is_blocked: bool) -> list[str]:
        """Have nothing to do with somebody any more, or again; everybody who is blocked then."""
        async with self.database.write() as c:
            if by == user:
                raise Problem(422, "bad-request")
            if await rows.find_user(c, user) is None:
                raise not_found()
            if is_blocked:
                others = set(await moderation_rows.blocked(c, by)) - {user}
                self.limits.kept_blocks.require(PERSON, len(others))
            await moderation_rows.put_block(c, by, user, is_blocked)
            return await moderation_rows.blocked(c, by)

    async def blocked(self, by: str) -> list[str]:
        """Everybody whom somebody blocks."""
        async with self.database.read() as c:
            return await moderation_rows.blocked(c, by)

    async def is_blocked(self, by: str, user: str) -> bool:
        """Whether somebody wants nothing to do with a person."""
        async with self.database.read() as c:
            return user in await moderation_rows.blocked(c, by)

    async def stored(self, id: str) -> dict[str, list[dict[str, Any]]]:
        """All that is stored of a match that is put aside; of others it would tell secrets."""
        async with self.database.read() as c:
            if await rows.status_of(c, id) != QUARANTINED:
                raise not_found()
            return await moderation_rows.everything_of(c, id)

    async def bring_back(self, id: str) -> Room:
        """Try again with a match that was put aside, as what it was; it is put aside anew if it is still broken."""
        async with self.database.write() as c:
            status = await rows.status_of(c, id)
            if status is None:
                raise not_found()
            if status != QUARANTINED:
                raise wrong_state(status)
            has_started, has_ended = await moderation_rows.times_of(c, id)
            await rows.change_match(c, id, status=ABANDONED if has_ended else PLAYING if has_started else WAITING)
        try:
            room = await self.matches.room(id)
        except PutAside as aside:
            return aside.room
        if room.fold is not None and room.fold.is_over:
            async with room.lock, self.matches.changing(room) as c:
                await rows.change_match(c, id, status=ENDED)
            room.row["status"] = ENDED
        self.matches.tell(room)
        return room

    async def delete(self, id: str) -> None:
        """Take a match that is over off the server, with its record, its talk and what was reported in it."""
        room = await self.matches.room(id)
        async with room.lock:
            if room.status not in (ENDED, ABANDONED):
                raise wrong_state(room.status)
            async with self.database.write() as c:
                await rows.drop_match(c, id)
                await texts.free(c, room.row["options"])
                if not self.database.is_sqlite:
                    await rows.tell_all(c, f"match {id}")
            self.matches.forget(room)
