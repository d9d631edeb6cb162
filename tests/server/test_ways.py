"""All ways to go on with a choice, told at once: the same as asked for one by one."""

from __future__ import annotations

import asyncio

import pytest

from throneroom.core.decision import parts
from throneroom.core.dice import Dice
from throneroom.core.game import check_choice, games
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
                assert [rows[i] for i in way["options"]] == options_json(view, d, prefix, teller)
                assert [rows[i] for i in way["blocked"]] == blocked_json(view, d, prefix, teller)
            assert all([way["blocked"] is None for way in ways[MOST_WHY:]])
            if d.kind.fills is not None:
                check_choice(view, d, found["choice"])
                assert found["choice"][1:2] == begun[1:]
                assert [way["after"] for way in ways] == [list(found["choice"][:i]) for i in range(len(ways))]
        fold.take(d.seat, choice)
