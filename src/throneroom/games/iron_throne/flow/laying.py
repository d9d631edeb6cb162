"""Laying cards face down, revealing them, and what outcome they make."""

from __future__ import annotations

from typing import Final

from throneroom.core.decision import Decision, Kind, Points, Prefix, Shape
from throneroom.core.events import Term
from throneroom.core.flow import Frame, Step, script
from throneroom.core.rules import Facts, require
from throneroom.core.seats import CHANCE
from throneroom.games.iron_throne.flow.cards import DRAW, form_deck, take_from_hand, take_top
from throneroom.games.iron_throne.pieces import (
    BETRAYAL,
    CHALLENGER_SIDE,
    DEFENDER_SIDE,
    HOSTILITY,
    HOUSE_OF,
    NO_CARD,
    NONE,
    OUTCOMES,
    SIDES,
    TRUCE_OUTCOME,
    VALUE_OF,
)
from throneroom.games.iron_throne.table import (
    Position,
    State,
    Table,
    active,
    card_name,
    change,
    code,
    counts_as_truce,
    laid_value,
    part_power,
    person,
    players_of,
    role_of,
    total,
)

# ---------------------------------------------------------------- laying


def lay_options(p: Position, d: Decision, prefix: Prefix) -> list[int]:
    """Any card of the hand."""
    return sorted(set(p.secrets.hands[d.seat]))


def lay_values(p: Position, d: Decision, prefix: Prefix) -> list[int]:
    """The cards of the hand and the hostages one holds."""
    k = p.secrets
    return sorted(set(k.hands[d.seat] + k.hostages[d.seat]))


def check_lay(p: Position, d: Decision, choice: Prefix) -> None:
    """IT-ENC-10: captured cards cannot be laid."""
    t = p.table
    require(HOUSE_OF[choice[0]] == t.houses[d.seat], "IT-ENC-10", card=card_name(choice[0]))


def say_lay(p: Position, d: Decision, prefix: Prefix, value: int) -> str:
    if HOUSE_OF[value] != p.table.houses[d.seat]:
        return f"lay hostage {card_name(value)}"
    return f"lay {card_name(value)}"


def points_lay(p: Position, d: Decision, prefix: Prefix, value: int) -> Points:
    """A card of the own hand, or a hostage."""
    return {"cards" if HOUSE_OF[value] == p.table.houses[d.seat] else "hostages": (card_name(value),)}


def label_lay(p: Position, d: Decision, prefix: Prefix, value: int) -> tuple[str, Facts]:
    return "label-card", {"card": card_name(value)}


def default_lay(p: Position, d: Decision) -> int:
    """The highest Hostility card, else the last card of the hand."""
    return max(lay_options(p, d, ()), key=lambda card: (VALUE_OF[card], -card))


LAY: Final = Kind(
    "lay",
    Shape.ONE,
    ("IT-ENC-01", "IT-ENC-07", "IT-ENC-08", "IT-ENC-10"),
    options=lay_options,
    values=lay_values,
    check=check_lay,
    say=say_lay,
    label=label_lay,
    points=points_lay,
    default=default_lay,
    slots=("card",),
    secret=frozenset({0}),
)


def ask_lay(s: State, f: Frame) -> tuple[Decision, ...]:
    """IT-ENC-01, 02: both active players at once, and nobody else."""
    t = s.table
    return tuple([Decision(LAY, seat) for seat in sorted((t.challenger, t.defender)) if s.secrets.hands[seat]])


def lay(s: State, f: Frame, answers: dict[int, int]) -> None:
    t = s.table
    for seat in (t.challenger, t.defender):
        if seat in answers:
            take_from_hand(s, seat, answers[seat])
            _lay(s, seat, answers[seat], "IT-ENC-01")


def _lay(s: State, seat: int, card: int, by: str) -> None:
    t, k = s.table, s.secrets
    role = role_of(t, seat)
    k.laid = change(k.laid, role, card)
    t.facedown |= 1 << role
    if by == "IT-ENC-01":
        t.seen_laid = change(t.seen_laid, role, 1 << seat)
    if s.sink is not None:
        if by == "IT-ENC-01":
            s.tell("laid", (by,), {"seat": code(t, seat)}, to=seat, private={"card": card_name(card)})
        else:
            s.tell("laid-unseen", (by,), {"seat": code(t, seat)})


def _without_card(s: State) -> int:
    """An active player who has laid nothing and has a deck to take a card from."""
    t = s.table
    for role in (CHALLENGER_SIDE, DEFENDER_SIDE):
        if not t.facedown >> role & 1 and len(s.secrets.decks[active(t, role)]):
            return active(t, role)
    return NONE


def ready_decks(s: State, f: Frame) -> None:
    for seat in (s.table.challenger, s.table.defender):
        form_deck(s, seat)


def ask_top_card(s: State, f: Frame) -> tuple[Decision, ...]:
    """IT-ENC-09: a player without cards lays the top card of the deck, unseen."""
    seat = _without_card(s)
    return (Decision(DRAW, CHANCE, seat),) if seat != NONE else ()


def lay_top_card(s: State, f: Frame, answers: dict[int, int]) -> None:
    seat, card = _without_card(s), answers[CHANCE]
    take_top(s, seat, card)
    _lay(s, seat, card, "IT-ENC-09")
    s.frames[-1] = f


LAYING: Final = script(
    "iron-throne.laying",
    (),
    Step(ask_lay, then=lay, rules=("IT-ENC-01", "IT-ENC-02", "IT-ENC-07")),
    Step(ready_decks),
    Step(ask_top_card, then=lay_top_card, rules=("IT-ENC-09",)),
)


# ---------------------------------------------------------------- revealing


def reveal(s: State) -> None:
    """IT-ENC-03: both cards are turned up at once."""
    t, k = s.table, s.secrets
    t.laid, k.laid = k.laid, (NO_CARD, NO_CARD)
    t.facedown = 0
    t.seen_laid = (0, 0)
    if s.sink is not None:
        s.tell("revealed", ("IT-ENC-03",), {
            "seat": code(t, t.challenger), "card": card_name(t.laid[0]),
            "other_seat": code(t, t.defender), "other_card": card_name(t.laid[1]),
        }, reveals=True)  # fmt: skip


def fix_outcome(s: State) -> None:
    """IT-ENC-04: two Hostility cards, two Truces, or one of each; unless an ability has fixed it."""
    t = s.table
    if not t.locked:
        truces = [counts_as_truce(t, role) for role in (CHALLENGER_SIDE, DEFENDER_SIDE)]
        t.outcome = TRUCE_OUTCOME if all(truces) else BETRAYAL if any(truces) else HOSTILITY
    if s.sink is not None:
        rule = {HOSTILITY: "IT-HOSTILITY-01", TRUCE_OUTCOME: "IT-TRUCE-01", BETRAYAL: "IT-BETRAYAL-01"}[t.outcome]
        s.tell("outcome", (rule, "IT-ENC-04"), {"outcome": OUTCOMES[t.outcome]})


def sum_of(t: Table, side: int) -> tuple[Term, ...]:
    """The lines of a side's total."""
    terms = [Term(laid_value(t, side), "card", "IT-HOSTILITY-02", {"card": card_name(t.laid[side])})]
    for seat in players_of(t, side):
        if t.part[seat] != NONE:
            facts: Facts = {"seat": code(t, seat), "person": person(t, t.part[seat])}
            terms.append(Term(part_power(t, seat), "power", "IT-HOSTILITY-02", facts))
    if t.bonus[side]:
        terms.append(Term(t.bonus[side], "bonus", "IT-CONFLICT-01", {}))
    return tuple(terms)


def find_winner(s: State) -> None:
    """The higher total wins, equal ones both lose; in a Betrayal the Hostility card wins."""
    t = s.table
    both = 1 << CHALLENGER_SIDE | 1 << DEFENDER_SIDE
    if t.outcome == HOSTILITY:
        totals = (total(t, CHALLENGER_SIDE), total(t, DEFENDER_SIDE))
        t.winner = NONE if totals[0] == totals[1] else CHALLENGER_SIDE if totals[0] > totals[1] else DEFENDER_SIDE
        if s.sink is not None:
            for side in (CHALLENGER_SIDE, DEFENDER_SIDE):
                s.tell("total", ("IT-HOSTILITY-02", "IT-HOSTILITY-06"),
                       {"side": SIDES[side], "amount": totals[side]}, sum_of(t, side))  # fmt: skip
    else:
        truces = [counts_as_truce(t, role) for role in (CHALLENGER_SIDE, DEFENDER_SIDE)]
        t.winner = NONE if truces[0] == truces[1] else DEFENDER_SIDE if truces[0] else CHALLENGER_SIDE
    t.losers = both if t.winner == NONE else 1 << (1 - t.winner)


def tell_winner(s: State) -> None:
    t = s.table
    if s.sink is None:
        return
    if t.winner == NONE:
        s.tell("tied", ("IT-HOSTILITY-05",), {})
    elif t.outcome == BETRAYAL:
        s.tell("side-won", ("IT-BETRAYAL-02", "IT-BETRAYAL-03"), {"side": SIDES[t.winner]})
    else:
        s.tell("side-won", ("IT-HOSTILITY-03", "IT-HOSTILITY-04"), {"side": SIDES[t.winner]})
