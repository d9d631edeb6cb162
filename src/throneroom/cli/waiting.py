"""A progress bar, for people who wait."""

from __future__ import annotations

import time
from types import TracebackType
from typing import Final, Self

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from throneroom.cli.ui import Ui

_SLOW: Final = 0.7


class Waiting:
    """Shows how far long work is, once it has taken a while and if a person looks."""

    def __init__(self, ui: Ui) -> None:
        self.ui = ui
        self._progress = Progress(
            TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
            console=ui.err, transient=True,
        )  # fmt: skip
        self._task = self._progress.add_task("")
        self._start = time.perf_counter()

    def tell(self, key: str, done: int, total: int) -> None:
        """So much of something is done."""
        self._progress.update(self._task, description=self.ui.words.text(key), completed=done, total=total)
        if self.ui.err.is_terminal and time.perf_counter() - self._start > _SLOW:
            self._progress.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, fault: BaseException | None, at: TracebackType | None) -> None:
        self._progress.stop()
