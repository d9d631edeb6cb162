"""People: guests by name, accounts with a password, sessions and tokens that only their hashes betray."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from collections import deque
from dataclasses import dataclass
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy.exc import IntegrityError

from throneroom.server.clock import Clock
from throneroom.server.matches import hashed, token
from throneroom.server.problems import Problem
from throneroom.server.store import rows
from throneroom.server.store.database import Database

SESSION, PERSONAL = "session", "personal"
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


class People:
    """Users of one database."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self.database = database
        self.clock = clock
        self._hasher = PasswordHasher()
        self._nobody = self._hasher.hash(secrets.token_hex(16))

    async def guest(self, name: str, language: str) -> tuple[Person, str]:
        """A person by name alone, and the secret of the session."""
        person = Person(secrets.token_hex(12), plain_name(name))
        async with self.database.write() as c:
            await rows.add_user(c, id=person.id, name=person.name, language=language, created=self.clock.now())
        return person, await self.open_session(person)

    async def register(self, person: Person, login: str, password: str) -> None:
        """Give a guest an account, so that they can come back from anywhere."""
        login = login.strip().lower()
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

    async def sign_in(self, login: str, password: str) -> tuple[Person, str]:
        """A session for who knows the password; wrong logins take as long as wrong passwords."""
        async with self.database.read() as c:
            row = await rows.find_login(c, login.strip().lower())
        known = row["password"] if row is not None and row["password"] else self._nobody
        if not await asyncio.to_thread(self._verify, known, password[: PASSWORD_LENGTH[1]]) or row is None:
            raise Problem(401, "wrong-password")
        person = Person(row["id"], row["name"], row["is_admin"], True)
        return person, await self.open_session(person)

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

    async def _issue(self, person: Person, kind: str, label: str, scopes: str, seconds: float | None) -> str:
        secret = token()
        now = self.clock.now()
        async with self.database.write() as c:
            await rows.add_token(c, hash=hashed(secret), user=person.id, kind=kind, label=label[:64], scopes=scopes,
                                 created=now, expires=now + seconds if seconds is not None else None)  # fmt: skip
        return secret

    async def close(self, secret: str) -> None:
        """End a session or revoke a token."""
        async with self.database.write() as c:
            await rows.drop_token(c, hashed(secret))

    async def who(self, secret: str) -> Person | None:
        """The person a secret belongs to; looked up by its hash, so guesses learn nothing from time."""
        async with self.database.read() as c:
            row = await rows.find_token(c, hashed(secret))
            if row is None or (row["expires"] is not None and row["expires"] < self.clock.now()):
                return None
            user = await rows.find_user(c, row["user"])
        if user is None:
            return None
        scopes = frozenset(row["scopes"].split()) if row["kind"] == PERSONAL else frozenset()
        return Person(user["id"], user["name"], user["is_admin"], user["login"] is not None, scopes)
