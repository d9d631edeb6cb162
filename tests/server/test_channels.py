"""Channels of notices: one address of a known service, and never a host that somebody chose."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from server.test_notices import Evening, with_house
from throneroom.server.channels import Channels, Letter
from throneroom.server.problems import Problem
from throneroom.server.settings import Settings
from throneroom.server.store import rows

DISCORD = f"discord://111111111111111111/{'a' * 68}"
SLACK = "slack://T1JJ3T3L2/A1BRTD4JD/TIiajkdnlazkcOXrIdevi7FQ"
TELEGRAM = "tgram://123456789:AAabcdefghijklmnopqrstuvwxyzabcdefg/12345"
PUSHOVER = f"pover://{'u' * 30}@{'a' * 30}"
SOUND = (DISCORD, SLACK, TELEGRAM, PUSHOVER, "ntfy://my-own_topic")
HERE = "127.0.0.1:{port}"
INNER = f"json://user:pass@{HERE}/path"
PARAMETERS = (
    "format=html", f"to=json://{HERE}/", f"cto=1&rto=1&verify=no&url=http://{HERE}", f"image_url=http://{HERE}/a.png",
    f"avatar_url=http://{HERE}/a.png", f"attach=http://{HERE}/a.png", f"template=http://{HERE}/", f"href=http://{HERE}/",
    "mode=private", f"host={HERE}", f"click=http://{HERE}/", "retry=9", "redirect=yes", "overflow=split",
)  # fmt: skip
SEPARATORS = (",", ";", " ", "\n", "\r\n", "\t", "\x00", "%2C", "%3B", "%0a", "%0d%0a", "%20", "|", "\u2028", "，")
TAILS = ("/", "\n", "#", "#x", "/..", "//", ":80", f"@{HERE}", f"@{HERE}/x", "%00")
SCHEMAS = ("discord", "ntfy", "pover", "slack", "tgram", "ntfys", "json", "http", "mailto")
FORGED = [
    *[f"{sound}{mark}{INNER}" for sound in SOUND for mark in SEPARATORS],
    *[f"{INNER}{mark}{sound}" for sound in SOUND for mark in (",", ";", "\n")],
    *[f"{sound}{joint}{given}" for sound in SOUND for given in PARAMETERS for joint in ("?", "/?", "%3F")],
    *[f"{sound}{tail}" for sound in SOUND for tail in TAILS],
    *[f"{schema}://{who}{HERE}/{'a' * 68}" for schema in SCHEMAS for who in ("", "x@", "x:y@")],
    f"DISCORD{DISCORD[7:]}", f"discord://user@111111111111111111/{'a' * 68}", f"ntfy://topic/{HERE}", f"ntfy://{HERE}",
    f"mailto://a:b@{HERE}?to=a@b.example", f"a@b.example,{INNER}", f"a@b.example?smtp={HERE}", "a@b.example\n",
    f"a@b.example&to={HERE}", f"a@b.example;{INNER}", "a@b.example c@d.example", "a%2Cb@c.example", f"a@{HERE}", "a@b",
    "a@127.0.0.1", "a@[127.0.0.1]", "a@b.example.", "a@-.1",
    INNER, HERE, f"xml://{HERE}", f"form://{HERE}", f"file://{HERE}/x", f"apprise://{HERE}/token", f"http://{HERE}/config",
]  # fmt: skip


def test_no_forged_channel_is_taken_and_none_that_is_stored_reaches_a_host_that_somebody_chose() -> None:
    """Every form is refused; handed to the sender all the same, as a stored one is, it opens no connection here."""
    callers: list[str] = []

    async def called(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        callers.append("somebody")
        writer.close()

    async def run() -> None:
        server = await asyncio.start_server(called, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        channels = Channels(Settings(database="", notify_mail="mailto://mail.invalid?from=a@example.org"))
        taken = []
        for form in FORGED:
            channel = form.format(port=port)
            try:
                await channels.check(channel)
                taken.append(channel)
            except Problem as problem:
                assert (problem.status, problem.type) == (422, "bad-channel")
            if await channels.send(channel, "", Letter("title", "body", "https://throne.example/off")):
                taken.append(channel)
            if form.count("@") == 1:
                with pytest.raises(Problem):
                    await channels.post(channel, Letter("title", "body"))
        server.close()
        assert taken == []

    asyncio.run(run())
    assert callers == []
    assert len(FORGED) > 250


def test_a_forged_channel_in_the_database_is_not_sent_to(database: str) -> None:
    async def work(evening: Evening) -> None:
        callers: list[str] = []

        async def called(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            callers.append("somebody")
            writer.close()

        server = await asyncio.start_server(called, "127.0.0.1", 0)
        forged = f"{DISCORD},json://user:pass@127.0.0.1:{server.sockets[0].getsockname()[1]}/path"
        ann, bob = await evening.guest("Ann"), await evening.guest("Bob")
        async with evening.house.database.write() as c:
            await rows.change_user(c, ann.id, channel=forged)
        await evening.match(ann, bob, bob)
        await evening.later()
        assert await evening.sent(ann) == []
        assert await evening.sent(bob) == ["start"]
        with pytest.raises(Problem):
            await evening.house.postman.try_out(ann.id)
        server.close()
        assert callers == []

    with_house(database, work)


@pytest.mark.parametrize("channel", SOUND)
def test_one_address_of_each_service_is_taken_unless_the_host_leaves_it_out(channel: str) -> None:
    asyncio.run(Channels(Settings(database="")).check(channel))
    schema = channel.partition(":")[0]
    others: Any = tuple({"discord", "ntfy", "pover", "slack", "tgram"} - {schema})
    with pytest.raises(Problem):
        asyncio.run(Channels(Settings(database="", notify_schemas=others)).check(channel))
