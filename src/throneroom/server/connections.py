"""Connections: how long a request may take to arrive, how large its head is, how many there are, and frames of sockets.

Who sends half a request, or takes no answer, does not keep a descriptor; who sends too many
frames is told so and cut off.
"""

from __future__ import annotations

import contextlib
import resource
from asyncio import Task, TimerHandle, Transport
from collections import deque
from collections.abc import Callable
from functools import cache
from http import HTTPStatus
from typing import Any, ClassVar, Final

from litestar import Litestar
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from throneroom.i18n import LANGUAGES
from throneroom.i18n.catalogue import Catalogue
from throneroom.server.addresses import network_of
from throneroom.server.budgets import AGAIN
from throneroom.server.house import House
from throneroom.server.problems import Problem

FRAME_BYTES: Final = 16_384
AHEAD: Final = 8
"""So many requests may wait behind the one that is answered; who sends more without listening is cut off."""
HEAD_BYTES: Final = 32_768
HEADERS: Final = 100
SPARE: Final = 100
"""Descriptors that are never a visitor's: the database, the log, the processes of bots."""
FRAMES: Final = 100
FRAME_SECONDS: Final = 20.0
TOO_MANY: Final = 1008


@cache
def places() -> int:
    """For how many connections there are descriptors; the process takes as many as it is allowed."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = 65_536 if hard == resource.RLIM_INFINITY else hard
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0] - SPARE


@cache
def _told(status: int, type: str) -> tuple[bytes, bytes, bytes]:
    """A refusal before anything was asked: status, headers, and a sentence in every language, as nobody knows whose."""
    words = [Catalogue(lang, "core", "ui", "server") for lang in LANGUAGES]
    lines = [each.say(f"problem-{type}", {"budget": "connections", "most": 0}) for each in words]
    headers = b"retry-after: %d\r\ncontent-type: text/plain; charset=utf-8\r\n" % AGAIN
    return f"{status} {HTTPStatus(status).phrase}".encode(), headers, "\n".join([*lines, ""]).encode()


def house_in(app: Any) -> House:
    """The house of an application, whatever uvicorn has put around it."""
    while not isinstance(app, Litestar):
        app = app.app
    house: House = app.state.house
    return house


class Visit(HttpToolsProtocol):
    """A connection that has to send its requests, and take its answers, in time."""

    head_seconds: ClassVar[float] = 15.0
    body_seconds: ClassVar[float] = 60.0
    stall_seconds: ClassVar[float] = 60.0
    _limit: TimerHandle | None = None
    _stall: TimerHandle | None = None
    _head = 0
    _is_in_head = True
    _answering: RequestResponseCycle | None = None
    release: Callable[[], None] = staticmethod(lambda: None)

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        house = house_in(self.app)
        host = self.client[0] if self.client and not house.settings.proxies else None
        try:
            if len(self.connections) > places():
                raise Problem(503, "server-full")
            self.release = house.limits.connections.hold(address=network_of(host) if host else None)
        except Problem as problem:
            self._refuse(*_told(problem.status, problem.type))
            return
        self._wait(self.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        self.pipeline.clear()
        self.release()
        if self._answering is not None:
            self._answering.disconnected = (
                True  # uvicorn tells the newest of several requests, which may not have begun
            )
            self._answering.message_event.set()
        super().connection_lost(exc)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def data_received(self, data: bytes) -> None:
        if self.parser is None or self.transport.is_closing():
            return
        if self._limit is None and (self.cycle is None or self.cycle.response_complete):
            self._wait(self.head_seconds)
        self._head += len(data) if self._is_in_head else 0
        super().data_received(data)
        if (
            (self.cycle is None or self.cycle.response_complete)
            and self._head > HEAD_BYTES
            and not self.transport.is_closing()
        ):
            self._refuse(b"431 Request Header Fields Too Large")

    def on_message_begin(self) -> None:
        if self.transport.is_closing():
            return
        super().on_message_begin()
        self._is_in_head = True

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        if len(self.headers) > HEADERS or sum([len(key) + len(value) for key, value in self.headers]) > HEAD_BYTES:
            self._refuse(b"431 Request Header Fields Too Large")

    def on_headers_complete(self) -> None:
        if self.transport.is_closing():
            return
        self._head, self._is_in_head = 0, False
        self._wait(self.body_seconds)
        super().on_headers_complete()
        if len(self.pipeline) > AHEAD:
            self.pipeline.clear()
            self.transport.abort()

    def on_body(self, body: bytes) -> None:
        if not self.transport.is_closing():
            super().on_body(body)

    def on_message_complete(self) -> None:
        self._stop_limit()
        if not self.transport.is_closing():
            super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop()
        super().handle_websocket_upgrade()
        socket = self.transport.get_protocol()
        if isinstance(socket, Line):
            socket.release, self.release = self.release, lambda: None
            if not socket.handshake_initiated:
                self._refuse(b"431 Request Header Fields Too Large")  # more than a socket reads, so nothing answers

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stall = self.loop.call_later(self.stall_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._stall is not None:
            self._stall.cancel()
            self._stall = None

    def _wait(self, seconds: float) -> None:
        self._stop_limit()
        self._limit = self.loop.call_later(seconds, self._late)

    def _late(self) -> None:
        self._limit = None
        if self.cycle is None or self.cycle.response_complete:
            self._refuse(b"408 Request Timeout")
        else:
            self.transport.abort()

    def _refuse(self, status: bytes, headers: bytes = b"", body: bytes = b"") -> None:
        """A few words, and the end; there is no request that could be answered properly."""
        if not self.transport.is_closing():
            head = b"HTTP/1.1 %s\r\n%scontent-length: %d\r\nconnection: close\r\n\r\n" % (status, headers, len(body))
            self.transport.write(head + body)
            self.transport.close()
            self._stall = self.loop.call_later(self.stall_seconds, self.transport.abort)

    def _stop_limit(self) -> None:
        if self._limit is not None:
            self._limit.cancel()
            self._limit = None

    def _stop(self) -> None:
        self._stop_limit()
        if self._stall is not None:
            self._stall.cancel()
            self._stall = None


class Line(WebSocketsSansIOProtocol):
    """A socket that may send a few small frames, and has to read and to answer when it is asked whether it is there."""

    stall_seconds: ClassVar[float] = 60.0
    most_frames: ClassVar[int] = FRAMES
    release: Callable[[], None] = staticmethod(lambda: None)
    _stall: TimerHandle | None = None

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._frames: deque[float] = deque(maxlen=self.most_frames)

    def connection_lost(self, exc: Exception | None) -> None:
        self.release()
        if self._stall is not None:
            self._stall.cancel()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._cut_off_later()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._stall is not None and not self.close_sent:
            self._stall.cancel()
            self._stall = None

    def on_task_complete(self, task: Task[None]) -> None:
        super().on_task_complete(task)
        self._cut_off_later()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    def handle_text(self, event: Any) -> None:
        if self._counts():
            super().handle_text(event)

    def handle_bytes(self, event: Any) -> None:
        if self._counts():
            super().handle_bytes(event)

    def handle_cont(self, event: Any) -> None:
        if self._counts():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self._counts():
            super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        if self._counts():
            super().handle_pong(event)

    def _counts(self) -> bool:
        """Whether a frame is taken; who sends one too many is told so, and nothing more is taken."""
        if self.close_sent:
            return False
        now = self.loop.time()
        if len(self._frames) == self.most_frames and now - self._frames[0] < FRAME_SECONDS:
            self._end()
            return False
        self._frames.append(now)
        return True

    def _end(self) -> None:
        self.stop_keepalive()
        self.conn.send_close(TOO_MANY, "too many messages")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_MANY, "reason": ""})
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def _cut_off_later(self) -> None:
        if self._stall is None:
            self._stall = self.loop.call_later(self.stall_seconds, self.transport.abort)
