"""Who uses which ability, on whom: everything an expression of a card can speak of."""

from __future__ import annotations

from throneroom.games.iron_throne.pieces import NO_CARD, NONE
from throneroom.games.iron_throne.table import Act, Position, Secrets, Table


class Context:
    """The words of an ability bound to a position. `public` takes private conditions for true."""

    __slots__ = ("act", "arg", "card", "each", "it", "it_card", "it_char", "k", "number", "public", "t", "user")

    def __init__(self, p: Position, user: int, arg: int = NONE, public: bool = False, card: bool = False) -> None:
        self.t: Table = p.table
        self.k: Secrets = p.secrets
        self.user = user
        self.arg = arg
        self.public = public
        self.card = card  # whether a card of the hand is about to be played
        self.act: Act | None = None
        self.number = NONE
        self.each = NONE
        self.it = NONE
        self.it_char = NONE
        self.it_card = NO_CARD


def context_of(p: Position, act: int, each: int = NONE) -> Context:
    """The context of an act under way."""
    used = p.table.acts[act]
    c = Context(p, used.user, used.arg)
    c.act = used
    c.number = act
    c.each = each
    return c
