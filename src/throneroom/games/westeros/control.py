"""Who controls what: areas, castles, power tokens, and what is left in each house's stock."""

from __future__ import annotations

from throneroom.games.westeros.board import (
    BARRELS,
    CASTLE,
    CASTLE_AREAS,
    CROWNS,
    FIRST_SEA,
    LANDS,
    PORT_LAND,
    PORT_SEA,
    PORTS,
    PRINTED_HOME,
)
from throneroom.games.westeros.pieces import (
    FIEFDOMS,
    GARRISON,
    IRON_THRONE,
    KINGS_COURT,
    MOST_SUPPLY,
    NOBODY,
    POWER_TOKENS,
    ROUTED,
    UNIT_COUNT,
    count,
)
from throneroom.games.westeros.table import Table


def home_of(t: Table, area: int) -> int:
    """The playing house whose home area it is, or NOBODY."""
    house = PRINTED_HOME[area]
    return house if house < t.players else NOBODY


def controller(t: Table, area: int) -> int:
    """The house that controls a land area: by units, by a power token, or by its printed shield."""
    if t.owner[area] != NOBODY:
        return t.owner[area]
    if t.tokens[area] != NOBODY:
        return t.tokens[area]
    house = PRINTED_HOME[area]
    return house if house < t.players else NOBODY


def port_owner(t: Table, port: int) -> int:
    """The house that may use a port."""
    return controller(t, PORT_LAND[port])


def castles(t: Table, house: int) -> int:
    """Areas with a castle or stronghold that a house controls."""
    return sum([controller(t, area) == house for area in CASTLE_AREAS])


def barrels(t: Table, house: int) -> int:
    """The supply a house controls, at most what the track shows."""
    return min(MOST_SUPPLY, sum([BARRELS[area] for area in LANDS if BARRELS[area] and controller(t, area) == house]))


def crowns(t: Table, house: int) -> int:
    """The printed crowns a house controls."""
    return sum([CROWNS[area] for area in LANDS if CROWNS[area] and controller(t, area) == house])


def paying_ports(t: Table, house: int) -> list[int]:
    """Ports with own ships whose sea holds no enemy ship."""
    return [p for p in PORTS if t.owner[p] == house and not enemy_units(t, house, PORT_SEA[p])]


def enemy_units(t: Table, house: int, area: int) -> bool:
    """Whether units of another house stand in an area."""
    return t.owner[area] != NOBODY and t.owner[area] != house


def garrison_against(t: Table, house: int, area: int) -> int:
    """The garrison that fights off `house` in an area: it stands for its own house only."""
    owner = home_of(t, area)
    if owner in (NOBODY, house) or not t.garrisons >> owner & 1 or controller(t, area) != owner:
        return 0
    return GARRISON[owner]


def on_board(t: Table, house: int, kind: int) -> int:
    """Units of a kind a house has on the board, routed ones and those in a fight included."""
    total = 0
    for area, owner in enumerate(t.owner):
        if owner == house:
            army = t.units[area]
            total += count(army, kind) + count(army, kind + ROUTED)
    c = t.combat
    if c is not None and c.attacker == house:
        total += count(c.army, kind)
    return total


def in_stock(t: Table, house: int, kind: int) -> int:
    """Units of a kind a house could still bring into play."""
    return UNIT_COUNT[kind] - on_board(t, house, kind)


def power_on_board(t: Table, house: int) -> int:
    """Power tokens a house has lying in areas."""
    return t.tokens.count(house)


def gain_power(t: Table, house: int, amount: int) -> int:
    """Take power from the pool, as far as it holds tokens of the house; how many were taken."""
    left = POWER_TOKENS - t.power[house] - power_on_board(t, house)
    gained = min(amount, left)
    t.power[house] += gained
    return gained


def lose_power(t: Table, house: int, amount: int) -> int:
    """Give available power back to the pool, as far as there is any; how much was given."""
    lost = min(amount, t.power[house])
    t.power[house] -= lost
    return lost


def turn_order(t: Table) -> tuple[int, ...]:
    """The houses in the order of the Iron Throne track."""
    return t.tracks[IRON_THRONE]


def throne_holder(t: Table) -> int:
    """The house that decides ties."""
    return t.tracks[IRON_THRONE][0]


def blade_holder(t: Table) -> int:
    """The house with the Valyrian Steel Blade."""
    return t.tracks[FIEFDOMS][0]


def raven_holder(t: Table) -> int:
    """The house with the Messenger Raven."""
    return t.tracks[KINGS_COURT][0]


def place_on(t: Table, track: int, house: int) -> int:
    """The place of a house on a track, counted from 0."""
    return t.tracks[track].index(house)


def put_last(t: Table, track: int, house: int) -> None:
    """A house drops to the end of a track; those behind it move up."""
    t.tracks[track] = (*[h for h in t.tracks[track] if h != house], house)


def put_at(t: Table, track: int, house: int, place: int) -> None:
    """A house goes to a place of a track; the others close up around it."""
    others = [h for h in t.tracks[track] if h != house]
    t.tracks[track] = (*others[:place], house, *others[place:])


def own_areas(t: Table, house: int) -> list[int]:
    """Areas with units of a house, in board order."""
    return [area for area, owner in enumerate(t.owner) if owner == house]


def place_units(t: Table, house: int, area: int, army: int) -> None:
    """Add units to an area that is empty or already the house's."""
    t.owner[area] = house
    t.units[area] += army


def take_units(t: Table, area: int, army: int) -> None:
    """Take units away from an area."""
    t.units[area] -= army
    if not t.units[area]:
        t.owner[area] = NOBODY


def lands_controlled(t: Table, house: int) -> int:
    """How many land areas a house controls."""
    return sum([controller(t, area) == house for area in range(FIRST_SEA)])


def strongholds(t: Table, house: int) -> int:
    """How many strongholds a house controls."""
    return sum([CASTLE[area] == 2 and controller(t, area) == house for area in CASTLE_AREAS])
