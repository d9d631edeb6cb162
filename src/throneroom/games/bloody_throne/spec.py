"""The game behind the protocol."""

from __future__ import annotations

from functools import cache
from typing import Final

from throneroom.core.data import read_text
from throneroom.core.game import GameSpec, Option, Types
from throneroom.core.rules import Rule, read_ledger
from throneroom.games.bloody_throne import shown
from throneroom.games.bloody_throne.choices import KINDS
from throneroom.games.bloody_throne.facts import FACTS
from throneroom.games.bloody_throne.flow import outcome, scores, setup
from throneroom.games.bloody_throne.judge import JUDGE
from throneroom.games.bloody_throne.measures import MEASURES
from throneroom.games.bloody_throne.notation import position, read_position
from throneroom.games.bloody_throne.table import DIRECTIONS, LEAST_PLAYERS, SEATS, State, View, clone
from throneroom.games.bloody_throne.view import NAMES, dump, invariants, load, printed, sample_world, view, view_json


@cache
def ledger() -> tuple[Rule, ...]:
    """Every rule of the book, with how it is kept."""
    return read_ledger(read_text("throneroom.games.bloody_throne", "rules.toml"))


SPEC: Final[GameSpec[State, View]] = GameSpec(
    id="bloody-throne",
    rules_version=1,
    players=range(LEAST_PLAYERS, len(SEATS) + 1),
    seats=SEATS,
    options=(
        Option("direction", DIRECTIONS, "left-to-right"),
        Option("start", ("random", "seat"), "random"),
    ),
    names=NAMES,
    kinds=KINDS,
    events=tuple(FACTS),
    ledger=ledger,
    players_rule="BT-COMP-05",
    setup=setup,
    clone=clone,
    view=view,
    sample_world=sample_world,
    outcome=outcome,
    dump=dump,
    load=load,
    view_json=view_json,
    position=position,
    read_position=read_position,
    judge=JUDGE,
    scores=scores,
    invariants=invariants,
    public=("move", "hit", "copy", "rob"),
    several=("place", "face"),
    printed=printed,
    types=Types(shown.View, shown.Printed, FACTS),
    measures=MEASURES,
)
