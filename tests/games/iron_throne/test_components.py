"""What is in the box, and counts of the setup and the round that no single scenario can show."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from throneroom.core.dice import Dice
from throneroom.core.events import Event
from throneroom.core.flow import AnyState, play
from throneroom.core.game import find_game, new_game
from throneroom.core.notation import read_action
from throneroom.core.rules import Illegal
from throneroom.core.seats import CHANCE, SPECTATOR
from throneroom.core.secrecy import sample
from throneroom.games.iron_throne.flow.encounter_operations import events_in_play, spread
from throneroom.games.iron_throne.pieces import (
    CARD_NAMES,
    CARDS,
    CHARACTER_TYPE,
    CHARACTERS,
    DECKS,
    EVENT_HOUSE,
    EVENTS,
    HIDDEN,
    HOSTILITY_TYPE,
    HOUSE_OF,
    HOUSES,
    MARKERS,
    NAMES_OF,
    NONE,
    PERSON_OF,
    SEATS,
    TOKENS,
    TRUCE_TYPE,
    TYPE_OF,
    TYPES,
    VALUE_OF,
)
from throneroom.games.iron_throne.table import own_characters, tokens_left

GAME = find_game("iron-throne")

PEOPLE = {
    "stark": {"eddard", "catelyn", "robb", "arya", "bran"},
    "lannister": {"cersei", "tywin", "tyrion", "jaime", "joffrey"},
    "baratheon": {"stannis", "melisandre", "davos", "selyse", "shireen"},
    "tyrell": {"margaery", "olenna", "loras", "mace", "renly"},
    "targaryen": {"daenerys", "viserys", "drogo", "jorah", "doreah"},
}
"""The persons of each house, each both a leader sheet and a character token."""

COUNTS = pytest.mark.parametrize("players", [3, 4, 5])


def started(players: int, seed: int = 1, **options: str) -> AnyState:
    """A game that has just been set up: leaders chosen at random, hands dealt, the first round begun."""
    s, dice = new_game(GAME, players, options), Dice(seed)
    while s.table.round == 0:
        play(s, s.pending[0].seat, sample(s, s.pending[0], dice))
    return s


def after_leaders(players: int, **options: str) -> AnyState:
    """A game in which all leaders have been chosen and no card has been drawn yet."""
    s = new_game(GAME, players, options)
    while s.table.leaders[0] == NONE:
        play(s, s.pending[0].seat, sample(s, s.pending[0], Dice(1)))
    return s


# ---------------------------------------------------------------- the box


@pytest.mark.rule("IT-COMP-01")
@pytest.mark.parametrize("players", [0, 1, 2, 6])
def test_a_table_for_fewer_than_three_or_more_than_five_is_refused(players: int) -> None:
    with pytest.raises(Illegal) as refusal:
        new_game(GAME, players)
    assert refusal.value.rule == "IT-COMP-01"
    assert refusal.value.facts == {"players": players, "least": 3, "most": 5}


@COUNTS
@pytest.mark.rule("IT-COMP-01", "IT-COMP-08", "IT-SETUP-02")
def test_every_player_has_a_house_and_a_board(players: int) -> None:
    t = started(players).table
    assert t.players == len(t.houses) == len(set(t.houses)) == players
    houses = GAME.view_json(GAME.view(started(players), SPECTATOR))["houses"]
    assert [house["seat"] for house in houses] == list(SEATS[:players])
    assert [set(house["influence"]) for house in houses] == [set(SEATS[:players]) - {seat} for seat in SEATS[:players]]


@pytest.mark.rule("IT-COMP-02")
def test_there_are_five_houses() -> None:
    assert set(HOUSES) == {"baratheon", "lannister", "stark", "targaryen", "tyrell"}
    assert len(HOUSES) == 5
    assert SEATS == tuple(house[:3] for house in HOUSES) == GAME.seats


@COUNTS
@pytest.mark.rule("IT-COMP-03", "IT-SETUP-12", "IT-SETUP-13")
def test_the_hundred_markers_are_just_enough_for_five_houses(players: int) -> None:
    t = started(players).table
    assert MARKERS == 100
    assert t.lead == [4] * players
    assert [[t.power[char] for char in own_characters(t, seat)] for seat in range(players)] == [[4] * 4] * players
    assert sum(t.lead) + sum(t.power) == 20 * players
    assert t.box == 100 - 20 * players


@pytest.mark.rule("IT-COMP-03")
def test_markers_are_tied_to_no_house() -> None:
    given = {"challenger": "sta", "power": "sta:40 robb:4 lan:1 jaime:1", "now": "choose_characters", "defender": "lan"}
    t = GAME.read_position(given, 3, options(houses="first")).table
    assert t.lead[0] == 40


@COUNTS
@pytest.mark.rule("IT-COMP-04", "IT-SETUP-02", "IT-SETUP-11")
def test_a_house_has_five_influence_tokens(players: int) -> None:
    t = started(players).table
    assert TOKENS == 5
    assert 5 * len(HOUSES) == 25
    assert [tokens_left(t, seat) for seat in range(players)] == [5] * players
    assert t.influence == [0] * players**2


@pytest.mark.rule("IT-COMP-05", "IT-COMP-09", "IT-SETUP-02")
def test_a_house_has_five_leaders_who_are_its_five_characters() -> None:
    assert {house: set(names) for house, names in zip(HOUSES, NAMES_OF, strict=True)} == PEOPLE
    assert [len(names) for names in NAMES_OF] == [5] * 5
    assert len(CHARACTERS) == len(set(CHARACTERS)) == 25


@pytest.mark.rule("IT-COMP-05")
def test_every_one_of_the_five_sheets_can_be_drawn_and_chosen() -> None:
    drawn: set[str] = set()
    for pair in range(10):
        s = new_game(GAME, 3)
        play(s, CHANCE, pair)
        drawn |= {NAMES_OF[0][number] for number in s.secrets.offers[0]}
    assert drawn == PEOPLE["stark"]


@pytest.mark.rule("IT-COMP-06")
def test_there_are_three_events_of_each_house_and_three_special_ones() -> None:
    assert Counter(EVENT_HOUSE) == {NONE: 3, 0: 3, 1: 3, 2: 3, 3: 3, 4: 3}
    assert len(EVENTS) == len(set(EVENTS)) == 18


@pytest.mark.rule("IT-COMP-07", "IT-ENC-05")
@pytest.mark.parametrize("house", range(5))
def test_a_house_deck_has_twenty_five_cards_of_three_types(house: int) -> None:
    deck = DECKS[0][house]
    assert len(deck) == 25
    assert {HOUSE_OF[card] for card in deck} == {house}
    assert sum(len(cards) for cards in DECKS[0]) == 125
    assert Counter(TYPE_OF[card] for card in deck) == {HOSTILITY_TYPE: 11, TRUCE_TYPE: 4, CHARACTER_TYPE: 10}
    hostility = [VALUE_OF[card] for card in deck if TYPE_OF[card] == HOSTILITY_TYPE]
    assert hostility == [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 20]
    assert Counter(PERSON_OF[card] for card in deck if TYPE_OF[card] == CHARACTER_TYPE) == dict.fromkeys(range(5), 2)


@pytest.mark.rule("IT-ENC-05")
def test_every_house_card_is_of_one_of_three_types() -> None:
    assert TYPES == ("hostility", "truce", "character")
    assert {TYPES[kind] for kind in TYPE_OF} == set(TYPES)
    assert len(TYPE_OF) == len(CARD_NAMES) == CARDS
    for card, name in enumerate(CARD_NAMES):
        kind = "hostility" if name.isdecimal() else "truce" if name == "truce" else "character"
        assert TYPES[TYPE_OF[card]] == kind


@pytest.mark.rule("IT-COMP-09")
@pytest.mark.parametrize("leader", range(5))
def test_character_tokens_are_one_for_each_person(leader: int) -> None:
    given = {
        "challenger": "sta",
        "leaders": f"sta:{NAMES_OF[0][leader]}",
        "defender": "lan",
        "now": "choose_characters",
    }
    s = GAME.read_position(given, 3, options(houses="first"))
    house = GAME.view_json(GAME.view(s, SPECTATOR))["houses"][0]
    tokens = [character["person"] for character in house["characters"]]
    assert len(tokens) == 4
    assert {*tokens, house["leader"]} == PEOPLE["stark"]


@pytest.mark.rule("IT-COMP-10")
def test_every_piece_in_a_view_tells_its_house() -> None:
    given = {
        "challenger": "sta",
        "defender": "lan",
        "hostages": "bar:sta.20,lan.20 lan:sta.truce",
        "influence": "sta>lan:1 bar>lan:2",
        "discards": "sta:5",
        "now": "choose_characters",
    }
    s = GAME.read_position(given, 3, options(houses="first"))
    houses: list[dict[str, Any]] = GAME.view_json(GAME.view(s, SPECTATOR))["houses"]
    assert [(house["seat"], house["house"]) for house in houses] == [
        ("sta", "stark"), ("lan", "lannister"), ("bar", "baratheon"),
    ]  # fmt: skip
    for house in houses:
        assert {character["person"] for character in house["characters"]} < PEOPLE[house["house"]]
        assert house["leader"] in PEOPLE[house["house"]]
    assert [card["house"] for card in houses[2]["hostages"]] == ["sta", "lan"]
    assert [card["house"] for card in houses[1]["hostages"]] == ["sta"]
    assert houses[0]["influence"] == {"lan": 1, "bar": 0}
    assert houses[2]["influence"] == {"sta": 0, "lan": 2}


def options(**given: str) -> dict[str, str]:
    """All options of the game, these among them."""
    return {option.id: option.default for option in GAME.options} | given


# ---------------------------------------------------------------- setting the table


@pytest.mark.rule("IT-SETUP-04")
def test_a_player_knows_only_the_own_two_sheets_and_the_own_pick() -> None:
    s = new_game(GAME, 3)
    for _ in range(3):
        play(s, CHANCE, 4)
    views = [GAME.view(s, seat).secrets.offers for seat in (0, 1, 2, SPECTATOR)]
    hidden, known = (HIDDEN, HIDDEN), (1, 2)
    assert views[0] == (known, hidden, hidden)
    assert views[1] == (hidden, known, hidden)
    assert views[2] == (hidden, hidden, known)
    assert views[3] == (hidden, hidden, hidden)
    other = GAME.clone(s)
    play(s, 0, 1)
    play(other, 0, 2)
    for seat in (1, 2, SPECTATOR):
        assert GAME.view_json(GAME.view(s, seat)) == GAME.view_json(GAME.view(other, seat))
        assert GAME.view(s, seat).commit is None


@COUNTS
@pytest.mark.rule("IT-SETUP-09", "IT-COMP-07")
def test_before_drawing_every_deck_has_the_25_cards_of_its_house_in_no_order(players: int) -> None:
    s = after_leaders(players)
    for seat in range(players):
        deck = s.secrets.decks[seat]
        assert (deck.top, deck.bottom) == ((), ())
        assert deck.rest == DECKS[0][seat]
        assert dict(zip(deck.outcomes(), deck.weights(), strict=True)) == Counter(DECKS[0][seat])


@COUNTS
@pytest.mark.rule("IT-SETUP-10", "IT-SETUP-09")
def test_hands_of_five_come_from_the_own_decks(players: int) -> None:
    s = started(players, seed=7)
    for seat in range(players):
        hand, deck = s.secrets.hands[seat], s.secrets.decks[seat]
        assert (len(hand), len(deck)) == (5, 20)
        assert sorted(hand + deck.rest) == list(DECKS[0][seat])


@COUNTS
@pytest.mark.rule("IT-SETUP-14")
def test_the_event_deck_has_the_events_of_the_houses_in_play(players: int) -> None:
    names = [EVENTS[event] for event in events_in_play(started(players).table)]
    assert len(names) == {3: 12, 4: 15, 5: 18}[players]
    assert {name[:-2] for name in names} == {*HOUSES[:players], "special"}


@pytest.mark.rule("IT-SETUP-15")
def test_every_seat_is_about_equally_often_the_first_challenger() -> None:
    found = Counter(started(3, seed).table.challenger for seed in range(150))
    assert set(found) == {0, 1, 2}
    assert min(found.values()) > 30
    assert started(4, 11).table.challenger == started(4, 11).table.challenger


# ---------------------------------------------------------------- influence


@pytest.mark.rule("IT-INFL-04")
def test_influence_is_never_spread_to_the_own_board() -> None:
    t = (s := started(3)).table
    spread(s, 0, 0, 1, ())
    assert t.influence == [0] * 9
    spread(s, 0, 1, 1, ())
    assert t.influence == [0, 1, 0, *[0] * 6]


@pytest.mark.rule("IT-INFL-07")
def test_the_order_in_which_tokens_come_to_a_board_leaves_no_trace() -> None:
    one, other = started(3), started(3)
    for seat in (0, 2, 0):
        spread(one, seat, 1, 1, ())
    for seat in (2, 0, 0):
        spread(other, seat, 1, 1, ())
    assert GAME.position(one) == GAME.position(other)


# ---------------------------------------------------------------- the round


@COUNTS
@pytest.mark.rule("IT-ROUND-01", "IT-ROUND-03", "IT-ROUND-04", "IT-ROUND-05")
def test_every_round_is_one_encounter_in_four_phases(players: int) -> None:
    s, dice = started(players, seed=3), Dice(players)
    first = s.table.challenger
    s.sink = []
    while s.pending and s.table.round < 9:
        d = s.pending[0]
        play(s, d.seat, sample(s, d, dice))
        assert s.table.round == 0 or s.table.challenger == (first + s.table.round - 1) % players
    rounds: list[list[Event]] = [[]]
    for event in s.sink:
        if event.id == "round":
            rounds.append([])
        rounds[-1].append(event)
    assert len(rounds) > 3
    for told in rounds[1:-1]:
        phases = [event.facts["phase"] for event in told if event.id == "phase"]
        assert phases == ["preparation", "support", "encounter", "resolution"]
        assert Counter(event.id for event in told)["outcome"] == 1
        assert Counter(event.id for event in told)["revealed"] == 1


@pytest.mark.rule("IT-ROUND-02")
def test_challenger_and_defender_are_two_players() -> None:
    s, dice = started(4, seed=5), Dice(5)
    while s.pending and s.table.round < 7:
        play(s, s.pending[0].seat, sample(s, s.pending[0], dice))
        assert s.table.challenger != s.table.defender
        assert s.table.phase < 3 or s.table.defender in range(4)


@pytest.mark.rule("IT-POWER-09")
def test_power_in_the_box_never_returns() -> None:
    s, dice = started(5, seed=2), Dice(2)
    box = s.table.box
    while s.pending and s.table.round < 15:
        play(s, s.pending[0].seat, sample(s, s.pending[0], dice))
        assert s.table.box >= box
        box = s.table.box


@pytest.mark.rule("IT-ENC-01")
def test_a_laid_card_is_not_seen_before_the_other_one_is_laid() -> None:
    given = {
        "challenger": "lan", "defender": "sta", "sides": "lan:challenger:jaime sta:defender:robb",
        "hands": "lan:12,truce sta:10,3", "now": "lay_cards",
    }  # fmt: skip
    s = GAME.read_position(given, 3, options(houses="first"))
    other = GAME.read_position(given, 3, options(houses="first"))
    play(s, *read_action(GAME, s, "lan lay truce"))
    play(other, *read_action(GAME, other, "lan lay 12"))
    for seat in (0, 2, SPECTATOR):
        assert GAME.view_json(GAME.view(s, seat)) == GAME.view_json(GAME.view(other, seat))
