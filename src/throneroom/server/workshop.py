"""Work that might never end is done in a process of its own, which is killed when it takes too long.

Each piece of work has its own process, so that one that is stuck keeps nobody from having theirs done.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import threading
from collections.abc import Callable
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from typing import Any, Final, TypeVar

from throneroom.server.turns import Places

T = TypeVar("T")
NICENESS: Final = 5
"""Enough for people to come first; more, and others would starve where a machine is busy."""
CONTEXT: Final = get_context("forkserver")
CONTEXT.set_forkserver_preload([f"throneroom.server.{name}" for name in ("checking", "keepers", "preloaded")])


class TooLong(Exception):
    """A piece of work did not end in time, or its process did not live to tell."""


class Workshop:
    """A few pieces of work at once, beside the server; the others wait for a place, in turns by their keys."""

    def __init__(self, places: int, seconds: float) -> None:
        self.seconds = seconds
        self._places = Places(places)
        self._running: set[Any] = set()

    async def do(self, key: str, work: Callable[..., T], *given: Any) -> T:
        """What the work gives, or raises. It is a function of a module, and it is given and gives plain data.

        The key says for whom it is done: an address, so that much work for one keeps no other waiting.
        """
        async with self._places.one_for(key):
            here, there = CONTEXT.Pipe(duplex=False)
            process = CONTEXT.Process(target=_work, args=(there, work, given), daemon=True)
            self._running.add(process)
            try:
                await asyncio.to_thread(process.start)
                there.close()
                is_done, found = await asyncio.to_thread(_answer, here, self.seconds)
            finally:
                self._running.discard(process)
                _end(process)
        if not is_done:
            raise found
        result: T = found
        return result

    def close(self) -> None:
        """End all that is under way."""
        for process in list(self._running):
            _end(process)


def _end(process: Any) -> None:
    with contextlib.suppress(ValueError, AttributeError, AssertionError):  # it was never started
        process.kill()


def _answer(here: Connection, seconds: float) -> tuple[bool, Any]:
    """Wait for the answer of a process."""
    with here:
        try:
            if here.poll(seconds):
                answer: tuple[bool, Any] = here.recv()
                return answer
        except (EOFError, OSError):  # it was killed, or has died
            pass
    return False, TooLong()


def _work(there: Connection, work: Callable[..., Any], given: tuple[Any, ...]) -> None:
    """In the process: do the work and tell what came of it."""
    give_way_to_the_server()
    try:
        answer = True, work(*given)
    except Exception as fault:
        answer = False, fault
    there.send(answer)


def give_way_to_the_server() -> None:
    """People come first where others share a core with the server. Ctrl-C is the server's to answer.

    A process that works for the server ends with it, also when the server is killed.
    """
    os.nice(NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(1)
