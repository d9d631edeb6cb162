"""Everything beside the battlefield: power, mustering, bids, ties, and the cards of Westeros and the wildlings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from throneroom.core.decision import Decision, Prefix
from throneroom.games.westeros.board import CASTLE, LAND_NEIGHBOURS
from throneroom.games.westeros.cards.westeros import CHOICES
from throneroom.games.westeros.cards.wildlings import PASS, QUESTIONS
from throneroom.games.westeros.control import barrels, castles, controller, crowns, own_areas
from throneroom.games.westeros.flow.muster import DONE, decode
from throneroom.games.westeros.flow.power import MUSTER_INSTEAD
from throneroom.games.westeros.judge.worth import prize, threat
from throneroom.games.westeros.pieces import (
    CARD_STRENGTH,
    KINDS,
    KNIGHT,
    ROUNDS,
    SHIP,
    SIEGE,
    TRACKS,
    WILDLING_STRENGTHS,
    count,
)
from throneroom.games.westeros.table import Table, View

_TRACK_SHARE: Final = (0.3, 0.25, 0.45)
"""The part of one's power bid for the Iron Throne, Fiefdoms, King's Court."""


def weigh_more(view: View, d: Decision, prefix: Prefix, options: Sequence[int]) -> list[float]:
    """The more the better."""
    return [float(option) for option in options]


def weigh_power(view: View, d: Decision, prefix: Prefix, options: Sequence[int]) -> list[float]:
    """Muster rather than take power, except at the very end."""
    if not prefix:
        return [float(CASTLE[area]) if area < len(CASTLE) else 0.0 for area in options]
    late = view.table.round == ROUNDS
    return [float((option == MUSTER_INSTEAD) != late) for option in options]


def weigh_muster(view: View, d: Decision, prefix: Prefix, options: Sequence[int]) -> list[float]:
    """Knights and siege engines at the front, a few ships, footmen elsewhere; points are never saved."""
    t = view.table
    house = d.seat
    ships = sum([count(t.units[area], SHIP) for area in own_areas(t, house)])
    out = []
    for option in options:
        if option == DONE:
            out.append(0.0)
            continue
        area, place, unit, upgrade = decode(option)
        if unit == SHIP:
            worth = 2.2 if ships < 3 and t.owner[place] != house else 0.7
        else:
            front = max([prize(t, house, near) for near in LAND_NEIGHBOURS[area]], default=0.0)
            worth = 1.5 + 0.1 * front + 0.15 * threat(t, house, area)
            worth += 0.6 if unit == KNIGHT else 0.4 if unit == SIEGE and front > 9 else 0.0
            worth += 0.5 if upgrade and unit == KNIGHT else 0.0
        out.append(worth)
    return out


def weigh_bid(view: View, d: Decision, prefix: Prefix, options: Sequence[int]) -> list[float]:
    """A share of one's power for a track; against the wildlings one's part of their strength and a little."""
    t = view.table
    power = t.power[d.seat]
    if d.a < len(TRACKS):
        wanted = round(power * _TRACK_SHARE[d.a])
    else:
        strength = WILDLING_STRENGTHS[t.wildlings]
        wanted = min(power, -(-strength // t.players) + (1 if strength > 4 else 0))
    return [-abs(option - wanted) + 0.0 for option in options]


def weigh_tie(view: View, d: Decision, prefix: Prefix, options: Sequence[int]) -> list[float]:
    """Oneself first, then the weakest."""
    return [_liking(view.table, d.seat, house) for house in options]


def weigh_rival(view: View, d: Decision, prefix: Prefix, options: Sequence[int]) -> list[float]:
    """The reward for oneself or the weakest; the blow for the strongest."""
    sign = 1.0 if d.a else -1.0
    return [sign * _liking(view.table, d.seat, house) for house in options]


def _liking(t: Table, house: int, other: int) -> float:
    return 100.0 if other == house else -float(castles(t, other))


def weigh_wild(view: View, d: Decision, prefix: Prefix, options: Sequence[int]) -> list[float]:
    """Rewards are taken; what must be given is the cheapest."""
    t = view.table
    question = QUESTIONS[d.a]
    out = []
    for option in options:
        if option == PASS:
            worth = 0.0
        elif question.fact == "card":
            sign = 1.0 if PASS in options else -1.0
            worth = sign * CARD_STRENGTH[option] + (1.0 if sign > 0 else 0.0)
        elif question.fact == "track":
            worth = _track_worth(t, d, option)
        elif question.fact == "area":
            worth = 1.0 + CASTLE[option]
        elif question.fact == "unit":
            worth = 1.0 + threat(t, d.b, option // KINDS)
        else:
            worth = float(option)  # places rather than units
        out.append(worth)
    return out


def _track_worth(t: Table, d: Decision, track: int) -> float:
    """King's Court is worth most; when falling, the track on which one stands worst."""
    place = t.tracks[track].index(d.b)
    first_place = QUESTIONS[d.a].options(t, d.b) == list(range(len(TRACKS)))
    return place + _TRACK_SHARE[track] if first_place else float(place)


def weigh_event(view: View, d: Decision, prefix: Prefix, options: Sequence[int]) -> list[float]:
    """Mustering with castles, supply with barrels, crowns with crowns; bans hurt everybody alike."""
    t = view.table
    house = d.seat
    own = {
        "mustering": 1.0 + sum([CASTLE[a] for a in range(len(CASTLE)) if CASTLE[a] and controller(t, a) == house]),
        "supply": 3.0 * (barrels(t, house) - t.supply[house]),
        "game-of-thrones": float(crowns(t, house)),
        "clash-of-kings": t.power[house] / 4 - 1,
    }
    return [own.get(CHOICES[d.a][1][option][0], 0.5) for option in options]
