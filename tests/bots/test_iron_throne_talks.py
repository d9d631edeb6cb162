"""How the greedy bot negotiates a Truce of The Iron Throne."""

from __future__ import annotations

import pytest

from bots.iron_throne_table import FIGHT, GAME, answer, position
from throneroom.games.iron_throne.judge.bargaining import deals
from throneroom.games.iron_throne.table import View

TRUCE = {**FIGHT, "laid": "lan:truce sta:truce", "outcome": "truce", "now": "talk"}


def replies(deal: str, **given: str) -> str:
    """How Stark answers a proposal of Lannister's."""
    return answer(position(f"lan propose {deal}", **{**TRUCE, **given}))


def test_a_fair_swap_is_accepted() -> None:
    assert replies("1 0 0 1 0 0") == "sta accept"


def test_a_generous_deal_is_accepted() -> None:
    assert replies("0 0 0 1 1 2") == "sta accept"


def test_a_gift_is_refused_while_there_is_time() -> None:
    assert replies("1 2 3 0 0 0") == "sta refuse"


def test_no_deal_hands_over_the_game() -> None:
    given = {"influence": "lan>sta:2 lan>bar:2 sta>lan:1"}
    assert replies("1 0 0 1 0 0", **given) == "sta refuse"
    assert replies("1 0 0 1 2 3", **given) == "sta refuse"


def test_a_shared_victory_is_accepted_by_one_who_would_not_win_alone() -> None:
    assert replies("1 0 0 1 0 0", influence="lan>sta:2 lan>bar:2 sta>bar:4") == "sta accept"


def test_the_last_offer_is_taken_if_failed_talks_are_worse() -> None:
    power = "robb:4 sta:4 lan:4"
    refused = ("lan propose 1 0 0 0 0 0", "sta refuse", "sta propose 0 0 0 1 0 0", "lan refuse") * 2
    s = position(*refused, "lan propose 0 0 1 0 0 0", "sta refuse", "sta propose 0 1 1 0 0 0", **TRUCE, power=power)
    assert answer(s) == "lan accept"


@pytest.mark.parametrize("challenger", ["lan", "sta"])
@pytest.mark.parametrize(
    "tokens", ["", "lan>sta:2 lan>bar:2", "sta>bar:4", "bar>lan:4", "lan>bar:3 sta>bar:3 bar>sta:1"]
)
def test_what_the_bot_proposes_is_good_for_both(challenger: str, tokens: str) -> None:
    other = "sta" if challenger == "lan" else "lan"
    who = {"lan": "jaime", "sta": "robb"}
    given = {
        **TRUCE,
        "challenger": challenger,
        "defender": other,
        "sides": f"{challenger}:challenger:{who[challenger]} {other}:defender:{who[other]}",
        "influence": tokens,
    }
    s = position(**given)
    said = answer(s)
    assert said.startswith(f"{challenger} propose ")
    terms = tuple([int(word) for word in said.split()[2:]])
    for seat in (s.table.challenger, s.table.defender):
        view: View = GAME.view(s, seat)
        found = next(deal for deal in deals(view, seat) if deal.terms == terms)
        assert found.gain > 0
        assert found.other > 0


def test_the_first_proposal_is_not_greedy() -> None:
    influence, hostages, power, *back = [int(word) for word in answer(position(**TRUCE)).split()[2:]]
    assert (influence, back[0]) == (1, 1)
    assert hostages + power <= 3
