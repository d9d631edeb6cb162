"""Moments of a match that are worth seeing move, found in matches of bots and played again over the API.

A match is folded here with its seed and bots, which takes a second, until something wanted is told. The server is then
given the same seed and the same choices, and comes to the same moment.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from typing import Final

import pytest

from browser.tables import GAMES, Company, Json
from throneroom.bots.base import Bot, make_bot
from throneroom.core.decision import Choice
from throneroom.core.dice import Dice
from throneroom.core.game import only_choice, seat_code
from throneroom.core.play import Clock
from throneroom.core.seats import Seat
from throneroom.server import matches as setting_up
from throneroom.server.fold import Fold, new_fold

MATCHES: Final = 60
"""A moment that is not in so many matches is not looked for any longer."""
LONGEST: Final = 400
"""So many choices of a match are looked at."""
EARLY: Final = 40
"""A kind of decision is looked for among so many of the first choices of a match."""
MOST: Final = 8
"""So many choices are one moment at most."""


@dataclass(frozen=True, slots=True)
class Moment:
    """From the choice that tells the first event to the one that tells the last."""

    game: str
    first: str
    last: str
    also: frozenset[str] = frozenset()
    """What is told in between."""
    never: frozenset[str] = frozenset()
    """What is not told in between."""
    players: int = 4
    after: int = 0
    """So many choices are made before it."""
    is_inside: bool = False
    """Whether it is seen from the chair of somebody who is asked in it."""


@dataclass(frozen=True, slots=True)
class Answer:
    """One choice in a match of bots, and what it told."""

    decision: str
    kind: str
    seat: str
    choice: Choice
    told: frozenset[str]


@dataclass(frozen=True, slots=True)
class Scene:
    """Where a moment was found: the match up to it, the moment, and the seat that looks."""

    moment: Moment
    seed: str
    before: tuple[Answer, ...]
    during: tuple[Answer, ...]
    seat: str


def _moment(game: str, first: str, last: str, also: str = "", never: str = "", **more: int) -> Moment:
    return Moment(game, first, last, frozenset(also.split()), frozenset(never.split()), **more)  # type: ignore[arg-type]


_BT, _IT, _WS = GAMES
MOMENTS: Final = {
    "bloody-throne-placed": _moment(_BT, "placed-first", "resolution", "covered", never="revealed left", after=20),
    "bloody-throne-revealed": _moment(_BT, "revealed", "gained", "collected", never="eliminated stole", after=20),
    "bloody-throne-fall": _moment(_BT, "revealed", "eliminated", "gained", after=20),
    "bloody-throne-theft": _moment(_BT, "revealed", "stole", after=15),
    "bloody-throne-won": _moment(_BT, "revealed", "won", after=20),
    "iron-throne-duel": _moment(_IT, "laid", "side-won", "revealed total", after=20, is_inside=True),
    "iron-throne-truce": _moment(_IT, "proposed", "deal"),
    "iron-throne-death": _moment(_IT, "died", "died", never="phase round", after=12),
    "iron-throne-won": _moment(_IT, "won", "won", players=3),
    "iron-throne-support": _moment(_IT, "support-offered", "support-accepted"),
    "westeros-planning": _moment(_WS, "order-revealed", "order-revealed", players=6, after=40),
    "westeros-march": _moment(_WS, "march", "moved", never="fight round", players=6, after=15),
    "westeros-battle": _moment(_WS, "fight", "captured", "supported card-revealed", players=6),
    "westeros-battle-inside": _moment(
        _WS, "fight", "captured", "lost-unit", never="retreated", players=6, is_inside=True
    ),
    "westeros-cards": _moment(_WS, "westeros-revealed", "westeros-revealed", players=6),
    "westeros-bids": _moment(_WS, "bid", "track-settled", never="wildlings-win", players=6),
    "westeros-wildlings": _moment(_WS, "wildlings-advance", "wildling-revealed", players=6),
    "westeros-muster": _moment(_WS, "mustered", "mustered", players=6),
}


def match_of_bots(moment: Moment, seed: int) -> Iterator[Answer]:
    """The choices of a match of bots, one after the other."""
    fold = new_fold(moment.game, moment.players, {}, _hex(seed))
    fold.deal()
    _spare(fold)
    bots: dict[Seat, Bot] = {}
    while not fold.is_over:
        d = fold.state.pending[0]
        bot = bots.setdefault(d.seat, make_bot("greedy", fold.game, Dice(seed * 10 + d.seat)))
        decision, ply = fold.decision(d), fold.plies
        choice = bot.choose(fold.game.view(fold.state, d.seat), d, Clock())
        fold.take(d.seat, choice)
        _spare(fold)
        told = {event.id for told in fold.told if told.ply >= ply for event in told.events}
        yield Answer(decision, d.kind.id, seat_code(fold.game, d.seat), choice, frozenset(told))


def _spare(fold: Fold) -> None:
    """Answer what leaves no choice, as the server does without asking."""
    for _ in range(LONGEST):
        answers = ((d, only_choice(fold.game, fold.state, d)) for d in fold.state.pending)
        d, choice = next(((d, choice) for d, choice in answers if choice is not None), (None, None))
        if d is None or choice is None:
            return
        fold.take(d.seat, choice)


def find(moment: Moment) -> Scene:
    """The first match of bots in which a moment is."""
    for seed in range(MATCHES):
        answers: list[Answer] = []
        for answer in match_of_bots(moment, seed):
            answers.append(answer)
            if moment.last in answer.told and (first := _first(moment, answers)) is not None:
                during = tuple(answers[first:])
                return Scene(moment, _hex(seed), tuple(answers[:first]), during, _looker(moment, answers, during))
            if len(answers) > LONGEST:
                break
    raise AssertionError(f"no such moment in {MATCHES} matches: {moment}")


@cache
def find_kind(game: str, kind: str, players: int, hint: int = 0) -> Scene:
    """Where a kind of decision comes up in a match of bots: in that of the hint, or in the first there is."""
    for seed in (hint, *range(MATCHES)):
        answers: list[Answer] = []
        for answer in match_of_bots(Moment(game, "", "", players=players), seed):
            if answer.kind == kind:
                moment = Moment(game, "", "", players=players)
                return Scene(moment, _hex(seed), tuple(answers), (answer,), answer.seat)
            answers.append(answer)
            if len(answers) > EARLY:
                break
    raise AssertionError(f"{kind} does not come up early in {MATCHES} matches")


def _first(moment: Moment, answers: list[Answer]) -> int | None:
    """Where the moment begins that ends with the last of these answers, if it is one."""
    for first in range(len(answers) - 1, max(moment.after, len(answers) - MOST) - 1, -1):
        told = frozenset[str]().union(*(answer.told for answer in answers[first:]))
        if moment.never & told:
            return None
        if moment.first in answers[first].told and moment.also <= told:
            return first
    return None


def _looker(moment: Moment, answers: list[Answer], during: tuple[Answer, ...]) -> str:
    """Who looks: somebody who is asked in it, or somebody who is not."""
    asked = [answer.seat for answer in during]
    others = [answer.seat for answer in answers if answer.seat not in asked]
    return asked[0] if moment.is_inside or not others else others[0]


def _hex(seed: int) -> str:
    return f"{seed:064x}"


@contextmanager
def dealt_from(seed: str) -> Iterator[None]:
    """Matches that are set up meanwhile are dealt from this seed."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(setting_up, "new_seed", lambda: seed)
        yield


class Playing:
    """A scene on a server: a match that stands just before its moment."""

    def __init__(self, address: str, scene: Scene) -> None:
        with dealt_from(scene.seed):
            self.company = Company(address, scene.moment.game, players=scene.moment.players)
        self.scene = scene
        self.known = {answer.decision: answer.choice for answer in scene.before + scene.during}
        self._until(scene.during[0].decision)

    def _until(self, decision: str) -> None:
        for _ in range(LONGEST * 2):
            asked = next(self.company.asked(), None)
            assert asked is not None, "the match is over before its moment"
            if asked[1]["id"] == decision:
                return
            self._answer(*asked)
        raise AssertionError(f"the match does not come to {decision}")

    def _answer(self, packet: dict, decision: dict) -> None:
        self.company.answer(packet, decision, self.known[decision["id"]])

    def steps(self) -> Iterator[int]:
        """Make the choices of the moment, one at a time; after each the ply that is to be shown."""
        wanted = {answer.decision for answer in self.scene.during}
        for _ in range(MOST):
            asked = next(self.company.asked(), None)
            if asked is None or asked[1]["id"] not in wanted:
                return
            self._answer(*asked)
            yield self.company.packet(self.scene.seat)["ply"]


def company_of_bots(address: str, game: str, kind: str, players: int = 3) -> tuple[Company, Json, Json]:
    """A match up to a decision of a kind as bots have played it, with its packet and itself.

    What is rare by chance is soon found among matches that are folded without a server.
    """
    company = Playing(address, find_kind(game, kind, players)).company
    return company, *next(company.asked())
