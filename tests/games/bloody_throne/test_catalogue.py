"""Rules of Bloody Throne that no scenario can show, and that the scenarios leave no rule out."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
import yaml

from throneroom.core.dice import Dice
from throneroom.core.flow import AnyState
from throneroom.core.game import apply, find_game, new_game, settled
from throneroom.core.notation import read_action
from throneroom.core.play import deal, deal_all
from throneroom.games.bloody_throne.cards import ABILITIES, eliminate
from throneroom.games.bloody_throne.table import CARDS, ELIMINATES, IS_PLOT, SEATS, cards_in

GAME = find_game("bloody-throne")
HERE = Path(__file__).parent


def stand(players: int = 3, **sections: str) -> AnyState:
    """A state from the sections of a position."""
    s: AnyState = GAME.read_position(sections, players, settled(GAME, players, {}))
    return s


def play_all(s: AnyState, *moves: str) -> AnyState:
    """The state after these moves."""
    for move in moves:
        apply(GAME, s, *read_action(GAME, s, move))
    return s


# ---------------------------------------------------------------- components


@pytest.mark.rule("BT-COMP-01")
def test_five_houses_have_the_same_ten_cards() -> None:
    s = new_game(GAME, 5)
    deal_all(GAME, s, Dice(1))
    dumped = GAME.dump(s)
    houses = [sorted(h + a) for h, a in zip(dumped["hands"], dumped["asides"], strict=True)]
    assert len(SEATS) == len(set(SEATS)) == len(houses) == 5
    assert all(house == sorted(CARDS) for house in houses)
    assert sum(len(house) for house in houses) == 50


def test_printed_facts_are_the_types_of_the_cards() -> None:
    cards = GAME.printed({})["card"]
    assert {card for card, face in cards.items() if face["type"] == "plot"} == {
        "assassination", "royal-decree", "ambush", "conspiracy",
    }  # fmt: skip
    assert set(cards) == set(CARDS)


@pytest.mark.rule("BT-COMP-02")
def test_points_are_whole_numbers_of_any_size() -> None:
    s = stand(row="red:(conspiracy)+999 blu:(spy)", totals="red 70 blu 0 grn 4999", now="face 1")
    play_all(s, "red reveal")
    assert GAME.scores(s) == [2068, 0, 4999]
    assert GAME.position(GAME.load(GAME.dump(s)))["totals"] == "red 2068 blu 0 grn 4999"


@pytest.mark.rule("BT-COMP-04")
def test_six_cards_are_characters_and_four_are_plots() -> None:
    characters = {card for card, plot in zip(CARDS, IS_PLOT, strict=True) if not plot}
    plots = {card for card, plot in zip(CARDS, IS_PLOT, strict=True) if plot}
    assert characters == {"archer", "soldier", "spy", "heir", "shapeshifter", "lord"}
    assert plots == {"assassination", "royal-decree", "ambush", "conspiracy"}
    assert len(CARDS) == 10


@pytest.mark.rule("BT-ELIM-09")
def test_archer_soldier_and_assassination_eliminate_and_no_other_card_does() -> None:
    marked = {card for card, flag in zip(CARDS, ELIMINATES, strict=True) if flag}
    acting = {card for card, ability in zip(CARDS, ABILITIES, strict=True) if ability.do is eliminate}
    assert marked == acting == {"archer", "soldier", "assassination"}


# ---------------------------------------------------------------- chance


@pytest.mark.rule("BT-SETUP-02")
def test_every_three_of_ten_cards_are_set_aside_equally_often() -> None:
    s = new_game(GAME, 3, {"start": "red"})
    d = s.pending[0]
    options = [tuple(cards_in(bits)) for bits in d.kind.options(s, d, ())]
    assert sorted(options) == sorted(combinations(range(10), 3))
    assert d.kind.weights is None  # all equally likely
    dice = Dice("aside")
    drawn = Counter(deal(s, dice) for _ in range(24_000))
    assert len(drawn) == 120
    # chi-squared with 119 degrees of freedom: below 183 in all but one of ten thousand fair draws
    assert sum((count - 200) ** 2 / 200 for count in drawn.values()) < 183


@pytest.mark.rule("BT-SETUP-02")
def test_what_one_player_sets_aside_says_nothing_about_the_others() -> None:
    s = new_game(GAME, 3, {"start": "red"})
    play_all(s, "* aside red archer soldier spy")
    d = s.pending[0]
    assert len(d.kind.options(s, d, ())) == 120
    play_all(s, "* aside blu archer soldier spy", "* aside grn archer soldier spy")
    assert GAME.dump(s)["asides"] == [["archer", "soldier", "spy"]] * 3


@pytest.mark.rule("BT-SETUP-07")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_seat_starts_equally_often_if_chance_decides(players: int) -> None:
    s = new_game(GAME, players)
    dice = Dice("starter")
    drawn = Counter(deal(s, dice) for _ in range(1000 * players))
    assert set(drawn) == set(range(players))
    assert all(abs(count - 1000) < 150 for count in drawn.values())


# ---------------------------------------------------------------- no memory


@pytest.mark.rule("BT-SHAPE-06")
def test_nothing_remembers_what_a_shapeshifter_copied() -> None:
    row = "blu:lord red:shapeshifter grn:lord blu:(spy)"
    left = play_all(stand(row=row, now="copy 2"), "red copy 1")
    right = play_all(stand(row=row, now="copy 2"), "red copy 3")
    assert GAME.dump(left) == GAME.dump(right)
    assert all(frame["script"] != "bloody-throne.ability" for frame in GAME.dump(left)["frames"])


# ---------------------------------------------------------------- the scenarios themselves


class StrictLoader(yaml.SafeLoader):
    """YAML that refuses a key given twice, of which it would silently keep the last."""


def _mapping(loader: StrictLoader, node: yaml.MappingNode) -> dict[Any, Any]:
    pairs = [(loader.construct_object(k, deep=True), loader.construct_object(v, deep=True)) for k, v in node.value]
    repeated = [key for key, count in Counter(key for key, _ in pairs).items() if count > 1]
    assert not repeated, f"{node.start_mark}: {repeated} given twice"
    return dict(pairs)


StrictLoader.add_constructor(yaml.resolver.BaseResolver.DEFAULT_MAPPING_TAG, _mapping)


@cache
def scenarios() -> list[dict[str, Any]]:
    """Every scenario of this game."""
    found: list[dict[str, Any]] = []
    for path in sorted(HERE.glob("*.yaml")):
        found += yaml.load(path.read_text(encoding="utf-8"), StrictLoader)["scenarios"]
    return found


def shown_by_python() -> set[str]:
    """The rules marked on the tests above."""
    marks = [mark for test in globals().values() for mark in getattr(test, "pytestmark", [])]
    return {id for mark in marks if mark.name == "rule" for id in mark.args}


def test_every_rule_has_its_evidence() -> None:
    named = {id for scenario in scenarios() for id in scenario["rules"]} | shown_by_python()
    assert sorted({rule.id for rule in GAME.ledger()} - named) == []


def test_every_event_is_shown_with_its_facts_or_rules() -> None:
    entries = [e for s in scenarios() for e in s["then"].get("events") or [] if isinstance(e, dict)]
    shown = {e.get("event") for e in entries if e.get("facts") and e.get("rules")}
    assert sorted(set(GAME.events) - shown) == []


def test_every_kind_of_decision_has_its_default_and_its_options_shown() -> None:
    defaults = [s["then"]["default"] for s in scenarios() if "default" in s["then"]]
    words = {text.split()[0] for default in defaults for text in default.values()}
    assert words == {"place", "leave", "hit", "rob", "copy", "move", "aside", "starter"}
    asked = [s["then"]["asks"] for s in scenarios() if isinstance(s["then"].get("asks"), dict)]
    listed = {a.get("what") for a in asked if "options" in a or "has" in a}
    assert listed == {kind.id for kind in GAME.kinds}


def test_every_rule_that_is_enforced_refuses_something() -> None:
    refusals = [entry for s in scenarios() for entry in _listed(s["then"].get("refuses"))]
    cited = {entry.get("rule") or entry.get("setup") for entry in refusals}
    assert sorted({rule.id for rule in GAME.ledger() if rule.kept == "enforced"} - cited) == []


def _listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value] if value else []
