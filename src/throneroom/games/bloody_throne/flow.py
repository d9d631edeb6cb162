"""The scripts: the game, its six rounds, placement and resolution, in the order of the book."""

from __future__ import annotations

from typing import Final

from throneroom.core.decision import Decision
from throneroom.core.events import Term
from throneroom.core.flow import Frame, Step, advance, again, finish, push, script
from throneroom.core.game import Outcome
from throneroom.core.seats import CHANCE
from throneroom.games.bloody_throne.cards import discard, use
from throneroom.games.bloody_throne.choices import ASIDE, FACE, ON, PLACE, REVEAL, STARTER
from throneroom.games.bloody_throne.table import (
    ALL_CARDS,
    CARDS,
    DIRECTIONS,
    HIDDEN,
    IS_PLOT,
    OWN_POINTS,
    OWNER,
    POINTS,
    ROUNDS,
    SEATS,
    State,
    Table,
    cards_in,
    new_state,
)

_LEFT_FACE_DOWN: Final = POINTS["left_face_down"]

# ---------------------------------------------------------------- setup


def setup(players: int, options: dict[str, str]) -> State:
    """A new game; `start` names the first starting player, or leaves it to chance."""
    start = options["start"]
    starter = HIDDEN if start == "random" else SEATS.index(start)
    s = new_state(players, DIRECTIONS.index(options["direction"]), starter)
    push(s, GAME)
    advance(s)
    return s


def ask_starter(s: State, f: Frame) -> tuple[Decision, ...]:
    """BT-SETUP-07: nobody's age is known here, so the host or chance names the oldest player."""
    return (Decision(STARTER, CHANCE),) if s.table.starter == HIDDEN else ()


def name_starter(s: State, f: Frame, answers: dict[int, int]) -> None:
    s.table.starter = answers[CHANCE]
    if s.sink is not None:
        s.tell("starter", ("BT-SETUP-07",), {"seat": SEATS[answers[CHANCE]]}, reveals=True)


def ask_aside(s: State, f: Frame) -> tuple[Decision, ...]:
    """The next seat that has not set three cards aside yet."""
    for seat, bits in enumerate(s.secrets.asides):
        if not bits:
            return (Decision(ASIDE, CHANCE, seat),)
    return ()


def set_aside(s: State, f: Frame, answers: dict[int, int]) -> None:
    bits = answers[CHANCE]
    seat = s.secrets.asides.index(0)
    s.secrets.asides[seat] = bits
    s.secrets.hands[seat] = ALL_CARDS & ~bits
    again(s, f)
    if s.sink is not None:
        cards = tuple(CARDS[card] for card in cards_in(bits))
        s.tell(
            "set-aside",
            ("BT-SETUP-02", "BT-SETUP-03"),
            {"seat": SEATS[seat], "count": len(cards)},
            to=seat,
            private={"cards": cards},
            reveals=True,
        )


# ---------------------------------------------------------------- rounds


def begin_round(s: State, f: Frame) -> None:
    t = s.table
    t.round += 1
    if s.sink is not None:
        s.tell("round", ("BT-ROUND-02", "BT-PLACE-02"), {"round": t.round, "seat": SEATS[t.starter]})
    push(s, PLACEMENT)


def begin_resolution(s: State, f: Frame) -> None:
    s.table.at = 0
    if s.sink is not None:
        s.tell("resolution", ("BT-PLACE-11", "BT-RESOLVE-01"), {"round": s.table.round})
    push(s, RESOLUTION)


def end_round(s: State, f: Frame) -> None:
    """The starting-player token passes to the left; after the last round the game is over."""
    t = s.table
    t.at = HIDDEN
    if t.round < ROUNDS:
        t.starter = (t.starter + 1) % t.players
        s.frames[-1] = f.at(_BEGIN_ROUND)
    elif s.sink is not None:
        result = outcome_of(t)
        winners = tuple(SEATS[w] for w in result.winners)
        s.tell("won", result.rules, {"seats": winners, "amount": max(t.totals)}, result.terms)


# ---------------------------------------------------------------- placement


def ask_place(s: State, f: Frame) -> tuple[Decision, ...]:
    """The `f.a`-th player after the starting player places."""
    t = s.table
    return (Decision(PLACE, (t.starter + f.a) % t.players),)


def place(s: State, f: Frame, answers: dict[int, tuple[int, int]]) -> None:
    t = s.table
    seat = (t.starter + f.a) % t.players
    card, spot = answers[seat]
    token = seat * ROUNDS + t.round - 1
    s.secrets.faces[token] = card
    s.secrets.hands[seat] &= ~(1 << card)
    if spot >= ON:
        t.row[spot - ON] += (token,)
    else:
        t.row.insert(spot, (token,))
    if s.sink is not None:
        _tell_placed(s, seat, card, spot)
    if f.a + 1 < t.players:
        s.frames[-1] = Frame(PLACEMENT, 0, f.a + 1)


def _tell_placed(s: State, seat: int, card: int, spot: int) -> None:
    row = s.table.row
    rules: tuple[str, ...]
    if spot >= ON:
        id, rules = "covered", ("BT-PLACE-07", "BT-STACK-03")
    elif len(row) == 1:
        id, rules = "placed-alone", ("BT-PLACE-10",)
    elif spot == 0:
        id, rules = "placed-first", ("BT-PLACE-05",)
    else:
        id, rules = "placed-last", ("BT-PLACE-06",)
    number = spot - ON + 1 if spot >= ON else spot + 1
    s.tell(id, (*rules, "BT-PLACE-04"), {"seat": SEATS[seat], "place": number}, to=seat,
           private={"card": CARDS[card]})  # fmt: skip


# ---------------------------------------------------------------- resolution


def visit(s: State, f: Frame) -> None:
    """Resolve the uppermost card at the present position, until the row is at its end."""
    t = s.table
    if t.at < len(t.row):
        again(s, f)
        stack = t.row[t.at]
        push(s, CARD, stack[-1], stack[-2] if len(stack) > 1 else HIDDEN)


def ask_face(s: State, f: Frame) -> tuple[Decision, ...]:
    """A face-down card may stay so; an open one is not asked about."""
    return (Decision(FACE, OWNER[f.a]),) if s.table.kinds[f.a] == HIDDEN else ()


def leave_or_reveal(s: State, f: Frame, answers: dict[int, int]) -> None:
    t = s.table
    token = f.a
    seat = OWNER[token]
    if answers[seat] == REVEAL:
        _reveal(s, token)
        return
    t.points[token] += _LEFT_FACE_DOWN
    if s.sink is not None:
        s.tell("left", ("BT-RESOLVE-04",),
               {"seat": SEATS[seat], "place": t.at + 1, "points": t.points[token]})  # fmt: skip
    t.at += 1
    finish(s)


def _reveal(s: State, token: int) -> None:
    t = s.table
    seat = OWNER[token]
    kind = s.secrets.faces[token]
    t.kinds[token] = kind
    lying = t.points[token]
    if s.sink is not None:
        s.tell("revealed", ("BT-RESOLVE-05",),
               {"seat": SEATS[seat], "place": t.at + 1, "card": CARDS[kind]}, reveals=True)  # fmt: skip
    if OWN_POINTS[kind] or not lying:
        return
    t.points[token] = 0
    t.totals[seat] += lying
    if s.sink is not None:
        s.tell("collected", ("BT-RESOLVE-06", "BT-RESOLVE-07"),
               {"seat": SEATS[seat], "amount": lying, "card": CARDS[kind]},
               (Term(lying, "lying", "BT-RESOLVE-06", {}),))  # fmt: skip


def take_effect(s: State, f: Frame) -> None:
    use(s, f.a, s.table.kinds[f.a])


def move_on(s: State, f: Frame) -> None:
    """A plot leaves, a character stays. What its leaving uncovers is resolved next, as a chain."""
    t = s.table
    token = f.a
    row = t.row
    stays = t.at < len(row) and row[t.at][-1] == token
    if stays and not IS_PLOT[t.kinds[token]]:
        t.at += 1
        return
    if stays:
        discard(s, token, ("BT-RESOLVE-13", "BT-ELIM-08"))
    if s.sink is not None and t.at < len(row) and row[t.at][-1] == f.b:
        s.tell("uncovered", ("BT-CHAIN-01",), {"seat": SEATS[OWNER[token]], "place": t.at + 1})


PLACEMENT: Final = script(
    "bloody-throne.placement",
    ("count",),
    Step(ask_place, then=place, rules=("BT-PLACE-02", "BT-PLACE-03", "BT-PLACE-11")),
)

RESOLUTION: Final = script(
    "bloody-throne.resolution",
    (),
    Step(visit, rules=("BT-RESOLVE-01", "BT-RESOLVE-14", "BT-RESOLVE-15")),
)

CARD: Final = script(
    "bloody-throne.card",
    ("token", "under"),
    Step(ask_face, then=leave_or_reveal, rules=("BT-RESOLVE-03", "BT-RESOLVE-10", "BT-CHAIN-02")),
    Step(take_effect, rules=("BT-RESOLVE-05", "BT-RESOLVE-11")),
    Step(move_on, rules=("BT-RESOLVE-12", "BT-RESOLVE-13", "BT-CHAIN-01", "BT-CHAIN-03", "BT-CHAIN-04")),
)

GAME: Final = script(
    "bloody-throne.game",
    (),
    Step(ask_starter, then=name_starter, rules=("BT-SETUP-07",)),
    Step(ask_aside, then=set_aside, rules=("BT-SETUP-02", "BT-SETUP-03")),
    Step(begin_round, rules=("BT-ROUND-02",)),
    Step(begin_resolution, rules=("BT-ROUND-02",)),
    Step(end_round, rules=("BT-ROUND-01", "BT-ROUND-03", "BT-ROUND-04")),
)

_BEGIN_ROUND: Final = 2


# ---------------------------------------------------------------- the end


def outcome(s: State) -> Outcome | None:
    """The result, once nothing is owed any more."""
    return None if s.pending else outcome_of(s.table)


def scores(s: State) -> list[int]:
    """The points of every seat."""
    return s.table.totals


def outcome_of(t: Table) -> Outcome:
    """Most points; then most cards in the row, covered ones too; then a shared victory."""
    cards = [0] * t.players
    for stack in t.row:
        cards[OWNER[stack[-1]]] += len(stack)
    best = max(t.totals)
    tied = [seat for seat in range(t.players) if t.totals[seat] == best]
    rules = ["BT-END-02", "BT-END-03"]
    terms = [Term(t.totals[seat], "total", "BT-END-02", {"seat": SEATS[seat]}) for seat in range(t.players)]
    if len(tied) > 1:
        rules.append("BT-END-04")
        terms += [Term(cards[seat], "cards-in-row", "BT-END-04", {"seat": SEATS[seat]}) for seat in tied]
        most = max(cards[seat] for seat in tied)
        tied = [seat for seat in tied if cards[seat] == most]
    if len(tied) > 1:
        rules.append("BT-END-05")
    return Outcome(tuple(tied), tuple(t.totals), tuple(rules), tuple(terms))
