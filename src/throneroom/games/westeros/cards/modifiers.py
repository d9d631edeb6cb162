"""House cards whose text changes numbers or icons and asks nobody anything.

Each entry of `MODIFIERS` names the card and gives the functions that differ from "no change". They
are asked anew whenever strength or icons are counted, so a change of support or of a track during
the fight matters at once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from throneroom.games.westeros.board import AREAS, CASTLE
from throneroom.games.westeros.control import place_on
from throneroom.games.westeros.pieces import (
    CARD,
    FOOTMAN,
    IRON_THRONE,
    IS_DEFENSE,
    IS_SUPPORT,
    ORDER_MODIFIER,
    SHIP,
)
from throneroom.games.westeros.table import ATTACKER, DEFENDER, Combat, Table

_STANNIS: Final[int] = CARD["stannis-baratheon"]


def _no_bonus(t: Table, c: Combat, side: int) -> int:
    return 0


def _same_unit(t: Table, c: Combat, text_side: int, side: int, house: int, kind: int, value: int) -> int:
    return value


class Modifier(NamedTuple):
    """What a text changes: `bonus` to the card, more `swords` and `towers`, the worth of a `unit`.

    `unit` gets the side the card fights for, then the side, house, kind and worth of the unit.
    """

    rule: str
    bonus: Callable[[Table, Combat, int], int] = _no_bonus
    swords: Callable[[Table, Combat, int], int] = _no_bonus
    towers: Callable[[Table, Combat, int], int] = _no_bonus
    unit: Callable[[Table, Combat, int, int, int, int, int], int] = _same_unit
    cancels_strength: bool = False


def is_supported(t: Table, c: Combat, side: int) -> bool:
    """Whether anybody's support, own areas included, still stands behind a side (WS-RULING-069)."""
    bits = c.support[side]
    return bool(bits) and any([bits >> a & 1 and IS_SUPPORT[t.orders[a]] for a in range(len(AREAS))])


def catelyn(t: Table, c: Combat, side: int) -> int:
    """A defense order of the own house in the fought-over area counts double."""
    order = t.orders[c.area]
    return ORDER_MODIFIER[order] if side == DEFENDER and IS_DEFENSE[order] else 0


def victarion(t: Table, c: Combat, text_side: int, side: int, house: int, kind: int, value: int) -> int:
    """When attacking, own ships in the attack or supporting it are worth one more."""
    applies = text_side == side == ATTACKER and house == c.attacker and kind == SHIP
    return value + 1 if applies else value


def kevan(t: Table, c: Combat, text_side: int, side: int, house: int, kind: int, value: int) -> int:
    """When attacking, own footmen in the attack or supporting it are worth one more."""
    applies = text_side == side == ATTACKER and house == c.attacker and kind == FOOTMAN
    return value + 1 if applies else value


def salladhor(t: Table, c: Combat, text_side: int, side: int, house: int, kind: int, value: int) -> int:
    """While supported, every ship of another house is worth nothing, on whichever side."""
    applies = kind == SHIP and house != c.house(text_side) and is_supported(t, c, text_side)
    return 0 if applies else value


def defends_castle(t: Table, c: Combat, side: int) -> int:
    """Theon: one when defending an area with a castle or stronghold."""
    return int(side == DEFENDER and CASTLE[c.area] > 0)


def asha_swords(t: Table, c: Combat, side: int) -> int:
    """Two swords as long as nobody supports her side."""
    return 0 if is_supported(t, c, side) else 2


def asha_towers(t: Table, c: Combat, side: int) -> int:
    """One tower as long as nobody supports her side."""
    return 0 if is_supported(t, c, side) else 1


def stannis(t: Table, c: Combat, side: int) -> int:
    """One while the enemy stands nearer to the Iron Throne."""
    mine, theirs = c.house(side), c.house(1 - side)
    return int(place_on(t, IRON_THRONE, theirs) < place_on(t, IRON_THRONE, mine))


def stannis_is_discarded(t: Table, c: Combat, side: int) -> int:
    """Davos: one while Stannis lies in the discard pile."""
    return int(is_discarded(t, c, side, _STANNIS))


def is_discarded(t: Table, c: Combat, side: int, card: int) -> bool:
    """Whether a card is neither in its owner's hand nor in play."""
    return not t.hands[c.house(side)] >> card & 1 and c.cards[side] != card


def when_defending(t: Table, c: Combat, side: int) -> int:
    """Nymeria: a tower in defence."""
    return int(side == DEFENDER)


def when_attacking(t: Table, c: Combat, side: int) -> int:
    """Nymeria: a sword in attack."""
    return int(side == ATTACKER)


_ENTRIES: Final[dict[str, Modifier]] = {
    "catelyn-stark": Modifier("WS-CARD-CATELYN-STARK", bonus=catelyn),
    "victarion-greyjoy": Modifier("WS-CARD-VICTARION-GREYJOY", unit=victarion),
    "balon-greyjoy": Modifier("WS-CARD-BALON-GREYJOY", cancels_strength=True),
    "theon-greyjoy": Modifier("WS-CARD-THEON-GREYJOY", bonus=defends_castle, swords=defends_castle),
    "asha-greyjoy": Modifier("WS-CARD-ASHA-GREYJOY", swords=asha_swords, towers=asha_towers),
    "ser-kevan-lannister": Modifier("WS-CARD-SER-KEVAN-LANNISTER", unit=kevan),
    "stannis-baratheon": Modifier("WS-CARD-STANNIS-BARATHEON", bonus=stannis),
    "ser-davos-seaworth": Modifier(
        "WS-CARD-SER-DAVOS-SEAWORTH", bonus=stannis_is_discarded, swords=stannis_is_discarded
    ),
    "salladhor-saan": Modifier("WS-CARD-SALLADHOR-SAAN", unit=salladhor),
    "nymeria-sand": Modifier("WS-CARD-NYMERIA-SAND", swords=when_attacking, towers=when_defending),
}

MODIFIERS: Final[dict[int, Modifier]] = {CARD[name]: entry for name, entry in _ENTRIES.items()}
