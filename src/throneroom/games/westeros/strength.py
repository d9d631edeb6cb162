"""Combat strength: every term of the sum with its source and its rule; and the icons of both sides."""

from __future__ import annotations

from throneroom.core.events import Term
from throneroom.core.rules import Facts
from throneroom.games.westeros.board import AREAS, CASTLE
from throneroom.games.westeros.cards.modifiers import MODIFIERS, Modifier
from throneroom.games.westeros.control import garrison_against, turn_order
from throneroom.games.westeros.pieces import (
    AGAINST_CASTLE,
    BLADE_STRENGTH,
    CARD_STRENGTH,
    CARD_SWORDS,
    CARD_TOWERS,
    CARDS,
    IS_DEFENSE,
    IS_SUPPORT,
    NO_CARD,
    ORDER_MODIFIER,
    ORDERS,
    SEATS,
    SIEGE,
    STRENGTH,
    TIDES,
    TIDES_STRENGTH,
    TIDES_SWORDS,
    TIDES_TOWERS,
    UNITS,
    count,
    standing,
)
from throneroom.games.westeros.table import ATTACKER, Combat, Table

_UNIT_RULES = ("WS-STRENGTH-06", "WS-STRENGTH-07", "WS-STRENGTH-08", "WS-STRENGTH-09")


def _modifiers(t: Table, c: Combat) -> list[tuple[int, Modifier]]:
    """The card texts in play with the side they fight for, in turn order."""
    found = []
    for house in turn_order(t):
        side = c.side(house)
        if side >= 0 and c.cards[side] in MODIFIERS:
            found.append((side, MODIFIERS[c.cards[side]]))
    return found


def _printed_strength(c: Combat, side: int, kind: int) -> int:
    """What a standing unit is worth to a side before any card text."""
    return AGAINST_CASTLE if kind == SIEGE and side == ATTACKER and CASTLE[c.area] else STRENGTH[kind]


def _army_terms(t: Table, c: Combat, side: int, house: int, area: int, army: int, why: str) -> list[Term]:
    """What the units add, kind by kind, and how card texts change it, each on the value left by the one before."""
    terms = []
    army = standing(army)
    texts = _modifiers(t, c)
    for kind in range(len(UNITS)):
        number = count(army, kind)
        if not number:
            continue
        each = _printed_strength(c, side, kind)
        rule = "WS-STRENGTH-10" if kind == SIEGE and not each else _UNIT_RULES[kind]
        facts: Facts = {"seat": SEATS[house], "area": AREAS[area], "unit": UNITS[kind], "number": number}
        terms.append(Term(number * each, why, rule, {**facts, "each": each}))
        for text_side, modifier in texts:
            value = modifier.unit(t, c, text_side, side, house, kind, each)
            if value != each:
                card = CARDS[c.cards[text_side]]
                terms.append(Term(number * (value - each), "card-text", modifier.rule, {**facts, "card": card}))
                each = value
    return terms


def supporting_areas(t: Table, c: Combat, side: int) -> list[int]:
    """Areas that lend their strength to a side and still have a support order."""
    bits = c.support[side]
    return [a for a in range(len(AREAS)) if bits >> a & 1 and IS_SUPPORT[t.orders[a]]] if bits else []


def support_terms(t: Table, c: Combat, side: int) -> list[Term]:
    """What each supporting area adds."""
    terms = []
    for area in supporting_areas(t, c, side):
        house = t.owner[area]
        terms += _army_terms(t, c, side, house, area, t.units[area], "support")
        bonus = ORDER_MODIFIER[t.orders[area]]
        if bonus:
            terms.append(Term(bonus, "support-order", "WS-SPECIAL-04", {"area": AREAS[area], "seat": SEATS[house]}))
    return terms


def initial_terms(t: Table, c: Combat, side: int) -> list[Term]:
    """WS-STRENGTH-11: units, order, support and garrison."""
    house = c.house(side)
    if side == ATTACKER:
        terms = _army_terms(t, c, side, house, c.area, c.army, "attacking")
        bonus = ORDER_MODIFIER[c.march]
        if bonus:
            terms.append(Term(bonus, "march-order", "WS-MARCH-13", {"order": ORDERS[c.march]}))
    else:
        terms = []
        if t.owner[c.area] == house:
            terms += _army_terms(t, c, side, house, c.area, t.units[c.area], "defending")
        order = t.orders[c.area]
        if IS_DEFENSE[order]:
            bonus = ORDER_MODIFIER[order]
            terms.append(Term(bonus, "defense-order", "WS-ORDER-08", {"order": ORDERS[order]}))
        garrison = garrison_against(t, c.attacker, c.area)
        if garrison:
            terms.append(Term(garrison, "garrison", "WS-GARR-03", {"area": AREAS[c.area]}))
    return terms + support_terms(t, c, side)


def card_terms(t: Table, c: Combat, side: int) -> list[Term]:
    """The number printed on the House card, and what card texts add."""
    card, enemy = c.cards[side], c.cards[1 - side]
    terms: list[Term] = []
    if card == NO_CARD:
        return terms
    cancelled = enemy in MODIFIERS and MODIFIERS[enemy].cancels_strength
    if cancelled and CARD_STRENGTH[card]:
        terms.append(Term(0, "card-cancelled", MODIFIERS[enemy].rule, {"card": CARDS[card], "by_card": CARDS[enemy]}))
    elif CARD_STRENGTH[card]:
        terms.append(Term(CARD_STRENGTH[card], "card", "WS-HOUSE-03", {"card": CARDS[card]}))
    if card in MODIFIERS:
        bonus = MODIFIERS[card].bonus(t, c, side)
        if bonus:
            terms.append(Term(bonus, "card-text", MODIFIERS[card].rule, {"card": CARDS[card]}))
    return terms


def final_terms(t: Table, c: Combat, side: int) -> list[Term]:
    """WS-STRENGTH-14: everything, House card, Blade and Tides included."""
    terms = initial_terms(t, c, side) + card_terms(t, c, side)
    if c.blade == side:
        terms.append(Term(BLADE_STRENGTH, "blade", "WS-BLADE-01", {"seat": SEATS[c.house(side)]}))
    tides = c.tides[side]
    if c.tides_shown and tides != NO_CARD and TIDES_STRENGTH[tides]:
        terms.append(Term(TIDES_STRENGTH[tides], "tides", "WS-TIDES-07", {"tides": TIDES[tides]}))
    return terms


def total(terms: list[Term]) -> int:
    """The sum; strength never falls below zero."""
    return max(0, sum([term.amount for term in terms]))


def is_text_felt(t: Table, c: Combat, side: int, terms: list[Term]) -> bool:
    """Whether the text of a side's card changed one of these terms, or gives it icons."""
    modifier = MODIFIERS[c.cards[side]]
    in_a_term = any([term.rule == modifier.rule for term in terms])
    return in_a_term or modifier.swords(t, c, side) > 0 or modifier.towers(t, c, side) > 0


def swords(t: Table, c: Combat, side: int) -> int:
    """Sword icons of a side, card texts and Tides included."""
    card = c.cards[side]
    n = TIDES_SWORDS[c.tides[side]] if c.tides_shown and c.tides[side] != NO_CARD else 0
    if card != NO_CARD:
        n += CARD_SWORDS[card]
        if card in MODIFIERS:
            n += MODIFIERS[card].swords(t, c, side)
    return n


def towers(t: Table, c: Combat, side: int) -> int:
    """Fortification icons of a side, card texts and Tides included."""
    card = c.cards[side]
    n = TIDES_TOWERS[c.tides[side]] if c.tides_shown and c.tides[side] != NO_CARD else 0
    if card != NO_CARD:
        n += CARD_TOWERS[card]
        if card in MODIFIERS:
            n += MODIFIERS[card].towers(t, c, side)
    return n


def initial_terms_of_march(t: Table, c: Combat) -> list[Term]:
    """WS-NEUTRAL-05, 07: the terms of a march against a neutral force: units and the order."""
    terms = _army_terms(t, c, ATTACKER, c.attacker, c.area, c.army, "attacking")
    if ORDER_MODIFIER[c.march]:
        terms.append(Term(ORDER_MODIFIER[c.march], "march-order", "WS-NEUTRAL-07", {"order": ORDERS[c.march]}))
    return terms


def lent_strength(t: Table, c: Combat, area: int, side: int = ATTACKER) -> int:
    """What an area's support would add to a side."""
    house = t.owner[area]
    terms = _army_terms(t, c, side, house, area, t.units[area], "support")
    return sum([term.amount for term in terms]) + ORDER_MODIFIER[t.orders[area]]
