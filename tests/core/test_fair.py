"""Fair chance: what was dealt follows from the seed that was committed to."""

from __future__ import annotations

import pytest

from throneroom.core.dice import Dice
from throneroom.core.fair import check_fair, commitment, dealt
from throneroom.core.game import find_game, new_game
from throneroom.core.replay import Replay, replay
from throneroom.core.rules import Illegal
from throneroom.core.seats import CHANCE
from throneroom.core.secrecy import sample


def fair_record(seed: str, unfair_at: int = -1) -> Replay:
    """A game dealt from a seed, with one outcome replaced by another."""
    game = find_game("bloody-throne")
    s = new_game(game, 3)
    fair = {"seed": seed, "commitment": commitment(seed)}
    record = Replay(game, 3, {}, {"fair": fair})
    dice, index = Dice(1), 0
    while s.pending:
        d = s.pending[0]
        if d.seat != CHANCE:
            record.take(s, d.seat, sample(s, d, dice))
            continue
        choice = dealt(s, seed, index)
        if index == unfair_at:
            choice = next(option for option in d.kind.options(s, d, ()) if option != choice)
        record.take(s, CHANCE, choice)
        index += 1
    read, _ = replay(record.text(s))
    return read


def test_a_fair_record_is_fair_in_every_outcome() -> None:
    assert check_fair(fair_record("5eed")) == 4


@pytest.mark.rule("CORE-UNFAIR")
def test_a_changed_outcome_is_found() -> None:
    with pytest.raises(Illegal) as refusal:
        check_fair(fair_record("5eed", unfair_at=2))
    assert refusal.value.rule == "CORE-UNFAIR"
    assert refusal.value.facts == {"number": 3}


@pytest.mark.rule("CORE-SEED")
def test_another_seed_than_promised_is_found() -> None:
    record = fair_record("5eed")
    record.extra["fair"]["seed"] = "other"
    with pytest.raises(Illegal) as refusal:
        check_fair(record)
    assert refusal.value.rule == "CORE-SEED"


def test_a_record_without_a_seed_claims_nothing() -> None:
    record = fair_record("5eed")
    record.extra.clear()
    assert check_fair(record) == 0
