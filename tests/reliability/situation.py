"""A server full of people: everybody who could ask for a private match, and a sound request for every route.

There are private matches of one owner: one with a free chair, one that can begin, one that is played, one that is
over, and the rematch of another that is over. The same people sit in all of them.
Whatever a request changes can be put back.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import delete, insert, select, update

from reliability.direct import ORIGIN, Asked, Direct, Route, asked
from server.support import dealt_alike, go_on
from throneroom.core.dice import Dice
from throneroom.core.game import seat_code
from throneroom.core.secrecy import sample
from throneroom.server.mail_links import CONFIRM, SECONDS
from throneroom.server.secret import hashed
from throneroom.server.store.schema import METADATA, report, token, user
from throneroom.server.sweeper import BEAT
from throneroom.server.talk import Talk

FOREIGN: Final = "https://evil.example"
PEOPLE: Final = ("owner", "seat", "other-seat", "muted", "spectator", "former", "stranger", "other-match", "banned",
                 "deleted", "admin")  # fmt: skip
ROLES: Final = {
    "anonymous": "nobody",
    "spectator": "looks on, invited",
    "stranger": "has nothing to do with the match",
    "seat": "has the first seat, which the request is about",
    "other-seat": "has the second seat",
    "other-match": "plays elsewhere",
    "former": "had the third seat and gave it back",
    "owner": "set the match up and has no seat",
    "muted": "has the third seat and was muted by the owner",
    "banned": "was banned from the server",
    "admin": "an administrator",
    "read": "a token of the first seat to read",
    "play": "a token of the first seat to play",
    "create": "a token of the first seat to create",
    "expired": "a session of the first seat that has run out",
    "revoked": "a token of the first seat that was taken back",
    "foreign": "a foreign page, with the cookie of the first seat",
    "deleted": "a person that was deleted",
}
TOKENS: Final = ("read", "play", "create", "revoked")
LOGIN: Final = {"login": "seat@example.org", "password": "correct horse"}
DEVICE: Final = {
    "endpoint": "https://fcm.googleapis.com/fcm/send/device",
    "keys": {
        "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "auth": "BTBZMqHH6r4Tts7J_aSIgg",
    },
}
"""A browser with the keys of the example of RFC 8291."""
NOWHERE: Final = "0" * 16
"""The id of a match that was never there."""


@dataclass(slots=True)
class Situation:
    """Who there is, by role, and what there is, by name."""

    direct: Direct
    secrets: dict[str, str] = field(default_factory=lambda: {"anonymous": ""})
    ids: dict[str, str] = field(default_factory=dict)
    """The users by role."""
    places: dict[str, str] = field(default_factory=dict)
    """What stands in addresses: matches by how they stand, the upload, a token, a link."""
    choice: dict[str, Any] = field(default_factory=dict)
    """A sound answer of the first seat."""
    record: str = ""
    _rows: dict[str, list[dict[str, Any]]] = field(default_factory=dict)

    # ------------------------------------------------------------ asking

    def as_role(self, request: Asked, role: str) -> Asked:
        """The same request, made by somebody else."""
        secret = self.secrets["seat" if role == "foreign" else role]
        if role in TOKENS:
            return request.having(authorization=f"Bearer {secret}", origin=None)
        origin = FOREIGN if role == "foreign" else ORIGIN
        return request.having(cookie=f"throneroom={secret}" if secret else None, origin=origin)

    def request(self, route: Route, match: str = "playing", query: str = "", id: str = "") -> Asked:
        """A sound request for a route, by nobody; about another thing if an id is given."""
        method, path = route
        mine = {"{token_id}": self.places["token"], "{session_id}": self.places["session"],
                "{token}": self.places["off"], "{id}": self.places[match], "{seat}": "0",
                "{ply}": self.places["ply"], "{game_id}": "westeros", "{file_path}": "pages.css",
                "{path}": "openapi.json", "{rest}": "x", "{user}": self.ids["stranger"],
                "{report_id}": self.places["report"]}  # fmt: skip
        filled = path
        for place, value in mine.items():
            named = place in ("{id}", "{token_id}", "{session_id}", "{token}", "{user}", "{report_id}")
            filled = filled.replace(place, id if id and named else value)
        return asked(method, f"{filled}?{query.replace('SEAT', self.places['code'])}".rstrip("?"), self._body(route))

    def _body(self, route: Route) -> Any:
        code = self.places["code"]
        bodies: dict[Route, Any] = {
            ("POST", "/api/guests"): {"name": "Somebody"},
            ("PATCH", "/api/me"): {"name": "Somebody else"},
            ("POST", "/api/me/password"): {"old": LOGIN["password"], "new": "battery staple"},
            ("POST", "/api/me/delete"): {"password": LOGIN["password"]},
            ("POST", "/api/accounts"): {"login": "new@example.org", "password": "battery staple"},
            ("POST", "/api/session"): LOGIN,
            ("POST", "/api/tokens"): {"label": "bot", "scopes": ["read"]},
            ("POST", "/api/seat-links"): {"link": self.places["link"]},
            ("POST", "/api/seat-links/look"): {"link": self.places["link"]},
            ("POST", "/api/invitations/look"): {"invite": self.places["invite"]},
            ("POST", "/api/matches/{id}/seats/{seat}/swap"): {"wants": True},
            ("POST", "/api/matches/{id}/seat-link"): {},
            ("POST", "/api/matches"): {"game": "westeros", "players": 3},
            ("POST", "/api/matches/{id}/join"): {},
            ("POST", "/api/matches/{id}/seats/{seat}"): {"who": "empty"},
            ("POST", "/api/matches/{id}/end"): {"wants": True},
            ("POST", "/api/matches/{id}/rematch"): {},
            ("POST", "/api/matches/{id}/seats/{seat}/give"): {"wants": True},
            ("POST", "/api/matches/{id}/latecomers"): {"may": False},
            ("POST", "/api/matches/{id}/seen"): {"ply": 1},
            ("POST", "/api/matches/{id}/explain"): {"seat": code, "choice": self.choice["choice"]},
            ("POST", "/api/matches/{id}/choices"): self.choice,
            ("POST", "/api/matches/{id}/drafts"): {"seat": code, "choice": self.choice["choice"]},
            ("POST", "/api/matches/{id}/proposal"): {"seat": code},
            ("POST", "/api/matches/{id}/asking"): {"seat": code, "everywhere": False},
            ("POST", "/api/matches/{id}/what-if"): {"question": {}, "seat": code},
            ("POST", "/api/matches/{id}/messages"): {"text": "Well met."},
            ("POST", "/api/matches/{id}/mute"): {"player": self.ids["stranger"]},
            ("POST", "/api/matches/{id}/reports"): {"player": self.ids["owner"], "text": "Look at this."},
            ("POST", "/api/blocks"): {"player": self.ids["stranger"]},
            ("POST", "/api/admin/people/{user}/ban"): {"banned": True},
            ("POST", "/api/admin/reports/{report_id}"): {"done": True},
            ("POST", "/api/replays"): {"text": self.record},
            ("POST", "/api/notifications/settings"): {"channel": ""},
            ("POST", "/api/notifications/devices"): DEVICE,
            ("POST", "/api/notifications/devices/end"): {"endpoint": DEVICE["endpoint"]},
            ("POST", "/api/notifications/mail"): {"address": "", "password": LOGIN["password"]},
            ("POST", "/api/mail-links"): {"link": self.places["mail-link"]},
            ("POST", "/api/mail-links/look"): {"link": self.places["mail-link"]},
            ("POST", "/api/mail-links/forgotten"): {"login": LOGIN["login"]},
        }
        return bodies.get(route)

    # ------------------------------------------------------------ putting back

    async def keep(self) -> None:
        """Remember everything that is stored."""
        async with self.direct.house.database.read() as c:
            for table in METADATA.sorted_tables:
                self._rows[table.name] = [dict(row) for row in (await c.execute(select(table))).mappings()]

    async def put_back(self) -> None:
        """Everything is as it was remembered, in the store and in memory."""
        house = self.direct.house
        async with house.database.write() as c:
            for table in reversed(METADATA.sorted_tables):
                await c.execute(delete(table).where(table.c.name != BEAT) if table.name == "setting" else delete(table))
            for table in METADATA.sorted_tables:
                rows = [row for row in self._rows[table.name] if row.get("name") != BEAT]
                if rows:
                    await c.execute(insert(table), rows)
        house.matches.rooms.clear()
        house.people.forget_all()
        house.talk = Talk(house.matches, house.limits)


class _Host:
    """Sets a situation up, over the API as far as it goes."""

    def __init__(self, direct: Direct) -> None:
        self.there = Situation(direct)

    async def ask(self, role: str, path: str, body: Any = None) -> Any:
        request = asked("POST", path, body if body is not None else {})
        answer = await self.there.direct.call(self.there.as_role(request, role))
        assert answer.status in (200, 201), (role, path, answer)
        if answer.cookies:
            self.there.secrets[role] = answer.cookies[0].split(";")[0].partition("=")[2]
        return answer.json

    async def come(self) -> None:
        for role in PEOPLE:
            self.there.secrets[role] = ""
            self.there.ids[role] = (await self.ask(role, "/api/guests", {"name": role.title()}))["id"]
        await self.ask("seat", "/api/accounts", LOGIN)
        await self._write(update(user).where(user.c.id == self.there.ids["admin"]).values(is_admin=True))
        self.there.direct.house.people.forget_all()

    async def match(self, players: int = 3) -> str:
        """A match of the owner: three people on chairs, one who left, one who looks on, one who is muted."""
        set_up = await self.ask("owner", "/api/matches", {"game": "westeros", "players": players})
        id, invite = set_up["id"], {"invite": set_up["invite"]}
        for seat, role in enumerate(("seat", "other-seat", "former")):
            await self.ask(role, f"/api/matches/{id}/join", {**invite, "seat": seat})
        await self.ask("former", f"/api/matches/{id}/seats/2", {"who": "empty"})
        await self.ask("muted", f"/api/matches/{id}/join", {**invite, "seat": 2})
        await self.ask("spectator", f"/api/matches/{id}/join", {**invite, "watch": True})
        await self.ask("owner", f"/api/matches/{id}/mute", {"player": self.there.ids["muted"]})
        return str(id)

    async def matches(self) -> None:
        places = self.there.places
        places |= {"open": await self.match(4), "full": await self.match(), "playing": await self.match(),
                   "over": await self.match()}  # fmt: skip
        played = await self.match()
        for id in (places["playing"], places["over"], played):
            await self.ask("owner", f"/api/matches/{id}/start")
        for id in (places["over"], played):
            await self.ask("admin", f"/api/matches/{id}/end", {"wants": True})
        places["again"] = (await self.ask("muted", f"/api/matches/{played}/rematch"))["id"]
        await self.ask("other-match", "/api/matches", {"game": "westeros", "players": 3, "seats": [{"who": "me"}]})
        await self.play()

    async def play(self) -> None:
        """The match goes on until all are asked again and none can go back; the first seat has begun to think.

        Nobody is answered for meanwhile, and at the end nobody would be.
        """
        places, house = self.there.places, self.there.direct.house
        room = await house.matches.room(places["playing"])
        steward, room.steward = room.steward, None
        assert steward is not None
        dice = Dice("situation")
        fold = room.playing()
        seats = range(len(room.chairs))
        while (
            not fold.told
            or len(fold.state.pending) < len(seats)
            or {room.undoable(s) for s in seats} != {None}
            or any([steward.answer(room, fold, d) is not None for d in fold.state.pending])
        ):
            assert not fold.is_over, "not all are asked once more in this match"
            await go_on(house.matches, room, dice, most=1)
            fold = room.playing()
        room.steward = steward
        places |= {"code": seat_code(fold.game, 0), "ply": str(fold.told[-1].ply)}
        view = fold.game.view(fold.state, 0)
        d = view.pending[0]
        choice = sample(view, d, dice)
        self.there.choice = {"decision": fold.decision(d), "seat": places["code"], "key": secrets.token_hex(16),
                             "choice": list(choice) if isinstance(choice, tuple) else choice}  # fmt: skip
        await self.ask("seat", f"/api/matches/{places['playing']}/messages", {"text": "Winter is coming."})
        await self.ask("seat", f"/api/matches/{places['playing']}/drafts", {"choice": self.there.choice["choice"]})

    async def belongings(self) -> None:
        """What the first seat has beside its seat."""
        places, call = self.there.places, self.there.direct.call
        record = asked("GET", f"/api/matches/{places['over']}/record", cookie=self.there.secrets["seat"])
        self.there.record = (await call(record)).body.decode()
        places["upload"] = (await self.ask("seat", "/api/replays", {"text": self.there.record}))["id"]
        places["link"] = (await self.ask("seat", f"/api/matches/{places['playing']}/seat-link"))["link"]
        places["invite"] = (await self.ask("owner", f"/api/matches/{places['open']}/invite"))["invite"]
        links, address = self.there.direct.house.people.links, "seat@example.org"
        places["mail-link"] = await links.make(CONFIRM, self.there.ids["seat"], SECONDS[CONFIRM], about=address)
        about = {"player": self.there.ids["owner"], "text": "Look."}
        await self.ask("seat", f"/api/matches/{places['playing']}/reports", about)
        async with self.there.direct.house.database.read() as c:
            places["report"] = str((await c.execute(select(report.c.id))).scalar_one())
        for name in TOKENS:
            scopes = [name] if name in ("read", "play", "create") else []
            self.there.secrets[name] = (await self.ask("seat", "/api/tokens", {"scopes": scopes}))["token"]
        spare = (await self.ask("seat", "/api/tokens", {"label": "spare"}))["token"]
        places["token"] = hashed(spare)[:16]
        await self.ask("expired", "/api/session", LOGIN)
        places["session"] = hashed(self.there.secrets["expired"])[:16]
        self.there.secrets["expired"] = ""
        places["off"] = self.there.direct.house.postman.off_link(self.there.ids["seat"]).rpartition("/")[2]
        places["nowhere"] = NOWHERE

    async def fall(self) -> None:
        """Some lose their rights."""
        await self.ask("expired", "/api/session", LOGIN)
        gone = hashed(self.there.secrets["expired"])
        await self._write(
            update(token).where(token.c.hash == gone).values(expires=1.0),
            delete(token).where(token.c.hash == hashed(self.there.secrets["revoked"])),
            update(user).where(user.c.id == self.there.ids["banned"]).values(is_banned=True),
            delete(token).where(token.c.user == self.there.ids["deleted"]),
            delete(user).where(user.c.id == self.there.ids["deleted"]),
        )
        self.there.direct.house.people.forget_all()

    async def _write(self, *statements: Any) -> None:
        async with self.there.direct.house.database.write() as c:
            for statement in statements:
                await c.execute(statement)


async def _taken(*_: Any) -> bool:
    """A push service that takes everything; nothing leaves this machine."""
    return True


async def situation(direct: Direct) -> Situation:
    """Everybody comes, everything is set up, and kept so."""
    house = direct.house
    for answers_by_itself in (house.keepers.wake, house.sweeper.wake):  # nothing changes but by requests
        house.matches.listeners.remove(answers_by_itself)
    await house.sweeper.stop()
    await house.postman.stop()
    house.postman.push.send = _taken  # type: ignore[method-assign]
    host = _Host(direct)
    host.there.secrets["expired"] = ""
    await host.come()
    with dealt_alike("situation"):  # the same match in every run
        await host.matches()
    await host.belongings()
    await host.fall()
    await host.there.keep()
    return host.there
