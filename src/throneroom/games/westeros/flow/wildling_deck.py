"""The wildling deck: an unordered pile, cards somebody has seen, and the used ones at the bottom."""

from __future__ import annotations

from typing import Final

from throneroom.core.decision import Decision, Kind, Prefix, Shape, at_nothing
from throneroom.core.flow import Frame, Step, script
from throneroom.core.rules import Facts
from throneroom.core.seats import CHANCE
from throneroom.games.westeros.pieces import NO_CARD, SEATS, WILDLINGS
from throneroom.games.westeros.table import Position, State


def unseen(p: Position) -> list[int]:
    """Wildling cards that lie neither at the bottom nor, known to somebody, on top."""
    gone = {card for card in p.table.buried if card >= 0} | set(p.secrets.buried) | {p.secrets.top}
    return [card for card in range(len(WILDLINGS)) if card not in gone]


def top_is_known(p: Position) -> bool:
    """Whether chance has nothing to decide: somebody looked, or only buried cards are left."""
    return p.secrets.top != NO_CARD or not unseen(p)


def next_buried(s: State) -> int:
    """The uppermost of the buried cards, which comes next when all others are used up."""
    return s.table.buried[0] if s.table.buried[0] >= 0 else s.secrets.buried[0]


def dig_up(s: State) -> None:
    """The uppermost of the buried cards is the top card now; who knew it there knows it still."""
    t = s.table
    s.secrets.top = next_buried(s)
    if t.buried[0] < 0:
        s.secrets.buried = s.secrets.buried[1:]
    t.peekers = -1 - t.buried[0] if t.buried[0] < 0 else (1 << t.players) - 1
    t.buried = t.buried[1:]


def draw_options(p: Position, d: Decision, prefix: Prefix) -> list[int]:
    return unseen(p)


def say_draw(p: Position, d: Decision, prefix: Prefix, value: int) -> str:
    return f"wildlings {WILDLINGS[value]}"


def label_draw(p: Position, d: Decision, prefix: Prefix, value: int) -> tuple[str, Facts]:
    return "label-wildling", {"wildling": WILDLINGS[value]}


def default_draw(p: Position, d: Decision) -> int:
    return unseen(p)[0]


DRAW: Final = Kind(
    "wildlings",
    Shape.CHANCE,
    ("WS-WILD-12",),
    options=draw_options,
    say=say_draw,
    label=label_draw,
    default=default_draw,
)


def ask_top(s: State, f: Frame) -> tuple[Decision, ...]:
    """Chance decides the top card now, unless it is known already."""
    return () if top_is_known(s) else (Decision(DRAW, CHANCE),)


def fix_top(s: State, f: Frame, answers: dict[int, int]) -> None:
    s.secrets.top = answers[CHANCE]


def show_top(s: State, f: Frame) -> None:
    """The raven's holder sees the card, and nobody else."""
    if s.secrets.top == NO_CARD:
        dig_up(s)
    s.table.peekers |= 1 << f.a
    if s.sink is not None:
        s.tell(
            "wildling-seen",
            ("WS-INFL-13", "WS-INFL-15"),
            {"seat": SEATS[f.a]},
            to=f.a,
            private={"wildling": WILDLINGS[s.secrets.top]},
            reveals=True,
        )


KEEP: Final = 0
BURY: Final = 1


def bury_options(p: Position, d: Decision, prefix: Prefix) -> tuple[int, int]:
    return (KEEP, BURY)


def say_bury(p: Position, d: Decision, prefix: Prefix, value: int) -> str:
    return "bury" if value == BURY else "keep"


def label_bury(p: Position, d: Decision, prefix: Prefix, value: int) -> tuple[str, Facts]:
    return ("label-bury" if value == BURY else "label-keep"), {"wildling": WILDLINGS[p.secrets.top]}


def default_bury(p: Position, d: Decision) -> int:
    """The card stays where it lay."""
    return KEEP


def about_bury(p: Position, d: Decision) -> Facts:
    return {"wildling": WILDLINGS[p.secrets.top]}


PUT_BACK: Final = Kind(
    "bury",
    Shape.ONE,
    ("WS-INFL-13",),
    options=bury_options,
    say=say_bury,
    label=label_bury,
    points=at_nothing,
    default=default_bury,
    about=about_bury,
)


def ask_bury(s: State, f: Frame) -> tuple[Decision, ...]:
    return (Decision(PUT_BACK, f.a),)


def put_back(s: State, f: Frame, answers: dict[int, int]) -> None:
    t = s.table
    if answers[f.a] == BURY:
        s.secrets.buried += (s.secrets.top,)
        t.buried += (-1 - t.peekers,)
        s.secrets.top = NO_CARD
        t.peekers = 0
    if s.sink is not None:
        id = "wildling-buried" if answers[f.a] == BURY else "wildling-kept"
        s.tell(id, ("WS-INFL-13",), {"seat": SEATS[f.a]})


LOOK: Final = script(
    "westeros.look",
    ("seat",),
    Step(ask_top, then=fix_top),
    Step(show_top, rules=("WS-INFL-13",)),
    Step(ask_bury, then=put_back, rules=("WS-INFL-13", "WS-INFL-15")),
)
