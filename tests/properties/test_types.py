"""What a game sends is what it declares: views, facts of events, printed facts, and answers to suppositions."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from properties.support import Undeclared, dice_for, every_table_of, fits, plain, runs, told, visits, walk
from throneroom.core.events import event_json, seen_by
from throneroom.core.game import Game, find_game, games
from throneroom.core.rules import Illegal
from throneroom.core.seats import SPECTATOR
from throneroom.games.westeros.question import PARTS

every_installed_table = every_table_of(games())


@every_installed_table
def test_every_view_is_as_declared(game: Game, players: int) -> None:
    for s, _, _ in visits(game, players, dice_for("types", game, players, 0)):
        for seat in (*range(players), SPECTATOR):
            fits(game.view_json(game.view(s, seat)), game.types.view)


@every_installed_table
def test_all_facts_of_every_event_are_declared(game: Game, players: int) -> None:
    for run in runs(8, game, players):
        *_, (s, _, _) = walk(game, players, dice_for("facts", game, players, run))
        assert told(s)
        for event in told(s):
            for seat in (*range(players), SPECTATOR):
                fits(event_json(seen_by(event, seat))["facts"], game.types.facts[event.id])


@pytest.mark.parametrize("game", games().values(), ids=list(games()))
def test_what_is_printed_is_declared_and_so_are_all_events(game: Game) -> None:
    fits(game.printed({}), game.types.printed)
    assert tuple(game.types.facts) == game.events


def test_what_is_answered_to_a_supposition_is_declared() -> None:
    game = find_game("westeros")
    assert game.what_if is not None
    assert game.types.question is not None
    assert tuple(game.types.question.__annotations__) == PARTS
    fight, threats = game.types.answers
    fought = 0
    for s, _, _ in visits(game, 4, dice_for("answers", game, 4, 0), most=200):
        view = game.view(s, SPECTATOR)
        fits(game.what_if(view, {"about": "threats"}), threats)
        try:
            fits(game.what_if(view, {}), fight)
        except Illegal:  # there is no fight
            continue
        fought += 1
    assert fought


def _without(view: dict[str, Any]) -> None:
    del view["round"]


def _with_more(view: dict[str, Any]) -> None:
    view["secret"] = 1


def _with_more_inside(view: dict[str, Any]) -> None:
    found = [value[0] for value in view.values() if isinstance(value, list) and value]
    next(value for value in found if isinstance(value, dict))["secret"] = 1


def _with_another_kind(view: dict[str, Any]) -> None:
    view["round"] = "1"


@pytest.mark.parametrize("spoil", [_without, _with_more, _with_more_inside, _with_another_kind])
@pytest.mark.parametrize("game", games().values(), ids=list(games()))
def test_a_view_that_is_not_as_declared_is_found(game: Game, spoil: Any) -> None:
    players = game.players.start
    *_, (s, _, _) = visits(game, players, dice_for("spoiled", game, players, 0))
    view = plain(game.view_json(game.view(s, 0)))
    fits(view, game.types.view)
    spoil(view)
    with pytest.raises((Undeclared, msgspec.ValidationError)):
        fits(view, game.types.view)
