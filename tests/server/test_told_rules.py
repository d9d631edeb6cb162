"""What a client needs no rule for, as the server tells it: who came where, and which rule a card has."""

from __future__ import annotations

import pytest

from throneroom.core.game import all_rules, find_game, places
from throneroom.server.web.games import rules_of_cards


@pytest.mark.parametrize(
    ("scores", "winners", "wanted"),
    [((9, 9, 4), (1,), [2, 1, 3]), ((9, 9, 4), (), [1, 1, 3]), ((4, 9, 9), (1, 2), [3, 1, 1]), ((3, 7), (0,), [1, 2])],
)
def test_winners_come_first_then_what_counts_decides_and_equals_share_a_place(
    scores: tuple[int, ...], winners: tuple[int, ...], wanted: list[int]
) -> None:
    assert places(scores, winners) == wanted


@pytest.mark.parametrize(("game_id", "without"), [("bloody-throne", 0), ("westeros", 0), ("iron-throne", 11)])
def test_a_card_has_the_rule_of_its_name_or_the_first_of_its_topic(game_id: str, without: int) -> None:
    game = find_game(game_id)
    cards, known = game.names["card"], {rule.id: rule for rule in all_rules(game)}
    found = rules_of_cards(game)
    assert len(found) == len(cards) - without
    for card, rule in found.items():
        assert rule.endswith(f"-CARD-{card.upper()}") or known[rule].topic == card
