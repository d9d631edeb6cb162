"""Dice give the same numbers for ever, and fair ones."""

from __future__ import annotations

from collections import Counter

import pytest

from throneroom.core.dice import Dice

ROLLS = 6000


def test_the_first_numbers_of_a_seed_never_change() -> None:
    dice = Dice(7)
    assert [dice.getrandbits(8) for _ in range(8)] == [25, 13, 201, 219, 124, 225, 53, 125]


def test_numbers_go_on_unchanged_beyond_the_first_block() -> None:
    dice = Dice(0)
    numbers = [dice.getrandbits(64) for _ in range(9)]
    assert numbers[7:] == [8532449281813384463, 17100575773332931527]


def test_every_kind_of_draw_never_changes() -> None:
    assert [*map(Dice("seven").below, [10] * 12)] == [2, 6, 0, 5, 6, 8, 5, 0, 4, 4, 7, 3]
    assert "".join(Dice(7).shuffled("abcdefgh")) == "ghfcaedb"
    dice = Dice(7)
    assert "".join(dice.pick("abcde") for _ in range(10)) == "bdeaccdddc"
    dice = Dice(7)
    assert "".join(dice.weighted("abc", [1, 2, 7]) for _ in range(12)) == "cbaccbcccccc"


def test_a_seed_may_be_a_number_or_a_text_and_other_seeds_differ() -> None:
    assert Dice(7).getrandbits(64) == Dice("7").getrandbits(64)
    assert len({Dice(seed).getrandbits(64) for seed in range(100)}) == 100


def test_bits_that_a_block_cannot_give_any_more_come_from_the_next() -> None:
    dice, again = Dice(1), Dice(1)
    first = [dice.getrandbits(500), dice.getrandbits(500)]
    assert first == [again.getrandbits(500), again.getrandbits(500)]
    assert all(0 <= value < 1 << 500 for value in first)
    assert Dice(1).getrandbits(512).bit_length() > 490
    assert Dice(1).getrandbits(0) == 0


@pytest.mark.parametrize("n", [2, 3, 5, 6, 7, 10, 120])
def test_every_number_below_a_bound_comes_about_equally_often(n: int) -> None:
    dice = Dice(f"uniform {n}")
    counts = Counter(dice.below(n) for _ in range(ROLLS))
    assert set(counts) == set(range(n))
    expected = ROLLS / n
    assert sum((count - expected) ** 2 / expected for count in counts.values()) < 2 * n + 20


def test_below_one_or_less_is_always_nothing_and_costs_no_bits() -> None:
    dice, other = Dice(3), Dice(3)
    assert [dice.below(1), dice.below(0)] == [0, 0]
    assert dice.getrandbits(64) == other.getrandbits(64)


def test_weights_say_how_often_each_item_comes() -> None:
    dice = Dice("weights")
    counts = Counter(dice.weighted("abc", [1, 0, 3]) for _ in range(ROLLS))
    assert counts["b"] == 0
    assert abs(counts["a"] / ROLLS - 0.25) < 0.03


def test_every_order_of_a_shuffle_comes_about_equally_often() -> None:
    dice = Dice("orders")
    counts = Counter("".join(dice.shuffled("abc")) for _ in range(ROLLS))
    assert len(counts) == 6
    assert all(abs(count / ROLLS - 1 / 6) < 0.03 for count in counts.values())


def test_shuffling_leaves_the_items_themselves_alone() -> None:
    items = [1, 2, 3, 4]
    assert sorted(Dice(5).shuffled(items)) == items == [1, 2, 3, 4]
