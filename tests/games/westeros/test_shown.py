"""What the view counts, so that whoever draws it knows no rule."""

from __future__ import annotations

from typing import Any

from throneroom.core.game import apply, find_game, settled
from throneroom.core.notation import read_choice

GAME = find_game("westeros")


def shown(seat: int = 0, **given: str) -> dict[str, Any]:
    s = GAME.read_position(given, 3, settled(GAME, 3, {}))
    return dict(GAME.view_json(GAME.view(s, seat)))


def house(view: dict[str, Any], seat: str) -> dict[str, Any]:
    return next(house for house in view["houses"] if house["seat"] == seat)


def area(view: dict[str, Any], id: str) -> dict[str, Any]:
    return next(area for area in view["areas"] if area["id"] == id)


def test_armies_that_need_supply_are_those_of_two_and_more_largest_first() -> None:
    view = shown(units="winterfell:sta:2f white-harbor:sta:2f1k karhold:sta:1f")
    assert house(view, "sta")["armies"] == [3, 2]
    assert house(view, "bar")["armies"] == []


def test_a_garrison_has_its_strength_where_it_stands() -> None:
    view = shown(garrisons="sta", units="karhold:sta:1f")
    assert area(view, "winterfell")["garrison"] == 2
    assert area(view, "dragonstone")["garrison"] == 0
    assert area(view, "karhold")["garrison"] == 0


def test_a_house_with_one_castle_less_than_wins_is_nearly_there() -> None:
    held = ["winterfell", "white-harbor", "moat-cailin", "flints-finger", "riverrun", "seagard"]
    assert house(shown(units=" ".join(f"{id}:sta:1f" for id in held)), "sta")["nearly"]
    assert not house(shown(units=" ".join(f"{id}:sta:1f" for id in held[2:])), "sta")["nearly"]


def test_a_token_that_was_used_is_named_by_its_track() -> None:
    ready, spent = shown(units="karhold:sta:1f"), shown(units="karhold:sta:1f", blade="used", raven="used")
    assert (ready["used"], spent["used"]) == ([], ["fiefdoms", "kings-court"])


def test_open_bids_are_compared() -> None:
    attack = "westeros.game/planning_phase westeros.wildling-attack/ask_rival:6:-1:0:0"
    view = shown(units="karhold:sta:1f", bids="bar 1 lan 1 sta 3", power="bar 3 lan 3 sta 3", now=attack)
    assert view["bidding"] == {"sum": 5, "highest": ["sta"], "lowest": ["bar", "lan"]}
    assert shown(units="karhold:sta:1f")["bidding"] is None


def test_each_side_of_a_fight_has_the_units_that_fight_there() -> None:
    units = "blackwater:bar:2k stoney-sept:lan:1f"
    s = GAME.read_position({"units": units, "orders": "blackwater:march-0", "now": "march"}, 3, settled(GAME, 3, {}))
    play(s, "march blackwater 2knight>stoney-sept")
    combat = GAME.view_json(GAME.view(s, 0))["combat"]
    assert [side["units"] for side in combat["sides"]] == [
        [{"unit": "knight", "routed": False, "count": 2}],
        [{"unit": "footman", "routed": False, "count": 1}],
    ]


def test_the_calculator_says_who_could_help() -> None:
    units = "blackwater:bar:2k stoney-sept:lan:1f riverrun:sta:1f karhold:sta:1f"
    s = GAME.read_position({"units": units, "orders": "blackwater:march-0", "now": "march"}, 3, settled(GAME, 3, {}))
    answer = GAME.what_if(GAME.view(s, 0), {"from": "blackwater", "to": "stoney-sept"})
    assert answer["supporters"] == ["riverrun"]


def play(s: Any, text: str) -> None:
    """Play what the house that is asked first says."""
    d = s.pending[0]
    apply(GAME, s, d.seat, read_choice(s, d, text))
