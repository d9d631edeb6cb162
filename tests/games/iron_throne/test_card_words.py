"""Words of the card grammar that no built-in card uses, or not in this way, do what the grammar says."""

from __future__ import annotations

import json
from typing import Any

from throneroom.core.scenario import run_scenario
from throneroom.games.iron_throne.texts import texts

GIVEN = {
    "leaders": "lan:cersei sta:eddard bar:davos",
    "challenger": "sta",
    "defender": "lan",
    "sides": "sta:challenger:robb lan:defender:jaime bar:defender:stannis",
    "hands": "sta:1,2,3,robb-a lan:1,2,3,jaime-b",
    "laid": "sta:5 lan:5",
    "now": "settle_outcome",
}
SELF_DRAWS = {"op": "draw", "who": "self", "amount": 1}


def card(*ops: dict[str, Any], when: str = "during_totals", **keys: Any) -> dict[str, Any]:
    """A card of Robb that does this."""
    return {"title": "t", "effect": "e", "when": when, "who": "participating_player", "ops": list(ops), **keys}


def holds(cards: dict[str, Any], moves: list[str], then: dict[str, Any], **given: str) -> None:
    """The claims hold after the moves, played with these cards."""
    options = {"houses": "lannister,stark,baratheon", "cards": json.dumps({"cards": cards})}
    report = run_scenario(
        {"game": "iron-throne", "options": options, "given": {**GIVEN, **given}, "when": moves, "then": then}
    )
    assert report.passed, report.differences


def test_a_range_of_cards_to_draw_is_the_number_that_was_named() -> None:
    cards = {"robb-a": card({**SELF_DRAWS, "amount": {"range": [1, 3]}})}
    holds(cards, ["sta play robb-a", "sta 2"], {"has": {"sizes": "sta:5/18"}})


def test_cards_of_a_deck_that_were_only_looked_at_go_back_on_top_in_order() -> None:
    look = {"op": "look", "viewer": "self", "zone": {"deck": "self"}, "amount": 2, "pick": "top"}
    deck = "sta:20,12|4,6,7,8,10|"
    holds({"robb-a": card(look)}, ["sta play robb-a"], {"has": {"decks": deck}}, decks=deck)


def test_all_cards_that_were_looked_at_and_not_picked_can_be_taken() -> None:
    look = {"op": "look", "viewer": "self", "zone": {"deck": "self"}, "amount": 3, "pick": "top"}
    under = {"op": "put_on_deck", "who": "self", "cards": {"looked": "chosen"}, "position": "bottom"}
    take = {"op": "return_card", "card": {"looked": "rest"}, "to": {"hand": "self"}}
    cards = {"robb-a": card(look, under, take)}
    holds(cards, ["sta play robb-a", "sta 12"], {"has": {"hands": "sta:1,2,3,10,20"}}, tops="sta:20,12,10")


def test_a_second_card_turned_up_sends_the_first_to_the_discard_pile() -> None:
    reveal = {"op": "reveal", "who": "self", "zone": {"deck": "self"}, "amount": 1}
    take = {"op": "return_card", "card": "revealed_top", "to": {"hand": "self"}}
    cards = {"robb-a": card(reveal, reveal, take)}
    then = {"has": {"hands": "sta:1,2,3,12", "discards": "sta:20"}}
    holds(cards, ["sta play robb-a"], then, tops="sta:20,12")


def test_a_cost_of_certain_cards_needs_such_cards() -> None:
    pay = {"op": "discard", "who": "self", "from": {"hand": "self"}, "amount": 1, "pick": "owner"}
    cards = {"robb-a": card({**pay, "filter": {"type": "truce"}, "cost": True}, SELF_DRAWS)}
    holds(cards, [], {"asks": {"seat": "sta", "what": "play", "options": ["pass"]}})
    with_truce = "sta:1,truce,robb-a"
    holds(cards, ["sta play robb-a", "sta truce"], {"has": {"discards": "sta:truce"}}, hands=with_truce)


def test_random_discards_keep_to_the_filter() -> None:
    lose = {"op": "discard", "who": "self", "from": {"hand": "self"}, "amount": 2, "pick": "random"}
    cards = {"robb-a": card({**lose, "filter": {"type": "truce"}})}
    then = {"has": {"discards": "sta:truce", "hands": "sta:1,2"}}
    holds(cards, ["sta play robb-a"], then, hands="sta:1,2,truce,robb-a")


def test_cards_are_discarded_from_the_top_of_a_deck() -> None:
    lose = {"op": "discard", "who": "opp_active", "from": {"deck": "opp_active"}, "amount": 2, "pick": "top"}
    holds({"robb-a": card(lose)}, ["sta play robb-a"], {"has": {"discards": "lan:12,20"}}, tops="lan:20,12")


def test_power_goes_from_characters_to_characters() -> None:
    move = {"op": "move_power", "from": {"chars": "self"}, "to": {"chars": "self"}, "amount": 2}
    then = {"has": {"power": "sta:4 robb:6 arya:2"}}
    holds({"robb-a": card(move)}, ["sta play robb-a", "sta arya", "sta robb"], then)


def test_a_reaction_can_ask_which_card_it_answers() -> None:
    cards = {
        "robb-a": card(SELF_DRAWS),
        "jaime-b": card(
            {"op": "cancel", "card": "trigger_card"},
            when="reaction_to_character_card",
            **{"if": {"card_id_is": ["trigger_card", "robb-a"]}},
        ),
    }
    holds(
        cards, ["sta play robb-a", "lan play jaime-b"], {"events": [{"event": "cancelled", "facts": {"seat": "sta"}}]}
    )
    then = {"events": [{"event": "drew", "facts": {"seat": "sta"}}]}
    holds({**cards, "robb-b": cards["robb-a"]}, ["sta play robb-b"], then, hands="sta:1,robb-b lan:1,jaime-b")


def test_a_step_is_replaced_for_each_player_by_itself() -> None:
    pay = {"op": "remove_power", "from": {"leader": "each"}, "amount": 1}
    replace = {"op": "replace_step", "who": "each", "step": "penalty", "with": [pay]}
    each = {"op": "for_each", "in": "opposing_side", "do": [replace]}
    cards = {"robb-a": card(each, when="before_penalties")}
    then = {"has": {"power": "lan:3 jaime:4 bar:3 stannis:4"}}
    given = {"outcome": "hostility", "winner": "challenger", "now": "before_penalties"}
    holds(cards, ["sta play robb-a", "..."], then, **given)


def test_an_ability_that_asks_for_a_revealed_card_of_a_supporter_finds_none() -> None:
    lower = {"op": "set_value", "card": {"revealed": "each"}, "value": 0}
    add = {"op": "add_value", "side": "my_side", "amount": {"value": {"revealed": "each"}}}
    each = {"op": "for_each", "in": "opposing_supporters", "do": [add, lower]}
    then = {"events": [{"event": "total", "facts": {"side": "challenger", "amount": 9}},
                       {"event": "total", "facts": {"side": "defender", "amount": 13}}]}  # fmt: skip
    holds({"robb-a": card(each)}, ["sta play robb-a", "..."], then)


def test_a_deck_loses_no_more_cards_than_lie_in_it() -> None:
    lose = {"op": "discard", "who": "self", "from": {"deck": "self"}, "amount": "all", "pick": "top"}
    holds(
        {"robb-a": card(lose)},
        ["sta play robb-a"],
        {"has": {"sizes": "sta:3/19", "discards": "sta:7"}},
        decks="sta:|4,6,7|",
    )


def test_a_range_of_cards_from_a_deck_is_asked_for() -> None:
    lose = {"op": "discard", "who": "self", "from": {"deck": "self"}, "amount": {"range": [1, "all"]}, "pick": "top"}
    then = {"asks": {"seat": "sta", "what": "amount", "options": ["1", "2", "3"]}}
    holds({"robb-a": card(lose)}, ["sta play robb-a"], then, decks="sta:|4,6,7|")


def test_an_option_is_told_by_its_own_text() -> None:
    options = [{"id": "one", "text": {"en": "draw a card"}, "ops": [SELF_DRAWS]}, {"id": "draw", "ops": [SELF_DRAWS]}]
    cards = {"robb-a": card({"op": "choose", "by": "self", "options": options})}
    told = {"events": [{"event": "chose", "facts": {"seat": "sta", "choice": "robb-a-one"}}]}
    holds(cards, ["sta play robb-a", "sta one"], told)
    found = texts({"cards": json.dumps({"cards": cards})})
    assert found["en"]["choice-robb-a-one"] == "draw a card"
    assert "choice-robb-a-draw" not in found["en"]
