"""All matches of a process: set up, read from the store, and kept level with other processes."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Final, TypeVar

from sqlalchemy import RowMapping
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from throneroom.core.decision import Choice
from throneroom.core.fair import commitment
from throneroom.core.game import Game, new_game, seated, settled
from throneroom.core.rules import Illegal
from throneroom.server.clock import Clock
from throneroom.server.fold import Broken, new_fold
from throneroom.server.meters import Meters
from throneroom.server.pace import Pace, pace_json
from throneroom.server.problems import Problem, not_found, refused, stale
from throneroom.server.rooms import QUARANTINED, WAITING, Chair, Draft, Room
from throneroom.server.secret import hashed, new_secret
from throneroom.server.store import rows
from throneroom.server.store.batches import Writing
from throneroom.server.store.database import Clash, Database

MOST_ROOMS: Final = 2000
"""So many matches are kept in memory; the others are read again when somebody asks for them."""
Listener = Callable[[Room, bool], None]
"""Called with a match that has news, and whether this process made them."""
T = TypeVar("T")
TRIES: Final = 5


class Behind(Problem):
    """Another process has changed a match in the meantime."""

    def __init__(self) -> None:
        super().__init__(409, "stale-decision")


def new_seed() -> str:
    """What all chance in a match follows from."""
    return secrets.token_hex(32)


class Matches:
    """The rooms of this process, over one database."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self.database = database
        self.clock = clock
        self.rooms: dict[str, Room] = {}
        self._loading = asyncio.Lock()
        self.listeners: list[Listener] = []
        self.is_watched: Callable[[str], bool] = lambda id: False
        """Whether somebody here has a match open; such a one is not forgotten."""
        self.meters = Meters()

    # ------------------------------------------------------------ setting up

    async def create(
        self,
        owner: str,
        game: Game,
        players: int,
        options: dict[str, str],
        chairs: list[Chair],
        name: str = "",
        visibility: str = "private",
        pace: Pace | None = None,
        rematch_of: str | None = None,
    ) -> tuple[Room, str]:
        """A new match that waits for its players, and the secret of its invite link."""
        try:
            game = seated(game, players, options)
            new_game(game, players, options)
            chosen = settled(game, players, options)
        except Illegal as refusal:
            raise refused(refusal) from None
        seed, invite = new_seed(), new_secret()
        row = {
            "id": secrets.token_hex(8),
            "game": game.id,
            "rules_version": game.rules_version,
            "players": players,
            "options": chosen,
            "name": name,
            "status": WAITING,
            "visibility": visibility,
            "pace": pace_json(pace or Pace()),
            "owner": owner,
            "invite": hashed(invite),
            "seed": seed,
            "commitment": commitment(seed),
            "epoch": 0,
            "revision": 0,
            "created": self.clock.now(),
            "started": None,
            "ended": None,
            "rematch_of": rematch_of,
        }
        room = Room(str(row["id"]), row, chairs)
        async with self.database.write() as c:
            await rows.add_match(c, row, [chair_row(room, chair) for chair in chairs])
        self.rooms[room.id] = room
        return room, invite

    # ------------------------------------------------------------ finding

    async def room(self, id: str) -> Room:
        """A match by id, read from the store when this process does not have it."""
        found = self.rooms.get(id)
        if found is not None:
            if not self.database.is_sqlite:
                async with found.lock:
                    await self.catch_up(found)
            return found
        async with self._loading:
            if id in self.rooms:
                return self.rooms[id]
            room = await self._read(id)
            self._forget_some()
            self.rooms[id] = room
            return room

    def _forget_some(self) -> None:
        """Of too many matches those go from memory that were read first and that nobody has open."""
        for id, room in list(self.rooms.items()) if len(self.rooms) >= MOST_ROOMS else ():
            if not room.lock.locked() and not self.is_watched(id):
                del self.rooms[id]
            if len(self.rooms) < MOST_ROOMS:
                return

    async def invited(self, invite: str) -> Room:
        """The match an invite link leads to."""
        async with self.database.read() as c:
            row = await rows.find_invite(c, hashed(invite))
        if row is None:
            raise not_found()
        return await self.room(str(row["id"]))

    async def _read(self, id: str) -> Room:
        async with self.database.read() as c:
            row = await rows.find_match(c, id)
        if row is None:
            raise not_found()
        room = Room(id, dict(row), [])
        room.row["revision"] = -1
        await self._go_on(room)
        return room

    # ------------------------------------------------------------ keeping level

    async def catch_up(self, room: Room) -> bool:
        """Read what other processes have stored, and tell it to everybody in this one; whether there was anything.

        The caller holds the lock of the room: between reading and taking over nothing else may change it.
        """
        assert room.lock.locked()
        if self.database.is_sqlite:
            return False
        async with self.database.read() as c:
            revision = await rows.revision_of(c, room.id)
        if revision == room.row["revision"]:
            return False
        await self._go_on(room)
        self.tell(room, is_own=False)
        return True

    async def _go_on(self, room: Room) -> None:
        """Take over what is stored and not yet known; a match that does not give its hashes is put aside."""
        begun = room.fold.plies if room.fold is not None else 0
        async with self.database.read() as c:
            row = await rows.find_match(c, room.id)
            chairs = [_chair(seat) for seat in await rows.seats_of(c, room.id)]
            stored = await rows.actions_of(c, room.id, begun)
            drafts = [_draft(draft) for draft in await rows.drafts_of(c, room.id)]
            given = await rows.given_of(c, room.id)
            watchers = await rows.watchers_of(c, room.id)
            said = await rows.last_message(c, room.id)
        assert row is not None
        room.row, room.chairs, room.watchers, room.said = dict(row), chairs, watchers, said
        if room.status == QUARANTINED:
            raise Problem(409, "quarantined")
        if room.fold is None and room.row["started"] is not None:
            room.fold = new_fold(room.row["game"], room.row["players"], room.row["options"], room.row["seed"])
        try:
            for action in stored:
                room.playing().read(action)
        except (Broken, Illegal, AssertionError):
            room.row["status"] = QUARANTINED
            async with self.database.write() as c:
                await rows.change_match(c, room.id, status=QUARANTINED)
            raise Problem(409, "quarantined") from None
        room.drafts = {draft.seat: draft for draft in drafts}
        room.given = {row["key"]: Draft(row["decision"], row["seat"], _choice(row["choice"]), True) for row in given}

    async def heard(self, id: str) -> None:
        """Another process has changed a match."""
        room = self.rooms.get(id)
        if room is None:
            return
        async with room.lock:
            await self.catch_up(room)

    async def catch_up_all(self) -> None:
        """Look at every match of this process, after notifications may have been lost."""
        for id in list(self.rooms):
            await self.heard(id)

    # ------------------------------------------------------------ changing

    @asynccontextmanager
    async def writing(self, room: Room) -> AsyncIterator[Writing]:
        """A change of a match in which nothing is read: on SQLite it shares its commit with others."""
        async with self.database.batches.batch() if self.database.is_sqlite else self.changing(room) as c:
            yield c

    @asynccontextmanager
    async def changing(self, room: Room) -> AsyncIterator[AsyncConnection]:
        """A transaction that changes a match; other processes hear of it when it is stored, not before.

        It is `Behind` if what this process knows of the match is not what is stored.
        """
        if self.database.is_sqlite:
            async with self.database.write() as c:
                yield c
            return
        async with self.database.write() as c:
            if not await rows.announce(c, room.id, room.row["revision"]):
                raise Behind
            yield c
        room.row["revision"] += 1

    async def level(self, room: Room, step: Callable[[], Awaitable[T]]) -> T:
        """Do something with a match as it is stored; again if another process was first, or in the way."""
        async with room.lock:
            for n in range(TRIES):
                try:
                    await self.catch_up(room)
                    return await step()
                except Behind:
                    continue
                except IntegrityError:
                    await self._go_on(room)
                    self.tell(room, is_own=False)
                except Clash:
                    await asyncio.sleep(random.uniform(0.0, 0.02) * 2**n)
            raise stale()

    def tell(self, room: Room, is_own: bool = True) -> None:
        """Say to everybody in this process that a match has news."""
        for listener in self.listeners:
            listener(room, is_own)


def chair_row(room: Room, chair: Chair) -> dict[str, Any]:
    """A chair as it is stored."""
    return {"match": room.id, "seat": chair.seat, "controller": chair.controller, "user": chair.user,
            "bot": chair.bot, "seen": chair.seen, "misses": chair.misses, "bank": chair.bank, "due": chair.due,
            "rest": chair.rest, "wants_end": chair.wants_end}  # fmt: skip


def _chair(row: RowMapping) -> Chair:
    return Chair(row["seat"], row["controller"], row["user"], row["bot"], row["seen"], row["misses"], row["bank"],
                 row["due"], row["rest"], row["wants_end"])  # fmt: skip


def _draft(row: RowMapping) -> Draft:
    return Draft(row["decision"], row["seat"], _choice(row["choice"]), row["ready"], row["key"], row["remaining"])


def _choice(stored: Any) -> Choice:
    return tuple(stored) if isinstance(stored, list) else int(stored)
