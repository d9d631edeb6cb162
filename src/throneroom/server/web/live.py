"""Live play: packets of a match as they come, by socket or as a stream of lines, until either side leaves."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator
from typing import Any, Final

from litestar import WebSocket, get, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from litestar.response import Stream
from litestar.serialization import encode_json

from throneroom.core.rules import Illegal
from throneroom.core.seats import SPECTATOR
from throneroom.server.house import House
from throneroom.server.live import Listener
from throneroom.server.packets import match_json, packet
from throneroom.server.problems import Problem, not_found
from throneroom.server.rooms import WAITING, Room
from throneroom.server.store.database import NotStored
from throneroom.server.web.answers import language, problem_json
from throneroom.server.web.asking import (
    PLAY,
    Req,
    house_of,
    may_see,
    maybe_person,
    names_in,
    room_of,
    seat_in,
    secret_of,
)
from throneroom.server.web.guard import is_own_page
from throneroom.server.web.talking import messages_json
from throneroom.telling import Teller

Socket = WebSocket[Any, Any, Any]
REFUSED: Final = 4403
HEARTBEAT: Final = 20.0
AGAIN_SECONDS: Final = 0.5
NDJSON: Final = "application/x-ndjson"


@websocket("/api/matches/{id:str}/live")
async def live(socket: Socket, id: FromPath[str]) -> None:
    """Packets of a match for one seat: the whole view each time, so one message restores everything."""
    house = house_of(socket)
    if "origin" in socket.headers and not is_own_page(socket.headers, house.settings):
        await socket.close(REFUSED, "foreign origin")
        return
    lang = language(socket)
    try:
        room, listener = await _listener(socket, id)
    except (Problem, Illegal) as refused:
        problem = refused if isinstance(refused, Problem) else Problem(422, "refused", {}, refused)
        await socket.accept()
        await socket.send_json({"problem": problem_json(problem, lang)})
        await socket.close(REFUSED)
        return
    await socket.accept()
    with _joined(house, room, listener):
        work = {asyncio.create_task(_send_all(socket, room, listener, lang)), asyncio.create_task(_listen(socket))}
        try:
            done, _ = await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                with contextlib.suppress(WebSocketDisconnect):
                    task.result()
        finally:
            for task in work:
                task.cancel()
            await asyncio.gather(*work, return_exceptions=True)


@get("/api/matches/{id:str}/stream", media_type=NDJSON)
async def stream(request: Req, id: FromPath[str]) -> Stream:
    """The same packets for programs, a line of JSON each (`since`, `heard` and `seat` as for the socket)."""
    house = house_of(request)
    lang = language(request)
    room, listener = await _listener(request, id)

    async def lines() -> AsyncIterator[bytes]:
        with _joined(house, room, listener):
            async for message in _messages(request, room, listener, lang):
                yield encode_json(message) + b"\n"

    return Stream(lines(), media_type=NDJSON)


async def _listener(request: Any, id: str) -> tuple[Room, Listener]:
    """The match somebody wants to hear of, and what they have seen of it."""
    person = await maybe_person(request)
    room = await room_of(request, id, person)
    seat = seat_in(room, person, request.query_params.get("seat"))
    if person is not None and (not person.scopes or PLAY in person.scopes):
        await house_of(request).chairs.come_back(room, person.id)
    return room, Listener(seat, person.id if person else "", _number(request, "since"), _number(request, "heard"))


def _number(request: Any, name: str) -> int:
    text = request.query_params.get(name, "0")
    return int(text) if text.isdecimal() and len(text) < 9 else 0


@contextlib.contextmanager
def _joined(house: House, room: Room, listener: Listener) -> Iterator[None]:
    """Being there: the others see it, and see it end."""
    listener.news.set()
    house.hub.join(room.id, listener)
    house.hub.wake(room)
    try:
        yield
    finally:
        house.hub.leave(room.id, listener)
        house.hub.wake(room)


async def _listen(socket: Socket) -> None:
    """Nothing is taken here: choices go by POST. It ends when the other side leaves."""
    while True:
        await socket.receive_data(mode="text")


async def _send_all(socket: Socket, room: Room, listener: Listener, lang: str) -> None:
    async for message in _messages(socket, room, listener, lang):
        await socket.send_text(encode_json(message))
        if "problem" in message:
            await socket.close(REFUSED)


async def _is_still_allowed(house: House, secret: str, room: Room, listener: Listener) -> bool:
    """Whether who was let in may go on listening: the session holds, the match is theirs to see, and the seat."""
    try:
        person = await house.people.who(secret) if secret else None
    except NotStored:  # nobody can be asked; who was let in stays
        return True
    if secret and person is None:
        return False
    has_seat = listener.seat == SPECTATOR or listener.seat in room.seats_of(listener.person)
    return has_seat and may_see(room, person)


async def _messages(request: Any, room: Room, listener: Listener, lang: str) -> AsyncIterator[dict[str, Any]]:
    """Wait for news, then tell what is new; at most one message waits."""
    house, secret = house_of(request), secret_of(request)
    teller: Teller | None = None
    while not house.hub.is_closed:
        with contextlib.suppress(asyncio.TimeoutError):
            await asyncio.wait_for(listener.news.wait(), HEARTBEAT)
        if not await _is_still_allowed(house, secret, room, listener):
            yield {"problem": problem_json(not_found(), lang)}
            return
        if not listener.news.is_set():
            yield {"beat": True}
            continue
        listener.news.clear()
        try:
            said = await house.talk.heard(room, listener.seat, listener.person, listener.talk_since)
            names = await names_in(house, [room])
            messages = await messages_json(house, room, said)
        except NotStored:  # what is new is told when the database is back
            listener.news.set()
            await asyncio.sleep(AGAIN_SECONDS)
            continue
        message = {"match": match_json(room, names), "present": house.hub.present(room.id), "messages": messages}
        if room.status != WAITING and room.fold is not None:
            fold = room.playing()
            teller = teller or Teller(lang, fold.game, fold.options)
            message["packet"] = packet(room, listener.seat, listener.since, teller)
            listener.since = fold.plies
        listener.talk_since = max([listener.talk_since, *[line.number + 1 for line in said]])
        yield message


ROUTES: Final = [live, stream]
