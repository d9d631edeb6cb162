"""R29: each notice that is owed is sent at least once, to nobody else, and says nothing that is secret.

Three people each play matches by days; what they are owed stands in the database with the moves. Processes that send
it by mail are killed at five named points between each two things that can come apart, then others go on. The mails
are counted by their ids at a mail server of this machine: none is missing, one that comes twice has the same id, none
is for a seat that has already moved, and every text is one of a few sentences.

Repeat with more: `SCALE=500 pytest tests/reliability/test_r29_notices.py` is 10,000 turns.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from reliability.sending import DONE, POINTS, Stopped
from reliability.support import Stable, scaled
from server.mailbox import Mailbox, standing_mailbox
from server.running import sqlite
from server.support import PATIENCE, key
from throneroom.core.dice import Dice
from throneroom.core.game import find_game
from throneroom.core.secrecy import sample
from throneroom.i18n import Catalogue
from throneroom.server import table as server_table
from throneroom.server.house import House
from throneroom.server.notices import DEBOUNCE_SECONDS, START, TURN, is_awaited
from throneroom.server.pace import DAY, DAYS, Pace
from throneroom.server.postman import AT_ONCE, TAKE_SECONDS
from throneroom.server.rooms import ENDED, PERSON, Chair, Room
from throneroom.server.settings import Settings
from throneroom.server.store import outbox, rows, schema
from throneroom.server.store.database import NotStored

BASE = "https://throne.example"
MATCHES = scaled(10)
ROUNDS = 2
"""The first begins the matches, the others play."""
PLAYERS = 3
SENTENCES = ("notice-turn", "notice-start", "notice-start-turn", "notice-end")


@dataclass
class Evening:
    """Matches on a database, and what their people are owed."""

    database: str
    matches: int = MATCHES
    now: float = 1_800_000_000.0
    dice: Dice = field(default_factory=lambda: Dice("notices"))
    owed: set[str] = field(default_factory=set)
    over: set[str] = field(default_factory=set)
    """The ids of notices that are no news any more."""
    turns: int = 0

    def play(self) -> None:
        """A round: every match goes on by some turns, of which most are answered before anybody is told."""
        asyncio.run(self._play())

    async def _play(self) -> None:
        house = House(Settings(self.database, PATIENCE), Stopped(self.now))
        await house.database.start()
        async with house.database.read() as c:
            known = list((await c.execute(select(schema.match.c.id))).scalars())
        rooms = [await house.matches.room(id) for id in known] or [
            await self._begun(house) for _ in range(self.matches)
        ]
        for room in rooms if known else []:
            for _ in range(1 + self.dice.below(3)):
                await self._turn(house, room)
        await self._note(house)
        await house.database.stop()

    async def _begun(self, house: House) -> Room:
        people = [(await house.people.guest(f"p{seat}", "en"))[0] for seat in range(PLAYERS)]
        async with house.database.write() as c:
            for person in people:
                await rows.change_user(c, person.id, mail=f"{person.id}@example.org", channel="mail:")
        chairs = [Chair(seat, PERSON, person.id) for seat, person in enumerate(people)]
        room, _ = await house.matches.create(
            people[0].id, find_game("bloody-throne"), PLAYERS, {}, chairs, pace=Pace(DAYS, 3 * DAY)
        )
        await house.chairs.begin(room)
        return room

    async def _turn(self, house: House, room: Room) -> None:
        if room.status == ENDED:
            return
        fold = room.playing()
        d = fold.state.pending[0]
        choice = sample(fold.game.view(fold.state, d.seat), d, self.dice)
        await house.table.submit(room, d.seat, fold.decision(d), choice, key())
        self.turns += 1

    async def _note(self, house: House) -> None:
        """What is owed now, and what no longer is."""
        async with house.database.read() as c:
            found = await outbox.open_until(c, self.now + DEBOUNCE_SECONDS)
        for row in found:
            is_news = row["kind"] != TURN or is_awaited(await house.matches.room(row["match"]), row["user"])
            (self.owed if is_news else self.over).add(row["id"])


def sent_with_kills(
    servers: Stable, evening: Evening, box: Mailbox, points: Sequence[str] = POINTS, defect: str = ""
) -> None:
    """Everything that is due is sent: some senders are killed, the last one sees it through."""
    now = evening.now + DEBOUNCE_SECONDS
    for number, point in enumerate(points):
        order = {"send": now, "base": BASE, "mail": box.url, "defect": defect}
        killed = servers.start(evening.database, **order, crash_at=point, crash_after=1 + number % 3)
        assert servers.wait(killed) in (-9, DONE)
        now += TAKE_SECONDS
    assert servers.wait(servers.start(evening.database, send=now, base=BASE, mail=box.url, defect=defect)) == DONE
    evening.now = now


def complaints(evening: Evening, box: Mailbox, kills: int) -> list[str]:
    """What the mails have that they should not, and what they lack."""
    ids = Counter(str(mail["x-throneroom-notice"]) for mail in box.mails)
    out = [f"not sent: {id}" for id in evening.owed - set(ids)]
    out += [f"sent to one who has moved: {id}" for id in evening.over & set(ids)]
    out += [f"never owed: {id}" for id in set(ids) - evening.owed - evening.over]
    if ids.total() - len(ids) > kills * AT_ONCE:
        out.append(f"{ids.total() - len(ids)} sent again after {kills} kills")
    return out + [f"says too much: {text}" for text in {_text(mail) for mail in box.mails} - _known_texts()]


def _text(mail: Any) -> str:
    """What a mail says, without the ids in its links."""
    text = f"{mail['subject']}\n{mail.get_content()}".replace("\r\n", "\n").strip()
    return re.sub(rf"({BASE}/t/)\w+|({BASE}/api/notifications/off/)[\w.]+", r"\1\2", text)


def _known_texts() -> set[str]:
    words, game = Catalogue("en", "server"), Catalogue("en", "bloody-throne")
    off = words.text("notice-off", link=f"{BASE}/api/notifications/off/")
    title = game.text("game-title")
    return {f"{title}: {words.text(key)}\n{words.text(key)}\n{BASE}/t/\n\n{off}" for key in SENTENCES}


def test_every_notice_that_is_owed_is_sent_and_no_other_whatever_is_killed(
    servers: Stable, tmp_path: Path, record_property: Any
) -> None:
    evening = Evening(sqlite(tmp_path))
    with standing_mailbox() as box:
        for _ in range(ROUNDS):
            evening.play()
            sent_with_kills(servers, evening, box)
    record_property("turns", evening.turns)
    record_property("notices", len(box.mails))
    print(f"{evening.turns} turns, {len(evening.owed)} owed, {len(evening.over)} over, {len(box.mails)} mails")
    assert complaints(evening, box, ROUNDS * len(POINTS)) == []
    assert len(evening.owed) >= MATCHES * PLAYERS
    assert evening.over


@pytest.mark.parametrize(
    ("defect", "points", "says"),
    [
        ("mark-first", ["before-sending"], "not sent"),
        ("tell-everybody", [], "sent to one who has moved"),
        ("new-id", [], "never owed"),
    ],
)
def test_a_sender_that_loses_forgets_or_renames_is_found(
    servers: Stable, tmp_path: Path, defect: str, points: list[str], says: str
) -> None:
    evening = Evening(sqlite(tmp_path), matches=4)
    with standing_mailbox() as box:
        for _ in range(ROUNDS):
            evening.play()
            sent_with_kills(servers, evening, box, points, defect)
    assert [found for found in complaints(evening, box, ROUNDS) if found.startswith(says)]


# ---------------------------------------------------------------- one transaction


def torn(path: Path) -> list[str]:
    """Moves that are stored without the notice they owe, or notices without the move."""

    async def run() -> list[str]:
        evening = Evening(sqlite(path))
        house = House(Settings(evening.database, PATIENCE), Stopped(evening.now))
        await house.database.start()
        room = await evening._begun(house)
        out = []
        for turn in range(scaled(10)):
            before = await _stored(house, room)
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(outbox, "put", _broken)
                with contextlib.suppress(NotStored):
                    await evening._turn(house, room)
            if await _stored(house, room) != before:
                out.append(f"turn {turn} is stored without its notice")
            await evening._turn(house, room)
        await house.database.stop()
        return out

    return asyncio.run(run())


async def _broken(*_: Any, **__: Any) -> None:
    raise NotStored("the disk is full")


async def _stored(house: House, room: Room) -> tuple[int, int]:
    async with house.database.read() as c:
        actions = len(await rows.actions_of(c, room.id, 0))
        kinds = list((await c.execute(select(schema.notice.c.kind))).scalars())
    return actions, len([kind for kind in kinds if kind in (START, TURN)])


def test_a_move_and_the_notice_it_owes_are_stored_together(tmp_path: Path) -> None:
    assert torn(tmp_path) == []


def test_a_notice_that_is_owed_after_the_move_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = server_table.notices.owe

    async def swallowed(*args: Any) -> None:
        with contextlib.suppress(NotStored):
            await real(*args)

    monkeypatch.setattr(server_table.notices, "owe", swallowed)
    assert torn(tmp_path)
