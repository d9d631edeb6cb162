"""Timing windows: who is asked when, and an ability from its announcement to its end.

A seat is asked exactly when public information alone allows it an ability there. Leaders come first,
each asked once; then Character cards, one play at a time, until all have passed in a row.
"""

from __future__ import annotations

from typing import Final

from throneroom.core.decision import Decision, Kind, Prefix, Shape
from throneroom.core.flow import Frame, Step, push, script
from throneroom.core.rules import Facts
from throneroom.games.iron_throne.abilities.cardset import (
    Ability,
    ability_of,
    card_set,
)
from throneroom.games.iron_throne.abilities.context import Context, context_of
from throneroom.games.iron_throne.abilities.expressions import player
from throneroom.games.iron_throne.abilities.running import set_pick
from throneroom.games.iron_throne.flow.allowing import (
    allows,
    is_unused,
    may_hold_card,
)
from throneroom.games.iron_throne.flow.cards import take_from_hand
from throneroom.games.iron_throne.flow.operations import EXECUTION, OPERATIONS, settle
from throneroom.games.iron_throne.flow.using import PASS, PLAY, USE, new_act
from throneroom.games.iron_throne.outcome import check_end
from throneroom.games.iron_throne.pieces import (
    ABILITY_IDS,
    CHARACTERS_EACH,
    NO_CARD,
    NONE,
    REACTION,
    is_card,
)
from throneroom.games.iron_throne.table import (
    Act,
    Position,
    State,
    card_name,
    code,
    codes,
    person,
)


def begin(s: State, seat: int, arg: int, choice: Prefix) -> int:
    """Announce an ability: it is used up or laid on the table, and becomes an act under way."""
    t = s.table
    ability = ability_of(t, choice[0])
    act = new_act(t, ability, seat, arg, choice[1:])
    selector = ability.selector
    if not selector.picks:
        c = Context(s, seat, arg)
        if selector.kind == "player":
            act = act._replace(targets=(selector.fixed(c),))
        elif selector.kind == "card":
            act = act._replace(targets=(_owner_of_fixed(c, selector.fixed),))
        elif selector.kind == "each_player":
            act = act._replace(targets=tuple(selector.candidates(c)))
    if ability.card != NO_CARD:
        card = ability.card
        take_from_hand(s, seat, card)
        t.played = (*t.played[:seat], (*t.played[seat], card), *t.played[seat + 1 :])
    else:
        t.used |= 1 << seat
        t.used_ever |= 1 << seat
    t.acts += (act,)
    s.secrets.picks += (NO_CARD,)
    if s.sink is not None:
        _tell_begun(s, act, ability)
    return len(t.acts) - 1


def _owner_of_fixed(c: Context, card: object) -> int:
    """The player of a fixed card: of the triggering card, or of the revealed one."""
    if card == "trigger_card":
        return c.t.acts[c.arg].user
    assert isinstance(card, dict)
    return player(card["revealed"])(c)


def _tell_begun(s: State, act: Act, ability: Ability) -> None:
    t = s.table
    name = ABILITY_IDS[ability.number]
    facts: Facts = {"seat": code(t, act.user), "effect": name}
    if act.char != NONE:
        facts["person"] = person(t, act.char)
        id = "-at-character"
    elif act.targets and ability.selector.kind != "card":
        facts["target_seats"] = codes(t, act.targets)
        id = "-at-house"
    else:
        id = ""
    if ability.card != NO_CARD:
        s.tell(f"played{id}", (ability.rule, "IT-CHAR-02"), facts | {"card": name}, reveals=True)
    else:
        s.tell(f"used{id}", (ability.rule, "IT-LEAD-02"), facts | {"leader": name})


# ---------------------------------------------------------------- an act


def ability_at(p: Position, act: int) -> Ability:
    return ability_of(p.table, p.table.acts[act].ability)


def pay(s: State, f: Frame) -> None:
    """The cost is paid in full before anybody can react; it is not given back."""
    ability = ability_at(s, f.a)
    if ability.cost is not None:
        push(s, EXECUTION, ability.block, 0, f.a, NONE)


def react(s: State, f: Frame) -> None:
    if is_card(s.table.acts[f.a].ability):
        push(s, REACTIONS, f.a, 1)


def take_effect(s: State, f: Frame) -> None:
    ability = ability_at(s, f.a)
    if not s.table.acts[f.a].cancelled:
        push(s, OPERATIONS, ability.block, 1 if ability.cost is not None else 0, f.a, NONE)


def end_act(s: State, f: Frame) -> None:
    """A resolved ability is a completed step: what was looked at is forgotten, and the end is checked."""
    settle(s)
    set_pick(s, f.a, NO_CARD)
    check_end(s)


# ---------------------------------------------------------------- picking the card an ability is aimed at


def _aimed(p: Position) -> list[tuple[int, int]]:
    """The cards that can be picked for the act under way, each with the seat of its house."""
    act = p.frames[-1].a
    c = context_of(p, act)
    found = ability_at(p, act).selector.candidates(c)
    place = ability_at(p, act).selector.place
    assert place is not None
    holder = place.at(c)
    if place.kind in ("taken_this_round", "hostages_of"):
        held = zip(p.table.hostages[holder], p.secrets.hostages[holder], strict=True)
        fresh = place.kind == "taken_this_round"
        return [(entry // 2, card) for entry, card in held if card in found and (entry % 2 or not fresh)]
    return [(holder, card) for card in found]


def aim_options(p: Position, d: Decision, prefix: Prefix) -> list[int]:
    """The house of the card, then the card."""
    aimed = _aimed(p)
    if not prefix:
        return sorted({owner for owner, _ in aimed})
    return sorted({card for owner, card in aimed if owner == prefix[0]})


def say_aim(p: Position, d: Decision, prefix: Prefix, value: int) -> str:
    return card_name(value) if prefix else code(p.table, value)


def label_aim(p: Position, d: Decision, prefix: Prefix, value: int) -> tuple[str, Facts]:
    return ("label-card", {"card": card_name(value)}) if prefix else ("label-house", {"seat": code(p.table, value)})


def default_aim(p: Position, d: Decision) -> Prefix:
    owner = aim_options(p, d, ())[0]
    return (owner, aim_options(p, d, (owner,))[0])


AIM: Final = Kind(
    "aim", Shape.ASSIGN, ("IT-CHAR-02",), options=aim_options, say=say_aim, label=label_aim, default=default_aim,
    slots=("house", "card"), width=2, secret=frozenset({1}),
)  # fmt: skip
AIM_OPEN: Final = Kind(
    "aim-open", Shape.ASSIGN, ("IT-CHAR-02",), options=aim_options, say=say_aim, label=label_aim,
    default=default_aim, slots=("house", "card"), width=2,
)  # fmt: skip


def ask_aim(s: State, f: Frame) -> tuple[Decision, ...]:
    """A card is picked after the announcement: its house for all to see, its face not."""
    selector = ability_at(s, f.a).selector
    if selector.kind != "one_card":
        return ()
    assert selector.place is not None
    is_open = selector.place.kind in ("played", "discard", "revealed")
    return (Decision(AIM_OPEN if is_open else AIM, s.table.acts[f.a].user),)


def aim(s: State, f: Frame, answers: dict[int, Prefix]) -> None:
    t = s.table
    act = t.acts[f.a]
    owner, card = answers[act.user]
    place = ability_at(s, f.a).selector.place
    assert place is not None
    if place.kind in ("played", "discard", "revealed"):
        act = act._replace(card=card)
    else:
        set_pick(s, f.a, card)
    act = act._replace(house=owner, targets=(owner,))
    t.acts = (*t.acts[: f.a], act, *t.acts[f.a + 1 :])
    if s.sink is not None:
        s.tell("aimed", (ability_at(s, f.a).rule,), {"seat": code(t, act.user), "owner_seat": code(t, owner)})


ACTS: Final = script(
    "iron-throne.act",
    ("act",),
    Step(ask_aim, then=aim),
    Step(pay),
    Step(react),
    Step(take_effect),
    Step(end_act, rules=("IT-WIN-05",)),
)


def perform(s: State, seat: int, arg: int, choice: Prefix) -> None:
    """Announce an ability and start carrying it out."""
    push(s, ACTS, begin(s, seat, arg, choice))


# ---------------------------------------------------------------- reactions


def find_reaction(s: State, f: Frame) -> None:
    """The next player clockwise after the card's who may hold a reaction; each is asked once."""
    t = s.table
    if t.acts[f.a].cancelled:
        s.frames.pop()
        return
    user = t.acts[f.a].user
    for offset in range(f.b, t.players + 1):
        seat = (user + offset) % t.players
        if may_hold_card(s, seat, REACTION, f.a):
            s.frames[-1] = Frame(f.script, 1, f.a, offset)
            return
    s.frames.pop()


def ask_reaction(s: State, f: Frame) -> tuple[Decision, ...]:
    t = s.table
    return (Decision(PLAY, (t.acts[f.a].user + f.b) % t.players, REACTION, f.a),)


def reacted(s: State, f: Frame, answers: dict[int, Prefix]) -> None:
    ((seat, choice),) = answers.items()
    s.frames[-1] = Frame(f.script, 0, f.a, f.b + 1)
    if choice[0] != PASS:
        perform(s, seat, f.a, choice)


REACTIONS: Final = script(
    "iron-throne.reactions",
    ("act", "count"),
    Step(find_reaction),
    Step(ask_reaction, then=reacted, rules=("IT-CONFLICT-03",)),
)


# ---------------------------------------------------------------- leaders, then cards


def next_leader(s: State, window: int, arg: int, offset: int) -> int:
    """The next leader, clockwise from the challenger, whose ability can be used in a window; or none."""
    t = s.table
    n, first = t.players, t.challenger
    abilities, houses, leaders = card_set(t).abilities, t.houses, t.leaders
    for i in range(offset, n):
        seat = (first + i) % n
        ability = abilities[houses[seat] * CHARACTERS_EACH + leaders[seat]]
        if ability.window == window and is_unused(t, ability, seat) and allows(s, ability, seat, arg, public=True):
            return i
    return NONE


def find_leader(s: State, f: Frame) -> None:
    """IT-CONFLICT-02: leaders come first, each asked once."""
    offset = next_leader(s, f.a, f.b, f.c)
    if offset == NONE:
        s.frames.pop()
    else:
        s.frames[-1] = Frame(f.script, 1, f.a, f.b, offset)


def ask_leader(s: State, f: Frame) -> tuple[Decision, ...]:
    t = s.table
    return (Decision(USE, (t.challenger + f.c) % t.players, f.a, f.b),)


def used_leader(s: State, f: Frame, answers: dict[int, Prefix]) -> None:
    ((seat, choice),) = answers.items()
    s.frames[-1] = Frame(f.script, 0, f.a, f.b, f.c + 1)
    if choice[0] != PASS:
        perform(s, seat, f.b, choice)


LEADERS: Final = script(
    "iron-throne.leaders",
    ("window", "arg", "count"),
    Step(find_leader),
    Step(ask_leader, then=used_leader, rules=("IT-CONFLICT-02", "IT-LEAD-02", "IT-LEAD-03")),
)


def next_player(s: State, window: int, arg: int, offset: int, passes: int) -> tuple[int, int]:
    """The next player who may hold a card for this window, and how many have passed until then."""
    t = s.table
    n, first, sides = t.players, t.challenger, t.side
    cards = card_set(t).cards_at[window]
    while passes < n:
        seat = (first + offset) % n
        if sides[seat] != NONE and cards[t.houses[seat]] and may_hold_card(s, seat, window, arg):
            break
        offset, passes = (offset + 1) % n, passes + 1
    return offset, passes


def find_player(s: State, f: Frame) -> None:
    """IT-CONFLICT-03: clockwise from the challenger; the window closes when all have passed in a row."""
    offset, passes = next_player(s, f.a, f.b, f.c, f.d)
    if passes >= s.table.players:
        s.frames.pop()
    else:
        s.frames[-1] = Frame(f.script, 1, f.a, f.b, offset, passes)


def ask_player(s: State, f: Frame) -> tuple[Decision, ...]:
    t = s.table
    return (Decision(PLAY, (t.challenger + f.c) % t.players, f.a, f.b),)


def played_card(s: State, f: Frame, answers: dict[int, Prefix]) -> None:
    """After a card, leaders whose ability is unused are asked again before the turn goes on."""
    ((seat, choice),) = answers.items()
    n = s.table.players
    if choice[0] == PASS:
        s.frames[-1] = Frame(f.script, 0, f.a, f.b, (f.c + 1) % n, f.d + 1)
        return
    s.frames[-1] = Frame(f.script, 0, f.a, f.b, (f.c + 1) % n, 0)
    push(s, LEADERS, f.a, f.b, 0)
    perform(s, seat, f.b, choice)


CARDS: Final = script(
    "iron-throne.cards",
    ("window", "arg", "count", "passes"),
    Step(find_player),
    Step(ask_player, then=played_card, rules=("IT-CONFLICT-03", "IT-CHAR-02", "IT-CHAR-05")),
)


def open_window(s: State, window: int, arg: int = NONE) -> None:
    """Open a window: leaders are asked first, then cards. Where nobody can do anything nothing is pushed."""
    t = s.table
    has_cards = window in card_set(t).card_windows
    leader = NONE
    if window in card_set(t).leader_windows(t.houses, t.leaders):
        leader = next_leader(s, window, arg, 0)
    if leader != NONE:
        if has_cards:
            push(s, CARDS, window, arg, 0, 0)
        s.frames.append(Frame(LEADERS, 1, window, arg, leader))
    elif has_cards:
        offset, passes = next_player(s, window, arg, 0, 0)
        if passes < t.players:
            s.frames.append(Frame(CARDS, 1, window, arg, offset, passes))
