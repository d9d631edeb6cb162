"""The server as the tests start it: everything is imported once, and every server is a fork of this process.

A start takes a fraction of a second so, and it is the real application. Orders come as lines of JSON: `start` a
server, perhaps with a defect put in or a point at which it crashes; `send` the notices that are due at a moment;
`end` one as a host does; or `wait` for one to end and say how it did.
"""

from __future__ import annotations

import json
import os
import resource
import signal
import sys
import time
from tempfile import TemporaryDirectory
from typing import Any

from reliability import crashes, defects
from reliability.sending import send
from server.support import PATIENCE, dealt_alike
from throneroom.core.game import games
from throneroom.i18n import LANGUAGES
from throneroom.server.run import serve
from throneroom.server.settings import Settings
from throneroom.server.web.app import create_app
from throneroom.telling import Teller

NEVER = 1000
"""How a server ended that was told to and did not."""


def main() -> None:
    _warm_up()
    for line in sys.stdin:
        order = json.loads(line)
        if "wait" in order:
            print(_ended(order["wait"], order["seconds"]), flush=True)
            continue
        if "end" in order:
            os.kill(order["end"], signal.SIGTERM)
            print(_ended(order["end"], order["seconds"], if_never=NEVER), flush=True)
            continue
        if "send" in order:
            import apprise  # noqa: F401  # slow, and of no use to servers
        child = os.fork()
        if child == 0:
            _log_to(order["log"])
            _serve(order) if "send" not in order else send(order)
        print(child, flush=True)


def _ended(pid: int, seconds: float, if_never: int = 0) -> int:
    """How a server ended; one that does not in time is killed, and that counts as going on for ever."""
    for _ in range(round(seconds * 100)):
        found, status = os.waitpid(pid, os.WNOHANG)
        if found:
            return os.waitstatus_to_exitcode(status)
        time.sleep(0.01)
    os.kill(pid, signal.SIGKILL)
    os.waitpid(pid, 0)
    return if_never


def _warm_up() -> None:
    """Build an application once, so that those of the forks find everything read and compiled."""
    with TemporaryDirectory() as folder:
        create_app(Settings(database=f"sqlite:///{folder}/warm.db"))
        for game in games().values():
            for language in LANGUAGES:
                Teller(language, game)


def _serve(order: dict[str, Any]) -> None:
    """Be a server until the end."""
    os.environ["SPINNING"] = f"{order['log']}.spinning"
    if order.get("defect"):
        defects.DEFECTS[order["defect"]]()
    if order.get("crash_at"):
        crashes.crash_at(order["crash_at"], order["crash_after"])
    if order.get("file_size"):
        resource.setrlimit(resource.RLIMIT_FSIZE, (order["file_size"], order["file_size"]))
    seconds = order.get("database_seconds") or PATIENCE
    settings = Settings(
        order["database"], seconds, port=order["port"], rate_limits=10_000, log_level="warning", candle=0.0,
        limits=order.get("limits", {}), check_seconds=PATIENCE,
    )  # fmt: skip
    with dealt_alike(order["dealt"]):
        serve(settings, 1, lambda: None)
    os._exit(0)


def _log_to(path: str) -> None:
    nothing, log = os.open(os.devnull, os.O_RDONLY), os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(nothing, 0)
    os.dup2(log, 1)
    os.dup2(log, 2)


if __name__ == "__main__":
    main()
