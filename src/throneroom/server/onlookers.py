"""What those who look on are sent: they all see the same, so it is made and written once for all of them."""

from __future__ import annotations

from collections import OrderedDict

from litestar.serialization import encode_json
from msgspec import Raw

from throneroom.core.seats import SPECTATOR
from throneroom.server import wire
from throneroom.server.budgets import SERVER, Budget
from throneroom.server.packets import AT_ONCE, packet_in_turns
from throneroom.server.rooms import Room
from throneroom.server.turns import Turns
from throneroom.telling import Teller


class Onlookers:
    """The last packets for those who look on, of all matches of this process.

    Long stories, which only newcomers hear, are not kept.
    """

    def __init__(self, kept: Budget) -> None:
        self._most = kept.most(SERVER)
        self._made: OrderedDict[tuple[object, ...], tuple[wire.Packet, Raw]] = OrderedDict()

    async def packet(
        self, room: Room, lang: str, since: int, teller: Teller, turns: Turns, key: str, has_view: bool
    ) -> tuple[wire.Packet, Raw]:
        """The packet of a match as it stands now, in one language and from one moment on; and the same written out."""
        stands = (room.id, room.row["epoch"], room.playing().plies, room.status, lang, since, has_view)
        found = self._made.get(stands)
        if found is None:
            packet = await packet_in_turns(room, SPECTATOR, since, teller, turns, key, has_view)
            found = packet, Raw(encode_json(packet))
        if len(found[0]["events"]) <= AT_ONCE:
            self._made[stands] = found
            self._made.move_to_end(stands)
            while len(self._made) > self._most:
                self._made.popitem(last=False)
        return found
