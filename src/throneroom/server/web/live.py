"""The socket of a match: its packets as they come, until either side leaves."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from throneroom.core.rules import Illegal
from throneroom.server.live import Listener
from throneroom.server.matches import WAITING, Room
from throneroom.server.packets import match_json, packet
from throneroom.server.problems import Problem
from throneroom.server.web.answers import language, problem_json
from throneroom.server.web.routes import (
    house_of,
    message_json,
    names_in,
    person_of,
    room_of,
    seat_in,
    secret_of,
    teller_of,
)

Socket = WebSocket[Any, Any, Any]
REFUSED: Final = 4403
HEARTBEAT: Final = 20.0


def is_own_page(socket: Socket, origin: str) -> bool:
    """A browser says where its page comes from; programs need not."""
    given = socket.headers.get("origin")
    if given is None:
        return True
    host = socket.headers.get("host", "")
    return given in (origin, f"http://{host}", f"https://{host}")


@websocket("/api/matches/{id:str}/live")
async def live(socket: Socket, id: FromPath[str]) -> None:
    """Packets of a match for one seat: the whole view each time, so one message restores everything."""
    house = house_of(socket)
    if not is_own_page(socket, house.settings.origin):
        await socket.close(REFUSED, "foreign origin")
        return
    try:
        person = await person_of(socket) if secret_of(socket) else None
        room = await room_of(socket, id, person)
        seat = seat_in(room, person, socket.query_params.get("seat"))
        since, heard = _number(socket, "since"), _number(socket, "heard")
    except (Problem, Illegal) as refused:
        problem = refused if isinstance(refused, Problem) else Problem(422, "refused", {}, refused)
        await socket.accept()
        await socket.send_json({"problem": problem_json(problem, language(socket))})
        await socket.close(REFUSED)
        return
    await socket.accept()
    listener = Listener(seat, person.id if person else "", since, heard)
    listener.news.set()
    house.hub.join(room.id, listener)
    house.hub.wake(room)
    work = {asyncio.create_task(_send_all(socket, room, listener)), asyncio.create_task(_listen(socket))}
    try:
        done, _ = await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            with contextlib.suppress(WebSocketDisconnect):
                task.result()
    finally:
        for task in work:
            task.cancel()
        await asyncio.gather(*work, return_exceptions=True)
        house.hub.leave(room.id, listener)
        house.hub.wake(room)


async def _listen(socket: Socket) -> None:
    """Nothing is taken here: choices go by POST. It ends when the other side leaves."""
    while True:
        await socket.receive_data(mode="text")


def _number(socket: Socket, name: str) -> int:
    text = socket.query_params.get(name, "0")
    return int(text) if text.isdecimal() and len(text) < 9 else 0


async def _send_all(socket: Socket, room: Room, listener: Listener) -> None:
    """Wait for news, then send what is new; at most one message waits."""
    house = house_of(socket)
    while not house.hub.is_closed:
        with contextlib.suppress(asyncio.TimeoutError):
            await asyncio.wait_for(listener.news.wait(), HEARTBEAT)
        if not listener.news.is_set():
            await socket.send_json({"beat": True})
            continue
        listener.news.clear()
        names = await names_in(house, [room])
        said = await house.talk.heard(room, listener.seat, listener.talk_since)
        message: dict[str, Any] = {
            "match": match_json(room, names),
            "present": house.hub.present(room.id),
            "messages": [message_json(room, line, names) for line in said],
        }
        if room.status != WAITING and room.fold is not None:
            fold = room.playing()
            message["packet"] = packet(room, listener.seat, listener.since, teller_of(socket, fold), room.drafts)
            listener.since = fold.plies
        listener.talk_since = max([listener.talk_since, *[line.number + 1 for line in said]])
        await socket.send_json(message)
