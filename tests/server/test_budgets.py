"""Budgets: every line of the table is driven to its limit, told with a true time, and hinders nobody else."""

from __future__ import annotations

import asyncio
import json
import re
import tracemalloc
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from reliability.direct import SOCKET, Answer, Asked, Direct, asked, direct
from server.running import sqlite
from server.support import PATIENCE, ManualClock
from server.test_push import Browser
from throneroom.core.dice import Dice
from throneroom.core.game import find_game, new_game
from throneroom.core.replay import Replay
from throneroom.core.secrecy import sample
from throneroom.games.iron_throne.abilities import cardset
from throneroom.games.iron_throne.abilities.cardset import built_in_data
from throneroom.i18n import LANGUAGES
from throneroom.server.absence import MOST as MOST_ABSENT
from throneroom.server.addresses import WIDER, network_of, networks
from throneroom.server.budgets import (
    ADDRESS,
    DOOR,
    INBOX,
    LINES,
    LOGIN,
    MATCH,
    MOST_KEYS,
    PERSON,
    PLACE,
    SERVER,
    Budget,
    Limits,
    Line,
)
from throneroom.server.links import DEVICE, SEAT
from throneroom.server.matches import MOST_ROOMS
from throneroom.server.problems import Problem
from throneroom.server.reels import KEPT_ENDS, Reels
from throneroom.server.stills import MOST_STILLS
from throneroom.server.store import sizes, texts
from throneroom.server.table import MOST_GIVEN
from throneroom.server.tries import SLOW_SECONDS, Tries
from throneroom.server.turns import Places

ROOT = Path(__file__).parents[2]
FEW = 6
"""What a line is set to here."""
REFUSED = (429, 503)
FCM = "https://fcm.googleapis.com/fcm/send"
NO_MAIL = "mailto://127.0.0.1:1?from=nobody@example.org"
"""Where nobody takes mails."""


# ---------------------------------------------------------------- counting


def budget(clock: ManualClock, name: str = "guests", factor: float = 1.0, **chosen: int) -> Budget:
    found: Budget = getattr(Limits(clock, factor, chosen), name)
    return found


def wait_of(work: Callable[[], Any]) -> int:
    """How long one is told to wait."""
    with pytest.raises(Problem) as problem:
        work()
    return int(str(problem.value.facts["seconds"]))


def test_exactly_so_many_in_the_time_and_the_wait_is_true() -> None:
    clock = ManualClock()
    guests = budget(clock, LIMIT_GUESTS_ADDRESS=20)
    for _ in range(20):
        guests.hit(address="a")
        clock.go_on(1)
    for _ in range(3):
        assert wait_of(lambda: guests.hit(address="a")) >= 580
    guests.hit(address="b")
    clock.go_on(wait_of(lambda: guests.hit(address="a")) - 1)
    seconds = wait_of(lambda: guests.hit(address="a"))
    clock.go_on(seconds)
    guests.hit(address="a")


@pytest.mark.parametrize("seed", range(5))
def test_no_time_has_more_than_its_line(seed: int) -> None:
    clock, dice = ManualClock(), Dice(f"hits {seed}")
    guests = budget(clock, LIMIT_GUESTS_ADDRESS=30)
    taken: list[tuple[float, int]] = []
    for _ in range(2_000):
        clock.go_on(dice.below(40) / 2)
        amount = 1 + dice.below(3)
        try:
            guests.hit(amount, address="a")
        except Problem:
            continue
        taken.append((clock.elapsed(), amount))
        assert sum([n for at, n in taken if at > clock.elapsed() - 600]) <= 30
    assert sum([n for _, n in taken]) > 1_000 / 2


def test_one_refused_line_counts_nothing_in_the_others() -> None:
    clock = ManualClock()
    matches = budget(clock, "matches", LIMIT_MATCHES_PERSON=1, LIMIT_MATCHES_ADDRESS=3)
    matches.hit(person="ann", address="a")
    for _ in range(5):
        wait_of(lambda: matches.hit(person="ann", address="a"))
    matches.hit(person="bob", address="a")
    matches.hit(person="cyd", address="a")
    wait_of(lambda: matches.hit(person="dan", address="a"))


def test_counting_takes_bounded_memory_and_forgets_what_is_over() -> None:
    clock = ManualClock()
    requests = budget(clock, "requests", factor=1000)
    tracemalloc.start()
    for n in range(3 * MOST_KEYS):
        requests.hit(address=f"2001:db8:{n:x}::")
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    count = requests._counts[ADDRESS]
    assert len(count.lately) == MOST_KEYS
    assert size < 40_000_000
    clock.go_on(61)
    requests.hit(address="a")
    assert list(count.lately) == ["a"]
    for _ in range(10_000):
        clock.go_on(0.01)
        requests.hit(address="a")
    assert len(count.lately["a"].pieces) <= 12


def test_held_things_are_given_back_whatever_happens() -> None:
    sockets = budget(ManualClock(), "sockets", LIMIT_SOCKETS_PERSON=2)
    for _ in range(5):
        with pytest.raises(ZeroDivisionError), sockets.held(person="ann"), sockets.held(person="ann"):
            assert wait_of(lambda: sockets.hold(person="ann")) > 0
            _ = 1 / 0
    assert all([not count.held for count in sockets._counts.values()])


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::", "2001:db8:1:2::"),
        ("2001:db8:1:3::1", "2001:db8:1:3::"),
        ("fe80::1%eth0", "fe80::"),
        ("testclient", "testclient"),
    ],
)
def test_one_customer_is_one_address(host: str, counted: str) -> None:
    assert network_of(host) == counted


def test_the_networks_of_an_address_are_those_that_one_customer_may_have() -> None:
    assert networks("2001:db8:1:234::") == (
        ("2001:db8:1:234::", 1),
        ("2001:db8:1:200::/56", 4),
        ("2001:db8:1::/48", 16),
    )
    assert networks("192.0.2.7") == (("192.0.2.7", 1),)
    assert networks("-") == (("-", 1),)


def test_a_customer_with_many_networks_has_some_times_as_much_and_never_more_than_half() -> None:
    most, others = 10, "2001:db8:ffff::"
    guests = budget(ManualClock(), LIMIT_GUESTS_ADDRESS=most, LIMIT_GUESTS_SERVER=200)
    passwords = budget(ManualClock(), "passwords", LIMIT_PASSWORDS_ADDRESS=most, LIMIT_PASSWORDS_SERVER=200)
    for spend in (guests.hit, passwords.hold):
        for (_, times), among in zip(WIDER, (256, 65_536), strict=True):
            done = 0
            for n in range(min(among, 1_000)):
                with suppress(Problem):
                    spend(address=f"2001:db8:{times}:{n:x}::")
                    done += 1
            assert done == min(times * most, 100)
        spend(address=others)


def test_matches_of_all_networks_of_a_customer_count_together(tmp_path: Path) -> None:
    async def work() -> list[int]:
        few = {"LIMIT_OPEN_MATCHES_ADDRESS": 1}
        async with direct(sqlite(tmp_path), limits=few) as server, AsyncExitStack() as stack:
            there = There(server, ManualClock(), stack)
            places = [*[f"2001:db8:0:{n:x}::1" for n in range(6)], "2001:db8:1::1"]
            return [(await set_up(await there.guest(place))).status for place in places]

    assert asyncio.run(work()) == [201] * 4 + [429] * 2 + [201]


def test_of_those_who_wait_customers_have_their_turns_before_their_networks() -> None:
    done: list[str] = []

    async def work() -> None:
        places = Places(1)

        async def one(address: str) -> None:
            async with places.one_for(address):
                done.append(address)

        async with places.one_for("-"):
            many = [f"2001:db8:0:{n:x}::" for n in range(50)]
            waiting = [asyncio.ensure_future(one(address)) for address in [*many, many[0], "192.0.2.1", "192.0.2.1"]]
            await asyncio.sleep(0)
        await asyncio.gather(*waiting)

    asyncio.run(work())
    assert [n for n, address in enumerate(done) if address == "192.0.2.1"] == [1, 3]
    assert len(done) == 53
    assert done[-1] == done[0], "each network has its turn before one has its second"


# ---------------------------------------------------------------- the table


def test_the_page_for_hosts_shows_the_table_as_it_is() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    shown = re.findall(r"^\| `(LIMIT_[A-Z_]+)` \| ([\d,]+) \| ([^|]+) \| ([^|]+) \|", page, re.M)
    times = {
        0: "at once",
        10: "10 seconds",
        60: "minute",
        600: "10 minutes",
        900: "15 minutes",
        3600: "hour",
        86_400: "day",
    }
    whose = {
        PERSON: "a person",
        ADDRESS: "an address",
        LOGIN: "a login",
        DOOR: "a login at an address",
        INBOX: "a mail address",
        PLACE: "a person in a match",
        MATCH: "a match",
        SERVER: "all together",
    }
    doors = {"recipients": "a mail address, asked for from one address"}  # nobody signs in there
    assert shown == [
        (
            line.setting,
            f"{line.most:,}",
            times[line.seconds],
            doors.get(line.budget, whose[DOOR]) if line.scope == DOOR else whose[line.scope],
        )
        for line in LINES
    ]


def test_the_page_for_hosts_names_what_has_no_setting_as_it_is() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    table = page.partition("have no setting:")[2].partition("\n\n| ")[2].partition("\n\n")[0]
    shown = re.findall(r"^\| `([\w.]+)` \| ([\d,]+) \| [^|]+ \| [^|]+ \|$", table, re.M)
    bounds = {
        "cardset.MOST_KEPT": cardset.MOST_KEPT,
        "texts.MOST_KEPT": texts.MOST_KEPT,
        "matches.MOST_ROOMS": MOST_ROOMS,
        "reels.KEPT_ENDS": KEPT_ENDS,
        "stills.MOST_STILLS": MOST_STILLS,
        "table.MOST_GIVEN": MOST_GIVEN,
        "absence.MOST": MOST_ABSENT,
        "budgets.MOST_KEYS": MOST_KEYS,
    }
    assert dict(shown) == {name: f"{most:,}" for name, most in bounds.items()}


def test_of_too_many_links_of_a_kind_the_oldest_leads_nowhere(tmp_path: Path) -> None:
    async def work() -> None:
        async with (
            direct(sqlite(tmp_path), limits={"LIMIT_KEPT_LINKS_PERSON": FEW}) as server,
            AsyncExitStack() as stack,
        ):
            ann = await There(server, ManualClock(), stack).guest("192.0.2.1")
            await ann.play()
            user, links = (await ann.ask("GET", "/api/me")).json["id"], server.house.people.links
            device = await links.make(DEVICE, user, 60)
            made = [await links.make(SEAT, user, 60, ann.match, seat) for seat in range(FEW + 1)]
            with pytest.raises(Problem):
                await links.look(made[0], SEAT)
            assert [(await links.look(link, SEAT))["seat"] for link in made[1:]] == list(range(1, FEW + 1))
            assert (await links.look(device, DEVICE))["user"] == user

    asyncio.run(work())


def test_of_too_many_reels_the_one_that_was_not_watched_for_longest_is_made_again() -> None:
    made: list[str] = []

    def making(id: str) -> Any:
        made.append(id)
        return id

    async def work() -> None:
        reels = Reels(budget(ManualClock(), "reels", LIMIT_REELS_SERVER=2))
        for id in ("a", "b", "a", "c", "a", "b"):
            await reels.find(id, "here", lambda id=id: making(id))  # type: ignore[misc]
        assert [id for id in "abc" if reels.is_ready(id)] == ["a", "b"]

    asyncio.run(work())
    assert made == ["a", "b", "c", "b"]


def test_a_factor_raises_all_but_what_the_machine_has() -> None:
    limits = Limits(ManualClock(), 10, {"LIMIT_UNDO_MATCH": 7})
    for line in LINES:
        usual = line.most if line.is_fixed else 10 * line.most
        most = getattr(limits, line.budget).most(line.scope)
        assert most == (7 if line.setting == "LIMIT_UNDO_MATCH" else usual)


@cache
def record() -> str:
    """A short record that is right."""
    game, dice = find_game("bloody-throne"), Dice("record")
    state = new_game(game, 3, {})
    out = Replay(game, 3, {}, {})
    for _ in range(10):
        d = state.pending[0]
        out.take(state, d.seat, sample(game.view(state, d.seat), d, dice))
    return out.text(state)


@dataclass
class Guest:
    """Somebody with a browser somewhere."""

    there: There
    cookie: str
    address: str
    match: str = ""
    code: str = ""

    async def ask(self, method: str, path: str, body: Any = None) -> Answer:
        return await self.there.ask(asked(method, path.replace("MATCH", self.match), body, self.cookie), self.address)

    async def post(self, path: str, body: Any = None) -> Answer:
        return await self.ask("POST", path, body if body is not None else {})

    async def play(self, **more: str) -> None:
        """Begin a match alone."""
        seats = [{"who": "me"}] * 3
        made = await self.post("/api/matches", {"game": "westeros", "players": 3, "seats": seats, **more})
        assert made.status == 201, made.body
        self.match = made.json["id"]
        begun = await self.post("/api/matches/MATCH/start")
        assert begun.status == 200, begun.body
        view = (await self.ask("GET", "/api/matches/MATCH/view")).json
        self.code = view["awaited"][0]


class There:
    """A server with one line set low, and two people at two addresses."""

    def __init__(self, server: Direct, clock: ManualClock, stack: AsyncExitStack) -> None:
        self.server = server
        self.clock = clock
        self.stack = stack
        self.language = "en"
        self.count = 0
        self.watched: set[str] = set()

    async def ask(self, request: Asked, address: str) -> Answer:
        whole = request.having(accept_language=self.language, content_length=str(len(request.body)))
        return await self.server.call(replace(whole, address=address))

    async def guest(self, address: str) -> Guest:
        made = await self.ask(asked("POST", "/api/guests", {"name": "Ann"}), address)
        assert made.status == 201, made.body
        return Guest(self, made.cookies[0].partition("=")[2].partition(";")[0], address)

    def number(self) -> int:
        self.count += 1
        return self.count


Driver = Callable[[Guest], Awaitable[Answer]]


async def sign_in_anybody(who: Guest) -> Answer:
    body = {"login": f"{who.there.number()}@example.org", "password": "wrong password"}
    return await who.post("/api/session", body)


async def forget_many(who: Guest) -> Answer:
    return await who.post("/api/mail-links/forgotten", {"login": f"{who.there.number()}@example.org"})


async def mail(who: Guest) -> Answer:
    """Have a link sent to an inbox of one's own."""
    return await who.post("/api/notifications/mail", {"address": f"{who.cookie[:8].lower()}@example.org"})


async def mail_from_anywhere(who: Guest) -> Answer:
    """The same, every time from another address."""
    return await mail(replace(who, address=f"198.51.100.{who.there.number()}"))


async def sign_in(who: Guest) -> Answer:
    return await who.post("/api/session", {"login": "ann@example.org", "password": "wrong password"})


async def wait_for_a_hash(who: Guest) -> Answer:
    """Sign in while no password gets its turn before the test is over."""
    passwords = who.there.server.house.people.passwords
    held = passwords._budget._counts[SERVER].held
    while passwords._places._free:
        await who.there.stack.enter_async_context(passwords._places.one_for("-"))
    before = held.get("", 0)
    task = asyncio.ensure_future(sign_in_anybody(who))
    while not task.done() and held.get("", 0) == before:
        await asyncio.sleep(0)
    if task.done():
        return task.result()

    async def leave() -> None:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    who.there.stack.push_async_callback(leave)
    return Answer(200, {}, b"")


async def wait_for_a_check(who: Guest) -> Answer:
    """Bring a record while no process has time for it before the test is over."""
    checker = who.there.server.house.checker
    held = checker._budget._counts[SERVER].held
    while checker.workshop._places._free:
        await who.there.stack.enter_async_context(checker.workshop._places.one_for("a stranger"))
    before = held.get("", 0)
    task = asyncio.ensure_future(upload(who))
    async with asyncio.timeout(PATIENCE):
        while not task.done() and held.get("", 0) == before:
            await asyncio.sleep(0)
    if task.done():
        return task.result()

    async def leave() -> None:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    who.there.stack.push_async_callback(leave)
    return Answer(200, {}, b"")


async def bring_cards(who: Guest) -> Answer:
    """Every time another card set."""
    options = {"cards": CARDS.replace("mine", f"mine {who.there.number()}", 1)}
    return await who.post("/api/matches", {"game": "iron-throne", "players": 3, "options": options})


async def say_later(who: Guest) -> Answer:
    """Not so fast that anything but the length counts."""
    who.there.clock.go_on(20)
    return await say(who)


async def set_up(who: Guest) -> Answer:
    return await who.post("/api/matches", {"game": "westeros", "players": 3})


async def set_up_in_public(who: Guest) -> Answer:
    return await who.post("/api/matches", {"game": "westeros", "players": 3, "visibility": "public"})


async def upload(who: Guest) -> Answer:
    return await who.post("/api/replays", {"text": record()})


async def say(who: Guest) -> Answer:
    return await who.post("/api/matches/MATCH/messages", {"text": f"Number {who.there.number()} it is."})


async def watch(who: Guest) -> None:
    """Look at a public match of somebody else from now on."""
    if who.match not in who.there.watched:
        host = await who.there.guest("192.0.2.50")
        await host.play(visibility="public")
        who.there.watched.add(host.match)
        who.match = host.match


async def say_in_gallery(who: Guest) -> Answer:
    """Slowly enough that one is always heard as a person."""
    await watch(who)
    who.there.clock.go_on(3)
    return await say(who)


async def stay_in_gallery(who: Guest) -> Answer:
    await watch(who)
    return await stay(SOCKET, f"{M}/live")(who)


async def say_in_places(who: Guest) -> Answer:
    """Every time in another match, so that only the person counts."""
    await who.play()
    return await say(who)


async def try_notices(who: Guest) -> Answer:
    await who.post("/api/notifications/settings", {"channel": "test:"})
    return await who.post("/api/notifications/test")


async def add_device(who: Guest) -> Answer:
    """Every time another one."""
    who.there.clock.go_on(3600)  # settings are changed seldom enough
    return await who.post("/api/notifications/devices", Browser().subscription(f"{FCM}/{who.there.number()}"))


def stay(method: str, path: str) -> Driver:
    """A line that is opened and kept open."""

    async def driver(who: Guest) -> Answer:
        server = who.there.server
        request = asked(method, path.replace("MATCH", who.match), None, who.cookie)
        line, scope = server._line(replace(request.having(accept_language=who.there.language), address=who.address))
        task = asyncio.ensure_future(server.app(scope, line.receive, line.send))

        async def leave() -> None:
            line.left.set()
            await task

        await asyncio.wait_for(line.heard.wait(), 60)
        first = line.sent[0]
        if first["type"] == "websocket.accept" or first.get("status") == 200:
            said = line.pieces()[0]
            if not said.startswith(b'{"problem"'):
                who.there.stack.push_async_callback(leave)
                return Answer(200, {}, said)
            await leave()
            if method == SOCKET:
                assert (line.sent[-1]["type"], line.sent[-1]["code"]) == ("websocket.close", 1013)
            problem = json_of(said)["problem"]
            return Answer(problem["status"], {"retry-after": str(problem["facts"]["seconds"])}, said)
        await leave()
        headers = {name.decode(): value.decode() for name, value in first["headers"]}
        return Answer(first["status"], headers, b"".join(line.pieces()))

    return driver


def json_of(data: bytes) -> Any:
    return Answer(200, {}, data).json


async def work(who: Guest) -> Answer:
    """A request that is not answered before the test is over."""
    room = who.there.server.house.matches.rooms[who.match]
    if not room.lock.locked():
        await room.lock.acquire()
    task = asyncio.ensure_future(who.post("/api/matches/MATCH/end", {"wants": False}))
    for _ in range(50):
        await asyncio.sleep(0)
        if task.done():
            return task.result()

    async def finish() -> None:
        if not task.done() and room.lock.locked():
            room.lock.release()
        await task

    who.there.stack.push_async_callback(finish)
    return Answer(200, {}, b"")


def posts(path: str, body: Any = None) -> Driver:
    return lambda who: who.post(path, body)


def gets(path: str) -> Driver:
    return lambda who: who.ask("GET", path)


async def read_anew(who: Guest) -> Answer:
    """A match that nobody looked at for long."""
    who.there.server.house.matches.rooms.clear()
    return await who.ask("GET", "/api/matches/MATCH/view")


async def become(who: Guest) -> Answer:
    return await who.post("/api/guests", {"name": "Bob"})


async def mute(who: Guest) -> Answer:
    """Every time somebody else."""
    other = await who.there.guest(f"198.51.100.{who.there.number()}")
    return await who.post(f"{M}/mute", {"player": (await other.ask("GET", "/api/me")).json["id"]})


async def report(who: Guest) -> Answer:
    """Not so fast that anything but those that wait to be read counts."""
    await watch(who)
    who.there.clock.go_on(3600)
    host = (await who.ask("GET", M)).json["seats"][0]["player"]
    return await who.post(f"{M}/reports", {"player": host, "text": "x"})


async def block(who: Guest) -> Answer:
    """Every time somebody else."""
    other = await who.there.guest(f"198.51.100.{who.there.number()}")
    return await who.post("/api/blocks", {"player": (await other.ask("GET", "/api/me")).json["id"]})


M = "/api/matches/MATCH"
DRIVERS: dict[str, Driver] = {
    "requests": gets("/api/games"),
    "working": work,
    "bytes": posts(f"{M}/explain", {"text": "x" * 500}),
    "guests": become,
    "names": lambda who: who.ask("PATCH", "/api/me", {"name": f"Ann {who.there.number()}"}),
    "tokens": posts("/api/tokens", {"scopes": ["read"]}),
    "kept_tokens": posts("/api/tokens", {"scopes": ["read"]}),
    "open_reports": report,
    "kept_blocks": block,
    "links": posts(f"{M}/invite"),
    "matches": set_up,
    "open_matches": set_up,
    "public_matches": set_up_in_public,
    "chairs": posts(f"{M}/return"),
    "mutes": posts(f"{M}/mute", {"player": "nobody"}),
    "kept_mutes": mute,
    "nudges": posts(f"{M}/seats/0/nudge"),
    "reports": posts(f"{M}/reports", {"player": "nobody", "text": "x"}),
    "choices": posts(f"{M}/choices", {"decision": "x", "seat": "sta", "key": "k" * 16, "choice": 0}),
    "actions": posts(f"{M}/choices", {"decision": "x", "seat": "sta", "key": "k" * 16, "choice": 0}),
    "drafts": posts(f"{M}/drafts", {"decision": "x", "choice": 0}),
    "draft_bytes": posts(f"{M}/drafts", {"decision": "x", "choice": 0}),
    "undo": posts(f"{M}/undo"),
    "proposals": posts(f"{M}/proposal", {"decision": "x"}),
    "questions": gets(f"{M}/options"),
    "readings": read_anew,
    "stories": gets(f"{M}/view"),
    "lists": gets("/api/matches/open"),
    "messages": say,
    "message_bytes": say_later,
    "replays": gets("/api/replays"),
    "pictures": gets(f"{M}/picture"),
    "checks": wait_for_a_check,
    "uploads": upload,
    "upload_bytes": upload,
    "kept_uploads": upload,
    "kept_bytes": upload,
    "card_set_bytes": bring_cards,
    "stored_bytes": upload,
    "notice_settings": posts("/api/notifications/settings", {"channel": ""}),
    "notice_tests": try_notices,
    "devices": add_device,
    "sockets": stay(SOCKET, f"{M}/live"),
    "streams": stay("GET", f"{M}/stream"),
    "connects": gets(f"{M}/stream"),
}
SPECIAL: dict[tuple[str, str], Driver] = {
    ("sign_in", ADDRESS): sign_in_anybody,
    ("tries", DOOR): sign_in,
    ("passwords", ADDRESS): wait_for_a_hash,
    ("passwords", SERVER): wait_for_a_hash,
    ("mails", PERSON): mail,
    ("mails", ADDRESS): forget_many,
    ("recipients", DOOR): mail,
    ("recipients", INBOX): mail_from_anywhere,
    ("gallery", MATCH): say_in_gallery,
    ("sockets", MATCH): stay_in_gallery,
    ("messages", PERSON): say_in_places,
}
CARDS = json.dumps({"name": "mine", "cards": built_in_data()["cards"]})
SIZES = {"bytes": 3_000, "kept_bytes": 4 * len(record()), "upload_bytes": 4 * len(record()), "draft_bytes": 200,
         "message_bytes": 60, "card_set_bytes": 2 * len(CARDS) + 100}  # fmt: skip
SAME_PERSON = (MATCH, PLACE)


async def size_of_a_server(path: Path) -> int:
    async with direct(sqlite(path)) as server, server.house.database.read() as c:
        return await sizes.whole(c)


async def driven(path: Path, line: Line) -> None:
    few = SIZES.get(line.budget, FEW)
    if line.budget == "stored_bytes":
        few = await size_of_a_server(path) + 20_000
    clock, driver = ManualClock(), SPECIAL.get((line.budget, line.scope)) or DRIVERS[line.budget]
    chosen = {line.setting: few}
    async with (
        direct(sqlite(path), clock, limits=chosen, notify_test=True, notify_mail=NO_MAIL) as server,
        AsyncExitStack() as stack,
    ):
        there = There(server, clock, stack)
        ann, eve = await there.guest("192.0.2.100"), await there.guest("192.0.2.200")
        for somebody in (ann, eve) if line.budget != "stored_bytes" else ():
            if "MATCH" in repr(line) or line.budget not in ("guests", "matches", "open_matches"):
                await somebody.play()
        tries = [await driver(ann)]
        while tries[-1].status not in REFUSED:
            assert len(tries) <= 300, [answer.status for answer in tries]
            tries.append(await driver(ann))
        await told(there, driver, ann, line, tries[-1])
        if line.scope != SERVER:
            other = await driver(eve)
            assert other.status not in REFUSED, other.body
        if line.seconds:
            clock.go_on(int(tries[-1].headers["retry-after"]))
            again = await driver(ann)
            assert again.status not in REFUSED, again.body


async def told(there: There, driver: Driver, ann: Guest, line: Line, refused: Answer) -> None:
    """A refusal has its status, a time, and a sentence in every language."""
    assert refused.status == (503 if line.scope == SERVER else 429), refused.body
    assert 1 <= int(refused.headers["retry-after"]) <= (line.seconds or line.again)
    assert line.budget != "stored_bytes" or int(refused.headers["retry-after"]) >= 3600, "nothing goes by itself"
    titles = set()
    for there.language in LANGUAGES:
        again = await driver(ann)
        document = again.json.get("problem", again.json)
        wanted = {True: ("server-busy", "too-many"), False: ("server-full", "over-budget")}[bool(line.seconds)]
        assert document["type"] == f"/problems/{wanted[0] if line.scope == SERVER else wanted[1]}"
        titles.add(document["title"])
    there.language = "en"
    assert len(titles) == len(LANGUAGES)


ELSEWHERE = ("LIMIT_ANSWER_BYTES_SERVER", "LIMIT_CONNECTIONS_ADDRESS", "LIMIT_CONNECTIONS_SERVER",
             "LIMIT_KEPT_LINKS_PERSON", "LIMIT_KEPT_SESSIONS_PERSON", "LIMIT_MAILS_DOOR", "LIMIT_PACKETS_SERVER",
             "LIMIT_PICTURE_BYTES_SERVER", "LIMIT_RECORD_BYTES_SERVER", "LIMIT_REELS_SERVER", "LIMIT_ROOM_BYTES_SERVER",
             "LIMIT_TRIES_LOGIN", "LIMIT_UPLOADING_ADDRESS", "LIMIT_UPLOADING_SERVER")  # fmt: skip
"""Lines that refuse nobody who asks for something, each with a test of its own."""


@pytest.mark.parametrize(
    "line",
    [line for line in LINES if line.setting not in ELSEWHERE],
    ids=lambda line: line.setting.removeprefix("LIMIT_").lower(),
)
def test_every_line_holds(tmp_path: Path, line: Line) -> None:
    asyncio.run(driven(tmp_path, line))


@pytest.mark.parametrize("scope", [PERSON, ADDRESS])
@pytest.mark.parametrize("path", [M, "/api/matches"])
def test_a_match_that_is_looked_at_counts_as_read_when_it_was_forgotten(tmp_path: Path, path: str, scope: str) -> None:
    async def work() -> tuple[list[int], list[int]]:
        few = {f"LIMIT_READINGS_{scope}".upper(): FEW}
        async with direct(sqlite(tmp_path), ManualClock(), limits=few) as server, AsyncExitStack() as stack:
            ann, matches = await There(server, ManualClock(), stack).guest("192.0.2.1"), server.house.matches
            await ann.play()
            known = [(await ann.ask("GET", path)).status for _ in range(3 * FEW)]
            forgotten = []
            for _ in range(2 * FEW):
                matches.rooms.clear()
                forgotten.append((await ann.ask("GET", path)).status)
            return known, forgotten

    known, forgotten = asyncio.run(work())
    assert set(known) == {200}
    assert forgotten[0] == 200
    assert forgotten[-1] == 429


@pytest.mark.parametrize("most", [90_000, 10_000_000])
def test_matches_in_memory_are_forgotten_by_their_size(tmp_path: Path, most: int) -> None:
    async def work() -> int:
        few = {"LIMIT_ROOM_BYTES_SERVER": most}
        async with direct(sqlite(tmp_path), limits=few) as server, AsyncExitStack() as stack:
            ann = await There(server, ManualClock(), stack).guest("192.0.2.1")
            made = []
            for _ in range(8):
                await ann.play()
                made.append(ann.match)
            server.house.matches.rooms.clear()
            for ann.match in made:
                assert (await ann.ask("GET", f"{M}/view")).status == 200
            assert made[-1] in server.house.matches.rooms
            return len(server.house.matches.rooms)

    kept = asyncio.run(work())
    assert kept == 8 if most > 1_000_000 else kept < 8


def test_matches_in_memory_are_forgotten_as_others_grow(tmp_path: Path) -> None:
    async def work() -> list[bool]:
        async with direct(sqlite(tmp_path)) as server, AsyncExitStack() as stack:
            ann = await There(server, ManualClock(), stack).guest("192.0.2.1")
            made, matches = [], server.house.matches
            for _ in range(3):
                await ann.play()
                made.append(ann.match)
            matches.most_bytes = sum([room.size for room in matches.rooms.values()])
            matches._forget_some(matches.rooms[ann.match])
            there = [len(matches.rooms) == 3]
            while len(matches.rooms) == 3:
                assert len(there) < 300, "no match was forgotten"
                there.append((await one_choice(ann)).status == 200)
            return [*there, made[0] not in matches.rooms, ann.match in matches.rooms]

    assert all(asyncio.run(work()))


def test_a_login_that_is_tried_from_everywhere_is_answered_slowly_and_never_refused() -> None:
    clock, waits = ManualClock(), []

    async def wait(seconds: float) -> None:
        waits.append(seconds)

    async def work() -> None:
        tries = Tries(budget(clock, "tries", LIMIT_TRIES_LOGIN=FEW))
        tries.wait = wait
        for n in range(3 * FEW):
            await tries.begin("ann@example.org", f"192.0.2.{n}")
            assert len(waits) == max(0, n + 1 - FEW)
            clock.go_on(1)
        await tries.begin("bob@example.org", "192.0.2.1")
        clock.go_on(1_000)
        await tries.begin("ann@example.org", "192.0.2.1")
        assert set(waits) == {SLOW_SECONDS} and len(waits) == 2 * FEW

    asyncio.run(work())


# ---------------------------------------------------------------- a club


def test_a_club_of_sixty_behind_one_address_plays_unhindered(tmp_path: Path) -> None:
    async def evening() -> set[int]:
        """Sixty people come in the same minute, sit down at twelve tables, each with two windows, talk and play."""
        clock, statuses = ManualClock(), set()
        async with direct(sqlite(tmp_path), clock, rate_limits=1) as server, AsyncExitStack() as stack:
            there = There(server, clock, stack)
            people = [await there.guest("192.0.2.1") for _ in range(60)]
            for n in range(0, 60, 5):
                table = people[n : n + 5]
                made = await table[0].post("/api/matches", {"game": "westeros", "players": 5})
                for person in table:
                    person.match = made.json["id"]
                    statuses.add((await person.post(f"{M}/join", {"invite": made.json["invite"]})).status)
                statuses.add((await table[0].post(f"{M}/start")).status)
            for person in people:
                for _ in range(2):
                    statuses.add((await DRIVERS["sockets"](person)).status)
                for _ in range(20):
                    statuses.add((await person.ask("GET", "/api/games")).status)
                statuses.add((await person.ask("GET", f"{M}/messages")).status)
                statuses.add((await say(person)).status)
                for _ in range(3):
                    decided = await one_choice(person)
                    statuses.add(decided.status)
        return statuses

    assert asyncio.run(evening()) <= {200, 201}


async def one_choice(person: Guest) -> Answer:
    """Ask what may be chosen, and choose what happens by default anyway."""
    view = (await person.ask("GET", f"{M}/view")).json
    if not view["decisions"]:
        return Answer(200, {}, b"")
    decision = view["decisions"][0]
    await person.ask("GET", f"{M}/options")
    body = {"decision": decision["id"], "seat": view["seat"], "text": decision["default"]}
    return await person.post(f"{M}/choices", body | {"key": f"{person.there.number():032}"})


def test_all_addresses_of_one_customer_share_a_budget(tmp_path: Path) -> None:
    async def work() -> list[int]:
        async with direct(sqlite(tmp_path), limits={"LIMIT_GUESTS_ADDRESS": 3}) as server, AsyncExitStack() as stack:
            there = There(server, ManualClock(), stack)
            places = [*[f"2001:db8:0:1::{n:x}" for n in range(1, 6)], "2001:db8:0:2::1", "::ffff:192.0.2.1"]
            return [(await there.ask(asked("POST", "/api/guests", {"name": "Ann"}), place)).status for place in places]

    assert asyncio.run(work()) == [201, 201, 201, 429, 429, 201, 201]
