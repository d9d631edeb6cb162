"""The game behind the protocol."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Final

from throneroom.core.data import read_text
from throneroom.core.game import GameSpec, Types
from throneroom.core.rules import Rule, read_ledger
from throneroom.games.iron_throne import shown
from throneroom.games.iron_throne.cardset.check import check
from throneroom.games.iron_throne.facts import FACTS
from throneroom.games.iron_throne.flow.cards import DRAW
from throneroom.games.iron_throne.flow.encounter_operations import DEFENDER, EVENT
from throneroom.games.iron_throne.flow.hiding import HIDES, hides
from throneroom.games.iron_throne.flow.hostages import BLOW, CAPTURE, HOSTAGE, SOURCE
from throneroom.games.iron_throne.flow.laying import LAY
from throneroom.games.iron_throne.flow.moments import DUE
from throneroom.games.iron_throne.flow.picking import AMOUNT, CHOICE, CONSENT, ORDER, PICK, RANDOM, RELAY, SHED, SWAP
from throneroom.games.iron_throne.flow.power import POWER
from throneroom.games.iron_throne.flow.resolution import VICTIM
from throneroom.games.iron_throne.flow.support import ANSWER, CHARACTER, SUPPORT
from throneroom.games.iron_throne.flow.talks import PROPOSAL, REPLY
from throneroom.games.iron_throne.flow.using import PLAY, USE
from throneroom.games.iron_throne.flow.windows import AIM, AIM_OPEN
from throneroom.games.iron_throne.invariants import invariants
from throneroom.games.iron_throne.judge import JUDGE
from throneroom.games.iron_throne.measures import MEASURES
from throneroom.games.iron_throne.notation import dump, position, section_matches
from throneroom.games.iron_throne.outcome import outcome, scores
from throneroom.games.iron_throne.pieces import LEAST_PLAYERS, SEATS
from throneroom.games.iron_throne.printed import printed
from throneroom.games.iron_throne.reading import load, read_position
from throneroom.games.iron_throne.setup import LEADER, LEADER_DRAW, OPTIONS, STARTER, seats_of, setup, setup_as_first
from throneroom.games.iron_throne.table import State, View, clone
from throneroom.games.iron_throne.texts import texts
from throneroom.games.iron_throne.view import NAMES, sample_world, view, view_json

KINDS: Final = (
    LEADER, HOSTAGE, BLOW, USE, PLAY, AIM, AIM_OPEN, DEFENDER, POWER, CHARACTER, SUPPORT, ANSWER, LAY, PROPOSAL, REPLY,
    SOURCE, VICTIM, AMOUNT, SHED, PICK, ORDER, RELAY, SWAP, CHOICE, CONSENT, DUE,
    LEADER_DRAW, STARTER, DRAW, EVENT, CAPTURE, RANDOM,
)  # fmt: skip


@cache
def _all_rules() -> tuple[Rule, ...]:
    return read_ledger(read_text("throneroom.games.iron_throne", "rules.toml"))


def _is_of_the_book(rule: Rule) -> bool:
    return not rule.id.startswith(("IT-LEADER-", "IT-CARD-", "IT-EVENT-"))


def ledger() -> tuple[Rule, ...]:
    """Every rule of the book, with how it is kept."""
    return tuple([rule for rule in _all_rules() if _is_of_the_book(rule)])


def more_rules() -> tuple[Rule, ...]:
    """The leaders, Character cards and events of the built-in card set."""
    return tuple([rule for rule in _all_rules() if not _is_of_the_book(rule)])


_SPEC: Final[GameSpec[State, View]] = GameSpec(
    id="iron-throne",
    rules_version=2,
    players=range(LEAST_PLAYERS, len(SEATS) + 1),
    seats=SEATS,
    seating=seats_of,
    options=OPTIONS,
    names=NAMES,
    kinds=KINDS,
    events=tuple(FACTS),
    ledger=ledger,
    more_rules=more_rules,
    players_rule="IT-COMP-01",
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
    section_matches=section_matches,
    judge=JUDGE,
    scores=scores,
    invariants=invariants,
    standing=(USE.id, PLAY.id),
    public=("power", "character", "support", "answer", "victim", "source", "defender", "blow", "proposal"),
    veiled=tuple(HIDES),
    several=("leader", "hostage", "reply", "amount", "consent", "due"),
    hides=hides,
    check_file=check,
    texts=texts,
    printed=printed,
    types=Types(shown.View, shown.Printed, FACTS),
    measures=MEASURES,
)
SPEC: Final = replace(_SPEC, former=(replace(_SPEC, rules_version=1, setup=setup_as_first),))
