"""What options point at, and which answers go by their gesture alone: in random games of every kind."""

from __future__ import annotations

from properties.support import every_table_of, runs
from throneroom.core.dice import Dice
from throneroom.core.game import Game, games
from throneroom.core.pointing import plural, pointed_at
from throneroom.core.rules import Facts
from throneroom.core.secrecy import sample
from throneroom.server.fold import Fold, new_fold
from throneroom.server.gestures import sends
from throneroom.server.packets import blocked_json, decision_json
from throneroom.telling import Teller

LONGEST = 2000
EVERY = 40
"""One decision of so many is looked at closely."""
PIECES = {"places", "gaps", "tokens", "sides", "items", "hostages", "units"}
"""What options point at that is not named by `GameSpec.names`, or not in every game."""


def _folded(game: Game, players: int, run: int) -> Fold:
    fold = new_fold(game.id, players, {}, f"{run:064x}")
    fold.deal()
    return fold


@every_table_of(games())
def test_what_goes_by_a_gesture_can_be_taken_back(game: Game, players: int) -> None:
    for run in runs(12, game, players):
        fold, dice = _folded(game, players, run), Dice(run)
        for _ in range(LONGEST):
            if fold.is_over:
                break
            d = fold.state.pending[0]
            view = fold.game.view(fold.state, d.seat)
            choice = sample(view, d, dice)
            is_alone = len(fold.state.pending) == 1
            how = sends(fold, view, d)
            assert is_alone or how == "gesture", "what can be changed until all are in"
            fold.take(d.seat, choice)
            if is_alone and how == "gesture":
                assert fold.undoable(d.seat) is not None, (d, choice)


@every_table_of(games())
def test_every_option_says_its_message_and_what_it_points_at(game: Game, players: int) -> None:
    known = {plural(kind): set(ids) for kind, ids in game.names.items()}
    teller = Teller("en", game)
    fold, dice = _folded(game, players, players), Dice(players)
    for step in range(LONGEST):
        if fold.is_over:
            break
        d = fold.state.pending[0]
        view = fold.game.view(fold.state, d.seat)
        if step % EVERY == 0:
            told = decision_json(fold, view, d, teller, None)
            assert told["label"] == d.kind.id and set(told["points"]) <= set(known)
            for row in [*told["options"], *blocked_json(view, d, (), teller)]:
                assert row["text"] and row["label"], row
                for kind, ids in row["points"].items():
                    assert ids and (kind in PIECES or set(ids) <= known[kind]), row
                assert ("slot" in row) == (told["fills"] is not None)
            if told["fills"]:
                assert {row["slot"] for row in told["options"]} == {told["fills"][0]["slot"]}
        fold.take(d.seat, sample(view, d, dice))


def test_facts_point_at_what_their_keys_name() -> None:
    names = {"area": ("winterfell", "karhold"), "seat": ("sta", "lan"), "card": ("robb",)}
    facts: Facts = {
        "area": "winterfell",
        "to_area": "karhold",
        "victim_seat": "lan",
        "cards": ("robb",),
        "number": 2,
        "wild": "x",
    }
    assert pointed_at(names, facts) == {"areas": ("winterfell", "karhold"), "seats": ("lan",), "cards": ("robb",)}
    assert pointed_at(names, facts, is_bare=True) == {"areas": ("winterfell",), "cards": ("robb",)}
    assert pointed_at(names, {"card": "hidden", "cards": ()}) == {}
