"""Playing a combat: support, cards and their texts, the Blade, casualties and retreat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from throneroom.core.decision import Decision, Prefix
from throneroom.games.westeros.cards.texts import PASS, USE
from throneroom.games.westeros.control import castles
from throneroom.games.westeros.flow.retreat import AS_THEY_LIKE
from throneroom.games.westeros.flow.support import NEITHER, the_combat
from throneroom.games.westeros.judge.worth import UNIT_WORTH, area_worth
from throneroom.games.westeros.pieces import (
    CARD_STRENGTH,
    CARD_SWORDS,
    CARD_TOWERS,
    CARDS,
    FIEFDOMS,
    IS_MARCH,
    IS_SUPPORT,
    KINDS,
    NO_CARD,
    NOBODY,
    TIDES_STRENGTH,
    cards_in,
    size,
)
from throneroom.games.westeros.strength import final_terms, total
from throneroom.games.westeros.table import ATTACKER, Combat, Table, View

_SPARE: Final = 0.035
"""What each point of a card's strength is worth for a later fight."""


def weigh_support(view: View, d: Decision, prefix: Prefix, options: Sequence[int]) -> list[float]:
    """Oneself; among others, whoever is further from winning."""
    t, c = view.table, the_combat(view)
    if c.side(d.seat) != NOBODY:
        return [float(option != NEITHER) for option in options]
    held = [castles(t, c.house(side)) if c.house(side) != NOBODY else 99 for side in (0, 1)]
    weaker = 0 if held[0] < held[1] else 1
    strong = max(held) >= 5
    return [float(option == weaker) if strong else float(option == NEITHER) for option in options]


def weigh_accept(view: View, d: Decision, prefix: Prefix, options: Sequence[int]) -> list[float]:
    """Help is welcome."""
    return [float(option) for option in options]


def _margin(t: Table, c: Combat, side: int, card: int, enemy: int) -> int:
    """The difference of strengths if these two cards meet."""
    trial = c.copy()
    trial.cards = (card, enemy) if side == ATTACKER else (enemy, card)
    return total(final_terms(t, trial, side)) - total(final_terms(t, trial, 1 - side))


def weigh_card(view: View, d: Decision, prefix: Prefix, options: Sequence[int]) -> list[float]:
    """The card that wins most often against the enemy's hand, strong ones spared where they add nothing."""
    t, c = view.table, the_combat(view)
    side = c.side(d.seat)
    shown = c.cards[1 - side]
    enemies = [shown] if shown != NO_CARD else cards_in(t.hands[c.house(1 - side)]) or [NO_CARD]
    tie = 1 if t.tracks[FIEFDOMS].index(d.seat) < t.tracks[FIEFDOMS].index(c.house(1 - side)) else -1
    out = []
    for card in options:
        wins = 0.0
        for enemy in enemies:
            margin = _margin(t, c, side, card, enemy)
            wins += 1.0 if margin > 0 or (margin == 0 and tie > 0) else 0.0
        icons = 0.04 * CARD_SWORDS[card] + 0.03 * CARD_TOWERS[card]
        out.append(wins / len(enemies) + icons - _SPARE * CARD_STRENGTH[card])
    return out


def weigh_text(view: View, d: Decision, prefix: Prefix, options: Sequence[int]) -> list[float]:
    """Use a text where it bites: enemy cards by strength, enemy marches before other orders."""
    t, c = view.table, the_combat(view)
    name = CARDS[d.a]
    enemy = c.cards[1 - c.side(d.seat)]
    out = []
    for option in options:
        if option == PASS:
            worth = 0.5
        elif option == USE:
            worth = float(CARD_STRENGTH[enemy] >= 2) if enemy != NO_CARD else 0.0
        elif name in ("aeron-damphair", "patchface"):
            worth = CARD_STRENGTH[option] / 2
        elif name in ("queen-of-thorns", "cersei-lannister"):
            order = t.orders[option]
            worth = 3.0 if IS_MARCH[order] else 2.0 if IS_SUPPORT[order] else 1.0
        elif name == "doran-martell":
            worth = float(t.players - t.tracks[option].index(c.house(1 - c.side(d.seat))))
        else:
            worth = 1.0
        out.append(worth)
    return out


def weigh_blade(view: View, d: Decision, prefix: Prefix, options: Sequence[int]) -> list[float]:
    """Drawn when it turns the fight, or just makes sure of it."""
    t, c = view.table, the_combat(view)
    side = c.side(d.seat)
    margin = total(final_terms(t, c, side)) - total(final_terms(t, c, 1 - side))
    turns = margin in (-1, 0) and not (margin == 0 and t.tracks[FIEFDOMS][0] == d.seat)
    return [float(bool(option) == turns) for option in options]


def weigh_redraw(view: View, d: Decision, prefix: Prefix, options: Sequence[int]) -> list[float]:
    """A worthless Tides card is drawn again."""
    c = the_combat(view)
    poor = TIDES_STRENGTH[view.secrets.tides[c.side(d.seat)]] == 0
    return [float(bool(option) == poor) for option in options]


def weigh_loss(view: View, d: Decision, prefix: Prefix, options: Sequence[int]) -> list[float]:
    """The cheapest unit, and not the last one of an area worth holding."""
    t = view.table
    out = []
    for option in options:
        area, kind = divmod(option, KINDS)
        worth = UNIT_WORTH[kind % 4] * (0.6 if kind >= 4 else 1.0)
        if t.owner[area] == d.seat and size(t.units[area]) == 1:
            worth += area_worth(t, d.seat, area)
        out.append(-worth)
    return out


def weigh_retreat(view: View, d: Decision, prefix: Prefix, options: Sequence[int]) -> list[float]:
    """Own retreats go where there is something to hold; enemies are sent to the poorest place."""
    t, c = view.table, the_combat(view)
    own = c.house(1 - c.winner) == d.seat
    out = []
    for option in options:
        if option == AS_THEY_LIKE:
            out.append(-50.0)
        else:
            worth = area_worth(t, d.seat, option) + (1.0 if t.owner[option] == d.seat else 0.0)
            out.append(worth if own else -worth)
    return out
