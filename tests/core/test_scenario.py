"""The scenario runner: it notes what does not hold, and says clearly what makes no sense."""

from __future__ import annotations

import copy
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from contract.messages import refusals
from throneroom.core.claims import CLAIMS
from throneroom.core.flow import SCRIPTS
from throneroom.core.game import all_rules, apply, games, settled
from throneroom.core.notation import read_action
from throneroom.core.scenario import FILE_KEYS, KEYS, BadScenario, Report, last_position, read_scenarios, run_scenario
from throneroom.games.westeros.outcome import TIDES_RULE

GAME = "bloody-throne"

SOLDIER = """
name: A Soldier strikes
rules: [BT-SOLDIER-01]
given: {row: "red:(heir)+1 blu:soldier grn:lord red:(spy)", now: hit 2, totals: red 1 blu 1 grn 1}
when: [blu hit 3]
then:
  has: {row: "red:(heir)+1 blu:soldier red:(spy)", piles: grn:lord}
  points: {blu: 2}
  asks: {seat: red, what: face, options: [leave, reveal], has: [leave], lacks: [], rules: [BT-RESOLVE-03]}
  idle: [blu]
  default: {red: leave}
  allows: [red leave]
  refuses: [{move: blu leave, rule: CORE-NOT-AWAITED, facts: {seat: blu}}]
  events:
    - {event: eliminated, facts: {card: lord}, rules: [BT-ELIM-01]}
    - {event: gained, terms: [{amount: 1}]}
    - {not: stole}
  story: [eliminated, gained]
  sees: {spectator: {row: [{}, {}, {cards: [{card: null}]}], players: {red: {points: 1}}}}
  over: false
"""

START = """
name: Chance and placing
rules: [BT-PLACE-08]
players: 4
options: {start: red, direction: right-to-left}
given: start
when: ["* aside red archer heir lord", red place spy first]
then:
  asks: [{seat: blu, what: place, after: place heir, has: [first], lacks: [on 1]}]
  sees: {red: {direction: right-to-left}}
"""

OVER = """
name: The end
given: "totals: red 1 blu 2 grn 2; round: 6; now: over"
then: {over: {winners: [blu, grn], scores: {red: 1}}, asks: nobody}
"""

SETUP = """
name: Too few
players: 2
then: {refuses: {setup: BT-COMP-05, facts: {players: 2}}}
"""

SOUND = [SOLDIER, START, OVER, SETUP]


def run(text: str, **changes: Any) -> Report:
    return run_scenario({**yaml.safe_load(text), **changes}, GAME)


def then(text: str, **claims: Any) -> Report:
    """The same scenario with other claims."""
    return run(text, then=claims)


def differences(report: Report) -> str:
    return "\n".join(" | ".join(row) for row in report.differences)


# ---------------------------------------------------------------- it holds, or it does not


@pytest.mark.parametrize("text", SOUND)
def test_what_is_true_passes(text: str) -> None:
    report = run(text)
    assert report.passed, differences(report)


@pytest.mark.parametrize(
    ("claims", "said"),
    [
        ({"has": {"row": "red:(heir)+2 blu:soldier red:(spy)"}}, "has row | red:(heir)+2"),
        ({"has": "totals: red 1 blu 1 grn 1"}, "has totals | red 1 blu 1 grn 1 | red 1 blu 2 grn 1"),
        ({"has": {"row": "red:(heir)@2+1 blu:soldier@1 red:(spy)@1"}}, "has row"),
        ({"points": {"blu": 3}}, "points blu | 3 | 2"),
        ({"asks": "nobody"}, "asks | nobody | red: face"),
        ({"asks": {"seat": "blu"}}, "asks blu | something | red: face"),
        ({"asks": {"seat": "red", "what": "hit"}}, "asks red | hit | red: face"),
        ({"asks": {"seat": "red", "options": ["leave"]}}, "asks red options | leave | leave; reveal"),
        ({"asks": {"seat": "red", "has": ["hit 1"]}}, "asks red has | hit 1"),
        ({"asks": {"seat": "red", "lacks": ["reveal"]}}, "asks red lacks | not reveal"),
        ({"asks": {"seat": "red", "rules": ["BT-END-01"]}}, "asks red rules | BT-END-01"),
        ({"idle": "red"}, "idle red | asked nothing | red: face"),
        ({"default": {"red": "reveal"}}, "default red | reveal | leave"),
        ({"default": {"blu": "leave"}}, "default blu | leave | not asked"),
        ({"allows": "blu leave"}, "allows blu leave | allowed | refused: CORE-NOT-AWAITED (seat=blu)"),
        ({"refuses": {"move": "red leave", "rule": "BT-END-01"}}, "refused: BT-END-01 | allowed"),
        ({"refuses": {"move": "blu leave", "rule": "BT-END-01"}}, "refused: CORE-NOT-AWAITED"),
        ({"refuses": {"move": "blu leave", "rule": "CORE-NOT-AWAITED", "facts": {"seat": "red"}}}, "red | blu"),
        ({"refuses": {"setup": "BT-COMP-05"}}, "refuses setup | refused: BT-COMP-05 | allowed"),
        ({"events": ["gained", "eliminated"]}, "events eliminated"),
        ({"events": [{"event": "gained", "facts": {"amount": 2}}]}, "amount=1"),
        ({"events": [{"event": "gained", "rules": ["BT-END-01"]}]}, "by BT-ELIM-01"),
        ({"events": [{"event": "gained", "terms": []}]}, "1 elimination (BT-ELIM-01)"),
        ({"events": {"not": "gained"}}, "events not gained | never told"),
        ({"story": ["eliminated"]}, "story | eliminated | eliminated, gained"),
        ({"sees": {"red": {"row": []}}}, "sees red.row"),
        ({"sees": {"red": {"players": {"red": {"points": 9}}}}}, "sees red.players.red.points | 9 | 1"),
        ({"sees": {"blu": {"row": [{"cards": [{"card": "heir"}]}, {}, {}]}}}, "row[1].cards[1].card | heir | None"),
        ({"sees": {"red": {"wealth": 1}}}, "sees red.wealth | 1 | (nothing)"),
        ({"over": True}, "over | True | False"),
        ({"over": {"winners": ["red"]}}, "still going"),
    ],
)  # fmt: skip
def test_what_is_not_true_is_shown_with_both_sides(claims: dict[str, Any], said: str) -> None:
    report = then(SOLDIER, **claims)
    assert not report.passed
    assert said in differences(report)


def test_a_refused_move_ends_the_story() -> None:
    report = run(SOLDIER, when=["blu hit 4", "red leave"])
    assert report.differences == [("when blu hit 4", "allowed", "refused: BT-SOLDIER-01 (place=4)")]


def test_another_refusal_of_the_setup_is_a_difference() -> None:
    report = then(SETUP, refuses={"setup": "BT-END-01", "facts": {"players": 3}})
    assert "BT-COMP-05" in differences(report)
    assert "3 | 2" in differences(report)


def test_events_are_in_order_for_each_viewer() -> None:
    seen = [{"event": "eliminated", "to": "red"}, {"event": "eliminated", "to": "blu"}, "gained"]
    assert then(SOLDIER, events=seen).passed


def test_whole_choices_and_next_words_can_both_be_listed() -> None:
    given = {"row": "blu:(spy)", "now": "place red", "round": "6", "piles": "red:archer,soldier,spy,heir,lord"}
    data = {"name": "x", "given": given}
    small = {"seat": "red", "options": ["place shapeshifter", "place assassination"]}
    whole = {"seat": "red", "options": [f"{card} {spot}" for card in small["options"] for spot in ("first", "last")]}
    for asks in (small, whole):
        assert run_scenario({**data, "then": {"asks": asks}}, GAME).passed
    after = {"seat": "red", "after": "place spy", "options": ["first", "last"]}
    report = run_scenario({**data, "then": {"asks": after}}, GAME)
    assert "after | place spy is offered | place shapeshifter; place assassination" in differences(report)


def test_chance_that_is_not_fixed_takes_its_default_and_stays_open_if_asked_about() -> None:
    dealt = run_scenario({"name": "x", "then": {"has": {"starter": "red", "round": 1}}}, GAME)
    assert dealt.passed, differences(dealt)
    still = run_scenario({"name": "x", "then": {"asks": {"seat": "*", "what": "starter"}}}, GAME)
    assert still.passed, differences(still)


# ---------------------------------------------------------------- it makes no sense


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"thn": 1}, "A Soldier strikes: form: unknown key 'thn'"),
        ({"then": None}, "A Soldier strikes: then: must be a mapping, not None"),
        ({"then": {}}, "then: claims nothing"),
        ({"then": {"haz": 1}}, "then: unknown key 'haz'"),
        ({"game": "chess"}, "game: CORE-GAME"),
        ({"rules": ["BT-SOLDIER-99"]}, "rules: BT-SOLDIER-99 is not in the ledger of bloody-throne"),
        ({"players": "three"}, "players: must be a number, not 'three'"),
        ({"players": 7}, "given: refused: BT-COMP-05"),
        ({"options": ["start"]}, "options: must be a mapping"),
        ({"options": {"pace": "fast"}}, "given: refused: CORE-OPTION"),
        ({"given": 3}, "given: must be a mapping, not 3"),
        ({"given": "red to move"}, "given: refused: CORE-POSITION"),
        ({"given": {"rows": ""}}, "given: refused: CORE-POSITION (section=section, text=rows)"),
        ({"given": {"row": ["red:spy"]}}, "given row: must be words"),
        ({"when": [{"red": "leave"}]}, "when: a move is words like `red leave`, not {'red': 'leave'}"),
        ({"then": {"has": {"hand": ""}}}, "has: no section 'hand'; there are round, starter"),
        ({"then": {"points": {"yel": 1}}}, "points: no seat 'yel' at this table; there are red, blu, grn"),
        ({"then": {"points": {"spectator": 1}}}, "points: spectator is not a player"),
        ({"then": {"asks": {"what": "face"}}}, "asks: seat is missing"),
        ({"then": {"asks": "red"}}, "asks: must be a mapping, not 'red'"),
        ({"then": {"asks": {"seat": "red", "after": "hit 1"}}}, "asks red: after: 'hit 1' cannot be chosen there"),
        ({"then": {"asks": {"seat": "red", "lacks": ["pass"]}}}, "lacks: 'pass' can never be chosen there"),
        ({"then": {"default": {"red": "pass"}}}, "default red: CORE-NOT-UNDERSTOOD"),
        ({"then": {"refuses": "red leave"}}, "refuses: must be a mapping"),
        ({"then": {"refuses": {"move": "red leave"}}}, "needs a move and the rule that refuses it"),
        ({"then": {"events": ["slept"]}}, "events: no event 'slept'; there are starter"),
        ({"then": {"events": [{"not": "slept"}]}}, "events: no event 'slept'"),
        ({"then": {"events": [{"facts": {}}]}}, "needs either event or not"),
        ({"then": {"story": ["slept"]}}, "story: no event 'slept'"),
        ({"then": {"sees": {"yel": {}}}}, "sees: no seat 'yel' at this table"),
        ({"then": {"over": "red"}}, "over: must be a mapping"),
    ],
)  # fmt: skip
def test_a_malformed_scenario_is_named_with_what_is_wrong(changes: dict[str, Any], said: str) -> None:
    with pytest.raises(BadScenario) as caught:
        run(SOLDIER, **changes)
    assert str(caught.value).startswith("A Soldier strikes: ")
    assert said in str(caught.value)


def test_a_scenario_without_a_game_is_malformed() -> None:
    with pytest.raises(BadScenario, match="neither the scenario nor its file names one"):
        run_scenario(yaml.safe_load(SOLDIER))


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (None, "file: top level: must be a mapping"),
        ([], "file: top level: must be a mapping"),
        ({}, "file: game: must be the id of a game"),
        ({"game": GAME}, "file: scenarios: must be a list"),
        ({"game": GAME, "scenarios": {}}, "file: scenarios: must be a list"),
        ({"game": GAME, "scenarios": [], "players": 3}, "file: top level: unknown key 'players'"),
        ({"game": GAME, "scenarios": ["x"]}, "scenario 1: form: must be a mapping, not 'x'"),
        ({"game": GAME, "scenarios": [{"name": "a"}, {}]}, "scenario 2: name: must be a sentence"),
        ({"game": GAME, "scenarios": [{"name": "a"}, {"name": "a"}]}, "a: name: another scenario"),
    ],
)
def test_a_malformed_file_is_named_with_what_is_wrong(data: object, said: str) -> None:
    with pytest.raises(BadScenario) as caught:
        read_scenarios(data)
    assert said in str(caught.value)


def test_scenarios_of_a_file_get_its_game() -> None:
    one, two = read_scenarios({"game": GAME, "scenarios": [{"name": "a"}, {"name": "b", "game": "other"}]})
    assert (one["game"], two["game"]) == (GAME, "other")


JUNK: list[Any] = [None, True, 3, -1, 2.5, "", "x", "*", "red", [], ["x"], [[]], [None], {}, {"x": 1}, {1: {}}]


def twisted(data: Any) -> Iterator[Any]:
    """The data with every one of its parts replaced by every kind of junk, one at a time."""
    yield from JUNK
    if isinstance(data, dict | list):
        for key in data if isinstance(data, dict) else range(len(data)):
            for part in twisted(data[key]):
                whole = copy.copy(data)
                whole[key] = part
                yield whole


@pytest.mark.parametrize("text", SOUND)
def test_no_malformed_scenario_is_a_traceback(text: str) -> None:
    tried = 0
    for data in twisted(yaml.safe_load(text)):
        tried += 1
        try:
            run_scenario(data, GAME)
        except BadScenario as complaint:
            assert ": " in str(complaint)
    assert tried > 100


# ---------------------------------------------------------------- the documentation


def documented() -> list[dict[str, Any]]:
    """Every scenario printed in docs/scenarios.md."""
    page = (Path(__file__).parents[2] / "docs" / "scenarios.md").read_text(encoding="utf-8")
    return [s for block in re.findall(r"```yaml\n(.*?)```", page, re.S) for s in read_scenarios(yaml.safe_load(block))]


@pytest.mark.parametrize("scenario", documented(), ids=lambda scenario: str(scenario["name"]))
def test_the_examples_of_the_documentation_hold(scenario: dict[str, Any]) -> None:
    report = run_scenario(scenario)
    assert report.passed, differences(report)


def part_of(title: str, heading: str) -> str:
    """One heading of the part of a game in docs/scenarios.md."""
    page = (Path(__file__).parents[2] / "docs" / "scenarios.md").read_text(encoding="utf-8")
    part = page.split(f"\n## {title}\n", 1)[1].split("\n## ", 1)[0]
    return part.split(f"\n### {heading}\n", 1)[1].split("\n### ", 1)[0]


def test_the_documentation_lists_refusals_events_frames_and_views_of_westeros() -> None:
    game = games()["westeros"]
    raised = {id for id in refusals("games/westeros") if id.startswith("WS-")}
    listed = set(re.findall(r"`(WS-[A-Z0-9-]+)`", part_of("Westeros", "Refusals")))
    assert raised - listed == set()
    assert listed <= {rule.id for rule in all_rules(game)}
    assert tuple(re.findall(r"^\| `([a-z-]+)` \|", part_of("Westeros", "Events"), re.M)) == game.events
    scripts = re.findall(r"^\| `(westeros[a-z.-]+)` \| (.*) \| (.*) \|$", part_of("Westeros", "Exact frames"), re.M)
    assert {
        name: (re.findall(r"`(.*?)`", fields), re.findall(r"`(.*?)`", steps)) for name, fields, steps in scripts
    } == {
        script.name: (list(script.fields), [step.name for step in script.steps])
        for script in SCRIPTS
        if script.name.startswith("westeros.")
    }
    fight = {"units": "kings-landing:bar:1f kingswood:lan:2f", "orders": "kings-landing:march-0", "now": "march bar"}
    s = game.read_position(fight, 3, settled(game, 3, {}))
    apply(game, s, *read_action(game, s, "bar march kings-landing footman>kingswood no-token"))
    keys = set(re.findall(r"([a-z_-]+):", part_of("Westeros", "Views")))
    assert all_keys(game.view_json(game.view(s, 0))) - keys == set()


def strings_in(data: Any) -> Iterator[str]:
    """Every string in plain data, however deep."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict | list):
        for item in data.values() if isinstance(data, dict) else data:
            yield from strings_in(item)


def test_every_word_of_a_documented_move_of_westeros_is_played_in_a_scenario() -> None:
    """The scenarios are parsed and played, so what none of them writes may not be understood."""
    game = games()["westeros"]
    named = {id for ids in game.names.values() for id in ids}
    rows = re.findall(r"^\| (?:`[a-z]|chance).*? \| (.*?) \|", part_of("Westeros", "Moves"), re.M)
    texts = [text for row in rows for text in re.findall(r"`(.*?)`", row)]
    written = {word for text in texts for word in re.split(r"[ =>]", text)} - named
    written = {word for word in written if re.fullmatch(r"[a-z][a-z0-9-]+", word)}
    special = {"anywhere", "routed-knight", "lose-units", "no-defense", "stays"}
    assert special <= set(re.findall(r"[a-z-]+", part_of("Westeros", "Moves")))
    written |= special
    played = {
        word
        for file in Path(__file__).parents[1].glob("games/westeros/*.yaml")
        for text in strings_in(yaml.safe_load(file.read_text(encoding="utf-8")))
        if re.match(rf"(\*|{'|'.join(game.seats)}) ", text)
        for word in re.split(r"[ =>]", text)
    }
    assert written - played == set()


def all_keys(data: Any) -> set[str]:
    """The keys of plain data, however deep."""
    if isinstance(data, dict):
        return set(data).union(*[all_keys(value) for value in data.values()])
    return set().union(*[all_keys(item) for item in data]) if isinstance(data, list) else set()


@pytest.mark.parametrize(("given", "meant"), [(True, "on"), (False, "off"), ("on", "on")])
def test_what_yaml_makes_of_on_and_off_is_understood(given: object, meant: str) -> None:
    scenario = {"name": "tides", "options": {"tides": given}, "then": {"asks": {"seat": "bar", "what": "plan"}}}
    found = last_position(scenario, "westeros")
    assert run_scenario(scenario, "westeros").passed
    assert found is not None
    assert bool(found[1].table.rules & TIDES_RULE) == (meant == "on")


def test_the_order_of_words_in_a_section_of_westeros_does_not_matter_where_it_means_nothing() -> None:
    given = {"units": "winterfell:sta:1f karhold:sta:1k", "discards": "sta:robb-stark,eddard-stark", "now": "plan"}
    has = {
        "units": "karhold:sta:1k winterfell:sta:1f",
        "discards": "sta:eddard-stark,robb-stark",
        "power": "sta 5 bar 5 lan 5",
    }
    report = run_scenario({"name": "order", "given": given, "then": {"has": has}}, "westeros")
    assert report.passed, differences(report)
    wrong = {"throne": "sta lan bar"}
    assert not run_scenario({"name": "order", "given": given, "then": {"has": wrong}}, "westeros").passed


def test_the_documentation_names_every_key() -> None:
    page = (Path(__file__).parents[2] / "docs" / "scenarios.md").read_text(encoding="utf-8")
    assert [key for key in (*KEYS, *FILE_KEYS) if f"`{key}`" not in page] == []
    assert [key for key in CLAIMS if not re.search(rf"^### .*\b{key}\b", page, re.M)] == []
