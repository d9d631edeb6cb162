"""How the leaders and houses of The Iron Throne fare when equal bots play each other.

    python bench/balance_iron_throne.py [--games 10000] [--players 5] [--bot greedy] [--jobs 2] [--write]

A share is wins divided by games in play, times the number of players: 1.0 is fair. A shared win counts in
parts. Which houses sit at the table, and where, changes from game to game. With `--write` the tables of
docs/balance.md are written anew.
"""

from __future__ import annotations

import argparse
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from fractions import Fraction
from itertools import permutations
from pathlib import Path

from throneroom.bots.base import make_bot
from throneroom.core.dice import Dice
from throneroom.core.game import find_game, new_game, seated
from throneroom.core.play import Clock, deal, record_checked
from throneroom.core.replay import Replay
from throneroom.core.seats import CHANCE

HOUSES = ("stark", "lannister", "baratheon", "tyrell", "targaryen")
PAGE = Path(__file__).parents[1] / "docs" / "balance.md"
BEGIN, END = "<!-- tables -->", "<!-- end of tables -->"
LEAST, MOST = 0.5, 1.8
CHUNK = 25

Tally = tuple[Counter[str], dict[str, Fraction]]


def play_one(players: int, bot: str, number: int) -> tuple[list[tuple[str, str]], list[Fraction]]:
    """One game: house and leader of every seat, and the part of the victory each got."""
    orders = list(permutations(HOUSES, players))
    houses = Dice(f"balance houses {number}").pick(orders)
    options = {"houses": ",".join(houses)}
    game = seated(find_game("iron-throne"), players, options)
    s = new_game(game, players, options)
    record = Replay(game, players, options)
    dealer = Dice(f"balance {number}")
    bots = [make_bot(bot, game, Dice(f"balance {number}/{seat}")) for seat in range(players)]
    while s.pending:
        d = s.pending[0]
        if d.seat == CHANCE:
            record.take(s, CHANCE, deal(s, dealer))
        else:
            record_checked(game, s, record, d.seat, bots[d.seat].choose(game.view(s, d.seat), d, Clock()))
    outcome = game.outcome(s)
    assert outcome is not None
    shown = game.view_json(game.view(s, 0))["houses"]
    seats = [(house["house"], house["leader"]) for house in shown]
    share = Fraction(1, len(outcome.winners))
    return seats, [share if seat in outcome.winners else Fraction(0) for seat in range(players)]


def play_some(players: int, bot: str, numbers: range) -> Tally:
    games: Counter[str] = Counter()
    wins: dict[str, Fraction] = {}
    for number in numbers:
        seats, parts = play_one(players, bot, number)
        for (house, leader), part in zip(seats, parts, strict=True):
            for name in (house, leader):
                games[name] += 1
                wins[name] = wins.get(name, Fraction(0)) + part
    return games, wins


def play_all(players: int, bot: str, count: int, jobs: int) -> Tally:
    games: Counter[str] = Counter()
    wins: dict[str, Fraction] = {}
    chunks = [range(i, min(i + CHUNK, count)) for i in range(0, count, CHUNK)]
    with ProcessPoolExecutor(jobs) as pool:
        results = pool.map(play_some, [players] * len(chunks), [bot] * len(chunks), chunks)
        for done, (more, won) in enumerate(results, start=1):
            games += more
            for name, part in won.items():
                wins[name] = wins.get(name, Fraction(0)) + part
            if done % 40 == 0:
                print(f"{done * CHUNK} of {count}", flush=True)
    return games, wins


def tables(players: int, games: Counter[str], wins: dict[str, Fraction]) -> str:
    """Houses and leaders with their games and shares, as Markdown."""

    def share(name: str) -> float:
        return float(wins[name] / games[name] * players)

    lines = ["| house | games | share |", "| --- | --- | --- |"]
    lines += [f"| {house} | {games[house]} | {share(house):.2f} |" for house in HOUSES if games[house]]
    leaders = sorted((name for name in games if name not in HOUSES), key=share, reverse=True)
    lines += ["", "| leader | games | share |", "| --- | --- | --- |"]
    lines += [f"| {leader} | {games[leader]} | {share(leader):.2f} |" for leader in leaders]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    games, wins = play_all(given.players, given.bot, given.games, given.jobs)
    text = tables(given.players, games, wins)
    print(text)
    outside = [n for n in games if n not in HOUSES and not LEAST <= wins[n] / games[n] * given.players <= MOST]
    print(f"outside {LEAST} to {MOST}: {', '.join(sorted(outside)) or 'nobody'}")
    if given.write:
        page = PAGE.read_text(encoding="utf-8")
        head, tail = page.split(BEGIN)[0], page.split(END)[1]
        what = f"{given.games} games of {given.players} `{given.bot}` bots, houses and seats at random"
        PAGE.write_text(f"{head}{BEGIN}\n\n{what}:\n\n{text}\n\n{END}{tail}", encoding="utf-8")


if __name__ == "__main__":
    main()
