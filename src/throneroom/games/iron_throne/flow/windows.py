"""Timing windows: who is asked when, and an ability from its announcement to its end.

A seat is asked exactly when public information alone allows it an ability there. Leaders come first,
each asked once; then Character cards, one play at a time, until all have passed in a row.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from throneroom.core.decision import STOP, Decision, Kind, Prefix, Shape
from throneroom.core.flow import Frame, Step, push, script
from throneroom.core.rules import Facts, require
from throneroom.games.iron_throne.abilities.cardset import (
    NO_LIMIT,
    ONCE_PER_GAME,
    SETS,
    Ability,
    ability_of,
    card_set,
)
from throneroom.games.iron_throne.abilities.context import Context, context_of
from throneroom.games.iron_throne.abilities.expressions import player
from throneroom.games.iron_throne.abilities.running import set_pick
from throneroom.games.iron_throne.flow.cards import take_from_hand
from throneroom.games.iron_throne.flow.operations import EXECUTION, OPERATIONS, settle
from throneroom.games.iron_throne.outcome import check_end
from throneroom.games.iron_throne.pieces import (
    ABILITY_IDS,
    CHARACTER_TYPE,
    CHARACTERS_EACH,
    DECKS,
    FIRST_CARD_WINDOW,
    HOUSE_OF,
    NO_CARD,
    NONE,
    PERSON_OF,
    REACTION,
    TYPE_OF,
    WINDOWS,
    ability_of_card,
    is_card,
)
from throneroom.games.iron_throne.table import (
    PAIRED,
    Act,
    Position,
    State,
    Table,
    card_name,
    code,
    codes,
    is_alive,
    owner_of,
    person,
    role_of,
)

PASS: Final = 200
"""The small choice not to use anything; abilities are numbered below it."""


PICKS_ONE: Final = ("one_player", "one_character", "strongest_character")


# ---------------------------------------------------------------- who may use what


def is_unused(t: Table, ability: Ability, seat: int) -> bool:
    """Whether the limit of a leader ability leaves a use."""
    if ability.limit == NO_LIMIT:
        return True
    used = t.used_ever if ability.limit == ONCE_PER_GAME else t.used
    return not used >> seat & 1


def allows(p: Position, ability: Ability, seat: int, arg: int, public: bool) -> bool:
    """Whether who, condition, targets and cost allow an ability to a seat."""
    if not ability.may_use(p.table, seat, arg):
        return False
    c = Context(p, seat, arg, public, ability.card != NO_CARD)
    if not ability.condition(c) or not ability.selector.is_possible(c):
        return False
    if ability.selector.kind == "one_card" and not public and ability.selector.candidates(c) == [ability.card]:
        return False  # a card that is being played cannot be picked for itself
    if ability.cost is None or ability.selector.kind in PICKS_ONE:
        return True  # where something is picked, those picks are left for which it can be paid
    if ability.selector.kind == "each_player":
        c.act = Act(ability.number, seat, arg, tuple(ability.selector.candidates(c)))
    return ability.cost.payable(c)


def leader_ability(t: Table, seat: int) -> Ability:
    return ability_of(t, t.houses[seat] * CHARACTERS_EACH + t.leaders[seat])


def leader_allowed(p: Position, seat: int, window: int, arg: int, public: bool = True) -> bool:
    """Whether a seat can use the ability of its leader in a window."""
    t = p.table
    ability = leader_ability(t, seat)
    return ability.window == window and is_unused(t, ability, seat) and allows(p, ability, seat, arg, public)


def takes_part(t: Table, seat: int, card: int) -> bool:
    """A living character of the card takes part; for the card of the leader, any living one of the player."""
    char = t.part[seat]
    if t.side[seat] == NONE or not is_alive(t, char):
        return False
    return PERSON_OF[card] in (char % CHARACTERS_EACH, t.leaders[seat])


def is_accounted_for(t: Table, seat: int, card: int) -> bool:
    """Whether every copy of an own card lies face up, so that it cannot be in the hand."""
    shown = t.discards[seat].count(card) + t.played[seat].count(card)
    role = role_of(t, seat)
    if role != NONE and t.laid[role] == card:
        shown += 1
    return shown >= DECKS[t.rules & PAIRED and 1][t.houses[seat]].count(card)


def may_hold_card(p: Position, seat: int, window: int, arg: int) -> bool:
    """Whether public information allows a seat to play a Character card in a window."""
    t = p.table
    if t.side[seat] == NONE or window < FIRST_CARD_WINDOW:
        return False
    for ability in card_set(t).cards_at[window][t.houses[seat]]:
        card = ability.card
        if not takes_part(t, seat, card) or is_accounted_for(t, seat, card):
            continue
        if allows(p, ability, seat, arg, public=True):
            return True
    return False


def playable(p: Position, seat: int, window: int, arg: int) -> list[int]:
    """The abilities of the Character cards a seat can play now, from its hand."""
    t = p.table
    hand = p.secrets.hands[seat]
    return [
        ability.number
        for ability in card_set(t).cards_at[window][t.houses[seat]]
        if ability.card in hand and takes_part(t, seat, ability.card) and allows(p, ability, seat, arg, public=False)
    ]


# ---------------------------------------------------------------- using an ability


def _picks(p: Position, d: Decision, prefix: Prefix) -> list[int]:
    """What can be picked next for the ability named first."""
    ability = ability_of(p.table, prefix[0])
    selector = ability.selector
    if not selector.picks:
        return []
    c = Context(p, d.seat, d.b, card=ability.card != NO_CARD)
    found = selector.candidates(c)
    if selector.kind != "up_to_players":
        return _with_cost(c, ability, found) if len(prefix) == 1 else []
    assert selector.most is not None
    chosen = len(prefix) - 1
    left = found[found.index(prefix[-1]) + 1 :] if chosen else found
    if chosen >= selector.most(c):
        return []
    return [*([STOP] if chosen and left else []), *left]


def _with_cost(c: Context, ability: Ability, found: list[int]) -> list[int]:
    """Those picks for which the cost can be paid in full."""
    if ability.cost is None:
        return found
    out = []
    for pick in found:
        c.act = _act(c.t, ability, c.user, c.arg, (pick,))
        if ability.cost.payable(c):
            out.append(pick)
    c.act = None
    return out


def _act(t: Table, ability: Ability, seat: int, arg: int, picks: Prefix) -> Act:
    """An act with what was picked for it."""
    kind = ability.selector.kind
    if kind in ("one_character", "strongest_character"):
        return Act(ability.number, seat, arg, (picks[0] // CHARACTERS_EACH,), picks[0])
    return Act(ability.number, seat, arg, picks)


def use_options(p: Position, d: Decision, prefix: Prefix) -> list[int]:
    """Pass, or the ability of one's leader with what is picked for it."""
    if prefix:
        return [] if prefix[0] == PASS else _picks(p, d, prefix)
    t = p.table
    allowed = leader_allowed(p, d.seat, d.a, d.b, public=False)
    ability = leader_ability(t, d.seat)
    if allowed and ability.selector.picks and not _picks(p, d, (ability.number,)):
        allowed = False
    return [PASS, ability.number] if allowed else [PASS]


def use_values(p: Position, d: Decision, prefix: Prefix) -> list[int]:
    """Pass, the own leader's ability; then any player or character."""
    return _nameable(p, d, prefix, [leader_ability(p.table, d.seat).number])


def _nameable(p: Position, d: Decision, prefix: Prefix, abilities: list[int]) -> list[int]:
    t = p.table
    if not prefix:
        return [PASS, *abilities]
    if prefix[0] == PASS:
        return []
    selector = ability_of(t, prefix[0]).selector
    if not selector.picks or (len(prefix) > 1 and selector.kind != "up_to_players"):
        return []
    if selector.kind in ("one_player", "up_to_players"):
        more = list(range(t.players)) if len(prefix) <= t.players else []
        return [STOP, *more] if len(prefix) > 1 else more
    return [char for char in range(t.players * CHARACTERS_EACH) if char % CHARACTERS_EACH != t.leaders[_seat(char)]]


def _seat(char: int) -> int:
    return char // CHARACTERS_EACH


def check_use(p: Position, d: Decision, choice: Prefix) -> None:
    """The window, the limit and the condition of the leader's ability; then its targets."""
    if choice[0] == PASS:
        return
    t = p.table
    ability = leader_ability(t, d.seat)
    facts: Facts = {"leader": ABILITY_IDS[ability.number]}
    require(ability.window == d.a, "IT-LEAD-02", **facts)
    require(choice[0] in use_options(p, d, ()), ability.rule, **facts)
    _check_picks(p, d, ability, choice, facts)


def _check_picks(p: Position, d: Decision, ability: Ability, choice: Prefix, facts: Facts) -> None:
    for i in range(1, len(choice)):
        require(choice[i] in _picks(p, d, choice[:i]), ability.rule, **facts)


def say_use(p: Position, d: Decision, prefix: Prefix, value: int) -> str:
    if not prefix:
        return "pass" if value == PASS else "use" if not is_card(value) else f"play {ABILITY_IDS[value]}"
    if ability_of(p.table, prefix[0]).selector.kind in ("one_player", "up_to_players"):
        return code(p.table, value)
    return person(p.table, value)


def label_use(p: Position, d: Decision, prefix: Prefix, value: int) -> tuple[str, Facts]:
    t = p.table
    if not prefix:
        if value == PASS:
            return "label-pass", {}
        if is_card(value):
            return "label-play", {"card": ABILITY_IDS[value], "effect": ABILITY_IDS[value]}
        return "label-use", {"leader": ABILITY_IDS[value], "effect": ABILITY_IDS[value]}
    if ability_of(t, prefix[0]).selector.kind in ("one_player", "up_to_players"):
        return "label-house", {"seat": code(t, value)}
    return "label-character", {"person": person(t, value), "power": t.power[value]}


def default_use(p: Position, d: Decision) -> Prefix:
    """Nothing is used while nobody answers."""
    return (PASS,)


USE: Final = Kind(
    "use",
    Shape.ASSIGN,
    ("IT-LEAD-03", "IT-LEAD-02"),
    options=use_options,
    values=use_values,
    check=check_use,
    say=say_use,
    label=label_use,
    default=default_use,
    slots=("ability", "target"),
)


def play_options(p: Position, d: Decision, prefix: Prefix) -> list[int]:
    """Pass, or a Character card of the hand with what is picked for it."""
    if prefix:
        return [] if prefix[0] == PASS else _picks(p, d, prefix)
    found = playable(p, d.seat, d.a, d.b)
    able = [number for number in found if not ability_of(p.table, number).selector.picks or _picks(p, d, (number,))]
    return [PASS, *able]


def play_values(p: Position, d: Decision, prefix: Prefix) -> list[int]:
    """Pass, any Character card in the hand or among one's hostages; then any player or character."""
    k = p.secrets
    cards = sorted({card for card in k.hands[d.seat] + k.hostages[d.seat] if TYPE_OF[card] == CHARACTER_TYPE})
    return _nameable(p, d, prefix, [ability_of_card(card) for card in cards])


def check_play(p: Position, d: Decision, choice: Prefix) -> None:
    """An own card, at its time, while its character takes part; then its condition and targets."""
    if choice[0] == PASS:
        return
    t = p.table
    ability = ability_of(t, choice[0])
    card = ability.card
    facts: Facts = {"card": ABILITY_IDS[choice[0]]}
    require(HOUSE_OF[card] == t.houses[d.seat], "IT-CARDS-04", owner_seat=code(t, owner_of(t, card)), **facts)
    require(ability.window == d.a, "IT-CHAR-02", window=WINDOWS[ability.window], **facts)
    if not takes_part(t, d.seat, card):
        _refuse_absent(t, d.seat, card)
    require(choice[0] in play_options(p, d, ()), ability.rule, **facts)
    _check_picks(p, d, ability, choice, facts)


def _refuse_absent(t: Table, seat: int, card: int) -> None:
    """Why the character of a card cannot stand for it."""
    char = seat * CHARACTERS_EACH + PERSON_OF[card]
    require(PERSON_OF[card] != t.leaders[seat], "IT-CHAR-04", leader=person(t, char))
    require(is_alive(t, char), "IT-DEATH-03", person=person(t, char))
    require(False, "IT-CHAR-03", person=person(t, char))


PLAY: Final = Kind(
    "play",
    Shape.ASSIGN,
    ("IT-CHAR-02", "IT-CHAR-03", "IT-CHAR-04", "IT-CHAR-05", "IT-DEATH-03", "IT-CARDS-04"),
    options=play_options,
    values=play_values,
    check=check_play,
    say=say_use,
    label=label_use,
    default=default_use,
    slots=("ability", "target"),
)


def begin(s: State, seat: int, arg: int, choice: Prefix) -> int:
    """Announce an ability: it is used up or laid on the table, and becomes an act under way."""
    t = s.table
    ability = ability_of(t, choice[0])
    act = _act(t, ability, seat, arg, choice[1:])
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


@cache
def _leader_windows(set: int, houses: tuple[int, ...], leaders: tuple[int, ...]) -> frozenset[int]:
    """The windows in which some leader at the table has an ability."""
    abilities = SETS[set].abilities
    pairs = zip(houses, leaders, strict=True)
    return frozenset([abilities[house * CHARACTERS_EACH + leader].window for house, leader in pairs])


def open_window(s: State, window: int, arg: int = NONE) -> None:
    """Open a window: leaders are asked first, then cards. Where nobody can do anything nothing is pushed."""
    t = s.table
    has_cards = window in SETS[t.set].card_windows
    leader = NONE
    if window in _leader_windows(t.set, t.houses, t.leaders):
        leader = next_leader(s, window, arg, 0)
    if leader != NONE:
        if has_cards:
            push(s, CARDS, window, arg, 0, 0)
        s.frames.append(Frame(LEADERS, 1, window, arg, leader))
    elif has_cards:
        offset, passes = next_player(s, window, arg, 0, 0)
        if passes < t.players:
            s.frames.append(Frame(CARDS, 1, window, arg, offset, passes))
