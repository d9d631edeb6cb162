"""What is in the box, and how the table is set: counts that no single scenario can show."""

from __future__ import annotations

from collections import Counter

import pytest

from throneroom.core.data import read_toml
from throneroom.core.dice import Dice
from throneroom.core.flow import AnyState, play
from throneroom.core.game import find_game, new_game
from throneroom.core.secrecy import sample
from throneroom.games.westeros.board import AREA, AREAS, PRINTED_HOME
from throneroom.games.westeros.control import castles, in_stock, power_on_board
from throneroom.games.westeros.pieces import (
    CARD_HOUSE,
    CARDS,
    FOOTMAN,
    HAS_STAR,
    HOUSES,
    KNIGHT,
    NEUTRAL,
    ORDER_COUNT,
    ORDERS,
    POWER_TOKENS,
    SEATS,
    SHIP,
    SIEGE,
    TIDES,
    TIDES_COUNT,
    TRACKS,
    UNIT_COUNT,
    UNITS,
    WESTEROS_CARDS,
    WESTEROS_DECKS,
    WILDLINGS,
    each,
    size,
    stars,
)
from throneroom.games.westeros.setup import neutral_forces
from throneroom.games.westeros.supply import excess

GAME = find_game("westeros")
X = "impassable"

NEUTRAL_TOKENS: dict[str, dict[str, int | str]] = {
    "kings-landing": {"3": 5, "4-6": 5},
    "the-eyrie": {"3": 6, "4-6": 6},
    "princes-pass": {"3": X, "4-5": 3},
    "salt-shore": {"3": X, "4-5": 3},
    "starfall": {"3": X, "4-5": 3},
    "sunspear": {"3": X, "4-5": 5},
    "the-boneway": {"3": X, "4-5": 3},
    "three-towers": {"3": X, "4-5": 3},
    "yronwood": {"3": X, "4-5": 3},
    "dornish-marches": {"3": X, "4": 3},
    "oldtown": {"3": X, "4": 3},
    "storms-end": {"3": X, "4": 4},
    "highgarden": {"3": X},
    "pyke": {"3": X},
}
"""The fourteen tokens, and what the sides of each show by their printed range."""

START: dict[str, tuple[str, int, int, dict[str, str]]] = {
    "bar": ("dragonstone", 2, 1, {"dragonstone": "fk", "kingswood": "f", "shipbreaker-bay": "ss"}),
    "lan": ("lannisport", 2, 1, {"lannisport": "fk", "stoney-sept": "f", "the-golden-sound": "s"}),
    "sta": ("winterfell", 1, 2, {"winterfell": "fk", "white-harbor": "f", "the-shivering-sea": "s"}),
    "gre": ("pyke", 2, 1, {"pyke": "fk", "greywater-watch": "f", "ironmans-bay": "s", "port-of-pyke": "s"}),
    "tyr": ("highgarden", 2, 1, {"highgarden": "fk", "dornish-marches": "f", "redwyne-straights": "s"}),
    "mar": ("sunspear", 2, 1, {"sunspear": "fk", "salt-shore": "f", "sea-of-dorne": "s"}),
}
"""From the screens: home area, supply, Castles and Strongholds, and units by area."""

PLACES: dict[str, tuple[int, int, int]] = {
    "bar": (1, 5, 4),
    "lan": (2, 6, 1),
    "sta": (3, 4, 2),
    "gre": (5, 1, 6),
    "tyr": (6, 2, 5),
    "mar": (4, 3, 3),
}
"""From the screens: places on the Iron Throne, Fiefdoms and King's Court tracks."""

COUNTS = pytest.mark.parametrize("players", [3, 4, 5, 6])


# ---------------------------------------------------------------- the box


@pytest.mark.rule("WS-COMP-02", "WS-COMP-22")
def test_a_seat_is_a_house_and_a_house_is_a_seat() -> None:
    assert set(HOUSES) == {"stark", "lannister", "baratheon", "greyjoy", "tyrell", "martell"}
    assert SEATS == tuple(house[:3] for house in HOUSES) == GAME.seats


@pytest.mark.rule("WS-COMP-03", "WS-COMP-04", "WS-COMP-05", "WS-COMP-06", "WS-COMP-20")
def test_a_house_has_four_kinds_of_units() -> None:
    assert dict(zip(UNITS, UNIT_COUNT, strict=True)) == {"footman": 10, "knight": 5, "ship": 6, "siege-engine": 2}


@pytest.mark.rule("WS-COMP-07")
def test_a_house_has_seven_different_house_cards() -> None:
    assert len(CARDS) == len(set(CARDS)) == 42
    assert Counter(CARD_HOUSE) == dict.fromkeys(range(6), 7)


@pytest.mark.rule("WS-COMP-08", "WS-SETUP-04")
def test_the_westeros_cards_are_three_decks_of_ten() -> None:
    decks = [Counter(WESTEROS_CARDS[card] for card in deck) for deck in WESTEROS_DECKS]
    assert decks[0] == {
        "last-days-of-summer": 1, "winter-is-coming": 1, "supply": 3, "mustering": 3, "a-throne-of-blades": 2,
    }  # fmt: skip
    assert decks[1] == {
        "last-days-of-summer": 1, "winter-is-coming": 1, "game-of-thrones": 3, "clash-of-kings": 3,
        "dark-wings-dark-words": 2,
    }  # fmt: skip
    assert decks[2] == {
        "put-to-the-sword": 2, "storm-of-swords": 1, "rains-of-autumn": 1, "sea-of-storms": 1, "web-of-lies": 1,
        "feast-for-crows": 1, "wildlings-attack": 3,
    }  # fmt: skip
    assert [deck.total() for deck in decks] == [10, 10, 10]


@pytest.mark.rule("WS-COMP-09")
def test_there_are_nine_wildling_cards() -> None:
    assert len(WILDLINGS) == len(set(WILDLINGS)) == 9


@pytest.mark.rule("WS-COMP-10")
def test_there_are_twenty_four_tides_cards() -> None:
    assert dict(zip(TIDES, TIDES_COUNT, strict=True)) == {
        "tides-0": 8, "tides-1-sword": 4, "tides-1-tower": 4, "tides-2": 4, "tides-3": 2, "tides-skull": 2,
    }  # fmt: skip
    assert sum(TIDES_COUNT) == 24


@pytest.mark.rule("WS-COMP-11")
def test_a_house_has_ten_normal_and_five_special_orders() -> None:
    normal = {name: n for name, n, star in zip(ORDERS, ORDER_COUNT, HAS_STAR, strict=True) if not star}
    special = {name: n for name, n, star in zip(ORDERS, ORDER_COUNT, HAS_STAR, strict=True) if star}
    assert normal == {"march-minus-1": 1, "march-0": 1, "defense-1": 2, "support-0": 2, "raid": 2, "power": 2}
    assert special == {
        "march-plus-1": 1, "defense-2": 1, "support-plus-1": 1, "raid-special": 1, "power-special": 1,
    }  # fmt: skip
    assert (sum(normal.values()), sum(special.values())) == (10, 5)


@pytest.mark.rule("WS-COMP-13", "WS-COMP-16")
def test_there_are_three_influence_tracks() -> None:
    assert TRACKS == ("iron-throne", "fiefdoms", "kings-court")


@pytest.mark.rule("WS-COMP-15", "WS-SETUP-05", "WS-SETUP-07", "WS-FEWER-07")
def test_fourteen_neutral_tokens_have_a_side_for_three_players() -> None:
    assert len(NEUTRAL_TOKENS) == 14
    placed = {
        players: {AREAS[a] for a, force in enumerate(neutral_forces(players)) if force} for players in range(3, 7)
    }
    assert placed[3] == set(NEUTRAL_TOKENS)
    assert [len(placed[players]) for players in range(3, 7)] == [14, 12, 9, 2]
    assert placed[6] < placed[5] < placed[4] < placed[3]


@pytest.mark.rule("WS-COMP-12", "WS-COMP-17")
def test_the_pieces_add_up_to_those_of_the_box() -> None:
    houses = len(HOUSES)
    units = [houses * n for n in UNIT_COUNT]
    assert (units[FOOTMAN], units[KNIGHT], units[SHIP], units[SIEGE]) == (60, 30, 36, 12)
    assert sum(units) == 138
    westeros = sum(len(deck) for deck in WESTEROS_DECKS)
    assert (len(CARDS), westeros, len(WILDLINGS)) == (42, 30, 9)
    assert len(CARDS) + westeros + len(WILDLINGS) == 81
    assert sum(TIDES_COUNT) == 24
    orders, power, influence = houses * sum(ORDER_COUNT), houses * POWER_TOKENS, houses * len(TRACKS)
    assert (orders, power, influence) == (90, 120, 18)
    tokens_each = 3 * houses  # supply, victory and garrison
    neutral = sum(1 for force in neutral_forces(3) if force)
    dominance, round_marker, wildling_marker, overlay = len(TRACKS), 1, 1, 1
    others = dominance + round_marker + wildling_marker + overlay
    assert orders + power + influence + tokens_each + neutral + others == 266


# ---------------------------------------------------------------- setting the table


@COUNTS
@pytest.mark.rule("WS-COMP-01", "WS-SETUP-01", "WS-SETUP-15", "WS-SETUP-21", "WS-SETUP-22", "WS-SETUP-24", "WS-COMP-14")
def test_every_house_begins_with_what_its_screen_says(players: int) -> None:
    t = new_game(GAME, players).table
    found = {
        SEATS[h]: (t.supply[h], castles(t, h), t.power[h], power_on_board(t, h), bool(t.garrisons >> h & 1))
        for h in range(players)
    }
    assert found == {seat: (START[seat][1], START[seat][2], 5, 0, True) for seat in SEATS[:players]}
    units = {
        AREAS[a]: (SEATS[t.owner[a]], "".join("fkse"[k] for k in each(army))) for a, army in enumerate(t.units) if army
    }
    assert units == {a: (seat, army) for seat in SEATS[:players] for a, army in START[seat][3].items()}
    assert t.round == 1
    assert t.garrisons == (1 << players) - 1


@COUNTS
@pytest.mark.rule("WS-SETUP-21", "WS-COMP-30")
def test_units_not_on_the_board_are_in_stock(players: int) -> None:
    t = new_game(GAME, players).table
    for h in range(players):
        placed = Counter("".join(START[SEATS[h]][3].values()))
        left = [in_stock(t, h, kind) for kind in (FOOTMAN, KNIGHT, SHIP, SIEGE)]
        assert left == [10 - placed["f"], 5 - placed["k"], 6 - placed["s"], 2]


@pytest.mark.rule("WS-SETUP-22")
def test_the_home_areas_are_those_printed_on_the_garrisons() -> None:
    rows = read_toml("throneroom.games.westeros", "houses.toml")["house"]
    wanted = {seat: (START[seat][0], 2) for seat in SEATS}
    assert {row["code"]: (row["home"], row["garrison"]) for row in rows} == wanted
    assert {SEATS[h]: AREAS[PRINTED_HOME.index(h)] for h in range(6)} == {seat: START[seat][0] for seat in SEATS}


@COUNTS
@pytest.mark.rule("WS-RULING-001", "WS-SETUP-16", "WS-SETUP-18", "WS-SETUP-19", "WS-SETUP-20")
def test_tracks_are_the_printed_places_with_the_gaps_closed(players: int) -> None:
    t = new_game(GAME, players).table
    for track in range(3):
        assert [SEATS[h] for h in t.tracks[track]] == sorted(SEATS[:players], key=lambda seat: PLACES[seat][track])


@COUNTS
@pytest.mark.rule("WS-SETUP-05", "WS-SETUP-06", "WS-SETUP-07", "WS-SETUP-08", "WS-FEWER-02", "WS-FEWER-04")
def test_neutral_tokens_lie_with_the_side_of_the_player_count_up(players: int) -> None:
    ranges = {"3": {3}, "4": {4}, "4-5": {4, 5}, "4-6": {4, 5, 6}}
    wanted = {
        area: number
        for area, sides in NEUTRAL_TOKENS.items()
        for printed, number in sides.items()
        if players in ranges[printed]
    }
    shown = GAME.view_json(GAME.view(new_game(GAME, players), -2))["areas"]
    assert {row["id"]: row["neutral"] for row in shown if row["neutral"]} == wanted


@COUNTS
@pytest.mark.rule("WS-RULING-002", "WS-FEWER-05", "WS-FEWER-08", "WS-FEWER-09")
def test_stars_by_place_at_the_court(players: int) -> None:
    assert stars(players) == ((3, 2, 1, 0) if players <= 4 else (3, 3, 2, 1, 0, 0))


@pytest.mark.rule("WS-SETUP-02", "WS-SETUP-04")
def test_decks_have_no_order_that_anybody_could_read() -> None:
    one, other = new_game(GAME, 6), new_game(GAME, 6)
    assert GAME.dump(one) == GAME.dump(other)  # chance decides when a card is turned, not before
    assert [list(deck) for deck in one.table.decks] == [sorted(deck) for deck in one.table.decks]


@pytest.mark.rule("WS-SETUP-12", "WS-FEWER-01", "WS-FEWER-03", "WS-FEWER-06")
def test_houses_join_in_the_order_of_the_book() -> None:
    playing = {players: set(HOUSES[:players]) for players in GAME.players}
    assert playing[3] == {"stark", "lannister", "baratheon"}
    assert playing[4] - playing[3] == {"greyjoy"}
    assert playing[5] - playing[4] == {"tyrell"}
    assert playing[6] - playing[5] == {"martell"}
    assert set(NEUTRAL) == {"3", "4", "5", "6"}


# ---------------------------------------------------------------- supply levels


@pytest.mark.parametrize(
    ("level", "armies"),
    [
        (0, [2, 2]),
        (1, [3, 2]),
        (2, [3, 2, 2]),
        (3, [3, 2, 2, 2]),
        (4, [3, 3, 2, 2]),
        (5, [4, 3, 2, 2]),
        (6, [4, 3, 2, 2, 2]),
    ],
)
@pytest.mark.rule("WS-SUPPLY-02", "WS-SUPPLY-03")
def test_each_level_allows_its_armies_and_nothing_more(level: int, armies: list[int]) -> None:
    singles = [1] * 10
    assert excess(armies + singles, level) == 0
    assert excess([*armies, 2, *singles], level) == 1  # one army more
    for i, n in enumerate(armies):
        larger = [*armies[:i], n + 1, *armies[i + 1 :]]
        assert excess(larger + singles, level) == 1, larger


@pytest.mark.rule("WS-SUPPLY-04", "WS-SUPPLY-07")
@pytest.mark.parametrize(
    ("level", "armies", "over"),
    [
        (3, [3, 2, 2, 2], 0),
        (3, [3, 3], 1),
        (3, [4], 1),
        (3, [2, 2, 2, 2, 2], 1),
        (2, [3, 2, 2], 0),
        (2, [3, 3], 1),
        (2, [2, 2, 2, 2], 1),
    ],
)
def test_the_armies_the_book_names(level: int, armies: list[int], over: int) -> None:
    assert excess(armies, level) == over


# ---------------------------------------------------------------- any reachable state


@COUNTS
@pytest.mark.rule("WS-COMP-12", "WS-COMP-13", "WS-COMP-29", "WS-SETUP-16", "WS-SETUP-19", "WS-SUPPLY-12")
def test_pieces_are_conserved_in_random_games(players: int) -> None:
    dice = Dice(players)
    s = new_game(GAME, players)
    for _ in range(400):
        if not s.pending:
            break
        d = s.pending[0]
        play(s, d.seat, sample(s, d, dice))
        _check_pieces(s, players)


def _check_pieces(s: AnyState, players: int) -> None:
    t = s.table
    for h in range(players):
        pool = POWER_TOKENS - t.power[h] - t.tokens.count(h)
        assert 0 <= pool <= 20
        assert t.power[h] >= 0
        for kind, most in enumerate((10, 5, 6, 2)):
            assert 0 <= in_stock(t, h, kind) <= most
    assert [sorted(track) for track in t.tracks] == [list(range(players))] * 3
    fitting = t.combat is not None or any(d.kind.id in ("lose", "ships", "wild") for d in s.pending)
    for h in range(players):
        sizes = [size(army) for army, owner in zip(t.units, t.owner, strict=True) if owner == h]
        assert fitting or not excess(sizes, t.supply[h])
    assert not t.units[AREA["kings-landing"]] or not t.neutral[AREA["kings-landing"]]
