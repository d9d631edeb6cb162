"""Looking for leaks: what a seat cannot know must not reach it, by any way and to the byte.

- `two_worlds`: a world imagined from a seat's view looks to that seat exactly like the true one.
- `fork`: a moment played twice, differing only in what is secret, sends everybody else the same bytes
  until an event that reveals something tells them apart.
- `commit_order`: simultaneous choices give the same game in whatever order they arrive.

Each returns the leaks it found, one line of text each; none is the wished-for answer.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import Enum
from itertools import permutations, zip_longest
from typing import Any, Protocol, runtime_checkable

from throneroom.core.decision import STOP, Choice, Decision, Kind, Prefix, next_options, parts, whole
from throneroom.core.dice import Dice
from throneroom.core.events import Event, event_json, seen_by
from throneroom.core.flow import AnyState, play
from throneroom.core.game import Game, decision_id, default_choice, explain, owed_by, seat_code
from throneroom.core.play import deal
from throneroom.core.rules import Illegal
from throneroom.core.seats import CHANCE, NOBODY, SPECTATOR, Seat
from throneroom.core.secrecy import sample

PREFIXES = 16
"""Beginnings of choices looked at in one decision, besides those of one whole choice."""
VALUES = 40
"""Small choices looked at after one beginning."""
ORDERS = 8
"""Orders of arrival tried for one set of simultaneous choices."""
TRIES = 12
"""Attempts at finding another secret choice."""


Sent = Callable[[Game, AnyState, Seat], dict[str, str]]
"""All that a seat is sent besides events, in named parts."""

_PLAIN = frozenset({int, str, bool, type(None)})
_SLOTS: dict[type, tuple[str, ...]] = {}


# ---------------------------------------------------------------- everything a seat is sent


@runtime_checkable
class AsText(Protocol):
    """Something that follows wholly from a text, such as the rules of cards."""

    @property
    def as_text(self) -> str: ...


def canonical(x: Any) -> str:
    """All that a value holds, as text: two values have the same text exactly if nothing differs."""
    if x is None or isinstance(x, (bool, int, float, str)):
        return repr(x)
    if isinstance(x, (list, tuple, range)):
        if _PLAIN.issuperset(map(type, x)):
            return str(list(x))
        return f"[{', '.join([canonical(item) for item in x])}]"
    if isinstance(x, dict):
        return "{" + ",".join([f"{canonical(k)}:{canonical(v)}" for k, v in x.items()]) + "}"
    if isinstance(x, (set, frozenset)):
        return f"<{','.join(sorted(canonical(item) for item in x))}>"
    if isinstance(x, Kind):
        return f"Kind({x.id})"
    if isinstance(x, Enum):
        return str(x)
    if isinstance(x, AsText):
        return f"{type(x).__name__}({x.as_text!r})"
    fields = {name: getattr(x, name) for name in _slots(type(x))} | getattr(x, "__dict__", {})
    if not fields:
        raise TypeError(f"no canonical text for {x!r}")
    return f"{type(x).__name__}({','.join([f'{k}={canonical(v)}' for k, v in fields.items()])})"


def _slots(cls: type) -> tuple[str, ...]:
    """The names of all attributes of a slotted or compiled class."""
    if cls in _SLOTS:
        return _SLOTS[cls]
    names: list[str] = []
    for c in cls.__mro__:
        own = c.__dict__.get("__slots__", c.__dict__.get("__mypyc_attrs__", ()))
        names += [own] if isinstance(own, str) else own
    _SLOTS[cls] = tuple(sorted(name for name in names if not name.startswith("__")))
    return _SLOTS[cls]


def packet(game: Game, s: AnyState, seat: Seat) -> dict[str, str]:
    """All that a seat gets besides events: who is awaited, what it is asked, and its view twice over."""
    v = game.view(s, seat)
    return {
        "awaited": canonical(v.awaited),
        "decisions": " ".join(f"{decision_id(v, d)} {d.key()}" for d in v.pending),
        "view_json": json.dumps(game.view_json(v), ensure_ascii=False),
        "view": canonical(v),
    }


def prefixes(p: Any, d: Decision, dice: Dice, most: int = PREFIXES) -> list[Prefix]:
    """Some beginnings of choices, shortest first, then all those of one random choice."""
    out: list[Prefix] = [()]
    for prefix in out:
        if len(out) >= most:
            break
        out += [(*prefix, value) for value in spread(next_options(p, d, prefix), most - len(out))]
    path: Prefix = ()
    while options := next_options(p, d, path):
        path += (dice.pick(options),)
        if path not in out:
            out.append(path)
    return out


def spread(values: Sequence[int], most: int) -> Sequence[int]:
    """At most so many of the values, evenly spread."""
    return values if len(values) <= most else [values[i * len(values) // most] for i in range(most)]


def question(p: Any, d: Decision, begun: Iterable[Prefix]) -> Iterator[str]:
    """What may be chosen, named and refused after each beginning, and what happens by default."""
    kind = d.kind
    for prefix in begun:
        options = next_options(p, d, prefix)
        if not options:
            yield f"after {prefix}: complete"
            continue
        yield f"after {prefix}: options {canonical(options)}"
        named = [value for value in spread(kind.values(p, d, prefix), VALUES) if value != STOP]
        yield f"after {prefix}: named {[(value, kind.say(p, d, prefix, value)) for value in named]}"
        if kind.check is not None:
            yield f"after {prefix}: refused {[_refusal(p, d, (*prefix, value)) for value in named]}"
    yield f"default {default_choice(p, d)}"


def _refusal(p: Any, d: Decision, prefix: Prefix) -> str:
    assert d.kind.check is not None
    try:
        d.kind.check(p, d, prefix)
    except Illegal as refusal:
        return str(refusal)
    return ""


def labels(v: Any, d: Decision, begun: Iterable[Prefix]) -> Iterator[str]:
    """What people read beside each option after each beginning, and what it points at."""
    kind = d.kind
    for prefix in begun:
        shown = [value for value in spread(next_options(v, d, prefix), VALUES) if value != STOP]
        yield f"after {prefix}: labels {canonical([kind.label(v, d, prefix, value) for value in shown])}"
        for more in (kind.points, kind.fills):
            if more is not None:
                yield f"after {prefix}: points {canonical([more(v, d, prefix, value) for value in shown])}"


def _seats(game: Game, s: AnyState) -> range:
    return range(len(game.scores(s)))


def _differ(what: str, a: str | None, b: str | None) -> str:
    """Where two texts part: how they begin, then what is around the first difference in each."""
    a, b = a or "(nothing)", b or "(nothing)"
    i = next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
    start = max(0, i - 40)
    return f"{what}: {a[: min(start, 30)]}…{a[start : i + 40]}… or …{b[start : i + 40]}…"


def _compare_lines(what: str, a: Iterator[str], b: Iterator[str]) -> list[str]:
    """The first difference; what follows it is not even asked."""
    for x, y in zip_longest(a, b):
        if x != y:
            return [_differ(what, x, y)]
    return []


def _compare_packets(who: str, a: dict[str, str], b: dict[str, str]) -> list[str]:
    return [_differ(f"{who}: {part}", a[part], b[part]) for part in a if a[part] != b[part]]


# ---------------------------------------------------------------- two worlds


def two_worlds(
    game: Game,
    s: AnyState,
    dice: Dice,
    seats: Iterable[Seat] | None = None,
    most: int = PREFIXES,
    sent: Sent = packet,
) -> list[str]:
    """Leaks at a player's decision or at the end: for every seat and a spectator, or those given."""
    leaks: list[str] = []
    for seat in (*_seats(game, s), SPECTATOR) if seats is None else seats:
        leaks += _imagine_and_compare(game, s, seat, dice, most, sent)
    return leaks


def _imagine_and_compare(game: Game, s: AnyState, seat: Seat, dice: Dice, most: int, sent: Sent) -> list[str]:
    who = seat_code(game, seat)
    v = game.view(s, seat)
    before = canonical(v)
    w = game.sample_world(v, dice)
    leaks = [f"{who}: impossible world: {broken}" for broken in game.invariants(w)]
    leaks += _compare_packets(who, sent(game, s, seat), sent(game, w, seat))
    if leaks:
        return leaks
    imagined = game.view(w, seat)
    for d in v.pending:
        true, twin = owed_by(s, seat), owed_by(w, seat)
        if true is None or twin is None or not d.key() == true.key() == twin.key():
            leaks.append(f"{who}: asked {d.key()}, but {true} in the state and {twin} in an imagined one")
            continue
        begun = prefixes(v, d, dice, most)
        seen = list(question(v, d, begun))
        for place, p, asked in (
            ("state", s, true),
            ("imagined view", imagined, imagined.pending[0]),
            ("imagined state", w, twin),
        ):
            what = f"{who}: {d.kind.id} in the view or in the {place}"
            leaks += _compare_lines(what, iter(seen), question(p, asked, begun))
        what = f"{who}: {d.kind.id} in the view or in an imagined one"
        leaks += _compare_lines(what, labels(v, d, begun), labels(imagined, imagined.pending[0], begun))
    if canonical(v) != before:
        leaks.append(f"{who}: imagining or asking changed the view")
    return leaks


# ---------------------------------------------------------------- forks


def other_choice(p: Any, d: Decision, choice: Choice, dice: Dice) -> Choice | None:
    """Another legal choice that looks the same to the other seats; None if none was found."""
    for _ in range(TRIES):
        found = _alike(p, d, choice, dice)
        if found is not None and found != choice:
            return found
    return None


def _alike(p: Any, d: Decision, choice: Choice, dice: Dice) -> Choice | None:
    """A random legal choice with the same public parts, if the secret ones drawn allow one."""
    given = parts(choice)
    prefix: Prefix = ()
    while options := next_options(p, d, prefix):
        i = len(prefix)
        wanted = given[i] if i < len(given) else STOP
        if i in d.kind.secret or d.seat == CHANCE:
            prefix += (dice.pick(options),)
        elif wanted in options:
            prefix += (wanted,)
        else:
            return None
    return whole(d.kind, prefix)


def fork(game: Game, s: AnyState, seat: Seat, choice: Choice, other: Choice, dice: Dice, most: int = 60) -> list[str]:
    """Leaks found by playing `choice` in one copy of the game, `other` in a second, and both on.

    The two choices differ only in what the other seats may not know: `other` comes from
    `other_choice`. Both copies go on with the same actions, at most `most`. An observer leaves when an
    event with `reveals`, told to everybody or to it, differs: from there on it may know. Nothing else
    that it is sent may differ, and an event for another seat must look the same to it.
    """
    pair = (game.clone(s), game.clone(s))
    blind = [o for o in (*_seats(game, s), SPECTATOR) if o != seat]
    for copy, taken in zip(pair, (choice, other), strict=True):
        copy.sink = []
        play(copy, seat, taken)
    return side_by_side(game, *pair, blind, dice, most)


def side_by_side(
    game: Game,
    one: AnyState,
    two: AnyState,
    blind: Sequence[Seat],
    dice: Dice,
    most: int = 60,
    take: Callable[[AnyState, Seat, Choice], None] = play,
    sent: Sent = packet,
) -> list[str]:
    """Leaks to the blind seats while two copies that differ in secrets go on with the same actions.

    `take` plays an action in a copy; what it tells is in the copy's `sink` then.
    """
    for _ in range(most):
        _deal_both(one, two, dice)
        blind, leaks = _observe(game, one, two, blind, dice, sent)
        if leaks or not blind or not one.pending or not two.pending:
            return leaks
        one.sink, two.sink = [], []
        went_on, leaks = _go_on(game, one, two, blind, dice, take)
        if leaks or not went_on:
            return leaks
    return []


def _deal_both(one: AnyState, two: AnyState, dice: Dice) -> None:
    """Answer chance in both copies, alike where that is possible."""
    while True:
        first = one.pending[0] if one.pending and one.pending[0].seat == CHANCE else None
        second = two.pending[0] if two.pending and two.pending[0].seat == CHANCE else None
        if first is None and second is None:
            return
        choice = deal(one, dice) if first is not None else None
        if choice is not None:
            play(one, CHANCE, choice)
        if second is None:
            continue
        alike = first == second and choice is not None and explain(two, second, choice) is None
        play(two, CHANCE, choice if alike and choice is not None else deal(two, dice))


def _observe(
    game: Game, one: AnyState, two: AnyState, blind: Sequence[Seat], dice: Dice, sent: Sent
) -> tuple[list[Seat], list[str]]:
    """Compare all that is sent to the observers; who still knows nothing, and the leaks."""
    left: list[Seat] = []
    leaks: list[str] = []
    for observer in blind:
        who = seat_code(game, observer)
        revealed, found = _compare_events(game, one.sink or [], two.sink or [], observer)
        if revealed:
            continue
        found += _compare_packets(who, sent(game, one, observer), sent(game, two, observer))
        if not found:
            left.append(observer)
            a, b = game.view(one, observer), game.view(two, observer)
            for d, twin in zip(a.pending, b.pending, strict=True):
                begun = prefixes(a, d, dice)
                found += _compare_lines(who, question(a, d, begun), question(b, twin, begun))
                found += _compare_lines(who, labels(a, d, begun), labels(b, twin, begun))
        leaks += found
    return left, leaks


def _compare_events(game: Game, one: Sequence[Event], two: Sequence[Event], observer: Seat) -> tuple[bool, list[str]]:
    """Whether an event rightly told the observer the difference, and the leaks before that."""
    who = seat_code(game, observer)
    for a, b in zip_longest(one, two):
        for event in (a, b):
            if event is not None and event.private and event.to == NOBODY:
                return False, [f"{who}: event {event.id} has private facts but is for nobody"]
        x, y = _event_text(a, observer), _event_text(b, observer)
        if x == y:
            continue
        if a is not None and b is not None and _may_tell(a, observer) and _may_tell(b, observer):
            return True, []
        return False, [_differ(f"{who}: events", x, y)]
    return False, []


def _may_tell(event: Event, observer: Seat) -> bool:
    return event.reveals and (event.to in (NOBODY, observer) or event.also == observer)


def _event_text(event: Event | None, observer: Seat) -> str | None:
    if event is None:
        return None
    return json.dumps(event_json(seen_by(event, observer)), ensure_ascii=False)


def _go_on(
    game: Game,
    one: AnyState,
    two: AnyState,
    blind: Sequence[Seat],
    dice: Dice,
    take: Callable[[AnyState, Seat, Choice], None],
) -> tuple[bool, list[str]]:
    """Play the same action in both copies: exactly the same if a blind seat acts, else alike."""
    d = dice.pick(one.pending)
    code = seat_code(game, d.seat)
    twin = owed_by(two, d.seat)
    if twin is None or twin.key() != d.key():
        return False, [f"{code}: asked {d} or {twin}, as somebody's secret has it"]
    choice = sample(game.view(one, d.seat), d, dice)
    same: Choice | None = choice
    refusal = explain(two, twin, choice)
    if refusal is not None:
        if d.seat in blind:
            return False, [f"{code}: {d.kind.id} {choice} is legal, or refused by {refusal}"]
        same = other_choice(two, twin, choice, dice)
    if same is None:
        return False, []
    take(one, d.seat, choice)
    take(two, d.seat, same)
    return True, []


# ---------------------------------------------------------------- simultaneous choices


def commit_order(game: Game, s: AnyState, dice: Dice, most: int = ORDERS) -> list[str]:
    """Differences between orders in which the choices now owed, the same in each, could arrive.

    All orders are tried if there are not more than `most`, else so many random ones.
    """
    choices = {d.seat: sample(game.view(s, d.seat), d, dice) for d in s.pending}
    orders = list(permutations(sorted(choices)))
    if len(orders) > most:
        orders = sorted(tuple(dice.shuffled(orders[0])) for _ in range(most))
    found: dict[frozenset[Seat], str] = {}
    line = [game.clone(s)]
    line[0].sink = []
    before: tuple[Seat, ...] = ()
    for order in orders:
        same = next((i for i, (x, y) in enumerate(zip(order, before, strict=False)) if x != y), len(before))
        del line[same + 1 :]  # neighbours begin alike: only what differs is played again
        before = order
        for i, seat in enumerate(order[same:], start=same + 1):
            line.append(_after(game, line[-1], seat, choices[seat]))
            result = f"{json.dumps(game.dump(line[-1]))} {canonical(line[-1].sink)}"  # equal dumps, equal hashes
            if found.setdefault(frozenset(order[:i]), result) != result:
                codes = " ".join(seat_code(game, x) for x in order[:i])
                return [_differ(f"arrival in the order {codes}", found[frozenset(order[:i])], result)]
    return []


def _after(game: Game, s: AnyState, seat: Seat, choice: Choice) -> AnyState:
    """A copy in which one more choice has arrived, with all that was told."""
    copy: AnyState = game.clone(s)
    copy.sink = [*(s.sink or ())]
    play(copy, seat, choice)
    return copy
