"""Time from outside, so that tests can make it."""

from __future__ import annotations

import time
from typing import Protocol


class Clock(Protocol):
    """What time it is for people, and how much has passed."""

    def now(self) -> float:
        """Seconds since 1970, as the machine believes."""
        ...

    def elapsed(self) -> float:
        """Seconds since some moment; never jumps."""
        ...


class SystemClock:
    """The clocks of the machine."""

    def now(self) -> float:
        return time.time()

    def elapsed(self) -> float:
        return time.monotonic()
