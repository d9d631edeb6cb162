"""Budgets: how much a person, an address, a match and the whole server may use of what costs something.

`LINES` is the whole table, and docs/hosting.md shows it. A line with seconds counts what was done in that time; one
without counts what is there at once. Counting is bounded itself: old counts go, and of too many the oldest.
"""

from __future__ import annotations

import math
from collections import OrderedDict, deque
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from throneroom.core.rules import Facts
from throneroom.server.addresses import networks
from throneroom.server.clock import Clock
from throneroom.server.problems import Problem

PERSON, ADDRESS, LOGIN, DOOR, INBOX = "person", "address", "login", "door", "inbox"
PLACE, MATCH, SERVER = "place", "match", "server"
"""For whom a line counts.

A door is one login, or one inbox, at one address, an inbox an address of mails, a place one person in one match.
Of IPv6, the networks that an address is in have lines too: some times as much, and not more than half of what all have.
"""
MINUTE, HOUR, DAY = 60, 3600, 86_400
AGAIN: Final = 30
"""When to try again what is full: somebody may leave at any moment. What is stored stays for longer."""
PIECES: Final = 10
"""So many pieces the time of a line has in which more is counted together than ..."""
EXACT: Final = 64
"""... this, up to which everything is counted for itself."""
MOST_KEYS: Final = 20_000
"""For so many people, addresses and so on a line counts at once."""
NO_HALF: Final = 1 << 62
"""What half of everything is where there is no line for all together."""


@dataclass(frozen=True, slots=True)
class Line:
    """So much of something, for each of its scope; in so many seconds, or at once."""

    budget: str
    scope: str
    most: int
    seconds: int = 0
    is_fixed: bool = False
    """Whether the factor for all limits leaves it alone: what a machine has does not grow with it."""
    again: int = AGAIN
    """When to try again what is full."""

    @property
    def setting(self) -> str:
        return f"LIMIT_{self.budget}_{self.scope}".upper()


LINES: Final = (
    Line("requests", PERSON, 3_000, MINUTE), Line("requests", ADDRESS, 30_000, MINUTE),
    Line("working", PERSON, 30), Line("working", ADDRESS, 200), Line("working", SERVER, 2_000),
    Line("uploading", ADDRESS, 20), Line("uploading", SERVER, 200),
    Line("bytes", PERSON, 20_000_000, HOUR), Line("bytes", ADDRESS, 200_000_000, HOUR),
    Line("guests", ADDRESS, 200, 10 * MINUTE), Line("guests", SERVER, 5_000, 10 * MINUTE),
    Line("names", PERSON, 20, 10 * MINUTE),
    Line("sign_in", ADDRESS, 300, 10 * MINUTE),
    Line("tries", DOOR, 20, 15 * MINUTE), Line("tries", LOGIN, 100, 15 * MINUTE),
    Line("passwords", ADDRESS, 80), Line("passwords", SERVER, 800),
    Line("mails", PERSON, 5, HOUR), Line("mails", DOOR, 5, HOUR), Line("mails", ADDRESS, 60, HOUR),
    Line("recipients", DOOR, 3, DAY), Line("recipients", INBOX, 5, DAY),
    Line("tokens", PERSON, 20, HOUR), Line("kept_tokens", PERSON, 50),
    Line("kept_sessions", PERSON, 20),
    Line("links", PERSON, 60, HOUR), Line("links", ADDRESS, 600, HOUR), Line("kept_links", PERSON, 20),
    Line("matches", PERSON, 60, 10 * MINUTE), Line("matches", ADDRESS, 600, 10 * MINUTE),
    Line("matches", SERVER, 6_000, 10 * MINUTE),
    Line("open_matches", PERSON, 100), Line("open_matches", ADDRESS, 2_000), Line("open_matches", SERVER, 50_000),
    Line("public_matches", PERSON, 10), Line("public_matches", ADDRESS, 40),
    Line("chairs", PERSON, 120, 10 * MINUTE), Line("chairs", ADDRESS, 1_200, 10 * MINUTE),
    Line("mutes", PERSON, 60, 10 * MINUTE), Line("kept_mutes", PLACE, 200),
    Line("nudges", PERSON, 12, HOUR), Line("reports", PERSON, 12, HOUR), Line("reports", ADDRESS, 60, HOUR),
    Line("open_reports", PERSON, 20), Line("kept_blocks", PERSON, 500),
    Line("choices", PERSON, 600, MINUTE), Line("choices", MATCH, 3_600, MINUTE),
    Line("actions", PERSON, 40_000, DAY), Line("actions", ADDRESS, 400_000, DAY),
    Line("drafts", PERSON, 600, MINUTE), Line("drafts", MATCH, 3_600, MINUTE),
    Line("draft_bytes", PERSON, 2_000_000, HOUR),
    Line("undo", PERSON, 30, MINUTE), Line("undo", MATCH, 180, MINUTE),
    Line("proposals", PERSON, 60, MINUTE), Line("proposals", ADDRESS, 600, MINUTE),
    Line("questions", PERSON, 600, MINUTE), Line("questions", ADDRESS, 6_000, MINUTE),
    Line("questions", MATCH, 6_000, MINUTE),
    Line("stories", PERSON, 100_000, MINUTE), Line("stories", ADDRESS, 600_000, MINUTE),
    Line("readings", PERSON, 20_000, MINUTE), Line("readings", ADDRESS, 60_000, MINUTE),
    Line("lists", PERSON, 300, MINUTE), Line("lists", ADDRESS, 3_000, MINUTE),
    Line("messages", PLACE, 4, 10), Line("messages", PERSON, 300, 10 * MINUTE), Line("messages", MATCH, 180, MINUTE),
    Line("gallery", MATCH, 120, MINUTE),
    Line("message_bytes", PERSON, 200_000, DAY), Line("message_bytes", ADDRESS, 5_000_000, DAY),
    Line("replays", PERSON, 300, MINUTE), Line("replays", ADDRESS, 3_000, MINUTE),
    Line("pictures", PERSON, 120, MINUTE), Line("pictures", ADDRESS, 1_200, MINUTE),
    Line("picture_bytes", SERVER, 20_000_000, is_fixed=True),
    Line("record_bytes", SERVER, 20_000_000, is_fixed=True),
    Line("answer_bytes", SERVER, 20_000_000, is_fixed=True),
    Line("packets", SERVER, 32, is_fixed=True), Line("reels", SERVER, 8, is_fixed=True),
    Line("checks", PERSON, 6), Line("checks", ADDRESS, 60), Line("checks", SERVER, 300),
    Line("uploads", PERSON, 20, 10 * MINUTE), Line("uploads", ADDRESS, 100, 10 * MINUTE),
    Line("upload_bytes", ADDRESS, 50_000_000, DAY),
    Line("kept_uploads", PERSON, 100), Line("kept_bytes", PERSON, 10_000_000),
    Line("card_set_bytes", PERSON, 10_000_000), Line("card_set_bytes", ADDRESS, 50_000_000, DAY),
    Line("stored_bytes", SERVER, 20_000_000_000, is_fixed=True, again=DAY),
    Line("room_bytes", SERVER, 256_000_000, is_fixed=True),
    Line("notice_settings", PERSON, 10, HOUR), Line("notice_tests", PERSON, 10, HOUR),
    Line("devices", PERSON, 10),
    Line("connections", ADDRESS, 600), Line("connections", SERVER, 10_000),
    Line("sockets", PERSON, 20), Line("sockets", ADDRESS, 400), Line("sockets", MATCH, 1_000),
    Line("sockets", SERVER, 4_000),
    Line("streams", PERSON, 10), Line("streams", ADDRESS, 200), Line("streams", SERVER, 1_000),
    Line("connects", PERSON, 120, MINUTE), Line("connects", ADDRESS, 2_400, MINUTE),
)  # fmt: skip


class _Lately:
    """What one has used in the time of a line, in a few pieces, so that it stays small: first, last and amount."""

    __slots__ = ("pieces",)

    def __init__(self) -> None:
        self.pieces: deque[tuple[float, float, int]] = deque()

    def used(self, since: float) -> int:
        while self.pieces and self.pieces[0][1] <= since:
            self.pieces.popleft()
        return sum([amount for _, _, amount in self.pieces])

    def free_at(self, wanted: int, seconds: int) -> float:
        """When so much will no longer count."""
        for _, last, amount in self.pieces:
            wanted -= amount
            if wanted <= 0:
                return last + seconds
        return self.pieces[-1][1] + seconds if self.pieces else 0.0

    def add(self, now: float, amount: int, piece: float) -> None:
        if self.pieces and now - self.pieces[-1][0] <= piece:
            first, _, before = self.pieces.pop()
            self.pieces.append((first, now, before + amount))
        else:
            self.pieces.append((now, now, amount))


class _Count:
    """One line, counted for each of its keys."""

    def __init__(self, line: Line, most: int) -> None:
        self.line = line
        self.most = most
        self.half = most
        """Half of what all have together, if it is more than one may have; no network of addresses has more."""
        self.lately: OrderedDict[str, _Lately] = OrderedDict()
        self.held: dict[str, int] = {}

    def allowed(self, times: int) -> int:
        """How much there may be for a key that has so many times as much as others."""
        return self.most if times == 1 else min(times * self.most, self.half)

    def wait(self, key: str, amount: int, now: float, times: int = 1) -> float:
        """How many seconds until so much more is allowed; 0 if it is."""
        lately = self.lately.get(key)
        over = (lately.used(now - self.line.seconds) if lately else 0) + amount - self.allowed(times)
        if over <= 0:
            return 0.0
        return max(1.0, lately.free_at(over, self.line.seconds) - now) if lately else float(self.line.seconds)

    def add(self, key: str, amount: int, now: float, is_exact: bool = True) -> None:
        piece = 0.0 if is_exact and self.most <= EXACT else self.line.seconds / PIECES
        self.lately.setdefault(key, _Lately()).add(now, amount, piece)
        self.lately.move_to_end(key)
        while self.lately:
            oldest = next(iter(self.lately.values()))
            if len(self.lately) <= MOST_KEYS and oldest.pieces[-1][1] > now - self.line.seconds:
                break
            self.lately.popitem(last=False)


class Budget:
    """One budget: its lines for people, addresses, matches and the whole server."""

    def __init__(self, counts: list[_Count], clock: Clock) -> None:
        self._counts = {count.line.scope: count for count in counts}
        self._clock = clock
        if ADDRESS in self._counts:
            one = self._counts[ADDRESS]
            one.half = max(one.most, self._counts[SERVER].most // 2) if SERVER in self._counts else NO_HALF

    def most(self, scope: str) -> int:
        """How much one of a scope may have."""
        return self._counts[scope].most

    def hit(self, amount: int = 1, **who: str | None) -> None:
        """Count something that was done, by whom and where: `hit(person=..., address=...)`; a problem if too much."""
        now = self._clock.elapsed()
        found = self._asked(who)
        for count, key, times in found:
            wait = count.wait(key, amount, now, times)
            if wait:
                facts: Facts = {"seconds": math.ceil(wait)}
                if count.line.scope == SERVER:
                    raise Problem(503, "server-busy", facts)
                raise Problem(429, "too-many", facts)
        for count, key, _ in found:
            count.add(key, amount, now)

    def is_over(self, amount: int = 1, **who: str | None) -> bool:
        """Count something that is done in any case; whether it is more than there should be."""
        now = self._clock.elapsed()
        found = self._asked(who)
        waits = [count.wait(key, amount, now, times) for count, key, times in found]
        for count, key, _ in found:
            count.add(key, amount, now, is_exact=False)
        return any(waits)

    def forgive(self, **who: str | None) -> None:
        """Forget what was counted for somebody."""
        for count, key, _ in self._asked(who):
            count.lately.pop(key, None)

    def add(self, amount: int, **who: str | None) -> None:
        """Count what was only known when it was done: it is too late to refuse it, but not what comes next."""
        now = self._clock.elapsed()
        for count, key, _ in self._asked(who):
            count.add(key, amount, now)

    @contextmanager
    def held(self, **who: str | None) -> Iterator[None]:
        """Have one of something for as long as the block lasts; a problem if there are too many at once."""
        release = self.hold(**who)
        try:
            yield
        finally:
            release()

    def hold(self, **who: str | None) -> Callable[[], None]:
        """Have one of something until what this returns is called; a problem if there are too many at once."""
        found = self._asked(who)
        for count, key, times in found:
            self._require(count, count.held.get(key, 0), times=times)
        for count, key, _ in found:
            count.held[key] = count.held.get(key, 0) + 1

        def release() -> None:
            for count, key, _ in found:
                count.held[key] -= 1
                if not count.held[key]:
                    del count.held[key]

        return release

    def require(self, scope: str, there: int, amount: int = 1, times: int = 1) -> None:
        """A problem if so much is there already that so much more is too much, for who has so many times as much."""
        self._require(self._counts[scope], there, amount, times)

    def _require(self, count: _Count, there: int, amount: int = 1, times: int = 1) -> None:
        if there + amount <= count.allowed(times):
            return
        facts: Facts = {"budget": count.line.budget, "most": count.allowed(times), "seconds": count.line.again}
        if count.line.scope == SERVER:
            raise Problem(503, "server-full", facts)
        raise Problem(429, "over-budget", facts)

    def _asked(self, who: Mapping[str, str | None]) -> list[tuple[_Count, str, int]]:
        """The counts that are asked about, by their keys, and how many times as much as one these have."""
        keys = {SERVER: "", **who}
        found = []
        for scope, count in self._counts.items():
            if (key := keys.get(scope)) is not None:
                found += [(count, *one) for one in (networks(key) if scope == ADDRESS else ((key, 1),))]
        return found


class Limits:
    """All budgets of a server, each by its name: `limits.mails.hit(person=..., address=...)`."""

    def __init__(self, clock: Clock, factor: float = 1.0, chosen: Mapping[str, int] | None = None) -> None:
        counts: dict[str, list[_Count]] = {}
        for line in LINES:
            usual = line.most if line.is_fixed else round(line.most * factor)
            counts.setdefault(line.budget, []).append(_Count(line, (chosen or {}).get(line.setting, usual)))
        self._budgets = {name: Budget(lines, clock) for name, lines in counts.items()}

    def __getattr__(self, name: str) -> Budget:
        try:
            return self._budgets[name]
        except KeyError:
            raise AttributeError(name) from None
