"""Connections: half requests, endless heads, floods of frames and those who never read do not stay."""

from __future__ import annotations

import contextlib
import os
import socket
import struct
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Opcode
from websockets.sync.client import ClientConnection, connect

from server.running import Client, running, sqlite
from server.support import PATIENCE
from throneroom.core.seats import SPECTATOR
from throneroom.i18n import LANGUAGES
from throneroom.server import connections
from throneroom.server.connections import FRAME_BYTES, FRAMES, HEAD_BYTES, HEADERS, Line, Visit
from throneroom.server.live import Hub, Listener

HALF = b"GET /healthz HTTP/1.1\r\nhost: here\r\n"
FEW = 12
MANY = 1_000_000
"""More than fit into the buffers of a connection."""


@pytest.fixture
def address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A server whose patience is short."""
    monkeypatch.setattr(Visit, "head_seconds", 1.0)
    monkeypatch.setattr(Visit, "body_seconds", 1.0)
    monkeypatch.setattr(Visit, "stall_seconds", 1.0)
    monkeypatch.setattr(Line, "stall_seconds", 1.0)
    with running(sqlite(tmp_path)) as found:
        yield found


def line_to(address: str, place: int = 1) -> socket.socket:
    place_of = urlsplit(address)
    return socket.create_connection((place_of.hostname, place_of.port), PATIENCE, (f"127.0.0.{place}", 0))


def rest(line: socket.socket) -> bytes:
    """All that comes until the other side closes."""
    heard = b""
    with contextlib.suppress(ConnectionResetError):
        while piece := line.recv(65_536):
            heard += piece
    return heard


# ---------------------------------------------------------------- requests


@pytest.mark.parametrize("begun", [b"", b"G", HALF, HALF + b"x: " + b"y" * 1_000])
def test_half_a_request_does_not_keep_a_connection(address: str, begun: bytes) -> None:
    with line_to(address) as line:
        line.sendall(begun)
        assert rest(line).startswith(b"HTTP/1.1 408 ")


def test_who_sends_a_sign_at_a_time_is_not_waited_for(address: str) -> None:
    with line_to(address) as line, contextlib.suppress(OSError):
        line.settimeout(0.02)
        for sign in HALF + b"x: " + b"y" * 20_000:
            line.sendall(bytes([sign]))
            try:
                heard = line.recv(100)
            except TimeoutError:
                continue
            assert heard.startswith(b"HTTP/1.1 408 ")
            return
        raise AssertionError("it was waited for")


def test_a_body_that_does_not_come_ends(address: str) -> None:
    with line_to(address) as line:
        line.sendall(b"POST /api/guests HTTP/1.1\r\nhost: here\r\nx-throneroom: 1\r\ncontent-length: 20\r\n\r\n{")
        assert b" 201 " not in rest(line)


@pytest.mark.parametrize(
    "head",
    [b"x: " + b"y" * (HEAD_BYTES + 100), b"x: y\r\n" * (HEADERS + 1), b"xxxxxxx: yyyyyyyyyyyy\r\n" * 20_000],
    ids=["large", "many", "endless"],
)
def test_a_large_head_is_refused(address: str, head: bytes) -> None:
    with line_to(address) as line:
        with contextlib.suppress(OSError):
            line.sendall(HALF + head)
        heard = rest(line)
        assert not heard or heard.startswith(b"HTTP/1.1 431 ")
    assert httpx.get(f"{address}/healthz").text == "ok"


def test_a_socket_whose_head_is_more_than_it_reads_is_refused_at_once(address: str) -> None:
    head = b"GET /api/matches/x/live HTTP/1.1\r\nhost: here\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    shake = b"sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nx: " + b"y" * 9_000
    with line_to(address) as line:
        line.sendall(head + shake + b"\r\n\r\n")
        assert rest(line).startswith(b"HTTP/1.1 431 ")


@pytest.fixture
def patient(tmp_path: Path) -> Iterator[str]:
    with running(sqlite(tmp_path)) as found:
        yield found


def test_a_few_requests_may_come_at_once_and_very_many_are_not_kept(patient: str) -> None:
    address = patient
    whole = HALF + b"\r\n"
    with line_to(address) as line:
        line.sendall(whole * (connections.AHEAD - 1) + HALF + b"connection: close\r\n\r\n")
        assert rest(line).count(b"HTTP/1.1 200") == connections.AHEAD
    with line_to(address) as line, contextlib.suppress(OSError):
        line.sendall(whole * 1_000)
        assert rest(line).count(b"HTTP/1.1 200") < 1_000


def test_a_stream_ends_with_its_connection_whatever_was_asked_behind_it(patient: str) -> None:
    address = patient
    ann = Client(address, "Ann")
    seats = [{"who": "me"}, {"who": "empty"}, {"who": "empty"}]
    id = ann.post("/api/matches", {"game": "bloody-throne", "players": 3, "seats": seats}, 201)["id"]
    cookie = "; ".join([f"{c.name}={c.value}" for c in ann.http.cookies.jar]).encode()
    with line_to(address) as line:
        stream = b"GET /api/matches/" + id.encode() + b"/stream HTTP/1.1\r\nhost: here\r\ncookie: " + cookie
        line.sendall(stream + b"\r\n\r\n" + HALF + b"\r\n")
        heard = b""
        while b'"present":[0]' not in heard.replace(b" ", b""):
            piece = line.recv(65_536)
            assert piece, "the stream was cut off"
            heard += piece
    for _ in range(round(PATIENCE * 10)):
        if ann.get(f"/api/matches/{id}")["present"] == []:
            return
        time.sleep(0.1)
    raise AssertionError("the stream goes on")


def test_who_never_reads_is_cut_off(address: str) -> None:
    ann = Client(address, "Ann")
    match = ann.post("/api/matches", {"game": "westeros", "players": 3}, 201)["id"]
    line = line_to(address)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2_048)
    cookie = "; ".join([f"{name}={value}" for name, value in ann.http.cookies.items()])
    request = f"GET /api/games/westeros/rules HTTP/1.1\r\nhost: here\r\ncookie: {cookie}\r\n\r\n".encode()
    with line, pytest.raises(ConnectionError):  # not the TimeoutError of a server that waits as well
        for _ in range(MANY):
            line.sendall(request)
    assert ann.get(f"/api/matches/{match}")["id"] == match


def head_of(path: str, size: int) -> bytes:
    """The head of a request that claims to bring so many bytes."""
    lines = [f"POST {path} HTTP/1.1", "host: here", "x-throneroom: 1", "content-type: application/json"]
    return "\r\n".join([*lines, f"content-length: {size}", "", ""]).encode()


def test_a_body_costs_what_came_of_it_and_not_what_was_claimed(tmp_path: Path) -> None:
    with running(sqlite(tmp_path), limits={"LIMIT_BYTES_ADDRESS": 40_000}) as address:
        for _ in range(FEW):
            with line_to(address) as line:
                line.sendall(head_of("/api/replays", 30_000) + b"{")
        Client(address, "Ann")


def test_who_sends_half_a_body_takes_no_place_of_those_who_are_answered(tmp_path: Path) -> None:
    with running(sqlite(tmp_path), limits={"LIMIT_WORKING_ADDRESS": 2, "LIMIT_WORKING_SERVER": 2}) as address:
        lines = [line_to(address) for _ in range(FEW)]
        for line in lines:
            line.sendall(head_of("/api/guests", 20) + b"{")
        ann = Client(address, "Ann")
        for _ in range(FEW):
            assert ann.get("/api/me")["name"] == "Ann"
        for line in lines:
            line.close()


@pytest.mark.parametrize(("setting", "status"), [("ADDRESS", b"429"), ("SERVER", b"503")])
def test_a_few_large_bodies_come_at_once_and_no_more(tmp_path: Path, setting: str, status: bytes) -> None:
    with running(sqlite(tmp_path), limits={f"LIMIT_UPLOADING_{setting}": FEW}) as address:
        lines = [line_to(address) for _ in range(FEW)]
        for line in lines:
            line.sendall(head_of("/api/replays", 100_000) + b"{")
        with line_to(address) as one_more:
            one_more.sendall(head_of("/api/replays", 100_000) + b"{")
            assert one_more.recv(12) == b"HTTP/1.1 " + status
        Client(address, "Ann")
        for line in lines:
            line.close()


@pytest.mark.parametrize(("setting", "places", "status"), [("ADDRESS", (1, 1), b"429"), ("SERVER", (1, 2), b"503")])
def test_there_are_so_many_connections_and_no_more(
    tmp_path: Path, setting: str, places: tuple[int, int], status: bytes
) -> None:
    with running(sqlite(tmp_path), limits={f"LIMIT_CONNECTIONS_{setting}": FEW}) as address:
        lines = [line_to(address, places[0]) for _ in range(FEW)]
        for line in lines:
            line.sendall(HALF)
        with line_to(address, places[1]) as one_more:
            heard = rest(one_more)
        assert heard.startswith(b"HTTP/1.1 %s " % status) and b"\r\nretry-after: " in heard
        assert len(heard.partition(b"\r\n\r\n")[2].splitlines()) == len(LANGUAGES)
        if setting == "ADDRESS":
            with line_to(address, 2) as other:
                other.sendall(HALF + b"connection: close\r\n\r\n")
                assert rest(other).endswith(b"ok")
        for line in lines:
            line.sendall(b"connection: close\r\n\r\n")
            assert rest(line).endswith(b"ok")
            line.close()
        assert httpx.get(f"{address}/healthz").text == "ok"


def test_some_descriptors_are_never_a_visitors(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "places", lambda: FEW)
    with running(sqlite(tmp_path)) as address:
        lines = [line_to(address) for _ in range(FEW)]
        with line_to(address) as one_more:
            assert rest(one_more).startswith(b"HTTP/1.1 503 ")
        for line in lines:
            line.close()


# ---------------------------------------------------------------- sockets


@contextlib.contextmanager
def socket_of(address: str) -> Iterator[ClientConnection]:
    ann = Client(address, "Ann")
    match = ann.post("/api/matches", {"game": "westeros", "players": 3}, 201)["id"]
    cookie = "; ".join([f"{name}={value}" for name, value in ann.http.cookies.items()])
    live = f"{address.replace('http', 'ws')}/api/matches/{match}/live"
    with connect(live, additional_headers={"cookie": cookie}, open_timeout=PATIENCE, close_timeout=1) as found:
        found.recv(timeout=PATIENCE)
        yield found


def closed_with(ws: ClientConnection) -> int:
    """With what a socket is closed, whatever else comes before."""
    with pytest.raises(ConnectionClosed) as closed:
        for _ in range(MANY):
            ws.recv(timeout=PATIENCE)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


@pytest.mark.parametrize("kind", ["text", "binary", "pings", "pieces"])
def test_a_flood_of_frames_is_ended_with_1008(address: str, kind: str) -> None:
    with socket_of(address) as ws:
        with contextlib.suppress(ConnectionClosed):
            if kind == "pieces":
                ws.send(["x"] * (FRAMES + 5))
            for _ in range(FRAMES + 5) if kind != "pieces" else ():
                if kind == "pings":
                    ws.ping()
                else:
                    ws.send("x" if kind == "text" else b"x")
        assert closed_with(ws) == 1008


def test_a_few_frames_are_nothing(address: str) -> None:
    with socket_of(address) as ws:
        for _ in range(FRAMES // 2):
            ws.send("x")
        assert ws.ping().wait(PATIENCE)


def test_a_giant_frame_is_ended_with_1009(address: str) -> None:
    with socket_of(address) as ws:
        with contextlib.suppress(ConnectionClosed):
            ws.send(b"x" * (FRAME_BYTES + 1))
        assert closed_with(ws) == 1009
    with socket_of(address) as ws:
        with contextlib.suppress(ConnectionClosed):
            ws.send([b"x" * 10_000, b"x" * 10_000])
        assert closed_with(ws) == 1009


def test_a_frame_without_a_mask_is_ended(address: str) -> None:
    with socket_of(address) as ws:
        ws.socket.sendall(struct.pack("!BB", 0x80 | Opcode.TEXT, 5) + b"hello")
        assert closed_with(ws) == 1002


# ---------------------------------------------------------------- presence


def test_who_changes_the_seat_is_seen_on_the_new_one() -> None:
    hub = Hub()
    ann, bob = Listener(0, "ann", 0, 0), Listener(1, "bob", 0, 0)
    for listener in (ann, bob):
        hub.join("m", listener)
    bob.news.clear()
    hub.follow("m", ann, 1)  # the two have swapped, and bob was told before she followed
    assert hub.present("m") == [1]
    assert bob.news.is_set()
    hub.follow("m", bob, 0)
    assert hub.present("m") == [0, 1]
    assert not (ann.has_view or bob.has_view)


def test_who_looks_on_comes_and_goes_without_a_word() -> None:
    hub = Hub()
    there = [Listener(0, "ann", 0, 0), *[Listener(SPECTATOR, "", 0, 0) for _ in range(50)]]
    for listener in there:
        hub.join("m", listener)

    def told() -> int:
        count = sum([listener.news.is_set() for listener in there])
        for listener in there:
            listener.news.clear()
        return count

    told()
    spectator, bob, again = Listener(SPECTATOR, "", 0, 0), Listener(1, "bob", 0, 0), Listener(1, "bob", 0, 0)
    for come_or_go, listener, wanted in (
        (hub.join, spectator, 0),
        (hub.leave, spectator, 0),
        (hub.join, bob, len(there)),
        (hub.join, again, 0),
        (hub.leave, bob, 0),
        (hub.leave, again, len(there)),
    ):
        come_or_go("m", listener)
        assert told() == wanted
    assert bob.news.is_set() and spectator.news.is_set()


def test_descriptors_are_given_back(address: str) -> None:
    httpx.get(f"{address}/healthz")
    lines = [line_to(address) for _ in range(50)]
    for line in lines:
        line.sendall(HALF)
    before = len(os.listdir("/proc/self/fd"))
    for line in lines:
        assert rest(line).startswith(b"HTTP/1.1 408 ")
        line.close()
    assert len(os.listdir("/proc/self/fd")) <= before - 50
