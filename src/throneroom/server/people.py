"""People: guests by name, accounts with a password, sessions and tokens that only their hashes betray."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from collections import deque
from dataclasses import dataclass, replace
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import RowMapping
from sqlalchemy.exc import IntegrityError

from throneroom.server.clock import Clock
from throneroom.server.problems import Problem
from throneroom.server.secret import hashed, new_secret
from throneroom.server.store import rows
from throneroom.server.store.database import Database

SESSION, PERSONAL, LINK = "session", "personal", "link"
REMEMBER_SECONDS: Final = 30.0
"""How long this process trusts what it has read about a token; taking one back is told to all processes."""
SESSION_SECONDS: Final = 90 * 24 * 3600
NAME_LENGTH: Final = 40
PASSWORD_LENGTH: Final = (8, 200)
_INVISIBLE: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})


@dataclass(frozen=True, slots=True)
class Person:
    """Who makes a request."""

    id: str
    name: str
    is_admin: bool = False
    has_account: bool = False
    scopes: frozenset[str] = frozenset()


class Limiter:
    """At most so many events in so many seconds, for each key. Counted in this process."""

    def __init__(self, clock: Clock, most: int, seconds: float) -> None:
        self.clock = clock
        self.most = most
        self.seconds = seconds
        self._events: dict[str, deque[float]] = {}

    def hit(self, key: str) -> None:
        """Count an event; a `Problem` if there were too many."""
        now = self.clock.elapsed()
        events = self._events.setdefault(key, deque())
        while events and events[0] <= now - self.seconds:
            events.popleft()
        if len(events) >= self.most:
            raise Problem(429, "too-many", {"seconds": int(self.seconds - (now - events[0])) + 1})
        events.append(now)
        if len(self._events) > 50_000:
            self._events = {k: v for k, v in self._events.items() if v and v[-1] > now - self.seconds}


def plain_name(text: str) -> str:
    """A name fit to be shown: one line, no invisible signs, not endless."""
    kept = "".join(c for c in unicodedata.normalize("NFC", text) if unicodedata.category(c) not in _INVISIBLE)
    name = " ".join(kept.split())
    if not name or len(name) > NAME_LENGTH:
        raise Problem(422, "bad-name", {"most": NAME_LENGTH})
    return name


def plain_login(text: str) -> str:
    """A login as it is stored, looked for and counted: one spelling for each."""
    return text.strip().lower()


class People:
    """Users of one database."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self.database = database
        self.clock = clock
        self._hasher = PasswordHasher()
        self._nobody = self._hasher.hash(secrets.token_hex(16))
        self._known: dict[str, tuple[float, Person]] = {}
        self._names: dict[str, str] = {}

    async def guest(self, name: str, language: str) -> tuple[Person, str]:
        """A person by name alone, and the secret of the session."""
        person = Person(secrets.token_hex(12), plain_name(name))
        async with self.database.write() as c:
            await rows.add_user(c, id=person.id, name=person.name, language=language, created=self.clock.now())
        return person, await self.open_session(person)

    async def register(self, person: Person, login: str, password: str) -> None:
        """Give a guest an account, so that they can come back from anywhere; who has one keeps it."""
        if person.has_account:
            raise Problem(409, "has-account")
        login = plain_login(login)
        if not 3 <= len(login) <= 128 or any(unicodedata.category(c) in _INVISIBLE for c in login):
            raise Problem(422, "bad-login")
        least, most = PASSWORD_LENGTH
        if not least <= len(password) <= most:
            raise Problem(422, "bad-password", {"least": least, "most": most})
        hash = await asyncio.to_thread(self._hasher.hash, password)
        try:
            async with self.database.write() as c:
                await rows.change_user(c, person.id, login=login, password=hash)
        except IntegrityError:
            raise Problem(409, "login-taken") from None
        self.forget_all()

    async def rename(self, person: Person, name: str) -> Person:
        """Give a person another name; who sits with them sees it with the next news."""
        renamed = replace(person, name=plain_name(name))
        async with self.database.write() as c:
            await rows.change_user(c, person.id, name=renamed.name)
            if not self.database.is_sqlite:
                await rows.tell_all(c, f"person {person.id}")
        self.forget_person(person.id)
        return renamed

    async def sign_in(self, login: str, password: str) -> tuple[Person, str]:
        """A session for who knows the password; wrong logins take as long as wrong passwords."""
        async with self.database.read() as c:
            row = await rows.find_login(c, plain_login(login))
        known = row["password"] if row is not None and row["password"] else self._nobody
        is_right = await asyncio.to_thread(self._verify, known, password[: PASSWORD_LENGTH[1]])
        if not is_right or row is None or row["is_banned"]:
            raise Problem(401, "wrong-password")
        person = Person(row["id"], row["name"], row["is_admin"], True)
        return person, await self.open_session(person)

    async def appoint(self, login: str, is_admin: bool) -> bool:
        """Make somebody an administrator, or no longer; whether there is such a login."""
        async with self.database.write() as c:
            row = await rows.find_login(c, plain_login(login))
            if row is not None:
                await rows.change_user(c, row["id"], is_admin=is_admin)
        self.forget_all()
        return row is not None

    def _verify(self, hash: str, password: str) -> bool:
        try:
            return self._hasher.verify(hash, password)
        except (VerificationError, InvalidHashError):
            return False

    async def open_session(self, person: Person) -> str:
        return await self._issue(person, SESSION, "", "", SESSION_SECONDS)

    async def issue(self, person: Person, label: str, scopes: str) -> str:
        """A personal token for programs."""
        return await self._issue(person, PERSONAL, label, scopes, None)

    async def link(self, person: Person, match: str) -> str:
        """The secret of a personal link, to go on with a match on another device."""
        async with self.database.write() as c:
            await rows.drop_links(c, person.id, match)
        return await self._issue(person, LINK, match, "", SESSION_SECONDS)

    async def follow(self, secret: str) -> tuple[Person, str, str]:
        """The person and the match a personal link belongs to, and the secret of a new session."""
        row, person = await self._read(hashed(secret))
        if row is None or person is None or row["kind"] != LINK:
            raise Problem(404, "not-found")
        return person, row["label"], await self.open_session(person)

    async def _issue(self, person: Person, kind: str, label: str, scopes: str, seconds: float | None) -> str:
        secret = new_secret()
        now = self.clock.now()
        async with self.database.write() as c:
            await rows.add_token(c, hash=hashed(secret), user=person.id, kind=kind, label=label[:64], scopes=scopes,
                                 created=now, expires=now + seconds if seconds is not None else None)  # fmt: skip
        return secret

    async def tokens(self, person: Person) -> list[dict[str, object]]:
        """The personal tokens of a person, without their secrets; each is named by the start of its hash."""
        async with self.database.read() as c:
            found = await rows.tokens_of(c, person.id, PERSONAL)
        return [{"id": row["hash"][:16], "label": row["label"], "scopes": row["scopes"].split(),
                 "created": row["created"]} for row in found]  # fmt: skip

    async def revoke(self, person: Person, id: str) -> None:
        """Take back a personal token."""
        async with self.database.read() as c:
            found = [row["hash"] for row in await rows.tokens_of(c, person.id, PERSONAL) if row["hash"][:16] == id]
        if not found:
            raise Problem(404, "not-found")
        await self._drop(found[0])

    async def close(self, secret: str) -> None:
        """End a session."""
        await self._drop(hashed(secret))

    async def _drop(self, hash: str) -> None:
        async with self.database.write() as c:
            await rows.drop_token(c, hash)
            if not self.database.is_sqlite:
                await rows.tell_all(c, f"token {hash}")
        self.forget(hash)

    def forget(self, hash: str) -> None:
        """A token was taken back, here or by another process."""
        self._known.pop(hash, None)

    def forget_person(self, id: str) -> None:
        """Somebody was renamed, here or by another process."""
        self._names.pop(id, None)
        self._known = {hash: known for hash, known in self._known.items() if known[1].id != id}

    def forget_all(self) -> None:
        """Somebody's rights were changed, or what other processes told may have been lost."""
        self._known.clear()
        self._names.clear()

    async def who(self, secret: str) -> Person | None:
        """The person a secret belongs to."""
        hash = hashed(secret)
        until, person = self._known.get(hash, (0.0, None))
        if person is not None and self.clock.elapsed() < until:
            return person
        row, person = await self._read(hash)
        if row is None or person is None or row["kind"] == LINK:
            return None
        if len(self._known) > 20_000:
            self._known.clear()
        self._known[hash] = (self.clock.elapsed() + REMEMBER_SECONDS, person)
        return person

    async def _read(self, hash: str) -> tuple[RowMapping | None, Person | None]:
        """A token that is not over, and its person, if they are not banned."""
        async with self.database.read() as c:
            row = await rows.find_token(c, hash)
            if row is None or (row["expires"] is not None and row["expires"] < self.clock.now()):
                return None, None
            user = await rows.find_user(c, row["user"])
        if user is None or user["is_banned"]:
            return None, None
        scopes = frozenset(row["scopes"].split()) if row["kind"] == PERSONAL else frozenset()
        return row, Person(user["id"], user["name"], user["is_admin"], user["login"] is not None, scopes)

    async def names(self, users: set[str]) -> dict[str, str]:
        """What people are called."""
        unknown = sorted(users - set(self._names))
        if unknown:
            async with self.database.read() as c:
                self._names |= await rows.names_of(c, unknown)
        return {user: self._names[user] for user in users if user in self._names}
