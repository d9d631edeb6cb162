"""Talks: every deal against what failed talks cost, a fair one for both, and how far to go towards it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Final, NamedTuple

from throneroom.core.decision import Decision, Prefix
from throneroom.games.iron_throne.flow.talks import ACCEPT, FAIL, REFUSE, most_of
from throneroom.games.iron_throne.judge.aftermath import settle
from throneroom.games.iron_throne.judge.worth import (
    CAPTURED,
    HELD,
    SOME_CARD,
    Stock,
    chances_of,
    edge,
    shares,
    sheet_worth,
)
from throneroom.games.iron_throne.pieces import DEAL_MOST, NONE, TOKENS, TRUCE_OUTCOME
from throneroom.games.iron_throne.table import SUCCESS, View, role_of

OPENING: Final = (0.88, 0.95, 1.0)
"""How much of the fair share of the other we offer in our first proposals."""
PATIENCE: Final = (0.0, 0.35, 0.5, 0.6, 0.7, 0.75)
"""How much of our fair share we want, by the number of proposals still to come from both."""
FUSS: Final = 0.001
"""Every item of a deal makes it a little worse: people like simple ones."""
HANDOVER: Final = HELD + SOME_CARD / 3
"""What a hostage of a deal is worth to its taker, who picks where it comes from."""
LOSS: Final = CAPTURED + SOME_CARD / 3
"""What it costs its giver."""


class Deal(NamedTuple):
    """A deal, and what it brings us and the other beyond failed talks."""

    terms: Prefix
    gain: float
    other: float

    @property
    def appeal(self) -> float:
        """What it brings us, a little less for everything in it."""
        return self.gain - FUSS * sum([term > 0 for term in self.terms])


def _items(v: View) -> list[Prefix]:
    """All deals in which hostages and power go one way only."""
    influence, hostages, power = DEAL_MOST
    found: list[Prefix] = []
    most = [most_of(v, (0,) * i) for i in range(2 * len(DEAL_MOST))]
    for first, second in product(range(influence + 1), repeat=2):
        for captives in range(-hostages, hostages + 1):
            for marks in range(-power, power + 1):
                terms = (first, max(captives, 0), max(marks, 0), second, max(-captives, 0), max(-marks, 0))
                if any(terms) and all([term <= limit for term, limit in zip(terms, most, strict=True)]):
                    found.append(terms)
    return found


class Scales:
    """What everybody has, ready to be changed by deals, and what failed talks leave."""

    __slots__ = ("failed", "least", "scores", "seats", "tokens", "v")

    def __init__(self, v: View) -> None:
        t = v.table
        self.v = v
        self.seats = (t.challenger, t.defender)
        stock = Stock(v)
        self.tokens = stock.tokens
        self.scores = stock.scores()
        self.least = stock.vigour()
        self.failed = stock.chances() if t.talks == SUCCESS else settle(v, TRUCE_OUTCOME, NONE, base=stock)

    def after(self, terms: Prefix) -> list[float]:
        """Everybody's chance to win after a deal."""
        t = self.v.table
        tokens, found = self.tokens.copy(), self.scores.copy()
        change = terms[2] - terms[5]
        for side, seat in enumerate(self.seats):
            own, given = terms[side * 3 : side * 3 + 3], terms[3 - side * 3 : 6 - side * 3]
            tokens[seat] += own[0]
            found[seat] += own[0] + HANDOVER * own[1] - LOSS * given[1]
            power = change if side == 0 else -change
            found[seat] += sheet_worth(t.lead[seat] + power) - sheet_worth(t.lead[seat])
        if max(tokens) >= TOKENS:
            return shares(tokens)
        return chances_of(found, edge(max(tokens), self.least))

    def deal(self, seat: int, terms: Prefix) -> Deal:
        """A deal as one of the two active players sees it."""
        other = self.seats[1] if seat == self.seats[0] else self.seats[0]
        after = self.after(terms)
        return Deal(terms, after[seat] - self.failed[seat], after[other] - self.failed[other])


def deals(v: View, seat: int) -> list[Deal]:
    """Every sensible deal as an active player sees it."""
    scales = Scales(v)
    return [scales.deal(seat, terms) for terms in _items(v)]


def fair(found: list[Deal]) -> Deal | None:
    """The deal from which both gain, and the poorer of the two most."""
    good = [deal for deal in found if deal.gain > 0 and deal.other > 0]
    return max(good, key=lambda deal: (min(deal.appeal, deal.other), deal.gain + deal.other), default=None)


# ---------------------------------------------------------------- proposing


def weigh_proposal(v: View, d: Decision, prefix: Prefix, options: Sequence[int]) -> list[float]:
    """At first a little in our favour, then fair; nothing that costs more than failed talks."""
    best = proposal(v, d.seat)
    if not prefix:
        return [float((option == FAIL) == (best is None)) for option in options]
    return [float(best is not None and option == best[len(prefix) - 1]) for option in options]


def proposal(v: View, seat: int) -> Prefix | None:
    """The terms to propose, or none if every deal is worse than failed talks."""
    t = v.table
    found = deals(v, seat)
    middle = fair(found)
    if middle is None:
        hopes = [deal for deal in found if deal.gain > 0]
        return max(hopes, key=lambda deal: deal.other).terms if hopes else None
    tries = t.proposals - t.talks_left[role_of(t, seat)]
    share = OPENING[min(tries, len(OPENING) - 1)] if t.talks_left[role_of(t, seat)] > 1 else OPENING[-1]
    good = [deal for deal in found if deal.gain > 0 and deal.other >= share * middle.other]
    return max(good, key=lambda deal: (deal.appeal, deal.other)).terms


# ---------------------------------------------------------------- answering


def weigh_reply(v: View, d: Decision, prefix: Prefix, options: Sequence[int]) -> list[float]:
    """Accept what is fair, or better than failed talks once there is little time; never lose the game."""
    t = v.table
    found = deals(v, d.seat)
    middle = fair(found)
    offered = Scales(v).deal(d.seat, t.deal)
    left = sum(t.talks_left)
    wanted = PATIENCE[min(left, len(PATIENCE) - 1)] * middle.gain if middle is not None else 0.0
    if offered.gain > 0 and offered.gain >= wanted:
        return [float(option == ACCEPT) for option in options]
    return [float(option == REFUSE) for option in options]
