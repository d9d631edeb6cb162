"""The battle calculator: how a fight would stand, from what one house may know.

The fight is set up on a copy of the table and counted by the functions that count real fights; nothing
here knows a modifier. Orders that the asking house cannot see count for nothing and are listed as
unknown, and so are cards nobody named, texts whose choice is open, and Tides cards.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, cast

from throneroom.core.events import Term, term_json
from throneroom.core.flow import State as CoreState
from throneroom.core.game import Json
from throneroom.core.rules import Facts, Illegal, require
from throneroom.games.westeros.answers import CardWorth, Fight, Line, Sum, Threats, Unknown
from throneroom.games.westeros.board import AREAS, SUPPORTERS
from throneroom.games.westeros.cards.texts import IMMEDIATE, PASS, TEXTS, next_side
from throneroom.games.westeros.flow.combat import blade_side, tides_left, verdict
from throneroom.games.westeros.flow.support import the_combat
from throneroom.games.westeros.pieces import CARDS, NO_CARD, NO_ORDER, NOBODY, SEATS, TIDES_STRENGTH, cards_in
from throneroom.games.westeros.question import Question, is_about_threats, read_question
from throneroom.games.westeros.strength import final_terms, initial_terms_of_march, support_terms, total
from throneroom.games.westeros.supposing import BOTH, Supposed, suppose
from throneroom.games.westeros.table import ATTACKER, DEFENDER, HIDDEN, State, View, no_secrets
from throneroom.games.westeros.threats import threats
from throneroom.games.westeros.view import known_orders


class Stand(NamedTuple):
    """How the fight stands with two cards: the terms of both sides, and the texts whose choice is open."""

    s: State
    terms: tuple[list[Term], list[Term]]
    undecided: dict[int, list[str]]

    def total(self, side: int) -> int:
        """The strength of a side."""
        return total(self.terms[side])


def what_if(v: View, question: Json) -> Fight | Threats:
    """Both sums, who would win and by which rule, what each card would make of it, and what is unknown.

    Or, if that is asked, who threatens what on the whole board.
    """
    require(v.frames, "CORE-OVER")
    if is_about_threats(question):
        return {"threats": threats(v)}
    q = read_question(v, question)
    orders = known_orders(v)
    fight = suppose(v, q, orders)
    unknown = _unknown_orders(v, fight, orders)
    if the_combat(fight.s).defender == NOBODY:
        return _against_neutral(fight, unknown)
    _check_cards(fight)
    stand = _stand(fight, _named_cards(fight))
    _check_choices(q, stand)
    unknown += _unknown_play(fight, stand)
    return _summed_up(fight, stand, unknown)


# ---------------------------------------------------------------- cards


def _named_cards(fight: Supposed) -> tuple[int, int]:
    """The cards that fight: as named, else as revealed."""
    shown = the_combat(fight.s).cards
    named = [card if card != NO_CARD else shown[side] for side, card in enumerate(fight.q.cards)]
    return named[ATTACKER], named[DEFENDER]


def _in_reach(fight: Supposed, side: int) -> list[int]:
    """The cards a side can still fight with."""
    c = the_combat(fight.s)
    if not fight.due:
        return [card for card in [c.cards[side]] if card != NO_CARD]
    hand = [card for card in cards_in(fight.s.table.hands[c.house(side)]) if card != c.accused]
    return hand if c.cards[side] == NO_CARD else [c.cards[side], *hand]


def _check_cards(fight: Supposed) -> None:
    """Each side plays a card of its own hand, or the one it has revealed."""
    for side, card in enumerate(fight.q.cards):
        require(card == NO_CARD or card in _in_reach(fight, side), "WS-HOUSE-11", card=CARDS[card])


def _check_choices(q: Question, stand: Stand) -> None:
    """What is chosen for a text can be chosen, and the Blade is in the hand that uses it."""
    for card, words in stand.undecided.items():
        require(card not in q.texts, "CORE-QUESTION-VALUE", name=f"texts {CARDS[card]}", given=q.texts.get(card, "-"),
                known=", ".join(words))  # fmt: skip
    c = the_combat(stand.s)
    if q.blade not in (NOBODY, c.blade):
        require(not stand.s.table.blade_used, "WS-BLADE-02")
        raise Illegal("WS-BLADE-04", {"seat": SEATS[c.house(q.blade)]})


def _stand(fight: Supposed, cards: tuple[int, int]) -> Stand:
    """How the fight stands with these cards, on a table of its own."""
    s: State = CoreState(fight.s.table.copy(), no_secrets(), [])
    t, c = s.table, the_combat(s)
    for side, card in enumerate(cards):
        if card != c.cards[side]:  # a card that another one replaces is back in hand
            back = 1 << c.cards[side] if c.cards[side] != NO_CARD else 0
            t.hands[c.house(side)] = (t.hands[c.house(side)] | back) & ~(1 << card)
    c.cards = cards
    undecided = _carry_out_texts(s, fight)
    if fight.q.blade != NOBODY and fight.q.blade == blade_side(t):
        c.blade = fight.q.blade
    return Stand(s, (final_terms(t, c, ATTACKER), final_terms(t, c, DEFENDER)), undecided)


def _carry_out_texts(s: State, fight: Supposed) -> dict[int, list[str]]:
    """WS-HOUSE-07: texts that work at once, in turn order; those whose choice is open are returned."""
    t, c = s.table, the_combat(s)
    c.used = BOTH & ~fight.due
    undecided: dict[int, list[str]] = {}
    while (side := next_side(t, c)) != NOBODY:
        c.used |= 1 << side
        card = c.cards[side]
        text = TEXTS.get(card)
        if text is None or text.when != IMMEDIATE or text.options is None:
            continue
        words = {"pass" if value == PASS else text.word(value): value for value in text.options(t, c, side)}
        chosen = fight.q.texts.get(card, "pass" if "pass" in words or len(words) != 1 else next(iter(words)))
        if chosen in words and words[chosen] != PASS:
            text.do(s, side, words[chosen])
        elif words and chosen not in words:
            undecided[card] = list(words)
    return undecided


# ---------------------------------------------------------------- the answer


def _summed_up(fight: Supposed, stand: Stand, unknown: list[Unknown]) -> Fight:
    """Both sums as ranges, and the winner if every Tides card leads to the same one."""
    least, most = [_totals(fight, stand, pick) for pick in (min, max)]
    t, c = stand.s.table, the_combat(stand.s)
    winner, rule = verdict(t, c, stand.total(ATTACKER), stand.total(DEFENDER))
    at_worst, at_best = verdict(t, c, least[0], most[1])[0], verdict(t, c, most[0], least[1])[0]
    sure = at_worst == at_best
    ahead, why = verdict(t, c, 0, 0)
    attacker, defender = [
        _side_json(SEATS[c.house(side)], stand.terms[side], least[side], most[side]) for side in (ATTACKER, DEFENDER)
    ]
    return {
        "winner": SEATS[c.house(winner)] if sure else None,
        "reason": rule if sure else None,
        "tie": {"winner": SEATS[c.house(ahead)], "reason": why},
        "attacker": attacker,
        "defender": defender,
        "cards": {"attacker": _worth_of_cards(fight, ATTACKER), "defender": _worth_of_cards(fight, DEFENDER)},
        "supporters": _supporters(fight),
        "unknown": unknown,
    }


def _supporters(fight: Supposed) -> list[str]:
    """Areas next to the fight with units that could lend their strength, whatever their orders are."""
    t, c = fight.s.table, the_combat(fight.s)
    return [AREAS[area] for area in SUPPORTERS[c.area] if t.units[area] and area != c.origin]


def _totals(fight: Supposed, stand: Stand, pick: Callable[..., int]) -> list[int]:
    """The strength of each side with the weakest, or strongest, Tides card it could still draw."""
    t, c = stand.s.table, the_combat(stand.s).copy()
    left = [face for face, number in enumerate(tides_left(t, c.tides)) if number]
    face = pick(left, key=lambda face: TIDES_STRENGTH[face])
    c.tides = (
        face if ATTACKER in fight.tideless else c.tides[ATTACKER],
        face if DEFENDER in fight.tideless else c.tides[DEFENDER],
    )
    return [total(final_terms(t, c, side)) for side in (ATTACKER, DEFENDER)]


def _side_json(house: str | None, terms: list[Term], least: int, most: int) -> Sum:
    return {
        "house": house,
        "total": total(terms),
        "least": least,
        "most": most,
        "terms": [cast(Line, term_json(term)) for term in terms],
    }


def _worth_of_cards(fight: Supposed, side: int) -> list[CardWorth]:
    """What every card that a side can still play would make of the fight, Tides aside."""
    c = the_combat(fight.s)
    named = _named_cards(fight)
    rows: list[CardWorth] = []
    for card in _in_reach(fight, side):
        stand = _stand(fight, (card, named[DEFENDER]) if side == ATTACKER else (named[ATTACKER], card))
        winner, _ = verdict(stand.s.table, c, stand.total(ATTACKER), stand.total(DEFENDER))
        mine, enemy = stand.total(side), stand.total(1 - side)
        rows.append({"card": CARDS[card], "total": mine, "enemy": enemy, "winner": SEATS[c.house(winner)]})
    return rows


def _against_neutral(fight: Supposed, unknown: list[Unknown]) -> Fight:
    """WS-NEUTRAL-04: units, order and support against the number on the token; no cards, no Blade."""
    t, c = fight.s.table, the_combat(fight.s)
    area = AREAS[c.area]
    require(fight.q.cards == (NO_CARD, NO_CARD), "WS-NEUTRAL-06", area=area)
    require(fight.q.blade == NOBODY, "WS-NEUTRAL-10", area=area)
    terms = initial_terms_of_march(t, c) + support_terms(t, c, ATTACKER)
    strength, needed = total(terms), t.neutral[c.area]
    force = Term(needed, "neutral", "WS-NEUTRAL-04", {"area": area})
    return {
        "attacker": _side_json(SEATS[c.attacker], terms, strength, strength),
        "defender": _side_json(None, [force], needed, needed),
        "winner": SEATS[c.attacker] if strength >= needed else None,
        "reason": "WS-NEUTRAL-04" if strength >= needed else "WS-NEUTRAL-03",
        "tie": {"winner": SEATS[c.attacker], "reason": "WS-NEUTRAL-04"},
        "cards": {"attacker": [], "defender": []},
        "supporters": _supporters(fight),
        "unknown": unknown,
    }


# ---------------------------------------------------------------- what is unknown


def _unknown(why: str, facts: Facts) -> Unknown:
    return {"why": why, "facts": facts}


def _unknown_orders(v: View, fight: Supposed, orders: list[int]) -> list[Unknown]:
    """Orders near the fight that the asker cannot see, or that have not been placed yet."""
    t, q = v.table, fight.q
    near = {q.dest, *SUPPORTERS[q.dest]} - {q.origin}
    if q.march == NO_ORDER:
        near.add(q.origin)
    hidden = [area for area in sorted(near) if orders[area] == HIDDEN]
    return [_unknown("order", {"area": AREAS[area], "seat": SEATS[t.owner[area]]}) for area in hidden]


def _unknown_play(fight: Supposed, stand: Stand) -> list[Unknown]:
    """Cards nobody named, texts whose choice is open, and Tides cards to come."""
    c = the_combat(stand.s)
    seats = [SEATS[c.house(side)] for side in (ATTACKER, DEFENDER)]
    out = [_unknown("card", {"seat": seats[side]}) for side, card in enumerate(c.cards) if card == NO_CARD]
    for side, card in enumerate(c.cards):
        if card in stand.undecided:
            facts: Facts = {"seat": seats[side], "card": CARDS[card]}
            out.append({**_unknown("text", facts), "options": stand.undecided[card]})
    return out + [_unknown("tides", {"seat": seats[side]}) for side in fight.tideless]
