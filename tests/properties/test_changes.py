"""What is shown step by step ends where the game stands, for every seat and at every moment it was away."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from properties.support import ALL_GAMES, dice_for, every_table_of, runs
from throneroom.core.changes import changed, changes
from throneroom.core.dice import Dice
from throneroom.core.events import seen_by
from throneroom.core.game import Game, games
from throneroom.core.seats import SPECTATOR, Seat
from throneroom.core.secrecy import sample
from throneroom.server.fold import Fold, new_fold
from throneroom.server.stills import MOST_AT_ONCE, Shelf

RUNS = 6
AWAY = 6
"""So many actions somebody misses at most."""


def view_of(fold: Fold, seat: Seat) -> Any:
    return json.loads(json.dumps(fold.game.view_json(fold.game.view(fold.state, seat))))


def go_on(fold: Fold, dice: Dice) -> Fold:
    """The match after one more action, played on a copy as a table does."""
    d = dice.pick(fold.state.pending)
    twin = fold.twin()
    twin.shelf = fold.shelf
    twin.take(d.seat, sample(fold.game.view(fold.state, d.seat), d, dice))
    return twin


def with_shelf(game: Game, players: int, seed: str, most: int = 100_000) -> Fold:
    fold = new_fold(game.id, players, {}, seed)
    fold.shelf = Shelf(most)
    fold.deal()
    return fold


@every_table_of(games())
def test_all_changes_in_order_give_the_view_as_it_is(game: Game, players: int) -> None:
    steps = 0
    for run in runs(RUNS, game, players):
        dice = dice_for("changes", game, players, run)
        fold = with_shelf(game, players, f"changes {run}")
        seats = [*range(players), SPECTATOR]
        shown = {seat: (fold.plies, view_of(fold, seat)) for seat in seats}
        while not fold.is_over:
            fold = go_on(fold, dice)
            for seat in seats:
                if dice.below(AWAY) and not fold.is_over:
                    continue  # looks again later
                since, view = shown[seat]
                found = fold.changes_since(since, seat)
                told = {ply: len(events) for ply, events in fold.events_since(since, seat)}
                if found is None:
                    assert sum(told.values()) > MOST_AT_ONCE
                    continue
                by_event, rest = json.loads(json.dumps([[*found[0].items()], found[1]]))
                assert {ply: len(each) for ply, each in by_event} == told
                for _, each in by_event:
                    for change in each:
                        view = changed(view, change)
                        steps += 1
                view = changed(view, rest)
                assert json.dumps(view, sort_keys=True) == json.dumps(view_of(fold, seat), sort_keys=True)
                shown[seat] = (fold.plies, view)
    assert steps


@pytest.mark.parametrize("id", games())
def test_what_was_taken_back_or_is_forgotten_is_not_shown_step_by_step(id: str) -> None:
    game = ALL_GAMES[id]
    fold = with_shelf(game, game.players[0], "seed", most=30)
    dice = Dice("forgotten")
    taken_back = 0
    while not fold.is_over:
        before, seat = fold.plies, fold.state.pending[0].seat
        fold = go_on(fold, dice)
        assert fold.shelf is not None
        assert fold.shelf.count <= fold.shelf.most or fold.changes_since(before, seat) is None
        ply = fold.undoable(seat)
        if ply is not None and taken_back < 5:
            fold.undo(seat, ply)
            taken_back += 1
            assert fold.changes_since(before, seat) is None
            assert fold.changes_since(fold.plies, seat) == ({}, [])
    assert taken_back
    assert fold.changes_since(0, SPECTATOR) is None


def test_nothing_is_kept_where_nobody_looks() -> None:
    fold = new_fold("bloody-throne", 3, {}, "seed")
    dice = Dice("nobody")
    for _ in range(10):
        fold = go_on(fold, dice)
    assert all(told.stills is None for told in fold.told)
    assert fold.changes_since(0, SPECTATOR) is None


def test_a_state_that_no_view_can_show_is_passed_over() -> None:
    fold = with_shelf(ALL_GAMES["bloody-throne"], 3, "seed")
    before = fold.plies
    fold = go_on(fold, Dice("broken"))
    stills = fold.told[-1].stills
    assert stills is not None
    stills.game = replace(stills.game, view_json=lambda view: 1 // 0)
    assert fold.changes_since(before, SPECTATOR) is None
    assert fold.changes_since(before, SPECTATOR) is None, "and stays so"


# ---------------------------------------------------------------- what is told is on the board

Data = Any
Claim = Callable[[Data, Data, Data], bool]
"""Whether the view after an event shows what its facts say; the view before it comes first."""


def of(things: Data, key: str, id: str) -> Data:
    return next((thing for thing in things if thing[key] == id), {})


def points(view: Data, seat: str) -> int:
    return int(of(view["players"], "seat", seat)["points"])


def gains(a: Data, b: Data, f: Data) -> bool:
    return points(b, f["seat"]) - points(a, f["seat"]) == f["amount"]


def top(view: Data, place: int) -> Data:
    return view["row"][place - 1]["cards"][-1]


def lies(a: Data, b: Data, f: Data) -> bool:
    return len(b["row"]) == len(a["row"]) + 1 and b["row"][f["place"] - 1]["owner"] == f["seat"]


def house(view: Data, seat: str) -> Data:
    return of(view["houses"], "seat", seat)


def on_character(view: Data, person: str) -> int:
    return sum([c["power"] for h in view["houses"] for c in h["characters"] if c["person"] == person])


def area(view: Data, id: str) -> Data:
    return of(view["areas"], "id", id) or {"order": None, "owner": None, "units": []}


def army(view: Data, id: str, unit: str) -> int:
    return sum([units["count"] for units in area(view, id)["units"] if units["unit"] == unit])


def richer(a: Data, b: Data, f: Data) -> bool:
    return house(b, f["seat"])["power"] - house(a, f["seat"])["power"] == f["amount"]


CLAIMS: dict[str, dict[str, Claim]] = {
    "bloody-throne": {
        "placed-alone": lies,
        "placed-first": lies,
        "placed-last": lies,
        "covered": lambda a, b, f: len(b["row"][f["place"] - 1]["cards"]) == len(a["row"][f["place"] - 1]["cards"]) + 1,
        "left": lambda a, b, f: top(b, f["place"])["points"] == f["points"],
        "revealed": lambda a, b, f: top(b, f["place"])["open"] and top(b, f["place"])["card"] == f["card"],
        "gained": gains,
        "collected": gains,
        "stole": lambda a, b, f: f["seat"] == f["victim_seat"] or gains(a, b, f),
        "eliminated": lambda a, b, f: of(b["players"], "seat", f["owner_seat"])["pile"][-1] == f["card"],
        "discarded": lambda a, b, f: of(b["players"], "seat", f["seat"])["pile"][-1] == f["card"],
        "round": lambda a, b, f: b["round"] == f["round"],
    },
    "iron-throne": {
        "power-from-leader-to-character": lambda a, b, f: (
            house(a, f["seat"])["leader_power"] - house(b, f["seat"])["leader_power"] == f["amount"]
            and on_character(b, f["goal_person"]) - on_character(a, f["goal_person"]) == f["amount"]
        ),
        "power-from-character-to-leader": lambda a, b, f: (
            on_character(a, f["person"]) - on_character(b, f["person"]) == f["amount"]
            and house(b, f["goal_seat"])["leader_power"] - house(a, f["goal_seat"])["leader_power"] == f["amount"]
        ),
        "power-from-leader-to-leader": lambda a, b, f: (
            house(b, f["goal_seat"])["leader_power"] - house(a, f["goal_seat"])["leader_power"] == f["amount"]
        ),
        "died": lambda a, b, f: (
            not next(c["alive"] for h in b["houses"] for c in h["characters"] if c["person"] == f["person"])
        ),
        "laid": lambda a, b, f: len([laid for laid in b["laid"] if laid]) > len([laid for laid in a["laid"] if laid]),
        "revealed": lambda a, b, f: all(laid["open"] for laid in b["laid"]),
        "upkeep": lambda a, b, f: b["laid"] == [None, None],
        "round": lambda a, b, f: b["round"] == f["round"],
    },
    "westeros": {
        "moved": lambda a, b, f: (
            area(b, f["to_area"])["owner"] == f["seat"] and army(b, f["to_area"], f["unit"]) >= f["number"]
        ),
        "march": lambda a, b, f: area(a, f["area"])["order"] is not None and area(b, f["area"])["order"] is None,
        "order-revealed": lambda a, b, f: area(b, f["area"])["order"] == f["order"],
        "westeros-revealed": lambda a, b, f: (
            f["westeros"] in b["westeros"] or f["westeros"].startswith("winter-is-coming")
        ),
        "crown-income": richer,
        "fight": lambda a, b, f: b["combat"]["area"] == f["area"],
        "token-left": lambda a, b, f: area(b, f["area"])["token"] == f["seat"],
        "captured": lambda a, b, f: area(b, f["area"])["owner"] == f["seat"],
        "card-revealed": lambda a, b, f: f["card"] in [side["card"] for side in b["combat"]["sides"]],
        "bid": lambda a, b, f: b["bids"][f["seat"]] == f["amount"],
        "mustered": lambda a, b, f: army(b, f["place_area"], f["unit"]) == army(a, f["place_area"], f["unit"]) + 1,
        "round": lambda a, b, f: b["round"] == f["round"],
    },
}


@pytest.mark.parametrize("id", games())
def test_an_event_is_on_the_board_when_it_is_told(id: str) -> None:
    seen: Counter[str] = Counter()
    for run in range(4):
        fold = with_shelf(ALL_GAMES[id], ALL_GAMES[id].players[-1], f"told {run}")
        dice = Dice(f"told {run}")
        while not fold.is_over:
            fold = go_on(fold, dice)
        for told in fold.told:
            assert told.stills is not None
            views = [fold.game.view_json(fold.game.view(s, 0)) for s in told.stills.states]
            for (before, after), event in zip(pairwise(views), told.events, strict=False):
                claim = CLAIMS[id].get(event.id)
                if claim is not None:
                    assert claim(before, after, seen_by(event, 0).facts), (event, before, after)
                    seen[event.id] += 1
    assert {*CLAIMS[id]} <= {*seen}, "every claim was tried"


# ---------------------------------------------------------------- plain data


def some_data(dice: Dice, depth: int = 3) -> Any:
    """Plain data of any form, with few enough words that two pieces have something in common."""
    form = dice.below(6) if depth else dice.below(4)
    if form == 0:
        return dice.pick([None, True, False, 0, 1, 2])
    if form < 4:
        return dice.pick(["a", "b", "c"])
    if form == 4:
        return [some_data(dice, depth - 1) for _ in range(dice.below(5))]
    things = {key: some_data(dice, depth - 1) for key in ("a", "b", "c") if dice.below(2)}
    return things if dice.below(2) else {"id": dice.pick(["x", "y", "z"]), **things}


def test_changes_turn_any_data_into_any_other() -> None:
    dice = Dice("data")
    before = after = some_data(dice)
    for before, after in pairwise([some_data(dice) for _ in range(4000)]):
        was = json.dumps(before)
        found = json.loads(json.dumps(changes(before, after)))
        assert json.dumps(changed(before, found), sort_keys=True) == json.dumps(after, sort_keys=True)
        assert json.dumps(before) == was, "what was given stays as it is"
        assert changes(after, after) == []


def test_changes_are_few() -> None:
    areas = [{"id": name, "units": [], "order": None} for name in "abcdefgh"]
    moved = [area for area in areas if area["id"] != "b"]
    moved[3] = {**moved[3], "units": ["knight"]}
    assert changes({"areas": areas}, {"areas": moved}) == [
        [["areas", 1]],
        [["areas", 3, "units", 0], "knight", True],
    ]
    assert changes({"bids": {"a": 1}}, {"bids": {"b": 2}}) == [[["bids", "b"], 2], [["bids", "a"]]]
