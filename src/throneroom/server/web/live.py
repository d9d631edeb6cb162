"""Live play: packets of a match as they come, by socket or as a stream of lines, until either side leaves."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack
from typing import Any, Final

from litestar import WebSocket, get, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from litestar.response import Stream
from litestar.serialization import encode_json
from msgspec import Raw

from throneroom.core.rules import Illegal
from throneroom.core.seats import SPECTATOR
from throneroom.server import wire
from throneroom.server.clock import Clock
from throneroom.server.house import House
from throneroom.server.live import Listener
from throneroom.server.numbers import LARGEST
from throneroom.server.packets import match_json, packet_in_turns
from throneroom.server.problems import Problem, not_found
from throneroom.server.rooms import ABANDONED, ENDED, WAITING, Room
from throneroom.server.store.database import NotStored
from throneroom.server.talk import PAGE
from throneroom.server.web.answers import language, problem_json
from throneroom.server.web.asking import (
    HOLDS,
    PLAY,
    SPENDS,
    Req,
    address_of,
    house_of,
    may_see,
    maybe_person,
    names_in,
    room_of,
    seat_in,
    secret_of,
    spend_on_story,
)
from throneroom.server.web.guard import is_own_page
from throneroom.server.web.talking import messages_json
from throneroom.telling import Teller

Socket = WebSocket[Any, Any, Any]
REFUSED: Final = 4403
LATER: Final = 1013
"""There are too many sockets; another time there may not be."""
HEARTBEAT: Final = 20.0
AGAIN_SECONDS: Final = 0.5
SPECTATORS_AT_ONCE: Final = 50
SPECTATORS_A_SECOND: Final = 500
"""If more look on than so many, each rests after a message, so that so many are made a second for all together."""
NDJSON: Final = "application/x-ndjson"


@websocket("/api/matches/{id:str}/live", opt={SPENDS: "connects"})
async def live(socket: Socket, id: FromPath[str]) -> None:
    """Packets of a match for one seat: the whole view each time, so one message restores everything."""
    house = house_of(socket)
    if "origin" in socket.headers and not is_own_page(socket.headers, house.settings):
        await socket.close(REFUSED, "foreign origin")
        return
    lang = language(socket)
    try:
        room, listener = await _listener(socket, id)
        watched = room.id if listener.seat == SPECTATOR else None  # spectators cannot shut out the players
        release = house.limits.sockets.hold(address=address_of(socket), person=listener.person or None, match=watched)
    except (Problem, Illegal) as refused:
        problem = refused if isinstance(refused, Problem) else Problem(422, "refused", {}, refused)
        await socket.accept()
        await socket.send_json({"problem": problem_json(problem, lang)})
        await socket.close(LATER if problem.status in (429, 503) else REFUSED)
        return
    with ExitStack() as there:
        there.callback(release)
        await socket.accept()
        there.enter_context(_joined(house, room, listener))
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


@get("/api/matches/{id:str}/stream", media_type=NDJSON, opt={SPENDS: "connects", HOLDS: "streams"})
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
    spend_on_story(request, room, person, _number(request, "since"))
    if person is not None and (not person.scopes or PLAY in person.scopes):
        await house_of(request).chairs.come_back(room, person.id)
        await house_of(request).table.came(room, person.id)
    talk_since = house_of(request).numbers(room.id).after(_number(request, "heard", LARGEST))
    return room, Listener(seat, person.id if person else "", _number(request, "since"), talk_since)


def _number(request: Any, name: str, most: int = 99_999_999) -> int:
    text = request.query_params.get(name, "0")
    found = int(text) if text.isdecimal() and len(text) <= len(str(most)) else 0
    return found if found <= most else 0


@contextlib.contextmanager
def _joined(house: House, room: Room, listener: Listener) -> Iterator[None]:
    """Being there: the others see it, and see it end."""
    house.hub.join(room.id, listener)
    if listener.seat != SPECTATOR:
        house.absence.came(room.id, listener.person)
    try:
        yield
    finally:
        house.hub.leave(room.id, listener)
        if listener.seat != SPECTATOR:
            house.absence.went(room.id, listener.person)


async def _listen(socket: Socket) -> None:
    """Nothing is taken here: choices go by POST. It ends when the other side leaves."""
    while True:
        await socket.receive_data(mode="text")


async def _send_all(socket: Socket, room: Room, listener: Listener, lang: str) -> None:
    async for message in _messages(socket, room, listener, lang):
        await socket.send_text(encode_json(message))
        if "problem" in message:
            await socket.close(REFUSED)


async def _is_still_let_in(house: House, secret: str, room: Room) -> bool:
    """Whether who was let in may go on listening: the session holds, and the match is theirs to see."""
    try:
        person = await house.people.who(secret) if secret else None
    except NotStored:  # nobody can be asked; who was let in stays
        return True
    return (person is not None or not secret) and may_see(room, person)


def _has_seat(room: Room, listener: Listener) -> bool:
    """Whether the seat that is listened from is still that of who listens."""
    return listener.seat == SPECTATOR or listener.seat in room.seats_of(listener.person)


def _follow(house: House, room: Room, listener: Listener) -> None:
    """Who was moved to another seat before or at the start goes on listening from there."""
    mine = room.seats_of(listener.person)
    if listener.seat != SPECTATOR and mine and listener.seat not in mine:
        house.hub.follow(room.id, listener, mine[0])


class Beats:
    """When a silent line says that it is still there: so long after what it sent last, whatever woke it meanwhile.

    What wakes a line and shows it nothing is the secret of others; no beat may tell when that was.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._due = clock.elapsed() + HEARTBEAT

    @property
    def left(self) -> float:
        """The seconds until the next one."""
        return max(0.0, self._due - self._clock.elapsed())

    @property
    def is_due(self) -> bool:
        return self._due <= self._clock.elapsed()

    def told(self) -> None:
        """Something was sent that is no beat."""
        self._due = self._clock.elapsed() + HEARTBEAT

    def beaten(self) -> None:
        """One was sent; if it came late, the next does not."""
        self._due = max(self._due, self._clock.elapsed() - HEARTBEAT) + HEARTBEAT


async def _messages(request: Any, room: Room, listener: Listener, lang: str) -> AsyncIterator[dict[str, Any]]:
    """Wait for news, then tell what is new; at most one message waits."""
    house, secret = house_of(request), secret_of(request)
    telling, beats = _Telling(request, room, listener, lang), Beats(house.clock)
    is_waiting = room.status == WAITING
    while not house.hub.is_closed:
        await listener.woken(beats.left)
        is_let_in = await _is_still_let_in(house, secret, room)
        if is_waiting:
            _follow(house, room, listener)
            is_waiting = room.status == WAITING
        if not (is_let_in and _has_seat(room, listener)):
            yield {"problem": problem_json(not_found(), lang)}
            return
        if listener.seat != SPECTATOR:
            house.absence.came(room.id, listener.person)
        if not listener.news.is_set():
            if beats.is_due:
                yield {"beat": True}
                beats.beaten()
            continue
        try:
            message = await telling.in_turn() if listener.seat == SPECTATOR else await telling.message()
        except NotStored:  # what is new is told when the database is back
            listener.news.set()
            await asyncio.sleep(AGAIN_SECONDS)
            continue
        if message is not None:
            yield message
            beats.told()
        if listener.seat == SPECTATOR and house.hub.spectators > SPECTATORS_AT_ONCE:
            await asyncio.sleep(house.hub.spectators / SPECTATORS_A_SECOND)


class _Telling:
    """What one listener is told, message by message."""

    def __init__(self, request: Any, room: Room, listener: Listener, lang: str) -> None:
        self.house, self.address = house_of(request), address_of(request)
        self.room, self.listener, self.lang = room, listener, lang
        self.teller: Teller | None = None
        self.shown: dict[str, Any] | None = None

    async def in_turn(self) -> dict[str, Any] | None:
        """The same for who looks on: one after the other, addresses in turn, so that many keep nobody else waiting."""
        async with self.house.spectating.one_for(self.address):
            await asyncio.sleep(0)
            return await self.message()

    async def message(self) -> dict[str, Any] | None:
        """All that is new; None if that is nothing for this one."""
        house, room, listener = self.house, self.room, self.listener
        listener.news.clear()
        since, until = listener.looks_from(room.status in (ENDED, ABANDONED)), room.said
        said = await house.talk.heard(room, listener.seat, listener.person, since)
        names = await names_in(house, [room])
        away, give_at = await house.absence.of(room), await house.absence.give_at(room)
        messages = await messages_json(house, room, said, self.lang)
        message: dict[str, Any] = {"match": match_json(room, names, away, give_at), "messages": messages,
                                   "present": house.hub.present(room.id)}  # fmt: skip
        written: Raw | None = None
        if not _has_seat(room, listener):
            listener.news.set()  # it was moved meanwhile: looked at again
            return None
        if room.status != WAITING and room.fold is not None:
            message["packet"], written = await self._packet()
        listener.talk_since = max([listener.talk_since, *[line.number + 1 for line in said]])
        listener.read_to = until if len(said) < PAGE else listener.talk_since
        if _shown(message) == self.shown and not messages:
            return None
        self.shown = _shown(message)
        return {**message, "packet": written} if written is not None else message

    async def _packet(self) -> tuple[wire.Packet, Raw | None]:
        """The packet of the match as it stands, written out already for who looks on."""
        house, room, listener = self.house, self.room, self.listener
        fold = room.playing()
        self.teller = self.teller or Teller(self.lang, fold.game, fold.options)
        plies = fold.plies
        told = (listener.since, self.teller, house.stories, self.address, listener.has_view)
        written: Raw | None = None
        if listener.seat == SPECTATOR:
            packet, written = await house.onlookers.packet(room, self.lang, *told)
        else:
            packet = await packet_in_turns(room, listener.seat, *told)
        listener.since, listener.has_view = plies, True
        return packet, written


def _shown(message: dict[str, Any]) -> dict[str, Any]:
    """What a message shows, without what is told once. Who sees nothing new is sent nothing: nobody can count what
    others do in secret.
    """
    packet = {key: value for key, value in message.get("packet", {}).items() if key not in ("events", "rest", "back")}
    return {**message, "packet": packet, "messages": []}


ROUTES: Final = [live, stream]
