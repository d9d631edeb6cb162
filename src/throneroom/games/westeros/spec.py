"""The game behind the protocol."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Final

from throneroom.core.data import read_text
from throneroom.core.game import GameSpec, Types
from throneroom.core.rules import Rule, read_ledger
from throneroom.games.westeros import shown
from throneroom.games.westeros.answers import Fight, Question, Threats
from throneroom.games.westeros.calculator import what_if
from throneroom.games.westeros.cards.texts import PLAY_CARD, TEXT
from throneroom.games.westeros.cards.westeros import CHOOSE_EVENT
from throneroom.games.westeros.cards.wildlings import RIVAL, WILD
from throneroom.games.westeros.facts import FACTS
from throneroom.games.westeros.flow.aftermath import SHIPS
from throneroom.games.westeros.flow.bidding import BID, ORDER_TIE
from throneroom.games.westeros.flow.combat import BLADE, DRAW_TIDES, REDRAW
from throneroom.games.westeros.flow.losses import LOSE
from throneroom.games.westeros.flow.march import MARCH
from throneroom.games.westeros.flow.muster import MUSTER
from throneroom.games.westeros.flow.planning import PLAN, RAVEN
from throneroom.games.westeros.flow.power import CONSOLIDATE
from throneroom.games.westeros.flow.raid import RAID
from throneroom.games.westeros.flow.retreat import CHOOSE_RETREAT
from throneroom.games.westeros.flow.support import SUPPORT, TAKE_SUPPORT
from throneroom.games.westeros.flow.westeros import REVEAL
from throneroom.games.westeros.flow.wildling_deck import DRAW, PUT_BACK
from throneroom.games.westeros.invariants import invariants
from throneroom.games.westeros.judge import JUDGE
from throneroom.games.westeros.measures import MEASURES
from throneroom.games.westeros.notation import dump, load, position, read_position, section_matches
from throneroom.games.westeros.outcome import outcome, scores
from throneroom.games.westeros.pieces import SEATS
from throneroom.games.westeros.printed import printed
from throneroom.games.westeros.setup import OPTIONS, setup, setup_as_first
from throneroom.games.westeros.table import State, View, clone
from throneroom.games.westeros.view import NAMES, sample_world, view, view_json

KINDS: Final = (
    PLAN, RAVEN, PUT_BACK, RAID, MARCH, SUPPORT, TAKE_SUPPORT, PLAY_CARD, TEXT, REDRAW, BLADE, LOSE,
    CHOOSE_RETREAT, SHIPS, CONSOLIDATE, MUSTER, BID, ORDER_TIE, RIVAL, WILD, CHOOSE_EVENT,
    REVEAL, DRAW, DRAW_TIDES,
)  # fmt: skip


@cache
def _all_rules() -> tuple[Rule, ...]:
    return read_ledger(read_text("throneroom.games.westeros", "rules.toml"))


def _is_of_the_book(rule: Rule) -> bool:
    return not rule.id.startswith(("WS-CARD-", "WS-RULING-"))


def ledger() -> tuple[Rule, ...]:
    """Every rule of the book, with how it is kept."""
    return tuple([rule for rule in _all_rules() if _is_of_the_book(rule)])


def more_rules() -> tuple[Rule, ...]:
    """The cards and the rulings: what is not in the book, or only on a card."""
    return tuple([rule for rule in _all_rules() if not _is_of_the_book(rule)])


PUBLIC: Final = ("raid", "march", "power", "bid", "wild", "lose", "card", "text", "retreat", "ships", "muster", "raven",
                 "tie", "support")  # fmt: skip
"""What a house may choose there follows from the board."""
_SPEC: Final[GameSpec[State, View]] = GameSpec(
    id="westeros",
    rules_version=2,
    players=range(3, len(SEATS) + 1),
    seats=SEATS,
    options=OPTIONS,
    names=NAMES,
    kinds=KINDS,
    events=tuple(FACTS),
    ledger=ledger,
    more_rules=more_rules,
    players_rule="WS-COMP-01",
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
    printed=printed,
    what_if=what_if,
    public=PUBLIC,
    several=("plan", "bury", "accept", "redraw", "blade", "rival", "choose"),
    types=Types(shown.View, shown.Printed, FACTS, Question, (Fight, Threats)),
    measures=MEASURES,
)
SPEC: Final = replace(_SPEC, former=(replace(_SPEC, rules_version=1, setup=setup_as_first),))
