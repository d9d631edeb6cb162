"""Quiet hours: when somebody wants to be left alone, by the clock on their own wall."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

from throneroom.server.problems import Problem


def check(quiet: Mapping[str, Any]) -> None:
    """Refuse quiet hours that have no beginning, no end, or no place; none at all are fine."""
    if not quiet:
        return
    hours = (quiet.get("from"), quiet.get("to"))
    is_sound = set(quiet) == {"from", "to", "zone"} and all([type(h) is int and 0 <= h <= 23 for h in hours])
    if not is_sound or hours[0] == hours[1] or _zone(quiet["zone"]) is None:
        raise Problem(422, "bad-quiet")


def ends(quiet: Mapping[str, Any], now: float) -> float | None:
    """When the quiet hours that run now are over; nothing if none run."""
    zone = _zone(quiet["zone"]) if quiet else None
    if zone is None:
        return None
    first, last = quiet["from"], quiet["to"]
    there = datetime.fromtimestamp(now, zone)
    is_evening = there.hour >= first and (first > last or there.hour < last)
    is_morning = there.hour < last and first > last
    if not is_evening and not is_morning:
        return None
    day = there.date() + timedelta(days=1 if is_evening and first > last else 0)
    return datetime(day.year, day.month, day.day, last, tzinfo=zone).timestamp()


def _zone(name: Any) -> ZoneInfo | None:
    try:
        return ZoneInfo(name) if isinstance(name, str) else None
    except (LookupError, ValueError, OSError):
        return None
