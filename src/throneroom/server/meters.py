"""What a process counts about itself, for Prometheus. No label names a person, a match or a secret."""

from __future__ import annotations

import asyncio
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics, generate_latest

_SECONDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Meters:
    """The counters of one process, in a registry of their own."""

    def __init__(self) -> None:
        disable_created_metrics()  # type: ignore[no-untyped-call]  # the library has no type for it
        self._registry = CollectorRegistry()
        self.requests = self._counter("requests", "Answered requests.", "method", "route", "status")
        self.seconds = Histogram(
            "throneroom_request_seconds", "Time until an answer began.", ("method", "route"),
            registry=self._registry, buckets=_SECONDS,
        )  # fmt: skip
        self.actions = self._counter("actions_stored", "Actions written to the database.")
        self.bot_answers = self._counter("bot_answers", "Decisions answered by bots.")
        self.bot_failures = self._counter("bot_failures", "Decisions answered by default because a bot failed.")
        self.time_outs = self._counter("time_outs", "Decisions answered because the time was up.")
        self._sockets = self._gauge("open_sockets", "Sockets and streams that are open.")
        self._tasks = self._gauge("tasks", "Things that this process has in work.")
        self._rooms = self._gauge("rooms_in_memory", "Matches that this process holds in memory.")
        self._matches = self._gauge("matches", "Matches in the database.", "status")

    def _counter(self, name: str, help: str, *labels: str) -> Counter:
        return Counter(f"throneroom_{name}", help, labels, registry=self._registry)

    def _gauge(self, name: str, help: str, *labels: str) -> Gauge:
        return Gauge(f"throneroom_{name}", help, labels, registry=self._registry)

    def text(self, sockets: int, rooms: int, matches: dict[str, int]) -> bytes:
        """Everything counted, and what there is at this moment, as Prometheus reads it."""
        self._sockets.set(sockets)
        self._tasks.set(len(asyncio.all_tasks()))
        self._rooms.set(rooms)
        self._matches.clear()
        for status, count in matches.items():
            self._matches.labels(status).set(count)
        return generate_latest(self._registry)
