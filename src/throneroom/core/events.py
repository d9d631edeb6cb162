"""Events: what actions caused, for people to read. No state is ever rebuilt from them.

An event is split, like the state: `facts` are for everybody, `private` for one seat, or two. `rules` and
`terms` are its derivation: the ids that explain it, and the lines of the sum behind a number.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from throneroom.core.rules import Facts
from throneroom.core.seats import NOBODY, Seat

NO_CHOICE: Final = "no-choice"
NO_CHOICE_OF_YOURS: Final = "no-choice-of-yours"
"""The lines that tell of a choice which was none, to everybody or to its seat alone; not events of any game."""


class Term(NamedTuple):
    """One line of a sum: how much, why (a message key), about what, and by which rule."""

    amount: int
    why: str
    rule: str
    facts: Facts


@dataclass(frozen=True, slots=True)
class Event:
    """A fact in the past tense.

    `reveals` marks an event that tells somebody something nobody could know before it: a card turned
    up, an outcome of chance, a peek. Undo stops there, and the fork test lets worlds differ there.
    """

    id: str
    rules: tuple[str, ...]
    facts: Facts = field(default_factory=dict)
    terms: tuple[Term, ...] = ()
    to: Seat = NOBODY
    private: Facts = field(default_factory=dict)
    reveals: bool = False
    also: Seat = NOBODY


@dataclass(frozen=True, slots=True)
class SeenEvent:
    """An event as one seat sees it: the only form that may leave the engine."""

    id: str
    rules: tuple[str, ...]
    facts: Facts
    terms: tuple[Term, ...]


def seen_by(event: Event, seat: Seat) -> SeenEvent:
    """The event as `seat` sees it."""
    facts = {**event.facts, **event.private} if seat in (event.to, event.also) and event.private else event.facts
    return SeenEvent(event.id, event.rules, facts, event.terms)


def event_json(event: SeenEvent) -> dict[str, object]:
    """A seen event as plain data."""
    return {
        "event": event.id,
        "rules": list(event.rules),
        "facts": {k: list(v) if isinstance(v, tuple) else v for k, v in event.facts.items()},
        "terms": [term_json(term) for term in event.terms],
    }


def term_json(term: Term) -> dict[str, object]:
    """One line of a sum as plain data; `Term(**row)` is its inverse."""
    return {"amount": term.amount, "why": term.why, "rule": term.rule, "facts": term.facts}
