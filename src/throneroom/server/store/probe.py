"""Whether a database answers, found out once for all who ask at the same time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable


class Probe:
    """Asks a database; whoever asks meanwhile gets the same answer, so that asking often costs nothing."""

    def __init__(self, ask: Callable[[], Awaitable[bool]], seconds: float) -> None:
        self.seconds = seconds
        self._ask = ask
        self._asking: asyncio.Future[bool] | None = None

    async def answers(self) -> bool:
        """Whether the database answers in time."""
        if self._asking is None or self._asking.done():
            self._asking = asyncio.ensure_future(self._ask())
        asking = self._asking
        await asyncio.wait({asking}, timeout=self.seconds)
        return asking.done() and not asking.cancelled() and asking.result()

    async def stop(self) -> None:
        if self._asking is not None:
            self._asking.cancel()
            await asyncio.wait({self._asking})
