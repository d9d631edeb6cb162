"""Combat rules that no scenario can show: the printed numbers of all cards and the make-up of the Tides deck."""

from __future__ import annotations

import pytest

from throneroom.core.decision import next_options
from throneroom.core.flow import AnyState
from throneroom.core.game import apply, find_game, new_game, settled
from throneroom.core.notation import read_action
from throneroom.games.westeros.cards.modifiers import MODIFIERS
from throneroom.games.westeros.cards.texts import ARIANNE, BLACKFISH, ROBB, TEXTS
from throneroom.games.westeros.outcome import TIDES_RULE
from throneroom.games.westeros.pieces import (
    CARD,
    CARD_HOUSE,
    CARD_STRENGTH,
    CARD_SWORDS,
    CARD_TEXT,
    CARD_TOWERS,
    CARDS,
    HOUSES,
    TIDES,
    TIDES_COUNT,
    TIDES_SKULLS,
    TIDES_STRENGTH,
    TIDES_SWORDS,
    TIDES_TOWERS,
)

GAME = find_game("westeros")
PRINTED = {
    "baratheon": "stannis-baratheon 4, renly-baratheon 3, ser-davos-seaworth 2, brienne-of-tarth 2 s t, "
    "salladhor-saan 1, melisandre 1 s, patchface 0",
    "lannister": "tywin-lannister 4, ser-gregor-clegane 3 s s s, ser-jaime-lannister 2 s, the-hound 2 t t, "
    "ser-kevan-lannister 1, tyrion-lannister 1, cersei-lannister 0",
    "stark": "eddard-stark 4 s s, robb-stark 3, roose-bolton 2, greatjon-umber 2 s, ser-rodrick-cassel 1 t t, "
    "the-blackfish 1, catelyn-stark 0",
    "greyjoy": "euron-crows-eye 4 s, victarion-greyjoy 3, balon-greyjoy 2, theon-greyjoy 2, dagmar-cleftjaw 1 s t, "
    "asha-greyjoy 1, aeron-damphair 0",
    "tyrell": "mace-tyrell 4, ser-loras-tyrell 3, randyll-tarly 2 s, ser-garlan-tyrell 2 s s, margaery-tyrell 1 t, "
    "alester-florent 1 t, queen-of-thorns 0",
    "martell": "the-red-viper 4 s s t, areo-hotah 3 t, darkstar 2 s, obara-sand 2 s, arianne-martell 1, "
    "nymeria-sand 1, doran-martell 0",
}
"""Strength, a letter for each sword and each tower."""

ELSEWHERE = {ROBB, BLACKFISH, ARIANNE}
"""Texts that are neither asked nor counted: they change the retreat, the losses and the entry."""


def printed(card: int) -> str:
    icons = ["s"] * CARD_SWORDS[card] + ["t"] * CARD_TOWERS[card]
    return " ".join([CARDS[card], str(CARD_STRENGTH[card]), *icons])


@pytest.mark.rule("WS-HOUSE-03", "WS-HOUSE-04")
@pytest.mark.parametrize("house", HOUSES)
def test_the_seven_cards_of_a_house_have_their_printed_numbers(house: str) -> None:
    cards = [card for card in range(len(CARDS)) if HOUSES[CARD_HOUSE[card]] == house]
    assert ", ".join(printed(card) for card in cards) == PRINTED[house]


@pytest.mark.rule("WS-HOUSE-04")
def test_a_card_has_either_a_text_or_icons() -> None:
    for card, name in enumerate(CARDS):
        icons = CARD_SWORDS[card] + CARD_TOWERS[card]
        assert bool(CARD_TEXT[card]) != bool(icons), name


@pytest.mark.rule("WS-HOUSE-04")
def test_every_text_is_carried_out_once_and_no_plain_card_has_one() -> None:
    working = [*TEXTS, *MODIFIERS, *ELSEWHERE]
    assert len(working) == len(set(working))
    assert sorted(working) == [card for card in range(len(CARDS)) if CARD_TEXT[card]]
    assert all(MODIFIERS[card].rule == f"WS-CARD-{CARDS[card].upper()}" for card in MODIFIERS)
    assert CARD["patchface"] in working


@pytest.mark.rule(
    "WS-TIDES-02",
    "WS-CARD-TIDES-0",
    "WS-CARD-TIDES-1-SWORD",
    "WS-CARD-TIDES-1-TOWER",
    "WS-CARD-TIDES-2",
    "WS-CARD-TIDES-3",
    "WS-CARD-TIDES-SKULL",
)
def test_the_tides_deck_has_twenty_four_cards_of_six_faces() -> None:
    faces = zip(TIDES, TIDES_COUNT, TIDES_STRENGTH, TIDES_SWORDS, TIDES_TOWERS, TIDES_SKULLS, strict=True)
    assert list(faces) == [
        ("tides-0", 8, 0, 0, 0, 0),
        ("tides-1-sword", 4, 1, 1, 0, 0),
        ("tides-1-tower", 4, 1, 0, 1, 0),
        ("tides-2", 4, 2, 0, 0, 0),
        ("tides-3", 2, 3, 0, 0, 0),
        ("tides-skull", 2, 0, 0, 0, 1),
    ]
    assert sum(TIDES_COUNT) == 24


@pytest.mark.rule("WS-TIDES-02", "WS-TIDES-05", "WS-RULING-097")
def test_each_card_left_in_the_tides_deck_is_equally_likely() -> None:
    given = {
        "units": "blackwater:bar:2k stoney-sept:lan:1f",
        "orders": "blackwater:march-0",
        "fiefdoms": "bar lan sta",
        "now": "march bar",
    }
    s: AnyState = GAME.read_position(given, 3, settled(GAME, 3, {"tides": "on"}))
    play_all(s, "bar march blackwater 2knight>stoney-sept no-token", "bar card melisandre", "lan card the-hound")
    whole = {"tides-0": 8, "tides-1-sword": 4, "tides-1-tower": 4, "tides-2": 4, "tides-3": 2, "tides-skull": 2}
    assert odds(s) == whole
    play_all(s, "* tides-0", "* tides-3", "bar redraw")
    assert odds(s) == whole | {"tides-0": 7, "tides-3": 1}


def play_all(s: AnyState, *moves: str) -> None:
    for move in moves:
        apply(GAME, s, *read_action(GAME, s, move))


def odds(s: AnyState) -> dict[str, int]:
    """How many cards of each face may come up now."""
    (d,) = s.pending
    assert d.kind.id == "tides"
    assert d.kind.weights is not None
    faces = next_options(s, d, ())
    return {TIDES[face]: number for face, number in zip(faces, d.kind.weights(s, d), strict=True)}


@pytest.mark.rule("WS-TIDES-01")
def test_tides_are_off_unless_chosen() -> None:
    assert settled(GAME, 3, {})["tides"] == "off"
    assert not new_game(GAME, 3).table.rules & TIDES_RULE
