"""The ten cards: for each, what it may be aimed at and what it does.

An ability acts for the owner of the card being resolved (`token`), from the position `t.at`. It is
either carried out at once, or asks one question first; `ABILITIES` is in the order of `CARDS`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from throneroom.core.decision import Decision, Kind
from throneroom.core.events import Term
from throneroom.core.flow import Frame, Step, finish, push, script
from throneroom.games.bloody_throne.choices import COPY, HIT, MOVE, ROB
from throneroom.games.bloody_throne.table import (
    AMBUSH,
    CARDS,
    HIDDEN,
    OWNER,
    POINTS,
    SEATS,
    State,
    neighbours,
    put_between,
    take_off,
)


class Ability(NamedTuple):
    """What a card does; `ask` is the question it needs answered first, if any.

    `idle_rule` says why nothing happens when there is nothing to choose from.
    """

    do: Callable[..., None]
    ask: Kind | None = None
    idle_rule: str = ""


_ELIMINATION: Final = POINTS["elimination"]
_AMBUSH_REVEALED: Final = POINTS["ambush_revealed"]
_AMBUSH_ELIMINATED: Final = POINTS["ambush_eliminated"]
_CONSPIRACY_TIMES: Final = POINTS["conspiracy_times"]
_HEIR: Final = POINTS["heir"]
_LORD: Final = POINTS["lord"]
_LORD_NEIGHBOUR: Final = POINTS["lord_neighbour"]
_SPY: Final = POINTS["spy"]


def eliminate(s: State, token: int, place: int) -> None:
    """Archer, Soldier, Assassination: the uppermost card at `place` leaves the row, for a point."""
    t = s.table
    seat = OWNER[token]
    victim = t.row[place][-1]
    owner = OWNER[victim]
    was_hidden = t.kinds[victim] == HIDDEN
    lost = t.points[victim]
    kind = s.secrets.faces[victim]
    t.kinds[victim] = kind
    t.points[victim] = 0
    was_stack = len(t.row[place]) > 1
    take_off(t, place)
    t.piles[owner] += (victim,)
    if s.sink is not None:
        rules = ("BT-ELIM-01", "BT-ELIM-04") + (("BT-ELIM-02", "BT-ELIM-03") if was_hidden else ())
        s.tell(
            "eliminated",
            rules,
            {
                "seat": SEATS[seat],
                "by_card": CARDS[t.kinds[token]],
                "place": place + 1,
                "owner_seat": SEATS[owner],
                "card": CARDS[kind],
                "lost": lost,
            },
            reveals=was_hidden,
        )
    t.totals[seat] += _ELIMINATION
    if s.sink is not None:
        _tell_gain(s, seat, _ELIMINATION, t.kinds[token], "elimination", "BT-ELIM-01")
        if was_stack and victim != token:
            s.tell("uncovered", ("BT-ELIM-06",), {"seat": SEATS[owner], "place": place + 1})
    if kind == AMBUSH:
        _spring_ambush(s, token, owner)


def _spring_ambush(s: State, token: int, owner: int) -> None:
    """BT-AMBUSH-02 and 04: only an opponent's attacker is thrown out, whatever card it is."""
    t = s.table
    if owner == OWNER[token]:
        if s.sink is not None:
            s.tell("ambush-spared", ("BT-AMBUSH-04",), {"seat": SEATS[owner], "card": CARDS[t.kinds[token]]})
        return
    t.totals[owner] += _AMBUSH_ELIMINATED
    if s.sink is not None:
        _tell_gain(s, owner, _AMBUSH_ELIMINATED, AMBUSH, "ambush", "BT-AMBUSH-02")
    discard(s, token, ("BT-AMBUSH-02", "BT-ELIM-08"))


def discard(s: State, token: int, rules: tuple[str, ...]) -> None:
    """The card being resolved leaves the row; nobody gains a point for that."""
    t = s.table
    take_off(t, t.at)
    t.piles[OWNER[token]] += (token,)
    if s.sink is not None:
        s.tell("discarded", rules, {"seat": SEATS[OWNER[token]], "card": CARDS[t.kinds[token]]})


def steal(s: State, token: int, victim: int) -> None:
    """Spy: a point from the victim's own total, never from a card and never below zero."""
    t = s.table
    seat = OWNER[token]
    amount = min(_SPY, t.totals[victim]) if victim != seat else 0
    t.totals[victim] -= amount
    t.totals[seat] += amount
    if s.sink is not None:
        rule = "BT-SPY-03" if victim == seat else "BT-SPY-01" if amount else "BT-SPY-06"
        s.tell(
            "stole",
            (rule, "BT-SPY-04"),
            {"seat": SEATS[seat], "victim_seat": SEATS[victim], "amount": amount,
             "card": CARDS[t.kinds[token]]},
        )  # fmt: skip


def inherit(s: State, token: int) -> None:
    """Heir: two points unless another open, uncovered card has the acting card's own name."""
    t = s.table
    name = t.kinds[token]
    rivals = [i for i, stack in enumerate(t.row) if stack[-1] != token and t.kinds[stack[-1]] == name]
    if not rivals:
        t.totals[OWNER[token]] += _HEIR
    if s.sink is not None:
        rules = ("BT-HEIR-01",) if CARDS[name] == "heir" else ("BT-SHAPE-05", "BT-HEIR-01")
        if rivals:
            s.tell(
                "rivalled",
                (*rules, "BT-HEIR-02"),
                {"seat": SEATS[OWNER[token]], "card": CARDS[name], "place": rivals[0] + 1},
            )
        else:
            _tell_gain(s, OWNER[token], _HEIR, name, "heir", rules[0])


def reign(s: State, token: int) -> None:
    """Lord: one point, and one more for each neighbouring position of the same house."""
    t = s.table
    seat = OWNER[token]
    own = [place for place in neighbours(t) if OWNER[t.row[place][-1]] == seat]
    t.totals[seat] += _LORD + _LORD_NEIGHBOUR * len(own)
    if s.sink is not None:
        terms = [Term(_LORD, "lord", "BT-LORD-01", {})]
        terms += [Term(_LORD_NEIGHBOUR, "lord-neighbour", "BT-LORD-01", {"place": i + 1}) for i in own]
        s.tell(
            "gained",
            ("BT-LORD-01", "BT-LORD-02", "BT-LORD-03"),
            {
                "seat": SEATS[seat],
                "amount": _LORD + _LORD_NEIGHBOUR * len(own),
                "card": CARDS[t.kinds[token]],
            },
            tuple(terms),
        )


def copy(s: State, token: int, place: int) -> None:
    """Shapeshifter: another character's ability, from here, for its own owner, this once."""
    t = s.table
    ability = t.kinds[t.row[place][-1]]
    if s.sink is not None:
        s.tell(
            "copied",
            ("BT-SHAPE-01", "BT-SHAPE-04"),
            {"seat": SEATS[OWNER[token]], "card": CARDS[ability], "place": place + 1},
        )
    finish(s)
    if ABILITIES[ability].do is copy:
        tell_nothing(s, token, "BT-SHAPE-07")
    else:
        use(s, token, ability)


def move(s: State, token: int, choice: tuple[int, int]) -> None:
    """Royal Decree: the uppermost card at one place goes to a gap of the row, points and all."""
    t = s.table
    place, gap = choice
    before = t.row[place]
    moved = take_off(t, place)
    put_between(t, gap - (len(before) == 1 and place < gap), moved)
    if s.sink is not None:
        s.tell(
            "moved",
            ("BT-DECREE-01", "BT-DECREE-04", "BT-DECREE-06"),
            {
                "seat": SEATS[OWNER[token]],
                "owner_seat": SEATS[OWNER[moved]],
                "place": place + 1,
                "to": [stack[-1] for stack in t.row].index(moved) + 1,
            },
        )


def throw_away(s: State, token: int) -> None:
    """Ambush, turned up by its owner: its points are lost and one is gained."""
    t = s.table
    seat = OWNER[token]
    lost = t.points[token]
    t.points[token] = 0
    if s.sink is not None and lost:
        s.tell("thrown-away", ("BT-AMBUSH-01",), {"seat": SEATS[seat], "amount": lost})
    t.totals[seat] += _AMBUSH_REVEALED
    if s.sink is not None:
        _tell_gain(s, seat, _AMBUSH_REVEALED, AMBUSH, "ambush-revealed", "BT-AMBUSH-01")


def conspire(s: State, token: int) -> None:
    """Conspiracy: twice the points lying on it."""
    t = s.table
    seat = OWNER[token]
    lying = t.points[token]
    t.points[token] = 0
    t.totals[seat] += _CONSPIRACY_TIMES * lying
    if s.sink is not None:
        more = (_CONSPIRACY_TIMES - 1) * lying
        s.tell(
            "gained",
            ("BT-CONSP-01", "BT-CONSP-03"),
            {"seat": SEATS[seat], "amount": _CONSPIRACY_TIMES * lying, "card": CARDS[t.kinds[token]]},
            (Term(lying, "conspiracy", "BT-CONSP-01", {}), Term(more, "conspiracy-again", "BT-CONSP-03", {})),
        )


def use(s: State, token: int, ability: int) -> None:
    """Carry out an ability for the owner of `token`, asking first if there is something to choose."""
    entry = ABILITIES[ability]
    if entry.ask is None:
        entry.do(s, token)
    elif entry.ask.options(s, Decision(entry.ask, OWNER[token], ability), ()):
        push(s, ABILITY, ability, token)
    else:
        tell_nothing(s, token, entry.idle_rule)


def _tell_gain(s: State, seat: int, amount: int, card: int, why: str, rule: str) -> None:
    s.tell(
        "gained",
        (rule,),
        {"seat": SEATS[seat], "amount": amount, "card": CARDS[card]},
        (Term(amount, why, rule, {"card": CARDS[card]}),),
    )


def tell_nothing(s: State, token: int, rule: str) -> None:
    """Say that an effect had nothing to work on, and which rule says so."""
    if s.sink is not None:
        kind = s.table.kinds[token]
        s.tell("nothing", (rule,), {"seat": SEATS[OWNER[token]], "card": CARDS[kind]})


def ask_choice(s: State, f: Frame) -> tuple[Decision, ...]:
    """The question of the ability `f.a`, to the owner of the card `f.b`."""
    ask = ABILITIES[f.a].ask
    assert ask is not None
    return (Decision(ask, OWNER[f.b], f.a),)


def carry_out(s: State, f: Frame, answers: dict[int, int]) -> None:
    """The answer given, the ability happens."""
    ABILITIES[f.a].do(s, f.b, answers[OWNER[f.b]])


ABILITY: Final = script(
    "bloody-throne.ability",
    ("card", "token"),
    Step(ask_choice, then=carry_out, rules=("BT-RESOLVE-02", "BT-RESOLVE-11")),
)

_ENTRIES: Final[dict[str, Ability]] = {
    "archer": Ability(eliminate, ask=HIT, idle_rule="BT-ARCHER-01"),
    "soldier": Ability(eliminate, ask=HIT, idle_rule="BT-SOLDIER-05"),
    "spy": Ability(steal, ask=ROB, idle_rule="BT-SPY-07"),
    "heir": Ability(inherit),
    "shapeshifter": Ability(copy, ask=COPY, idle_rule="BT-SHAPE-02"),
    "lord": Ability(reign),
    "assassination": Ability(eliminate, ask=HIT, idle_rule="BT-ASSAS-01"),
    "royal-decree": Ability(move, ask=MOVE, idle_rule="BT-DECREE-09"),
    "ambush": Ability(throw_away),
    "conspiracy": Ability(conspire),
}

ABILITIES: Final[tuple[Ability, ...]] = tuple(_ENTRIES[card] for card in CARDS)
