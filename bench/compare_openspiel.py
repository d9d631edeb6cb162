"""Random play of every game against a game of OpenSpiel that is written in Python too.

    python bench/compare_openspiel.py [--seconds 20] [--json]

Both are driven by the same loop: list what is legal, pick one uniformly with the same generator, apply
it, to the end of the game. They take turns in short slices of one run, so that whatever else the
machine does slows both. A decision is a player's choice among at least two options; chance is played
but not counted, and a choice made in two steps counts as the two it is.

OpenSpiel is needed only here: see bench/README.md.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import version
from random import Random
from time import perf_counter
from typing import Any

import pyspiel  # type: ignore[import-not-found, unused-ignore]
from open_spiel.python.games import team_dominoes  # type: ignore[import-not-found, unused-ignore]  # noqa: F401

from throneroom.core import flow
from throneroom.core.decision import next_options, whole
from throneroom.core.flow import AnyState, play
from throneroom.core.game import find_game, new_game

PEER = "python_team_dominoes"
REQUIRED = {("bloody-throne", 4): 3.0, ("iron-throne", 4): 2.0, ("westeros", 6): 1.0}
"""Games and player counts, and how many times the peer's decisions a second each must make."""
SLICE = 0.25


@dataclass
class Count:
    """What one side has done so far; the deal at the beginning of each game is timed apart."""

    games: int = 0
    decisions: int = 0
    dealing: float = 0.0
    playing: float = 0.0

    @property
    def per_second(self) -> float:
        return self.decisions / (self.dealing + self.playing)

    @property
    def per_second_of_play(self) -> float:
        return self.decisions / self.playing

    def json(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "decisions": self.decisions,
            "decisions_per_second": round(self.per_second),
            "decisions_per_second_without_deal": round(self.per_second_of_play),
        }


def play_throneroom(id: str, players: int) -> Callable[[Random, Count], None]:
    """One random game of ours."""
    game = find_game(id)

    def run(rng: Random, count: Count) -> None:
        start = perf_counter()
        s: AnyState = new_game(game, players)
        while s.pending[0].seat < 0:
            _deal(s, rng)
        dealt = perf_counter()
        decisions = 0
        while s.pending:
            d = s.pending[0]
            if d.seat < 0:
                _deal(s, rng)
                continue
            prefix: tuple[int, ...] = ()
            options = next_options(s, d, prefix)
            while options:
                if len(options) > 1:
                    decisions += 1
                prefix += (options[int(rng.random() * len(options))],)
                options = next_options(s, d, prefix)
            play(s, d.seat, whole(d.kind, prefix))
        _add(count, decisions, start, dealt)

    return run


def _deal(s: AnyState, rng: Random) -> None:
    """Chance picks any outcome; their weights do not matter for speed."""
    d = s.pending[0]
    options = next_options(s, d, ())
    play(s, d.seat, options[int(rng.random() * len(options))])


def play_peer(game: Any) -> Callable[[Random, Count], None]:
    """One random game of the peer. It is dealt at the beginning only, as ours is."""

    def run(rng: Random, count: Count) -> None:
        start = perf_counter()
        s = game.new_initial_state()
        while s.is_chance_node():
            outcomes = s.chance_outcomes()
            s.apply_action(outcomes[int(rng.random() * len(outcomes))][0])
        dealt = perf_counter()
        decisions = 0
        while not s.is_terminal():
            options = s.legal_actions()
            if len(options) > 1:
                decisions += 1
            s.apply_action(options[int(rng.random() * len(options))])
        _add(count, decisions, start, dealt)

    return run


def _add(count: Count, decisions: int, start: float, dealt: float) -> None:
    count.games += 1
    count.decisions += decisions
    count.dealing += dealt - start
    count.playing += perf_counter() - dealt


def compare(id: str, players: int, seconds: float, seed: int) -> dict[str, Any]:
    """Both sides in turn until the time is over."""
    sides = [play_throneroom(id, players), play_peer(pyspiel.load_game(PEER))]
    totals = [Count(), Count()]
    rngs = [Random(seed), Random(seed)]
    ratios = []
    for run, rng in zip(sides, rngs, strict=True):
        run(rng, Count())  # nothing is imported or cached for the first time while the clock runs
    end = perf_counter() + seconds
    while perf_counter() < end:
        pair = [Count(), Count()]
        for run, rng, count, total in zip(sides, rngs, pair, totals, strict=True):
            stop = perf_counter() + SLICE
            while perf_counter() < stop:
                run(rng, count)
            total.games += count.games
            total.decisions += count.decisions
            total.dealing += count.dealing
            total.playing += count.playing
        ratios.append(pair[0].per_second / pair[1].per_second)
    ours, peer = totals
    return {
        "python": platform.python_version(),
        "cores": os.cpu_count(),
        "compiled": not str(flow.__file__).endswith(".py"),
        "seconds": seconds,
        "throneroom": {"game": id, "players": players, **ours.json()},
        "openspiel": {"game": PEER, "version": version("open_spiel"), **peer.json()},
        "ratio": round(ours.per_second / peer.per_second, 2),
        "ratio_without_deal": round(ours.per_second_of_play / peer.per_second_of_play, 2),
        "ratio_by_slice": {"least": round(min(ratios), 2), "most": round(max(ratios), 2)},
        "required": REQUIRED[id, players],
    }


def as_text(result: dict[str, Any]) -> str:
    """The figures for people."""
    lines = [f"Python {result['python']}, {result['cores']} cores, compiled: {result['compiled']}", ""]
    lines.append(f"{'':34}{'games':>9}{'decisions':>12}{'a second':>12}{'after the deal':>16}")
    for side in ("throneroom", "openspiel"):
        row = result[side]
        lines.append(
            f"{side + ' ' + row['game']:34}{row['games']:>9,}{row['decisions']:>12,}"
            f"{row['decisions_per_second']:>12,}{row['decisions_per_second_without_deal']:>16,}"
        )
    spread = result["ratio_by_slice"]
    lines += [
        "",
        f"ratio {result['ratio']} (slices {spread['least']} to {spread['most']}), "
        f"after the deal {result['ratio_without_deal']}; required: {result['required']}",
    ]
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description="Every game against OpenSpiel's Python-written dominoes.")
    parser.add_argument("--seconds", type=float, default=20.0, help="for each game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    results = [compare(id, players, given.seconds, given.seed) for id, players in REQUIRED]
    print(json.dumps(results, indent=2) if given.json else "\n\n".join(map(as_text, results)))
    return 0 if all(result["ratio"] >= result["required"] for result in results) else 1


if __name__ == "__main__":
    raise SystemExit(main())
