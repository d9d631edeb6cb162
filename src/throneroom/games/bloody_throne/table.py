"""What lies on the table, what is hidden, and the numbers of the game.

A card in the row is a *token*: a number that says whose card it is and in which round it was placed,
but not which card. `Table.kinds` has the name of a token once everybody knows it; `Secrets.faces`
has it always. Positions of the row are stacks of tokens, the uppermost last, in resolution order.
"""

from __future__ import annotations

from typing import Final, Literal

from throneroom.core.data import read_toml
from throneroom.core.flow import State as CoreState
from throneroom.core.secrecy import View as CoreView

_DATA = read_toml("throneroom.games.bloody_throne", "game.toml")

SEATS: Final[tuple[str, ...]] = tuple(_DATA["seats"])
LEAST_PLAYERS: Final[int] = _DATA["least_players"]
ROUNDS: Final[int] = _DATA["rounds"]
SET_ASIDE: Final[int] = _DATA["set_aside"]
STARTING_POINTS: Final[int] = _DATA["starting_points"]
POINTS: Final[dict[str, int]] = _DATA["points"]

CARDS: Final[tuple[str, ...]] = tuple(c["id"] for c in _DATA["card"])
IS_PLOT: Final[tuple[bool, ...]] = tuple(c["type"] == "plot" for c in _DATA["card"])
ELIMINATES: Final[tuple[bool, ...]] = tuple(c.get("eliminates", False) for c in _DATA["card"])
OWN_POINTS: Final[tuple[bool, ...]] = tuple(c.get("own_points", False) for c in _DATA["card"])
ALL_CARDS: Final = (1 << len(CARDS)) - 1

SHAPESHIFTER: Final = CARDS.index("shapeshifter")
AMBUSH: Final = CARDS.index("ambush")

HIDDEN: Final = -1
"""A card nobody but its owner knows, in a table; anything a seat does not know, in a view."""

OWNER: Final[tuple[int, ...]] = tuple(token // ROUNDS for token in range(len(SEATS) * ROUNDS))

Direction = Literal["left-to-right", "right-to-left"]
DIRECTIONS: Final[tuple[Direction, ...]] = ("left-to-right", "right-to-left")


class Table:
    """Everything everybody sees."""

    __slots__ = (
        "at", "direction", "kinds", "piles", "players", "points", "round", "row", "starter", "totals",
    )  # fmt: skip

    def __init__(
        self,
        players: int,
        direction: int,
        starter: int,
        round: int,
        at: int,
        row: list[tuple[int, ...]],
        kinds: list[int],
        points: list[int],
        totals: list[int],
        piles: list[tuple[int, ...]],
    ) -> None:
        self.players = players
        self.direction = direction
        self.starter = starter
        self.round = round
        self.at = at
        self.row = row
        self.kinds = kinds
        self.points = points
        self.totals = totals
        self.piles = piles

    def copy(self) -> Table:
        """An independent copy."""
        return Table(
            self.players,
            self.direction,
            self.starter,
            self.round,
            self.at,
            self.row.copy(),
            self.kinds.copy(),
            self.points.copy(),
            self.totals.copy(),
            self.piles.copy(),
        )


class Secrets:
    """Hands and set-aside cards as bit sets of card numbers by seat, and the face of every token.

    In a view the same record has `HIDDEN` wherever the seat does not know.
    """

    __slots__ = ("asides", "faces", "hands")

    def __init__(self, hands: list[int], asides: list[int], faces: list[int]) -> None:
        self.hands = hands
        self.asides = asides
        self.faces = faces

    def copy(self) -> Secrets:
        """An independent copy."""
        return Secrets(self.hands.copy(), self.asides.copy(), self.faces.copy())


State = CoreState[Table, Secrets]
View = CoreView[Table, Secrets]
Position = State | View


def new_state(players: int, direction: int, starter: int) -> State:
    """The table before the deal. `starter` is HIDDEN if chance is to choose."""
    tokens = players * ROUNDS
    table = Table(
        players=players,
        direction=direction,
        starter=starter,
        round=0,
        at=HIDDEN,
        row=[],
        kinds=[HIDDEN] * tokens,
        points=[0] * tokens,
        totals=[STARTING_POINTS] * players,
        piles=[()] * players,
    )
    secrets = Secrets([ALL_CARDS] * players, [0] * players, [HIDDEN] * tokens)
    return CoreState(table, secrets, [])


def clone(s: State) -> State:
    """An independent copy of a game, with no listener."""
    return s.twin(s.table.copy(), s.secrets.copy())


def cards_in(bits: int) -> list[int]:
    """The card numbers of a bit set, in order."""
    return [card for card in range(len(CARDS)) if bits >> card & 1]


def neighbours(t: Table) -> list[int]:
    """The positions next to the one being resolved."""
    at = t.at
    last = len(t.row) - 1
    if at <= 0:
        return [1] if last > 0 else []
    return [at - 1, at + 1] if at < last else [at - 1]


def take_off(t: Table, place: int) -> int:
    """Take the uppermost card off a position; an empty position closes, and `at` stays on its card."""
    stack = t.row[place]
    if len(stack) > 1:
        t.row[place] = stack[:-1]
    else:
        del t.row[place]
        if place < t.at:
            t.at -= 1
    return stack[-1]


def put_between(t: Table, gap: int, token: int) -> None:
    """Open a new position before the one numbered `gap`; `at` stays on its card."""
    t.row.insert(gap, (token,))
    if gap <= t.at:
        t.at += 1
