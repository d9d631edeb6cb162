"""Seats: who can owe a choice. A seat is a small int; names exist only at the edges."""

from __future__ import annotations

from typing import Final

Seat = int

CHANCE: Final = -1
"""The seat of the dealer: it answers `Chance` decisions and is never seen in a view."""

SPECTATOR: Final = -2
"""A viewer who sits nowhere and knows only what everybody knows."""

NOBODY: Final = -3
"""Nobody at all: whom an event without private facts is addressed to."""

CHANCE_CODE: Final = "*"


def clockwise(first: Seat, players: int) -> list[Seat]:
    """All seats in order of play, beginning with `first`."""
    return [(first + i) % players for i in range(players)]
