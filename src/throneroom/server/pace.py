"""The pace of a match: no clock, live with a bank of time, or by days."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from throneroom.server.problems import Problem

NO_CLOCK, LIVE, DAYS = "none", "live", "days"
DAY: Final = 24 * 3600.0
DAYS_TO_CHOOSE: Final = (1, 2, 3, 7)
MISSES: Final = 2
"""So many times in a row the time may run out before a bot takes care of a seat."""
GRACE: Final = {LIVE: 20.0, DAYS: 15 * 60.0}
"""What every running deadline gets on top after an outage of ours."""


@dataclass(frozen=True, slots=True)
class Pace:
    """Seconds for each decision, and seconds to spend over the whole match when one takes longer."""

    kind: str = NO_CLOCK
    seconds: float = 0.0
    bank: float = 0.0
    misses: int = MISSES

    @property
    def is_timed(self) -> bool:
        return self.kind != NO_CLOCK

    def due(self, now: float, bank: float) -> float | None:
        """When the time for a decision that is asked now is up."""
        return now + self.seconds + bank if self.is_timed else None

    def bank_after(self, bank: float, due: float | None, now: float) -> float:
        """What is left in the bank when a decision is answered now."""
        return bank if due is None else max(0.0, min(bank, due - now))


def pace_of(stored: Mapping[str, Any]) -> Pace:
    """A pace as it is stored or asked for; a `Problem` if there is no such pace."""
    kind = stored.get("kind", NO_CLOCK)
    misses = stored.get("misses", MISSES)
    if kind == NO_CLOCK:
        return Pace()
    if kind == DAYS and stored.get("days") in DAYS_TO_CHOOSE:
        return Pace(DAYS, stored["days"] * DAY, 0.0, misses)
    seconds, bank = stored.get("seconds", 60), stored.get("bank", 600)
    if kind == LIVE and 5 <= seconds <= 3600 and 0 <= bank <= 4 * 3600:
        return Pace(LIVE, float(seconds), float(bank), misses)
    raise Problem(422, "bad-pace", {"days": ", ".join(str(days) for days in DAYS_TO_CHOOSE)})


def pace_json(pace: Pace) -> dict[str, Any]:
    """A pace as it is stored and shown."""
    if pace.kind == DAYS:
        return {"kind": DAYS, "days": round(pace.seconds / DAY), "misses": pace.misses}
    if pace.kind == LIVE:
        return {"kind": LIVE, "seconds": pace.seconds, "bank": pace.bank, "misses": pace.misses}
    return {"kind": NO_CLOCK}
