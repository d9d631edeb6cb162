"""Web Push: what a device is sent can be read there alone, and this server calls nothing but known push services."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any, cast

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from server.running import Client, running, sqlite
from server.support import PATIENCE
from throneroom.server.problems import Problem
from throneroom.server.push import Note, Push, canonical, digest_of
from throneroom.server.sending import Sending
from throneroom.server.settings import PUSH_HOSTS, Settings, from_environment
from throneroom.server.store.database import Database

FCM = "https://fcm.googleapis.com"
NOTE = Note("A Game of Thrones", "It is your turn.", "/t/abc", "abc")


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


@dataclass
class Browser:
    """A device with its own keys."""

    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    auth: bytes = field(default_factory=lambda: os.urandom(16))

    def subscription(self, endpoint: str) -> dict[str, Any]:
        public = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": endpoint, "keys": {"p256dh": text(public), "auth": text(self.auth)}}

    def read(self, body: bytes) -> Any:
        return json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm"))


@dataclass
class Service:
    """A push service on this machine: what it was sent, and what it answers."""

    address: str = ""
    status: int = 201
    location: str = ""
    heard: list[tuple[str, dict[str, str], bytes]] = field(default_factory=list)
    news: threading.Event = field(default_factory=threading.Event)


@contextmanager
def service(status: int = 201, location: str = "") -> Iterator[Service]:
    found = Service(status=status, location=location)

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            found.heard.append((self.path, {name.lower(): value for name, value in self.headers.items()}, body))
            self.send_response(found.status)
            if found.location:
                self.send_header("location", found.location)
            self.send_header("content-length", "0")
            self.end_headers()
            found.news.set()

        do_GET = do_POST  # noqa: N815

        def log_message(self, *given: Any) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    found.address = f"http://127.0.0.1:{server.server_port}"
    try:
        yield found
    finally:
        server.shutdown()
        server.server_close()
        thread.join(PATIENCE)


def settings(path: Path, **more: Any) -> Settings:
    return Settings(database=sqlite(path), **more)


def refused(push: Push, endpoint: str) -> bool:
    try:
        push.check(endpoint)
    except Problem as problem:
        assert (problem.status, problem.type) == (422, "bad-push")
        return True
    return False


def push_of(path: Path, **more: Any) -> Push:
    wanted = settings(path, **more)
    return Push(cast(Database, None), wanted)  # nothing is stored


# ---------------------------------------------------------------- what is called


def test_the_known_services_alone_are_accepted_by_their_whole_names(tmp_path: Path) -> None:
    push = push_of(tmp_path)
    for host in PUSH_HOSTS:
        assert not refused(push, f"https://{host}/send/abc")
        assert not refused(push, f"https://{host}:443/send/abc?x=1")
        for endpoint in (
            f"http://{host}/send",
            f"https://{host}:8443/send",
            f"https://{host}.example.org/send",
            f"https://x.{host}/send",
            f"https://x{host}/send",
            f"https://{host}@example.org/send",
            f"https://user@{host}/send",
            f"https://example.org/{host}",
            f"https://example.org#{host}",
            f"https://{host}/send#part",
            f"//{host}/send",
            f"ftp://{host}/send",
        ):
            assert refused(push, endpoint), endpoint


@pytest.mark.parametrize(
    "endpoint",
    [f"{FCM}/x", f"{FCM}/x?", f"{FCM}/x#", f"{FCM}:443/x", f"{FCM}:/x", "HTTPS://FCM.GoogleApis.com:0443/x?",
     "https://@fcm.googleapis.com/x"],
)  # fmt: skip
def test_a_device_is_one_however_its_address_is_written(endpoint: str) -> None:
    assert canonical(endpoint) == f"{FCM}/x"
    assert digest_of(endpoint) == digest_of(f"{FCM}/x")


def test_devices_that_differ_are_several() -> None:
    different = [f"{FCM}/x", f"{FCM}/X", f"{FCM}/x/", f"{FCM}/x?a=1", f"{FCM}/x?a=2", f"{FCM}:444/x"]
    assert [canonical(endpoint) for endpoint in different] == different
    assert canonical(FCM) == f"{FCM}/"


@pytest.mark.parametrize(
    "endpoint",
    ["", "https://", "https://[::1", "https://127.0.0.1/", "https://localhost/", "http://127.0.0.1:1/", "file:///etc/passwd",
     "https://10.0.0.1/", "https://[::1]/", "https://169.254.169.254/latest", "https://fcm.googleapis.com:99999/x",
     "https://fcm.googleapis.cöm/", "https://0x7f000001/", "javascript:1",
     "https://fcm.googleapis.com/a\x00b", "https://fcm.googleapis.com/a\nb", "https://fcm.goo\tgleapis.com/a",
     " https://fcm.googleapis.com/a", "https://fcm.googleapis.com/a b", "\x01https://fcm.googleapis.com/a"],
)  # fmt: skip
def test_nothing_else_is_accepted(tmp_path: Path, endpoint: str) -> None:
    assert refused(push_of(tmp_path), endpoint)


def test_this_machine_is_reached_only_where_a_test_says_so(tmp_path: Path) -> None:
    assert not refused(push_of(tmp_path, push_test=True), "http://127.0.0.1:9/x")
    for endpoint in (
        "http://127.0.0.2/",
        "http://localhost/",
        "http://user@127.0.0.1/",
        "http://10.0.0.1/",
        "https://127.0.0.1/",
    ):
        assert refused(push_of(tmp_path, push_test=True), endpoint), endpoint
    everything = dict.fromkeys(("PUSH_TEST", "NOTIFY_TEST"), "1")
    assert not from_environment(everything, tmp_path).push_test


@pytest.mark.parametrize(
    "address",
    ["127.0.0.1", "10.1.2.3", "192.168.1.1", "172.16.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1",
     "::1", "fc00::1", "fe80::1%eth0", "::ffff:127.0.0.1", "ff02::1"],
)  # fmt: skip
def test_a_name_that_leads_into_the_inner_network_is_not_called(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    push = push_of(tmp_path)

    def resolved(*found: str) -> None:
        answer = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (one, 443)) for one in found]
        monkeypatch.setattr(socket, "getaddrinfo", lambda *given, **more: answer)

    for found in ([address], ["142.250.1.1", address]):
        resolved(*found)
        with pytest.raises(OSError):
            push.address_of("fcm.googleapis.com", 443)
    resolved("142.250.1.1")
    assert push.address_of("fcm.googleapis.com", 443) == "142.250.1.1"


def test_the_hosts_are_a_setting(tmp_path: Path) -> None:
    own = from_environment({"PUSH_HOSTS": "push.example.org, other.example.org"}, tmp_path)
    assert own.push_hosts == ("push.example.org", "other.example.org")
    assert from_environment({}, tmp_path).push_hosts == PUSH_HOSTS
    assert from_environment({"PUSH_HOSTS": "-"}, tmp_path).push_hosts == ()
    for strange in ("*.example.org", "127.0.0.1", "localhost", "https://example.org", "example.org:443"):
        with pytest.raises(ValueError, match="PUSH_HOSTS"):
            from_environment({"PUSH_HOSTS": strange}, tmp_path)


# ---------------------------------------------------------------- what is sent


def sent_to(push: Push, *devices: dict[str, Any]) -> bool:
    sending = Sending()
    flat = [{"user": "ann", "endpoint": d["endpoint"], **d["keys"]} for d in devices]
    try:
        return asyncio.run(push.send(flat, NOTE, sending))
    finally:
        sending.close()


@pytest.fixture
def ready(tmp_path: Path) -> Iterator[Push]:
    """A way to devices on this machine, with a key."""
    from throneroom.server import push as module

    found = push_of(tmp_path, push_test=True)
    found._key = module._new_key()
    yield found


def test_a_note_is_read_by_its_device_alone_and_signed(ready: Push) -> None:
    browser, other = Browser(), Browser()
    with service() as there:
        assert sent_to(ready, browser.subscription(f"{there.address}/send/abc?x=1"))
        ((path, headers, body),) = there.heard
    assert path == "/send/abc?x=1"
    assert b"turn" not in body
    assert browser.read(body) == {"title": NOTE.title, "body": NOTE.body, "link": NOTE.link, "tag": NOTE.tag}
    with pytest.raises(http_ece.ECEException):
        other.read(body)
    assert (headers["content-encoding"], headers["ttl"]) == ("aes128gcm", "86400")
    assert f"k={asyncio.run(ready.public_key())}" in headers["authorization"]
    assert Vapid02.verify(headers["authorization"])
    claims = json.loads(base64.urlsafe_b64decode(headers["authorization"].split(".")[1] + "=="))
    assert claims["aud"] == there.address


def test_what_takes_long_to_import_is_not_imported_where_everybody_waits(
    ready: Push, monkeypatch: pytest.MonkeyPatch
) -> None:
    from throneroom.server import push as module

    threads: list[str] = []

    def noted(*given: Any) -> str:
        threads.append(threading.current_thread().name)
        raise ValueError

    monkeypatch.setattr(module, "encrypted", noted)
    monkeypatch.setattr(module, "_public", noted)
    with pytest.raises(Problem):
        asyncio.run(ready.subscribe("ann", "http://127.0.0.1/x", "key", "auth", 0.0))
    with pytest.raises(ValueError):
        asyncio.run(ready.public_key())
    assert len(threads) == 2
    assert threading.main_thread().name not in threads


def test_no_redirect_is_followed(ready: Push) -> None:
    with service() as inner, service(307, f"{inner.address}/secret") as there:
        for there.status in (301, 302, 303, 307, 308):
            assert not sent_to(ready, Browser().subscription(there.address))
        assert (len(there.heard), inner.heard) == (5, [])


def test_one_device_that_fails_keeps_no_other_from_its_note(ready: Push) -> None:
    browser = Browser()
    with service(500) as bad, service() as good:
        nobody = Browser().subscription("http://127.0.0.1:1/")
        assert sent_to(ready, Browser().subscription(bad.address), nobody, browser.subscription(good.address))
        assert browser.read(good.heard[0][2])["title"] == NOTE.title


# ---------------------------------------------------------------- the way of a notice


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running(
        sqlite(tmp_path_factory.mktemp("push")), rate_limits=1000, push_test=True, notify_seconds=0.0
    ) as found:
        yield found


def play_with(owner: Client, other: Client) -> str:
    """A match by days in which the other is asked first."""
    seats = [{"who": "empty"}, {"who": "me"}, {"who": "greedy"}]
    pace = {"kind": "days", "days": 1}
    body = {"game": "bloody-throne", "players": 3, "seats": seats, "options": {"start": "red"}, "pace": pace}
    match = owner.post("/api/matches", body, 201)
    other.post(f"/api/matches/{match['id']}/join", {"invite": match["invite"]})
    owner.post(f"/api/matches/{match['id']}/start")
    return str(match["id"])


def test_who_is_asked_is_told_on_their_device(address: str) -> None:
    ann, bob, browser = Client(address, "Ann"), Client(address, "Bob"), Browser()
    with service() as there:
        settings = bob.post("/api/notifications/devices", browser.subscription(f"{there.address}/bob"), 201)
        assert (settings["push"]["devices"], settings["channel"]) == (1, "")
        id = play_with(ann, bob)
        assert there.news.wait(PATIENCE)
        note = browser.read(there.heard[0][2])
    assert (note["link"], note["tag"]) == (f"/t/{id}", id)
    assert "Bloody Throne" in note["title"]


def test_a_device_that_is_gone_is_forgotten(address: str) -> None:
    ann, browser = Client(address, "Ann"), Browser()
    with service(410) as there:
        ann.post("/api/notifications/devices", browser.subscription(f"{there.address}/gone"), 201)
        ann.post("/api/notifications/test", status=502)
    assert ann.get("/api/notifications/settings")["push"]["devices"] == 0
    ann.post("/api/notifications/test", status=409)


def test_a_device_is_kept_once_however_its_address_is_written(address: str) -> None:
    ann, browser = Client(address, "Ann"), Browser()
    with service() as there:
        for endpoint in (f"{there.address}/one", f"{there.address}/one?", f"{there.address.upper()}/one"):
            made = ann.post("/api/notifications/devices", browser.subscription(endpoint), 201)
            assert made["push"]["devices"] == 1
        ann.post("/api/notifications/test")
        assert [path for path, _, _ in there.heard] == ["/one"]
        assert ann.post("/api/notifications/devices/end", {"endpoint": f"{there.address}/one#"})["push"]["devices"] == 0


def test_a_device_is_of_who_came_last_and_ends_when_they_say_so(address: str) -> None:
    ann, bob, browser = Client(address, "Ann"), Client(address, "Bob"), Browser()
    with service() as there:
        device = browser.subscription(f"{there.address}/one")
        for person in (ann, bob, bob):
            assert person.post("/api/notifications/devices", device, 201)["push"]["devices"] == 1
        assert ann.get("/api/notifications/settings")["push"]["devices"] == 0
        ann.post("/api/notifications/devices/end", {"endpoint": device["endpoint"]})
        bob.post("/api/notifications/test")
        assert bob.post("/api/notifications/devices/end", {"endpoint": device["endpoint"]})["push"]["devices"] == 0
        assert len(there.heard) == 1


@pytest.mark.parametrize(
    "keys", [{"p256dh": "AAAA", "auth": "AAAA"}, {"p256dh": "ä", "auth": "?"}, {"p256dh": "A" * 87, "auth": "A"}]
)
def test_what_cannot_be_written_to_is_refused(address: str, keys: dict[str, str]) -> None:
    body = {"endpoint": "http://127.0.0.1:9/x", "keys": keys}
    assert Client(address, "Ann").post("/api/notifications/devices", body, 422)["type"] == "/problems/bad-push"


def test_a_guest_cannot_have_other_places_called(address: str) -> None:
    ann = Client(address, "Ann")
    for endpoint in ("https://example.org/x", "http://localhost/x", "https://127.0.0.1/x"):
        found = ann.post("/api/notifications/devices", Browser().subscription(endpoint), 422)
        assert found["type"] == "/problems/bad-push"


def test_the_key_is_made_once_and_kept(tmp_path: Path) -> None:
    keys = []
    for _ in range(2):
        with running(sqlite(tmp_path)) as address:
            keys.append(Client(address, "Ann").get("/api/notifications/settings")["push"]["key"])
    assert keys[0] == keys[1]
    assert len(base64.urlsafe_b64decode(keys[0] + "=")) == 65
