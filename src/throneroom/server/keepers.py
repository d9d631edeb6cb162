"""Bots at the table. They think in processes of their own, so that nobody waits for them."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

from throneroom.bots.base import make_bot
from throneroom.core.decision import Choice
from throneroom.core.dice import Dice
from throneroom.core.game import default_choice, find_game, seated
from throneroom.core.play import Clock as Thinking
from throneroom.core.seats import Seat
from throneroom.server.matches import BOT, CARETAKER, PLAYING, Matches, Room
from throneroom.server.problems import Problem
from throneroom.server.store.database import NotStored

CARETAKER_BOT: Final = "greedy"
SECONDS: Final = 5.0


def think(game_id: str, players: int, options: dict[str, str], state: dict[str, Any], seat: Seat, bot: str,
          seed: str) -> Choice:  # fmt: skip
    """A bot's answer, in a process of its own. It is given its view and nothing else."""
    game = seated(find_game(game_id), players, options)
    s = game.load(state)
    view = game.view(s, seat)
    return make_bot(bot, game, Dice(seed)).choose(view, view.pending[0], Thinking(SECONDS))


class Keepers:
    """Watches the matches and answers for seats that are kept by bots."""

    def __init__(self, matches: Matches, processes: int) -> None:
        self.matches = matches
        self.processes = processes
        self._pool: Executor | None = None
        self._busy: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        self._pool = ProcessPoolExecutor(self.processes)
        self.matches.listeners.append(self.wake)

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    def wake(self, room: Room) -> None:
        """Look whether a bot has to answer in a match."""
        if room.id in self._busy or not self._kept(room):
            return
        self._busy.add(room.id)
        task = asyncio.get_running_loop().create_task(self._answer_all(room))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _kept(self, room: Room) -> list[Seat]:
        if room.status != PLAYING or room.fold is None:
            return []
        kept = {chair.seat for chair in room.chairs if chair.controller in (BOT, CARETAKER)}
        return [d.seat for d in room.fold.state.pending if d.seat in kept and not room.has_drafted(d.seat)]

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
        chair = room.chairs[seat]
        try:
            choice = await self._think(room, seat, chair.bot or CARETAKER_BOT)
        except (BrokenProcessPool, TimeoutError):
            self._pool = ProcessPoolExecutor(self.processes)
            choice = default_choice(fold.game.view(fold.state, seat), d)
        except Exception:  # a defect of a bot must not stop a match
            choice = default_choice(fold.game.view(fold.state, seat), d)
        with contextlib.suppress(Problem, NotStored):
            await self.matches.submit(room, seat, decision, choice, secrets.token_hex(16))

    async def _think(self, room: Room, seat: Seat, bot: str) -> Choice:
        fold = room.playing()
        state = fold.game.dump(fold.state)
        seed = f"{room.row['seed']}/{fold.plies}/{seat}"
        loop = asyncio.get_running_loop()
        work = loop.run_in_executor(self._pool, think, fold.game.id, fold.players, fold.options, state, seat, bot, seed)
        return await asyncio.wait_for(work, SECONDS * 4)
