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
        return max(_best_moves(look, [p for p in range(len(look.row)) if p != place]), default=0.0)
    return 0.0


# ---------------------------------------------------------------- hitting


def weigh_hit(look: Outlook, prefix: Prefix, options: Sequence[int]) -> list[float]:
    """Whom the card being resolved should hit."""
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
    """Whom a Spy should rob: the closest to the lead."""
    return [theft(look, victim, look.me) for victim in options]


def weigh_copy(look: Outlook, prefix: Prefix, options: Sequence[int]) -> list[float]:
    """Whose ability a Shapeshifter should take."""
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
    """Which card a Decree should move, then where to."""
    if prefix:
        return _moves(look, [(prefix[0], gap) for gap in options])
    return _best_moves(look, options)


def _best_moves(look: Outlook, places: Sequence[int]) -> list[float]:
    """The better of two usual moves of each card: what was visited goes behind the Decree to be visited
    again, right there or at the end; what was not goes before it, right there or at the front."""
    behind, before = (look.at + 1, len(look.row)), (look.at, 0)
    gaps = [behind if place < look.at else before for place in places]
    near = _moves(look, [(place, gap[0]) for place, gap in zip(places, gaps, strict=True)])
    far = _moves(look, [(place, gap[1]) for place, gap in zip(places, gaps, strict=True)])
    return [max(pair) for pair in zip(near, far, strict=True)]


def _moves(look: Outlook, moves: Sequence[tuple[int, int]]) -> list[float]:
    """How each move changes the worth of all cards: second visits, visits denied, new neighbours."""
    before = _without_decree(look, look.row.copy(), look.at)
    values = {stack[-1]: _value(before, place) for place, stack in enumerate(before.row)}
    return [_change(look, values, place, gap) for place, gap in moves]


def _change(look: Outlook, before: dict[int, float], place: int, gap: int) -> float:
    """The change one move makes, looked for only where neighbours or ends have changed."""
    row = look.row.copy()
    at = look.at
    stack = row[place]
    touched = {row[near][-1] for near in look.near(place)} | set(stack[-2:])
    if len(stack) > 1:
        row[place] = stack[:-1]
    else:
        del row[place]
        at -= place < at
        gap -= place < gap
    row.insert(gap, stack[-1:])
    at += gap <= at
    after = _without_decree(look, row, at)
    tops = [held[-1] for held in after.row]
    moved = tops.index(stack[-1])
    places = {0, moved, len(tops) - 1, *after.near(moved)}
    places.update([i for i, token in enumerate(tops) if token in touched])
    return sum([_value(after, i) - before.get(tops[i], 0.0) for i in sorted(places)])


def _without_decree(look: Outlook, row: list[tuple[int, ...]], at: int) -> Outlook:
    """The row after the Decree has left it; the next visit is at the place it had."""
    if len(row[at]) > 1:
        row[at] = row[at][:-1]
    else:
        del row[at]
    return look.of(row, at - 1)


def _value(look: Outlook, place: int) -> float:
    """What the card on top of a place will bring, for me or against me."""
    return look.rivalry[OWNER[look.row[place][-1]]] * worth(look, place)
