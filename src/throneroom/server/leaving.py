"""Taking everything along, and leaving for good: the name goes, the record of matches stays."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final, cast
from urllib.parse import urlsplit

from sqlalchemy import RowMapping

from throneroom.server import wire
from throneroom.server.chairs import Chairs
from throneroom.server.channels import masked
from throneroom.server.keepers import CARETAKER_BOT
from throneroom.server.people import People, Person
from throneroom.server.problems import Problem, not_found
from throneroom.server.rooms import BOT, EMPTY, WAITING, Chair, Room
from throneroom.server.store import account_rows, rows

Json = dict[str, Any]
_MESSAGE: Final = ("match", "channel", "seat", "to_seat", "text", "made")
_DRAFT: Final = ("match", "decision", "seat", "choice", "ready", "made")
_REPORT: Final = ("match", "ply", "message", "text", "made", "done")
_NOTICE: Final = ("match", "kind", "made", "sent", "text")


class Leaving:
    """What becomes of the things of somebody who leaves."""

    def __init__(self, people: People, chairs: Chairs) -> None:
        self.people = people
        self.chairs = chairs
        self.matches = chairs.matches
        self.database = people.database

    async def leave(self, user: str) -> None:
        """Take somebody off the server; tried again, it goes on where it stopped."""
        await self._stand_up(user)
        await self.people.wipe(user)
        await self._stand_up(user)  # from where they sat down in the meantime

    async def _stand_up(self, user: str) -> None:
        async with self.database.read() as c:
            found = await account_rows.open_matches(c, user)
        for id in found:
            with suppress(Problem):  # a match that is broken, or over by now, keeps nobody
                await self._leave_match(await self.matches.room(id), user)

    async def _leave_match(self, room: Room, user: str) -> None:
        """Bots keep the seats in play, before the start they are free; another player owns the match, or it ends."""
        if any([chair.kept_for == user for chair in room.chairs]):
            await self._free(room, user)
        others = [chair.user for chair in room.chairs if chair.user not in (None, user)]
        if room.row["owner"] == user and not others:
            await self.chairs.abandon(room)
            return
        for seat in room.seats_of(user):
            if room.status == WAITING:
                with suppress(Problem):  # it may begin at this moment
                    await self.chairs.sit(room, seat, Chair(seat, EMPTY), by=user)
                    continue
            await self.chairs.sit(room, seat, Chair(seat, BOT, bot=CARETAKER_BOT), by=user)
        if room.row["owner"] == user and others:
            await self._give(room, str(others[0]))

    async def _free(self, room: Room, user: str) -> None:
        """Nobody is waited for any more on the seats that were kept for somebody."""

        async def step() -> None:
            kept = [replace(chair, kept_for=None) for chair in room.chairs if chair.kept_for == user]
            await self.chairs.change(room, kept, [])

        await self.matches.level(room, step)
        self.matches.tell(room)

    async def _give(self, room: Room, owner: str) -> None:
        async def step() -> None:
            async with self.matches.changing(room) as c:
                await rows.change_match(c, room.id, owner=owner)
            room.row["owner"] = owner

        await self.matches.level(room, step)
        self.matches.tell(room)

    # ------------------------------------------------------------ taking along

    async def everything(self, person: Person, origin: str) -> wire.Everything:
        """All that is stored of a person, without any secret."""
        sessions, tokens = await self.people.sessions(person), await self.people.tokens(person)
        async with self.database.read() as c:
            found = await account_rows.everything(c, person.id)
        if not found["account"]:
            raise not_found()
        others = {row["user"] for row in (*found["blocks"], *found["mutes"])} | {
            row["about"] for row in found["reports"]
        }
        names = await self.people.names(others)
        return {
            "account": _account(found["account"][0]),
            "sessions": sessions,
            "tokens": tokens,
            "matches": [_match(row, found["seats"], person.id, origin) for row in found["matches"]],
            "messages": [cast(wire.KeptMessage, _some(row, *_MESSAGE)) for row in found["messages"]],
            "notifications": [cast(wire.KeptNotification, _some(row, *_NOTICE)) for row in found["notices"]],
            "former": [cast(wire.KeptSeat, _some(row, "match", "seat")) for row in found["former"]],
            "votes": [cast(wire.KeptSeat, _some(row, "match", "seat")) for row in found["votes"]],
            "drafts": [cast(wire.KeptDraft, _some(row, *_DRAFT)) for row in found["drafts"]],
            "blocks": [_player(row["user"], names) for row in found["blocks"]],
            "mutes": [{"match": row["match"], **_player(row["user"], names)} for row in found["mutes"]],
            "reports": [
                cast(wire.KeptReport, {**_some(row, *_REPORT), **_player(row["about"], names)})
                for row in found["reports"]
            ],
            "devices": [
                {"service": urlsplit(row["endpoint"]).hostname or "", "made": row["made"]} for row in found["devices"]
            ],
            "uploads": [
                {
                    "id": row["id"],
                    "game": row["game"],
                    "made": row["made"],
                    "text": row["text"],
                    "address": f"{origin}/replay/{row['id']}",
                }
                for row in found["uploads"]
            ],
        }


def _account(row: RowMapping) -> wire.KeptAccount:
    kept = {name: value for name, value in row.items() if name not in ("password", "channel")}
    return cast(wire.KeptAccount, {**kept, "channel": masked(row["channel"])})


def _match(row: RowMapping, seats: list[RowMapping], user: str, origin: str) -> wire.KeptMatch:
    mine = [seat["seat"] for seat in seats if seat["match"] == row["id"]]
    told = _some(row, "id", "game", "name", "status", "visibility", "created", "started", "ended")
    mine_too = {"address": f"{origin}/t/{row['id']}", "seats": mine, "owner": row["owner"] == user}
    return cast(wire.KeptMatch, told | mine_too)


def _player(user: str, names: Mapping[str, str]) -> wire.BlockedPerson:
    return {"player": user, "name": names.get(user, "")}


def _some(row: RowMapping, *names: str) -> Json:
    return {name: row[name] for name in names}
