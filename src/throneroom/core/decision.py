"""Decisions: choices owed by a seat, in a closed set of shapes.

A decision is cheap to pose: it names its kind and a few small ints. What may be chosen is worked out
on request, from a state or from a view alike, by the functions of its kind. A choice is an int, or a
tuple of ints built one small choice at a time (`Kind.options` with the prefix chosen so far).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from typing import Any

from throneroom.core.rules import Facts

Choice = int | tuple[int, ...]
Prefix = tuple[int, ...]
Begun = int | tuple[int | None, ...]
"""A choice in the making: None stands for a part that is still open."""

Points = dict[str, tuple[str, ...]]
"""What is pointed at: ids by the plural of their kind, such as `areas` or `cards`."""

STOP = -1
"""The small choice that ends a `Some`; never part of the finished tuple."""


class Shape(Enum):
    """The closed set of shapes: one widget, one prompt and one encoding each."""

    ONE = "one"
    SOME = "some"
    NUMBER = "number"
    ASSIGN = "assign"
    OFFER = "offer"
    CHANCE = "chance"


STRUCTURED = frozenset({Shape.SOME, Shape.ASSIGN, Shape.OFFER})
"""Shapes whose choice is a tuple; the others are a single int."""


class Decision:
    """A choice owed by one seat: its kind, and the public ints that say what it is about."""

    __slots__ = ("a", "b", "kind", "seat")

    def __init__(self, kind: Kind, seat: int, a: int = 0, b: int = 0) -> None:
        self.kind = kind
        self.seat = seat
        self.a = a
        self.b = b

    def __repr__(self) -> str:
        return f"Decision({self.kind.id}, seat={self.seat}, a={self.a}, b={self.b})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Decision) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def key(self) -> tuple[str, int, int, int]:
        """What makes two decisions the same one."""
        return (self.kind.id, self.seat, self.a, self.b)


class Kind:
    """A kind of decision: how to list, check, name and default its choices.

    All functions take a position (a state or a view: both have `table` and `secrets`), the decision,
    and a prefix of small choices. They change nothing and read only what the asked seat may know.

    - `options(p, d, prefix)`: the legal next small choices; every one can be completed. Empty when
      the prefix is a finished choice.
    - `values(p, d, prefix)`: everything that can be named there, legal or not.
    - `check(p, d, choice)`: raise `Illegal` if this choice, or this beginning of one, is not allowed.
    - `say(p, d, prefix, value)`: the words of one small choice in notation.
    - `label(view, d, prefix, value)`: the same for people: a message key and its facts.
    - `points(view, d, prefix, value)`: what one would point at on a table to say it. Without this function it is
      what the facts of `label` name by a bare kind (`area`, not `victim_seat`); see `core/pointing.py`.
    - `fills(view, d, prefix, value)`: where each part of a choice fills a slot of its own (an area with an order),
      that slot and what is put into it. What fits beside the others must not hang on which slots those are.
    - `about(view, d)`: the facts that its question names, besides `a` and `b`.
    - `default(p, d)`: what happens if the seat never answers.
    - `read(p, d, words)`: a choice from words typed in any order, where `say` in turn is too strict.
    - `weights(p, d)`: for chance, how often each option comes up; `None` means equally often.

    `slots` names the parts of a structured choice (for labels); `width` is their number if it is
    fixed, else 0. `secret` lists the parts that other seats do not see when the choice is made.
    """

    __slots__ = (
        "about", "check", "default", "fills", "id", "label", "options", "points", "read", "rules", "say", "secret",
        "shape", "slots", "values", "weights", "width",
    )  # fmt: skip

    def __init__(
        self,
        id: str,
        shape: Shape,
        rules: tuple[str, ...],
        *,
        options: Callable[[Any, Decision, Prefix], Sequence[int]],
        say: Callable[[Any, Decision, Prefix, int], str],
        label: Callable[[Any, Decision, Prefix, int], tuple[str, Facts]],
        default: Callable[[Any, Decision], Choice],
        values: Callable[[Any, Decision, Prefix], Sequence[int]] | None = None,
        check: Callable[[Any, Decision, Prefix], None] | None = None,
        weights: Callable[[Any, Decision], Sequence[int]] | None = None,
        read: Callable[[Any, Decision, list[str]], Prefix] | None = None,
        about: Callable[[Any, Decision], Facts] | None = None,
        points: Callable[[Any, Decision, Prefix, int], Points] | None = None,
        fills: Callable[[Any, Decision, Prefix, int], tuple[str, str]] | None = None,
        slots: tuple[str, ...] = (),
        width: int = 0,
        secret: frozenset[int] = frozenset(),
    ) -> None:
        self.id = id
        self.shape = shape
        self.rules = rules
        self.options = options
        self.values = values or options
        self.check = check
        self.say = say
        self.label = label
        self.default = default
        self.weights = weights
        self.read = read
        self.about = about
        self.points = points
        self.fills = fills
        self.slots = slots or (id,)
        self.width = 1 if shape not in STRUCTURED else width
        self.secret = secret

    @property
    def rule(self) -> str:
        """The ledger id a refusal cites when nothing more precise is known."""
        return self.rules[0]

    def slot(self, i: int) -> str:
        """The name of the i-th part of a choice; the last name serves for all further parts."""
        return self.slots[min(i, len(self.slots) - 1)]


def at_nothing(p: Any, d: Decision, prefix: Prefix, value: int) -> Points:
    """What choices point at that are no things on a table: yes or no, an amount."""
    return {}


def parts(choice: Choice) -> Prefix:
    """A choice as the tuple of its small choices."""
    return choice if isinstance(choice, tuple) else (choice,)


def whole(kind: Kind, prefix: Prefix) -> Choice:
    """A finished prefix as the choice it stands for."""
    if kind.shape in STRUCTURED:
        return prefix[:-1] if prefix and prefix[-1] == STOP else prefix
    return prefix[0]


def next_options(p: Any, d: Decision, prefix: Prefix) -> Sequence[int]:
    """The legal next small choices after `prefix`; empty when it is a finished choice."""
    kind = d.kind
    if kind.width and len(prefix) >= kind.width:
        return ()
    if prefix and prefix[-1] == STOP:
        return ()
    return kind.options(p, d, prefix)
