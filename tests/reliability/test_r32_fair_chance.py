"""R32: chance is fair. What is dealt follows from a seed that was promised before, and favours nobody.

10,000 deals of every deck of the three games, each from a seed of its own, at up to six moments of a whole game in
which the deck has different sizes. All moments of a deck together must be as even as even dealing is in 999 of
1,000 cases (chi-square, p > 0.001); a single moment has the same right to bad luck, shared between the moments of
its deck. Then 10,000 whole deals: outcomes that follow one another do not depend on each other, and every one is
confirmed by the verifier that players have.

The seeds are fixed, so the answer is the same every time. Repeat with more deals:
`SCALE=10 pytest -n auto tests/reliability/test_r32_fair_chance.py`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp, lgamma, log

import pytest

from properties.support import SCALE
from throneroom.core.decision import Choice
from throneroom.core.dice import Dice
from throneroom.core.fair import check_fair, commitment, dealt
from throneroom.core.flow import AnyState, play
from throneroom.core.game import Game, find_game, new_game
from throneroom.core.play import deal
from throneroom.core.replay import Replay
from throneroom.core.rules import Illegal
from throneroom.core.seats import CHANCE
from throneroom.core.secrecy import sample
from throneroom.core.worlds import spread

DEALS = round(10_000 * SCALE)
MOMENTS = 6
"""Moments of a game at which one deck is looked at."""
LEAST = 0.001
"""How improbable an uneven deal may be."""

Dealer = Callable[[AnyState, str, int], Choice]

TABLES = {
    "bloody-throne": (5, {}),
    "iron-throne": (5, {}),
    "westeros": (6, {"tides": "on"}),
}


def seed(number: int) -> str:
    """The secret seed of one deal."""
    return f"{Dice(f'fair {number}').getrandbits(256):064x}"


# ---------------------------------------------------------------- how improbable it is


def chance_of_more(square: float, freedom: int) -> float:
    """How probable a chi-square of at least that size is: the upper incomplete gamma function."""
    a, x = freedom / 2, square / 2
    scale = exp(a * log(x) - x - lgamma(a)) if x > 0 else 0.0
    if x < a + 1:
        term = total = 1 / a
        n = a
        while term > total * 1e-15:
            n += 1
            term *= x / n
            total += term
        return 1 - scale * total
    b, c, d = x + 1 - a, 1e300, 1 / (x + 1 - a)  # the continued fraction, by Lentz
    value = d
    for i in range(1, 10_000):
        b += 2
        d = 1 / (b - i * (i - a) * d)
        c = b - i * (i - a) / c
        value *= c * d
        if abs(c * d - 1) < 1e-15:
            break
    return scale * value


@pytest.mark.parametrize(
    ("square", "freedom", "chance"),
    [(3.8415, 1, 0.05), (18.307, 10, 0.05), (10.828, 1, 0.001), (124.342, 100, 0.05), (99.334, 100, 0.5), (0, 4, 1)],
)
def test_the_table_of_chi_square_is_right(square: float, freedom: int, chance: float) -> None:
    assert chance_of_more(square, freedom) == pytest.approx(chance, rel=1e-3)


@dataclass(slots=True)
class Evenness:
    """How far counts are from what was expected."""

    square: float
    freedom: int

    @property
    def chance(self) -> float:
        return chance_of_more(self.square, self.freedom)


def evenness(counts: Sequence[int], weights: Sequence[int]) -> Evenness:
    """Counts that should be as the weights are."""
    share = sum(counts) / sum(weights)
    return Evenness(sum([(n - w * share) ** 2 / (w * share) for n, w in zip(counts, weights, strict=True)]),
                    len(counts) - 1)  # fmt: skip


# ---------------------------------------------------------------- every deck


@dataclass(slots=True)
class Moment:
    """A position in which chance is asked, after so many outcomes."""

    state: AnyState
    index: int

    def test(self, dealer: Dealer) -> Evenness:
        """Deal often, each time from another seed."""
        s = self.state
        d = s.pending[0]
        options = d.kind.options(s, d, ())
        weights = d.kind.weights(s, d) if d.kind.weights is not None else [1] * len(options)
        found = Counter([dealer(s, seed, self.index) for seed in SEEDS])
        assert set(found) <= set(options)
        return evenness([found[option] for option in options], weights)


SEEDS = [seed(number) for number in range(DEALS)]


def decks(id: str) -> dict[str, list[Moment]]:
    """Every deck that is dealt from in one whole game, at some moments that leave chance a choice."""
    players, options = TABLES[id]
    game, dice = find_game(id), Dice(f"decks {id}")
    s = new_game(game, players, options)
    found: dict[str, list[Moment]] = {}
    index = 0
    while s.pending:
        d = s.pending[0]
        if d.seat != CHANCE:
            play(s, d.seat, sample(s, d, dice))
            continue
        if len(d.kind.options(s, d, ())) > 1:
            found.setdefault(f"{d.kind.id} {d.a}", []).append(Moment(game.clone(s), index))
        play(s, CHANCE, dealt(s, seed(-1), index))
        index += 1
    return {deck: [moments[i] for i in spread(range(len(moments)), MOMENTS)] for deck, moments in found.items()}


def unfair(moments: list[Moment], dealer: Dealer) -> list[str]:
    """What is uneven about the deals of one deck."""
    found = [moment.test(dealer) for moment in moments]
    whole = Evenness(sum([x.square for x in found]), sum([x.freedom for x in found]))
    out = [f"all: {whole.chance:.2g}"] if whole.chance <= LEAST else []
    out += [f"moment {i}: {x.chance:.2g}" for i, x in enumerate(found) if x.chance <= LEAST / len(found)]
    return out


DECKS = {(id, deck): moments for id in TABLES for deck, moments in decks(id).items()}


@pytest.mark.parametrize(("id", "deck"), DECKS)
def test_every_card_of_a_deck_comes_as_often_as_it_should(
    id: str, deck: str, record_property: Callable[[str, object], None]
) -> None:
    assert not unfair(DECKS[id, deck], dealt)
    record_property("deals", DEALS * len(DECKS[id, deck]))


# ---------------------------------------------------------------- whole deals

GROUPS = 10
"""Outcomes are compared in so many groups: there are too many pairs of them."""


def opening(game: Game, players: int, seed: str, dealer: Dealer) -> Replay:
    """All that is dealt before anybody acts, as a record that names its seed."""
    record = Replay(game, players, {}, {"fair": {"seed": seed, "commitment": commitment(seed)}})
    s = new_game(game, players)
    while s.pending and s.pending[0].seat == CHANCE:
        choice = dealer(s, seed, len(record.actions))
        record.actions.append((CHANCE, choice))
        play(s, CHANCE, choice)
    return record


def entangled(records: Sequence[Replay]) -> list[str]:
    """Neighbouring outcomes of which one tells something of the other."""
    rows = [[int(str(choice)) % GROUPS for _, choice in record.actions] for record in records]
    out = []
    for i in range(len(rows[0]) - 1):
        pairs = Counter([(row[i], row[i + 1]) for row in rows])
        left, right = Counter([row[i] for row in rows]), Counter([row[i + 1] for row in rows])
        expected = {(a, b): left[a] * right[b] / len(rows) for a in left for b in right}
        square = sum([(pairs[pair] - n) ** 2 / n for pair, n in expected.items()])
        chance = chance_of_more(square, (len(left) - 1) * (len(right) - 1))
        if chance <= LEAST / len(rows[0]):
            out.append(f"{i}: {chance:.2g}")
    return out


def broken_promises(records: Sequence[Replay]) -> int:
    """How many records the verifier refuses."""
    refused = 0
    for record in records:
        try:
            assert check_fair(record) == len(record.actions)
        except Illegal:
            refused += 1
    return refused


@pytest.mark.parametrize(("id", "players"), [("bloody-throne", 5), ("iron-throne", 3)])
def test_outcomes_do_not_depend_on_each_other_and_all_follow_from_the_promised_seed(
    id: str, players: int, record_property: Callable[[str, object], None]
) -> None:
    records = [opening(find_game(id), players, seed, dealt) for seed in SEEDS]
    assert not entangled(records)
    assert broken_promises(records) == 0
    record_property("deals", len(records))


# ---------------------------------------------------------------- dealers who cheat or err are caught


def without_copies(s: AnyState, seed: str, index: int) -> Choice:
    """Forgets that some cards are there more than once."""
    return sample(s, s.pending[0], Dice(f"{seed}/{index}"))


def by_remainder(s: AnyState, seed: str, index: int) -> Choice:
    """Takes the remainder of a random byte, which prefers the first outcomes."""
    options = s.pending[0].kind.options(s, s.pending[0], ())
    return int(options[Dice(f"{seed}/{index}").getrandbits(8) % len(options)])


def for_a_friend(s: AnyState, seed: str, index: int) -> Choice:
    """Deals again, one time in ten, what came from the lower half."""
    dice = Dice(f"{seed}/{index}")
    options = s.pending[0].kind.options(s, s.pending[0], ())
    choice = deal(s, dice)
    return deal(s, dice) if choice in options[: len(options) // 2] and not dice.below(10) else choice


def without_counting(s: AnyState, seed: str, index: int) -> Choice:
    """Uses the same numbers for every outcome of a game."""
    return dealt(s, seed, 0)


def from_another_seed(s: AnyState, seed: str, index: int) -> Choice:
    """Promises one seed and deals from another."""
    return dealt(s, seed[::-1], index)


@pytest.mark.parametrize(
    ("dealer", "id", "deck"),
    [
        (without_copies, "westeros", "westeros 0"),
        (without_copies, "iron-throne", "draw 0"),
        (by_remainder, "bloody-throne", "aside 0"),
        (for_a_friend, "bloody-throne", "starter 0"),
        (for_a_friend, "westeros", "wildlings 0"),
    ],
)
def test_a_biased_dealer_is_found(dealer: Dealer, id: str, deck: str) -> None:
    assert unfair(DECKS[id, deck], dealer)


def test_a_dealer_who_repeats_himself_is_found() -> None:
    records = [opening(find_game("bloody-throne"), 5, seed, without_counting) for seed in SEEDS]
    assert entangled(records)
    assert broken_promises(records) == len(records)


def test_a_dealer_who_breaks_his_promise_is_found_every_time() -> None:
    records = [opening(find_game("bloody-throne"), 5, seed, from_another_seed) for seed in SEEDS]
    assert broken_promises(records) == len(records)
