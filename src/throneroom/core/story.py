"""A scenario while it is run: its report, its table, and the complaint that it makes no sense."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from throneroom.core.events import Event
from throneroom.core.flow import AnyState
from throneroom.core.game import Game, seat_code
from throneroom.core.notation import read_seat
from throneroom.core.rules import Illegal
from throneroom.core.seats import CHANCE, SPECTATOR, Seat


class BadScenario(Exception):
    """A scenario that is not well formed: which one, where, and what is wrong with it."""


@dataclass(slots=True)
class Report:
    """How a scenario went: every difference as (where, wanted, found)."""

    name: str
    rules: tuple[str, ...] = ()
    differences: list[tuple[str, str, str]] = field(default_factory=list)

    @property
    def passed(self) -> bool:
        return not self.differences

    def differ(self, where: str, wanted: object, found: object) -> None:
        """Note one difference."""
        self.differences.append((where, str(wanted), str(found)))

    def bad(self, where: str, what: str) -> BadScenario:
        """The complaint that the scenario makes no sense."""
        return BadScenario(f"{self.name}: {where}: {what}")

    def mapping(self, value: Any, where: str, keys: tuple[str, ...] = ()) -> dict[str, Any]:
        """A mapping, with no other keys than these if any are given."""
        if not isinstance(value, dict):
            raise self.bad(where, f"must be a mapping, not {value!r}")
        for key in value:
            if keys and key not in keys:
                raise self.bad(where, f"unknown key {key!r}; there are {', '.join(keys)}")
        return {str(key): item for key, item in value.items()}

    def words(self, value: Any, where: str) -> str:
        """Words or a number, with single spaces."""
        if isinstance(value, bool) or not isinstance(value, str | int):
            raise self.bad(where, f"must be words, not {value!r}")
        return " ".join(str(value).split())


def listed(value: Any) -> list[Any]:
    """A list, or the one thing that stands for a list of one."""
    if value is None:
        return []
    return value if isinstance(value, list) else [value]


@dataclass(slots=True)
class Story:
    """A scenario being run: the game, where it stands, who plays, and the report being written."""

    game: Game
    s: AnyState
    players: int
    report: Report

    def seat(self, code: object, where: str) -> Seat:
        """A seat of this table by its code; `*` is chance and `spectator` sits nowhere."""
        if code == "spectator":
            return SPECTATOR
        try:
            seat = read_seat(self.game, str(code))
        except Illegal:
            seat = self.players
        if seat >= self.players:
            there = ", ".join(self.game.seats[: self.players])
            raise self.report.bad(where, f"no seat {str(code)!r} at this table; there are {there}")
        return seat

    def player(self, code: object, where: str) -> Seat:
        """A seat somebody sits on."""
        seat = self.seat(code, where)
        if seat < 0:
            raise self.report.bad(where, f"{code} is not a player")
        return seat

    def knowledge(self, seat: Seat) -> Any:
        """What the asked seat goes by: its view; chance knows everything."""
        return self.s if seat == CHANCE else self.game.view(self.s, seat)

    def asked(self) -> str:
        """Who is asked what, in words."""
        asked = [f"{seat_code(self.game, d.seat)}: {d.kind.id}" for d in self.s.pending]
        return ", ".join(asked) or "nobody"

    def told(self) -> list[Event]:
        """Every event since the first move."""
        return self.s.sink or []
