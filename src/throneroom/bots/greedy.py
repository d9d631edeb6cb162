"""The bot that takes what its game's judge likes best, one small choice at a time."""

from __future__ import annotations

from throneroom.core.decision import Choice, Decision, next_options, whole
from throneroom.core.dice import Dice
from throneroom.core.game import Game
from throneroom.core.play import Clock
from throneroom.core.secrecy import AnyView


class GreedyBot:
    """The best next small choice, ties broken at random."""

    def __init__(self, game: Game, dice: Dice) -> None:
        self.judge = game.judge
        self.dice = dice

    def choose(self, view: AnyView, decision: Decision, clock: Clock) -> Choice:
        prefix: tuple[int, ...] = ()
        options = next_options(view, decision, prefix)
        while options:
            if len(options) == 1:
                best = [options[0]]
            else:
                weights = self.judge.weigh(view, decision, prefix, options)
                top = max(weights)
                best = [value for value, weight in zip(options, weights, strict=True) if weight == top]
            prefix += (self.dice.pick(best),)
            options = next_options(view, decision, prefix)
        return whole(decision.kind, prefix)
