"""The toy behind the protocol: views, worlds, stored forms."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from core.toy.choices import KINDS
from core.toy.flow import EVENTS, GAME, SALE
from core.toy.table import CARDS, EVERY_CARD, NAMES, SEATS, Secrets, State, Table, View, deck_of
from throneroom.core.decision import Decision, Prefix
from throneroom.core.deck import Deck
from throneroom.core.dice import Dice
from throneroom.core.flow import State as CoreState
from throneroom.core.flow import advance, dump_flow, load_flow, push
from throneroom.core.game import GameSpec, Option, Outcome
from throneroom.core.rules import Illegal
from throneroom.core.secrecy import View as CoreView
from throneroom.core.secrecy import resume


def setup(players: int, options: dict[str, str], leak: str = "") -> State:
    secrets = Secrets([()] * players, [()] * players, Deck(EVERY_CARD), None)
    s: State = CoreState(Table(players, leak), secrets, [])
    push(s, GAME)
    advance(s)
    return s


def clone(s: State) -> State:
    return s.twin(s.table.copy(), s.secrets.copy())


def view(s: State, seat: int) -> View:
    t = s.table
    hands = [cards if i == seat else None for i, cards in enumerate(s.secrets.hands)]
    laid = [cards if i == seat else None for i, cards in enumerate(s.secrets.laid)]
    deck = Deck((), deck_of(s).top) if seat >= 0 and t.peeked[seat] else None
    in_sale = bool(s.frames) and s.frames[-1].script == SALE
    knows_price = in_sale and seat in (s.frames[-1].a, s.frames[-1].b)
    return CoreView(s, seat, t.copy(), Secrets(hands, laid, deck, s.secrets.price if knows_price else None))


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
    answering = bool(s.frames) and s.frames[-1].script == SALE and s.frames[-1].pc == 1
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


def scores(s: State) -> Sequence[int]:
    return s.table.coins


def view_json(v: View) -> dict[str, Any]:
    t = v.table
    players = [
        {
            "seat": SEATS[seat],
            "coins": t.coins[seat],
            "hand_size": t.sizes[seat],
            "laid": t.laid[seat],
            "hand": None if (cards := v.secrets.hands[seat]) is None else [CARDS[card] for card in cards],
        }
        for seat in range(t.players)
    ]
    awaited = [SEATS[seat] for seat in v.awaited]
    return {"round": t.round, "leader": SEATS[t.leader], "odd": t.odd, "players": players, "awaited": awaited}


# ---------------------------------------------------------------- stored forms


def dump(s: State) -> dict[str, Any]:
    t = s.table
    return {
        "players": t.players,
        "leak": t.leak,
        "round": t.round,
        "leader": SEATS[t.leader],
        "odd": t.odd,
        "coins": t.coins[:],
        "peeked": t.peeked[:],
        "hands": [[CARDS[card] for card in cards or ()] for cards in s.secrets.hands],
        "laid": [[CARDS[card] for card in cards or ()] for cards in s.secrets.laid],
        "deck": [[CARDS[card] for card in part] for part in deck_of(s).key()],
        "price": s.secrets.price,
        **dump_flow(s, NAMES),
    }


def load(data: dict[str, Any]) -> State:
    t = Table(data["players"], data["leak"])
    t.round, t.leader, t.odd = data["round"], SEATS.index(data["leader"]), data["odd"]
    t.coins, t.peeked = list(data["coins"]), list(data["peeked"])
    hands, laid, deck = (
        [tuple(CARDS.index(card) for card in cards) for cards in data[key]] for key in ("hands", "laid", "deck")
    )
    t.sizes, t.laid = [len(cards) for cards in hands], [len(cards) for cards in laid]
    top, rest, bottom = deck
    s: State = CoreState(t, Secrets([*hands], [*laid], Deck(rest, top, bottom), data["price"]), [])
    load_flow(s, data, NAMES)
    return s


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
    """A judge without an opinion."""

    def weigh(self, view: View, d: Decision, prefix: Prefix, options: Sequence[int]) -> list[float]:
        return [0.0] * len(options)

    def value(self, view: View, seat: int) -> float:
        return 1.0 / view.table.players


TOY: GameSpec[State, View] = GameSpec(
    id="toy",
    rules_version=1,
    players=range(2, len(SEATS) + 1),
    seats=SEATS,
    options=(Option("mood", ("calm", "wild"), "calm"), Option("host", ("nobody", "seat"), "nobody")),
    names=NAMES,
    kinds=KINDS,
    events=EVENTS,
    ledger=lambda: (),
    players_rule="TOY-PLAYERS",
    setup=setup,
    clone=clone,
    view=view,
    sample_world=sample_world,
    outcome=outcome,
    dump=dump,
    load=load,
    view_json=view_json,
    position=position,
    read_position=read_position,
    judge=NoJudge(),
    scores=scores,
    invariants=invariants,
)


def build(leak: str) -> GameSpec[State, View]:
    """The toy with the planted leak of that name."""
    return replace(TOY, id=f"toy-{leak}", setup=partial(setup, leak=leak))
