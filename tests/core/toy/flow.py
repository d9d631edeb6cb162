"""The scripts of the game; each leak is one line that should not be there."""

from __future__ import annotations

from core.toy.choices import ANSWER, BID, DRAW, HAND_OVER, LAY, LOOK, OFFER, PEEK, SHARE
from core.toy.table import CARDS, HAND, ROUNDS, SEATS, State, deck_of, hand, without
from throneroom.core.decision import Decision, Prefix
from throneroom.core.flow import Frame, Step, again, finish, push, script
from throneroom.core.rules import Facts
from throneroom.core.seats import CHANCE

# ---------------------------------------------------------------- the game


def take_card(s: State, seat: int, card: int) -> None:
    t = s.table
    s.secrets.deck = deck_of(s).without_next(card)
    s.secrets.hands[seat] = tuple(sorted((*hand(s, seat), card)))
    t.sizes[seat] += 1
    t.peeked = [False] * t.players
    facts: Facts = {"seat": SEATS[seat]}
    private: Facts = {"card": CARDS[card]}
    if t.leak == "private":
        facts, private = {**facts, **private}, {}
    s.tell("drew", ("TOY-DRAW",), facts, to=seat, private=private, reveals=True)


def next_to_deal(s: State) -> int | None:
    return next((seat for seat, size in enumerate(s.table.sizes) if size < HAND), None)


def ask_deal(s: State, f: Frame) -> tuple[Decision, ...]:
    seat = next_to_deal(s)
    return () if seat is None else (Decision(DRAW, CHANCE, seat),)


def deal_card(s: State, f: Frame, answers: dict[int, int]) -> None:
    again(s, f)
    seat = next_to_deal(s)
    assert seat is not None
    take_card(s, seat, answers[CHANCE])


def begin_round(s: State, f: Frame) -> None:
    s.table.round += 1
    s.tell("round", ("TOY-ROUND",), {"round": s.table.round})
    push(s, ROUND)


def end_round(s: State, f: Frame) -> None:
    t = s.table
    laid = [sum(cards or ()) for cards in s.secrets.laid]
    seats = sorted(range(t.players), key=lambda seat: laid[seat] if t.leak == "order" else seat)
    for seat in seats:
        s.tell("rested", ("TOY-ROUND",), {"seat": SEATS[seat]})
    facts: Facts = {"round": t.round}
    if t.leak == "text":
        facts["weight"] = sum(laid)
    s.tell("round-over", ("TOY-ROUND",), facts)
    if t.round < ROUNDS:
        s.frames[-1] = f.at(1)


def show_laid(s: State, f: Frame) -> None:
    for seat, cards in enumerate(s.secrets.laid):
        assert cards is not None
        names = tuple(CARDS[card] for card in cards)
        s.tell("showed", ("TOY-END",), {"seat": SEATS[seat], "cards": names}, reveals=True)
        s.table.coins[seat] += len(set(cards))


# ---------------------------------------------------------------- a round


def ask_bids(s: State, f: Frame) -> tuple[Decision, ...]:
    return tuple([Decision(BID, seat) for seat in range(s.table.players)])


def reveal_bids(s: State, f: Frame, answers: dict[int, int]) -> None:
    t = s.table
    for seat in list(answers) if t.leak == "arrival" else sorted(answers):
        s.tell("bid", ("TOY-BID",), {"seat": SEATS[seat], "amount": answers[seat]}, reveals=True)
    t.leader = max(sorted(answers), key=lambda seat: (answers[seat], -seat))
    t.coins[t.leader] -= answers[t.leader]


def ask_draw(s: State, f: Frame) -> tuple[Decision, ...]:
    return () if deck_of(s).is_certain() else (Decision(DRAW, CHANCE, s.table.leader),)


def draw(s: State, f: Frame, answers: dict[int, int]) -> None:
    take_card(s, s.table.leader, answers[CHANCE])
    s.frames[-1] = f.at(3)


def draw_certain(s: State, f: Frame) -> None:
    if deck_of(s):
        take_card(s, s.table.leader, deck_of(s).outcomes()[0])


def ask_peek(s: State, f: Frame) -> tuple[Decision, ...]:
    return (Decision(PEEK, s.table.leader),) if deck_of(s) else ()


def decide_peek(s: State, f: Frame, answers: dict[int, int]) -> None:
    if answers[s.table.leader]:
        push(s, PEEKING, s.table.leader)


def ask_lay(s: State, f: Frame) -> tuple[Decision, ...]:
    seats = [seat for seat in range(s.table.players) if s.table.sizes[seat]]
    if s.table.leak == "awaited":  # only traders with an apple
        seats = [seat for seat in seats if 0 in hand(s, seat)]
    return tuple([Decision(LAY, seat) for seat in seats])


def lay_down(s: State, f: Frame, answers: dict[int, Prefix]) -> None:
    t = s.table
    for seat, cards in sorted(answers.items()):
        for card in cards:
            s.secrets.hands[seat] = without(hand(s, seat), card)
        s.secrets.laid[seat] = tuple(sorted((*(s.secrets.laid[seat] or ()), *cards)))
        t.sizes[seat] -= len(cards)
        t.laid[seat] += len(cards)
        s.tell("laid", ("TOY-LAY",), {"seat": SEATS[seat], "count": len(cards)}, reveals=True)
    if t.leak == "table":
        t.odd = sum(sum(cards or ()) for cards in s.secrets.laid) % 2


def ask_share(s: State, f: Frame) -> tuple[Decision, ...]:
    return (Decision(SHARE, s.table.leader),)


def share(s: State, f: Frame, answers: dict[int, Prefix]) -> None:
    for seat, coins in enumerate(answers[s.table.leader]):
        s.table.coins[seat] += coins
        s.tell("shared", ("TOY-SHARE",), {"seat": SEATS[seat], "amount": coins})
    if s.table.sizes[s.table.leader]:
        push(s, SALE, s.table.leader)


# ---------------------------------------------------------------- peeking and selling


def ask_look(s: State, f: Frame) -> tuple[Decision, ...]:
    return (Decision(LOOK, CHANCE, f.a),)


def look(s: State, f: Frame, answers: dict[int, int]) -> None:
    card = answers[CHANCE]
    s.secrets.deck = deck_of(s).without_next(card).with_top(card)
    s.table.peeked[f.a] = True
    private: Facts = {"card": CARDS[card]}
    s.tell("peeked", ("TOY-PEEK",), {"seat": SEATS[f.a]}, to=f.a, private=private, reveals=True)


def ask_offer(s: State, f: Frame) -> tuple[Decision, ...]:
    return (Decision(OFFER, f.a),)


def make_offer(s: State, f: Frame, answers: dict[int, Prefix]) -> None:
    partner, price = answers[f.a]
    s.secrets.price = price
    s.frames[-1] = Frame(SALE, 1, f.a, partner, price if s.table.leak == "frame" else 0)
    facts: Facts = {"seat": SEATS[f.a], "to_seat": SEATS[partner]}
    s.tell("offered", ("TOY-OFFER",), facts, to=partner, private={"price": price}, reveals=True)


def ask_answer(s: State, f: Frame) -> tuple[Decision, ...]:
    return (Decision(ANSWER, f.b),)


def answer(s: State, f: Frame, answers: dict[int, int]) -> None:
    price, s.secrets.price = s.secrets.price, None
    assert price is not None
    if not answers[f.b]:
        s.tell("declined", ("TOY-ANSWER",), {"seat": SEATS[f.b]})
        finish(s)
        return
    facts: Facts = {"seat": SEATS[f.a], "to_seat": SEATS[f.b], "amount": price}
    s.tell("sold", ("TOY-SALE",), facts, reveals=True)
    s.table.coins[f.b] -= price
    s.table.coins[f.a] += price


def ask_hand_over(s: State, f: Frame) -> tuple[Decision, ...]:
    return (Decision(HAND_OVER, CHANCE, f.a, f.b),)


def hand_over(s: State, f: Frame, answers: dict[int, int]) -> None:
    card = answers[CHANCE]
    s.secrets.hands[f.a] = without(hand(s, f.a), card)
    s.secrets.hands[f.b] = tuple(sorted((*hand(s, f.b), card)))
    s.table.sizes[f.a] -= 1
    s.table.sizes[f.b] += 1
    private: Facts = {"card": CARDS[card]}
    s.tell("gave", ("TOY-SALE",), {"seat": SEATS[f.a]}, to=f.a, private=private, reveals=True)
    s.tell("got", ("TOY-SALE",), {"seat": SEATS[f.b]}, to=f.b, private=private, reveals=True)


GAME = script("toy.game", (), Step(ask_deal, then=deal_card), Step(begin_round), Step(end_round), Step(show_laid))
ROUND = script(
    "toy.round",
    (),
    Step(ask_bids, then=reveal_bids),
    Step(ask_draw, then=draw),
    Step(draw_certain),
    Step(ask_peek, then=decide_peek),
    Step(ask_lay, then=lay_down),
    Step(ask_share, then=share),
)
PEEKING = script("toy.peeking", ("seat",), Step(ask_look, then=look))
SALE = script(
    "toy.sale",
    ("seat", "to-seat", "hint"),
    Step(ask_offer, then=make_offer),
    Step(ask_answer, then=answer),
    Step(ask_hand_over, then=hand_over),
)
EVENTS = (
    "drew", "round", "rested", "round-over", "showed", "bid", "laid", "shared", "peeked", "offered",
    "declined", "sold", "gave", "got",
)  # fmt: skip
