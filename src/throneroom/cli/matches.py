"""Many games between bots: played one after another or by several processes, with the same result."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from fractions import Fraction

from throneroom.bots.base import Bot, make_bot
from throneroom.core.decision import Choice, Decision, next_options, parts, whole
from throneroom.core.dice import Dice
from throneroom.core.flow import AnyState
from throneroom.core.game import Game, find_game, new_game, seat_code, seated
from throneroom.core.play import Clock, deal, record_checked
from throneroom.core.replay import Replay
from throneroom.core.seats import CHANCE

RANDOM = "random"


@dataclass(frozen=True, slots=True)
class Match:
    """What is played: the same for every game but its number."""

    game: str
    players: int
    options: dict[str, str]
    bots: tuple[str, ...]
    seed: str
    check: bool = False

    def bots_in(self, number: int) -> list[str]:
        """Who sits where in a game: everybody moves one seat on from game to game."""
        return [self.bots[(seat + number) % self.players] for seat in range(self.players)]


@dataclass(slots=True)
class Played:
    """Some games, in order: their canonical records, and what came of them."""

    games: int = 0
    decisions: int = 0
    by_seat: dict[str, Fraction] = field(default_factory=dict)
    by_bot: dict[str, Fraction] = field(default_factory=dict)
    records: list[str] = field(default_factory=list)
    failures: list[tuple[int, str, str]] = field(default_factory=list)
    """Number, error and record so far of every game that raised."""

    def add(self, other: Played) -> None:
        """Count these games too; the records are left out."""
        self.games += other.games
        self.decisions += other.decisions
        for mine, theirs in ((self.by_seat, other.by_seat), (self.by_bot, other.by_bot)):
            for name, share in theirs.items():
                mine[name] = mine.get(name, Fraction(0)) + share
        self.failures += other.failures


def play_chunk(match: Match, numbers: range) -> Played:
    """Play the games of these numbers."""
    game = seated(find_game(match.game), match.players, match.options)
    played = Played()
    for number in numbers:
        _play_one(game, match, number, played)
    return played


def _play_one(game: Game, match: Match, number: int, played: Played) -> None:
    names = match.bots_in(number)
    record = Replay(game, match.players, match.options)
    s = new_game(game, match.players, match.options)
    try:
        if set(names) == {RANDOM}:
            decisions = _play_randomly(game, match, number, s, record)
        else:
            decisions = _play_bots(game, match, number, s, record, names)
        outcome = game.outcome(s)
        assert outcome is not None, "the game stopped before its end"
        text = record.text(s)
    except Exception as error:  # a defect of a game or a bot: counted, kept and reported
        played.failures.append((number, f"{type(error).__name__}: {error}", _so_far(record, s)))
        return
    played.games += 1
    played.decisions += decisions
    played.records.append(text)
    share = Fraction(1, len(outcome.winners))
    for seat in outcome.winners:
        code = seat_code(game, seat)
        played.by_seat[code] = played.by_seat.get(code, Fraction(0)) + share
        played.by_bot[names[seat]] = played.by_bot.get(names[seat], Fraction(0)) + share


def _so_far(record: Replay, s: AnyState) -> str:
    """The record of a game that broke; the broken action is its last one."""
    try:
        return record.text(s)
    except Exception:  # the state is beyond writing down
        return "\n".join([*record.lines, ""])


def _dice(match: Match, number: int) -> list[Dice]:
    return [Dice(f"{match.seed}/{number}/{seat}") for seat in range(match.players)]


def _play_randomly(game: Game, match: Match, number: int, s: AnyState, record: Replay) -> int:
    """The same games as random bots would play, without building views for them."""
    dealer, dice = Dice(f"{match.seed}/{number}"), _dice(match, number)
    count = 0
    while s.pending:
        d = s.pending[0]
        if d.seat == CHANCE:
            record.take(s, CHANCE, deal(s, dealer))
        else:
            prefix: tuple[int, ...] = ()
            options = next_options(s, d, prefix)
            while options:
                count += len(options) > 1
                prefix += (options[dice[d.seat].below(len(options))],)
                options = next_options(s, d, prefix)
            record.take(s, d.seat, whole(d.kind, prefix))
        if match.check:
            _check(game, s)
    return count


def _play_bots(game: Game, match: Match, number: int, s: AnyState, record: Replay, names: list[str]) -> int:
    dealer, dice, clock = Dice(f"{match.seed}/{number}"), _dice(match, number), Clock()
    bots: list[Bot] = [make_bot(name, game, dice[seat]) for seat, name in enumerate(names)]
    count = 0
    while s.pending:
        d = s.pending[0]
        if d.seat == CHANCE:
            record.take(s, CHANCE, deal(s, dealer))
        else:
            choice = bots[d.seat].choose(game.view(s, d.seat), d, clock)
            count += _real_choices(s, d, choice)
            record_checked(game, s, record, d.seat, choice)
        if match.check:
            _check(game, s)
    return count


def _real_choices(s: AnyState, d: Decision, choice: Choice) -> int:
    """How many small choices a choice took, forced ones not counted."""
    given = parts(choice)
    real = sum(len(next_options(s, d, given[:i])) > 1 for i in range(len(given)))
    ended = not d.kind.width and len(next_options(s, d, given)) > 1  # stopping was a choice too
    return real + ended


def _check(game: Game, s: AnyState) -> None:
    broken = next(game.invariants(s), None)
    if broken is not None:
        raise AssertionError(broken)


def chunks(games: int, jobs: int) -> list[range]:
    """The numbers of all games in pieces, small enough to show progress and share work."""
    size = max(1, min(200, games // (jobs * 8) or 1))
    return [range(i, min(i + size, games)) for i in range(0, games, size)]


def play_all(match: Match, games: int, jobs: int) -> Iterator[Played]:
    """All games in order, piece by piece."""
    pieces = chunks(games, jobs)
    if jobs == 1 or len(pieces) == 1:
        for piece in pieces:
            yield play_chunk(match, piece)
        return
    with ProcessPoolExecutor(max_workers=jobs) as pool:
        waiting = [pool.submit(play_chunk, match, piece) for piece in pieces[: jobs * 4]]
        pieces = pieces[jobs * 4 :]
        while waiting:
            yield waiting.pop(0).result()
            if pieces:
                waiting.append(pool.submit(play_chunk, match, pieces.pop(0)))
