"""Whether an answer is sent by the gesture that makes it, or asked for once more.

By the gesture: what can be changed until all who are asked have chosen, and what its player could take back
afterwards. Whether it could be is tried in a world imagined from what its seat knows, the same one each time:
so the answer depends on nothing that this seat does not know, and tells it nothing.
"""

from __future__ import annotations

from itertools import islice
from typing import Final, Literal

from throneroom.core.decision import STRUCTURED, Choice, Decision, Prefix, next_options, whole
from throneroom.core.dice import Dice
from throneroom.core.flow import AnyState, play
from throneroom.core.game import Game, only_choice
from throneroom.core.seats import CHANCE
from throneroom.core.secrecy import AnyView
from throneroom.server.fold import Fold

Sends = Literal["gesture", "confirm"]
GESTURE, CONFIRM = "gesture", "confirm"
MOST_TRIED: Final = 24
"""So many choices of a decision are tried; where there are more, some of each beginning."""
MOST_FORCED: Final = 12
"""So many answers that are no choice are followed before a decision counts as one that cannot be taken back."""


def sends(fold: Fold, view: AnyView, d: Decision) -> Sends:
    """How the answer to a decision is sent; worked out once for each."""
    id = fold.decision(d)
    if id not in fold.sends:
        fold.sends[id] = _sends(fold.game, view, d)
    return fold.sends[id]


def _sends(game: Game, view: AnyView, d: Decision) -> Sends:
    if len(view.awaited) > 1:
        return "gesture"
    world: AnyState = game.sample_world(view, Dice(0))
    return "gesture" if all(can_be_undone(game, world, d, choice) for choice in _tried(view, d)) else "confirm"


def _tried(view: AnyView, d: Decision) -> list[Choice]:
    """Choices of every beginning: the first and the last way to complete each."""
    if d.kind.shape not in STRUCTURED:
        return list(next_options(view, d, ()))
    ways = [_completed(view, d, (first,), at) for at in (0, -1) for first in next_options(view, d, ())]
    return list(islice(dict.fromkeys(ways), MOST_TRIED))


def _completed(view: AnyView, d: Decision, prefix: Prefix, at: int) -> Choice:
    while options := next_options(view, d, prefix):
        prefix += (options[at],)
    return whole(d.kind, prefix)


def can_be_undone(game: Game, world: AnyState, d: Decision, choice: Choice) -> bool:
    """Whether a choice leads to somebody's next choice without anything being told that was not known."""
    s = game.clone(world)
    seat = d.seat
    for _ in range(MOST_FORCED):
        s.sink = []
        play(s, seat, choice)
        if any([event.reveals for event in s.sink]) or not s.pending or s.pending[0].seat == CHANCE:
            return False
        if len(s.pending) > 1 or s.pending[0].kind.id not in game.public:
            return True
        forced = only_choice(game, s, s.pending[0])
        if forced is None:
            return True
        seat, choice = s.pending[0].seat, forced
    return False
