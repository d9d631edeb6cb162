"""Work for processes of their own, some of which never ends."""

from __future__ import annotations

import itertools
import os
from pathlib import Path
from typing import Any

from throneroom.core.game import games
from throneroom.server import checking

real_check = checking.check_record


def spin(*given: Any) -> Any:
    """Never end; the file that `SPINNING` names says which process it is."""
    _say()
    while True:
        pass


def hold(*given: Any) -> Any:
    """Never end, and never let anything else of this process run: C code holds the interpreter."""
    _say()
    any(itertools.repeat(False))


def _say() -> None:
    if "SPINNING" in os.environ:
        Path(os.environ["SPINNING"]).write_text(str(os.getpid()))


def spin_or_check(text: str) -> tuple[str, int]:
    """Check a record; one that says `spin until` a file is there goes on until then."""
    if text.startswith("spin until "):
        while not Path(text.removeprefix("spin until ")).exists():
            pass
    return real_check(text)


def double(number: int) -> int:
    return 2 * number


def die() -> None:
    raise SystemExit(3)


def knows_games() -> bool:
    """Whether the games are loaded in this process before anybody asked for one."""
    return games.cache_info().currsize == 1
