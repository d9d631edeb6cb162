"""Rewards, penalties, the hostages of the outcome, and upkeep."""

from __future__ import annotations

from typing import Final

from throneroom.core.decision import Decision, Kind, Prefix, Shape
from throneroom.core.flow import Frame, Step, script
from throneroom.core.rules import Facts, require
from throneroom.games.iron_throne.flow.cards import discard, draw
from throneroom.games.iron_throne.flow.encounter_operations import spread
from throneroom.games.iron_throne.flow.hostages import sources, take_hostages
from throneroom.games.iron_throne.flow.operations import PART, run_block
from throneroom.games.iron_throne.flow.power import ON_CHARACTER, distribute, move
from throneroom.games.iron_throne.pieces import (
    BETRAYAL,
    CHALLENGER_SIDE,
    HOSTILITY,
    NO_CARD,
    NONE,
    PENALTY,
    REWARD_CARDS,
    REWARD_INFLUENCE,
    REWARD_POWER,
    START_HAND,
)
from throneroom.games.iron_throne.table import (
    Position,
    Replacement,
    State,
    Table,
    active,
    clockwise,
    code,
    losing_players,
    part_power,
    players_of,
)

# ---------------------------------------------------------------- rewards and penalties


def replacement(t: Table, seat: int, step: int) -> Replacement | None:
    """What stands for a step of a player, if an ability replaced it."""
    return next((r for r in t.replaced if r.seat == seat and r.step == step), None)


def give_rewards(s: State) -> None:
    """IT-RES-01 to 04: the same for every player of the winning side, by whose side it is."""
    t = s.table
    winners = [seat for seat in players_of(t, t.winner) if not t.stinted >> seat & 1]
    if t.winner == CHALLENGER_SIDE:
        for seat in winners:
            spread(s, seat, t.defender, REWARD_INFLUENCE, ("IT-RES-02", "IT-SUPP-10"))
        return
    for seat in reversed(winners):
        distribute(s, seat, REWARD_POWER)
        draw(s, seat, REWARD_CARDS)


def apply_penalties(s: State) -> None:
    """IT-RES-06, 07: every losing player returns half the power of the participating character."""
    t = s.table
    losers = [seat for seat in losing_players(t) if not t.spared >> seat & 1]
    for seat in losers:
        if replacement(t, seat, PENALTY) is None and t.part[seat] != NONE:
            half = (part_power(t, seat) + 1) // 2
            move(s, ON_CHARACTER + t.part[seat], seat, half, ("IT-RES-07", "IT-POWER-08"))
    for seat in reversed(losers):
        other = replacement(t, seat, PENALTY)
        if other is not None:
            run_block(s, other.block, other.act, other.each, PART)


# ---------------------------------------------------------------- the hostages of the outcome


def victims(p: Position) -> list[int]:
    """IT-RES-10, 13: the losing players the winning active player can take a hostage from."""
    t = p.table
    taker = active(t, t.winner)
    return [seat for seat in losing_players(t) if not t.spared >> seat & 1 and sources(p, taker, seat)]


def victim_options(p: Position, d: Decision, prefix: Prefix) -> list[int]:
    return victims(p)


def victim_values(p: Position, d: Decision, prefix: Prefix) -> range:
    return range(p.table.players)


def check_victim(p: Position, d: Decision, choice: Prefix) -> None:
    t, seat = p.table, choice[0]
    require(seat in losing_players(t), "IT-RES-10", victim_seat=code(t, seat))
    require(not t.spared >> seat & 1, "IT-RES-13", victim_seat=code(t, seat))
    require(seat in victims(p), "IT-HOSTAGE-13", victim_seat=code(t, seat))


def say_victim(p: Position, d: Decision, prefix: Prefix, value: int) -> str:
    return code(p.table, value)


def label_victim(p: Position, d: Decision, prefix: Prefix, value: int) -> tuple[str, Facts]:
    return "label-house", {"seat": code(p.table, value)}


def default_victim(p: Position, d: Decision) -> int:
    return victims(p)[0]


VICTIM: Final = Kind(
    "victim",
    Shape.ONE,
    ("IT-RES-10", "IT-RES-13"),
    options=victim_options,
    values=victim_values,
    check=check_victim,
    say=say_victim,
    label=label_victim,
    default=default_victim,
)


def ask_victim(s: State, f: Frame) -> tuple[Decision, ...]:
    """After a Hostility the winning active player picks whom to take a hostage from."""
    t = s.table
    if t.outcome != HOSTILITY or t.winner == NONE or t.stinted >> active(t, t.winner) & 1 or not victims(s):
        return ()
    return (Decision(VICTIM, active(t, t.winner)),)


def take_from_victim(s: State, f: Frame, answers: dict[int, int]) -> None:
    ((seat, victim),) = answers.items()
    take_hostages(s, seat, victim, 1)


def take_from_betrayers(s: State, f: Frame) -> None:
    """IT-RES-11: after a Betrayal the betrayed active player takes one from each winner."""
    t = s.table
    if t.outcome != BETRAYAL or t.winner == NONE:
        return
    betrayed = active(t, 1 - t.winner)
    if t.stinted >> betrayed & 1:
        return
    for seat in reversed(players_of(t, t.winner)):
        if not t.spared >> seat & 1:
            take_hostages(s, betrayed, seat, 1)


OUTCOME_HOSTAGES: Final = script(
    "iron-throne.outcome-hostages",
    (),
    Step(ask_victim, then=take_from_victim, rules=("IT-RES-05", "IT-RES-10", "IT-RES-12", "IT-RES-13")),
    Step(take_from_betrayers, rules=("IT-RES-11", "IT-BETRAYAL-04")),
)


# ---------------------------------------------------------------- upkeep


def discard_played(s: State) -> None:
    """IT-EOR-02: all cards played this round go to the discard piles of their houses."""
    t = s.table
    for seat in range(t.players):
        discard(s, *t.played[seat])
    t.played = ((),) * t.players
    discard(s, *[card for card in t.laid if card != NO_CARD])
    t.laid = (NO_CARD, NO_CARD)


def refill(s: State) -> None:
    """IT-EOR-03: every player with fewer than five cards draws up to five."""
    t = s.table
    for seat in reversed(clockwise(t, t.challenger)):
        draw(s, seat, START_HAND - len(s.secrets.hands[seat]))
