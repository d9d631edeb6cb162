"""The decisions of a window: to use the leader's ability, or to play a Character card for its text."""

from __future__ import annotations

from typing import Final

from throneroom.core.decision import STOP, Decision, Kind, Prefix, Shape
from throneroom.core.rules import Facts, require
from throneroom.games.iron_throne.abilities.cardset import (
    Ability,
    ability_of,
)
from throneroom.games.iron_throne.abilities.context import Context
from throneroom.games.iron_throne.flow.allowing import (
    leader_ability,
    leader_allowed,
    playable,
    takes_part,
)
from throneroom.games.iron_throne.pieces import (
    ABILITY_IDS,
    CHARACTER_TYPE,
    CHARACTERS_EACH,
    HOUSE_OF,
    NO_CARD,
    PERSON_OF,
    TYPE_OF,
    WINDOWS,
    ability_of_card,
    is_card,
)
from throneroom.games.iron_throne.table import (
    Act,
    Position,
    Table,
    code,
    is_alive,
    owner_of,
    person,
)

PASS: Final = 200
"""The small choice not to use anything; abilities are numbered below it."""


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
        c.act = new_act(c.t, ability, c.user, c.arg, (pick,))
        if ability.cost.payable(c):
            out.append(pick)
    c.act = None
    return out


def new_act(t: Table, ability: Ability, seat: int, arg: int, picks: Prefix) -> Act:
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
