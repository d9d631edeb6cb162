"""The negotiation of a Truce: proposals back and forth, an end to them, and the deal carried out.

A deal is six amounts: influence, hostages and power that the challenger receives, then the same for
the defender. The one with the right to propose makes a proposal or declares the talks failed; the
other accepts, refuses, or declares them failed.
"""

from __future__ import annotations

from typing import Final

from throneroom.core.decision import Decision, Kind, Points, Prefix, Shape
from throneroom.core.flow import Frame, Step, push, script
from throneroom.core.rules import Facts, require
from throneroom.games.iron_throne.flow.encounter_operations import spread
from throneroom.games.iron_throne.flow.hostages import take_hostages
from throneroom.games.iron_throne.flow.power import move
from throneroom.games.iron_throne.outcome import check_end
from throneroom.games.iron_throne.pieces import CHALLENGER_SIDE, DEAL_MOST, DEFENDER_SIDE, SIDES
from throneroom.games.iron_throne.table import (
    FAILURE,
    SINCE_2,
    SUCCESS,
    Position,
    State,
    active,
    change,
    code,
    is_restricted,
    tokens_left,
)

FAIL, PROPOSE = 0, 1
REFUSE, ACCEPT, END = 0, 1, 2
ITEMS: Final = ("influence", "hostages", "power")
PARTS: Final = tuple(f"{side}-{item}" for side in ("challenger", "defender") for item in ITEMS)


def _takeable(p: Position, taker: int, victim: int, gained: int) -> int:
    """How many cards of a player can be taken hostage, with those the deal has just brought there."""
    t, k = p.table, p.secrets
    cards = len(k.decks[victim]) + len(t.discards[victim])
    if is_restricted(t, taker, "hostage_from_deck_top_only", victim):
        return cards
    return cards + len(k.hands[victim]) + len(t.hostages[victim]) + gained


def most_of(p: Position, terms: Prefix) -> int:
    """The most of the next amount of a deal, run in order on the present state."""
    t = p.table
    side, item = divmod(len(terms), len(ITEMS))
    taker, giver = active(t, side), active(t, 1 - side)
    if item == 0:
        return min(DEAL_MOST[0], tokens_left(t, taker))
    if item == 1:
        gained = terms[1] if side == DEFENDER_SIDE else 0
        return min(DEAL_MOST[1], _takeable(p, taker, giver, gained))
    there = t.lead[giver] + (terms[2] if side == DEFENDER_SIDE else 0)
    return min(DEAL_MOST[2], there)


def propose_options(p: Position, d: Decision, prefix: Prefix) -> list[int]:
    """The talks have failed, or a proposal in which at least one thing changes hands."""
    if not prefix:
        return [FAIL, PROPOSE] if _anything(p, ()) else [FAIL]
    if prefix[0] == FAIL or len(prefix) > len(PARTS):
        return []
    terms = prefix[1:]
    most = most_of(p, terms)
    least = 0 if any(terms) or _anything(p, (*terms, 0)) else 1
    return list(range(least, most + 1))


def _anything(p: Position, terms: Prefix) -> bool:
    """Whether an amount above 0 can still follow."""
    while len(terms) < len(PARTS):
        if most_of(p, terms) > 0:
            return True
        terms += (0,)
    return False


def propose_values(p: Position, d: Decision, prefix: Prefix) -> list[int]:
    """Every amount that can be said, up to ten."""
    if not prefix:
        return [FAIL, PROPOSE]
    return [] if prefix[0] == FAIL or len(prefix) > len(PARTS) else list(range(11))


def check_propose(p: Position, d: Decision, choice: Prefix) -> None:
    """Each item within its limit, nothing that cannot be carried out, and something at all."""
    if choice[0] == FAIL:
        return
    t = p.table
    terms = choice[1:]
    for i, amount in enumerate(terms):
        side, item = divmod(i, len(ITEMS))
        short = code(t, active(t, side if item == 0 else 1 - side))
        rule = ("IT-TRUCE-08", "IT-TRUCE-04", "IT-TRUCE-05")[item]
        require(amount <= DEAL_MOST[item], rule, amount=amount, most=DEAL_MOST[item])
        rule = ("IT-INFL-03", "IT-TRUCE-04", "IT-TRUCE-06")[item]
        require(amount <= most_of(p, terms[:i]), rule, amount=amount, most=most_of(p, terms[:i]), seat=short)
    require(len(terms) < len(PARTS) or any(terms), "IT-TRUCE-09")
    if len(terms) < len(PARTS) and not any(terms):
        require(_anything(p, terms), "IT-TRUCE-09")


def say_propose(p: Position, d: Decision, prefix: Prefix, value: int) -> str:
    """`propose 1 0 2 0 2 0`: what the challenger receives, then the defender."""
    if not prefix:
        return "propose" if value == PROPOSE else "no-deal"
    return str(value)


def points_propose(p: Position, d: Decision, prefix: Prefix, value: int) -> Points:
    """After the first part: the side that receives, and of what."""
    if not prefix:
        return {}
    side, item = divmod(len(prefix) - 1, len(ITEMS))
    return {"sides": (SIDES[side],), "items": (ITEMS[item],)}


def label_propose(p: Position, d: Decision, prefix: Prefix, value: int) -> tuple[str, Facts]:
    if not prefix:
        return ("label-propose" if value == PROPOSE else "label-no-deal"), {}
    side, item = divmod(len(prefix) - 1, len(ITEMS))
    return f"label-deal-{ITEMS[item]}", {"amount": value, "seat": code(p.table, active(p.table, side))}


def read_propose(p: Position, d: Decision, words: list[str]) -> Prefix:
    """Six numbers, or a sentence like `propose sta influence 1 power 2 lan hostages 1`."""
    require(words, "CORE-INCOMPLETE", slot="proposal")
    if "no-deal".startswith(words[0]):
        return (FAIL,)
    require("propose".startswith(words[0]), "CORE-NOT-UNDERSTOOD", text=words[0])
    if not words[1:]:
        return (PROPOSE,)
    if all([word.isdecimal() for word in words[1:]]):
        return (PROPOSE, *[min(int(word), 99) for word in words[1:]])
    terms, side, item = [0] * len(PARTS), CHALLENGER_SIDE, -1
    t = p.table
    for word in words[1:]:
        if word.isdecimal():
            require(item >= 0, "CORE-NOT-UNDERSTOOD", text=word)
            terms[side * len(ITEMS) + item] = min(int(word), 99)
            continue
        sides = [which for which in (CHALLENGER_SIDE, DEFENDER_SIDE) if code(t, active(t, which)).startswith(word)]
        items = [i for i, name in enumerate(ITEMS) if name.startswith(word)]
        require(len(sides) == 1 or len(items) == 1, "CORE-NOT-UNDERSTOOD", text=word)
        if sides:
            side, item = sides[0], -1
        else:
            item = items[0]
            terms[side * len(ITEMS) + item] = 1
    return (PROPOSE, *terms)


def default_propose(p: Position, d: Decision) -> Prefix:
    """Who says nothing lets the talks fail."""
    return (FAIL,)


PROPOSAL: Final = Kind(
    "proposal",
    Shape.OFFER,
    ("IT-TRUCE-02", "IT-TRUCE-03", "IT-TRUCE-04", "IT-TRUCE-05", "IT-TRUCE-16"),
    options=propose_options,
    values=propose_values,
    check=check_propose,
    say=say_propose,
    label=label_propose,
    points=points_propose,
    read=read_propose,
    default=default_propose,
    slots=("proposal", *PARTS),
)


def reply_options(p: Position, d: Decision, prefix: Prefix) -> tuple[int, int, int]:
    """Accept, refuse, or declare the talks failed."""
    return (REFUSE, ACCEPT, END)


def say_reply(p: Position, d: Decision, prefix: Prefix, value: int) -> str:
    return ("refuse", "accept", "no-deal")[value]


def label_reply(p: Position, d: Decision, prefix: Prefix, value: int) -> tuple[str, Facts]:
    return ("label-refuse-deal", "label-accept-deal", "label-no-deal")[value], {}


def default_reply(p: Position, d: Decision) -> int:
    """Who says nothing does not agree."""
    return REFUSE


REPLY: Final = Kind(
    "reply", Shape.ONE, ("IT-TRUCE-16", "IT-TALK-04"), options=reply_options, say=say_reply, label=label_reply,
    default=default_reply,
)  # fmt: skip


# ---------------------------------------------------------------- back and forth


def open_talks(s: State, f: Frame) -> None:
    t = s.table
    t.talks_left = (t.proposals, t.proposals)


def next_proposer(s: State, f: Frame) -> None:
    """IT-TRUCE-16: the right to propose goes back and forth; who has no proposal left is skipped."""
    t = s.table
    if t.talks_left[f.a] == 0:
        if t.talks_left[1 - f.a] == 0:
            fail(s)
            s.frames.pop()
            return
        s.frames[-1] = Frame(f.script, f.pc + 1, 1 - f.a)


def ask_proposal(s: State, f: Frame) -> tuple[Decision, ...]:
    return (Decision(PROPOSAL, active(s.table, f.a)),)


def propose(s: State, f: Frame, answers: dict[int, Prefix]) -> None:
    t = s.table
    ((seat, choice),) = answers.items()
    if choice[0] == FAIL:
        _declare_failed(s, seat)
        s.frames.pop()
        return
    t.deal = choice[1:]
    t.talks_left = change(t.talks_left, f.a, t.talks_left[f.a] - 1)
    if s.sink is not None:
        s.tell("proposed", ("IT-TRUCE-02", "IT-TRUCE-16"), {"seat": code(t, seat), **deal_facts(s)})


def deal_facts(p: Position) -> Facts:
    """The terms on the table."""
    t = p.table
    facts: Facts = {"challenger_seat": code(t, t.challenger), "defender_seat": code(t, t.defender)}
    for part, amount in zip(PARTS, t.deal, strict=True):
        facts[part.replace("-", "_")] = amount
    return facts


def ask_reply(s: State, f: Frame) -> tuple[Decision, ...]:
    return (Decision(REPLY, active(s.table, 1 - f.a)),)


def reply(s: State, f: Frame, answers: dict[int, int]) -> None:
    t = s.table
    ((seat, value),) = answers.items()
    if value == ACCEPT:
        if s.sink is not None:
            s.tell("deal", ("IT-TALK-04", "IT-TRUCE-09"), {"seat": code(t, seat), **deal_facts(s)})
        t.talks = SUCCESS
        s.frames.pop()
        push(s, DEALS)
        return
    t.deal = ()
    if value == END:
        _declare_failed(s, seat)
        s.frames.pop()
        return
    if s.sink is not None:
        s.tell("deal-refused", ("IT-TRUCE-16",), {"seat": code(t, seat)})
    s.frames[-1] = Frame(f.script, _NEXT_PROPOSER, 1 - f.a)


def _declare_failed(s: State, seat: int) -> None:
    if s.sink is not None:
        s.tell("no-deal", ("IT-TRUCE-16",), {"seat": code(s.table, seat)})
    fail(s)


def fail(s: State) -> None:
    """IT-TRUCE-10: without a deal everybody loses, unless an effect made the talks a success."""
    t = s.table
    if t.talks == SUCCESS:
        return
    t.talks = FAILURE
    t.losers = 1 << CHALLENGER_SIDE | 1 << DEFENDER_SIDE
    if s.sink is not None:
        s.tell("talks-failed", ("IT-TRUCE-10",), {})


TALKS: Final = script(
    "iron-throne.talks",
    ("side",),
    Step(open_talks, rules=("IT-TRUCE-13",)),
    Step(next_proposer, rules=("IT-TRUCE-16",)),
    Step(ask_proposal, then=propose, rules=("IT-TRUCE-02", "IT-TRUCE-07", "IT-TRUCE-08")),
    Step(ask_reply, then=reply, rules=("IT-TRUCE-16", "IT-TALK-04")),
)
_NEXT_PROPOSER: Final = 1


# ---------------------------------------------------------------- the deal


def swap_influence_and_power(s: State, f: Frame) -> None:
    """Influence, then power; in each kind what the challenger receives first."""
    t = s.table
    sides = (CHALLENGER_SIDE, DEFENDER_SIDE)
    for side in sides:
        spread(s, active(t, side), active(t, 1 - side), t.deal[side * 3], ("IT-TRUCE-03",))
    for side in sides:
        move(s, active(t, 1 - side), active(t, side), t.deal[side * 3 + 2], ("IT-TRUCE-05",))


def swap_hostages(s: State, f: Frame) -> None:
    """Last the hostages, unless the deal has ended the game; the challenger takes first, so it is pushed last."""
    t = s.table
    if t.rules & SINCE_2 and check_end(s):
        return
    for side in (DEFENDER_SIDE, CHALLENGER_SIDE):
        take_hostages(s, active(t, side), active(t, 1 - side), t.deal[side * 3 + 1])


def end_deal(s: State, f: Frame) -> None:
    """The whole deal is one step for the end of the game."""
    check_end(s)


DEALS: Final = script(
    "iron-throne.deal",
    (),
    Step(swap_influence_and_power, rules=("IT-TRUCE-03", "IT-TRUCE-05")),
    Step(swap_hostages, rules=("IT-TRUCE-04",)),
    Step(end_deal, rules=("IT-WIN-05", "IT-TALK-04")),
)
