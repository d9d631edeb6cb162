"""Card sets have bounds that are proved before anything is played, and no accepted set comes near the engine's own."""

from __future__ import annotations

import copy
import gc
import json
import os
import weakref
from functools import cache
from random import Random
from typing import Any, Final

import pytest

from throneroom.core import flow
from throneroom.core.dice import Dice
from throneroom.core.flow import AnyState, Endless, play
from throneroom.core.game import find_game, new_game, seated, settled
from throneroom.core.rules import Illegal
from throneroom.core.seats import CHANCE
from throneroom.games.iron_throne.abilities import cardset
from throneroom.games.iron_throne.abilities.cardset import built_in_data, card_set, find_set
from throneroom.games.iron_throne.cardset.check import SECTIONS, check
from throneroom.games.iron_throne.cardset.checks.problems import MOST_FAULTS
from throneroom.games.iron_throne.cardset.checks.steps import MOST_STEPS, MOST_WORDS, ability_steps, words
from throneroom.games.iron_throne.cardset.checks.words import LONGEST, LONGEST_NAME

from .random_sets import random_op
from .test_card_set_doc import sets
from .test_random_card_sets import choose

GAMES: Final = round(3 * float(os.environ.get("SCALE", "1")))
ACTIONS: Final = 400
SHARE: Final = 20
"""No accepted set takes more than this part of a budget."""
ABILITY: Final[dict[str, Any]] = {
    "title": "a title", "effect": "an effect", "when": "before_refill", "who": "participating_player",
    "limit": "none", "ops": [{"op": "draw", "who": "each", "amount": 1}],
}  # fmt: skip


def nested(depth: int) -> dict[str, Any]:
    """A set with one card whose ops stand in so many loops over all players."""
    ability = copy.deepcopy(ABILITY)
    for _ in range(depth):
        ability["ops"] = [{"op": "for_each", "in": "all_players", "do": ability["ops"]}]
    return {"cards": {"robb-a": ability}}


@pytest.mark.parametrize("depth", [4, 7, 18, 30])
def test_loops_inside_loops_are_refused(depth: int) -> None:
    data = nested(depth)
    assert {fault.what for fault in check(data)} == {"too-deep" if depth > 19 else "too-many-steps"}


@pytest.mark.rule("CORE-OPTION-SIZE")
@pytest.mark.parametrize(
    ("data", "place"),
    [
        (nested(7), "cards.robb-a.ops"),
        ({"cards": {"robb-a": {**ABILITY, "ops": [{**ABILITY["ops"][0], "who": "self", "amount": 10**9}]}}},
         "cards.robb-a.ops.0.amount"),
        ({"names": {str(n): "x" for n in range(MOST_WORDS)}}, "-"),
        ({"name": "x" * 200_000}, "-"),
        ({"name": "x" * (LONGEST_NAME + 1)}, "name"),
        ({"names": {"robb": {"cs": "x" * (LONGEST_NAME + 1)}}}, "names.robb.cs"),
        ({"cards": {"robb-a": {**ABILITY, "title": "x" * (LONGEST_NAME + 1)}}}, "cards.robb-a.title"),
        ({"cards": {"robb-a": {**ABILITY, "effect": {"en": "x" * (LONGEST + 1)}}}}, "cards.robb-a.effect.en"),
        ({"cards": {"robb-a": {**ABILITY, "notes": ["x" * (LONGEST + 1)]}}}, "cards.robb-a.notes.0"),
    ],
)  # fmt: skip
def test_a_set_beyond_a_bound_cannot_be_chosen(data: object, place: str) -> None:
    with pytest.raises(Illegal) as refused:
        new_game(find_game("iron-throne"), 3, {"cards": json.dumps(data)})
    assert refused.value.rule == "CORE-OPTION-SIZE"
    assert refused.value.facts["place"] == place


def test_a_text_may_be_as_long_as_its_bound() -> None:
    texts = {"title": "x" * LONGEST_NAME, "effect": "x" * LONGEST, "notes": ["x" * LONGEST]}
    assert check({"name": "x" * LONGEST_NAME, "cards": {"robb-a": nested(1)["cards"]["robb-a"] | texts}}) == []


def test_one_loop_over_the_players_is_no_more_than_it_seems() -> None:
    assert check(nested(1)) == check(nested(2)) == []
    assert ability_steps(nested(1)["cards"]["robb-a"]) < 100


def test_the_shipped_cards_and_the_examples_stay_far_below() -> None:
    for data in (built_in_data(), *sets()):
        assert words(data) < MOST_WORDS / 5
        steps = [ability_steps(entry) for section in SECTIONS for entry in data.get(section, {}).values()]
        assert max(steps) < MOST_STEPS * 0.4


def test_only_so_many_faults_are_told() -> None:
    assert len(check({"names": {f"nobody-{n}": "x" for n in range(5000)}})) == MOST_FAULTS


# ---------------------------------------------------------------- near the bounds


@cache
def great_set(seed: int) -> dict[str, Any]:
    """A set of which every leader and many cards do as much as the checker lets them, and put much of it off."""
    r = Random(seed)
    return {
        section: {id: _great(r, section, id) for id in SECTIONS[section] if section == "leaders" or r.random() < 0.5}
        for section in ("leaders", "cards")
    }


def _great(r: Random, section: str, id: str) -> dict[str, Any]:
    when = r.choice(("before_refill", "before_cards_chosen", "after_hostages_taken"))
    ability = {**copy.deepcopy(ABILITY), "when": when, "ops": []}
    for _ in range(200):
        do = [random_op(r, 1, ("draw", "discard", "add_value", "take_hostage", "prevent", "restrict"))]
        for _ in range(r.choice((0, 1, 1, 2))):
            do = [{"op": "for_each", "in": "all_players", "do": do}]
        if r.random() < 0.5:
            do = [{"op": "delay", "until": "end_of_round", "do": do}]
        longer = {**ability, "ops": [*ability["ops"], *do]}
        if not check({section: {id: longer}}):
            ability = longer
        if ability["ops"] and ability_steps(ability) > 0.8 * MOST_STEPS:
            break
    return ability if ability["ops"] else {**ability, "ops": [{"op": "draw", "who": "self", "amount": 1}]}


@pytest.mark.parametrize("seed", range(GAMES))
def test_no_accepted_set_comes_near_the_budget(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Played with a small part of the budget, no action meets it, and no run of chance is long."""
    data = great_set(seed)
    assert check(data) == []
    steps = [ability_steps(entry) for section in data.values() for entry in section.values()]
    assert sum(steps) > 0.5 * MOST_STEPS * len(steps)
    monkeypatch.setattr(flow, "BUDGET", flow.BUDGET // SHARE)
    game = find_game("iron-throne")
    options = settled(game, 5, {"cards": json.dumps(data)})
    game = seated(game, 5, options)
    s: AnyState = new_game(game, 5, options)
    dice = Dice(f"great cards {seed}")
    chances = 0
    for _ in range(ACTIONS):
        if not s.pending:
            break
        chances = chances + 1 if s.pending[0].seat == CHANCE else 0
        assert chances < flow.CHANCES / 5
        play(s, s.pending[0].seat, choose(game, s, dice))


def test_what_is_never_done_meets_the_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    """The budget is counted, so that the same action meets it everywhere."""
    game = find_game("iron-throne")
    s = new_game(game, 3, {})
    monkeypatch.setattr(flow, "BUDGET", 1)
    with pytest.raises(Endless):
        for _ in range(1000):
            play(s, s.pending[0].seat, choose(game, s, Dice(1)))


# ---------------------------------------------------------------- what is kept


def test_sets_that_nobody_plays_with_are_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    """Many sets in turn leave only the last ones behind; a game holds on to its own."""
    monkeypatch.setattr(cardset, "MOST_KEPT", 1_200)
    game = find_game("iron-throne")
    held = new_game(game, 3, {"cards": json.dumps(nested(1) | {"name": "held"})})
    made = [weakref.ref(find_set(json.dumps(nested(1) | {"name": f"{n} {'x' * 150}"}))) for n in range(20)]
    gc.collect()
    assert 1 <= len([ref for ref in made if ref() is not None]) <= 3
    assert card_set(held.table).data["name"] == "held"
    for _ in range(20):
        play(held, held.pending[0].seat, choose(game, held, Dice(3)))
