"""Hostages: whom to take, from where, and whether to release or torture them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from throneroom.core.decision import Decision, Prefix
from throneroom.games.iron_throne.flow.hostages import (
    DONE,
    FROM_DECK,
    FROM_HAND,
    FROM_HOSTAGES,
    RELEASE,
    held_of,
    owners_held,
)
from throneroom.games.iron_throne.judge.changes import capture, drop_captive, give_card, torture, weaken
from throneroom.games.iron_throne.judge.worth import SOME_CARD, card_worth, chances, imagine, slope
from throneroom.games.iron_throne.table import View

HASTE: Final = 0.03
"""What torturing now is worth beside its result: a hostage may be lost before the next round."""
MERCY: Final = -0.05
"""The same of a release: a card in a rival's hand is there to be used against us."""
DENIED: Final = 0.5
"""The part of a good card's worth that its house misses while it is held."""
HAND: Final = 0.02
"""How much better a card out of a hand is than one from a deck: it was kept for a reason."""


def weigh_hostage(v: View, d: Decision, prefix: Prefix, options: Sequence[int]) -> list[float]:
    """Nothing more, or the release or torture after which we stand best."""
    if not prefix:
        keep = chances(v)[d.seat] + 1e-6
        return [keep if act == DONE else max(_by_owner(v, d.seat, act)) for act in options]
    if len(prefix) == 1:
        found = dict(zip(owners_held(v, d.seat), _by_owner(v, d.seat, prefix[0]), strict=True))
        return [found[owner] for owner in options]
    return [_done(v, d.seat, prefix[0], prefix[1], card) for card in options]


def _by_owner(v: View, seat: int, act: int) -> list[float]:
    """For every house of which we hold cards, the best that can be done with one."""
    return [
        max([_done(v, seat, act, owner, card) for card in set(held_of(v, seat, owner))])
        for owner in owners_held(v, seat)
    ]


def _done(v: View, seat: int, act: int, owner: int, card: int) -> float:
    """The chance to win after a hostage is released or tortured; a good card comes back to its house."""
    twin = imagine(v)
    if act == RELEASE:
        drop_captive(twin, seat, owner, card)
        give_card(twin, owner, card)
        give_card(twin, seat)
    else:
        torture(twin, seat, card)
    value = chances(twin)[seat]
    if 0.0 < value < 1.0:
        back = DENIED * (card_worth(v.table, card) - SOME_CARD) / (v.table.players - 1)
        value += slope(v, value) * ((MERCY if act == RELEASE else HASTE) - back)
    return value


def weigh_blow(v: View, d: Decision, prefix: Prefix, options: Sequence[int]) -> list[float]:
    """Which character of a tortured house loses a marker."""
    found = []
    for char in options:
        twin = imagine(v)
        weaken(twin, char, 1, d.seat)
        found.append(chances(twin)[d.seat])
    return found


def weigh_victim(v: View, d: Decision, prefix: Prefix, options: Sequence[int]) -> list[float]:
    """From whom to take: whose loss helps us most."""
    return [_captured(v, d.seat, victim) for victim in options]


def _captured(v: View, seat: int, victim: int) -> float:
    twin = imagine(v)
    capture(twin, seat, victim)
    return chances(twin)[seat]


def weigh_source(v: View, d: Decision, prefix: Prefix, options: Sequence[int]) -> list[float]:
    """The own card back, a card out of the hand, another's hostage, or the top of the deck."""
    now = slope(v, chances(v)[d.seat])
    found = []
    for source in options:
        twin = imagine(v)
        if source == FROM_DECK:
            capture(twin, d.seat, d.a)
        elif source == FROM_HAND:
            capture(twin, d.seat, d.a)
            twin.secrets.hands[d.a] = twin.secrets.hands[d.a][1:]
        else:
            owner = source - FROM_HOSTAGES
            drop_captive(twin, d.a, owner)
            if owner == d.seat:
                give_card(twin, d.seat)
            else:
                capture(twin, d.seat, owner)
        found.append(chances(twin)[d.seat] + (HAND * now / v.table.players if source == FROM_HAND else 0.0))
    return found
