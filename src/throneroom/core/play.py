"""Joining a game with its players: deciders answer from views, a dealer answers for chance."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from throneroom.core import flow
from throneroom.core.decision import Choice, Decision, next_options, whole
from throneroom.core.dice import Dice
from throneroom.core.flow import AnyState, play
from throneroom.core.game import Game, check, new_game
from throneroom.core.replay import Replay
from throneroom.core.seats import CHANCE, Seat
from throneroom.core.secrecy import AnyView, sample


@dataclass(frozen=True, slots=True)
class Clock:
    """How long a decider may think, in seconds; None is as long as it likes."""

    seconds: float | None = None


class Decider(Protocol):
    """Whoever answers for a seat. It gets the seat's view and nothing else."""

    def choose(self, view: AnyView, decision: Decision, clock: Clock) -> Choice: ...


def deal(s: AnyState, dice: Dice) -> Choice:
    """The dealer's answer to the chance decision now open."""
    d = s.pending[0]
    if d.kind.weights is not None:
        return dice.weighted(d.kind.options(s, d, ()), d.kind.weights(s, d))
    return sample(s, d, dice)


def deal_all(game: Game, s: AnyState, dice: Dice, record: Replay | None = None) -> None:
    """Answer chance until a player or nobody is asked."""
    for _ in range(flow.CHANCES):
        if not s.pending or s.pending[0].seat != CHANCE:
            return
        choice = deal(s, dice)
        if record is None:
            play(s, CHANCE, choice)
        else:
            record.take(s, CHANCE, choice)
    raise flow.Endless


def run(
    game: Game,
    players: int,
    options: dict[str, str],
    deciders: Mapping[Seat, Decider],
    dice: Dice,
    clock: Clock | None = None,
) -> tuple[Replay, AnyState]:
    """Play a whole game. Every answer is checked: a decider that breaks a rule raises `Illegal`."""
    clock = clock or Clock()
    s = new_game(game, players, options)
    record = Replay(game, players, options)
    while s.pending:
        if s.pending[0].seat == CHANCE:
            deal_all(game, s, dice, record)
            continue
        d = s.pending[0]
        choice = deciders[d.seat].choose(game.view(s, d.seat), d, clock)
        record_checked(game, s, record, d.seat, choice)
    return record, s


def record_checked(game: Game, s: AnyState, record: Replay, seat: Seat, choice: Choice) -> None:
    """Check an answer, then play it and write it down."""
    check(game, s, seat, choice)
    record.take(s, seat, choice)


def play_random(game: Game, s: AnyState, dice: Dice) -> int:
    """Play on with uniformly random small choices to the end; the number of real choices made.

    Chance and forced single options are not counted; a structured choice counts as its small choices.
    """
    count = 0
    while s.pending:
        d = s.pending[0]
        if d.seat < 0:
            play(s, d.seat, deal(s, dice))
            continue
        prefix: tuple[int, ...] = ()
        options = d.kind.options(s, d, prefix)
        while options:
            n = len(options)
            if n > 1:
                count += 1
                prefix += (options[dice.below(n)],)
            else:
                prefix += (options[0],)
            options = next_options(s, d, prefix)
        play(s, d.seat, whole(d.kind, prefix))
    return count
