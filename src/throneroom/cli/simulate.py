"""`throneroom simulate`: let bots play many games and count the results."""

from __future__ import annotations

import os
import time
from fractions import Fraction
from hashlib import blake2b
from pathlib import Path
from typing import Any

import typer
from rich.table import Table
from rich.text import Text

from throneroom.cli.errors import FAILED, bad
from throneroom.cli.files import write_file
from throneroom.cli.matches import RANDOM, Match, Played, play_all
from throneroom.cli.parse import bot_names, game_options, whole_number
from throneroom.cli.ui import Ui, number, ui_of
from throneroom.cli.waiting import Waiting
from throneroom.core.game import Game, find_game, new_game, seat_code, seated, settled
from throneroom.telling import game_title

EXAMPLES = (
    "throneroom simulate bloody-throne --games 1000 --json",
    "throneroom simulate bloody-throne --players 4 --bots greedy --seed 7",
    "throneroom simulate bloody-throne --games 10000 --jobs 0 --check",
)
_MOST_JOBS = 1024


def simulate(
    ctx: typer.Context,
    game_id: str = typer.Argument(..., metavar="metavar-game", help="arg-game"),
    players: str = typer.Option("", "--players", metavar="metavar-number", help="opt-players"),
    games: str = typer.Option("100", "--games", metavar="metavar-number", help="opt-games"),
    seed: str = typer.Option("0", "--seed", metavar="metavar-seed", help="opt-seed"),
    bots: str = typer.Option("", "--bots", metavar="metavar-bots", help="opt-bots-simulate"),
    option: list[str] = typer.Option([], "--option", metavar="metavar-option", help="opt-option"),
    jobs: str = typer.Option("1", "--jobs", metavar="metavar-number", help="opt-jobs"),
    check: bool = typer.Option(False, "--check", help="opt-check-invariants"),
    keep_errors: str = typer.Option("", "--keep-errors", metavar="metavar-directory", help="opt-keep-errors"),
    as_json: bool = typer.Option(False, "--json", help="opt-json"),
    lang: str = typer.Option("", "--lang", metavar="metavar-language", help="opt-lang"),
) -> int:
    ui = ui_of(ctx)
    game = find_game(game_id)
    ui.use(game)
    count = whole_number("--players", players, 1) if players else game.players.start
    total = whole_number("--games", games, 1)
    workers = whole_number("--jobs", jobs, 0, _MOST_JOBS) or os.cpu_count() or 1
    options = game_options(option, game)
    game = seated(game, count, options)
    new_game(game, count, options)  # refuses impossible tables before anything is played
    names = bot_names(bots, count)
    match = Match(
        game=game.id,
        players=count,
        options=settled(game, count, options),
        bots=(*names, *[RANDOM] * (count - len(names))),
        seed=seed,
        check=check,
    )
    kept = _directory(keep_errors)
    result, digest, seconds = _play(ui, match, total, workers)
    data = _result(game, match, result, total, digest, seconds)
    _report_failures(ui, result, kept)
    if as_json:
        ui.json(data)
    else:
        _print(ui, data)
    return FAILED if result.failures else 0


def _directory(name: str) -> Path | None:
    if not name:
        return None
    path = Path(name)
    try:
        path.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise bad("error-file-write", file=name, reason=type(error).__name__) from None
    return path


def _play(ui: Ui, match: Match, total: int, jobs: int) -> tuple[Played, str, float]:
    """All games, their hash and how long they took; with a progress bar if a person waits."""
    hash = blake2b(digest_size=16)
    result = Played()
    start = time.perf_counter()
    with Waiting(ui) as waiting:
        for played in play_all(match, total, jobs):
            for text in played.records:
                hash.update(text.encode())
            result.add(played)
            waiting.tell("sim-progress", result.games + len(result.failures), total)
    return result, hash.hexdigest(), time.perf_counter() - start


def _number(share: Fraction) -> int | float:
    return share.numerator if share.denominator == 1 else round(float(share), 4)


def _result(game: Game, match: Match, result: Played, total: int, digest: str, seconds: float) -> dict[str, Any]:
    none = Fraction(0)
    codes = [seat_code(game, seat) for seat in range(match.players)]
    return {
        "game": game.id,
        "players": match.players,
        "games": total,
        "decisions": result.decisions,
        "seconds": round(seconds, 3),
        "games_per_second": round(result.games / seconds, 1) if seconds else 0.0,
        "decisions_per_second": round(result.decisions / seconds, 1) if seconds else 0.0,
        "wins": {
            "by_seat": {code: _number(result.by_seat.get(code, none)) for code in codes},
            "by_bot": {name: _number(result.by_bot.get(name, none)) for name in dict.fromkeys(match.bots)},
        },
        "mean_decisions": round(result.decisions / result.games, 2) if result.games else 0.0,
        "errors": len(result.failures),
        "hash": digest,
    }


def _report_failures(ui: Ui, result: Played, kept: Path | None) -> None:
    for index, error, record in result.failures:
        if kept is None:
            ui.note(ui.words.text("sim-error", number=index, text=error))
            continue
        file = kept / f"game-{index}.record"
        write_file(file, record)
        ui.note(ui.words.text("sim-error-kept", number=index, text=error, file=str(file)))


def _print(ui: Ui, data: dict[str, Any]) -> None:
    words = ui.words
    title = words.text("sim-title", title=game_title(words, find_game(data["game"])), players=data["players"])
    ui.out.print(Text(title, style="bold"))
    facts = Table(box=None, show_header=False, pad_edge=False)
    facts.add_column()
    facts.add_column(justify="right")
    for key in ("games", "decisions", "mean_decisions", "seconds", "games_per_second",
                "decisions_per_second", "errors"):  # fmt: skip
        facts.add_row(words.text(f"sim-{key.replace('_', '-')}"), number(ui.lang, f"{data[key]:,}"))
    ui.out.print(facts)
    ui.out.print(f"{words.text('sim-hash')}: {data['hash']}")
    for part, column, type in (("by_seat", "col-seat", "seat"), ("by_bot", "col-bot", "bot")):
        wins = Table(title=words.text(f"sim-wins-{part.replace('_', '-')}"), title_justify="left")
        wins.add_column(words.text(column))
        wins.add_column(words.text("col-wins"), justify="right")
        wins.add_column(words.text("col-share"), justify="right")
        for name, won in data["wins"][part].items():
            share = number(ui.lang, f"{100 * won / max(data['games'], 1):.1f}")
            shown = number(ui.lang, f"{won:,.2f}".rstrip("0").rstrip("."))
            wins.add_row(words.name(type, name), shown, words.text("percent", text=share))
        ui.out.print(wins)
