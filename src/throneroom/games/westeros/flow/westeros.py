"""The Westeros phase: three cards are revealed, the wildlings stir, and the cards take effect."""

from __future__ import annotations

from typing import Final

from throneroom.core.decision import Decision, Kind, Prefix, Shape
from throneroom.core.flow import Frame, Step, again, push, script
from throneroom.core.rules import Facts
from throneroom.core.seats import CHANCE
from throneroom.games.westeros.cards.westeros import card_rule, resolve
from throneroom.games.westeros.cards.wildlings import ATTACK
from throneroom.games.westeros.pieces import (
    HAS_ICON,
    NOBODY,
    WESTEROS_CARDS,
    WESTEROS_DECKS,
    WILDLING_STRENGTHS,
    WINTER_IS_COMING,
)
from throneroom.games.westeros.table import Position, State, Table


def cards_left(t: Table, deck: int) -> tuple[int, ...]:
    """The cards that can still come; a deck that ran out is shuffled anew (no game lasts that long)."""
    return t.decks[deck] or WESTEROS_DECKS[deck]


def reveal_options(p: Position, d: Decision, prefix: Prefix) -> list[int]:
    return sorted(set(cards_left(p.table, d.a)))


def reveal_weights(p: Position, d: Decision) -> list[int]:
    left = cards_left(p.table, d.a)
    return [left.count(card) for card in sorted(set(left))]


def say_reveal(p: Position, d: Decision, prefix: Prefix, value: int) -> str:
    return f"westeros {d.a + 1} {WESTEROS_CARDS[value]}"


def label_reveal(p: Position, d: Decision, prefix: Prefix, value: int) -> tuple[str, Facts]:
    return "label-westeros", {"westeros": WESTEROS_CARDS[value]}


def default_reveal(p: Position, d: Decision) -> int:
    """The first card that does something by itself, in scenarios that do not say."""
    options = reveal_options(p, d, ())
    return next((card for card in options if card != WINTER_IS_COMING), options[0])


REVEAL: Final = Kind(
    "westeros",
    Shape.CHANCE,
    ("WS-WEST-08",),
    options=reveal_options,
    weights=reveal_weights,
    say=say_reveal,
    label=label_reveal,
    default=default_reveal,
)


def ask_card(s: State, f: Frame) -> tuple[Decision, ...]:
    """The next deck, in the order I, II, III."""
    deck = len(s.table.revealed)
    return (Decision(REVEAL, CHANCE, deck),) if deck < len(WESTEROS_DECKS) else ()


def reveal_card(s: State, f: Frame, answers: dict[int, int]) -> None:
    """Winter is Coming is replaced at once, all ten cards of its deck shuffled anew."""
    t = s.table
    card = answers[CHANCE]
    deck = len(t.revealed)
    again(s, f)
    if card != WINTER_IS_COMING:
        left = cards_left(t, deck)
        i = left.index(card)
        t.decks[deck] = left[:i] + left[i + 1 :]
        t.revealed += (card,)
    if s.sink is not None:
        facts: Facts = {"westeros": WESTEROS_CARDS[card], "deck": deck + 1}
        s.tell("westeros-revealed", ("WS-WEST-08",), facts, reveals=True)
    if card == WINTER_IS_COMING:
        t.decks[deck] = WESTEROS_DECKS[deck]
        if s.sink is not None:
            s.tell("winter", (card_rule(card), "WS-RULING-015", "WS-RULING-121"), {"deck": deck + 1})


def advance_wildlings(s: State, f: Frame) -> None:
    """One space an icon; at the last space they attack, and further icons do nothing."""
    t = s.table
    icons = sum([1 for card in t.revealed if HAS_ICON[card]])
    last = len(WILDLING_STRENGTHS) - 1
    t.wildlings = min(last, t.wildlings + icons)
    if s.sink is not None and icons:
        facts: Facts = {"icons": icons, "strength": WILDLING_STRENGTHS[t.wildlings]}
        s.tell("wildlings-advance", ("WS-WEST-09", "WS-WEST-11"), facts)
    if t.wildlings == last:
        push(s, ATTACK, WILDLING_STRENGTHS[last], NOBODY)


def resolve_cards(s: State, f: Frame) -> None:
    """WS-WEST-13: one after another."""
    t = s.table
    if f.a < len(t.revealed):
        card = t.revealed[f.a]
        s.frames[-1] = Frame(f.script, f.pc, f.a + 1)
        if s.sink is not None:
            s.tell("westeros-resolved", ("WS-WEST-13", card_rule(card)), {"westeros": WESTEROS_CARDS[card]})
        resolve(s, card)


WESTEROS_PHASE: Final = script(
    "westeros.westeros-phase",
    ("count",),
    Step(ask_card, then=reveal_card, rules=("WS-WEST-08",)),
    Step(advance_wildlings, rules=("WS-WEST-09", "WS-WEST-10", "WS-WEST-11", "WS-WEST-12")),
    Step(resolve_cards, rules=("WS-WEST-13", "WS-WEST-14")),
)
