"""All matches of a process: set up, read from the store, and kept level with other processes."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence, Set
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Final, TypeVar
from weakref import WeakValueDictionary

from sqlalchemy import RowMapping
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from throneroom.core.decision import Begun
from throneroom.core.fair import commitment
from throneroom.core.flow import Endless
from throneroom.core.game import Game, find_game, new_game, seated, settled
from throneroom.core.rules import Illegal
from throneroom.server.clock import Clock
from throneroom.server.fold import Action, Fold, new_fold
from throneroom.server.logs import event
from throneroom.server.meters import Meters
from throneroom.server.notices import DEBOUNCE_SECONDS
from throneroom.server.pace import Pace, pace_json, pace_of
from throneroom.server.problems import Problem, not_found, refused, stale
from throneroom.server.rooms import QUARANTINED, WAITING, Answering, Chair, Draft, Room
from throneroom.server.secret import hashed, new_secret
from throneroom.server.stills import Shelf
from throneroom.server.store import rows
from throneroom.server.store.batches import Writing
from throneroom.server.store.database import Clash, Database, NotStored

SLICE: Final = 10
"""So many stored actions are played before others have their turn."""
MOST_BYTES: Final = 256_000_000
"""So much memory matches take, by an estimate, and ..."""
PARTS: Final = 64
"""If nothing can be forgotten, they are measured again when they have grown by one of so many parts of that."""
MOST_ROOMS: Final = 2000
"""So many matches are kept in memory; the others are read again when somebody asks for them."""
Listener = Callable[[Room, bool, Set[str] | None], None]
"""Called with a match that has news, whether this process made them, and who alone sees them, if not everybody."""
T = TypeVar("T")
TRIES: Final = 5


class Behind(Problem):
    """Another process has changed a match in the meantime."""

    def __init__(self) -> None:
        super().__init__(409, "stale-decision")


class PutAside(Problem):
    """A match that cannot be played because something in it is broken. What everybody may know of it is still there."""

    def __init__(self, room: Room) -> None:
        super().__init__(409, "quarantined")
        self.room = room


def new_seed() -> str:
    """What all chance in a match follows from."""
    return secrets.token_hex(32)


class Matches:
    """The rooms of this process, over one database."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self.database = database
        self.clock = clock
        self.rooms: dict[str, Room] = {}
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.listeners: list[Listener] = []
        self.most_bytes = MOST_BYTES
        self._sizes: dict[str, int] = {}
        self._bytes = self._look_at = 0
        """When the matches in memory have so many bytes, they are measured, and some may be forgotten."""
        self.is_watched: Callable[[str], bool] = lambda id: False
        """Whether somebody here has a match open; such a one is not forgotten."""
        self.is_read: Callable[[str], bool] = lambda id: False
        """Whether somebody is there to be shown what happens in a match, one thing after the other."""
        self.shelf = Shelf()
        self.meters = Meters()
        self.debounce = DEBOUNCE_SECONDS
        """So many seconds a notice waits for its person to come by themselves."""
        self.steward: Answering | None = None
        """Answers for people that have no choice; nobody does until a house is open."""

    # ------------------------------------------------------------ setting up

    async def create(
        self, owner: str, game: Game, players: int, options: dict[str, str], chairs: list[Chair], name: str = "",
        visibility: str = "private", pace: Pace | None = None, latecomers: bool | None = None,
        key: str | None = None, asked: str | None = None,
    ) -> tuple[Room, str]:  # fmt: skip
        """A new match that waits for its players, and the secret of its invitation; files are checked before."""
        plan = partial(
            self.planned, owner, game, players, options, chairs, name, visibility, pace, latecomers=latecomers
        )
        room, invite = await beside(game, options, plan)
        room.row |= {"key": key, "asked": asked}
        async with self.database.write() as c:
            await self.add(c, room)
        self.rooms[room.id] = room
        self._measure(room)
        return room, invite

    async def add(self, c: AsyncConnection, room: Room) -> None:
        """Store a match that was planned."""
        await rows.add_match(c, room.row, [chair_row(room, chair) for chair in room.chairs])

    def planned(
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
        seating: str = "kept",
        latecomers: bool | None = None,
    ) -> tuple[Room, str]:
        """A match that is not stored yet, and the secret of its invitation."""
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
            "rematch": None,
            "seating": seating,
            "latecomers": visibility == "private" if latecomers is None else latecomers,
            "spans": [],
        }
        return Room(str(row["id"]), row, chairs, steward=self.steward), invite

    # ------------------------------------------------------------ finding

    async def room(self, id: str) -> Room:
        """A match by id, read from the store when this process does not have it."""
        found = self.rooms.get(id)
        if found is not None:
            self.rooms[id] = self.rooms.pop(id)  # the one that was asked for last is forgotten last
            if not self.database.is_sqlite:
                async with found.lock:
                    await self.catch_up(found)
            return found
        loading = self._loading.setdefault(id, asyncio.Lock())
        async with loading:
            if id in self.rooms:
                return self.rooms[id]
            room = await self._read(id)
            self.rooms[id] = room
            self._forget_some(room)
            if not self.database.is_sqlite:
                self.tell(room, is_own=False)  # the process that was at work on it may be gone
            return room

    def _measure(self, room: Room) -> None:
        """A match has grown: of all together, some may have to go."""
        if room.id in self.rooms:
            self._bytes += room.size - self._sizes.get(room.id, 0)
            self._sizes[room.id] = room.size
            if self._bytes > self._look_at or len(self.rooms) > MOST_ROOMS:
                self._forget_some(room)

    def _forget_some(self, but: Room) -> None:
        """Of too many matches, or too large ones, those go that nobody asked for lately and nobody has open."""
        sizes = {id: room.size for id, room in self.rooms.items()}
        size = sum(sizes.values())
        for id, room in list(self.rooms.items()):
            if len(self.rooms) <= MOST_ROOMS and size <= self.most_bytes:
                break
            if room is not but and not room.lock.locked() and not self.is_watched(id):
                size -= sizes.pop(id)
                del self.rooms[id]
        self._sizes, self._bytes = sizes, size
        self._look_at = max(self.most_bytes, size + self.most_bytes // PARTS)

    async def glance(self, id: str) -> Room | None:
        """A match to be listed: without its game if it is over or put aside, nothing if it is not there.

        One of which not even the row can be read is not there for anybody.
        """
        try:
            return (await self.finished([id])).get(id) or await self.room(id)
        except PutAside as aside:
            return aside.room if "game" in aside.room.row else None
        except Problem:
            return None

    async def finished(self, ids: Sequence[str]) -> dict[str, Room]:
        """Matches that are over and that nobody has open here: their rows, read together, none played through.

        One that makes no sense is not among them; if a row cannot be read, none is. Each is to be read for itself then.
        """
        try:
            async with self.database.read() as c:
                found = await rows.matches_over(c, [id for id in ids if id not in self.rooms])
        except NotStored:
            raise
        except Exception:
            return {}
        rooms = [
            Room(over.row["id"], dict(over.row), [_chair(seat) for seat in over.seats],
                 steward=self.steward, watchers=over.watchers, stored=over.plies)
            for over in found
        ]  # fmt: skip
        return {room.id: room for room in rooms if _is_sound(room.row, room.chairs)}

    async def outside(self, id: str) -> Room | None:
        """A match as its rows tell whose it is, nothing of it played; None if there is none."""
        async with self.database.read() as c:
            row = await rows.find_match(c, id)
            chairs = [_chair(seat) for seat in await rows.seats_of(c, id)]
            watchers = await rows.watchers_of(c, id)
        return Room(id, dict(row), chairs, watchers=watchers) if row is not None else None

    async def invited(self, invite: str) -> str:
        """The id of the match an invitation leads to."""
        async with self.database.read() as c:
            row = await rows.find_invite(c, hashed(invite))
        if row is None:
            raise not_found()
        return str(row["id"])

    async def _read(self, id: str) -> Room:
        room = Room(id, {"status": WAITING, "revision": -1}, [], steward=self.steward)
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
        """Take over what is stored and not yet known; a match in which anything is broken is put aside."""
        try:
            is_there = await self._take_over(room)
        except (NotStored, PutAside):
            raise
        except Exception as fault:
            await self.put_aside(room, fault)
            raise PutAside(room) from None
        if not is_there:  # an administrator has deleted it
            self.forget(room)
            raise not_found()

    async def _take_over(self, room: Room) -> bool:
        """All that is stored is read and played first and taken over at once: nobody sees a match that is over in its
        row and still goes on in its game. Of a broken one, who it belongs to is known all the same.
        """
        begun = room.fold.plies if room.fold is not None else 0
        known: dict[str, Any] = {}
        try:
            async with self.database.read() as c:
                row = await rows.find_match(c, room.id)
                if row is None:
                    return False
                known["row"] = dict(row)
                known["chairs"] = [_chair(seat) for seat in await rows.seats_of(c, room.id)]
                known["watchers"] = await rows.watchers_of(c, room.id)
                known["former"] = await rows.formers_of(c, room.id)
                known["votes"] = await rows.votes_of(c, room.id)
                known["said"] = await rows.last_message(c, room.id)
                is_aside = row["status"] == QUARANTINED
                stored = await rows.actions_of(c, room.id, begun) if not is_aside else []
                drafts = [_draft(draft) for draft in await rows.drafts_of(c, room.id)] if not is_aside else []
                given = await rows.given_of(c, room.id)
            if not is_aside:
                _require_sound(known["row"], known["chairs"])
            fold = await self._fold(room, known["row"], stored) if not is_aside else None
        except NotStored:
            raise
        except Exception:
            self.forget(room)  # before its row is taken over: the matches in memory are measured by their rows
            _take(room, known)
            raise
        _take(room, known)
        if is_aside:
            self.forget(room)
            raise PutAside(room)
        room.fold = fold
        room.drafts = {draft.seat: draft for draft in drafts}
        room.given = {
            (row["seat"], row["key"]): Draft(row["decision"], row["seat"], _choice(row["choice"]), True)
            for row in given
        }
        return True

    async def _fold(self, room: Room, row: dict[str, Any], stored: list[Action]) -> Fold | None:
        """Go on with the game, a few actions at a time, so that the others are answered in between."""
        if row["started"] is None:
            return None
        known = room.fold
        fold = self.trial(room, known) if known is not None else await self.new_fold(row)
        for n, _ in enumerate(fold.reading(stored), start=1):
            if n % SLICE == 0:
                await asyncio.sleep(0)
        return fold

    def trial(self, room: Room, fold: Fold) -> Fold:
        """A copy of the game to go on with; what happens is kept for those who are there, to be shown."""
        twin = fold.twin()
        twin.shelf = self.shelf if self.is_read(room.id) else None
        return twin

    async def new_fold(self, row: dict[str, Any]) -> Fold:
        """A match before its first action."""
        given = (row["game"], row["players"], row["options"], row["seed"], row["rules_version"])
        return await beside(find_game(row["game"]), row["options"], partial(new_fold, *given))

    # ------------------------------------------------------------ one broken match stays alone

    async def put_aside(self, room: Room, fault: Exception) -> None:
        """Stop a match in which something is broken. All that is stored of it stays; the other matches go on."""
        event("match-put-aside", logging.ERROR, fault, match=room.id)
        async with self.database.write() as c:
            await rows.put_aside(c, room.id)
            if not self.database.is_sqlite:
                await rows.tell_all(c, f"match {room.id}")
        room.row["status"] = QUARANTINED
        self.forget(room)
        self.tell(room)

    def forget(self, room: Room) -> None:
        room.fold = None
        self.rooms.pop(room.id, None)

    @asynccontextmanager
    async def alone(self, id: str) -> AsyncIterator[None]:
        """Work on one match of many, nobody's request: whatever is wrong with it stays with it."""
        try:
            yield
        except (Problem, IntegrityError):
            pass  # it is over, put aside, or another process was first
        except NotStored:
            raise
        except Exception as fault:
            room = self.rooms.get(id)
            if room is not None:
                await self.put_aside(room, fault)

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
            async with self.alone(id):
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
                except Endless as fault:
                    await self.put_aside(room, fault)
                    raise PutAside(room) from None
                except IntegrityError:
                    await self._go_on(room)
                    self.tell(room, is_own=False)
                except Clash:
                    await asyncio.sleep(random.uniform(0.0, 0.02) * 2**n)
            raise stale()

    def tell(self, room: Room, is_own: bool = True, only: Set[str] | None = None) -> None:
        """Say to everybody in this process that a match has news; and if so, that only some people see them."""
        self._measure(room)
        for listener in self.listeners:
            listener(room, is_own, only)


async def beside(game: Game, options: dict[str, str], work: Callable[[], T]) -> T:
    """Do something for which a file may have to be read that somebody brought: the others are answered meanwhile."""
    return await asyncio.to_thread(work) if has_file(game, options) else work()


def has_file(game: Game, options: dict[str, str]) -> bool:
    """Whether somebody has brought a file along for these options."""
    return any([o.file and options.get(o.id, o.default) != o.default for o in game.options])


def _require_sound(row: dict[str, Any], chairs: Sequence[Chair]) -> None:
    """Whatever is wrong with what every list tells of a match, whether it began or not, comes to light here."""
    pace_of(row["pace"])
    if not isinstance(row["options"], dict) or len(chairs) != row["players"]:
        raise ValueError(row["id"])
    seated(find_game(row["game"]), row["players"], row["options"])


def _is_sound(row: dict[str, Any], chairs: Sequence[Chair]) -> bool:
    """Whether a match can be told of as it is stored."""
    try:
        _require_sound(row, chairs)
    except Exception:
        return False
    return True


def _take(room: Room, known: dict[str, Any]) -> None:
    """Have in a match what was read of it."""
    for name, value in known.items():
        setattr(room, name, value)


def chair_row(room: Room, chair: Chair) -> dict[str, Any]:
    """A chair as it is stored."""
    return {"match": room.id, "seat": chair.seat, "controller": chair.controller, "user": chair.user,
            "bot": chair.bot, "seen": chair.seen, "misses": chair.misses, "bank": chair.bank, "due": chair.due,
            "rest": chair.rest, "wants_end": chair.wants_end, "asked": chair.asked,
            "kept_for": chair.kept_for, "has_left": chair.has_left, "nudged": chair.nudged, "shows": chair.shows,
            "burns": chair.burns, "asks": chair.asks, "wants_seat": chair.wants_seat,
            "held": chair.held}  # fmt: skip


def _chair(row: RowMapping) -> Chair:
    return Chair(row["seat"], row["controller"], row["user"], row["bot"], row["seen"], row["misses"], row["bank"],
                 row["due"], row["rest"], row["wants_end"], row["asked"], row["kept_for"],
                 row["has_left"], row["nudged"], row["shows"], row["burns"], row["asks"],
                 row["wants_seat"], row["held"])  # fmt: skip


def _draft(row: RowMapping) -> Draft:
    return Draft(row["decision"], row["seat"], _choice(row["choice"]), row["ready"], row["key"], row["remaining"])


def _choice(stored: Any) -> Begun:
    return tuple(stored) if isinstance(stored, list) else int(stored)
