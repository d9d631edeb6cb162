"""Everything the server is made of, wired together once."""

from __future__ import annotations

from dataclasses import dataclass

from throneroom.server.chairs import Chairs
from throneroom.server.clock import Clock, SystemClock
from throneroom.server.keepers import Keepers
from throneroom.server.live import Hub
from throneroom.server.matches import Matches
from throneroom.server.neighbours import Neighbours
from throneroom.server.people import Limiter, People
from throneroom.server.postman import Postman
from throneroom.server.reels import Reels
from throneroom.server.settings import Settings
from throneroom.server.store.database import Database
from throneroom.server.sweeper import Sweeper
from throneroom.server.table import Table
from throneroom.server.talk import Talk


@dataclass(slots=True)
class Limits:
    """How often a person, or an address, may do what costs something."""

    sign_in: Limiter
    guests: Limiter
    matches: Limiter
    choices: Limiter
    uploads: Limiter
    notices: Limiter


class House:
    """The parts of a running server."""

    def __init__(self, settings: Settings, clock: Clock | None = None) -> None:
        self.settings = settings
        self.clock = clock or SystemClock()
        self.database = Database(settings.database)
        self.people = People(self.database, self.clock)
        self.matches = Matches(self.database, self.clock)
        self.table = Table(self.matches)
        self.chairs = Chairs(self.matches)
        self.talk = Talk(self.matches)
        self.keepers = Keepers(self.matches, self.table, settings.bot_processes)
        self.sweeper = Sweeper(self.matches, self.table)
        self.neighbours = Neighbours(self.matches, self.people)
        self.hub = Hub()
        self.postman = Postman(self.matches, self.hub, settings)
        self.reels = Reels()
        self.meters = self.matches.meters
        self.limits = Limits(
            sign_in=self._limiter(20, 15 * 60),
            guests=self._limiter(60, 10 * 60),
            matches=self._limiter(60, 10 * 60),
            choices=self._limiter(600, 60),
            uploads=self._limiter(20, 10 * 60),
            notices=self._limiter(10, 3600),
        )

    def _limiter(self, most: int, seconds: float) -> Limiter:
        return Limiter(self.clock, round(most * self.settings.rate_limits), seconds)

    async def open(self) -> None:
        await self.database.start()
        await self.sweeper.beat(allowed=0.0)  # deadlines are put off before the first request is taken
        self.matches.listeners.append(self.hub.wake)
        self.matches.is_watched = self.hub.is_open
        self.keepers.start()
        self.sweeper.start()
        self.neighbours.start()
        await self.postman.start()

    async def close(self) -> None:
        await self.postman.stop()
        await self.sweeper.stop()
        await self.neighbours.stop()
        await self.keepers.stop()
        self.hub.close()
        await self.database.stop()
