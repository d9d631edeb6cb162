"""R12: nobody knows more. No byte sent to a seat depends on what that seat may not know.

300 games with all numbers of players: 140 of Bloody Throne, 140 of The Iron Throne, 20 of Westeros. At decisions of
every seat a world imagined from its view must look to it exactly like the true one; moments are played twice with
other secrets (a choice, an outcome of chance, the seed of the server), and everybody else must be sent the same
until something is revealed. Compared are views, events, options, refusals, labels, decision ids, who is awaited,
and the bytes that the server sends to the seats and to a spectator, what each event changes in their views included.

More leaks than those planted here are in `tests/properties/test_planted_leaks.py`.

Repeat with more: `SCALE=20 pytest -n auto tests/reliability/test_r12_noninterference.py`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice
from typing import Any

import pytest

from properties.support import ALL_GAMES, SCALE, length, walk
from throneroom.core.decision import Choice, Decision
from throneroom.core.dice import Dice
from throneroom.core.events import Event, seen_by
from throneroom.core.flow import AnyState
from throneroom.core.game import Game, games, state_hash
from throneroom.core.seats import CHANCE, SPECTATOR, Seat
from throneroom.core.worlds import fork, other_choice, packet, side_by_side, two_worlds
from throneroom.server import packets
from throneroom.server.fold import Fold, new_fold
from throneroom.server.rooms import ENDED, PERSON, PLAYING, Chair, Draft, Room
from throneroom.server.stills import Shelf, Stills
from throneroom.telling import Teller

GAMES = {"bloody-throne": 140, "iron-throne": 140, "westeros": 20, "toy": 40}

LOOKS = 24
"""Decisions of one game at which worlds are imagined, about."""
FORKS = 1
"""Moments of one game that are played twice in each way, about."""
STEPS = 24
"""Actions that two copies go on side by side."""


# ---------------------------------------------------------------- the server's bytes


@cache
def teller(id: str) -> Teller:
    return Teller("en", ALL_GAMES[id])


def room_of(fold: Fold, drafts: dict[Seat, Draft] | None = None) -> Room:
    """A match on the server in which everybody is a person."""
    row = {"id": "m", "game": fold.game.id, "status": ENDED if fold.is_over else PLAYING, "epoch": 0}
    return Room("m", row, [Chair(seat, PERSON, f"user {seat}") for seat in range(fold.players)], fold, drafts or {})


def fold_at(game: Game, players: int, s: AnyState, seed: str = "seed") -> Fold:
    """A match that stands where a game stands; what was before is the same for everybody."""
    fold = new_fold(game.id, players, {}, seed)
    fold.state = game.clone(s)
    fold.shelf = Shelf()
    return fold


def bytes_for(room: Room, seat: Seat, since: int = 0) -> str:
    """What the server sends to a seat."""
    return json.dumps(packets.packet(room, seat, since, teller(room.playing().game.id)), ensure_ascii=False)


class Copies:
    """Copies of a match, found by their states, of which each has gone on by itself."""

    def __init__(self, *folds: Fold) -> None:
        self.folds = {id(fold.state): fold for fold in folds}
        self.since = folds[0].plies

    def take(self, s: AnyState, seat: Seat, choice: Choice) -> None:
        fold = self.folds[id(s)]
        self.since = fold.plies
        fold.take(seat, choice)
        s.sink = self.told(fold)

    def told(self, fold: Fold) -> list[Event]:
        return [event for told in fold.told if told.ply >= self.since for event in told.events]

    def sent(self, game: Game, s: AnyState, seat: Seat) -> dict[str, str]:
        since = self.since if self.folds[id(s)].told else 0
        return packet(game, s, seat) | {"server": bytes_for(room_of(self.folds[id(s)]), seat, since)}


def sent(game: Game, s: AnyState, seat: Seat) -> dict[str, str]:
    """All that a seat is sent in a position, by the engine and by the server."""
    if game.id not in games():
        return packet(game, s, seat)
    fold = fold_at(game, len(game.scores(s)), s)
    return packet(game, s, seat) | {"server": bytes_for(room_of(fold), seat)}


# ---------------------------------------------------------------- the checker


def hunt(game: Game, players: int, dice: Dice, counts: dict[str, int]) -> Iterator[str]:
    """Every leak that is found in one random game."""
    share = length(game.id, players)
    observers = [*range(players), SPECTATOR]
    for s, d, choice in walk(game, players, dice):
        if d.seat != CHANCE and dice.below(share) < LOOKS:
            counts["worlds"] += 1
            yield from two_worlds(game, s, dice, sorted({d.seat, dice.pick(observers)}), sent=sent)
        if game.id in games() and d.seat != CHANCE and dice.below(share) < FORKS:
            counts["forks"] += 1
            yield from fork_seeds(game, players, s, d.seat, choice, dice)
        if (d.seat == CHANCE or d.kind.secret) and dice.below(share) < 3 * FORKS:
            yield from forks(game, players, s, d, choice, dice, counts)
    yield from two_worlds(game, s, dice, sent=sent)


def forks(
    game: Game, players: int, s: AnyState, d: Decision, choice: Choice, dice: Dice, counts: dict[str, int]
) -> Iterator[str]:
    """Leaks of a secret choice, or of a secret outcome of chance: in the engine, in the server, in its drafts."""
    other = other_choice(s, d, choice, dice)
    if other is None:
        return
    counts["forks"] += 1
    if d.seat == CHANCE or game.id not in games():
        yield from fork(game, s, d.seat, choice, other, dice, STEPS)
        return
    one, two = fold_at(game, players, s), fold_at(game, players, s)
    yield from go_on(one, two, d.seat, (choice, other), dice)
    if len(s.pending) > 1:
        yield from compare_drafts(game, players, s, d, (choice, other))


def fork_seeds(game: Game, players: int, s: AnyState, seat: Seat, choice: Choice, dice: Dice) -> list[str]:
    """Leaks of what a server will deal: the same match with another seed."""
    one, two = fold_at(game, players, s, "one seed"), fold_at(game, players, s, "another seed")
    return go_on(one, two, seat, (choice, choice), dice)


def go_on(one: Fold, two: Fold, seat: Seat, choices: tuple[Choice, Choice], dice: Dice) -> list[str]:
    """Leaks while two copies of a match go on side by side, after a seat has made one choice in each."""
    copies = Copies(one, two)
    for fold, choice in zip((one, two), choices, strict=True):
        copies.take(fold.state, seat, choice)
    knows = seat if choices[0] != choices[1] else None
    blind = [observer for observer in (*range(one.players), SPECTATOR) if observer != knows]
    return side_by_side(one.game, one.state, two.state, blind, dice, STEPS, copies.take, copies.sent)


def compare_drafts(game: Game, players: int, s: AnyState, d: Decision, choices: tuple[Choice, Choice]) -> Iterator[str]:
    """Leaks of a choice that rests with the server until everybody has chosen."""
    fold = fold_at(game, players, s)
    one, two = [room_of(fold, {d.seat: Draft(fold.decision(d), d.seat, choice, True, "key")}) for choice in choices]
    for observer in (*range(players), SPECTATOR):
        if observer != d.seat and bytes_for(one, observer) != bytes_for(two, observer):
            yield f"{observer}: the draft of {d.seat} is in what the server sends"


def share_of(id: str) -> int:
    """How many games are played at each table."""
    return max(1, round(GAMES[id] * SCALE / len(ALL_GAMES[id].players)))


@pytest.mark.parametrize("part", range(2))
@pytest.mark.parametrize(("id", "players"), [(id, n) for id in GAMES for n in ALL_GAMES[id].players])
def test_no_byte_sent_to_a_seat_depends_on_what_it_may_not_know(
    id: str, players: int, part: int, record_property: Callable[[str, object], None]
) -> None:
    counts = {"games": 0, "worlds": 0, "forks": 0}
    for run in range(part, share_of(id), 2):
        counts["games"] += 1
        leaks = list(hunt(ALL_GAMES[id], players, Dice(f"secrets {id} {players} {run}"), counts))
        assert not leaks, (run, leaks)
    assert counts["worlds"] > 0
    assert counts["forks"] > 0
    for what, count in counts.items():
        record_property(what, count)


# ---------------------------------------------------------------- leaks of the server are found

GAMES_TO_FIND_IT = 4


def is_found(id: str, where: str) -> bool:
    """Whether a leak of that description is found in a few games."""
    counts = {"games": 0, "worlds": 0, "forks": 0}
    leaks = (leak for run in range(GAMES_TO_FIND_IT) for leak in hunt(ALL_GAMES[id], 3, Dice(run), counts))
    return any(where in leak for leak in islice(leaks, 100))


def spoil(monkeypatch: pytest.MonkeyPatch, more: Callable[[Room, Seat], Any]) -> None:
    """Let the server send one thing more."""
    original = packets.packet
    monkeypatch.setattr(
        packets, "packet", lambda room, seat, *rest: {**original(room, seat, *rest), "more": more(room, seat)}
    )


def test_one_more_harmless_thing_is_no_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    spoil(monkeypatch, lambda room, seat: room.playing().plies)
    assert not is_found("bloody-throne", "")


@pytest.mark.parametrize("id", games())
def test_the_hash_of_the_whole_state_is_a_leak(monkeypatch: pytest.MonkeyPatch, id: str) -> None:
    spoil(monkeypatch, lambda room, seat: state_hash(room.playing().game, room.playing().state))
    assert is_found(id, "server")


def test_the_seed_of_a_match_under_way_is_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    spoil(monkeypatch, lambda room, seat: room.playing().seed)
    assert is_found("iron-throne", "server")


def test_the_drafts_of_others_are_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    spoil(monkeypatch, lambda room, seat: {other: draft.choice for other, draft in room.drafts.items()})
    assert is_found("westeros", "the draft of")


def test_the_last_choice_of_another_is_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    spoil(monkeypatch, lambda room, seat: [action.choice for action in room.playing().actions[-1:]])
    assert is_found("bloody-throne", "server")


def test_events_that_are_not_cut_to_their_reader_are_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    def events_since(self: Fold, ply: int, seat: Seat) -> list[tuple[int, list[Any]]]:
        return [(told.ply, [seen_by(event, event.to) for event in told.events]) for told in self.told]

    monkeypatch.setattr(Fold, "events_since", events_since)
    assert is_found("iron-throne", "server")


@pytest.mark.parametrize("id", ["bloody-throne", "iron-throne"])
def test_changes_in_the_view_of_another_seat_are_a_leak(monkeypatch: pytest.MonkeyPatch, id: str) -> None:
    original = Stills.changes
    monkeypatch.setattr(Stills, "changes", lambda self, seat: original(self, max(seat, 0) ^ 1))
    assert is_found(id, "server")
