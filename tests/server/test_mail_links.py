"""Mail links: mail goes to confirmed addresses only, a link counts once, and few mails go to anybody."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import pytest

from reliability.direct import Direct, asked, direct
from server.mailbox import Mailbox, mailbox, standing_mailbox
from server.running import Client, running
from server.support import PATIENCE, ManualClock
from server.test_notices import BASE, Evening, Hands
from throneroom.server.channels import Letter
from throneroom.server.house import House
from throneroom.server.mail_links import CONFIRM, SECONDS, MailLinks
from throneroom.server.people import Person
from throneroom.server.problems import Problem
from throneroom.server.settings import Settings
from throneroom.server.store import rows

PASSWORD, OTHER = "correct horse", "battery staple"


def with_mail(database: str, work: Callable[[Evening, Mailbox], Awaitable[None]], **settings: Any) -> None:
    """Do something in an open house that can send mail."""

    async def run() -> None:
        async with mailbox() as box:
            clock = Hands()
            house = House(Settings(database=database, base_url=BASE, notify_mail=box.url, **settings), clock)
            await house.open()
            try:
                await work(Evening(house, clock), box)
            finally:
                await house.close()

    asyncio.run(run())


async def mails(box: Mailbox, count: int) -> list[Any]:
    """The mails there are, once there are so many."""
    async with asyncio.timeout(PATIENCE):
        while len(box.mails) < count:
            await asyncio.sleep(0.01)
    return box.mails


def secret_in(mail: Any) -> str:
    return re.findall(rf"{BASE}/mail#(\S+)", mail.get_content())[0]


async def member(evening: Evening, login: str) -> Person:
    """Somebody with an account."""
    person, _ = await evening.house.people.guest(login.title(), "en")
    await evening.house.people.register(person, login, PASSWORD)
    return person


async def refused(work: Awaitable[Any]) -> tuple[int, str]:
    with pytest.raises(Problem) as problem:
        await work
    return problem.value.status, problem.value.type


def test_an_address_gets_one_mail_and_nothing_else_until_it_is_confirmed(database: str) -> None:
    async def work(evening: Evening, box: Mailbox) -> None:
        links, postman = evening.house.mail_links, evening.house.postman
        ann, bob = await evening.guest("Ann", channel=""), await evening.guest("Bob", channel="")
        await links.confirm(ann, "ann@example.org", "")
        (mail,) = await mails(box, 1)
        assert (mail["to"], mail["list-unsubscribe"]) == ("ann@example.org", None)
        assert "Ann" not in mail.get_content() + mail["subject"]
        assert await refused(postman.wish(ann.id, "mail:")) == (409, "mail-unconfirmed")
        assert await refused(postman.wish(ann.id, "ann@example.org")) == (422, "bad-channel")
        async with evening.house.database.write() as c:
            await rows.change_user(c, ann.id, channel="ann@example.org")  # as it could be stored before
        await evening.match(ann, bob, bob)
        await evening.later()
        assert await refused(postman.try_out(ann.id)) == (422, "bad-channel")
        secret = secret_in(mail)
        for _ in range(3):
            assert await links.look(secret) == {"kind": "confirm", "name": "Ann", "address": "a…@example.org"}
        assert (await postman.wishes(ann.id))["mail"] == ""
        assert await links.spend(secret, "") == "confirm"
        assert (await postman.wishes(ann.id))["mail"] == "ann@example.org"
        assert await refused(links.spend(secret, "")) == (404, "not-found")
        await postman.try_out(ann.id)
        assert [str(mail["to"]) for mail in await mails(box, 2)] == ["ann@example.org"] * 2

    with_mail(database, work)


def test_of_two_links_the_newer_counts_and_none_for_long(database: str) -> None:
    async def work(evening: Evening, box: Mailbox) -> None:
        links = evening.house.mail_links
        ann = await evening.guest("Ann", channel="")
        for address in ("ann@example.org", "ann@example.net"):
            await links.confirm(ann, address, "")
        first, second = [secret_in(mail) for mail in sorted(await mails(box, 2), key=lambda mail: "net" in mail["to"])]
        assert await links.waiting(ann.id) == "ann@example.net"
        assert await refused(links.spend(first, "")) == (404, "not-found")
        evening.clock.time += SECONDS[CONFIRM]
        assert await links.waiting(ann.id) == ""
        assert await refused(links.look(second)) == (404, "not-found")
        assert await refused(links.spend(second, "")) == (404, "not-found")

    with_mail(database, work)


def test_a_forgotten_password_is_replaced_by_who_reads_the_mail_and_all_sessions_and_tokens_end(database: str) -> None:
    async def work(evening: Evening, box: Mailbox) -> None:
        links, people = evening.house.mail_links, evening.house.people
        ann = await member(evening, "ann")
        assert await refused(links.confirm(ann, "ann@example.org", OTHER)) == (401, "wrong-password")
        await links.confirm(ann, "ann@example.org", PASSWORD)
        await links.spend(secret_in((await mails(box, 1))[0]), "")
        _, session = await people.sign_in("ann", PASSWORD)
        signed_in = await people.who(session)
        assert signed_in is not None
        token = await people.issue(signed_in, "my bot", "play")
        links.forgotten(" ANN ")
        secret = secret_in((await mails(box, 2))[1])
        assert (await links.look(secret))["kind"] == "reset"
        assert await people.who(session) is not None
        assert await refused(links.spend(secret, "short")) == (422, "bad-password")
        assert await links.spend(secret, OTHER) == "reset"
        assert await people.who(session) is None
        assert await people.who(token) is None
        assert await refused(people.sign_in("ann", PASSWORD)) == (401, "wrong-password")
        assert (await people.sign_in("ann", OTHER))[0].id == ann.id
        assert await refused(links.spend(secret, PASSWORD)) == (404, "not-found")

    with_mail(database, work)


def test_a_link_to_a_new_password_ends_with_the_address_it_was_sent_to(database: str) -> None:
    async def work(evening: Evening, box: Mailbox) -> None:
        links = evening.house.mail_links
        ann = await member(evening, "ann")
        async with evening.house.database.write() as c:
            await rows.change_user(c, ann.id, mail="old@example.org")
        links.forgotten("ann")
        secret = secret_in((await mails(box, 1))[0])
        async with evening.house.database.write() as c:
            await rows.change_user(c, ann.id, mail="new@example.org")
        assert await refused(links.spend(secret, OTHER)) == (404, "not-found")
        await links.forget(ann, PASSWORD)
        assert (await evening.house.postman.wishes(ann.id))["mail"] == ""
        assert await refused(links.look(secret)) == (404, "not-found")

    with_mail(database, work)


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_few_mails_go_to_an_address_whoever_asks(database: str) -> None:
    async def work(evening: Evening, box: Mailbox) -> None:
        links = evening.house.mail_links
        taken = 0
        for number in range(12):
            person = await evening.guest(f"Guest {number}", channel="")
            spelling = ("victim@example.org", "Victim@Example.org", f"victim+{number}@example.org")[number % 3]
            try:
                await links.confirm(person, spelling, "", f"192.0.2.{number}")
                taken += 1
            except Problem as problem:
                assert (problem.status, problem.type) == (429, "too-many")
        victim = await member(evening, "victim")
        async with evening.house.database.write() as c:
            await rows.change_user(c, victim.id, mail="victim@example.org")
        for _ in range(20):
            links.forgotten("victim")  # one goes, as none is good
        await links.confirm(await evening.guest("Bob", channel=""), "bob@example.org", "")
        await mails(box, taken + 2)
        await settled(links)
        assert taken == evening.house.limits.recipients.most("inbox") == 5
        assert len(box.mails) == taken + 2

    with_mail(database, work)


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_nobody_can_use_up_the_links_to_somebody_elses_new_password(database: str) -> None:
    async def work(server: Direct) -> None:
        links, box = server.house.mail_links, list[Letter]()
        links.channels.post = lambda address, letter: kept(box, letter)  # type: ignore[method-assign]
        ann, _ = await server.house.people.guest("Ann", "en")
        await server.house.people.register(ann, "ann", PASSWORD)
        async with server.house.database.write() as c:
            await rows.change_user(c, ann.id, mail="ann@example.org")

        async def forget(address: str) -> int:
            asking = replace(asked("POST", "/api/mail-links/forgotten", {"login": "ann"}), address=address)
            answer = await server.call(asking)
            assert answer.status == 202, answer.body
            await settled(links)
            return len(box)

        often = [await forget("192.0.2.1") for _ in range(12)]
        most = server.house.limits.mails.most("door")
        assert often == [*range(1, most + 1), *[most] * (12 - most)]
        assert await forget("192.0.2.2") == most  # refused by nobody: the last mail has a link that is good
        secret = re.findall(r"/mail#(\S+)", box[-1].body)[0]
        assert await links.spend(secret, OTHER) == "reset"
        assert await forget("192.0.2.2") == most + 1
        assert await forget("192.0.2.2") == most + 1

    async def run() -> None:
        mail = "mailto://mail.invalid?from=a@example.org"
        async with direct(database, ManualClock(), notify_mail=mail, rate_limits=1.0) as server:
            await work(server)

    asyncio.run(run())


async def kept(box: list[Letter], letter: Letter) -> bool:
    box.append(letter)
    return True


async def settled(links: MailLinks) -> None:
    """Nothing waits to be sent any more."""
    while links._sending:
        await asyncio.gather(*links._sending)


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_over_the_web_a_sender_is_limited_and_nobody_learns_who_has_a_login(database: str) -> None:
    few = {"LIMIT_MAILS_ADDRESS": 5}
    with standing_mailbox() as box, running(database, notify_mail=box.url, limits=few) as address:
        ann = Client(address, "Ann")
        ann.post("/api/accounts", {"login": "ann", "password": PASSWORD}, 201)
        token = ann.post("/api/tokens", {"scopes": ["create"]}, 201)["token"]
        program = Client(address)
        program.http.headers["authorization"] = f"Bearer {token}"
        mail = {"address": "ann@example.org", "password": PASSWORD}
        assert program.post("/api/notifications/mail", mail, 403)["type"] == "/problems/session-needed"
        assert (
            ann.post("/api/notifications/mail", mail | {"password": OTHER}, 401)["type"] == "/problems/wrong-password"
        )
        assert ann.post("/api/notifications/mail", mail)["waiting"] == "a…@example.org"
        end = time.monotonic() + PATIENCE
        while not box.mails and time.monotonic() < end:
            time.sleep(0.02)
        secret = re.findall(rf"{address}/mail#(\S+)", box.mails[0].get_content())[0]
        nobody = Client(address)
        assert nobody.http.get("/mail").status_code == 200
        assert nobody.post("/api/mail-links/look", {"link": secret})["kind"] == "confirm"
        assert ann.get("/api/notifications/settings")["address"] == ""
        assert nobody.post("/api/mail-links", {"link": secret}) == {"done": "confirm"}
        found = ann.get("/api/notifications/settings")
        assert (found["address"], found["waiting"], found["channel"]) == ("a…@example.org", "", "mail:")
        answers = [nobody.http.post("/api/mail-links/forgotten", json={"login": login}) for login in ("ann", "nobody")]
        assert [answer.status_code for answer in answers] == [202, 202]
        assert answers[0].content == answers[1].content
        statuses = [
            nobody.http.post("/api/mail-links/forgotten", json={"login": f"x{n}"}).status_code for n in range(5)
        ]
        assert 429 in statuses and statuses == sorted(statuses)


def test_a_host_without_mail_says_so(database: str) -> None:
    async def run() -> None:
        house = House(Settings(database=database), Hands())
        await house.open()
        try:
            ann, _ = await house.people.guest("Ann", "en")
            assert await refused(house.mail_links.confirm(ann, "ann@example.org", "")) == (422, "no-mail")
            with pytest.raises(Problem) as problem:
                house.mail_links.forgotten("ann")
            assert problem.value.type == "no-mail"
        finally:
            await house.close()

    asyncio.run(run())
