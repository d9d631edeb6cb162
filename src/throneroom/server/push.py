"""Web Push: notices on the devices of people, encrypted for them (RFC 8291) and signed by this server (RFC 8292).

A subscription names an address that this server will call, and a guest brings it along. So it must be https on a host
of a known push service, compared whole; what the name resolves to must be an address of the internet, and that address
is the one that is called; and nothing is followed that the answer leads to.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import hashlib
import http.client
import json
import logging
import secrets
import socket
import ssl
from collections.abc import Sequence
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import urlsplit, urlunsplit

from sqlalchemy.exc import IntegrityError

from throneroom.server.logs import event
from throneroom.server.problems import Problem
from throneroom.server.secret import new_secret
from throneroom.server.sending import Sending
from throneroom.server.settings import Settings
from throneroom.server.store import pushes, rows
from throneroom.server.store.database import Database

KEY: Final = "push-key"
PORTS: Final = {"https": 443, "http": 80}
TAKEN: Final = range(200, 300)
GONE: Final = (404, 410)
SECONDS: Final = 10.0
KEPT_SECONDS: Final = 86_400
"""So long a push service keeps a notice for a device that is not there."""


ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""How many points the curve P-256 has."""


@dataclass(frozen=True, slots=True)
class Note:
    """What a device shows."""

    title: str
    body: str
    link: str
    tag: str
    """Of notices with the same tag a device shows the last."""


class Push:
    """The devices of people, and the way to them."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self.database = database
        self.hosts = frozenset(settings.push_hosts)
        self.is_test = settings.push_test
        self._contact = settings.origin if settings.origin.startswith("https://") else "mailto:nobody@example.org"
        self._key = self._public_key = ""

    async def find_key(self) -> None:
        """The key that signs: the first process makes one and leaves it for all."""
        with contextlib.suppress(IntegrityError):
            async with self.database.write() as c:
                if await rows.find_setting(c, KEY) is None:
                    await rows.put_setting(c, KEY, _new_key())
        async with self.database.read() as c:
            self._key = await rows.find_setting(c, KEY) or ""
        assert self._key

    async def public_key(self) -> str:
        """What a browser needs to subscribe."""
        if not self._public_key:
            self._public_key = await asyncio.to_thread(_public, self._key)
        return self._public_key

    # ------------------------------------------------------------ devices

    async def subscribe(self, user: str, endpoint: str, p256dh: str, auth: str, now: float) -> None:
        """Have the notices of a person on a device from now on; of anybody else's none there any more."""
        endpoint = canonical(endpoint)
        self.check(endpoint)
        try:
            await asyncio.to_thread(encrypted, {"endpoint": endpoint, "p256dh": p256dh, "auth": auth}, b"{}")
        except Exception:
            raise Problem(422, "bad-push") from None
        row = {"user": user, "endpoint": endpoint, "p256dh": p256dh, "auth": auth, "made": now}
        async with self.database.write() as c:
            await pushes.put(c, id=new_secret()[:24], digest=digest_of(endpoint), **row)

    async def unsubscribe(self, user: str, endpoint: str) -> None:
        async with self.database.write() as c:
            await pushes.drop(c, user, digest_of(endpoint))

    async def forget(self, user: str) -> None:
        """No device of a person shows notices any more."""
        async with self.database.write() as c:
            await pushes.drop(c, user)

    async def devices(self, user: str) -> list[dict[str, Any]]:
        async with self.database.read() as c:
            return await pushes.of(c, user)

    def check(self, endpoint: str) -> None:
        """Refuse an address that is not of a push service this server knows."""
        parts = urlsplit(canonical(endpoint))
        is_ours = self.is_test and parts.scheme == "http" and parts.hostname == "127.0.0.1"
        is_known = parts.scheme == "https" and parts.netloc in self.hosts
        if parts.fragment or not (is_ours or is_known):
            raise Problem(422, "bad-push")

    # ------------------------------------------------------------ sending

    async def send(self, devices: Sequence[dict[str, Any]], note: Note, sending: Sending) -> bool:
        """Send a note to some devices; whether one was taken. Devices that are gone are forgotten."""
        data = json.dumps({"title": note.title, "body": note.body, "link": note.link, "tag": note.tag}).encode()
        is_taken = False
        for device in devices:
            status = await sending.do(lambda device=device: self._deliver(device, data))  # type: ignore[misc]
            is_taken = is_taken or status in TAKEN
            if status in GONE:
                await self.unsubscribe(device["user"], device["endpoint"])
        return is_taken

    def _deliver(self, device: dict[str, Any], data: bytes) -> int:
        """Call a push service; its answer, or 0 where there was none. Whatever goes wrong must not stop the others."""
        try:
            self.check(device["endpoint"])
            parts = urlsplit(device["endpoint"])
            body = encrypted(device, data)
            headers = {
                "content-type": "application/octet-stream", "content-encoding": "aes128gcm", "ttl": str(KEPT_SECONDS),
                "urgency": "normal", **_signed(self._key, f"{parts.scheme}://{parts.netloc}", self._contact),
            }  # fmt: skip
            return self._called(device["endpoint"], headers, body)
        except Exception as fault:
            event("push-failed", logging.WARNING, fault)
            return 0

    def _called(self, endpoint: str, headers: dict[str, str], body: bytes) -> int:
        parts = urlsplit(endpoint)
        host, is_secure = parts.hostname or "", parts.scheme == "https"
        port = parts.port or (443 if is_secure else 80)
        line = _Line(host, port, self.address_of(host, port), is_secure)
        try:
            line.request("POST", f"{parts.path}{'?' + parts.query if parts.query else ''}", body, headers)
            return line.getresponse().status
        finally:
            line.close()

    def address_of(self, host: str, port: int) -> str:
        """What a name resolves to; an error unless all of it is of the internet. In tests it is of this machine."""
        found = [str(info[4][0]) for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
        for text in found:
            address = ip_address(text.partition("%")[0])
            is_ours = self.is_test and address.is_loopback
            if not is_ours and (not address.is_global or address.is_multicast):
                raise OSError(f"{host} is not an address of the internet")
        return found[0]


class _Line(http.client.HTTPConnection):
    """A connection to an address that was looked at; the name is for the certificate alone."""

    def __init__(self, host: str, port: int, address: str, is_secure: bool) -> None:
        super().__init__(host, port, timeout=SECONDS)
        self._address = address
        self._is_secure = is_secure

    def connect(self) -> None:
        self.sock = socket.create_connection((self._address, self.port), SECONDS)
        if self._is_secure:
            self.sock = ssl.create_default_context().wrap_socket(self.sock, server_hostname=self.host)


def canonical(endpoint: str) -> str:
    """An address as it is compared and stored: one text for all the ways in which the same one can be written."""
    if not endpoint.isascii() or not endpoint.isprintable() or " " in endpoint:
        raise Problem(422, "bad-push")
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise Problem(422, "bad-push") from None
    if parts.username or parts.password:
        raise Problem(422, "bad-push")
    where = host if port in (None, PORTS.get(parts.scheme)) else f"{host}:{port}"
    return urlunsplit((parts.scheme, where, parts.path or "/", parts.query, parts.fragment))


def digest_of(endpoint: str) -> str:
    return hashlib.sha256(canonical(endpoint).encode()).hexdigest()


def encrypted(device: dict[str, Any], data: bytes) -> bytes:
    """What only a device can read."""
    from pywebpush import WebPusher  # here, as it takes long to import

    keys = {"p256dh": device["p256dh"], "auth": device["auth"]}
    found = WebPusher({"endpoint": device["endpoint"], "keys": keys}).encode(data, content_encoding="aes128gcm")
    return bytes(found["body"])


def _new_key() -> str:
    """A private key of P-256, as raw as it can be."""
    return _text((1 + secrets.randbelow(ORDER - 1)).to_bytes(32, "big"))


def _public(key: str) -> str:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
    from py_vapid import Vapid02

    found = Vapid02.from_raw(key.encode()).public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return _text(found)


def _signed(key: str, audience: str, contact: str) -> dict[str, str]:
    """The header that says who sends."""
    from py_vapid import Vapid02

    found: dict[str, str] = Vapid02.from_raw(key.encode()).sign({"sub": contact, "aud": audience})
    return found


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
