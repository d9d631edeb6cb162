"""Matches between bots: seeded, with rotating seats, shared wins in parts, and honest intervals.

    lineups = rotated(("greedy", "random", "random", "random"), games=1000)
    standing = tally(matches(game, lineups, seed="1"))
    standing.bots["greedy"].rate, standing.bots["greedy"].interval()

The same lineups and seed give the same games on every machine.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt
from typing import Any, Final

from throneroom.bots.base import make_bot
from throneroom.core.decision import Choice, Decision, next_options, parts
from throneroom.core.dice import Dice
from throneroom.core.flow import AnyState
from throneroom.core.game import Game, Options, Outcome, settled
from throneroom.core.play import Clock, Decider, run
from throneroom.core.replay import Replay
from throneroom.core.seats import Seat
from throneroom.core.secrecy import AnyView

SURE: Final = 1.959964
"""Standard deviations either side that hold the truth 95 times in 100."""

Lineup = tuple[str, ...]
"""The name of the bot at every seat."""


@dataclass(frozen=True, slots=True)
class Played:
    """One finished game: who sat where, how it ended, and its record."""

    number: int
    lineup: Lineup
    outcome: Outcome
    decisions: int
    record: Replay
    state: AnyState

    def share(self, seat: Seat) -> Fraction:
        """The part of the victory that fell to a seat: one whole, one part of a shared one, or none."""
        winners = self.outcome.winners
        return Fraction(seat in winners, len(winners))


@dataclass(frozen=True, slots=True)
class Score:
    """The wins of a bot, over all its seats, in a number of games."""

    wins: Fraction
    games: int

    @property
    def rate(self) -> float:
        return float(self.wins / self.games) if self.games else 0.0

    def interval(self) -> tuple[float, float]:
        return wilson(float(self.wins), self.games)


@dataclass(frozen=True, slots=True)
class Standing:
    """What came of many games: wins by seat and by bot, and the decisions made."""

    games: int
    decisions: int
    seats: tuple[Score, ...]
    bots: dict[str, Score]


def rotated(names: Sequence[str], games: int) -> Iterator[Lineup]:
    """The lineup of each game: every bot moves one seat to the left from game to game."""
    for number in range(games):
        turn = number % len(names)
        yield (*names[turn:], *names[:turn])


def matches(game: Game, lineups: Iterable[Lineup], seed: int | str, options: Options | None = None) -> Iterator[Played]:
    """Play one game after the other; a bot that breaks a rule raises `Illegal`."""
    for number, lineup in enumerate(lineups):
        yield play_match(game, lineup, seed, number, options)


def play_match(game: Game, lineup: Lineup, seed: int | str, number: int = 0, options: Options | None = None) -> Played:
    """Game `number` of a series. Every bot and the dealer have dice of their own."""
    deciders: dict[Seat, Decider] = {}
    counters = []
    for seat, name in enumerate(lineup):
        counter = Counter(make_bot(name, game, Dice(f"{seed}/{number}/{seat}")))
        counters.append(counter)
        deciders[seat] = counter
    chosen = settled(game, len(lineup), options or {})
    record, s = run(game, len(lineup), chosen, deciders, Dice(f"{seed}/{number}"))
    outcome = game.outcome(s)
    assert outcome is not None, "nobody is asked, so the game is over"
    return Played(number, lineup, outcome, sum(c.count for c in counters), record, s)


def tally(results: Iterable[Played]) -> Standing:
    """Add up games of the same number of players."""
    games = decisions = 0
    seats: list[Fraction] = []
    bots: dict[str, Fraction] = {}
    for played in results:
        games += 1
        decisions += played.decisions
        seats = seats or [Fraction(0)] * len(played.lineup)
        for seat, name in enumerate(played.lineup):
            share = played.share(seat)
            seats[seat] += share
            bots[name] = bots.get(name, Fraction(0)) + share
    return Standing(
        games,
        decisions,
        tuple([Score(wins, games) for wins in seats]),
        {name: Score(bots[name], games) for name in sorted(bots)},
    )


def wilson(wins: float, games: int, deviations: float = SURE) -> tuple[float, float]:
    """The Wilson interval of a rate: where the true one lies, given what was seen."""
    if not games:
        return (0.0, 1.0)
    rate = wins / games
    square = deviations * deviations
    scale = 1 + square / games
    middle = (rate + square / (2 * games)) / scale
    reach = deviations * sqrt(rate * (1 - rate) / games + square / (4 * games * games)) / scale
    return (max(0.0, middle - reach), min(1.0, middle + reach))


def small_choices(p: Any, d: Decision, choice: Choice) -> int:
    """How many real choices a choice was: its parts, without those that were forced."""
    given = parts(choice)
    prefixes = [given[:i] for i in range(len(given) + 1)]
    return sum(len(next_options(p, d, prefix)) > 1 for prefix in prefixes)


class Counter:
    """A decider that counts the real choices of another one."""

    def __init__(self, decider: Decider) -> None:
        self.decider = decider
        self.count = 0

    def choose(self, view: AnyView, decision: Decision, clock: Clock) -> Choice:
        choice = self.decider.choose(view, decision, clock)
        self.count += small_choices(view, decision, choice)
        return choice
