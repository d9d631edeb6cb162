"""Single cards: which to keep, give back, discard or put away."""

from __future__ import annotations

from collections.abc import Sequence

from throneroom.core.decision import STOP, Decision, Prefix
from throneroom.games.iron_throne.abilities.expressions import card_place
from throneroom.games.iron_throne.abilities.running import context, op_at
from throneroom.games.iron_throne.flow.picking import sheddable
from throneroom.games.iron_throne.judge.abilities import window_of
from throneroom.games.iron_throne.judge.forecast import forecast
from throneroom.games.iron_throne.judge.trial import run
from throneroom.games.iron_throne.judge.worth import SOME_CARD, card_worth, imagine
from throneroom.games.iron_throne.pieces import START_HAND
from throneroom.games.iron_throne.table import View


def weigh_pick(v: View, d: Decision, prefix: Prefix, options: Sequence[int]) -> list[float]:
    """A good card for us or out of another's hand; a poor one where another gets it."""
    f = v.frames[-1]
    op = op_at(v, f)
    worth = [card_worth(v.table, card) for card in options]
    if op.name == "put_on_deck" or card_place(op.args["to"]).at(context(v, f)) == d.seat:
        return worth
    return [-one for one in worth]


def weigh_order(v: View, d: Decision, prefix: Prefix, options: Sequence[int]) -> list[float]:
    """Good cards come back first."""
    return [card_worth(v.table, card) for card in options]


def weigh_shed(v: View, d: Decision, prefix: Prefix, options: Sequence[int]) -> list[float]:
    """The least useful cards, and no more than pays."""
    cards = sorted(sheddable(v, d.seat), key=lambda card: card_worth(v.table, card))
    chosen = sorted(cards[: _how_many(v, d, cards)])
    wanted = chosen[len(prefix)] if len(prefix) < len(chosen) else STOP
    return [float(option == wanted) for option in options]


def _how_many(v: View, d: Decision, cards: Sequence[int]) -> int:
    """As many as must be; more if they pay for something, or are poorer than what the refill brings."""
    if d.a == d.b:
        return d.a
    f = v.frames[-1]
    if op_at(v, f).cost:
        values = []
        for count in range(d.a, d.b + 1):
            twin = imagine(v)
            act = twin.table.acts[f.c]._replace(paid=count)
            twin.table.acts = (*twin.table.acts[: f.c], act, *twin.table.acts[f.c + 1 :])
            run(twin, f.a, f.c, f.d, start=f.b, amount=count)
            values.append(forecast(twin, window_of(v))[d.seat])
        return d.a + values.index(max(values))
    room = START_HAND - len(v.secrets.hands[d.seat]) + len(cards)
    poor = len([card for card in cards if card_worth(v.table, card) < SOME_CARD - 0.02])
    return min(max(d.a, min(poor, room)), d.b)
