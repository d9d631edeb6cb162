"""Small changes of an imagined table: power, cards, influence and hostages on their way."""

from __future__ import annotations

from throneroom.games.iron_throne.judge.worth import card_worth
from throneroom.games.iron_throne.pieces import (
    CHARACTER_TYPE,
    CHARACTERS_EACH,
    HIDDEN,
    HOUSE_OF,
    NONE,
    PERSON_OF,
    TORTURE_LOSS,
    TYPE_OF,
)
from throneroom.games.iron_throne.table import View, living, tokens_left


def strengthen(v: View, seat: int, amount: int) -> None:
    """Power from the leader sheet to the weakest character, marker by marker."""
    t = v.table
    chars = living(t, seat)
    for _ in range(min(amount, t.lead[seat]) if chars else 0):
        t.lead[seat] -= 1
        t.power[min(chars, key=lambda char: t.power[char])] += 1


def weaken(v: View, char: int, amount: int, goal: int) -> None:
    """Power from a character to a leader sheet, or to the box."""
    t = v.table
    amount = min(amount, t.power[char])
    t.power[char] -= amount
    if goal == NONE:
        t.box += amount
    else:
        t.lead[goal] += amount


def give_card(v: View, seat: int, card: int = HIDDEN) -> None:
    hands = v.secrets.hands
    hands[seat] = (*hands[seat], card)


def spread(v: View, seat: int, onto: int, amount: int) -> None:
    t = v.table
    if seat != onto:
        t.influence[seat * t.players + onto] += min(amount, tokens_left(t, seat))


def capture(v: View, taker: int, victim: int) -> None:
    """A card of the victim's deck becomes a hostage."""
    v.table.hostages[taker] += (victim * 2 + 1,)
    v.secrets.hostages[taker] += (HIDDEN,)


def lose_card(v: View, seat: int) -> None:
    """The least useful card leaves a hand, or an unknown one."""
    hand = v.secrets.hands[seat]
    if hand:
        card = min(hand, key=lambda card: card_worth(v.table, card))
        at = hand.index(card)
        v.secrets.hands[seat] = hand[:at] + hand[at + 1 :]


def drop_captive(v: View, holder: int, owner: int, card: int = NONE) -> None:
    """A hostage of a house leaves its captor: that card, or any."""
    t, k = v.table, v.secrets
    held = list(zip(t.hostages[holder], k.hostages[holder], strict=True))
    found = [pair for pair in held if pair[0] // 2 == owner and card in (NONE, pair[1])]
    if found:
        held.remove(found[0])
        t.hostages[holder] = tuple([entry for entry, _ in held])
        k.hostages[holder] = tuple([face for _, face in held])


def torture(v: View, holder: int, card: int) -> None:
    """A known hostage is tortured: a character suffers, or the captor takes a marker where it hurts most."""
    t = v.table
    owner = t.houses.index(HOUSE_OF[card])
    drop_captive(v, holder, owner, card)
    if TYPE_OF[card] == CHARACTER_TYPE:
        if PERSON_OF[card] == t.leaders[owner]:
            t.lead[owner] -= min(t.lead[owner], TORTURE_LOSS)
        else:
            weaken(v, owner * CHARACTERS_EACH + PERSON_OF[card], TORTURE_LOSS, owner)
        return
    chars = living(t, owner)
    if chars:
        weaken(v, min(chars, key=lambda char: t.power[char]), 1, holder)


def set_side(v: View, seat: int, char: int, which: int) -> None:
    """A character takes part on a side, or nobody does."""
    t = v.table
    t.part = (*t.part[:seat], char, *t.part[seat + 1 :])
    t.side = (*t.side[:seat], which, *t.side[seat + 1 :])
