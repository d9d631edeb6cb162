"""What is owed to people who are not there: noted in the transaction of its cause.

What the game brings about is told of matches by days only; what somebody else wants of a person, at any pace.
Of each match at most one notice waits for a person; what matters more takes the place of what matters less.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sqlalchemy.ext.asyncio import AsyncConnection

from throneroom.core.seats import Seat
from throneroom.server.fold import Fold
from throneroom.server.pace import DAYS
from throneroom.server.rooms import PERSON, PLAYING, Chair, Room
from throneroom.server.store import outbox, rows

MESSAGE, START, TURN, NUDGE, KEPT, END, REMATCH = "message", "start", "turn", "nudge", "kept", "end", "rematch"
WEIGHT: Final = (MESSAGE, START, TURN, NUDGE, KEPT, END, REMATCH)
"""The kinds of notices, the least important first."""
DEBOUNCE_SECONDS: Final = 60.0
"""Who answers or comes within this time is not told; a host can set another."""


def is_awaited(room: Room, user: str) -> bool:
    """Whether a match waits for a person; who has made a simultaneous choice is not waited for."""
    if room.fold is None or room.status != PLAYING:
        return False
    mine = [chair.seat for chair in room.chairs if chair.user == user and chair.controller == PERSON]
    return any([room.fold.owed(seat) is not None and not room.is_ready(seat) for seat in mine])


async def owe(c: AsyncConnection, room: Room, after: Fold, chairs: list[Chair], now: float, debounce: float) -> None:
    """The game goes on from what the room has to `after`: tell who is asked now, or all at beginning and end."""
    if room.fold is None:
        kind, people = START, _people(chairs)
    elif after.is_over:
        kind, people = END, _people(chairs)
    else:
        kind, people = TURN, _people(chairs, _asked_anew(room.fold, after))
    await _put(c, room, people, kind, after.plies, now, debounce)


async def owe_end(c: AsyncConnection, room: Room, now: float, debounce: float) -> None:
    """A match under way is stopped without a result."""
    if room.status == PLAYING:
        await _put(c, room, _people(room.chairs), END, room.playing().plies, now, debounce)


async def owe_message(c: AsyncConnection, room: Room, number: int, message: Mapping[str, Any], debounce: float) -> None:
    """Somebody at the table said something to all seats, or to one.

    Those who have muted them are not told, nor again those who were told of a message and have not looked since.
    """
    by, to, now = message["user"], message["to_seat"], message["made"]
    if message["seat"] is None:
        return
    listeners = await _wanting(c, room, _people(room.chairs, None if to is None else {to}) - {by}, MESSAGE)
    deaf = {muting for muting, _ in await rows.deaf_to(c, room.id, listeners, [by])} if listeners else set()
    told = await outbox.unheeded(c, room.id, listeners, MESSAGE) if listeners else set()
    for user in sorted(listeners - deaf - told):
        gives_way = (MESSAGE,) if is_awaited(room, user) else (MESSAGE, TURN, NUDGE)
        await outbox.put(c, room.id, user, instead_of=gives_way, changes=("kind", "ply"),
                         kind=MESSAGE, ply=number, made=now, due=now + debounce)  # fmt: skip


async def owe_nudge(c: AsyncConnection, room: Room, user: str, now: float) -> bool:
    """Somebody asks a person to move, at any pace; whether they can be told."""
    return await _ask(c, room, user, NUDGE, now)


async def owe_kept(c: AsyncConnection, room: Room, user: str, now: float) -> bool:
    """A caretaker keeps the seat of a person, at any pace; whether they can be told."""
    return await _ask(c, room, user, KEPT, now)


async def owe_rematch(c: AsyncConnection, room: Room, user: str, now: float) -> bool:
    """Somebody wants to play the match in this room again, at any pace: told once, however often one is opened.

    Whether this person is told.
    """
    return not await outbox.has(c, room.id, user, REMATCH) and await _ask(c, room, user, REMATCH, now)


async def _ask(c: AsyncConnection, room: Room, user: str, kind: str, now: float) -> bool:
    """What another person wants, or what becomes of one's seat, is told at once."""
    if not await outbox.wanting(c, {user}, kind):
        return False
    await _owe(c, room, user, kind, 0, now, now)
    return True


async def _put(
    c: AsyncConnection, room: Room, people: set[str], kind: str, ply: int, now: float, debounce: float
) -> None:
    for user in sorted(await _wanting(c, room, people, kind)):
        await _owe(c, room, user, kind, ply, now, now + debounce)


async def _owe(c: AsyncConnection, room: Room, user: str, kind: str, ply: int, now: float, due: float) -> None:
    values = {"kind": kind, "ply": ply, "made": now, "due": due}
    gives_way = WEIGHT[: WEIGHT.index(kind) + 1]
    await outbox.put(c, room.id, user, instead_of=gives_way, changes=(*values, "tries"), **values)


async def _wanting(c: AsyncConnection, room: Room, people: set[str], kind: str) -> set[str]:
    """Those who get notices of this kind of this match at all."""
    if room.pace.kind != DAYS or not people:
        return set()
    return await outbox.wanting(c, people, kind)


def _people(chairs: list[Chair], seats: set[Seat] | None = None) -> set[str]:
    """The people on some chairs, or on all; not those whose chair a bot keeps."""
    return {
        chair.user
        for chair in chairs
        if chair.user is not None and chair.controller == PERSON and (seats is None or chair.seat in seats)
    }


def _asked_anew(before: Fold, after: Fold) -> set[Seat]:
    """The seats that owe a decision they did not owe before."""
    was = {d.seat: before.decision(d) for d in before.state.pending}
    return {d.seat for d in after.state.pending if was.get(d.seat) != after.decision(d)}
