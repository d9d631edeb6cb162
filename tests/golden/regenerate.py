"""Golden files: whole games in readable text, and counts of choices from fixed positions.

    python -m tests.golden.regenerate

writes them anew. Their difference is reviewed like code: a change of rules shows here move by move.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from throneroom.core.dice import Dice
from throneroom.core.events import Event, Term
from throneroom.core.flow import AnyState, play
from throneroom.core.game import Game, all_choices, games, new_game, owed_by, seat_code, settled
from throneroom.core.notation import action_text, position_text, split_position
from throneroom.core.play import deal_all
from throneroom.core.replay import Replay, steps
from throneroom.core.rules import Facts
from throneroom.core.seats import CHANCE, SPECTATOR
from throneroom.core.secrecy import sample

HERE = Path(__file__).parent
POSITION_EVERY = 10
"""Actions between two positions in a log."""

SEEDS: dict[str, int] = {
    "bloody-throne-3": 16,
    "bloody-throne-4": 173,
    "bloody-throne-5": 252,
    "iron-throne-3": 11,
    "iron-throne-5": 24,
    "westeros-3": 1,
    "westeros-6": 2,
}
"""The golden games: a game with its number of players, and a seed with which much happens in it."""


# ---------------------------------------------------------------- playthroughs


def tables() -> list[tuple[Game, int]]:
    """The golden games, each with its number of players."""
    found = [(game, players) for game in games().values() for players in game.players]
    return [(game, players) for game, players in found if name_of(game, players) in SEEDS]


def name_of(game: Game, players: int) -> str:
    return f"{game.id}-{players}"


def playthrough(game: Game, players: int, seed: int) -> tuple[str, str]:
    """A random game as its record and as a log of everything that was told."""
    dice = Dice(f"golden {seed}")
    s = new_game(game, players)
    record = Replay(game, players, {})
    while s.pending:
        if s.pending[0].seat == CHANCE:
            deal_all(game, s, dice, record)
            continue
        d = s.pending[0]
        record.take(s, d.seat, sample(game.view(s, d.seat), d, dice))
    return record.text(s), "".join(f"{line}\n" for line in log(record))


def log(record: Replay) -> Iterator[str]:
    """Every action with the events it caused, and now and then the position."""
    game = record.game
    s: AnyState | None = None
    yield f"{game.id}, {record.players} players, rules version {game.rules_version}"
    for number, (s, seat, choice) in enumerate(steps(record), start=1):
        yield from told(game, s)
        if number % POSITION_EVERY == 1 and number > 1 and seat != CHANCE:
            yield from position_lines(game, s)
        s.sink = []
        d = owed_by(s, seat)
        assert d is not None
        yield f"{number:>4} {action_text(game, s, d, choice)}"
    assert s is not None
    yield from told(game, s)
    yield from position_lines(game, s)
    outcome = game.outcome(s)
    assert outcome is not None
    winners = " ".join(seat_code(game, seat) for seat in outcome.winners)
    yield f"won by {winners} | {' '.join(outcome.rules)}{terms_text(outcome.terms)}"


def told(game: Game, s: AnyState) -> Iterator[str]:
    """The events since the last action."""
    for event in s.sink or ():
        yield f"       {event_text(game, event)}"


def position_lines(game: Game, s: AnyState) -> Iterator[str]:
    for section in position_text(game, s).split("; "):
        yield f"     | {section}".rstrip()


def event_text(game: Game, event: Event) -> str:
    """An event in one line: what everybody sees, what one seat sees, the rules and the sum behind it."""
    parts = [f"{event.id}{'!' if event.reveals else ''} {facts_text(event.facts)}".strip()]
    if event.to != SPECTATOR:
        parts.append(f"{seat_code(game, event.to)} sees {facts_text(event.private)}")
    return " | ".join([*parts, " ".join(event.rules)]) + terms_text(event.terms)


def facts_text(facts: Facts) -> str:
    shown = {key: ",".join(value) if isinstance(value, tuple) else value for key, value in facts.items()}
    return " ".join(f"{key}={value}" for key, value in shown.items())


def terms_text(terms: tuple[Term, ...]) -> str:
    lines = [" ".join([str(t.amount), t.why, *facts_text(t.facts).split(), f"({t.rule})"]) for t in terms]
    return f" = {' + '.join(lines)}" if lines else ""


# ---------------------------------------------------------------- counts of choices


@dataclass(frozen=True)
class Start:
    """A position to count from, and how deep."""

    name: str
    game: str
    players: int
    given: str
    depth: int


def starts() -> list[Start]:
    """The fixed positions, from positions.toml."""
    return [Start(**entry) for entry in tomllib.loads((HERE / "positions.toml").read_text())["position"]]


def state_of(start: Start) -> AnyState:
    game = games()[start.game]
    options = settled(game, start.players, {})
    s: AnyState = game.read_position(split_position(start.given), start.players, options)
    return s


def count(game: Game, s: AnyState, depth: int) -> int:
    """How many sequences of `depth` actions there are, chance included; a finished game counts once."""
    if not depth or not s.pending:
        return 1
    total = 0
    d = s.pending[0]
    for choice in all_choices(s, d):
        twin = game.clone(s)
        play(twin, d.seat, choice)
        total += count(game, twin, depth - 1)
    return total


def counts() -> str:
    """All counts as text, a line for each position."""
    lines = []
    for start in starts():
        game, s = games()[start.game], state_of(start)
        found = " ".join(str(count(game, s, depth)) for depth in range(1, start.depth + 1))
        lines.append(f"{start.game}: {start.name}: {found}")
    return "\n".join(lines) + "\n"


# ---------------------------------------------------------------- writing


def golden() -> dict[str, str]:
    """Every golden file by name."""
    files = {"counts.txt": counts()}
    for game, players in tables():
        name = name_of(game, players)
        files[f"{name}.record"], files[f"{name}.log"] = playthrough(game, players, SEEDS[name])
    return files


def main() -> None:
    for name, text in golden().items():
        (HERE / name).write_text(text, encoding="utf-8")
        print(name)


if __name__ == "__main__":
    main()
