"""Threads in which letters are sent, and nothing else: a slow service makes nobody wait but those it writes to."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import BoundedSemaphore
from typing import Final, TypeVar

from throneroom.server.problems import Problem

AT_ONCE: Final = 4
WAITING: Final = 60
"""So many letters may wait for their turn; what comes then is refused."""
AGAIN_SECONDS: Final = 30
T = TypeVar("T")


def too_busy() -> Problem:
    """There is too much to send already."""
    return Problem(503, "server-busy", {"seconds": AGAIN_SECONDS})


class Sending:
    """A few letters on their way at once, some that wait, and no more."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="sending")
        self._places = BoundedSemaphore(AT_ONCE + WAITING)

    async def do(self, work: Callable[[], T]) -> T:
        """Send something in its turn; its place is free when it is done, whoever has stopped waiting for it."""
        if not self._places.acquire(blocking=False):
            raise too_busy()
        letter = self._threads.submit(work)
        letter.add_done_callback(lambda _: self._places.release())
        return await asyncio.wrap_future(letter)

    def close(self) -> None:
        """What waits is not sent any more, and what is on its way is not waited for."""
        self._threads.shutdown(wait=False, cancel_futures=True)
