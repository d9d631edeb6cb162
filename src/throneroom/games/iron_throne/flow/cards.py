"""House cards on their way: drawn, discarded, shuffled anew."""

from __future__ import annotations

from typing import Final

from throneroom.core.decision import Decision, Kind, Prefix, Shape
from throneroom.core.deck import Deck
from throneroom.core.flow import Frame, Step, push, script
from throneroom.core.rules import Facts
from throneroom.core.seats import CHANCE
from throneroom.games.iron_throne.table import Position, State, card_name, code, owner_of

# ---------------------------------------------------------------- moving cards


def add_to_hand(s: State, seat: int, card: int) -> None:
    hands = s.secrets.hands
    hands[seat] = tuple(sorted((*hands[seat], card)))


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards with one copy of `card` taken out."""
    i = cards.index(card)
    return cards[:i] + cards[i + 1 :]


def take_from_hand(s: State, seat: int, card: int) -> None:
    """A card leaves a hand; who was looking at it there no longer does."""
    k = s.secrets
    k.hands[seat] = without(k.hands[seat], card)
    if s.table.looked_at == seat and k.looked.count(card) > k.hands[seat].count(card):
        k.looked = without(k.looked, card)


def discard(s: State, *cards: int) -> None:
    """Cards go to the discard piles of the houses they belong to."""
    t = s.table
    for card in cards:
        owner = owner_of(t, card)
        t.discards[owner] = tuple(sorted((*t.discards[owner], card)))


def take_top(s: State, seat: int, card: int) -> None:
    """The top card, found by chance to be `card`, leaves a deck; an empty deck is formed anew at once."""
    decks = s.secrets.decks
    decks[seat] = decks[seat].without_next(card)
    form_deck(s, seat)


def form_deck(s: State, seat: int) -> None:
    """IT-CARDS-02: when a deck has run out, its discard pile is shuffled to form the new one."""
    t, decks = s.table, s.secrets.decks
    if not t.discards[seat] or len(decks[seat]):
        return
    decks[seat] = Deck(t.discards[seat])
    t.discards[seat] = ()
    if s.sink is not None:
        s.tell("reshuffled", ("IT-CARDS-02",), {"seat": code(t, seat), "count": len(decks[seat])})


# ---------------------------------------------------------------- drawing


def draw_options(p: Position, d: Decision, prefix: Prefix) -> list[int]:
    """The cards that can be on top of the deck of `d.a`."""
    return p.secrets.decks[d.a].outcomes()


def draw_weights(p: Position, d: Decision) -> list[int]:
    return p.secrets.decks[d.a].weights()


def say_draw(p: Position, d: Decision, prefix: Prefix, value: int) -> str:
    return f"draw {code(p.table, d.a)} {card_name(value)}"


def label_draw(p: Position, d: Decision, prefix: Prefix, value: int) -> tuple[str, Facts]:
    return "label-draw", {"seat": code(p.table, d.a), "card": card_name(value)}


def default_draw(p: Position, d: Decision) -> int:
    """Chance always answers; the first outcome stands in for it in scenarios."""
    return p.secrets.decks[d.a].outcomes()[0]


DRAW: Final = Kind(
    "draw", Shape.CHANCE, ("IT-CARDS-02",), options=draw_options, weights=draw_weights, say=say_draw,
    label=label_draw, default=default_draw,
)  # fmt: skip


def ask_draw(s: State, f: Frame) -> tuple[Decision, ...]:
    """IT-CARDS-03: with neither deck nor discard pile there is nothing to draw."""
    return (Decision(DRAW, CHANCE, f.a),) if f.b > 0 and len(s.secrets.decks[f.a]) else ()


def drew(s: State, f: Frame, answers: dict[int, int]) -> None:
    card = answers[CHANCE]
    take_top(s, f.a, card)
    add_to_hand(s, f.a, card)
    s.secrets.drawn += (card,)
    if f.b > 1 and len(s.secrets.decks[f.a]):
        s.frames[-1] = Frame(DRAWS, 0, f.a, f.b - 1)
    else:
        _end_draw(s, f.a)


def _end_draw(s: State, seat: int) -> None:
    cards = s.secrets.drawn
    s.secrets.drawn = ()
    if s.sink is not None:
        s.tell(
            "drew",
            ("IT-CARDS-01",),
            {"seat": code(s.table, seat), "count": len(cards)},
            to=seat,
            private={"cards": tuple([card_name(card) for card in cards])},
            reveals=True,
        )


DRAWS: Final = script(
    "iron-throne.draw",
    ("seat-number", "count"),
    Step(ask_draw, then=drew, rules=("IT-CARDS-02", "IT-CARDS-03")),
)


def draw(s: State, seat: int, count: int) -> None:
    """A player draws so many cards from the own deck."""
    if count > 0:
        form_deck(s, seat)
        push(s, DRAWS, seat, count)
