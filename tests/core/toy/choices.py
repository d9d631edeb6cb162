"""The decisions: at least one of every shape."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from core.toy.table import CARDS, COINS, LAID, SEATS, SHARED, Position, deck_of, hand, without
from throneroom.core.decision import STOP, Choice, Decision, Kind, Prefix, Shape
from throneroom.core.rules import Facts, require

MOST_COINS = COINS * 10


def label(p: Position, d: Decision, prefix: Prefix, value: int) -> tuple[str, Facts]:
    return f"label-{d.kind.id}", {"value": value, "size": p.table.sizes[0]}


def say_number(p: Position, d: Decision, prefix: Prefix, value: int) -> str:
    return f"{d.kind.id} {value}"


def say_card(p: Position, d: Decision, prefix: Prefix, value: int) -> str:
    return f"{d.kind.id} {CARDS[value]}"


def always(choice: Choice) -> Callable[[Position, Decision], Choice]:
    """A default that never changes."""
    return lambda p, d: choice


def yes_no(p: Position, d: Decision, prefix: Prefix) -> Sequence[int]:
    return (0, 1)


def bid_options(p: Position, d: Decision, prefix: Prefix) -> Sequence[int]:
    return range(p.table.coins[d.seat] + 1)


def bid_values(p: Position, d: Decision, prefix: Prefix) -> Sequence[int]:
    return range(MOST_COINS)


def check_bid(p: Position, d: Decision, choice: Prefix) -> None:
    require(choice[0] <= p.table.coins[d.seat], "TOY-BID", amount=choice[0])


def lay_options(p: Position, d: Decision, prefix: Prefix) -> Sequence[int]:
    if len(prefix) == LAID:
        return ()
    left = hand(p, d.seat)
    for card in prefix:
        left = without(left, card)
    least = prefix[-1] if prefix else 0
    return [*sorted({card for card in left if card >= least}), STOP]


def lay_values(p: Position, d: Decision, prefix: Prefix) -> Sequence[int]:
    return [*range(len(CARDS)), STOP] if len(prefix) < LAID else ()


def check_lay(p: Position, d: Decision, choice: Prefix) -> None:
    require(list(choice) == sorted(choice), "TOY-LAY-ORDER")
    for card in choice:
        require(choice.count(card) <= hand(p, d.seat).count(card), "TOY-LAY-HAND", card=CARDS[card])


def share_options(p: Position, d: Decision, prefix: Prefix) -> Sequence[int]:
    seats_left = p.table.players - len(prefix)
    coins_left = SHARED - sum(prefix)
    if not seats_left:
        return ()
    return [coins_left] if seats_left == 1 else range(coins_left + 1)


def share_values(p: Position, d: Decision, prefix: Prefix) -> Sequence[int]:
    return range(SHARED + 1) if len(prefix) < p.table.players else ()


def check_share(p: Position, d: Decision, choice: Prefix) -> None:
    total = sum(choice)
    whole = len(choice) == p.table.players
    require(total == SHARED if whole else total <= SHARED, "TOY-SHARE", amount=total)


def default_share(p: Position, d: Decision) -> Choice:
    return (SHARED, *[0] * (p.table.players - 1))


def offer_options(p: Position, d: Decision, prefix: Prefix) -> Sequence[int]:
    if prefix:
        return range(p.table.coins[prefix[0]] + 1)
    others = [seat for seat in range(p.table.players) if seat != d.seat]
    if p.table.leak == "options":  # only to traders without an apple
        others = [seat for seat in others if 0 not in (p.secrets.hands[seat] or ())] or others
    return others


def offer_values(p: Position, d: Decision, prefix: Prefix) -> Sequence[int]:
    return range(MOST_COINS) if prefix else range(p.table.players)


def check_offer(p: Position, d: Decision, choice: Prefix) -> None:
    require(choice[0] in offer_options(p, d, ()), "TOY-OFFER-SELF")
    if len(choice) > 1:
        require(choice[1] <= p.table.coins[choice[0]], "TOY-OFFER-PRICE", amount=choice[1])


def say_offer(p: Position, d: Decision, prefix: Prefix, value: int) -> str:
    return f"for {value}" if prefix else f"offer {SEATS[value]}"


def default_offer(p: Position, d: Decision) -> Choice:
    return (offer_options(p, d, ())[0], 0)


def deck_options(p: Position, d: Decision, prefix: Prefix) -> Sequence[int]:
    return deck_of(p).outcomes()


def deck_weights(p: Position, d: Decision) -> Sequence[int]:
    return deck_of(p).weights()


def default_deck(p: Position, d: Decision) -> Choice:
    return deck_of(p).outcomes()[0]


def hand_over_options(p: Position, d: Decision, prefix: Prefix) -> Sequence[int]:
    return sorted(set(hand(p, d.a)))


def hand_over_weights(p: Position, d: Decision) -> Sequence[int]:
    return [hand(p, d.a).count(card) for card in hand_over_options(p, d, ())]


def default_hand_over(p: Position, d: Decision) -> Choice:
    return hand(p, d.a)[0]


BID = Kind(
    "bid", Shape.NUMBER, ("TOY-BID",), options=bid_options, values=bid_values, check=check_bid,
    say=say_number, label=label, default=always(0), secret=frozenset({0}),
)  # fmt: skip
PEEK = Kind("peek", Shape.ONE, ("TOY-PEEK",), options=yes_no, say=say_number, label=label, default=always(0))
LAY = Kind(
    "lay", Shape.SOME, ("TOY-LAY",), options=lay_options, values=lay_values, check=check_lay, say=say_card,
    label=label, default=always(()), secret=frozenset(range(LAID)),
)  # fmt: skip
SHARE = Kind(
    "share", Shape.ASSIGN, ("TOY-SHARE",), options=share_options, values=share_values, check=check_share,
    say=say_number, label=label, default=default_share,
)  # fmt: skip
OFFER = Kind(
    "offer", Shape.OFFER, ("TOY-OFFER",), options=offer_options, values=offer_values, check=check_offer,
    say=say_offer, label=label, default=default_offer, slots=("partner", "price"), width=2,
    secret=frozenset({1}),
)  # fmt: skip
ANSWER = Kind("answer", Shape.ONE, ("TOY-ANSWER",), options=yes_no, say=say_number, label=label, default=always(0))
DRAW = Kind(
    "draw", Shape.CHANCE, ("TOY-DRAW",), options=deck_options, weights=deck_weights, say=say_card,
    label=label, default=default_deck,
)  # fmt: skip
LOOK = Kind(
    "look", Shape.CHANCE, ("TOY-PEEK",), options=deck_options, weights=deck_weights, say=say_card,
    label=label, default=default_deck,
)  # fmt: skip
HAND_OVER = Kind(
    "hand-over", Shape.CHANCE, ("TOY-SALE",), options=hand_over_options, weights=hand_over_weights,
    say=say_card, label=label, default=default_hand_over,
)  # fmt: skip
KINDS = (BID, PEEK, LAY, SHARE, OFFER, ANSWER, DRAW, LOOK, HAND_OVER)
