"""What stops a command: bad input, told in one sentence of the reader's language."""

from __future__ import annotations

from throneroom.i18n import Facts

OK, FAILED, BAD_INPUT, INTERRUPTED = 0, 1, 2, 130
"""The exit codes: all is well; a check failed; the input is bad; Ctrl-C."""


class BadInput(Exception):
    """Something a person gave that cannot be used: the message that says so, and its facts."""

    def __init__(self, key: str, facts: Facts | None = None, also: str = "") -> None:
        super().__init__(key)
        self.key = key
        self.facts: Facts = facts or {}
        self.also = also
        """A second line, already in words: a hint."""


def bad(key: str, **facts: int | str) -> BadInput:
    """Bad input with its facts as keywords."""
    return BadInput(key, facts)
