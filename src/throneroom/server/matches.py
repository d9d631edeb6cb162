"""Matches: set up, joined, played, each action durable before anybody hears of it."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Final

from sqlalchemy import RowMapping
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from throneroom.core.decision import Choice
from throneroom.core.fair import commitment
from throneroom.core.game import Game, check, new_game, seated, settled
from throneroom.core.rules import Illegal
from throneroom.core.seats import Seat
from throneroom.server.clock import Clock
from throneroom.server.fold import Action, Broken, Fold, new_fold
from throneroom.server.problems import Problem, not_found, refused, stale, wrong_state
from throneroom.server.store import rows
from throneroom.server.store.database import Database

WAITING, PLAYING, ENDED, ABANDONED, QUARANTINED = "waiting", "playing", "ended", "abandoned", "quarantined"
EMPTY, PERSON, BOT, CARETAKER = "empty", "person", "bot", "caretaker"
_TRIES: Final = 5
CHANNEL: Final = "throneroom"
"""Where processes on one PostgreSQL tell each other which match has news."""


def token() -> str:
    """A secret for a link; 256 bits."""
    return secrets.token_urlsafe(32)


def hashed(secret: str) -> str:
    """How a secret is stored."""
    return sha256(secret.encode()).hexdigest()


@dataclass(slots=True)
class Chair:
    """Who decides for a seat."""

    seat: Seat
    controller: str
    user: str | None = None
    bot: str | None = None
    seen: int = 0
    misses: int = 0


@dataclass(slots=True)
class Room:
    """A match as this process knows it. `fold` is there once it has begun."""

    id: str
    row: dict[str, Any]
    chairs: list[Chair]
    fold: Fold | None = None
    drafts: dict[Seat, Any] = field(default_factory=dict)
    """Simultaneous choices that are in, by seat."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    @property
    def status(self) -> str:
        return str(self.row["status"])

    def has_drafted(self, seat: Seat) -> bool:
        """Whether a seat has made its simultaneous choice."""
        return seat in self.drafts

    def chair_of(self, user: str | None) -> list[Seat]:
        """The seats a user decides for."""
        return [chair.seat for chair in self.chairs if chair.user == user and user is not None]

    def playing(self) -> Fold:
        """The game under way, or a problem."""
        if self.fold is None or self.status == WAITING:
            raise wrong_state(self.status)
        return self.fold


@dataclass(frozen=True, slots=True)
class Answer:
    """What a submission came to: the ply of its action, or none while others are still choosing."""

    ply: int | None
    repeated: bool = False


Listener = Callable[[Room], None]


class Matches:
    """All matches of this process, over one database."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self.database = database
        self.clock = clock
        self._rooms: dict[str, Room] = {}
        self._loading = asyncio.Lock()
        self.listeners: list[Listener] = []

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
        pace: dict[str, Any] | None = None,
        rematch_of: str | None = None,
    ) -> tuple[Room, str]:
        """A new match that waits for its players, and the secret of its invite link."""
        try:
            game = seated(game, players, options)
            new_game(game, players, options)
            chosen = settled(game, players, options)
        except Illegal as refusal:
            raise refused(refusal) from None
        seed, invite = secrets.token_hex(32), token()
        row = {
            "id": secrets.token_hex(8),
            "game": game.id,
            "rules_version": game.rules_version,
            "players": players,
            "options": chosen,
            "name": name,
            "status": WAITING,
            "visibility": visibility,
            "pace": pace or {},
            "owner": owner,
            "invite": hashed(invite),
            "seed": seed,
            "commitment": commitment(seed),
            "epoch": 0,
            "created": self.clock.now(),
            "started": None,
            "ended": None,
            "rematch_of": rematch_of,
        }
        seats = [
            {"match": row["id"], "seat": c.seat, "controller": c.controller, "user": c.user, "bot": c.bot,
             "seen": 0, "misses": 0}
            for c in chairs
        ]  # fmt: skip
        async with self.database.write() as c:
            await rows.add_match(c, row, seats)
        room = Room(str(row["id"]), row, chairs)
        self._rooms[room.id] = room
        return room, invite

    async def room(self, id: str) -> Room:
        """A match by id, read from the store when this process does not have it."""
        found = self._rooms.get(id)
        if found is not None:
            async with found.lock:
                await self.catch_up(found)
            return found
        async with self._loading:
            if id in self._rooms:
                return self._rooms[id]
            async with self.database.read() as c:
                row = await rows.find_match(c, id)
                if row is None:
                    raise not_found()
                chairs = [_chair(seat) for seat in await rows.seats_of(c, id)]
            room = Room(id, dict(row), chairs)
            if room.status in (PLAYING, ENDED, ABANDONED):
                await self._read(room)
            self._rooms[id] = room
            return room

    async def invited(self, invite: str) -> Room:
        """The match an invite link leads to."""
        async with self.database.read() as c:
            row = await rows.find_invite(c, hashed(invite))
        if row is None:
            raise not_found()
        return await self.room(str(row["id"]))

    async def _read(self, room: Room) -> None:
        """Fold all stored actions; a match that does not give its own hashes is put aside, not guessed at."""
        fold = new_fold(room.row["game"], room.row["players"], room.row["options"], room.row["seed"])
        async with self.database.read() as c:
            stored = await rows.actions_of(c, room.id)
            drafts = await rows.drafts_of(c, room.id)
        try:
            for action in stored:
                fold.read(action)
        except (Broken, Illegal, AssertionError) as broken:
            room.row["status"] = QUARANTINED
            async with self.database.write() as c:
                await rows.change_match(c, room.id, status=QUARANTINED)
            raise Problem(409, "quarantined", {"text": str(broken)}) from None
        room.fold = fold
        room.drafts = {draft["seat"]: draft["choice"] for draft in drafts}

    # ------------------------------------------------------------ chairs

    async def sit(self, room: Room, seat: Seat, chair: Chair, only_if: str | None = None) -> None:
        """Change who decides for a seat. The state of the game is not touched."""
        async with room.lock:
            if not 0 <= seat < len(room.chairs):
                raise not_found()
            if only_if is not None and room.chairs[seat].controller != only_if:
                raise wrong_state(room.chairs[seat].controller)
            async with self.database.write() as c:
                await rows.change_seat(c, room.id, seat, controller=chair.controller, user=chair.user, bot=chair.bot,
                                       misses=chair.misses)  # fmt: skip
                await self._notify(c, room)
            room.chairs[seat] = chair
        self._tell(room)

    async def begin(self, room: Room) -> None:
        """Start the match: the first cards are dealt and stored."""
        async with room.lock:
            if room.status != WAITING:
                raise wrong_state(room.status)
            if any(chair.controller == EMPTY for chair in room.chairs):
                raise Problem(409, "seats-empty")
            fold = new_fold(room.row["game"], room.row["players"], room.row["options"], room.row["seed"])
            dealt = fold.deal()
            now = self.clock.now()
            async with self.database.write() as c:
                await rows.change_match(c, room.id, status=PLAYING, started=now)
                await self._notify(c, room)
                if dealt:
                    await rows.add_actions(c, room.id, [(action, None) for action in dealt], now)
            room.row |= {"status": PLAYING, "started": now}
            room.fold = fold
        self._tell(room)

    # ------------------------------------------------------------ playing

    async def submit(self, room: Room, seat: Seat, decision: str, choice: Choice, key: str) -> Answer:
        """Take a choice. It counts once, whatever is repeated; what is acknowledged is stored."""
        async with room.lock:
            for _ in range(_TRIES):
                await self.catch_up(room)
                known = await self._known(room, seat, decision, choice, key)
                if known is not None:
                    return known
                try:
                    answer = await self._take(room, seat, decision, choice, key)
                    break
                except IntegrityError:  # another process was first: look again
                    continue
            else:
                raise stale()
        self._tell(room)
        return answer

    async def repeated(self, room: Room, seat: Seat, decision: str, key: str) -> Answer:
        """The first answer to a submission that comes again after its decision was closed."""
        async with self.database.read() as c:
            action = await rows.action_with_key(c, room.id, key)
        if action is None or (action["seat"], action["decision"]) != (seat, decision):
            raise stale()
        return Answer(action["ply"], repeated=True)

    async def catch_up(self, room: Room) -> bool:
        """Read what other processes have stored; whether there was anything. One process has no others.

        The caller holds the lock of the room: between reading and taking over nothing else may change it.
        """
        assert room.lock.locked()
        if self.database.is_sqlite:
            return False
        async with self.database.read() as c:
            row = await rows.find_match(c, room.id)
            seats = await rows.seats_of(c, room.id)
            stored = await rows.actions_of(c, room.id, room.fold.plies if room.fold is not None else 0)
            drafts = await rows.drafts_of(c, room.id)
        assert row is not None
        chairs = [_chair(seat) for seat in seats]
        in_hand = {draft["seat"]: draft["choice"] for draft in drafts}
        is_new = bool(stored) or (dict(row), chairs, in_hand) != (room.row, room.chairs, room.drafts)
        room.row, room.chairs, room.drafts = dict(row), chairs, in_hand
        if room.fold is None and room.status != WAITING:
            room.fold = new_fold(room.row["game"], room.row["players"], room.row["options"], room.row["seed"])
        for action in stored:
            room.playing().read(action)
        return is_new

    async def _known(self, room: Room, seat: Seat, decision: str, choice: Choice, key: str) -> Answer | None:
        """The first answer to a repeated submission; another body under the same key is refused."""
        async with self.database.read() as c:
            action = await rows.action_with_key(c, room.id, key)
            drafts = [draft for draft in await rows.drafts_of(c, room.id) if draft["key"] == key]
        found = action or (drafts[0] if drafts else None)
        if found is None:
            return None
        stored = tuple(found["choice"]) if isinstance(found["choice"], list) else found["choice"]
        if (found["seat"], found["decision"], stored) != (seat, decision, choice):
            raise Problem(422, "key-reused")
        return Answer(action["ply"] if action is not None else None, repeated=True)

    async def _take(self, room: Room, seat: Seat, decision: str, choice: Choice, key: str) -> Answer:
        fold = room.playing()
        if room.status != PLAYING:
            raise wrong_state(room.status)
        d = fold.owed(seat)
        if d is None or fold.decision(d) != decision:
            raise stale()
        try:
            check(fold.game, fold.state, seat, choice)
        except Illegal as refusal:
            raise refused(refusal) from None
        if len(fold.state.pending) > 1:
            return await self._take_together(room, fold, seat, decision, choice, key)
        twin = fold.twin()
        taken = twin.take(seat, choice)
        async with self.database.write() as c:
            await self._store(c, room, twin, [(taken[0], key), *[(action, None) for action in taken[1:]]])
        self._swap(room, twin)
        return Answer(taken[0].ply)

    async def _take_together(
        self, room: Room, fold: Fold, seat: Seat, decision: str, choice: Choice, key: str
    ) -> Answer:
        """A choice among simultaneous ones: a draft that can be changed until the last one is in."""
        now = self.clock.now()
        async with self.database.read() as c:
            drafts = {draft["seat"]: draft for draft in await rows.drafts_of(c, room.id) if draft["ready"]}
        others = {d.seat for d in fold.state.pending} - {seat}
        if not others <= set(drafts):
            async with self.database.write() as c:
                await rows.put_draft(c, room.id, decision, seat, choice=_plain(choice), ready=True, key=key, made=now)
                await self._notify(c, room)
            room.drafts[seat] = _plain(choice)
            return Answer(None)
        twin = fold.twin()
        stored: list[tuple[Action, str | None]] = []
        answer = 0
        for other in sorted([*others, seat]):
            mine = other == seat
            given = choice if mine else _choice(drafts[other]["choice"])
            taken = twin.take(other, given)
            answer = taken[0].ply if mine else answer
            stored += [(taken[0], key if mine else drafts[other]["key"]), *[(action, None) for action in taken[1:]]]
        async with self.database.write() as c:
            await self._store(c, room, twin, stored)
            await rows.drop_drafts(c, room.id)
        self._swap(room, twin)
        return Answer(answer)

    async def _store(
        self, c: AsyncConnection, room: Room, fold: Fold, actions: list[tuple[Action, str | None]]
    ) -> None:
        """Append rows, and close the match with its last one."""
        now = self.clock.now()
        await rows.add_actions(c, room.id, actions, now)
        await self._notify(c, room)
        if fold.is_over:
            await rows.change_match(c, room.id, status=ENDED, ended=now)

    async def _notify(self, c: AsyncConnection, room: Room) -> None:
        """Other processes hear of it when the transaction is stored, not before."""
        if not self.database.is_sqlite:
            await rows.notify(c, CHANNEL, room.id)

    def _swap(self, room: Room, fold: Fold) -> None:
        """What is stored is what the room shows from now on."""
        room.fold = fold
        room.drafts = {}
        if fold.is_over:
            room.row |= {"status": ENDED, "ended": self.clock.now()}

    async def undo(self, room: Room, seat: Seat) -> Answer:
        """Take back one's own last actions, as far as nobody acted and nobody learned anything since."""
        async with room.lock:
            await self.catch_up(room)
            fold = room.playing()
            ply = fold.undoable(seat)
            if room.status != PLAYING or ply is None:
                raise Problem(409, "cannot-undo")
            twin = fold.twin()
            row = twin.undo(seat, ply)
            async with self.database.write() as c:
                await rows.add_actions(c, room.id, [(row, None)], self.clock.now())
                await self._notify(c, room)
                await rows.drop_drafts(c, room.id)
            room.fold = twin
        self._tell(room)
        return Answer(row.ply)

    async def withdraw(self, room: Room, seat: Seat) -> None:
        """Take back a simultaneous choice while others are still choosing."""
        async with room.lock:
            fold = room.playing()
            d = fold.owed(seat)
            if d is None:
                raise stale()
            async with self.database.write() as c:
                await rows.drop_draft(c, room.id, fold.decision(d), seat)
            room.drafts.pop(seat, None)
        self._tell(room)

    async def catch_up_all(self) -> None:
        """Look at every match of this process, after notifications may have been lost."""
        for id in list(self._rooms):
            await self.heard(id)

    def known(self, id: str) -> Room | None:
        """A match that this process has read already."""
        return self._rooms.get(id)

    def _tell(self, room: Room) -> None:
        for listener in self.listeners:
            listener(room)

    async def heard(self, id: str) -> None:
        """Another process has changed a match."""
        room = self.known(id)
        if room is None:
            return
        async with room.lock:
            is_new = await self.catch_up(room)
        if is_new:
            self._tell(room)


def _chair(row: RowMapping) -> Chair:
    return Chair(row["seat"], row["controller"], row["user"], row["bot"], row["seen"], row["misses"])


def _plain(choice: Choice) -> Any:
    return list(choice) if isinstance(choice, tuple) else choice


def _choice(stored: Any) -> Choice:
    return tuple(stored) if isinstance(stored, list) else int(stored)
