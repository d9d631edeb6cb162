"""Before the cards: whom to attack, with whom, who helps whom, and where power goes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from throneroom.core.decision import Decision, Prefix
from throneroom.games.iron_throne.flow.power import GAIN
from throneroom.games.iron_throne.flow.support import ACCEPT, NOBODY
from throneroom.games.iron_throne.judge.changes import set_side, weaken
from throneroom.games.iron_throne.judge.forecast import forecast
from throneroom.games.iron_throne.judge.worth import CHARACTER_WORTH, chances, imagine
from throneroom.games.iron_throne.pieces import CHARACTERS_EACH, NONE, PERSON_OF, WINDOW
from throneroom.games.iron_throne.table import PREPARATION, View, is_active, living, role_of

SUPPORTING: Final = WINDOW["after_support"]
ARMING: Final = 0.018
"""What a marker more on a character about to fight is worth beside its power."""
CAUTION: Final = 0.001
"""How much better an offer of support must look than staying out."""


def weigh_defender(v: View, d: Decision, prefix: Prefix, options: Sequence[int]) -> list[float]:
    """The encounter we like best, with the usual characters."""
    return [attack(v, d.seat, seat) for seat in options]


def attack(v: View, seat: int, defender: int) -> float:
    """The chance to win of a challenger against that defender."""
    twin = imagine(v)
    twin.table.defender = defender
    return forecast(twin, SUPPORTING)[seat]


def weigh_character(v: View, d: Decision, prefix: Prefix, options: Sequence[int]) -> list[float]:
    """Strong enough to win, and not too good to lose."""
    return _with_each(v, d.seat, options, role_of(v.table, d.seat))


def _with_each(v: View, seat: int, chars: Sequence[int], side: int) -> list[float]:
    """The chance to win with each character; those alike in power and cards are thought of once."""
    hand = v.secrets.hands[seat]
    found: dict[tuple[int, tuple[int, ...]], float] = {}
    values = []
    for char in chars:
        cards = tuple([card for card in hand if PERSON_OF[card] == char % CHARACTERS_EACH])
        like = (v.table.power[char], cards)
        if like not in found:
            found[like] = _taking_part(v, seat, char, side)[seat]
        values.append(found[like])
    return values


def _taking_part(v: View, seat: int, char: int, side: int) -> list[float]:
    twin = imagine(v)
    set_side(twin, seat, char, side)
    return forecast(twin, SUPPORTING)


def weigh_support(v: View, d: Decision, prefix: Prefix, options: Sequence[int]) -> list[float]:
    """The side and the character with which the encounter ends best; nobody, if that is to stay out."""
    if prefix:
        return _with_each(v, d.seat, options, prefix[0])
    stay = forecast(v, SUPPORTING)[d.seat] + CAUTION
    chars = living(v.table, d.seat)
    return [stay if side == NOBODY else max(_with_each(v, d.seat, chars, side)) for side in options]


def weigh_answer(v: View, d: Decision, prefix: Prefix, options: Sequence[int]) -> list[float]:
    """With the help, and its share of the reward, or without."""
    alone = forecast(v, SUPPORTING)[d.seat]
    helped = _taking_part(v, d.a, d.b, role_of(v.table, d.seat))[d.seat]
    return [helped if option == ACCEPT else alone for option in options]


# ---------------------------------------------------------------- power


def weigh_power(v: View, d: Decision, prefix: Prefix, options: Sequence[int]) -> list[float]:
    """Where the next marker does most good, or is missed least."""
    t = v.table
    if d.b != GAIN:
        return [_missed(v, d.seat, char, prefix) for char in options]
    arms = t.phase == PREPARATION and is_active(t, d.seat)
    best = max([t.power[char] for char in options])
    found = []
    for char in options:
        power = t.power[char] + prefix.count(char)
        value = CHARACTER_WORTH[power + 1] - CHARACTER_WORTH[power]
        fights = t.part[d.seat] == char or (arms and t.part[d.seat] == NONE and t.power[char] == best)
        found.append(value + (ARMING if fights else 0.0))
    return found


def _missed(v: View, seat: int, char: int, prefix: Prefix) -> float:
    twin = imagine(v)
    for lost in (*prefix, char):
        weaken(twin, lost, 1, seat)
    return chances(twin)[seat]
