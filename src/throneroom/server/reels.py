"""Games that are over, to be watched again: any moment of them, from any seat, or with nothing hidden.

Only a game that nobody can play any more may become a reel: from here its secrets are open to whoever
may watch it.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeVar, cast

from throneroom.core.decision import Choice
from throneroom.core.events import Event, SeenEvent, seen_by
from throneroom.core.flow import AnyState, play
from throneroom.core.game import Game, new_game, outcome_json, owed_by, seat_code
from throneroom.core.notation import action_text
from throneroom.core.rules import Illegal
from throneroom.core.seats import SPECTATOR, Seat
from throneroom.server import wire
from throneroom.server.budgets import SERVER, Budget
from throneroom.server.fold import UNDO, Action
from throneroom.server.packets import term_told, told_json
from throneroom.server.problems import Problem
from throneroom.server.stills import Stills
from throneroom.server.turns import Places, Turns
from throneroom.telling import Teller

ALL: Final[Seat] = -4
"""The viewpoint from which nothing is hidden."""
ALL_CODE: Final = "all"
ROUND: Final = "round"
"""The event with which every game begins a round."""
EVERY: Final = 25
"""Actions between two states that are kept."""
KEPT_ENDS: Final = 10_000
AGAIN: Final = 60
"""After so many seconds a game that could not be played through is tried again."""

Json = dict[str, Any]
T = TypeVar("T")


class End(NamedTuple):
    """How long a game was, and who won; nobody if it was given up."""

    plies: int
    winners: list[str]


class Reel:
    """A game from its first moment to its last. Moment n is what n actions have led to."""

    def __init__(
        self, game: Game, players: int, options: Mapping[str, str], actions: Sequence[tuple[Seat, Choice]]
    ) -> None:
        self.game = game
        self.players = players
        self.options = dict(options)
        self.actions = actions
        self.rounds: list[tuple[int, SeenEvent]] = []
        self._kept: list[AnyState] = []
        for ply, s, told in self.walk():
            self.rounds += [(ply, seen_by(event, SPECTATOR)) for event in told if event.id == ROUND]
            if ply % EVERY == 0:
                self._kept.append(game.clone(s))
        self.outcome = game.outcome(s)

    @property
    def plies(self) -> int:
        return len(self.actions)

    @property
    def seats(self) -> tuple[str, ...]:
        """The codes of the seats at the table."""
        return self.game.seats[: self.players]

    @property
    def viewpoints(self) -> dict[str, Seat]:
        """From where it can be watched."""
        return {code: seat for seat, code in enumerate(self.seats)} | {"spectator": SPECTATOR, ALL_CODE: ALL}

    @property
    def result(self) -> Json | None:
        return outcome_json(self.game, self.outcome) if self.outcome is not None else None

    @property
    def winners(self) -> list[str]:
        return [seat_code(self.game, seat) for seat in self.outcome.winners] if self.outcome is not None else []

    def viewpoint(self, code: str) -> Seat:
        """A viewpoint by its code, or `Illegal` naming those there are."""
        known = self.viewpoints
        if code not in known:
            raise Illegal("CORE-SEAT", {"given": code, "known": ", ".join(known)})
        return known[code]

    def walk(self) -> Iterator[tuple[int, AnyState, list[Event]]]:
        """Every moment from the first on: its ply, its state (not to be kept), and what was told."""
        s = new_game(self.game, self.players, self.options)
        yield 0, s, []
        for ply, (seat, choice) in enumerate(self.actions, start=1):
            yield ply, s, _play(s, seat, choice)

    def log(self, first: int, last: int, viewpoint: Seat, teller: Teller) -> list[wire.RecalledLine]:
        """What the actions from the first to the last told somebody, with the lines of every sum."""
        begin = max(first - 1, 0)
        s = self.state(begin)
        out: list[wire.RecalledLine] = []
        for ply, (seat, choice) in enumerate(self.actions[begin:last], start=begin + 1):
            for event in [_seen(event, viewpoint) for event in _play(s, seat, choice)]:
                terms = [term_told(term, teller) for term in event.terms]
                out.append({"ply": ply, **told_json(event, teller), "terms": terms})
        return out

    def moments(self, first: int, last: int, viewpoint: Seat, teller: Teller) -> list[wire.Moment]:
        """The moments from the first to the last, both included."""
        begin = max(first - 1, 0)
        s = self.state(begin)
        out = [self._moment(s, 0, viewpoint)] if first == 0 else []
        for ply, (seat, choice) in enumerate(self.actions[begin:last], start=begin + 1):
            d = owed_by(s, seat)
            assert d is not None
            words = action_text(self.game, s, d, choice) if viewpoint in (seat, ALL) else None
            stills = Stills(self.game, s, None)
            told = [_seen(event, viewpoint) for event in _play(s, seat, choice, stills)]
            moment = self._moment(s, ply, viewpoint, seat=seat_code(self.game, seat), action=words)
            out.append(cast(wire.Moment, {**moment, **_shown(told, stills, viewpoint, teller)}))
        return out

    def fight(self, ply: int, viewpoint: Seat, teller: Teller) -> wire.Supposition:
        """How the fight of a moment stood, from what a viewpoint may know; `Illegal` if there was none."""
        assert self.game.what_if is not None
        view = self.game.view(self.state(ply), SPECTATOR if viewpoint == ALL else viewpoint)
        return cast(wire.Supposition, teller.answer(self.game.what_if(view, {})))

    def state(self, ply: int) -> AnyState:
        """The state after so many actions, to go on from."""
        s: AnyState = self.game.clone(self._kept[ply // EVERY])
        for seat, choice in self.actions[ply - ply % EVERY : ply]:
            play(s, seat, choice)
        return s

    def _moment(
        self,
        s: AnyState,
        ply: int,
        viewpoint: Seat,
        seat: str | None = None,
        action: str | None = None,
    ) -> wire.Moment:
        """One moment. Others' actions have no words, because at the table they are seen by their events alone."""
        game = self.game
        view = game.view(s, SPECTATOR if viewpoint == ALL else viewpoint)
        moment: wire.Moment = {
            "ply": ply,
            "seat": seat,
            "action": action,
            "events": [],
            "awaited": [seat_code(game, awaited) for awaited in view.awaited],
            "view": game.view_json(view),
        }
        if viewpoint == ALL:
            moment["views"] = {code: game.view_json(game.view(s, i)) for i, code in enumerate(self.seats)}
            moment["position"] = game.position(s)
        return moment


def _play(s: AnyState, seat: Seat, choice: Choice, stills: Stills | None = None) -> list[Event]:
    """Play an action; what it told. The stills are taken on the way."""
    told: list[Event] = []
    s.sink = told
    s.look = stills.add if stills is not None else None
    play(s, seat, choice)
    s.sink = s.look = None
    if stills is not None:
        stills.end(s)
    return told


def _shown(told: Sequence[SeenEvent], stills: Stills, viewpoint: Seat, teller: Teller) -> Json:
    """What an action told, with what each event changes in the view, and what the action changes after the last one."""
    lines = [told_json(event, teller) for event in told]
    reader = SPECTATOR if viewpoint == ALL else viewpoint
    known = stills.changes(reader) if stills.are_of(len(told)) else None
    if known is None:
        return {"events": lines}
    *of_events, rest = known
    steps = [{**line, "changes": changes} for line, changes in zip(lines, of_events, strict=True)]
    return {"events": steps, "rest": rest}


def _seen(event: Event, viewpoint: Seat) -> SeenEvent:
    """An event from a viewpoint; the one that sees all also has what was told to single seats."""
    if viewpoint == ALL:
        return SeenEvent(event.id, event.rules, {**event.facts, **event.private}, event.terms)
    return seen_by(event, viewpoint)


def standing(stored: Iterable[Action]) -> list[tuple[Seat, Choice]]:
    """The actions of a match that were not taken back."""
    kept: list[Action] = []
    for action in stored:
        if action.kind == UNDO:
            kept = [earlier for earlier in kept if earlier.ply < action.choice]
        else:
            kept.append(action)
    return [(action.seat, action.choice) for action in kept]


class Unplayable(Problem):
    """Playing a game through took too long, for whatever reason."""

    def __init__(self) -> None:
        super().__init__(503, "server-busy", {"seconds": AGAIN})


class Bench:
    """Long work beside the server, which goes on answering; a few pieces at once, addresses take turns."""

    def __init__(self, places: int) -> None:
        self._places = Places(places)

    async def do(self, address: str, work: Callable[[], T]) -> T:
        async with self._places.one_for(address):
            return await asyncio.to_thread(work)


class Reels:
    """A few reels that this process keeps ready, and how very many others ended."""

    def __init__(self, kept: Budget) -> None:
        self._most = kept.most(SERVER)
        self.bench = Bench(2)
        self._kept: OrderedDict[str, Reel] = OrderedDict()
        self._ends: dict[str, End] = {}
        self._bad: dict[str, tuple[float, Unplayable]] = {}
        self.turns = Turns()
        """Of many who open the same game at once, one has it played."""

    def is_ready(self, id: str) -> bool:
        return id in self._kept

    async def find(self, id: str, address: str, make: Callable[[], Reel]) -> Reel:
        """The reel with that id, made anew if it is not ready, of a game that is known to end."""
        kept = self._kept.get(id)
        reel = kept if kept is not None else await self.bench.do(address, make)
        self._kept[id] = reel
        self._kept.move_to_end(id)
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return reel

    def end(self, id: str) -> End | None:
        """How a game ended, if that is known."""
        return self._ends.get(id)

    async def find_end(self, id: str, play: Callable[[], Awaitable[End]]) -> End:
        """How a game ended; one that could not be played through is not tried again at once."""
        known = self._ends.get(id)
        if known is not None:
            return known
        now = asyncio.get_running_loop().time()
        if id in self._bad and now < self._bad[id][0]:
            raise self._bad[id][1]
        if len(self._ends) + len(self._bad) >= KEPT_ENDS:
            self._ends.clear()
            self._bad.clear()
        try:
            end = self._ends[id] = await play()
        except Unplayable as problem:
            self._bad[id] = (now + AGAIN, problem)
            raise
        return end

    def forget(self, id: str) -> None:
        self._kept.pop(id, None)
