"""Connections that mean harm: each does one thing wrong for as long as it is let, and tells how it was ended."""

from __future__ import annotations

import contextlib
import socket
import struct
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed
from websockets.frames import Opcode
from websockets.protocol import State
from websockets.sync.client import ClientConnection, connect

from server.support import PATIENCE
from throneroom.server.connections import FRAME_BYTES, FRAMES

OPEN: Final = "open"
"""What is told of a connection that nobody ended in time."""
CUT: Final = "cut"
PLACE: Final = "127.0.0.9"
"""Where those come from that are ended for what they send; the honest ones are at home."""
SLOW: Final = "127.0.0.8"
"""Where those come from that do not send what they began; and ..."""
DEAF: Final = "127.0.0.7"
"""Those that take nothing. Only these two meet an impatient server, so that no honest one is ever too slow for it."""
HALF: Final = "GET /healthz HTTP/1.1\r\nhost: here\r\n"
HASTE: Final = 0.5
"""The seconds that an impatient server gives to those who come to try its patience."""
BEAT: Final = HASTE / 4


@dataclass(frozen=True, slots=True)
class Target:
    """A server, a match that everybody may watch, and how long one waits whose end is a matter of patience."""

    address: str
    match: str
    seconds: float

    @property
    def live(self) -> str:
        return f"{self.address.replace('http', 'ws')}/api/matches/{self.match}/live"

    def line(self, place: str) -> socket.socket:
        """A connection; however long it takes to come in, only the wait for its end is bounded."""
        to = urlsplit(self.address)
        return socket.create_connection((to.hostname, to.port), PATIENCE, (place, 0))


Attack = Callable[[Target], str]


def _ended(line: socket.socket, seconds: float) -> str:
    """How a line is ended that takes what comes: the status of the answer, or cut."""
    line.settimeout(seconds)
    heard = b""
    try:
        while piece := line.recv(65_536):
            heard = heard or piece[:32]
    except TimeoutError:
        return OPEN
    except OSError:
        return CUT
    return heard.split(b" ")[1].decode() if heard.startswith(b"HTTP/1.1 4") else CUT


# ---------------------------------------------------------------- requests


def half_a_request(to: Target) -> str:
    with to.line(SLOW) as line:
        line.sendall(HALF.encode())
        return _ended(line, to.seconds)


def a_body_that_does_not_come(to: Target) -> str:
    with to.line(SLOW) as line:
        line.sendall(b"POST /api/guests HTTP/1.1\r\nhost: here\r\nx-throneroom: 1\r\ncontent-length: 20\r\n\r\n{")
        return _ended(line, to.seconds)


def a_sign_at_a_time(to: Target) -> str:
    until = time.monotonic() + to.seconds
    with to.line(SLOW) as line:
        line.settimeout(BEAT)
        signs = iter(HALF.encode() + b"x: " + b"y" * 30_000)
        while time.monotonic() < until:
            try:
                line.sendall(bytes([next(signs)]))
                if not line.recv(100):
                    return CUT
                return "408"
            except TimeoutError:
                continue
            except OSError:
                return CUT
    return OPEN


def never_read_answers(to: Target) -> str:
    """Asks again and again and takes no answer; who asks one that has hung up is told so by the system."""
    until = time.monotonic() + to.seconds
    with to.line(DEAF) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2_048)
        line.setblocking(False)
        while time.monotonic() < until:
            try:
                line.send(b"GET /api/games/westeros/rules HTTP/1.1\r\nhost: here\r\n\r\n" * 10)
            except BlockingIOError:
                pass
            except OSError:
                return CUT
            time.sleep(BEAT)
    return OPEN


# ---------------------------------------------------------------- sockets


@contextlib.contextmanager
def _socket(to: Target) -> Iterator[ClientConnection]:
    with connect(to.live, sock=to.line(PLACE), open_timeout=PATIENCE, close_timeout=1) as found:
        found.recv(timeout=PATIENCE)
        yield found


def _code(ws: ClientConnection) -> str:
    """With what a socket is closed; it is open if the server answers what comes after all that was sent."""
    try:
        answered = ws.ping(ack_on_close=True).wait(PATIENCE)
        while answered and ws.protocol.state is not State.OPEN:
            ws.recv(timeout=PATIENCE)
    except ConnectionClosed as closed:
        return str(closed.rcvd.code) if closed.rcvd is not None else CUT
    return OPEN if answered else "hangs"


def never_answer_a_socket(to: Target) -> str:
    """Opens a socket and takes nothing from it, not even the question whether it is there."""
    with to.line(DEAF) as line:
        place = urlsplit(to.live)
        upgrade = "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
        key = "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        line.sendall(f"GET {place.path} HTTP/1.1\r\nhost: {place.netloc}\r\n{upgrade}{key}\r\n".encode())
        return _ended(line, to.seconds)


def flood(to: Target) -> str:
    with _socket(to) as ws:
        with contextlib.suppress(ConnectionClosed):
            for _ in range(FRAMES + 20):
                ws.send("x")
        return _code(ws)


def flood_in_pieces(to: Target) -> str:
    with _socket(to) as ws:
        with contextlib.suppress(ConnectionClosed):
            ws.send(["x"] * (FRAMES + 20))
        return _code(ws)


def a_giant_frame(to: Target) -> str:
    with _socket(to) as ws:
        with contextlib.suppress(ConnectionClosed):
            ws.send(b"x" * (FRAME_BYTES + 1))
        return _code(ws)


def a_giant_in_pieces(to: Target) -> str:
    with _socket(to) as ws:
        with contextlib.suppress(ConnectionClosed):
            ws.send([b"x" * 10_000, b"x" * 10_000])
        return _code(ws)


def without_a_mask(to: Target) -> str:
    with _socket(to) as ws:
        ws.socket.sendall(struct.pack("!BB", 0x80 | Opcode.TEXT, 5) + b"hello")
        return _code(ws)


ATTACKS: Final[dict[Attack, set[str]]] = {
    half_a_request: {"408", CUT},
    a_body_that_does_not_come: {"408", CUT},
    a_sign_at_a_time: {"408", CUT},
    never_read_answers: {CUT},
    never_answer_a_socket: {CUT},
    flood: {"1008"},
    flood_in_pieces: {"1008"},
    a_giant_frame: {"1009"},
    a_giant_in_pieces: {"1009"},
    without_a_mask: {"1002"},
}
"""What each may be ended with."""
