"""Positions of The Iron Throne, and what the greedy bot says in them."""

from __future__ import annotations

from throneroom.bots.base import make_bot
from throneroom.core.dice import Dice
from throneroom.core.flow import AnyState, play
from throneroom.core.game import apply, default_choice, find_game, settled
from throneroom.core.notation import action_text, read_action
from throneroom.core.play import Clock
from throneroom.core.seats import CHANCE

GAME = find_game("iron-throne")
LEADERS = "sta:eddard lan:tywin bar:davos"
WINDOWS = ("use", "play")
FIGHT = {
    "leaders": LEADERS,
    "challenger": "lan",
    "defender": "sta",
    "sides": "lan:challenger:jaime sta:defender:robb",
}


def position(*moves: str, **given: str) -> AnyState:
    """A position after some moves; windows and chance in between take their defaults."""
    s: AnyState = GAME.read_position({"leaders": LEADERS, **given}, 3, settled(GAME, 3, {}))
    for move in moves:
        seat, word, *_ = move.split()
        pass_on(s, seat if word in WINDOWS else "")
        apply(GAME, s, *read_action(GAME, s, move))
    return s


def pass_on(s: AnyState, seat: str = "") -> None:
    """Let chance and windows go by until something else is asked, or that seat."""
    while s.pending and (s.pending[0].seat == CHANCE or s.pending[0].kind.id in WINDOWS):
        d = s.pending[0]
        if seat and d.seat != CHANCE and GAME.seats[d.seat] == seat:
            return
        play(s, d.seat, default_choice(s, d))


def answers(s: AnyState, seat: str = "") -> set[str]:
    """What the greedy bot says there, with several dice."""
    d = next(d for d in s.pending if not seat or GAME.seats[d.seat] == seat)
    said = set()
    for seed in range(3):
        choice = make_bot("greedy", GAME, Dice(seed)).choose(GAME.view(s, d.seat), d, Clock())
        said.add(action_text(GAME, s, d, choice))
    return said


def answer(s: AnyState, seat: str = "") -> str:
    """The same where only one answer is right."""
    said = answers(s, seat)
    assert len(said) == 1, said
    return said.pop()
