"""Rules about the board and the components that no single scenario can show."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from throneroom.core.data import read_toml
from throneroom.core.flow import AnyState
from throneroom.core.game import apply, find_game, games, settled
from throneroom.core.notation import read_action
from throneroom.games.westeros.board import (
    AREA,
    AREAS,
    BARRELS,
    CASTLE,
    CROWNS,
    LAND_NEIGHBOURS,
    LANDS,
    NEIGHBOURS,
    PORT_LAND,
    PORT_OF,
    PORT_SEA,
    PORTS,
    PRINTED_HOME,
    RAID_REACH,
    SEA_NEIGHBOURS,
    SEAS,
    SUPPORTERS,
    is_land,
    is_port,
    is_sea,
)
from throneroom.games.westeros.pieces import HOUSES

BOARD = read_toml("throneroom.games.westeros", "board.toml")
RIVERS = (
    ("greywater-watch", "winterfell"),
    ("harrenhal", "the-mountains-of-the-moon"),
    ("riverrun", "the-mountains-of-the-moon"),
    ("starfall", "three-towers"),
)
"""Land areas that touch along a river without a bridge."""
BRIDGE = ("crackclaw-point", "the-mountains-of-the-moon")
ISLANDS = {"dragonstone", "pyke", "the-arbor"}


def names(areas: Any) -> set[str]:
    """Areas by name."""
    return {AREAS[area] for area in areas}


def stand(players: int, **sections: str) -> AnyState:
    """A state from the sections of a position."""
    game = find_game("westeros")
    s: AnyState = game.read_position(sections, players, settled(game, players, {}))
    return s


# ---------------------------------------------------------------- areas


@pytest.mark.rule("WS-MAP-01")
def test_every_area_has_a_kind_and_neighbours() -> None:
    assert len(AREAS) == len(set(AREAS)) == 58
    assert all(row["kind"] in ("land", "sea", "port") for row in BOARD["area"])
    assert all(NEIGHBOURS[area] for area in range(len(AREAS)))


@pytest.mark.rule("WS-MAP-02")
def test_an_area_is_land_or_sea_or_a_port_and_never_two_of_them() -> None:
    assert (len(LANDS), len(SEAS), len(PORTS)) == (38, 12, 8)
    assert [*LANDS, *SEAS, *PORTS] == list(range(len(AREAS)))
    for area in range(len(AREAS)):
        assert [is_land(area), is_sea(area), is_port(area)].count(True) == 1


@pytest.mark.rule("WS-MAP-01")
def test_borders_are_the_same_from_both_sides() -> None:
    for area, neighbours in enumerate(NEIGHBOURS):
        assert area not in neighbours
        assert len(neighbours) == len(set(neighbours))
        assert all(area in NEIGHBOURS[n] for n in neighbours)
        assert set(neighbours) == {*LAND_NEIGHBOURS[area], *SEA_NEIGHBOURS[area], *filter(is_port, neighbours)}


@pytest.mark.rule("WS-MAP-01")
def test_there_are_143_borders() -> None:
    kinds = Counter(
        "-".join(sorted(("land", "sea", "port")[is_sea(a) + 2 * is_port(a)] for a in (one, other)))
        for one in range(len(AREAS))
        for other in NEIGHBOURS[one]
        if one < other
    )
    assert kinds == {"land-land": 63, "land-sea": 52, "sea-sea": 12, "land-port": 8, "port-sea": 8}
    assert sum(kinds.values()) == 143


@pytest.mark.rule("WS-MAP-01")
def test_the_whole_board_hangs_together_and_so_do_its_seas() -> None:
    for areas, neighbours in ((range(len(AREAS)), NEIGHBOURS), (SEAS, SEA_NEIGHBOURS)):
        seen, waiting = set(), [areas[0]]
        while waiting:
            area = waiting.pop()
            seen.add(area)
            waiting += [n for n in neighbours[area] if n not in seen]
        assert seen == set(areas)


@pytest.mark.rule("WS-MAP-01")
def test_the_printed_symbols_add_up() -> None:
    assert Counter(CASTLE[area] for area in LANDS if CASTLE[area]) == {1: 10, 2: 10}
    assert sum(BARRELS) == 24
    assert sum(CROWNS) == 19
    for area in (*SEAS, *PORTS):
        assert not CASTLE[area] + BARRELS[area] + CROWNS[area], AREAS[area]


# ---------------------------------------------------------------- rivers, bridges, islands


@pytest.mark.rule("WS-MAP-03")
@pytest.mark.parametrize("pair", RIVERS)
def test_areas_parted_by_a_river_are_no_neighbours(pair: tuple[str, str]) -> None:
    one, other = AREA[pair[0]], AREA[pair[1]]
    assert other not in NEIGHBOURS[one]
    assert other not in RAID_REACH[one]
    assert other not in SUPPORTERS[one]


@pytest.mark.rule("WS-MAP-04")
def test_areas_joined_by_a_bridge_are_neighbours() -> None:
    one, other = AREA[BRIDGE[0]], AREA[BRIDGE[1]]
    assert other in LAND_NEIGHBOURS[one]
    assert other in RAID_REACH[one]
    assert other in SUPPORTERS[one]


@pytest.mark.rule("WS-MAP-05", "WS-MAP-07")
def test_dragonstone_pyke_and_the_arbor_are_the_only_islands() -> None:
    assert names(area for area in LANDS if not LAND_NEIGHBOURS[area]) == ISLANDS
    assert all(SEA_NEIGHBOURS[AREA[island]] for island in ISLANDS)


@pytest.mark.rule("WS-MAP-07")
def test_there_is_no_land_beside_the_38_areas() -> None:
    listed = [row["id"] for row in BOARD["area"] if row["kind"] == "land"]
    assert listed == [AREAS[area] for area in LANDS]
    assert not names(LANDS) & {"bear-island", "skagos", "tarth", "the-sisters", "sisters", "shield-islands"}


# ---------------------------------------------------------------- homes and ports


@pytest.mark.rule("WS-CONTROL-14")
def test_every_house_has_one_home_area() -> None:
    homes = {HOUSES[house]: AREAS[area] for area, house in enumerate(PRINTED_HOME) if house >= 0}
    assert homes == {
        "baratheon": "dragonstone",
        "lannister": "lannisport",
        "stark": "winterfell",
        "greyjoy": "pyke",
        "tyrell": "highgarden",
        "martell": "sunspear",
    }
    assert sum(house >= 0 for house in PRINTED_HOME) == 6


@pytest.mark.rule("WS-PORT-01")
def test_every_port_lies_between_one_land_and_one_sea() -> None:
    for port in PORTS:
        land, sea = PORT_LAND[port], PORT_SEA[port]
        assert is_land(land)
        assert is_sea(sea)
        assert set(NEIGHBOURS[port]) == {land, sea}
        assert sea in NEIGHBOURS[land]
        assert PORT_OF[land] == port
        assert AREAS[port] == f"port-of-{AREAS[land]}"
    assert [PORT_OF[area] for area in range(len(AREAS))].count(-1) == len(AREAS) - len(PORTS)


@pytest.mark.rule("WS-PORT-14", "WS-PORT-15", "WS-PORT-16", "WS-PORT-17", "WS-RULING-041")
def test_who_can_raid_whom_across_a_coast() -> None:
    for port in PORTS:
        assert RAID_REACH[port] == (PORT_SEA[port],)
        assert port in RAID_REACH[PORT_SEA[port]]
    for area in LANDS:
        assert all(is_land(target) for target in RAID_REACH[area])
    for sea in SEAS:
        assert RAID_REACH[sea] == NEIGHBOURS[sea]


@pytest.mark.rule("WS-PORT-11", "WS-PORT-12")
def test_ships_in_port_support_their_sea_only() -> None:
    supported = {port: [area for area in range(len(AREAS)) if port in SUPPORTERS[area]] for port in PORTS}
    assert supported == {port: [PORT_SEA[port]] for port in PORTS}


# ---------------------------------------------------------------- alliances


@pytest.mark.rule("WS-ALLY-05")
def test_no_decision_hands_components_to_another_house() -> None:
    kinds = {kind.id for kind in games()["westeros"].kinds}
    assert kinds == {
        "plan", "raven", "bury", "raid", "march", "support", "accept", "card", "text", "redraw", "blade", "lose",
        "retreat", "ships", "power", "muster", "bid", "tie", "rival", "wild", "choose", "westeros", "wildlings",
        "tides",
    }  # fmt: skip


@pytest.mark.rule("WS-ALLY-06")
def test_an_open_bid_looks_the_same_to_everybody_else_whatever_it_is() -> None:
    game = find_game("westeros")
    seen = []
    for amount in (0, 5):
        s = stand(3, units="winterfell:sta:1f lannisport:lan:1f dragonstone:bar:1f", round="2", now="westeros")
        for move in ("* westeros 1 supply", "* westeros 2 clash-of-kings", "* westeros 3 rains-of-autumn"):
            apply(game, s, *read_action(game, s, move))
        apply(game, s, *read_action(game, s, f"bar bid {amount}"))
        seen.append([game.view_json(game.view(s, seat)) for seat in (1, 2, -2)])
    assert seen[0] == seen[1]


@pytest.mark.rule("WS-ALLY-04", "WS-ALLY-06")
def test_plans_and_bids_are_secret_choices() -> None:
    kinds = {kind.id: kind for kind in find_game("westeros").kinds}
    assert kinds["bid"].secret == {0}
    assert kinds["plan"].secret >= set(range(len(AREAS)))
