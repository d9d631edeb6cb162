"""The story of a game in numbers: equal to the states it is told of, for each game, and closed before the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from server.running import Client, running
from server.support import GAMES
from server.test_replays import begun, choose, record_of
from throneroom.core.game import seat_code
from throneroom.core.measures import Tally
from throneroom.core.seats import SPECTATOR
from throneroom.i18n import LANGUAGES
from throneroom.server.chronicle import chronicle
from throneroom.server.reels import ALL_CODE, Reel
from throneroom.server.turning import FEW, turning_points
from throneroom.server.uploads import verified
from throneroom.telling import Teller

FIGHTS = 5
"""Moments of fights that are counted again."""


def reel_of(game_id: str, most: int = 10_000) -> Reel:
    found = verified(record_of(game_id, most))
    return Reel(found.game, found.players, found.options, found.actions)


@pytest.mark.parametrize("game_id", GAMES)
def test_the_story_has_the_numbers_of_the_states_in_which_rounds_ended(game_id: str) -> None:
    reel = reel_of(game_id)
    story = chronicle(reel)
    assert story.rounds == list(range(len(story.plies)))
    assert story.plies[-1] == reel.plies
    told = [ply for ply, _ in reel.rounds]
    assert story.plies[:-1] in (told, [0, *told])
    for measure in reel.game.measures:
        if not isinstance(measure, Tally):
            for i, ply in enumerate(story.plies):
                values = measure.values(reel.state(ply))
                assert [line[i] for line in story.series[measure.id].values()] == list(values)


@pytest.mark.parametrize("game_id", GAMES)
def test_the_first_measure_ends_with_the_scores(game_id: str) -> None:
    reel = reel_of(game_id)
    assert reel.outcome is not None
    first = chronicle(reel).series[reel.game.measures[0].id]
    assert tuple(line[-1] for line in first.values()) == reel.outcome.scores


@pytest.mark.parametrize("game_id", GAMES)
def test_a_count_never_falls_and_every_mark_is_told_at_its_ply(game_id: str) -> None:
    reel = reel_of(game_id)
    story = chronicle(reel)
    for tally in [measure for measure in reel.game.measures if isinstance(measure, Tally)]:
        marks = [mark for mark in story.marks if mark.measure == tally.id]
        counts = Counter(mark.seat for mark in marks)
        for code, line in story.series[tally.id].items():
            assert line == sorted(line) and line[-1] == counts[code]
            seen = [sum(mark.seat == code and mark.ply <= ply for mark in marks) for ply in story.plies[1:-1]]
            assert all(abs(a - b) <= 1 for a, b in zip(line[1:-1], seen, strict=True))  # the ply that begins a round
        assert marks, "a random game has none of these"


@pytest.mark.parametrize("game_id", GAMES)
def test_turning_points_are_few_and_as_the_states_say_and_the_last_taking_of_the_lead_is_one(game_id: str) -> None:
    reel = reel_of(game_id)
    measure = reel.game.measures[0]
    assert not isinstance(measure, Tally)
    points = turning_points(reel)
    assert 0 < len(points) <= FEW and sorted(points, key=lambda point: point.ply) == points
    for point in points:
        before, after = (measure.values(reel.state(ply)) for ply in (point.ply - 1, point.ply))
        seat = reel.seats.index(point.seat)
        assert (before[seat], after[seat]) == (point.before, point.after)
        if point.kind == "lead":
            assert [value >= after[seat] for value in after].count(True) == 1
        else:
            assert (after[seat] > before[seat]) == (point.kind == "won")
        events = [event.id for ply, _, told in reel.walk() if ply == point.ply for event in told]
        assert point.event.id in events
    alone = [(ply, set_of_leaders(measure.values(reel.state(ply)))) for ply in range(reel.plies + 1)]
    led = [(ply, leaders) for ply, leaders in alone if len(leaders) == 1]
    last = next(ply for ply, leaders in reversed(led) if leaders != led[-1][1])
    taken = next(ply for ply, _ in led if ply > last)
    assert (taken, "lead") in [(point.ply, point.kind) for point in points]


def set_of_leaders(values: Sequence[int]) -> set[int]:
    return {seat for seat, value in enumerate(values) if value == max(values)}


def test_fights_of_westeros_count_for_whom_the_log_names() -> None:
    reel = reel_of("westeros")
    told = [(ply, event) for ply, _, events in reel.walk() for event in events]
    won = [(ply, event.facts["seat"]) for ply, event in told if event.id in ("fight-won", "fight-tied")]
    assert [(mark.ply, mark.seat) for mark in chronicle(reel).marks] == won


def test_an_encounter_of_the_iron_throne_counts_for_the_side_that_won_in_the_end() -> None:
    reel = reel_of("iron-throne")
    marks = {mark.ply: mark.seat for mark in chronicle(reel).marks}
    checked = 0
    for ply, s, events in reel.walk():
        t = s.table
        if ply in marks and not any(event.id == "round" for event in events) and t.winner >= 0:
            active = t.challenger if t.winner == 0 else t.defender
            assert marks[ply] == seat_code(reel.game, active)
            checked += 1
    assert checked


def test_a_game_given_up_before_its_first_round_has_a_story_too() -> None:
    reel = reel_of("iron-throne", most=2)
    story = chronicle(reel)
    assert (story.rounds, story.plies) == ([0, 1], [0, 2])
    assert all(len(line) == 2 for series in story.series.values() for line in series.values())


def test_a_fight_of_westeros_stands_as_its_seats_could_count_it_then() -> None:
    reel = reel_of("westeros")
    teller = Teller("en", reel.game, reel.options)
    assert reel.game.what_if is not None
    counted = 0
    for ply, s, _ in reel.walk():
        fight = reel.game.view_json(reel.game.view(s, SPECTATOR))["combat"]
        if fight and not fight["winner"] and counted < FIGHTS:
            for code, seat in reel.viewpoints.items():
                wanted = reel.game.what_if(reel.game.view(s, SPECTATOR if code == ALL_CODE else seat), {})
                assert totals(reel.fight(ply, seat, teller)) == totals(wanted)
            counted += 1
    assert counted == FIGHTS


def totals(fight: dict[str, Any]) -> list[int]:
    return [fight[side]["total"] for side in ("attacker", "defender")]


# ---------------------------------------------------------------- over the wire


@pytest.fixture
def ann(database: str) -> Any:
    with running(database) as address:
        yield Client(address, "Ann")


@pytest.mark.parametrize("game_id", GAMES)
def test_the_story_is_told_in_every_language_with_what_decided_the_end(ann: Client, game_id: str) -> None:
    id = ann.post("/api/replays", {"text": record_of(game_id)}, 201)["id"]
    told = {lang: ann.get(f"/api/replays/{id}/story", lang=lang) for lang in LANGUAGES}
    english = told["en"]
    assert {m["kind"] for m in english["measures"]} <= {"level", "place", "count"}
    for story in told.values():
        assert [m["series"] for m in story["measures"]] == [m["series"] for m in english["measures"]]
        assert all(term["text"] and term["rule"] for term in story["end"]["terms"])
        assert all(rule["text"] for rule in story["end"]["rules"])
        assert all(point["text"] for point in story["turning_points"])
    for titles in zip(*[[m["title"] for m in story["measures"]] for story in told.values()], strict=True):
        assert len(set(titles)) == len(LANGUAGES)


@pytest.mark.parametrize("game_id", GAMES)
def test_the_log_tells_what_the_moments_tell(ann: Client, game_id: str) -> None:
    id = ann.post("/api/replays", {"text": record_of(game_id)}, 201)["id"]
    for viewpoint in ("spectator", ann.get(f"/api/replays/{id}")["viewpoints"][0]):
        asked = {"from": 7, "to": 25, "viewpoint": viewpoint}
        moments = ann.get(f"/api/replays/{id}/moments", **asked)["moments"]
        log = ann.get(f"/api/replays/{id}/log", **asked)
        wanted = [(m["ply"], e["event"], e["text"]) for m in moments for e in m["events"]]
        assert [(e["ply"], e["event"], e["text"]) for e in log["events"]] == wanted
        for event in log["events"]:
            assert [term["amount"] for term in event["terms"]] == [term["amount"] for term in event["event"]["terms"]]
    assert ann.get(f"/api/replays/{id}/log", **{"from": 10**9})["events"] is not None


def test_nothing_is_told_while_a_match_is_played(ann: Client) -> None:
    id = begun(ann)
    for what in ("log", "fight", "story"):
        ann.get(f"/api/replays/{id}/{what}", status=404)


def test_only_a_moment_with_a_fight_tells_how_it_stood(ann: Client) -> None:
    for game_id, status in (("westeros", 422), ("bloody-throne", 404)):
        id = ann.post("/api/replays", {"text": record_of(game_id)}, 201)["id"]
        ann.get(f"/api/replays/{id}/fight", status)


def test_what_a_match_told_is_found_in_its_replay_although_something_was_taken_back(ann: Client) -> None:
    id = begun(ann)
    choose(ann, id, "red")
    ann.post(f"/api/matches/{id}/undo", seat="red")
    choose(ann, id, "red")
    choose(ann, id, "blu")
    lines = ann.get(f"/api/matches/{id}/view", since=0, seat="red")["events"]
    told = [line for line in lines if line["event"]["event"] != "taken-back"]
    assert len(told) == len(lines) - 1
    ann.post(f"/api/matches/{id}/end", {"wants": True})
    undone = ann.get(f"/api/replays/{id}")["undone"]
    assert len(undone) == 2
    log = ann.get(f"/api/replays/{id}/log", viewpoint="red")["events"]
    moved = [(row["ply"] + 1 - sum(ply < row["ply"] for ply in undone), row["text"]) for row in told]
    assert [(row["ply"], row["text"]) for row in log] == moved
