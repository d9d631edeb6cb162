"""Card sets: the built-in one is good and complete, and every kind of fault is found at its place."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
import yaml

from throneroom.games.iron_throne.cardset import grammar
from throneroom.games.iron_throne.cardset.check import SECTIONS, Problem, check

from .build_cards import COMMAND, DATA, built

BUILT_IN: dict[str, Any] = json.loads((DATA / "cards.json").read_text(encoding="utf-8"))

CARD: dict[str, Any] = {
    "title": "Test",
    "effect": {"en": "Draw a card."},
    "when": "during_totals",
    "who": "participating_player",
    "ops": [{"op": "draw", "who": "self", "amount": 1}],
}
DRAW = CARD["ops"][0]
PICK = {"one_player": {"from": "others"}}


def found(section: str, id: str, **changes: Any) -> list[tuple[tuple[str | int, ...], str]]:
    """The faults of a set with one entry: a plain card with changes; paths from the entry on."""
    problems = check({section: {id: {**copy.deepcopy(CARD), **changes}}})
    assert all(problem.path[:2] == (section, id) for problem in problems)
    return [(problem.path[2:], problem.what) for problem in problems]


def card(**changes: Any) -> list[tuple[tuple[str | int, ...], str]]:
    return found("cards", "robb-a", **changes)


def leader(**changes: Any) -> list[tuple[tuple[str | int, ...], str]]:
    return found("leaders", "robb", **changes)


def only(problems: list[Problem]) -> Problem:
    assert len(problems) == 1, problems
    return problems[0]


# ---------------------------------------------------------------- the built-in set


def test_the_built_in_set_has_no_fault() -> None:
    assert check(BUILT_IN) == []


def test_the_json_is_built_from_the_yaml() -> None:
    assert (DATA / "cards.json").read_text(encoding="utf-8") == built(), f"run {COMMAND}"


def test_the_built_in_set_has_every_card_of_the_box() -> None:
    assert {section: len(BUILT_IN[section]) for section in SECTIONS} == {"leaders": 25, "cards": 50, "events": 18}
    for section, ids in SECTIONS.items():
        assert tuple(BUILT_IN[section]) == ids


def test_titles_are_in_three_languages_and_effects_in_english() -> None:
    for section in SECTIONS:
        for id, entry in BUILT_IN[section].items():
            assert tuple(entry["title"]) == grammar.LANGUAGES, id
            assert entry["effect"]["en"], id
            assert entry["status"] in grammar.STATUSES, id


def test_the_known_cards_are_those_whose_text_was_read() -> None:
    known = {id for section in SECTIONS for id, entry in BUILT_IN[section].items() if entry["status"] == "fact"}
    assert known == {"cersei", "tyrion-a", "stark-1"}


def test_cersei_forces_support_only_of_a_house_under_her_influence() -> None:
    cersei = BUILT_IN["leaders"]["cersei"]
    assert (cersei["when"], cersei["who"]) == ("before_support_offer", "active_player")
    assert cersei["if"] == {"all": [{"has_influence_on": ["self", "offerer"]}, {"support_undecided": "offerer"}]}
    assert cersei["targets"] == {"one_character": {"from": {"living": "offerer"}}}
    assert cersei["ops"] == [{"op": "force_support", "character": "target_char", "side": "my_side"}]


def test_political_instinct_lets_the_chosen_player_pick_a_higher_card() -> None:
    tyrion = BUILT_IN["cards"]["tyrion-a"]
    assert tyrion["targets"]["one_player"]["where"] == {"revealed_counts_as": ["it", "hostility"]}
    (op,) = tyrion["ops"]
    higher = {"type": "hostility", "above": {"value": {"revealed": "target"}}}
    assert op["cond"] == {"hand_has": ["target", higher]}
    (swap,) = op["then"]
    assert (swap["in"], swap["pick"], swap["out_to"]) == (higher, "target", {"discard": "target"})
    assert "else" not in op


def test_every_op_and_selector_of_the_built_in_set_is_in_the_grammar() -> None:
    text = (DATA / "cards.yaml").read_text(encoding="utf-8")
    assert yaml.safe_load(text) == BUILT_IN
    used = {op["op"] for section in SECTIONS for entry in BUILT_IN[section].values() for op in entry["ops"]}
    assert used <= set(grammar.OPS)
    assert len(used) >= 20


# ---------------------------------------------------------------- the form of a set


def test_every_section_is_optional() -> None:
    assert check({}) == []
    assert check({"name": "mine", "base": "built-in", "names": {"shireen": {"en": "Salladhor Saan"}}}) == []


@pytest.mark.parametrize("data", [None, 3, "x", [], True])
def test_a_set_is_a_map(data: object) -> None:
    assert only(check(data)).what == "wrong-type"


@pytest.mark.parametrize(
    ("data", "path", "what"),
    [
        ({"leader": {}}, ("leader",), "unknown-key"),
        ({"base": "nothing"}, ("base",), "unknown-word"),
        ({"name": 7}, ("name",), "wrong-type"),
        ({"names": {"shirin": "x"}}, ("names", "shirin"), "unknown-id"),
        ({"names": {"shireen": {}}}, ("names", "shireen"), "no-language"),
        ({"names": []}, ("names",), "wrong-type"),
        ({"cards": None}, ("cards",), "wrong-type"),
        ({"cards": {"robb-a": 1}}, ("cards", "robb-a"), "wrong-type"),
        ({"cards": {"hodor-a": CARD}}, ("cards", "hodor-a"), "unknown-id"),
        ({"cards": {"robb-c": CARD}}, ("cards", "robb-c"), "unknown-id"),
        ({"leaders": {"hodor": CARD}}, ("leaders", "hodor"), "unknown-id"),
        ({"leaders": {"robb-a": CARD}}, ("leaders", "robb-a"), "unknown-id"),
    ],
)
def test_faults_of_the_set(data: object, path: tuple[str, ...], what: str) -> None:
    problem = only(check(data))
    assert (problem.path, problem.what) == (path, what)


def test_a_misspelt_word_is_answered_with_the_one_meant() -> None:
    problem = only(check({"cards": {"robb-a": {**CARD, "when": "during_total"}}}))
    assert problem.facts["word"] == "during_total"
    assert problem.facts["near"] == "during_totals"
    assert "after_refill" in str(problem.facts["allowed"])
    assert only(check({"leders": {}})).facts["near"] == "leaders"


# ---------------------------------------------------------------- the form of a card


@pytest.mark.parametrize("key", ["title", "effect", "when", "who", "ops"])
def test_a_card_needs_its_keys(key: str) -> None:
    without = {k: v for k, v in CARD.items() if k != key}
    problem = only(check({"cards": {"robb-a": without}}))
    assert (problem.path, problem.what, problem.facts) == (("cards", "robb-a"), "missing-key", {"key": key})


@pytest.mark.parametrize(
    ("changes", "path", "what"),
    [
        ({"cost": 1}, ("cost",), "unknown-key"),
        ({"status": "known"}, ("status",), "unknown-word"),
        ({"status": 1}, ("status",), "wrong-type"),
        ({"title": ""}, ("title",), "wrong-type"),
        ({"title": {}}, ("title",), "no-language"),
        ({"effect": {"de": "x"}}, ("effect", "de"), "unknown-key"),
        ({"effect": {"en": 3}}, ("effect", "en"), "wrong-type"),
        ({"who": "nobody"}, ("who",), "unknown-word"),
        ({"limit": "twice"}, ("limit",), "unknown-word"),
        ({"notes": "x"}, ("notes",), "wrong-type"),
        ({"notes": ["x", 1]}, ("notes", 1), "wrong-type"),
        ({"ops": []}, ("ops",), "empty-ops"),
        ({"ops": DRAW}, ("ops",), "wrong-type"),
        ({"ops": ["draw"]}, ("ops", 0), "wrong-type"),
        ({"ops": [{"who": "self"}]}, ("ops", 0), "missing-key"),
        ({"ops": [{"op": "drow"}]}, ("ops", 0, "op"), "unknown-word"),
        ({"ops": [{"op": "draw", "who": "self"}]}, ("ops", 0), "missing-key"),
        ({"ops": [{**DRAW, "from": "x"}]}, ("ops", 0, "from"), "unknown-key"),
    ],
)
def test_faults_of_a_card(changes: dict[str, Any], path: tuple[str | int, ...], what: str) -> None:
    assert card(**changes) == [(path, what)]


def test_ops_are_checked_even_if_the_moment_is_not_understood() -> None:
    ops = [{"op": "draw", "who": "target", "amount": -1}]
    assert card(when="sometimes", ops=ops) == [
        (("when",), "unknown-word"),
        (("ops", 0, "who"), "no-context"),
        (("ops", 0, "amount"), "negative"),
    ]


# ---------------------------------------------------------------- expressions


@pytest.mark.parametrize(
    ("condition", "path", "what"),
    [
        ("sometimes", (), "unknown-word"),
        ({"ge": [1, 1], "le": [1, 1]}, (), "not-one-key"),
        ({}, (), "not-one-key"),
        (3, (), "wrong-type"),
        ({"always": None}, (), "extra-argument"),
        ("is_active", (), "missing-argument"),
        ({"ge": [1]}, ("ge",), "wrong-arity"),
        ({"ge": 1}, ("ge",), "wrong-type"),
        ({"all": []}, ("all",), "wrong-arity"),
        ({"all": ["always", "nver"]}, ("all", 1), "unknown-word"),
        ({"is_active": "winning_players"}, ("is_active",), "unknown-word"),
        ({"is_active": ["self"]}, ("is_active",), "wrong-type"),
        ({"outcome_is": "peace"}, ("outcome_is",), "unknown-word"),
        ({"revealed_counts_as": ["self", "character"]}, ("revealed_counts_as", 1), "unknown-word"),
        ({"ge": [{"power": {"leader": "self"}}, True]}, ("ge", 1), "wrong-type"),
        ({"ge": [{"power": {"castle": "self"}}, 1]}, ("ge", 0, "power"), "unknown-word"),
        ({"ge": [-1, 1]}, ("ge", 0), "negative"),
        ({"hand_has": ["self", {"colour": 1}]}, ("hand_has", 1, "colour"), "unknown-key"),
        ({"hand_has": ["self", {"type": "spy"}]}, ("hand_has", 1, "type"), "unknown-word"),
        ({"hand_has": ["self", {}]}, ("hand_has", 1), "not-one-key"),
    ],
)
def test_faults_of_a_condition(condition: object, path: tuple[str | int, ...], what: str) -> None:
    assert card(**{"if": condition}) == [(("if", *path), what)]


@pytest.mark.parametrize(
    ("amount", "path", "what"),
    [
        (-2, (), "negative"),
        ("many", (), "unknown-word"),
        (1.5, (), "wrong-type"),
        ({"range": [3, 1]}, ("range",), "range-order"),
        ({"range": [0, 1, 2]}, ("range",), "wrong-arity"),
        ({"min": [1, "lots"]}, ("min", 1), "unknown-word"),
    ],
)
def test_faults_of_an_amount(amount: object, path: tuple[str | int, ...], what: str) -> None:
    assert card(ops=[{**DRAW, "amount": amount}]) == [(("ops", 0, "amount", *path), what)]


def test_a_range_may_be_a_single_number_or_end_in_all() -> None:
    assert card(ops=[{**DRAW, "amount": {"range": [2, 2]}}]) == []
    assert card(ops=[{**DRAW, "amount": {"range": [1, "all"]}}]) == []


def test_an_endless_condition_is_refused_and_not_followed() -> None:
    condition: Any = "always"
    for _ in range(300):
        condition = {"not": condition}
    assert [what for _, what in card(**{"if": condition})] == ["too-deep"]
    ops: Any = [DRAW]
    for _ in range(300):
        ops = [{"op": "together", "do": ops}]
    assert [what for _, what in card(ops=ops)] == ["too-deep"]


@pytest.mark.parametrize(
    ("targets", "path", "what"),
    [
        ("nobody", (), "unknown-word"),
        ("one_player", (), "missing-argument"),
        (["none"], (), "wrong-type"),
        ({"none": 1}, (), "extra-argument"),
        ({"a": 1, "b": 2}, (), "not-one-key"),
        ({"some_player": {}}, (), "unknown-word"),
        ({"one_player": "others"}, ("one_player",), "wrong-type"),
        ({"one_player": {}}, ("one_player",), "missing-key"),
        ({"one_player": {"from": "others", "n": 1}}, ("one_player", "n"), "unknown-key"),
        ({"up_to_players": {"from": "others"}}, ("up_to_players",), "missing-key"),
        ({"each_player": {"from": "others", "may_be_empty": "yes"}}, ("each_player", "may_be_empty"), "wrong-type"),
        ({"one_character": {"from": "others"}}, ("one_character", "from"), "unknown-word"),
        ({"one_card": {"from": {"hand": "opp_active"}}}, ("one_card", "from"), "unseen"),
        ({"one_card": {"from": {"deck": "self"}}}, ("one_card", "from"), "unknown-word"),
        ({"one_card": {"from": {"taken_this_round": "opp_active"}}}, ("one_card", "from"), "unseen"),
    ],
)
def test_faults_of_a_selector(targets: object, path: tuple[str | int, ...], what: str) -> None:
    assert card(targets=targets) == [(("targets", *path), what)]


def test_a_named_card_must_exist() -> None:
    def returning(id: str) -> dict[str, Any]:
        return {"one_card": {"from": {"played": "self"}, "where": {"card_id_is": ["it", id]}}}

    assert card(targets=returning("melisandre-b")) == []
    place = ("targets", "one_card", "where", "card_id_is", 1)
    assert card(targets=returning("card-baratheon-melisandre-b")) == [(place, "unknown-card")]


# ---------------------------------------------------------------- the cost

PAY = {"op": "remove_power", "from": {"leader": "self"}, "amount": 1}


def test_a_cost_is_the_first_op() -> None:
    paid = {**DRAW, "amount": "paid"}
    assert card(ops=[{**PAY, "cost": True}, paid]) == []
    assert card(ops=[DRAW, {**PAY, "cost": True}]) == [(("ops", 1, "cost"), "cost-not-first")]
    nested = {"op": "together", "do": [{**PAY, "cost": True}]}
    assert card(ops=[nested]) == [(("ops", 0, "do", 0, "cost"), "cost-not-first")]


def test_only_some_ops_can_be_a_cost() -> None:
    assert card(ops=[{**DRAW, "cost": True}]) == [(("ops", 0, "cost"), "not-a-cost")]
    assert card(ops=[{**PAY, "cost": False}]) == [(("ops", 0, "cost"), "wrong-type")]
    discard = {"op": "discard", "who": "self", "from": {"hand": "self"}, "amount": 1, "pick": "owner", "cost": True}
    move = {"op": "move_power", "from": {"leader": "self"}, "to": {"chars": "self"}, "amount": 1, "cost": True}
    assert card(ops=[discard]) == card(ops=[move]) == []


def test_what_was_paid_is_known_only_after_a_cost() -> None:
    assert card(ops=[PAY, {**DRAW, "amount": "paid"}]) == [(("ops", 1, "amount"), "no-context")]
    assert card(ops=[{**PAY, "amount": "paid", "cost": True}]) == [(("ops", 0, "amount"), "no-context")]


# ---------------------------------------------------------------- moments


@pytest.mark.parametrize("window", [w for w, entry in grammar.WINDOWS.items() if not entry.character_cards])
def test_character_cards_wait_for_the_encounter(window: str) -> None:
    assert card(when=window, who="any_player") == [(("when",), "not-for-cards")]
    assert leader(when=window, who="any_player") == []


def test_a_leader_does_not_react_to_cards() -> None:
    assert leader(when="reaction_to_character_card") == [(("when",), "not-for-leaders")]
    assert card(when="reaction_to_character_card") == []


def test_an_event_names_the_defender_when_it_is_drawn() -> None:
    def event(**changes: Any) -> list[tuple[tuple[str | int, ...], str]]:
        return found("events", "stark-1", **{"when": "after_event_draw", "who": "challenger", **changes})

    choose = {"op": "choose_defender", "among": "all_but_challenger"}
    assert event(ops=[{**choose, "rule": {"most": "hand_size"}}]) == []
    assert event() == [(("ops",), "no-defender")]
    ops = [{**choose, "rule": {"house": "stark"}}]
    assert event(when="before_active_draw", ops=ops) == [
        (("when",), "not-for-events"),
        (("ops", 0, "op"), "not-in-window"),
    ]
    assert event(ops=[{**choose, "rule": {"house": "frey"}}]) == [(("ops", 0, "rule", "house"), "unknown-word")]
    assert event(ops=[{**choose, "rule": {"most": 1}}]) == [(("ops", 0, "rule", "most"), "wrong-type")]
    assert event(ops=[{**choose, "rule": {"least": "hand_size"}}]) == [(("ops", 0, "rule", "least"), "unknown-key")]


@pytest.mark.parametrize(
    ("who", "window"),
    [
        ("active_player", "after_event_draw"),
        ("participating_player", "before_active_draw"),
        ("supporting_player", "before_support_offer"),
        ("offering_player", "after_support"),
    ],
)
def test_a_user_must_exist_at_the_moment(who: str, window: str) -> None:
    assert leader(who=who, when=window) == [(("who",), "not-in-window")]


@pytest.mark.parametrize(
    ("window", "condition"),
    [
        ("before_cards_chosen", {"revealed_counts_as": ["self", "truce"]}),
        ("cards_chosen_facedown", {"ge": [{"value": {"revealed": "self"}}, 1]}),
        ("cards_chosen_facedown", {"ge": [{"cards_in": {"revealed": "self"}}, 1]}),
        ("after_cards_revealed", {"ge": [{"cards_in": {"facedown": "self"}}, 1]}),
        ("reaction_to_character_card", {"revealed_counts_as": ["self", "truce"]}),
        ("after_cards_revealed", {"outcome_is": "truce"}),
        ("after_cards_revealed", {"ge": [{"total": "my_side"}, 1]}),
        ("during_totals", {"side_won": "self"}),
        ("during_totals", {"ge": [{"count": "losing_players"}, 1]}),
        ("before_negotiation", "deal_reached"),
    ],
)
def test_words_wait_for_their_time(window: str, condition: object) -> None:
    assert [what for _, what in card(when=window, **{"if": condition})] == ["not-in-window"]


@pytest.mark.parametrize("window", ["before_cards_chosen", "cards_chosen_facedown"])
def test_facedown_cards_exist_before_the_reveal(window: str) -> None:
    ops = [{"op": "look", "viewer": "self", "zone": {"facedown": "opp_active"}, "amount": "all", "pick": "all"}]
    assert card(when=window, ops=ops) == []


def test_a_delayed_op_knows_what_is_known_then() -> None:
    add = {"op": "add_value", "side": "my_side", "amount": {"value": {"revealed": "my_active"}}}
    early = card(when="before_cards_chosen", ops=[add])
    assert early == [(("ops", 0, "amount", "value"), "not-in-window")]
    assert card(when="before_cards_chosen", ops=[{"op": "delay", "until": "cards_revealed", "do": [add]}]) == []


def test_nobody_waits_for_what_is_over() -> None:
    late = [{"op": "delay", "until": "talks_end", "do": [DRAW]}]
    assert card(when="after_penalties", ops=late) == [(("ops", 0, "until"), "past")]
    assert card(when="before_negotiation", ops=late) == []
    replaced = [{"op": "replace_step", "who": "self", "step": "active_draw", "with": [DRAW]}]
    assert card(ops=replaced) == [(("ops", 0, "step"), "past")]


@pytest.mark.parametrize(
    ("window", "op"),
    [
        ("during_totals", {"op": "redraw_event"}),
        ("during_totals", {"op": "rechoose_facedown", "who": "self"}),
        ("during_totals", {"op": "change_winner", "to": "my_side"}),
        ("rewards", {"op": "add_value", "side": "my_side", "amount": 1}),
        ("rewards", {"op": "mark_talks_successful"}),
        ("during_totals", {"op": "change_outcome", "to": "truce", "locked": True}),
    ],
)
def test_ops_stand_where_they_do_something(window: str, op: dict[str, Any]) -> None:
    assert card(when=window, ops=[op]) == [(("ops", 0, "op"), "not-in-window")]


# ---------------------------------------------------------------- words that need something around them

SELECTORS: dict[str, Any] = {
    "none": "none",
    "fixed": {"player": "opp_active"},
    "player": PICK,
    "players": {"each_player": {"from": "others"}},
    "some": {"up_to_players": {"n": 2, "from": "others"}},
    "character": {"one_character": {"from": "all_living"}},
    "strongest": {"strongest_character": {"from": "all_living"}},
    "card": {"one_card": {"from": {"played": "self"}}},
}


@pytest.mark.parametrize(
    ("op", "setting"),
    [
        ({**DRAW, "who": "target"}, {"player", "character", "strongest", "card"}),
        ({**DRAW, "who": "targets"}, {"players", "some"}),
        ({"op": "remove_power", "from": "target_char", "amount": 1}, {"character", "strongest"}),
        ({"op": "return_card", "card": "target_card", "to": {"hand": "self"}}, {"card"}),
    ],
)
@pytest.mark.parametrize("selector", SELECTORS)
def test_what_is_picked_is_known_to_the_ops(op: dict[str, Any], setting: set[str], selector: str) -> None:
    problems = card(targets=SELECTORS[selector], ops=[op])
    assert [what for _, what in problems] == ([] if selector in setting else ["no-context"])


def test_what_is_picked_is_not_known_before() -> None:
    assert card(targets=PICK, **{"if": {"is_active": "target"}}) == [(("if", "is_active"), "no-context")]
    where = {"one_player": {"from": "others", "where": {"is_active": "target"}}}
    assert card(targets=where) == [(("targets", "one_player", "where", "is_active"), "no-context")]


def test_each_exists_inside_for_each() -> None:
    draw = {**DRAW, "who": "each"}
    assert card(ops=[{"op": "for_each", "in": "my_side", "do": [draw]}]) == []
    assert card(ops=[{"op": "for_each", "in": "my_side", "where": {"is_active": "it"}, "do": [draw]}]) == []
    assert card(ops=[{"op": "for_each", "in": "my_side", "do": [DRAW]}, draw]) == [(("ops", 1, "who"), "no-context")]


@pytest.mark.parametrize(
    ("selector", "word", "good"),
    [
        ("one_player", "it", True),
        ("one_player", "it_owner", False),
        ("one_character", "it_owner", True),
        ("one_character", "it", False),
        ("one_card", "it_owner", True),
        ("one_card", "it", False),
    ],
)
def test_the_candidate_is_named_by_its_kind(selector: str, word: str, good: bool) -> None:
    place = {"one_player": "others", "one_character": "all_living", "one_card": {"played": "self"}}[selector]
    problems = card(targets={selector: {"from": place, "where": {"is_active": word}}})
    assert [what for _, what in problems] == ([] if good else ["no-context"])


def test_there_is_no_candidate_outside_where() -> None:
    assert card(**{"if": {"is_active": "it"}}) == [(("if", "is_active"), "no-context")]
    assert card(ops=[{**DRAW, "who": "it_owner"}]) == [(("ops", 0, "who"), "no-context")]
    where = {"one_player": {"from": "others", "where": {"ge": [{"value": "it"}, 1]}}}
    assert card(targets=where) == [(("targets", "one_player", "where", "ge", 0, "value"), "no-context")]


def test_the_offerer_exists_before_an_offer() -> None:
    ops = [{**DRAW, "who": "offerer"}]
    assert leader(when="before_support_offer", who="active_player", ops=ops) == []
    assert leader(when="after_support", who="active_player", ops=ops) == [(("ops", 0, "who"), "no-context")]


def test_the_card_answered_exists_in_a_reaction() -> None:
    cancel = {"ops": [{"op": "cancel", "card": "trigger_card"}], "if": {"trigger_player_in": "others"}}
    assert card(when="reaction_to_character_card", **cancel) == []
    assert card(**cancel) == [(("if",), "no-context"), (("ops", 0, "card"), "no-context")]


@pytest.mark.parametrize(
    "condition",
    [
        {"is_active": "my_active"},
        {"is_active": "opp_active"},
        {"ge": [{"count": "my_side"}, 1]},
        {"ge": [{"count": "opposing_side"}, 1]},
        {"on_side": ["self", "opposing_side"]},
        {"alive": {"part": "self"}},
    ],
)
def test_a_side_needs_a_user_who_has_one(condition: object) -> None:
    changes = {"when": "after_support", "if": condition}
    assert [what for _, what in leader(who="any_player", **changes)] == ["no-context"]
    assert leader(who="active_player", **changes) == []


def test_what_is_revealed_or_looked_at_is_known_afterwards() -> None:
    reveal = {"op": "reveal", "who": "self", "zone": {"deck": "self"}, "amount": 1}
    take = {"op": "return_card", "card": "revealed_top", "to": {"hand": "self"}}
    assert card(ops=[reveal, take]) == []
    assert card(ops=[take, reveal]) == [(("ops", 0, "card"), "no-context")]
    maybe = {"op": "if", "cond": "always", "then": [reveal]}
    assert card(ops=[maybe, take]) == [(("ops", 1, "card"), "no-context")]
    look = {"op": "look", "viewer": "self", "zone": {"deck": "self"}, "amount": 2, "pick": "top"}
    keep = {"op": "return_card", "card": {"looked": "chosen"}, "to": {"hand": "self"}}
    assert card(ops=[look, keep]) == []
    assert card(ops=[keep]) == [(("ops", 0, "card"), "no-context")]


def test_nothing_is_chosen_while_it_is_decided_whether_a_card_can_be_played() -> None:
    for card_word in ({"chosen": {"hand": "self"}}, {"random": {"hand": "self"}}):
        assert [what for _, what in card(**{"if": {"ge": [{"value": card_word}, 1]}})] == ["unknown-word"]
    assert card(**{"if": {"ge": [{"range": [1, 2]}, 1]}}) == [(("if", "ge", 0), "unknown-word")]


# ---------------------------------------------------------------- secrets

TRUCE = {"type": "truce"}


def test_a_condition_asks_about_no_hand_but_the_users() -> None:
    assert card(**{"if": {"hand_has": ["self", TRUCE]}}) == []
    assert card(**{"if": {"hand_has": ["opp_active", TRUCE]}}) == [(("if", "hand_has"), "private")]
    where = {"one_player": {"from": "others", "where": {"hand_has": ["it", TRUCE]}}}
    assert card(targets=where) == [(("targets", "one_player", "where", "hand_has"), "private")]


def test_a_condition_does_not_tell_what_a_hand_lacks() -> None:
    assert card(**{"if": {"not": {"hand_has": ["self", TRUCE]}}}) == [(("if", "not", "hand_has"), "private-not")]
    deep = {"all": [{"not": {"any": ["always", {"hand_has": ["self", TRUCE]}]}}]}
    assert [what for _, what in card(**{"if": deep})] == ["private-not"]


def test_an_op_may_ask_about_any_hand() -> None:
    asks = {"op": "if", "cond": {"not": {"hand_has": ["opp_active", TRUCE]}}, "then": [DRAW]}
    assert card(ops=[asks]) == []


def test_an_option_depends_on_no_hand_but_the_choosers() -> None:
    def choosing(player: str) -> list[dict[str, Any]]:
        shown = {"id": "a", "if": {"hand_has": [player, TRUCE]}, "ops": [DRAW]}
        return [{"op": "choose", "by": "opp_active", "options": [shown, {"id": "b", "ops": [DRAW]}]}]

    assert card(ops=choosing("opp_active")) == []
    assert card(ops=choosing("self")) == [(("ops", 0, "options", 0, "if", "hand_has"), "private")]


# ---------------------------------------------------------------- ops inside ops


@pytest.mark.parametrize(
    ("options", "path", "what"),
    [
        ([], (), "empty-options"),
        ({}, (), "wrong-type"),
        (["a"], (0,), "wrong-type"),
        ([{"id": "a"}], (0,), "missing-key"),
        ([{"ops": [DRAW]}], (0,), "missing-key"),
        ([{"id": 1, "ops": [DRAW]}], (0, "id"), "wrong-type"),
        ([{"id": "a", "ops": []}], (0, "ops"), "empty-ops"),
        ([{"id": "a", "ops": [DRAW], "cost": True}], (0, "cost"), "unknown-key"),
        ([{"id": "a", "ops": [DRAW]}, {"id": "a", "ops": [DRAW]}], (1, "id"), "duplicate"),
    ],
)
def test_faults_of_options(options: object, path: tuple[str | int, ...], what: str) -> None:
    ops = [{"op": "choose", "by": "self", "options": options}]
    assert card(ops=ops) == [(("ops", 0, "options", *path), what)]


def test_an_answer_need_not_have_consequences() -> None:
    assert card(ops=[{"op": "ask", "who": "opp_active", "agreed": [DRAW], "refused": []}]) == []
    assert card(ops=[{"op": "together", "do": []}]) == [(("ops", 0, "do"), "empty-ops")]


def test_faults_inside_nested_ops_have_their_place() -> None:
    ops = [{"op": "if", "cond": "always", "then": [DRAW], "else": [{"op": "together", "do": [{**DRAW, "amount": -1}]}]}]
    assert card(ops=ops) == [(("ops", 0, "else", 0, "do", 0, "amount"), "negative")]
