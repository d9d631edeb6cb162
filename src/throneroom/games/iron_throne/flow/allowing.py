"""Who may use which ability: by time, by limit, by condition, and by what everybody can see."""

from __future__ import annotations

from typing import Final

from throneroom.games.iron_throne.abilities.cardset import (
    NO_LIMIT,
    ONCE_PER_GAME,
    Ability,
    ability_of,
    card_set,
)
from throneroom.games.iron_throne.abilities.context import Context
from throneroom.games.iron_throne.pieces import (
    CHARACTERS_EACH,
    DECKS,
    FIRST_CARD_WINDOW,
    NO_CARD,
    NONE,
    PERSON_OF,
)
from throneroom.games.iron_throne.table import (
    PAIRED,
    Act,
    Position,
    Table,
    is_alive,
    role_of,
)

PICKS_ONE: Final = ("one_player", "one_character", "strongest_character")


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


def copies_unseen(t: Table, seat: int, card: int) -> int:
    """How many copies of an own card do not lie face up, so that they could be in the hand."""
    shown = t.discards[seat].count(card) + t.played[seat].count(card)
    role = role_of(t, seat)
    if role != NONE and t.laid[role] == card:
        shown += 1
    return DECKS[t.rules & PAIRED and 1][t.houses[seat]].count(card) - shown


def is_accounted_for(t: Table, seat: int, card: int) -> bool:
    """Whether every copy of an own card lies face up, so that it cannot be in the hand."""
    return copies_unseen(t, seat, card) <= 0


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
