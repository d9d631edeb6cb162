"""What is proposed to a person is what the greedy bot would choose with what that seat knows."""

from __future__ import annotations

import pytest

from server.support import GAMES, begun, go_on, with_matches
from throneroom.bots.base import make_bot
from throneroom.core.decision import Choice, Decision
from throneroom.core.dice import Dice
from throneroom.core.game import Game
from throneroom.core.notation import action_text
from throneroom.core.play import Clock
from throneroom.core.secrecy import AnyView
from throneroom.server.keepers import Keepers
from throneroom.server.matches import Matches
from throneroom.server.table import Table

TRIES = 40
"""So many dice show everything that a bot may choose among equals."""


@pytest.mark.parametrize("game", GAMES)
def test_a_proposal_is_as_good_as_the_plan_of_the_greedy_bot(game: str, database: str) -> None:
    async def ask(matches: Matches) -> None:
        room = await begun(matches, game)
        keepers = Keepers(matches, Table(matches), 1)
        for turn in range(4):
            await go_on(matches, room, Dice(turn), most=turn)
            fold = room.playing()
            for d in fold.state.pending:
                view = fold.game.view(fold.state, d.seat)
                assert await keepers.propose(room, d.seat) in _of_the_bot(fold.game, view, d)

    with_matches(database, ask)


def _of_the_bot(game: Game, view: AnyView, d: Decision) -> list[Choice]:
    return [make_bot("greedy", game, Dice(n)).choose(view, d, Clock()) for n in range(TRIES)]


def test_the_orders_proposed_for_a_beginning_march_somewhere(database: str) -> None:
    async def ask(matches: Matches) -> None:
        room = await begun(matches, "westeros")
        keepers = Keepers(matches, Table(matches), 1)
        fold = room.playing()
        for d in fold.state.pending:
            choice = await keepers.propose(room, d.seat)
            said = action_text(fold.game, fold.state, d, choice)
            assert "march" in said, said

    with_matches(database, ask)
