"""A line between two programs that can be cut, stopped, or made to lose an answer."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any

from server.running import free_port
from server.support import PATIENCE

Opener = Callable[[], Awaitable[tuple[asyncio.StreamReader, asyncio.StreamWriter]]]


class Proxy:
    """Passes bytes on in both directions from a port of this machine; `lose_answers` cuts a line instead."""

    def __init__(self, open_far: Opener) -> None:
        self.port = free_port()
        self.open_far = open_far
        self.is_closed_off = False
        """New lines are refused, as by a machine that is not there."""
        self.lose_answers = 0
        """So many answers to come are thrown away, and their lines cut."""
        self._lines: set[asyncio.StreamWriter] = set()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._is_up = threading.Event()

    def start(self) -> None:
        self._thread.start()
        assert self._is_up.wait(PATIENCE)

    def stop(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(PATIENCE)

    def reset(self) -> None:
        """Cut every line that is open, without a goodbye, and wait until it is done."""
        asyncio.run_coroutine_threadsafe(self._cut_and_wait(), self._loop).result(PATIENCE)

    async def _cut_and_wait(self) -> None:
        lines = list(self._lines)
        self._cut()
        await asyncio.gather(*[line.wait_closed() for line in lines], return_exceptions=True)

    def _cut(self) -> None:
        for line in list(self._lines):
            line.transport.abort()

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        server = self._loop.run_until_complete(asyncio.start_server(self._pass_on, "127.0.0.1", self.port))
        self._is_up.set()
        self._loop.run_forever()
        server.close()
        self._cut()
        work = asyncio.all_tasks(self._loop)
        self._loop.run_until_complete(asyncio.gather(*work, return_exceptions=True))
        self._loop.close()

    async def _pass_on(self, near_in: asyncio.StreamReader, near_out: asyncio.StreamWriter) -> None:
        try:
            if self.is_closed_off:
                return
            far_in, far_out = await self.open_far()
        except OSError:
            return
        else:
            if self.is_closed_off:  # meanwhile
                far_out.transport.abort()
                return
            self._lines |= {near_out, far_out}
            await asyncio.gather(self._pump(near_in, far_out), self._pump(far_in, near_out, is_answer=True))
            self._lines -= {near_out, far_out}
        finally:
            near_out.transport.abort()

    async def _pump(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter, is_answer: bool = False) -> None:
        with contextlib.suppress(OSError):
            while data := await source.read(65536):
                if is_answer and self.lose_answers > 0:
                    self.lose_answers -= 1
                    break
                sink.write(data)
                await sink.drain()
        sink.transport.abort()


@contextmanager
def proxy(open_far: Opener) -> Iterator[Proxy]:
    found = Proxy(open_far)
    found.start()
    try:
        yield found
    finally:
        found.stop()


def to_port(port: int) -> Opener:
    """Lines to a server on this machine."""

    async def open_far() -> Any:
        return await asyncio.open_connection("127.0.0.1", port)

    return open_far


def to_socket(path: str) -> Opener:
    """Lines to a socket in a folder, which is how PostgreSQL listens here."""

    async def open_far() -> Any:
        return await asyncio.open_unix_connection(path)

    return open_far
