"""A round from its start to its end, in the order of the book, with the windows between its steps."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from throneroom.core.flow import Frame, Step, push, script
from throneroom.games.iron_throne.abilities.cardset import ability_of
from throneroom.games.iron_throne.flow.cards import draw
from throneroom.games.iron_throne.flow.encounter_operations import EVENT_DRAW, discard_event
from throneroom.games.iron_throne.flow.hostages import HOSTAGES
from throneroom.games.iron_throne.flow.laying import LAYING, find_winner, fix_outcome, reveal, tell_winner
from throneroom.games.iron_throne.flow.moments import reach
from throneroom.games.iron_throne.flow.operations import run_block
from throneroom.games.iron_throne.flow.power import distribute
from throneroom.games.iron_throne.flow.resolution import (
    OUTCOME_HOSTAGES,
    apply_penalties,
    discard_played,
    give_rewards,
    refill,
    replacement,
)
from throneroom.games.iron_throne.flow.support import CHARACTERS, SUPPORTS
from throneroom.games.iron_throne.flow.talks import TALKS
from throneroom.games.iron_throne.flow.windows import open_window
from throneroom.games.iron_throne.outcome import check_end
from throneroom.games.iron_throne.pieces import (
    ACTIVE_DRAW,
    AFTER_SUPPORT,
    BETRAYAL,
    CARDS_REVEALED,
    CHALLENGER_SIDE,
    END_OF_ROUND,
    HOSTILITY,
    NO_CARD,
    NONE,
    PENALTIES_APPLIED,
    TALKS_END,
    TRUCE_OUTCOME,
    WINDOW,
    event_ability,
)
from throneroom.games.iron_throne.table import (
    ENCOUNTER,
    PHASES,
    PREPARATION,
    RESOLUTION,
    START,
    SUPPORT,
    Act,
    State,
    Table,
    code,
)


def _always(t: Table) -> bool:
    return True


def _window(name: str, when: Callable[[Table], bool] = _always) -> Step:
    """The step that opens a window, if the round comes to it."""

    def run(s: State, f: Frame) -> None:
        if when(s.table):
            open_window(s, WINDOW[name])

    run.__name__ = name
    return Step(run, rules=("IT-CONFLICT-02", "IT-CONFLICT-03"))


def _enter(s: State, phase: int, rules: tuple[str, ...]) -> None:
    s.table.phase = phase
    if s.sink is not None:
        s.tell("phase", rules, {"phase": PHASES[phase]})


# ---------------------------------------------------------------- start and preparation


def begin_round(s: State, f: Frame) -> None:
    t = s.table
    t.phase = START
    if s.sink is not None:
        s.tell("round", ("IT-ROUND-01", "IT-ROUND-04"), {"round": t.round, "seat": code(t, t.challenger)})


def act_on_hostages(s: State, f: Frame) -> None:
    push(s, HOSTAGES, 0)


def prepare(s: State, f: Frame) -> None:
    _enter(s, PREPARATION, ("IT-ROUND-03",))
    push(s, EVENT_DRAW)


def resolve_event(s: State, f: Frame) -> None:
    """The event is carried out when its window closes."""
    t = s.table
    ability = ability_of(t, event_ability(t.event))
    t.acts += (Act(ability.number, t.challenger),)
    s.secrets.picks += (NO_CARD,)
    run_block(s, ability.block, len(t.acts) - 1)


def draw_cards(s: State, f: Frame) -> None:
    """IT-PREP-05: one card for each active player, or what an ability put in its place."""
    t = s.table
    for seat in (t.defender, t.challenger):
        other = replacement(t, seat, ACTIVE_DRAW)
        if other is None:
            draw(s, seat, 1)
        else:
            run_block(s, other.block, other.act, other.each)


def move_power(s: State, f: Frame) -> None:
    """IT-PREP-06: one power for each active player, the challenger first."""
    t = s.table
    distribute(s, t.defender, 1)
    distribute(s, t.challenger, 1)


def choose_characters(s: State, f: Frame) -> None:
    push(s, CHARACTERS, CHALLENGER_SIDE)


# ---------------------------------------------------------------- support and encounter


def offer_support(s: State, f: Frame) -> None:
    _enter(s, SUPPORT, ("IT-ROUND-03", "IT-SUPP-01"))
    push(s, SUPPORTS, 1, NONE, NONE)


def end_support(s: State, f: Frame) -> None:
    reach(s, AFTER_SUPPORT)


def begin_encounter(s: State, f: Frame) -> None:
    """IT-PART-03: from here on players and characters participate."""
    _enter(s, ENCOUNTER, ("IT-ROUND-03", "IT-PART-03"))


def lay_cards(s: State, f: Frame) -> None:
    push(s, LAYING)


def reveal_cards(s: State, f: Frame) -> None:
    reveal(s)
    reach(s, CARDS_REVEALED)


def settle_outcome(s: State, f: Frame) -> None:
    fix_outcome(s)


def compare(s: State, f: Frame) -> None:
    if s.table.outcome != TRUCE_OUTCOME:
        find_winner(s)


def declare_winner(s: State, f: Frame) -> None:
    if s.table.outcome != TRUCE_OUTCOME:
        tell_winner(s)


# ---------------------------------------------------------------- resolution


def begin_resolution(s: State, f: Frame) -> None:
    _enter(s, RESOLUTION, ("IT-ROUND-03", "IT-TRUCE-13"))


def talk(s: State, f: Frame) -> None:
    if s.table.outcome == TRUCE_OUTCOME:
        push(s, TALKS, CHALLENGER_SIDE)


def end_talks(s: State, f: Frame) -> None:
    if s.table.outcome == TRUCE_OUTCOME:
        reach(s, TALKS_END)


def reward(s: State, f: Frame) -> None:
    if s.table.winner != NONE:
        give_rewards(s)


def end_rewards(s: State, f: Frame) -> None:
    check_end(s)


def punish(s: State, f: Frame) -> None:
    if s.table.losers:
        apply_penalties(s)


def end_penalties(s: State, f: Frame) -> None:
    reach(s, PENALTIES_APPLIED)


def check_after_penalties(s: State, f: Frame) -> None:
    check_end(s)


def take_outcome_hostages(s: State, f: Frame) -> None:
    push(s, OUTCOME_HOSTAGES)


def keep_up(s: State, f: Frame) -> None:
    """IT-EOR-04: tokens return, cards are discarded, then hands are refilled."""
    t = s.table
    t.tokens = 1
    discard_played(s)
    if s.sink is not None:
        s.tell("upkeep", ("IT-EOR-01", "IT-EOR-02", "IT-EOR-03"), {})
    refill(s)


def end_round(s: State, f: Frame) -> None:
    discard_played(s)
    reach(s, END_OF_ROUND)


def clear_round(s: State, f: Frame) -> None:
    """IT-ROUND-05: the next player clockwise becomes challenger."""
    t = s.table
    discard_event(s)
    t.clear_round()
    s.secrets.picks = ()
    t.hostages = [tuple([entry // 2 * 2 for entry in held]) for held in t.hostages]
    _sort_hostages(s)
    t.challenger = (t.challenger + 1) % t.players
    t.round += 1


def _sort_hostages(s: State) -> None:
    """Hostages are no longer told apart by the round they were taken in."""
    t, k = s.table, s.secrets
    for seat in range(t.players):
        held = sorted(zip(t.hostages[seat], k.hostages[seat], strict=True))
        t.hostages[seat] = tuple([entry for entry, _ in held])
        k.hostages[seat] = tuple([card for _, card in held])


def _is_hostility(t: Table) -> bool:
    return t.outcome == HOSTILITY


def _is_truce(t: Table) -> bool:
    return t.outcome == TRUCE_OUTCOME


def _is_decided(t: Table) -> bool:
    return t.outcome in (HOSTILITY, BETRAYAL)


def _is_won(t: Table) -> bool:
    return t.winner != NONE


def _is_lost(t: Table) -> bool:
    return t.losers != 0


def _takes_hostages(t: Table) -> bool:
    return t.winner != NONE and t.outcome in (HOSTILITY, BETRAYAL)


ROUND: Final = script(
    "iron-throne.round",
    (),
    Step(begin_round, rules=("IT-ROUND-01", "IT-ROUND-06")),
    _window("before_hostages_acted"),
    Step(act_on_hostages, rules=("IT-HOSTAGE-11", "IT-HOSTAGE-12")),
    _window("after_hostages_acted"),
    Step(prepare, rules=("IT-PREP-01",)),
    _window("after_event_draw"),
    Step(resolve_event, rules=("IT-PREP-02", "IT-PREP-03")),
    _window("before_active_draw"),
    Step(draw_cards, rules=("IT-PREP-05",)),
    Step(move_power, rules=("IT-PREP-06",)),
    _window("after_active_power"),
    Step(choose_characters, rules=("IT-PREP-07",)),
    Step(offer_support, rules=("IT-SUPP-01",)),
    _window("after_support"),
    Step(end_support),
    Step(begin_encounter, rules=("IT-PART-03",)),
    _window("before_cards_chosen"),
    Step(lay_cards, rules=("IT-ENC-01",)),
    _window("cards_chosen_facedown"),
    Step(reveal_cards, rules=("IT-ENC-03",)),
    _window("after_cards_revealed"),
    Step(settle_outcome, rules=("IT-ENC-04",)),
    _window("during_totals", _is_hostility),
    Step(compare, rules=("IT-HOSTILITY-02", "IT-BETRAYAL-02")),
    _window("winner_determined", _is_decided),
    Step(declare_winner, rules=("IT-HOSTILITY-03",)),
    Step(begin_resolution, rules=("IT-TRUCE-13",)),
    _window("before_negotiation", _is_truce),
    Step(talk, rules=("IT-TRUCE-02",)),
    Step(end_talks),
    _window("after_negotiation", _is_truce),
    Step(reward, rules=("IT-RES-01", "IT-RES-09")),
    Step(end_rewards, rules=("IT-WIN-05",)),
    _window("rewards", _is_won),
    _window("before_penalties", _is_lost),
    Step(punish, rules=("IT-RES-06", "IT-RES-07")),
    Step(end_penalties),
    Step(check_after_penalties, rules=("IT-WIN-05",)),
    _window("after_penalties", _is_lost),
    _window("before_hostages_taken", _takes_hostages),
    Step(take_outcome_hostages, rules=("IT-RES-09", "IT-RES-10", "IT-RES-11")),
    _window("after_hostages_taken"),
    _window("before_refill"),
    Step(keep_up, rules=("IT-EOR-01", "IT-EOR-02", "IT-EOR-03", "IT-EOR-04")),
    _window("after_refill"),
    Step(end_round, rules=("IT-EOR-02",)),
    Step(clear_round, rules=("IT-ROUND-05",)),
)
