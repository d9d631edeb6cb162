"""What is printed on the components, as plain data for whoever draws them."""

from __future__ import annotations

from throneroom.core.game import Options
from throneroom.games.westeros import shown
from throneroom.games.westeros.board import AREAS, PRINTED_HOME
from throneroom.games.westeros.pieces import (
    BLADE_STRENGTH,
    CARD_HOUSE,
    CARD_STRENGTH,
    CARD_SWORDS,
    CARD_TOWERS,
    CARDS,
    CASTLES_TO_WIN,
    COST,
    GARRISON,
    HAS_STAR,
    NOBODY,
    ORDER_COUNT,
    ORDER_KIND,
    ORDER_MODIFIER,
    ORDERS,
    SEATS,
    STRENGTH,
    SUPPLY_LIMITS,
    TIDES,
    TIDES_SKULLS,
    TIDES_STRENGTH,
    TIDES_SWORDS,
    TIDES_TOWERS,
    UNIT_COUNT,
    UNITS,
    WILDLING_STRENGTHS,
)


def printed(options: Options) -> shown.Printed:
    """Facts by the kind of thing and its id; they are the same in every match."""
    return {
        "card": {CARDS[card]: _card(card) for card in range(len(CARDS))},
        "order": {ORDERS[order]: _order(order) for order in range(len(ORDERS))},
        "unit": {UNITS[kind]: _unit(kind) for kind in range(len(UNITS))},
        "area": {
            AREAS[area]: {"seat": SEATS[house], "garrison": GARRISON[house]}
            for area, house in enumerate(PRINTED_HOME)
            if house != NOBODY
        },
        "tides": {TIDES[face]: _tides(face) for face in range(len(TIDES))},
        "game": {
            "supply": SUPPLY_LIMITS,
            "wildling_strengths": WILDLING_STRENGTHS,
            "castles_to_win": CASTLES_TO_WIN,
            "blade": BLADE_STRENGTH,
        },
    }


def _card(card: int) -> shown.PrintedCard:
    return {
        "seat": SEATS[CARD_HOUSE[card]],
        "strength": CARD_STRENGTH[card],
        "swords": CARD_SWORDS[card],
        "towers": CARD_TOWERS[card],
    }


def _tides(face: int) -> shown.PrintedTides:
    return {
        "strength": TIDES_STRENGTH[face],
        "swords": TIDES_SWORDS[face],
        "towers": TIDES_TOWERS[face],
        "skulls": TIDES_SKULLS[face],
    }


def _order(order: int) -> shown.PrintedOrder:
    return {
        "kind": ORDER_KIND[order],
        "modifier": ORDER_MODIFIER[order],
        "star": HAS_STAR[order],
        "count": ORDER_COUNT[order],
    }


def _unit(kind: int) -> shown.PrintedUnit:
    return {"strength": STRENGTH[kind], "cost": COST[kind], "count": UNIT_COUNT[kind]}
