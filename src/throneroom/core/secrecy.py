"""Views: everything one seat may know, and nothing else. Worlds are imagined from views only."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from throneroom.core.decision import Choice, Decision, next_options, whole
from throneroom.core.dice import Dice
from throneroom.core.flow import AnyState, Frame, State, repose

T = TypeVar("T")
K = TypeVar("K")


class View(Generic[T, K]):
    """The table, what one seat knows of the secrets, the frames, and who is awaited.

    `secrets` has the same form as in a state, with holes where the seat knows nothing, so every
    question of the rules can be asked of a view as of a state.
    """

    __slots__ = ("awaited", "commit", "frames", "moment", "pending", "seat", "secrets", "table")

    def __init__(self, s: State[T, K], seat: int, table: T, known: K) -> None:
        self.seat = seat
        self.table = table
        self.secrets = known
        self.frames: tuple[Frame, ...] = tuple(s.frames)
        self.moment = s.moment
        self.pending: tuple[Decision, ...] = tuple([d for d in s.pending if d.seat == seat])
        self.awaited: tuple[int, ...] = tuple(sorted([d.seat for d in s.pending if d.seat >= 0]))
        self.commit: Choice | None = s.commits.get(seat)


AnyView = View[Any, Any]


def resume(s: AnyState, view: AnyView, dice: Dice) -> None:
    """Give an imagined state the decisions its view shows as open, and imagine the secret answers."""
    s.moment = view.moment
    s.pending = ()
    s.commits = {}
    asked = repose(s)
    s.pending = tuple([d for d in asked if d.seat in view.awaited])
    for d in asked:
        if d.seat == view.seat and view.commit is not None:
            s.commits[d.seat] = view.commit
        elif d.seat not in view.awaited:
            s.commits[d.seat] = sample(s, d, dice)


def sample(p: Any, d: Decision, dice: Dice) -> Choice:
    """A legal choice, each small choice uniformly at random."""
    prefix: tuple[int, ...] = ()
    options = next_options(p, d, prefix)
    while options:
        prefix += (options[dice.below(len(options))],)
        options = next_options(p, d, prefix)
    return whole(d.kind, prefix)
