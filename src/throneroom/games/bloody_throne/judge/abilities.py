"""Whom to hit, whom to rob, whom to copy, and what to move where."""

from __future__ import annotations

from collections.abc import Sequence

from throneroom.core.decision import Prefix
from throneroom.games.bloody_throne.judge.outlook import ARCHER, ASSASSINATION, SOLDIER, Outlook
from throneroom.games.bloody_throne.judge.worth import (
    DECREE,
    HEIR,
    LORD,
    SPY,
    inheritance,
    lived,
    steady,
    theft,
    worth,
    worth_of,
)
from throneroom.games.bloody_throne.table import AMBUSH, HIDDEN, IS_PLOT, OWNER, POINTS, SHAPESHIFTER

Row = list[tuple[int, ...]]


def use(look: Outlook, card: int, name: int) -> float:
    """What carrying out an ability here and now brings, with the best answer to its question.

    `name` is the card that acts, which is not `card` if it is a Shapeshifter.
    """
    place = look.at
    if card in (ARCHER, SOLDIER, ASSASSINATION):
        return max([hit(look, target, place) for target in _reach(look, card)], default=0.0)
    if card == SPY:
        return max([theft(look, OWNER[look.row[n][-1]], look.me) for n in look.near(place)], default=0.0)
    if card == HEIR:
        return inheritance(look, place, name)
    if card == LORD:
        return steady(look, LORD, place, look.me)
    if card == SHAPESHIFTER:
        return max([copy(look, near) for near in look.near(place) if _is_copied(look, near)], default=0.0)
    if card == DECREE:
        return max(
            [move(look, p, g) for p in range(len(look.row)) if p != place for g in _good_gaps(look, p)],
            default=0.0,
        )
    return 0.0


# ---------------------------------------------------------------- hitting


def weigh_hit(look: Outlook, prefix: Prefix, options: Sequence[int]) -> list[float]:
    return [hit(look, place, look.at) for place in options]


def hit(look: Outlook, place: int, at: int) -> float:
    """A point and what the victim was worth to its owner, less the risk that it is an Ambush."""
    attacker = look.row[at][-1]
    stack = look.row[place]
    victim = stack[-1]
    owner = OWNER[victim]
    if victim == attacker:
        return POINTS["elimination"] - _future(look, at)
    lost = worth(look, place)
    if len(stack) > 1:  # the card below comes back into play
        lost -= worth_of(look, stack[-2], place, look.visits(place))
    value = POINTS["elimination"] - look.rivalry[owner] * lost
    if owner == look.me:
        return value
    risk = look.chance(victim, AMBUSH)
    if risk:
        value += risk * (look.rivalry[owner] * POINTS["ambush_eliminated"] - _future(look, at))
    return value


def _reach(look: Outlook, card: int) -> Sequence[int]:
    """The places an attacker at `look.at` can hit."""
    places = len(look.row)
    if card == ARCHER:
        return (0, places - 1) if places > 1 else (0,)
    return look.near(look.at) if card == SOLDIER else range(places)


def _future(look: Outlook, at: int) -> float:
    """What the acting card brings in later rounds; a plot is gone anyway."""
    card = look.faces[look.row[at][-1]]
    if IS_PLOT[card]:
        return 0.0
    life = 1.0 - look.danger(at, look.me)
    return steady(look, card, at, look.me) * life * lived(life, look.left)


# ---------------------------------------------------------------- robbing and copying


def weigh_rob(look: Outlook, prefix: Prefix, options: Sequence[int]) -> list[float]:
    return [theft(look, victim, look.me) for victim in options]


def weigh_copy(look: Outlook, prefix: Prefix, options: Sequence[int]) -> list[float]:
    return [copy(look, place) for place in options]


def copy(look: Outlook, place: int) -> float:
    """What the ability of the open character at `place` brings a Shapeshifter."""
    card = look.open[look.row[place][-1]]
    return 0.0 if card == SHAPESHIFTER else use(look, card, SHAPESHIFTER)


def _is_copied(look: Outlook, place: int) -> bool:
    card = look.open[look.row[place][-1]]
    return card != HIDDEN and not IS_PLOT[card]


# ---------------------------------------------------------------- moving


def weigh_move(look: Outlook, prefix: Prefix, options: Sequence[int]) -> list[float]:
    if prefix:
        return [move(look, prefix[0], gap) for gap in options]
    return [max([move(look, place, gap) for gap in _good_gaps(look, place)]) for place in options]


def move(look: Outlook, place: int, gap: int) -> float:
    """How the worth of all cards to me changes: second visits, visits denied, better neighbours."""
    row = look.row[:]
    at = look.at
    stack = row[place]
    if len(stack) > 1:
        row[place] = stack[:-1]
    else:
        del row[place]
        at -= place < at
        gap -= place < gap
    row.insert(gap, stack[-1:])
    at += gap <= at
    return _balance(_without_decree(look, row, at)) - _balance(_without_decree(look, look.row[:], look.at))


def _good_gaps(look: Outlook, place: int) -> list[int]:
    """Where a card is usually wanted: right behind the Decree, right before it, or at an end."""
    gaps = {0, look.at, look.at + 1, len(look.row)}
    if len(look.row[place]) == 1:
        gaps -= {place, place + 1}
    return sorted(gaps) or [0]


def _without_decree(look: Outlook, row: Row, at: int) -> Outlook:
    """The row after the Decree has left it, with the next visit at the place it had."""
    if len(row[at]) > 1:
        row[at] = row[at][:-1]
    else:
        del row[at]
    return look.of(row, at - 1)


def _balance(look: Outlook) -> float:
    """What all cards on top will bring, mine for me and the others' against me."""
    return sum([look.rivalry[OWNER[stack[-1]]] * worth(look, place) for place, stack in enumerate(look.row)])
