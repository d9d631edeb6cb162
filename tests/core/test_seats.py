"""Seats are small numbers in a circle."""

from __future__ import annotations

import pytest

from throneroom.core.seats import CHANCE, SPECTATOR, clockwise


@pytest.mark.parametrize(
    ("first", "players", "order"), [(0, 3, [0, 1, 2]), (2, 3, [2, 0, 1]), (4, 5, [4, 0, 1, 2, 3]), (0, 1, [0])]
)
def test_play_goes_round_once_from_the_first_seat(first: int, players: int, order: list[int]) -> None:
    assert clockwise(first, players) == order


def test_chance_and_spectators_are_no_seats_at_the_table() -> None:
    assert len({CHANCE, SPECTATOR}) == 2
    assert max(CHANCE, SPECTATOR) < 0
