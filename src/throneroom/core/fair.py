"""Provably fair chance: a secret seed is committed to before the first card, and shown after the last.

Every outcome of chance follows from the seed and from how many outcomes there were before it, so that
anybody who has the record and the seed can check that nothing was dealt to please or to harm.
"""

from __future__ import annotations

from hashlib import sha256

from throneroom.core.decision import Choice
from throneroom.core.dice import Dice
from throneroom.core.flow import AnyState
from throneroom.core.play import deal
from throneroom.core.replay import Replay, steps
from throneroom.core.rules import require
from throneroom.core.seats import CHANCE


def commitment(seed: str) -> str:
    """What is published at the start: it binds whoever deals to the seed without telling it."""
    return sha256(f"throneroom fair seed {seed}".encode()).hexdigest()


def dealt(s: AnyState, seed: str, index: int) -> Choice:
    """The outcome of the chance decision now open, the index-th of the game."""
    return deal(s, Dice(f"{seed}/{index}"))


def check_fair(record: Replay) -> int:
    """How many outcomes of a record followed from its seed; `Illegal` if one did not. 0 if it has none."""
    fair = record.extra.get("fair")
    if fair is None:
        return 0
    is_whole = isinstance(fair, dict) and isinstance(fair.get("seed"), str)
    require(is_whole and commitment(fair["seed"]) == fair.get("commitment"), "CORE-SEED")
    index = 0
    for number, (s, seat, choice) in enumerate(steps(record), start=1):
        if seat == CHANCE:
            require(dealt(s, fair["seed"], index) == choice, "CORE-UNFAIR", number=number)
            index += 1
    return index
