"""What must hold after every action, whatever was played."""

from __future__ import annotations

from collections.abc import Iterator

from throneroom.games.westeros.board import AREAS, LANDS, is_land, is_port
from throneroom.games.westeros.control import on_board, port_owner, power_on_board
from throneroom.games.westeros.pieces import (
    NO_CARD,
    NO_ORDER,
    NOBODY,
    ORDER_COUNT,
    POWER_TOKENS,
    SEATS,
    SHIP,
    SHIPS_PER_PORT,
    UNIT_COUNT,
    UNITS,
    WILDLINGS,
    count,
    each,
    size,
)
from throneroom.games.westeros.supply import is_supplied
from throneroom.games.westeros.table import State


def invariants(s: State) -> Iterator[str]:
    """Every broken one is said in a line."""
    t = s.table
    for area in range(len(AREAS)):
        army, house = t.units[area], t.owner[area]
        if bool(army) != (house != NOBODY):
            yield f"{AREAS[area]}: units without an owner, or an owner without units"
        if army and is_land(area) == bool(count(army, SHIP) + count(army, SHIP + 4)):
            yield f"{AREAS[area]}: units that cannot stand there"
        if army and not is_land(area) and any([kind % 4 != SHIP for kind in each(army)]):
            yield f"{AREAS[area]}: land units at sea"
        if is_port(area) and size(army) > SHIPS_PER_PORT:
            yield f"{AREAS[area]}: more than three ships"
        if t.tokens[area] != NOBODY and area not in LANDS:
            yield f"{AREAS[area]}: a power token at sea"
        if t.orders[area] != NO_ORDER and house == NOBODY and t.combat is None:
            yield f"{AREAS[area]}: an order without units"
        if army and t.neutral[area]:
            yield f"{AREAS[area]}: units beside a neutral force"
    fighting = t.combat is not None
    waits = any([d.kind.id in ("lose", "ships", "wild") for d in s.pending])  # half-way through losses
    for house in range(t.players):
        name = SEATS[house]
        for kind, most in enumerate(UNIT_COUNT):
            if on_board(t, house, kind) > most:
                yield f"{name}: too many of {UNITS[kind]}"
        if not t.power[house] >= 0 or t.power[house] + power_on_board(t, house) > POWER_TOKENS:
            yield f"{name}: {t.power[house]} power and {power_on_board(t, house)} on the board"
        placed = [t.orders[a] for a in range(len(AREAS)) if t.owner[a] == house and t.orders[a] != NO_ORDER]
        if any([placed.count(order) > most for order, most in enumerate(ORDER_COUNT)]):
            yield f"{name}: more orders of a kind than there are"
        if not fighting and not waits and not is_supplied(t, house):
            yield f"{name}: beyond supply"
    for port in range(len(AREAS)):
        if is_port(port) and t.units[port] and not fighting and not waits and port_owner(t, port) != t.owner[port]:
            yield f"{AREAS[port]}: ships of a house that does not control the land"
    for track in t.tracks:
        if sorted(track) != list(range(t.players)):
            yield f"a track without one place for each house: {track}"
    seen = [card for card in t.buried if card >= 0] + list(s.secrets.buried)
    seen += [s.secrets.top] if s.secrets.top != NO_CARD else []
    if len(seen) != len(set(seen)) or len(seen) > len(WILDLINGS):
        yield "a wildling card in two places"
    c = t.combat
    if c is not None:
        for side in (0, 1):
            card = c.cards[side]
            if card != NO_CARD and t.hands[c.house(side)] >> card & 1 and c.winner == NOBODY:
                yield "a House card in hand and in play"
