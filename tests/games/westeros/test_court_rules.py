"""Rules of the court, the Wildlings and hidden knowledge that no single scenario can show."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from throneroom.core.data import read_toml
from throneroom.core.flow import AnyState, play
from throneroom.core.game import apply, default_choice, find_game, new_game, settled
from throneroom.core.notation import read_action
from throneroom.core.seats import SPECTATOR
from throneroom.games.westeros.cards.westeros import CHOICES, EFFECTS
from throneroom.games.westeros.cards.wildlings import EFFECTS as WILDLING_EFFECTS
from throneroom.games.westeros.flow.westeros import REVEAL, reveal_options, reveal_weights
from throneroom.games.westeros.flow.wildling_deck import DRAW
from throneroom.games.westeros.pieces import (
    HAS_STAR,
    ORDER_COUNT,
    ORDER_KIND,
    ORDERS,
    TIDES,
    WESTEROS,
    WESTEROS_CARDS,
    WESTEROS_DECKS,
    WILDLINGS,
    stars,
)

GAME = find_game("westeros")
CARDS = read_toml("throneroom.games.westeros", "westeros.toml")["card"]
BIDS = "westeros.game/planning_phase westeros.wildling-attack/ask_attack_bids:6:-1:0:0"
TRACK = (
    "westeros.game/planning_phase westeros.clash/bid_for_next_track:1 westeros.bid-track/ask_track_bids:iron-throne:0:0"
)


def stand(players: int, **sections: str) -> AnyState:
    """A state from the sections of a position."""
    s: AnyState = GAME.read_position(sections, players, settled(GAME, players, {}))
    return s


def seen(s: AnyState, seat: int) -> dict[str, Any]:
    """What a client of that seat draws."""
    data: dict[str, Any] = GAME.view_json(GAME.view(s, seat))
    return data


def after(position: dict[str, str], *moves: str) -> AnyState:
    """The state after these moves."""
    s = stand(3, **position)
    for move in moves:
        seat, choice = read_action(GAME, s, move)
        apply(GAME, s, seat, choice)
    return s


# ---------------------------------------------------------------- rounds and cards


@pytest.mark.rule("WS-WEST-01")
def test_a_game_nobody_wins_early_has_exactly_ten_action_phases() -> None:
    s = new_game(GAME, 3, {})
    s.sink = []
    while s.pending:
        d = s.pending[0]
        play(s, d.seat, default_choice(s, d))
    told = [event.facts["round"] for event in s.sink if event.id == "clean-up"]
    assert told == list(range(1, 11))
    assert [event.facts["round"] for event in s.sink if event.id == "round"] == list(range(2, 11))


@pytest.mark.rule("WS-WEST-14")
def test_every_westeros_card_has_what_it_does() -> None:
    assert set(EFFECTS) | set(CHOICES) == set(WESTEROS.values())
    assert set(EFFECTS) & set(CHOICES) == set()


@pytest.mark.rule("WS-WEST-15")
def test_every_westeros_card_has_a_deck_a_title_and_perhaps_an_icon() -> None:
    assert all(card["deck"] in (1, 2, 3) and card["id"] and card["copies"] > 0 for card in CARDS)
    icons = {card["id"] for card in CARDS if card.get("icon", False)}
    assert icons == {
        "last-days-of-summer",
        "a-throne-of-blades",
        "dark-wings-dark-words",
        "storm-of-swords",
        "rains-of-autumn",
        "sea-of-storms",
        "web-of-lies",
        "feast-for-crows",
    }


@pytest.mark.rule("WS-WEST-15")
def test_the_three_decks_hold_ten_cards_each() -> None:
    decks = [Counter(WESTEROS_CARDS[card] for card in deck) for deck in WESTEROS_DECKS]
    assert decks == [
        {"last-days-of-summer": 1, "supply": 3, "mustering": 3, "a-throne-of-blades": 2, "winter-is-coming": 1},
        {
            "last-days-of-summer": 1,
            "winter-is-coming": 1,
            "game-of-thrones": 3,
            "clash-of-kings": 3,
            "dark-wings-dark-words": 2,
        },
        {
            "put-to-the-sword": 2,
            "storm-of-swords": 1,
            "rains-of-autumn": 1,
            "sea-of-storms": 1,
            "web-of-lies": 1,
            "feast-for-crows": 1,
            "wildlings-attack": 3,
        },
    ]


@pytest.mark.rule("WS-WEST-08")
@pytest.mark.rule("WS-RULING-121")
def test_each_card_left_in_a_deck_is_as_likely_as_any_other() -> None:
    s = stand(3, round="3", drawn="1:supply,supply,mustering", now="westeros")
    d = s.pending[0]
    assert d.kind is REVEAL
    left = dict(zip([WESTEROS_CARDS[c] for c in reveal_options(s, d, ())], reveal_weights(s, d), strict=True))
    assert left == {
        "last-days-of-summer": 1,
        "supply": 1,
        "mustering": 2,
        "a-throne-of-blades": 2,
        "winter-is-coming": 1,
    }
    play(s, d.seat, WESTEROS["winter-is-coming"])
    assert sum(reveal_weights(s, s.pending[0])) == 10


@pytest.mark.rule("WS-WILD-12")
def test_each_unseen_wildling_card_is_as_likely_as_any_other() -> None:
    assert DRAW.weights is None
    assert set(WILDLING_EFFECTS) == set(WILDLINGS)
    assert len(WILDLINGS) == 9


# ---------------------------------------------------------------- orders and stars


@pytest.mark.rule("WS-PLAN-08")
@pytest.mark.rule("WS-PLAN-09")
def test_there_are_five_kinds_of_orders_each_with_one_special_token() -> None:
    tokens = Counter(dict.fromkeys(ORDER_KIND, 0))
    special = Counter(dict.fromkeys(ORDER_KIND, 0))
    for kind, star, number in zip(ORDER_KIND, HAS_STAR, ORDER_COUNT, strict=True):
        tokens[kind] += number
        special[kind] += number * star
    kinds = ("march", "defense", "support", "raid", "power")
    assert tokens == dict.fromkeys(kinds, 3)
    assert special == dict.fromkeys(kinds, 1)


@pytest.mark.rule("WS-INFL-08")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_higher_place_at_the_kings_court_never_allows_fewer_special_orders(players: int) -> None:
    row = stars(players)[:players]
    assert len(row) == players
    assert all(higher >= lower for higher, lower in pairwise(row))


@pytest.mark.rule("WS-RULING-128")
def test_orders_and_tides_are_named_by_their_values() -> None:
    assert ORDERS == (
        "march-minus-1", "march-0", "march-plus-1", "defense-1", "defense-2", "support-0", "support-plus-1",
        "raid", "raid-special", "power", "power-special",
    )  # fmt: skip
    assert TIDES == ("tides-0", "tides-1-sword", "tides-1-tower", "tides-2", "tides-3", "tides-skull")


# ---------------------------------------------------------------- what is hidden


@pytest.mark.rule("WS-HIDDEN-02")
@pytest.mark.rule("WS-PLAN-06")
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_other_seats_see_the_same_whatever_a_house_has_planned(seat: int) -> None:
    position = {"units": "winterfell:sta:1f dragonstone:bar:1f lannisport:lan:1f", "now": "plan"}
    one = after(position, "sta winterfell=march-plus-1")
    other = after(position, "sta winterfell=defense-1")
    assert seen(one, seat) == seen(other, seat)
    assert GAME.view(one, seat).commit is None


@pytest.mark.rule("WS-HIDDEN-02")
@pytest.mark.rule("WS-PLAN-15")
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_other_seats_see_the_same_whatever_lies_face_down(seat: int) -> None:
    position = {"units": "winterfell:sta:1f dragonstone:bar:1f lannisport:lan:1f", "now": "plan"}
    one, other = after(position | {"placed": "winterfell:march-0"}), after(position | {"placed": "winterfell:raid"})
    assert seen(one, seat) == seen(other, seat)
    assert seen(one, 2) != seen(other, 2)


@pytest.mark.rule("WS-CLASH-03")
@pytest.mark.rule("WS-WILD-04")
@pytest.mark.rule("WS-HIDDEN-04")
@pytest.mark.parametrize("now", [BIDS, TRACK])
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_other_seats_see_the_same_whatever_a_house_has_bid(now: str, seat: int) -> None:
    one, other = after({"now": now}, "sta bid 0"), after({"now": now}, "sta bid 5")
    assert seen(one, seat) == seen(other, seat)
    assert GAME.view(one, seat).commit is None


@pytest.mark.rule("WS-INFL-15")
@pytest.mark.rule("WS-RULING-040")
@pytest.mark.parametrize("where", ["keep", "bury"])
@pytest.mark.parametrize("seat", [1, 2, SPECTATOR])
def test_other_seats_see_the_same_whichever_card_the_raven_saw(where: str, seat: int) -> None:
    position = {"units": "dragonstone:bar:1f", "orders": "dragonstone:raid", "court": "bar lan sta", "now": "raven"}
    one = after(position, "bar raven look", "* wildlings crow-killers", f"bar {where}")
    other = after(position, "bar raven look", "* wildlings mammoth-riders", f"bar {where}")
    assert seen(one, seat) == seen(other, seat)
    assert seen(one, 0) != seen(other, 0)


@pytest.mark.rule("WS-HIDDEN-06")
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_other_seats_see_the_same_whichever_house_card_was_chosen(seat: int) -> None:
    position = {"units": "stoney-sept:lan:1k riverrun:sta:1f", "orders": "stoney-sept:march-0", "now": "march lan"}
    march = "lan march stoney-sept knight>riverrun no-token"
    one, other = after(position, march, "sta card catelyn-stark"), after(position, march, "sta card eddard-stark")
    assert seen(one, seat) == seen(other, seat)
