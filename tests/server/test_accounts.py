"""Accounts over the API, on both databases: sessions that change and end, tokens that bear nothing, links used once."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from sqlalchemy import select, update

from reliability.direct import SOCKET, Answer, Direct, asked, direct
from server.support import ManualClock
from throneroom.server import wire
from throneroom.server.budgets import ADDRESS, DOOR, Limits
from throneroom.server.budgets import LOGIN as A_LOGIN
from throneroom.server.devices import device_of
from throneroom.server.passwords import AT_ONCE, Passwords
from throneroom.server.people import RENEW_SECONDS, SESSION_SECONDS
from throneroom.server.problems import Problem
from throneroom.server.rooms import CARETAKER
from throneroom.server.store import pushes, rows, schema
from throneroom.server.store.account_rows import NOBODY
from throneroom.server.tries import SLOW_SECONDS, Tries

LOGIN = {"login": "ann@example.org", "password": "correct horse"}
SCOPES = ("read", "play", "create")
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0"
PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile Safari/604.1"


class Browser:
    """A person with a browser: it keeps its cookie."""

    def __init__(self, server: Direct, agent: str = FIREFOX, place: str = "192.0.2.1") -> None:
        self.server = server
        self.agent = agent
        self.place = place
        self.cookie = ""

    async def ask(self, method: str, path: str, body: Any = None, bearer: str = "") -> Answer:
        sent = asked(method, path, body, "" if bearer else self.cookie, bearer).having(**{"user-agent": self.agent})
        answer = await self.server.call(sent)
        if answer.cookies and not bearer:
            self.cookie = answer.cookies[0].split(";")[0].partition("=")[2].strip('"')
        return answer

    async def get(self, path: str, status: int = 200) -> Any:
        answer = await self.ask("GET", path)
        assert answer.status == status, answer
        return answer.json

    async def post(self, path: str, body: Any = None, status: int = 201) -> Any:
        answer = await self.ask("POST", path, body if body is not None else {})
        assert answer.status == status, answer
        return answer.json if answer.body else None

    async def delete(self, path: str, status: int = 204) -> None:
        answer = await self.ask("DELETE", path)
        assert answer.status == status, answer


async def somebody(server: Direct, name: str = "Ann", agent: str = FIREFOX) -> Browser:
    browser = Browser(server, agent)
    await browser.post("/api/guests", {"name": name})
    return browser


async def with_account(server: Direct) -> Browser:
    browser = await somebody(server)
    await browser.post("/api/accounts", LOGIN)
    return browser


async def signed_in(server: Direct, agent: str = PHONE, password: str = LOGIN["password"]) -> Browser:
    browser = Browser(server, agent)
    await browser.post("/api/session", {**LOGIN, "password": password})
    return browser


async def at_table(server: Direct, *people: Browser) -> dict[str, Any]:
    """A match under way; the first of the people owns it, and bots have the rest."""
    seats = [{"who": "me"}, *[{"who": "empty"}] * (len(people) - 1), *[{"who": "random"}] * (3 - len(people))]
    match = await people[0].post("/api/matches", {"game": "westeros", "players": 3, "seats": seats})
    for other in people[1:]:
        await other.post(f"/api/matches/{match['id']}/join", {"invite": match["invite"]}, 200)
    await people[0].post(f"/api/matches/{match['id']}/start", status=200)
    return dict(match)


def on(database: str, work: Callable[[Direct], Awaitable[None]], **more: Any) -> None:
    """Do something with an application on a database."""

    async def run() -> None:
        async with direct(database, **more) as server:
            await work(server)

    asyncio.run(run())


# ---------------------------------------------------------------- sessions


def test_signing_up_and_in_changes_the_session_and_the_old_one_is_dead(database: str) -> None:
    async def work(server: Direct) -> None:
        ann = await somebody(server)
        cookies = [ann.cookie]
        await ann.post("/api/accounts", LOGIN)
        cookies.append(ann.cookie)
        await ann.post("/api/session", LOGIN)
        assert len({*cookies, ann.cookie}) == 3
        for old in cookies:
            assert (await server.call(asked("GET", "/api/me", cookie=old))).status == 401
        assert (await ann.get("/api/me"))["account"]
        assert len(await ann.get("/api/sessions")) == 1

    on(database, work)


def test_sessions_are_listed_with_their_devices_and_ended_one_by_one_or_all(database: str) -> None:
    async def work(server: Direct) -> None:
        desk = await with_account(server)
        phone, tablet = await signed_in(server), await signed_in(server, "something/1.0")
        listed = await desk.get("/api/sessions")
        assert {(row["device"], row["current"]) for row in listed} == {
            ("Firefox, Linux", True), ("Safari, iPhone", False), ("", False)
        }  # fmt: skip
        assert not [row for row in listed if phone.cookie in str(row)]
        (id,) = [row["id"] for row in listed if row["device"] == "Safari, iPhone"]
        eve = await somebody(server, "Eve")
        await eve.delete(f"/api/sessions/{id}", 404)
        await phone.get("/api/me")
        await desk.delete(f"/api/sessions/{id}")
        await phone.get("/api/me", 401)
        await tablet.get("/api/me")
        await desk.delete("/api/sessions?others=true")
        await tablet.get("/api/me", 401)
        other = await signed_in(server)
        await desk.delete("/api/sessions")
        assert desk.cookie == ""
        await other.get("/api/me", 401)

    on(database, work)


def test_of_too_many_sessions_the_one_that_was_not_used_for_longest_ends(database: str) -> None:
    clock = ManualClock()

    async def work(server: Direct) -> None:
        first = await with_account(server)
        last = first
        for _ in range(4):
            clock.go_on(1)
            last = await signed_in(server)
        await first.get("/api/me", 401)
        assert len(await last.get("/api/sessions")) == 4

    on(database, work, clock=clock, limits={"LIMIT_KEPT_SESSIONS_PERSON": 4})


def test_a_guest_lasts_as_long_as_they_come_back_and_it_is_written_once_a_day(database: str) -> None:
    clock = ManualClock()

    async def work(server: Direct) -> None:
        async def expires() -> float:
            async with server.house.database.read() as c:
                return float((await c.execute(select(schema.token.c.expires))).scalar_one())

        ann = await somebody(server)
        begun = await expires()
        clock.go_on(RENEW_SECONDS - 60)
        assert not (await ann.ask("GET", "/api/me")).cookies
        assert await expires() == begun
        for _ in range(3):
            clock.go_on(SESSION_SECONDS - RENEW_SECONDS)
            before = ann.cookie
            renewed = await ann.ask("GET", "/api/matches")
            assert renewed.status == 200
            assert "Max-Age" in renewed.cookies[0]
            assert ann.cookie == before
            assert not (await ann.ask("GET", "/api/me")).cookies
            assert await expires() == clock.now() + SESSION_SECONDS
        clock.go_on(SESSION_SECONDS + 60)
        await ann.get("/api/me", 401)

    on(database, work, clock=clock)


def test_who_is_banned_is_out_at_once_with_every_session_token_and_open_line(database: str) -> None:
    async def work(server: Direct) -> None:
        ann, bob = await with_account(server), await somebody(server, "Bob")
        match = await at_table(server, ann, bob)
        token = (await ann.post("/api/tokens", {"scopes": list(SCOPES)}))["token"]
        id = (await ann.get("/api/me"))["id"]
        assert (await ann.ask("GET", "/api/me", bearer=token)).status == 200
        line = asked("GET", f"/api/matches/{match['id']}/stream", cookie=ann.cookie)
        await ended_by(server, line, lambda: server.house.people.ban(id, True))
        await ann.get("/api/me", 401)
        assert (await ann.ask("GET", "/api/me", bearer=token)).status == 401
        await ann.post("/api/session", LOGIN, 401)
        await server.house.people.ban(id, False)
        assert (await ann.ask("GET", "/api/me", bearer=token)).status == 200

    on(database, work)


async def ended_by(server: Direct, line: Any, what: Callable[[], Awaitable[Any]]) -> None:
    """A line that is open ends by itself when something happens."""
    open_line, scope = server._line(line)
    task = asyncio.ensure_future(server.app(scope, open_line.receive, open_line.send))
    await asyncio.wait_for(open_line.heard.wait(), 60)
    await what()
    await asyncio.wait_for(task, 60)
    assert b"/problems/not-found" in open_line.pieces()[-1] or b"/problems/not-found" in open_line.pieces()[-2]


# ---------------------------------------------------------------- tokens


@pytest.mark.parametrize("scope", SCOPES)
def test_a_token_bears_nothing_that_could_outlive_it(database: str, scope: str) -> None:
    async def work(server: Direct) -> None:
        ann = await somebody(server)
        match = await at_table(server, ann)
        token = (await ann.post("/api/tokens", {"scopes": [scope]}))["token"]
        for path, body in (
            (f"/api/matches/{match['id']}/seat-link", {"to": "device"}),
            (f"/api/matches/{match['id']}/seat-link", {"to": "person"}),
            ("/api/tokens", {"scopes": ["read"]}),
            ("/api/accounts", LOGIN),
        ):
            refused = await ann.ask("POST", path, body, bearer=token)
            assert (refused.status, refused.problem) == (403, "session-needed")
        async with server.house.database.read() as c:
            assert list(await c.execute(select(schema.link))) == []
            assert len(list(await c.execute(select(schema.token)))) == 2

    on(database, work)


def test_what_a_token_has_open_ends_when_it_is_taken_back(database: str) -> None:
    async def work(server: Direct) -> None:
        ann = await somebody(server)
        match = await at_table(server, ann)
        for method, way in (("GET", "stream"), (SOCKET, "live")):
            token = (await ann.post("/api/tokens", {"scopes": ["read", "play"]}))["token"]
            (id,) = [row["id"] for row in await ann.get("/api/tokens")]
            line = asked(method, f"/api/matches/{match['id']}/{way}", bearer=token)
            await ended_by(server, line, lambda id=id: ann.delete(f"/api/tokens/{id}"))  # type: ignore[misc]

    on(database, work)


# ---------------------------------------------------------------- seat links


def test_a_link_of_somebody_else_takes_no_browser_over_whatever_they_are_called(database: str) -> None:
    async def work(server: Direct) -> None:
        eve, ann = await somebody(server, "Ann"), await somebody(server, "Ann")
        match = await at_table(server, eve)
        path = f"/api/matches/{match['id']}/seat-link"
        link = (await eve.post(path))["link"]
        me = await ann.get("/api/me")
        for who, is_mine in ((ann, False), (eve, True), (Browser(server), False)):
            assert (await who.post("/api/seat-links/look", {"link": link}, 200))["mine"] is is_mine
        for instead_of in (None, "", (await eve.get("/api/me"))["id"]):
            body = {"link": link} | ({"instead_of": instead_of} if instead_of else {})
            refused = await ann.ask("POST", "/api/seat-links", body)
            assert (refused.status, refused.problem, refused.cookies) == (409, "other-person", ())
            assert await ann.get("/api/me") == me
        assert (await ann.post("/api/seat-links", {"link": link, "instead_of": me["id"]}))["match"] == match["id"]
        assert (await ann.get("/api/me"))["id"] == (await eve.get("/api/me"))["id"] != me["id"]
        own = (await eve.post(path))["link"]
        assert (await eve.post("/api/seat-links", {"link": own}))["match"] == match["id"]

    on(database, work)


def test_a_seat_link_to_another_device_is_good_for_one_use_and_half_an_hour(database: str) -> None:
    clock = ManualClock()

    async def work(server: Direct) -> None:
        ann = await somebody(server)
        match = await at_table(server, ann)
        path = f"/api/matches/{match['id']}/seat-link"
        link = (await ann.post(path))["link"]
        phone, late = Browser(server, PHONE), Browser(server)
        for _ in range(3):
            told = await phone.post("/api/seat-links/look", {"link": link}, 200)
        assert (told["to"], told["by"], told["match"]) == ("device", "Ann", match["id"])
        assert (await phone.post("/api/seat-links", {"link": link}))["match"] == match["id"]
        assert (await phone.get("/api/me"))["name"] == "Ann"
        await late.post("/api/seat-links", {"link": link}, 404)
        await late.post("/api/seat-links/look", {"link": link}, 404)
        link = (await ann.post(path))["link"]
        clock.go_on(30 * 60)
        await late.post("/api/seat-links", {"link": link}, 404)

    on(database, work, clock=clock)


def test_of_many_who_use_a_seat_link_at_once_one_succeeds(database: str) -> None:
    async def work(server: Direct) -> None:
        ann = await somebody(server)
        match = await at_table(server, ann)
        for to in ("device", "person"):
            body = {"to": to, **({"seat": 1} if to == "person" else {})}
            link = (await ann.post(f"/api/matches/{match['id']}/seat-link", body))["link"]
            others = [await somebody(server, f"Guest {n}") if to == "person" else Browser(server) for n in range(4)]
            answers = await asyncio.gather(*[other.ask("POST", "/api/seat-links", {"link": link}) for other in others])
            assert sorted([answer.status for answer in answers]) == [201, 404, 404, 404]

    on(database, work)


def test_a_seat_link_gives_a_bots_seat_or_ones_own_to_another_person(database: str) -> None:
    async def work(server: Direct) -> None:
        ann, bob, cyd = [await somebody(server, name) for name in ("Ann", "Bob", "Cyd")]
        match = await at_table(server, ann, bob)
        path = f"/api/matches/{match['id']}/seat-link"
        await bob.post(path, {"to": "person", "seat": 2}, 403)
        await bob.post(path, {"to": "person", "seat": 0}, 403)
        await ann.post(path, {"to": "person", "seat": 1}, 403)
        await ann.post(path, {"to": "person", "seat": 9}, 404)
        link = (await ann.post(path, {"to": "person", "seat": 2}))["link"]
        await Browser(server).post("/api/seat-links", {"link": link}, 401)
        assert (await bob.ask("POST", "/api/seat-links", {"link": link})).problem == "sits-already"
        assert (await cyd.post("/api/seat-links/look", {"link": link}, 200))["seat"] == 2
        await cyd.get(f"/api/matches/{match['id']}", 404)
        await cyd.post("/api/seat-links", {"link": link})
        assert (await cyd.get(f"/api/matches/{match['id']}"))["mine"] == [2]
        mine = (await bob.post(path, {"to": "person"}))["link"]
        dan = await somebody(server, "Dan")
        await dan.post("/api/seat-links", {"link": mine})
        assert (await dan.get(f"/api/matches/{match['id']}"))["mine"] == [1]
        assert (await bob.get(f"/api/matches/{match['id']}"))["mine"] == []

    on(database, work)


def test_a_seat_that_a_caretaker_keeps_is_the_owners_to_give_only_if_its_player_is_away(database: str) -> None:
    async def work(server: Direct) -> None:
        ann, bob, cyd, dan = [await somebody(server, name) for name in ("Ann", "Bob", "Cyd", "Dan")]
        match = await at_table(server, ann, bob, cyd)
        path, house = f"/api/matches/{match['id']}", server.house
        room = await house.matches.room(match["id"])

        async def is_out_of_time() -> None:
            await house.chairs.change(room, [replace(room.chairs[1], controller=CARETAKER)])

        await is_out_of_time()
        for way, body in (("seat-link", {"to": "person", "seat": 1}), ("seats/1", {"who": "random"})):
            assert (await ann.ask("POST", f"{path}/{way}", body)).problem == "not-absent"
        assert room.chairs[1].user is not None
        await bob.post(f"{path}/leave", status=200)
        link = (await ann.post(f"{path}/seat-link", {"to": "person", "seat": 1}))["link"]
        await bob.post(f"{path}/return", status=200)
        await is_out_of_time()
        assert (await dan.ask("POST", "/api/seat-links", {"link": link})).problem == "not-absent"
        await bob.post(f"{path}/leave", status=200)
        await dan.post("/api/seat-links", {"link": link})
        assert (await dan.get(path))["mine"] == [1]

    on(database, work)


def test_a_seat_link_is_not_used_up_where_sitting_down_is_refused(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(server: Direct) -> None:
        ann, bob = [await somebody(server, name) for name in ("Ann", "Bob")]
        match = await at_table(server, ann)
        path, chairs = f"/api/matches/{match['id']}", server.house.chairs
        link = (await ann.post(f"{path}/seat-link", {"to": "person", "seat": 1}))["link"]
        store = chairs._store

        async def not_stored(*given: Any) -> None:
            await store(*given)
            raise Problem(409, "seat-taken")

        with monkeypatch.context() as patch:
            patch.setattr(chairs, "_store", not_stored)
            assert (await bob.ask("POST", "/api/seat-links", {"link": link})).problem == "seat-taken"
        sit = chairs.sit

        async def is_late(*given: Any, **more: Any) -> None:
            await server.house.chairs.abandon(await server.house.matches.room(match["id"]))
            await sit(*given, **more)

        await bob.post("/api/seat-links/look", {"link": link}, 200)
        with monkeypatch.context() as patch:
            patch.setattr(chairs, "sit", is_late)
            assert (await bob.ask("POST", "/api/seat-links", {"link": link})).problem == "wrong-state"
        await bob.post("/api/seat-links/look", {"link": link}, 200)

    on(database, work)


def test_a_seat_link_leads_nowhere_once_the_seat_has_another_player_or_its_maker_signed_out_everywhere(
    database: str,
) -> None:
    async def work(server: Direct) -> None:
        ann, bob, cyd = [await somebody(server, name) for name in ("Ann", "Bob", "Cyd")]
        match = await at_table(server, ann)
        path = f"/api/matches/{match['id']}/seat-link"
        first = (await ann.post(path, {"to": "person", "seat": 2}))["link"]
        await bob.post("/api/seat-links", {"link": (await ann.post(path, {"to": "person", "seat": 2}))["link"]})
        await cyd.post("/api/seat-links", {"link": first}, 404)
        link = (await ann.post(path))["link"]
        await ann.delete("/api/sessions?others=true")
        await cyd.post("/api/seat-links", {"link": link}, 404)

    on(database, work)


# ---------------------------------------------------------------- passwords


def test_a_changed_password_ends_all_other_sessions_tokens_and_links_and_the_old_one_is_wrong(database: str) -> None:
    async def work(server: Direct) -> None:
        desk = await with_account(server)
        phone = await signed_in(server)
        token = (await phone.post("/api/tokens", {"label": "my bot"}))["token"]
        match = await at_table(server, desk)
        link = (await desk.post(f"/api/matches/{match['id']}/seat-link"))["link"]
        before = desk.cookie
        assert (await desk.ask("POST", "/api/me/password", {"old": "wrong", "new": "battery staple"})).status == 403
        assert (await desk.ask("POST", "/api/me/password", {"old": LOGIN["password"], "new": "short"})).status == 422
        await phone.get("/api/me")
        await desk.post("/api/me/password", {"old": LOGIN["password"], "new": "battery staple"}, 204)
        await phone.get("/api/me", 401)
        assert (await phone.ask("GET", "/api/me", bearer=token)).status == 401
        assert (await server.call(asked("GET", "/api/me", cookie=before))).status == 401
        assert (await desk.get("/api/me"))["account"]
        await phone.post("/api/session", LOGIN, 401)
        await phone.post("/api/seat-links", {"link": link}, 404)
        await signed_in(server, password="battery staple")

    on(database, work)


def test_who_wants_to_keeps_other_sessions_and_tokens_when_the_password_changes(database: str) -> None:
    async def work(server: Direct) -> None:
        desk = await with_account(server)
        phone = await signed_in(server)
        token = (await phone.post("/api/tokens", {"label": "my bot"}))["token"]
        before, change = desk.cookie, {"old": LOGIN["password"], "new": "battery staple", "others": False}
        await desk.post("/api/me/password", change, 204)
        await phone.get("/api/me")
        assert (await phone.ask("GET", "/api/me", bearer=token)).status == 200
        assert (await server.call(asked("GET", "/api/me", cookie=before))).status == 401
        assert len(await desk.get("/api/sessions")) == 2

    on(database, work)


def test_what_an_old_password_opens_while_it_is_changed_does_not_survive(database: str) -> None:
    async def work(server: Direct) -> None:
        desk, thief = await with_account(server), await signed_in(server)
        people = server.house.people
        real, passwords = people.passwords.is_right, iter(["first new one", "second new one"])
        old = LOGIN["password"]

        async def slow(hash: str | None, password: str, address: str = "") -> bool:
            nonlocal old
            found, people.passwords.is_right = await real(hash, password), real  # type: ignore[method-assign]
            before, old = old, next(passwords)
            await desk.post("/api/me/password", {"old": before, "new": old, "others": False}, 204)
            return found

        people.passwords.is_right = slow  # type: ignore[method-assign]
        await Browser(server).post("/api/session", LOGIN, 401)
        people.passwords.is_right = slow  # type: ignore[method-assign]
        await thief.post("/api/me/password", {"old": old, "new": "the thief's own"}, 403)
        assert len(await desk.get("/api/sessions")) == 2
        person = await people.who(thief.cookie)
        assert person is not None
        await desk.delete("/api/sessions?others=true")
        with pytest.raises(Problem, match="not-signed-in"):
            await people.issue(person, "late", "play")

    on(database, work)


def test_a_seat_link_dies_with_the_ban_of_its_maker_and_stays_dead(database: str) -> None:
    async def work(server: Direct) -> None:
        ann, bob = await with_account(server), await somebody(server, "Bob")
        match = await at_table(server, ann)
        path, person = f"/api/matches/{match['id']}/seat-link", {"to": "person", "seat": 1}
        links = [(await ann.post(path, body))["link"] for body in ({}, person)]
        id = (await ann.get("/api/me"))["id"]
        for is_banned in (True, False):
            await server.house.people.ban(id, is_banned)
            for link in links:
                await bob.post("/api/seat-links/look", {"link": link}, 404)
                await bob.post("/api/seat-links", {"link": link}, 404)
        late = await server.house.people.links.make("seat", id, 60, match["id"], 1)
        await bob.post("/api/seat-links/look", {"link": late}, 200)
        async with server.house.database.write() as c:
            await c.execute(update(schema.user).values(is_banned=True).where(schema.user.c.id == id))
        await bob.post("/api/seat-links/look", {"link": late}, 404)
        await bob.post("/api/seat-links", {"link": late}, 404)

    on(database, work)


def test_wrong_passwords_stop_one_address_and_slow_down_the_rest_but_nobody_is_locked_out(database: str) -> None:
    waits: list[float] = []

    async def wait(seconds: float) -> None:
        waits.append(seconds)

    async def work(server: Direct) -> None:
        house = server.house
        house.tries = Tries(Limits(house.clock).tries)
        house.tries.wait = wait
        here, everywhere = [house.tries.budget.most(scope) for scope in (DOOR, A_LOGIN)]
        await with_account(server)
        right = asked("POST", "/api/session", LOGIN)
        wrong = asked("POST", "/api/session", {**LOGIN, "password": "wrong"})
        tried = [(await server.call(replace(wrong, address="192.0.2.9"))).status for _ in range(here + 2)]
        assert tried == [401] * here + [429] * 2
        assert (await server.call(replace(right, address="192.0.2.9"))).status == 429
        assert (await server.call(right)).status == 201
        for n in range(everywhere):
            await house.tries.begin(LOGIN["login"], f"198.51.100.{n}")
        assert waits
        assert (await server.call(right)).status == 201
        assert set(waits) == {SLOW_SECONDS}

    on(database, work)


def test_passwords_are_hashed_a_few_at_a_time_beside_the_event_loop() -> None:
    async def work() -> tuple[int, list[str]]:
        budget = Limits(ManualClock()).passwords
        passwords = Passwords(budget)
        going, most, doing = 0, 0, threading.Lock()
        real = passwords._verify

        def verify(hash: str, password: str) -> bool:
            nonlocal going, most
            with doing:
                going += 1
                most = max(most, going)
            try:
                assert threading.current_thread() is not threading.main_thread()
                return real(hash, password)
            finally:
                with doing:
                    going -= 1

        passwords._verify = verify  # type: ignore[method-assign]
        tries = [passwords.is_right(None, "wrong") for _ in range(budget.most(ADDRESS) + 3)]
        answers = await asyncio.gather(*tries, return_exceptions=True)
        return most, [answer.type for answer in answers if isinstance(answer, Problem)]

    most, refused = asyncio.run(work())
    assert most <= AT_ONCE
    assert refused == ["over-budget"] * 3


def test_who_signs_in_waits_for_few_however_many_wait_at_another_address() -> None:
    async def work() -> list[str]:
        passwords, done = Passwords(Limits(ManualClock()).passwords), []
        passwords._verify = lambda hash, password: True  # type: ignore[method-assign]

        async def prove(address: str) -> None:
            await passwords.is_right(None, "wrong", address)
            done.append(address)

        await asyncio.gather(*[prove(address) for address in ["192.0.2.1"] * 40 + ["192.0.2.2"]])
        return done

    done = asyncio.run(work())
    assert done.index("192.0.2.2") <= AT_ONCE + 2


# ---------------------------------------------------------------- leaving


def test_who_leaves_takes_everything_along_but_no_secret(database: str) -> None:
    async def work(server: Direct) -> None:
        ann, bob = await with_account(server), await somebody(server, "Bob")
        match = await at_table(server, ann, bob)
        token = (await ann.post("/api/tokens", {"label": "my bot"}))["token"]
        await ann.post(f"/api/matches/{match['id']}/messages", {"text": "Winter is coming."})
        await bob.post(f"/api/matches/{match['id']}/messages", {"text": "It is here."})
        answer = await ann.ask("GET", "/api/me/everything")
        assert "attachment" in answer.headers["content-disposition"]
        found = answer.json
        assert (found["account"]["login"], found["account"]["name"]) == (LOGIN["login"], "Ann")
        assert [row["text"] for row in found["messages"]] == ["Winter is coming."]
        (told,) = found["matches"]
        assert (told["address"].endswith(f"/t/{match['id']}"), told["seats"], told["owner"]) == (True, [0], True)
        assert [row["device"] for row in found["sessions"]] == ["Firefox, Linux"]
        assert [row["label"] for row in found["tokens"]] == ["my bot"]
        async with server.house.database.read() as c:
            stored = (await c.execute(select(schema.match.c.seed, schema.match.c.invite))).one()
            hashes = [*(await c.execute(select(schema.token.c.hash))).scalars(), *stored]
            passwords = [*(await c.execute(select(schema.user.c.password))).scalars()]
        secrets = [ann.cookie, token, *hashes, *filter(None, passwords)]
        assert [secret for secret in secrets if secret in answer.body.decode()] == []

    on(database, work)


def test_who_leaves_takes_along_what_they_chose_and_whom_they_do_not_want_to_hear(database: str) -> None:
    async def work(server: Direct) -> None:
        ann, bob = await with_account(server), await somebody(server, "Bob")
        id, other = (await ann.get("/api/me"))["id"], (await bob.get("/api/me"))["id"]
        match = (await at_table(server, ann, bob))["id"]
        await ann.post("/api/blocks", {"player": other}, 200)
        await ann.post(f"/api/matches/{match}/mute", {"player": other}, 200)
        await ann.post(f"/api/matches/{match}/reports", {"player": other, "text": "He peeks."})
        device = {"endpoint": "https://push.example.org/send/secret", "digest": "d", "p256dh": "key", "auth": "auth"}
        async with server.house.database.write() as c:  # each of them also of another, who keeps it to himself
            for number, user in enumerate((id, other)):
                mine = {"id": f"{number}", "user": user, "digest": f"digest {number}", "made": 5.0}
                await pushes.put(c, **device | mine)
                await rows.add_former(c, match, 2, user)
                await rows.put_vote(c, match, 1, user, is_for=True)
                await rows.drop_draft(c, match, "7.0", number)
                await rows.put_draft(c, match, "7.0", number, choice=[number], ready=False, key="secret", made=6.0)
        answer = await ann.ask("GET", "/api/me/everything")
        found = answer.json
        named = {"player": other, "name": "Bob"}
        assert found["blocks"] == [named]
        assert found["mutes"] == [{"match": match, **named}]
        (told,) = found["reports"]
        about = {"match": match, "message": None, "text": "He peeks.", "done": False, **named}
        assert {name: value for name, value in told.items() if name not in ("made", "ply")} == about
        assert found["devices"] == [{"service": "push.example.org", "made": 5.0}]
        assert found["former"] == [{"match": match, "seat": 2}]
        assert found["votes"] == [{"match": match, "seat": 1}]
        draft = {"match": match, "decision": "7.0", "seat": 0, "choice": [0], "ready": False, "made": 6.0}
        assert found["drafts"] == [draft]
        assert "secret" not in answer.body.decode()
        assert msgspec.convert(found, wire.Everything).keys() == found.keys()
        theirs = await bob.get("/api/me/everything")
        assert (theirs["blocks"], theirs["mutes"], theirs["reports"]) == ([], [], [])

    on(database, work)


def test_everything_of_a_person_is_every_table_that_names_one() -> None:
    """A new table that names people is told too, or it stands here why not."""
    told = {"token", "match", "seat", "message", "notice", "upload", "watcher", "push", "former", "vote", "block",
            "mute", "report"}  # fmt: skip
    secret_or_passing = {"link"}  # links are secrets, each of one use, gone in half an hour to a few days
    naming = {
        table.name for table in schema.METADATA.sorted_tables
        if any([key.column is schema.user.c.id for column in table.columns for key in column.foreign_keys])
    }  # fmt: skip
    assert naming <= told | secret_or_passing


def test_an_account_is_deleted_the_name_goes_and_the_record_stays(database: str) -> None:
    async def work(server: Direct) -> None:
        ann, bob, cyd = await with_account(server), await somebody(server, "Bob"), await somebody(server, "Cyd")
        phone = await signed_in(server)
        id = (await ann.get("/api/me"))["id"]
        match = await at_table(server, ann, bob)
        alone = await at_table(server, ann)
        body = {"game": "westeros", "players": 3, "seats": [{"who": "me"}]}
        waiting = await cyd.post("/api/matches", body)
        await ann.post(f"/api/matches/{waiting['id']}/join", {"invite": waiting["invite"]}, 200)
        token = (await ann.post("/api/tokens"))["token"]
        link = (await ann.post(f"/api/matches/{match['id']}/seat-link"))["link"]
        await ann.post(f"/api/matches/{match['id']}/messages", {"text": "Winter is coming."})
        await ann.post(f"/api/matches/{match['id']}/mute", {"player": (await bob.get("/api/me"))["id"]}, 200)
        assert (await ann.ask("POST", "/api/me/delete", {"password": "wrong"})).problem == "not-your-password"
        await ann.post("/api/me/delete", {"password": LOGIN["password"]}, 204)
        assert ann.cookie == ""
        await phone.get("/api/me", 401)
        assert (await phone.ask("GET", "/api/me", bearer=token)).status == 401
        await phone.post("/api/seat-links", {"link": link}, 404)
        await phone.post("/api/session", LOGIN, 401)
        now = await bob.get(f"/api/matches/{match['id']}")
        assert [seat["controller"] for seat in now["seats"]] == ["bot", "person", "bot"]
        assert now["owner"]
        said, *told = await bob.get(f"/api/matches/{match['id']}/messages")
        assert (said["text"], said["name"]) == ("Winter is coming.", NOBODY)
        assert told
        assert "Ann" not in str(told)
        assert (await cyd.get(f"/api/matches/{waiting['id']}"))["seats"][1]["controller"] == "empty"
        assert (await server.house.matches.room(alone["id"])).status == "abandoned"
        async with server.house.database.read() as c:
            row = (await c.execute(select(schema.user).where(schema.user.c.id == id))).mappings().one()
            assert (row["name"], row["login"], row["password"], row["channel"]) == (NOBODY, None, None, "")
            for table in (schema.token, schema.link, schema.notice, schema.watcher, schema.upload):
                assert list(await c.execute(select(table).where(table.c.user == id))) == []
            assert list(await c.execute(select(schema.mute).where(schema.mute.c.by == id))) == []
        await with_account(server)

    on(database, work)


# ---------------------------------------------------------------- devices


@pytest.mark.parametrize(
    ("agent", "device"),
    [
        (FIREFOX, "Firefox, Linux"),
        (PHONE, "Safari, iPhone"),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/126.0 Safari/537.36 Edg/126.0", "Edge, Windows"),
        ("Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36", "Chrome, Android"),
        ("<script>alert(1)</script>", ""),
        ("", ""),
    ],
)
def test_a_device_is_told_in_known_words_alone(agent: str, device: str) -> None:
    assert device_of(agent) == device
