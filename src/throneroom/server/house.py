"""Everything the server is made of, wired together once."""

from __future__ import annotations

from dataclasses import dataclass

from throneroom.server.clock import Clock, SystemClock
from throneroom.server.keepers import Keepers
from throneroom.server.live import Hub
from throneroom.server.matches import Matches
from throneroom.server.neighbours import Neighbours
from throneroom.server.people import Limiter, People
from throneroom.server.settings import Settings
from throneroom.server.store.database import Database
from throneroom.server.talk import Talk


@dataclass(slots=True)
class Limits:
    """How often a person, or an address, may do what costs something."""

    sign_in: Limiter
    guests: Limiter
    matches: Limiter
    choices: Limiter


class House:
    """The parts of a running server."""

    def __init__(self, settings: Settings, clock: Clock | None = None) -> None:
        self.settings = settings
        self.clock = clock or SystemClock()
        self.database = Database(settings.database)
        self.people = People(self.database, self.clock)
        self.matches = Matches(self.database, self.clock)
        self.talk = Talk(self.database, self.clock)
        self.keepers = Keepers(self.matches, settings.bot_processes)
        self.neighbours = Neighbours(self.matches)
        self.hub = Hub()
        self.limits = Limits(
            sign_in=Limiter(self.clock, 20, 15 * 60),
            guests=Limiter(self.clock, 60, 10 * 60),
            matches=Limiter(self.clock, 60, 10 * 60),
            choices=Limiter(self.clock, 600, 60),
        )

    async def open(self) -> None:
        await self.database.start()
        self.matches.listeners.append(self.hub.wake)
        self.keepers.start()
        self.neighbours.start()

    async def close(self) -> None:
        await self.neighbours.stop()
        await self.keepers.stop()
        self.hub.close()
        await self.database.stop()
