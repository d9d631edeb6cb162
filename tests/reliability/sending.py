"""One who sends the notices that are due, in a process of its own: it looks once, and may be killed on the way."""

from __future__ import annotations

import asyncio
import os
from typing import Any, Final

from reliability.crashes import around, deadly
from server.support import PATIENCE
from throneroom.server.channels import Channels
from throneroom.server.house import House
from throneroom.server.postman import Postman
from throneroom.server.settings import Settings

DONE: Final = 7
"""How a sender ends that has seen everything through."""
POINTS: Final = ("before-taking", "after-taking", "before-sending", "after-sending", "after-marking")
LOOKING: Final = 10**9
"""No look of its own comes between."""


class Stopped:
    """A clock that stands still."""

    def __init__(self, time: float) -> None:
        self.time = time

    def now(self) -> float:
        return self.time

    def elapsed(self) -> float:
        return self.time


def send(order: dict[str, Any]) -> None:
    """Look at everything that is due at a moment, and end."""
    if order.get("defect"):
        DEFECTS[order["defect"]]()
    if order.get("crash_at"):
        _crash_at(order["crash_at"], order["crash_after"])
    asyncio.run(_look(order))
    os._exit(DONE)


async def _look(order: dict[str, Any]) -> None:
    settings = Settings(order["database"], PATIENCE, base_url=order["base"], notify_mail=order["mail"])
    house = House(settings, Stopped(order["send"]))
    await house.database.start()
    await house.postman.find_key()
    await house.postman.look()
    await house.database.stop()


def _crash_at(point: str, after: int) -> None:
    """Die by SIGKILL when a point is reached for the nth time."""
    assert point in POINTS
    pass_by = deadly(point, after)
    around(Postman, "_take", pass_by, "before-taking", "after-taking")
    around(Channels, "send", pass_by, "before-sending", "after-sending")
    around(Postman, "_send", pass_by, "", "after-marking")


# ---------------------------------------------------------------- defects


def mark_first() -> None:
    """A notice is marked as sent before it is."""
    real = Postman._take

    async def take(self: Postman, row: Any, now: float) -> Any:
        taken = await real(self, row, now)
        if taken is not None:
            await self._change(taken, sent=now)
        return taken

    Postman._take = take  # type: ignore[method-assign]


def tell_everybody() -> None:
    """Nobody asks whether a notice is still news."""

    async def is_news(*_: Any) -> bool:
        return True

    Postman._is_news = is_news  # type: ignore[method-assign]


def new_id() -> None:
    """What is sent again has another id."""
    real = Postman._written

    def written(self: Postman, *args: Any) -> Any:
        letter = real(self, *args)
        return type(letter)(letter.title, letter.body, letter.off, f"{os.getpid():024x}")

    Postman._written = written  # type: ignore[method-assign]


DEFECTS: Final = {"mark-first": mark_first, "tell-everybody": tell_everybody, "new-id": new_id}
