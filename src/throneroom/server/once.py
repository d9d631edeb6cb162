"""A match that is asked for again with the same key is set up once."""

from __future__ import annotations

from dataclasses import dataclass

from throneroom.server.matches import Matches
from throneroom.server.problems import Problem, not_found
from throneroom.server.rooms import Room
from throneroom.server.secret import hashed
from throneroom.server.store import rows


@dataclass(frozen=True, slots=True)
class Once:
    """The key of a request and what it asks for, as they are stored: the same key of another person is another."""

    key: str
    asked: str

    @staticmethod
    def of(owner: str, key: str, body: bytes) -> Once:
        return Once(hashed(f"{owner} {key}"), hashed(body.hex()))

    async def found(self, matches: Matches) -> Room | None:
        """The match that was set up with the key; a problem if something else was asked for then."""
        async with matches.database.read() as c:
            row = await rows.find_key(c, self.key)
        if row is None:
            return None
        if row["asked"] != self.asked:
            raise Problem(422, "key-reused")
        room = await matches.glance(row["id"])
        if room is None:
            raise not_found()
        return room
