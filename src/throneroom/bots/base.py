"""What a bot is, and the registry of installed bots."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import Protocol

from throneroom.core.decision import Choice, Decision
from throneroom.core.dice import Dice
from throneroom.core.game import Game
from throneroom.core.play import Clock
from throneroom.core.rules import require
from throneroom.core.secrecy import AnyView


class Bot(Protocol):
    """A player made of code. It is given its seat's view and the decision it owes, nothing else."""

    def choose(self, view: AnyView, decision: Decision, clock: Clock) -> Choice: ...


class BotFactory(Protocol):
    """How a bot is made: for one seat of one game, with its own dice."""

    def __call__(self, game: Game, dice: Dice) -> Bot: ...


@cache
def bots() -> dict[str, BotFactory]:
    """Every installed bot by name."""
    found = {e.name: e for e in entry_points(group="throneroom.bots")}
    return {name: found[name].load() for name in sorted(found)}


def make_bot(name: str, game: Game, dice: Dice) -> Bot:
    """A bot by name, or `Illegal` naming the ones there are."""
    known = bots()
    require(name in known, "CORE-BOT", name=name, known=", ".join(known))
    return known[name](game, dice)
