"""What can go wrong on the server, as exceptions with a status; the web layer makes problem documents of them."""

from __future__ import annotations

from typing import Any

from throneroom.core.rules import Facts, Illegal


class Problem(Exception):
    """A request that is not carried out: a status, a known type, and the refusal behind it if there is one."""

    def __init__(self, status: int, type: str, facts: Facts | None = None, refusal: Illegal | None = None) -> None:
        super().__init__(type)
        self.status = status
        self.type = type
        self.facts: Facts = facts or {}
        self.refusal = refusal
        self.more: dict[str, Any] = {}
        """What else the answer carries, such as the fresh view after a stale submission."""
        self.game: str | None = None
        """The game whose words say it, where the request itself does not name one."""

    def __reduce__(self) -> tuple[Any, ...]:
        """How it comes from one process to another."""
        return Problem, (self.status, self.type, self.facts, self.refusal), {"more": self.more, "game": self.game}


def refused(refusal: Illegal) -> Problem:
    """A rule forbids it."""
    return Problem(422, "refused", dict(refusal.facts), refusal)


def not_found() -> Problem:
    """Not there, or not yours: both look alike."""
    return Problem(404, "not-found")


def stale() -> Problem:
    """The decision is no longer open; the fresh view comes with the answer."""
    return Problem(409, "stale-decision")


def wrong_state(status: str) -> Problem:
    """The match is not in a state that allows it."""
    return Problem(409, "wrong-state", {"status": status})
