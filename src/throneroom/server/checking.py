"""What people bring along is checked here first, in a process that can be killed: records and card sets.

So is a match that is over, before anybody watches it: what was played through here once is known to end.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, TypeVar

from throneroom.core.decision import Choice
from throneroom.core.flow import Endless
from throneroom.core.game import find_game, new_game, seated
from throneroom.core.replay import BadRecord, Replay, read_header
from throneroom.core.rules import Facts, Illegal
from throneroom.core.seats import Seat
from throneroom.server.budgets import Budget
from throneroom.server.problems import Problem, refused
from throneroom.server.reels import End, Reel, Unplayable
from throneroom.server.uploads import about, too_long, verified
from throneroom.server.workshop import TooLong, Workshop

T = TypeVar("T")


def check_record(text: str) -> tuple[str, dict[str, Any]]:
    """The game of a record that is right in every line, and what lists tell of it; else a `Problem`."""
    try:
        return verified(text).game.id, about(text)
    except Problem as problem:
        with suppress(BadRecord, ValueError, RecursionError, TypeError, LookupError, AttributeError):
            problem.game = read_header(text)[0].id
        raise


def check_options(game_id: str, players: int, options: dict[str, str]) -> None:
    """`Illegal` if no table can be set with these options, and `Endless` if that never ends."""
    game = seated(find_game(game_id), players, options)
    new_game(game, players, options)


@dataclass(frozen=True, slots=True)
class Played:
    """A match that is over, as plain data."""

    game: str
    rules_version: int
    players: int
    options: dict[str, str]
    actions: list[tuple[Seat, Choice]]


def read_record(text: str) -> Played:
    """What was played in a record that was checked before."""
    found = verified(text)
    return Played(found.game.id, found.game.rules_version, found.players, found.options, found.actions)


def play_through(played: Played) -> End:
    """How long a match was, and who won."""
    game = seated(find_game(played.game, played.rules_version), played.players, played.options)
    reel = Reel(game, played.players, played.options, played.actions)
    return End(reel.plies, reel.winners)


def write_record(played: Played, head: dict[str, Any]) -> str:
    """A record that `throneroom verify` accepts."""
    game = seated(find_game(played.game, played.rules_version), played.players, played.options)
    out = Replay(game, played.players, played.options, head)
    s = new_game(game, played.players, played.options)
    for seat, choice in played.actions:
        out.take(s, seat, choice)
    return out.text(s)


Who = Mapping[str, str | None]
"""For whom something is checked: the `person`, if known, and the `address`."""


class Checker:
    """Checks for the server, beside it. Addresses take turns, and of nobody many are done or wait at once."""

    def __init__(self, places: int, seconds: float, budget: Budget) -> None:
        self.workshop = Workshop(places, seconds)
        self.folds = Workshop(places, seconds)
        self._budget = budget

    async def record(self, who: Who, text: str) -> tuple[str, dict[str, Any]]:
        """The game of a sound record, and what lists tell of it."""
        try:
            return await self._do(self.workshop, who, check_record, text)
        except (TooLong, Endless):
            raise too_long() from None

    async def options(self, who: Who, game_id: str, players: int, options: dict[str, str]) -> None:
        """A `Problem` unless a table can be set with these options, and soon."""
        try:
            await self._do(self.workshop, who, check_options, game_id, players, options)
        except Illegal as refusal:
            raise refused(refusal) from None
        except (TooLong, Endless):
            raise Problem(422, "refused", {}, Illegal("CORE-OPTION-SIZE", _too_much(options))) from None

    async def read(self, who: Who, text: str) -> Played:
        """What was played in a record that was checked before."""
        return await self._fold(who, read_record, text)

    async def end(self, who: Who, played: Played) -> End:
        """How a match ended, played through from its beginning."""
        return await self._fold(who, play_through, played)

    async def written(self, who: Who, played: Played, head: dict[str, Any]) -> str:
        """The record of a match that is over."""
        return await self._fold(who, write_record, played, head)

    async def _fold(self, who: Who, work: Callable[..., T], *given: Any) -> T:
        try:
            return await self._do(self.folds, who, work, *given)
        except (TooLong, Endless):
            raise Unplayable from None

    async def _do(self, shop: Workshop, who: Who, work: Callable[..., T], *given: Any) -> T:
        with self._budget.held(**who):
            return await shop.do(str(who["address"]), work, *given)

    def close(self) -> None:
        self.workshop.close()
        self.folds.close()


def _too_much(options: dict[str, str]) -> Facts:
    name = max(options, key=lambda key: len(options[key]))
    return {"name": name, "place": "-", "most": "-"}
