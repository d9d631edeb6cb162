"""An ability carried out on an imagined table, operation by operation, as far as a view can tell.

Where somebody has to choose, `weigh` says everybody's chance to win afterwards, and the chooser takes
the best.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from throneroom.games.iron_throne.abilities.cardset import Op, card_set
from throneroom.games.iron_throne.abilities.context import Context, context_of
from throneroom.games.iron_throne.abilities.expressions import condition, player, players
from throneroom.games.iron_throne.judge.clashes import CLASHES
from throneroom.games.iron_throne.judge.deeds import DEEDS, Trial, Weigh
from throneroom.games.iron_throne.judge.worth import imagine
from throneroom.games.iron_throne.pieces import NONE
from throneroom.games.iron_throne.table import View


def run(v: View, block: int, act: int, each: int = NONE, *, start: int = 0, amount: int = NONE,
        weigh: Weigh | None = None) -> float:  # fmt: skip
    """Carry out a block; what it brought the user that the table does not show."""
    trial = Trial(v, act, each, amount, weigh)
    return _block(trial, block, start)


def _block(x: Trial, block: int, start: int = 0) -> float:
    found = 0.0
    for op in card_set(x.v.table).blocks[block][start:]:
        done = _DO.get(op.name)
        if done is not None:
            found += done(x, context_of(x.v, x.act, x.each), op) or 0.0
    return found


def _if(x: Trial, c: Context, op: Op) -> float:
    branch = op.blocks.get("then" if condition(op.args["cond"])(c) else "else")
    return _block(x, branch) if branch is not None else 0.0


def _together(x: Trial, c: Context, op: Op) -> float:
    return _block(x, op.blocks["do"])


def _for_each(x: Trial, c: Context, op: Op) -> float:
    where = condition(op.args.get("where", "always"))
    found = 0.0
    for seat in players(op.args["in"])(c):
        c.it = c.each = seat
        if where(c):
            found += _block(x._replace(each=seat), op.blocks["do"])
    return found


def _best(x: Trial, seat: int, blocks: list[int]) -> float:
    """Somebody takes the block that is best for it."""
    if x.weigh is None or len(blocks) == 1:
        return _block(x, blocks[0])
    values = []
    for block in blocks:
        twin = imagine(x.v)
        _block(x._replace(v=twin, weigh=None), block)
        values.append(x.weigh(twin)[seat])
    return _block(x, blocks[values.index(max(values))])


def _choose(x: Trial, c: Context, op: Op) -> float:
    options = [option for option in op.args["options"] if condition(option.get("if", "always"))(c)]
    return _best(x, player(op.args["by"])(c), [op.blocks[option["id"]] for option in options])


def _ask(x: Trial, c: Context, op: Op) -> float:
    return _best(x, player(op.args["who"])(c), [op.blocks["refused"], op.blocks["agreed"]])


_DO: Final[dict[str, Callable[[Trial, Context, Op], Any]]] = {
    **DEEDS,
    **CLASHES,
    "if": _if,
    "together": _together,
    "for_each": _for_each,
    "choose": _choose,
    "ask": _ask,
}
