"""Matches that people set up and play on over the API, until there is something to look at in a browser."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any, Final

from server.running import Client
from throneroom.bots.remote import Table, at_random

GAMES: Final = ("bloody-throne", "iron-throne", "westeros")
Json = dict[str, Any]
Wanted = Callable[[Json, Json], bool]
"""Whether a decision is the one to stop at, by its packet and itself."""
How = Callable[[Json, Json], str | None]
"""What to answer, in words; None for anything."""
TRIES: Final = 12
EARLY: Final = 5
"""So many actions are the beginning of a match."""


def at_will(packet: Json, decision: Json) -> str | None:
    return None


def warlike(packet: Json, decision: Json) -> str | None:
    """Armies go anywhere; all else is done as it is proposed."""
    return None if decision["kind"] in ("plan", "march") else str(decision["default"])


def with_truce(packet: Json, decision: Json) -> str | None:
    """Lay truces where one can, so that there are talks; nothing else is of interest."""
    truces = [o["notation"] for o in decision["options"] if "truce" in o["notation"]]
    return truces[0] if decision["kind"] == "lay" and truces else str(decision["default"])


class Company:
    """Three people at a table of their own, or as many as are wanted."""

    def __init__(
        self, address: str, game: str, *, seed: int = 0, players: int = 3, is_started: bool = True, **more: Any
    ) -> None:
        self.owner, *others = (Client(address, name) for name in ("Ann", "Bob", "Cyd", "Dan", "Eve", "Fay")[:players])
        seats = [{"who": "me"}, *({"who": "empty"} for _ in others)]
        body = {"game": game, "players": players, "seats": seats, "name": "Evening", **more}
        match = self.owner.post("/api/matches", body, 201)
        self.address = address
        self.id: str = match["id"]
        self.path = f"/api/matches/{self.id}"
        self.invite: str = match["invite"]
        self.people: dict[str, Client] = {}
        self.hands: dict[str, Table] = {}
        random.seed(seed)  # what `at_random` draws from
        if is_started:
            self._start(others)

    def _start(self, others: list[Client]) -> None:
        for other in others:
            other.post(f"{self.path}/join", {"invite": self.invite})
        seats = self.owner.post(f"{self.path}/start")["seats"]
        self.invite = self.owner.post(f"{self.path}/invite", status=201)["invite"]  # that of before has ended
        self.people = {seat["code"]: person for seat, person in zip(seats, [self.owner, *others], strict=True)}
        self.hands = {code: Table(self.address, self.id, token_of(person)) for code, person in self.people.items()}

    def match(self) -> Json:
        return dict(self.owner.get(self.path))

    def packet(self, seat: str, **more: Any) -> Json:
        return dict(self.people[seat].get(f"{self.path}/view", **more))

    def asked(self) -> Iterator[tuple[Json, Json]]:
        """What is owed now and not yet answered: packets with their decisions."""
        for seat in self.match()["awaited"]:
            packet = self.packet(seat)
            yield from ((packet, d) for d in packet["decisions"] if not (d["draft"] or {}).get("ready"))

    def answer(self, packet: Json, decision: Json, choice: Any = None) -> None:
        """Choose, by numbers or in words; at random if nothing is said."""
        hand = self.hands[packet["seat"]]
        hand.answer(packet, decision, at_random(hand, packet, decision) if choice is None else choice)

    def options(self, packet: Json, decision: Json, *picked: int, lang: str = "en") -> Json:
        """What may follow the beginning of a choice, and what may not."""
        asked = {"decision": decision["id"], "prefix": ",".join(map(str, picked)), "why": "true", "lang": lang}
        return dict(self.people[packet["seat"]].get(f"{self.path}/options", **asked))

    def play_until(self, wanted: Wanted, how: How = at_will) -> tuple[Json, Json] | None:
        """Play until a decision is wanted; None if the match is over before."""
        while asked := next(self.asked(), None):
            if wanted(*asked):
                return asked
            self.answer(*asked, how(*asked))
        return None


def token_of(person: Client) -> str:
    return str(person.post("/api/tokens", {"label": "hands"}, 201)["token"])


def company_at(address: str, game: str, wanted: Wanted, how: How = at_will, **more: Any) -> tuple[Company, Json, Json]:
    """A match of which a wanted decision is open, with its packet and itself."""
    for seed in range(TRIES):
        company = Company(address, game, seed=seed, **more)
        if found := company.play_until(wanted, how):
            return company, *found
    raise AssertionError(f"no such decision in {TRIES} matches of {game}")


def of_kind(*kinds: str) -> Wanted:
    return lambda packet, decision: decision["kind"] in kinds


def company_that_refuses(address: str, game: str) -> tuple[Company, Json, Json]:
    """A match that has gone on for a while, with a decision at whose beginning something is not allowed."""
    how = warlike if game == "westeros" else at_will
    company, packet, decision = company_at(address, game, has_steps, how)
    while not company.options(packet, decision)["blocked"]:
        company.answer(packet, decision, how(packet, decision))
        found = company.play_until(has_steps, how)
        assert found is not None, "no decision refuses anything"
        packet, decision = found
    return company, packet, decision


def has_steps(packet: Json, decision: Json) -> bool:
    """Whether one thing is asked at a time, after something has happened."""
    return decision["shape"] in ("one", "assign") and decision["kind"] != "plan" and packet["ply"] > EARLY
