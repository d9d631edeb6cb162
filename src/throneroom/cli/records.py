"""Reading recorded games: what they hold, and what is wrong with them."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from throneroom.cli.errors import BadInput
from throneroom.cli.files import read_file
from throneroom.cli.ui import Ui
from throneroom.core.events import Event
from throneroom.core.flow import AnyState, play
from throneroom.core.game import Game, new_game, owed_by
from throneroom.core.notation import action_text
from throneroom.core.replay import BadRecord, Replay, read_header, replay
from throneroom.core.rules import Illegal
from throneroom.core.seats import SPECTATOR, Seat
from throneroom.telling import refusal_text, words_of


@dataclass(frozen=True, slots=True)
class Moment:
    """One action of a record: who acted, its words, what it caused."""

    seat: Seat
    action: str
    events: tuple[Event, ...]


def read_record(name: str) -> tuple[Replay, AnyState]:
    """A record and where it leads; `BadRecord` names the line that is wrong."""
    text = read_file(name)
    try:
        return replay(text)
    except BadRecord:
        raise
    except (RecursionError, ValueError, TypeError, KeyError, AttributeError, IndexError):
        raise BadRecord(1, Illegal("CORE-RECORD-HEADER")) from None


def as_bad_input(ui: Ui, name: str, problem: BadRecord) -> BadInput:
    """A faulty record as a message, in the words of its game."""
    words = ui.words
    with suppress(BadRecord, Illegal):
        game, head = read_header(read_file(name))
        words = words_of(ui.lang, game)
        words = words_of(ui.lang, game, head["options"])  # which may themselves be what is wrong
    message = refusal_text(words, problem.refusal)
    return BadInput("error-record", {"file": name, "line": problem.line, "message": message})


def moments(record: Replay) -> list[Moment]:
    """Every action of a record with what it caused."""
    s = new_game(record.game, record.players, record.options)
    out = []
    for seat, choice in record.actions:
        d = owed_by(s, seat)
        assert d is not None
        words = action_text(record.game, s, d, choice)
        s.sink = []
        play(s, seat, choice)
        out.append(Moment(seat, words, tuple(s.sink)))
    return out


def state_after(record: Replay, count: int) -> AnyState:
    """The state after the first `count` actions."""
    s = new_game(record.game, record.players, record.options)
    for seat, choice in record.actions[:count]:
        play(s, seat, choice)
    return s


def everything(game: Game, s: AnyState, players: int) -> dict[str, Any]:
    """The table with nothing hidden: what nobody sees filled in from what each seat sees."""
    whole: dict[str, Any] = game.view_json(game.view(s, SPECTATOR))
    for seat in range(players):
        whole = _fill(whole, game.view_json(game.view(s, seat)))
    whole["seat"] = None
    return whole


def _fill(known: Any, more: Any) -> Any:
    if known is None:
        return more
    if isinstance(known, dict) and isinstance(more, dict):
        return {key: _fill(value, more.get(key)) for key, value in known.items()}
    if isinstance(known, list) and isinstance(more, list) and len(known) == len(more):
        return [_fill(a, b) for a, b in zip(known, more, strict=True)]
    return known
