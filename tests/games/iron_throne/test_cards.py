"""What every house deck and every Character card has, and that no card can be shown to somebody."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from throneroom.core.data import read_text
from throneroom.core.decision import Decision
from throneroom.core.dice import Dice
from throneroom.core.flow import AnyState, play
from throneroom.core.game import find_game, new_game, settled
from throneroom.core.play import deal
from throneroom.core.seats import CHANCE
from throneroom.core.secrecy import sample
from throneroom.games.iron_throne.abilities.cardset import ability_of, card_set
from throneroom.games.iron_throne.flow.allowing import leader_ability
from throneroom.games.iron_throne.flow.hostages import CAPTURE, FROM_DECK, FROM_HAND, FROM_HOSTAGES
from throneroom.games.iron_throne.pieces import (
    ABILITY_IDS,
    CARD_NAMES,
    CHARACTER_TYPE,
    DECKS,
    FIRST_CARD_WINDOW,
    HIDDEN,
    HOSTILITY_TYPE,
    HOUSE_OF,
    HOUSES,
    NAMES_OF,
    NO_CARD,
    PERSON_OF,
    TRUCE_TYPE,
    TYPE_OF,
    VALUE_OF,
    WINDOWS,
    ability_of_card,
)

GAME = find_game("iron-throne")
DATA: dict[str, Any] = json.loads(read_text("throneroom.games.iron_throne", "cards.json"))
EVERY_HOUSE = pytest.mark.parametrize("house", range(len(HOUSES)), ids=HOUSES)


def stand(**sections: str) -> AnyState:
    """A state of three players from the sections of a position."""
    s: AnyState = GAME.read_position(sections, 3, settled(GAME, 3, {}))
    return s


def of_type(house: int, kind: int) -> list[int]:
    """The cards of a type in the deck of a house."""
    return [card for card in DECKS[0][house] if TYPE_OF[card] == kind]


# ---------------------------------------------------------------- the decks


@EVERY_HOUSE
@pytest.mark.rule("IT-CARDS-05")
def test_a_deck_has_four_truces_ten_character_and_eleven_hostility_cards(house: int) -> None:
    counts = [len(of_type(house, kind)) for kind in (TRUCE_TYPE, CHARACTER_TYPE, HOSTILITY_TYPE)]
    assert counts == [4, 10, 11]
    assert len(DECKS[0][house]) == 25


@EVERY_HOUSE
@pytest.mark.rule("IT-CARDS-06")
def test_there_are_two_cards_of_each_of_the_five_characters(house: int) -> None:
    names = Counter([NAMES_OF[house][PERSON_OF[card]] for card in of_type(house, CHARACTER_TYPE)])
    assert names == dict.fromkeys(NAMES_OF[house], 2)


@pytest.mark.rule("IT-CARDS-06")
def test_the_cards_of_the_chosen_leader_stay_in_the_deck() -> None:
    s = stand(challenger="sta", leaders="sta:robb", hands="sta:", hostages="lan:sta.1")
    names = [CARD_NAMES[card] for card in s.secrets.decks[0].rest]
    assert names.count("robb-a") == names.count("robb-b") == 1


@EVERY_HOUSE
@pytest.mark.rule("IT-CARDS-07")
def test_the_hostility_values_are_those_of_the_book(house: int) -> None:
    values = sorted([VALUE_OF[card] for card in of_type(house, HOSTILITY_TYPE)])
    assert values == [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 20]
    assert sum(values) == 78


# ---------------------------------------------------------------- leaders and Character cards


@EVERY_HOUSE
@pytest.mark.rule("IT-CHAR-01")
def test_every_character_card_has_a_name_a_time_and_an_effect(house: int) -> None:
    s = stand(challenger="sta")
    cards = of_type(house, CHARACTER_TYPE)
    assert len(cards) == 10
    for card in cards:
        ability = ability_of(s.table, ability_of_card(card))
        entry = DATA["cards"][CARD_NAMES[card]]
        assert ABILITY_IDS[ability.number] == CARD_NAMES[card]
        assert NAMES_OF[house][PERSON_OF[card]] == CARD_NAMES[card].rsplit("-", 1)[0]
        assert WINDOWS[ability.window] == entry["when"] and ability.window >= FIRST_CARD_WINDOW
        assert card_set(s.table).blocks[ability.block]
        assert all([entry["effect"][language] and entry["title"][language] for language in ("en", "cs", "hu")])


@pytest.mark.parametrize("leader", range(5))
@pytest.mark.rule("IT-LEAD-01")
def test_a_player_has_the_ability_of_the_chosen_leader_and_no_other(leader: int) -> None:
    chosen = [NAMES_OF[house][leader] for house in range(3)]
    s = stand(
        challenger="sta", leaders=" ".join(f"{seat}:{name}" for seat, name in zip(GAME.seats, chosen, strict=False))
    )
    assert [ABILITY_IDS[leader_ability(s.table, seat).number] for seat in range(3)] == chosen
    assert set(DATA["leaders"]) == {name for names in NAMES_OF for name in names}


# ---------------------------------------------------------------- chance and secrets


@pytest.mark.rule("IT-HOSTAGE-03")
def test_each_card_of_a_hand_is_equally_likely_to_be_captured() -> None:
    s = stand(challenger="lan", hands="sta:20,truce,truce,1")
    d = Decision(CAPTURE, CHANCE, 0, FROM_HAND)
    assert CAPTURE.weights is not None
    found = dict(zip([CARD_NAMES[card] for card in CAPTURE.options(s, d, ())], CAPTURE.weights(s, d), strict=True))
    assert found == {"1": 1, "20": 1, "truce": 2}


@pytest.mark.rule("IT-HOSTAGE-02", "IT-HOSTAGE-04")
def test_copies_count_in_a_deck_and_among_held_hostages() -> None:
    s = stand(
        challenger="lan", hands="sta:1", decks="sta:truce,truce,2", hostages="sta:lan.truce,lan.truce,lan.3,bar.3"
    )
    assert CAPTURE.weights is not None
    assert CAPTURE.weights(s, Decision(CAPTURE, CHANCE, 0, FROM_DECK)) == [1, 2]
    assert CAPTURE.weights(s, Decision(CAPTURE, CHANCE, 0, FROM_HOSTAGES + 1)) == [1, 2]


@pytest.mark.parametrize("players", (3, 5))
@pytest.mark.rule("IT-TALK-06", "IT-HOSTAGE-09")
def test_whatever_a_player_does_no_hand_laid_card_or_hostage_is_shown_to_another(players: int) -> None:
    """Only an ability that says so shows cards, and only to the player who looks."""
    dice = Dice(f"shown {players}")
    s = new_game(GAME, players, {})
    for _ in range(500):
        if not s.pending:
            break
        d = dice.pick(s.pending)
        play(s, d.seat, deal(s, dice) if d.seat == CHANCE else sample(s, d, dice))
        for seat in range(players):
            _check_view(s, seat)


def _check_view(s: AnyState, seat: int) -> None:
    t, known = s.table, GAME.view(s, seat).secrets
    for other in range(t.players):
        if other != seat:
            assert set(known.hands[other]) <= {HIDDEN}
            assert set(known.hostages[other]) <= {HIDDEN}
        else:
            assert HIDDEN not in (*known.hands[seat], *known.hostages[seat])
        assert all([HOUSE_OF[card] != t.houses[seat] for card in known.hostages[seat]])
    for role, card in enumerate(known.laid):
        if card not in (HIDDEN, NO_CARD):
            assert seat == (t.challenger, t.defender)[role] or t.seen_laid[role] >> seat & 1
    if set(known.looked) - {HIDDEN}:
        assert seat == t.looker and t.acts
