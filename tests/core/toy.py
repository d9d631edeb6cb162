"""The Market: a toy game with every decision shape, simultaneous secrets, a deck, peeks and deals.

Two to four traders hold hidden cards. In each of two rounds they bid in secret for the lead, the
leader draws a card and may look at the next one, all lay cards face down in secret, the leader shares
coins out and offers one trader a card for a price only that trader hears. Laid cards count at the end.

`build(leak)` makes a game with one thing wrong on purpose, for the tests of the leak checks.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from throneroom.core.decision import STOP, Decision, Kind, Prefix, Shape
from throneroom.core.deck import Deck
from throneroom.core.dice import Dice
from throneroom.core.flow import Frame, Step, advance, again, dump_flow, finish, load_flow, push, script
from throneroom.core.flow import State as CoreState
from throneroom.core.game import GameSpec, Option, Outcome
from throneroom.core.rules import Facts, Illegal, Rule, require
from throneroom.core.seats import CHANCE
from throneroom.core.secrecy import View as CoreView
from throneroom.core.secrecy import resume

SEATS = ("ann", "bob", "cat", "dan")
CARDS = ("apple", "bread", "cheese", "date")
COPIES = 4
HAND = 3
ROUNDS = 2
COINS = 3
SHARED = 2
LAID = 2
NAMES = {"card": CARDS, "seat": SEATS}
EVERY_CARD = tuple(sorted(tuple(range(len(CARDS))) * COPIES))
Cards = tuple[int, ...]


class Table:
    """Everything everybody sees; `odd` is always 0 unless a leak is planted there."""

    __slots__ = ("coins", "laid", "leader", "odd", "peeked", "players", "round", "sizes")

    def __init__(self, players: int) -> None:
        self.players = players
        self.round = 0
        self.leader = 0
        self.odd = 0
        self.coins = [COINS] * players
        self.sizes = [0] * players
        self.laid = [0] * players
        self.peeked = [False] * players

    def copy(self) -> Table:
        t = Table(self.players)
        t.round, t.leader, t.odd = self.round, self.leader, self.odd
        t.coins, t.sizes, t.laid, t.peeked = self.coins[:], self.sizes[:], self.laid[:], self.peeked[:]
        return t


class Secrets:
    """Hands, laid cards, the deck and the price on offer; in a view None where the seat knows nothing."""

    __slots__ = ("deck", "hands", "laid", "price")

    def __init__(
        self, hands: list[Cards | None], laid: list[Cards | None], deck: Deck | None, price: int | None
    ) -> None:
        self.hands = hands
        self.laid = laid
        self.deck = deck
        self.price = price

    def copy(self) -> Secrets:
        return Secrets(self.hands[:], self.laid[:], self.deck, self.price)


State = CoreState[Table, Secrets]
View = CoreView[Table, Secrets]


class Kinds(NamedTuple):
    """One kind of decision per shape, and three of chance."""

    bid: Kind
    peek: Kind
    lay: Kind
    share: Kind
    offer: Kind
    answer: Kind
    draw: Kind
    look: Kind
    hand_over: Kind


def without(cards: Cards, card: int) -> Cards:
    i = cards.index(card)
    return cards[:i] + cards[i + 1 :]


def hand(p: State | View, seat: int) -> Cards:
    cards = p.secrets.hands[seat]
    assert cards is not None
    return cards


def deck_of(s: State) -> Deck:
    assert s.secrets.deck is not None
    return s.secrets.deck


@cache
def build(leak: str = "") -> GameSpec[State, View]:
    """The game, with the planted leak of that name if there is one."""
    id = f"toy-{leak}" if leak else "toy"

    # ------------------------------------------------------------ choices

    def bid_options(p: Any, d: Decision, prefix: Prefix) -> Sequence[int]:
        return range(p.table.coins[d.seat] + 1)

    def check_bid(p: Any, d: Decision, choice: Prefix) -> None:
        require(choice[0] <= p.table.coins[d.seat], "TOY-BID", amount=choice[0])

    def lay_options(p: Any, d: Decision, prefix: Prefix) -> Sequence[int]:
        if len(prefix) == LAID:
            return ()
        left = hand(p, d.seat)
        for card in prefix:
            left = without(left, card)
        least = prefix[-1] if prefix else 0
        return [*sorted({card for card in left if card >= least}), STOP]

    def lay_values(p: Any, d: Decision, prefix: Prefix) -> Sequence[int]:
        return [*range(len(CARDS)), STOP] if len(prefix) < LAID else ()

    def check_lay(p: Any, d: Decision, choice: Prefix) -> None:
        require(list(choice) == sorted(choice), "TOY-LAY-ORDER")
        for card in choice:
            require(choice.count(card) <= hand(p, d.seat).count(card), "TOY-LAY-HAND", card=CARDS[card])

    def share_options(p: Any, d: Decision, prefix: Prefix) -> Sequence[int]:
        seats_left = p.table.players - len(prefix)
        coins_left = SHARED - sum(prefix)
        if not seats_left:
            return ()
        return [coins_left] if seats_left == 1 else range(coins_left + 1)

    def share_values(p: Any, d: Decision, prefix: Prefix) -> Sequence[int]:
        return range(SHARED + 1) if len(prefix) < p.table.players else ()

    def check_share(p: Any, d: Decision, choice: Prefix) -> None:
        require(sum(choice) <= SHARED, "TOY-SHARE", amount=sum(choice))
        require(len(choice) < p.table.players or sum(choice) == SHARED, "TOY-SHARE", amount=sum(choice))

    def offer_options(p: Any, d: Decision, prefix: Prefix) -> Sequence[int]:
        if prefix:
            return range(p.table.coins[prefix[0]] + 1)
        others = [seat for seat in range(p.table.players) if seat != d.seat]
        if leak == "options":  # only to traders without an apple
            others = [seat for seat in others if 0 not in (p.secrets.hands[seat] or ())] or others
        return others

    def offer_values(p: Any, d: Decision, prefix: Prefix) -> Sequence[int]:
        return range(COINS * 10) if prefix else range(p.table.players)

    def check_offer(p: Any, d: Decision, choice: Prefix) -> None:
        require(choice[0] in offer_options(p, d, ()), "TOY-OFFER-SELF")
        if len(choice) > 1:
            require(choice[1] <= p.table.coins[choice[0]], "TOY-OFFER-PRICE", amount=choice[1])

    def yes_no(p: Any, d: Decision, prefix: Prefix) -> Sequence[int]:
        return (0, 1)

    def say(words: str) -> Any:
        def said(p: Any, d: Decision, prefix: Prefix, value: int) -> str:
            return f"{words} {value}"

        return said

    def say_card(words: str) -> Any:
        def said(p: Any, d: Decision, prefix: Prefix, value: int) -> str:
            return f"{words} {CARDS[value]}"

        return said

    def say_offer(p: Any, d: Decision, prefix: Prefix, value: int) -> str:
        return f"for {value}" if prefix else f"offer {SEATS[value]}"

    def label(p: Any, d: Decision, prefix: Prefix, value: int) -> tuple[str, Facts]:
        facts: Facts = {"value": value, "sizes": ",".join(str(size) for size in p.table.sizes)}
        return f"label-{d.kind.id}", facts

    def one(choice: Any) -> Any:
        return lambda p, d: choice

    kinds = Kinds(
        bid=Kind("bid", Shape.NUMBER, ("TOY-BID",), options=bid_options, check=check_bid, say=say("bid"),
                 values=lambda p, d, prefix: range(COINS * 10), label=label, default=one(0),
                 secret=frozenset({0})),
        peek=Kind("peek", Shape.ONE, ("TOY-PEEK",), options=yes_no, say=say("peek"), label=label,
                  default=one(0)),
        lay=Kind("lay", Shape.SOME, ("TOY-LAY",), options=lay_options, values=lay_values, check=check_lay,
                 say=say_card("lay"), label=label, default=one(()), secret=frozenset(range(LAID + 1))),
        share=Kind("share", Shape.ASSIGN, ("TOY-SHARE",), options=share_options, values=share_values,
                   check=check_share, say=say("give"), label=label,
                   default=lambda p, d: (SHARED, *[0] * (p.table.players - 1))),
        offer=Kind("offer", Shape.OFFER, ("TOY-OFFER",), options=offer_options, values=offer_values,
                   check=check_offer, say=say_offer, label=label, slots=("partner", "price"), width=2,
                   default=lambda p, d: (offer_options(p, d, ())[0], 0), secret=frozenset({1})),
        answer=Kind("answer", Shape.ONE, ("TOY-ANSWER",), options=yes_no, say=say("answer"), label=label,
                    default=one(0)),
        draw=Kind("draw", Shape.CHANCE, ("TOY-DRAW",), options=lambda p, d, prefix: deck_of(p).outcomes(),
                  weights=lambda p, d: deck_of(p).weights(), say=say_card("draw"), label=label,
                  default=lambda p, d: deck_of(p).outcomes()[0]),
        look=Kind("look", Shape.CHANCE, ("TOY-PEEK",), options=lambda p, d, prefix: deck_of(p).outcomes(),
                  weights=lambda p, d: deck_of(p).weights(), say=say_card("look"), label=label,
                  default=lambda p, d: deck_of(p).outcomes()[0]),
        hand_over=Kind("hand-over", Shape.CHANCE, ("TOY-SALE",),
                       options=lambda p, d, prefix: sorted(set(hand(p, d.a))), label=label,
                       weights=lambda p, d: [hand(p, d.a).count(c) for c in sorted(set(hand(p, d.a)))],
                       say=say_card("hand-over"), default=lambda p, d: hand(p, d.a)[0]),
    )  # fmt: skip

    # ------------------------------------------------------------ flow

    def take_card(s: State, seat: int, card: int) -> None:
        t = s.table
        s.secrets.deck = deck_of(s).without_next(card)
        s.secrets.hands[seat] = tuple(sorted((*hand(s, seat), card)))
        t.sizes[seat] += 1
        t.peeked = [False] * t.players
        private: Facts = {"card": CARDS[card]}
        facts: Facts = {"seat": SEATS[seat]}
        if leak == "private":
            facts, private = {**facts, **private}, {}
        s.tell("drew", ("TOY-DRAW",), facts, to=seat, private=private, reveals=True)

    def ask_deal(s: State, f: Frame) -> tuple[Decision, ...]:
        for seat, size in enumerate(s.table.sizes):
            if size < HAND:
                return (Decision(kinds.draw, CHANCE, seat),)
        return ()

    def deal_card(s: State, f: Frame, answers: dict[int, int]) -> None:
        again(s, f)
        take_card(s, next(i for i, size in enumerate(s.table.sizes) if size < HAND), answers[CHANCE])

    def begin_round(s: State, f: Frame) -> None:
        s.table.round += 1
        s.tell("round", ("TOY-ROUND",), {"round": s.table.round})
        push(s, round_script)

    def end_round(s: State, f: Frame) -> None:
        facts: Facts = {"round": s.table.round}
        laid = [sum(cards or ()) for cards in s.secrets.laid]
        if leak == "text":
            facts["weight"] = sum(laid)
        order = list(range(s.table.players))
        if leak == "order":
            order.sort(key=lambda seat: laid[seat])
        for seat in order:
            s.tell("rested", ("TOY-ROUND",), {"seat": SEATS[seat]})
        s.tell("round-over", ("TOY-ROUND",), facts)
        if s.table.round < ROUNDS:
            s.frames[-1] = f.at(1)

    def show_laid(s: State, f: Frame) -> None:
        t = s.table
        for seat, cards in enumerate(s.secrets.laid):
            assert cards is not None
            s.tell("showed", ("TOY-END",), {"seat": SEATS[seat], "cards": tuple(CARDS[c] for c in cards)},
                   reveals=True)  # fmt: skip
            t.coins[seat] += len(set(cards))

    def ask_bids(s: State, f: Frame) -> tuple[Decision, ...]:
        return tuple([Decision(kinds.bid, seat) for seat in range(s.table.players)])

    def reveal_bids(s: State, f: Frame, answers: dict[int, int]) -> None:
        t = s.table
        order = list(answers) if leak == "arrival" else sorted(answers)
        for seat in order:
            s.tell("bid", ("TOY-BID",), {"seat": SEATS[seat], "amount": answers[seat]}, reveals=True)
        t.leader = max(sorted(answers), key=lambda seat: (answers[seat], -seat))
        t.coins[t.leader] -= answers[t.leader]

    def ask_draw(s: State, f: Frame) -> tuple[Decision, ...]:
        return (Decision(kinds.draw, CHANCE, s.table.leader),) if not deck_of(s).is_certain() else ()

    def draw(s: State, f: Frame, answers: dict[int, int]) -> None:
        take_card(s, s.table.leader, answers[CHANCE])
        s.frames[-1] = f.at(3)

    def draw_certain(s: State, f: Frame) -> None:
        if deck_of(s):
            take_card(s, s.table.leader, deck_of(s).outcomes()[0])

    def ask_peek(s: State, f: Frame) -> tuple[Decision, ...]:
        return (Decision(kinds.peek, s.table.leader),) if deck_of(s) else ()

    def decide_peek(s: State, f: Frame, answers: dict[int, int]) -> None:
        if answers[s.table.leader]:
            push(s, look_script, s.table.leader)

    def ask_look(s: State, f: Frame) -> tuple[Decision, ...]:
        return (Decision(kinds.look, CHANCE, f.a),)

    def look(s: State, f: Frame, answers: dict[int, int]) -> None:
        card = answers[CHANCE]
        s.secrets.deck = deck_of(s).without_next(card).with_top(card)
        s.table.peeked[f.a] = True
        s.tell("peeked", ("TOY-PEEK",), {"seat": SEATS[f.a]}, to=f.a, private={"card": CARDS[card]},
               reveals=True)  # fmt: skip

    def ask_lay(s: State, f: Frame) -> tuple[Decision, ...]:
        seats = [seat for seat in range(s.table.players) if s.table.sizes[seat]]
        if leak == "awaited":  # only traders with an apple
            seats = [seat for seat in seats if 0 in hand(s, seat)]
        return tuple([Decision(kinds.lay, seat) for seat in seats])

    def lay_down(s: State, f: Frame, answers: dict[int, Prefix]) -> None:
        t = s.table
        for seat, cards in sorted(answers.items()):
            left = hand(s, seat)
            for card in cards:
                left = without(left, card)
            s.secrets.hands[seat] = left
            s.secrets.laid[seat] = tuple(sorted((*(s.secrets.laid[seat] or ()), *cards)))
            t.sizes[seat] -= len(cards)
            t.laid[seat] += len(cards)
            s.tell("laid", ("TOY-LAY",), {"seat": SEATS[seat], "count": len(cards)}, reveals=True)
        if leak == "table":
            t.odd = sum(sum(cards or ()) for cards in s.secrets.laid) % 2

    def ask_share(s: State, f: Frame) -> tuple[Decision, ...]:
        return (Decision(kinds.share, s.table.leader),)

    def share(s: State, f: Frame, answers: dict[int, Prefix]) -> None:
        for seat, coins in enumerate(answers[s.table.leader]):
            s.table.coins[seat] += coins
            s.tell("shared", ("TOY-SHARE",), {"seat": SEATS[seat], "amount": coins})
        if s.table.sizes[s.table.leader]:
            push(s, sale_script, s.table.leader)

    def ask_offer(s: State, f: Frame) -> tuple[Decision, ...]:
        return (Decision(kinds.offer, f.a),)

    def make_offer(s: State, f: Frame, answers: dict[int, Prefix]) -> None:
        partner, price = answers[f.a]
        s.secrets.price = price
        hint = price if leak == "frame" else 0
        s.frames[-1] = Frame(sale_script, 1, f.a, partner, hint)
        s.tell("offered", ("TOY-OFFER",), {"seat": SEATS[f.a], "to_seat": SEATS[partner]}, to=partner,
               private={"price": price}, reveals=True)  # fmt: skip

    def ask_answer(s: State, f: Frame) -> tuple[Decision, ...]:
        return (Decision(kinds.answer, f.b),)

    def answer(s: State, f: Frame, answers: dict[int, int]) -> None:
        price, s.secrets.price = s.secrets.price, None
        assert price is not None
        if not answers[f.b]:
            s.tell("declined", ("TOY-ANSWER",), {"seat": SEATS[f.b]})
            finish(s)
            return
        s.tell("sold", ("TOY-SALE",), {"seat": SEATS[f.a], "to_seat": SEATS[f.b], "amount": price},
               reveals=True)  # fmt: skip
        s.table.coins[f.b] -= price
        s.table.coins[f.a] += price

    def ask_hand_over(s: State, f: Frame) -> tuple[Decision, ...]:
        return (Decision(kinds.hand_over, CHANCE, f.a, f.b),)

    def hand_over(s: State, f: Frame, answers: dict[int, int]) -> None:
        card = answers[CHANCE]
        s.secrets.hands[f.a] = without(hand(s, f.a), card)
        s.secrets.hands[f.b] = tuple(sorted((*hand(s, f.b), card)))
        s.table.sizes[f.a] -= 1
        s.table.sizes[f.b] += 1
        private: Facts = {"card": CARDS[card]}
        s.tell("gave", ("TOY-SALE",), {"seat": SEATS[f.a]}, to=f.a, private=private, reveals=True)
        s.tell("got", ("TOY-SALE",), {"seat": SEATS[f.b]}, to=f.b, private=private, reveals=True)

    game_script = script(
        f"{id}.game", (), Step(ask_deal, then=deal_card), Step(begin_round), Step(end_round), Step(show_laid)
    )
    round_script = script(
        f"{id}.round",
        (),
        Step(ask_bids, then=reveal_bids),
        Step(ask_draw, then=draw),
        Step(draw_certain),
        Step(ask_peek, then=decide_peek),
        Step(ask_lay, then=lay_down),
        Step(ask_share, then=share),
    )
    look_script = script(f"{id}.look", ("seat",), Step(ask_look, then=look))
    sale_script = script(
        f"{id}.sale",
        ("seat", "to-seat", "hint"),
        Step(ask_offer, then=make_offer),
        Step(ask_answer, then=answer),
        Step(ask_hand_over, then=hand_over),
    )

    # ------------------------------------------------------------ the game behind the protocol

    def setup(players: int, options: dict[str, str]) -> State:
        secrets = Secrets([()] * players, [()] * players, Deck(EVERY_CARD), None)
        s: State = CoreState(Table(players), secrets, [])
        push(s, game_script)
        advance(s)
        return s

    def clone(s: State) -> State:
        return s.twin(s.table.copy(), s.secrets.copy())

    def view(s: State, seat: int) -> View:
        t = s.table
        hands = [cards if i == seat else None for i, cards in enumerate(s.secrets.hands)]
        laid = [cards if i == seat else None for i, cards in enumerate(s.secrets.laid)]
        deck = Deck((), deck_of(s).top) if seat >= 0 and t.peeked[seat] else None
        in_sale = bool(s.frames) and s.frames[-1].script == sale_script
        knows = in_sale and seat in (s.frames[-1].a, s.frames[-1].b)
        return CoreView(s, seat, t.copy(), Secrets(hands, laid, deck, s.secrets.price if knows else None))

    def sample_world(v: View, dice: Dice) -> State:
        t, secrets = v.table.copy(), v.secrets.copy()
        top = secrets.deck.top if secrets.deck is not None else ()
        pool = list(EVERY_CARD)
        for cards in (*secrets.hands, *secrets.laid, top):
            for card in cards or ():
                pool.remove(card)
        pool = dice.shuffled(pool)
        for held, counts in ((secrets.hands, t.sizes), (secrets.laid, t.laid)):
            for seat, cards in enumerate(held):
                if cards is None:
                    held[seat] = tuple(sorted(pool.pop() for _ in range(counts[seat])))
        if any(t.peeked) and not top:
            top = (pool.pop(),)
        secrets.deck = Deck(tuple(pool), top)
        s: State = CoreState(t, secrets, list(v.frames))
        answering = bool(s.frames) and s.frames[-1].script == sale_script and s.frames[-1].pc == 1
        if answering and secrets.price is None:
            secrets.price = dice.below(t.coins[s.frames[-1].b] + 1)
        resume(s, v, dice)
        return s

    def outcome(s: State) -> Outcome | None:
        if s.pending:
            return None
        best = max(s.table.coins)
        winners = tuple(seat for seat, coins in enumerate(s.table.coins) if coins == best)
        return Outcome(winners, tuple(s.table.coins), ("TOY-END",))

    def dump(s: State) -> dict[str, Any]:
        t, deck = s.table, deck_of(s)
        return {
            "players": t.players, "round": t.round, "leader": SEATS[t.leader], "odd": t.odd,
            "coins": t.coins[:], "peeked": t.peeked[:],
            "hands": [[CARDS[c] for c in cards or ()] for cards in s.secrets.hands],
            "laid": [[CARDS[c] for c in cards or ()] for cards in s.secrets.laid],
            "deck": [[CARDS[c] for c in part] for part in deck.key()],
            "price": s.secrets.price, **dump_flow(s, NAMES),
        }  # fmt: skip

    def load(data: dict[str, Any]) -> State:
        t = Table(data["players"])
        t.round, t.leader, t.odd = data["round"], SEATS.index(data["leader"]), data["odd"]
        t.coins, t.peeked = list(data["coins"]), list(data["peeked"])
        hands, laid, piles = (
            [tuple(CARDS.index(c) for c in cards) for cards in data[key]] for key in ("hands", "laid", "deck")
        )
        t.sizes, t.laid = [len(cards) for cards in hands], [len(cards) for cards in laid]
        deck = Deck(piles[1], piles[0], piles[2])
        s: State = CoreState(t, Secrets(list(hands), list(laid), deck, data["price"]), [])
        load_flow(s, data, NAMES)
        return s

    def view_json(v: View) -> dict[str, Any]:
        t = v.table
        players = [
            {"seat": SEATS[seat], "coins": t.coins[seat], "hand_size": t.sizes[seat], "laid": t.laid[seat],
             "hand": None if (cards := v.secrets.hands[seat]) is None else [CARDS[c] for c in cards]}
            for seat in range(t.players)
        ]  # fmt: skip
        return {"round": t.round, "leader": SEATS[t.leader], "odd": t.odd, "players": players,
                "awaited": [SEATS[seat] for seat in v.awaited]}  # fmt: skip

    def position(s: State) -> dict[str, str]:
        return {"state": json.dumps(dump(s))}

    def read_position(given: Mapping[str, str], players: int, options: dict[str, str]) -> State:
        try:
            s = load(json.loads(given["state"]))
            known = not list(invariants(s)) and s.table.players == players
        except Exception:  # a toy: any nonsense is one refusal
            known = False
        if not known:
            raise Illegal("CORE-POSITION", {"section": "state", "text": str(given)})
        return s

    def invariants(s: State) -> Iterator[str]:
        held = [card for cards in (*s.secrets.hands, *s.secrets.laid) for card in cards or ()]
        if sorted([*held, *(card for part in deck_of(s).key() for card in part)]) != list(EVERY_CARD):
            yield "a card is missing or too many"
        if s.table.sizes != [len(cards or ()) for cards in s.secrets.hands]:
            yield "hand sizes are wrong"
        if min(s.table.coins) < 0:
            yield "a trader has debts"

    class NoJudge:
        def weigh(self, view: Any, d: Decision, prefix: Prefix, options: Sequence[int]) -> list[float]:
            return [0.0] * len(options)

        def value(self, view: Any, seat: int) -> float:
            return 1.0 / float(view.table.players)

    def ledger() -> tuple[Rule, ...]:
        return ()

    return GameSpec(
        id=id, rules_version=1, players=range(2, len(SEATS) + 1), seats=SEATS,
        options=(Option("mood", ("calm", "wild"), "calm"), Option("host", ("nobody", "seat"), "nobody")),
        names=NAMES, kinds=tuple(kinds),
        events=("drew", "round", "rested", "round-over", "showed", "bid", "peeked", "laid", "shared",
                "offered", "declined", "sold", "gave", "got"),
        ledger=ledger, players_rule="TOY-PLAYERS", setup=setup, clone=clone, view=view,
        sample_world=sample_world, outcome=outcome, dump=dump, load=load, view_json=view_json,
        position=position, read_position=read_position, judge=NoJudge(),
        scores=lambda s: s.table.coins, invariants=invariants,
    )  # fmt: skip


TOY = build()
