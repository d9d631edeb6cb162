"""Bots at the table. They think in processes of their own, so that nobody waits for them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections import OrderedDict
from collections.abc import Coroutine, Set
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

from throneroom.bots.base import make_bot
from throneroom.core.decision import Choice
from throneroom.core.dice import Dice
from throneroom.core.game import default_choice, find_game, seated
from throneroom.core.play import Clock as Thinking
from throneroom.core.seats import Seat
from throneroom.server.budgets import MOST_KEYS, Budget
from throneroom.server.logs import event
from throneroom.server.matches import Matches
from throneroom.server.problems import Problem, stale
from throneroom.server.rooms import PLAYING, Room
from throneroom.server.store import rows
from throneroom.server.store.database import NotStored
from throneroom.server.table import Table
from throneroom.server.turns import Places, Turns
from throneroom.server.workshop import CONTEXT, give_way_to_the_server

CARETAKER_BOT: Final = "greedy"
SECONDS: Final = 5.0
AGAIN_SECONDS: Final = 0.5
OTHERS_FIRST: Final = 3.0
"""How long another process that made the news has to answer for its bots before this one does."""
REST_SECONDS: Final = 300.0
"""How long the bots of a match rest whose owner, or whose address, has used up its actions."""
LOOK_SECONDS: Final = 10.0
"""How often a process looks whether a bot is silent, because its process is gone or for any other reason."""


def think(game_id: str, version: int, players: int, options: dict[str, str], state: dict[str, Any], seat: Seat,
          bot: str, seed: str) -> Choice:  # fmt: skip
    """A bot's answer, in a process of its own. It is given its view and nothing else."""
    game = seated(find_game(game_id, version), players, options)
    s = game.load(state)
    view = game.view(s, seat)
    return make_bot(bot, game, Dice(seed)).choose(view, view.pending[0], Thinking(SECONDS))


class Keepers:
    """Watches the matches and answers for seats that are kept by bots."""

    def __init__(self, matches: Matches, table: Table, processes: int, actions: Budget | None = None) -> None:
        self.matches = matches
        self.table = table
        self.processes = processes
        self.actions = actions
        """How many actions one owner, and one address, may have stored."""
        self._resting: dict[str, float] = {}
        """Until when the bots of a match rest."""
        self._pool: ProcessPoolExecutor | None = None
        self._busy: set[str] = set()
        self._left_to_others: set[str] = set()
        self._waiting: dict[str, int] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._watching: asyncio.Task[None] | None = None
        self._places = Places(processes)
        self._turns = Turns()
        self._origins: OrderedDict[str, str] = OrderedDict()
        """By match, from which address it was set up or started, as far as this process knows."""

    def note(self, match: str, address: str) -> None:
        """A match was set up or started from an address: its bots think in the turns of that address."""
        self._origins[match] = address
        self._origins.move_to_end(match)
        while len(self._origins) > MOST_KEYS:
            self._origins.popitem(last=False)

    def origin(self, match: str) -> str | None:
        """From which address a match was set up or started, if that is known."""
        return self._origins.get(match)

    def start(self) -> None:
        self._pool = self._new_pool()
        self.matches.listeners.append(self.wake)
        self._do(self._resume())
        self._watching = asyncio.get_running_loop().create_task(self._watch())

    async def stop(self) -> None:
        tasks = [*self._tasks, *([self._watching] if self._watching is not None else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._end_pool()

    def _end_pool(self) -> None:
        """Bots that are still thinking are not waited for: what they think of can be thought of again."""
        if self._pool is None:
            return
        workers = list((self._pool._processes or {}).values())  # Python has no public way to end them before 3.14
        self._pool.shutdown(wait=False)
        for worker in workers:
            worker.kill()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.processes, mp_context=CONTEXT, initializer=give_way_to_the_server)

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _resume(self) -> None:
        """Go on with every match that waited for a bot when the server stopped."""
        with contextlib.suppress(NotStored):
            async with self.matches.database.read() as c:
                kept = await rows.kept_matches(c)
            for id in kept:
                async with self.matches.alone(id):
                    self.wake(await self.matches.room(id))

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await self.look()
            except NotStored:
                pass  # looked at again
            except Exception as fault:
                event("look-failed", logging.ERROR, fault)

    async def look(self) -> None:
        """Answer for bots in matches that nobody has changed since the last look: their process may be gone."""
        async with self.matches.database.read() as c:
            found = await rows.kept_revisions(c)
        waiting = {id: revision for id, revision in found.items() if id not in self._busy}
        before, self._waiting = self._waiting, waiting
        now = self.matches.clock.elapsed()
        self._resting = {id: until for id, until in self._resting.items() if until > now}
        for id in [id for id, revision in waiting.items() if before.get(id) == revision and id not in self._resting]:
            async with self.matches.alone(id):
                self.wake(await self.matches.room(id))

    def wake(self, room: Room, is_own: bool = True, only: Set[str] | None = None) -> None:
        """Look whether a bot has to answer in a match."""
        if not self._kept(room):
            return
        if is_own and room.id not in self._busy:
            self._busy.add(room.id)
            self._do(self._answer_all(room))
        elif not is_own and room.id not in self._left_to_others:
            self._left_to_others.add(room.id)
            self._do(self._answer_later(room))

    def is_busy(self, match: str) -> bool:
        """Whether a bot is thinking in a match."""
        return match in self._busy

    def _kept(self, room: Room) -> list[Seat]:
        if room.status != PLAYING or room.fold is None:
            return []
        kept = {chair.seat for chair in room.chairs if chair.is_kept_by_a_bot}
        return [d.seat for d in room.fold.state.pending if d.seat in kept and not room.is_ready(d.seat)]

    async def _answer_later(self, room: Room) -> None:
        """Answer if the process that made the news has not, as it may be gone."""
        await asyncio.sleep(OTHERS_FIRST)
        self._left_to_others.discard(room.id)
        self.wake(room)

    async def _answer_all(self, room: Room) -> None:
        """Answer until a person is awaited; a bot that fails is answered for by the default."""
        try:
            async with self.matches.alone(room.id):
                while seats := self._kept(room):
                    for seat in seats:
                        if not self._may_act(room):
                            return
                        await self._answer(room, seat)
        finally:
            self._busy.discard(room.id)

    def _may_act(self, room: Room) -> bool:
        """Count an action of a bot; whether its owner, or the address, has one left: what is stored is theirs."""
        if self.actions is None:
            return True
        try:
            self.actions.hit(person=room.row["owner"], address=self._origins.get(room.id))
        except Problem:
            self._resting[room.id] = self.matches.clock.elapsed() + REST_SECONDS
            return False
        return True

    async def _answer(self, room: Room, seat: Seat) -> None:
        fold = room.playing()
        d = fold.owed(seat)
        if d is None:
            return
        decision = fold.decision(d)
        bot = room.chairs[seat].bot or CARETAKER_BOT
        try:
            choice = await self._think(room, seat, bot)
        except Exception as fault:  # a defect of a bot must not stop a match
            choice = default_choice(fold.game.view(fold.state, seat), d)
            self.matches.meters.bot_failures.inc()
            event("bot-failed", logging.WARNING, fault, game=fold.game.id, bot=bot)
        try:
            await self.table.submit(room, seat, decision, choice, secrets.token_hex(16), is_by_bot=True)
            self.matches.meters.bot_answers.inc()
        except (Problem, NotStored):  # somebody was first, or the database is gone: look again, not at once
            await asyncio.sleep(AGAIN_SECONDS)

    async def propose(self, room: Room, seat: Seat) -> Choice:
        """What a bot would choose for a person's seat, with what that seat knows; thought of once for a decision."""
        fold = room.playing()
        d = fold.owed(seat)
        if d is None:
            raise stale()
        decision = fold.decision(d)
        known = room.proposals.get(seat)
        if known is not None and known[0] == decision:
            return known[1]
        try:
            choice = await self._think(room, seat, CARETAKER_BOT, f"{room.id}/{decision}")
        except Exception as fault:  # a defect of a bot is no defect of the match
            event("bot-failed", logging.WARNING, fault, game=fold.game.id, bot=CARETAKER_BOT)
            raise Problem(503, "no-proposal") from None
        room.proposals[seat] = (decision, choice)
        return choice

    async def _think(self, room: Room, seat: Seat, bot: str, seed: str | None = None) -> Choice:
        """A bot's answer. Its time begins when a process is free.

        The bots of one owner think one at a time, and addresses take turns, so that very many owners from one
        address keep the bots of the others waiting no longer than one does.
        """
        fold = room.playing()
        state = fold.game.dump(fold.state)
        seed = seed or f"{room.row['seed']}/{fold.plies}/{seat}"
        loop = asyncio.get_running_loop()
        game = fold.game
        given = (game.id, game.rules_version, fold.players, fold.options, state, seat, bot, seed)
        owner = room.row["owner"]
        async with self._turns.one_of(owner), self._places.one_for(self._origins.get(room.id, owner)):
            pool = self._pool
            try:
                return await asyncio.wait_for(loop.run_in_executor(pool, think, *given), SECONDS * 4)
            except (BrokenProcessPool, TimeoutError):
                if self._pool is pool:
                    self._end_pool()
                    self._pool = self._new_pool()
                raise
