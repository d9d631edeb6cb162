"""A slow mail server: nobody waits for it but those it writes to, and what is too much is refused."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator

import pytest

from server.mailbox import Mailbox
from server.support import PATIENCE
from server.test_mail_links import refused, with_mail
from server.test_notices import Evening
from throneroom.server import channels, mail_links
from throneroom.server.channels import Letter
from throneroom.server.sending import AT_ONCE, WAITING

LETTER = Letter("title", "body")
pytestmark = pytest.mark.parametrize("database", ["sqlite"], indirect=True)


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """Set when the mail server answers at last."""
    answers = threading.Event()
    monkeypatch.setattr(channels, "_call", lambda *_: answers.wait(PATIENCE))
    yield answers
    answers.set()


def test_while_mails_wait_for_their_server_everything_else_goes_on(database: str, answers: threading.Event) -> None:
    async def work(evening: Evening, box: Mailbox) -> None:
        house = evening.house
        sent = [asyncio.ensure_future(house.postman.channels.post("a@example.org", LETTER)) for _ in range(40)]
        async with asyncio.timeout(PATIENCE / 2):
            await asyncio.to_thread(int)  # what replays, uploads and card sets are worked at with
            assert not await house.people.passwords.is_right(None, "wrong password")
        assert not any([letter.done() for letter in sent])
        answers.set()
        assert await asyncio.gather(*sent) == [True] * 40

    with_mail(database, work)


def test_what_is_too_much_to_send_is_refused_and_later_it_is_not(database: str, answers: threading.Event) -> None:
    async def work(evening: Evening, box: Mailbox) -> None:
        post = evening.house.postman.channels.post
        sent = [asyncio.ensure_future(post("a@example.org", LETTER)) for _ in range(AT_ONCE + WAITING)]
        await asyncio.sleep(0)
        assert await refused(post("a@example.org", LETTER)) == (503, "server-busy")
        answers.set()
        await asyncio.gather(*sent)
        assert await post("a@example.org", LETTER)

    with_mail(database, work)


def test_an_address_is_not_confirmed_while_too_many_mails_wait(
    database: str, answers: threading.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mail_links, "WAITING", 1)

    async def work(evening: Evening, box: Mailbox) -> None:
        links = evening.house.mail_links
        ann, bob = await evening.guest("Ann", channel=""), await evening.guest("Bob", channel="")
        await links.confirm(ann, "ann@example.org", "")
        assert await refused(links.confirm(bob, "bob@example.org", "")) == (503, "server-busy")
        answers.set()
        await asyncio.gather(*links._sending)
        await links.confirm(bob, "bob@example.org", "")
        await asyncio.gather(*links._sending)

    with_mail(database, work)
