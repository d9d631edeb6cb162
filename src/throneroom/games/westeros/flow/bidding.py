"""Bidding: everybody at once and in secret; the holder of the Iron Throne settles ties."""

from __future__ import annotations

from typing import Final

from throneroom.core.decision import Choice, Decision, Kind, Prefix, Shape
from throneroom.core.flow import Frame, Step, again, push, script
from throneroom.core.rules import Facts, require
from throneroom.games.westeros.control import throne_holder
from throneroom.games.westeros.pieces import NOBODY, SEATS, TRACKS
from throneroom.games.westeros.table import Position, State, Table

NO_BID: Final = -1
"""In `Table.bids`: this house takes no part."""


def bid_options(p: Position, d: Decision, prefix: Prefix) -> range:
    return range(p.table.power[d.seat] + 1)


def bid_values(p: Position, d: Decision, prefix: Prefix) -> range:
    return range(21)


def check_bid(p: Position, d: Decision, choice: Prefix) -> None:
    """Any number of available tokens, for a track (`d.a`) or against the wildlings."""
    have = p.table.power[d.seat]
    rule = "WS-CLASH-04" if d.a < len(TRACKS) else "WS-WILD-04"
    require(choice[0] <= have, rule, amount=choice[0], power=have)


def say_bid(p: Position, d: Decision, prefix: Prefix, value: int) -> str:
    return f"bid {value}"


def label_bid(p: Position, d: Decision, prefix: Prefix, value: int) -> tuple[str, Facts]:
    return "label-bid", {"amount": value}


def default_bid(p: Position, d: Decision) -> int:
    """Nothing."""
    return 0


def about_bid(p: Position, d: Decision) -> Facts:
    """The track; against the wildlings `d.b` says all."""
    return {"track": TRACKS[d.a]} if d.a < len(TRACKS) else {}


BID: Final = Kind(
    "bid",
    Shape.NUMBER,
    ("WS-CLASH-04", "WS-WILD-04", "WS-ALLY-06"),
    options=bid_options,
    values=bid_values,
    check=check_bid,
    say=say_bid,
    label=label_bid,
    default=default_bid,
    secret=frozenset({0}),
    about=about_bid,
)


def take_bids(s: State, answers: dict[int, int], rules: tuple[str, ...]) -> None:
    """All bids are shown together and are spent whatever comes of them."""
    t = s.table
    t.bids = tuple([answers.get(house, NO_BID) for house in range(t.players)])
    for house, bid in enumerate(t.bids):
        if bid != NO_BID:
            t.power[house] -= bid
            if s.sink is not None:
                s.tell("bid", rules, {"seat": SEATS[house], "amount": bid}, reveals=True)


# ---------------------------------------------------------------- Clash of Kings


def by_bid(t: Table) -> tuple[int, ...]:
    """Bidders from the highest bid to the lowest; equal bids in seat order."""
    houses = [h for h in range(t.players) if t.bids[h] != NO_BID]
    return tuple(sorted(houses, key=lambda h: (-t.bids[h], h)))


def groups(t: Table) -> list[tuple[int, ...]]:
    """The bidders by equal bids, highest first."""
    out: list[tuple[int, ...]] = []
    for house in by_bid(t):
        if out and t.bids[out[-1][0]] == t.bids[house]:
            out[-1] += (house,)
        else:
            out.append((house,))
    return out


def order_options(p: Position, d: Decision, prefix: Prefix) -> list[int]:
    """The tied houses of group `d.b` not placed yet."""
    group = groups(p.table)[d.b]
    return [house for house in group if house not in prefix]


def order_values(p: Position, d: Decision, prefix: Prefix) -> list[int] | range:
    group = groups(p.table)[d.b]
    return range(p.table.players) if len(prefix) < len(group) else range(0)


def check_order(p: Position, d: Decision, choice: Prefix) -> None:
    """WS-CLASH-08: only the tied houses, each once."""
    group = groups(p.table)[d.b]
    for i, house in enumerate(choice):
        require(house in group and house not in choice[:i], "WS-CLASH-08", seat=SEATS[house])


def say_order(p: Position, d: Decision, prefix: Prefix, value: int) -> str:
    return f"tie {SEATS[value]}" if not prefix else SEATS[value]


def label_order(p: Position, d: Decision, prefix: Prefix, value: int) -> tuple[str, Facts]:
    return "label-seat", {"seat": SEATS[value]}


def default_order(p: Position, d: Decision) -> Choice:
    """Oneself first, the others as they stand on the track now."""
    group = groups(p.table)[d.b]
    track = p.table.tracks[d.a]
    return tuple(sorted(group, key=lambda h: (h != d.seat, track.index(h))))


ORDER_TIE: Final = Kind(
    "tie",
    Shape.ASSIGN,
    ("WS-CLASH-07", "WS-CLASH-08", "WS-INFL-04", "WS-INFL-05", "WS-INFL-07"),
    options=order_options,
    values=order_values,
    check=check_order,
    say=say_order,
    label=label_order,
    default=default_order,
    slots=("seat",),
    about=about_bid,
)


def ask_track_bids(s: State, f: Frame) -> tuple[Decision, ...]:
    return tuple([Decision(BID, house, f.a) for house in range(s.table.players)])


def show_track_bids(s: State, f: Frame, answers: dict[int, int]) -> None:
    take_bids(s, answers, ("WS-CLASH-05", "WS-CLASH-09"))


def next_tie(t: Table, done: int) -> int:
    """The first group of equal bids from group `done` on, or NOBODY."""
    for i, group in enumerate(groups(t)):
        if i >= done and len(group) > 1:
            return i
    return NOBODY


def ask_tie(s: State, f: Frame) -> tuple[Decision, ...]:
    """WS-INFL-05: the holder of the throne before this bid decides, group by group."""
    tie = next_tie(s.table, f.b)
    return () if tie == NOBODY else (Decision(ORDER_TIE, throne_holder(s.table), f.a, tie),)


def settle_tie(s: State, f: Frame, answers: dict[int, tuple[int, ...]]) -> None:
    t = s.table
    tie = next_tie(t, f.b)
    ranked = answers[throne_holder(t)]
    ties = f.c
    for house in ranked:
        ties = ties * 8 + house + 1
    again(s, Frame(f.script, f.pc, f.a, tie + 1, ties))
    if s.sink is not None:
        facts: Facts = {"seat": SEATS[throne_holder(t)], "seats": tuple([SEATS[h] for h in ranked])}
        s.tell("tie-settled", ("WS-CLASH-07",), facts)


def _unpack(ties: int) -> list[int]:
    out = []
    while ties:
        ties, house = divmod(ties, 8)
        out.append(house - 1)
    return out[::-1]


def settle_track(s: State, f: Frame) -> None:
    """WS-CLASH-06, 10: places by bid; the first one takes the token."""
    t = s.table
    ranked = _unpack(f.c)
    order = sorted(by_bid(t), key=lambda h: (-t.bids[h], ranked.index(h) if h in ranked else 0))
    t.tracks[f.a] = tuple(order)
    t.bids = ()
    if s.sink is not None:
        facts: Facts = {"track": TRACKS[f.a], "seats": tuple([SEATS[h] for h in order])}
        s.tell("track-settled", ("WS-CLASH-06", "WS-CLASH-08", "WS-CLASH-10"), facts)


BID_TRACK: Final = script(
    "westeros.bid-track",
    ("track", "group", "ties"),
    Step(ask_track_bids, then=show_track_bids, rules=("WS-CLASH-04", "WS-CLASH-05", "WS-CLASH-09")),
    Step(ask_tie, then=settle_tie, rules=("WS-CLASH-07", "WS-INFL-05")),
    Step(settle_track, rules=("WS-CLASH-06", "WS-CLASH-10", "WS-CLASH-11")),
)


def bid_for_next_track(s: State, f: Frame) -> None:
    """WS-CLASH-02: Iron Throne, Fiefdoms, King's Court."""
    if f.a < len(TRACKS):
        s.frames[-1] = Frame(f.script, f.pc, f.a + 1)
        push(s, BID_TRACK, f.a)


CLASH: Final = script("westeros.clash", ("count",), Step(bid_for_next_track, rules=("WS-CLASH-02",)))
