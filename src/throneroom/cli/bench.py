"""`throneroom bench`: how fast the games are on this machine, in figures anybody can repeat.

Every figure is taken over all positions of a few seeded random games. The small ones are the best of
several passes with the garbage collector at rest, as `timeit` does it; playouts run as they are.
"""

from __future__ import annotations

import gc
import platform
from collections.abc import Callable
from dataclasses import asdict, dataclass
from math import isfinite
from time import perf_counter
from typing import Any, Final

import typer
from rich.table import Table
from rich.text import Text

from throneroom.cli.errors import bad
from throneroom.cli.ui import Ui, number, ui_of
from throneroom.core.decision import Choice, Decision, Prefix, next_options, parts
from throneroom.core.dice import Dice
from throneroom.core.flow import AnyState, play
from throneroom.core.game import Game, find_game, games, new_game
from throneroom.core.play import deal, play_random
from throneroom.core.seats import Seat
from throneroom.core.secrecy import AnyView, sample
from throneroom.telling import game_title, words_of

EXAMPLES = (
    "throneroom bench",
    "throneroom bench bloody-throne --seconds 5",
    "throneroom bench --json",
)

SEED: Final = "bench"
SAMPLED_GAMES: Final = 5
LEAST_SECONDS: Final = 0.01
MOST_SECONDS: Final = 3600
PLAYOUT_SHARE: Final = 0.5
"""The part of the time that whole playouts get; the five small figures share the rest."""

SMALL_FIGURES: Final = 5


@dataclass(frozen=True, slots=True)
class Figures:
    """The speed of one game at one number of players; times in millionths of a second."""

    game: str
    players: int
    clone_us: float
    step_us: float
    options_us: float
    view_us: float
    sample_world_us: float
    playouts_per_second: float
    decisions_per_second: float


@dataclass(frozen=True, slots=True)
class Sample:
    """What there is to do in a few random games."""

    actions: list[list[tuple[Seat, Choice]]]
    states: list[AnyState]
    listings: list[tuple[AnyState, Decision, Prefix]]
    views: list[AnyView]


def bench(
    ctx: typer.Context,
    game_id: str = typer.Argument("", metavar="metavar-game", help="arg-game"),
    seconds: str = typer.Option("1.0", "--seconds", metavar="metavar-number", help="bench-opt-seconds"),
    as_json: bool = typer.Option(False, "--json", help="opt-json"),
    lang: str = typer.Option("", "--lang", metavar="metavar-language", help="opt-lang"),
) -> int:
    ui = ui_of(ctx)
    chosen = [find_game(game_id)] if game_id else list(games().values())
    time = _seconds(seconds)
    figures = []
    for game in chosen:
        rows = [measure(game, players, time) for players in game.players]
        figures += rows
        if not as_json:
            _print(ui, game, rows)
    if as_json:
        ui.json(
            {
                "python": platform.python_version(),
                "implementation": platform.python_implementation(),
                "seconds": time,
                "figures": [asdict(row) for row in figures],
            }
        )
    return 0


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not isfinite(seconds) or not LEAST_SECONDS <= seconds <= MOST_SECONDS:
        raise bad("bench-error-seconds", given=text, least=str(LEAST_SECONDS), most=MOST_SECONDS)
    return seconds


def _print(ui: Ui, game: Game, rows: list[Figures]) -> None:
    words = words_of(ui.lang, game)
    ui.out.print(Text(game_title(words, game), style="bold"))
    table = Table(box=None, pad_edge=False)
    table.add_column(words.text("col-players"), justify="right")
    keys = list(asdict(rows[0]))[2:]
    for key in keys:
        table.add_column(words.text(f"bench-{key.replace('_', '-')}"), justify="right")
    for row in rows:
        values = asdict(row)
        cells = [f"{values[key]:,.2f}" if key.endswith("_us") else f"{values[key]:,.0f}" for key in keys]
        table.add_row(str(row.players), *[number(ui.lang, cell) for cell in cells])
    ui.out.print(table)


# ---------------------------------------------------------------- measuring


def measure(game: Game, players: int, seconds: float) -> Figures:
    """All figures of a game at one number of players, in about so many seconds."""
    taken = take_sample(game, players)
    each = seconds * (1 - PLAYOUT_SHARE) / SMALL_FIGURES
    playouts, decisions = _playouts(game, players, seconds * PLAYOUT_SHARE)
    return Figures(
        game=game.id,
        players=players,
        clone_us=_best(each, lambda: _clone(game, taken)),
        step_us=_best(each, lambda: _step(game, players, taken)),
        options_us=_best(each, lambda: _list(taken)),
        view_us=_best(each, lambda: _view(game, taken)),
        sample_world_us=_best(each, lambda: _imagine(game, taken)),
        playouts_per_second=round(playouts, 1),
        decisions_per_second=round(decisions, 1),
    )


def take_sample(game: Game, players: int) -> Sample:
    """Every position, listing and view of the players' decisions in a few random games."""
    dice = Dice(SEED)
    taken = Sample([], [], [], [])
    for _ in range(SAMPLED_GAMES):
        s: AnyState = new_game(game, players)
        actions: list[tuple[Seat, Choice]] = []
        while s.pending:
            d = s.pending[0]
            if d.seat < 0:
                choice = deal(s, dice)
            else:
                choice = sample(s, d, dice)
                before = game.clone(s)
                given = parts(choice)
                taken.states.append(before)
                taken.views.append(game.view(before, d.seat))
                taken.listings.extend([(before, d, given[:i]) for i in range(len(given))])
            actions.append((d.seat, choice))
            play(s, d.seat, choice)
        taken.actions.append(actions)
    return taken


def _best(seconds: float, run: Callable[[], tuple[float, int]]) -> float:
    """The best of all passes that fit into the time, per thing done, in millionths of a second."""
    collecting = gc.isenabled()
    end = perf_counter() + seconds
    best = float("inf")
    try:
        while best == float("inf") or perf_counter() < end:
            gc.collect(0)
            gc.disable()
            spent, count = run()
            best = min(best, spent / count)
            if collecting:
                gc.enable()
    finally:
        if collecting:
            gc.enable()
    return round(best * 1e6, 3)


def _clone(game: Game, taken: Sample) -> tuple[float, int]:
    clone = game.clone
    start = perf_counter()
    for s in taken.states:
        clone(s)
    return perf_counter() - start, len(taken.states)


def _step(game: Game, players: int, taken: Sample) -> tuple[float, int]:
    spent, count = 0.0, 0
    for actions in taken.actions:
        s: AnyState = new_game(game, players)
        start = perf_counter()
        for seat, choice in actions:
            play(s, seat, choice)
        spent += perf_counter() - start
        count += len(actions)
    return spent, count


def _list(taken: Sample) -> tuple[float, int]:
    start = perf_counter()
    for s, d, prefix in taken.listings:
        next_options(s, d, prefix)
    return perf_counter() - start, len(taken.listings)


def _view(game: Game, taken: Sample) -> tuple[float, int]:
    view = game.view
    start = perf_counter()
    for s in taken.states:
        view(s, s.pending[0].seat)
    return perf_counter() - start, len(taken.states)


def _imagine(game: Game, taken: Sample) -> tuple[float, int]:
    dice: Any = Dice(SEED)
    sample_world = game.sample_world
    start = perf_counter()
    for view in taken.views:
        sample_world(view, dice)
    return perf_counter() - start, len(taken.views)


def _playouts(game: Game, players: int, seconds: float) -> tuple[float, float]:
    """Whole random games from the setup to the end, and the players' real choices in them, a second."""
    dice = Dice(SEED)
    playouts = decisions = 0
    start = now = perf_counter()
    while not playouts or now - start < seconds:
        decisions += play_random(game, new_game(game, players), dice)
        playouts += 1
        now = perf_counter()
    return playouts / (now - start), decisions / (now - start)
