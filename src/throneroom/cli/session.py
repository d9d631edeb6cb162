"""A game between one person and bots: its moves, its record, and what can be taken back.

The dice of every move come from the seed and the number of the move, so a game that was saved and
continued, or partly taken back, goes on exactly as it would have.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from throneroom.bots.base import make_bot
from throneroom.core.decision import Choice, Decision
from throneroom.core.dice import Dice
from throneroom.core.events import NO_CHOICE_OF_YOURS, Event, SeenEvent, seen_by
from throneroom.core.game import Game, new_game, only_choice, owed_by, seat_code
from throneroom.core.play import Clock, deal, record_checked
from throneroom.core.replay import Replay
from throneroom.core.seats import CHANCE, Seat


class Session:
    """The state of a game, and all its moves so far as the person saw them."""

    def __init__(
        self, game: Game, players: int, options: dict[str, str], seat: Seat, bots: list[str], seed: str
    ) -> None:
        self.game = game
        self.seat = seat
        self.bots = bots
        """A bot for every seat; the person's own is an empty name."""
        self.seed = seed
        self.asks = False
        """Whether the person wants to be asked also where they can only pass."""
        self.seen: list[list[SeenEvent]] = []
        self._quiet: list[bool] = []
        """For every move: whether it was the person's and told nobody anything new."""
        self._passed: list[bool] = []
        """For every move: whether it was made for the person, who had nothing to choose."""
        self._begin(players, options)

    def _begin(self, players: int, options: dict[str, str]) -> None:
        extra = {"seat": seat_code(self.game, self.seat), "bots": self.bots, "seed": self.seed}
        self.record = Replay(self.game, players, options, extra)
        self.state = new_game(self.game, players, options)
        self.state.sink = []
        self.seen.clear()
        self._quiet.clear()
        self._passed.clear()

    def log(self) -> list[SeenEvent]:
        """Everything the person has seen happen."""
        return [event for events in self.seen for event in events]

    def owed(self) -> Decision | None:
        """What the person is asked, if it is their move."""
        if self.state.pending and self.state.pending[0].seat != self.seat:
            return None
        return owed_by(self.state, self.seat)

    def view(self) -> Any:
        """All the person may know."""
        return self.game.view(self.state, self.seat)

    def others(self) -> Iterator[list[SeenEvent]]:
        """Let chance and bots move until the person is asked or the game is over.

        Where the person has no choice it is made for them, and their log says so; a window in which they can do
        nothing is passed without a word. Bots learn nothing from the pause.
        """
        while self.state.pending:
            d = self.owed()
            if d is None:
                yield self.act(*self._answer(self.state.pending[0]))
                continue
            choice = self._forced(d)
            if choice is None:
                return
            yield self.act(self.seat, choice)

    def _forced(self, d: Decision) -> Choice | None:
        """What the person must choose; None if there is a choice, or if they want to be asked all the same."""
        is_asked = self.asks and d.kind.id in self.game.standing
        return None if is_asked else only_choice(self.game, self.state, d)

    def _answer(self, d: Decision) -> tuple[Seat, Choice]:
        number = len(self.record.actions)
        if d.seat == CHANCE:
            return CHANCE, deal(self.state, Dice(f"{self.seed}/{number}"))
        bot = make_bot(self.bots[d.seat], self.game, Dice(f"{self.seed}/{number}/{d.seat}"))
        return d.seat, bot.choose(self.game.view(self.state, d.seat), d, Clock())

    def act(self, seat: Seat, choice: Choice) -> list[SeenEvent]:
        """Check and make one move; what the person sees of it."""
        d = owed_by(self.state, seat) if seat == self.seat else None
        passed = d is not None and self._forced(d) is not None
        record_checked(self.game, self.state, self.record, seat, choice)
        self._passed.append(passed)
        is_told = passed and d is not None and d.kind.id not in self.game.standing
        return self._note(seat, [self._no_choice()] if is_told else [])

    def _no_choice(self) -> SeenEvent:
        """The line that tells the person of a choice which was none."""
        return SeenEvent(NO_CHOICE_OF_YOURS, (), {"seat": seat_code(self.game, self.seat)}, ())

    def _note(self, seat: Seat, first: list[SeenEvent]) -> list[SeenEvent]:
        events: list[Event] = self.state.sink or []
        self.state.sink = []
        self.seen.append([*first, *[seen_by(event, self.seat) for event in events]])
        self._quiet.append(seat == self.seat and not any(event.reveals for event in events))
        return self.seen[-1]

    def has_acted(self) -> bool:
        """Whether the person has chosen anything yet."""
        return any(self._is_own(i) for i in range(len(self.record.actions)))

    def _is_own(self, number: int) -> bool:
        """Whether a move was the person's own choice."""
        return self.record.actions[number][0] == self.seat and not self._passed[number]

    def _last(self) -> int:
        """The number of the move that would be taken back: behind it there are only moves made for the person."""
        last = len(self.record.actions) - 1
        while self._passed[last]:
            last -= 1
        return last

    def undo_refusal(self) -> str:
        """Why the last move cannot be taken back, as a message key; empty if it can."""
        if not self.has_acted():
            return "play-undo-none"
        return "" if all(self._quiet[self._last() :]) else "play-undo-learned"

    def undo(self) -> None:
        """Take back the person's last move. Only if nothing refuses it."""
        self.restore(self.record.actions[: self._last()])

    def restore(self, actions: list[tuple[Seat, Choice]]) -> None:
        """Stand where these moves lead."""
        self._begin(self.record.players, self.record.options)
        for seat, choice in actions:
            self.act(seat, choice)

    def text(self) -> str:
        """The record of the game so far."""
        return self.record.text(self.state)
