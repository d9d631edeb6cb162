"""Records that people bring along: played and checked completely before anybody can watch them.

Whatever is sent, reading it is bounded: in lines, in the length of a line, and in seconds. The first reading is done
in a process that is killed when it takes too long; what has passed it is known to end.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from time import thread_time
from typing import Any, Final

from throneroom.core.decision import Choice
from throneroom.core.fair import check_fair
from throneroom.core.flow import AnyState
from throneroom.core.replay import BadRecord, Replay, read_header, replay
from throneroom.core.rules import Illegal
from throneroom.core.seats import Seat
from throneroom.server.people import plain_name
from throneroom.server.problems import Problem
from throneroom.server.reels import End

MOST_SIGNS: Final = 300_000
"""The longest games take 20,000; a custom card set in the header may take 200,000 more."""
MOST_LINES: Final = 10_000
LONGEST_LINE: Final = 2_000
MOST_SECONDS: Final = 15.0


def verified(text: str) -> Replay:
    """A record that is right in every line and dealt as its seed says; else a problem with the line and the rule."""
    lines = text.split("\n")
    if len(lines) > MOST_LINES or any([len(line) > LONGEST_LINE for line in lines[1:]]):
        raise too_long()
    begun = thread_time()
    numbers: list[int] = []

    def going_on(s: AnyState, seat: Seat, choice: Choice, line: int) -> None:
        numbers.append(line)
        if thread_time() - begun > MOST_SECONDS:
            raise too_long()

    try:
        _require_writable(text)
        record, _ = replay(text, going_on)
    except BadRecord as bad:
        raise bad_record(bad.line, bad.refusal) from None
    except (RecursionError, ValueError, TypeError, LookupError, AttributeError):
        raise bad_record(1, Illegal("CORE-RECORD-HEADER")) from None
    try:
        check_fair(record)
    except Illegal as refusal:
        number = refusal.facts.get("number")
        raise bad_record(numbers[number - 1] if isinstance(number, int) else 1, refusal) from None
    return record


def _require_writable(text: str) -> None:
    """The header can be stored and sent back: half of a surrogate pair or an endless number cannot."""
    text.encode()
    try:
        head = json.loads(text.split("\n", 1)[0], parse_int=_number)
    except json.JSONDecodeError:  # the reader of records says what it is
        return
    json.dumps(head, ensure_ascii=False).encode()


def _number(digits: str) -> int:
    if len(digits) > 18:
        raise ValueError(digits)
    return int(digits)


def too_long() -> Problem:
    """The record is longer, or takes longer, than what is checked here."""
    return Problem(413, "long-record", {"lines": MOST_LINES, "signs": LONGEST_LINE})


def bad_record(line: int, refusal: Illegal) -> Problem:
    """The record is wrong there, by that rule."""
    problem = Problem(422, "bad-record", {"line": line}, refusal)
    problem.more["line"] = line
    return problem


def about(text: str) -> dict[str, Any]:
    """What lists tell of a verified record, from its first and its last line; small, however long the record is."""
    game, head = read_header(text)
    end = end_of(text)
    return {
        "players": head["players"],
        "plies": end.plies,
        "winners": end.winners,
        "seats": list(game.seats[: head["players"]]),
        "names": names_in(head),
    }


def names_in(head: Mapping[str, Any]) -> list[str | None]:
    """Who sat where, if the header says so; anybody could have written it, so it is only a label."""
    given = head.get("names")
    names = given if isinstance(given, list) else []
    return [_name(names[seat]) if seat < len(names) else None for seat in range(head["players"])]


def _name(given: object) -> str | None:
    try:
        return plain_name(given) if isinstance(given, str) else None
    except Problem:
        return None


def end_of(text: str) -> End:
    """How a verified record ends, as its last line says."""
    count, result = text.rsplit("=", 1)[1].split()
    return End(int(count), [] if result == "unfinished" else result.split(","))
