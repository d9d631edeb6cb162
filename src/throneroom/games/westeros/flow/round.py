"""The game: ten rounds of Westeros, Planning and Action, each in its steps."""

from __future__ import annotations

from typing import Final

from throneroom.core.flow import Frame, Step, push, script
from throneroom.games.westeros.board import AREAS
from throneroom.games.westeros.flow.march import MARCHES
from throneroom.games.westeros.flow.planning import PLANNING
from throneroom.games.westeros.flow.power import POWER
from throneroom.games.westeros.flow.raid import RAIDS
from throneroom.games.westeros.flow.westeros import WESTEROS_PHASE
from throneroom.games.westeros.outcome import declare, leaders
from throneroom.games.westeros.pieces import NO_ORDER, ROUNDS, rally
from throneroom.games.westeros.table import State


def westeros_phase(s: State, f: Frame) -> None:
    """Skipped in the first round."""
    t = s.table
    t.revealed = ()
    if s.sink is not None:
        s.tell("round", ("WS-WEST-02", "WS-WEST-06"), {"round": t.round})
    if t.round > 1:
        push(s, WESTEROS_PHASE)


def planning_phase(s: State, f: Frame) -> None:
    push(s, PLANNING)


def resolve_raids(s: State, f: Frame) -> None:
    push(s, RAIDS)


def resolve_marches(s: State, f: Frame) -> None:
    push(s, MARCHES)


def consolidate_power(s: State, f: Frame) -> None:
    push(s, POWER)


def clean_up(s: State, f: Frame) -> None:
    """Orders come off, routed units stand up, tokens are turned to their fresh side."""
    t = s.table
    t.orders = [NO_ORDER] * len(AREAS)
    for area, army in enumerate(t.units):
        if army:
            t.units[area] = rally(army)
    t.raven_used = False
    t.blade_used = False
    t.bans = 0
    if s.sink is not None:
        s.tell("clean-up", ("WS-CLEAN-01", "WS-CLEAN-02", "WS-CLEAN-03"), {"round": t.round})


def next_round(s: State, f: Frame) -> None:
    """After the last round the most castles win."""
    t = s.table
    if t.round == ROUNDS:
        declare(s, leaders(t, list(range(t.players))), "WS-VICT-05")
        return
    t.round += 1
    s.frames[-1] = f.at(0)


GAME: Final = script(
    "westeros.game",
    (),
    Step(westeros_phase, rules=("WS-WEST-02", "WS-WEST-03", "WS-WEST-04", "WS-WEST-06")),
    Step(planning_phase, rules=("WS-WEST-02",)),
    Step(resolve_raids, rules=("WS-ORDER-01", "WS-RAID-03")),
    Step(resolve_marches, rules=("WS-ORDER-01", "WS-MARCH-03")),
    Step(consolidate_power, rules=("WS-ORDER-01", "WS-CONS-03")),
    Step(clean_up, rules=("WS-CLEAN-01", "WS-CLEAN-02", "WS-CLEAN-03")),
    Step(next_round, rules=("WS-CLEAN-04", "WS-WEST-01", "WS-WEST-07", "WS-VICT-05")),
)
