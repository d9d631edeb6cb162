"""Setting the table for three to six players, and the options of the game."""

from __future__ import annotations

from typing import Final

from throneroom.core.data import read_toml
from throneroom.core.flow import State as CoreState
from throneroom.core.flow import advance, push
from throneroom.core.game import Option
from throneroom.games.westeros.board import AREA, AREAS
from throneroom.games.westeros.control import place_units
from throneroom.games.westeros.flow.round import GAME
from throneroom.games.westeros.outcome import FAQ_TIEBREAK, SINCE_2, TIDES_RULE
from throneroom.games.westeros.pieces import (
    FULL_HAND,
    HOUSES,
    IMPASSABLE,
    NEUTRAL,
    ONE,
    START_POWER,
    START_SUPPLY,
    UNITS,
    WESTEROS_DECKS,
    WILDLING_START,
)
from throneroom.games.westeros.table import State, Table, no_secrets

_DATA = read_toml("throneroom.games.westeros", "houses.toml")

OPTIONS: Final = (
    Option("tides", ("off", "on"), "off"),
    Option("tiebreak", ("printed", "faq"), "printed"),
    Option("lannister_ship", ("printed", "faq"), "printed"),
    Option("houses", ("chosen", "dealt"), "chosen"),
)


def rule_bits(options: dict[str, str]) -> int:
    """The options that matter during the game."""
    tides = TIDES_RULE if options["tides"] == "on" else 0
    tides |= 0 if options.get("rules_version") == "1" else SINCE_2
    return tides | (FAQ_TIEBREAK if options["tiebreak"] == "faq" else 0)


def options_of(rules: int) -> dict[str, str]:
    """The inverse of `rule_bits`; what matters only at the start is as printed."""
    tides = "on" if rules & TIDES_RULE else "off"
    tiebreak = "faq" if rules & FAQ_TIEBREAK else "printed"
    version = "2" if rules & SINCE_2 else "1"
    return {"tides": tides, "tiebreak": tiebreak, "lannister_ship": "printed", "rules_version": version}


def fresh_table(players: int, options: dict[str, str]) -> Table:
    """Tracks, supply, power, cards and decks as at the start, and an empty board."""
    t = Table(players, rule_bits(options))
    for number, name in enumerate(("iron_throne", "fiefdoms", "kings_court")):
        order = [HOUSES.index(house) for house in _DATA["tracks"][name]]
        t.tracks[number] = tuple([house for house in order if house < players])
    t.supply = list(START_SUPPLY[:players])
    t.power = [START_POWER] * players
    t.hands = list(FULL_HAND[:players])
    t.decks = list(WESTEROS_DECKS)
    t.wildlings = WILDLING_START
    return t


def neutral_forces(players: int) -> tuple[int, ...]:
    """The neutral forces of a player count, by area; impassable ones as a number nobody reaches."""
    forces = [0] * len(AREAS)
    entry = NEUTRAL[str(players)]
    strength, impassable = entry["strength"], entry["impassable"]
    assert isinstance(strength, dict)
    assert isinstance(impassable, list)
    for area, number in strength.items():
        forces[AREA[area]] = number
    for area in impassable:
        forces[AREA[area]] = IMPASSABLE
    return tuple(forces)


def set_pieces(t: Table, options: dict[str, str]) -> None:
    """Starting units, garrisons and neutral forces."""
    for house in range(t.players):
        for entry in _DATA["house"][house]["units"]:
            place_units(t, house, AREA[entry["area"]], ONE[UNITS.index(entry["unit"])] * entry["count"])
    extra = _DATA["lannister_ship"]
    if options["lannister_ship"] == "faq" and t.players >= extra["least_players"]:
        place_units(t, HOUSES.index("lannister"), AREA[extra["area"]], ONE[UNITS.index("ship")])
    t.garrisons = (1 << t.players) - 1
    t.neutral = neutral_forces(t.players)


def setup(players: int, options: dict[str, str]) -> State:
    """A new game, about to plan its first round."""
    t = fresh_table(players, options)
    set_pieces(t, options)
    s: State = CoreState(t, no_secrets(), [])
    push(s, GAME)
    advance(s)
    return s


def setup_as_first(players: int, options: dict[str, str]) -> State:
    """A new game under rules version 1."""
    return setup(players, {**options, "rules_version": "1"})
