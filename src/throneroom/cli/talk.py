"""The conversation about one decision: show the choices, explain, and take the answer."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from rich.table import Table
from rich.text import Text

from throneroom.cli.boards import Board
from throneroom.cli.choosing import Choosing
from throneroom.cli.help import home_text
from throneroom.cli.prompt import ask
from throneroom.cli.search import search_rules, topics
from throneroom.cli.session import Session
from throneroom.cli.ui import Ui
from throneroom.cli.words import find_rule, rules_table
from throneroom.core.decision import Choice, Decision
from throneroom.core.game import all_choices, default_choice, explain, seat_code
from throneroom.core.notation import choice_text
from throneroom.core.rules import Illegal
from throneroom.telling import ask_text, label_text, refusal_text

BACK: Final = "<"
"""Begins a choice anew, also where 0 is an amount."""
COMMANDS: Final = ("?", "why", "rules", "cards", "board", "log", "undo", "save", "quit", "help")
_MOST_RULES: Final = 12


class Talk:
    """Asks one decision. `commands` are what a person may type besides a choice, and what that does:
    it returns True if the decision has to be asked anew."""

    def __init__(
        self,
        ui: Ui,
        board: Board,
        session: Session,
        d: Decision,
        file: Path,
        commands: dict[str, Callable[[], bool]],
    ) -> None:
        self.ui = ui
        self.board = board
        self.session = session
        self.d = d
        self.file = file
        """Where the game is saved."""
        self.choosing = Choosing(session.view(), d)
        self.commands = commands | {"?": self._explain, "cards": self._cards, "help": self._help}
        self.commands |= {"board": self._draw, BACK: self._go_back}

    def choice(self) -> Choice | None:
        """What the person chose; None if a command made the question void."""
        self._draw()
        self._show()
        while True:
            code = seat_code(self.session.game, self.session.seat)
            line = ask(f"{code}> ", self._complete).strip()
            command, _, rest = line.partition(" ")
            if not line:
                continue
            if command.lower() == "why":
                self._why(rest.strip())
            elif command.lower() == "rules":
                self._search(rest.strip())
            elif line.lower() in self.commands:
                if self.commands[line.lower()]():
                    return None
            else:
                choice = self._take(line)
                if choice is not None:
                    return choice

    def _take(self, line: str) -> Choice | None:
        """A number or words; the finished choice, or None to go on asking."""
        try:
            if line.isdecimal() and len(line) < 10:
                return self._take_number(int(line))
            choice = self.choosing.take_words(line)
        except Illegal as refusal:
            self._print_refusal(refusal)
            return None
        if choice is None:
            self._show()
        return choice

    def _take_number(self, number: int) -> Choice | None:
        numbers = self.choosing.numbers()
        named = self.choosing.named(str(number))
        if number in numbers:
            self.choosing.pick(numbers[number])
        elif number == 0 and self.choosing.is_begun():
            self.choosing.back()
        elif named is not None:  # a card by its value
            self.choosing.pick(named)
        else:
            stopped = self.choosing.blocked_numbers()
            if number in stopped:
                self._print_blocked(number, *stopped[number])
            else:
                self._say("play-number", given=number, most=max(numbers, default=0))
            return None
        choice = self.choosing.finished()
        if choice is None:
            self._show()
        return choice

    def _go_back(self) -> bool:
        """Begin the choice anew."""
        self.choosing.back()
        self._show()
        return False

    # ------------------------------------------------------------ showing

    def _say(self, key: str, **facts: int | str) -> None:
        self.ui.out.print(Text(self.ui.words.say(key, facts)))

    def _draw(self) -> bool:
        data = self.session.game.view_json(self.session.view())
        self.ui.out.print()
        self.ui.out.print(self.board.draw(data, self.ui.words, self.ui.out.width))
        return False

    def _show(self) -> None:
        """The question, and its choices with their numbers."""
        words, kind = self.ui.words, self.d.kind
        if self.choosing.is_begun():
            question = Text(words.text("play-part", slot=kind.slot(len(self.choosing.prefix))))
        else:
            seat = seat_code(self.session.game, self.session.seat)
            asked = ask_text(words, self.choosing.view, self.d)
            question = Text(words.text("play-turn", seat=seat, question=asked))
        self.ui.out.print()
        question.stylize("bold")
        self.ui.out.print(question)
        if words.has(f"typing-{kind.id}"):
            self.ui.out.print(Text(words.text(f"typing-{kind.id}")))
        numbers = self.choosing.numbers()
        self._list([(number, value, "") for number, value in numbers.items()])
        if self.choosing.is_begun():
            key = BACK if 0 in numbers else "0"
            self.ui.out.print(Text(f"   {key}  {words.text('play-back')}", style="dim"))

    def _list(self, rows: list[tuple[int, int, str]]) -> None:
        """Small choices with their numbers, in words and in notation, and a remark each."""
        table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
        table.add_column(justify="right", style="bold cyan", min_width=4)
        table.add_column()
        table.add_column(style="dim")
        for number, value, remark in rows:
            label = label_text(self.ui.words, self.choosing.view, self.d, self.choosing.prefix, value)
            table.add_row(str(number), label, remark or self.choosing.words(value))
        self.ui.out.print(table)

    def _complete(self, text: str) -> list[str]:
        commands = [c for c in COMMANDS if c.startswith(text)] if text and " " not in text else []
        if text.startswith("rules "):
            return []
        text = text.removeprefix("why ")
        return [*self.choosing.complete(text), *commands]

    # ------------------------------------------------------------ explaining

    def _help(self) -> bool:
        words = self.ui.words
        table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
        table.add_column(style="cyan", no_wrap=True)
        table.add_column(overflow="fold")
        full = self.choosing.example()
        facts = {
            "full": full,
            "text": self.choosing.shortened(full),
            "file": home_text(self.file),
            "seats": self._seats(),
        }
        for typed, key in (
            ("1, 2, 3 …", "number"),
            (f"0, {BACK}", "back"),
            (words.text("play-help-words-what"), "words"),
            (", ".join(self._codes()), "seats"),
            ("?", "question"),
            (f"why [{words.text('play-help-why-what')}]", "why"),
            (f"rules [{words.text('play-help-rules-what')}]", "rules"),
            *((command, command) for command in COMMANDS[3:]),
        ):
            table.add_row(f"  {typed}", words.say(f"play-help-{key}", facts))
        self.ui.out.print(table)
        return False

    def _codes(self) -> list[str]:
        return [seat_code(self.session.game, seat) for seat in range(self.session.record.players)]

    def _seats(self) -> str:
        return ", ".join(f"{code}\u00a0=\u00a0{self.ui.words.name('seat', code)}" for code in self._codes())

    def _cards(self) -> bool:
        data = self.session.game.view_json(self.session.view())
        self.ui.out.print(Text(self.ui.words.text("play-cards"), style="bold"))
        self.ui.out.print(self.board.cards(data, self.ui.words))
        return False

    def _explain(self) -> bool:
        """The question, its rules, and what happens without an answer."""
        words = self.ui.words
        self._show()
        self.ui.out.print(Text(f"\n{words.text('play-rules')}", style="bold"))
        self._print_rules(*self.d.kind.rules)
        view = self.choosing.view
        said = [choice_text(view, self.d, choice) for choice in all_choices(view, self.d, most=4)]
        shown = " · ".join(said[:3]) + (" …" if len(said) > 3 else "")
        self.ui.out.print(Text(f"{words.text('play-notation')}: {shown}"))
        default = choice_text(view, self.d, default_choice(view, self.d))
        self._say("play-default", text=default)
        return False

    def _print_rules(self, *ids: str) -> None:
        self.ui.out.print(rules_table(self.ui.words, self.session.game, ids))

    def _search(self, asked: str) -> None:
        """Rules of the game by id or words; without any, what there is to search."""
        game, words = self.session.game, self.ui.words
        if not asked:
            self._say("play-rules-topics", message=", ".join(topics(words, game)))
            return
        found = search_rules(words, game, asked)
        if not found:
            self._say("play-rules-none", text=asked)
            return
        self._print_rules(*(rule.id for rule in found[:_MOST_RULES]))
        if len(found) > _MOST_RULES:
            self._say("play-rules-more", count=len(found) - _MOST_RULES)

    def _why(self, asked: str) -> None:
        """Why something is not possible: all of it, a number, or what words name."""
        if asked.isdecimal() and len(asked) < 10:
            self._why_number(int(asked))
        elif asked:
            self._why_words(asked)
        elif stopped := self.choosing.blocked_numbers():
            self.ui.out.print(Text(self.ui.words.text("play-blocked"), style="bold"))
            words = self.ui.words
            self._list([(n, value, f"{refusal_text(words, why)} [{why.rule}]") for n, (value, why) in stopped.items()])
        else:
            self._say("play-blocked-none")

    def _why_number(self, number: int) -> None:
        numbers, stopped = self.choosing.numbers(), self.choosing.blocked_numbers()
        if number in numbers:
            self._say("play-why-allowed", text=self.choosing.words(numbers[number]))
        elif number in stopped:
            self._print_blocked(number, *stopped[number])
        else:
            self._say("play-number", given=number, most=max([*numbers, *stopped]))

    def _why_words(self, asked: str) -> None:
        try:
            choice = self.choosing.read(asked)
        except Illegal as unread:
            self._print_refusal(self.choosing.refusal_of_part(asked) or unread, hint=False)
            return
        refusal = explain(self.choosing.view, self.d, choice)
        if refusal:
            self._print_refusal(refusal, hint=False)
        else:
            self._say("play-why-allowed", text=choice_text(self.choosing.view, self.d, choice))

    def _print_refusal(self, refusal: Illegal, hint: bool = True) -> None:
        self._print_reason(refusal_text(self.ui.words, refusal), refusal.rule)
        if hint:
            key = "play-refused-hint" if self.choosing.blocked() else "play-refused-ask"
            self.ui.out.print(Text(self.ui.words.text(key), style="dim"))

    def _print_blocked(self, number: int, value: int, refusal: Illegal) -> None:
        """Why a number below the list is no choice."""
        words = self.ui.words
        label = label_text(words, self.choosing.view, self.d, self.choosing.prefix, value)
        reason = refusal_text(words, refusal)
        text = words.text("play-blocked-number", number=number, text=label, message=reason)
        self._print_reason(text, refusal.rule)

    def _print_reason(self, text: str, rule: str) -> None:
        self.ui.out.print(Text(text, style="yellow"))
        if find_rule(self.session.game, rule):
            self._print_rules(rule)
