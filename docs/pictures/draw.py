"""Draw the pictures of the README: `python docs/pictures/draw.py`. Each is a real position."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

from rich.text import Text

from throneroom.bots.base import make_bot
from throneroom.cli.boards import board_of
from throneroom.cli.log import log_line
from throneroom.cli.ui import WrappingConsole
from throneroom.core.decision import next_options
from throneroom.core.dice import Dice
from throneroom.core.events import seen_by
from throneroom.core.flow import play
from throneroom.core.game import find_game, new_game
from throneroom.core.play import Clock, deal_all
from throneroom.telling import label_text, words_of


def draw(
    game_id: str, players: int, seat: int, until: int, width: int, lang: str = "en", seed: int = 5, what: str = ""
) -> str:
    """The table after `until` actions of greedy bots, and the next question to `seat`, as an SVG.

    With `what` it is the next question of that kind; a game without one gives way to the next seed.
    """
    game = find_game(game_id)
    s = new_game(game, players)
    bots = [make_bot("greedy", game, Dice(f"{seed}/{i}")) for i in range(players)]
    dice = Dice(seed)
    deal_all(game, s, dice)
    s.sink = []
    count = 0
    while s.pending and (
        count < until or s.pending[0].seat != seat or len(s.pending) > 1 or what not in ("", s.pending[0].kind.id)
    ):
        d = s.pending[0]
        play(s, d.seat, bots[d.seat].choose(game.view(s, d.seat), d, Clock()))
        deal_all(game, s, dice)
        count += 1
    if not s.pending:
        return draw(game_id, players, seat, until, width, lang, seed + 1, what)
    words, board = words_of(lang, game), board_of(game_id)
    console = WrappingConsole(record=True, width=width, file=StringIO(), force_terminal=True, color_system="truecolor")
    view = game.view(s, seat)
    for event in s.sink[-4:]:
        console.print(log_line(words, board, seen_by(event, seat)))
    console.print()
    console.print(board.draw(game.view_json(view), words, width))
    console.print()
    d = view.pending[0]
    question = words.text(f"ask-{d.kind.id}", a=d.a, b=d.b)
    name = words.name("seat", game.seats[seat])
    console.print(Text(words.text("play-turn", seat=name, question=question), style="bold"))
    for i, value in enumerate(list(next_options(view, d, ()))[:7], start=1):
        console.print(f"  {i}  {label_text(words, view, d, (), value)}", markup=False, highlight=False)
    svg = console.export_svg(title=f"throneroom play {game_id}")
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL)  # no font from elsewhere
    return svg.replace("Fira Code", "DejaVu Sans Mono, Menlo, Consolas")


if __name__ == "__main__":
    here = Path(__file__).parent
    (here / "bloody-throne.svg").write_text(draw("bloody-throne", 4, 0, 40, 92), encoding="utf-8")
    (here / "iron-throne.svg").write_text(draw("iron-throne", 4, 0, 100, 100, what="reply"), encoding="utf-8")
    (here / "westeros.svg").write_text(draw("westeros", 6, 2, 60, 104), encoding="utf-8")
