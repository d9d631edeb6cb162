"""Actions as short text, typed by people and written in records; one grammar for all games.

An action is the seat's code and the words of its choice: `red place archer first`. The words of each
small choice come from `Kind.say`; a person may shorten every word to any unique beginning.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from throneroom.core.decision import STOP, Choice, Decision, Prefix, parts, whole
from throneroom.core.game import Game, owed_by, seat_code
from throneroom.core.rules import Illegal, require
from throneroom.core.seats import CHANCE, CHANCE_CODE, Seat


def choice_text(p: Any, d: Decision, choice: Choice) -> str:
    """The canonical words of a choice."""
    given = parts(choice)
    return " ".join([d.kind.say(p, d, given[:i], value) for i, value in enumerate(given)]) or "-"


def action_text(game: Game, p: Any, d: Decision, choice: Choice) -> str:
    """The canonical text of an action."""
    return f"{seat_code(game, d.seat)} {choice_text(p, d, choice)}"


def read_action(game: Game, p: Any, text: str) -> tuple[Seat, Choice]:
    """The seat and choice a text names, whether or not the rules allow it now."""
    words = text.lower().replace(",", " ").replace(":", " ").split()
    require(words, "CORE-NOT-UNDERSTOOD", text=text.strip() or "-")
    seat = read_seat(game, words[0])
    d = owed_by(p, seat)
    require(p.pending, "CORE-OVER")
    require(d is not None, "CORE-NOT-AWAITED", seat=seat_code(game, seat))
    assert d is not None
    return seat, read_choice(p, d, " ".join(words[1:]))


def read_seat(game: Game, word: str) -> Seat:
    """A seat by its code or any unique beginning of it."""
    if word == CHANCE_CODE:
        return CHANCE
    found = [i for i, code in enumerate(game.seats) if code.startswith(word)]
    require(len(found) == 1, "CORE-SEAT", given=word, known=", ".join(game.seats))
    return found[0]


def read_choice(p: Any, d: Decision, text: str) -> Choice:
    """The choice a text names, whether or not the rules allow it now."""
    words = text.lower().replace(",", " ").split()
    if words == ["-"]:
        words = []
    if d.kind.read is not None:
        return whole(d.kind, d.kind.read(p, d, words))
    prefix: Prefix = ()
    while True:
        values = _values(p, d, prefix)
        if not values:
            break
        if not words:
            require(STOP in values, "CORE-INCOMPLETE", slot=d.kind.slot(len(prefix)))
            break
        value, used = _next_value(p, d, prefix, values, words)
        prefix += (value,)
        words = words[used:]
    require(not words, "CORE-NOT-UNDERSTOOD", text=" ".join(words))
    return whole(d.kind, prefix)


def _values(p: Any, d: Decision, prefix: Prefix) -> Sequence[int]:
    if d.kind.width and len(prefix) >= d.kind.width:
        return ()
    return d.kind.values(p, d, prefix)


def _next_value(p: Any, d: Decision, prefix: Prefix, values: Sequence[int], words: list[str]) -> tuple[int, int]:
    """The small choice the next words name, and how many words it took."""
    said = [(v, d.kind.say(p, d, prefix, v).lower().split()) for v in values if v != STOP]
    exact = [(v, w) for v, w in said if words[: len(w)] == w]
    if exact:
        value, used = max(exact, key=lambda e: len(e[1]))
        return value, len(used)
    begun = [
        (v, w)
        for v, w in said
        if len(words) >= len(w) and all(full.startswith(typed) for full, typed in zip(w, words, strict=False))
    ]
    for i in range(max([len(w) for _, w in begun], default=0)):  # a whole word beats one it begins
        begun = [(v, w) for v, w in begun if i < len(w) and w[i] == words[i]] or begun
    if len(begun) == 1:
        return begun[0][0], len(begun[0][1])
    if begun:
        known = "; ".join(" ".join(w) for _, w in begun[:6])
        raise Illegal("CORE-AMBIGUOUS", {"text": " ".join(words), "known": known})
    raise Illegal("CORE-NOT-UNDERSTOOD", {"text": " ".join(words)})


def completions(p: Any, d: Decision, text: str) -> list[str]:
    """Words that can follow what was typed so far, for completion at a prompt."""
    words = text.lower().split()
    last = "" if not words or text.endswith(" ") else words.pop()
    prefix: Prefix = ()
    said: list[list[str]] = []
    while True:
        values = _values(p, d, prefix)
        said = [d.kind.say(p, d, prefix, v).lower().split() for v in values if v != STOP]
        try:
            value, used = _next_value(p, d, prefix, values, words)
        except Illegal:
            break
        prefix += (value,)
        words = words[used:]
    depth = len(words)
    found = {w[depth] for w in said if w[:depth] == words and len(w) > depth and w[depth].startswith(last)}
    return sorted(found)


def position_text(game: Game, s: Any) -> str:
    """A position in one line: every section, `;` between them."""
    return "; ".join(f"{key}: {value}" for key, value in game.position(s).items())


def split_position(text: str) -> dict[str, str]:
    """The sections of a position written in one line."""
    sections: dict[str, str] = {}
    for part in text.split(";"):
        if not part.strip():
            continue
        key, colon, value = part.partition(":")
        require(
            colon and key.strip() not in sections,
            "CORE-POSITION",
            section=key.strip() or "-",
            text=part.strip(),
        )
        sections[key.strip()] = value.strip()
    return sections
