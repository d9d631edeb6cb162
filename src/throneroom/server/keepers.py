"""Bots at the table. They think in processes of their own, so that nobody waits for them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
import signal
from collections.abc import Coroutine
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, Final

from throneroom.bots.base import make_bot
from throneroom.core.decision import Choice
from throneroom.core.dice import Dice
from throneroom.core.game import default_choice, find_game, seated
from throneroom.core.play import Clock as Thinking
from throneroom.core.seats import Seat
from throneroom.server.logs import event
from throneroom.server.matches import Matches
from throneroom.server.problems import Problem
from throneroom.server.rooms import PLAYING, Room
from throneroom.server.store import rows
from throneroom.server.store.database import NotStored
from throneroom.server.table import Table

CARETAKER_BOT: Final = "greedy"
SECONDS: Final = 5.0
AGAIN_SECONDS: Final = 0.5
NICENESS: Final = 5
"""Enough for people to come first; more, and bots would starve where a machine is busy."""
OTHERS_FIRST: Final = 3.0
"""How long another process that made the news has to answer for its bots before this one does."""


def think(game_id: str, players: int, options: dict[str, str], state: dict[str, Any], seat: Seat, bot: str,
          seed: str) -> Choice:  # fmt: skip
    """A bot's answer, in a process of its own. It is given its view and nothing else."""
    game = seated(find_game(game_id), players, options)
    s = game.load(state)
    view = game.view(s, seat)
    return make_bot(bot, game, Dice(seed)).choose(view, view.pending[0], Thinking(SECONDS))


def give_way_to_the_server() -> None:
    """People come first where bots and the server share a core. Ctrl-C is the server's to answer, not a bot's."""
    os.nice(NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Keepers:
    """Watches the matches and answers for seats that are kept by bots."""

    def __init__(self, matches: Matches, table: Table, processes: int) -> None:
        self.matches = matches
        self.table = table
        self.processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self._busy: set[str] = set()
        self._left_to_others: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        self._pool = self._new_pool()
        self.matches.listeners.append(self.wake)
        self._do(self._resume())

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._end_pool()

    def _end_pool(self) -> None:
        """Bots that are still thinking are not waited for: what they think of can be thought of again."""
        if self._pool is None:
            return
        workers = list((self._pool._processes or {}).values())  # Python has no public way to end them before 3.14
        self._pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.kill()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self.processes, mp_context=get_context("forkserver"), initializer=give_way_to_the_server
        )

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
                with contextlib.suppress(Problem):
                    self.wake(await self.matches.room(id))

    def wake(self, room: Room, is_own: bool = True) -> None:
        """Look whether a bot has to answer in a match."""
        if not self._kept(room):
            return
        if is_own and room.id not in self._busy:
            self._busy.add(room.id)
            self._do(self._answer_all(room))
        elif not is_own and room.id not in self._left_to_others:
            self._left_to_others.add(room.id)
            self._do(self._answer_later(room))

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
            while seats := self._kept(room):
                for seat in seats:
                    await self._answer(room, seat)
        finally:
            self._busy.discard(room.id)

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
            if isinstance(fault, (BrokenProcessPool, TimeoutError)):
                self._end_pool()
                self._pool = self._new_pool()
            choice = default_choice(fold.game.view(fold.state, seat), d)
            self.matches.meters.bot_failures.inc()
            event("bot-failed", logging.WARNING, fault, game=fold.game.id, bot=bot)
        try:
            await self.table.submit(room, seat, decision, choice, secrets.token_hex(16), is_by_bot=True)
            self.matches.meters.bot_answers.inc()
        except (Problem, NotStored):  # somebody was first, or the database is gone: look again, not at once
            await asyncio.sleep(AGAIN_SECONDS)

    async def _think(self, room: Room, seat: Seat, bot: str) -> Choice:
        fold = room.playing()
        state = fold.game.dump(fold.state)
        seed = f"{room.row['seed']}/{fold.plies}/{seat}"
        loop = asyncio.get_running_loop()
        work = loop.run_in_executor(self._pool, think, fold.game.id, fold.players, fold.options, state, seat, bot, seed)
        return await asyncio.wait_for(work, SECONDS * 4)
