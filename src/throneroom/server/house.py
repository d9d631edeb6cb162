"""Everything the server is made of, wired together once."""

from __future__ import annotations

import asyncio

from throneroom.server.absence import Absence
from throneroom.server.answers import Answers, Key
from throneroom.server.budgets import SERVER, Limits
from throneroom.server.chairs import Chairs
from throneroom.server.checking import Checker
from throneroom.server.clock import Clock, SteadyClock, SystemClock
from throneroom.server.handing import Handing
from throneroom.server.idle import Idle
from throneroom.server.keepers import Keepers
from throneroom.server.kept import Kept
from throneroom.server.leaving import Leaving
from throneroom.server.live import Hub
from throneroom.server.mail_links import MailLinks
from throneroom.server.matches import Matches
from throneroom.server.moderation import Moderation
from throneroom.server.neighbours import Neighbours
from throneroom.server.numbers import Numbers
from throneroom.server.onlookers import Onlookers
from throneroom.server.openers import Openers
from throneroom.server.people import People
from throneroom.server.pictures import Pictures
from throneroom.server.postman import Postman
from throneroom.server.reels import Reels
from throneroom.server.rematch import Rematches
from throneroom.server.rooms import PLAYING, WAITING
from throneroom.server.settings import Settings
from throneroom.server.steward import Steward
from throneroom.server.store.database import Database
from throneroom.server.swapping import Swapping
from throneroom.server.sweeper import Sweeper
from throneroom.server.table import Table
from throneroom.server.talk import Talk
from throneroom.server.tries import Tries
from throneroom.server.turns import Places, Turns


class House:
    """The parts of a running server."""

    def __init__(self, settings: Settings, clock: Clock | None = None) -> None:
        self.settings = settings
        self.clock = SteadyClock(clock or SystemClock())
        self.database = Database(settings.database, settings.database_seconds)
        self.limits = Limits(self.clock, settings.rate_limits, settings.limits)
        self.people = People(self.database, self.clock, self.limits)
        self.tries = Tries(self.limits.tries)
        self.matches = Matches(self.database, self.clock)
        self.matches.most_bytes = self.limits.room_bytes.most(SERVER)
        steward = self.matches.steward = Steward(settings.candle)
        self.matches.debounce = settings.notify_seconds
        self.table = Table(self.matches)
        self.chairs = Chairs(self.matches)
        self.leaving = Leaving(self.people, self.chairs)
        self.swapping = Swapping(self.chairs)
        self.talk = Talk(self.matches, self.limits)
        self.moderation = Moderation(self.matches, self.limits)
        self.keepers = Keepers(self.matches, self.table, settings.bot_processes, self.limits.actions)
        self.sweeper = Sweeper(self.matches, self.table, self.clock)
        self.neighbours = Neighbours(self.matches, self.people)
        self.openers = Openers(self.limits)
        self.hub = Hub()
        self.stories = Turns()
        self.spectating = Places(1)
        self.onlookers = Onlookers(self.limits.packets)
        self.absence = Absence(self.matches, self.hub, settings.absent_seconds)
        steward.is_here = self.absence.is_here
        self.handing = Handing(self.chairs, self.absence)
        self.rematches = Rematches(self.chairs, self.absence)
        self.people.listeners.append(self.hub.look_again)
        self.postman = Postman(self.matches, self.hub, settings)
        self.reels = Reels(self.limits.reels)
        days = {WAITING: settings.waiting_days, PLAYING: settings.idle_days}
        self.idle = Idle(self.chairs, self.reels, days)
        self.checker = Checker(settings.check_processes, settings.check_seconds, self.limits.checks)
        self.records: Kept[tuple[str | None, ...]] = Kept(self.limits.record_bytes)
        """Records of matches that are over, by match and names: who was renamed is called otherwise in it."""
        answers: Kept[Key] = Kept(self.limits.answer_bytes)
        self.words, self.ways = Answers(answers), Answers(answers)
        self.pictures = Pictures(self.limits.picture_bytes, settings.check_seconds)
        self.meters = self.matches.meters
        self.mail_links = MailLinks(self.people, self.postman.channels, self.limits.recipients, settings.origin)

    def numbers(self, match: str) -> Numbers:
        """The numbers under which the lines of the talk of a match are sent."""
        return Numbers(self.postman.key, match)

    async def open(self) -> None:
        await self.database.start()
        self._looking = asyncio.create_task(self.database.look_for_damage())
        await self.sweeper.open()
        self.matches.listeners.append(self.hub.wake)
        self.matches.is_read = self.hub.is_open
        self.matches.is_watched = lambda id: self.hub.is_open(id) or self.keepers.is_busy(id)
        self.keepers.start()
        self.sweeper.start()
        self.idle.start()
        self.neighbours.start()
        await self.postman.start()

    async def close(self) -> None:
        self._looking.cancel()
        await self.mail_links.stop()
        await self.postman.stop()
        await self.idle.stop()
        await self.sweeper.stop()
        await self.neighbours.stop()
        await self.keepers.stop()
        self.checker.close()
        self.pictures.close()
        self.hub.close()
        await self.absence.stop()
        await self.database.stop()
