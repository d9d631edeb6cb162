"""Where an ability stands while it is carried out: frames of operations, and the act they belong to."""

from __future__ import annotations

from throneroom.core.flow import Frame
from throneroom.games.iron_throne.abilities.cardset import Op, card_set
from throneroom.games.iron_throne.abilities.context import Context, context_of
from throneroom.games.iron_throne.pieces import rule_of
from throneroom.games.iron_throne.table import Position, State

FIELDS = ("block", "index", "act", "each")
"""What the four numbers of such a frame are: operation `index` of a block, for an act and a player."""


def op_at(p: Position, f: Frame) -> Op:
    """The operation a frame is at."""
    return card_set(p.table).blocks[f.a][f.b]


def context(p: Position, f: Frame) -> Context:
    """The words of the operation a frame is at."""
    return context_of(p, f.c, f.d)


def rule(p: Position, f: Frame) -> str:
    """The id of the ability a frame belongs to."""
    return rule_of(p.table.acts[f.c].ability)


def set_pick(s: State, act: int, card: int) -> None:
    k = s.secrets
    k.picks = (*k.picks[:act], card, *k.picks[act + 1 :])


def set_amount(s: State, act: int, amount: int) -> None:
    t = s.table
    t.acts = (*t.acts[:act], t.acts[act]._replace(amount=amount), *t.acts[act + 1 :])


def set_paid(s: State, act: int, paid: int) -> None:
    t = s.table
    t.acts = (*t.acts[:act], t.acts[act]._replace(paid=paid), *t.acts[act + 1 :])
