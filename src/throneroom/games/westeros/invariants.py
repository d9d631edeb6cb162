"""What must hold after every action, whatever was played."""

from __future__ import annotations

from collections.abc import Iterator

from throneroom.games.westeros.board import AREAS, FIRST_SEA, PORTS, is_land, is_port
from throneroom.games.westeros.control import port_owner, power_on_board
from throneroom.games.westeros.pieces import (
    NO_CARD,
    NO_ORDER,
    NOBODY,
    ORDER_COUNT,
    POWER_TOKENS,
    ROUTED,
    SEATS,
    SHIP,
    SHIPS_PER_PORT,
    UNIT_COUNT,
    UNITS,
    WILDLINGS,
    count,
    rally,
    size,
)
from throneroom.games.westeros.supply import is_supplied
from throneroom.games.westeros.table import State


def invariants(s: State) -> Iterator[str]:
    """Every broken one is said in a line."""
    t = s.table
    totals = [0] * t.players  # the units of each house as one army: no kind has more than fifteen
    placed: list[list[int]] = [[] for _ in range(t.players)]
    for area, army in enumerate(t.units):
        house, order = t.owner[area], t.orders[area]
        if bool(army) != (house != NOBODY):
            yield f"{AREAS[area]}: units without an owner, or an owner without units"
        if army and house != NOBODY:
            totals[house] += rally(army)
            yield from _misplaced(area, army)
            if t.neutral[area]:
                yield f"{AREAS[area]}: units beside a neutral force"
        if order != NO_ORDER and house != NOBODY:
            placed[house].append(order)
        elif order != NO_ORDER and t.combat is None:
            yield f"{AREAS[area]}: an order without units"
        if area >= FIRST_SEA and t.tokens[area] != NOBODY:
            yield f"{AREAS[area]}: a power token at sea"
    if t.combat is not None:
        totals[t.combat.attacker] += rally(t.combat.army)
    fighting = t.combat is not None
    waits = any([d.kind.id in ("lose", "ships", "wild") for d in s.pending])  # half-way through losses
    for house in range(t.players):
        name = SEATS[house]
        for kind, most in enumerate(UNIT_COUNT):
            if count(totals[house], kind) > most:
                yield f"{name}: too many of {UNITS[kind]}"
        if not t.power[house] >= 0 or t.power[house] + power_on_board(t, house) > POWER_TOKENS:
            yield f"{name}: {t.power[house]} power and {power_on_board(t, house)} on the board"
        if any([placed[house].count(order) > ORDER_COUNT[order] for order in placed[house]]):
            yield f"{name}: more orders of a kind than there are"
        if not fighting and not waits and not is_supplied(t, house):
            yield f"{name}: beyond supply"
    for port in PORTS:
        if t.units[port] and not fighting and not waits and port_owner(t, port) != t.owner[port]:
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


def _misplaced(area: int, army: int) -> Iterator[str]:
    """Units where their kind cannot stand, or too many ships in a port."""
    ships = count(army, SHIP) + count(army, SHIP + ROUTED)
    if is_land(area) and ships:
        yield f"{AREAS[area]}: ships on land"
    if not is_land(area) and ships != size(army):
        yield f"{AREAS[area]}: land units at sea"
    if is_port(area) and ships > SHIPS_PER_PORT:
        yield f"{AREAS[area]}: more than three ships"
