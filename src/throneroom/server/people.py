"""People: guests by name, accounts with a password, sessions and tokens that only their hashes betray."""

from __future__ import annotations

import contextlib
import secrets
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from sqlalchemy import RowMapping
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from throneroom.server import wire
from throneroom.server.budgets import PERSON, Limits
from throneroom.server.clock import Clock
from throneroom.server.links import DEVICE, Links
from throneroom.server.passwords import Passwords
from throneroom.server.plain import INVISIBLE, plain_line
from throneroom.server.problems import Problem, not_found
from throneroom.server.secret import hashed, new_secret
from throneroom.server.store import account_rows, link_rows, rows
from throneroom.server.store.database import Database, NotStored

SESSION, PERSONAL = "session", "personal"
REMEMBER_SECONDS: Final = 30.0
"""How long this process trusts what it has read about a token; taking one back is told to all processes."""
SESSION_SECONDS: Final = 90 * 24 * 3600
"""A session ends when it was not used for so long, ..."""
RENEW_SECONDS: Final = 24 * 3600
"""... and that it was used is written down so often at most."""
ID_LENGTH: Final = 16
"""So much of the hash of a session or a token is its name for its owner."""
NAME_LENGTH: Final = 40


@dataclass(frozen=True, slots=True)
class Person:
    """Who makes a request."""

    id: str
    name: str
    is_admin: bool = False
    has_account: bool = False
    scopes: frozenset[str] = frozenset()
    """What a token may do; a session may do everything and has none."""
    session: str = ""
    """The hash of the session; none for a token."""
    is_renewed: bool = False
    """Whether the session has just got more time, so that the cookie should, too."""


def plain_name(text: str) -> str:
    """A name fit to be shown: one plain line, not empty, not endless."""
    name = plain_line(text)
    if not name or len(name) > NAME_LENGTH:
        raise Problem(422, "bad-name", {"most": NAME_LENGTH})
    return name


def plain_login(text: str) -> str:
    """A login as it is stored, looked for and counted: one spelling for each."""
    return text.strip().lower()


class People:
    """Users of one database."""

    def __init__(self, database: Database, clock: Clock, limits: Limits | None = None) -> None:
        self.database = database
        self.clock = clock
        limits = limits or Limits(clock)
        self.links = Links(database, clock, limits.kept_links)
        self.passwords = Passwords(limits.passwords)
        self._most_sessions = limits.kept_sessions.most(PERSON)
        """Of more, the one that was not used for longest ends."""
        self.listeners: list[Callable[[str], None]] = []
        """Called with somebody who was renamed, or whose rights were changed or ended."""
        self._known: dict[str, tuple[float, Person]] = {}
        self._names: dict[str, str] = {}
        self._forgotten = 0

    # ------------------------------------------------------------ who there is

    async def guest(self, name: str, language: str, device: str = "") -> tuple[Person, str]:
        """A person by name alone, and the secret of the session."""
        person = Person(secrets.token_hex(12), plain_name(name))
        async with self.database.write() as c:
            await rows.add_user(c, id=person.id, name=person.name, language=language, created=self.clock.now())
            secret, _ = await self._open(c, person.id, device)
        return person, secret

    async def register(self, person: Person, login: str, password: str, address: str = "") -> None:
        """Give a guest an account, so that they can come back from anywhere; who has one keeps it."""
        if person.has_account:
            raise Problem(409, "has-account")
        login = plain_login(login)
        if not 3 <= len(login) <= 128 or any(unicodedata.category(c) in INVISIBLE for c in login):
            raise Problem(422, "bad-login")
        hash = await self.passwords.hash(password, address)
        try:
            async with self.database.write() as c:
                row = await rows.find_user(c, person.id)
                if row is None or row["login"] is not None:
                    raise Problem(409, "has-account")
                await rows.change_user(c, person.id, login=login, password=hash)
                await self._tell(c, person.id)
        except IntegrityError:
            raise Problem(409, "login-taken") from None
        self.forget_person(person.id)

    async def rename(self, person: Person, name: str) -> Person:
        """Give a person another name; who sits with them sees it with the next news."""
        renamed = replace(person, name=plain_name(name))
        await self._change(person.id, name=renamed.name)
        return renamed

    async def appoint(self, login: str, is_admin: bool) -> bool:
        """Make somebody an administrator, or no longer; whether there is such a login."""
        async with self.database.read() as c:
            row = await rows.find_login(c, plain_login(login))
        if row is not None:
            await self._change(row["id"], is_admin=is_admin)
        return row is not None

    async def ban(self, user: str, is_banned: bool) -> None:
        """Shut somebody out, in every process at once, or let them in again; their links lead nowhere in any case."""
        async with self.database.write() as c:
            await rows.change_user(c, user, is_banned=is_banned)
            await link_rows.drop_all(c, user)
            await self._tell(c, user)
        self.forget_person(user)

    async def _change(self, user: str, **changes: object) -> None:
        async with self.database.write() as c:
            await rows.change_user(c, user, **changes)
            await self._tell(c, user)
        self.forget_person(user)

    async def _tell(self, c: AsyncConnection, user: str) -> None:
        """Tell the other processes that what they know of somebody is old."""
        if not self.database.is_sqlite:
            await rows.tell_all(c, f"person {user}")

    # ------------------------------------------------------------ passwords

    async def sign_in(
        self, login: str, password: str, device: str = "", old: str = "", address: str = ""
    ) -> tuple[Person, str]:
        """A session for who knows the password; wrong logins take as long as wrong passwords."""
        async with self.database.read() as c:
            row = await rows.find_login(c, plain_login(login))
        is_right = await self.passwords.is_right(row["password"] if row is not None else None, password, address)
        if not is_right or row is None or row["is_banned"]:
            raise Problem(401, "wrong-password")
        async with self.database.write() as c:
            await self._require_same(c, row, Problem(401, "wrong-password"))
            secret, ended = await self._open(c, row["id"], device, old)
        for user in ended:
            self.forget_person(user)
        return Person(row["id"], row["name"], row["is_admin"], True), secret

    async def _require_same(self, c: AsyncConnection, row: RowMapping, problem: Problem) -> None:
        """A problem if the password that was right a moment ago was changed since; it stays until this is stored."""
        now = await rows.lock_user(c, row["id"])
        if now is None or now["is_banned"] or now["password"] != row["password"]:
            raise problem

    async def prove(self, person: Person, password: str, address: str = "") -> RowMapping:
        """A problem if somebody with an account does not know its password; a guest has nothing to know."""
        async with self.database.read() as c:
            row = await rows.find_user(c, person.id)
        if row is None or (
            row["login"] is not None and not await self.passwords.is_right(row["password"], password, address)
        ):
            raise Problem(403, "not-your-password")
        return row

    async def change_password(
        self, person: Person, row: RowMapping, password: str, device: str = "", others: bool = True, address: str = ""
    ) -> str:
        """Another password in the place of the one that was proved; the secret of the session that goes on."""
        hash = await self.passwords.hash(password, address)
        async with self.database.write() as c:
            await self._require_same(c, row, Problem(403, "not-your-password"))
            await self.set_password(c, person.id, hash, others)
            await rows.drop_token(c, person.session)
            secret, _ = await self._open(c, person.id, device)
        self.forget_person(person.id)
        return secret

    async def set_password(self, c: AsyncConnection, user: str, hash: str, others: bool = True) -> None:
        """A new password. Links lead nowhere; whoever came in with the old one is out, and tokens end, if so wanted."""
        await rows.change_user(c, user, password=hash)
        for kind in (SESSION, PERSONAL) if others else ():
            await rows.drop_sessions(c, user, kind, "")
        await link_rows.drop_all(c, user)
        await self._tell(c, user)

    async def wipe(self, user: str) -> None:
        """Take away everything that is somebody's own: name, login, sessions, tokens, links, notices, uploads."""
        async with self.database.write() as c:
            await account_rows.wipe(c, user)
            await self._tell(c, user)
        self.forget_person(user)

    # ------------------------------------------------------------ sessions, tokens

    async def open_session(self, person: Person, device: str = "", old: str = "") -> str:
        """The secret of a new session; the one that the same browser had before ends."""
        async with self.database.write() as c:
            secret, ended = await self._open(c, person.id, device, old)
        for user in ended:
            self.forget_person(user)
        return secret

    async def follow(self, secret: str, device: str = "", old: str = "") -> tuple[Person, str, str]:
        """Spend a seat link to one's own other device: who it is, the match, and the secret of a new session."""
        async with self.database.write() as c:
            row = await self.links.spend(c, secret, DEVICE)
            user = await rows.lock_user(c, row["user"])
            if user is None:
                raise not_found()
            session, ended = await self._open(c, row["user"], device, old)
        for other in ended:
            self.forget_person(other)
        person = Person(user["id"], user["name"], user["is_admin"], user["login"] is not None)
        return person, str(row["match"]), session

    async def _open(self, c: AsyncConnection, user: str, device: str, old: str = "") -> tuple[str, set[str]]:
        """A new session instead of an old one, and who may have lost another by it."""
        before = await rows.find_token(c, hashed(old)) if old else None
        ended = {user}
        if before is not None and before["kind"] == SESSION:
            await rows.drop_token(c, before["hash"])
            ended.add(before["user"])
        await rows.keep_tokens(c, user, SESSION, self._most_sessions - 1)
        for other in ended:
            await self._tell(c, other)
        return await self._issue(c, user, SESSION, device, "", SESSION_SECONDS), ended

    async def issue(self, person: Person, label: str, scopes: str) -> str:
        """A personal token for programs."""
        async with self.database.write() as c:
            await rows.lock_user(c, person.id)
            if await rows.find_token(c, person.session) is None:  # it was ended a moment ago
                raise Problem(401, "not-signed-in")
            return await self._issue(c, person.id, PERSONAL, label, scopes, None)

    async def _issue(
        self, c: AsyncConnection, user: str, kind: str, label: str, scopes: str, seconds: float | None
    ) -> str:
        secret, now = new_secret(), self.clock.now()
        await rows.add_token(c, hash=hashed(secret), user=user, kind=kind, label=label[:64], scopes=scopes,
                             created=now, used=now, expires=now + seconds if seconds is not None else None)  # fmt: skip
        return secret

    async def sessions(self, person: Person) -> list[wire.Session]:
        """The sessions of a person, the one that was used last first; each is named by the start of its hash."""
        found = await self._listed(person, SESSION)
        return [{"id": row["hash"][:ID_LENGTH], "device": row["label"], "created": row["created"],
                 "used": row["used"], "current": row["hash"] == person.session} for row in found]  # fmt: skip

    async def tokens(self, person: Person) -> list[wire.Token]:
        """The personal tokens of a person, without their secrets; each is named by the start of its hash."""
        found = await self._listed(person, PERSONAL)
        return [{"id": row["hash"][:ID_LENGTH], "label": row["label"], "scopes": row["scopes"].split(),
                 "created": row["created"], "used": row["used"]} for row in found]  # fmt: skip

    async def _listed(self, person: Person, kind: str) -> list[RowMapping]:
        now = self.clock.now()
        async with self.database.read() as c:
            found = await rows.tokens_of(c, person.id, kind)
        return [row for row in found if row["expires"] is None or row["expires"] >= now]

    async def end(self, person: Person, kind: str, id: str) -> None:
        """End a session or take back a token, by the name its owner knows."""
        async with self.database.write() as c:
            found = [row["hash"] for row in await rows.tokens_of(c, person.id, kind) if row["hash"][:ID_LENGTH] == id]
            if not found:
                raise not_found()
            await rows.drop_token(c, found[0])
            await self._tell(c, person.id)
        self.forget_person(person.id)

    async def end_all(self, user: str, but: str = "") -> None:
        """End the sessions of somebody everywhere, but one if it is named; their links lead nowhere any more."""
        async with self.database.write() as c:
            await rows.lock_user(c, user)
            await rows.drop_sessions(c, user, SESSION, but)
            await link_rows.drop_all(c, user)
            await self._tell(c, user)
        self.forget_person(user)

    async def close(self, secret: str) -> None:
        """End a session."""
        async with self.database.write() as c:
            row = await rows.find_token(c, hashed(secret))
            if row is not None:
                await rows.drop_token(c, row["hash"])
                await self._tell(c, row["user"])
        if row is not None:
            self.forget_person(row["user"])

    # ------------------------------------------------------------ what this process remembers

    def forget_person(self, id: str) -> None:
        """Somebody was renamed, or rights were changed or ended, here or by another process."""
        self._forgotten += 1
        self._names.pop(id, None)
        self._known = {hash: known for hash, known in self._known.items() if known[1].id != id}
        for listener in self.listeners:
            listener(id)

    def forget_all(self) -> None:
        """What other processes told may have been lost."""
        self._forgotten += 1
        self._known.clear()
        self._names.clear()

    async def who(self, secret: str) -> Person | None:
        """The person a secret belongs to; who comes back after a day or more keeps the session for longer."""
        hash = hashed(secret)
        until, person = self._known.get(hash, (0.0, None))
        if person is not None and self.clock.elapsed() < until:
            return person
        before = self._forgotten
        row, person = await self._read(hash)
        if row is None or person is None:
            return None
        if len(self._known) > 20_000:
            self._known.clear()
        if self._forgotten == before:  # else what was read may be older than what was told
            self._known[hash] = (self.clock.elapsed() + REMEMBER_SECONDS, person)
        is_renewed = self.clock.now() - (row["used"] or 0.0) >= RENEW_SECONDS and await self._renew(row)
        return replace(person, is_renewed=True) if is_renewed else person

    async def _renew(self, row: RowMapping) -> bool:
        """Write down that a session or a token was used; a session gets its whole time again."""
        now = self.clock.now()
        changes = {"used": now} | ({"expires": now + SESSION_SECONDS} if row["kind"] == SESSION else {})
        with contextlib.suppress(NotStored):
            async with self.database.write() as c:
                await rows.change_token(c, row["hash"], **changes)
            return True
        return False

    def known(self, secret: str) -> str:
        """Whose secret it is, as far as this process remembers; else a name for the secret, to count by."""
        hash = hashed(secret)
        return self._known[hash][1].id if hash in self._known else hash

    async def _read(self, hash: str) -> tuple[RowMapping | None, Person | None]:
        """A token that is not over, and its person, if they are not banned."""
        async with self.database.read() as c:
            row = await rows.find_token(c, hash)
            if row is None or (row["expires"] is not None and row["expires"] < self.clock.now()):
                return None, None
            user = await rows.find_user(c, row["user"])
        if user is None or user["is_banned"]:
            return None, None
        is_session = row["kind"] == SESSION
        scopes = frozenset() if is_session else frozenset(row["scopes"].split())
        session = row["hash"] if is_session else ""
        return row, Person(user["id"], user["name"], user["is_admin"], user["login"] is not None, scopes, session)

    async def names(self, users: set[str]) -> dict[str, str]:
        """What people are called."""
        unknown = sorted(users - set(self._names))
        if unknown:
            async with self.database.read() as c:
                self._names |= await rows.names_of(c, unknown)
        return {user: self._names[user] for user in users if user in self._names}
