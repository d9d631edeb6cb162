"""A match as the fold of its stored actions: the only way a state comes to be on the server."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from throneroom.core import flow
from throneroom.core.changes import Change
from throneroom.core.decision import Choice, Decision
from throneroom.core.events import NO_CHOICE, NO_CHOICE_OF_YOURS, Event, SeenEvent, seen_by
from throneroom.core.fair import dealt
from throneroom.core.flow import AnyState, play
from throneroom.core.game import Game, check, decision_id, find_game, new_game, owed_by, seat_code, seated, state_hash
from throneroom.core.seats import CHANCE, Seat
from throneroom.server.stills import MOST_AT_ONCE, Shelf, Stills

PLAY, UNDO, FORCED, SPARED = "play", "undo", "forced", "spared"
"""The kinds of rows: forced is what everybody knows to be the only choice; spared is a seat the same in secret."""
TAKEN_BACK: Final = "taken-back"
"""The line of the log that tells of an undo; not an event of any game."""
PLACES: Final = 8
"""So many states are kept to go back to; beyond them a game is folded again, which nobody does by playing."""


class Broken(Exception):
    """Stored actions do not give the states they gave when they were stored."""


@dataclass(frozen=True, slots=True)
class Action:
    """One stored row: an action, or the taking back of all from a ply on."""

    ply: int
    kind: str
    seat: Seat
    decision: str
    choice: Any
    hash: str
    key: str | None = None
    """The client's own name for the submission behind it."""


@dataclass(slots=True)
class Told:
    """What one action told, before it is cut to what a seat may see."""

    ply: int
    seat: Seat
    events: list[Event]
    stills: Stills | None = None
    """The states it went through, if somebody was there to be shown them."""


@dataclass(frozen=True, slots=True)
class Place:
    """A state that somebody may go back to, after so many actions. It is copied, never played on."""

    count: int
    state: AnyState


@dataclass(slots=True)
class Fold:
    """The setup, the actions that stand, and the state they lead to."""

    game: Game
    players: int
    options: dict[str, str]
    seed: str
    state: AnyState = field(init=False)
    plies: int = 0
    """How many rows are stored, undone ones included."""
    undone: int = 0
    undone_at: int = -1
    """The ply of the last row that took something back."""
    backs: list[Action] = field(default_factory=list)
    """The rows that took something back."""
    actions: list[Action] = field(default_factory=list)
    told: list[Told] = field(default_factory=list)
    keys: dict[tuple[Seat, str], Action] = field(default_factory=dict)
    """Every submission that was ever stored, taken back or not, by its seat and key."""

    places: list[Place] = field(default_factory=list)
    """Where the players who acted last began to, as long as nobody has learned anything since."""
    sends: dict[str, Literal["gesture", "confirm"]] = field(default_factory=dict)
    """How the answers to open decisions are sent, as far as it was asked."""
    begins: str = field(init=False)
    """The hash of the state before the first action."""
    shelf: Shelf | None = None
    """Where the states go that are shown to those who are there; a copy has none unless it is given one."""

    def __post_init__(self) -> None:
        self.state = new_game(self.game, self.players, self.options)
        self.begins = state_hash(self.game, self.state)

    def twin(self) -> Fold:
        """A copy to try something on: the original stays as it is until the copy is stored."""
        copy = Fold.__new__(Fold)
        copy.game, copy.players, copy.options, copy.seed = self.game, self.players, self.options, self.seed
        copy.state = self.game.clone(self.state)
        copy.plies, copy.undone, copy.undone_at = self.plies, self.undone, self.undone_at
        copy.actions, copy.told, copy.keys = self.actions.copy(), self.told.copy(), self.keys.copy()
        copy.backs = self.backs.copy()
        copy.places, copy.begins, copy.shelf, copy.sends = self.places.copy(), self.begins, None, {}
        return copy

    # ------------------------------------------------------------ asking

    def decision(self, d: Decision) -> str:
        """The id of an open decision; after an undo the same question has another id."""
        id = decision_id(self.state, d)
        return f"{id}.{self.undone}" if self.undone else id

    def owed(self, seat: Seat) -> Decision | None:
        return owed_by(self.state, seat)

    @property
    def is_over(self) -> bool:
        return not self.state.pending

    # ------------------------------------------------------------ going on

    def take(self, seat: Seat, choice: Choice, key: str | None = None, kind: str = PLAY) -> list[Action]:
        """A player's choice and all that chance adds to it: the rows to store. Raises `Illegal`."""
        check(self.game, self.state, seat, choice)
        rows = [self._play(seat, choice, key, kind)]
        return rows + self.deal()

    @property
    def chances(self) -> int:
        """How many outcomes of chance stand; none is ever taken back."""
        return len([action for action in self.actions if action.seat == CHANCE])

    def deal(self) -> list[Action]:
        """Answer chance until a player or nobody is asked."""
        rows: list[Action] = []
        while self.state.pending and self.state.pending[0].seat == CHANCE:
            if len(rows) >= flow.CHANCES:
                raise flow.Endless
            rows.append(self._play(CHANCE, dealt(self.state, self.seed, self.chances)))
        return rows

    def _play(self, seat: Seat, choice: Choice, key: str | None = None, kind: str = PLAY) -> Action:
        d = self.owed(seat)
        assert d is not None
        id = self.decision(d) if seat != CHANCE else f"chance.{self.plies}"
        self._go(self.plies, seat, choice)
        action = Action(self.plies, kind, seat, id, choice, state_hash(self.game, self.state), key)
        self.plies += 1
        self.actions.append(action)
        if key is not None:
            self.keys[seat, key] = action
        return action

    def _go(self, ply: int, seat: Seat, choice: Any) -> None:
        """Play an action, keep what it told, and the state that its player may go back to."""
        action = self.actions[-1] if self.actions else None
        if seat != CHANCE and (action is None or action.seat != seat or action.kind != PLAY or not self.places):
            self.places = [*self.places[1 - PLACES :], Place(len(self.actions), self.game.clone(self.state))]
        told: list[Event] = []
        last = self.told[-1].stills if self.told else None
        stills = Stills(self.game, self.state, last) if self.shelf is not None else None
        self.state.sink = told
        self.state.look = stills.add if stills is not None else None
        play(self.state, seat, tuple(choice) if isinstance(choice, list) else choice)
        self.state.sink = self.state.look = None
        self.told.append(Told(ply, seat, told, self._looked(stills, told)))
        if any([event.reveals for event in told]):
            self.places = []

    def _looked(self, stills: Stills | None, told: list[Event]) -> Stills | None:
        """The stills of an action that is complete, put away; none if it told too much to be shown."""
        if stills is None or self.shelf is None or len(told) != len(stills.states) - 1:
            return None
        stills.end(self.state)
        self.shelf.put(stills)
        return stills

    # ------------------------------------------------------------ going back

    def undoable(self, seat: Seat) -> int | None:
        """The ply a player may go back to: nobody else has chosen anything since, and nothing new was told."""
        found = None
        for action, told in zip(reversed(self.actions), reversed(self.told), strict=True):
            is_no_choice = action.kind == FORCED or (action.kind == SPARED and action.seat == seat)
            if any([event.reveals for event in told.events]) or (action.seat != seat and not is_no_choice):
                break
            if not is_no_choice:
                found = action.ply
        return found

    def went_back(self, seat: Seat) -> bool:
        """Whether something was taken back since anybody else acted or anything new was told."""
        first = self.undoable(seat)
        before = [action.ply for action in self.actions if first is None or action.ply < first]
        return self.undone_at > (before[-1] if before else -1)

    def undo(self, seat: Seat, ply: int) -> Action:
        """Take back all actions from a ply on; the row to store."""
        for _ in self._back_to(bisect_left(self.actions, ply, key=_ply)):
            pass
        row = Action(self.plies, UNDO, seat, f"undo.{self.plies}", ply, state_hash(self.game, self.state))
        self.backs.append(row)
        self.undone_at = self.plies
        self.plies += 1
        self.undone += 1
        return row

    def _back_to(self, count: int) -> Iterator[None]:
        """Take back all but so many actions. Where somebody may go back to, the state is at hand; else it is folded."""
        if count == len(self.actions):
            return
        kept = self.actions[:count]
        while self.places and self.places[-1].count > count:
            self.places.pop()
        if self.places and self.places[-1].count == count:
            self.state = self.game.clone(self.places.pop().state)
            self.actions, self.told = kept, self.told[:count]
            return
        self.state, self.places = new_game(self.game, self.players, self.options), []
        self.actions, self.told = [], []
        for action in kept:
            self._go(action.ply, action.seat, action.choice)
            self.actions.append(action)
            yield

    # ------------------------------------------------------------ reading back

    def read(self, rows: Sequence[Action]) -> None:
        """Go on with stored rows; `Broken` if they do not give the states they gave when they were stored."""
        for _ in self.reading(rows):
            pass

    def reading(self, rows: Sequence[Action]) -> Iterator[None]:
        """The same one action at a time, so that others can do something in between.

        What was taken back is not played: only the actions that stand in the end are, each once.
        """
        standing = self._standing(rows)
        same = len([None for old, new in zip(self.actions, standing, strict=False) if old is new])
        yield from self._back_to(same)
        for action in standing[same:]:
            self._go(action.ply, action.seat, action.choice)
            self.actions.append(action)
            found = state_hash(self.game, self.state)
            if found != action.hash:
                raise Broken(f"row {action.ply} gives {found}, not {action.hash}")
            yield

    def _standing(self, rows: Sequence[Action]) -> list[Action]:
        """The actions that stand after these rows. A row that takes back leads to a state that was there before."""
        standing = self.actions.copy()
        for row in rows:
            if row.ply != self.plies:
                raise Broken(f"row {row.ply} where {self.plies} was expected")
            self.plies += 1
            if row.kind != UNDO:
                standing.append(row)
                if row.key is not None:
                    self.keys[row.seat, row.key] = row
                continue
            del standing[bisect_left(standing, row.choice, key=_ply) :]
            if row.hash != (standing[-1].hash if standing else self.begins):
                raise Broken(f"row {row.ply} does not lead back to {row.choice}")
            self.backs.append(row)
            self.undone_at = row.ply
            self.undone += 1
        return standing

    # ------------------------------------------------------------ telling

    def events_since(self, ply: int, seat: Seat) -> list[tuple[int, list[SeenEvent]]]:
        """What a seat was told by the actions from a ply on."""
        first = bisect_left(self.told, ply, key=lambda told: told.ply)
        return [(told.ply, [seen_by(event, seat) for event in told.events]) for told in self.told[first:]]

    def changes_since(self, ply: int, seat: Seat) -> tuple[dict[int, list[list[Change]]], list[Change]] | None:
        """For who has the view of a seat before a ply: what each event changes in it, by ply, and what is left then.

        Nothing where it is not known any more, or something was taken back: then the view is simply another one.
        """
        told = self.told[bisect_left(self.told, ply, key=lambda told: told.ply) :]
        is_back = any([row.ply >= ply for row in self.backs])
        if is_back or sum([len(one.events) for one in told]) > MOST_AT_ONCE:
            return None
        found: dict[int, list[list[Change]]] = {}
        rest: list[Change] = []
        for one in told:
            known = one.stills.changes(seat) if one.stills is not None else None
            if known is None:
                return None
            *of_events, left = known
            if of_events:  # what came to be without a word is seen with the next one
                of_events[0], rest = rest + of_events[0], []
            found[one.ply], rest = of_events, rest + left
        return found, rest

    def log_since(self, ply: int, seat: Seat) -> list[tuple[int, list[SeenEvent]]]:
        """The lines of a seat's log from a ply on: what it was told, what was no choice, and what was taken back."""
        first = bisect_left(self.actions, ply, key=_ply)
        lines = {row.ply: [self._line(TAKEN_BACK, row)] for row in self.backs if row.ply >= ply}
        lines |= {row.ply: [self._line(NO_CHOICE, row)] for row in self.actions[first:] if row.kind == FORCED}
        lines |= {row.ply: [self._line(NO_CHOICE_OF_YOURS, row)] for row in self.actions[first:]
                  if row.kind == SPARED and row.seat == seat}  # fmt: skip
        told = dict(self.events_since(ply, seat))
        return [(at, lines.get(at, []) + told.get(at, [])) for at in sorted({*lines, *told})]

    def _line(self, id: str, row: Action) -> SeenEvent:
        return SeenEvent(id, (), {"seat": seat_code(self.game, row.seat)}, ())

    def back_to(self, ply: int) -> int | None:
        """For who knows what was told before a ply: from which one on that has been taken back since."""
        return min([row.choice for row in self.backs if row.ply >= ply > row.choice], default=None)


def _ply(action: Action) -> int:
    return action.ply


def new_fold(game_id: str, players: int, options: dict[str, str], seed: str, rules_version: int | None = None) -> Fold:
    """A match before its first action; `Illegal` if the table cannot be set like that."""
    game = seated(find_game(game_id, rules_version), players, options)
    return Fold(game, players, options, seed)
