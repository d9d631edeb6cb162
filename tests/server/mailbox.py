"""A small mail server of this machine, which keeps what it is given."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage


@dataclass
class Mailbox:
    """Where it listens, and the mails it took."""

    port: int = 0
    mails: list[EmailMessage] = field(default_factory=list)

    @property
    def url(self) -> str:
        """What a host would set as `NOTIFY_MAIL`."""
        return f"mailto://127.0.0.1:{self.port}?from=throneroom@example.org&mode=insecure"

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Speak as much SMTP as it takes to be given mails."""
        writer.write(b"220 mailbox\r\n")
        while line := await reader.readline():
            word = line[:4].upper()
            if word == b"DATA":
                writer.write(b"354 go on\r\n")
                mail = await reader.readuntil(b"\r\n.\r\n")
                found = message_from_bytes(mail.removesuffix(b".\r\n"), policy=policy.default)
                assert isinstance(found, EmailMessage)
                self.mails.append(found)
            writer.write(b"221 bye\r\n" if word == b"QUIT" else b"250 ok\r\n")
            await writer.drain()
        writer.close()


@contextmanager
def standing_mailbox() -> Iterator[Mailbox]:
    """A mailbox with a thread of its own, for tests that wait for other processes."""
    loop, ready, box = asyncio.new_event_loop(), threading.Event(), Mailbox()

    async def open_() -> asyncio.Server:
        return await asyncio.start_server(box.take, "127.0.0.1", 0)

    def stand() -> None:
        server = loop.run_until_complete(open_())
        box.port = server.sockets[0].getsockname()[1]
        ready.set()
        loop.run_forever()

    thread = threading.Thread(target=stand, daemon=True)
    thread.start()
    ready.wait()
    try:
        yield box
    finally:
        loop.call_soon_threadsafe(loop.stop)
        thread.join()


@asynccontextmanager
async def mailbox() -> AsyncIterator[Mailbox]:
    """A mailbox that is open until the block is left."""
    box = Mailbox()
    server = await asyncio.start_server(box.take, "127.0.0.1", 0)
    box.port = server.sockets[0].getsockname()[1]
    try:
        yield box
    finally:
        server.close()
