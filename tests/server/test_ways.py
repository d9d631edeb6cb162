"""All ways to go on with a choice, told at once: the same as asked for one by one."""

from __future__ import annotations

import asyncio

import pytest

from throneroom.core.decision import next_options, parts
from throneroom.core.dice import Dice
from throneroom.core.game import check_choice, completed, games
from throneroom.core.secrecy import sample
from throneroom.server.fold import new_fold
from throneroom.server.packets import blocked_json, options_json
from throneroom.server.ways import MOST, MOST_WHY, ways_json
from throneroom.telling import Teller

EVERY, MOST_STEPS, LOOKED_AT = 7, 220, 12


@pytest.mark.parametrize("id", sorted(games()))
def test_what_may_follow_each_beginning_is_what_asking_for_it_tells(id: str) -> None:
    fold, dice = new_fold(id, games()[id].players[-1], {}, "7" * 64), Dice(7)
    fold.deal()
    teller = Teller("en", fold.game)
    for step in range(MOST_STEPS):
        if fold.is_over:
            break
        d = fold.state.pending[0]
        view = fold.game.view(fold.state, d.seat)
        choice = sample(view, d, dice)
        if step % EVERY == 0:
            begun = (None, *parts(choice)[1:2]) if d.kind.fills is not None else ()
            found = asyncio.run(ways_json(view, d, "1.0", begun, teller))
            rows, ways = found["rows"], found["ways"]
            assert ways[0]["after"] == [] and len(ways) <= MOST
            assert len({tuple(way["after"]) for way in ways}) == len(ways)
            for way in ways[:LOOKED_AT]:
                prefix = tuple(way["after"])
                told = options_json(view, d, prefix, teller)
                assert [rows[i] for i in way["options"]][: len(told)] == told
                freed = [rows[i]["value"] for i in way["options"][len(told) :]]
                assert not freed or d.kind.fills is not None
                refused = blocked_json(view, d, prefix, teller)
                assert [rows[i] for i in way["blocked"]] == [row for row in refused if row["value"] not in freed]
            assert all([way["blocked"] is None for way in ways[MOST_WHY:]])
            if d.kind.fills is not None:
                check_choice(view, d, found["choice"])
                assert found["choice"][1:2] == begun[1:]
                assert [way["after"] for way in ways] == [list(found["choice"][:i]) for i in range(len(ways))]
        fold.take(d.seat, choice)


def test_what_only_fills_an_open_area_takes_no_order_from_another() -> None:
    fold = new_fold("westeros", 3, {}, "7" * 64)
    fold.deal()
    teller = Teller("en", fold.game)
    while fold.state.pending[0].kind.id != "plan":
        fold.take(fold.state.pending[0].seat, sample(fold.state, fold.state.pending[0], Dice(7)))
    for d in fold.state.pending:
        view = fold.game.view(fold.state, d.seat)
        found = asyncio.run(ways_json(view, d, "1.0", (), teller))
        *areas, _ = found["ways"]
        for at, way in enumerate(areas):
            orders = [found["rows"][i]["value"] for i in way["options"]]
            assert set(orders) == set(next_options(view, d, ()))
            for order in orders:
                begun = [order if i == at else None for i in range(len(areas))]
                whole = completed(view, d, tuple(begun))
                check_choice(view, d, whole)
                assert parts(whole)[at] == order
