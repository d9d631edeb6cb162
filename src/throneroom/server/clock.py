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


class SteadyClock:
    """A clock that goes on evenly when somebody sets the clock of the machine, and follows it only when told to.

    So nobody's deadline comes early between the moment a clock is set and the moment that deadlines are moved along.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.offset = clock.now() - clock.elapsed()
        """What the clock of the machine shows when no time has passed."""

    def now(self) -> float:
        return self.offset + self._clock.elapsed()

    def elapsed(self) -> float:
        return self._clock.elapsed()

    def jump(self) -> float:
        """By how much the clock of the machine was set since it was followed."""
        return self._clock.now() - self.now()

    def follow(self) -> None:
        """Show what the clock of the machine shows."""
        self.offset += self.jump()
