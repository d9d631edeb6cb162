"""A small process beside a server: it ends a server that was told to end and does not.

Where C code holds the interpreter, no Python of the server runs: no handler of a signal, no thread, no clock. But the
signal itself is written into a pipe before any Python is asked (`signal.set_wakeup_fd`), and the watchman reads there.
"""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
import time
from typing import Final

ENDING: Final = (signal.SIGTERM, signal.SIGINT)
"""The signals by which a server is told to end."""
_POSTED: Final[list[subprocess.Popen[bytes]]] = []
"""Kept, as their pipes are open as long as they are."""


def post(seconds: float) -> None:
    """Have this process ended so many seconds after it is told to; it needs handlers of its own for the signals."""
    # Not a module of this package: a bare interpreter starts at once and is small.
    args = [sys.executable, "-I", "-S", __file__, str(os.getpid()), str(seconds)]
    watchman = subprocess.Popen(args, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL)
    assert watchman.stdin is not None
    os.set_blocking(watchman.stdin.fileno(), False)
    signal.set_wakeup_fd(watchman.stdin.fileno(), warn_on_full_buffer=False)
    _POSTED.append(watchman)


def watch(server: int, seconds: float) -> None:
    """Wait until the server is told to end, then until it has ended or its time is over."""
    for number in ENDING:
        signal.signal(number, signal.SIG_IGN)  # they may come to the whole group
    last: float | None = None
    while True:
        left = None if last is None else max(0.0, last - time.monotonic())
        if not select.select([0], [], [], left)[0]:
            break
        told = os.read(0, 64)
        if not told:
            return  # the server has ended
        if last is None and any([number in told for number in ENDING]):
            last = time.monotonic() + seconds
    if os.getppid() == server:
        os.kill(server, signal.SIGKILL)


if __name__ == "__main__":
    watch(int(sys.argv[1]), float(sys.argv[2]))
