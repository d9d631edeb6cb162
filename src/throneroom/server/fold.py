"""A match as the fold of its stored actions: the only way a state comes to be on the server."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass, field
from typing import Any

from throneroom.core.decision import Choice, Decision
from throneroom.core.events import Event, SeenEvent, seen_by
from throneroom.core.fair import dealt
from throneroom.core.flow import AnyState, play
from throneroom.core.game import Game, check, decision_id, find_game, new_game, owed_by, seated, state_hash
from throneroom.core.seats import CHANCE, Seat

PLAY, UNDO = "play", "undo"


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
    actions: list[Action] = field(default_factory=list)
    told: list[Told] = field(default_factory=list)
    keys: dict[str, Action] = field(default_factory=dict)
    """Every submission that was ever stored, taken back or not, by its key."""

    def __post_init__(self) -> None:
        self.state = new_game(self.game, self.players, self.options)

    def twin(self) -> Fold:
        """A copy to try something on: the original stays as it is until the copy is stored."""
        copy = Fold.__new__(Fold)
        copy.game, copy.players, copy.options, copy.seed = self.game, self.players, self.options, self.seed
        copy.state = self.game.clone(self.state)
        copy.plies, copy.undone, copy.undone_at = self.plies, self.undone, self.undone_at
        copy.actions, copy.told, copy.keys = self.actions.copy(), self.told.copy(), self.keys.copy()
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

    def take(self, seat: Seat, choice: Choice, key: str | None = None) -> list[Action]:
        """A player's choice and all that chance adds to it: the rows to store. Raises `Illegal`."""
        check(self.game, self.state, seat, choice)
        rows = [self._play(seat, choice, key)]
        return rows + self.deal()

    @property
    def chances(self) -> int:
        """How many outcomes of chance stand; none is ever taken back."""
        return len([action for action in self.actions if action.seat == CHANCE])

    def deal(self) -> list[Action]:
        """Answer chance until a player or nobody is asked."""
        rows = []
        while self.state.pending and self.state.pending[0].seat == CHANCE:
            rows.append(self._play(CHANCE, dealt(self.state, self.seed, self.chances)))
        return rows

    def _play(self, seat: Seat, choice: Choice, key: str | None = None) -> Action:
        d = self.owed(seat)
        assert d is not None
        id = self.decision(d) if seat != CHANCE else f"chance.{self.plies}"
        self.state.sink = []
        play(self.state, seat, choice)
        told = Told(self.plies, seat, self.state.sink)
        self.state.sink = None
        action = Action(self.plies, PLAY, seat, id, choice, state_hash(self.game, self.state), key)
        self.plies += 1
        self.actions.append(action)
        self.told.append(told)
        if key is not None:
            self.keys[key] = action
        return action

    # ------------------------------------------------------------ going back

    def undoable(self, seat: Seat) -> int | None:
        """The ply a player may go back to: nobody else has acted since, and nothing new was told."""
        found = None
        for action, told in zip(reversed(self.actions), reversed(self.told), strict=True):
            if action.seat != seat or any(event.reveals for event in told.events):
                break
            found = action.ply
        return found

    def went_back(self, seat: Seat) -> bool:
        """Whether something was taken back since anybody else acted or anything new was told."""
        first = self.undoable(seat)
        before = [action.ply for action in self.actions if first is None or action.ply < first]
        return self.undone_at > (before[-1] if before else -1)

    def undo(self, seat: Seat, ply: int) -> Action:
        """Take back all actions from a ply on; the row to store."""
        kept = [action for action in self.actions if action.ply < ply]
        again = Fold(self.game, self.players, self.options, self.seed)
        for action in kept:
            again._replay(action)
        self.state, self.actions, self.told = again.state, again.actions, again.told
        row = Action(self.plies, UNDO, seat, f"undo.{self.plies}", ply, state_hash(self.game, self.state))
        self.undone_at = self.plies
        self.plies += 1
        self.undone += 1
        return row

    # ------------------------------------------------------------ reading back

    def read(self, row: Action) -> None:
        """Go on with a stored row; `Broken` if it does not give the state it gave when it was stored."""
        if row.ply != self.plies:
            raise Broken(f"row {row.ply} where {self.plies} was expected")
        if row.kind == UNDO:
            self.undo(row.seat, row.choice)
            found = state_hash(self.game, self.state)
        else:
            found = self._replay(row)
            self.plies = row.ply + 1
        if found != row.hash:
            raise Broken(f"row {row.ply} gives {found}, not {row.hash}")

    def _replay(self, action: Action) -> str:
        choice = tuple(action.choice) if isinstance(action.choice, list) else action.choice
        self.state.sink = []
        play(self.state, action.seat, choice)
        self.told.append(Told(action.ply, action.seat, self.state.sink))
        self.state.sink = None
        self.actions.append(action)
        if action.key is not None:
            self.keys[action.key] = action
        return state_hash(self.game, self.state)

    # ------------------------------------------------------------ telling

    def events_since(self, ply: int, seat: Seat) -> list[tuple[int, list[SeenEvent]]]:
        """What a seat was told by the actions from a ply on."""
        first = bisect_left(self.told, ply, key=lambda told: told.ply)
        return [(told.ply, [seen_by(event, seat) for event in told.events]) for told in self.told[first:]]


def new_fold(game_id: str, players: int, options: dict[str, str], seed: str) -> Fold:
    """A match before its first action; `Illegal` if the table cannot be set like that."""
    game = seated(find_game(game_id), players, options)
    return Fold(game, players, options, seed)
