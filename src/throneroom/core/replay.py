"""Records: a header line, then one action per line in notation, chance included, with state hashes.

    {"record": 1, "game": "bloody-throne", "rules_version": 1, "players": 3, "options": {...}}
    * aside red archer heir lord
    red place spy first
    # 2 81f3a9c2d4e5b607
    = 2 unfinished

Reading a record is playing it. `# n hash` is the state after n actions; the last line gives their
number and the winners, so that a truncated file is never taken for a whole one.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from throneroom.core.decision import Choice
from throneroom.core.flow import AnyState, play
from throneroom.core.game import Game, apply, find_game, new_game, owed_by, seat_code, seated, state_hash
from throneroom.core.notation import action_text, read_action
from throneroom.core.rules import Fact, Illegal
from throneroom.core.seats import Seat

FORMAT = 1
EVERY = 20
"""Actions between two hashes."""


class BadRecord(Exception):
    """A record that cannot be read or does not play: the line, and the refusal behind it."""

    def __init__(self, line: int, refusal: Illegal) -> None:
        super().__init__(f"line {line}: {refusal}")
        self.line = line
        self.refusal = refusal


@dataclass(slots=True)
class Replay:
    """A game as its setup and its actions, written as it is played."""

    game: Game
    players: int
    options: dict[str, str]
    extra: dict[str, Any] = field(default_factory=dict)
    lines: list[str] = field(default_factory=list)
    actions: list[tuple[Seat, Choice]] = field(default_factory=list)

    def take(self, s: AnyState, seat: Seat, choice: Choice) -> None:
        """Play a checked action and write it down."""
        d = owed_by(s, seat)
        assert d is not None
        self.lines.append(action_text(self.game, s, d, choice))
        self.actions.append((seat, choice))
        play(s, seat, choice)
        if len(self.actions) % EVERY == 0:
            self.lines.append(f"# {len(self.actions)} {state_hash(self.game, s)}")

    def text(self, s: AnyState) -> str:
        """The whole record up to the state `s`, which is where its actions lead."""
        head = {
            "record": FORMAT,
            "game": self.game.id,
            "rules_version": self.game.rules_version,
            "players": self.players,
            "options": self.options,
            **self.extra,
        }
        count = len(self.actions)
        lines = [json.dumps(head, ensure_ascii=False, sort_keys=False), *self.lines]
        if not self.lines or not self.lines[-1].startswith("# "):
            lines.append(f"# {count} {state_hash(self.game, s)}")
        outcome = self.game.outcome(s)
        result = ",".join(seat_code(self.game, w) for w in outcome.winners) if outcome else "unfinished"
        lines.append(f"= {count} {result}")
        return "\n".join(lines) + "\n"


def read_header(text: str) -> tuple[Game, dict[str, Any]]:
    """The game and the header of a record, or `BadRecord`."""
    first = text.split("\n", 1)[0]
    try:
        head = json.loads(first)
    except (ValueError, RecursionError):
        head = None
    if not isinstance(head, dict) or "record" not in head:
        raise BadRecord(1, Illegal("CORE-RECORD-FOREIGN"))
    if head["record"] != FORMAT:
        raise BadRecord(1, Illegal("CORE-RECORD-FORMAT", {"given": str(head["record"]), "known": str(FORMAT)}))
    try:
        find_game(str(head.get("game")))
        version = head.get("rules_version")
        game = find_game(str(head.get("game")), version if type(version) is int else 0)
    except Illegal as refusal:
        raise BadRecord(1, refusal) from None
    players, options = head.get("players"), head.get("options")
    if (
        not isinstance(players, int)
        or not isinstance(options, dict)
        or any(not isinstance(v, str) for v in options.values())
    ):
        raise BadRecord(1, Illegal("CORE-RECORD-HEADER"))
    try:
        return seated(game, players, options), head
    except Illegal as refusal:
        raise BadRecord(1, refusal) from None


def replay(
    text: str, on_action: Callable[[AnyState, Seat, Choice, int], None] | None = None
) -> tuple[Replay, AnyState]:
    """Play a record, checking every action and every hash; `BadRecord` names the line that is wrong.

    `on_action(s, seat, choice, line)` is called before each action is played.
    """
    game, head = read_header(text)
    extra = {k: v for k, v in head.items() if k not in ("record", "game", "rules_version", "players", "options")}
    try:
        s = new_game(game, head["players"], head["options"])
    except Illegal as refusal:
        raise BadRecord(1, refusal) from None
    record = Replay(game, head["players"], head["options"], extra)
    lines = text.split("\n")
    ended = False
    for number, line in enumerate(lines[1:], start=2):
        if not line.strip():
            continue
        if ended:
            raise BadRecord(number, Illegal("CORE-RECORD-AFTER-END"))
        if line.startswith("# "):
            _check_hash(game, s, record, line, number)
        elif line.startswith("= "):
            _check_end(game, s, record, line, number)
            ended = True
        else:
            _take_line(game, s, record, line, number, on_action)
    if not ended:
        raise BadRecord(len(lines), Illegal("CORE-RECORD-TRUNCATED"))
    return record, s


def _take_line(
    game: Game,
    s: AnyState,
    record: Replay,
    line: str,
    number: int,
    on_action: Callable[[AnyState, Seat, Choice, int], None] | None,
) -> None:
    try:
        seat, choice = read_action(game, s, line)
        from_text = (seat, choice)
        d = owed_by(s, seat)
        assert d is not None
        if on_action:
            on_action(s, seat, choice, number)
        record.lines.append(line)
        record.actions.append(from_text)
        apply(game, s, seat, choice)
        if len(record.actions) % EVERY == 0:
            record.lines.append(f"# {len(record.actions)} {state_hash(game, s)}")
    except Illegal as refusal:
        raise BadRecord(number, refusal) from None


def _check_hash(game: Game, s: AnyState, record: Replay, line: str, number: int) -> None:
    found = line.split()[1:]
    want = [str(len(record.actions)), state_hash(game, s)]
    if found != want:
        facts: dict[str, Fact] = {"given": " ".join(found), "known": " ".join(want)}
        raise BadRecord(number, Illegal("CORE-RECORD-HASH", facts))


def _check_end(game: Game, s: AnyState, record: Replay, line: str, number: int) -> None:
    outcome = game.outcome(s)
    result = ",".join(seat_code(game, w) for w in outcome.winners) if outcome else "unfinished"
    found, want = line.split()[1:], [str(len(record.actions)), result]
    if found != want:
        raise BadRecord(number, Illegal("CORE-RECORD-RESULT", {"given": " ".join(found), "known": " ".join(want)}))


def steps(record: Replay) -> Iterator[tuple[AnyState, Seat, Choice]]:
    """Each action with the state just before it, playing the record anew."""
    s = new_game(record.game, record.players, record.options)
    for seat, choice in record.actions:
        yield s, seat, choice
        play(s, seat, choice)
