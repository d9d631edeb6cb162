"""What a client draws of the moment: the open window, abilities under way, whose cards are looked at, printed facts."""

from __future__ import annotations

from typing import Any

from throneroom.core.dice import Dice
from throneroom.core.flow import AnyState
from throneroom.core.game import apply, find_game, settled
from throneroom.core.notation import read_action
from throneroom.core.play import deal_all
from throneroom.core.seats import SPECTATOR

GAME = find_game("iron-throne")
FIGHT = {
    "challenger": "lan", "defender": "sta", "leaders": "sta:bran lan:cersei bar:stannis", "event": "stark-1",
    "power": "jaime:5 robb:2 davos:4", "sides": "lan:challenger:jaime sta:defender:robb bar:defender:davos",
    "hands": "sta:10,truce,truce,robb-a,bran-a lan:12,1,2,3,4", "now": "lay_cards",
}  # fmt: skip


def played(*moves: str) -> AnyState:
    s: AnyState = GAME.read_position(FIGHT, 3, settled(GAME, 3, {}))
    for move in moves:
        apply(GAME, s, *read_action(GAME, s, move))
        deal_all(GAME, s, Dice(1))
    return s


def seen(s: AnyState, seat: int = SPECTATOR) -> dict[str, Any]:
    view: dict[str, Any] = GAME.view_json(GAME.view(s, seat))
    return view


def test_no_window_is_open_while_cards_are_laid() -> None:
    assert seen(played())["window"] is None


def test_a_window_for_a_leader_names_who_is_asked_for_what() -> None:
    view = seen(played("lan lay 12", "sta lay 10"))
    assert view["awaited"] == ["sta"]
    assert view["window"] == {
        "id": "cards_chosen_facedown", "kind": "use", "passed": [], "next": [], "answers": None,
    }  # fmt: skip


def test_a_window_tells_who_has_passed_and_who_may_be_asked_yet() -> None:
    s = played("lan lay 12", "sta lay 10", "sta pass")
    first = seen(s)
    assert (first["awaited"], first["window"]["id"]) == (["lan"], "during_totals")
    assert (first["window"]["kind"], first["window"]["passed"], first["window"]["next"]) == ("play", [], ["sta"])
    apply(GAME, s, *read_action(GAME, s, "lan pass"))
    then = seen(s)
    assert (then["awaited"], then["window"]["passed"], then["window"]["next"]) == (["sta"], ["lan"], [])


def test_the_ability_under_way_is_marked_and_has_its_target() -> None:
    (act,) = seen(played("lan lay 12", "sta lay 10", "sta use"))["acts"]
    assert (act["ability"], act["seat"], act["targets"], act["now"]) == ("bran", "sta", ["lan"], True)


def test_an_open_card_has_its_value_and_one_that_lies_face_down_none() -> None:
    down = seen(played("lan lay 12", "sta lay 10"), seat=0)["laid"]
    assert [(laid["card"], laid["value"]) for laid in down] == [("hidden", None), ("10", None)]
    shown = seen(played("lan lay 12", "sta lay 10", "sta pass"))["laid"]
    assert [(laid["card"], laid["value"]) for laid in shown] == [("12", 12), ("10", 10)]


def test_a_side_has_its_strength_before_the_cards_are_open_and_its_total_afterwards() -> None:
    laid = seen(played("lan lay 12", "sta lay 10"))
    assert (laid["strength"], laid["totals"], laid["decides"]) == ([5, 6], None, True)
    shown = seen(played("lan lay 12", "sta lay 10", "sta pass"))
    assert (shown["strength"], shown["totals"], shown["decides"]) == ([5, 6], [17, 16], True)


def test_totals_decide_nothing_where_a_truce_was_laid() -> None:
    s = played("lan lay 12", "sta lay truce")
    while seen(s)["outcome"] is None:
        apply(GAME, s, *read_action(GAME, s, f"{seen(s)['awaited'][0]} pass"))
        deal_all(GAME, s, Dice(1))
    assert (seen(s)["outcome"], seen(s)["decides"]) == ("betrayal", False)


def test_tokens_are_those_on_the_own_board() -> None:
    assert [house["tokens"] + house["placed"] for house in seen(played())["houses"]] == [5, 5, 5]


def test_printed_facts_are_those_of_the_box() -> None:
    cards = GAME.printed({})["card"]
    assert cards["12"] == {"type": "hostility", "value": 12}
    assert cards["truce"] == {"type": "truce"}
    assert cards["arya-b"] == {"type": "character", "person": "arya"}
