"""Who decides for a seat, and how a match begins and ends early. The state of the game is never touched."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Set
from dataclasses import replace
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from throneroom.core.dice import Dice
from throneroom.core.seats import Seat
from throneroom.server import notices, told
from throneroom.server.fold import PLAY
from throneroom.server.matches import Matches, chair_row
from throneroom.server.problems import Problem, not_found, wrong_state
from throneroom.server.rooms import ABANDONED, CARETAKER, DEALT, EMPTY, PERSON, PLAYING, WAITING, Chair, Room
from throneroom.server.secret import hashed, new_secret
from throneroom.server.store import rows, texts
from throneroom.server.told import Told

Also = Callable[[AsyncConnection], Awaitable[None]]
"""What else is done in the transaction of a change."""


class Chairs:
    """The chairs of the matches of this process."""

    def __init__(self, matches: Matches) -> None:
        self.matches = matches
        self.clock = matches.clock

    async def sit(
        self, room: Room, seat: Seat, chair: Chair, only_if: frozenset[str] | None = None, by: str | None = None,
        is_only: bool = False, also: Also | None = None, whose: str | None = None,
    ) -> None:  # fmt: skip
        """Change who decides for a seat. Once the match runs the table is told, and who gave one up gets no other.

        Nobody sits down on a second seat of a match under way, nor where it is to be the only one. If it is said whose
        seat it is, it must still be theirs.
        """

        async def step() -> None:
            if not 0 <= seat < len(room.chairs):
                raise not_found()
            old = room.chairs[seat]
            if only_if is not None and old.controller not in only_if:
                raise Problem(409, "seat-taken")
            if chair.controller == PERSON and old.kept_for not in (None, chair.user):
                raise Problem(409, "seat-taken")
            if room.status not in (WAITING, PLAYING):
                raise wrong_state(room.status)
            if chair.controller == EMPTY and room.status != WAITING:
                raise wrong_state(room.status)  # it has begun a moment ago, and every seat must have somebody
            if whose is not None and old.user != whose:
                raise Problem(409, "seat-taken")
            if chair.controller == PERSON and (is_only or room.status == PLAYING) and room.seats_of(chair.user):
                raise Problem(409, "sits-already")
            if room.status == PLAYING and any([u == chair.user and s != seat for u, s in room.former]):
                raise Problem(403, "gave-up-seat")
            new = replace(self.left_alone(room, old), controller=chair.controller, user=chair.user, bot=chair.bot)
            if new.user not in (None, old.user):
                new = replace(new, seen=0)  # who is new here has seen nothing
            await self.change(room, [self.clocked(room, new)], _told(room, old, new, by), also)

        await self.matches.level(room, step)
        self.matches.tell(room)

    def left_alone(self, room: Room, chair: Chair) -> Chair:
        """A chair without what belongs to who sat there: what was seen, asked and used up of the time stays."""
        return Chair(chair.seat, chair.controller, seen=chair.seen, bank=chair.bank, due=chair.due, rest=chair.rest,
                     asked=chair.asked, nudged=chair.nudged, shows=chair.shows, burns=chair.burns,
                     held=chair.held)  # fmt: skip

    async def come_back(self, room: Room, user: str, is_wanted: bool = False) -> None:
        """A person is there again and gets the seats that a caretaker kept; those they left only if they want them."""

        def kept() -> list[Chair]:
            mine = [chair for chair in room.chairs if chair.user == user and chair.controller == CARETAKER]
            return [chair for chair in mine if is_wanted or not chair.has_left]

        async def step() -> None:
            back = [replace(c, controller=PERSON, misses=0, has_left=False) for c in kept()]
            lines = [Told(told.BACK, c.seat, user) for c in kept()] if room.status == PLAYING else []
            await self.change(room, [self.clocked(room, chair) for chair in back], lines)

        if not kept():
            return

        await self.matches.level(room, step)
        self.matches.tell(room)

    async def ask(self, room: Room, seat: Seat, everywhere: bool) -> None:
        """A person wants to be asked also where they can only pass, or no longer."""

        async def step() -> bool:
            before = room.seems_ready(seat)
            await self.change(room, [replace(room.chairs[seat], asks=everywhere)])
            return room.seems_ready(seat) != before

        is_seen = await self.matches.level(room, step)
        self.matches.tell(room, only=None if is_seen else {str(room.chairs[seat].user)})

    def clocked(self, room: Room, chair: Chair) -> Chair:
        """A chair whose clock runs if its seat is a person's and is asked something.

        A decision has one clock, whoever sits there: it stands while a bot does, and goes on where it stood.
        """
        is_asked = room.fold is not None and room.fold.owed(chair.seat) is not None and not room.is_ready(chair.seat)
        is_running = is_asked and room.status == PLAYING and chair.controller == PERSON
        now = self.clock.now()
        if is_running and chair.due is None:
            if chair.held is not None:
                return replace(chair, due=now + chair.held, held=None)
            rest = chair.rest if room.playing().undoable(chair.seat) is not None else None
            return replace(chair, due=room.pace.due(now, chair.bank), rest=rest)
        if not is_running and chair.due is not None:
            bank = room.pace.bank_after(chair.bank, chair.due, now)
            return replace(chair, due=None, bank=bank, held=max(0.0, chair.due - now))
        return chair

    async def change(
        self, room: Room, chairs: list[Chair], lines: list[Told] | None = None, also: Also | None = None, **changes: Any
    ) -> None:
        """Store chairs, what the table is told, and changes of the match itself; then show them.

        Who loses a seat of a match under way may look on. Whoever owned it then owns it no longer, if somebody sits.
        """
        was = {chair.seat: chair.user for chair in room.chairs}
        moved = [chair.seat for chair in chairs if was[chair.seat] != chair.user]
        chairs = _without_wishes(room, chairs, moved)
        lost = {(str(was[seat]), seat) for seat in moved if was[seat] is not None and room.status == PLAYING}
        said = room.said
        if changes.get("status") == ABANDONED and _was_hardly_played(room):
            changes |= {"started": None, "spans": []}
        if (heir := _heir(room, chairs, lost)) is not None:
            changes["owner"] = heir.user
            lines = [*(lines or []), Told(told.INHERITS, heir.seat, str(heir.user))]
        async with self.matches.changing(room) as c:
            await self._store(c, room, chairs)
            for line in lines or []:
                said = 1 + await told.store(c, room, line, self.clock.now())
            for user, seat in sorted(lost - room.former):
                await rows.add_former(c, room.id, seat, user)
            for user in sorted({user for user, _ in lost} - room.watchers):
                await rows.add_watcher(c, room.id, user)
            for seat in room.votes.keys() & set(moved):
                await rows.drop_votes(c, room.id, seat)
            if also is not None:
                await also(c)
            if changes:
                await rows.change_match(c, room.id, **changes)
            if changes.get("status") == ABANDONED:
                await notices.owe_end(c, room, self.clock.now(), self.matches.debounce)
                if changes.get("started", room.row["started"]) is None:
                    await rows.drop_play(c, room.id)
                    await texts.free(c, room.row["options"])
        new = {chair.seat: chair for chair in chairs}
        room.chairs = [new.get(chair.seat, chair) for chair in room.chairs]
        room.said, room.former, room.watchers = said, room.former | lost, room.watchers | {user for user, _ in lost}
        room.votes = {seat: votes for seat, votes in room.votes.items() if seat not in moved}
        room.row |= changes

    async def _store(self, c: AsyncConnection, room: Room, chairs: list[Chair]) -> None:
        for chair in chairs:
            values = chair_row(room, chair)
            del values["match"], values["seat"]
            await rows.change_seat(c, room.id, chair.seat, **values)

    # ------------------------------------------------------------ beginning and ending

    async def begin(self, room: Room, at_random: bool = False) -> None:
        """Start the match: the seats are dealt out if that is wanted, then the first cards, and all is stored.

        The invitation ends; whoever should come later is invited anew.
        """

        async def step() -> None:
            is_dealt = at_random or room.row["seating"] == DEALT
            if room.status != WAITING:
                raise wrong_state(room.status)
            if any([chair.controller == EMPTY for chair in room.chairs]):
                raise Problem(409, "seats-empty")
            fold = await self.matches.new_fold(room.row)
            dealt = fold.deal()
            now = self.clock.now()
            changes = {"status": PLAYING, "started": now, "invite": hashed(new_secret())}
            asked = {d.seat for d in fold.state.pending}
            pace = room.pace
            chairs = [replace(chair, bank=pace.bank, wants_seat=None, wants_end=False, asked=chair.seat in asked,
                              due=pace.due(now, pace.bank)
                              if chair.seat in asked and chair.controller == PERSON else None)
                      for chair in (_dealt_out(room) if is_dealt else room.chairs)]  # fmt: skip
            async with self.matches.changing(room) as c:
                await rows.change_match(c, room.id, **changes)
                if dealt:
                    await rows.add_actions(c, room.id, dealt, now)
                await self._store(c, room, chairs)
                await notices.owe(c, room, fold, chairs, now, self.matches.debounce)
            room.row |= changes
            room.fold, room.chairs = fold, chairs
            self.matches.meters.actions.inc(len(dealt))

        await self.matches.level(room, step)
        self.matches.tell(room)

    async def want_end(self, room: Room, user: str, wants: bool = True, gone: Set[str] = frozenset()) -> None:
        """Agree to stop here; when all the people at the table do, a match under way is abandoned.

        Not asked is who left their seat to a caretaker on purpose, or is gone while one keeps it. Who does not want it
        while others do ends their asking, as all must agree: the table is told, and nobody is asked any more.
        """

        async def step() -> None:
            if room.status not in (WAITING, PLAYING):
                raise wrong_state(room.status)
            mine = [replace(chair, wants_end=wants) for chair in room.chairs if chair.user == user]
            if not mine:
                raise Problem(403, "not-your-seat")
            kept = [c for c in room.chairs if c.controller == CARETAKER and (c.has_left or c.user in gone)]
            others = [c for c in room.chairs if c.user not in (None, user) and c not in kept]
            asking = [c for c in room.chairs if c.wants_end]
            if wants and room.status == PLAYING and all([chair.wants_end for chair in others]):
                await self._abandon(room, mine)
            elif not wants and room.status == PLAYING and asking and user not in {c.user for c in asking}:
                unasked = [replace(chair, wants_end=False) for chair in asking]
                await self.change(room, unasked, [Told(told.PLAYS_ON, mine[0].seat, user)])
            else:
                await self.change(room, mine)

        await self.matches.level(room, step)
        self.matches.tell(room)

    async def abandon(
        self, room: Room, only_if: str | None = None, is_idle: Callable[[], Awaitable[bool]] | None = None
    ) -> None:
        """End a match without a result: one that has not begun or that nobody plays any more, and for administrators.

        Where a status is named, a match that has another one by now goes on; so does one that turns out not to be
        idle when nothing can be changed in it any more.
        """

        async def step() -> None:
            if room.status not in (WAITING, PLAYING) or only_if not in (None, room.status):
                raise wrong_state(room.status)
            if is_idle is None or await is_idle():
                await self._abandon(room, [])

        await self.matches.level(room, step)
        self.matches.tell(room)

    async def _abandon(self, room: Room, chairs: list[Chair]) -> None:
        changed = {chair.seat: chair for chair in chairs}
        stopped = [replace(changed.get(chair.seat, chair), due=None) for chair in room.chairs]
        await self.change(room, stopped, status=ABANDONED, ended=self.clock.now())

    # ------------------------------------------------------------ beside the table

    async def watch(self, room: Room, user: str) -> None:
        """Somebody with the link looks on."""

        async def step() -> None:
            if user in room.watchers or room.seats_of(user):
                return
            async with self.matches.changing(room) as c:
                await rows.add_watcher(c, room.id, user)
            room.watchers.add(user)

        await self.matches.level(room, step)

    async def allow_latecomers(self, room: Room, may: bool) -> None:
        """Say whether who comes late with the invitation may take over from a bot."""

        async def step() -> None:
            await self.change(room, [], latecomers=may)

        await self.matches.level(room, step)
        self.matches.tell(room)

    async def new_invite(self, room: Room) -> str:
        """A new invitation; the old one leads nowhere from now on."""
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


def _was_hardly_played(room: Room) -> bool:
    """Whether a match with a card set of its own was played by one person at most. If it is stopped, it is as one that
    was called off before it began: nobody else has a record in it, and the set takes no more room.
    """
    if room.fold is None or not any([len(str(value)) > texts.LONG for value in room.row["options"].values()]):
        return False
    played = {action.seat for action in room.fold.actions if action.kind == PLAY}
    sat = room.former | {(chair.user, chair.seat) for chair in room.chairs if chair.user is not None}
    return len({user for user, seat in sat if seat in played}) < 2


def _told(room: Room, old: Chair, new: Chair, by: str | None) -> list[Told]:
    """What the table is told when a seat of a match under way changes hands."""
    if room.status != PLAYING:
        return []
    if old.user == new.user:
        return [Told(told.EXCHANGED, new.seat, by)] if by is not None and old.bot != new.bot else []
    if new.user is not None:
        return [Told(told.TOOK_OVER if old.user is None else told.TOOK_FROM, new.seat, new.user, old.user)]
    return [Told(told.GAVE_UP if by == old.user else told.GIVEN, new.seat, str(old.user), by)]


def _heir(room: Room, chairs: list[Chair], lost: Set[tuple[str, Seat]]) -> Chair | None:
    """Whose the match is when its owner loses their last seat: the next in the row who sits there themselves."""
    changed = {chair.seat: chair for chair in chairs}
    now = [changed.get(chair.seat, chair) for chair in room.chairs]
    given = [seat for user, seat in lost if user == room.row["owner"]]
    if not given or any([chair.user == room.row["owner"] for chair in now]):
        return None
    row = now[given[0] :] + now[: given[0]]
    sitting = [chair for chair in row if chair.user is not None]
    return min(sitting, key=lambda chair: chair.controller != PERSON, default=None)


def _without_wishes(room: Room, chairs: list[Chair], moved: list[Seat]) -> list[Chair]:
    """Changed chairs, and those whose wish to swap is about somebody who does not sit there any more."""
    changed = {chair.seat: chair for chair in chairs}
    wishing = [c for c in [changed.get(chair.seat, chair) for chair in room.chairs] if c.wants_seat is not None]
    stale = [chair for chair in wishing if chair.seat in moved or chair.wants_seat in moved]
    return [*(changed | {chair.seat: replace(chair, wants_seat=None) for chair in stale}).values()]


def _dealt_out(room: Room) -> list[Chair]:
    """The same players on other chairs (WS-SETUP-11), as the seed says that everybody can check in the end."""
    players = Dice(f"{room.row['seed']} seats").shuffled(room.chairs)
    return [replace(player, seat=seat) for seat, player in enumerate(players)]
