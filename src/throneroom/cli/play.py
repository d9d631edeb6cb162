"""`throneroom play`: a person against bots in the terminal."""

from __future__ import annotations

import secrets
import signal
import sys
from pathlib import Path
from shutil import which

import typer
from rich.table import Table
from rich.text import Text

from throneroom.cli.boards import board_of
from throneroom.cli.ending import show_ending
from throneroom.cli.errors import bad
from throneroom.cli.files import default_file
from throneroom.cli.help import PROGRAM
from throneroom.cli.log import log_line
from throneroom.cli.parse import bot_names, game_options, seat_at, whole_number
from throneroom.cli.saves import load, refuse_foreign, save
from throneroom.cli.session import Session
from throneroom.cli.talk import Talk
from throneroom.cli.ui import Ui, ui_of
from throneroom.core.dice import Dice
from throneroom.core.events import SeenEvent
from throneroom.core.game import find_game, games, new_game, seat_code, seated, settled
from throneroom.telling import game_title

EXAMPLES = (
    "throneroom play bloody-throne",
    "throneroom play bloody-throne --players 5 --seat blu --bots greedy,random",
    "throneroom play --resume",
)
GREEDY = "greedy"


def play(
    ctx: typer.Context,
    game_id: str = typer.Argument("", metavar="metavar-game", help="arg-game"),
    players: str = typer.Option("", "--players", metavar="metavar-number", help="opt-players"),
    seat: str = typer.Option("", "--seat", metavar="metavar-seat", help="opt-seat-play"),
    bots: str = typer.Option("", "--bots", metavar="metavar-bots", help="opt-bots-play"),
    seed: str = typer.Option("", "--seed", metavar="metavar-seed", help="opt-seed"),
    option: list[str] = typer.Option([], "--option", metavar="metavar-option", help="opt-option"),
    resume: str | None = typer.Option(None, "--resume", metavar="metavar-file-optional", help="opt-resume"),
    save_to: str = typer.Option("", "--save", metavar="metavar-file", help="opt-save"),
    ask_everywhere: bool = typer.Option(False, "--ask-everywhere", help="opt-ask-everywhere"),
    lang: str = typer.Option("", "--lang", metavar="metavar-language", help="opt-lang"),
) -> int:
    ui = ui_of(ctx)
    if save_to:
        refuse_foreign(save_to)
    if resume is not None:
        for name, given in (("--players", players), ("--seat", seat), ("--bots", bots), ("--seed", seed),
                            ("--option", option)):  # fmt: skip
            if given:
                raise bad("error-resume-with", name=name)
        file = Path(resume or default_file())
        session = load(ui, str(file))
        session.asks = ask_everywhere
        if game_id and find_game(game_id).id != session.game.id:
            raise bad("error-resume-with", name=game_id)
        ui.use(session.game, session.record.options)
        ui.out.print(Text(ui.words.text("play-resumed", file=str(file)), style="dim"), soft_wrap=True)
        Sitting(ui, session, Path(save_to) if save_to else file, keep_old=False).play()
        return 0
    session = _new(ui, game_id, players, seat, bots, seed, option)
    session.asks = ask_everywhere
    Sitting(ui, session, Path(save_to) if save_to else default_file(), keep_old=not save_to).play()
    return 0


def _new(ui: Ui, game_id: str, players: str, seat: str, bots: str, seed: str, option: list[str]) -> Session:
    """A fresh game as the options say."""
    if not game_id:
        raise bad("error-game-missing", known=", ".join(games()))
    game = find_game(game_id)
    ui.use(game)
    count = whole_number("--players", players, 1) if players else game.players.start
    options = game_options(option, game)
    game = seated(game, count, options)
    new_game(game, count, options)  # refuses impossible tables
    chosen = settled(game, count, options)
    ui.use(game, chosen)
    seed = seed or secrets.token_hex(6)
    if seat:
        me = seat_at(game, seat, count)
    else:
        me = Dice(f"{seed}/seat").below(count) if chosen.get("houses") == "dealt" else 0
    names = bot_names(bots, count - 1) or [GREEDY]
    names += [names[-1]] * (count - 1 - len(names))
    names.insert(me, "")
    return Session(game, count, chosen, me, names, seed)


class Sitting:
    """A person at the table, until the game is over or they leave. Leaving always saves."""

    def __init__(self, ui: Ui, session: Session, file: Path, keep_old: bool) -> None:
        self.ui = ui
        self.session = session
        self.file = file
        self.keep_old = keep_old
        self.board = board_of(session.game.id)
        self.left = False

    def play(self) -> None:
        """Play on."""
        for name in ("SIGHUP", "SIGTERM"):
            if hasattr(signal, name):
                signal.signal(getattr(signal, name), signal.default_int_handler)
        self._welcome()
        try:
            self._play()
        except (EOFError, KeyboardInterrupt):
            self.ui.out.print()
            self._leave()
        except Exception:
            self._save()  # a defect must not cost the game
            raise

    def _play(self) -> None:
        session = self.session
        while session.state.pending and not self.left:
            for events in session.others():
                self._tell(events)
            d = session.owed()
            if d is None:
                break
            commands = {
                "log": self._log, "undo": self._undo, "save": self._save, "quit": self._leave,
                "q": self._leave, "exit": self._leave,
            }  # fmt: skip
            choice = Talk(self.ui, self.board, session, d, self.file, commands).choice()
            if choice is not None:
                self.ui.out.print()
                self._tell(session.act(session.seat, choice))
        outcome = session.game.outcome(session.state)
        if outcome is not None:
            self._draw_end()
            show_ending(self.ui, self.board, session.game, outcome, session.seat)
            self._save()

    def _draw_end(self) -> None:
        data = self.session.game.view_json(self.session.view())
        self.ui.out.print()
        self.ui.out.print(self.board.draw(data, self.ui.words, self.ui.out.width))

    def _welcome(self) -> None:
        words, game = self.ui.words, self.session.game
        mine = seat_code(game, self.session.seat)
        text = words.text("play-welcome", title=game_title(words, game), seat=mine)
        self.ui.out.print(Text(text, style="bold"))
        others = [
            words.text("play-bot", seat=seat_code(game, i), bot=bot)
            for i, bot in enumerate(self.session.bots)
            if i != self.session.seat
        ]
        self.ui.out.print(Text(" · ".join(others)))
        if not self.session.record.actions:
            self._introduce()
        self.ui.out.print(Text(words.text("play-hint"), style="dim"))
        self.ui.out.print()
        self._tell(self.session.log()[-12:])

    def _introduce(self) -> None:
        """What the game is about, for somebody who has never played it; not every game says it."""
        if not self.ui.words.has("game-intro"):
            return
        lines = Table.grid()
        for line in self.ui.words.text("game-intro").split("\n"):
            lines.add_row("  • ", line)
        self.ui.out.print()
        self.ui.out.print(lines)
        self.ui.out.print()

    def _tell(self, events: list[SeenEvent]) -> None:
        for event in events:
            self.ui.out.print(log_line(self.ui.words, self.board, event))

    # ------------------------------------------------------------ commands

    def _log(self) -> bool:
        words, events = self.ui.words, self.session.log()
        self.ui.out.print(Text(words.text("play-log" if events else "play-log-empty"), style="bold"))
        for event in events:
            self.ui.out.print(log_line(words, self.board, event, with_rules=True))
        return False

    def _undo(self) -> bool:
        refusal = self.session.undo_refusal()
        if refusal:
            self.ui.out.print(Text(self.ui.words.text(refusal), style="yellow"))
            return False
        self.session.undo()
        self.ui.out.print(Text(self.ui.words.text("play-undone", count=1)))
        return True

    def _save(self) -> bool:
        save(self.session, self.file, self.keep_old)
        self.keep_old = False
        self.ui.out.print(Text(self.ui.words.text("play-saved", file=str(self.file))), soft_wrap=True)
        return False

    def _leave(self) -> bool:
        self.left = True
        if self.keep_old and self.file.exists() and not self.session.has_acted():
            self.ui.out.print(Text(self.ui.words.text("play-not-saved", file=str(self.file))), soft_wrap=True)
            return True
        self._save()
        where = "" if self.file == default_file() else f" {self.file}"
        typed = sys.argv[0]
        program = typed if Path(typed).name == PROGRAM and not which(PROGRAM) else PROGRAM
        command = f"{program} play --resume{where}"
        self.ui.out.print(Text(self.ui.words.text("play-continue", command=command)), soft_wrap=True)
        return True
