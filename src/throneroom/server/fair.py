"""Provably fair chance: a secret seed is committed to before the first card, and shown after the last.

Every outcome of chance follows from the seed and the number of the action, so that anybody who has the
record and the seed can check that nothing was dealt to please or to harm.
"""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Final

from throneroom.core.decision import Choice
from throneroom.core.dice import Dice
from throneroom.core.flow import AnyState
from throneroom.core.play import deal

SEED_BYTES: Final = 32


def new_seed() -> str:
    """A seed nobody can guess."""
    return secrets.token_hex(SEED_BYTES)


def commitment(seed: str) -> str:
    """What is published at the start: it binds the server to the seed without telling it."""
    return sha256(f"throneroom fair seed {seed}".encode()).hexdigest()


def dealt(s: AnyState, seed: str, ply: int) -> Choice:
    """The outcome of the chance decision now open, as the action of that number."""
    return deal(s, Dice(f"{seed}/{ply}"))
