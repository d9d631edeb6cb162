"""How likely each seat is to win, from its points and what its cards still bring."""

from __future__ import annotations

from math import exp
from typing import Final

from throneroom.games.bloody_throne.flow import outcome_of
from throneroom.games.bloody_throne.judge.outlook import Outlook, read
from throneroom.games.bloody_throne.judge.worth import worth, worth_of
from throneroom.games.bloody_throne.table import OWNER, View

SPREAD: Final = 2.0
"""How many points at the very end make a win e times as likely."""

SPREAD_PER_ROUND: Final = 1.2
"""How much wider that gets with every round still to come."""

COVERED: Final = 0.3
"""The part of its worth that a covered card is expected to bring yet."""


def win_chance(view: View, seat: int) -> float:
    """The chance of a seat to win, from 0 to 1; all seats together have 1."""
    if not view.awaited:
        winners = outcome_of(view.table).winners
        return (seat in winners) / len(winners)
    look = read(view, max(view.seat, 0))  # a spectator looks over the first seat's shoulder
    totals = _expected_totals(look)
    spread = SPREAD + SPREAD_PER_ROUND * look.left
    top = max(totals)
    shares = [exp((total - top) / spread) for total in totals]
    return shares[seat] / sum(shares)


def _expected_totals(look: Outlook) -> list[float]:
    """Points now, and what the cards in the row are expected to bring."""
    totals = [float(total) for total in look.table.totals]
    for place, stack in enumerate(look.row):
        totals[OWNER[stack[-1]]] += worth(look, place)
        for token in stack[:-1]:
            totals[OWNER[token]] += COVERED * worth_of(look, token, place, look.visits(place))
    return totals
