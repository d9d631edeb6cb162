"""Reading a line from a person, with completion where the terminal has it, or from a pipe."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import ModuleType

_readline: ModuleType | None
try:
    import readline as _readline
except ImportError:  # not on every system
    _readline = None

Complete = Callable[[str], list[str]]


def is_person() -> bool:
    """Whether somebody sits at both ends."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def ask(prompt: str, complete: Complete | None = None) -> str:
    """The next line; `EOFError` at the end of input. What a pipe says is echoed, for a readable log."""
    if is_person():
        _offer(complete)
        return input(prompt)
    sys.stdout.write(prompt)
    sys.stdout.flush()
    line = sys.stdin.readline()
    if not line:
        sys.stdout.write("\n")
        raise EOFError
    sys.stdout.write(line if line.endswith("\n") else f"{line}\n")
    return line.rstrip("\n")


def _offer(complete: Complete | None) -> None:
    """Let the tab key complete with these words."""
    if _readline is None:
        return
    line = _readline

    def matches(text: str, state: int) -> str | None:
        before = line.get_line_buffer()[: line.get_endidx()]
        found = complete(before) if complete else []
        return f"{found[state]} " if state < len(found) else None

    line.set_completer_delims(" \t")
    line.set_completer(matches)
    line.parse_and_bind("tab: complete")
