"""Who decides for a seat, and how a match begins and ends early. The state of the game is never touched."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from throneroom.core.dice import Dice
from throneroom.core.game import find_game
from throneroom.core.seats import Seat
from throneroom.server import notices
from throneroom.server.fold import new_fold
from throneroom.server.matches import Matches, chair_row
from throneroom.server.problems import Problem, not_found, wrong_state
from throneroom.server.rooms import ABANDONED, CARETAKER, EMPTY, ENDED, PERSON, PLAYING, WAITING, Chair, Room
from throneroom.server.secret import hashed, new_secret
from throneroom.server.store import rows


class Chairs:
    """The chairs of the matches of this process."""

    def __init__(self, matches: Matches) -> None:
        self.matches = matches
        self.clock = matches.clock

    async def sit(self, room: Room, seat: Seat, chair: Chair, only_if: frozenset[str] | None = None) -> None:
        """Change who decides for a seat."""

        async def step() -> None:
            if not 0 <= seat < len(room.chairs):
                raise not_found()
            old = room.chairs[seat]
            if only_if is not None and old.controller not in only_if:
                raise Problem(409, "seat-taken")
            if room.status not in (WAITING, PLAYING):
                raise wrong_state(room.status)
            bank = room.pace.bank_after(old.bank, old.due, self.clock.now())
            await self._change(room, [self._clocked(room, replace(chair, seen=old.seen, bank=bank))])

        await self.matches.level(room, step)
        self.matches.tell(room)

    async def come_back(self, room: Room, user: str) -> None:
        """A person is there again and gets the seats that a caretaker kept."""
        if not any([chair.user == user and chair.controller == CARETAKER for chair in room.chairs]):
            return

        async def step() -> None:
            kept = [chair for chair in room.chairs if chair.user == user and chair.controller == CARETAKER]
            await self._change(room, [self._clocked(room, replace(c, controller=PERSON, misses=0)) for c in kept])

        await self.matches.level(room, step)
        self.matches.tell(room)

    def _clocked(self, room: Room, chair: Chair) -> Chair:
        """A chair whose clock runs if its seat is a person's and is asked something."""
        is_asked = room.fold is not None and room.fold.owed(chair.seat) is not None and not room.is_ready(chair.seat)
        is_running = is_asked and room.status == PLAYING and chair.controller == PERSON
        return replace(chair, due=room.pace.due(self.clock.now(), chair.bank) if is_running else None)

    async def _change(self, room: Room, chairs: list[Chair], **changes: Any) -> None:
        """Store chairs, and changes of the match itself; then show them."""
        async with self.matches.changing(room) as c:
            await self._store(c, room, chairs)
            if changes:
                await rows.change_match(c, room.id, **changes)
            if changes.get("status") == ABANDONED:
                await notices.owe_end(c, room, self.clock.now())
        new = {chair.seat: chair for chair in chairs}
        room.chairs = [new.get(chair.seat, chair) for chair in room.chairs]
        room.row |= changes

    async def _store(self, c: AsyncConnection, room: Room, chairs: list[Chair]) -> None:
        for chair in chairs:
            values = chair_row(room, chair)
            del values["match"], values["seat"]
            await rows.change_seat(c, room.id, chair.seat, **values)

    # ------------------------------------------------------------ beginning and ending

    async def begin(self, room: Room, at_random: bool = False) -> None:
        """Start the match: the seats are dealt out if that is wanted, then the first cards, and all is stored."""

        async def step() -> None:
            if room.status != WAITING:
                raise wrong_state(room.status)
            if any([chair.controller == EMPTY for chair in room.chairs]):
                raise Problem(409, "seats-empty")
            fold = new_fold(room.row["game"], room.row["players"], room.row["options"], room.row["seed"])
            dealt = fold.deal()
            now = self.clock.now()
            changes = {"status": PLAYING, "started": now}
            asked = {d.seat for d in fold.state.pending}
            pace = room.pace
            chairs = [replace(chair, bank=pace.bank, due=pace.due(now, pace.bank)
                              if chair.seat in asked and chair.controller == PERSON else None)
                      for chair in (_dealt_out(room) if at_random else room.chairs)]  # fmt: skip
            async with self.matches.changing(room) as c:
                await rows.change_match(c, room.id, **changes)
                if dealt:
                    await rows.add_actions(c, room.id, dealt, now)
                if pace.is_timed or at_random:
                    await self._store(c, room, chairs)
                await notices.owe(c, room, fold, chairs, now)
            room.row |= changes
            room.fold, room.chairs = fold, chairs
            self.matches.meters.actions.inc(len(dealt))

        await self.matches.level(room, step)
        self.matches.tell(room)

    async def want_end(self, room: Room, user: str, wants: bool = True) -> None:
        """Agree to stop here; when all the people at the table do, the match is abandoned."""

        async def step() -> None:
            if room.status not in (WAITING, PLAYING):
                raise wrong_state(room.status)
            mine = [replace(chair, wants_end=wants) for chair in room.chairs if chair.user == user]
            if not mine:
                raise Problem(403, "not-your-seat")
            others = [chair for chair in room.chairs if chair.user not in (None, user)]
            is_agreed = wants and all([chair.wants_end or chair.controller == CARETAKER for chair in others])
            if is_agreed:
                await self._abandon(room, mine)
            else:
                await self._change(room, mine)

        await self.matches.level(room, step)
        self.matches.tell(room)

    async def abandon(self, room: Room) -> None:
        """End a match without a result: for a match that has not begun, and for administrators."""

        async def step() -> None:
            if room.status not in (WAITING, PLAYING):
                raise wrong_state(room.status)
            await self._abandon(room, [])

        await self.matches.level(room, step)
        self.matches.tell(room)

    async def _abandon(self, room: Room, chairs: list[Chair]) -> None:
        changed = {chair.seat: chair for chair in chairs}
        stopped = [replace(changed.get(chair.seat, chair), due=None) for chair in room.chairs]
        await self._change(room, stopped, status=ABANDONED, ended=self.clock.now())

    # ------------------------------------------------------------ again

    async def rematch(self, room: Room, user: str) -> tuple[Room, str]:
        """A new match with the same game, options and bots; the others' chairs wait for them."""
        if room.status not in (ENDED, ABANDONED):
            raise wrong_state(room.status)
        chairs = [
            Chair(chair.seat, PERSON, user) if chair.user == user
            else Chair(chair.seat, EMPTY) if chair.user is not None
            else Chair(chair.seat, chair.controller, bot=chair.bot)
            for chair in room.chairs
        ]  # fmt: skip
        row = room.row
        again, invite = await self.matches.create(
            user, find_game(row["game"]), row["players"], row["options"], chairs, row["name"], row["visibility"],
            room.pace, room.id,
        )  # fmt: skip
        async with self.matches.database.write() as c:
            for other in {chair.user for chair in room.chairs if chair.user not in (None, user)}:
                await rows.add_watcher(c, again.id, str(other))
        again.watchers = {chair.user for chair in room.chairs if chair.user is not None} - {user}
        return again, invite

    async def watch(self, room: Room, user: str) -> None:
        """Somebody with the link looks on."""

        async def step() -> None:
            if user in room.watchers or room.seats_of(user):
                return
            async with self.matches.changing(room) as c:
                await rows.add_watcher(c, room.id, user)
            room.watchers.add(user)

        await self.matches.level(room, step)

    async def new_invite(self, room: Room) -> str:
        """A new invite link; the old one leads nowhere from now on."""
        invite = new_secret()

        async def step() -> None:
            async with self.matches.changing(room) as c:
                await rows.change_match(c, room.id, invite=hashed(invite))
            room.row["invite"] = hashed(invite)

        await self.matches.level(room, step)
        return invite

    async def seen(self, room: Room, user: str, ply: int) -> None:
        """A person has looked at everything before a ply."""
        async with room.lock:
            mine = [replace(c, seen=max(c.seen, ply)) for c in room.chairs if c.user == user and c.seen < ply]
            if mine:
                async with self.matches.database.write() as c:
                    for chair in mine:
                        await rows.change_seat(c, room.id, chair.seat, seen=chair.seen)
                new = {chair.seat: chair for chair in mine}
                room.chairs = [new.get(chair.seat, chair) for chair in room.chairs]


def _dealt_out(room: Room) -> list[Chair]:
    """The same players on other chairs (WS-SETUP-11), as the seed says that everybody can check in the end."""
    players = Dice(f"{room.row['seed']} seats").shuffled(room.chairs)
    return [replace(player, seat=seat) for seat, player in enumerate(players)]
