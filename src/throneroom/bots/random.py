"""The bot that plays any legal choice."""

from __future__ import annotations

from throneroom.core.decision import Choice, Decision
from throneroom.core.dice import Dice
from throneroom.core.game import Game
from throneroom.core.play import Clock
from throneroom.core.secrecy import AnyView, sample


class RandomBot:
    """Every small choice uniformly at random."""

    def __init__(self, game: Game, dice: Dice) -> None:
        self.dice = dice

    def choose(self, view: AnyView, decision: Decision, clock: Clock) -> Choice:
        return sample(view, decision, self.dice)
