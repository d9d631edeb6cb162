"""Reveal a card or leave it face down: points for certain against more of them, if it lives."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from throneroom.core.decision import Prefix
from throneroom.games.bloody_throne.choices import REVEAL
from throneroom.games.bloody_throne.judge.abilities import use
from throneroom.games.bloody_throne.judge.outlook import Outlook
from throneroom.games.bloody_throne.judge.worth import CONSPIRACY, bait, lived, plan, steady, worth_of
from throneroom.games.bloody_throne.table import AMBUSH, IS_PLOT, POINTS

VEIL: Final = 0.1
"""What it is worth that opponents do not know a card."""

LAST_STAND: Final = 0.5
"""The part of a round's danger that is still to come when a card has been visited in the last round."""


def weigh_face(look: Outlook, prefix: Prefix, options: Sequence[int]) -> list[float]:
    """Whether the card being resolved should be revealed."""
    return [_reveal(look) if option == REVEAL else _leave(look) for option in options]


def _reveal(look: Outlook) -> float:
    """The points on it, its ability now, and its income later or the card a plot uncovers."""
    place = look.at
    stack = look.row[place]
    card = look.faces[stack[-1]]
    value = _collected(look, stack[-1]) + use(look, card, card)
    if not IS_PLOT[card]:
        life = 1.0 - look.danger(place, look.me)
        return value + steady(look, card, place, look.me) * life * lived(life, look.left)
    if len(stack) > 1:
        value += worth_of(look, stack[-2], place, look.left + 1)
    return value


def _collected(look: Outlook, token: int) -> float:
    """What revealing pays for the points on the card."""
    card = look.faces[token]
    if card == AMBUSH:
        return POINTS["ambush_revealed"]
    lying = look.table.points[token]
    return POINTS["conspiracy_times"] * lying if card == CONSPIRACY else lying


def _leave(look: Outlook) -> float:
    """One point more on it, and the best time to reveal it among the rounds to come, if it lives."""
    place = look.at
    stack = look.row[place]
    card = look.faces[stack[-1]]
    life = 1.0 - look.danger(place, look.me)
    if card == AMBUSH:
        last = LAST_STAND * (1.0 - life) * POINTS["ambush_eliminated"]
        value = bait(look.left, life) if look.left else last
    else:
        lying = look.table.points[stack[-1]] + POINTS["left_face_down"]
        rate = 0.0 if IS_PLOT[card] else steady(look, card, place, look.me)
        value = life * plan(card, lying, look.left, life, rate)
    if len(stack) > 1 and IS_PLOT[card]:
        value += worth_of(look, stack[-2], place, look.left)
    return value + VEIL
