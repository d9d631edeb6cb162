"""A pile has no order until someone looks."""

from __future__ import annotations

from collections import Counter

from throneroom.core.deck import Deck
from throneroom.core.dice import Dice


def test_the_unordered_part_is_the_same_however_it_was_given() -> None:
    assert Deck((3, 1, 2, 1)) == Deck((1, 1, 2, 3))
    assert hash(Deck((3, 1))) == hash(Deck((1, 3)))
    assert Deck((1, 2)) != Deck((1,), top=(2,))
    assert Deck((1,)) != (1,)


def test_outcomes_are_ordered_and_weighted_by_their_copies() -> None:
    deck = Deck((5, 2, 5, 9))
    assert deck.outcomes() == [2, 5, 9]
    assert deck.weights() == [1, 2, 1]
    assert not deck.is_certain()


def test_a_known_top_card_comes_first_and_leaves_chance_nothing_to_decide() -> None:
    deck = Deck((1, 2), top=(7, 8))
    assert deck.outcomes() == [7]
    assert deck.weights() == [1]
    assert deck.is_certain()
    assert deck.without_next(7) == Deck((1, 2), top=(8,))


def test_a_known_bottom_card_comes_last() -> None:
    deck = Deck((4,), bottom=(1, 2))
    assert deck.outcomes() == [4]
    deck = deck.without_next(4)
    assert deck.outcomes() == [1]
    assert deck.weights() == [1]
    assert deck.without_next(1).without_next(2) == Deck(())


def test_copies_of_one_card_are_certain_and_so_is_an_empty_pile() -> None:
    assert Deck((3, 3, 3)).is_certain()
    assert Deck(()).is_certain()
    assert Deck(()).outcomes() == []
    assert Deck(()).weights() == []
    assert not Deck(())


def test_drawing_takes_one_copy() -> None:
    assert Deck((5, 5, 6)).without_next(5) == Deck((5, 6))
    assert len(Deck((5, 5, 6), top=(1,), bottom=(2,))) == 5


def test_cards_put_on_top_or_at_the_bottom_keep_their_order() -> None:
    deck = Deck((1,)).with_top(7, 8).with_top(9).with_bottom(2).with_bottom(3, 4)
    assert deck.key() == ((9, 7, 8), (1,), (2, 3, 4))


def test_shuffling_forgets_every_order() -> None:
    assert Deck((1,), top=(7,), bottom=(2,)).shuffled(5) == Deck((1, 2, 5, 7))


def test_drawing_at_random_empties_the_pile_and_comes_as_often_as_copies_say() -> None:
    dice = Dice("deck")
    first = Counter(Deck((0, 1, 1, 1)).draw(dice)[0] for _ in range(2000))
    assert abs(first[1] / 2000 - 0.75) < 0.05
    deck, drawn = Deck((4, 4, 5), top=(9,), bottom=(1,)), []
    while deck:
        card, deck = deck.draw(dice)
        drawn.append(card)
    assert drawn[0] == 9
    assert drawn[-1] == 1
    assert sorted(drawn) == [1, 4, 4, 5, 9]
