"""From what a person types to a choice: numbers of a list, or words of the notation."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from throneroom.core.decision import STOP, STRUCTURED, Choice, Decision, Prefix, Shape, next_options, whole
from throneroom.core.game import blocked, check_choice
from throneroom.core.notation import choice_text, completions, read_choice
from throneroom.core.rules import Illegal


class Choosing:
    """A choice being made, one small choice after another."""

    def __init__(self, view: Any, d: Decision) -> None:
        self.view = view
        self.d = d
        self.prefix: Prefix = ()
        self._skip_forced()

    def options(self) -> list[int]:
        """What can be chosen next."""
        return list(next_options(self.view, self.d, self.prefix))

    def blocked(self) -> list[tuple[int, Illegal]]:
        """What can be named next but not chosen, and why."""
        return blocked(self.view, self.d, self.prefix)

    def numbers(self) -> dict[int, int]:
        """The options by the numbers they have in a list: amounts by themselves, others counted from 1."""
        options = self.options()
        if self._are_amounts(options):
            return {int(self.words(value)): value for value in options}
        return dict(enumerate(options, start=1))

    def blocked_numbers(self) -> dict[int, tuple[int, Illegal]]:
        """What cannot be chosen next, by the numbers after those of the options."""
        stopped, options = self.blocked(), self.options()
        if self._are_amounts(options):
            return {int(self.words(value)): (value, refusal) for value, refusal in stopped}
        return dict(enumerate(stopped, start=len(options) + 1))

    def _are_amounts(self, options: list[int]) -> bool:
        """Whether the options are amounts, which a person types as they are."""
        shape = self.d.kind.shape
        return shape in (Shape.NUMBER, Shape.OFFER) and all(self.words(value).isdecimal() for value in options)

    def finished(self) -> Choice | None:
        """The choice, once nothing is left to choose."""
        return None if self.options() else whole(self.d.kind, self.prefix)

    def is_begun(self) -> bool:
        """Whether there is something to go back from."""
        return bool(self.prefix)

    def pick(self, value: int) -> None:
        """Choose the next part."""
        self.prefix += (value,)
        self._skip_forced()

    def _skip_forced(self) -> None:
        """A later part with one possibility needs no question."""
        while self.prefix and len(self.options()) == 1:
            self.prefix += (self.options()[0],)

    def back(self) -> None:
        """Begin anew."""
        self.prefix = ()

    def words(self, value: int) -> str:
        """The notation of the next part."""
        return "-" if value == STOP else self.d.kind.say(self.view, self.d, self.prefix, value)

    def said(self) -> str:
        """The notation of the parts chosen so far."""
        return choice_text(self.view, self.d, self.prefix) if self.prefix else ""

    def read(self, text: str) -> Choice:
        """The choice these words finish, or say anew as a whole; `Illegal` if they name none."""
        try:
            return read_choice(self.view, self.d, f"{self.said()} {text}".strip())
        except Illegal:
            if not self.prefix:
                raise
            with suppress(Illegal):
                return read_choice(self.view, self.d, text)
            raise

    def take_words(self, text: str) -> Choice | None:
        """The choice in words; None if they only chose the next part. `Illegal` if refused."""
        try:
            choice = self.read(text)
            check_choice(self.view, self.d, choice)
        except Illegal:
            value = self.named(text)
            if value is None or self.d.kind.shape not in STRUCTURED:
                refusal = self.refusal_of_part(text)
                if refusal is None:
                    raise
                raise refusal from None
            self.pick(value)
            return self.finished()
        return choice

    def refusal_of_part(self, text: str) -> Illegal | None:
        """Why the next part cannot be what these words name."""
        stopped = self.blocked()
        value = self._part(text, [value for value, _ in stopped])
        return next((refusal for v, refusal in stopped if v == value), None)

    def named(self, text: str) -> int | None:
        """The option that these words name."""
        return self._part(text, self.options())

    def _part(self, text: str, values: list[int]) -> int | None:
        """The one of these values that the words name, or begin to name."""
        typed = text.lower().split()
        found = []
        for value in values:
            said = self.words(value).lower().split()
            if said == typed:
                return value
            if len(said) == len(typed) and all(s.startswith(t) for s, t in zip(said, typed, strict=True)):
                found.append(value)
        return found[0] if len(found) == 1 else None

    def example(self) -> str:
        """Words that would finish the choice."""
        said, prefix = [], self.prefix
        while options := next_options(self.view, self.d, prefix):
            value = options[-1] if prefix == self.prefix else options[0]
            if value == STOP:
                break
            said.append(self.d.kind.say(self.view, self.d, prefix, value))
            prefix += (value,)
        return " ".join(said)

    def shortened(self, text: str) -> str:
        """The same words, each as short as it can be understood."""
        try:
            meant = self.read(text)
        except Illegal:
            return text
        words = text.split()
        for i, word in enumerate(words):
            for length in range(1, len(word)):
                shorter = [*words[:i], word[:length], *words[i + 1 :]]
                try:
                    understood = word[length - 1].isalnum() and self.read(" ".join(shorter)) == meant
                except Illegal:
                    understood = False
                if understood:
                    words = shorter
                    break
        return " ".join(words)

    def complete(self, text: str) -> list[str]:
        """Words that can follow."""
        said = self.said()
        return completions(self.view, self.d, f"{said} {text}" if said else text)
